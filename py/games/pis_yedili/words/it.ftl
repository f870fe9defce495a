# Pis Yedili. CARD, SUIT, RANK, SEAT and WHO are the frame's (assets/runtime/words.js). To go out is “chiudere”, as in
# ramino and scala 40.

pis_yedili-name = Pis Yedili
pis_yedili-blurb = Resta senza carte prima degli altri. Un sette ne costa tre a chi viene dopo, se non risponde con un altro sette.


## What happened

pis_yedili-event-first-dealer =
    { WHO($seat) ->
        [you] La prima mano la dai tu.
       *[other] { SEAT($seat) } dà la prima mano.
    }
pis_yedili-event-shuffled =
    { WHO($seat) ->
        [you] Mescoli e dai le carte.
       *[other] { SEAT($seat) } mescola e dà le carte.
    }
pis_yedili-event-dealt =
    { WHO($seat) ->
        [you] Prendi in mano le tue carte.
       *[other] { SEAT($seat) } prende in mano le carte.
    }
pis_yedili-event-laid =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Cali { CARD($card) }.
               *[other] { SEAT($seat) } cala { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] Cali { CARD($card) } e chiedi { SUIT($suit) }.
               *[other] { SEAT($seat) } cala { CARD($card) } e chiede { SUIT($suit) }.
            }
    }
pis_yedili-event-drew =
    { $card ->
        [null]
            { $why ->
                [club] { SEAT($seat) } non ha fiori e pesca una carta.
                [again] { SEAT($seat) } pesca una carta per rigiocare.
                [bill] { SEAT($seat) } prende una carta.
                [ace] { SEAT($seat) } prende una carta per l’asso.
                [tek] { SEAT($seat) } prende una carta per il «Tek!» dimenticato.
               *[turn] { SEAT($seat) } pesca una carta.
            }
       *[seen]
            { WHO($seat) ->
                [you]
                    { $why ->
                        [club] Non hai fiori e peschi { CARD($card) }.
                        [again] Per rigiocare peschi { CARD($card) }.
                        [bill] Prendi { CARD($card) }.
                        [ace] Per l’asso prendi { CARD($card) }.
                        [tek] Per il «Tek!» dimenticato prendi { CARD($card) }.
                       *[turn] Peschi { CARD($card) }.
                    }
               *[other]
                    { $why ->
                        [club] { SEAT($seat) } non ha fiori e pesca { CARD($card) }.
                        [again] { SEAT($seat) }, per rigiocare, pesca { CARD($card) }.
                        [bill] { SEAT($seat) } prende { CARD($card) }.
                        [ace] { SEAT($seat) }, per l’asso, prende { CARD($card) }.
                        [tek] { SEAT($seat) }, per il «Tek!» dimenticato, prende { CARD($card) }.
                       *[turn] { SEAT($seat) } pesca { CARD($card) }.
                    }
            }
    }
pis_yedili-event-passed =
    { WHO($seat) ->
        [you] Dici «Passo».
       *[other] { SEAT($seat) } passa.
    }
pis_yedili-event-took =
    { WHO($seat) ->
        [you] Non rispondi al sette: prendi { $count } carte e perdi il turno.
       *[other] { SEAT($seat) } non risponde al sette: prende { $count } carte e perde il turno.
    }
pis_yedili-event-faces =
    { WHO($seat) ->
        [you] O rispondi al sette o prendi { $count } carte.
       *[other] { SEAT($seat) } deve rispondere o prendere { $count } carte.
    }
pis_yedili-event-skipped =
    { WHO($seat) ->
        [you] Salti il turno.
       *[other] { SEAT($seat) } salta il turno.
    }
pis_yedili-event-turned =
    { $way ->
        [1] Si torna a girare in senso orario.
       *[other] Adesso si gira al contrario.
    }
pis_yedili-event-goes-again =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] Rigiochi.
               *[other] { SEAT($seat) } rigioca.
            }
       *[suit]
            { WHO($seat) ->
                [you] Rigiochi, ma solo { SUIT($suit) }.
               *[other] { SEAT($seat) } rigioca, ma solo { SUIT($suit) }.
            }
    }
pis_yedili-event-said-tek =
    { WHO($seat) ->
        [you] Dici «Tek!»
       *[other] { SEAT($seat) } dice «Tek!»
    }
pis_yedili-event-forgot-tek =
    { WHO($seat) ->
        [you] Hai dimenticato di dire «Tek!»
       *[other] { SEAT($seat) } ha dimenticato di dire «Tek!»
    }
