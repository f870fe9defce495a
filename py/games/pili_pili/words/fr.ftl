# Pili Pili. CARD, CARDS, SEAT and WHO are the frame's (assets/runtime/words.js). A card is “le 12” or “le Joker”; a
# bet is a “pari”, a round a “manche”, and a bet that comes true is “tenu”.

pili_pili-name = Pili Pili
pili_pili-blurb = Dis combien de plis tu feras. Chaque pli de trop ou de moins, c’est un piment.

## What happened

pili_pili-event-dealer-chosen =
    { WHO($seat) ->
        [you] Tu donnes en premier.
       *[other] { SEAT($seat) } donne en premier.
    }
pili_pili-event-mission-turned =
    { $id ->
        [pass-1-left] Mission « Patate chaude », { $cards } cartes : après les paris, on passe une carte à gauche.
        [pass-2-left] Mission « Deux patates chaudes », { $cards } cartes : après les paris, on passe deux cartes à gauche.
        [pass-2-right] Mission « À rebours », { $cards } cartes : après les paris, on passe deux cartes à droite.
        [pass-3-left] Mission « Une bonne poignée », { $cards } cartes : après les paris, on passe trois cartes à gauche.
        [pass-3-right] Mission « Grand ménage », { $cards } cartes : après les paris, on passe trois cartes à droite.
        [hand-left] Mission « Déménagement », { $cards } cartes : après les paris, toute ta main part à gauche.
        [hand-right] Mission « Retour au bercail », { $cards } cartes : après les paris, toute ta main part à droite.
        [no-0] Mission « Tout le monde joue », { $cards } cartes : personne ne peut parier 0.
        [no-1] Mission « Tout sauf un », { $cards } cartes : personne ne peut parier 1.
        [blind-bet] Mission « Dans le noir », { $cards } cartes : on parie avant de voir ses cartes.
        [forehead] Mission « Sur le front », { $cards } cartes : pendant les paris, tu vois toutes les mains sauf la tienne.
        [face-up] Mission « Cartes sur table », { $cards } cartes : après les paris, toutes les mains sont découvertes.
        [draw-1] Mission « Une pour la route », { $cards } cartes, et une de plus après les paris.
        [simultaneous] Mission « Un, deux, trois », { $cards } cartes : tout le monde joue en même temps.
        [reward] Mission « Un verre d’eau », { $cards } cartes : tiens ton pari et rends autant de Pilis que de plis pariés.
        [reversed] Mission « À l’envers », { $cards } cartes : la plus petite carte gagne.
        [first-last]
            { $house ->
                [one] Mission « Bonjour, au revoir », { $cards } cartes : le premier pli et le dernier coûtent un Pili, pas plus pour les deux.
               *[printed] Mission « Bonjour, au revoir », { $cards } cartes : le premier pli et le dernier coûtent un Pili chacun.
            }
        [look-3s]
            { $house ->
                [dark] Mission « Coup d’œil », { $cards } cartes : on parie avant de voir ses cartes.
               *[printed] Mission « Coup d’œil », { $cards } cartes : un bref regard sur ta main avant de parier.
            }
        [memory-5s]
            { $house ->
                [dark] Mission « Par cœur », { $cards } cartes : on parie avant de voir ses cartes.
               *[printed] Mission « Par cœur », { $cards } cartes : un bref regard, puis on parie et on joue de mémoire.
            }
        [no-echo] Mission « Pas de perroquets », { $cards } cartes : interdit de répéter le pari qu’on vient d’entendre.
        [linked] Mission « Dans le même bateau », { $cards } cartes : choisis de qui tu recevras aussi les Pilis.
        [high-low] Mission « Haut ou bas », { $cards } cartes : on ne joue que son plus grand ou son plus petit nombre.
        [cursed]
            { $house ->
                [wins] Mission « Nombres maudits », { $cards } cartes : un pli gagné par un nombre maudit coûte un Pili.
               *[printed] Mission « Nombres maudits », { $cards } cartes : un pli qui contient un nombre maudit coûte un Pili.
            }
       *[trade] Mission « Marché aux puces », { $cards } cartes : après chaque pli, qui l’a gagné échange une carte avec quelqu’un.
    }
pili_pili-event-dealt =
    { WHO($seat) ->
        [you] Tu donnes.
       *[other] { SEAT($seat) } donne.
    }
pili_pili-event-shown =
    { $sight ->
        [all] Toutes les mains sont découvertes.
       *[own] Tout le monde regarde sa main.
    }
