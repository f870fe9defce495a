# Pip-Pip. Keys begin with the game's name; parameters are codes as they come from the table. A king with his queen is
# a “mariage”, as in French games of the kind.

pip_pip-name = Pip-Pip
pip_pip-blurb = Deux jeux de cartes et une grande table. Montre un roi avec sa dame, crie « Pip-Pip ! », et l’atout change.


## What happened

pip_pip-event-drew-for-deal =
    { $again ->
        [true] { SEAT($seat) }, encore : { CARD($card) }.
       *[other] { SEAT($seat) } : { CARD($card) }.
    }
pip_pip-event-draw-tied = Égalité pour la donne : les ex æquo mettent leur carte de côté et tirent de nouveau.
pip_pip-event-dealer-chosen =
    { WHO($seat) ->
        [you] Tu gagnes le tirage, c’est toi qui donnes. Atout { SUIT($suit) }.
       *[other] { SEAT($seat) } gagne le tirage et donne. Atout { SUIT($suit) }.
    }
pip_pip-event-seated = Les cartes tirées font les places : dans le sens horaire à partir de qui donne.
pip_pip-event-cut-for-trump =
    { WHO($seat) ->
        [you] Tu coupes et tombes sur { CARD($card) }. Atout { SUIT($suit) }.
       *[other] { SEAT($seat) } coupe et tombe sur { CARD($card) }. Atout { SUIT($suit) }.
    }
pip_pip-event-trump-kept = L’atout ne change pas : { SUIT($suit) }.
pip_pip-event-shuffled =
    { WHO($seat) ->
        [you] Tu mélanges et donnes sept cartes à chacun.
       *[other] { SEAT($seat) } mélange et donne sept cartes à chacun.
    }
pip_pip-event-dealt =
    { WHO($seat) ->
        [you] Tes cartes : { CARDS($cards) }.
       *[other] { "" }
    }
pip_pip-event-trump-changed = L’atout change : { SUIT($suit) } à partir de ce pli.
pip_pip-event-played =
    { WHO($seat) ->
        [you] Tu joues { CARD($card) }.
       *[other] { SEAT($seat) } joue { CARD($card) }.
    }
pip_pip-event-drew =
    { WHO($seat) ->
        [you] Tu pioches { CARD($card) }.
       *[other] { "" }
    }
pip_pip-event-called =
    { $suit ->
        [null] Pip-Pip ! { SEAT($seat) } : { CARD($king) } et { CARD($queen) }, 50 points.
       *[other] Pip-Pip ! { SEAT($seat) } : { CARD($king) } et { CARD($queen) }, 50 points. Atout { SUIT($suit) } dès le prochain pli.
    }
pip_pip-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [0] Tu fais le pli, sans un point dedans.
                [one] Tu fais le pli : { $points } point.
               *[other] Tu fais le pli : { $points } points.
            }
       *[other]
            { $points ->
                [0] { SEAT($seat) } fait le pli, sans un point dedans.
                [one] { SEAT($seat) } fait le pli : { $points } point.
               *[other] { SEAT($seat) } fait le pli : { $points } points.
            }
    }
pip_pip-event-gathered = { "" }
pip_pip-event-remainder-exposed = Plus assez de cartes pour que tout le monde pioche. Découvertes et hors jeu : { CARDS($cards) }.
pip_pip-event-remainder-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [one] Avec le dernier pli, tu prends les cartes restantes : { $points } point.
               *[other] Avec le dernier pli, tu prends les cartes restantes : { $points } points.
            }
       *[other]
            { $points ->
                [one] Avec le dernier pli, { SEAT($seat) } prend les cartes restantes : { $points } point.
               *[other] Avec le dernier pli, { SEAT($seat) } prend les cartes restantes : { $points } points.
            }
    }

## What is said aloud at the table

pip_pip-bubble-called = Pip-Pip !

## Why not

pip_pip-refused-hand-over = La donne est finie.
pip_pip-refused-not-dealt = Les cartes ne sont pas encore données.
pip_pip-refused-not-for-chance = Ce n’est pas ce que fait le paquet maintenant.
pip_pip-refused-not-your-turn = Ce n’est pas à toi.
pip_pip-refused-not-in-hand = Tu n’as pas { CARD($card) }.
pip_pip-refused-follow-suit = Tu as du { SUIT($suit) } : il faut fournir.
pip_pip-refused-not-both-in-hand = Il te faut les deux en main : { CARD($king) } et { CARD($queen) }.
pip_pip-refused-called-already = Cette carte a déjà servi à un Pip-Pip : { CARD($card) }.
pip_pip-refused-suit-is-trump = L’atout est { SUIT($suit) }, et le mariage d’atout ne s’annonce pas.
pip_pip-refused-only-after-drawing = À cette table, on n’annonce que juste après avoir pioché.

## What you may do