pis_yedili-event-reshuffled = Il mazzo è finito: gli scarti si rimescolano e fanno da mazzo.
pis_yedili-event-went-out =
    { WHO($seat) ->
        [you] Hai chiuso: era la tua ultima carta.
       *[other] { SEAT($seat) } ha chiuso: era l’ultima carta.
    }
pis_yedili-event-voided =
    { WHO($seat) ->
        [you] Per te non ci sono più fiori: la mano è nulla e si ridanno le carte.
       *[other] Per { SEAT($seat) } non ci sono più fiori: la mano è nulla e si ridanno le carte.
    }
pis_yedili-event-stopped =
    { $why ->
        [passes] Tutti hanno passato e non c’è più niente da pescare: si conta quel che si ha in mano.
       *[moves] Mille mosse: si conta quel che si ha in mano.
    }

## What you may do

pis_yedili-do-lay = Cala { CARD($card) }
pis_yedili-do-suit = Quale seme chiedi con { CARD($card) }?
pis_yedili-do-tek = «Tek!» { CARD($card) }
pis_yedili-do-tek-suit = «Tek!» { CARD($card) }, chiedendo { SUIT($suit) }
pis_yedili-do-draw = Pesca
pis_yedili-do-draw-club = Pesca un fiori
pis_yedili-do-draw-again = Pescane una
pis_yedili-do-pass = Passo
pis_yedili-do-void = Fiori finiti: ridai le carte
pis_yedili-do-take = Prendi { $count } carte

## Why you may not

pis_yedili-refused-over = Questa mano è finita.
pis_yedili-refused-deck-first = Si sta mescolando.
pis_yedili-refused-turn = Non tocca a te.
pis_yedili-refused-not-held = Non hai in mano { CARD($card) }.
pis_yedili-refused-opening-club = La prima carta dev’essere di fiori.
pis_yedili-refused-opening-special = A questo tavolo non si apre con { CARD($card) }.
pis_yedili-refused-lap-club = Nel primo giro tutti calano fiori.
pis_yedili-refused-fit = Sopra { CARD($card) } vanno solo { SUIT($suit) }, { RANK($rank, form: "another") } o un fante.
pis_yedili-refused-jack-on-jack = Un fante sopra un fante non si cala.
pis_yedili-refused-named-suit = Il fante ha chiesto { SUIT($suit) }: cala { SUIT($suit) }.
pis_yedili-refused-only-a-seven =
    { $answer ->
        [ten] A un 7 si risponde solo con un 7 o un 10. Altrimenti prendi { $count } carte.
        [ace] A un 7 si risponde solo con un 7 o un asso. Altrimenti prendi { $count } carte.
        [ten_or_ace] A un 7 si risponde solo con un 7, un 10 o un asso. Altrimenti prendi { $count } carte.
        [nothing] A questo tavolo a un 7 non si risponde: prendi { $count } carte.
       *[seven] A un 7 si risponde solo con un 7. Altrimenti prendi { $count } carte.
    }
pis_yedili-refused-ace-suit = Dopo il tuo asso rigiochi solo { SUIT($suit) }.
pis_yedili-refused-no-second-ace = Dopo il tuo asso rigiochi solo { SUIT($suit) }: niente secondo asso.
pis_yedili-refused-forgot-tek = Hai dimenticato di dire «Tek!»: per questa volta non puoi chiudere.
pis_yedili-refused-nothing-to-say = «Tek!» si dice con la penultima carta.
pis_yedili-refused-name-a-suit = Di’ anche che seme chiedi con { CARD($card) }.
pis_yedili-refused-no-suit = Adesso con { CARD($card) } non si chiede nessun seme.
pis_yedili-refused-no-bill = Non c’è nessuna penalità da prendere.
pis_yedili-refused-take-first = Rispondi al sette o prendi { $count } carte.
pis_yedili-refused-lay-a-club = Hai una carta di fiori: calala.
pis_yedili-refused-draw-a-club = Pesca finché non arriva una carta di fiori.
pis_yedili-refused-holds-ace-suit = Hai { SUIT($suit) }: dopo il tuo asso devi calare { SUIT($suit) }.
pis_yedili-refused-able = A questo tavolo non si pesca finché si ha una carta che va.
pis_yedili-refused-able-no-pass = Hai una carta che va: calala.
pis_yedili-refused-one-draw = Si pesca una volta per turno.
pis_yedili-refused-enough-draws = Hai pescato { $count } carte: per questo turno bastano.
pis_yedili-refused-nothing-to-draw = Non c’è più niente da pescare.
pis_yedili-refused-draw-until = Pesca finché non arriva una carta che va.
pis_yedili-refused-draw-first = Prima di passare devi pescare.
pis_yedili-refused-no-such = Questa mossa non esiste.
pis_yedili-refused-no-deck = Il mazzo non ha niente del genere da fare.
pis_yedili-refused-no-seat = A questo tavolo non c’è quel posto.
pis_yedili-refused-bad-deck = Non sono queste le carte da mescolare.

