# The house's own words: what every game shares. Games bring theirs in py/games/<game>/words.
# Keys are kebab-case; words that belong to a game begin with its name.
# Greek declines names and cards and gives each an article, which a placeable does not tell: so names and cards stand in
# the nominative, before or after a colon. Suits are in the singular, as in “ρήγας κούπα” and “ζητάει κούπα”; where a bid
# needs the plural, the message has it. A deal is a “μοιρασιά”, a match a “παρτίδα”.

## Cards. `form` is for languages that decline: plain (a name on its own), object (after "lays"); `one` and `many` of
## a rank are counted words.

card = { RANK($rank) } { SUIT($suit) }
card-name = { CARD($card) }
card-number = { $number }
card-Joker = Τζόκερ
card-hidden = κλειστό χαρτί
rank-A =
    { $form ->
        [many] άσοι
       *[plain] άσος
    }
rank-K =
    { $form ->
        [many] ρηγάδες
       *[plain] ρήγας
    }
rank-Q =
    { $form ->
        [many] ντάμες
       *[plain] ντάμα
    }
rank-J =
    { $form ->
        [many] βαλέδες
       *[plain] βαλές
    }
rank-T =
    { $form ->
        [one] δεκάρι
        [many] δεκάρια
       *[plain] 10
    }
rank-9 =
    { $form ->
        [one] εννιάρι
        [many] εννιάρια
       *[plain] 9
    }
rank-8 =
    { $form ->
        [one] οκτάρι
        [many] οκτάρια
       *[plain] 8
    }
rank-7 =
    { $form ->
        [one] εφτάρι
        [many] εφτάρια
       *[plain] 7
    }
rank-6 =
    { $form ->
        [one] εξάρι
        [many] εξάρια
       *[plain] 6
    }
rank-5 =
    { $form ->
        [one] πεντάρι
        [many] πεντάρια
       *[plain] 5
    }
rank-4 =
    { $form ->
        [one] τεσσάρι
        [many] τεσσάρια
       *[plain] 4
    }
rank-3 =
    { $form ->
        [one] τριάρι
        [many] τριάρια
       *[plain] 3
    }
rank-2 =
    { $form ->
        [one] δυάρι
        [many] δυάρια
       *[plain] 2
    }
suit-C = σπαθί
suit-D = καρό
suit-H = κούπα
suit-S = μπαστούνι
suit-letter-S = Μ
suit-letter-H = Κο
suit-letter-D = Κα
suit-letter-C = Σ

## Seats

seat-you = Εσύ
seat-unknown = Θέση { $seat }
player-1 = Αϊσέ
player-2 = Ανδρέας
player-3 = Μαργκό
player-4 = Κεμάλ
player-5 = Ελένη
player-6 = Ουγκό
player-7 = Ντεφνέ
player-8 = Νίκος
player-9 = Κιάρα
player-10 = Γιουσούφ
player-11 = Δέσποινα

## The house

house-name = Pi Parlour
house-sentence = Τέσσερα παιχνίδια με χαρτιά γύρω από ένα τραπέζι. Κανείς εκεί δεν βλέπει τα δικά σου.
settings = Ρυθμίσεις
settings-theme = Φως
settings-theme-system = Όπως η συσκευή
settings-theme-light = Απόγευμα
settings-theme-dark = Δειλινό
settings-pace = Ρυθμός
settings-pace-relaxed = Χαλαρά
settings-pace-normal = Κανονικά
settings-pace-quick = Γρήγορα
settings-pace-instant = Αμέσως
settings-cards = Χρώματα
settings-cards-two-colour = Κόκκινα και μαύρα
settings-cards-four-colour = Τέσσερα χρώματα
settings-look = Ο χώρος
settings-deck = Τα χαρτιά
settings-play = Στο τραπέζι
settings-reset = Όλα όπως συνήθως
settings-text = Γράμματα
settings-size = Μέγεθος χαρτιών
settings-percent = { $value } %
settings-cloth = Τσόχα
settings-cloth-game = Του παιχνιδιού
settings-cloth-green = Πράσινη
settings-cloth-slate = Γκρίζα
settings-faces = Όψη
settings-faces-auto = Όπως χωράνε
settings-faces-plain = Πλήρη σχέδια
settings-faces-big = Μεγάλα ψηφία
settings-signs = Δεύτερο σημάδι για το χρώμα
settings-signs-none = Κανένα
settings-signs-letters = Γράμματα
settings-signs-patterns = Σχέδια
settings-sort = Τα χαρτιά μου
settings-sort-game = Όπως στο παιχνίδι
settings-sort-turned = Ανάποδα
settings-sort-ranks = Κατά αξία
settings-hold = Η τελειωμένη μπάζα μένει
settings-hold-usual = Μια στιγμή
settings-hold-long = Περισσότερο
settings-hold-tap = Ώσπου να συνεχίσω
settings-forced = Η μόνη δυνατή κίνηση να γίνεται μόνη της
settings-confirm = Το χαρτί παίζεται με το δεύτερο άγγιγμα
settings-hand = Κουμπιά για
settings-hand-right = Το δεξί χέρι
settings-hand-left = Το αριστερό χέρι
settings-sound = Ήχος
settings-sound-off = Κλειστός
settings-sound-soft = Σιγανός
settings-sound-full = Δυνατός
settings-language = Γλώσσα
settings-language-failed = Τα λόγια για «{ $name }» δεν έφτασαν. Η γλώσσα μένει όπως είναι· δοκίμασε ξανά αργότερα.
settings-done = Έτοιμο
language-own-name = Ελληνικά
dialog-close = Κλείσιμο
not-kept = Αυτός ο browser δεν κρατάει τίποτα για αυτή τη σελίδα: αν την κλείσεις, η παρτίδα χάνεται.

