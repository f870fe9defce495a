### The course of Pip-Pip. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pip_pip-lesson-follow-name = Rispondere al seme
pip_pip-lesson-follow-text = Chi ha il seme di uscita deve giocarlo. La più alta di quel seme fa la presa, se nessuno taglia.
pip_pip-lesson-follow-step-1 = Si è usciti a cuori, il re è lì e l’ultima carta è la tua. Fai la presa.
pip_pip-lesson-follow-no-low = Risponde, ma lascia ad altri il re e i suoi cinque punti. Dopo di te non gioca nessuno: il tuo asso è sicuro.
pip_pip-lesson-follow-done = Quindici punti in una presa: dieci l’asso, cinque il re. Il due di briscola aspetti: con cuori in mano non potevi giocarlo.

pip_pip-lesson-two-name = Il due è il più alto
pip_pip-lesson-two-text = In ogni seme il due sta sopra l’asso. Il due vale 11, l’asso 10, il re 5, la donna 4, il fante 3, le altre nulla.
pip_pip-lesson-two-step-1 = Asso e re di cuori sono in tavola e l’ultima carta è la tua. Che cosa batte l’asso?
pip_pip-lesson-two-no-left = Allora asso e re vanno ad altri. Giocato alla fine, il tuo due torna a casa sicuro.
pip_pip-lesson-two-done = Ventisei punti: 11, 10 e 5. Giocato presto, un due può essere tagliato; giocato alla fine è sicuro.

pip_pip-lesson-twin-name = Il secondo gemello
pip_pip-lesson-twin-text = I mazzi sono due, quindi ogni carta c’è due volte. Di due uguali che sono le più alte, vince la seconda.
pip_pip-lesson-twin-step-1 = L’asso di cuori è in tavola. L’altro ce l’hai tu, e l’ultima carta è la tua.
pip_pip-lesson-twin-no-shy = Il tuo asso batte il primo, perché arriva dopo. Dopo di te non gioca nessuno.
pip_pip-lesson-twin-done = Venti punti per due assi, e quattro per la donna. Con i gemelli conviene aspettare.

pip_pip-lesson-trump-name = Tagliare
pip_pip-lesson-trump-text = Senza il seme di uscita giochi ciò che vuoi, anche una briscola. La briscola più alta fa la presa; tagliare non è mai un obbligo.
pip_pip-lesson-trump-step-1 = Re, due e asso di cuori: 26 punti. Non hai cuori, e la briscola è picche.
pip_pip-lesson-trump-no-high = Vince anche il 9, ma il 3 basta: dopo di te non gioca nessuno. Tieni la briscola alta.
pip_pip-lesson-trump-no-gift = Un fante sono tre punti in più per un altro. Taglia.
pip_pip-lesson-trump-no-pass = Puoi scartarla, ma 26 punti vanno ad altri. Una piccola briscola li prende.
pip_pip-lesson-trump-done = La briscola più piccola ha battuto re, due e asso. E hai pescato, come dopo ogni carta giocata.

pip_pip-lesson-gift-name = Niente regali
pip_pip-lesson-gift-text = A una presa che non puoi fare va la carta più povera: contano solo due, asso, re, donna e fante.
pip_pip-lesson-gift-step-1 = Il due di briscola ha già questa presa. Devi rispondere a cuori.
pip_pip-lesson-gift-no-three = Tre punti in regalo. Il 3 di cuori non vale nulla.
pip_pip-lesson-gift-done = Nulla di perso. Il fante servirà in un giorno migliore.

pip_pip-lesson-call-name = Pip-Pip!
pip_pip-lesson-call-text = Re e donna di un seme in mano sono 50 punti se li chiami, e il loro seme è briscola dalla prossima presa. Non con il seme che è già briscola.
pip_pip-lesson-call-step-1 = Stai per uscire, e hai re e donna di quadri. Chiama.
pip_pip-lesson-call-step-2 = Ora la briscola è quadri, e la più alta è tua. Esci con quella.
pip_pip-lesson-call-no-first = Chiama prima di uscire: così quadri è briscola già in questa presa.
pip_pip-lesson-call-no-broken = Se uno dei due è giocato, i 50 punti sono persi.
pip_pip-lesson-call-no-small = Si può battere. La briscola più alta è il due.
pip_pip-lesson-call-no-bare = Le carte chiamate restano in mano e si giocano come le altre, ma l’asso o il due batterebbe questa.
pip_pip-lesson-call-done = Cinquanta punti e una presa. Re e donna ora stanno scoperti davanti a te, e sono ancora tuoi.

pip_pip-lesson-later-name = La presa tiene la briscola
pip_pip-lesson-later-text = Puoi chiamare in ogni momento, anche a metà di una presa. Quella tiene la sua briscola; la nuova vale dalla prossima.
pip_pip-lesson-later-step-1 = Si è usciti a cuori e tocca a te. Chiama prima i tuoi quadri, e guarda che cosa cambia.
pip_pip-lesson-later-step-2 = Qui la briscola è ancora picche. Fai questa presa con l’asso.
pip_pip-lesson-later-step-3 = Esci tu, e ora la briscola è quadri. Gioca la più alta.
pip_pip-lesson-later-no-first = Andrebbe bene anche così. Ma chiama prima: è la presa in corso che guardiamo.
pip_pip-lesson-later-no-old = Picche non è più briscola: da questa presa lo è quadri.
pip_pip-lesson-later-done = Due prese e 50 punti. Se un altro avesse chiamato prima di te nella stessa presa, varrebbe il suo seme, e i 50 sarebbero tuoi lo stesso.

pip_pip-lesson-two-calls-name = Due chiamate insieme
pip_pip-lesson-two-calls-text = Più chiamate prima della prossima uscita valgono 50 ciascuna, ma solo la prima dice la briscola.
pip_pip-lesson-two-calls-step-1 = Hai due coppie di re e donna. Comincia dal seme che vuoi come briscola.
pip_pip-lesson-two-calls-step-2 = Quadri sarà briscola. Ora gli altri cinquanta.
pip_pip-lesson-two-calls-step-3 = Cento punti prima della prima carta. Esci con la briscola più alta.
pip_pip-lesson-two-calls-no-rules = Decide la prima chiamata: la briscola sarebbe fiori, e ne hai solo due. Di quadri ne hai quattro, con il due.
pip_pip-lesson-two-calls-no-first = Chiama prima di uscire, finché le due coppie sono intere.
pip_pip-lesson-two-calls-no-now = Prima chiama: i cinquanta ora sono sicuri, e nessuno sa quale sarà la briscola dopo.
pip_pip-lesson-two-calls-no-bare = Tieni re e donna per prese che vincono. Il due è sicuro.
pip_pip-lesson-two-calls-done = Cento per due coppie, e la briscola scelta da te. Ogni carta serve in una chiamata sola.

pip_pip-lesson-own-trump-name = Re e donna di briscola
pip_pip-lesson-own-trump-text = Re e donna del seme di briscola non si chiamano. Ma la briscola può cambiare, e allora sì.
pip_pip-lesson-own-trump-step-1 = La briscola è picche, e hai il suo re e la sua donna. Esci con una carta che li tenga tutti e due.
pip_pip-lesson-own-trump-no-broken = Allora la coppia è rotta per sempre. Tienili: la prima chiamata di un altro seme fa della tua cinquanta punti.
pip_pip-lesson-own-trump-done = Ora aspetta. Appena la briscola è un’altra, le tue picche sono cinquanta punti.
