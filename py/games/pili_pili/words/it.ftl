# Pili Pili. CARD, CARDS, SEAT and WHO are the frame's (assets/runtime/words.js). Cards are numbers, which go without an
# article here (“giochi 42”); the Joker brings its own. “Pili” is the same for one and for many.

pili_pili-name = Pili Pili
pili_pili-blurb = Di’ quante prese farai. Ognuna in più o in meno è un peperoncino piccante.

## What happened

pili_pili-event-dealer-chosen =
    { WHO($seat) ->
        [you] La prima mano la dai tu.
       *[other] { SEAT($seat) } dà la prima mano.
    }
pili_pili-event-mission-turned =
    { $id ->
        [pass-1-left] Missione «Patata bollente», { $cards } carte: dopo le scommesse passi una carta a sinistra.
        [pass-2-left] Missione «Due patate bollenti», { $cards } carte: dopo le scommesse passi due carte a sinistra.
        [pass-2-right] Missione «Contromano», { $cards } carte: dopo le scommesse passi due carte a destra.
        [pass-3-left] Missione «Una bella manciata», { $cards } carte: dopo le scommesse passi tre carte a sinistra.
        [pass-3-right] Missione «Repulisti», { $cards } carte: dopo le scommesse passi tre carte a destra.
        [hand-left] Missione «Trasloco», { $cards } carte: dopo le scommesse tutte le tue carte vanno a sinistra.
        [hand-right] Missione «Torno dai miei», { $cards } carte: dopo le scommesse tutte le tue carte vanno a destra.
        [no-0] Missione «Tutti in ballo», { $cards } carte: nessuno può scommettere 0.
        [no-1] Missione «Tutto tranne uno», { $cards } carte: nessuno può scommettere 1.
        [blind-bet] Missione «Al buio», { $cards } carte: scommetti prima di vedere le tue carte.
        [forehead] Missione «Sulla fronte», { $cards } carte: mentre si scommette vedi le carte di tutti tranne le tue.
        [face-up] Missione «Carte in tavola», { $cards } carte: dopo le scommesse si gioca a carte scoperte.
        [draw-1] Missione «Quella della staffa», { $cards } carte, più un’altra dopo le scommesse.
        [simultaneous] Missione «Uno, due, tre», { $cards } carte: si gioca tutti insieme.
        [reward] Missione «Una bibita fresca», { $cards } carte: azzecca la scommessa e butti tanti Pili quante le prese.
        [reversed] Missione «Sottosopra», { $cards } carte: vince la più bassa.
        [first-last]
            { $house ->
                [one] Missione «Ciao e addio», { $cards } carte: la prima presa e l’ultima costano un Pili, e non di più se sono della stessa persona.
               *[printed] Missione «Ciao e addio», { $cards } carte: la prima presa e l’ultima costano un Pili l’una.
            }
        [look-3s]
            { $house ->
                [dark] Missione «Un’occhiata», { $cards } carte: scommetti prima di vedere le tue carte.
               *[printed] Missione «Un’occhiata», { $cards } carte: un’occhiata alle tue carte prima di scommettere.
            }
        [memory-5s]
            { $house ->
                [dark] Missione «A memoria», { $cards } carte: scommetti prima di vedere le tue carte.
               *[printed] Missione «A memoria», { $cards } carte: un’occhiata, poi scommetti e giochi a memoria.
            }
        [no-echo] Missione «Niente pappagalli», { $cards } carte: non puoi ripetere il numero appena scommesso.
        [linked] Missione «Sulla stessa barca», { $cards } carte: scegli di chi prenderai anche i Pili.
        [high-low] Missione «O alta o bassa», { $cards } carte: giochi solo il tuo numero più alto o il più basso.
        [cursed]
            { $house ->
                [wins] Missione «Numeri iellati», { $cards } carte: una presa vinta da un numero iellato costa un Pili.
               *[printed] Missione «Numeri iellati», { $cards } carte: una presa con dentro un numero iellato costa un Pili.
            }
       *[trade] Missione «Mercatino», { $cards } carte: chi fa una presa poi scambia una carta con qualcuno.
    }
pili_pili-event-dealt =
    { WHO($seat) ->
        [you] Dai le carte.
       *[other] { SEAT($seat) } dà le carte.
    }
