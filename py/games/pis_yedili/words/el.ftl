# Pis Yedili. CARD, SUIT, RANK, SEAT and WHO are the frame's (assets/runtime/words.js).

pis_yedili-name = Pis Yedili
pis_yedili-blurb = Άδειασε το χέρι σου πριν από τους άλλους. Ένα εφτάρι φορτώνει στον διπλανό τρία χαρτιά, εκτός αν έχει κι αυτός εφτάρι.


## What happened

pis_yedili-event-first-dealer =
    { WHO($seat) ->
        [you] Μοιράζεις πρώτα εσύ.
       *[other] Πρώτο μοίρασμα: { SEAT($seat) }.
    }
pis_yedili-event-shuffled =
    { WHO($seat) ->
        [you] Ανακατεύεις και μοιράζεις.
       *[other] { SEAT($seat) }: ανακατεύει και μοιράζει.
    }
pis_yedili-event-dealt =
    { WHO($seat) ->
        [you] Σηκώνεις τα χαρτιά σου.
       *[other] { SEAT($seat) }: σηκώνει τα χαρτιά.
    }
pis_yedili-event-laid =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Ρίχνεις: { CARD($card) }.
               *[other] { SEAT($seat) }: { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Ρίχνεις: { CARD($card) }, και ζητάς { SUIT($suit) }.
               *[other] { SEAT($seat) }: { CARD($card) }, και ζητάει { SUIT($suit) }.
            }
    }
pis_yedili-event-drew =
    { $card ->
        [null]
            { $why ->
                [club] { SEAT($seat) }: δεν έχει σπαθί, τραβάει χαρτί.
                [again] { SEAT($seat) }: τραβάει χαρτί για να ξαναπαίξει.
                [bill] { SEAT($seat) }: παίρνει ένα χαρτί.
                [ace] { SEAT($seat) }: παίρνει ένα χαρτί για τον άσο.
                [tek] { SEAT($seat) }: παίρνει ένα χαρτί, ξέχασε το «Τεκ!».
               *[turn] { SEAT($seat) }: τραβάει χαρτί.
            }
       *[seen]
            { WHO($seat) ->
                [you]
                    { $why ->
                        [club] Δεν έχεις σπαθί και τραβάς: { CARD($card) }.
                        [again] Τραβάς για να ξαναπαίξεις: { CARD($card) }.
                        [bill] Παίρνεις: { CARD($card) }.
                        [ace] Παίρνεις για τον άσο: { CARD($card) }.
                        [tek] Ξέχασες το «Τεκ!» και παίρνεις: { CARD($card) }.
                       *[turn] Τραβάς: { CARD($card) }.
                    }
               *[other]
                    { $why ->
                        [club] { SEAT($seat) }: δεν έχει σπαθί, τραβάει. Ήρθε { CARD($card) }.
                        [again] { SEAT($seat) }: τραβάει για να ξαναπαίξει. Ήρθε { CARD($card) }.
                        [bill] { SEAT($seat) }: παίρνει χαρτί. Ήρθε { CARD($card) }.
                        [ace] { SEAT($seat) }: παίρνει χαρτί για τον άσο. Ήρθε { CARD($card) }.
                        [tek] { SEAT($seat) }: παίρνει χαρτί, ξέχασε το «Τεκ!». Ήρθε { CARD($card) }.
                       *[turn] { SEAT($seat) }: τραβάει. Ήρθε { CARD($card) }.
                    }
            }
    }
pis_yedili-event-passed =
    { WHO($seat) ->
        [you] Λες πάσο.
       *[other] { SEAT($seat) }: πάσο.
    }
pis_yedili-event-took =
    { WHO($seat) ->
        [you] Δεν απαντάς στο εφτάρι: παίρνεις { $count } χαρτιά και χάνεις τη σειρά σου.
       *[other] { SEAT($seat) }: δεν απαντάει στο εφτάρι, παίρνει { $count } χαρτιά και χάνει τη σειρά.
    }
