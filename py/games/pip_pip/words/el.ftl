# Πιπ-Πιπ. Keys begin with the game's name; parameters are codes as they come from the table.

pip_pip-name = Πιπ-Πιπ
pip_pip-blurb = Δύο τράπουλες και μεγάλο τραπέζι. Δείξε έναν ρήγα με την ντάμα του, φώναξε «Πιπ-Πιπ!», και αλλάζει το ατού.


## What happened

pip_pip-event-drew-for-deal =
    { $again ->
        [true] { SEAT($seat) }, ξανά: { CARD($card) }.
       *[other] { SEAT($seat) }: { CARD($card) }.
    }
pip_pip-event-draw-tied = Ισοπαλία για το μοίρασμα: όσοι βγήκαν ίσοι αφήνουν το χαρτί τους στην άκρη και τραβούν ξανά.
pip_pip-event-dealer-chosen =
    { WHO($seat) ->
        [you] Κερδίζεις το τράβηγμα και μοιράζεις. Ατού: { SUIT($suit) }.
       *[other] { SEAT($seat) }: κερδίζει το τράβηγμα και μοιράζει. Ατού: { SUIT($suit) }.
    }
pip_pip-event-seated = Θέσεις με τα χαρτιά που τραβήχτηκαν: δεξιόστροφα από όποιον μοιράζει.
pip_pip-event-cut-for-trump =
    { WHO($seat) ->
        [you] Κόβεις. Βγήκε { CARD($card) }. Ατού: { SUIT($suit) }.
       *[other] { SEAT($seat) }: κόβει. Βγήκε { CARD($card) }. Ατού: { SUIT($suit) }.
    }
pip_pip-event-trump-kept = Το ατού μένει όπως ήταν: { SUIT($suit) }.
pip_pip-event-shuffled =
    { WHO($seat) ->
        [you] Ανακατεύεις και μοιράζεις από εφτά χαρτιά.
       *[other] { SEAT($seat) }: ανακατεύει και μοιράζει από εφτά χαρτιά.
    }
pip_pip-event-dealt =
    { WHO($seat) ->
        [you] Τα χαρτιά σου: { CARDS($cards) }.
       *[other] { "" }
    }
pip_pip-event-trump-changed = Αλλάζει το ατού: { SUIT($suit) } από αυτή την μπάζα.
pip_pip-event-played =
    { WHO($seat) ->
        [you] Παίζεις: { CARD($card) }.
       *[other] { SEAT($seat) }: { CARD($card) }.
    }
pip_pip-event-drew =
    { WHO($seat) ->
        [you] Τραβάς: { CARD($card) }.
       *[other] { "" }
    }
pip_pip-event-called =
    { $suit ->
        [null] Πιπ-Πιπ! { SEAT($seat) }: { CARD($king) } και { CARD($queen) }, 50 πόντοι.
       *[other] Πιπ-Πιπ! { SEAT($seat) }: { CARD($king) } και { CARD($queen) }, 50 πόντοι. Ατού από την επόμενη μπάζα: { SUIT($suit) }.
    }
pip_pip-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [0] Παίρνεις την μπάζα: πόντους δεν είχε.
                [one] Παίρνεις την μπάζα: { $points } πόντος.
               *[other] Παίρνεις την μπάζα: { $points } πόντοι.
            }
       *[other]
            { $points ->
                [0] { SEAT($seat) }: παίρνει την μπάζα, πόντους δεν είχε.
                [one] { SEAT($seat) }: παίρνει την μπάζα, { $points } πόντος.
               *[other] { SEAT($seat) }: παίρνει την μπάζα, { $points } πόντοι.
            }
    }
pip_pip-event-gathered = { "" }
pip_pip-event-remainder-exposed = Δεν φτάνουν για να τραβήξουν όλοι. Ανοιχτά στο τραπέζι και εκτός παιχνιδιού: { CARDS($cards) }.
pip_pip-event-remainder-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [one] Με την τελευταία μπάζα παίρνεις και όσα περίσσεψαν: { $points } πόντος.
               *[other] Με την τελευταία μπάζα παίρνεις και όσα περίσσεψαν: { $points } πόντοι.
            }
       *[other]
            { $points ->
                [one] { SEAT($seat) }: με την τελευταία μπάζα παίρνει και όσα περίσσεψαν, { $points } πόντος.
               *[other] { SEAT($seat) }: με την τελευταία μπάζα παίρνει και όσα περίσσεψαν, { $points } πόντοι.
            }
    }

## What is said aloud at the table

pip_pip-bubble-called = Πιπ-Πιπ!

## Why not

