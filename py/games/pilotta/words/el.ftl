# The words of the Cypriot table: μίλημα (bid), πάζα (trick), κόζι (trump), τσακίζω (cut), κλειστό and ανοικτό (the
# doubles), ανάποδο (no trick for the bidders), το περάσαμε and το χάσαμε (made and failed).

pilotta-name = Πιλόττα
pilotta-blurb = Δύο με δύο, όπως στους καφενέδες της Κύπρου: μίλα, δήλωσε, και μη χαραμίσεις κόζι.

## What happens (the log)
pilotta-event-dealer-drawn =
    { WHO($seat) ->
        [you] Μοιράζεις πρώτα εσύ.
       *[other] Πρώτο μοίρασμα: { SEAT($seat) }.
    }
pilotta-event-dealt =
    { WHO($dealer) ->
        [you] Μοιράζεις: τρία, δύο, τρία.
       *[other] { SEAT($dealer) }: μοιράζει τρία, δύο, τρία.
    }
pilotta-event-passed =
    { WHO($seat) ->
        [you] Λες πάσο.
       *[other] { SEAT($seat) }: πάσο.
    }
pilotta-event-bid-made =
    { WHO($seat) ->
        [you] Μιλάς { pilotta-bid-in }.
       *[other] { SEAT($seat) }: { pilotta-bid-in }.
    }
pilotta-event-closed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] Κλείνεις: επί δύο.
               *[other] { SEAT($seat) }: κλείνει, επί δύο.
            }
       *[other]
            { WHO($seat) ->
                [you] Λες «{ pilotta-do-close }»: επί δύο.
               *[other] { SEAT($seat) }: «{ pilotta-do-close }», επί δύο.
            }
    }
pilotta-event-reclosed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] Ξανακλείνεις: επί τέσσερα.
               *[other] { SEAT($seat) }: ξανακλείνει, επί τέσσερα.
            }
       *[other]
            { WHO($seat) ->
                [you] Λες «{ pilotta-do-reclose }»: επί τέσσερα.
               *[other] { SEAT($seat) }: «{ pilotta-do-reclose }», επί τέσσερα.
            }
    }
pilotta-event-contract-made =
    { WHO($seat) ->
        [you]
            { $multiplier ->
                [1] Παίζεις { pilotta-bid-in }.
               *[other] Παίζεις { pilotta-bid-in }, επί { $multiplier }.
            }
       *[other]
            { $multiplier ->
                [1] { SEAT($seat) }: παίζει { pilotta-bid-in }.
               *[other] { SEAT($seat) }: παίζει { pilotta-bid-in }, επί { $multiplier }.
            }
    }
pilotta-event-passed-out = Τέσσερα πάσο: δεν γράφει κανείς, και η μοιρασιά πάει παρακάτω.
pilotta-event-announced =
    { WHO($seat) ->
        [you] Δηλώνεις { $value }.
       *[other] { SEAT($seat) }: δηλώνει { $value }.
    }
pilotta-event-shown =
    { $kind ->
        [four]
            { WHO($seat) ->
                [you] Δείχνεις καρέ για { $value }: { CARDS($cards) }.
               *[other] { SEAT($seat) }: καρέ για { $value } ({ CARDS($cards) }).
            }
       *[run]
            { WHO($seat) ->
                [you] Δείχνεις σκάλα για { $value }: { CARDS($cards) }.
               *[other] { SEAT($seat) }: σκάλα για { $value } ({ CARDS($cards) }).
            }
    }
pilotta-event-played =
    { WHO($seat) ->
        [you] Παίζεις: { CARD($card) }.
       *[other] { SEAT($seat) }: { CARD($card) }.
    }
pilotta-event-said-pilotta =
    { $again ->
        [true]
            { WHO($seat) ->
                [you] Λες «Ρεπιλόττα!»
               *[other] { SEAT($seat) }: «Ρεπιλόττα!»
            }
       *[false]
            { WHO($seat) ->
                [you] Λες «Πιλόττα!»
               *[other] { SEAT($seat) }: «Πιλόττα!»
            }
    }
