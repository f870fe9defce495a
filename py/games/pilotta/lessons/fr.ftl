### The course of Pilotta. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pilotta-lesson-follow-name = Fournir
pilotta-lesson-follow-text = Qui a la couleur entamée doit en jouer, n’importe laquelle : hors atout, rien n’oblige à monter. De haut en bas : as, dix, roi, dame, valet, neuf, huit, sept.
pilotta-lesson-follow-step-1 = On a entamé cœur, et à ta gauche on a coupé avec le 8 de pique, atout. Joue ta carte.
pilotta-lesson-follow-no-ten = Dix points dans leur pli : la coupe l’a déjà gagné. Une petite suffit.
pilotta-lesson-follow-done = Avec un cœur en main, tu n’as ni à couper ni le droit de le faire. Et le dix servira mieux ailleurs.

pilotta-lesson-climb-name = L’ordre à l’atout
pilotta-lesson-climb-text = L’atout a son ordre à lui : valet 20, neuf 14, as 11, dix 10, roi 4, dame 3, huit, sept. Quand on joue atout, il faut monter sur le plus fort, si on peut.
pilotta-lesson-climb-step-1 = Ton partenaire a joué ton atout, et l’as est tombé sur le roi. Monte sur l’as.
pilotta-lesson-climb-done = L’as a dû monter sur le roi, et il est à toi. Sans plus fort, n’importe quel atout convient ; peu importe à qui est le pli.

pilotta-lesson-cut-name = Il faut couper
pilotta-lesson-cut-text = Qui n’a pas la couleur entamée doit jouer atout, même si le pli est à son partenaire.
pilotta-lesson-cut-step-1 = L’as de ton partenaire est maître et tu n’as pas de carreau. Coupe : personne ne joue après toi.
pilotta-lesson-cut-no-seven = Ici, personne ne peut te dépasser. Quel atout finirait par tomber sous un plus fort, avec ses points ?
pilotta-lesson-cut-done = Il a fallu prendre l’as de ton partenaire, mais le dix d’atout est à l’abri : 23 points.

pilotta-lesson-over-name = Surcouper
pilotta-lesson-over-text = S’il y a déjà un atout dans le pli, il faut surcouper quand on peut, même son partenaire.
pilotta-lesson-over-step-1 = Ton partenaire a coupé du roi, et tu n’as pas de cœur non plus. Deux de tes atouts montent.
pilotta-lesson-over-no-jack = Le valet fait un pli quand tu veux, mais le neuf peut prendre ton as. Prends celui-ci avec l’as.
pilotta-lesson-over-done = L’as est rentré, et le valet attend le neuf. Choisis ton atout en pensant à ceux qui restent.

pilotta-lesson-under-name = Sous-couper
pilotta-lesson-under-text = S’il faut couper et qu’aucun de tes atouts ne monte, il faut quand même jouer atout.
pilotta-lesson-under-step-1 = Le neuf d’atout est là, et tu ne peux pas monter. Défausser est interdit : choisis l’atout.
pilotta-lesson-under-no-ten = De l’atout, oui, mais pas celui-là : dix points de plus pour eux.
pilotta-lesson-under-done = Le sept ne coûte rien. Et toute la table sait que tu n’as pas d’atout au-dessus du neuf.

pilotta-lesson-announce-name = Annoncer, puis montrer
pilotta-lesson-announce-text = Trois cartes qui se suivent dans une couleur valent 20, quatre 50, cinq et plus 100. On annonce au premier pli, on montre au deuxième, avant sa carte.
pilotta-lesson-announce-step-1 = Neuf, dix, valet de cœur : que dis-tu avant de jouer ?
pilotta-lesson-announce-step-2 = Tout le monde a entendu « 20 », personne n’a vu les cartes. Maintenant, fournis.
pilotta-lesson-announce-step-3 = Deuxième pli ; à cette table, rien ne se montre tout seul. Avant ta carte…
pilotta-lesson-announce-no-silent = Après ta carte, c’est trop tard : ce qui n’est pas annoncé au premier pli ne compte pas.
pilotta-lesson-announce-no-lost = Montre d’abord ! Ce qui n’est pas montré avant ta deuxième carte est perdu.
pilotta-lesson-announce-done = Annoncer, jouer, montrer. Si ta table ne joue pas la règle stricte, tout se montre seul au deuxième pli.