pip_pip-do-play = Jouer
pip_pip-do-call = Pip-Pip !
pip_pip-do-call-suit = Pip-Pip à { SUIT($suit) } !

## Always on show

pip_pip-mark-trump = Atout : { SUIT($value) }
pip_pip-mark-next-trump = Prochain pli : { SUIT($value) }
pip_pip-mark-last = Dernier pli
pip_pip-mark-tricks-left =
    { $value ->
        [one] Encore un pli
       *[other] Encore { $value } plis
    }
pip_pip-badge-points = +{ $points }
pip_pip-badge-points-long =
    { $points ->
        [one] { $points } point dans cette donne
       *[other] { $points } points dans cette donne
    }
pip_pip-badge-calls =
    { $count ->
        [one] Pip-Pip
       *[other] Pip-Pip ×{ $count }
    }

## The score sheet

pip_pip-sheet-captured =
    { $count ->
        [one] { $count } { RANK($rank, form: "one") } à { $each }
       *[other] { $count } { RANK($rank, form: "many") } à { $each }
    }
pip_pip-sheet-calls = { $count } Pip-Pip à { $each }
pip_pip-sheet-remainder =
    { $count ->
        [one] Dernier pli : la carte restante
       *[other] Dernier pli : les { $count } cartes restantes
    }
pip_pip-sheet-check =
    { $lost ->
        [0] Dans les cartes ramassées : les { $total } points des deux jeux
       *[other] Dans les cartes ramassées { $captured } points, dans les restantes { $lost } : les { $total } des deux jeux
    }
pip_pip-reason-all-played =
    { $seat ->
        [null] Égalité en tête : { $points } points chacun
       *[seat]
            { WHO($seat) ->
                [you] Tu gagnes la donne : { $points } points
               *[other] { SEAT($seat) } gagne la donne : { $points } points
            }
    }

## Why the bot would