pili_pili-event-ready =
    { WHO($seat) ->
        [you] Tu dis « c’est bon ».
       *[other] { SEAT($seat) } dit « c’est bon ».
    }
pili_pili-event-covered =
    { WHO($seat) ->
        [you] Tu caches ta main.
       *[other] { SEAT($seat) } cache sa main.
    }
pili_pili-event-bet-made =
    { WHO($seat) ->
        [you] Tu paries { $tricks }.
       *[other] { SEAT($seat) } parie { $tricks }.
    }
pili_pili-event-chose =
    { WHO($seat) ->
        [you] Tu as choisi.
       *[other] { SEAT($seat) } a choisi.
    }
pili_pili-event-passed =
    { $cards ->
        [null]
            { WHO($seat) ->
                [you]
                    { $count ->
                        [one] Tu passes une carte à { SEAT($other) }.
                       *[other] Tu passes { $count } cartes à { SEAT($other) }.
                    }
               *[other]
                    { WHO($other) ->
                        [you]
                            { $count ->
                                [one] { SEAT($seat) } te passe une carte.
                               *[other] { SEAT($seat) } te passe { $count } cartes.
                            }
                       *[other]
                            { $count ->
                                [one] { SEAT($seat) } passe une carte à { SEAT($other) }.
                               *[other] { SEAT($seat) } passe { $count } cartes à { SEAT($other) }.
                            }
                    }
            }
       *[seen]
            { WHO($seat) ->
                [you] Tu passes { CARDS($cards) } à { SEAT($other) }.
               *[other]
                    { WHO($other) ->
                        [you] { SEAT($seat) } te passe { CARDS($cards) }.
                       *[other] { SEAT($seat) } passe { CARDS($cards) } à { SEAT($other) }.
                    }
            }
    }
pili_pili-event-drew =
    { $card ->
        [null]
            { WHO($seat) ->
                [you] Tu pioches une carte.
               *[other] { SEAT($seat) } pioche une carte.
            }
       *[seen]
            { WHO($seat) ->
                [you] Tu pioches { CARD($card) }.
               *[other] { SEAT($seat) } pioche { CARD($card) }.
            }
    }
pili_pili-event-linked =
    { WHO($seat) ->
        [you] Même bateau, toi et { SEAT($other) } : ces Pilis-là sont aussi pour toi.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } monte dans ton bateau.
               *[other] Même bateau : { SEAT($seat) } suit { SEAT($other) }.
            }
    }
pili_pili-event-named =
    { WHO($seat) ->
        [you] Tu échanges une carte avec { SEAT($other) }.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } échange une carte avec toi.
               *[other] { SEAT($seat) } échange une carte avec { SEAT($other) }.
            }
    }
pili_pili-event-played =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] Tu joues { CARD($card) }.
               *[other] { SEAT($seat) } joue { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Tu joues { CARD($card) }, qui vaut { $value }.
               *[other] { SEAT($seat) } joue { CARD($card) }, qui vaut { $value }.
            }
    }
pili_pili-event-revealed =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] Tu montres { CARD($card) }.
               *[other] { SEAT($seat) } montre { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Tu montres { CARD($card) }, qui vaut { $value }.
               *[other] { SEAT($seat) } montre { CARD($card) }, qui vaut { $value }.
            }
    }
pili_pili-event-turned-up =
    { WHO($seat) ->
        [you] Tu retournes { CARD($card) }.
       *[other] { SEAT($seat) } retourne { CARD($card) }.
    }
pili_pili-event-declared =
    { WHO($seat) ->
        [you] Tu dis { $value }.
       *[other] { SEAT($seat) } dit { $value }.
    }
pili_pili-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $tricks ->
                [one] Tu fais le pli, ton premier.
               *[other] Tu fais le pli : ça t’en fait { $tricks }.
            }
       *[other]
            { $tricks ->
                [one] { SEAT($seat) } fait le pli, son premier.
               *[other] { SEAT($seat) } fait le pli : ça lui en fait { $tricks }.
            }
    }
