# Pip-Pip. Keys begin with the game's name; parameters are codes as they come from the table.

pip_pip-name = Pip-Pip
pip_pip-blurb = Due mazzi e una lunga tavolata. Mostra un re con la sua donna, grida «Pip-Pip!», e la briscola cambia.


## What happened

pip_pip-event-drew-for-deal =
    { $again ->
        [true] { SEAT($seat) }, di nuovo: { CARD($card) }.
       *[other] { SEAT($seat) }: { CARD($card) }.
    }
pip_pip-event-draw-tied = Parità nella pescata: chi è pari mette da parte la sua carta e pesca di nuovo.
pip_pip-event-dealer-chosen =
    { WHO($seat) ->
        [you] Vinci la pescata e dai le carte. La briscola è { SUIT($suit) }.
       *[other] { SEAT($seat) } vince la pescata e dà le carte. La briscola è { SUIT($suit) }.
    }
pip_pip-event-seated = Posti secondo le carte pescate: in senso orario a partire da chi dà le carte.
pip_pip-event-cut-for-trump =
    { WHO($seat) ->
        [you] Tagli il mazzo: esce { CARD($card) }. La briscola è { SUIT($suit) }.
       *[other] { SEAT($seat) } taglia il mazzo: esce { CARD($card) }. La briscola è { SUIT($suit) }.
    }
pip_pip-event-trump-kept = La briscola resta com’era: { SUIT($suit) }.
pip_pip-event-shuffled =
    { WHO($seat) ->
        [you] Mescoli e dai sette carte a testa.
       *[other] { SEAT($seat) } mescola e dà sette carte a testa.
    }
pip_pip-event-dealt =
    { WHO($seat) ->
        [you] Le tue carte: { CARDS($cards) }.
       *[other] { "" }
    }
pip_pip-event-trump-changed = Cambia la briscola: { SUIT($suit) } da questa presa in poi.
pip_pip-event-played =
    { WHO($seat) ->
        [you] Giochi { CARD($card) }.
       *[other] { SEAT($seat) } gioca { CARD($card) }.
    }
pip_pip-event-drew =
    { WHO($seat) ->
        [you] Peschi { CARD($card) }.
       *[other] { "" }
    }
pip_pip-event-called =
    { $suit ->
        [null] Pip-Pip! { SEAT($seat) }: { CARD($king) } e { CARD($queen) }, 50 punti.
       *[other] Pip-Pip! { SEAT($seat) }: { CARD($king) } e { CARD($queen) }, 50 punti. Dalla prossima presa la briscola è { SUIT($suit) }.
    }
pip_pip-event-trick-taken =
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
pip_pip-event-gathered = { "" }
pip_pip-event-remainder-exposed = Le carte non bastano più per tutti. Scoperte e fuori gioco: { CARDS($cards) }.
pip_pip-event-remainder-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [one] Con l’ultima presa fai anche le carte avanzate: { $points } punto.
               *[other] Con l’ultima presa fai anche le carte avanzate: { $points } punti.
            }
       *[other]
            { $points ->
                [one] Con l’ultima presa { SEAT($seat) } fa anche le carte avanzate: { $points } punto.
               *[other] Con l’ultima presa { SEAT($seat) } fa anche le carte avanzate: { $points } punti.
            }
    }

## What is said aloud at the table

pip_pip-bubble-called = Pip-Pip!

## Why not

pip_pip-refused-hand-over = La mano è finita.
pip_pip-refused-not-dealt = Le carte non sono ancora state date.
pip_pip-refused-not-for-chance = Non è quello che fa adesso il mazzo.
pip_pip-refused-not-your-turn = Non tocca a te.
pip_pip-refused-not-in-hand = Non hai in mano { CARD($card) }.
pip_pip-refused-follow-suit = Hai { SUIT($suit) }: devi rispondere a { SUIT($suit) }.
pip_pip-refused-not-both-in-hand = Ti servono in mano tutti e due: { CARD($king) } e { CARD($queen) }.
pip_pip-refused-called-already = Già usata per un Pip-Pip: { CARD($card) }.
pip_pip-refused-suit-is-trump = La briscola è { SUIT($suit) }, e con re e donna di briscola non si fa Pip-Pip.
pip_pip-refused-only-after-drawing = A questo tavolo si fa Pip-Pip solo appena pescata una carta.

## What you may do

pip_pip-do-play = Gioca
pip_pip-do-call = Pip-Pip!
pip_pip-do-call-suit = Pip-Pip! { SUIT($suit) }

## Always on show

pip_pip-mark-trump = Briscola: { SUIT($value) }
pip_pip-mark-next-trump = Poi: { SUIT($value) }
pip_pip-mark-last = Ultima presa
pip_pip-mark-tricks-left =
    { $value ->
        [one] Ancora una presa
       *[other] Ancora { $value } prese
    }
