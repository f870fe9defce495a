# The words of the belote table, which Pilotta's own come from: enchère, annonce, atout, couper, fournir, monter, capot,
# coincher and surcoincher for the doubles, carré and suite; a contract is “fait”, or one is “dedans”. A bid is “dit”,
# so that “annoncer” is left to the declarations. Suits are said in the singular (“80 cœur”), as at a coinche.

pilotta-name = Pilotta
pilotta-blurb = Deux contre deux, comme dans les cafés de Chypre : enchéris, annonce, et ne gaspille aucun atout.

## What happens (the log)
pilotta-event-dealer-drawn =
    { WHO($seat) ->
        [you] Tu donnes en premier.
       *[other] { SEAT($seat) } donne en premier.
    }
pilotta-event-dealt =
    { WHO($dealer) ->
        [you] Tu donnes : trois, deux, trois.
       *[other] { SEAT($dealer) } donne : trois, deux, trois.
    }
pilotta-event-passed =
    { WHO($seat) ->
        [you] Tu passes.
       *[other] { SEAT($seat) } passe.
    }
pilotta-event-bid-made =
    { WHO($seat) ->
        [you] Tu dis { pilotta-bid-short }.
       *[other] { SEAT($seat) } dit { pilotta-bid-short }.
    }
pilotta-event-closed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] Tu coinches : fois deux.
               *[other] { SEAT($seat) } coinche : fois deux.
            }
       *[other]
            { WHO($seat) ->
                [you] Tu dis « { pilotta-do-close } » : fois deux.
               *[other] { SEAT($seat) } dit « { pilotta-do-close } » : fois deux.
            }
    }
pilotta-event-reclosed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] Tu surcoinches : fois quatre.
               *[other] { SEAT($seat) } surcoinche : fois quatre.
            }
       *[other]
            { WHO($seat) ->
                [you] Tu dis « { pilotta-do-reclose } » : fois quatre.
               *[other] { SEAT($seat) } dit « { pilotta-do-reclose } » : fois quatre.
            }
    }
pilotta-event-contract-made =
    { WHO($seat) ->
        [you]
            { $multiplier ->
                [1] Tu joues { pilotta-bid-in }.
               *[other] Tu joues { pilotta-bid-in }, fois { $multiplier }.
            }
       *[other]
            { $multiplier ->
                [1] { SEAT($seat) } joue { pilotta-bid-in }.
               *[other] { SEAT($seat) } joue { pilotta-bid-in }, fois { $multiplier }.
            }
    }
pilotta-event-passed-out = Tout le monde passe : personne ne marque, et la donne tourne.
pilotta-event-announced =
    { WHO($seat) ->
        [you] Tu annonces { $value }.
       *[other] { SEAT($seat) } annonce { $value }.
    }
pilotta-event-shown =
    { $kind ->
        [four]
            { WHO($seat) ->
                [you] Tu montres un carré à { $value } : { CARDS($cards) }.
               *[other] { SEAT($seat) } montre un carré à { $value } : { CARDS($cards) }.
            }
       *[run]
            { WHO($seat) ->
                [you] Tu montres une suite à { $value } : { CARDS($cards) }.
               *[other] { SEAT($seat) } montre une suite à { $value } : { CARDS($cards) }.
            }
    }
pilotta-event-played =
    { WHO($seat) ->
        [you] Tu joues { CARD($card) }.
       *[other] { SEAT($seat) } joue { CARD($card) }.
    }
pilotta-event-said-pilotta =
    { $again ->
        [true]
            { WHO($seat) ->
                [you] Tu dis « Re-pilotta ! »
               *[other] { SEAT($seat) } dit « Re-pilotta ! »
            }
       *[false]
            { WHO($seat) ->
                [you] Tu dis « Pilotta ! »
               *[other] { SEAT($seat) } dit « Pilotta ! »
            }
    }
pilotta-event-trick-taken =
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
pilotta-event-round-over = La donne est jouée.

## Said aloud, by the speaker's plate
pilotta-bubble-passed = Passe
pilotta-bubble-bid-made =
    { $capot ->
        [true] Capot { SIGN($suit) }
       *[false] { $said } { SIGN($suit) }
    }
