# Πίλι Πίλι. CARD, CARDS, SEAT and WHO are the frame's (assets/runtime/words.js). Cards are numbers, which no case
# changes, so sentences are whole here. “Πίλι” is the same for one and for many.

pili_pili-name = Πίλι Πίλι
pili_pili-blurb = Πες πόσες μπάζες θα πάρεις. Κάθε μία παραπάνω ή παρακάτω είναι και μια καυτερή πιπεριά.

## What happened

pili_pili-event-dealer-chosen =
    { WHO($seat) ->
        [you] Μοιράζεις πρώτα εσύ.
       *[other] Πρώτο μοίρασμα: { SEAT($seat) }.
    }
pili_pili-event-mission-turned =
    { $id ->
        [pass-1-left] Αποστολή «Καυτή πατάτα», { $cards } χαρτιά: μετά τα στοιχήματα δίνεις ένα χαρτί αριστερά.
        [pass-2-left] Αποστολή «Δύο καυτές πατάτες», { $cards } χαρτιά: μετά τα στοιχήματα δίνεις δύο χαρτιά αριστερά.
        [pass-2-right] Αποστολή «Κόντρα στο ρολόι», { $cards } χαρτιά: μετά τα στοιχήματα δίνεις δύο χαρτιά δεξιά.
        [pass-3-left] Αποστολή «Μια γερή χούφτα», { $cards } χαρτιά: μετά τα στοιχήματα δίνεις τρία χαρτιά αριστερά.
        [pass-3-right] Αποστολή «Ξεσκαρτάρισμα», { $cards } χαρτιά: μετά τα στοιχήματα δίνεις τρία χαρτιά δεξιά.
        [hand-left] Αποστολή «Μετακόμιση», { $cards } χαρτιά: μετά τα στοιχήματα όλο το χέρι σου πάει αριστερά.
        [hand-right] Αποστολή «Πίσω στο πατρικό», { $cards } χαρτιά: μετά τα στοιχήματα όλο το χέρι σου πάει δεξιά.
        [no-0] Αποστολή «Κανείς απ’ έξω», { $cards } χαρτιά: κανείς δεν λέει 0.
        [no-1] Αποστολή «Όλα πλην ενός», { $cards } χαρτιά: κανείς δεν λέει 1.
        [blind-bet] Αποστολή «Στα σκοτεινά», { $cards } χαρτιά: στοίχημα πριν δεις τα χαρτιά σου.
        [forehead] Αποστολή «Στο κούτελο», { $cards } χαρτιά: στα στοιχήματα βλέπεις τα χέρια όλων εκτός από το δικό σου.
        [face-up] Αποστολή «Ανοιχτά χαρτιά», { $cards } χαρτιά: μετά τα στοιχήματα όλα τα χέρια ανοίγουν.
        [draw-1] Αποστολή «Ένα για τον δρόμο», { $cards } χαρτιά, κι ένα ακόμα μετά τα στοιχήματα.
        [simultaneous] Αποστολή «Ένα, δύο, τρία», { $cards } χαρτιά: παίζουν όλοι μαζί.
        [reward] Αποστολή «Κάτι δροσερό», { $cards } χαρτιά: πέτυχε το στοίχημά σου και πέτα τόσα Πίλι όσα είπες.
        [reversed] Αποστολή «Τα πάνω κάτω», { $cards } χαρτιά: κερδίζει το πιο μικρό.
        [first-last]
            { $house ->
                [one] Αποστολή «Γεια και αντίο», { $cards } χαρτιά: η πρώτη και η τελευταία μπάζα κοστίζουν ένα Πίλι, κι οι δύο μαζί όχι παραπάνω.
               *[printed] Αποστολή «Γεια και αντίο», { $cards } χαρτιά: η πρώτη και η τελευταία μπάζα κοστίζουν από ένα Πίλι.
            }
        [look-3s]
            { $house ->
                [dark] Αποστολή «Μια ματιά», { $cards } χαρτιά: στοίχημα πριν δεις τα χαρτιά σου.
               *[printed] Αποστολή «Μια ματιά», { $cards } χαρτιά: μια γρήγορη ματιά στο χέρι σου πριν από το στοίχημα.
            }
        [memory-5s]
            { $house ->
                [dark] Αποστολή «Από μνήμης», { $cards } χαρτιά: στοίχημα πριν δεις τα χαρτιά σου.
               *[printed] Αποστολή «Από μνήμης», { $cards } χαρτιά: μια γρήγορη ματιά, μετά στοίχημα και παιχνίδι από μνήμης.
            }
        [no-echo] Αποστολή «Όχι παπαγάλοι», { $cards } χαρτιά: δεν λες τον αριθμό που μόλις ειπώθηκε.
        [linked] Αποστολή «Στην ίδια βάρκα», { $cards } χαρτιά: διάλεξε ποιανού τα Πίλι θα παίρνεις κι εσύ.
        [high-low] Αποστολή «Ή πάνω ή κάτω», { $cards } χαρτιά: παίζεις μόνο τον πιο μεγάλο ή τον πιο μικρό αριθμό σου.
        [cursed]
            { $house ->
                [wins] Αποστολή «Γρουσούζικα», { $cards } χαρτιά: η μπάζα που την παίρνει γρουσούζικος αριθμός κοστίζει ένα Πίλι.
               *[printed] Αποστολή «Γρουσούζικα», { $cards } χαρτιά: η μπάζα που έχει μέσα γρουσούζικο αριθμό κοστίζει ένα Πίλι.
            }
       *[trade] Αποστολή «Παζάρι», { $cards } χαρτιά: όποιος παίρνει μπάζα αλλάζει ένα χαρτί με κάποιον.
    }