not-kept-full = Δεν χωράει τίποτε άλλο σε αυτόν τον browser και η παρτίδα δεν φυλάγεται πια. Μπορείς να την αποθηκεύσεις σε αρχείο: «Αυτό το τραπέζι», μετά «Δώσ’ την παρακάτω».

## Starting up (index.html shows these before the catalogue is there)

boot-slow = Το τραπέζι αργεί. Μπορεί να έρθει ακόμα, μπορείς όμως και να ξαναδοκιμάσεις.
boot-broken = Κάτι από το παιχνίδι δεν έφτασε, κι έτσι το τραπέζι δεν στρώθηκε.
boot-unsupported = Αυτός ο browser είναι πολύ παλιός για τα παιχνίδια. Παίζονται σε Chrome ή Edge 125, Firefox 125, Safari 17.5 και νεότερους.
boot-retry = Ξαναδοκίμασε
boot-noscript = Τα παιχνίδια τρέχουν με Python μέσα στον browser και χρειάζονται JavaScript: άνοιξέ την και φόρτωσε ξανά τη σελίδα.

## The lobby

games-name = Τα παιχνίδια
tile-play = Παίξε
tile-lay = Στρώσε τραπέζι
tile-learn = Μάθε
tile-players = { $fewest } έως { $most } παίκτες
tile-players-just = { $most } παίκτες
tile-players-best = { $fewest } έως { $most } παίκτες, καλύτερα { $from } έως { $to }
saved-name = Το τραπέζι σου είναι ακόμα στρωμένο
saved-facts-plain = Συνέχισε από εκεί που το άφησες.
saved-facts = { $game }, μοιρασιά { $number } από { $of }
saved-facts-open = { $game }, μοιρασιά { $number }
saved-continue = Συνέχισε
saved-before = Γύρνα πίσω: { $game }, μοιρασιά { $number }
saved-before-plain = Γύρνα στην προηγούμενη παρτίδα
saved-none = Σε αυτόν τον browser δεν υπάρχει παρτίδα για να συνεχίσεις.
saved-damaged =
    { $line ->
        [0] Η φυλαγμένη παρτίδα δεν διαβάζεται ({ $reason }). Μπήκε στην άκρη, και όλα τα άλλα δουλεύουν.
       *[other] Η φυλαγμένη παρτίδα δεν διαβάζεται, γραμμή { $line }: { $reason }. Μπήκε στην άκρη, και όλα τα άλλα δουλεύουν.
    }
saved-damaged-file = Αποθήκευσε σε αρχείο
saved-elsewhere = { $game }, παίζεται σε άλλη καρτέλα
taken-name = Το τραπέζι σου είναι πιασμένο
taken-words = Μια παρτίδα παίζεται σε άλλη καρτέλα αυτού του browser. Αν συνεχίσεις εδώ, σταματά εκεί· τίποτα δεν χάνεται.
taken-here = Συνέχισε εδώ
taken-there = Άφησέ την εκεί
taken-over = Η παρτίδα συνεχίζεται σε άλλη καρτέλα. Είναι όλη εκεί: τη φέρνεις πίσω με το «Συνέχισε».
table-arriving = Στρώνεται το τραπέζι…
log-name = Τι έγινε
log-close = Κλείσε το «Τι έγινε»

## Setting the table

form-back = Τα παιχνίδια
form-players = Παίκτες
form-best = ιδανικά
form-company = Γύρω στο τραπέζι
form-rules = Κανόνες σπιτιού
form-changed =
    { $count ->
        [0] όπως λένε οι κανόνες
        [one] { $count } αλλαγή
       *[other] { $count } αλλαγές
    }
form-reset = Όλα όπως λένε οι κανόνες
form-usual = ο κανόνας
form-rule = Κανόνας { $rule }
form-less = Ένα λιγότερο
form-more = Ένα περισσότερο
form-deal = Μοίρασε τα χαρτιά
form-summary =
    { $changed ->
        [0] { $players } παίκτες, με τους κανόνες
        [one] { $players } παίκτες, { $changed } κανόνας σπιτιού
       *[other] { $players } παίκτες, { $changed } κανόνες σπιτιού
    }
form-everyone = Επίπεδο για όλους
bot-easy = Εύκολο
bot-easy-about = Ξέρει το παιχνίδι, αλλά πού και πού κάτι ξεφεύγει.
bot-normal = Κανονικό
bot-normal-about = Παίζει σωστά και θυμάται τι έπεσε.
bot-strong = Δυνατό
bot-strong-about = Σκέφτεται μπροστά: φαντάζεται πολλές μοιρασιές που μπορεί να είναι η αληθινή και τις παίζει ως το τέλος.
bot-random = Στην τύχη
bot-random-about = Ό,τι να ’ναι, φτάνει να επιτρέπεται.

## How the computer plays