pis_yedili-event-faces =
    { WHO($seat) ->
        [you] Ή απαντάς στο εφτάρι ή παίρνεις { $count } χαρτιά.
       *[other] { SEAT($seat) }: ή απαντάει ή παίρνει { $count } χαρτιά.
    }
pis_yedili-event-skipped =
    { WHO($seat) ->
        [you] Χάνεις τη σειρά σου.
       *[other] { SEAT($seat) }: χάνει τη σειρά.
    }
pis_yedili-event-turned =
    { $way ->
        [1] Η σειρά πάει πάλι δεξιόστροφα.
       *[other] Η σειρά πάει τώρα ανάποδα.
    }
pis_yedili-event-goes-again =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Ξαναπαίζεις.
               *[other] { SEAT($seat) }: ξαναπαίζει.
            }
       *[suit]
            { WHO($seat) ->
                [you] Ξαναπαίζεις, μόνο με { SUIT($suit) }.
               *[other] { SEAT($seat) }: ξαναπαίζει, μόνο με { SUIT($suit) }.
            }
    }
pis_yedili-event-said-tek =
    { WHO($seat) ->
        [you] Λες «Τεκ!»
       *[other] { SEAT($seat) }: «Τεκ!»
    }
pis_yedili-event-forgot-tek =
    { WHO($seat) ->
        [you] Ξέχασες να πεις «Τεκ!»
       *[other] { SEAT($seat) }: ξέχασε να πει «Τεκ!»
    }
pis_yedili-event-reshuffled = Άδειασε η στοίβα: τα ριγμένα ανακατεύονται και γίνονται στοίβα.
pis_yedili-event-went-out =
    { WHO($seat) ->
        [you] Βγήκες: ήταν το τελευταίο σου χαρτί.
       *[other] { SEAT($seat) }: βγήκε, ήταν το τελευταίο χαρτί.
    }
pis_yedili-event-voided =
    { WHO($seat) ->
        [you] Δεν βρίσκεις σπαθί πουθενά: η μοιρασιά δεν μετράει και ξαναμοιράζεται.
       *[other] { SEAT($seat) }: δεν βρίσκει σπαθί πουθενά. Η μοιρασιά δεν μετράει και ξαναμοιράζεται.
    }
pis_yedili-event-stopped =
    { $why ->
        [passes] Είπαν όλοι πάσο και δεν έχει τι να τραβηχτεί: μετράμε όπως είμαστε.
       *[moves] Χίλιες κινήσεις: μετράμε όπως είμαστε.
    }

## What you may do

pis_yedili-do-lay = Ρίξε: { CARD($card) }
pis_yedili-do-suit = Τι χρώμα ζητάς; ({ CARD($card) })
pis_yedili-do-tek = «Τεκ!» { CARD($card) }
pis_yedili-do-tek-suit = «Τεκ!» { CARD($card) }, και ζητάς { SUIT($suit) }
pis_yedili-do-draw = Τράβα
pis_yedili-do-draw-club = Τράβα για σπαθί
pis_yedili-do-draw-again = Τράβα ένα
pis_yedili-do-pass = Πάσο
pis_yedili-do-void = Δεν έχει άλλο σπαθί: μοίρασε ξανά
pis_yedili-do-take = Πάρε { $count } χαρτιά

## Why you may not