pili_pili-event-dealt =
    { WHO($seat) ->
        [you] Μοιράζεις.
       *[other] { SEAT($seat) }: μοιράζει.
    }
pili_pili-event-shown =
    { $sight ->
        [all] Όλα τα χέρια είναι ανοιχτά.
       *[own] Όλοι κοιτάζουν το χέρι τους.
    }
pili_pili-event-ready =
    { WHO($seat) ->
        [you] Λες «έτοιμα».
       *[other] { SEAT($seat) }: «έτοιμα».
    }
pili_pili-event-covered =
    { WHO($seat) ->
        [you] Σκεπάζεις το χέρι σου.
       *[other] { SEAT($seat) }: σκεπάζει τα χαρτιά.
    }
pili_pili-event-bet-made =
    { WHO($seat) ->
        [you] Λες { $tricks }.
       *[other] { SEAT($seat) }: λέει { $tricks }.
    }
pili_pili-event-chose =
    { WHO($seat) ->
        [you] Διάλεξες.
       *[other] { SEAT($seat) }: διάλεξε.
    }
pili_pili-event-passed =
    { $cards ->
        [null]
            { $count ->
                [one] Δίνει { SEAT($seat) }, παίρνει { SEAT($other) }: ένα χαρτί.
               *[other] Δίνει { SEAT($seat) }, παίρνει { SEAT($other) }: { $count } χαρτιά.
            }
       *[seen]
            { WHO($seat) ->
                [you] Δίνεις { CARDS($cards) }. Παίρνει: { SEAT($other) }.
               *[other]
                    { WHO($other) ->
                        [you] { SEAT($seat) }: σου δίνει { CARDS($cards) }.
                       *[other] Δίνει { SEAT($seat) }, παίρνει { SEAT($other) }: { CARDS($cards) }.
                    }
            }
    }
pili_pili-event-drew =
    { $card ->
        [null] { SEAT($seat) }: τραβάει ένα χαρτί.
       *[seen]
            { WHO($seat) ->
                [you] Τραβάς { CARD($card) }.
               *[other] { SEAT($seat) }: τραβάει { CARD($card) }.
            }
    }
pili_pili-event-linked =
    { WHO($seat) ->
        [you] Στην ίδια βάρκα: εσύ και { SEAT($other) }. Εκείνα τα Πίλι είναι και δικά σου.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) }: μπαίνει στη βάρκα σου.
               *[other] Στην ίδια βάρκα: { SEAT($seat) } και { SEAT($other) }.
            }
    }
pili_pili-event-named =
    { WHO($seat) ->
        [you] Αλλάζετε ένα χαρτί, εσύ και { SEAT($other) }.
       *[other]
            { WHO($other) ->
                [you] Αλλάζετε ένα χαρτί, { SEAT($seat) } κι εσύ.
               *[other] Αλλάζουν ένα χαρτί: { SEAT($seat) } και { SEAT($other) }.
            }
    }
pili_pili-event-played =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] Παίζεις { CARD($card) }.
               *[other] { SEAT($seat) }: { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Παίζεις { CARD($card) }, που κάνει { $value }.
               *[other] { SEAT($seat) }: { CARD($card) }, που κάνει { $value }.
            }
    }
pili_pili-event-revealed =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] Δείχνεις { CARD($card) }.
               *[other] { SEAT($seat) }: δείχνει { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Δείχνεις { CARD($card) }, που κάνει { $value }.
               *[other] { SEAT($seat) }: δείχνει { CARD($card) }, που κάνει { $value }.
            }
    }
pili_pili-event-turned-up =
    { WHO($seat) ->
        [you] Γυρίζεις { CARD($card) }.
       *[other] { SEAT($seat) }: γυρίζει { CARD($card) }.
    }
pili_pili-event-declared =
    { WHO($seat) ->
        [you] Λες { $value }.
       *[other] { SEAT($seat) }: λέει { $value }.
    }