pili_pili-event-round-scored =
    { WHO($seat) ->
        [you]
            { $pilis ->
                [0] Pari { $bet }, plis { $tricks } : aucun Pili pour toi.
                [-1] Pari { $bet }, plis { $tricks } : −1 Pili pour toi.
                [one] Pari { $bet }, plis { $tricks } : un Pili pour toi.
               *[other] Pari { $bet }, plis { $tricks } : { $pilis } Pilis pour toi.
            }
       *[other]
            { $pilis ->
                [0] Pari { $bet }, plis { $tricks } : aucun Pili pour { SEAT($seat) }.
                [-1] Pari { $bet }, plis { $tricks } : −1 Pili pour { SEAT($seat) }.
                [one] Pari { $bet }, plis { $tricks } : un Pili pour { SEAT($seat) }.
               *[other] Pari { $bet }, plis { $tricks } : { $pilis } Pilis pour { SEAT($seat) }.
            }
    }

## What you may do

pili_pili-do-bet = Combien des { $tricks } plis feras-tu ?
pili_pili-do-play = Jouer { CARD($card) }
pili_pili-do-joker = Que vaut le Joker ?
pili_pili-do-beats-all = Bat tout
pili_pili-do-loses-to-all = Perd contre tout
pili_pili-do-turn = Retourner la carte { $place }
pili_pili-do-give =
    { $count ->
        [one] Choisis une carte pour { SEAT($seat) }
       *[other] Choisis { $count } cartes pour { SEAT($seat) }
    }
pili_pili-do-swap = Choisis une carte à échanger avec { SEAT($seat) }
pili_pili-do-link = Même bateau : { SEAT($seat) }
pili_pili-do-link-whom = De qui partages-tu les Pilis ?
pili_pili-do-trade-whom = Avec qui échanges-tu une carte ?
pili_pili-do-trade = Échanger avec { SEAT($seat) }
pili_pili-do-look =
    { $seconds ->
        [0] C’est bon : montre ma main
        [one] C’est bon : montre ma main une seconde
       *[other] C’est bon : montre ma main { $seconds } secondes
    }
pili_pili-do-cover = Cacher ma main

## What is asked before a card may be played
pili_pili-first-bet = Dis d’abord combien de plis tu feras.

## Why you may not

pili_pili-refused-round-over = Cette manche est finie.
pili_pili-refused-not-dealt = Les cartes ne sont pas encore données.
pili_pili-refused-not-your-turn = Ce n’est pas à toi : c’est d’abord à { SEAT($seat) }.
pili_pili-refused-already-chosen = Tu as choisi ; les autres, pas encore.
pili_pili-refused-not-now =
    { $phase ->
        [dealer] D’abord, il faut savoir qui donne.
        [mission] D’abord, on retourne une Mission.
        [deal] D’abord, on donne les cartes.
        [ready] D’abord, tout le monde dit « c’est bon ».
        [look] D’abord, toutes les mains sont cachées.
        [bet] D’abord, tout le monde parie.
        [pass] D’abord, on passe les cartes.
        [link] D’abord, tout le monde choisit un bateau.
        [declare] Dis d’abord ce que vaut le Joker.
        [name] D’abord, qui a gagné le pli choisit avec qui échanger.
        [swap] D’abord, on échange les cartes.
       *[play] C’est le moment de jouer une carte.
    }
pili_pili-refused-hook = { $sum } + { $bet } = { $tricks } : la somme des paris ne doit pas égaler les { $tricks } plis.
pili_pili-refused-hook-dealt = { $sum } + { $bet } = { $tricks } : la somme des paris ne doit pas égaler les { $tricks } cartes données avant les paris.
pili_pili-refused-forbidden-bet = La Mission : personne ne peut parier { $bet } dans cette manche.
pili_pili-refused-echo = La Mission : { SEAT($seat) } vient de parier { $bet }, choisis autre chose.
pili_pili-refused-bet-too-high = Il n’y a que { $tricks } plis à faire.
pili_pili-refused-not-in-hand = Tu n’as pas { CARD($card) }.
pili_pili-refused-joker-ends = À cette table, le Joker vaut 0 ou { $highest }, pas { $value }.
pili_pili-refused-high-low = La Mission : ton plus grand ou ton plus petit nombre seulement, { CARD($low) } ou { CARD($high) }.
pili_pili-refused-declare-the-joker = Dis ce que vaut le Joker.
pili_pili-refused-no-card-there = Il n’y a plus de carte à cet endroit.
pili_pili-refused-not-yourself = Choisis quelqu’un d’autre.
pili_pili-refused-nobody-there = Il n’y a personne à cette place.
pili_pili-refused-give-count =
    { $count ->
        [one] Choisis une carte.
       *[other] Choisis { $count } cartes.
    }
