### The course of Pilotta. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pilotta-lesson-follow-name = Rispondere al seme
pilotta-lesson-follow-text = Chi ha il seme d’uscita deve rispondere, con la carta che vuole: fuori briscola non serve superare. Dall’alto: asso, dieci, re, donna, fante, nove, otto, sette.
pilotta-lesson-follow-step-1 = Si è usciti a cuori, e alla tua sinistra hanno tagliato con l’8 di picche, briscola. Gioca.
pilotta-lesson-follow-no-ten = Dieci punti nella loro presa: il taglio l’ha già vinta. Basta una cartina.
pilotta-lesson-follow-done = Con un cuori in mano non devi tagliare, e nemmeno puoi. E il dieci resta per una presa migliore.

pilotta-lesson-climb-name = L’ordine delle briscole
pilotta-lesson-climb-text = Le briscole hanno un ordine loro: fante 20, nove 14, asso 11, dieci 10, re 4, donna 3, otto, sette. Se si esce a briscola devi superare la più alta, se puoi.
pilotta-lesson-climb-step-1 = Il tuo compagno è uscito con la tua briscola, e sul re c’è l’asso. Supera l’asso.
pilotta-lesson-climb-done = L’asso ha dovuto superare il re, e ora è tuo. Se più alte non ne hai, va bene ogni briscola; di chi sia la presa non conta.

pilotta-lesson-cut-name = Si deve tagliare
pilotta-lesson-cut-text = Chi non ha il seme d’uscita deve giocare briscola, anche se la presa è del compagno.
pilotta-lesson-cut-step-1 = Vince l’asso del tuo compagno e tu non hai quadri. Taglia: dopo di te non gioca nessuno.
pilotta-lesson-cut-no-seven = Qui nessuno può superarti. Quale briscola prima o poi cadrebbe sotto una più alta, con i suoi punti?
pilotta-lesson-cut-done = Hai dovuto prendere l’asso al compagno, ma il dieci di briscola è al sicuro: 23 punti.

pilotta-lesson-over-name = Tagliare più alto
pilotta-lesson-over-text = Se nella presa c’è già una briscola devi tagliare più alto, quando puoi, anche sul compagno.
pilotta-lesson-over-step-1 = Il tuo compagno ha tagliato col re, e neanche tu hai cuori. Due delle tue briscole lo superano.
pilotta-lesson-over-no-jack = Il fante fa presa quando vuoi, ma il nove può catturare il tuo asso. Questa prendila con l’asso.
pilotta-lesson-over-done = L’asso è a casa e il fante aspetta il nove. Scegli la briscola pensando a quelle ancora fuori.

pilotta-lesson-under-name = Tagliare sotto
pilotta-lesson-under-text = Se devi tagliare e nessuna tua briscola supera, devi giocare briscola lo stesso.
pilotta-lesson-under-step-1 = C’è il nove di briscola e non lo superi. Scartare non si può: scegli la briscola.
pilotta-lesson-under-no-ten = Briscola sì, ma non quella: dieci punti in più per loro.
pilotta-lesson-under-done = Il sette non costa niente. E tutto il tavolo sa che sopra il nove non hai briscole.

pilotta-lesson-announce-name = Accusare, poi mostrare
pilotta-lesson-announce-text = Tre carte in fila di un seme valgono 20, quattro 50, cinque o più 100. Si accusa nella prima presa e si mostra nella seconda, prima di giocare.
pilotta-lesson-announce-step-1 = Nove, dieci e fante di cuori: che cosa dici prima di giocare?
pilotta-lesson-announce-step-2 = Tutti hanno sentito «20», nessuno ha visto le carte. Ora rispondi al seme.
pilotta-lesson-announce-step-3 = Seconda presa, e a questo tavolo niente si mostra da solo. Prima di giocare…
pilotta-lesson-announce-no-silent = Dopo la carta è tardi: ciò che non si accusa nella prima presa non si segna.
pilotta-lesson-announce-no-lost = Prima mostra! Ciò che non si mostra prima della seconda carta è perso.
pilotta-lesson-announce-done = Tre passi: accusi, giochi, mostri. Se al tuo tavolo non vige la regola severa, nella seconda presa si mostrano da sole.

