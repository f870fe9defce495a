# The words of Italian tables for what Cypriots play: you call in the auction (chiamare, as in briscola chiamata), accuse
# your runs and fours (accusare, as in tressette), answer a suit, cut with a briscola, and double with “Contro” and
# “Surcontro”. All eight tricks are a cappotto. Partners are a “coppia”, which needs nobody's gender.

pilotta-name = Pilotta
pilotta-blurb = Due contro due, come nei caffè di Cipro: chiama, accusa, e non sprecare mai una briscola.

## What happens (the log)
pilotta-event-dealer-drawn =
    { WHO($seat) ->
        [you] La prima mano la dai tu.
       *[other] { SEAT($seat) } dà la prima mano.
    }
pilotta-event-dealt =
    { WHO($dealer) ->
        [you] Dai le carte: tre, due e tre.
       *[other] { SEAT($dealer) } dà le carte: tre, due e tre.
    }
pilotta-event-passed =
    { WHO($seat) ->
        [you] Dici «Passo».
       *[other] { SEAT($seat) } passa.
    }
pilotta-event-bid-made =
    { WHO($seat) ->
        [you] Chiami { pilotta-bid-in }.
       *[other] { SEAT($seat) } chiama { pilotta-bid-in }.
    }
pilotta-event-closed =
    { WHO($seat) ->
        [you] Dici «{ pilotta-do-close }»: vale doppio.
       *[other] { SEAT($seat) } dice «{ pilotta-do-close }»: vale doppio.
    }
pilotta-event-reclosed =
    { WHO($seat) ->
        [you] Dici «{ pilotta-do-reclose }»: vale quattro volte tanto.
       *[other] { SEAT($seat) } dice «{ pilotta-do-reclose }»: vale quattro volte tanto.
    }
pilotta-event-contract-made =
    { WHO($seat) ->
        [you]
            { $multiplier ->
                [1] Giochi { pilotta-bid-in }.
               *[other] Giochi { pilotta-bid-in }, per { $multiplier }.
            }
       *[other]
            { $multiplier ->
                [1] { SEAT($seat) } gioca { pilotta-bid-in }.
               *[other] { SEAT($seat) } gioca { pilotta-bid-in }, per { $multiplier }.
            }
    }
pilotta-event-passed-out = Quattro volte passo: nessuno segna, e il mazzo passa avanti.
pilotta-event-announced =
    { WHO($seat) ->
        [you] Accusi { $value }.
       *[other] { SEAT($seat) } accusa { $value }.
    }
pilotta-event-shown =
    { $kind ->
        [four]
            { WHO($seat) ->
                [you] Mostri quattro uguali da { $value }: { CARDS($cards) }.
               *[other] { SEAT($seat) } mostra quattro uguali da { $value }: { CARDS($cards) }.
            }
       *[run]
            { WHO($seat) ->
                [you] Mostri una scala da { $value }: { CARDS($cards) }.
               *[other] { SEAT($seat) } mostra una scala da { $value }: { CARDS($cards) }.
            }
    }
pilotta-event-played =
    { WHO($seat) ->
        [you] Giochi { CARD($card) }.
       *[other] { SEAT($seat) } gioca { CARD($card) }.
    }
pilotta-event-said-pilotta =
    { $again ->
        [true]
            { WHO($seat) ->
                [you] Dici «Repilotta!»
               *[other] { SEAT($seat) } dice «Repilotta!»
            }
       *[false]
            { WHO($seat) ->
                [you] Dici «Pilotta!»
               *[other] { SEAT($seat) } dice «Pilotta!»
            }
    }
pilotta-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [0] La presa è tua, ma senza punti.
                [one] La presa è tua: { $points } punto.
               *[other] La presa è tua: { $points } punti.
            }
       *[other]
            { $points ->
                [0] { SEAT($seat) } fa la presa, ma senza punti.
                [one] { SEAT($seat) } fa la presa: { $points } punto.
               *[other] { SEAT($seat) } fa la presa: { $points } punti.
            }
    }
pilotta-event-round-over = La mano è giocata.