pili_pili-refused-mission-gone = Cette Mission n’est pas dans la pile.
pili_pili-refused-shuffle-count = On donne { $count } cartes.
pili_pili-refused-shuffle-cards = Ce ne sont pas les cartes de ce jeu, une fois chacune.
pili_pili-refused-deck-has-nothing-to-do = Le paquet n’a rien à faire maintenant.

## Always on show

pili_pili-mark-mission = Mission
pili_pili-mark-bets = { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }, { $open ->
        [0] paris { $bets }
       *[other] paris jusqu’ici { $bets }
    }
pili_pili-mark-limit = Fin à { $value } Pilis
pili_pili-mark-choice = Ton choix : { CARDS($value) }
pili_pili-mark-last = Dernier pli
pili_pili-table-score =
    { $score ->
        [one] { $score } Pili
       *[other] { $score } Pilis
    }
pili_pili-answer-score =
    { $score ->
        [one] { SEAT($seat) } : { $score } Pili, { $cards } en main.
       *[other] { SEAT($seat) } : { $score } Pilis, { $cards } en main.
    }
pili_pili-badge-bet =
    { $won ->
        [0] pari { $bet }, aucun pli encore
        [one] pari { $bet }, un pli fait
       *[other] pari { $bet }, { $won } plis faits
    }
pili_pili-badge-pilis =
    { $count ->
        [one] +{ $count } Pili
       *[other] +{ $count } Pilis
    }
pili_pili-badge-linked =
    { WHO($other) ->
        [you] avec toi
       *[other] avec { SEAT($other) }
    }
pili_pili-badge-trades = échange
pili_pili-badge-ready = c’est bon
pili_pili-badge-chosen = a choisi

## The Missions: title, and the one rule that is different

pili_pili-mission-expert = expert
pili_pili-mission-pass-1-left = Patate chaude
pili_pili-mission-pass-1-left-text = Après les paris, passe une carte à ta gauche.
pili_pili-mission-pass-2-left = Deux patates chaudes
pili_pili-mission-pass-2-left-text = Après les paris, passe deux cartes à ta gauche.
pili_pili-mission-pass-2-right = À rebours
pili_pili-mission-pass-2-right-text = Après les paris, passe deux cartes à ta droite.
pili_pili-mission-pass-3-left = Une bonne poignée
pili_pili-mission-pass-3-left-text = Après les paris, passe trois cartes à ta gauche.
pili_pili-mission-pass-3-right = Grand ménage
pili_pili-mission-pass-3-right-text = Après les paris, passe trois cartes à ta droite.
pili_pili-mission-hand-left = Déménagement
pili_pili-mission-hand-left-text = Après les paris, donne toute ta main à ta gauche. Ton pari reste le tien.
pili_pili-mission-hand-right = Retour au bercail
pili_pili-mission-hand-right-text = Après les paris, donne toute ta main à ta droite. Ton pari reste le tien.
pili_pili-mission-no-0 = Tout le monde joue
pili_pili-mission-no-0-text = Personne ne peut parier 0.
pili_pili-mission-no-1 = Tout sauf un
pili_pili-mission-no-1-text = Personne ne peut parier 1.
pili_pili-mission-blind-bet = Dans le noir
pili_pili-mission-blind-bet-text = Parie avant de voir tes cartes.
pili_pili-mission-forehead = Sur le front
pili_pili-mission-forehead-text = Pendant les paris, tu vois les cartes de tout le monde sauf les tiennes. Puis prends ta main et joue.
pili_pili-mission-face-up = Cartes sur table
pili_pili-mission-face-up-text = Après les paris, toutes les mains sont découvertes.
pili_pili-mission-draw-1 = Une pour la route
pili_pili-mission-draw-1-text = Après les paris, tout le monde pioche encore une carte : on joue trois plis.
pili_pili-mission-simultaneous = Un, deux, trois
pili_pili-mission-simultaneous-text = À chaque pli, choisis une carte en secret, puis on les montre toutes ensemble.
pili_pili-mission-reward = Un verre d’eau
pili_pili-mission-reward-text = Tiens ton pari, et rends autant de Pilis que de plis pariés.
pili_pili-mission-reversed = À l’envers
pili_pili-mission-reversed-text = La plus petite carte gagne.
pili_pili-mission-first-last = Bonjour, au revoir
pili_pili-mission-first-last-text =
    { $house ->
        [one] Qui gagne le premier pli prend un Pili, et qui gagne le dernier aussi ; qui gagne les deux n’en prend qu’un.
       *[printed] Qui gagne le premier pli prend un Pili, et qui gagne le dernier aussi.
    }
