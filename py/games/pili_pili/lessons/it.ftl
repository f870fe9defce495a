### The course of Pili Pili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pili_pili-lesson-bet-name = Di’ il tuo numero
pili_pili-lesson-bet-text = Cinque carte, cinque prese: ognuna va al numero più alto. Prima di giocare ognuno dice quante ne farà. Ogni presa in più o in meno costa un Pili.
pili_pili-lesson-bet-step-1 = I numeri vanno da 1 a 55, e c’è anche un Joker. Quante prese valgono le tue carte?
pili_pili-lesson-bet-no-none = Il 53 e il 55 fanno una presa, che tu lo voglia o no. Ognuna ti costerebbe un Pili.
pili_pili-lesson-bet-no-one = Una per il 55, sì. Ma anche il 53 non lo batte quasi niente.
pili_pili-lesson-bet-no-more = Il resto è 3, 8 e 12: contro tre avversari non vincono. Conta solo le carte alte.
pili_pili-lesson-bet-no-all = Qui più prese non è meglio. Conta solo il numero esatto.
pili_pili-lesson-bet-done = Due carte alte, una scommessa di due. Adesso te ne servono due precise: la terza costa quanto una che manca.

pili_pili-lesson-win-name = Vince il più alto
pili_pili-lesson-win-text = Non ci sono semi: giochi la carta che vuoi, quando vuoi. Il numero più alto fa la presa, e chi la fa esce per la prossima.
pili_pili-lesson-win-step-1 = Hai scommesso 2 e giochi dopo tutti: sta vincendo il 42. Fai la presa spendendo il meno possibile.
pili_pili-lesson-win-no-dear = Vince, ma ne basta una più bassa. Il 54 ti servirà per la seconda presa.
pili_pili-lesson-win-no-lost = Così la presa resta al 42. Te ne servono due, e chi gioca per ultimo sa che cosa vince.
pili_pili-lesson-win-done = Il 45 bastava, e il 54 è ancora lì per la seconda presa. Giocando dopo tutti vedi esattamente che cosa ci vuole.

pili_pili-lesson-price-name = Quanto costa sbagliare
pili_pili-lesson-price-text = A mano finita si paga: un Pili per ogni presa di troppo, uno per ogni presa che manca. Una scommessa azzeccata non costa niente.
pili_pili-lesson-price-step-1 = Due carte ancora. Hai scommesso 1 e sei a zero; sta vincendo il 36. Prenditi la tua presa.
pili_pili-lesson-price-step-2 = La tua presa c’è. Adesso esci con l’ultima carta.
pili_pili-lesson-price-no-later = Poi il 48 deve fare l’ultima presa, e qualcuno può avere di più. Qui vince di sicuro.
pili_pili-lesson-price-done = Per te nessun Pili. A sinistra, scommessa 3 e prese 2: un Pili. A destra, scommessa 0 con carte medie e prese 2: due Pili.

pili_pili-lesson-hook-name = Chi scommette per ultimo
pili_pili-lesson-hook-text = La somma delle scommesse non può fare il numero delle prese: qualcuno sbaglia sempre. Il conto tocca solo a chi scommette per ultimo.
pili_pili-lesson-hook-step-1 = Gli altri hanno detto 1, 2 e 1. Le prese sono cinque: un numero ti è vietato. Qual è il migliore degli altri?
pili_pili-lesson-hook-no-none = Il 55 fa una presa, a meno che non arrivi il Joker, e il 46 può farne un’altra. Lo zero è fuori portata.
pili_pili-lesson-hook-no-many = Una carta sicura, una buona, e poi 23, 18 e 4. È sperare troppo.
pili_pili-lesson-hook-done = L’1 era vietato: 4 + 1 = 5. Dunque due: il 55 e, con un po’ di fortuna, il 46. Se gli altri passavano i cinque, potevi dire quello che volevi.