pip_pip-expected =
    { $sign ->
        [minus] environ −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
       *[other] environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
pip_pip-why-random = Sans aucune raison.
pip_pip-why-thought-ahead = Essayé dans beaucoup de donnes qui pourraient être celle-ci, ça rapporte plus que la carte habituelle.
pip_pip-why-slipped = Un faux pas : la tête était ailleurs.
pip_pip-why-only = C’est la seule carte jouable.
pip_pip-why-call = Un mariage, c’est 50 points tout de suite, et on pourrait plus tard devoir lâcher le roi ou la dame.
pip_pip-why-call-free = 50 points, et une autre couleur attend déjà d’être atout.
pip_pip-why-take =
    { $points ->
        [one] Personne ne joue après toi : { $points } point à coup sûr.
       *[other] Personne ne joue après toi : { $points } points à coup sûr.
    }
pip_pip-why-win = Ça devrait tenir, et les points en valent la peine.
pip_pip-why-low = Le pli ne vaut pas une bonne carte : c’est la moins utile qui part.
pip_pip-why-keep-royal = On garde un roi ou une dame dont la moitié peut encore venir : un mariage vaut 50.
pip_pip-why-guard = Un roi ou une dame a besoin d’une petite de sa couleur à côté, pour ne pas devoir tomber.
pip_pip-why-lead-high = Personne n’a sans doute de quoi battre ça.
pip_pip-why-lead-low = Qui entame joue en premier et en sait le moins : une carte dont on peut se passer.

## House rules

pip_pip-option-follow = Fournir
pip_pip-option-follow-help = S’il faut jouer la couleur demandée tant qu’on en a.
pip_pip-option-follow-must = Obligatoire
pip_pip-option-follow-free = Libre
pip_pip-option-first_dealer = Première donne
pip_pip-option-first_dealer-help = Tout le monde tire une carte avant la première donne. Dans les deux cas, la carte de qui donne fait l’atout.
pip_pip-option-first_dealer-highest = Plus haute carte
pip_pip-option-first_dealer-lowest = Plus basse carte
pip_pip-option-seating = Places
pip_pip-option-seating-help = Le premier tirage peut aussi fixer les places : sens horaire à partir de qui donne, de la plus haute à la plus basse.
pip_pip-option-seating-lobby = Telles quelles
pip_pip-option-seating-draw = Par tirage
pip_pip-option-later_trump = Atout des donnes suivantes
pip_pip-option-later_trump-help = Qui coupe pour l’atout à partir de la deuxième donne.
pip_pip-option-later_trump-left = La gauche du donneur
pip_pip-option-later_trump-right = La droite du donneur
pip_pip-option-later_trump-dealer = Le donneur
pip_pip-option-later_trump-carry = Le dernier atout reste
pip_pip-option-several_calls = Plusieurs Pip-Pip dans un pli
pip_pip-option-several_calls-help = Chacun rapporte 50. Ceci dit quelle couleur devient atout.
pip_pip-option-several_calls-first = Celle du premier
pip_pip-option-several_calls-last = Celle du dernier
pip_pip-option-call_moment = Quand annoncer
pip_pip-option-call_moment-help = À tout moment tant qu’on a le mariage, ou seulement après la donne et juste après avoir pioché.
pip_pip-option-call_moment-any = À tout moment
pip_pip-option-call_moment-drawing = Juste après la pioche
pip_pip-option-trump_marriage = Roi et dame d’atout
pip_pip-option-trump_marriage-help = Si le mariage d’atout peut s’annoncer.
pip_pip-option-trump_marriage-none = Pas d’annonce
pip_pip-option-trump_marriage-fifty = 50, atout inchangé
pip_pip-option-twins = Cartes identiques
pip_pip-option-twins-help = Laquelle gagne quand deux cartes identiques sont les plus fortes du pli.
pip_pip-option-twins-second = La deuxième gagne
pip_pip-option-twins-first = La première gagne
pip_pip-option-remainder = Cartes restantes
pip_pip-option-remainder-help = Quand il n’y en a plus assez pour que tout le monde pioche, elles sont découvertes et hors jeu.
pip_pip-option-remainder-unused = À personne
pip_pip-option-remainder-last_trick = Au dernier pli
pip_pip-option-length = Durée de la partie
pip_pip-option-length-help = Le plus haut total gagne quand elle est finie.
pip_pip-option-length-each_deals = Chacun donne une fois
pip_pip-option-length-each_deals_twice = Chacun donne deux fois
pip_pip-option-length-hands = Un nombre de donnes
pip_pip-option-length-target = Jusqu’à un score
pip_pip-option-hands = Donnes
pip_pip-option-hands-help = Combien de donnes, quand la durée est un nombre de donnes.
pip_pip-option-target = Objectif
pip_pip-option-target-help = Le total qui finit la partie, quand on joue jusqu’à un score.

## The player’s own figures
pip_pip-merit-called = Donnes avec un Pip-Pip à toi : { $done } sur { $tried }
pip_pip-merit-most = Donnes où tu as pris le plus de points : { $done } sur { $tried }

## Une position composée

pip_pip-setup-stock = Pioche, la prochaine carte en premier
pip_pip-setup-remainder = Cartes restantes
pip_pip-setup-last = Dernier à avoir joué
pip_pip-setup-waiting = Atout du prochain pli
pip_pip-setup-called = Annoncé : { SEAT($seat) }
pip_pip-setup-before = Le pli d’avant
pip_pip-setup-late = Cartes piochées tard et jouées
pip_pip-setup-order = Qui est assis à côté de qui
pip_pip-setup-drawn = Le tirage pour la donne
pip_pip-setup-voids = Couleurs non fournies
pip_pip-position-not-dealt = Les cartes ne sont pas encore données.
pip_pip-position-no-trump = On donne quand on connaît le donneur et l’atout.
pip_pip-position-draw = Le tirage ou la coupe n’ont pas pu se passer ainsi.
pip_pip-position-order = Chacun a une seule place, et un autre ordre ne vient que du tirage des places.
pip_pip-position-piles = Les plis ramassés sont entiers, de { $seats } cartes chacun.
pip_pip-position-full-trick = Un pli complet est chez qui l’a fait.
pip_pip-position-turn = Il manque à qui c’est de jouer.
pip_pip-position-first-lead = Le joueur à gauche du donneur entame le premier pli.
pip_pip-position-last = Le dernier à avoir joué ne se dit que si quelqu’un a joué.
pip_pip-position-last-is = Dernier à avoir joué : { SEAT($seat) }.
pip_pip-position-before = Le pli d’avant ne va pas avec les plis ramassés.
pip_pip-position-stock =
    { $tricks ->
        [one] Après { $tricks } pli, la pioche a { $count } cartes, et il ne reste encore rien.
       *[other] Après { $tricks } plis, la pioche a { $count } cartes, et il ne reste encore rien.
    }
pip_pip-position-remainder =
    { $tricks ->
        [one] Après { $tricks } pli, la pioche est finie et il reste { $count } cartes.
       *[other] Après { $tricks } plis, la pioche est finie et il reste { $count } cartes.
    }
pip_pip-position-called-once = Une carte ne sert qu’à un seul Pip-Pip.
pip_pip-position-called-pair = Un Pip-Pip, c’est le roi et la dame d’une couleur.
pip_pip-position-called-held = { SEAT($seat) } : les cartes annoncées ne sont ni en main ni jouées.
pip_pip-position-waiting-trump = Le prochain atout est une autre couleur que l’atout actuel.
pip_pip-position-waiting = Personne n’a annoncé cette couleur : { SUIT($suit) }.
pip_pip-position-voids = Les couleurs non fournies ne vont pas avec les plis.
pip_pip-position-revoke = { SEAT($seat) } : encore des cartes de la couleur non fournie.
pip_pip-position-empty = Toutes les mains sont vides avant le dernier pli.