## Always on show

pis_yedili-mark-direction =
    { $value ->
        [cw] Senso orario
       *[ccw] Senso antiorario
    }
pis_yedili-mark-penalty = { $value } carte in arrivo
pis_yedili-mark-suit =
    { $value ->
        [C] Seme chiesto: fiori
        [D] Seme chiesto: quadri
        [H] Seme chiesto: cuori
       *[S] Seme chiesto: picche
    }
pis_yedili-mark-again =
    { $value ->
        [C] Solo fiori
        [D] Solo quadri
        [H] Solo cuori
       *[S] Solo picche
    }
pis_yedili-mark-clubs = Solo fiori
pis_yedili-badge-tek = Tek!
pis_yedili-badge-muted = non può chiudere
pis_yedili-badge-again =
    { WHO($seat) ->
        [you] rigiochi
       *[other] rigioca
    }

## The count

pis_yedili-reason-out =
    { WHO($seat) ->
        [you] Hai chiuso con { CARD($card) }
       *[other] { SEAT($seat) } ha chiuso con { CARD($card) }
    }
pis_yedili-reason-void = Niente fiori per aprire: si ridanno le carte
pis_yedili-reason-moves = Mille mosse: contano tutti
pis_yedili-reason-passes = Nessuno può andare avanti: contano tutti
pis_yedili-sheet-last-counts = L’ultima carta vale ×{ $factor }
pis_yedili-sheet-card = { CARD($card) }
pis_yedili-sheet-factor = ×{ $factor }

## House rules