pilotta-lesson-whose-name = Quali accuse valgono
pilotta-lesson-whose-text = Segna solo la coppia con l’accusa più alta, e segna tutte le sue. Prima la più lunga, poi la carta più alta, poi la briscola.
pilotta-lesson-whose-step-1 = Alla tua destra hanno detto «20», il tuo compagno «50». Tu hai sette, otto, nove di cuori.
pilotta-lesson-whose-step-2 = Ora i tuoi fiori. La presa è loro.
pilotta-lesson-whose-step-3 = Seconda presa: il tuo compagno ha mostrato. Rispondi, e si mostrano anche le tue.
pilotta-lesson-whose-no-silent = Il loro 20 batte il tuo, ma il 50 del compagno batte il loro: e allora vale anche il tuo.
pilotta-lesson-whose-no-gift = Due punti a loro, mentre il nove non ne dà nessuno.
pilotta-lesson-whose-done = 70 a voi, niente a loro: il loro 20 non si è nemmeno mostrato.

pilotta-lesson-pilotta-name = La pilotta
pilotta-lesson-pilotta-text = Re e donna di briscola in una mano sono la pilotta: 20 punti che nessuna accusa batte. «Pilotta» con la prima, «repilotta» con l’altra.
pilotta-lesson-pilotta-step-1 = Non hai quadri e dopo di te non gioca nessuno. Prendi con la carta che porta di più.
pilotta-lesson-pilotta-step-2 = Il tuo compagno ha chiamato picche: torna a briscola, e il tavolo senta l’altra metà.
pilotta-lesson-pilotta-no-queen = «Pilotta» anche così, ma il re porta un punto in più, e questa presa è sicura.
pilotta-lesson-pilotta-no-small = Prende anche l’otto, ma non ha punti. Porta a casa il re.
pilotta-lesson-pilotta-no-low = Briscola sì; ma il compagno prende comunque, e la donna vale tre.
pilotta-lesson-pilotta-no-ace = Prima le briscole: finché ne hanno, il tuo asso lo possono tagliare.
pilotta-lesson-pilotta-done = La pilotta conta per il contratto, anche se le carte te le prendono. Solo un contratto mancato la dà agli altri.

pilotta-lesson-feed-name = La presa del compagno
pilotta-lesson-feed-text = Se la presa è del compagno mettici punti, ma non la carta che fa presa da sola.
pilotta-lesson-feed-step-1 = Il tuo compagno ha tagliato e dopo di te non gioca nessuno. Quale quadri?
pilotta-lesson-feed-no-ace = La presa è già vostra. Dieci e re sono fuori: più tardi l’asso può catturarne uno.
pilotta-lesson-feed-no-small = Nessun punto per la tua coppia? Uno dei tuoi quadri ne ha, e da solo farà poche prese.
pilotta-lesson-feed-done = Tre punti in più, e l’asso resta sopra il loro dieci e il loro re.

pilotta-lesson-draw-name = Togliere le briscole
pilotta-lesson-draw-text = Chi ha chiamato toglie le briscole agli altri, contandole, e smette quando sono finite: sono otto.
pilotta-lesson-draw-step-1 = Hai chiamato 100 picche ed esci tu. Comincia.
pilotta-lesson-draw-step-2 = Quattro briscole sono andate, due le hai tu: fuori ci sono il dieci e il sette. Continui?
pilotta-lesson-draw-step-3 = Le loro briscole sono cadute tutte. E adesso?
pilotta-lesson-draw-no-nine = A briscola il nove sta sopra l’asso. Di sicuro prende solo il fante.
pilotta-lesson-draw-no-small = Così regali la presa. Esci con la più alta e guarda che cosa cade.
pilotta-lesson-draw-no-early = Qualcuno può ancora tagliarlo. Prima le briscole, poi gli assi.
pilotta-lesson-draw-no-left = Il dieci è ancora fuori e la prenderebbe. Quale delle tue due è la più alta?
pilotta-lesson-draw-no-spent = Nessun altro ha briscole. L’ultima tienila: può fare ancora una presa, magari l’ultima.
pilotta-lesson-draw-done = Ora i tuoi quadri corrono, e l’8 di picche è la sola briscola rimasta.

