# Pis Yedili. CARD, SUIT, RANK, SEAT and WHO are the frame's (assets/runtime/words.js). The game keeps its Turkish name
# and its “Tek !”; the rest is said as at a table of 8 américain: poser, piocher, passer, la pioche, la défausse.

pis_yedili-name = Pis Yedili
pis_yedili-blurb = Vide ta main avant tout le monde. Un sept coûte trois cartes au suivant, à moins qu’un autre sept n’y réponde.


## What happened

pis_yedili-event-first-dealer =
    { WHO($seat) ->
        [you] Tu donnes en premier.
       *[other] { SEAT($seat) } donne en premier.
    }
pis_yedili-event-shuffled =
    { WHO($seat) ->
        [you] Tu mélanges et tu donnes.
       *[other] { SEAT($seat) } mélange et donne.
    }
pis_yedili-event-dealt =
    { WHO($seat) ->
        [you] Tu ramasses tes cartes.
       *[other] { SEAT($seat) } ramasse ses cartes.
    }
pis_yedili-event-laid =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Tu poses { CARD($card) }.
               *[other] { SEAT($seat) } pose { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Tu poses { CARD($card) } et demandes { SUIT($suit) }.
               *[other] { SEAT($seat) } pose { CARD($card) } et demande { SUIT($suit) }.
            }
    }
pis_yedili-event-drew =
    { $card ->
        [null]
            { $why ->
                [club] { SEAT($seat) } n’a pas de trèfle et pioche.
                [again] { SEAT($seat) } pioche pour rejouer.
                [bill] { SEAT($seat) } prend une carte.
                [ace] { SEAT($seat) } prend une carte pour l’as.
                [tek] { SEAT($seat) } prend une carte pour le « Tek ! » oublié.
               *[turn] { SEAT($seat) } pioche.
            }
       *[seen]
            { WHO($seat) ->
                [you]
                    { $why ->
                        [club] Pas de trèfle : tu pioches { CARD($card) }.
                        [again] Tu pioches { CARD($card) } pour rejouer.
                        [bill] Tu prends { CARD($card) }.
                        [ace] Tu prends { CARD($card) } pour l’as.
                        [tek] Tu prends { CARD($card) } pour le « Tek ! » oublié.
                       *[turn] Tu pioches { CARD($card) }.
                    }
               *[other]
                    { $why ->
                        [club] { SEAT($seat) } n’a pas de trèfle et pioche { CARD($card) }.
                        [again] { SEAT($seat) } pioche { CARD($card) } pour rejouer.
                        [bill] { SEAT($seat) } prend { CARD($card) }.
                        [ace] { SEAT($seat) } prend { CARD($card) } pour l’as.
                        [tek] { SEAT($seat) } prend { CARD($card) } pour le « Tek ! » oublié.
                       *[turn] { SEAT($seat) } pioche { CARD($card) }.
                    }
            }
    }
pis_yedili-event-passed =
    { WHO($seat) ->
        [you] Tu passes.
       *[other] { SEAT($seat) } passe.
    }
pis_yedili-event-took =
    { WHO($seat) ->
        [you] Tu ne réponds pas au sept : { $count } cartes pour toi, et tu perds ton tour.
       *[other] { SEAT($seat) } ne répond pas au sept : { $count } cartes, et le tour est perdu.
    }
pis_yedili-event-faces =
    { WHO($seat) ->
        [you] À toi de répondre, sinon tu prends { $count } cartes.
       *[other] À { SEAT($seat) } de répondre, sinon c’est { $count } cartes.
    }
pis_yedili-event-skipped =
    { WHO($seat) ->
        [you] Tu perds ton tour.
       *[other] { SEAT($seat) } perd son tour.
    }
pis_yedili-event-turned =
    { $way ->
        [1] On tourne de nouveau dans le sens horaire.
       *[other] On tourne maintenant dans l’autre sens.
    }
pis_yedili-event-goes-again =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Tu rejoues.
               *[other] { SEAT($seat) } rejoue.
            }
       *[suit]
            { WHO($seat) ->
                [you] Tu rejoues, mais à { SUIT($suit) } seulement.
               *[other] { SEAT($seat) } rejoue, mais à { SUIT($suit) } seulement.
            }
    }
pis_yedili-event-said-tek =
    { WHO($seat) ->
        [you] Tu dis « Tek ! »
       *[other] { SEAT($seat) } dit « Tek ! »
    }
