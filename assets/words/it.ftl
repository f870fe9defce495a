# The house's own words: what every game shares. Games bring theirs in py/games/<game>/words.
# Keys are kebab-case; words that belong to a game begin with its name.
# Italian gives a card its article (“cali l’asso di cuori”), which its rank chooses: so a card's name always has it, and
# sentences put no preposition before a card that would grow together with it (su, di, a, da). Names and numbers have
# none: there is nothing that agrees with a player, and no article stands before a number. A deal is a “mano”, a match a
# “partita”; what you hold are “le tue carte”.

## Cards. `form` of a rank: plain stands alone, `the` has its article, `another` is one more of it; `one` and `many` are
## counted words.

card = { RANK($rank, form: "the") } di { SUIT($suit) }
card-name = { CARD($card) }
card-number = { $number }
card-Joker = il Joker
card-hidden = una carta coperta
rank-A =
    { $form ->
        [the] l’asso
        [another] un altro asso
        [many] assi
       *[plain] asso
    }
rank-K =
    { $form ->
        [the] il re
        [another] un altro re
       *[plain] re
    }
rank-Q =
    { $form ->
        [the] la donna
        [another] un’altra donna
        [many] donne
       *[plain] donna
    }
rank-J =
    { $form ->
        [the] il fante
        [another] un altro fante
        [many] fanti
       *[plain] fante
    }
rank-T =
    { $form ->
        [the] il 10
        [another] un altro 10
        [one] dieci
        [many] dieci
       *[plain] 10
    }
rank-9 =
    { $form ->
        [the] il 9
        [another] un altro 9
        [one] nove
        [many] nove
       *[plain] 9
    }
rank-8 =
    { $form ->
        [the] l’8
        [another] un altro 8
        [one] otto
        [many] otto
       *[plain] 8
    }
rank-7 =
    { $form ->
        [the] il 7
        [another] un altro 7
        [one] sette
        [many] sette
       *[plain] 7
    }
rank-6 =
    { $form ->
        [the] il 6
        [another] un altro 6
        [one] sei
        [many] sei
       *[plain] 6
    }
rank-5 =
    { $form ->
        [the] il 5
        [another] un altro 5
        [one] cinque
        [many] cinque
       *[plain] 5
    }
rank-4 =
    { $form ->
        [the] il 4
        [another] un altro 4
        [one] quattro
        [many] quattro
       *[plain] 4
    }
rank-3 =
    { $form ->
        [the] il 3
        [another] un altro 3
        [one] tre
        [many] tre
       *[plain] 3
    }
rank-2 =
    { $form ->
        [the] il 2
        [another] un altro 2
        [one] due
        [many] due
       *[plain] 2
    }
suit-C = fiori
suit-D = quadri
suit-H = cuori
suit-S = picche
suit-letter-S = P
suit-letter-H = C
suit-letter-D = Q
suit-letter-C = F

## Seats

seat-you = Tu
seat-unknown = Posto { $seat }
player-1 = Ayşe
player-2 = Andreas
player-3 = Margot
player-4 = Kemal
player-5 = Eleni
player-6 = Hugo
player-7 = Defne
player-8 = Nikos
player-9 = Chiara
player-10 = Yusuf
player-11 = Despina

## The house