pip_pip-refused-hand-over = Η μοιρασιά τελείωσε.
pip_pip-refused-not-dealt = Τα χαρτιά δεν μοιράστηκαν ακόμα.
pip_pip-refused-not-for-chance = Δεν είναι αυτό που κάνει τώρα η τράπουλα.
pip_pip-refused-not-your-turn = Δεν είναι η σειρά σου.
pip_pip-refused-not-in-hand = Δεν έχεις τέτοιο χαρτί: { CARD($card) }.
pip_pip-refused-follow-suit = Έχεις { SUIT($suit) }: ρίξε { SUIT($suit) }.
pip_pip-refused-not-both-in-hand = Τα θέλει και τα δύο στο χέρι σου: { CARD($king) } και { CARD($queen) }.
pip_pip-refused-called-already = Έχει μπει ήδη σε Πιπ-Πιπ: { CARD($card) }.
pip_pip-refused-suit-is-trump = Ατού είναι { SUIT($suit) }, και με ρήγα και ντάμα ατού δεν γίνεται Πιπ-Πιπ.
pip_pip-refused-only-after-drawing = Σε αυτό το τραπέζι φωνάζεις μόνο μόλις τραβήξεις χαρτί.

## What you may do

pip_pip-do-play = Παίξε
pip_pip-do-call = Πιπ-Πιπ!
pip_pip-do-call-suit = Πιπ-Πιπ! { SUIT($suit) }

## Always on show

pip_pip-mark-trump = Ατού: { SUIT($value) }
pip_pip-mark-next-trump = Μετά: { SUIT($value) }
pip_pip-mark-last = Η μπάζα πριν
pip_pip-mark-tricks-left =
    { $value ->
        [one] Μία μπάζα ακόμα
       *[other] { $value } μπάζες ακόμα
    }
pip_pip-badge-points = +{ $points }
pip_pip-badge-points-long =
    { $points ->
        [one] { $points } πόντος σε αυτή τη μοιρασιά
       *[other] { $points } πόντοι σε αυτή τη μοιρασιά
    }
pip_pip-badge-calls =
    { $count ->
        [one] Πιπ-Πιπ
       *[other] Πιπ-Πιπ ×{ $count }
    }

## The score sheet

pip_pip-sheet-captured =
    { $count ->
        [one] { $count } { RANK($rank, form: "one") } από { $each }
       *[other] { $count } { RANK($rank, form: "many") } από { $each }
    }
pip_pip-sheet-calls = { $count } Πιπ-Πιπ από { $each }
pip_pip-sheet-remainder =
    { $count ->
        [one] Τελευταία μπάζα: το χαρτί που περίσσεψε
       *[other] Τελευταία μπάζα: τα { $count } χαρτιά που περίσσεψαν
    }
pip_pip-sheet-check =
    { $lost ->
        [0] Στα χαρτιά που πάρθηκαν: και οι { $total } πόντοι των δύο τραπουλών
       *[other] Στα χαρτιά που πάρθηκαν { $captured } πόντοι, σε όσα περίσσεψαν { $lost }: οι { $total } των δύο τραπουλών
    }
pip_pip-reason-all-played =
    { $seat ->
        [null] Ίσοι στην κορυφή: από { $points } πόντους
       *[seat]
            { WHO($seat) ->
                [you] Μάζεψες τους πιο πολλούς: { $points } πόντοι
               *[other] { SEAT($seat) }: οι πιο πολλοί πόντοι, { $points }
            }
    }

## Why the bot would

pip_pip-expected =
    { $sign ->
        [minus] περίπου −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντοι
       *[other] περίπου { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } πόντοι
    }
pip_pip-why-random = Έτσι, χωρίς κανέναν λόγο.
pip_pip-why-thought-ahead = Παιγμένο ως το τέλος σε πολλές μοιρασιές που μπορεί να είναι αυτή, έφερε πιο πολλά από το συνηθισμένο χαρτί.
pip_pip-why-slipped = Παραπάτημα: το μυαλό ταξίδευε.
pip_pip-why-only = Είναι το μόνο χαρτί που παίζεται.
pip_pip-why-call = Ρήγας και ντάμα δίνουν 50 αμέσως, ενώ αργότερα μπορεί να αναγκαστείς να χαλάσεις το ζευγάρι.
pip_pip-why-call-free = 50 πόντοι, και άλλο χρώμα περιμένει ήδη να γίνει ατού.
pip_pip-why-take =
    { $points ->
        [one] Μετά από σένα δεν παίζει κανείς: { $points } πόντος στα σίγουρα.
       *[other] Μετά από σένα δεν παίζει κανείς: { $points } πόντοι στα σίγουρα.
    }