about-title = Πώς παίζει ο υπολογιστής
about-lead = Οι παίκτες του υπολογιστή δεν έχουν κανένα πλεονέκτημα πέρα από την πείρα. Κανείς στο τραπέζι δεν βλέπει τα χαρτιά σου.
about-sight-name = Βλέπουν ό,τι φαίνεται από τη θέση τους
about-sight = Ένας παίκτης του υπολογιστή μαθαίνει όσα θα ήξερες κι εσύ στην καρέκλα του: τα δικά του χαρτιά, ό,τι είναι ανοιχτό, όσα ειπώθηκαν και παίχτηκαν, και το σκορ. Τα κρυφά χαρτιά δεν του τα δίνουμε.
about-imagine-name = Τα υπόλοιπα τα φαντάζονται
about-imagine = Για να σκεφτεί μπροστά, ένας παίκτης μοιράζει από την αρχή τα χαρτιά που δεν έχει δει, με όποιον τρόπο ταιριάζει σε όσα έγιναν, παίζει κάθε τέτοια μοιρασιά ως το τέλος και κάνει αυτό που βγήκε καλύτερο. Μπορεί να μαντέψει σωστά. Δεν κρυφοκοιτάζει ποτέ.
about-levels-name = Τρία επίπεδα
about-proof-name = Πώς το ξέρουμε
about-proof = Το δοκιμάζουμε, σε κάθε παιχνίδι: στη μέση μιας μοιρασιάς, όσα δεν βλέπει μια θέση μοιράζονται ξανά, αλλιώς. Με την ίδια τύχη ο παίκτης πρέπει να διαλέξει το ίδιο. Όποιος είχε κρυφοκοιτάξει θα διάλεγε κάτι άλλο, και η δοκιμή θα το έδειχνε.
about-why-name = Λένε το γιατί
about-why = Όταν τελειώσει η μοιρασιά, πάτησε «Γιατί;» δίπλα σε μια κίνηση στο «Τι έγινε». Βλέπεις τον λόγο, και τι περίμενε ο παίκτης από τις καλύτερες επιλογές του. Πιο πριν, θα φανέρωνε τα χαρτιά του.
about-fair-name = Η μοιρασιά είναι σφραγισμένη
about-fair = Πριν από το πρώτο χαρτί, το ανακάτεμα κλειδώνει και βλέπεις το αποτύπωμά του. Όταν τελειώσει η μοιρασιά, βλέπεις τι σφραγίστηκε και ξαναβγάζεις το αποτύπωμα: τα χαρτιά δεν γίνεται να άλλαξαν στο μεταξύ, ούτε για καλό σου ούτε για κακό σου.

## This table, and the seal on each hand

fair-name = Τίμιο μοίρασμα
fair-about = Κάθε μοιρασιά ανακατεύεται και σφραγίζεται πριν από το πρώτο της χαρτί. Τώρα βλέπεις το αποτύπωμα, και στο τέλος το ανακάτεμα, για να ελέγξεις ότι είναι το ίδιο.
fair-asking = Έρχονται οι σφραγίδες…
fair-deal =
    { $number ->
        [0] Όλη η παρτίδα
       *[other] Μοιρασιά { $number }
    }
fair-commitment = Αποτύπωμα (SHA-256)
fair-text = Τι σφραγίστηκε: το αλάτι και το ανακάτεμα
fair-recipe = Κάνε εσύ τον έλεγχο
fair-kept = Όπως ειπώθηκε
fair-broken = Όχι όπως ειπώθηκε
fair-waits = Το ανακάτεμα φανερώνεται όταν τελειώσει η μοιρασιά.
fair-later = Ό,τι κάνει η τράπουλα πιο μετά, όπως όταν ξανανακατεύονται τα ριγμένα, εξαρτάται από το πώς παίζετε. Βγαίνει από έναν μυστικό αριθμό της παρτίδας, που σφραγίζεται εδώ και φανερώνεται όταν τελειώσει η παρτίδα· τον έχει μέσα και μια φυλαγμένη παρτίδα.
fair-copy = Αντιγραφή
fair-copy-what = Αντιγραφή: { $what }
fair-copied = Αντιγράφηκε
fair-not-copied = Μάρκαρέ το και αντίγραψέ το

## The match: handing it on, beginning again