house-name = Pi Parlour
house-sentence = Quattro giochi di carte intorno a un tavolo. E nessuno ti guarda le carte.
settings = Impostazioni
settings-theme = Luce
settings-theme-system = Di sistema
settings-theme-light = Pomeriggio
settings-theme-dark = Sera
settings-pace = Ritmo
settings-pace-relaxed = Con calma
settings-pace-normal = Normale
settings-pace-quick = Svelto
settings-pace-instant = Subito
settings-cards = Colori
settings-cards-two-colour = Rosse e nere
settings-cards-four-colour = Quattro colori
settings-look = La stanza
settings-deck = Le carte
settings-play = Al tavolo
settings-reset = Tutto come al solito
settings-text = Caratteri
settings-size = Grandezza delle carte
settings-percent = { $value } %
settings-cloth = Panno
settings-cloth-game = Quello del gioco
settings-cloth-green = Verde
settings-cloth-slate = Ardesia
settings-faces = Figure
settings-faces-auto = Come ci stanno
settings-faces-plain = Disegno intero
settings-faces-big = Cifre grandi
settings-signs = Un secondo segno per il seme
settings-signs-none = Nessuno
settings-signs-letters = Lettere
settings-signs-patterns = Motivi
settings-sort = Le mie carte
settings-sort-game = Nell’ordine del gioco
settings-sort-turned = Al contrario
settings-sort-ranks = Per valore
settings-hold = La presa finita resta
settings-hold-usual = Un momento
settings-hold-long = Più a lungo
settings-hold-tap = Finché non vado avanti
settings-forced = Gioca per me l’unica mossa possibile
settings-confirm = Gioca una carta solo al secondo tocco
settings-hand = Pulsanti per
settings-hand-right = La mano destra
settings-hand-left = La mano sinistra
settings-sound = Suono
settings-sound-off = Spento
settings-sound-soft = Basso
settings-sound-full = Pieno
settings-language = Lingua
settings-language-failed = Le parole per «{ $name }» non sono arrivate. La lingua resta com’è; riprova più tardi.
settings-done = Fatto
language-own-name = Italiano
dialog-close = Chiudi
not-kept = Questo browser non conserva nulla per questa pagina: se la chiudi, la partita è persa.

not-kept-full = In questo browser non c’è più posto: la partita non viene più conservata. Puoi salvarla in un file: «Questo tavolo», poi «Passala ad altri».

## Starting up (index.html shows these before the catalogue is there)

boot-slow = Il tavolo si fa aspettare. Può ancora arrivare, ma puoi anche riprovare.
boot-broken = Una parte del gioco non è arrivata, e il tavolo è rimasto da apparecchiare.
boot-unsupported = Questo browser è troppo vecchio per i giochi. Vanno bene Chrome o Edge 125, Firefox 125, Safari 17.5 e i più recenti.
boot-retry = Riprova
boot-noscript = I giochi girano con Python nel tuo browser e hanno bisogno di JavaScript: attivalo e ricarica la pagina.

## The lobby

games-name = I giochi
tile-play = Gioca
tile-lay = Apparecchia
tile-players = Da { $fewest } a { $most } giocatori
tile-players-just = { $most } giocatori
tile-players-best = Da { $fewest } a { $most } giocatori, meglio da { $from } a { $to }
saved-name = Il tuo tavolo è ancora apparecchiato
saved-facts-plain = Riprendi da dove eri.
saved-facts = { $game }, mano { $number } di { $of }
saved-facts-open = { $game }, mano { $number }
saved-continue = Continua
saved-before = Torna a { $game }, mano { $number }
saved-before-plain = Torna alla partita di prima
saved-none = In questo browser non c’è nessuna partita da continuare.
saved-damaged =
    { $line ->
        [0] La partita salvata non si legge ({ $reason }). È stata messa da parte, e tutto il resto funziona.
       *[other] La partita salvata non si legge, riga { $line }: { $reason }. È stata messa da parte, e tutto il resto funziona.
    }
saved-damaged-file = Salva in un file
saved-elsewhere = { $game }, in corso in un’altra scheda
taken-name = Il tuo tavolo è occupato
taken-words = In un’altra scheda di questo browser si sta giocando una partita. Se continui qui, là si ferma; non si perde nulla.
taken-here = Continua qui
taken-there = Lasciala là
taken-over = La partita continua in un’altra scheda. C’è tutto: con «Continua» la riporti qui.
table-arriving = Si apparecchia…
log-name = Cronaca
log-close = Chiudi la cronaca

## Setting the table

form-back = Tutti i giochi
form-players = Giocatori
form-best = ideale
form-company = Intorno al tavolo
form-rules = Regole di casa
form-changed =
    { $count ->
        [0] da regolamento
        [one] { $count } modifica
       *[other] { $count } modifiche
    }