pilotta-lesson-bid-name = L’asta
pilotta-lesson-bid-text = Si chiama un numero e un seme. Chi segue deve dire un numero più alto, qualunque sia il seme. Tre passo la chiudono; chi è passato può rientrare.
pilotta-lesson-bid-step-1 = Alla tua sinistra hanno chiamato 80 cuori. Hai fante, nove e altre due picche, e un asso. Che cosa dici?
pilotta-lesson-bid-no-pass = Quattro briscole con fante e nove fanno in media più di 120. Chiama!
pilotta-lesson-bid-no-close = Senza le loro briscole non sai se ce la fanno. La mano forte è la tua.
pilotta-lesson-bid-no-suit = Così stai in testa, ma con la briscola sbagliata. Dove hai fante e nove?
pilotta-lesson-bid-no-theirs = Cuori è il loro seme: tu hai solo l’otto.
pilotta-lesson-bid-no-jump = Non farai una presa di più. Ogni decina dà uno sul foglio; mancarla ne costa più di trenta.
pilotta-lesson-bid-done = 90 bastava. Chiama il minimo per stare in testa, e sali solo se ti costringono.

pilotta-lesson-close-name = Contro
pilotta-lesson-close-text = Se di certo non ce la fanno, di’ «Contro»: la chiamata vale doppio e chi vince prende tutto. Poi non si chiama più; a loro resta solo «Surcontro», per quattro.
pilotta-lesson-close-step-1 = 120 cuori contro di te. Guarda i tuoi cuori e i tuoi assi.
pilotta-lesson-close-no-pass = Difficile che ci arrivino, ma così vale una volta sola. Con il loro fante, il loro nove e due assi puoi dire di più.
pilotta-lesson-close-no-higher = Perché promettere 130, se loro hanno promesso più di quanto possono?
pilotta-lesson-close-no-theirs = È il loro seme: tre briscole sono poche per 130, ma bastano per batterli.
pilotta-lesson-close-done = Se non ce la fanno segnate 24 e 16, e tutte le accuse. Se ce la fanno, segnano loro.

pilotta-lesson-count-name = Contare fino al contratto
pilotta-lesson-count-text = Ci vogliono i punti esatti, prima di arrotondare: 99 non fanno 100. L’ultima presa vale dieci in più.
pilotta-lesson-count-step-1 = Hai chiamato 100 e sei a 81. Il nove di briscola è il più alto, il dieci di fiori è fuori. Quale carta prima?
pilotta-lesson-count-step-2 = Escono loro, ma l’ultima parola è tua.
pilotta-lesson-count-no-now = Nove e donna fanno 17, quindi 98, e l’ultima presa va al dieci di fiori. Ne mancano due!
pilotta-lesson-count-done = 14, 3 e i dieci dell’ultima: 108. Una briscola tenuta per la fine vale dieci punti in più.

pilotta-lesson-six-name = La regola del 6
pilotta-lesson-six-text = Sul foglio si segna in decine: fino a 5 per difetto, da 7 per eccesso. Due sei: sale chi ha chiamato, scende l’altra coppia.
pilotta-lesson-six-step-1 = Giochi 80 fiori. Questa presa è loro, l’ultima va all’asso del compagno. Fante o donna di cuori?
pilotta-lesson-six-step-2 = L’ultima presa è del compagno: la donna torna a voi.
pilotta-lesson-six-no-point = Un punticino, ma così è 125 a 37: 12 e 4 sul foglio. E se loro ne avessero uno in meno?
pilotta-lesson-six-done = 126 a 36: due sei, quindi 13 a voi e 3 a loro. Un punto di carta ne valeva due sul foglio.