pip_pip-why-win = Μάλλον θα κρατήσει, και οι πόντοι το αξίζουν.
pip_pip-why-low = Η μπάζα δεν αξίζει καλό χαρτί: πάει αυτό που χρειάζεσαι λιγότερο.
pip_pip-why-keep-royal = Κράτα ρήγα ή ντάμα που μπορεί ακόμα να βρει ταίρι: το ζευγάρι κάνει 50.
pip_pip-why-guard = Ρήγας ή ντάμα θέλει δίπλα ένα μικρό από το ίδιο χρώμα, για να μην αναγκαστείς να τα παίξεις.
pip_pip-why-lead-high = Αυτό μάλλον δεν θα σου το πάρει κανείς.
pip_pip-why-lead-low = Όποιος βγαίνει παίζει πρώτος και βλέπει τα λιγότερα: πάει ένα χαρτί που δεν σε νοιάζει.

## House rules

pip_pip-option-follow = Ίδιο χρώμα
pip_pip-option-follow-help = Αν πρέπει να ρίξεις το χρώμα που βγήκε όσο το έχεις.
pip_pip-option-follow-must = Υποχρεωτικά
pip_pip-option-follow-free = Ό,τι θέλεις
pip_pip-option-first_dealer = Πρώτο μοίρασμα
pip_pip-option-first_dealer-help = Πριν από την πρώτη μοιρασιά τραβούν όλοι ένα χαρτί. Όπως και να ’ναι, το χαρτί του μοιραστή δίνει το ατού.
pip_pip-option-first_dealer-highest = Το ψηλότερο
pip_pip-option-first_dealer-lowest = Το χαμηλότερο
pip_pip-option-seating = Θέσεις
pip_pip-option-seating-help = Το πρώτο τράβηγμα μπορεί να πει και πού κάθεται ο καθένας: δεξιόστροφα από τον μοιραστή, από το ψηλότερο στο χαμηλότερο.
pip_pip-option-seating-lobby = Όπως είναι
pip_pip-option-seating-draw = Με τράβηγμα
pip_pip-option-later_trump = Ατού στις επόμενες μοιρασιές
pip_pip-option-later_trump-help = Ποιος κόβει χαρτί για το ατού από τη δεύτερη μοιρασιά και μετά.
pip_pip-option-later_trump-left = Κόβει ο αριστερά
pip_pip-option-later_trump-right = Κόβει ο δεξιά
pip_pip-option-later_trump-dealer = Κόβει ο μοιραστής
pip_pip-option-later_trump-carry = Μένει το τελευταίο
pip_pip-option-several_calls = Πολλά Πιπ-Πιπ σε μία μπάζα
pip_pip-option-several_calls-help = Καθένα γράφει 50. Εδώ ορίζεται ποιανού το χρώμα γίνεται ατού.
pip_pip-option-several_calls-first = Του πρώτου
pip_pip-option-several_calls-last = Του τελευταίου
pip_pip-option-call_moment = Πότε φωνάζεις
pip_pip-option-call_moment-help = Όποτε θέλεις όσο κρατάς το ζευγάρι, ή μόνο μετά το μοίρασμα και μόλις τραβήξεις.
pip_pip-option-call_moment-any = Όποτε θες
pip_pip-option-call_moment-drawing = Μόλις τραβήξεις
pip_pip-option-trump_marriage = Ρήγας και ντάμα ατού
pip_pip-option-trump_marriage-help = Αν γίνεται Πιπ-Πιπ με ζευγάρι στο ατού.
pip_pip-option-trump_marriage-none = Όχι
pip_pip-option-trump_marriage-fifty = 50, ίδιο ατού
pip_pip-option-twins = Ίδια χαρτιά
pip_pip-option-twins-help = Ποιο από δύο ίδια χαρτιά κερδίζει όταν είναι τα ψηλότερα στην μπάζα.
pip_pip-option-twins-second = Το δεύτερο
pip_pip-option-twins-first = Το πρώτο
pip_pip-option-remainder = Όσα περισσεύουν
pip_pip-option-remainder-help = Όταν δεν φτάνουν για να τραβήξουν όλοι, ανοίγονται και μένουν εκτός παιχνιδιού.
pip_pip-option-remainder-unused = Δεν τα γράφει κανείς
pip_pip-option-remainder-last_trick = Σε όποιον πάρει την τελευταία μπάζα
pip_pip-option-length = Πόσο κρατάει η παρτίδα
pip_pip-option-length-help = Στο τέλος κερδίζει όποιος έχει τα πιο πολλά.
pip_pip-option-length-each_deals = Μοιράζουν όλοι μία φορά
pip_pip-option-length-each_deals_twice = Μοιράζουν όλοι δύο φορές
pip_pip-option-length-hands = Τόσες μοιρασιές
pip_pip-option-length-target = Ως τον στόχο
pip_pip-option-hands = Μοιρασιές
pip_pip-option-hands-help = Πόσες μοιρασιές, όταν η παρτίδα μετριέται σε μοιρασιές.
pip_pip-option-target = Στόχος
pip_pip-option-target-help = Οι πόντοι που κλείνουν την παρτίδα, όταν παίζεται ως τον στόχο.