form-reset = Tutto da regolamento
form-usual = la regola
form-rule = Regola { $rule }
form-less = Uno in meno
form-more = Uno in più
form-deal = Dai le carte
form-summary =
    { $changed ->
        [0] { $players } giocatori, da regolamento
        [one] { $players } giocatori, { $changed } regola di casa
       *[other] { $players } giocatori, { $changed } regole di casa
    }
form-everyone = Livello per tutti
bot-easy = Facile
bot-easy-about = Conosce il gioco, ma ogni tanto si lascia sfuggire qualcosa.
bot-normal = Normale
bot-normal-about = Gioca da manuale e ricorda le carte uscite.
bot-strong = Forte
bot-strong-about = Vede lontano: immagina tante mani che potrebbero essere quella vera e le gioca fino in fondo.
bot-random = A caso
bot-random-about = Fa una cosa qualunque, purché sia permessa.

## How the computer plays

about-title = Come gioca il computer
about-lead = I giocatori del computer hanno un solo vantaggio, l’allenamento. Nessuno al tavolo vede le tue carte.
about-sight-name = Vedono quello che si vede dal loro posto
about-sight = Un giocatore del computer sa quello che sapresti tu al suo posto: le sue carte, quelle scoperte sul tavolo, ciò che è stato detto e giocato, e il punteggio. Le carte coperte non gli arrivano.
about-imagine-name = Il resto se lo immaginano
about-imagine = Per guardare avanti, un giocatore ridistribuisce le carte che non ha visto, in tutti i modi che si accordano con quanto è successo, gioca ognuna di queste mani fino in fondo e fa ciò che ha reso di più. Può indovinare. Non sbircia mai.
about-levels-name = Tre livelli
about-proof-name = Come lo sappiamo
about-proof = Lo proviamo, in ogni gioco: a metà di una mano, tutto quello che un posto non vede viene ridistribuito in un altro modo. A parità di fortuna, il giocatore deve scegliere la stessa cosa. Chi avesse sbirciato sceglierebbe altro, e la prova fallirebbe.
about-why-name = Dicono il perché
about-why = A mano finita, premi «Perché?» accanto a una giocata nella cronaca. Leggi il motivo, e che cosa il giocatore si aspettava dalle sue scelte migliori. Prima di allora ti mostrerebbe le sue carte.
about-fair-name = Il mazzo è sigillato
about-fair = Prima della prima carta, l’ordine del mazzo è fissato e se ne mostra l’impronta. A mano finita puoi vedere che cosa era sigillato e ricalcolare l’impronta: nel frattempo le carte non possono essere cambiate, né a tuo favore né contro di te.

## This table, and the seal on each hand

fair-name = Carte in regola
fair-about = Ogni mano è mescolata e sigillata prima della sua prima carta. L’impronta la vedi adesso, l’ordine del mazzo a mano finita, così puoi controllare che sia lo stesso.
fair-asking = Arrivano i sigilli…
fair-deal =
    { $number ->
        [0] Tutta la partita
       *[other] Mano { $number }
    }
fair-commitment = Impronta (SHA-256)
fair-text = Che cosa era sigillato: il sale e l’ordine del mazzo
fair-recipe = Controlla di persona
fair-kept = Come promesso
fair-broken = Non come promesso
fair-waits = L’ordine del mazzo si svela a mano finita.
fair-later = Ciò che il mazzo fa più avanti in una mano, per esempio quando si rimescolano gli scarti, dipende da come giocate. Deriva da un numero segreto di questa partita, sigillato qui e svelato a partita finita; sta anche dentro una partita salvata.
fair-copy = Copia
fair-copy-what = Copia: { $what }
fair-copied = Copiato
fair-not-copied = Selezionalo e copialo

## The match: handing it on, beginning again