pis_yedili-event-forgot-tek =
    { WHO($seat) ->
        [you] Tu as oublié de dire « Tek ! »
       *[other] { SEAT($seat) } a oublié de dire « Tek ! »
    }
pis_yedili-event-reshuffled = La pioche est vide : on mélange la défausse, elle devient la pioche.
pis_yedili-event-went-out =
    { WHO($seat) ->
        [you] Fini ! C’était ta dernière carte.
       *[other] { SEAT($seat) } a fini : c’était sa dernière carte.
    }
pis_yedili-event-voided =
    { WHO($seat) ->
        [you] Plus de trèfle à trouver pour toi : la donne est annulée, on redonne.
       *[other] Plus de trèfle à trouver pour { SEAT($seat) } : la donne est annulée, on redonne.
    }
pis_yedili-event-stopped =
    { $why ->
        [passes] Tout le monde passe et il n’y a plus rien à piocher : on compte les cartes comme elles sont.
       *[moves] Mille coups : on compte les cartes comme elles sont.
    }

## What you may do

pis_yedili-do-lay = Poser { CARD($card) }
pis_yedili-do-suit = Quelle couleur demandes-tu avec { CARD($card) } ?
pis_yedili-do-tek = « Tek ! » { CARD($card) }
pis_yedili-do-tek-suit = « Tek ! » { CARD($card) }, en demandant { SUIT($suit) }
pis_yedili-do-draw = Piocher
pis_yedili-do-draw-club = Chercher un trèfle
pis_yedili-do-draw-again = Piocher une carte
pis_yedili-do-pass = Passer
pis_yedili-do-void = Plus de trèfle à piocher : redonner
pis_yedili-do-take = Prendre { $count } cartes

## Why you may not

pis_yedili-refused-over = Cette donne est finie.
pis_yedili-refused-deck-first = On mélange les cartes.
pis_yedili-refused-turn = Ce n’est pas à toi.
pis_yedili-refused-not-held = Tu n’as pas { CARD($card) }.
pis_yedili-refused-opening-club = La première carte doit être un trèfle.
pis_yedili-refused-opening-special = À cette table, on ne commence pas avec { CARD($card) }.
pis_yedili-refused-lap-club = Au premier tour, tout le monde pose un trèfle.
pis_yedili-refused-fit = Sur { CARD($card) }, il faut du { SUIT($suit) }, un valet ou la même valeur ({ RANK($rank) }).
pis_yedili-refused-jack-on-jack = Pas de valet sur un valet.
pis_yedili-refused-named-suit = Après le valet, il faut du { SUIT($suit) }.
pis_yedili-refused-only-a-seven =
    { $answer ->
        [ten] Seul un 7 ou un 10 répond à un 7. Sinon, prends { $count } cartes.
        [ace] Seul un 7 ou un as répond à un 7. Sinon, prends { $count } cartes.
        [ten_or_ace] Seul un 7, un 10 ou un as répond à un 7. Sinon, prends { $count } cartes.
        [nothing] À cette table, rien ne répond à un 7 : prends { $count } cartes.
       *[seven] Seul un 7 répond à un 7. Sinon, prends { $count } cartes.
    }
pis_yedili-refused-ace-suit = Après ton as, tu rejoues à { SUIT($suit) } seulement.
pis_yedili-refused-no-second-ace = Après ton as, tu rejoues à { SUIT($suit) } seulement : pas de deuxième as.
pis_yedili-refused-forgot-tek = Tu as oublié de dire « Tek ! » : pas question de finir cette fois.
pis_yedili-refused-nothing-to-say = « Tek ! » se dit avec l’avant-dernière carte.
pis_yedili-refused-name-a-suit = Dis quelle couleur tu demandes avec { CARD($card) }.
pis_yedili-refused-no-suit = En ce moment, aucune couleur à demander avec { CARD($card) }.
pis_yedili-refused-no-bill = Il n’y a pas de pénalité à prendre.
pis_yedili-refused-take-first = Réponds au sept ou prends { $count } cartes.
pis_yedili-refused-lay-a-club = Tu as un trèfle : pose-le.
pis_yedili-refused-draw-a-club = Pioche jusqu’à trouver un trèfle.
pis_yedili-refused-holds-ace-suit = Tu as du { SUIT($suit) } : après ton as, il faut en poser.
pis_yedili-refused-able = À cette table, on ne pioche pas tant qu’on a une carte qui va.
pis_yedili-refused-able-no-pass = Tu as une carte qui va : pose-la.
pis_yedili-refused-one-draw = On ne pioche qu’une fois par tour.
pis_yedili-refused-enough-draws = Déjà { $count } cartes piochées : c’est tout pour ce tour.
pis_yedili-refused-nothing-to-draw = Il n’y a plus rien à piocher.
pis_yedili-refused-draw-until = Pioche jusqu’à trouver une carte qui va.
pis_yedili-refused-draw-first = On ne passe qu’après avoir pioché.
pis_yedili-refused-no-such = Ce coup n’existe pas.
pis_yedili-refused-no-deck = Le paquet n’a rien de tel à faire.
pis_yedili-refused-no-seat = Cette place n’existe pas à cette table.
pis_yedili-refused-bad-deck = Ce ne sont pas les cartes à mélanger.

