### The course of Pis Yedili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pis_yedili-lesson-opening-name = La première carte
pis_yedili-lesson-opening-text = Le joueur après le donneur commence, et la première carte doit être un trèfle. Cette carte-là n’a aucun effet, quelle qu’elle soit.
pis_yedili-lesson-opening-step-1 = Trois de tes trèfles peuvent ouvrir. L’un d’eux ne gêne personne maintenant et déclencherait une guerre plus tard : pose celui-là.
pis_yedili-lesson-opening-no-small = C’est permis, mais la première carte n’a pas d’effet. Quel trèfle peux-tu poser maintenant sans déclencher une guerre de sept ?
pis_yedili-lesson-opening-done = Même un sept ouvre en silence : ton voisin n’a rien pioché, il a suivi à trèfle. À partir de la deuxième carte, tout effet compte.

pis_yedili-lesson-fit-name = Ce qui va
pis_yedili-lesson-fit-text = Une carte va si elle a la couleur ou la valeur de celle du dessus. Un valet va sur tout, sauf sur un valet. Tu peux toujours piocher une carte, puis poser ou passer.
pis_yedili-lesson-fit-step-1 = Le 5 de cœur est dessus et rien ne va : ni cœur, ni cinq, ni valet. Pioche.
pis_yedili-lesson-fit-step-2 = Tu as pioché un cœur. Pose-le ; on ne pioche qu’une carte par tour.
pis_yedili-lesson-fit-no-kept = Tu peux passer, puisque tu as pioché. Mais une carte qui peut partir doit partir.
pis_yedili-lesson-fit-done = Voilà un tour entier : pose ce qui va, ou pioche une carte puis pose ou passe. Le 8 que tu as pioché saute aussi ton voisin.

pis_yedili-lesson-seven-name = Le sale sept
pis_yedili-lesson-seven-text = Un sept coûte au suivant trois cartes et son tour. Seul un autre sept détourne la note : elle passe à six, puis neuf, puis douze.
pis_yedili-lesson-seven-step-1 = Trois cartes t’attendent. Réponds.
pis_yedili-lesson-seven-no-paid = Tu peux les prendre, mais tu as un sept. Rien d’autre ne vaut aussi sûrement trois cartes.
pis_yedili-lesson-seven-done = Ton voisin avait un sept aussi, et neuf cartes sont allées au suivant. Tant qu’une note attend, seul un sept se pose : ni valet, ni huit, ni as.

pis_yedili-lesson-aim-name = Sur qui tombe le sept
pis_yedili-lesson-aim-text = « Tek ! » est inscrit près de qui n’a plus qu’une carte. Quoi que tu poses, c’est à ce joueur ensuite.
pis_yedili-lesson-aim-step-1 = Le suivant n’a plus qu’une carte. Deux des tiennes vont : choisis celle qui garde la manche en vie.
pis_yedili-lesson-aim-no-through = Le 9 laisse la voie libre : un cœur, un neuf ou un valet, et c’est fini.
pis_yedili-lesson-aim-no-idle = Piocher ne change rien pour qui n’a qu’une carte. La réponse est déjà dans ta main.
pis_yedili-lesson-aim-done = Trois cartes de plus et un tour perdu. Un sept se garde pour qui va finir.

pis_yedili-lesson-eight-name = Le huit saute
pis_yedili-lesson-eight-text = Après un huit, le joueur suivant passe son tour.
pis_yedili-lesson-eight-step-1 = Ton voisin n’a qu’une carte et tu n’as pas de sept. Fais-lui sauter son tour.
pis_yedili-lesson-eight-no-out = Alors c’est à qui n’a qu’une carte, et il peut finir. Laquelle de tes cartes fait sauter un tour ?
pis_yedili-lesson-eight-done = Le tour est allé tout droit en face. À deux, le huit te rend la main.