pilotta-bubble-closed =
    { $names ->
        [close] Coinche !
       *[other] { pilotta-do-close } !
    }
pilotta-bubble-reclosed =
    { $names ->
        [close] Surcoinche !
       *[other] { pilotta-do-reclose } !
    }
pilotta-bubble-announced = { $value } !
pilotta-bubble-said-pilotta =
    { $again ->
        [true] Re-pilotta !
       *[false] Pilotta !
    }

## What may be done
pilotta-do-play = Jouer
pilotta-do-bid = Enchérir
pilotta-do-pass = Passe
pilotta-do-close = { $names ->
    [kontra] Contre
    [kleisto] Kleisto
   *[close] Coinche
 }
pilotta-do-reclose = { $names ->
    [kontra] Surcontre
    [kleisto] Anoikto
   *[close] Surcoinche
 }
pilotta-do-announce = { $number ->
    [1] Annoncer { $value }
   *[other] Annoncer { $value } et d’autres
 }
pilotta-do-show = Montrer

## What is asked before a card may be played
pilotta-first-bid = D’abord les enchères : enchéris ou passe.

## Why not
pilotta-refused-turn = Ce n’est pas à toi.
pilotta-refused-over = La donne est finie.
pilotta-refused-follow = Tu as du { SUIT($suit) } : il faut fournir.
pilotta-refused-cut = Il faut couper à { SUIT($suit) }.
pilotta-refused-above = Il faut monter sur { CARD($card) }.
pilotta-refused-cut-above = Il faut surcouper { CARD($card) }.
pilotta-refused-under-cut = Pas d’atout plus fort : joue le { SUIT($suit) } que tu veux, mais de l’atout.
pilotta-refused-not-held = Tu n’as pas { CARD($card) }.
pilotta-refused-play-a-card = Joue une carte.
pilotta-refused-announce = On annonce au premier pli, avant sa carte, une seule fois, et s’il y a de quoi.
pilotta-refused-show = On montre au deuxième pli, avant sa carte, une seule fois, ce qu’on a annoncé.
pilotta-refused-closed =
    { $names ->
        [close] C’est coinché : les enchères sont closes.
       *[other] Après « { pilotta-do-close } », les enchères sont closes.
    }
pilotta-refused-bid-higher =
    { $capot ->
        [true] Rien ne passe au-dessus du capot.
       *[false] Il faut dire plus que { $said }.
    }
pilotta-refused-bid-highest =
    { $capot ->
        [true] Les enchères s’arrêtent à { $said } ; au-dessus, il n’y a que le capot.
       *[false] Les enchères s’arrêtent à { $said }.
    }
pilotta-refused-no-capot-call = À cette table, le capot n’est pas une enchère.
pilotta-refused-close-whose =
    { $names ->
        [close] Seuls les adversaires du preneur peuvent coincher.
       *[other] Seuls les adversaires du preneur peuvent dire « { pilotta-do-close } ».
    }
pilotta-refused-reclose-whose =
    { $names ->
        [close] Seul le camp coinché peut surcoincher.
       *[other] Seul le camp du preneur peut répondre « { pilotta-do-reclose } ».
    }
pilotta-refused-auction = D’abord les enchères.
pilotta-refused-dealer-first = D’abord, on tire qui donne.
pilotta-refused-shuffle = Il faut les 32 cartes du jeu.

## What is on show
pilotta-mark-bid =
    { $times ->
        [1] Plus haute enchère : { pilotta-bid-short }, { SEAT($seat) }
       *[other] Plus haute enchère : { pilotta-bid-short }, { SEAT($seat) }, fois { $times }
    }
pilotta-mark-contract =
    { $times ->
        [1] Contrat : { pilotta-bid-short }, { SEAT($seat) }
       *[other] Contrat : { pilotta-bid-short }, { SEAT($seat) }, fois { $times }
    }
pilotta-mark-calls = Déjà dit
pilotta-mark-last = Dernier pli
pilotta-mark-declaration = { $kind ->
    [four] Carré, { $value }
   *[run] Suite, { $value }
 }
pilotta-badge-announced = { $value }