## Always on show

pis_yedili-mark-direction =
    { $value ->
        [cw] Sens horaire
       *[ccw] Sens antihoraire
    }
pis_yedili-mark-penalty = { $value } cartes à prendre
pis_yedili-mark-suit =
    { $value ->
        [C] Trèfle demandé
        [D] Carreau demandé
        [H] Cœur demandé
       *[S] Pique demandé
    }
pis_yedili-mark-again =
    { $value ->
        [C] Que du trèfle
        [D] Que du carreau
        [H] Que du cœur
       *[S] Que du pique
    }
pis_yedili-mark-clubs = Que du trèfle
pis_yedili-badge-tek = Tek !
pis_yedili-badge-muted = ne peut pas finir
pis_yedili-badge-again =
    { WHO($seat) ->
        [you] tu rejoues
       *[other] rejoue
    }

## The count

pis_yedili-reason-out =
    { WHO($seat) ->
        [you] Tu finis avec { CARD($card) }
       *[other] { SEAT($seat) } finit avec { CARD($card) }
    }
pis_yedili-reason-void = Pas de trèfle pour commencer : on redonne
pis_yedili-reason-moves = Mille coups : tout le monde compte
pis_yedili-reason-passes = Plus rien à jouer : tout le monde compte
pis_yedili-sheet-last-counts = La dernière carte compte ×{ $factor }
pis_yedili-sheet-card = { CARD($card) }
pis_yedili-sheet-factor = ×{ $factor }

## House rules