pili_pili-event-shown =
    { $sight ->
        [all] Tutte le carte sono scoperte.
       *[own] Tutti guardano le proprie carte.
    }
pili_pili-event-ready =
    { WHO($seat) ->
        [you] Dici «Si va».
       *[other] { SEAT($seat) } dice «Si va».
    }
pili_pili-event-covered =
    { WHO($seat) ->
        [you] Copri le tue carte.
       *[other] { SEAT($seat) } copre le sue carte.
    }
pili_pili-event-bet-made =
    { WHO($seat) ->
        [you] Scommetti { $tricks }.
       *[other] { SEAT($seat) } scommette { $tricks }.
    }
pili_pili-event-chose =
    { WHO($seat) ->
        [you] Hai scelto.
       *[other] { SEAT($seat) } ha scelto.
    }
pili_pili-event-passed =
    { $cards ->
        [null]
            { $count ->
                [one] { SEAT($other) } riceve una carta da { SEAT($seat) }.
               *[other] { SEAT($other) } riceve { $count } carte da { SEAT($seat) }.
            }
       *[seen]
            { WHO($seat) ->
                [you] { SEAT($other) } riceve da te { CARDS($cards) }.
               *[other]
                    { WHO($other) ->
                        [you] { SEAT($seat) } ti passa { CARDS($cards) }.
                       *[other] { SEAT($other) } riceve { CARDS($cards) } da { SEAT($seat) }.
                    }
            }
    }
pili_pili-event-drew =
    { $card ->
        [null] { SEAT($seat) } pesca una carta.
       *[seen]
            { WHO($seat) ->
                [you] Peschi { CARD($card) }.
               *[other] { SEAT($seat) } pesca { CARD($card) }.
            }
    }
pili_pili-event-linked =
    { WHO($seat) ->
        [you] Tu e { SEAT($other) } sulla stessa barca: quei Pili sono anche tuoi.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } sale sulla tua barca.
               *[other] { SEAT($seat) } sale sulla barca di { SEAT($other) }.
            }
    }
pili_pili-event-named =
    { WHO($seat) ->
        [you] Scambi una carta con { SEAT($other) }.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } scambia una carta con te.
               *[other] { SEAT($seat) } scambia una carta con { SEAT($other) }.
            }
    }
pili_pili-event-played =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] Giochi { CARD($card) }.
               *[other] { SEAT($seat) } gioca { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Giochi { CARD($card) }, che vale { $value }.
               *[other] { SEAT($seat) } gioca { CARD($card) }, che vale { $value }.
            }
    }
pili_pili-event-revealed =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] Mostri { CARD($card) }.
               *[other] { SEAT($seat) } mostra { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Mostri { CARD($card) }, che vale { $value }.
               *[other] { SEAT($seat) } mostra { CARD($card) }, che vale { $value }.
            }
    }
pili_pili-event-turned-up =
    { WHO($seat) ->
        [you] Scopri { CARD($card) }.
       *[other] { SEAT($seat) } scopre { CARD($card) }.
    }
pili_pili-event-declared =
    { WHO($seat) ->
        [you] Dici { $value }.
       *[other] { SEAT($seat) } dice { $value }.
    }
pili_pili-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $tricks ->
                [one] La presa è tua, la prima.
               *[other] La presa è tua: con questa sono { $tricks }.
            }
       *[other]
            { $tricks ->
                [one] { SEAT($seat) } fa la sua prima presa.
               *[other] { SEAT($seat) } fa la presa: con questa sono { $tricks }.
            }
    }
pili_pili-event-round-scored =
    { WHO($seat) ->
        [you]
            { $pilis ->
                [0] Scommessa { $bet }, prese { $tricks }: per te nessun Pili.
                [-1] Scommessa { $bet }, prese { $tricks }: per te −1 Pili.
                [one] Scommessa { $bet }, prese { $tricks }: per te un Pili.
               *[other] Scommessa { $bet }, prese { $tricks }: per te { $pilis } Pili.
            }
       *[other]
            { $pilis ->
                [0] { SEAT($seat) }: scommessa { $bet }, prese { $tricks }, nessun Pili.
                [-1] { SEAT($seat) }: scommessa { $bet }, prese { $tricks }, −1 Pili.
                [one] { SEAT($seat) }: scommessa { $bet }, prese { $tricks }, un Pili.
               *[other] { SEAT($seat) }: scommessa { $bet }, prese { $tricks }, { $pilis } Pili.
            }
    }