match-name = Αυτή η παρτίδα
match-share = Δώσ’ την παρακάτω
match-once-more = Τα ίδια χαρτιά ξανά
match-once-more-ask = Τα χαρτιά αυτής της μοιρασιάς μοιράζονται ξανά, για εξάσκηση: δεν μετράει στους αριθμούς. Η παρτίδα, όπως είναι, σε περιμένει στην αρχική.
match-once-more-yes = Μοίρασέ τα ξανά
match-restart = Από την αρχή
match-restart-ask = Νέα παρτίδα σε αυτό το τραπέζι, με νέα χαρτιά. Αυτή που παίζεις σε περιμένει στην αρχική.
match-restart-yes = Από την αρχή
match-no = Όχι, μένω
share-name = Δώσ’ την παρακάτω
share-what = Τι δίνεις
share-hand = Τα ίδια χαρτιά
share-hand-about = Όποιος ανοίξει τον σύνδεσμο παίρνει τα χαρτιά αυτής της μοιρασιάς, στη θέση σου, με τους ίδιους παίκτες.
share-here = Από εδώ
share-here-about = Όποιος ανοίξει τον σύνδεσμο συνεχίζει από αυτή τη στιγμή, στη θέση σου.
share-match = Όλη η παρτίδα
share-match-about = Όλα ως τώρα, για να συνεχίσεις σε άλλον browser ή για να μείνουν.
share-match-over = Η παρτίδα
share-match-over-about = Όποιος ανοίξει τον σύνδεσμο βλέπει την παρτίδα βήμα βήμα, με όλα τα χαρτιά ανοιχτά.
share-link = Ο σύνδεσμος
share-long = Έχει { $count } χαρακτήρες, και μερικά προγράμματα κόβουν τους μεγάλους συνδέσμους: το αρχείο είναι πιο σίγουρο.
share-copy-link = Αντιγραφή συνδέσμου
share-copy-text = Αντιγραφή σαν κείμενο
share-file = Αποθήκευσε σε αρχείο
open-name = Άνοιξε παρτίδα
open-about = Μια που σου έδωσε κάποιος ή που αποθήκευσες: αν έχει τελειώσει, τη βλέπεις βήμα βήμα· αλλιώς συνεχίζεται εδώ.
open-file = Διάλεξε αρχείο
open-text = Ή βάλε εδώ τον σύνδεσμο ή το κείμενο
open-do = Άνοιξε
open-unread = Εκεί δεν υπάρχει παρτίδα: ένα αρχείο ή κείμενο του Pi Parlour αρχίζει με “pi-parlour record”.
open-damaged =
    { $line ->
        [0] Αυτή η παρτίδα δεν διαβάζεται: { $reason }. Τίποτα δικό σου δεν άλλαξε.
       *[other] Αυτή η παρτίδα δεν διαβάζεται, γραμμή { $line }: { $reason }. Τίποτα δικό σου δεν άλλαξε.
    }

## Earlier matches

history-name = Οι παρτίδες σου
history-none = Τίποτα ακόμα. Κάθε παρτίδα που παίζεις ως το τέλος φυλάγεται εδώ, μόνο σε αυτόν τον browser.
history-all = Όλα τα παιχνίδια
history-which = Ποια παιχνίδια
history-figures = Πώς πάει
history-level = Με ποιους
history-played = Παρτίδες
history-won = Νίκες
history-streak = Στη σειρά
history-best = Ρεκόρ στη σειρά
history-together = Όλες
history-percent = { $share } %
history-past = Παρτίδες
history-more =
    { $count ->
        [one] { $count } ακόμα
       *[other] { $count } ακόμα
    }
history-against =
    { $count ->
        [2] ο άλλος παίκτης: { $level }
       *[other] { $count } παίκτες, οι άλλοι: { $level }
    }
bot-mixed = Ανάμεικτο
bot-mixed-about = Παίκτες από διάφορα επίπεδα.
history-practice = εξάσκηση
history-replay = Δες τη βήμα βήμα
history-facts-only = Έμεινε μόνο το αποτέλεσμα
history-remove = Βγάλ’ την από εδώ
history-remove-ask = Η παρτίδα δεν φυλάγεται πια και δεν μετράει στους αριθμούς.
history-remove-yes = Βγάλ’ την
history-gone = Αυτή η παρτίδα δεν φυλάγεται πια σε αυτόν τον browser.
history-waits = περιμένει, { $hand }
history-watched = μόνο την είδες
history-won-match = νίκη, { $score }
history-shared = μοιρασμένη νίκη, { $score }
history-lost = ήττα, { $score }
history-place = θέση { $place } από { $sides }, { $score }

## A match gone through

replay-name = Η παρτίδα βήμα βήμα
replay-where = Πού βρίσκεται
replay-hand = Ποια μοιρασιά
replay-step = { $step } από { $of }
replay-dealt = Τα χαρτιά μοιράστηκαν.
replay-first = Στην αρχή της μοιρασιάς
replay-back = Ένα βήμα πίσω
replay-run = Άφησέ τη να τρέξει
replay-pause = Σταμάτα
replay-forward = Ένα βήμα μπροστά
replay-final = Στο τέλος της μοιρασιάς
replay-score = Το τεφτέρι αυτής της μοιρασιάς
replay-share = Δώσ’ την παρακάτω
replay-take-up = Παίξε από εδώ
replay-edit = Άλλαξε αυτή τη θέση
replay-holds =
    { $count ->
        [0] { SEAT($seat) }: κανένα χαρτί.
       *[other] { SEAT($seat) }: { CARDS($cards) }.
    }
sheet-replay = Δες τη βήμα βήμα

## Στήνεις θέση