pilotta-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [0] Παίρνεις την πάζα: πόντους δεν είχε.
                [one] Παίρνεις την πάζα: { $points } πόντος.
               *[other] Παίρνεις την πάζα: { $points } πόντοι.
            }
       *[other]
            { $points ->
                [0] { SEAT($seat) }: παίρνει την πάζα, πόντους δεν είχε.
                [one] { SEAT($seat) }: παίρνει την πάζα, { $points } πόντος.
               *[other] { SEAT($seat) }: παίρνει την πάζα, { $points } πόντοι.
            }
    }
pilotta-event-round-over = Τέλος ο γύρος.

## Said aloud, by the speaker's plate
pilotta-bubble-passed = Πάσο
pilotta-bubble-bid-made =
    { $capot ->
        [true] Καπό { SIGN($suit) }
       *[false] { $said } { SIGN($suit) }
    }
pilotta-bubble-closed =
    { $names ->
        [close] Κλείνω!
       *[other] { pilotta-do-close }!
    }
pilotta-bubble-reclosed =
    { $names ->
        [close] Ξανακλείνω!
       *[other] { pilotta-do-reclose }!
    }
pilotta-bubble-announced = { $value }!
pilotta-bubble-said-pilotta =
    { $again ->
        [true] Ρεπιλόττα!
       *[false] Πιλόττα!
    }

## What may be done
pilotta-do-play = Παίξε
pilotta-do-bid = Μίλα
pilotta-do-pass = Πάσο
pilotta-do-close = { $names ->
    [kontra] Κόντρα
    [kleisto] Κλειστό
   *[close] Κλείνω
 }
pilotta-do-reclose = { $names ->
    [kontra] Ρεκόντρα
    [kleisto] Ανοικτό
   *[close] Ξανακλείνω
 }
pilotta-do-announce = { $number ->
    [1] Δήλωσε { $value }
   *[other] Δήλωσε { $value } και άλλα
 }
pilotta-do-show = Δείξε τα χαρτιά

## What is asked before a card may be played
pilotta-first-bid = Πρώτα τα μιλήματα: μίλα ή πες πάσο.

## Why not
pilotta-refused-turn = Δεν είναι η σειρά σου.
pilotta-refused-over = Ο γύρος τελείωσε.
pilotta-refused-follow = Έχεις { SUIT($suit) }: ρίξε { SUIT($suit) }.
pilotta-refused-cut = Πρέπει να τσακίσεις με { SUIT($suit) }.
pilotta-refused-above = Πρέπει να ανέβεις: κάτω είναι { CARD($card) }.
pilotta-refused-cut-above = Πρέπει να τσακίσεις πιο ψηλά: κάτω είναι { CARD($card) }.
pilotta-refused-under-cut = Πιο ψηλό κόζι δεν έχεις: ρίξε όποιο θέλεις, αλλά κόζι.
pilotta-refused-not-held = Δεν έχεις τέτοιο χαρτί: { CARD($card) }.
pilotta-refused-play-a-card = Ρίξε χαρτί.
pilotta-refused-announce = Δηλώνεις στην πρώτη πάζα πριν ρίξεις, μία φορά, και μόνο αν έχεις τι να δηλώσεις.
pilotta-refused-show = Δείχνεις στη δεύτερη πάζα πριν ρίξεις, μία φορά, ό,τι δήλωσες.
pilotta-refused-closed =
    { $names ->
        [close] Το μίλημα έκλεισε: τέλος τα μιλήματα.
       *[other] Μετά από «{ pilotta-do-close }» τέλος τα μιλήματα.
    }
pilotta-refused-bid-higher =
    { $capot ->
        [true] Πάνω από το καπό δεν έχει.
       *[false] Μίλα πάνω από { $said }.
    }
pilotta-refused-bid-highest =
    { $capot ->
        [true] Τα μιλήματα φτάνουν ως τα { $said }· πιο πάνω έχει μόνο καπό.
       *[false] Τα μιλήματα φτάνουν ως τα { $said }.
    }
pilotta-refused-no-capot-call = Σε αυτό το τραπέζι το καπό δεν λέγεται.
pilotta-refused-close-whose =
    { $names ->
        [close] Κλείνουν μόνο οι αντίπαλοι του μιλητή.
       *[other] «{ pilotta-do-close }» λένε μόνο οι αντίπαλοι του μιλητή.
    }