pis_yedili-refused-over = Η μοιρασιά τελείωσε.
pis_yedili-refused-deck-first = Τα χαρτιά ανακατεύονται.
pis_yedili-refused-turn = Δεν είναι η σειρά σου.
pis_yedili-refused-not-held = Δεν έχεις τέτοιο χαρτί: { CARD($card) }.
pis_yedili-refused-opening-club = Το πρώτο χαρτί πρέπει να είναι σπαθί.
pis_yedili-refused-opening-special = Σε αυτό το τραπέζι δεν ανοίγεις με τέτοιο χαρτί: { CARD($card) }.
pis_yedili-refused-lap-club = Στον πρώτο γύρο ρίχνουν όλοι σπαθί.
pis_yedili-refused-fit = Κάτω είναι { CARD($card) }: πάνε μόνο { SUIT($suit) }, { RANK($rank) } ή βαλές.
pis_yedili-refused-jack-on-jack = Βαλές πάνω σε βαλέ δεν πάει.
pis_yedili-refused-named-suit = Μετά τον βαλέ πρέπει να ρίξεις { SUIT($suit) }.
pis_yedili-refused-only-a-seven =
    { $answer ->
        [ten] Στο 7 απαντάει μόνο 7 ή 10. Αλλιώς πάρε { $count } χαρτιά.
        [ace] Στο 7 απαντάει μόνο 7 ή άσος. Αλλιώς πάρε { $count } χαρτιά.
        [ten_or_ace] Στο 7 απαντάει μόνο 7, 10 ή άσος. Αλλιώς πάρε { $count } χαρτιά.
        [nothing] Σε αυτό το τραπέζι στο 7 δεν απαντάει τίποτα: πάρε { $count } χαρτιά.
       *[seven] Στο 7 απαντάει μόνο 7. Αλλιώς πάρε { $count } χαρτιά.
    }
pis_yedili-refused-ace-suit = Μετά τον άσο σου ξαναπαίζεις μόνο με { SUIT($suit) }.
pis_yedili-refused-no-second-ace = Μετά τον άσο σου ξαναπαίζεις μόνο με { SUIT($suit) }: όχι δεύτερος άσος.
pis_yedili-refused-forgot-tek = Ξέχασες να πεις «Τεκ!», οπότε αυτή τη φορά δεν βγαίνεις.
pis_yedili-refused-nothing-to-say = «Τεκ!» λες με το προτελευταίο χαρτί.
pis_yedili-refused-name-a-suit = Πες τι χρώμα ζητάς: { CARD($card) }.
pis_yedili-refused-no-suit = Τώρα δεν ζητάει χρώμα: { CARD($card) }.
pis_yedili-refused-no-bill = Δεν έχεις ποινή να πάρεις.
pis_yedili-refused-take-first = Απάντα στο εφτάρι ή πάρε { $count } χαρτιά.
pis_yedili-refused-lay-a-club = Έχεις σπαθί: ρίξε το.
pis_yedili-refused-draw-a-club = Τράβα ώσπου να έρθει σπαθί.
pis_yedili-refused-holds-ace-suit = Έχεις { SUIT($suit) }: μετά τον άσο σου πρέπει να ρίξεις { SUIT($suit) }.
pis_yedili-refused-able = Σε αυτό το τραπέζι δεν τραβάς όσο έχεις χαρτί που πάει.
pis_yedili-refused-able-no-pass = Έχεις χαρτί που πάει: ρίξε το.
pis_yedili-refused-one-draw = Ένα τράβηγμα κάθε φορά.
pis_yedili-refused-enough-draws = Τράβηξες { $count } χαρτιά: φτάνουν για αυτή τη φορά.
pis_yedili-refused-nothing-to-draw = Δεν έχει άλλο χαρτί να τραβήξεις.
pis_yedili-refused-draw-until = Τράβα ώσπου να βρεις χαρτί που πάει.
pis_yedili-refused-draw-first = Πάσο λες μόνο αφού τραβήξεις.
pis_yedili-refused-no-such = Τέτοια κίνηση δεν υπάρχει.
pis_yedili-refused-no-deck = Η τράπουλα δεν έχει να κάνει κάτι τέτοιο.
pis_yedili-refused-no-seat = Τέτοια θέση δεν έχει το τραπέζι.
pis_yedili-refused-bad-deck = Δεν είναι αυτά τα χαρτιά που ανακατεύονται.

## Always on show

pis_yedili-mark-direction =
    { $value ->
        [cw] Δεξιόστροφα
       *[ccw] Αριστερόστροφα
    }