setup-name = Στήσε μια θέση
setup-about = Βάλε τα χαρτιά όπου θέλεις, διάλεξε τα υπόλοιπα και παίξε από εκεί. Η θέση δίνεται παρακάτω σαν σύνδεσμος.
setup-cards-name = Τα χαρτιά
setup-choices = Τα υπόλοιπα της θέσης
setup-pack = Η τράπουλα: χαρτιά που δεν είναι πουθενά ακόμα
setup-all-lie = Όλα τα χαρτιά έχουν μπει κάπου. Σήκωσε ένα για να το βάλεις αλλού.
setup-undo = Αναίρεση
setup-redo = Επανάληψη
setup-fill = Μοίρασε τα υπόλοιπα στην τύχη
setup-clear = Καθάρισε
setup-more = Περισσότερα
setup-next = Πώς συνεχίζει
setup-back = Πάρε πίσω το τελευταίο βήμα
setup-line = Σημειογραφία
setup-line-help = Όλη η θέση σε μία γραμμή. Άλλαξέ την ή βάλε εδώ μια άλλη.
setup-play = Παίξε τη θέση
setup-embed = Αντιγραφή κώδικα για ιστοσελίδα
setup-you = Κάθεσαι
setup-chair = { $number } · { SEAT($seat) }
setup-against = Αντίπαλοι
setup-greet = Διάλεξε ένα σημείο και πάτα τα χαρτιά που είναι εκεί· ή μοίρασέ τα όλα στην τύχη.
setup-ready = Αυτή η θέση παίζεται.
setup-rule = Ο κανόνας λέει: «{ $rule }»
setup-forget = Να ξεχαστεί
setup-do = Κάν’ το
setup-count = { $count } από { $wanted }
setup-count-any = { $count }
setup-rest =
    { $count ->
        [one] και { $count } χαρτί ακόμα
       *[other] και { $count } χαρτιά ακόμα
    }
setup-put = Βάλε: { CARD($card) }
setup-take = Σήκωσε: { CARD($card) }
setup-placed = { CARD($card) }: τώρα { $count } στο «{ $place }».
setup-taken = { CARD($card) }: πάλι στην τράπουλα, μένουν { $count } στο «{ $place }».
setup-may =
    { WHO($seat) ->
        [you] Μπορείς:
       *[other] Επιλογές, { SEAT($seat) }:
    }
setup-step = { SEAT($seat) }: { $what }
setup-seats = Παίκτες
setup-dealer = Μοιράζει
setup-turn = Σειρά έχει
setup-trump = Ατού
setup-trick = Η μπάζα, με τη σειρά
setup-hand = { SEAT($seat) }
setup-won = Μπάζες: { SEAT($seat) }
setup-none = κανένα
setup-number = { $number }
setup-seat = { SEAT($seat) }
setup-suit = { SUIT($suit) }
setup-cards = { CARDS($cards) }

## Γιατί δεν γίνεται μια θέση

position-unread = Εδώ δεν διαβάζεται: «{ $word }».
position-unread-all = Αυτή η γραμμή δεν διαβάζεται σαν θέση.
position-word = Το «{ $word }» δεν λέει τίποτα σε θέση αυτού του παιχνιδιού. Υπάρχουν: { $allowed }.
position-word-twice = Το «{ $word }» γράφεται δύο φορές.
position-word-missing = Λείπει το «{ $word }».
position-word-late = Το «{ $word }» δεν έχει θέση σε αυτό το σημείο του παιχνιδιού.
position-number = Το «{ $word }» είναι αριθμός από { $low } έως { $high }.
position-no-card = Σε αυτή την τράπουλα δεν υπάρχει χαρτί «{ $code }».
position-card-twice = Είναι σε δύο μέρη: { CARD($card) }.
position-cards-missing =
    { $count ->
        [one] { $count } χαρτί δεν είναι πουθενά ακόμα.
       *[other] { $count } χαρτιά δεν είναι πουθενά ακόμα.
    }
position-size = { SEAT($seat) }: { $count } από { $wanted } χαρτιά.
position-hands = Χρειάζεται ένα μέρος για καθεμιά από τις { $seats } θέσεις, και υπάρχουν { $count }.
position-over = Η μοιρασιά τελείωσε: δεν μένει τίποτα να παιχτεί.
position-step = { SEAT($seat) }: οι κανόνες δεν το επιτρέπουν, στο βήμα { $number }.
error-bad-option-text = Το «{ $text }» δεν είναι κανόνας σπιτιού με την τιμή του, ή γράφεται δύο φορές.
error-no-setup = { $game }: εδώ δεν στήνονται θέσεις αυτού του παιχνιδιού.

## Links that ask for what there is not

link-record = Η παρτίδα σε αυτόν τον σύνδεσμο δεν διαβάζεται: κόπηκε ή άλλαξε στον δρόμο. Ζήτησέ τον ξανά, ή ζήτησε αρχείο.
link-game = Δεν υπάρχει εδώ παιχνίδι «{ $value }». Στο τραπέζι: { $allowed }.
link-language = Δεν υπάρχουν εδώ λόγια για τη γλώσσα «{ $value }». Υπάρχουν: { $allowed }.
link-seats = { $game }: { $fewest } έως { $most } παίκτες, οπότε τραπέζι για «{ $value }» δεν στρώνεται.
link-option = { $game }: δεν υπάρχει κανόνας σπιτιού «{ $value }». Υπάρχουν: { $allowed }.
link-value = Ο κανόνας σπιτιού «{ $name }» δεν μπορεί να είναι «{ $value }». Μπορεί να είναι: { $allowed }.
link-number = Ο κανόνας σπιτιού «{ $name }» είναι αριθμός από { $low } έως { $high }, όχι «{ $value }».
link-player = Κανένας «{ $value }» δεν παίζει εδώ. Υπάρχουν: { $allowed }.
link-players =
    { $count ->
        [one] Παίκτες στον σύνδεσμο: { $value }, για { $count } θέση. Γράψε έναν για όλες, ή έναν για καθεμία.
       *[other] Παίκτες στον σύνδεσμο: { $value }, για { $count } θέσεις. Γράψε έναν για όλες, ή έναν για καθεμία.
    }