match-name = Questa partita
match-share = Passala ad altri
match-once-more = Le stesse carte
match-once-more-ask = Le carte di questa mano si ridanno, per esercizio: non conta nelle cifre. La partita, così com’è, aspetta nella pagina dei giochi.
match-once-more-yes = Ridai le carte
match-restart = Ricomincia
match-restart-ask = Una partita nuova a questo tavolo, con carte nuove. Quella in corso aspetta nella pagina dei giochi.
match-restart-yes = Ricomincia
match-no = No, resto
share-name = Passala ad altri
share-what = Che cosa passare
share-hand = Le stesse carte
share-hand-about = Chi apre il link riceve le carte di questa mano, al tuo posto, contro gli stessi giocatori.
share-here = Da qui
share-here-about = Chi apre il link continua da questo momento, al tuo posto.
share-match = Tutta la partita
share-match-about = Tutto fino a ora, per continuare in un altro browser o per conservarla.
share-match-over = La partita
share-match-over-about = Chi apre il link può rivedere la partita passo passo, con tutte le carte scoperte.
share-link = Il link
share-long = Ha { $count } caratteri, e alcuni programmi tagliano i link lunghi: un file è più sicuro.
share-copy-link = Copia il link
share-copy-text = Copia come testo
share-file = Salva in un file
open-name = Apri una partita
open-about = Una che ti hanno passato o che hai salvato: se è finita si rivede passo passo, altrimenti continua qui.
open-file = Scegli un file
open-text = Oppure metti qui il link o il testo
open-do = Apri
open-unread = Lì dentro non c’è una partita: un file o un testo di Pi Parlour comincia con “pi-parlour record”.
open-damaged =
    { $line ->
        [0] Questa partita non si legge: { $reason }. Niente di tuo è cambiato.
       *[other] Questa partita non si legge, riga { $line }: { $reason }. Niente di tuo è cambiato.
    }

## Earlier matches

history-name = Le tue partite
history-none = Ancora niente. Ogni partita che giochi fino in fondo resta qui, solo in questo browser.
history-all = Tutti i giochi
history-which = Quali giochi
history-figures = Come va
history-level = Contro
history-played = Partite
history-won = Vinte
history-streak = Di fila
history-best = Record di fila
history-together = Tutti
history-percent = { $share } %
history-past = Partite
history-more =
    { $count ->
        [one] Ancora { $count }
       *[other] Ancora { $count }
    }
history-against =
    { $count ->
        [2] l’altro giocatore: { $level }
       *[other] { $count } giocatori, gli altri: { $level }
    }
bot-mixed = Misto
bot-mixed-about = Giocatori di vari livelli.
history-practice = esercizio
history-replay = Rivedi passo passo
history-facts-only = Resta solo il risultato
history-remove = Togli
history-remove-ask = La partita non viene più conservata e non conta più nelle cifre.
history-remove-yes = Togli
history-gone = Quella partita non è più conservata in questo browser.
history-waits = in attesa, { $hand }
history-watched = guardata
history-won-match = vinta, { $score }
history-shared = vittoria condivisa, { $score }
history-lost = persa, { $score }
history-place = posto { $place } di { $sides }, { $score }

## A match gone through

replay-name = La partita passo passo
replay-where = A che punto è il gioco
replay-hand = Quale mano
replay-step = { $step } di { $of }
replay-dealt = Le carte sono date.
replay-first = All’inizio della mano
replay-back = Un passo indietro
replay-run = Lascia scorrere
replay-pause = Ferma
replay-forward = Un passo avanti
replay-final = Alla fine della mano
replay-score = Il foglio di questa mano
replay-share = Passala ad altri
replay-take-up = Gioca da qui
replay-edit = Cambia questa posizione
replay-holds =
    { $count ->
        [0] { SEAT($seat) }: nessuna carta.
       *[other] { SEAT($seat) }: { CARDS($cards) }.
    }
sheet-replay = Rivedi passo passo

## Comporre una posizione