## The player’s own figures
pip_pip-merit-called = Μοιρασιές με δικό σου Πιπ-Πιπ: { $done } από { $tried }
pip_pip-merit-most = Μοιρασιές που μάζεψες τους πιο πολλούς πόντους: { $done } από { $tried }

## Μια θέση που στήνεται

pip_pip-setup-stock = Στοίβα, το επόμενο πρώτο
pip_pip-setup-remainder = Περίσσεψαν
pip_pip-setup-last = Ποιος έπαιξε τελευταίος
pip_pip-setup-waiting = Ατού από την επόμενη μπάζα
pip_pip-setup-called = Πιπ-Πιπ: { SEAT($seat) }
pip_pip-setup-before = Η μπάζα πριν
pip_pip-setup-late = Χαρτιά που τραβήχτηκαν αργά και παίχτηκαν
pip_pip-setup-order = Ποιος κάθεται δίπλα σε ποιον
pip_pip-setup-drawn = Το τράβηγμα για το μοίρασμα
pip_pip-setup-voids = Φυλές που δεν ακολουθήθηκαν
pip_pip-position-not-dealt = Τα χαρτιά δεν μοιράστηκαν ακόμα.
pip_pip-position-no-trump = Χαρτιά μοιράζονται όταν βγει ποιος μοιράζει και ποιο είναι ατού.
pip_pip-position-draw = Το τράβηγμα ή το κόψιμο δεν μπορεί να έγινε έτσι.
pip_pip-position-order = Καθένας κάθεται σε μία θέση, και άλλη σειρά βγαίνει μόνο από το τράβηγμα για τις θέσεις.
pip_pip-position-piles = Οι μπάζες που πάρθηκαν είναι ολόκληρες, από { $seats } χαρτιά.
pip_pip-position-full-trick = Μια ολόκληρη μπάζα είναι σε όποιον την πήρε.
pip_pip-position-turn = Λείπει ποιος έχει σειρά.
pip_pip-position-first-lead = Την πρώτη μπάζα την ανοίγει όποιος κάθεται αριστερά από αυτόν που μοίρασε.
pip_pip-position-last = Ποιος έπαιξε τελευταίος λέγεται μόνο όταν έχει παίξει κάποιος.
pip_pip-position-last-is = Τελευταίος έπαιξε: { SEAT($seat) }.
pip_pip-position-before = Η μπάζα πριν δεν ταιριάζει με τις μπάζες που πάρθηκαν.
pip_pip-position-stock =
    { $tricks ->
        [one] Μετά από { $tricks } μπάζα η στοίβα έχει { $count } χαρτιά, και δεν περίσσεψε τίποτα ακόμα.
       *[other] Μετά από { $tricks } μπάζες η στοίβα έχει { $count } χαρτιά, και δεν περίσσεψε τίποτα ακόμα.
    }
pip_pip-position-remainder =
    { $tricks ->
        [one] Μετά από { $tricks } μπάζα η στοίβα τελείωσε και περισσεύουν { $count } χαρτιά.
       *[other] Μετά από { $tricks } μπάζες η στοίβα τελείωσε και περισσεύουν { $count } χαρτιά.
    }
pip_pip-position-called-once = Ένα χαρτί μπαίνει σε ένα μόνο Πιπ-Πιπ.
pip_pip-position-called-pair = Πιπ-Πιπ είναι ρήγας και ντάμα της ίδιας φυλής.
pip_pip-position-called-held = { SEAT($seat) }: όσα φωνάχτηκαν δεν είναι στο χέρι ούτε παίχτηκαν.
pip_pip-position-waiting-trump = Το επόμενο ατού είναι άλλη φυλή από το τωρινό.
pip_pip-position-waiting = Κανείς δεν φώναξε { SUIT($suit) }.
pip_pip-position-voids = Οι φυλές που δεν ακολουθήθηκαν δεν ταιριάζουν με τις μπάζες.
pip_pip-position-revoke = { SEAT($seat) }: έχει ακόμα χαρτιά από τη φυλή που δεν ακολούθησε.
pip_pip-position-empty = Όλα τα χέρια άδειασαν πριν από την τελευταία μπάζα.