pis_yedili-option-hands = Donnes par partie
pis_yedili-option-hands-help = Après toutes ces donnes, le plus petit total gagne.
pis_yedili-option-first_lap = D’abord du trèfle
pis_yedili-option-first_lap-help = À beaucoup de tables, la première carte de chacun est un trèfle sans effet ; qui n’en a pas pioche jusqu’à en trouver un.
pis_yedili-option-first_lap-starter = La première carte seule
pis_yedili-option-first_lap-everyone = La première de chacun
pis_yedili-option-seven_penalty = Ce que coûtent les sept
pis_yedili-option-seven_penalty-help = Le premier sept, le deuxième posé dessus, le troisième, le quatrième.
pis_yedili-option-seven_penalty-three = 3, 6, 9, 12 cartes
pis_yedili-option-seven_penalty-two = 2, 4, 6, 8 cartes
pis_yedili-option-seven_penalty-doubling = 3, 6, 12, 24 cartes
pis_yedili-option-answer_seven = Ce qui répond à un sept
pis_yedili-option-answer_seven-help = Un dix change le sens et renvoie la pénalité ; un as la passe plus loin et ne fait rien d’autre.
pis_yedili-option-answer_seven-seven = Un sept
pis_yedili-option-answer_seven-ten = Un sept ou un dix
pis_yedili-option-answer_seven-ace = Un sept ou un as
pis_yedili-option-answer_seven-ten_or_ace = Un sept, un dix ou un as
pis_yedili-option-answer_seven-nothing = Rien : on prend toujours
pis_yedili-option-seven_anywhere = Un sept va sur tout
pis_yedili-option-seven_anywhere-help = À un tour normal ; pas à l’ouverture, ni quand on rejoue après un as.
pis_yedili-option-draws = Pioche quand rien ne va
pis_yedili-option-draws-help = Combien de cartes on peut piocher dans un tour où rien ne va.
pis_yedili-option-draws-one = Une carte
pis_yedili-option-draws-until_playable = Jusqu’à pouvoir jouer
pis_yedili-option-draws-up_to_three = Trois cartes au plus
pis_yedili-option-draws-any_number = Tant qu’on veut
pis_yedili-option-ace = Un as
pis_yedili-option-ace-help = Ce qu’il fait aux autres, et à toi.
pis_yedili-option-ace-all_draw_suit = Les autres piochent, tu rejoues dans sa couleur
pis_yedili-option-ace-all_draw_any = Les autres piochent, tu rejoues
pis_yedili-option-ace-skip = Le suivant perd son tour
pis_yedili-option-ace-next_draws = Le suivant pioche et perd son tour
pis_yedili-option-eight = Un huit
pis_yedili-option-eight-help = À certaines tables, les huit sont des cartes ordinaires.
pis_yedili-option-eight-skip = Le suivant perd son tour
pis_yedili-option-eight-nothing = Ne fait rien
pis_yedili-option-jack_on_jack = Valet sur valet
pis_yedili-option-jack_on_jack-help = Selon les règles, un valet va sur tout, sauf sur un valet.
pis_yedili-option-tek = « Tek ! »
pis_yedili-option-tek-help = S’il faut le dire en posant l’avant-dernière carte. Les joueurs de l’ordinateur n’oublient jamais.
pis_yedili-option-tek-automatic = Pas besoin de le dire
pis_yedili-option-tek-no_finish = Oublié : interdit de finir au tour d’après
pis_yedili-option-tek-draw_one = Oublié : une carte à piocher
pis_yedili-option-tek-draw_two = Oublié : deux cartes à piocher
pis_yedili-option-ace_draw_first = Piocher d’abord après son as
pis_yedili-option-ace_draw_first-help = Selon les règles, il faut poser une carte de la couleur de l’as si on en a.
pis_yedili-option-starter_cards = Cartes de qui commence
pis_yedili-option-starter_cards-help = Les autres en reçoivent sept.
pis_yedili-option-starter_cards-7 = Sept
pis_yedili-option-starter_cards-8 = Huit
pis_yedili-option-last_card_effects = La dernière carte agit encore
pis_yedili-option-last_card_effects-help = Les cartes d’un dernier sept ou d’un dernier as sont prises avant le compte, sans réponse possible.
pis_yedili-option-multipliers = Dernier sept ×3, dernier valet ×2
pis_yedili-option-multipliers-help = Sans cela, chaque pénalité compte une fois.
pis_yedili-option-draw_though_able = Piocher quand on peut jouer
pis_yedili-option-draw_though_able-help = Selon les règles, on peut piocher une carte à la place, puis poser ou passer.
pis_yedili-option-draw_though_able-allowed = Permis
pis_yedili-option-draw_though_able-then_lay = Permis, mais sans passer si une carte va
pis_yedili-option-draw_though_able-never = Interdit, comme de passer si une carte va
pis_yedili-option-opening_specials = Tout trèfle peut commencer
pis_yedili-option-opening_specials-help = Sans cela, l’as, le dix, le valet et le sept de trèfle ne le peuvent pas.

## Said aloud, over the speaker's plate: two or three words; the log has the sentence

pis_yedili-bubble-laid =
    { $suit ->
        [null] { "" }
       *[named] Je veux du { SUIT($suit) } !
    }
pis_yedili-bubble-drew =
    { $why ->
        [turn] Je pioche
        [again] Je pioche
        [club] Pas de trèfle
       *[other] { "" }
    }
pis_yedili-bubble-passed = Je passe
pis_yedili-bubble-took = J’en prends { $count }
pis_yedili-bubble-skipped = Tour perdu
pis_yedili-bubble-goes-again = Et encore une
pis_yedili-bubble-said-tek = Tek !

## Why the rulebook player would do it

pis_yedili-expected =
    { $sign ->
        [minus] environ −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de pénalité
       *[other] environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de pénalité
    }