link-no-game = Η διεύθυνση λέει πώς να στρωθεί το τραπέζι αλλά όχι για ποιο παιχνίδι. Αρχίζει με ?game= και ένα από: { $allowed }.
link-seed = Ο σπόρος έχει έως { $most } ψηφία, από 0 έως 9 και a έως f: το «{ $value }» δεν κάνει.
link-position = Αυτή η θέση δεν στήνεται: { $reason }.
link-position-why = Αυτή η θέση δεν στήνεται. { $reason }
link-no-position = Η διεύθυνση έχει κενή θέση: μετά το position= έρχεται μία γραμμή, όπως pis_yedili%20dealer=0….
link-position-game = Η θέση είναι του «{ $value }», όχι του παιχνιδιού { $game }.
link-position-with = Η θέση λέει μόνη της πόσοι παίζουν και με ποιους κανόνες, άρα η διεύθυνση δεν μπορεί να ζητά και «{ $value }».

## In another site's page (assets/embed.js)

embed-open = Παίξε εδώ
embed-go-on = Συνέχισε
embed-refused = Η σελίδα ζητά από το τραπέζι κάτι που δεν γίνεται: { $name } είναι «{ $value }».

## What the table answers when something is wrong (py/table/wire.py)

error-bad-json = Η σελίδα ρώτησε το τραπέζι κάτι που δεν διαβάζεται.
error-too-long = Είναι πάνω από { $most } χαρακτήρες, και το τραπέζι δεν διαβάζει τόσους.
error-bad-version = Σελίδα και τραπέζι είναι από άλλη έκδοση: φόρτωσε ξανά τη σελίδα.
error-unknown-ask = Το τραπέζι δεν ξέρει την ερώτηση «{ $ask }». Ξέρει: { $allowed }.
error-missing-field = Από μια ερώτηση στο τραπέζι λείπει το «{ $field }».
error-bad-field = Μια ερώτηση στο τραπέζι έχει «{ $field }» που δεν γίνεται.
error-unknown-game = Δεν υπάρχει εδώ παιχνίδι «{ $game }». Υπάρχουν: { $allowed }.
error-bad-seats = { $game }: { $fewest } έως { $most } παίκτες, όχι { $seats }.
error-unknown-option = Δεν υπάρχει κανόνας σπιτιού «{ $name }». Υπάρχουν: { $allowed }.
error-bad-option-value = Ο κανόνας σπιτιού «{ $name }» δεν μπορεί να είναι «{ $value }». Μπορεί να είναι: { $allowed }.
error-bad-players =
    { $seats ->
        [one] Αυτό το τραπέζι θέλει { $seats } παίκτη.
       *[other] Αυτό το τραπέζι θέλει { $seats } παίκτες, έναν για κάθε θέση.
    }
error-unknown-player = Κανένας «{ $player }» δεν παίζει εδώ. Υπάρχουν: { $allowed }.
error-bad-seat = Δεν υπάρχει θέση «{ $seat }» σε αυτό το τραπέζι: μετριούνται από 0 έως { $last }.
error-one-viewer = Μόνο ένας παίκτης μπορεί να είσαι εσύ.
error-bad-notation = Η παρτίδα δεν διαβάζεται, γραμμή { $line }: { $reason }.
error-no-match = Δεν υπάρχει παρτίδα στο τραπέζι.
error-your-turn = Είναι η σειρά σου.
error-not-your-turn = Δεν είναι η σειρά σου.
error-deal-on = Η μοιρασιά παίζεται ακόμα.
error-deal-over = Η μοιρασιά τελείωσε.
error-match-over = Η παρτίδα τελείωσε.
error-unknown-action = Δεν υπάρχει τέτοια κίνηση: «{ $action }».
error-illegal = Οι κανόνες δεν το αφήνουν τώρα.
error-match-on = Όλα τα χαρτιά ανοίγουν όταν τελειώσει η παρτίδα, όχι νωρίτερα.
error-no-moment = Αυτή η παρτίδα δεν έχει τέτοια στιγμή.
error-why-nothing = Δεν το έκανε παίκτης του υπολογιστή, ή το πήρες πίσω.
error-claim-uncertain = Τα υπόλοιπα δεν είναι σίγουρα, γι’ αυτό πρέπει να παιχτούν.
error-hint-hidden = Τώρα ιδέες δεν δίνονται: τα χαρτιά σου είναι κλειστά, και πρέπει να τα θυμάσαι.
error-undo-nothing = Δεν έχεις τίποτα να πάρεις πίσω σε αυτή τη μοιρασιά.
error-undo-seen = Δεν το παίρνεις πίσω: από τότε είδες κρυφό χαρτί.
error-undo-over = Δεν το παίρνεις πίσω: τώρα όλα τα χαρτιά είναι στο τραπέζι.
error-cancelled = Το τραπέζι προχώρησε.
error-internal = Κάτι στράβωσε στο τραπέζι ({ $what }). Η παρτίδα έμεινε όπως ήταν.
error-lost = Το τραπέζι δεν απαντάει ({ $reason }). Φόρτωσε ξανά τη σελίδα· η παρτίδα φυλάχτηκε.

## The table