## The sheet
pilotta-sheet-contract =
    { $times ->
        [1] Contrat, { pilotta-points-bid }
        [2] Contrat, { pilotta-points-bid }, { pilotta-closed-once } : ×2
       *[other] Contrat, { pilotta-points-bid }, { pilotta-closed-twice } : ×4
    }
pilotta-sheet-tricks =
    { $way ->
        [0] Plis, { $points } points, arrondi en dessous
        [1] Plis, { $points } points, arrondi au-dessus
        [2] Plis, { $points } points : deux six, un seul monte
       *[3] Plis, { $points } points
    }
pilotta-sheet-capot = Capot, les huit plis
pilotta-sheet-all-tricks = Tous les points des plis, 162
pilotta-sheet-declarations = Annonces, { $points } points
pilotta-sheet-declarations-beaten = Annonces, { $points } points : seules celles d’en face comptent
pilotta-sheet-declarations-tied = Annonces : les plus fortes sont égales, personne ne marque
pilotta-sheet-declarations-unshown = Annonces, { $points } points : dites, mais pas montrées
pilotta-sheet-pilotta = Pilotta, 20 points
pilotta-reason-passed-out = Tout le monde passe : personne ne marque
pilotta-reason-made =
    { $ours ->
        [yes] On l’a fait : { $points } pour { $bid }
       *[no] Ils l’ont fait : { $points } pour { $bid }
    }
pilotta-reason-failed =
    { $ours ->
        [yes] On est dedans : { $points } pour { pilotta-points-bid }
       *[no] Ils sont dedans : { $points } pour { pilotta-points-bid }
    }
pilotta-reason-capot =
    { $ours ->
        [yes] Capot ! Les huit plis sont à nous
       *[no] Capot ! Les huit plis sont à eux
    }
pilotta-reason-reverse-capot =
    { $ours ->
        [yes] On avait dit { pilotta-points-bid }, et pas un pli
       *[no] Ils avaient dit { pilotta-points-bid }, et pas un pli
    }
pilotta-reason-capot-failed =
    { $ours ->
        [yes] Les huit plis, et encore trop peu pour nos { $bid }
       *[no] Les huit plis, et encore trop peu pour leurs { $bid }
    }
pilotta-reason-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, et on l’a fait : { $points } pour { pilotta-points-bid }
       *[no] { pilotta-closed-start }, et ils l’ont fait : { $points } pour { pilotta-points-bid }
    }
pilotta-reason-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, et on est dedans : { $points } pour { pilotta-points-bid }
       *[no] { pilotta-closed-start }, et ils sont dedans : { $points } pour { pilotta-points-bid }
    }

## Over the sheet: how the round that is just played ended, in short; its first line has the numbers
pilotta-headline-made =
    { $ours ->
        [yes] Notre contrat est fait
       *[no] Leur contrat est fait
    }
pilotta-headline-failed =
    { $ours ->
        [yes] On est dedans
       *[no] Ils sont dedans
    }
pilotta-headline-capot = Capot !
pilotta-headline-reverse-capot =
    { $ours ->
        [yes] Pas un pli pour nous
       *[no] Pas un pli pour eux
    }
pilotta-headline-capot-failed =
    { $ours ->
        [yes] On est dedans
       *[no] Ils sont dedans
    }
pilotta-headline-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, et on l’a fait
       *[no] { pilotta-closed-start }, et ils l’ont fait
    }
pilotta-headline-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, et on est dedans
       *[no] { pilotta-closed-start }, et ils sont dedans
    }

## The frame's words where this game says round
pilotta-table-hand = Donne { $number }
pilotta-sheet-next = Donne suivante
pilotta-saved-facts-open = { $game }, donne { $number }
pilotta-saved-before = Revenir à { $game }, donne { $number }