pis_yedili-option-hands = Mani a partita
pis_yedili-option-hands-help = Dopo tante mani vince il totale più basso.
pis_yedili-option-first_lap = Prima i fiori
pis_yedili-option-first_lap-help = A molti tavoli la prima carta di ognuno è di fiori e non ha effetti; chi non ne ha pesca finché non ne arriva una.
pis_yedili-option-first_lap-starter = Solo la prima carta
pis_yedili-option-first_lap-everyone = La prima di ognuno
pis_yedili-option-seven_penalty = Quanto costano i sette
pis_yedili-option-seven_penalty-help = Il primo sette, il secondo calato sopra, il terzo, il quarto.
pis_yedili-option-seven_penalty-three = 3, 6, 9, 12 carte
pis_yedili-option-seven_penalty-two = 2, 4, 6, 8 carte
pis_yedili-option-seven_penalty-doubling = 3, 6, 12, 24 carte
pis_yedili-option-answer_seven = A un sette si risponde con
pis_yedili-option-answer_seven-help = Un dieci inverte il giro e rimanda indietro la penalità; un asso la passa avanti e non fa altro.
pis_yedili-option-answer_seven-seven = Un sette
pis_yedili-option-answer_seven-ten = Un sette o un dieci
pis_yedili-option-answer_seven-ace = Un sette o un asso
pis_yedili-option-answer_seven-ten_or_ace = Un sette, un dieci o un asso
pis_yedili-option-answer_seven-nothing = Niente: le carte si prendono sempre
pis_yedili-option-seven_anywhere = Un sette va sopra tutto
pis_yedili-option-seven_anywhere-help = In un turno normale; non in apertura né quando si rigioca dopo un asso.
pis_yedili-option-draws = Quando non puoi giocare
pis_yedili-option-draws-help = Quante carte puoi pescare in un turno in cui non ne va nessuna.
pis_yedili-option-draws-one = Ne peschi una
pis_yedili-option-draws-until_playable = Peschi finché una va
pis_yedili-option-draws-up_to_three = Ne peschi fino a tre
pis_yedili-option-draws-any_number = Ne peschi quante vuoi
pis_yedili-option-ace = Un asso
pis_yedili-option-ace-help = Che cosa fa agli altri, e a te.
pis_yedili-option-ace-all_draw_suit = Gli altri ne pescano una, tu rigiochi nel suo seme
pis_yedili-option-ace-all_draw_any = Gli altri ne pescano una, tu rigiochi
pis_yedili-option-ace-skip = Chi viene dopo salta il turno
pis_yedili-option-ace-next_draws = Chi viene dopo ne pesca una e salta il turno
pis_yedili-option-eight = Un otto
pis_yedili-option-eight-help = A certi tavoli gli otto sono carte qualunque.
pis_yedili-option-eight-skip = Fa saltare il turno
pis_yedili-option-eight-nothing = Non fa niente
pis_yedili-option-jack_on_jack = Fante sopra fante
pis_yedili-option-jack_on_jack-help = Da regolamento un fante va sopra tutto tranne che sopra un fante.
pis_yedili-option-tek = «Tek!»
pis_yedili-option-tek-help = Se va detto calando la penultima carta. I giocatori del computer non se ne dimenticano mai.
pis_yedili-option-tek-automatic = Non serve dirlo
pis_yedili-option-tek-no_finish = Se lo scordi, al prossimo turno non puoi chiudere
pis_yedili-option-tek-draw_one = Se lo scordi, peschi una carta
pis_yedili-option-tek-draw_two = Se lo scordi, peschi due carte
pis_yedili-option-ace_draw_first = Dopo il tuo asso puoi prima pescare
pis_yedili-option-ace_draw_first-help = Da regolamento, se hai il seme dell’asso, devi calarlo.
pis_yedili-option-starter_cards = Carte a chi comincia
pis_yedili-option-starter_cards-help = Tutti gli altri ne hanno sette.
pis_yedili-option-starter_cards-7 = Sette
pis_yedili-option-starter_cards-8 = Otto
pis_yedili-option-last_card_effects = Anche l’ultima carta ha effetto
pis_yedili-option-last_card_effects-help = Le carte di un ultimo sette o asso si prendono prima di contare, e non ci si può rispondere.
pis_yedili-option-multipliers = Ultimo sette ×3, ultimo fante ×2
pis_yedili-option-multipliers-help = Senza, ogni penalità vale una volta sola.
pis_yedili-option-draw_though_able = Pescare pur potendo giocare
pis_yedili-option-draw_though_able-help = Da regolamento puoi invece pescare una carta, e poi calare o passare.
pis_yedili-option-draw_though_able-allowed = Permesso
pis_yedili-option-draw_though_able-then_lay = Permesso, ma non si passa se una carta va
pis_yedili-option-draw_though_able-never = Vietato, e non si passa se una carta va
pis_yedili-option-opening_specials = Si apre con qualsiasi carta di fiori
pis_yedili-option-opening_specials-help = Senza, asso, dieci, fante e sette di fiori non possono aprire.

## Said aloud, over the speaker's plate: two or three words; the log has the sentence

pis_yedili-bubble-laid =
    { $suit ->
        [null] { "" }
       *[named] Voglio { SUIT($suit) }!
    }
pis_yedili-bubble-drew =
    { $why ->
        [turn] Pesco
        [again] Pesco
        [club] Niente fiori
       *[other] { "" }
    }
pis_yedili-bubble-passed = Passo
pis_yedili-bubble-took = Ne prendo { $count }
pis_yedili-bubble-skipped = Salto
pis_yedili-bubble-goes-again = E rigioco
pis_yedili-bubble-said-tek = Tek!

## Why the rulebook player would do it

pis_yedili-expected =
    { $sign ->
        [minus] circa −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti di penalità
       *[other] circa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti di penalità
    }