pip_pip-badge-points = +{ $points }
pip_pip-badge-points-long =
    { $points ->
        [one] { $points } punto in questa mano
       *[other] { $points } punti in questa mano
    }
pip_pip-badge-calls =
    { $count ->
        [one] Pip-Pip
       *[other] Pip-Pip ×{ $count }
    }

## The score sheet

pip_pip-sheet-captured =
    { $count ->
        [one] { $count } { RANK($rank, form: "one") } da { $each }
       *[other] { $count } { RANK($rank, form: "many") } da { $each }
    }
pip_pip-sheet-calls = { $count } Pip-Pip da { $each }
pip_pip-sheet-remainder =
    { $count ->
        [one] Ultima presa: la carta avanzata
       *[other] Ultima presa: le { $count } carte avanzate
    }
pip_pip-sheet-check =
    { $lost ->
        [0] Nelle prese: tutti i { $total } punti dei due mazzi
       *[other] Nelle prese { $captured } punti, nelle carte avanzate { $lost }: i { $total } dei due mazzi
    }
pip_pip-reason-all-played =
    { $seat ->
        [null] Parità in testa: { $points } punti a testa
       *[seat]
            { WHO($seat) ->
                [you] Hai fatto più punti di tutti: { $points }
               *[other] { SEAT($seat) } ha fatto più punti di tutti: { $points }
            }
    }

## Why the bot would