pili_pili-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $tricks ->
                [one] Παίρνεις την μπάζα, την πρώτη σου.
               *[other] Παίρνεις την μπάζα: έχεις { $tricks }.
            }
       *[other]
            { $tricks ->
                [one] { SEAT($seat) }: παίρνει την μπάζα, την πρώτη.
               *[other] { SEAT($seat) }: παίρνει την μπάζα, έχει { $tricks }.
            }
    }
pili_pili-event-round-scored =
    { WHO($seat) ->
        [you]
            { $pilis ->
                [0] Είπες { $bet }, πήρες { $tricks }: κανένα Πίλι.
                [-1] Είπες { $bet }, πήρες { $tricks }: −1 Πίλι.
                [one] Είπες { $bet }, πήρες { $tricks }: ένα Πίλι.
               *[other] Είπες { $bet }, πήρες { $tricks }: { $pilis } Πίλι.
            }
       *[other]
            { $pilis ->
                [0] { SEAT($seat) }: είπε { $bet }, πήρε { $tricks }, κανένα Πίλι.
                [-1] { SEAT($seat) }: είπε { $bet }, πήρε { $tricks }, −1 Πίλι.
                [one] { SEAT($seat) }: είπε { $bet }, πήρε { $tricks }, ένα Πίλι.
               *[other] { SEAT($seat) }: είπε { $bet }, πήρε { $tricks }, { $pilis } Πίλι.
            }
    }

## What you may do

pili_pili-do-bet = Πόσες από τις { $tricks } μπάζες θα πάρεις;
pili_pili-do-play = Παίξε { CARD($card) }
pili_pili-do-joker = Τι κάνει ο Τζόκερ;
pili_pili-do-beats-all = Τα κερδίζει όλα
pili_pili-do-loses-to-all = Χάνει από όλα
pili_pili-do-turn = Γύρισε το χαρτί { $place }
pili_pili-do-give =
    { $count ->
        [one] Διάλεξε ένα χαρτί. Παίρνει: { SEAT($seat) }
       *[other] Διάλεξε { $count } χαρτιά. Παίρνει: { SEAT($seat) }
    }
pili_pili-do-swap = Διάλεξε χαρτί. Αλλάζεις με: { SEAT($seat) }
pili_pili-do-link = Ίδια βάρκα: { SEAT($seat) }
pili_pili-do-link-whom = Ποιανού τα Πίλι θα παίρνεις κι εσύ;
pili_pili-do-trade-whom = Με ποιον αλλάζεις χαρτί;
pili_pili-do-trade = Αλλαγή: { SEAT($seat) }
pili_pili-do-look =
    { $seconds ->
        [0] Έτοιμα: δείξε το χέρι μου
        [one] Έτοιμα: δείξε το χέρι μου για ένα δευτερόλεπτο
       *[other] Έτοιμα: δείξε το χέρι μου για { $seconds } δευτερόλεπτα
    }
pili_pili-do-cover = Σκέπασέ το

## What is asked before a card may be played
pili_pili-first-bet = Πρώτα πες πόσες μπάζες θα πάρεις.

## Why you may not

pili_pili-refused-round-over = Ο γύρος τελείωσε.
pili_pili-refused-not-dealt = Τα χαρτιά δεν μοιράστηκαν ακόμα.
pili_pili-refused-not-your-turn = Δεν είναι η σειρά σου. Πρώτα: { SEAT($seat) }.
pili_pili-refused-already-chosen = Εσύ διάλεξες, οι άλλοι όχι ακόμα.
pili_pili-refused-not-now =
    { $phase ->
        [dealer] Πρώτα πρέπει να βρεθεί ποιος μοιράζει.
        [mission] Πρώτα ανοίγει μια Αποστολή.
        [deal] Πρώτα μοιράζονται τα χαρτιά.
        [ready] Πρώτα να πουν όλοι «έτοιμα».
        [look] Πρώτα να σκεπαστούν όλα τα χέρια.
        [bet] Πρώτα λένε όλοι το στοίχημά τους.
        [pass] Πρώτα δίνονται τα χαρτιά.
        [link] Πρώτα διαλέγουν όλοι βάρκα.
        [declare] Πρώτα πες τι κάνει ο Τζόκερ.
        [name] Πρώτα όποιος πήρε την μπάζα διαλέγει με ποιον αλλάζει.
        [swap] Πρώτα αλλάζονται τα χαρτιά.
       *[play] Τώρα παίζεται χαρτί.
    }
