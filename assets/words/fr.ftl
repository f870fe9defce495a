# The house's own words: what every game shares. Games bring theirs in py/games/<game>/words.
# Keys are kebab-case; words that belong to a game begin with its name.
# A card is named with its article (“le 7 de cœur”, “l’as de pique”, “la dame”), which the rank knows: so no “de” or “à”
# stands before CARD, as they would melt into it. Names stand where French neither elides before them (de, que) nor
# agrees with them (prêt, prête). A deal is a “donne”, a match a “partie”.

## Cards. `form` is for languages that decline: `the` brings the article; `one` and `many` of a rank are counted words.

card = { RANK($rank, form: "the") } de { SUIT($suit) }
card-name = { CARD($card) }
card-number = le { $number }
card-Joker = le Joker
card-hidden = une carte face cachée
rank-A =
    { $form ->
        [the] l’as
       *[plain] as
    }
rank-K =
    { $form ->
        [the] le roi
        [many] rois
       *[plain] roi
    }
rank-Q =
    { $form ->
        [the] la dame
        [many] dames
       *[plain] dame
    }
rank-J =
    { $form ->
        [the] le valet
        [many] valets
       *[plain] valet
    }
rank-T =
    { $form ->
        [the] le 10
        [one] dix
        [many] dix
       *[plain] 10
    }
rank-9 =
    { $form ->
        [the] le 9
        [one] neuf
        [many] neuf
       *[plain] 9
    }
rank-8 =
    { $form ->
        [the] le 8
        [one] huit
        [many] huit
       *[plain] 8
    }
rank-7 =
    { $form ->
        [the] le 7
        [one] sept
        [many] sept
       *[plain] 7
    }
rank-6 =
    { $form ->
        [the] le 6
        [one] six
        [many] six
       *[plain] 6
    }
rank-5 =
    { $form ->
        [the] le 5
        [one] cinq
        [many] cinq
       *[plain] 5
    }
rank-4 =
    { $form ->
        [the] le 4
        [one] quatre
        [many] quatre
       *[plain] 4
    }
rank-3 =
    { $form ->
        [the] le 3
        [one] trois
        [many] trois
       *[plain] 3
    }
rank-2 =
    { $form ->
        [the] le 2
        [one] deux
        [many] deux
       *[plain] 2
    }
suit-C = trèfle
suit-D = carreau
suit-H = cœur
suit-S = pique

## Seats

seat-you = Toi
seat-unknown = Place { $seat }
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
house-sentence = Quatre jeux de cartes autour d’une table. Personne n’y voit ton jeu.
settings = Réglages
settings-theme = Lumière
settings-theme-system = Comme l’appareil
settings-theme-light = Après-midi
settings-theme-dark = Soirée
settings-pace = Rythme
settings-pace-relaxed = Tranquille
settings-pace-normal = Normal
settings-pace-quick = Rapide
settings-pace-instant = Immédiat
settings-cards = Couleurs
settings-cards-two-colour = Rouge et noir
settings-cards-four-colour = Quatre couleurs
settings-done = Terminé
dialog-close = Fermer
not-kept = Ce navigateur ne garde rien pour cette page : si tu la fermes, la partie est perdue.

not-kept-full = Il n’y a plus de place dans ce navigateur : la partie n’est plus gardée. Tu peux l’enregistrer dans un fichier : « Cette table », puis « Transmettre ».

## Starting up (index.html shows these before the catalogue is there)

boot-slow = La table tarde à arriver. Elle peut encore venir ; tu peux aussi réessayer.
boot-broken = Il manque un morceau du jeu, la table n’a pas pu être dressée.
boot-unsupported = Ce navigateur est trop ancien pour ces jeux. Il faut Chrome ou Edge 125, Firefox 125, Safari 17.5 ou plus récent.
boot-retry = Réessayer
boot-noscript = Les jeux tournent en Python dans ton navigateur, et il leur faut JavaScript : active-le et recharge la page.

## The lobby