pili_pili-mission-look-3s = Coup d’œil
pili_pili-mission-look-3s-text =
    { $timers ->
        [off] Parie avant de voir tes cartes.
        [untimed] Regarde ta main, puis parie sans la voir. Tu la retrouves pour jouer.
       *[timed] Regarde ta main { $seconds } secondes, puis parie sans la voir. Tu la retrouves pour jouer.
    }
pili_pili-mission-memory-5s = Par cœur
pili_pili-mission-memory-5s-text =
    { $timers ->
        [off] Parie avant de voir tes cartes.
        [untimed] Regarde ta main, puis parie et joue sans la voir.
       *[timed] Regarde ta main { $seconds } secondes, puis parie et joue sans la voir.
    }
pili_pili-mission-no-echo = Pas de perroquets
pili_pili-mission-no-echo-text = Interdit de parier comme la personne juste avant toi.
pili_pili-mission-linked = Dans le même bateau
pili_pili-mission-linked-text = Après les paris, choisis quelqu’un en secret : ses Pilis de la manche sont aussi pour toi.
pili_pili-mission-high-low = Haut ou bas
pili_pili-mission-high-low-text = Ne joue que ton plus grand ou ton plus petit nombre, ou le Joker.
pili_pili-mission-cursed = Nombres maudits
pili_pili-mission-cursed-text =
    { $house ->
        [wins] Qui gagne un pli avec l’un de ces nombres prend un Pili.
       *[printed] Qui gagne un pli où se trouve l’un de ces nombres prend un Pili.
    }
pili_pili-mission-trade = Marché aux puces
pili_pili-mission-trade-text = Après chaque pli sauf le dernier, qui l’a gagné choisit quelqu’un, et les deux échangent une carte en secret.

## The count

pili_pili-reason-all-played =
    { $tricks ->
        [one] Le pli est joué
       *[other] Les { $tricks } plis sont joués
    }
pili_pili-table-hand = Manche { $number }
pili_pili-saved-facts-open = { $game }, manche { $number }
pili_pili-saved-before = Revenir à { $game }, manche { $number }
pili_pili-sheet-next = Manche suivante
pili_pili-sheet-score = Cette manche
pili_pili-sheet-total = Pilis
pili_pili-sheet-cards = D’où ils viennent
pili_pili-sheet-end = { $total } Pilis : la partie est finie, et qui en a le moins gagne
pili_pili-sheet-made = Pari { $bet }, plis { $won } : tout juste
pili_pili-sheet-over = Pari { $bet }, plis { $won } : trop
pili_pili-sheet-under = Pari { $bet }, plis { $won } : trop peu
pili_pili-sheet-first-trick = Mission : premier pli gagné
pili_pili-sheet-last-trick = Mission : dernier pli gagné
pili_pili-sheet-cursed = Mission : le { $number } était dans le pli { $trick }
pili_pili-sheet-linked =
    { WHO($seat) ->
        [you] Mission : même bateau que toi
       *[other] Mission : même bateau, { SEAT($seat) }
    }
pili_pili-sheet-reward = Mission : pari { $bet }, tenu

## Why a computer player does what it does

pili_pili-action-bet = Parier { $value }
pili_pili-expected =
    { $sign ->
        [minus] environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pilis de moins
       *[other] environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pilis
    }
pili_pili-why-random = Pas de raison particulière.
pili_pili-why-looks = C’est bon.
pili_pili-why-bet-cards = Ces cartes valent { pili_pili-some-tricks } : parie { $bet }.
pili_pili-why-bet-sure =
    { $sure ->
        [one] Une carte ne peut pas perdre : parie { $bet }.
       *[other] { $sure } cartes ne peuvent pas perdre : parie { $bet }.
    }