pili_pili-refused-hook = { $sum } + { $bet } = { $tricks }: το σύνολο δεν κάνει να βγει όσο οι μπάζες.
pili_pili-refused-hook-dealt = { $sum } + { $bet } = { $tricks }: το σύνολο δεν κάνει να βγει όσα τα χαρτιά πριν από τα στοιχήματα.
pili_pili-refused-forbidden-bet = Η Αποστολή: σε αυτόν τον γύρο κανείς δεν λέει { $bet }.
pili_pili-refused-echo = Η Αποστολή: μόλις ειπώθηκε { $bet } ({ SEAT($seat) }), οπότε εσύ δεν το λες.
pili_pili-refused-bet-too-high = Οι μπάζες είναι μόνο { $tricks }.
pili_pili-refused-not-in-hand = Δεν έχεις { CARD($card) } στο χέρι.
pili_pili-refused-joker-ends = Σε αυτό το τραπέζι ο Τζόκερ κάνει 0 ή { $highest }, όχι { $value }.
pili_pili-refused-high-low = Η Αποστολή: μόνο ο πιο μικρός ή ο πιο μεγάλος αριθμός σου, { CARD($low) } ή { CARD($high) }.
pili_pili-refused-declare-the-joker = Πες τι κάνει ο Τζόκερ.
pili_pili-refused-no-card-there = Εκεί δεν έχει πια χαρτί.
pili_pili-refused-not-yourself = Διάλεξε κάποιον άλλο.
pili_pili-refused-nobody-there = Εκεί δεν κάθεται κανείς.
pili_pili-refused-give-count =
    { $count ->
        [one] Διάλεξε ένα χαρτί.
       *[other] Διάλεξε { $count } χαρτιά.
    }
pili_pili-refused-mission-gone = Τέτοια Αποστολή δεν έχει η στοίβα.
pili_pili-refused-shuffle-count = Μοιράζονται { $count } χαρτιά.
pili_pili-refused-shuffle-cards = Δεν είναι χαρτιά αυτής της τράπουλας, το καθένα μία φορά.
pili_pili-refused-deck-has-nothing-to-do = Η τράπουλα δεν έχει τίποτα να κάνει τώρα.

## Always on show

pili_pili-mark-mission = Αποστολή
pili_pili-mark-bets = { $tricks ->
        [one] 1 μπάζα
       *[other] { $tricks } μπάζες
    }, { $open ->
        [0] είπαν { $bets }
       *[other] είπαν ως τώρα { $bets }
    }
pili_pili-mark-limit = Ως τα { $value } Πίλι
pili_pili-mark-choice = Διάλεξες: { CARDS($value) }
pili_pili-mark-last = Η μπάζα πριν
pili_pili-table-score = { $score } Πίλι
pili_pili-answer-score = { SEAT($seat) }: { $score } Πίλι, στο χέρι { $cards }.
pili_pili-badge-bet =
    { $won ->
        [0] στοίχημα { $bet }, καμία μπάζα ακόμα
        [one] στοίχημα { $bet }, μία μπάζα
       *[other] στοίχημα { $bet }, { $won } μπάζες
    }
pili_pili-badge-pilis = +{ $count } Πίλι
pili_pili-badge-linked =
    { WHO($other) ->
        [you] μαζί σου
       *[other] μαζί: { SEAT($other) }
    }
pili_pili-badge-trades = αλλάζει
pili_pili-badge-ready = έτοιμα
pili_pili-badge-chosen = διάλεξε

## The Missions: title, and the one rule that is different