## Said aloud, by the speaker's plate
pilotta-bubble-passed = Passo
pilotta-bubble-bid-made =
    { $capot ->
        [true] Cappotto { SIGN($suit) }
       *[false] { $said } { SIGN($suit) }
    }
pilotta-bubble-closed = { pilotta-do-close }!
pilotta-bubble-reclosed = { pilotta-do-reclose }!
pilotta-bubble-announced = { $value }!
pilotta-bubble-said-pilotta =
    { $again ->
        [true] Repilotta!
       *[false] Pilotta!
    }

## What may be done
pilotta-do-play = Gioca
pilotta-do-bid = Chiama
pilotta-do-pass = Passo
pilotta-do-close = { $names ->
    [kontra] Kontra
    [kleisto] Kleisto
   *[close] Contro
 }
pilotta-do-reclose = { $names ->
    [kontra] Rekontra
    [kleisto] Anoikto
   *[close] Surcontro
 }
pilotta-do-announce = { $number ->
    [1] Accusa { $value }
   *[other] Accusa { $value } e altro
 }
pilotta-do-show = Mostra le carte

## What is asked before a card may be played
pilotta-first-bid = Prima l’asta: chiama o passa.

## Why not
pilotta-refused-turn = Non tocca a te.
pilotta-refused-over = La mano è finita.
pilotta-refused-follow = Hai { SUIT($suit) }: devi rispondere a { SUIT($suit) }.
pilotta-refused-cut = Devi tagliare con { SUIT($suit) }.
pilotta-refused-above = Devi superare { CARD($card) }.
pilotta-refused-cut-above = Devi tagliare superando { CARD($card) }.
pilotta-refused-under-cut = Briscole più alte non ne hai: gioca quella che vuoi, ma di { SUIT($suit) }.
pilotta-refused-not-held = Non hai in mano { CARD($card) }.
pilotta-refused-play-a-card = Gioca una carta.
pilotta-refused-announce = Si accusa nella prima presa, prima di giocare, una volta sola, e con qualcosa da accusare.
pilotta-refused-show = Si mostra nella seconda presa, prima di giocare, una volta sola, ciò che si è accusato.
pilotta-refused-closed = Dopo «{ pilotta-do-close }» non si chiama più.
pilotta-refused-bid-higher =
    { $capot ->
        [true] Più su del cappotto non c’è niente.
       *[false] Chiama più di { $said }.
    }
pilotta-refused-bid-highest =
    { $capot ->
        [true] Si chiama fino a { $said }; più su c’è solo il cappotto.
       *[false] Si chiama fino a { $said }.
    }
pilotta-refused-no-capot-call = A questo tavolo il cappotto non si chiama.
pilotta-refused-close-whose = Solo gli avversari di chi ha chiamato possono dire «{ pilotta-do-close }».
pilotta-refused-reclose-whose = Solo la coppia che ha chiamato può rispondere «{ pilotta-do-reclose }».
pilotta-refused-auction = Prima l’asta.
pilotta-refused-dealer-first = Prima si sorteggia chi dà le carte.
pilotta-refused-shuffle = Il mazzo deve avere tutte le sue 32 carte.

## What is on show
pilotta-mark-bid =
    { $times ->
        [1] Chiamata più alta: { pilotta-bid-short }, { SEAT($seat) }
       *[other] Chiamata più alta: { pilotta-bid-short }, { SEAT($seat) }, per { $times }
    }
pilotta-mark-contract =
    { $times ->
        [1] Contratto: { pilotta-bid-short }, { SEAT($seat) }
       *[other] Contratto: { pilotta-bid-short }, { SEAT($seat) }, per { $times }
    }
pilotta-mark-calls = Detto finora
pilotta-mark-last = Ultima presa
pilotta-mark-declaration = { $kind ->
    [four] Quattro uguali, { $value }
   *[run] Scala, { $value }
 }
pilotta-badge-announced = { $value }

