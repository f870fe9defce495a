### The course of Pili Pili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pili_pili-lesson-bet-name = Dis ton nombre
pili_pili-lesson-bet-text = Cinq cartes, cinq plis : le plus grand nombre fait le pli. Avant de jouer, chacun dit combien il en fera. Chaque pli de trop ou de moins coûte un Pili.
pili_pili-lesson-bet-step-1 = Les nombres vont de 1 à 55, et il y a un Joker. Combien de plis vaut ta main ?
pili_pili-lesson-bet-no-none = Le 53 et le 55 feront un pli, que tu le veuilles ou non. Chacun te coûterait un Pili.
pili_pili-lesson-bet-no-one = Un pour le 55, oui. Mais le 53 non plus, presque rien ne le bat.
pili_pili-lesson-bet-no-more = Il te reste le 3, le 8 et le 12 : face à trois adversaires, ils ne gagneront pas. Compte les grandes.
pili_pili-lesson-bet-no-all = Ici, plus de plis, ce n’est pas mieux. Seul le nombre exact compte.
pili_pili-lesson-bet-done = Deux grandes cartes, un pari de deux. Maintenant il t’en faut deux tout juste : un troisième coûte autant qu’un qui manque.

pili_pili-lesson-win-name = Le plus grand gagne
pili_pili-lesson-win-text = Pas de couleurs à fournir : joue la carte que tu veux. Le plus grand nombre fait le pli, et qui le fait entame le suivant.
pili_pili-lesson-win-step-1 = Tu as parié 2 et tu joues en dernier : le 42 est en tête. Fais le pli au meilleur prix.
pili_pili-lesson-win-no-dear = Ça gagne, mais une plus petite suffit. Le 54 te servira pour ton deuxième pli.
pili_pili-lesson-win-no-lost = Tu laisses le pli au 42. Il t’en faut deux, et en dernier tu sais ce qui gagne.
pili_pili-lesson-win-done = Le 45 suffisait, et le 54 reste pour le deuxième pli. En dernier, tu vois exactement ce qu’il faut.

pili_pili-lesson-price-name = Le prix d’un pari raté
pili_pili-lesson-price-text = Quand tous les plis sont joués, on paie : un Pili par pli de trop, un par pli qui manque. Un pari tenu ne coûte rien.
pili_pili-lesson-price-step-1 = Plus que deux cartes. Tu as parié 1 et n’as aucun pli ; le 36 est en tête. Va chercher le tien.
pili_pili-lesson-price-step-2 = Tu as ton pli. Entame maintenant avec ta dernière carte.
pili_pili-lesson-price-no-later = Alors le 48 devra faire le dernier pli, et quelqu’un a peut-être plus grand. Ici, il gagne à coup sûr.
pili_pili-lesson-price-done = Aucun Pili pour toi. À ta gauche, pari 3 et plis 2 : un Pili. À ta droite, pari 0 avec des cartes moyennes et plis 2 : deux Pilis.

pili_pili-lesson-hook-name = Parier en dernier
pili_pili-lesson-hook-text = La somme des paris ne doit pas égaler le nombre de plis : il y a donc toujours un pari raté. Le calcul revient à qui parie en dernier.
pili_pili-lesson-hook-step-1 = Les autres ont parié 1, 2 et 1. Il y a cinq plis : un nombre t’est interdit. Lequel vient juste après ?
pili_pili-lesson-hook-no-none = Ton 55 fait un pli, sauf contre le Joker, et le 46 peut en faire un autre. Zéro, c’est hors de portée.
pili_pili-lesson-hook-no-many = Une carte sûre, une bonne, puis 23, 18 et 4. C’est trop espérer.
pili_pili-lesson-hook-done = Le 1 t’était interdit : 4 + 1 = 5. Donc deux : le 55 et, avec de la chance, le 46. Si les autres avaient dépassé cinq, tu avais le choix.