table-name = Το τραπέζι
table-seats = Οι άλλοι
table-marks = Πάνω στο τραπέζι
table-choices = Τι μπορείς να κάνεις
table-own-hand = Το χέρι σου
table-keys = Το ερωτηματικό λέει τα πλήκτρα.
table-own-opened = Τα δικά σου, ανοιχτά
table-hand =
    { $of ->
        [0] Μοιρασιά { $number }
       *[other] Μοιρασιά { $number } από { $of }
    }
table-card = { CARD($card) }
table-card-said = { CARD($card) }, που κάνει { $value }
table-copy =
    { $number ->
        [1] { CARD($card) }, το πρώτο από τα δύο στο χέρι σου
       *[other] { CARD($card) }, το δεύτερο από τα δύο στο χέρι σου
    }
table-cards =
    { $count ->
        [one] { $count } χαρτί
       *[other] { $count } χαρτιά
    }
table-score = { $score } π.
table-partner = Ταίρι
table-dealer-tip = Μοιράζει τα χαρτιά.
table-dealer-long = μοιράζει
table-undo = Αναίρεση
table-taken-back = Παίρνεις πίσω την τελευταία σου κίνηση.
table-hint = Ιδέα
table-log = Τι έγινε
table-leave = Φύγε από το τραπέζι
table-leave-kept = Η παρτίδα μένει όπως είναι. Τη συνεχίζεις από την αρχική.
table-leave-lost = Αυτός ο browser δεν κρατάει τίποτα για αυτή τη σελίδα: αν φύγεις, η παρτίδα χάνεται.
table-leave-yes = Φεύγω
table-leave-no = Μένω
table-your-turn = Σειρά σου.
table-not-now = Δεν είναι η σειρά σου.
table-first = Πρώτα απάντησε σε αυτό που ρωτάει το τραπέζι.
table-confirm = Ξαναπάτα για να παιχτεί: { CARD($card) }.
table-go-on = Συνέχισε
table-claim = Πάρε τα υπόλοιπα
table-silent = σιωπή
zone-stock = Στοίβα
zone-discard = Ριγμένα
zone-trick = Μπάζα
answer-hand =
    { $count ->
        [one] Στο χέρι σου: { CARDS($cards) }.
       *[other] { $count } χαρτιά στο χέρι σου: { CARDS($cards) }.
    }
answer-no-hand = Δεν έχεις χαρτί στο χέρι.
answer-pile = { $zone }: πάνω πάνω { CARD($card) }.
answer-stack =
    { $count ->
        [0] { $zone }: κανένα χαρτί.
        [one] { $zone }: { $count } χαρτί.
       *[other] { $zone }: { $count } χαρτιά.
    }
answer-turn =
    { WHO($seat) ->
        [you] Σειρά σου.
       *[other] Σειρά έχει: { SEAT($seat) }.
    }
answer-score =
    { $score ->
        [one] { SEAT($seat) }: { $score } πόντος, στο χέρι { $cards }.
       *[other] { SEAT($seat) }: { $score } πόντοι, στο χέρι { $cards }.
    }
answer-laid = { SEAT($seat) }: { CARD($card) }.
answer-laid-said = { SEAT($seat) }: { CARD($card) }, που κάνει { $value }.
answer-trick = { $name }: { $laid }
answer-bids = Μπορείς να μιλήσεις { $value } και πάνω.
answer-play = Μπορείς να παίξεις: { CARDS($cards) }.
answer-choices = Μπορείς και να πατήσεις: { $choices }.
answer-keys = Τα βέλη πάνε από χαρτί σε χαρτί, το Enter παίζει. H: τα χαρτιά μου. T: το τραπέζι. S: το σκορ. L: τι έγινε τελευταίο, και η μπάζα πριν. P: τι μπορώ να παίξω. R: ο κανόνας. 0 έως 9: οι αριθμοί ή τα κουμπιά. Ctrl και Z: αναίρεση.
hint-thinking = Σκέφτομαι…
hint-said = { $action }. { $why }
hint-weighed = { $action }: { $result }. { $why }
hint-close = Είναι τόσο κοντά που δεν ξεχωρίζουν, οπότε πάμε με το βιβλίο.
hint-next = Αλλιώς: { $action }, { $result }.
action-card = { CARD($card) }
action-card-suit = { CARD($card) }, και ζητάς { SUIT($suit) }
action-card-number = { CARD($card) }: { $value }
action-cards = { CARDS($cards) }
why-forced = Άλλο τίποτα δεν γίνεται.
why-random = Το ίδιο κάνει.
why-thought-ahead = Παιγμένο σε πολλές μοιρασιές που μπορεί να είναι η αληθινή, βγαίνει καλύτερο από αυτό που λέει το βιβλίο.
why-slipped = Παραπάτημα: το βιβλίο έχει κάτι καλύτερο.
why-ask = Γιατί;
why-name = Γιατί;
why-of = Γιατί; { $words }
why-asking = Ρωτάμε: { SEAT($seat) }…
why-who = { SEAT($seat) }: επίπεδο «{ $level }». Η σκέψη ήταν:
why-who-later = { SEAT($seat) }: επίπεδο «{ $level }».
why-later = Η σκέψη από πίσω λέγεται όταν τελειώσει η μοιρασιά: τώρα θα φανέρωνε χαρτιά.
why-other-version = Παίχτηκε με άλλη έκδοση του προγράμματος, που είχε τους δικούς της λόγους.
why-worlds =
    { $worlds ->
        [one] Παίχτηκε ως το τέλος { $worlds } μοιρασιά που ταιριάζει σε όσα φαίνονταν από αυτή τη θέση:
       *[other] Παίχτηκαν ως το τέλος έως { $worlds } μοιρασιές που ταιριάζουν σε όσα φαίνονταν από αυτή τη θέση:
    }