## The sheet
pilotta-sheet-contract =
    { $times ->
        [1] Contratto, { pilotta-points-bid }
        [2] Contratto, { pilotta-points-bid }, { pilotta-closed-once }: ×2
       *[other] Contratto, { pilotta-points-bid }, { pilotta-closed-twice }: ×4
    }
pilotta-sheet-tricks =
    { $way ->
        [0] Prese, { $points } punti, per difetto
        [1] Prese, { $points } punti, per eccesso
        [2] Prese, { $points } punti: due sei, ne sale uno solo
       *[3] Prese, { $points } punti
    }
pilotta-sheet-capot = Cappotto, tutte e otto le prese
pilotta-sheet-all-tricks = I punti di tutte le prese, 162
pilotta-sheet-declarations = Accuse, { $points } punti
pilotta-sheet-declarations-beaten = Accuse, { $points } punti: valgono solo quelle degli altri
pilotta-sheet-declarations-tied = Accuse: le più alte sono pari, nessuno segna
pilotta-sheet-declarations-unshown = Accuse, { $points } punti: dette e non mostrate
pilotta-sheet-pilotta = Pilotta, 20 punti
pilotta-reason-passed-out = Quattro volte passo: nessuno segna
pilotta-reason-made =
    { $ours ->
        [yes] Ce l’abbiamo fatta: { $points } su { $bid }
       *[no] Ce l’hanno fatta: { $points } su { $bid }
    }
pilotta-reason-failed =
    { $ours ->
        [yes] Non ce l’abbiamo fatta: { $points } su { pilotta-points-bid }
       *[no] Non ce l’hanno fatta: { $points } su { pilotta-points-bid }
    }
pilotta-reason-capot =
    { $ours ->
        [yes] Cappotto! Tutte e otto le prese sono nostre
       *[no] Cappotto! Tutte e otto le prese sono loro
    }
pilotta-reason-reverse-capot =
    { $ours ->
        [yes] Abbiamo chiamato { pilotta-points-bid } senza fare una presa
       *[no] Hanno chiamato { pilotta-points-bid } senza fare una presa
    }
pilotta-reason-capot-failed =
    { $ours ->
        [yes] Tutte e otto le prese, e i nostri { $bid } restano lontani
       *[no] Tutte e otto le prese, e i loro { $bid } restano lontani
    }
pilotta-reason-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, e ce l’abbiamo fatta: { $points } su { pilotta-points-bid }
       *[no] { pilotta-closed-start }, e ce l’hanno fatta: { $points } su { pilotta-points-bid }
    }
pilotta-reason-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, e non ce l’abbiamo fatta: { $points } su { pilotta-points-bid }
       *[no] { pilotta-closed-start }, e non ce l’hanno fatta: { $points } su { pilotta-points-bid }
    }

## Over the sheet: how the round that is just played ended, in short; its first line has the numbers
pilotta-headline-made =
    { $ours ->
        [yes] Ce l’abbiamo fatta!
       *[no] Ce l’hanno fatta
    }
pilotta-headline-failed =
    { $ours ->
        [yes] Non ce l’abbiamo fatta
       *[no] Non ce l’hanno fatta!
    }
pilotta-headline-capot = Cappotto!
pilotta-headline-reverse-capot =
    { $ours ->
        [yes] Neanche una presa per noi
       *[no] Neanche una presa per loro
    }
pilotta-headline-capot-failed =
    { $ours ->
        [yes] Non ce l’abbiamo fatta
       *[no] Non ce l’hanno fatta!
    }
pilotta-headline-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, e ce l’abbiamo fatta
       *[no] { pilotta-closed-start }, e ce l’hanno fatta
    }
pilotta-headline-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, e non ce l’abbiamo fatta
       *[no] { pilotta-closed-start }, e non ce l’hanno fatta
    }

## The frame's words where this game says round
pilotta-table-hand = Mano { $number }
pilotta-sheet-next = Altra mano
pilotta-saved-facts-open = { $game }, mano { $number }
pilotta-saved-before = Torna a { $game }, mano { $number }