setup-name = Componi una posizione
setup-about = Metti le carte dove vuoi, scegli il resto e gioca da lì. Una posizione si passa ad altri con un link.
setup-cards-name = Le carte
setup-choices = Il resto della posizione
setup-pack = Il mazzo: carte che non sono ancora da nessuna parte
setup-all-lie = Ogni carta ha il suo posto. Riprendine una per metterla altrove.
setup-undo = Annulla
setup-redo = Ripeti
setup-fill = Dai il resto a caso
setup-clear = Svuota
setup-more = Altro
setup-next = Come continua
setup-back = Riprendi l’ultima mossa
setup-line = Notazione
setup-line-help = Tutta la posizione in una riga. Cambiala, o mettine qui un’altra.
setup-play = Gioca la posizione
setup-embed = Copia il codice per una pagina web
setup-you = Il tuo posto
setup-chair = { $number } · { SEAT($seat) }
setup-against = Contro
setup-greet = Scegli un posto, poi le carte che ci stanno; oppure dai tutto a caso.
setup-ready = Questa posizione si può giocare.
setup-rule = La regola: «{ $rule }»
setup-forget = Dimentica
setup-do = Fai
setup-count = { $count } su { $wanted }
setup-count-any = { $count }
setup-rest =
    { $count ->
        [one] e un’altra carta
       *[other] e altre { $count } carte
    }
setup-put = Metti: { CARD($card) }
setup-take = Riprendi: { CARD($card) }
setup-placed = { CARD($card) }: adesso { $count } in «{ $place }».
setup-taken = { CARD($card) }: di nuovo nel mazzo, ne restano { $count } in «{ $place }».
setup-may =
    { WHO($seat) ->
        [you] Puoi:
       *[other] { SEAT($seat) } può:
    }
setup-step = { SEAT($seat) }: { $what }
setup-seats = Giocatori
setup-dealer = Chi dà le carte
setup-turn = A chi tocca
setup-trump = Briscola
setup-trick = La presa, dalla prima carta
setup-hand = { SEAT($seat) }
setup-won = Prese: { SEAT($seat) }
setup-none = nessuna
setup-number = { $number }
setup-seat = { SEAT($seat) }
setup-suit = { SUIT($suit) }
setup-cards = { CARDS($cards) }

## Perché una posizione non può essere

position-unread = Qui non si legge: «{ $word }».
position-unread-all = Questa riga non si legge come posizione.
position-word = «{ $word }» non dice niente in una posizione di questo gioco. Ci sono: { $allowed }.
position-word-twice = «{ $word }» è detto due volte.
position-word-missing = Manca «{ $word }».
position-word-late = «{ $word }» non ha posto a questo punto del gioco.
position-number = «{ $word }» è un numero da { $low } a { $high }.
position-no-card = In questo mazzo non c’è la carta «{ $code }».
position-card-twice = È in due posti: { CARD($card) }.
position-cards-missing =
    { $count ->
        [one] { $count } carta non è ancora da nessuna parte.
       *[other] { $count } carte non sono ancora da nessuna parte.
    }
position-size = { SEAT($seat) }: { $count } carte su { $wanted }.
position-hands = Serve una parte per ognuno dei { $seats } posti, e ce ne sono { $count }.
position-over = La mano è finita: non resta niente da giocare.
position-step = { SEAT($seat) }: le regole lo vietano alla mossa { $number }.
error-bad-option-text = «{ $text }» non è una regola di casa con il suo valore, o è detta due volte.
error-no-setup = { $game }: le posizioni di questo gioco non si compongono qui.

## Links that ask for what there is not

link-record = La partita in questo link non si legge: è stato tagliato o cambiato per strada. Chiedilo di nuovo, o chiedi un file.
link-game = Qui non c’è nessun gioco «{ $value }». Al tavolo: { $allowed }.
link-language = Qui non ci sono parole per la lingua «{ $value }». Ci sono: { $allowed }.
link-seats = { $game } è per { $fewest }–{ $most } giocatori: un tavolo per «{ $value }» non si può apparecchiare.
link-option = { $game } non ha una regola di casa «{ $value }». Ci sono: { $allowed }.
link-value = La regola di casa «{ $name }» non può essere «{ $value }». Può essere: { $allowed }.
link-number = La regola di casa «{ $name }» è un numero da { $low } a { $high }, non «{ $value }».
link-player = Qui non gioca nessun «{ $value }». Ci sono: { $allowed }.
link-players =
    { $count ->
        [one] Giocatori nel link: { $value }, per { $count } posto. Scrivine uno per tutti, o uno per ciascuno.
       *[other] Giocatori nel link: { $value }, per { $count } posti. Scrivine uno per tutti, o uno per ciascuno.
    }