games-name = Les jeux
tile-play = Jouer
tile-lay = Dresser la table
tile-players = { $fewest } à { $most } joueurs
tile-players-just = { $most } joueurs
tile-players-best = { $fewest } à { $most } joueurs, idéal à { $from }–{ $to }
saved-name = Ta table est restée dressée
saved-facts-plain = Reprends là où tu en étais.
saved-facts = { $game }, donne { $number } sur { $of }
saved-facts-open = { $game }, donne { $number }
saved-continue = Reprendre
saved-before = Revenir à { $game }, donne { $number }
saved-before-plain = Revenir à la partie d’avant
saved-none = Il n’y a pas de partie à reprendre dans ce navigateur.
saved-damaged =
    { $line ->
        [0] La partie gardée est illisible ({ $reason }). Elle a été mise de côté, et tout le reste marche.
       *[other] La partie gardée est illisible, ligne { $line } : { $reason }. Elle a été mise de côté, et tout le reste marche.
    }
saved-damaged-file = Enregistrer dans un fichier
saved-elsewhere = { $game }, en cours dans un autre onglet
taken-name = Ta table est occupée
taken-words = Une partie se joue dans un autre onglet de ce navigateur. Si tu continues ici, elle s’arrête là-bas ; rien n’est perdu.
taken-here = Continuer ici
taken-there = La laisser là-bas
taken-over = La partie continue dans un autre onglet. Tout y est : « Reprendre » la ramène ici.
table-arriving = On dresse la table…
log-name = Le fil du jeu
log-close = Fermer le fil

## Setting the table

form-back = Tous les jeux
form-players = Joueurs
form-best = idéal
form-company = Autour de la table
form-rules = Règles maison
form-changed =
    { $count ->
        [0] comme dans les règles
        [one] { $count } changement
       *[other] { $count } changements
    }
form-reset = Tout comme dans les règles
form-usual = la règle
form-rule = Règle { $rule }
form-less = Un de moins
form-more = Un de plus
form-deal = Distribuer
form-summary =
    { $changed ->
        [0] { $players } joueurs, selon les règles
        [one] { $players } joueurs, { $changed } règle maison
       *[other] { $players } joueurs, { $changed } règles maison
    }
form-everyone = Pour tout le monde
bot-easy = Facile
bot-easy-about = Connaît le jeu, mais laisse passer une chose ou deux.
bot-normal = Normal
bot-normal-about = Joue comme dans le manuel, et retient les cartes tombées.
bot-strong = Fort
bot-strong-about = Voit loin : imagine beaucoup de donnes qui pourraient être la vraie et les joue jusqu’au bout.
bot-random = Au hasard
bot-random-about = Joue n’importe quoi, dans les règles.

## How the computer plays

about-title = Comment joue l’ordinateur
about-lead = Les joueurs de l’ordinateur n’ont qu’un avantage : l’entraînement. Personne à la table ne voit ton jeu.
about-sight-name = Ils voient ce qu’on voit de leur place
about-sight = Un joueur de l’ordinateur reçoit ce que tu saurais à sa place : ses cartes, ce qui est découvert, ce qui a été dit et joué, et le score. Les cartes cachées n’y sont pas.
about-imagine-name = Le reste, ils l’imaginent
about-imagine = Pour voir loin, un joueur redistribue les cartes qu’il n’a pas vues, de toutes les façons qui collent à ce qui s’est passé, joue chacune de ces donnes jusqu’au bout et choisit ce qui a le mieux marché. Il peut deviner juste. Il ne regarde jamais.
about-levels-name = Trois niveaux
about-proof-name = Comment on le sait
about-proof = C’est vérifié, pour chaque jeu : en pleine donne, tout ce qu’une place ne voit pas est redistribué autrement. Avec la même chance, le joueur doit faire le même choix. Celui qui aurait triché choisirait autre chose, et la vérification échouerait.
about-why-name = Ils disent pourquoi
about-why = Une fois la donne finie, appuie sur « Pourquoi ? » à côté d’un coup dans le fil du jeu. Tu verras la raison, et ce que le joueur attendait de ses meilleurs choix. Avant, ça montrerait ses cartes.
about-fair-name = La donne est scellée
about-fair = Avant la première carte, le mélange est fixé et son empreinte affichée. Après la donne, tu peux voir ce qui a été scellé et recalculer l’empreinte : les cartes n’ont pas pu changer entre-temps, ni pour toi ni contre toi.