## House rules
pilotta-option-target = Traguardo
pilotta-option-target-help = I punti sul foglio, in decine, che vincono la partita.
pilotta-option-target-151 = 151
pilotta-option-target-251 = 251
pilotta-option-target-301 = 301
pilotta-option-target-351 = 351
pilotta-option-target-401 = 401
pilotta-option-highest_bid = Chiamata massima
pilotta-option-highest_bid-help = Il numero più alto che si può chiamare. Con 160, sopra si chiama il cappotto.
pilotta-option-highest_bid-160 = 160, poi cappotto
pilotta-option-highest_bid-400 = 400
pilotta-option-highest_bid-800 = 800
pilotta-option-first_lead = Prima uscita
pilotta-option-first_lead-help = Chi esce nella prima presa.
pilotta-option-first_lead-right = A destra del mazziere
pilotta-option-first_lead-bidder = Chi ha chiamato
pilotta-option-beat_side_suits = Superare sempre
pilotta-option-beat_side_suits-help = Anche rispondendo fuori briscola devi superare, se puoi e finché nessuno ha tagliato.
pilotta-option-capot_bid = Il cappotto si chiama
pilotta-option-capot_bid-help = Una chiamata a sé sopra 240: vale 250, e si vince solo con tutte e otto le prese.
pilotta-option-closed_capot = Contro e cappotto
pilotta-option-closed_capot-help = Che cosa aggiunge chi, dopo un contro, vince con tutte le prese.
pilotta-option-closed_capot-25 = 25
pilotta-option-closed_capot-16 = Sempre 16
pilotta-option-failed = Accuse di chi non ce la fa
pilotta-option-failed-help = Dove vanno le accuse e la pilotta della coppia che ha mancato il contratto.
pilotta-option-failed-defenders = Agli avversari
pilotta-option-failed-own = Restano sue
pilotta-option-failed-pilotta = Resta solo la pilotta
pilotta-option-shared_cards = Una carta in due accuse
pilotta-option-shared_cards-help = Se una carta può valere sia in una scala sia in quattro uguali.
pilotta-option-tie = Accuse pari
pilotta-option-tie-help = Chi segna quando le migliori delle due coppie sono esattamente pari.
pilotta-option-tie-nobody = Nessuno
pilotta-option-tie-first = Chi ha accusato prima
pilotta-option-long_run = Scale da sei in su
pilotta-option-long_run-help = Un’accusa sola da 100, oppure cinque carte e il resto.
pilotta-option-long_run-whole = Una sola da 100
pilotta-option-long_run-split = Cinque e il resto
pilotta-option-show = Mostrare le accuse
pilotta-option-show-help = Nella seconda presa le carte accusate si mostrano da sole, oppure te ne devi ricordare.
pilotta-option-show-automatic = Da sole
pilotta-option-show-strict = Ricordatene, o sono perse
pilotta-option-show-strict-third = Ricordatene, o tocca agli altri
pilotta-option-six_six = Due sei
pilotta-option-six_six-help = Quando entrambe le coppie finiscono in 6, chi arrotonda in su.
pilotta-option-six_six-up = Chi ha chiamato
pilotta-option-six_six-down = Gli avversari
pilotta-option-five = Un cinque
pilotta-option-five-help = Se un 5 finale si arrotonda in giù o in su.
pilotta-option-five-down = In giù
pilotta-option-five-up = In su
pilotta-option-both_over = Entrambe al traguardo
pilotta-option-both_over-help = Chi vince quando le due coppie ci arrivano nella stessa mano.
pilotta-option-both_over-higher = Il totale più alto
pilotta-option-both_over-bidders = Chi ha chiamato
pilotta-option-names = Nomi dei raddoppi
pilotta-option-names-help = Come si chiamano al tavolo il doppio e il quadruplo.
pilotta-option-names-close = Contro, surcontro
pilotta-option-names-kontra = Kontra, rekontra
pilotta-option-names-kleisto = Kleisto, anoikto
pilotta-option-out_of_reach = Chiamata irraggiungibile
pilotta-option-out_of_reach-help = Tutte e otto le prese, e la chiamata ancora più alta di quanto valgono.
pilotta-option-out_of_reach-fails = Persa comunque
pilotta-option-out_of_reach-makes = Il cappotto basta
pilotta-option-bid_style = Come si scrivono le chiamate
pilotta-option-bid_style-help = In punti, oppure in decine come al tavolo.
pilotta-option-bid_style-points = 80
pilotta-option-bid_style-tens = 8