pilotta-lesson-whose-name = À qui l’annonce
pilotta-lesson-whose-text = Seul le camp qui a l’annonce la plus forte marque, et il marque toutes les siennes. D’abord la plus longue, puis la carte la plus haute, puis l’atout.
pilotta-lesson-whose-step-1 = À ta droite on a dit « 20 », ton partenaire « 50 ». Tu as sept, huit, neuf de cœur.
pilotta-lesson-whose-step-2 = Maintenant ton trèfle. Le pli est à eux.
pilotta-lesson-whose-step-3 = Deuxième pli : ton partenaire a montré. Fournis, et tes cartes se montrent aussi.
pilotta-lesson-whose-no-silent = Leur 20 bat le tien, mais le 50 de ton partenaire bat le leur, et alors le tien compte aussi.
pilotta-lesson-whose-no-gift = Deux points pour eux, alors que le neuf n’en donne aucun.
pilotta-lesson-whose-done = 70 pour vous, rien pour eux : leur 20 n’a même pas été montré.

pilotta-lesson-pilotta-name = La pilotta
pilotta-lesson-pilotta-text = Roi et dame d’atout dans une main, c’est la pilotta : 20 points qu’aucune annonce ne bat. « Pilotta » avec la première, « re-pilotta » avec l’autre.
pilotta-lesson-pilotta-step-1 = Tu n’as pas de carreau et personne ne joue après toi. Fais le pli avec la carte qui rapporte le plus.
pilotta-lesson-pilotta-step-2 = Ton partenaire a dit pique : rejoue atout, que la table entende la seconde moitié.
pilotta-lesson-pilotta-no-queen = « Pilotta » aussi, mais le roi rapporte un point de plus, et ce pli est sûr.
pilotta-lesson-pilotta-no-small = Le huit fait le pli aussi, mais sans points. Mets le roi à l’abri.
pilotta-lesson-pilotta-no-low = Atout, oui ; mais ton partenaire fait le pli de toute façon, et la dame en vaut trois.
pilotta-lesson-pilotta-no-ace = D’abord les atouts : tant qu’ils en ont, ton as peut être coupé.
pilotta-lesson-pilotta-done = La pilotta compte pour le contrat, même si on te prend les cartes. Seul un contrat chuté la donne en face.

pilotta-lesson-feed-name = Le pli du partenaire
pilotta-lesson-feed-text = Quand le pli est à ton partenaire, charge-le, mais garde la carte qui fera un pli toute seule.
pilotta-lesson-feed-step-1 = Ton partenaire a coupé, et personne ne joue après toi. Quel carreau ?
pilotta-lesson-feed-no-ace = Le pli est déjà à vous. Le dix et le roi sont dehors : l’as pourra en prendre un plus tard.
pilotta-lesson-feed-no-small = Pas un point pour ton camp ? Un de tes carreaux en vaut et ne fera guère de pli.
pilotta-lesson-feed-done = Trois points de plus, et l’as reste au-dessus de leur dix et de leur roi.

pilotta-lesson-draw-name = Faire tomber, puis cesser
pilotta-lesson-draw-text = Le camp preneur fait tomber les atouts d’en face en les comptant, et cesse quand il n’y en a plus : ils sont huit.
pilotta-lesson-draw-step-1 = Tu as dit 100 pique et tu entames. Commence.
pilotta-lesson-draw-step-2 = Quatre atouts sont tombés, tu en as encore deux : restent le dix et le sept. Tu continues ?
pilotta-lesson-draw-step-3 = Leurs atouts sont tous tombés. Et maintenant ?
pilotta-lesson-draw-no-nine = À l’atout, le neuf est au-dessus de l’as. Seul le valet est sûr.
pilotta-lesson-draw-no-small = C’est donner le pli. Joue le plus fort, et regarde ce qui tombe.
pilotta-lesson-draw-no-early = On peut encore te le couper. D’abord les atouts, les as ensuite.
pilotta-lesson-draw-no-left = Le dix est encore dehors et le prendrait. Lequel de tes deux atouts est maître ?
pilotta-lesson-draw-no-spent = Plus personne n’a d’atout. Garde le dernier : il peut encore faire un pli, peut-être le dernier.
pilotta-lesson-draw-done = Tes carreaux défilent, et le 8 de pique est le seul atout qui reste.