## This table, and the seal on each hand

fair-name = Une donne honnête
fair-about = Chaque donne est mélangée et scellée avant la première carte. Tu vois l’empreinte tout de suite et le mélange une fois la donne finie : à toi de vérifier que c’est bien le même.
fair-asking = On cherche les sceaux…
fair-deal =
    { $number ->
        [0] Toute la partie
       *[other] Donne { $number }
    }
fair-commitment = Empreinte (SHA-256)
fair-text = Ce qui a été scellé : le sel et le mélange
fair-recipe = Vérifie toi-même
fair-kept = Comme promis
fair-broken = Pas comme promis
fair-waits = Le mélange sera dévoilé à la fin de la donne.
fair-later = Ce qui arrive au paquet en cours de donne, par exemple quand la défausse est remélangée, dépend de la façon dont tu joues. Tout découle d’un nombre secret de la partie, scellé ici et dévoilé à la fin ; une partie gardée le contient aussi.
fair-copy = Copier
fair-copy-what = Copier : { $what }
fair-copied = Copié
fair-not-copied = Sélectionne pour copier

## The match: handing it on, beginning again

match-name = Cette partie
match-share = Transmettre
match-once-more = Les mêmes cartes
match-once-more-ask = Les cartes de cette donne sont redistribuées, pour t’exercer : cela ne compte pas dans les chiffres. La partie, telle quelle, attend à l’accueil.
match-once-more-yes = Redonner
match-restart = Recommencer
match-restart-ask = Une nouvelle partie à cette table, avec de nouvelles cartes. Celle que tu joues attend à l’accueil.
match-restart-yes = Recommencer
match-no = Non, rester
share-name = Transmettre
share-what = Que transmettre
share-hand = Les mêmes cartes
share-hand-about = Qui ouvre le lien reçoit les cartes de cette donne, à ta place, contre les mêmes joueurs.
share-here = À partir d’ici
share-here-about = Qui ouvre le lien continue à partir de ce moment, à ta place.
share-match = Toute la partie
share-match-about = Tout jusqu’à maintenant, pour continuer dans un autre navigateur ou pour la garder.
share-match-over = La partie
share-match-over-about = Qui ouvre le lien peut revoir la partie pas à pas, toutes les mains ouvertes.
share-link = Le lien
share-long = Il a { $count } caractères, et certains programmes coupent les liens trop longs : un fichier est plus sûr.
share-copy-link = Copier le lien
share-copy-text = Copier en texte
share-file = Enregistrer dans un fichier
open-name = Ouvrir une partie
open-about = Une partie qu’on t’a transmise ou que tu as enregistrée : finie, elle se revoit pas à pas ; sinon elle continue ici.
open-file = Choisir un fichier
open-text = Ou mets ici le lien ou le texte
open-do = Ouvrir
open-unread = Il n’y a pas de partie là-dedans : un fichier ou un texte de Pi Parlour commence par “pi-parlour record”.
open-damaged =
    { $line ->
        [0] Cette partie est illisible : { $reason }. Rien n’a changé chez toi.
       *[other] Cette partie est illisible, ligne { $line } : { $reason }. Rien n’a changé chez toi.
    }

## Earlier matches

history-name = Tes parties
history-none = Rien encore. Chaque partie jouée jusqu’au bout est gardée ici, dans ce navigateur seulement.
history-all = Tous les jeux
history-which = Quels jeux
history-figures = Tes résultats
history-level = Contre
history-played = Parties
history-won = Gagnées
history-streak = De suite
history-best = Record de suite
history-together = Tous
history-percent = { $share } %
history-past = Parties
history-more =
    { $count ->
        [one] Encore { $count }
       *[other] Encore { $count }
    }