link-no-game = L’indirizzo dice come apparecchiare il tavolo ma non per quale gioco. Comincia con ?game= e uno fra: { $allowed }.
link-seed = Il seed ha al massimo { $most } cifre, da 0 a 9 e dalla a alla f: «{ $value }» non va.
link-position = Questa posizione non si può disporre: { $reason }.
link-position-why = Questa posizione non si può disporre. { $reason }
link-no-position = L’indirizzo ha una posizione vuota: dopo position= viene una riga, come pis_yedili%20dealer=0….
link-position-game = La posizione è di «{ $value }», non di { $game }.
link-position-with = Una posizione dice già in quanti si gioca e con quali regole, perciò l’indirizzo non può chiedere anche «{ $value }».

## In another site's page (assets/embed.js)

embed-open = Gioca qui
embed-go-on = Continua
embed-refused = Questa pagina chiede al tavolo qualcosa di impossibile: { $name } è «{ $value }».

## What the table answers when something is wrong (py/table/wire.py)

error-bad-json = La pagina ha chiesto al tavolo qualcosa di illeggibile.
error-too-long = Sono più di { $most } caratteri, e il tavolo non ne legge tanti.
error-bad-version = Pagina e tavolo sono di versioni diverse: ricarica la pagina.
error-unknown-ask = Il tavolo non conosce la domanda «{ $ask }». Conosce: { $allowed }.
error-missing-field = A una domanda al tavolo manca «{ $field }».
error-bad-field = Una domanda al tavolo ha un «{ $field }» impossibile.
error-unknown-game = Qui non c’è nessun gioco «{ $game }». Ci sono: { $allowed }.
error-bad-seats = { $game } è per { $fewest }–{ $most } giocatori, non { $seats }.
error-unknown-option = Non c’è una regola di casa «{ $name }». Ci sono: { $allowed }.
error-bad-option-value = La regola di casa «{ $name }» non può essere «{ $value }». Può essere: { $allowed }.
error-bad-players =
    { $seats ->
        [one] A questo tavolo serve { $seats } giocatore.
       *[other] A questo tavolo servono { $seats } giocatori, uno per posto.
    }
error-unknown-player = Qui non gioca nessun «{ $player }». Ci sono: { $allowed }.
error-bad-seat = A questo tavolo non c’è il posto «{ $seat }»: si contano da 0 a { $last }.
error-one-viewer = Puoi essere un giocatore solo.
error-bad-notation = La partita non si legge, riga { $line }: { $reason }.
error-no-match = Sul tavolo non c’è nessuna partita.
error-your-turn = Tocca a te.
error-not-your-turn = Non tocca a te.
error-deal-on = Questa mano è ancora in corso.
error-deal-over = Questa mano è finita.
error-match-over = La partita è finita.
error-unknown-action = Questa mossa non esiste: «{ $action }».
error-illegal = Adesso le regole non lo permettono.
error-match-on = Le carte si scoprono tutte quando la partita è finita, non prima.
error-no-moment = Questa partita non ha quel momento.
error-why-nothing = Non è una mossa del computer, oppure è stata annullata.
error-claim-uncertain = Il resto non è sicuro, quindi va giocato.
error-hint-hidden = Niente consigli adesso: le tue carte sono coperte, e ricordarle spetta a te.
error-undo-nothing = In questa mano non hai niente da annullare.
error-undo-seen = Non si può annullare: nel frattempo hai visto una carta coperta.
error-undo-over = Non si può annullare: ormai le carte sono tutte sul tavolo.
error-cancelled = Il tavolo è andato avanti.
error-internal = Qualcosa è andato storto al tavolo ({ $what }). La partita è rimasta com’era.
error-lost = Il tavolo non risponde ({ $reason }). Ricarica la pagina; la partita è al sicuro.

## The table