pili_pili-lesson-zero-name = Une main de rien
pili_pili-lesson-zero-text = De petites cartes, ce n’est pas de la malchance : parier 0 et ne rien faire ne coûte rien. Aucun pari n’est plus sûr.
pili_pili-lesson-zero-step-1 = Rien au-dessus de 24. Que paries-tu ?
pili_pili-lesson-zero-step-2 = On entame d’un 38, plus grand que toutes tes cartes. Profites-en : lâche celle qui pourrait encore te coûter.
pili_pili-lesson-zero-no-one = Avec quelle carte ? Le 24 ne bat trois adversaires qu’une fois l’an.
pili_pili-lesson-zero-no-many = Avec ces cartes, ils te manqueraient presque tous, à un Pili pièce.
pili_pili-lesson-zero-no-later = Elle perd, mais une plus grande aussi. Laquelle risque le plus de gagner par accident ?
pili_pili-lesson-zero-no-safe = Celle-là perd à tout moment, garde-la. C’est maintenant que tu peux lâcher une carte dangereuse.
pili_pili-lesson-zero-done = Le 24 est parti, sous le 53. Le reste perd presque tout seul. Les cartes moyennes sont les dangereuses : lâche-les quand tu peux.

pili_pili-lesson-made-name = Assez, c’est assez
pili_pili-lesson-made-text = Dès que tu as ton compte, chaque pli de plus coûte un Pili. Il faut perdre, et de préférence avec des cartes qui auraient pu gagner plus tard.
pili_pili-lesson-made-step-1 = Tu as parié 1 et tu l’as. On entame d’un 40. Joue la plus grande carte qui perd encore.
pili_pili-lesson-made-step-2 = Cette fois, un 49. Même chose.
pili_pili-lesson-made-no-over = Le 43 dépasse le 40 : tu risques un pli dont tu ne veux pas. Laquelle est juste en dessous ?
pili_pili-lesson-made-no-safe = Le 4 perd à tout moment. Sous le 40, débarrasse-toi d’une carte qui gagnerait plus tard par accident.
pili_pili-lesson-made-no-left = Alors le 43 reste pour le dernier pli, et il peut très bien le faire. Sous le 49, il perd.
pili_pili-lesson-made-done = Le 39 et le 43 sont partis sans un pli, et le 4 qui reste ne fait de mal à personne. C’est ça, passer dessous.

pili_pili-lesson-big-name = Le dernier pli voulu
pili_pili-lesson-big-text = Le dernier pli que tu veux peut emporter ta plus grande carte : ce qui te reste en main doit être facile à perdre.
pili_pili-lesson-big-step-1 = Tu as parié 1, tu n’en as aucun et tu joues en dernier. Tes deux cartes battent le 41. Laquelle gardes-tu ?
pili_pili-lesson-big-step-2 = Tu as ton pli. Entame du 47, et espère que quelqu’un a mieux.
pili_pili-lesson-big-no-keeps = Alors tu entames du 54, et seuls le 55 ou le Joker t’évitent un deuxième pli. Le 47 se perd plus facilement.
pili_pili-lesson-big-done = Deux joueurs avaient mieux que 47 : un pli, comme parié. Gagne petit quand il t’en faut encore, et grand quand c’est le dernier.

pili_pili-lesson-joker-name = Le Joker attend
pili_pili-lesson-joker-text = En jouant le Joker, tu dis ce qu’il vaut, de 0 à 56. À 56, il bat tout. Garde-le tant que tu ne sais pas ce qu’il te faut.
pili_pili-lesson-joker-step-1 = Tu as parié 1, sans aucun pli encore. Deux cartes : le 35 et le Joker. Le 40 est en tête. Que joues-tu ?
pili_pili-lesson-joker-step-2 = Le dernier pli, et il te le faut. Quelqu’un joue encore après toi. Que vaut le Joker ?
pili_pili-lesson-joker-no-early = Il gagne, mais tu entames ensuite du 35, qui peut gagner aussi : un pli de trop.
pili_pili-lesson-joker-no-spent = Alors tout dépend du 35 au dernier pli. C’est le Joker qui gagne à coup sûr.
pili_pili-lesson-joker-no-equal = À égalité avec le Joker, c’est la carte qui gagne. Un seul nombre n’a pas d’égal.
pili_pili-lesson-joker-no-thin = Assez contre le 43, mais la dernière carte peut être plus grande. Quel nombre personne ne peut-il atteindre ?
pili_pili-lesson-joker-no-nothing = À 0, il perd contre tout, et il te faut encore ton pli.
pili_pili-lesson-joker-done = Tout juste. Le 35 est passé sous le 40, et le Joker a fait le dernier pli à coup sûr.