history-against =
    { $count ->
        [2] l’autre joueur : { $level }
       *[other] { $count } joueurs, les autres : { $level }
    }
bot-mixed = Mélangé
bot-mixed-about = Des joueurs de plusieurs niveaux.
history-practice = entraînement
history-replay = Revoir pas à pas
history-facts-only = Seul le résultat est gardé
history-remove = Retirer
history-remove-ask = Cette partie n’est alors plus gardée et ne compte plus dans les chiffres.
history-remove-yes = Retirer
history-gone = Cette partie n’est plus gardée dans ce navigateur.
history-waits = en attente, { $hand }
history-watched = regardée
history-won-match = gagnée, { $score }
history-shared = victoire partagée, { $score }
history-lost = perdue, { $score }
history-place = place { $place } sur { $sides }, { $score }

## A match gone through

replay-name = La partie pas à pas
replay-where = Où en est le jeu
replay-hand = Quelle donne
replay-step = { $step } sur { $of }
replay-dealt = Les cartes sont données.
replay-first = Au début de la donne
replay-back = Un pas en arrière
replay-run = Laisser défiler
replay-pause = Arrêter
replay-forward = Un pas en avant
replay-final = À la fin de la donne
replay-score = La feuille de marque de cette donne
replay-share = Transmettre
replay-take-up = Jouer à partir d’ici
replay-edit = Modifier cette position
replay-holds =
    { $count ->
        [0] { SEAT($seat) } : aucune carte.
       *[other] { SEAT($seat) } : { CARDS($cards) }.
    }
sheet-replay = Revoir pas à pas

## Composer une position

setup-name = Composer une position
setup-about = Mets les cartes où tu veux, choisis le reste, et joue à partir de là. Une position se transmet par un lien.
setup-cards-name = Les cartes
setup-choices = Le reste de la position
setup-pack = Le paquet : les cartes qui ne sont encore nulle part
setup-all-lie = Toutes les cartes ont leur place. Reprends-en une pour la mettre ailleurs.
setup-undo = Annuler
setup-redo = Rétablir
setup-fill = Donner le reste au hasard
setup-clear = Vider
setup-more = Plus
setup-next = La suite
setup-back = Reprendre le dernier coup
setup-line = Notation
setup-line-help = Toute la position en une ligne. Change-la, ou mets-en une autre ici.
setup-play = Jouer la position
setup-embed = Copier le code pour une page web
setup-you = Ta place
setup-chair = { $number } · { SEAT($seat) }
setup-against = Contre
setup-greet = Choisis un endroit, puis les cartes qui s’y trouvent ; ou donne tout au hasard.
setup-ready = Cette position peut se jouer.
setup-rule = La règle : « { $rule } »
setup-forget = Oublier
setup-do = Faire
setup-count = { $count } sur { $wanted }
setup-count-any = { $count }
setup-rest =
    { $count ->
        [one] et encore { $count } carte
       *[other] et encore { $count } cartes
    }
setup-put = Poser : { CARD($card) }
setup-take = Reprendre : { CARD($card) }
setup-placed = { CARD($card) } : maintenant { $count } à « { $place } ».
setup-taken = { CARD($card) } : de retour dans le paquet, il en reste { $count } à « { $place } ».
setup-may =
    { WHO($seat) ->
        [you] Tu peux :
       *[other] { SEAT($seat) } peut :
    }
setup-step = { SEAT($seat) } : { $what }
setup-seats = Joueurs
setup-dealer = Qui donne
setup-turn = À qui de jouer
setup-trump = Atout
setup-trick = Le pli, première carte d’abord
setup-hand = { SEAT($seat) }
setup-won = Plis : { SEAT($seat) }
setup-none = aucun
setup-number = { $number }
setup-seat = { SEAT($seat) }
setup-suit = { SUIT($suit) }
setup-cards = { CARDS($cards) }

## Pourquoi une position est impossible