pilotta-refused-reclose-whose =
    { $names ->
        [close] Ξανακλείνουν μόνο αυτοί που τους έκλεισαν.
       *[other] «{ pilotta-do-reclose }» απαντούν μόνο οι μιλητές.
    }
pilotta-refused-auction = Πρώτα τα μιλήματα.
pilotta-refused-dealer-first = Πρώτα κληρώνεται ποιος μοιράζει.
pilotta-refused-shuffle = Η τράπουλα πρέπει να έχει και τα 32 χαρτιά της.

## What is on show
pilotta-mark-bid =
    { $times ->
        [1] Πιο ψηλό μίλημα: { pilotta-bid-short }, { SEAT($seat) }
       *[other] Πιο ψηλό μίλημα: { pilotta-bid-short }, { SEAT($seat) }, επί { $times }
    }
pilotta-mark-contract =
    { $times ->
        [1] Μίλημα: { pilotta-bid-short }, { SEAT($seat) }
       *[other] Μίλημα: { pilotta-bid-short }, { SEAT($seat) }, επί { $times }
    }
pilotta-mark-calls = Ειπώθηκαν
pilotta-mark-last = Η πάζα πριν
pilotta-mark-declaration = { $kind ->
    [four] Καρέ, { $value }
   *[run] Σκάλα, { $value }
 }
pilotta-badge-announced = { $value }

## The sheet
pilotta-sheet-contract =
    { $times ->
        [1] Μίλημα, { pilotta-points-bid }
        [2] Μίλημα, { pilotta-points-bid }, { pilotta-closed-once }: ×2
       *[other] Μίλημα, { pilotta-points-bid }, { pilotta-closed-twice }: ×4
    }
pilotta-sheet-tricks =
    { $way ->
        [0] Πάζες, { $points } πόντοι, προς τα κάτω
        [1] Πάζες, { $points } πόντοι, προς τα πάνω
        [2] Πάζες, { $points } πόντοι: δύο εξάρια, ανεβαίνει μόνο το ένα
       *[3] Πάζες, { $points } πόντοι
    }
pilotta-sheet-capot = Καπό, και οι οκτώ πάζες
pilotta-sheet-all-tricks = Πόντοι από όλες τις πάζες, 162
pilotta-sheet-declarations = Δηλώσεις, { $points } πόντοι
pilotta-sheet-declarations-beaten = Δηλώσεις, { $points } πόντοι: μετράνε μόνο των άλλων
pilotta-sheet-declarations-tied = Δηλώσεις: οι πιο ψηλές είναι ίσες, δεν γράφει κανείς
pilotta-sheet-declarations-unshown = Δηλώσεις, { $points } πόντοι: ειπώθηκαν και δεν δείχτηκαν
pilotta-sheet-pilotta = Πιλόττα, 20 πόντοι
pilotta-reason-passed-out = Τέσσερα πάσο: δεν γράφει κανείς
pilotta-reason-made =
    { $ours ->
        [yes] Το περάσαμε: { $points } για { $bid }
       *[no] Το πέρασαν: { $points } για { $bid }
    }
pilotta-reason-failed =
    { $ours ->
        [yes] Το χάσαμε: { $points } για { pilotta-points-bid }
       *[no] Το έχασαν: { $points } για { pilotta-points-bid }
    }
pilotta-reason-capot =
    { $ours ->
        [yes] Καπό! Δικές μας και οι οκτώ πάζες
       *[no] Καπό! Δικές τους και οι οκτώ πάζες
    }
pilotta-reason-reverse-capot =
    { $ours ->
        [yes] Ανάποδο! Μιλήσαμε { pilotta-points-bid } και πάζα δεν πήραμε
       *[no] Ανάποδο! Μίλησαν { pilotta-points-bid } και πάζα δεν πήραν
    }
pilotta-reason-capot-failed =
    { $ours ->
        [yes] Και οι οκτώ πάζες, και πάλι δεν φτάσαμε τα { $bid }
       *[no] Και οι οκτώ πάζες, και πάλι δεν έφτασαν τα { $bid }
    }