pili_pili-why-bet-other-hand = Tu joueras la main que tu recevras, pas celle-ci : compte { pili_pili-some-tricks } et parie { $bet }.
pili_pili-why-bet-unseen = Sans voir tes cartes, compte { pili_pili-some-tricks } : parie { $bet }.
pili_pili-why-bet-after-passing = Une fois passé ce qui gêne, compte { pili_pili-some-tricks } : parie { $bet }.
pili_pili-why-bet-reward = Compte { pili_pili-some-tricks }, et un pari tenu enlève des Pilis : parie { $bet }.
pili_pili-why-bet-low = Compte { pili_pili-some-tricks }, mais dans cette manche les plis coûtent des Pilis : parie { $bet }.
pili_pili-why-open-sure = Toutes les mains sont découvertes : ainsi ton pari est tenu, quoi que fassent les autres.
pili_pili-why-open-best = Toutes les mains sont découvertes : joué jusqu’au bout, c’est ce qui te coûte le moins.
pili_pili-why-need-all = Il te faut tous les plis : joue ta carte la plus forte.
pili_pili-why-cannot-win = Rien ne gagne ce pli : garde tes cartes fortes.
pili_pili-why-joker-wins = Le Joker fait le pli qu’il te faut.
pili_pili-why-joker-loses = Le Joker s’efface.
pili_pili-why-made-ducks = Tu as ton compte : lâche la plus grande carte qui perd encore.
pili_pili-why-made-leads-low = Tu as ton compte : entame avec une carte que quelqu’un battra.
pili_pili-why-made-forced = Pas moyen d’y échapper : débarrasse-toi de la carte qui gagne de toute façon.
pili_pili-why-made-hopes = Tu as ton compte, et quelqu’un battra sans doute ça.
pili_pili-why-saves = Il te faut encore des plis, mais pas celui-ci.
pili_pili-why-leads-to-win = Entame avec une carte qui a des chances de gagner.
pili_pili-why-wins-cheaply = Gagne avec la plus petite qui suffit.
pili_pili-why-waits = Tes cartes fortes auront un meilleur moment.
pili_pili-why-gives-misfits = Passe ce qui va le moins avec ton pari.
pili_pili-why-links-safe = Un pari de { $bet } est le plus facile à tenir.
pili_pili-why-trades-for-high = Qui ne veut plus de plis se défait de ses grandes cartes.
pili_pili-why-trades-for-low = Qui a besoin de plis se défait de ses petites cartes.

## A part of sentences: how many tricks may be expected
pili_pili-some-tricks =
    { $between ->
        [true]
            { $fewest ->
                [0] peut-être un pli
               *[other] { $fewest } ou { $most } plis
            }
       *[false]
            { $fewest ->
                [0] à peine un pli
                [one] environ un pli
               *[other] environ { $fewest } plis
            }
    }

## House rules