## What you may do

pili_pili-do-bet = Quante delle { $tricks } prese farai?
pili_pili-do-play = Gioca { CARD($card) }
pili_pili-do-joker = Quanto vale il Joker?
pili_pili-do-beats-all = Batte tutto
pili_pili-do-loses-to-all = Perde con tutto
pili_pili-do-turn = Scopri la carta { $place }
pili_pili-do-give =
    { $count ->
        [one] Scegli una carta per { SEAT($seat) }
       *[other] Scegli { $count } carte per { SEAT($seat) }
    }
pili_pili-do-swap = Scegli una carta da scambiare con { SEAT($seat) }
pili_pili-do-link = Sulla barca di { SEAT($seat) }
pili_pili-do-link-whom = Di chi prenderai anche i Pili?
pili_pili-do-trade-whom = Con chi scambi una carta?
pili_pili-do-trade = Scambia con { SEAT($seat) }
pili_pili-do-look =
    { $seconds ->
        [0] Si va: mostrami le carte
        [one] Si va: mostrami le carte per un secondo
       *[other] Si va: mostrami le carte per { $seconds } secondi
    }
pili_pili-do-cover = Copri le carte

## What is asked before a card may be played
pili_pili-first-bet = Prima di’ quante prese farai.

## Why you may not

pili_pili-refused-round-over = Questa mano è finita.
pili_pili-refused-not-dealt = Le carte non sono ancora state date.
pili_pili-refused-not-your-turn = Non tocca a te: è il turno di { SEAT($seat) }.
pili_pili-refused-already-chosen = Tu hai scelto, gli altri non ancora.
pili_pili-refused-not-now =
    { $phase ->
        [dealer] Prima si decide chi dà le carte.
        [mission] Prima si scopre una Missione.
        [deal] Prima si danno le carte.
        [ready] Prima tutti devono dire «Si va».
        [look] Prima tutti devono coprire le carte.
        [bet] Prima scommettono tutti.
        [pass] Prima si passano le carte.
        [link] Prima ognuno sceglie la sua barca.
        [declare] Prima di’ quanto vale il Joker.
        [name] Prima chi ha fatto la presa sceglie con chi scambiare.
        [swap] Prima si scambiano le carte.
       *[play] Adesso si gioca una carta.
    }
pili_pili-refused-hook = { $sum } + { $bet } = { $tricks }: la somma delle scommesse non può fare { $tricks }, quante sono le prese.
pili_pili-refused-hook-dealt = { $sum } + { $bet } = { $tricks }: la somma delle scommesse non può fare { $tricks }, quante erano le carte prima di scommettere.
pili_pili-refused-forbidden-bet = La Missione: in questa mano nessuno può scommettere { $bet }.
pili_pili-refused-echo = La Missione: { SEAT($seat) } ha appena scommesso { $bet }, quindi tu non puoi.
pili_pili-refused-bet-too-high = Le prese sono soltanto { $tricks }.
pili_pili-refused-not-in-hand = Non hai in mano { CARD($card) }.
pili_pili-refused-joker-ends = A questo tavolo il Joker vale 0 o { $highest }, non { $value }.
pili_pili-refused-high-low = La Missione: solo il tuo numero più basso o il più alto, { CARD($low) } o { CARD($high) }.
pili_pili-refused-declare-the-joker = Di’ quanto vale il Joker.
pili_pili-refused-no-card-there = Lì non c’è più nessuna carta.
pili_pili-refused-not-yourself = Scegli qualcun altro.
pili_pili-refused-nobody-there = Lì non c’è nessuno.
pili_pili-refused-give-count =
    { $count ->
        [one] Scegli una carta.
       *[other] Scegli { $count } carte.
    }
pili_pili-refused-mission-gone = Questa Missione non è nel mazzo.
pili_pili-refused-shuffle-count = Le carte da dare sono { $count }.
pili_pili-refused-shuffle-cards = Non sono carte di questo mazzo, ognuna una volta.
pili_pili-refused-deck-has-nothing-to-do = Adesso il mazzo non ha niente da fare.

## Always on show