pilotta-reason-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, και το περάσαμε: { $points } για { pilotta-points-bid }
       *[no] { pilotta-closed-start }, και το πέρασαν: { $points } για { pilotta-points-bid }
    }
pilotta-reason-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, και το χάσαμε: { $points } για { pilotta-points-bid }
       *[no] { pilotta-closed-start }, και το έχασαν: { $points } για { pilotta-points-bid }
    }

## Over the sheet: how the round that is just played ended, in short; its first line has the numbers
pilotta-headline-made =
    { $ours ->
        [yes] Το περάσαμε!
       *[no] Το πέρασαν
    }
pilotta-headline-failed =
    { $ours ->
        [yes] Το χάσαμε
       *[no] Το έχασαν!
    }
pilotta-headline-capot = Καπό!
pilotta-headline-reverse-capot =
    { $ours ->
        [yes] Ανάποδο: δεν πήραμε πάζα
       *[no] Ανάποδο: δεν πήραν πάζα
    }
pilotta-headline-capot-failed =
    { $ours ->
        [yes] Το χάσαμε
       *[no] Το έχασαν!
    }
pilotta-headline-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, και το περάσαμε
       *[no] { pilotta-closed-start }, και το πέρασαν
    }
pilotta-headline-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, και το χάσαμε
       *[no] { pilotta-closed-start }, και το έχασαν
    }

## The frame's words where this game says round
pilotta-table-hand = Γύρος { $number }
pilotta-sheet-next = Νέος γύρος
pilotta-saved-facts-open = { $game }, γύρος { $number }
pilotta-saved-before = Γύρνα πίσω: { $game }, γύρος { $number }