table-name = Il tavolo
table-seats = Gli altri
table-marks = Sul tavolo
table-choices = Cosa puoi fare
table-own-hand = Le tue carte
table-keys = Il punto interrogativo elenca i tasti.
table-own-opened = Le tue, scoperte
table-hand =
    { $of ->
        [0] Mano { $number }
       *[other] Mano { $number } di { $of }
    }
table-card = { CARD($card) }
table-card-said = { CARD($card) }, che vale { $value }
table-copy =
    { $number ->
        [1] { CARD($card) }, la prima delle due che hai
       *[other] { CARD($card) }, la seconda delle due che hai
    }
table-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
table-score = { $score } pt
table-partner = Con te
table-dealer-tip = Dà le carte.
table-dealer-long = dà le carte
table-undo = Annulla
table-taken-back = Annulli la tua ultima mossa.
table-hint = Consiglio
table-log = Cronaca
table-leave = Lascia il tavolo
table-leave-kept = La partita resta com’è. La riprendi dalla pagina dei giochi.
table-leave-lost = Questo browser non conserva nulla per questa pagina: se te ne vai, la partita è persa.
table-leave-yes = Lascia
table-leave-no = Resta
table-your-turn = Tocca a te.
table-not-now = Non tocca a te.
table-first = Prima rispondi alla domanda.
table-confirm = Premi di nuovo per giocare { CARD($card) }.
table-go-on = Avanti
table-claim = Prendi il resto
table-silent = silenzio
zone-stock = Mazzo
zone-discard = Scarti
zone-trick = Presa
answer-hand =
    { $count ->
        [one] Hai in mano { CARDS($cards) }.
       *[other] Hai in mano { $count } carte: { CARDS($cards) }.
    }
answer-no-hand = Non hai carte in mano.
answer-pile = { $zone }: in cima c’è { CARD($card) }.
answer-stack =
    { $count ->
        [0] { $zone }: nessuna carta.
        [one] { $zone }: { $count } carta.
       *[other] { $zone }: { $count } carte.
    }
answer-turn =
    { WHO($seat) ->
        [you] Tocca a te.
       *[other] È il turno di { SEAT($seat) }.
    }
answer-score =
    { $score ->
        [one] { SEAT($seat) }: { $score } punto, { $cards } in mano.
       *[other] { SEAT($seat) }: { $score } punti, { $cards } in mano.
    }
answer-laid = { SEAT($seat) }: { CARD($card) }.
answer-laid-said = { SEAT($seat) }: { CARD($card) }, che vale { $value }.
answer-trick = { $name }: { $laid }
answer-bids = Puoi chiamare { $value } o di più.
answer-play = Puoi giocare { CARDS($cards) }.
answer-choices = Puoi anche premere: { $choices }.
answer-keys = Le frecce vanno da una carta all’altra, Invio gioca. H: le mie carte. T: il tavolo. S: il punteggio. L: l’ultima cosa successa e l’ultima presa. P: cosa posso giocare. R: la regola. Da 0 a 9: i numeri o i pulsanti. Ctrl e Z: annulla.
hint-thinking = Ci penso…
hint-said = { $action }. { $why }
hint-weighed = { $action }: { $result }. { $why }
hint-close = Sono troppo vicine per distinguerle: decide il manuale.
hint-next = Altrimenti: { $action }, { $result }.
action-card = { CARD($card) }
action-card-suit = { CARD($card) }, chiedendo { SUIT($suit) }
action-card-number = { CARD($card) }: { $value }
action-cards = { CARDS($cards) }
why-forced = Non si può fare altro.
why-random = Una vale l’altra.
why-thought-ahead = Provata fino in fondo in tante mani che potrebbero essere quella vera, rende più della mossa da manuale.
why-slipped = Una svista: il manuale ha di meglio.
why-ask = Perché?
why-name = Perché?
why-of = Perché? { $words }
why-asking = Sentiamo { SEAT($seat) }…
why-who = { SEAT($seat) } gioca a livello «{ $level }» e ha ragionato così:
why-who-later = { SEAT($seat) } gioca a livello «{ $level }».
why-later = Il ragionamento si svela a mano finita: adesso mostrerebbe delle carte.
why-other-version = L’ha giocata un’altra versione del programma, che aveva le sue ragioni.
why-worlds =
    { $worlds ->
        [one] Provata fino in fondo in { $worlds } mano compatibile con quanto { SEAT($seat) } aveva visto:
       *[other] Provata fino in fondo in un massimo di { $worlds } mani compatibili con quanto { SEAT($seat) } aveva visto:
    }