position-unread = « { $word } » est illisible ici.
position-unread-all = Cette ligne n’est pas une position lisible.
position-word = « { $word } » ne dit rien dans une position de ce jeu. Il y a : { $allowed }.
position-word-twice = « { $word } » est dit deux fois.
position-word-missing = Il manque « { $word } ».
position-word-late = « { $word } » n’a pas sa place à ce moment du jeu.
position-number = « { $word } » est un nombre de { $low } à { $high }.
position-no-card = Il n’y a pas de carte « { $code } » dans ce jeu.
position-card-twice = Cette carte est à deux endroits : { CARD($card) }.
position-cards-missing =
    { $count ->
        [one] { $count } carte n’est encore nulle part.
       *[other] { $count } cartes ne sont encore nulle part.
    }
position-size = { SEAT($seat) } : { $count } cartes sur { $wanted }.
position-hands = Il faut une partie pour chacune des { $seats } places, et il y en a { $count }.
position-over = La donne est finie : il ne reste rien à jouer.
position-step = { SEAT($seat) } : les règles l’interdisent au coup { $number }.
error-bad-option-text = « { $text } » n’est pas une règle maison avec sa valeur, ou est dit deux fois.
error-no-setup = { $game } : les positions de ce jeu ne se composent pas ici.

## Links that ask for what there is not

link-record = La partie de ce lien est illisible : il a été coupé ou changé en route. Redemande-le, ou demande un fichier.
link-game = Il n’y a pas de jeu « { $value } » ici. À la table : { $allowed }.
link-seats = { $game } se joue de { $fewest } à { $most } : pas de table pour « { $value } ».
link-option = Dans { $game }, il n’y a pas de règle maison « { $value } ». Il y a : { $allowed }.
link-value = La règle maison « { $name } » ne peut pas valoir « { $value } ». Elle peut valoir : { $allowed }.
link-number = La règle maison « { $name } » est un nombre de { $low } à { $high }, pas « { $value } ».
link-player = Aucun joueur « { $value } » ici. Il y a : { $allowed }.
link-players =
    { $count ->
        [one] Joueurs dans le lien : { $value }, pour { $count } place. Nommes-en un pour toutes, ou un pour chacune.
       *[other] Joueurs dans le lien : { $value }, pour { $count } places. Nommes-en un pour toutes, ou un pour chacune.
    }
link-no-game = L’adresse dit comment dresser la table, mais pas pour quel jeu. Elle commence par ?game= et l’un de ceux-ci : { $allowed }.
link-seed = Une graine a au plus { $most } caractères, de 0 à 9 et de a à f : « { $value } » ne va pas.
link-position = Cette position ne peut pas être installée : { $reason }.
link-position-why = Cette position ne peut pas être installée. { $reason }
link-no-position = L’adresse contient une position vide : après position= vient une ligne, comme pis_yedili%20dealer=0….
link-position-game = La position est de « { $value } », pas de { $game }.
link-position-with = Une position dit elle-même combien jouent et selon quelles règles ; l’adresse ne peut donc pas demander aussi « { $value } ».

## In another site's page (assets/embed.js)

embed-open = Jouer ici
embed-go-on = Continuer
embed-refused = Cette page demande à la table quelque chose d’impossible : { $name } est « { $value } ».

## What the table answers when something is wrong (py/table/wire.py)

error-bad-json = La page a demandé à la table quelque chose d’illisible.
error-too-long = C’est plus long que { $most } caractères, et la table n’en lit pas tant.
error-bad-version = La page et la table viennent de versions différentes : recharge la page.
error-unknown-ask = La table ne connaît pas la question « { $ask } ». Elle connaît : { $allowed }.
error-missing-field = Il manque « { $field } » à une question posée à la table.
error-bad-field = Dans une question posée à la table, « { $field } » ne va pas.
error-unknown-game = Il n’y a pas de jeu « { $game } » ici. Il y a : { $allowed }.
error-bad-seats = { $game } se joue de { $fewest } à { $most }, pas à { $seats }.
error-unknown-option = Il n’y a pas de règle maison « { $name } ». Il y a : { $allowed }.
error-bad-option-value = La règle maison « { $name } » ne peut pas valoir « { $value } ». Elle peut valoir : { $allowed }.
error-bad-players =
    { $seats ->
        [one] Il faut { $seats } joueur à cette table.
       *[other] Il faut { $seats } joueurs à cette table, un par place.
    }