## House rules
pilotta-option-target = Στόχος
pilotta-option-target-help = Πόντοι στο τεφτέρι, σε δεκάδες, που κερδίζουν την παρτίδα.
pilotta-option-target-151 = 151
pilotta-option-target-251 = 251
pilotta-option-target-301 = 301
pilotta-option-target-351 = 351
pilotta-option-target-401 = 401
pilotta-option-highest_bid = Πιο ψηλό μίλημα
pilotta-option-highest_bid-help = Ως πόσο μπορεί να μιλήσει κανείς. Με το 160, από πάνω λέγεται το καπό.
pilotta-option-highest_bid-160 = 160, μετά καπό
pilotta-option-highest_bid-400 = 400
pilotta-option-highest_bid-800 = 800
pilotta-option-first_lead = Ποιος βγαίνει
pilotta-option-first_lead-help = Ποιος ρίχνει πρώτος στην πρώτη πάζα.
pilotta-option-first_lead-right = Δεξιά του μοιραστή
pilotta-option-first_lead-bidder = Ο μιλητής
pilotta-option-beat_side_suits = Ανεβαίνεις παντού
pilotta-option-beat_side_suits-help = Και έξω από το κόζι ανεβαίνεις αν μπορείς, όσο δεν τσάκισε κανείς.
pilotta-option-capot_bid = Το καπό μιλιέται
pilotta-option-capot_bid-help = Δικό του μίλημα πάνω από 240: κάνει 250, και θέλει και τις οκτώ πάζες.
pilotta-option-closed_capot = Κλειστό και καπό
pilotta-option-closed_capot-help = Τι παίρνουν από πάνω όσοι κέρδισαν κλειστό με όλες τις πάζες.
pilotta-option-closed_capot-25 = 25
pilotta-option-closed_capot-16 = Πάντα 16
pilotta-option-failed = Δηλώσεις όσων το έχασαν
pilotta-option-failed-help = Πού πάνε οι δηλώσεις και η πιλόττα της ομάδας που έχασε το μίλημά της.
pilotta-option-failed-defenders = Στους αντιπάλους
pilotta-option-failed-own = Τις κρατούν
pilotta-option-failed-pilotta = Κρατούν μόνο την πιλόττα
pilotta-option-shared_cards = Ένα χαρτί σε δύο δηλώσεις
pilotta-option-shared_cards-help = Αν το ίδιο χαρτί μετράει και σε σκάλα και σε καρέ.
pilotta-option-tie = Ίσες δηλώσεις
pilotta-option-tie-help = Ποιος γράφει όταν οι καλύτερες των δύο ομάδων είναι ακριβώς ίσες.
pilotta-option-tie-nobody = Κανείς
pilotta-option-tie-first = Όποιος δήλωσε πρώτος
pilotta-option-long_run = Σκάλες από έξι και πάνω
pilotta-option-long_run-help = Μία δήλωση των 100, ή πέντε χαρτιά και τα υπόλοιπα.
pilotta-option-long_run-whole = Μία των 100
pilotta-option-long_run-split = Πέντε και τα υπόλοιπα
pilotta-option-show = Δείξιμο δηλώσεων
pilotta-option-show-help = Στη δεύτερη πάζα τα δηλωμένα δείχνονται μόνα τους, ή πρέπει να το θυμηθείς.
pilotta-option-show-automatic = Μόνα τους
pilotta-option-show-strict = Θυμήσου το, αλλιώς χάνονται
pilotta-option-show-strict-third = Θυμήσου το, αλλιώς οι άλλοι
pilotta-option-six_six = Δύο εξάρια
pilotta-option-six_six-help = Όταν και οι δύο ομάδες τελειώνουν σε 6, ποια ανεβαίνει.
pilotta-option-six_six-up = Οι μιλητές
pilotta-option-six_six-down = Οι αντίπαλοι
pilotta-option-five = Το πέντε
pilotta-option-five-help = Αν το 5 στο τέλος πάει προς τα κάτω ή προς τα πάνω.
pilotta-option-five-down = Κάτω
pilotta-option-five-up = Πάνω
pilotta-option-both_over = Φτάνουν και οι δύο
pilotta-option-both_over-help = Ποιος κερδίζει όταν και οι δύο ομάδες βγουν στον ίδιο γύρο.
pilotta-option-both_over-higher = Όποιος έχει πιο πολλά
pilotta-option-both_over-bidders = Οι μιλητές
pilotta-option-names = Πώς λέγεται το κλείσιμο
pilotta-option-names-help = Τι λέει το τραπέζι για το επί δύο και το επί τέσσερα.
pilotta-option-names-close = Κλείνω, ξανακλείνω
pilotta-option-names-kontra = Κόντρα, ρεκόντρα
pilotta-option-names-kleisto = Κλειστό, ανοικτό
pilotta-option-out_of_reach = Μίλημα που δεν φτάνεται
pilotta-option-out_of_reach-help = Και οι οκτώ πάζες δικές σου, και πάλι το μίλημα πιο ψηλό από όσο μετράνε.
pilotta-option-out_of_reach-fails = Χάνεται έτσι κι αλλιώς
pilotta-option-out_of_reach-makes = Με καπό περνάει
pilotta-option-bid_style = Πώς γράφονται τα μιλήματα
pilotta-option-bid_style-help = Σε πόντους, ή σε δεκάδες όπως στο τραπέζι.
pilotta-option-bid_style-points = 80
pilotta-option-bid_style-tens = 8

## Why (hints)
pilotta-expected =
    { $sign ->
        [plus] περίπου { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } μπροστά στο τεφτέρι
        [minus] περίπου { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } πίσω στο τεφτέρι
       *[zero] περίπου ίσα στο τεφτέρι
    }
pilotta-why-random = Έτσι, χωρίς λόγο.
pilotta-why-close =
    { $capot ->
        [true] Το καπό μάλλον θα το χάσουν: { pilotta-to-close }.
       *[false] Τα { $said } μάλλον θα τα χάσουν: { pilotta-to-close }.
    }
pilotta-why-reclose = Περίπου { $points } πόντοι φαίνονται: { pilotta-to-reclose }.
pilotta-why-partner-closed =
    { $names ->
        [close] Έκλεισε το ταίρι σου: μένει μόνο πάσο.
       *[other] Το ταίρι σου είπε «{ pilotta-do-close }»: μένει μόνο πάσο.
    }