pili_pili-lesson-escape-name = Le Joker s’efface
pili_pili-lesson-escape-text = Le Joker sait aussi perdre : à 0, il est sous toutes les cartes. C’est ce qui te sauve du pli de trop.
pili_pili-lesson-escape-step-1 = Tu as parié 2 et tu en as 2. On entame du 53, tu tiens le 51 et le Joker. Lequel ne peut que perdre maintenant ?
pili_pili-lesson-escape-step-2 = Le dernier pli : on entame d’un 4, deux joueurs viennent après toi. Donne au Joker un nombre qui perd à coup sûr.
pili_pili-lesson-escape-no-early = Alors le 51 est ta dernière carte, et presque rien ne le bat. Sous le 53, il perd tout de suite.
pili_pili-lesson-escape-no-takes = Avec ça tu fais le pli, ton troisième. Tu as parié deux.
pili_pili-lesson-escape-no-hangs = Juste au-dessus du 4 : tout dépendrait des deux qui suivent. Perds contre la carte qui est là.
pili_pili-lesson-escape-done = Deux pariés, deux faits. Jusqu’à 4, c’était assez bas : à égalité avec le Joker, c’est la carte qui gagne.

pili_pili-lesson-potato-name = Patate chaude
pili_pili-lesson-potato-text = Une Mission change une seule chose, pour une manche. « Patate chaude » : trois cartes, et après les paris, chacun en passe une à gauche, en secret.
pili_pili-lesson-potato-step-1 = Tu paries en premier. Pense à la main que tu auras, une carte en moins.
pili_pili-lesson-potato-step-2 = Tu as parié 0. Quelle carte part à gauche ?
pili_pili-lesson-potato-no-gone = Pour le 55 ? Rien ne t’oblige à le garder : passe-le, et il te reste deux petites cartes.
pili_pili-lesson-potato-no-many = Une grande carte ne fait pas autant de plis, et celle-là, tu peux la passer.
pili_pili-lesson-potato-no-low = Et te voilà avec le 55 et un pari de 0. Passe ce qui ne va pas avec ton pari.
pili_pili-lesson-potato-done = Le 55, c’est l’affaire de ta gauche, et les paris ne changent plus. De ta droite, tu as reçu le 18 : ça va encore.

pili_pili-lesson-reversed-name = À l’envers
pili_pili-lesson-reversed-text = La Mission « À l’envers » renverse l’ordre : la plus petite carte gagne. Quatre cartes cette fois, et tout le reste comme d’habitude.
pili_pili-lesson-reversed-step-1 = Tu paries en dernier, après 1, 1 et 1. Que valent ces cartes, à l’envers ?
pili_pili-lesson-reversed-step-2 = Tu joues en dernier, et le 8 est en tête. Fais le pli au meilleur prix.
pili_pili-lesson-reversed-no-none = Le 2 et le 5 sont forts maintenant : tu ferais des plis que tu n’as pas pariés.
pili_pili-lesson-reversed-no-many = Le 51 et le 54 ne gagnent rien, à l’envers. Ne compte que les petites.
pili_pili-lesson-reversed-no-dear = Ça gagne, mais le 5 suffit. Garde le 2, ta meilleure carte, pour le deuxième pli.
pili_pili-lesson-reversed-no-loses = Dans cette manche, les grandes cartes perdent. Il te faut deux plis, et celui-ci est à toi.
pili_pili-lesson-reversed-done = Le 5 a battu le 8, et le 2 est encore là. À l’envers, le Joker est au plus fort à 0, au plus faible à 56.

pili_pili-lesson-limit-name = Finir la partie
pili_pili-lesson-limit-text = Dès que quelqu’un atteint 7 Pilis, cette manche est la dernière, pour tout le monde. Qui a alors le moins de Pilis gagne.
pili_pili-lesson-limit-step-1 = Tu as 2 Pilis, les autres 6, 4 et 4. Ton pari de 1 est tenu. À ta gauche, 6 Pilis, pari 3, un pli : il lui faut les deux.
pili_pili-lesson-limit-step-2 = Ce pari-là est raté. Joue ta dernière carte.
pili_pili-lesson-limit-no-on = Ça t’épargne peut-être un Pili, mais à ta gauche aussi, et la partie continue. Et si tu faisais ce pli ?
pili_pili-lesson-limit-done = Un Pili pour toi, mais le septième pour ta gauche. 3 contre 7, 4 et 5 : la partie est finie, et tu l’as gagnée.
