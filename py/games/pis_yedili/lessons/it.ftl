### The course of Pis Yedili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pis_yedili-lesson-opening-name = La prima carta
pis_yedili-lesson-opening-text = Comincia chi siede dopo il mazziere, e la prima carta dev’essere di fiori. Quella carta non fa nulla, qualunque sia.
pis_yedili-lesson-opening-step-1 = Tre tuoi fiori possono aprire. Uno adesso non disturba nessuno, e più tardi scatenerebbe una guerra: cala quello.
pis_yedili-lesson-opening-no-small = Si può, ma la carta d’apertura non ha effetto. Quale fiori puoi calare solo ora senza una guerra di sette?
pis_yedili-lesson-opening-done = Anche un sette apre in pace: il vicino non ha pescato nulla, ha seguito a fiori. Dalla seconda carta in poi ogni effetto vale.

pis_yedili-lesson-fit-name = Che cosa va bene
pis_yedili-lesson-fit-text = Una carta va bene se ha il seme o il valore di quella in cima. Il fante va su tutto, tranne che su un fante. Puoi sempre pescare una carta, e poi calare o passare.
pis_yedili-lesson-fit-step-1 = In cima c’è il 5 di cuori e nulla va bene: né cuori, né cinque, né fante. Pesca.
pis_yedili-lesson-fit-step-2 = Hai pescato un cuori. Calalo; in un turno si pesca una carta sola.
pis_yedili-lesson-fit-no-kept = Ora puoi passare, perché hai pescato. Ma una carta che può andare, vada.
pis_yedili-lesson-fit-done = Ecco un turno intero: cala ciò che va bene, oppure pesca una carta e poi cala o passa. L’8 che hai pescato salta anche il vicino.

pis_yedili-lesson-seven-name = Lo sporco sette
pis_yedili-lesson-seven-text = Un sette costa al prossimo tre carte e il turno. Solo un altro sette gira il conto: diventa sei, poi nove, poi dodici.
pis_yedili-lesson-seven-step-1 = Tre carte ti aspettano. Rispondi.
pis_yedili-lesson-seven-no-paid = Puoi prenderle, ma hai un sette. Niente altro vale tre carte così di sicuro.
pis_yedili-lesson-seven-done = Anche il vicino aveva un sette, e nove carte sono andate al seguente. Finché il conto aspetta si cala solo un sette: né fante, né otto, né asso.

pis_yedili-lesson-aim-name = Chi colpisce il sette
pis_yedili-lesson-aim-text = “Tek!” sta accanto a chi ha una carta sola. Qualunque carta tu cali, dopo tocca a lui.
pis_yedili-lesson-aim-step-1 = Il prossimo ha una carta sola. Due delle tue vanno bene: scegli quella che tiene viva la mano.
pis_yedili-lesson-aim-no-through = Il 9 lascia la strada aperta: un cuori, un nove o un fante, ed è finita.
pis_yedili-lesson-aim-no-idle = Pescare non cambia nulla per chi ha una carta. La risposta l’hai già.
pis_yedili-lesson-aim-done = Tre carte in più e il turno perso. Il sette si tiene per chi sta per uscire.

pis_yedili-lesson-eight-name = L’otto salta
pis_yedili-lesson-eight-text = Dopo un otto il prossimo resta fuori.
pis_yedili-lesson-eight-step-1 = Il vicino ha una carta e tu non hai un sette. Fa’ che il turno lo salti.
pis_yedili-lesson-eight-no-out = Allora tocca a chi ha una carta, e può uscire. Quale tua carta salta un giocatore?
pis_yedili-lesson-eight-done = Il turno è andato dritto di fronte. In due l’otto ridà il turno a te.

pis_yedili-lesson-ten-name = Il dieci gira
pis_yedili-lesson-ten-text = Il dieci inverte il giro. Chi giocava prima di te, ora gioca dopo.
pis_yedili-lesson-ten-step-1 = Di nuovo il vicino è a una carta. Manda il gioco dall’altra parte.
pis_yedili-lesson-ten-no-out = Toccherebbe a chi ha una carta. Gira il gioco, invece.
pis_yedili-lesson-ten-done = Ora quella carta aspetta altri tre turni. Una freccia sul tavolo mostra sempre il verso.

pis_yedili-lesson-jack-name = Il fante chiede
pis_yedili-lesson-jack-text = Il fante va su ogni carta tranne un fante, e chi lo cala nomina il seme che deve seguire, fino alla carta dopo.
pis_yedili-lesson-jack-step-1 = Va bene solo il fante. Nomina il seme che ti aiuta di più al prossimo turno.
pis_yedili-lesson-jack-no-thin = Hai un fiori soltanto. Di quale seme hai tre carte?
pis_yedili-lesson-jack-no-none = Di quel seme non hai carte: aspetteresti la tua stessa richiesta.
pis_yedili-lesson-jack-no-kept = Un fante costa 25 punti alla fine, più di ogni altra carta, e ora va bene.
pis_yedili-lesson-jack-done = Picche dunque, e tre delle tue carte sono picche. La richiesta resta, tra pescate e passi, finché qualcuno cala una carta.

pis_yedili-lesson-ace-name = L’asso gioca due volte
pis_yedili-lesson-ace-text = Dopo un asso tutti gli altri pescano una carta e tu giochi ancora, solo nel seme dell’asso.
pis_yedili-lesson-ace-step-1 = In cima c’è il 6 di picche e hai molte picche. Comincia da quella che te ne lascia calare due.
pis_yedili-lesson-ace-step-2 = Ora ci vuole una picche, dato che ne hai. Tieni i fanti: più avanti vanno quasi ovunque.
pis_yedili-lesson-ace-no-late = Quella può andare dopo. L’asso dà una carta a ciascuno degli altri e ne toglie una seconda a te.
pis_yedili-lesson-ace-no-wild = Un fante va quasi sempre. Spendilo quando nient’altro va bene.
pis_yedili-lesson-ace-done = Due carte in meno, e una in più in ogni altra mano. Senza picche avresti pescato una carta e potuto passare.

pis_yedili-lesson-sprint-name = Fuori in un turno
pis_yedili-lesson-sprint-text = La mano finisce nel momento in cui qualcuno cala l’ultima carta.
pis_yedili-lesson-sprint-step-1 = Due carte, tutte e due picche. C’è un modo di calarle entrambe prima che giochi un altro.
pis_yedili-lesson-sprint-step-2 = Tocca ancora a te. Chiudi.
pis_yedili-lesson-sprint-no-waits = Ti resterebbe una carta, e altri tre giocano prima di te. L’asso ti dà un secondo turno.
pis_yedili-lesson-sprint-done = Fuori. L’asso ha anche fatto pescare tutti, e quelle carte contano contro di loro.

pis_yedili-lesson-multiply-name = L’ultima moltiplica
pis_yedili-lesson-multiply-text = Se l’ultima carta è un sette, le carte degli altri contano tre volte; se è un fante, due.
pis_yedili-lesson-multiply-step-1 = Hai due picche e nessuno sembra averne. In che ordine le cali?
pis_yedili-lesson-multiply-step-2 = Nessuno ha potuto seguire. Ora esci.
pis_yedili-lesson-multiply-no-spent = Ora il sette costa tre carte a uno solo. Tenuto per ultimo, conta tre volte ciò che hanno tutti in mano.
pis_yedili-lesson-multiply-no-late = Non serve pescare: vanno bene tutte e due le tue carte.
pis_yedili-lesson-multiply-done = Tre volte il fante, il due e la carta pescata: ecco che cosa fa un sette alla fine.