pilotta-why-pass-closed = Καλύτερα άσ’ το εκεί.
pilotta-why-pass-nothing = Στο καλό σου χρώμα δεν έχει άλλο μίλημα.
pilotta-why-pass-partner = Καλά μίλησε το ταίρι σου.
pilotta-why-pass-weak =
    { $suit ->
        [C] Περίπου { $points } πόντοι με σπαθιά: λίγοι.
        [D] Περίπου { $points } πόντοι με καρό: λίγοι.
        [H] Περίπου { $points } πόντοι με κούπες: λίγοι.
       *[S] Περίπου { $points } πόντοι με μπαστούνια: λίγοι.
    }
pilotta-why-bid =
    { $capot ->
        [true] Με κόζι { SUIT($suit) } φαίνονται δικές σου και οι οκτώ πάζες.
       *[false] Με κόζι { SUIT($suit) } φαίνονται περίπου { $points } πόντοι, και με { $said } περνάς μπροστά.
    }
pilotta-why-raise = Τα χαρτιά σου βοηθούν το ταίρι σου: κόζι { SUIT($suit) }.
pilotta-why-announce = Ό,τι δεν δηλώνεται δεν γράφεται.
pilotta-why-show = Ό,τι δεν δείχνεται χάνεται.
pilotta-why-draw-trumps = Τράβα τα κόζια των άλλων.
pilotta-why-lead-trumps = Κόζια τώρα, πριν τσακίσουν.
pilotta-why-cash = Πιο ψηλό δεν έχει κανείς: μάζεψε την πάζα.
pilotta-why-return-suit = Το ταίρι σου βγήκε με αυτό το χρώμα.
pilotta-why-lead-low = Ένα μικρό, και τα καλά τα κρατάς.
pilotta-why-win = Έτσι παίρνεις την πάζα, με όσα έχει μέσα.
pilotta-why-cut = Τσάκα.
pilotta-why-feed = Την έχει το ταίρι σου: δώσ’ του πόντους.
pilotta-why-partner-has-it = Την πάζα την έχει το ταίρι σου.
pilotta-why-low = Η πάζα πάει σε αυτούς: δώσε όσο πιο λίγα γίνεται.

## What was said in the auction, two words at most
pilotta-call-pass = πάσο
pilotta-call-close =
    { $names ->
        [kontra] κόντρα
        [kleisto] κλειστό
       *[close] κλείνω
    }
pilotta-call-reclose =
    { $names ->
        [kontra] ρεκόντρα
        [kleisto] ανοικτό
       *[close] ξανακλείνω
    }

## Parts of sentences: a bid, and what the doubles are called at this table
pilotta-bid-in =
    { $capot ->
        [true]
            { $suit ->
                [C] καπό σπαθιά
                [D] καπό καρό
                [H] καπό κούπες
               *[S] καπό μπαστούνια
            }
       *[false]
            { $suit ->
                [C] { $said } σπαθιά
                [D] { $said } καρό
                [H] { $said } κούπες
               *[S] { $said } μπαστούνια
            }
    }
pilotta-bid-short = { pilotta-bid-in }
pilotta-points-bid =
    { $capot ->
        [true] καπό
       *[false] { $bid }
    }
pilotta-closed-once =
    { $names ->
        [kontra] κόντρα
       *[close] κλειστό
    }
pilotta-closed-twice =
    { $names ->
        [kontra] ρεκόντρα
        [kleisto] ανοικτό
       *[close] ξανακλειστό
    }
pilotta-closed-start =
    { $names ->
        [close] Κλειστό
       *[other]
            { $times ->
                [2] { pilotta-do-close }
               *[other] { pilotta-do-reclose }
            }
    }
pilotta-to-close =
    { $names ->
        [kontra] πες «Κόντρα»
        [kleisto] πες «Κλειστό»
       *[close] κλείσε
    }
pilotta-to-reclose =
    { $names ->
        [kontra] πες «Ρεκόντρα»
        [kleisto] πες «Ανοικτό»
       *[close] ξανάκλεισε
    }

## The player’s own figures
pilotta-merit-contract = Μιλήματά μας που τα περάσαμε: { $done } από { $tried }
pilotta-merit-defence = Δικά τους που τα έχασαν: { $done } από { $tried }

## Μια θέση που στήνεται

pilotta-position-no-dealer = Πριν κληρωθεί ποιος μοιράζει δεν υπάρχουν χέρια.