pis_yedili-lesson-ten-name = Le dix retourne
pis_yedili-lesson-ten-text = Un dix change le sens du jeu. Qui jouait avant toi joue maintenant après.
pis_yedili-lesson-ten-step-1 = Ton voisin n’a de nouveau qu’une carte. Envoie le jeu dans l’autre sens.
pis_yedili-lesson-ten-no-out = Ce serait à qui n’a qu’une carte. Retourne plutôt le jeu.
pis_yedili-lesson-ten-done = Cette carte attend maintenant trois autres tours. Une flèche sur la table montre toujours le sens.

pis_yedili-lesson-jack-name = Le valet demande
pis_yedili-lesson-jack-text = Un valet va sur toute carte sauf un valet, et qui le pose nomme la couleur à suivre, jusqu’à la carte suivante.
pis_yedili-lesson-jack-step-1 = Seul le valet va. Nomme la couleur qui t’aidera le plus au prochain tour.
pis_yedili-lesson-jack-no-thin = Tu n’as qu’un trèfle. De quelle couleur as-tu trois cartes ?
pis_yedili-lesson-jack-no-none = Tu n’as rien de cette couleur : tu attendrais ta propre demande.
pis_yedili-lesson-jack-no-kept = Un valet coûte 25 points à la fin, plus que toute autre carte, et il va maintenant.
pis_yedili-lesson-jack-done = Pique donc, et trois de tes cartes sont des piques. La demande tient, qu’on pioche ou qu’on passe, jusqu’à la carte suivante.

pis_yedili-lesson-ace-name = L’as joue deux fois
pis_yedili-lesson-ace-text = Après un as, tous les autres piochent une carte et tu rejoues, seulement dans la couleur de l’as.
pis_yedili-lesson-ace-step-1 = Le 6 de pique est dessus et tu as beaucoup de piques. Commence par celui qui t’en laisse poser deux.
pis_yedili-lesson-ace-step-2 = Il faut maintenant un pique, puisque tu en as. Garde les valets : plus tard, ils vont presque partout.
pis_yedili-lesson-ace-no-late = Elle peut partir plus tard. L’as donne une carte à chacun des autres et t’en enlève une deuxième.
pis_yedili-lesson-ace-no-wild = Un valet va presque toujours. Dépense-le quand rien d’autre ne va.
pis_yedili-lesson-ace-done = Deux cartes parties, et une de plus dans chaque autre main. Sans pique, tu aurais pioché une carte, puis pu passer.

pis_yedili-lesson-sprint-name = Finir d’un coup
pis_yedili-lesson-sprint-text = La manche finit dès que quelqu’un pose sa dernière carte.
pis_yedili-lesson-sprint-step-1 = Deux cartes, deux piques. Il y a un moyen de poser les deux avant que quiconque joue.
pis_yedili-lesson-sprint-step-2 = C’est encore à toi. Finis.
pis_yedili-lesson-sprint-no-waits = Il te resterait une carte, et trois joueurs avant toi. L’as te donne un second tour.
pis_yedili-lesson-sprint-done = Fini. L’as a aussi fait piocher tout le monde, et ces cartes comptent contre eux.

pis_yedili-lesson-multiply-name = La dernière multiplie
pis_yedili-lesson-multiply-text = Si la dernière carte est un sept, les cartes des autres comptent trois fois ; si c’est un valet, deux fois.
pis_yedili-lesson-multiply-step-1 = Tu as deux piques et personne ne semble en avoir. Dans quel ordre les poses-tu ?
pis_yedili-lesson-multiply-step-2 = Personne n’a pu suivre. Maintenant, finis.
pis_yedili-lesson-multiply-no-spent = Le sept coûte maintenant trois cartes à un seul. Gardé pour la fin, il compte trois fois ce que tous ont en main.
pis_yedili-lesson-multiply-no-late = Inutile de piocher : tes deux cartes vont.
pis_yedili-lesson-multiply-done = Trois fois le valet, le deux et la carte piochée : voilà ce que fait un sept à la fin.