## Why (hints)
pilotta-expected =
    { $sign ->
        [plus] avanti di circa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } sul foglio
        [minus] indietro di circa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } sul foglio
       *[zero] circa pari sul foglio
    }
pilotta-why-random = Così, senza un motivo.
pilotta-why-close =
    { $capot ->
        [true] Il loro cappotto difficilmente riesce: { pilotta-to-close }.
       *[false] Difficile che arrivino a { $said }: { pilotta-to-close }.
    }
pilotta-why-reclose = Ci si può aspettare circa { $points } punti: { pilotta-to-reclose }.
pilotta-why-partner-closed = La tua coppia ha già detto «{ pilotta-do-close }»: non resta che passare.
pilotta-why-pass-closed = Meglio lasciarla lì.
pilotta-why-pass-nothing = Nel tuo seme migliore non c’è più niente da chiamare.
pilotta-why-pass-partner = La chiamata della tua coppia sta bene dov’è.
pilotta-why-pass-weak = Circa { $points } punti con { SUIT($suit) }: pochi.
pilotta-why-bid =
    { $capot ->
        [true] Con briscola { SUIT($suit) } le otto prese dovrebbero essere tutte tue.
       *[false] Con briscola { SUIT($suit) } circa { $points } punti in vista, e { $said } basta per stare in testa all’asta.
    }
pilotta-why-raise = Le tue carte aiutano la chiamata della tua coppia: { SUIT($suit) }.
pilotta-why-announce = Ciò che non si accusa non si segna.
pilotta-why-show = Ciò che non si mostra è perso.
pilotta-why-draw-trumps = Togli le briscole agli altri.
pilotta-why-lead-trumps = Briscole adesso, prima che possano tagliare.
pilotta-why-cash = Più alta non ce l’ha nessuno: fai la presa.
pilotta-why-return-suit = Torna nel seme del tuo compagno.
pilotta-why-lead-low = Una cartina, e le buone te le tieni.
pilotta-why-win = Così la presa è tua, con quello che c’è dentro.
pilotta-why-cut = Taglia.
pilotta-why-feed = La presa è della tua coppia: mettici punti.
pilotta-why-partner-has-it = La presa è già della tua coppia.
pilotta-why-low = La presa è loro: dai il meno possibile.

## What was said in the auction, two words at most
pilotta-call-pass = passo
pilotta-call-close = { pilotta-closed-once }
pilotta-call-reclose = { pilotta-closed-twice }

## Parts of sentences: a bid, and what the doubles are called at this table
pilotta-bid-in =
    { $capot ->
        [true] cappotto a { SUIT($suit) }
       *[false] { $said } a { SUIT($suit) }
    }
pilotta-bid-short = { pilotta-bid-in }
pilotta-points-bid =
    { $capot ->
        [true] cappotto
       *[false] { $bid }
    }
pilotta-closed-once =
    { $names ->
        [kontra] kontra
        [kleisto] kleisto
       *[close] contro
    }
pilotta-closed-twice =
    { $names ->
        [kontra] rekontra
        [kleisto] anoikto
       *[close] surcontro
    }
pilotta-closed-start =
    { $times ->
        [2] { pilotta-do-close }
       *[other] { pilotta-do-reclose }
    }
pilotta-to-close = di’ «{ pilotta-do-close }»
pilotta-to-reclose = di’ «{ pilotta-do-reclose }»

## The player’s own figures
pilotta-merit-contract = Contratti vostri fatti: { $done } su { $tried }
pilotta-merit-defence = Contratti avversari caduti: { $done } su { $tried }

## Una posizione composta

pilotta-position-no-dealer = Non ci sono carte in mano prima che si sorteggi chi dà.