pili_pili-mission-expert = δύσκολη
pili_pili-mission-pass-1-left = Καυτή πατάτα
pili_pili-mission-pass-1-left-text = Μετά τα στοιχήματα, δώσε ένα χαρτί στα αριστερά σου.
pili_pili-mission-pass-2-left = Δύο καυτές πατάτες
pili_pili-mission-pass-2-left-text = Μετά τα στοιχήματα, δώσε δύο χαρτιά στα αριστερά σου.
pili_pili-mission-pass-2-right = Κόντρα στο ρολόι
pili_pili-mission-pass-2-right-text = Μετά τα στοιχήματα, δώσε δύο χαρτιά στα δεξιά σου.
pili_pili-mission-pass-3-left = Μια γερή χούφτα
pili_pili-mission-pass-3-left-text = Μετά τα στοιχήματα, δώσε τρία χαρτιά στα αριστερά σου.
pili_pili-mission-pass-3-right = Ξεσκαρτάρισμα
pili_pili-mission-pass-3-right-text = Μετά τα στοιχήματα, δώσε τρία χαρτιά στα δεξιά σου.
pili_pili-mission-hand-left = Μετακόμιση
pili_pili-mission-hand-left-text = Μετά τα στοιχήματα, δώσε όλο το χέρι σου στα αριστερά σου. Το στοίχημα σου μένει.
pili_pili-mission-hand-right = Πίσω στο πατρικό
pili_pili-mission-hand-right-text = Μετά τα στοιχήματα, δώσε όλο το χέρι σου στα δεξιά σου. Το στοίχημα σου μένει.
pili_pili-mission-no-0 = Κανείς απ’ έξω
pili_pili-mission-no-0-text = Κανείς δεν λέει 0.
pili_pili-mission-no-1 = Όλα πλην ενός
pili_pili-mission-no-1-text = Κανείς δεν λέει 1.
pili_pili-mission-blind-bet = Στα σκοτεινά
pili_pili-mission-blind-bet-text = Στοίχημα πριν δεις τα χαρτιά σου.
pili_pili-mission-forehead = Στο κούτελο
pili_pili-mission-forehead-text = Στα στοιχήματα βλέπεις τα χαρτιά όλων εκτός από τα δικά σου. Μετά σηκώνεις το χέρι σου και παίζεις.
pili_pili-mission-face-up = Ανοιχτά χαρτιά
pili_pili-mission-face-up-text = Μετά τα στοιχήματα, όλα τα χέρια ανοίγουν.
pili_pili-mission-draw-1 = Ένα για τον δρόμο
pili_pili-mission-draw-1-text = Μετά τα στοιχήματα, τραβούν όλοι ένα χαρτί ακόμα: παίζονται τρεις μπάζες.
pili_pili-mission-simultaneous = Ένα, δύο, τρία
pili_pili-mission-simultaneous-text = Σε κάθε μπάζα: διάλεξε ένα χαρτί κρυφά, μετά τα δείχνουν όλοι μαζί.
pili_pili-mission-reward = Κάτι δροσερό
pili_pili-mission-reward-text = Πέτυχε το στοίχημά σου, και διώξε τόσα Πίλι όσα είπες.
pili_pili-mission-reversed = Τα πάνω κάτω
pili_pili-mission-reversed-text = Κερδίζει το πιο μικρό χαρτί.
pili_pili-mission-first-last = Γεια και αντίο
pili_pili-mission-first-last-text =
    { $house ->
        [one] Όποιος πάρει την πρώτη μπάζα παίρνει ένα Πίλι, το ίδιο και όποιος πάρει την τελευταία· όποιος πάρει και τις δύο, μόνο ένα.
       *[printed] Όποιος πάρει την πρώτη μπάζα παίρνει ένα Πίλι, το ίδιο και όποιος πάρει την τελευταία.
    }
pili_pili-mission-look-3s = Μια ματιά
pili_pili-mission-look-3s-text =
    { $timers ->
        [off] Στοίχημα πριν δεις τα χαρτιά σου.
        [untimed] Κοίτα το χέρι σου, μετά στοίχημα χωρίς να βλέπεις. Το ξαναβλέπεις για να παίξεις.
       *[timed] Κοίτα το χέρι σου για { $seconds } δευτερόλεπτα, μετά στοίχημα χωρίς να βλέπεις. Το ξαναβλέπεις για να παίξεις.
    }
pili_pili-mission-memory-5s = Από μνήμης
pili_pili-mission-memory-5s-text =
    { $timers ->
        [off] Στοίχημα πριν δεις τα χαρτιά σου.
        [untimed] Κοίτα το χέρι σου, μετά στοίχημα και παιχνίδι χωρίς να βλέπεις.
       *[timed] Κοίτα το χέρι σου για { $seconds } δευτερόλεπτα, μετά στοίχημα και παιχνίδι χωρίς να βλέπεις.
    }
pili_pili-mission-no-echo = Όχι παπαγάλοι
pili_pili-mission-no-echo-text = Δεν λες τον αριθμό που ειπώθηκε ακριβώς πριν από σένα.
pili_pili-mission-linked = Στην ίδια βάρκα
pili_pili-mission-linked-text = Μετά τα στοιχήματα, διάλεξε κρυφά έναν άλλο παίκτη: παίρνεις κι εσύ τα Πίλι του.
pili_pili-mission-high-low = Ή πάνω ή κάτω
pili_pili-mission-high-low-text = Παίζεις μόνο τον πιο μεγάλο ή τον πιο μικρό αριθμό σου, ή τον Τζόκερ.
pili_pili-mission-cursed = Γρουσούζικα
pili_pili-mission-cursed-text =
    { $house ->
        [wins] Όποιος κερδίσει μπάζα με έναν από αυτούς τους αριθμούς παίρνει ένα Πίλι.
       *[printed] Όποιος πάρει μπάζα που έχει μέσα έναν από αυτούς τους αριθμούς παίρνει ένα Πίλι.
    }
pili_pili-mission-trade = Παζάρι
pili_pili-mission-trade-text = Μετά από κάθε μπάζα εκτός από την τελευταία, όποιος την πήρε διαλέγει έναν παίκτη, κι αλλάζουν κρυφά ένα χαρτί.

## The count