error-unknown-player = Aucun joueur « { $player } » ici. Il y a : { $allowed }.
error-bad-seat = Il n’y a pas de place « { $seat } » à cette table : on les compte de 0 à { $last }.
error-one-viewer = Un seul des joueurs peut être toi.
error-bad-notation = La partie est illisible, ligne { $line } : { $reason }.
error-no-match = Il n’y a pas de partie sur la table.
error-your-turn = C’est à toi.
error-not-your-turn = Ce n’est pas à toi.
error-deal-on = Cette donne n’est pas finie.
error-deal-over = Cette donne est finie.
error-match-over = La partie est finie.
error-unknown-action = Ce coup n’existe pas : « { $action } ».
error-illegal = Les règles ne le permettent pas maintenant.
error-match-on = Toutes les mains s’ouvrent quand la partie est finie, pas avant.
error-no-moment = Cette partie n’a pas ce moment.
error-why-nothing = Aucun joueur de l’ordinateur n’a fait ça, ou le coup a été annulé.
error-hint-hidden = Pas de conseil pour l’instant : ton jeu est face cachée, à toi de t’en souvenir.
error-undo-nothing = Tu n’as rien à annuler dans cette donne.
error-undo-seen = Impossible à annuler : depuis, tu as vu une carte cachée.
error-undo-over = Impossible à annuler : toutes les cartes sont sur la table.
error-cancelled = La table a continué.
error-internal = Quelque chose a mal tourné à la table ({ $what }). La partie est restée telle quelle.
error-lost = La table ne répond pas ({ $reason }). Recharge la page ; la partie est gardée.

## The table

table-name = La table
table-seats = Les autres
table-marks = Sur la table
table-choices = Ce que tu peux faire
table-own-hand = Ta main
table-keys = Le point d’interrogation donne les touches.
table-own-opened = Tes cartes, visibles
table-hand =
    { $of ->
        [0] Donne { $number }
       *[other] Donne { $number } sur { $of }
    }
table-card = { CARD($card) }
table-card-said = { CARD($card) }, qui vaut { $value }
table-copy =
    { $number ->
        [1] { CARD($card) }, exemplaire 1 sur 2
       *[other] { CARD($card) }, exemplaire 2 sur 2
    }
table-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
table-score =
    { $score ->
        [one] { $score } pt
       *[other] { $score } pts
    }
table-partner = Partenaire
table-dealer-tip = Donne les cartes.
table-dealer-long = à la donne
table-undo = Annuler
table-taken-back = Tu annules ton dernier coup.
table-hint = Conseil
table-log = Le fil du jeu
table-leave = Quitter la table
table-leave-kept = La partie reste telle quelle. Tu pourras la reprendre depuis l’accueil.
table-leave-lost = Ce navigateur ne garde rien pour cette page : si tu pars, la partie est perdue.
table-leave-yes = Partir
table-leave-no = Rester
table-your-turn = C’est à toi.
table-not-now = Ce n’est pas à toi.
table-first = Réponds d’abord à la question.
table-silent = silence radio
zone-stock = Pioche
zone-discard = Défausse
zone-trick = Pli
answer-hand =
    { $count ->
        [one] Dans ta main : { CARDS($cards) }.
       *[other] { $count } cartes dans ta main : { CARDS($cards) }.
    }
answer-no-hand = Tu n’as plus de carte.
answer-pile = { $zone } : sur le dessus, { CARD($card) }.
answer-stack =
    { $count ->
        [0] { $zone } : vide.
        [one] { $zone } : { $count } carte.
       *[other] { $zone } : { $count } cartes.
    }