seat-level = { SEAT($seat) }: { $level }. { $about }
table-together = Αυτό το τραπέζι
table-pad = Πίσω στο σκορ
sheet-back = Δες το τραπέζι

## Bids and numbers

auction-name = Τα μιλήματα
auction-calls = Τι είπε ο καθένας
auction-value = Πόσο
auction-suit = Σε ποιο χρώμα
auction-less = Λιγότερο
auction-more = Περισσότερο
auction-capot = Καπό
auction-do =
    { $suit ->
        [C] Μίλα { $value } σπαθιά
        [D] Μίλα { $value } καρό
        [H] Μίλα { $value } κούπες
       *[S] Μίλα { $value } μπαστούνια
    }
auction-bid =
    { $times ->
        [1]
            { $suit ->
                [C] { $value } σπαθιά
                [D] { $value } καρό
                [H] { $value } κούπες
               *[S] { $value } μπαστούνια
            }
       *[other]
            { $suit ->
                [C] { $value } σπαθιά, επί { $times }
                [D] { $value } καρό, επί { $times }
                [H] { $value } κούπες, επί { $times }
               *[S] { $value } μπαστούνια, επί { $times }
            }
    }
mission-cards =
    { $draws ->
        [0] { $cards } χαρτιά στον καθένα
       *[other] { $cards } χαρτιά στον καθένα, και { $draws } από τη στοίβα
    }
mission-beside =
    { $draws ->
        [0]
            { $cards ->
                [one] χαρτί στον καθένα
               *[other] χαρτιά στον καθένα
            }
       *[other]
            { $cards ->
                [one] χαρτί στον καθένα, { $draws } ακόμα μετά
               *[other] χαρτιά στον καθένα, { $draws } ακόμα μετά
            }
    }
number-sure = Πες { $value }
number-none = Αυτός ο αριθμός δεν λέγεται.

## The score pad

seat-name = { SEAT($seat) }
list-and = { $before } και { $last }
sheet-cards = Έμειναν
sheet-score = Μοιρασιά
sheet-total = Σύνολο
sheet-next = Νέα μοιρασιά
sheet-standings = Τελική κατάταξη
sheet-again = Παίξε ξανά
sheet-leave = Στην αρχική
sheet-us = Εμείς
sheet-them = Αυτοί
sheet-round = { $number }. { $reason }
sheet-sum = Γράφονται
sheet-won-side =
    { $count ->
        [one] Κερδίζουν: { $winners }
       *[other] Μοιράζονται τη νίκη: { $winners }
    }
sheet-place = { $place }.
sheet-won =
    { $count ->
        [one] Κερδίζει: { $winners }
       *[other] Μοιράζονται τη νίκη: { $winners }
    }
sheet-won-you =
    { $count ->
        [one] Κερδίζεις την παρτίδα
       *[other] Μοιράζονται τη νίκη: { $winners }
    }

## Lessons: a game's course, and the slip above the cloth

course-name = Μαθήματα
course-done =
    { $done ->
        [0] Σύντομα μαθήματα στο τραπέζι, από το πρώτο χαρτί ως τα δύσκολα.
       *[other] Έγιναν { $done } από τα { $of }.
    }
course-known = έγινε
lesson-slip = Το μάθημα
lesson-count = { $number } από { $of }
lesson-again = Ξανά
lesson-next = Επόμενο μάθημα
lesson-list = Όλα τα μαθήματα
lesson-other = Επιτρέπεται, αλλά αυτό το μάθημα ζητάει κάτι άλλο.
why-lesson = Αυτό ζητάει το μάθημα.
error-unknown-lesson = Σε αυτό το παιχνίδι δεν υπάρχει μάθημα «{ $lesson }». Υπάρχουν: { $allowed }.
error-lesson-over = Αυτό το μάθημα τελείωσε.
error-lesson-no = Δεν είναι αυτό που ζητάει το μάθημα.

## Οι κανόνες, σε δικές τους σελίδες (tools/rules.py)

rules-name = Κανόνες
rules-of = Κανόνες: { $name }
rules-title = { $name }: οι κανόνες
rules-index = Οι κανόνες των παιχνιδιών του σπιτιού
rules-index-about = Κάθε κανόνας, με θέσεις που παίζονται από τη σελίδα.
rules-description = { $name }: γρήγοροι κανόνες, κάθε κανόνας με τον αριθμό του, πίνακες, ένα λυμένο παράδειγμα, συνηθισμένα λάθη, στρατηγική και κανόνες του σπιτιού, με θέσεις για δοκιμή.
rules-contents = Σε αυτή τη σελίδα
rules-top = Στην αρχή της σελίδας
rules-rule = Κανόνας { $number }
rules-try = Δοκίμασε
rules-allowed = Επιτρέπεται.
rules-on-table = Στο τραπέζι: { CARDS($cards) }.
rules-in-hand = Στο χέρι σου: { CARDS($cards) }.