pis_yedili-why-random = Toutes les cartes se valent.
pis_yedili-why-finish = Pose { CARD($card) }, et c’est fini pour toi.
pis_yedili-why-line = Commence par { CARD($card) } : tu peux finir avant que personne d’autre ne joue.
pis_yedili-why-answer-seven = Réponds avec { CARD($card) } : les { $count } cartes, et plus encore, passent au suivant.
pis_yedili-why-take = Tu n’as rien pour répondre au sept.
pis_yedili-why-draw = Tu n’as rien qui va.
pis_yedili-why-pass = Rien ne va, et chaque carte de plus coûte environ huit points.
pis_yedili-why-only = Il n’y a que { CARD($card) } qui va, et piocher à la place ne paie presque jamais.
pis_yedili-why-shed = De ce qui peut partir, rien ne te coûterait plus cher que { CARD($card) } : n’attends pas.
pis_yedili-why-goes-on = Tu as plus de cartes qui vont sur { CARD($card) } que sur { CARD($other) }.
pis_yedili-why-keeps-seven = Garde un sept en réserve : il renvoie une pénalité plus loin.
pis_yedili-why-keeps-jack = Garde le valet : il te sort de tous les mauvais pas.
pis_yedili-why-bails-out = Quelqu’un a presque fini : lâche { CARD($card) } tant que tu peux.
pis_yedili-why-stops-next = { SEAT($seat) } n’a plus qu’une carte : sors { CARD($card) }.
pis_yedili-why-ace-first = À { SUIT($suit) }, commence par l’as : les autres piochent et tu rejoues.
pis_yedili-why-keeps-finisher = Pose d’abord { CARD($card) } et finis sur { CARD($other) } : la dernière carte multiplie ce que paient les autres.

## The player’s own figures
pis_yedili-merit-out = Donnes que tu as finies : { $done } sur { $tried }

## Une position composée

pis_yedili-setup-discard = Défausse, la carte du dessus en dernier
pis_yedili-setup-stock = Pioche, la prochaine carte en premier
pis_yedili-setup-phase = Ce qu’on attend
pis_yedili-setup-phase-dealer = Le tirage du donneur
pis_yedili-setup-phase-shuffle = Le mélange
pis_yedili-setup-phase-first = La première carte, un trèfle
pis_yedili-setup-phase-lap = Le premier tour à trèfle
pis_yedili-setup-phase-turn = Un tour
pis_yedili-setup-phase-again = Le second coup après un as
pis_yedili-setup-phase-over = La fin
pis_yedili-setup-way = Le sens du jeu
pis_yedili-setup-way-clockwise = dans le sens des aiguilles
pis_yedili-setup-way-back = dans l’autre sens
pis_yedili-setup-named = Le valet demande
pis_yedili-setup-bill = Pénalité en attente, en cartes
pis_yedili-setup-drawn = Piochées à ce tour
pis_yedili-setup-lap = Tours restants du premier tour
pis_yedili-setup-muted = A oublié « Tek ! », ne peut pas finir
pis_yedili-setup-idle = Passes de suite sans rien à piocher
pis_yedili-setup-moves = Coups joués
pis_yedili-setup-born = Quelles cartes ont été remélangées, et quand
pis_yedili-setup-declined = Sur quoi on a pioché puis passé
pis_yedili-setup-known = Ce que tous savent des mains
pis_yedili-setup-due = Qui doit encore prendre des cartes
pis_yedili-setup-end = Comment elle s’est finie
pis_yedili-position-empty = { SEAT($seat) } : plus de carte, donc la donne serait finie.
pis_yedili-position-no-discard = Il faut une carte découverte, sauf si l’on attend la première.
pis_yedili-position-discard = Avant la première carte, il n’y a rien sur la défausse.
pis_yedili-position-unshuffled = Avant le mélange, aucune carte n’a de place.
pis_yedili-position-no-suit = Le valet du dessus doit demander une couleur : { CARD($card) }.
pis_yedili-position-no-jack = Seul un valet sur le dessus demande une couleur.
pis_yedili-position-again = Le second coup ne vient qu’après un as sur le dessus, si les règles maison le prévoient.
pis_yedili-position-no-bill = Pas de pénalité en attente à la première carte, au premier tour ou au second coup.
pis_yedili-position-bill-steps = Une pénalité de { $count } cartes est impossible. Possible : { $allowed }.
pis_yedili-position-bill-card = Aucune pénalité n’attend sur cette carte : { CARD($card) }.
pis_yedili-position-bill-drawn = Tant qu’une pénalité attend, personne n’a pioché à ce tour.
pis_yedili-position-lap = Le premier tour à trèfle ne se joue qu’avec cette règle maison, au début.
pis_yedili-position-due = Il ne reste des cartes à prendre que si la pioche est vide et la défausse à mélanger.
pis_yedili-position-moves = Une donne finit au bout de { $count } coups.
pis_yedili-position-known = { SEAT($seat) } : ce que tous savent de cette main ne va pas avec ses cartes.
pis_yedili-position-told = Ce que la ligne dit du jeu passé ne va pas avec les cartes.
pis_yedili-position-no-dealer = Il manque le donneur.
pis_yedili-position-end = Cette donne ne peut pas s’être finie ainsi.