pis_yedili-mark-penalty = { $value } χαρτιά περιμένουν
pis_yedili-mark-suit =
    { $value ->
        [C] Ζητείται σπαθί
        [D] Ζητείται καρό
        [H] Ζητείται κούπα
       *[S] Ζητείται μπαστούνι
    }
pis_yedili-mark-again =
    { $value ->
        [C] Μόνο σπαθί
        [D] Μόνο καρό
        [H] Μόνο κούπα
       *[S] Μόνο μπαστούνι
    }
pis_yedili-mark-clubs = Μόνο σπαθί
pis_yedili-badge-tek = Τεκ!
pis_yedili-badge-muted = δεν βγαίνει
pis_yedili-badge-again =
    { WHO($seat) ->
        [you] ξαναπαίζεις
       *[other] ξαναπαίζει
    }

## The count

pis_yedili-reason-out =
    { WHO($seat) ->
        [you] Βγήκες! Τελευταίο χαρτί: { CARD($card) }
       *[other] { SEAT($seat) }: βγήκε! Τελευταίο χαρτί: { CARD($card) }
    }
pis_yedili-reason-void = Σπαθί δεν βρέθηκε για το άνοιγμα: ξαναμοιράζεται
pis_yedili-reason-moves = Χίλιες κινήσεις: μετράνε όλοι
pis_yedili-reason-passes = Κανείς δεν μπορεί να συνεχίσει: μετράνε όλοι
pis_yedili-sheet-last-counts = Το τελευταίο χαρτί μετράει ×{ $factor }
pis_yedili-sheet-card = { CARD($card) }
pis_yedili-sheet-factor = ×{ $factor }

## House rules