## House rules
pilotta-option-target = Objectif
pilotta-option-target-help = Le score, compté en dizaines, qui gagne la partie.
pilotta-option-target-151 = 151
pilotta-option-target-251 = 251
pilotta-option-target-301 = 301
pilotta-option-target-351 = 351
pilotta-option-target-401 = 401
pilotta-option-highest_bid = Enchère maximale
pilotta-option-highest_bid-help = Jusqu’où vont les enchères. Avec 160, c’est capot qui se dit au-dessus.
pilotta-option-highest_bid-160 = 160, puis capot
pilotta-option-highest_bid-400 = 400
pilotta-option-highest_bid-800 = 800
pilotta-option-first_lead = Entame
pilotta-option-first_lead-help = Qui entame au premier pli.
pilotta-option-first_lead-right = À droite du donneur
pilotta-option-first_lead-bidder = Le preneur
pilotta-option-beat_side_suits = Monter aussi hors atout
pilotta-option-beat_side_suits-help = Quand on fournit hors atout, on monte si on peut, tant que personne n’a coupé.
pilotta-option-capot_bid = Capot en enchère
pilotta-option-capot_bid-help = Une enchère à part, au-dessus de 240 : elle vaut 250 et demande les huit plis.
pilotta-option-closed_capot = Coinche et capot
pilotta-option-closed_capot-help = Ce que rapporte en plus un contrat coinché gagné avec tous les plis.
pilotta-option-closed_capot-25 = 25
pilotta-option-closed_capot-16 = Toujours 16
pilotta-option-failed = Annonces après une chute
pilotta-option-failed-help = À qui vont les annonces et la pilotta du camp qui a chuté.
pilotta-option-failed-defenders = À la défense
pilotta-option-failed-own = Il les garde
pilotta-option-failed-pilotta = Il ne garde que la pilotta
pilotta-option-shared_cards = Une carte dans deux annonces
pilotta-option-shared_cards-help = Si une même carte peut compter dans une suite et dans un carré.
pilotta-option-tie = Annonces égales
pilotta-option-tie-help = Qui marque quand les meilleures des deux camps sont exactement égales.
pilotta-option-tie-nobody = Personne
pilotta-option-tie-first = Qui a annoncé d’abord
pilotta-option-long_run = Suites de six et plus
pilotta-option-long_run-help = Une seule annonce de 100, ou cinq cartes et le reste.
pilotta-option-long_run-whole = Une de 100
pilotta-option-long_run-split = Cinq et le reste
pilotta-option-show = Montrer ses annonces
pilotta-option-show-help = Au deuxième pli, les annonces se montrent toutes seules, ou c’est à toi d’y penser.
pilotta-option-show-automatic = Toutes seules
pilotta-option-show-strict = À toi d’y penser, ou perdues
pilotta-option-show-strict-third = À toi d’y penser, ou aux autres
pilotta-option-six_six = Deux six
pilotta-option-six_six-help = Quand les deux camps finissent sur un 6, lequel est arrondi au-dessus.
pilotta-option-six_six-up = Les preneurs
pilotta-option-six_six-down = La défense
pilotta-option-five = Un cinq
pilotta-option-five-help = Si un 5 à la fin s’arrondit en dessous ou au-dessus.
pilotta-option-five-down = En dessous
pilotta-option-five-up = Au-dessus
pilotta-option-both_over = Les deux à l’objectif
pilotta-option-both_over-help = Qui gagne quand les deux camps y arrivent dans la même donne.
pilotta-option-both_over-higher = Le plus haut total
pilotta-option-both_over-bidders = Les preneurs
pilotta-option-names = Nom de la coinche
pilotta-option-names-help = Ce qu’on dit à la table pour fois deux et fois quatre.
pilotta-option-names-close = Coinche, surcoinche
pilotta-option-names-kontra = Contre, surcontre
pilotta-option-names-kleisto = Kleisto, anoikto
pilotta-option-out_of_reach = Enchère hors d’atteinte
pilotta-option-out_of_reach-help = Les huit plis sont faits, et l’enchère dépasse encore ce qu’ils comptent.
pilotta-option-out_of_reach-fails = Dedans quand même
pilotta-option-out_of_reach-makes = Le capot suffit
pilotta-option-bid_style = Écriture des enchères
pilotta-option-bid_style-help = En points, ou en dizaines comme autour de la table.
pilotta-option-bid_style-points = 80
pilotta-option-bid_style-tens = 8

## Why (hints)
pilotta-expected =
    { $sign ->
        [plus] environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } d’avance sur la feuille
        [minus] environ { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } de retard sur la feuille
       *[zero] à peu près à égalité sur la feuille
    }