pili_pili-lesson-zero-name = Carte da niente
pili_pili-lesson-zero-text = Le carte basse non sono sfortuna: scommettere 0 e non fare prese non costa niente. È la scommessa più tranquilla che ci sia.
pili_pili-lesson-zero-step-1 = Niente sopra il 24. Quanto scommetti?
pili_pili-lesson-zero-step-2 = Esce un 38, più alto di tutte le tue. Approfittane: liberati della carta che può ancora farti male.
pili_pili-lesson-zero-no-one = E con quale carta? Il 24 batte tre avversari una volta ogni morte di papa.
pili_pili-lesson-zero-no-many = Con queste carte ti mancherebbero quasi tutte, a un Pili l’una.
pili_pili-lesson-zero-no-later = Perde, ma perde anche una più alta. Quale rischia di più di vincere per sbaglio?
pili_pili-lesson-zero-no-safe = Quella perde sempre: tienila per dopo. È adesso che puoi liberarti di una carta pericolosa.
pili_pili-lesson-zero-done = Il 24 è andato, sotto il 53. Il resto perde quasi da solo. Le carte pericolose sono quelle medie: via appena si può.

pili_pili-lesson-made-name = Sei a posto
pili_pili-lesson-made-text = Fatte le prese che hai scommesso, ogni altra costa un Pili. Adesso vuoi perdere, e con carte che più tardi avrebbero potuto vincere.
pili_pili-lesson-made-step-1 = Hai scommesso 1 e ce l’hai. Esce un 40. Gioca la più alta che perde comunque.
pili_pili-lesson-made-step-2 = Stavolta è un 49. Di nuovo così.
pili_pili-lesson-made-no-over = Il 43 sta sopra il 40: rischi una presa che non vuoi. Quale sta appena sotto?
pili_pili-lesson-made-no-safe = Il 4 perde sempre. Usa il 40 per liberarti di una carta che più tardi vincerebbe per sbaglio.
pili_pili-lesson-made-no-left = Così il 43 resta per l’ultima presa, e può benissimo farla. Sotto il 49 perde.
pili_pili-lesson-made-done = Il 39 e il 43 sono andati senza una presa, e il 4 che resta non fa male a nessuno. Così si sta sotto.

pili_pili-lesson-big-name = L’ultima che vuoi
pili_pili-lesson-big-text = L’ultima presa che vuoi può portarsi via la carta più alta: quel che ti resta in mano dev’essere facile da perdere.
pili_pili-lesson-big-step-1 = Hai scommesso 1, sei a zero e giochi dopo tutti. Tutte e due le tue battono il 41. Quale tieni?
pili_pili-lesson-big-step-2 = La tua presa c’è. Esci col 47, e spera che qualcuno abbia di più.
pili_pili-lesson-big-no-keeps = Poi esci col 54, e solo il 55 o il Joker ti salvano dalla seconda presa. Il 47 si perde più facilmente.
pili_pili-lesson-big-done = In due avevano più di 47: una presa, come hai scommesso. Vinci con poco se te ne servono altre, con molto se è l’ultima.

pili_pili-lesson-joker-name = Il Joker aspetta
pili_pili-lesson-joker-text = Quando giochi il Joker dici quanto vale, da 0 a 56. Come 56 batte tutto. Tienilo finché non sai che cosa ti serve.
pili_pili-lesson-joker-step-1 = Hai scommesso 1 e sei a zero. Due carte: il 35 e il Joker. Sta vincendo il 40. Quale va adesso?
pili_pili-lesson-joker-step-2 = È l’ultima presa, e ti serve. Dopo di te gioca ancora qualcuno. Quanto vale il Joker?
pili_pili-lesson-joker-no-early = Vince, ma poi esci col 35, che può vincere anche lui: una presa di troppo.
pili_pili-lesson-joker-no-spent = Allora tutto dipende dal 35 nell’ultima presa. Quello che vince di sicuro è il Joker.
pili_pili-lesson-joker-no-equal = Se il Joker è pari a una carta, vince la carta. C’è un solo numero che non ha pari.
pili_pili-lesson-joker-no-thin = Per il 43 basta, ma l’ultimo può avere di più. A quale numero non arriva nessuno?
pili_pili-lesson-joker-no-nothing = Come 0 perde con tutto, e la presa ti serve ancora.
pili_pili-lesson-joker-done = Una precisa. Il 35 è passato sotto il 40, e il Joker ha fatto l’ultima presa di sicuro.