pilotta-lesson-bid-name = Les enchères
pilotta-lesson-bid-text = On dit un nombre et une couleur. Le suivant doit dire un nombre plus haut, quelle que soit la couleur. Trois passes closent ; après une passe, on peut revenir.
pilotta-lesson-bid-step-1 = À ta gauche on a dit 80 cœur. Tu as valet, neuf et deux autres piques, et un as. Que dis-tu ?
pilotta-lesson-bid-no-pass = Quatre atouts avec valet et neuf font plus de 120 en moyenne. Parle !
pilotta-lesson-bid-no-close = Sans leurs atouts, tu ne sais pas s’ils seront dedans. La main forte, c’est la tienne.
pilotta-lesson-bid-no-suit = Tu mènes les enchères, mais au mauvais atout. Où sont ton valet et ton neuf ?
pilotta-lesson-bid-no-theirs = Le cœur est leur couleur : tu n’as que le huit.
pilotta-lesson-bid-no-jump = Tu ne feras pas un pli de plus. Chaque dizaine rapporte un sur la feuille ; chuter en coûte plus de trente.
pilotta-lesson-bid-done = 90 suffisait. Dis le moins possible pour mener, et ne monte que si on t’y force.

pilotta-lesson-close-name = Coincher
pilotta-lesson-close-text = S’ils vont sûrement chuter, coinche : l’enchère compte double et le gagnant prend tout. Après, plus d’enchères ; ils peuvent seulement surcoincher, fois quatre.
pilotta-lesson-close-step-1 = 120 cœur contre toi. Regarde tes cœurs et tes as.
pilotta-lesson-close-no-pass = Ils ne le feront guère, mais il ne compterait qu’une fois. Avec leur valet, leur neuf et deux as, dis mieux.
pilotta-lesson-close-no-higher = Pourquoi promettre 130, quand ils ont promis plus qu’ils ne peuvent tenir ?
pilotta-lesson-close-no-theirs = C’est leur couleur : trois atouts, c’est peu pour 130, mais assez pour les faire chuter.
pilotta-lesson-close-done = S’ils sont dedans, vous marquez 24 et 16, et toutes les annonces. S’ils le font, c’est pour eux.

pilotta-lesson-count-name = Compter jusqu’au contrat
pilotta-lesson-count-text = Il faut les points exacts, avant l’arrondi : 99 ne font pas 100. Le dernier pli vaut dix de plus.
pilotta-lesson-count-step-1 = Tu as dit 100 et tu en as 81. Le neuf d’atout est maître, le dix de trèfle est dehors. Quelle carte d’abord ?
pilotta-lesson-count-step-2 = Ils ont la main, mais le dernier mot est à toi.
pilotta-lesson-count-no-now = Neuf et dame font 17, donc 98, et le dix de trèfle fait le dernier pli. Il en manque deux !
pilotta-lesson-count-done = 14, 3 et le dix de der : 108. Un atout gardé pour la fin vaut dix points de plus.

pilotta-lesson-six-name = La règle du 6
pilotta-lesson-six-text = La feuille se tient en dizaines : jusqu’à 5 en dessous, dès 7 au-dessus. Deux six : le camp preneur monte, l’autre descend.
pilotta-lesson-six-step-1 = Tu joues 80 trèfle. Ce pli est à eux, le dernier à l’as de ton partenaire. Valet ou dame de cœur ?
pilotta-lesson-six-step-2 = Ton partenaire fait le dernier pli : la dame vous revient.
pilotta-lesson-six-no-point = Un petit point, mais c’est alors 125 à 37 : 12 et 4 sur la feuille. Et s’ils en ont un de moins ?
pilotta-lesson-six-done = 126 à 36 : deux six, donc 13 pour vous et 3 pour eux. Un point de carte en valait deux sur la feuille.