pili_pili-mark-mission = Missione
pili_pili-mark-bets = { $tricks ->
        [one] 1 presa
       *[other] { $tricks } prese
    }, { $open ->
        [0] dette: { $bets }
       *[other] già dette: { $bets }
    }
pili_pili-mark-limit = Fino a { $value } Pili
pili_pili-mark-choice = Hai scelto: { CARDS($value) }
pili_pili-mark-last = Ultima presa
pili_pili-table-score = { $score } Pili
pili_pili-answer-score = { SEAT($seat) }: { $score } Pili, { $cards } in mano.
pili_pili-badge-bet =
    { $won ->
        [0] scommessa { $bet }, ancora nessuna presa
        [one] scommessa { $bet }, una presa
       *[other] scommessa { $bet }, { $won } prese
    }
pili_pili-badge-pilis = +{ $count } Pili
pili_pili-badge-linked =
    { WHO($other) ->
        [you] con te
       *[other] con { SEAT($other) }
    }
pili_pili-badge-trades = scambia
pili_pili-badge-ready = si va
pili_pili-badge-chosen = ha scelto

## The Missions: title, and the one rule that is different

pili_pili-mission-expert = difficile
pili_pili-mission-pass-1-left = Patata bollente
pili_pili-mission-pass-1-left-text = Dopo le scommesse, passa una carta a sinistra.
pili_pili-mission-pass-2-left = Due patate bollenti
pili_pili-mission-pass-2-left-text = Dopo le scommesse, passa due carte a sinistra.
pili_pili-mission-pass-2-right = Contromano
pili_pili-mission-pass-2-right-text = Dopo le scommesse, passa due carte a destra.
pili_pili-mission-pass-3-left = Una bella manciata
pili_pili-mission-pass-3-left-text = Dopo le scommesse, passa tre carte a sinistra.
pili_pili-mission-pass-3-right = Repulisti
pili_pili-mission-pass-3-right-text = Dopo le scommesse, passa tre carte a destra.
pili_pili-mission-hand-left = Trasloco
pili_pili-mission-hand-left-text = Dopo le scommesse, passa tutte le tue carte a sinistra. La scommessa resta a te.
pili_pili-mission-hand-right = Torno dai miei
pili_pili-mission-hand-right-text = Dopo le scommesse, passa tutte le tue carte a destra. La scommessa resta a te.
pili_pili-mission-no-0 = Tutti in ballo
pili_pili-mission-no-0-text = Nessuno può scommettere 0.
pili_pili-mission-no-1 = Tutto tranne uno
pili_pili-mission-no-1-text = Nessuno può scommettere 1.
pili_pili-mission-blind-bet = Al buio
pili_pili-mission-blind-bet-text = Scommetti prima di vedere le tue carte.
pili_pili-mission-forehead = Sulla fronte
pili_pili-mission-forehead-text = Mentre si scommette vedi le carte di tutti tranne le tue. Poi le prendi in mano e giochi.
pili_pili-mission-face-up = Carte in tavola
pili_pili-mission-face-up-text = Dopo le scommesse, si gioca a carte scoperte.
pili_pili-mission-draw-1 = Quella della staffa
pili_pili-mission-draw-1-text = Dopo le scommesse, ognuno pesca un’altra carta: si giocano tre prese.
pili_pili-mission-simultaneous = Uno, due, tre
pili_pili-mission-simultaneous-text = A ogni presa: scegli una carta in segreto, poi si mostrano tutte insieme.
pili_pili-mission-reward = Una bibita fresca
pili_pili-mission-reward-text = Azzecca la scommessa, e butti tanti Pili quante le prese.
pili_pili-mission-reversed = Sottosopra
pili_pili-mission-reversed-text = Vince la carta più bassa.
pili_pili-mission-first-last = Ciao e addio
pili_pili-mission-first-last-text =
    { $house ->
        [one] Chi fa la prima presa prende un Pili, e così chi fa l’ultima; chi le fa entrambe, uno solo.
       *[printed] Chi fa la prima presa prende un Pili, e così chi fa l’ultima.
    }
pili_pili-mission-look-3s = Un’occhiata
pili_pili-mission-look-3s-text =
    { $timers ->
        [off] Scommetti prima di vedere le tue carte.
        [untimed] Guarda le tue carte, poi scommetti a carte coperte. Le rivedi per giocare.
       *[timed] Guarda le tue carte per { $seconds } secondi, poi scommetti a carte coperte. Le rivedi per giocare.
    }