pip_pip-expected =
    { $sign ->
        [minus] circa −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
       *[other] circa { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti
    }
pip_pip-why-random = Così, senza nessun motivo.
pip_pip-why-thought-ahead = Provata fino in fondo in tante mani che potrebbero essere questa, ha reso più della solita carta.
pip_pip-why-slipped = Una svista: la testa era altrove.
pip_pip-why-only = È l’unica carta che si può giocare.
pip_pip-why-call = Re e donna valgono subito 50, e più avanti potresti dover spezzare la coppia.
pip_pip-why-call-free = 50 punti, e un altro seme è già in attesa di fare da briscola.
pip_pip-why-take =
    { $points ->
        [one] Dopo di te non gioca nessuno: { $points } punto sicuro.
       *[other] Dopo di te non gioca nessuno: { $points } punti sicuri.
    }
pip_pip-why-win = Dovrebbe reggere, e i punti lo meritano.
pip_pip-why-low = La presa non merita una carta buona: va quella che ti serve meno.
pip_pip-why-keep-royal = Tieni un re o una donna che può ancora trovare l’altra metà: la coppia vale 50.
pip_pip-why-guard = Accanto a un re o a una donna serve una carta bassa dello stesso seme, per non doverli sacrificare.
pip_pip-why-lead-high = Difficile che qualcuno abbia di che batterla.
pip_pip-why-lead-low = Chi esce gioca per primo e vede meno di tutti: va una carta di cui puoi fare a meno.

## House rules

pip_pip-option-follow = Rispondere a seme
pip_pip-option-follow-help = Se devi giocare il seme d’uscita finché ne hai.
pip_pip-option-follow-must = Obbligatorio
pip_pip-option-follow-free = Gioco libero
pip_pip-option-first_dealer = Prima mano
pip_pip-option-first_dealer-help = Prima della prima mano tutti pescano una carta. Quella del mazziere dà comunque la briscola.
pip_pip-option-first_dealer-highest = Carta più alta
pip_pip-option-first_dealer-lowest = Carta più bassa
pip_pip-option-seating = Posti
pip_pip-option-seating-help = La prima pescata può decidere anche chi siede dove: in senso orario dal mazziere, dalla più alta alla più bassa.
pip_pip-option-seating-lobby = Come sono
pip_pip-option-seating-draw = A pescata
pip_pip-option-later_trump = Briscola dalla 2ª mano
pip_pip-option-later_trump-help = Chi taglia il mazzo per la briscola dalla seconda mano in poi.
pip_pip-option-later_trump-left = Taglia chi è a sinistra
pip_pip-option-later_trump-right = Taglia chi è a destra
pip_pip-option-later_trump-dealer = Taglia il mazziere
pip_pip-option-later_trump-carry = Resta l’ultima
pip_pip-option-several_calls = Più Pip-Pip in una presa
pip_pip-option-several_calls-help = Ognuno vale 50. Qui si decide quale seme diventa briscola.
pip_pip-option-several_calls-first = Quello del primo
pip_pip-option-several_calls-last = Quello dell’ultimo
pip_pip-option-call_moment = Quando si fa Pip-Pip
pip_pip-option-call_moment-help = Quando vuoi finché hai in mano la coppia, oppure solo a carte date e appena hai pescato.
pip_pip-option-call_moment-any = Quando vuoi
pip_pip-option-call_moment-drawing = Appena pescato
pip_pip-option-trump_marriage = Re e donna di briscola
pip_pip-option-trump_marriage-help = Se si può fare Pip-Pip con la coppia di briscola.
pip_pip-option-trump_marriage-none = Niente Pip-Pip
pip_pip-option-trump_marriage-fifty = 50, senza cambio
pip_pip-option-twins = Carte gemelle
pip_pip-option-twins-help = Quale di due carte uguali vince quando sono le più alte della presa.
pip_pip-option-twins-second = La seconda
pip_pip-option-twins-first = La prima
pip_pip-option-remainder = Carte avanzate
pip_pip-option-remainder-help = Quando non bastano più per tutti, si scoprono e restano fuori gioco.
pip_pip-option-remainder-unused = A nessuno
pip_pip-option-remainder-last_trick = A chi fa l’ultima presa
pip_pip-option-length = Durata della partita
pip_pip-option-length-help = Alla fine vince chi ha più punti.
pip_pip-option-length-each_deals = Un giro di mazzo
pip_pip-option-length-each_deals_twice = Due giri di mazzo
pip_pip-option-length-hands = Un numero di mani
pip_pip-option-length-target = A punti
pip_pip-option-hands = Mani
pip_pip-option-hands-help = Quante mani, quando la durata è un numero di mani.
pip_pip-option-target = Traguardo
pip_pip-option-target-help = I punti che chiudono la partita, quando si gioca a punti.

## The player’s own figures
pip_pip-merit-called = Mani con un tuo Pip-Pip: { $done } su { $tried }
pip_pip-merit-most = Mani in cui hai preso più punti: { $done } su { $tried }

## Una posizione composta

pip_pip-setup-stock = Mazzo, la prossima carta per prima
pip_pip-setup-remainder = Carte avanzate
pip_pip-setup-last = Chi ha giocato per ultimo
pip_pip-setup-waiting = Briscola dalla prossima presa
pip_pip-setup-called = Pip-Pip: { SEAT($seat) }
pip_pip-setup-before = La presa precedente
pip_pip-setup-late = Carte pescate tardi e giocate
pip_pip-setup-order = Chi siede accanto a chi
pip_pip-setup-drawn = La pescata per il mazziere
pip_pip-setup-voids = Semi a cui non si è risposto
pip_pip-position-not-dealt = Le carte non sono ancora state date.
pip_pip-position-no-trump = Le carte si danno quando ci sono mazziere e briscola.
pip_pip-position-draw = La pescata o il taglio non possono essere andati così.
pip_pip-position-order = Ognuno ha un solo posto, e un altro ordine viene solo dalla pescata dei posti.
pip_pip-position-piles = Le prese fatte sono intere, di { $seats } carte ciascuna.
pip_pip-position-full-trick = Una presa completa sta da chi l’ha fatta.
pip_pip-position-turn = Manca a chi tocca.
pip_pip-position-first-lead = La prima presa la apre chi siede a sinistra del mazziere.
pip_pip-position-last = Chi ha giocato per ultimo si dice solo se qualcuno ha giocato.
pip_pip-position-last-is = Ha giocato per ultimo: { SEAT($seat) }.
pip_pip-position-before = La presa precedente non va con le prese fatte.
pip_pip-position-stock =
    { $tricks ->
        [one] Dopo { $tricks } presa il mazzo ha { $count } carte, e non è ancora avanzato niente.
       *[other] Dopo { $tricks } prese il mazzo ha { $count } carte, e non è ancora avanzato niente.
    }
pip_pip-position-remainder =
    { $tricks ->
        [one] Dopo { $tricks } presa il mazzo è finito e avanzano { $count } carte.
       *[other] Dopo { $tricks } prese il mazzo è finito e avanzano { $count } carte.
    }
pip_pip-position-called-once = Una carta serve per un solo Pip-Pip.
pip_pip-position-called-pair = Un Pip-Pip è re e donna dello stesso seme.
pip_pip-position-called-held = { SEAT($seat) }: le carte del Pip-Pip non sono né in mano né giocate.
pip_pip-position-waiting-trump = La prossima briscola è un altro seme rispetto a quella di adesso.
pip_pip-position-waiting = Nessuno ha fatto Pip-Pip con questo seme: { SUIT($suit) }.
pip_pip-position-voids = I semi a cui non si è risposto non vanno con le prese.
pip_pip-position-revoke = { SEAT($seat) }: ha ancora carte del seme a cui non ha risposto.
pip_pip-position-empty = Tutte le mani sono vuote prima dell’ultima presa.