pili_pili-reason-all-played =
    { $tricks ->
        [one] Παίχτηκε η μπάζα
       *[other] Παίχτηκαν και οι { $tricks } μπάζες
    }
pili_pili-table-hand = Γύρος { $number }
pili_pili-saved-facts-open = { $game }, γύρος { $number }
pili_pili-saved-before = Γύρνα πίσω: { $game }, γύρος { $number }
pili_pili-sheet-next = Νέος γύρος
pili_pili-sheet-score = Στον γύρο
pili_pili-sheet-total = Πίλι
pili_pili-sheet-cards = Από πού ήρθαν
pili_pili-sheet-end = { $total } Πίλι: τέλος το παιχνίδι, και κερδίζει όποιος έχει τα πιο λίγα
pili_pili-sheet-made = Στοίχημα { $bet }, μπάζες { $won }: ακριβώς
pili_pili-sheet-over = Στοίχημα { $bet }, μπάζες { $won }: παραπάνω
pili_pili-sheet-under = Στοίχημα { $bet }, μπάζες { $won }: παρακάτω
pili_pili-sheet-first-trick = Αποστολή: η πρώτη μπάζα
pili_pili-sheet-last-trick = Αποστολή: η τελευταία μπάζα
pili_pili-sheet-cursed = Αποστολή: η μπάζα { $trick } είχε μέσα το { $number }
pili_pili-sheet-linked =
    { WHO($seat) ->
        [you] Αποστολή: στην ίδια βάρκα με σένα
       *[other] Αποστολή: στην ίδια βάρκα, { SEAT($seat) }
    }
pili_pili-sheet-reward = Αποστολή: στοίχημα { $bet }, και βγήκε

## Why a computer player does what it does