pili_pili-mission-memory-5s = A memoria
pili_pili-mission-memory-5s-text =
    { $timers ->
        [off] Scommetti prima di vedere le tue carte.
        [untimed] Guarda le tue carte, poi scommetti e gioca a carte coperte.
       *[timed] Guarda le tue carte per { $seconds } secondi, poi scommetti e gioca a carte coperte.
    }
pili_pili-mission-no-echo = Niente pappagalli
pili_pili-mission-no-echo-text = Non puoi ripetere il numero scommesso subito prima di te.
pili_pili-mission-linked = Sulla stessa barca
pili_pili-mission-linked-text = Dopo le scommesse, scegli in segreto qualcun altro: i Pili che prenderà li prendi anche tu.
pili_pili-mission-high-low = O alta o bassa
pili_pili-mission-high-low-text = Giochi solo il tuo numero più alto o il più basso, oppure il Joker.
pili_pili-mission-cursed = Numeri iellati
pili_pili-mission-cursed-text =
    { $house ->
        [wins] Chi fa una presa con uno di questi numeri prende un Pili.
       *[printed] Chi fa una presa con dentro uno di questi numeri prende un Pili.
    }
pili_pili-mission-trade = Mercatino
pili_pili-mission-trade-text = Dopo ogni presa tranne l’ultima, chi l’ha fatta sceglie qualcuno, e i due si scambiano una carta in segreto.

## The count

pili_pili-reason-all-played =
    { $tricks ->
        [one] La presa è giocata
       *[other] Tutte e { $tricks } le prese sono giocate
    }
pili_pili-table-hand = Mano { $number }
pili_pili-saved-facts-open = { $game }, mano { $number }
pili_pili-saved-before = Torna a { $game }, mano { $number }
pili_pili-sheet-next = Altra mano
pili_pili-sheet-score = Questa mano
pili_pili-sheet-total = Pili
pili_pili-sheet-cards = Da dove vengono
pili_pili-sheet-end = { $total } Pili: la partita è finita, e vince chi ne ha di meno
pili_pili-sheet-made = Scommessa { $bet }, prese { $won }: azzeccata
pili_pili-sheet-over = Scommessa { $bet }, prese { $won }: troppe
pili_pili-sheet-under = Scommessa { $bet }, prese { $won }: troppo poche
pili_pili-sheet-first-trick = Missione: la prima presa
pili_pili-sheet-last-trick = Missione: l’ultima presa
pili_pili-sheet-cursed = Missione: nella presa { $trick } c’era il numero { $number }
pili_pili-sheet-linked =
    { WHO($seat) ->
        [you] Missione: sulla tua stessa barca
       *[other] Missione: sulla stessa barca di { SEAT($seat) }
    }
pili_pili-sheet-reward = Missione: scommessa { $bet }, azzeccata

## Why a computer player does what it does

pili_pili-action-bet = Scommetti { $value }
pili_pili-expected =
    { $sign ->
        [minus] circa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pili in meno
       *[other] circa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pili
    }
pili_pili-why-random = Così, senza un motivo.
pili_pili-why-looks = Si va.
pili_pili-why-bet-cards = Con queste carte { pili_pili-some-tricks }: scommetti { $bet }.
pili_pili-why-bet-sure =
    { $sure ->
        [one] Una carta non può perdere: scommetti { $bet }.
       *[other] { $sure } carte non possono perdere: scommetti { $bet }.
    }