seat-level = { SEAT($seat) }: { $level }. { $about }
table-together = Questo tavolo
table-pad = Torna ai punti
sheet-back = Guarda il tavolo

## Bids and numbers

auction-name = L’asta
auction-calls = Chi ha detto cosa
auction-value = Quanto
auction-suit = In quale seme
auction-less = Meno
auction-more = Più
auction-capot = Cappotto
auction-do =
    { $value ->
        [Cappotto] Chiama cappotto a { SUIT($suit) }
       *[number] Chiama { $value } a { SUIT($suit) }
    }
auction-bid =
    { $times ->
        [1] { $value } a { SUIT($suit) }
       *[other] { $value } a { SUIT($suit) }, per { $times }
    }
mission-cards =
    { $draws ->
        [0] { $cards } carte a testa
       *[other] { $cards } carte a testa, più { $draws } dal mazzo
    }
mission-beside =
    { $draws ->
        [0]
            { $cards ->
                [one] carta a testa
               *[other] carte a testa
            }
       *[other]
            { $cards ->
                [one] carta a testa, poi { $draws } dal mazzo
               *[other] carte a testa, poi { $draws } dal mazzo
            }
    }
number-sure = Di’ { $value }
number-none = Questo numero non si può dire.

## The score pad

seat-name = { SEAT($seat) }
list-and = { $before } e { $last }
sheet-cards = Carte rimaste
sheet-score = Questa mano
sheet-total = Totale
sheet-next = Altra mano
sheet-standings = Classifica finale
sheet-again = Gioca ancora
sheet-leave = Ai giochi
sheet-us = Noi
sheet-them = Loro
sheet-round = { $number }. { $reason }
sheet-sum = Si segna
sheet-won-side =
    { $count ->
        [one] { $winners } vincono la partita
       *[other] Vittoria a pari merito: { $winners }
    }
sheet-place = { $place }.
sheet-won =
    { $count ->
        [one] { $winners } vince la partita
       *[other] Vittoria a pari merito: { $winners }
    }
sheet-won-you =
    { $count ->
        [one] Vinci la partita
       *[other] Vittoria a pari merito: { $winners }
    }

## Lessons: a game's course, and the slip above the cloth

tile-learn = Impara
course-name = Lezioni
course-done =
    { $done ->
        [0] Brevi lezioni al tavolo, dalla prima carta ai casi difficili.
       *[other] { $done } su { $of } fatte.
    }
course-known = fatta
lesson-slip = La lezione
lesson-count = { $number } di { $of }
lesson-again = Ancora una volta
lesson-next = Prossima lezione
lesson-list = Tutte le lezioni
lesson-other = Si può fare, ma questa lezione cerca altro.
why-lesson = È quello che cerca questa lezione.
error-unknown-lesson = In questo gioco non c’è la lezione “{ $lesson }”. Ci sono: { $allowed }.
error-lesson-over = Questa lezione è finita.
error-lesson-no = Non è quello che cerca questa lezione.

## Le regole, su pagine proprie (tools/rules.py)

rules-name = Regole
rules-of = Regole: { $name }
rules-title = { $name }: le regole
rules-index = Le regole dei giochi della casa
rules-index-about = Tutte le regole, con posizioni da giocare direttamente dalla pagina.
rules-description = { $name }: regole in breve, ogni regola con il suo numero, tabelle, un esempio di conteggio, errori comuni, strategia e varianti, con posizioni da provare.
rules-contents = In questa pagina
rules-top = Torna in cima
rules-rule = Regola { $number }
rules-try = Prova
rules-allowed = Si può.
rules-on-table = Sul tavolo: { CARDS($cards) }.
rules-in-hand = La tua mano: { CARDS($cards) }.