pili_pili-lesson-escape-name = Il Joker si fa da parte
pili_pili-lesson-escape-text = Il Joker sa anche perdere: come 0 sta sotto ogni carta. È così che ti salva da una presa di troppo.
pili_pili-lesson-escape-step-1 = Hai scommesso 2 e ne hai 2. Esce il 53, e tu hai il 51 e il Joker. Quale adesso può solo perdere?
pili_pili-lesson-escape-step-2 = Ultima presa: esce un 4, e dopo di te giocano in due. Da’ al Joker un numero che perde di sicuro.
pili_pili-lesson-escape-no-early = Poi il 51 sarebbe la tua ultima carta, e quasi niente lo batte. Sotto il 53 perde subito.
pili_pili-lesson-escape-no-takes = Così fai la presa, la terza. Hai scommesso due.
pili_pili-lesson-escape-no-hangs = Appena sopra il 4: dipenderesti dai due che seguono. Perdi con la carta che c’è già.
pili_pili-lesson-escape-done = Due scommesse, due fatte. Fino al 4 andava bene: se il Joker è pari a una carta, vince la carta.

pili_pili-lesson-potato-name = Patata bollente
pili_pili-lesson-potato-text = Una Missione cambia una cosa sola, per una mano. «Patata bollente»: tre carte, e dopo le scommesse ognuno ne passa una a sinistra, in segreto.
pili_pili-lesson-potato-step-1 = Cominci tu a scommettere. Pensa alle carte che avrai quando una se ne sarà andata.
pili_pili-lesson-potato-step-2 = Hai scommesso 0. Quale carta va a sinistra?
pili_pili-lesson-potato-no-gone = Per il 55? Non devi tenerlo: passalo, e ti restano due carte basse.
pili_pili-lesson-potato-no-many = Una carta alta non fa tante prese, e proprio quella la puoi dare via.
pili_pili-lesson-potato-no-low = E resti lì col 55 e una scommessa di 0. Passa quello che stona con la tua scommessa.
pili_pili-lesson-potato-done = Ora il 55 è un guaio di chi ti sta a sinistra, e le scommesse restano quelle. Da destra ti arriva il 18: si può sopportare.

pili_pili-lesson-reversed-name = Sottosopra
pili_pili-lesson-reversed-text = La Missione «Sottosopra» rovescia l’ordine: vince la carta più bassa. Stavolta quattro carte, e tutto il resto come sempre.
pili_pili-lesson-reversed-step-1 = Scommetti dopo tutti: 1, 1 e 1. Quanto valgono queste carte sottosopra?
pili_pili-lesson-reversed-step-2 = Giochi dopo tutti, e sta vincendo l’8. Fai la presa spendendo il meno possibile.
pili_pili-lesson-reversed-no-none = Il 2 e il 5 adesso sono forti: faresti prese che non hai scommesso.
pili_pili-lesson-reversed-no-many = Il 51 e il 54, sottosopra, non vincono niente. Conta solo le basse.
pili_pili-lesson-reversed-no-dear = Vince, ma basta il 5. Tieni il 2, la tua carta migliore, per la seconda presa.
pili_pili-lesson-reversed-no-loses = In questa mano le carte alte perdono. Ti servono due prese, e questa è tua.
pili_pili-lesson-reversed-done = Il 5 ha battuto l’8, e il 2 deve ancora venire. Sottosopra il Joker è fortissimo come 0 e debolissimo come 56.

pili_pili-lesson-limit-name = Chiudere la partita
pili_pili-lesson-limit-text = La mano in cui qualcuno arriva a 7 Pili è l’ultima, per tutti. Vince chi allora ne ha di meno.
pili_pili-lesson-limit-step-1 = Hai 2 Pili, gli altri 6, 4 e 4. Il tuo 1 l’hai fatto. Chi ne ha 6 ha scommesso 3, ha una presa e le vuole tutte e due.
pili_pili-lesson-limit-step-2 = Quella scommessa è saltata. Gioca l’ultima carta.
pili_pili-lesson-limit-no-on = Forse risparmi un Pili, ma lo risparmia anche chi ne ha 6, e si va avanti. E se questa presa la facessi tu?
pili_pili-lesson-limit-done = Un Pili per te, ma il settimo per chi ti sta a sinistra. 3 contro 7, 4 e 5: la partita è finita, e l’hai vinta tu.