pili_pili-action-bet = Πες { $value }
pili_pili-expected =
    { $sign ->
        [minus] περίπου { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Πίλι λιγότερα
       *[other] περίπου { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Πίλι
    }
pili_pili-why-random = Έτσι, χωρίς λόγο.
pili_pili-why-looks = Έτοιμα.
pili_pili-why-bet-cards = Αυτά τα χαρτιά πιάνουν { pili_pili-some-tricks }, οπότε πες { $bet }.
pili_pili-why-bet-sure =
    { $sure ->
        [one] Ένα χαρτί δεν χάνει με τίποτα, οπότε πες { $bet }.
       *[other] { $sure } χαρτιά δεν χάνουν με τίποτα, οπότε πες { $bet }.
    }
pili_pili-why-bet-other-hand = Θα παίξεις το χέρι που θα πάρεις, όχι αυτό: υπολόγισε { pili_pili-some-tricks } και πες { $bet }.
pili_pili-why-bet-unseen = Χωρίς να δεις χαρτιά υπολόγισε { pili_pili-some-tricks } και πες { $bet }.
pili_pili-why-bet-after-passing = Όταν δώσεις ό,τι δεν ταιριάζει, υπολόγισε { pili_pili-some-tricks } και πες { $bet }.
pili_pili-why-bet-reward = Υπολόγισε { pili_pili-some-tricks }, κι ένα πετυχημένο στοίχημα διώχνει Πίλι: πες { $bet }.
pili_pili-why-bet-low = Υπολόγισε { pili_pili-some-tricks }, αλλά σε αυτόν τον γύρο οι μπάζες κοστίζουν Πίλι: πες { $bet }.
pili_pili-why-open-sure = Τα χέρια είναι ανοιχτά: έτσι το στοίχημά σου βγαίνει, ό,τι κι αν κάνουν οι άλλοι.
pili_pili-why-open-best = Τα χέρια είναι ανοιχτά: παιγμένο ως το τέλος, έτσι σου κοστίζει λιγότερο.
pili_pili-why-need-all = Τις χρειάζεσαι όλες: παίξε το πιο δυνατό σου.
pili_pili-why-cannot-win = Αυτή την μπάζα δεν την παίρνει τίποτα: κράτα τα δυνατά σου.
pili_pili-why-joker-wins = Ο Τζόκερ παίρνει την μπάζα που σου λείπει.
pili_pili-why-joker-loses = Ο Τζόκερ κάνει στην άκρη.
pili_pili-why-made-ducks = Το στοίχημά σου βγήκε: ρίξε το πιο μεγάλο που και πάλι χάνει.
pili_pili-why-made-leads-low = Το στοίχημά σου βγήκε: βγες με χαρτί που κάποιος το περνάει.
pili_pili-why-made-forced = Από αυτήν δεν ξεφεύγεις: διώξε το χαρτί που έτσι κι αλλιώς κερδίζει.
pili_pili-why-made-hopes = Το στοίχημά σου βγήκε, και κάποιος μάλλον θα το περάσει αυτό.
pili_pili-why-saves = Σου λείπουν ακόμα μπάζες, αλλά όχι αυτή.
pili_pili-why-leads-to-win = Βγες με χαρτί που μάλλον κερδίζει.
pili_pili-why-wins-cheaply = Πάρ’ την με το πιο μικρό που φτάνει.
pili_pili-why-waits = Για τα δυνατά σου θα έρθει καλύτερη ώρα.
pili_pili-why-gives-misfits = Δώσε ό,τι ταιριάζει λιγότερο στο στοίχημά σου.
pili_pili-why-links-safe = Στοίχημα { $bet } βγαίνει πιο εύκολα από όλα.
pili_pili-why-trades-for-high = Όποιος δεν θέλει άλλες μπάζες δίνει μεγάλα χαρτιά.
pili_pili-why-trades-for-low = Όποιος θέλει μπάζες δίνει μικρά χαρτιά.

## A part of sentences: how many tricks may be expected
pili_pili-some-tricks =
    { $between ->
        [true]
            { $fewest ->
                [0] ίσως μία μπάζα
               *[other] { $fewest } ή { $most } μπάζες
            }
       *[false]
            { $fewest ->
                [0] σχεδόν καμία μπάζα
                [one] περίπου μία μπάζα
               *[other] περίπου { $fewest } μπάζες
            }
    }

## House rules

pili_pili-option-limit = Ως πόσα Πίλι
pili_pili-option-limit-help = Με τόσα τελειώνει, και κερδίζει όποιος έχει τα πιο λίγα. Οι εκδόσεις διαφέρουν.
pili_pili-option-limit-7 = 7 Πίλι
pili_pili-option-limit-6 = 6 Πίλι
pili_pili-option-missions = Αποστολές
pili_pili-option-missions-help = Στα πρώτα σου παιχνίδια παίξε χωρίς: πέντε χαρτιά στον καθένα, σε κάθε γύρο.
pili_pili-option-missions-standard = Κανονικές
pili_pili-option-missions-expert = Κανονικές και δύσκολες
pili_pili-option-missions-beginners = Δέκα για αρχή
pili_pili-option-missions-off = Χωρίς
pili_pili-option-kind = Μόνο μία Αποστολή
pili_pili-option-kind-help = Για να μάθεις μια Αποστολή, παίξε την σε κάθε γύρο.
pili_pili-option-kind-any = Όχι, όλες
pili_pili-option-kind-pass-1-left = Καυτή πατάτα
pili_pili-option-kind-pass-2-left = Δύο καυτές πατάτες
pili_pili-option-kind-pass-2-right = Κόντρα στο ρολόι
pili_pili-option-kind-pass-3-left = Μια γερή χούφτα
pili_pili-option-kind-pass-3-right = Ξεσκαρτάρισμα
pili_pili-option-kind-hand-left = Μετακόμιση
pili_pili-option-kind-hand-right = Πίσω στο πατρικό
pili_pili-option-kind-no-0 = Κανείς απ’ έξω
pili_pili-option-kind-no-1 = Όλα πλην ενός
pili_pili-option-kind-blind-bet = Στα σκοτεινά
pili_pili-option-kind-forehead = Στο κούτελο
pili_pili-option-kind-face-up = Ανοιχτά χαρτιά
pili_pili-option-kind-draw-1 = Ένα για τον δρόμο
pili_pili-option-kind-simultaneous = Ένα, δύο, τρία
pili_pili-option-kind-reward = Κάτι δροσερό
pili_pili-option-kind-reversed = Τα πάνω κάτω
pili_pili-option-kind-first-last = Γεια και αντίο
pili_pili-option-kind-look-3s = Μια ματιά
pili_pili-option-kind-memory-5s = Από μνήμης
pili_pili-option-kind-no-echo = Όχι παπαγάλοι
pili_pili-option-kind-linked = Στην ίδια βάρκα
pili_pili-option-kind-high-low = Ή πάνω ή κάτω
pili_pili-option-kind-cursed = Γρουσούζικα
pili_pili-option-kind-trade = Παζάρι
pili_pili-option-first_dealer = Πρώτο μοίρασμα
pili_pili-option-first_dealer-help = Οι κανόνες δεν το λένε· ο μοιραστής λέει πρώτος το στοίχημά του.
pili_pili-option-first_dealer-random = Με κλήρο
pili_pili-option-first_dealer-host = Ο οικοδεσπότης
pili_pili-option-rotates = Το μοίρασμα γυρίζει
pili_pili-option-rotates-help = Κάθε γύρο μοιράζει ο επόμενος· αλλιώς πάντα ο ίδιος.
pili_pili-option-first_bettor = Ποιος λέει και βγαίνει πρώτος
pili_pili-option-first_bettor-help = Μερικά τραπέζια αρχίζουν από τα αριστερά του μοιραστή. Χαρτί μετά τα στοιχήματα τραβάει και τότε πρώτος ο μοιραστής.
pili_pili-option-first_bettor-dealer = Ο μοιραστής
pili_pili-option-first_bettor-left = Ο αριστερά του μοιραστή
pili_pili-option-joker_values = Ο Τζόκερ κάνει
pili_pili-option-joker_values-help = Μόνο ο πιο μεγάλος ή ο πιο μικρός είναι το πιο απλό.
pili_pili-option-joker_values-any = Όποιον αριθμό, 0 έως 56
pili_pili-option-joker_values-ends = 0 ή 56
pili_pili-option-joker_tie = Τζόκερ ίσος με χαρτί
pili_pili-option-joker_tie-help = Όταν ο Τζόκερ κάνει έναν αριθμό που πέφτει στην ίδια μπάζα.
pili_pili-option-joker_tie-number = Κερδίζει το χαρτί
pili_pili-option-joker_tie-earlier = Κερδίζει όποιο έπεσε πρώτο
pili_pili-option-first_last = «Γεια και αντίο»
pili_pili-option-first_last-help = Όταν ο ίδιος παίκτης παίρνει την πρώτη και την τελευταία μπάζα.
pili_pili-option-first_last-each = Δύο Πίλι
pili_pili-option-first_last-one = Ένα Πίλι
pili_pili-option-cursed = «Γρουσούζικα»
pili_pili-option-cursed-help = Πότε μια μπάζα κοστίζει ένα Πίλι.
pili_pili-option-cursed-holds = Έχει μέσα γρουσούζικο
pili_pili-option-cursed-wins = Την παίρνει γρουσούζικο
pili_pili-option-draw_hook = «Ένα για τον δρόμο»
pili_pili-option-draw_hook-help = Πόσο δεν κάνει να βγει το σύνολο, όταν μετά τα στοιχήματα τραβιέται χαρτί.
pili_pili-option-draw_hook-played = 3, όσες οι μπάζες
pili_pili-option-draw_hook-dealt = 2, όσα τα χαρτιά πριν
pili_pili-option-ties = Ίσα στα πιο λίγα Πίλι
pili_pili-option-ties-help = Αν κερδίζουν μαζί όσοι έχουν τα πιο λίγα.
pili_pili-option-ties-shared = Κερδίζουν όλοι τους
pili_pili-option-ties-again = Παίζεται κι άλλος γύρος
pili_pili-option-timers = Ματιές με χρόνο
pili_pili-option-timers-help = Πόση ώρα σου δείχνουν οι Αποστολές το χέρι σου. Κανείς δεν χάνει επειδή αργεί.
pili_pili-option-timers-on = Όπως γράφουν
pili_pili-option-timers-longer = Τριπλάσια ώρα
pili_pili-option-timers-untimed = Ώσπου να το σκεπάσεις
pili_pili-option-timers-off = Καμία: στα σκοτεινά

## The player’s own figures
pili_pili-merit-bet = Στοιχήματα που βγήκαν ακριβώς: { $done } από { $tried }

## Μια θέση που στήνεται

pili_pili-setup-stock = Χαρτιά που τραβιούνται μετά τα στοιχήματα
pili_pili-setup-mission = Αποστολή
pili_pili-setup-no-mission = καμία
pili_pili-setup-pilis = Πίλι: { SEAT($seat) }
pili_pili-setup-left = Αποστολές που μένουν στη στοίβα
pili_pili-position-not-dealt = Τα χαρτιά μοιράζονται όταν βγει ποιος μοιράζει και ποια είναι η Αποστολή.
pili_pili-position-totals = Χρειάζεται ένας αριθμός Πίλι για καθέναν από τους { $seats } παίκτες.
pili_pili-position-match-over = Το παιχνίδι θα είχε τελειώσει: κάποιος έχει { $count } Πίλι, και τελειώνει στα { $limit }.
pili_pili-position-left = Οι Αποστολές της στοίβας είναι άλλες από την ανοιχτή, καθεμία μία φορά.
pili_pili-position-dealer = Πρώτα βγαίνει ποιος μοιράζει, και όπου αρχίζει ο οικοδεσπότης είναι η πρώτη θέση.
pili_pili-position-no-missions = Σε αυτό το τραπέζι δεν υπάρχουν Αποστολές.
pili_pili-position-mission = Η Αποστολή { $number } δεν είναι στη στοίβα αυτού του τραπεζιού.
pili_pili-position-stock = { $count } από { $wanted } χαρτιά για τράβηγμα.
pili_pili-position-unfinished = Η μπάζα { $number } δεν τελείωσε.
pili_pili-position-trade = Η ανταλλαγή μετά την μπάζα { $number } λείπει ή έρχεται νωρίς.