answer-turn =
    { WHO($seat) ->
        [you] C’est à toi.
       *[other] C’est à { SEAT($seat) }.
    }
answer-score =
    { $score ->
        [one] { SEAT($seat) } : { $score } point, { $cards } en main.
       *[other] { SEAT($seat) } : { $score } points, { $cards } en main.
    }
answer-laid = { SEAT($seat) } : { CARD($card) }.
answer-laid-said = { SEAT($seat) } : { CARD($card) }, qui vaut { $value }.
answer-trick = { $name } : { $laid }
answer-bids = Tu peux dire { $value } ou plus.
answer-play = Tu peux jouer { CARDS($cards) }.
answer-choices = Tu peux aussi appuyer sur : { $choices }.
answer-keys = Les flèches passent d’une carte à l’autre, Entrée joue. H : ma main. T : la table. S : le score. L : le dernier coup et le dernier pli. P : ce que je peux jouer. R : la règle. 0 à 9 : les nombres ou les boutons. Ctrl et Z : annuler.
hint-thinking = Ça réfléchit…
hint-said = { $action }. { $why }
hint-weighed = { $action } : { $result }. { $why }
hint-close = Trop proches pour trancher, alors on suit le manuel.
hint-next = Sinon : { $action }, { $result }.
action-card = { CARD($card) }
action-card-suit = { CARD($card) }, en demandant { SUIT($suit) }
action-card-number = { CARD($card) } : { $value }
action-cards = { CARDS($cards) }
why-forced = Il n’y a rien d’autre à faire.
why-random = L’un vaut l’autre.
why-thought-ahead = En jouant beaucoup de donnes qui pourraient être la vraie, ça rapporte plus que ce que dit le manuel.
why-slipped = Un faux pas : le manuel a mieux.
why-ask = Pourquoi ?
why-name = Pourquoi ?
why-of = Pourquoi ? { $words }
why-asking = On demande à { SEAT($seat) }…
why-who = { SEAT($seat) } joue au niveau « { $level } », et voici pourquoi :
why-who-later = { SEAT($seat) } joue au niveau « { $level } ».
why-later = La raison sera dite à la fin de la donne : maintenant, elle montrerait des cartes.
why-other-version = C’est une autre version du programme qui a joué ça, avec ses propres raisons.
why-worlds =
    { $worlds ->
        [one] Essayé jusqu’au bout sur { $worlds } donne qui colle à tout ce qu’on voyait de cette place :
       *[other] Essayé jusqu’au bout sur { $worlds } donnes au plus, qui collent à tout ce qu’on voyait de cette place :
    }
seat-level = { SEAT($seat) } : { $level }. { $about }
table-together = Cette table
table-pad = Revenir au score
sheet-back = Voir la table

## Bids and numbers

auction-name = Les enchères
auction-calls = Qui a dit quoi
auction-value = Combien
auction-suit = À quelle couleur
auction-less = Moins
auction-more = Plus
auction-capot = Capot
auction-do = Dire { $value } { SUIT($suit) }
auction-bid =
    { $times ->
        [1] { $value } { SUIT($suit) }
       *[other] { $value } { SUIT($suit) }, fois { $times }
    }
mission-cards =
    { $draws ->
        [0] { $cards } cartes chacun
       *[other] { $cards } cartes chacun, plus { $draws } à piocher
    }
mission-beside =
    { $draws ->
        [0]
            { $cards ->
                [one] carte chacun
               *[other] cartes chacun
            }
       *[other]
            { $cards ->
                [one] carte chacun, et { $draws } à piocher
               *[other] cartes chacun, et { $draws } à piocher
            }
    }
number-sure = Dire { $value }
number-none = Ce nombre n’est pas possible.

## The score pad

seat-name = { SEAT($seat) }
list-and = { $before } et { $last }
sheet-cards = Cartes restantes
sheet-score = Cette donne
sheet-total = Total
sheet-next = Donne suivante
sheet-standings = Classement final
sheet-again = Rejouer
sheet-leave = Accueil
sheet-us = Nous
sheet-them = Eux
sheet-round = { $number }. { $reason }
sheet-sum = Marqué
sheet-won-side =
    { $count ->
        [one] Partie gagnée : { $winners }
       *[other] Victoire partagée : { $winners }
    }