pis_yedili-option-hands = Μοιρασιές στην παρτίδα
pis_yedili-option-hands-help = Μετά από τόσες κερδίζουν οι λιγότεροι πόντοι.
pis_yedili-option-first_lap = Πρώτα σπαθί
pis_yedili-option-first_lap-help = Σε πολλά τραπέζια το πρώτο χαρτί του καθενός είναι σπαθί και δεν κάνει τίποτα· όποιος δεν έχει τραβάει ώσπου να έρθει.
pis_yedili-option-first_lap-starter = Μόνο το πρώτο χαρτί
pis_yedili-option-first_lap-everyone = Το πρώτο του καθενός
pis_yedili-option-seven_penalty = Τι κοστίζουν τα εφτάρια
pis_yedili-option-seven_penalty-help = Το πρώτο εφτάρι, το δεύτερο από πάνω, το τρίτο, το τέταρτο.
pis_yedili-option-seven_penalty-three = 3, 6, 9, 12 χαρτιά
pis_yedili-option-seven_penalty-two = 2, 4, 6, 8 χαρτιά
pis_yedili-option-seven_penalty-doubling = 3, 6, 12, 24 χαρτιά
pis_yedili-option-answer_seven = Τι απαντάει στο εφτάρι
pis_yedili-option-answer_seven-help = Το δεκάρι γυρίζει τη φορά και στέλνει την ποινή πίσω· ο άσος την πάει παρακάτω και δεν κάνει τίποτα άλλο.
pis_yedili-option-answer_seven-seven = Εφτάρι
pis_yedili-option-answer_seven-ten = Εφτάρι ή δεκάρι
pis_yedili-option-answer_seven-ace = Εφτάρι ή άσος
pis_yedili-option-answer_seven-ten_or_ace = Εφτάρι, δεκάρι ή άσος
pis_yedili-option-answer_seven-nothing = Τίποτα: τα παίρνεις πάντα
pis_yedili-option-seven_anywhere = Το εφτάρι πάει παντού
pis_yedili-option-seven_anywhere-help = Στην κανονική σειρά σου· όχι στο άνοιγμα ούτε όταν ξαναπαίζεις με τον άσο.
pis_yedili-option-draws = Όταν δεν έχεις τι να παίξεις
pis_yedili-option-draws-help = Πόσα χαρτιά τραβάς όταν δεν πάει κανένα.
pis_yedili-option-draws-one = Τραβάς ένα
pis_yedili-option-draws-until_playable = Τραβάς ώσπου να πάει ένα
pis_yedili-option-draws-up_to_three = Τραβάς ως τρία
pis_yedili-option-draws-any_number = Τραβάς όσα θέλεις
pis_yedili-option-ace = Ο άσος
pis_yedili-option-ace-help = Τι κάνει στους άλλους, και τι σε σένα.
pis_yedili-option-ace-all_draw_suit = Όλοι οι άλλοι τραβούν ένα, ξαναπαίζεις στο χρώμα του
pis_yedili-option-ace-all_draw_any = Όλοι οι άλλοι τραβούν ένα, ξαναπαίζεις
pis_yedili-option-ace-skip = Ο επόμενος χάνει τη σειρά
pis_yedili-option-ace-next_draws = Ο επόμενος τραβάει ένα και χάνει τη σειρά
pis_yedili-option-eight = Το οκτάρι
pis_yedili-option-eight-help = Σε μερικά τραπέζια τα οκτάρια είναι απλά χαρτιά.
pis_yedili-option-eight-skip = Ο επόμενος χάνει τη σειρά
pis_yedili-option-eight-nothing = Δεν κάνει τίποτα
pis_yedili-option-jack_on_jack = Βαλές πάνω σε βαλέ
pis_yedili-option-jack_on_jack-help = Με τους κανόνες ο βαλές πάει παντού εκτός από βαλέ.
pis_yedili-option-tek = «Τεκ!»
pis_yedili-option-tek-help = Αν πρέπει να το πεις όταν ρίχνεις το προτελευταίο χαρτί. Οι παίκτες του υπολογιστή δεν το ξεχνούν ποτέ.
pis_yedili-option-tek-automatic = Δεν χρειάζεται
pis_yedili-option-tek-no_finish = Αν το ξεχάσεις, δεν βγαίνεις στην επόμενη σειρά σου
pis_yedili-option-tek-draw_one = Αν το ξεχάσεις, τραβάς ένα χαρτί
pis_yedili-option-tek-draw_two = Αν το ξεχάσεις, τραβάς δύο χαρτιά
pis_yedili-option-ace_draw_first = Μετά τον άσο σου μπορείς πρώτα να τραβήξεις
pis_yedili-option-ace_draw_first-help = Με τους κανόνες, αν έχεις το χρώμα του άσου, πρέπει να το ρίξεις.
pis_yedili-option-starter_cards = Χαρτιά σε όποιον αρχίζει
pis_yedili-option-starter_cards-help = Οι άλλοι παίρνουν από εφτά.
pis_yedili-option-starter_cards-7 = Εφτά
pis_yedili-option-starter_cards-8 = Οκτώ
pis_yedili-option-last_card_effects = Πιάνει και το τελευταίο χαρτί
pis_yedili-option-last_card_effects-help = Τα χαρτιά από τελευταίο εφτάρι ή άσο παίρνονται πριν μετρήσουμε, και απάντηση δεν έχει.
pis_yedili-option-multipliers = Τελευταίο εφτάρι ×3, βαλές ×2
pis_yedili-option-multipliers-help = Χωρίς αυτό κάθε πόντος μετράει μία φορά.
pis_yedili-option-draw_though_able = Τράβηγμα ενώ μπορείς να παίξεις
pis_yedili-option-draw_though_able-help = Με τους κανόνες μπορείς αντί για αυτό να τραβήξεις ένα, και μετά να ρίξεις ή να πεις πάσο.
pis_yedili-option-draw_though_able-allowed = Ναι
pis_yedili-option-draw_though_able-then_lay = Ναι, αλλά όχι πάσο όσο έχεις χαρτί που πάει
pis_yedili-option-draw_though_able-never = Όχι, ούτε πάσο όσο έχεις χαρτί που πάει
pis_yedili-option-opening_specials = Ανοίγεις με όποιο σπαθί θέλεις
pis_yedili-option-opening_specials-help = Χωρίς αυτό, άσος, δεκάρι, βαλές και εφτάρι σπαθί δεν ανοίγουν.