pili_pili-why-bet-other-hand = Giocherai le carte che ti arrivano, non queste: { pili_pili-some-tricks }, quindi scommetti { $bet }.
pili_pili-why-bet-unseen = Senza vedere le carte { pili_pili-some-tricks }: scommetti { $bet }.
pili_pili-why-bet-after-passing = Date via le carte che stonano, { pili_pili-some-tricks }: scommetti { $bet }.
pili_pili-why-bet-reward = In vista { pili_pili-some-tricks }, e una scommessa azzeccata toglie Pili: scommetti { $bet }.
pili_pili-why-bet-low = In vista { pili_pili-some-tricks }, ma in questa mano le prese costano Pili: scommetti { $bet }.
pili_pili-why-open-sure = Le carte sono scoperte: così azzecchi la scommessa, qualunque cosa facciano gli altri.
pili_pili-why-open-best = Le carte sono scoperte: giocata fino in fondo, questa ti costa meno di tutte.
pili_pili-why-need-all = Ti servono tutte: gioca la carta più forte.
pili_pili-why-cannot-win = Questa presa non la vinci: tieni le carte forti.
pili_pili-why-joker-wins = Il Joker fa la presa che ti serve.
pili_pili-why-joker-loses = Il Joker si fa da parte.
pili_pili-why-made-ducks = Sei a posto: gioca la più alta che perde comunque.
pili_pili-why-made-leads-low = Sei a posto: esci con una carta che qualcuno batte.
pili_pili-why-made-forced = A questa non scappi: liberati della carta che vince comunque.
pili_pili-why-made-hopes = Sei a posto, e questa probabilmente qualcuno la batte.
pili_pili-why-saves = Ti servono ancora prese, ma non questa.
pili_pili-why-leads-to-win = Esci con una carta che probabilmente vince.
pili_pili-why-wins-cheaply = Vinci con la più bassa che basta.
pili_pili-why-waits = Per le carte forti verrà un momento migliore.
pili_pili-why-gives-misfits = Dai via ciò che meno si accorda con la tua scommessa.
pili_pili-why-links-safe = Una scommessa di { $bet } è la più facile da azzeccare.
pili_pili-why-trades-for-high = Chi non vuole altre prese dà via le carte alte.
pili_pili-why-trades-for-low = Chi cerca prese dà via le carte basse.

## A part of sentences: how many tricks may be expected
pili_pili-some-tricks =
    { $between ->
        [true]
            { $fewest ->
                [0] forse una presa
               *[other] { $fewest } o { $most } prese
            }
       *[false]
            { $fewest ->
                [0] quasi nessuna presa
                [one] circa una presa
               *[other] circa { $fewest } prese
            }
    }

## House rules