pis_yedili-why-random = Una carta vale l’altra.
pis_yedili-why-finish = Cala { CARD($card) } e hai chiuso.
pis_yedili-why-line = Comincia con { CARD($card) }: puoi chiudere prima che giochi qualcun altro.
pis_yedili-why-answer-seven = Rispondi con { CARD($card) }: le { $count } carte, e altre ancora, passano a chi viene dopo.
pis_yedili-why-take = Non hai niente per rispondere al sette.
pis_yedili-why-draw = Non hai niente che vada.
pis_yedili-why-pass = Non va niente, e ogni carta in più costa circa otto punti.
pis_yedili-why-only = Va solo { CARD($card) }, e pescare al suo posto non conviene quasi mai.
pis_yedili-why-shed = Di quelle che puoi calare, la più cara è { CARD($card) }: non farti trovare con quella in mano.
pis_yedili-why-goes-on = Sopra { CARD($card) } vanno più carte tue che sopra { CARD($other) }.
pis_yedili-why-keeps-seven = Tieni un sette di riserva: manda avanti una penalità.
pis_yedili-why-keeps-jack = Tieni il fante: ti toglie da ogni impiccio.
pis_yedili-why-bails-out = Qualcuno sta per chiudere: finché puoi, liberati. Via { CARD($card) }.
pis_yedili-why-stops-next = { SEAT($seat) } ha una carta sola: usa { CARD($card) }.
pis_yedili-why-ace-first = Comincia con l’asso di { SUIT($suit) }: gli altri pescano e tu rigiochi.
pis_yedili-why-keeps-finisher = Cala prima { CARD($card) } e chiudi con { CARD($other) }: l’ultima carta moltiplica ciò che pagano gli altri.

## The player’s own figures
pis_yedili-merit-out = Mani che hai chiuso: { $done } su { $tried }

## Una posizione composta

pis_yedili-setup-discard = Scarti, la carta in cima per ultima
pis_yedili-setup-stock = Mazzo, la prossima carta per prima
pis_yedili-setup-phase = Che cosa si aspetta
pis_yedili-setup-phase-dealer = Si sorteggia chi dà
pis_yedili-setup-phase-shuffle = Si mescola
pis_yedili-setup-phase-first = La prima carta, una di fiori
pis_yedili-setup-phase-lap = Il primo giro di fiori
pis_yedili-setup-phase-turn = Un turno
pis_yedili-setup-phase-again = La seconda giocata dopo un asso
pis_yedili-setup-phase-over = La fine
pis_yedili-setup-way = Il verso del gioco
pis_yedili-setup-way-clockwise = in senso orario
pis_yedili-setup-way-back = al contrario
pis_yedili-setup-named = Il fante chiede
pis_yedili-setup-bill = Penalità in arrivo, in carte
pis_yedili-setup-drawn = Pescate in questo turno
pis_yedili-setup-lap = Turni che restano del primo giro
pis_yedili-setup-muted = Ha scordato «Tek!», non può chiudere
pis_yedili-setup-idle = Passo di fila senza carte da pescare
pis_yedili-setup-moves = Mosse finora
pis_yedili-setup-born = Quali carte sono state rimescolate, e quando
pis_yedili-setup-declined = Su che cosa si è pescato e passato
pis_yedili-setup-known = Che cosa sanno tutti delle mani
pis_yedili-setup-due = Chi deve ancora prendere carte
pis_yedili-setup-end = Com’è finita
pis_yedili-position-empty = { SEAT($seat) }: nessuna carta, quindi la mano sarebbe finita.
pis_yedili-position-no-discard = Ci vuole una carta scoperta, a meno che si aspetti la prima.
pis_yedili-position-discard = Prima della prima carta non ci sono scarti.
pis_yedili-position-unshuffled = Prima di mescolare nessuna carta ha un posto.
pis_yedili-position-no-suit = Il fante in cima deve chiedere un seme: { CARD($card) }.
pis_yedili-position-no-jack = Solo un fante in cima chiede un seme.
pis_yedili-position-again = La seconda giocata viene solo dopo un asso in cima, se lo prevedono le regole di casa.
pis_yedili-position-no-bill = Alla prima carta, nel primo giro e nella seconda giocata non c’è penalità in arrivo.
pis_yedili-position-bill-steps = Una penalità di { $count } carte non può essere. Può essere: { $allowed }.
pis_yedili-position-bill-card = Su questa carta non aspetta nessuna penalità: { CARD($card) }.
pis_yedili-position-bill-drawn = Finché c’è una penalità in arrivo nessuno ha pescato in questo turno.
pis_yedili-position-lap = Il primo giro di fiori si gioca solo con quella regola di casa, all’inizio.
pis_yedili-position-due = Restano carte da prendere solo se il mazzo è finito e ci sono scarti da mescolare.
pis_yedili-position-moves = Una mano finisce dopo { $count } mosse.
pis_yedili-position-known = { SEAT($seat) }: quello che tutti sanno di questa mano non va con le sue carte.
pis_yedili-position-told = Quello che la riga dice del gioco passato non va con le carte.
pis_yedili-position-no-dealer = Manca chi dà le carte.
pis_yedili-position-end = Questa mano non può essere finita così.