## Said aloud, over the speaker's plate: two or three words; the log has the sentence

pis_yedili-bubble-laid =
    { $suit ->
        [null] { "" }
       *[named] Θέλω { SUIT($suit) }!
    }
pis_yedili-bubble-drew =
    { $why ->
        [turn] Τραβάω
        [again] Τραβάω
        [club] Σπαθί δεν έχω
       *[other] { "" }
    }
pis_yedili-bubble-passed = Πάσο
pis_yedili-bubble-took = Παίρνω { $count }
pis_yedili-bubble-skipped = Χάνω σειρά
pis_yedili-bubble-goes-again = Κι άλλη μία
pis_yedili-bubble-said-tek = Τεκ!

## Why the rulebook player would do it

pis_yedili-expected =
    { $sign ->
        [minus] περίπου −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντοι ποινής
       *[other] περίπου { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντοι ποινής
    }
pis_yedili-why-random = Ό,τι χαρτί να ’ναι κάνει.
pis_yedili-why-finish = Με αυτό βγαίνεις: { CARD($card) }.
pis_yedili-why-line = Ξεκίνα έτσι: { CARD($card) }. Μπορείς να βγεις πριν παίξει άλλος.
pis_yedili-why-answer-seven = Απάντα: { CARD($card) }. Τα { $count } χαρτιά, και άλλα μαζί, πάνε παρακάτω.
pis_yedili-why-take = Δεν έχεις τίποτα που να απαντάει στο εφτάρι.
pis_yedili-why-draw = Δεν έχεις τίποτα που να πάει.
pis_yedili-why-pass = Τίποτα δεν πάει, και κάθε χαρτί ακόμα κοστίζει κάπου οκτώ πόντους.
pis_yedili-why-only = Πάει μόνο ένα: { CARD($card) }. Να τραβήξεις αντί για αυτό σχεδόν ποτέ δεν συμφέρει.
pis_yedili-why-shed = Το πιο ακριβό σου που φεύγει: { CARD($card) }. Να μη σου μείνει στο χέρι.
pis_yedili-why-goes-on = Καλύτερα { CARD($card) } παρά { CARD($other) }: πάνω του πάνε πιο πολλά δικά σου.
pis_yedili-why-keeps-seven = Κράτα ένα εφτάρι για ώρα ανάγκης: στέλνει την ποινή παρακάτω.
pis_yedili-why-keeps-jack = Κράτα τον βαλέ: σε βγάζει από κάθε στρίμωγμα.
pis_yedili-why-bails-out = Κάποιος κοντεύει να βγει. Διώξ’ το όσο προλαβαίνεις: { CARD($card) }.
pis_yedili-why-stops-next = { SEAT($seat) }: ένα χαρτί έμεινε. Ώρα για: { CARD($card) }.
pis_yedili-why-ace-first = Βγες με τον άσο { SUIT($suit) }: οι άλλοι τραβούν και ξαναπαίζεις.
pis_yedili-why-keeps-finisher = Πρώτα { CARD($card) }, και στο τέλος { CARD($other) }: το τελευταίο χαρτί πολλαπλασιάζει όσα γράφουν οι άλλοι.

## The player’s own figures
pis_yedili-merit-out = Μοιρασιές που βγήκες: { $done } από { $tried }

## Μια θέση που στήνεται

pis_yedili-setup-discard = Ριγμένα, το πάνω τελευταίο
pis_yedili-setup-stock = Στοίβα, το επόμενο πρώτο
pis_yedili-setup-phase = Τι περιμένει
pis_yedili-setup-phase-dealer = Κληρώνεται ποιος μοιράζει
pis_yedili-setup-phase-shuffle = Ανακατεύεται η τράπουλα
pis_yedili-setup-phase-first = Το πρώτο χαρτί, ένα σπαθί
pis_yedili-setup-phase-lap = Ο πρώτος γύρος με σπαθιά
pis_yedili-setup-phase-turn = Μια σειρά
pis_yedili-setup-phase-again = Ξαναπαίξιμο μετά από άσο
pis_yedili-setup-phase-over = Το τέλος
pis_yedili-setup-way = Η φορά
pis_yedili-setup-way-clockwise = όπως το ρολόι
pis_yedili-setup-way-back = ανάποδα
pis_yedili-setup-named = Ο βαλές ζητάει
pis_yedili-setup-bill = Ποινή που περιμένει, σε χαρτιά
pis_yedili-setup-drawn = Τραβήχτηκαν σε αυτή τη σειρά
pis_yedili-setup-lap = Σειρές που μένουν στον πρώτο γύρο
pis_yedili-setup-muted = Ξέχασαν το «Τεκ!», δεν βγαίνουν
pis_yedili-setup-idle = Συνεχόμενα πάσο χωρίς χαρτί να τραβηχτεί
pis_yedili-setup-moves = Κινήσεις ως τώρα
pis_yedili-setup-born = Ποια χαρτιά ξαναμπήκαν στη στοίβα και πότε
pis_yedili-setup-declined = Τι τραβήχτηκε πριν από πάσο
pis_yedili-setup-known = Τι ξέρουν όλοι για τα χέρια
pis_yedili-setup-due = Ποιος παίρνει ακόμα χαρτιά
pis_yedili-setup-end = Πώς τελείωσε
pis_yedili-position-empty = { SEAT($seat) }: κανένα χαρτί, άρα η μοιρασιά θα είχε τελειώσει.
pis_yedili-position-no-discard = Πρέπει να υπάρχει ένα χαρτί ανοιχτό, εκτός αν περιμένουμε το πρώτο.
pis_yedili-position-discard = Πριν από το πρώτο χαρτί δεν υπάρχουν ριγμένα.
pis_yedili-position-unshuffled = Πριν από το ανακάτεμα κανένα χαρτί δεν είναι πουθενά.
pis_yedili-position-no-suit = Πρέπει να ζητάει φυλή, είναι πάνω: { CARD($card) }.
pis_yedili-position-no-jack = Φυλή ζητάει μόνο ένας βαλές που είναι πάνω.
pis_yedili-position-again = Ξαναπαίξιμο υπάρχει μόνο με άσο πάνω, όπου το λένε οι κανόνες σπιτιού.
pis_yedili-position-no-bill = Στο πρώτο χαρτί, στον πρώτο γύρο και στο ξαναπαίξιμο δεν περιμένει ποινή.
pis_yedili-position-bill-steps = Ποινή { $count } χαρτιών δεν γίνεται. Γίνεται: { $allowed }.
pis_yedili-position-bill-card = Δεν περιμένει ποινή πάνω σε αυτό: { CARD($card) }.
pis_yedili-position-bill-drawn = Όσο περιμένει ποινή, κανείς δεν έχει τραβήξει σε αυτή τη σειρά.
pis_yedili-position-lap = Ο πρώτος γύρος με σπαθιά παίζεται μόνο με εκείνον τον κανόνα σπιτιού, στην αρχή.
pis_yedili-position-due = Χαρτιά χρωστιούνται μόνο όταν η στοίβα είναι άδεια και υπάρχουν ριγμένα για ανακάτεμα.
pis_yedili-position-moves = Μια μοιρασιά τελειώνει στις { $count } κινήσεις.
pis_yedili-position-known = { SEAT($seat) }: όσα ξέρουν όλοι για αυτό το χέρι δεν ταιριάζουν με τα χαρτιά του.
pis_yedili-position-told = Όσα λέει η γραμμή για το παιχνίδι ως τώρα δεν ταιριάζουν με τα χαρτιά.
pis_yedili-position-no-dealer = Λείπει ποιος μοιράζει.
pis_yedili-position-end = Έτσι δεν μπορεί να τελείωσε αυτή η μοιρασιά.