pilotta-why-random = Pas de raison particulière.
pilotta-why-close =
    { $capot ->
        [true] Ils ont peu de chances de faire capot : { pilotta-to-close }.
       *[false] Ils ont peu de chances de faire { $said } : { pilotta-to-close }.
    }
pilotta-why-reclose = On peut compter sur environ { $points } points : { pilotta-to-reclose }.
pilotta-why-partner-closed =
    { $names ->
        [close] Ton partenaire a coinché : il ne reste qu’à passer.
       *[other] Ton partenaire a dit « { pilotta-do-close } » : il ne reste qu’à passer.
    }
pilotta-why-pass-closed = Mieux vaut en rester là.
pilotta-why-pass-nothing = Plus rien à dire dans ta meilleure couleur.
pilotta-why-pass-partner = L’enchère de ton partenaire tient bien.
pilotta-why-pass-weak = Environ { $points } points à { SUIT($suit) } : trop peu.
pilotta-why-bid =
    { $capot ->
        [true] On peut compter sur les huit plis à { SUIT($suit) }.
       *[false] On peut compter sur environ { $points } points à { SUIT($suit) }, et { $said } suffit pour mener les enchères.
    }
pilotta-why-raise = Ta main soutient l’enchère de ton partenaire à { SUIT($suit) }.
pilotta-why-announce = Ce qui n’est pas annoncé ne marque rien.
pilotta-why-show = Ce qui n’est pas montré est perdu.
pilotta-why-draw-trumps = Fais tomber les atouts d’en face.
pilotta-why-lead-trumps = Atout maintenant, avant qu’ils ne coupent.
pilotta-why-cash = Personne n’a plus fort : fais le pli.
pilotta-why-return-suit = Ton partenaire avait entamé cette couleur.
pilotta-why-lead-low = Une petite, et tu gardes les bonnes.
pilotta-why-win = Ça fait le pli, avec tout ce qu’il y a dedans.
pilotta-why-cut = Coupe.
pilotta-why-feed = Le pli est à ton partenaire : charge-le.
pilotta-why-partner-has-it = Le pli est à ton partenaire.
pilotta-why-low = Le pli est à eux : donne le moins possible.

## What was said in the auction, two words at most
pilotta-call-pass = passe
pilotta-call-close =
    { $names ->
        [kontra] contre
        [kleisto] kleisto
       *[close] coinche
    }
pilotta-call-reclose =
    { $names ->
        [kontra] surcontre
        [kleisto] anoikto
       *[close] surcoinche
    }

## Parts of sentences: a bid, and what the doubles are called at this table
pilotta-bid-in =
    { $capot ->
        [true] capot à { SUIT($suit) }
       *[false] { $said } à { SUIT($suit) }
    }
pilotta-bid-short =
    { $capot ->
        [true] capot { SUIT($suit) }
       *[false] { $said } { SUIT($suit) }
    }
pilotta-points-bid =
    { $capot ->
        [true] capot
       *[false] { $bid }
    }
pilotta-closed-once =
    { $names ->
        [kontra] contré
        [kleisto] kleisto
       *[close] coinché
    }
pilotta-closed-twice =
    { $names ->
        [kontra] surcontré
        [kleisto] anoikto
       *[close] surcoinché
    }
pilotta-closed-start =
    { $names ->
        [close]
            { $times ->
                [2] Coinché
               *[other] Surcoinché
            }
        [kontra]
            { $times ->
                [2] Contré
               *[other] Surcontré
            }
       *[other]
            { $times ->
                [2] { pilotta-do-close }
               *[other] { pilotta-do-reclose }
            }
    }
pilotta-to-close =
    { $names ->
        [kontra] dis « Contre »
        [kleisto] dis « Kleisto »
       *[close] coinche
    }
pilotta-to-reclose =
    { $names ->
        [kontra] dis « Surcontre »
        [kleisto] dis « Anoikto »
       *[close] surcoinche
    }

## The player’s own figures
pilotta-merit-contract = Contrats faits par votre camp : { $done } sur { $tried }
pilotta-merit-defence = Contrats adverses tombés : { $done } sur { $tried }

## Une position composée

pilotta-position-no-dealer = Il n’y a pas de mains avant le tirage du donneur.