pili_pili-option-limit = La partie finit à
pili_pili-option-limit-help = À ce nombre de Pilis, qui en a le moins gagne. Les éditions diffèrent.
pili_pili-option-limit-7 = 7 Pilis
pili_pili-option-limit-6 = 6 Pilis
pili_pili-option-missions = Missions
pili_pili-option-missions-help = Pour tes premières parties, joue sans : cinq cartes chacun, à chaque manche.
pili_pili-option-missions-standard = Normales
pili_pili-option-missions-expert = Normales et expertes
pili_pili-option-missions-beginners = Dix pour débuter
pili_pili-option-missions-off = Sans
pili_pili-option-kind = Une seule Mission
pili_pili-option-kind-help = Pour t’exercer à une Mission, joue-la à chaque manche.
pili_pili-option-kind-any = Non, toute la pile
pili_pili-option-kind-pass-1-left = Patate chaude
pili_pili-option-kind-pass-2-left = Deux patates chaudes
pili_pili-option-kind-pass-2-right = À rebours
pili_pili-option-kind-pass-3-left = Une bonne poignée
pili_pili-option-kind-pass-3-right = Grand ménage
pili_pili-option-kind-hand-left = Déménagement
pili_pili-option-kind-hand-right = Retour au bercail
pili_pili-option-kind-no-0 = Tout le monde joue
pili_pili-option-kind-no-1 = Tout sauf un
pili_pili-option-kind-blind-bet = Dans le noir
pili_pili-option-kind-forehead = Sur le front
pili_pili-option-kind-face-up = Cartes sur table
pili_pili-option-kind-draw-1 = Une pour la route
pili_pili-option-kind-simultaneous = Un, deux, trois
pili_pili-option-kind-reward = Un verre d’eau
pili_pili-option-kind-reversed = À l’envers
pili_pili-option-kind-first-last = Bonjour, au revoir
pili_pili-option-kind-look-3s = Coup d’œil
pili_pili-option-kind-memory-5s = Par cœur
pili_pili-option-kind-no-echo = Pas de perroquets
pili_pili-option-kind-linked = Dans le même bateau
pili_pili-option-kind-high-low = Haut ou bas
pili_pili-option-kind-cursed = Nombres maudits
pili_pili-option-kind-trade = Marché aux puces
pili_pili-option-first_dealer = Première donne
pili_pili-option-first_dealer-help = Le livret ne le dit pas ; qui donne parie en premier.
pili_pili-option-first_dealer-random = Au sort
pili_pili-option-first_dealer-host = L’hôte
pili_pili-option-rotates = La donne tourne
pili_pili-option-rotates-help = Elle change de mains à chaque manche ; sinon, c’est toujours la même personne qui donne.
pili_pili-option-first_bettor = Qui parie et entame
pili_pili-option-first_bettor-help = Certaines tables commencent à gauche du donneur, qui pioche pourtant toujours en premier après les paris.
pili_pili-option-first_bettor-dealer = Le donneur
pili_pili-option-first_bettor-left = La gauche du donneur
pili_pili-option-joker_values = Le Joker vaut
pili_pili-option-joker_values-help = Le plus simple : la plus forte carte ou la plus faible.
pili_pili-option-joker_values-any = Un nombre de 0 à 56
pili_pili-option-joker_values-ends = 0 ou 56
pili_pili-option-joker_tie = Joker égal à une carte
pili_pili-option-joker_tie-help = Quand le Joker vaut un nombre joué dans le même pli.
pili_pili-option-joker_tie-number = La carte gagne
pili_pili-option-joker_tie-earlier = Le premier posé gagne
pili_pili-option-first_last = « Bonjour, au revoir »
pili_pili-option-first_last-help = Quand le premier et le dernier pli vont à la même personne.
pili_pili-option-first_last-each = Deux Pilis
pili_pili-option-first_last-one = Un Pili
pili_pili-option-cursed = « Nombres maudits »
pili_pili-option-cursed-help = Quand un pli coûte un Pili.
pili_pili-option-cursed-holds = Un maudit est dans le pli
pili_pili-option-cursed-wins = Un maudit gagne le pli
pili_pili-option-draw_hook = « Une pour la route »
pili_pili-option-draw_hook-help = La somme que les paris doivent éviter, quand on pioche une carte après les paris.
pili_pili-option-draw_hook-played = 3, les plis joués
pili_pili-option-draw_hook-dealt = 2, les cartes d’avant
pili_pili-option-ties = Égalité au plus bas
pili_pili-option-ties-help = Si la victoire se partage entre les plus petits totaux égaux.
pili_pili-option-ties-shared = Victoire partagée
pili_pili-option-ties-again = Encore une manche
pili_pili-option-timers = Coups d’œil minutés
pili_pili-option-timers-help = Combien de temps les Missions te montrent ta main. Personne ne perd rien à prendre son temps.
pili_pili-option-timers-on = Comme imprimé
pili_pili-option-timers-longer = Trois fois plus long
pili_pili-option-timers-untimed = Jusqu’à cacher la main
pili_pili-option-timers-off = Aucun : dans le noir

## The player’s own figures
pili_pili-merit-bet = Paris tenus : { $done } sur { $tried }

## Une position composée

pili_pili-setup-stock = Cartes à piocher après les paris
pili_pili-setup-mission = Mission
pili_pili-setup-no-mission = aucune
pili_pili-setup-pilis = Pilis : { SEAT($seat) }
pili_pili-setup-left = Missions encore dans la pile
pili_pili-position-not-dealt = On donne quand on connaît le donneur et la Mission.
pili_pili-position-totals = Il faut un nombre de Pilis pour chacun des { $seats } joueurs.
pili_pili-position-match-over = La partie serait finie : quelqu’un a { $count } Pilis, et elle finit à { $limit }.
pili_pili-position-left = Les Missions de la pile sont d’autres que celle qui est retournée, une fois chacune.
pili_pili-position-dealer = Le donneur d’abord ; là où l’hôte commence, c’est la première place.
pili_pili-position-no-missions = Il n’y a pas de Missions à cette table.
pili_pili-position-mission = La Mission { $number } n’est pas dans la pile de cette table.
pili_pili-position-stock = { $count } cartes à piocher sur { $wanted }.
pili_pili-position-unfinished = Le pli { $number } n’est pas fini.
pili_pili-position-trade = L’échange après le pli { $number } manque ou vient trop tôt.