sheet-place = { $place }.
sheet-won =
    { $count ->
        [one] Partie gagnée : { $winners }
       *[other] Victoire partagée : { $winners }
    }
sheet-won-you =
    { $count ->
        [one] Tu gagnes la partie
       *[other] Victoire partagée : { $winners }
    }
suit-letter-S = P
suit-letter-H = C
suit-letter-D = K
suit-letter-C = T
settings-look = Le salon
settings-deck = Les cartes
settings-play = À la table
settings-reset = Tout comme d’habitude
settings-text = Taille du texte
settings-size = Taille des cartes
settings-percent = { $value } %
settings-cloth = Tapis
settings-cloth-game = Celui du jeu
settings-cloth-green = Vert
settings-cloth-slate = Ardoise
settings-faces = Figures
settings-faces-auto = Selon la place
settings-faces-plain = Dessin complet
settings-faces-big = Grands chiffres
settings-signs = Un deuxième signe pour la couleur
settings-signs-none = Aucun
settings-signs-letters = Lettres
settings-signs-patterns = Motifs
settings-sort = La main est rangée
settings-sort-game = Comme le jeu la range
settings-sort-turned = Dans l’autre sens
settings-sort-ranks = Par valeur
settings-hold = Un pli fini reste
settings-hold-usual = Un instant
settings-hold-long = Plus longtemps
settings-hold-tap = Jusqu’à mon signal
settings-forced = Jouer à ma place le seul coup possible
settings-confirm = Jouer une carte au deuxième appui seulement
settings-hand = Boutons pour
settings-hand-right = La main droite
settings-hand-left = La main gauche
settings-sound = Son
settings-sound-off = Sans
settings-sound-soft = Doux
settings-sound-full = Plein
settings-language = Langue
settings-language-failed = Les mots de « { $name } » ne sont pas arrivés. La langue ne change pas ; réessaie plus tard.
language-own-name = Français
link-language = Il n’y a pas de mots ici pour la langue « { $value } ». Il y a : { $allowed }.
error-claim-uncertain = Le reste n’est pas sûr, il faut le jouer.
table-confirm = Appuie encore pour jouer { CARD($card) }.
table-go-on = Continuer
table-claim = Prendre le reste

## Lessons: a game's course, and the slip above the cloth

tile-learn = Apprendre
course-name = Leçons
course-done =
    { $done ->
        [0] De courtes leçons à la table, de la première carte aux cas difficiles.
       *[other] { $done } sur { $of } réussies.
    }
course-known = réussie
lesson-slip = La leçon
lesson-count = { $number } sur { $of }
lesson-again = Encore une fois
lesson-next = Leçon suivante
lesson-list = Toutes les leçons
lesson-other = C’est permis, mais cette leçon cherche autre chose.
why-lesson = C’est ce que cherche cette leçon.
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } » dans ce jeu. Il y a : { $allowed }.
error-lesson-over = Cette leçon est finie.
error-lesson-no = Ce n’est pas ce que cherche cette leçon.

## Les règles, sur leurs propres pages (tools/rules.py)

rules-name = Règles
rules-of = Règles : { $name }
rules-title = { $name } : les règles
rules-index = Les règles des jeux de la maison
rules-index-about = Toutes les règles, avec des positions à jouer depuis la page.
rules-description = { $name } : règles en bref, chaque règle avec son numéro, tableaux, exemple de décompte, erreurs fréquentes, stratégie et variantes, avec des positions à essayer.
rules-contents = Sur cette page
rules-top = Haut de la page
rules-rule = Règle { $number }
rules-try = Essayer
rules-allowed = Permis.
rules-on-table = Sur la table : { CARDS($cards) }.
rules-in-hand = Ton jeu : { CARDS($cards) }.