pili_pili-option-limit = Si gioca fino a
pili_pili-option-limit-help = A tanti Pili si finisce, e vince chi ne ha di meno. Le edizioni non sono d’accordo.
pili_pili-option-limit-7 = 7 Pili
pili_pili-option-limit-6 = 6 Pili
pili_pili-option-missions = Missioni
pili_pili-option-missions-help = Le prime volte gioca senza: cinque carte a testa, ogni mano.
pili_pili-option-missions-standard = Normali
pili_pili-option-missions-expert = Normali e difficili
pili_pili-option-missions-beginners = Dieci per cominciare
pili_pili-option-missions-off = Senza
pili_pili-option-kind = Una Missione sola
pili_pili-option-kind-help = Per impratichirti, gioca la stessa Missione ogni mano.
pili_pili-option-kind-any = No, tutte
pili_pili-option-kind-pass-1-left = Patata bollente
pili_pili-option-kind-pass-2-left = Due patate bollenti
pili_pili-option-kind-pass-2-right = Contromano
pili_pili-option-kind-pass-3-left = Una bella manciata
pili_pili-option-kind-pass-3-right = Repulisti
pili_pili-option-kind-hand-left = Trasloco
pili_pili-option-kind-hand-right = Torno dai miei
pili_pili-option-kind-no-0 = Tutti in ballo
pili_pili-option-kind-no-1 = Tutto tranne uno
pili_pili-option-kind-blind-bet = Al buio
pili_pili-option-kind-forehead = Sulla fronte
pili_pili-option-kind-face-up = Carte in tavola
pili_pili-option-kind-draw-1 = Quella della staffa
pili_pili-option-kind-simultaneous = Uno, due, tre
pili_pili-option-kind-reward = Una bibita fresca
pili_pili-option-kind-reversed = Sottosopra
pili_pili-option-kind-first-last = Ciao e addio
pili_pili-option-kind-look-3s = Un’occhiata
pili_pili-option-kind-memory-5s = A memoria
pili_pili-option-kind-no-echo = Niente pappagalli
pili_pili-option-kind-linked = Sulla stessa barca
pili_pili-option-kind-high-low = O alta o bassa
pili_pili-option-kind-cursed = Numeri iellati
pili_pili-option-kind-trade = Mercatino
pili_pili-option-first_dealer = Prima mano
pili_pili-option-first_dealer-help = Il regolamento non dice chi dà le carte; chi le dà scommette per primo.
pili_pili-option-first_dealer-random = Si sorteggia
pili_pili-option-first_dealer-host = Chi ospita
pili_pili-option-rotates = Il mazzo gira
pili_pili-option-rotates-help = A ogni mano le carte le dà il giocatore seguente; altrimenti sempre lo stesso.
pili_pili-option-first_bettor = Chi scommette ed esce per primo
pili_pili-option-first_bettor-help = A certi tavoli si comincia a sinistra del mazziere. Una carta da pescare dopo le scommesse la pesca comunque per primo il mazziere.
pili_pili-option-first_bettor-dealer = Il mazziere
pili_pili-option-first_bettor-left = Chi è a sinistra del mazziere
pili_pili-option-joker_values = Il Joker vale
pili_pili-option-joker_values-help = Con il solo numero più alto o più basso è più semplice.
pili_pili-option-joker_values-any = Un numero da 0 a 56
pili_pili-option-joker_values-ends = 0 o 56
pili_pili-option-joker_tie = Joker pari a una carta
pili_pili-option-joker_tie-help = Quando al Joker si dà un numero giocato nella stessa presa.
pili_pili-option-joker_tie-number = Vince la carta
pili_pili-option-joker_tie-earlier = Vince chi ha giocato prima
pili_pili-option-first_last = «Ciao e addio»
pili_pili-option-first_last-help = Quando la stessa persona fa la prima presa e l’ultima.
pili_pili-option-first_last-each = Due Pili
pili_pili-option-first_last-one = Un Pili
pili_pili-option-cursed = «Numeri iellati»
pili_pili-option-cursed-help = Quando una presa costa un Pili.
pili_pili-option-cursed-holds = C’è dentro un numero iellato
pili_pili-option-cursed-wins = La vince un numero iellato
pili_pili-option-draw_hook = «Quella della staffa»
pili_pili-option-draw_hook-help = Quanto non può fare la somma delle scommesse, se poi si pesca una carta.
pili_pili-option-draw_hook-played = 3, le prese giocate
pili_pili-option-draw_hook-dealt = 2, le carte date prima
pili_pili-option-ties = Parità in testa
pili_pili-option-ties-help = Se vincono insieme tutti quelli con meno Pili.
pili_pili-option-ties-shared = Vincono tutti
pili_pili-option-ties-again = Si gioca un’altra mano
pili_pili-option-timers = Occhiate a tempo
pili_pili-option-timers-help = Per quanto tempo le Missioni ti mostrano le carte. Chi se la prende comoda non perde nulla.
pili_pili-option-timers-on = Come stampato
pili_pili-option-timers-longer = Tre volte tanto
pili_pili-option-timers-untimed = Finché non copri le carte
pili_pili-option-timers-off = Nessuna: si scommette al buio

## The player’s own figures
pili_pili-merit-bet = Scommesse azzeccate: { $done } su { $tried }

## Una posizione composta

pili_pili-setup-stock = Carte da pescare dopo le scommesse
pili_pili-setup-mission = Missione
pili_pili-setup-no-mission = nessuna
pili_pili-setup-pilis = Pili: { SEAT($seat) }
pili_pili-setup-left = Missioni ancora nel mazzo
pili_pili-position-not-dealt = Le carte si danno quando ci sono mazziere e Missione.
pili_pili-position-totals = Serve un numero di Pili per ognuno dei { $seats } giocatori.
pili_pili-position-match-over = La partita sarebbe finita: qualcuno ha { $count } Pili, e finisce a { $limit }.
pili_pili-position-left = Le Missioni del mazzo sono altre da quella scoperta, ognuna una volta.
pili_pili-position-dealer = Prima viene il mazziere; dove comincia il padrone di casa è il primo posto.
pili_pili-position-no-missions = A questo tavolo non ci sono Missioni.
pili_pili-position-mission = La Missione { $number } non è nel mazzo di questo tavolo.
pili_pili-position-stock = { $count } carte da pescare su { $wanted }.
pili_pili-position-unfinished = La presa { $number } non è finita.
pili_pili-position-trade = Lo scambio dopo la presa { $number } manca o arriva troppo presto.
