### The course of Pip-Pip. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pip_pip-lesson-follow-name = Fournir
pip_pip-lesson-follow-text = Qui a la couleur demandée doit la jouer. La plus haute de cette couleur fait le pli, sauf si quelqu’un coupe.
pip_pip-lesson-follow-step-1 = Cœur est demandé, le roi est là et tu joues en dernier. Fais le pli.
pip_pip-lesson-follow-no-low = C’est fournir, mais tu laisses le roi et ses cinq points à un autre. Personne ne joue après toi : ton as est sûr.
pip_pip-lesson-follow-done = Quinze points d’un pli : dix pour l’as, cinq pour le roi. Ton deux d’atout attendra : avec du cœur en main, tu ne pouvais pas le jouer.

pip_pip-lesson-two-name = Le deux est roi
pip_pip-lesson-two-text = Dans chaque couleur, le deux est au-dessus de l’as. Le deux compte 11, l’as 10, le roi 5, la dame 4, le valet 3, le reste rien.
pip_pip-lesson-two-step-1 = L’as et le roi de cœur sont sur la table et tu joues en dernier. Qu’est-ce qui bat l’as ?
pip_pip-lesson-two-no-left = L’as et le roi vont alors à un autre. Joué en dernier, ton deux rentre sans risque.
pip_pip-lesson-two-done = Vingt-six points : 11, 10 et 5. Joué tôt, un deux peut être coupé ; joué en dernier, il est sûr.

pip_pip-lesson-twin-name = Le second jumeau
pip_pip-lesson-twin-text = Il y a deux jeux, donc chaque carte existe deux fois. De deux cartes pareilles et les plus hautes, la seconde gagne.
pip_pip-lesson-twin-step-1 = L’as de cœur est là. Tu as l’autre, et tu joues en dernier.
pip_pip-lesson-twin-no-shy = Ton as bat le premier, parce qu’il vient après. Et personne ne joue après toi.
pip_pip-lesson-twin-done = Vingt points pour deux as, quatre pour la dame. Avec les jumeaux, attendre rapporte.

pip_pip-lesson-trump-name = Couper
pip_pip-lesson-trump-text = Sans la couleur demandée, tu joues ce que tu veux, un atout aussi. Le plus haut atout fait le pli ; rien n’oblige à couper.
pip_pip-lesson-trump-step-1 = Roi, deux et as de cœur : 26 points. Tu n’as pas de cœur, et l’atout est pique.
pip_pip-lesson-trump-no-high = Le 9 gagne aussi, mais le 3 suffit : personne ne joue après toi. Garde le gros atout.
pip_pip-lesson-trump-no-gift = Un valet, c’est trois points de plus pour un autre. Coupe.
pip_pip-lesson-trump-no-pass = Tu peux la défausser, mais 26 points vont à un autre. Un petit atout les prend.
pip_pip-lesson-trump-done = Le plus petit atout a battu roi, deux et as. Et tu as pioché, comme après chaque carte jouée.

pip_pip-lesson-gift-name = Pas de cadeau
pip_pip-lesson-gift-text = À un pli que tu ne peux pas faire va ta carte la moins chère : seuls le deux, l’as, le roi, la dame et le valet comptent.
pip_pip-lesson-gift-step-1 = Le deux d’atout a déjà pris ce pli. Il faut fournir à cœur.
pip_pip-lesson-gift-no-three = Trois points offerts. Le 3 de cœur ne compte rien.
pip_pip-lesson-gift-done = Rien de perdu. Le valet servira un meilleur jour.

pip_pip-lesson-call-name = Pip-Pip !
pip_pip-lesson-call-text = Roi et dame d’une couleur en main valent 50 points si tu les annonces, et leur couleur devient atout dès le prochain pli. Pas avec la couleur déjà atout.
pip_pip-lesson-call-step-1 = Tu vas entamer, et tu as roi et dame de carreau. Annonce.
pip_pip-lesson-call-step-2 = Carreau est atout, et tu as le plus haut. Entame avec lui.
pip_pip-lesson-call-no-first = Annonce avant d’entamer : carreau sera atout dès ce pli.
pip_pip-lesson-call-no-broken = Si l’un des deux est joué, les 50 points sont perdus.
pip_pip-lesson-call-no-small = On peut le battre. Le deux est le plus haut atout.
pip_pip-lesson-call-no-bare = Les cartes annoncées restent en main et se jouent comme les autres, mais l’as ou le deux battrait celle-ci.
pip_pip-lesson-call-done = Cinquante points et un pli. Roi et dame sont maintenant à découvert devant toi, et toujours à toi.

pip_pip-lesson-later-name = Le pli garde son atout
pip_pip-lesson-later-text = Tu peux annoncer à tout moment, même au milieu d’un pli. Ce pli garde son atout ; le nouveau vaut dès le suivant.
pip_pip-lesson-later-step-1 = Cœur est demandé et c’est à toi. Annonce d’abord tes carreaux, et vois ce qui change.
pip_pip-lesson-later-step-2 = Ici, pique est encore atout. Fais ce pli avec ton as.
pip_pip-lesson-later-step-3 = Tu entames, et carreau est atout. Joue le plus haut.
pip_pip-lesson-later-no-first = Cela irait aussi. Mais annonce d’abord : c’est le pli en cours que nous regardons.
pip_pip-lesson-later-no-old = Pique n’est plus atout : carreau l’est à partir de ce pli.
pip_pip-lesson-later-done = Deux plis et 50 points. Si quelqu’un avait annoncé avant toi dans le même pli, sa couleur serait atout, et tu aurais quand même tes 50.

pip_pip-lesson-two-calls-name = Deux annonces
pip_pip-lesson-two-calls-text = Plusieurs annonces avant l’entame suivante comptent 50 chacune, mais seule la première fixe l’atout.
pip_pip-lesson-two-calls-step-1 = Tu as deux mariages. Commence par la couleur que tu veux comme atout.
pip_pip-lesson-two-calls-step-2 = Carreau sera atout. Maintenant, les cinquante autres.
pip_pip-lesson-two-calls-step-3 = Cent points avant la première carte. Entame avec le plus haut atout.
pip_pip-lesson-two-calls-no-rules = La première annonce décide : trèfle serait atout, et tu n’en as que deux. Tu as quatre carreaux, dont le deux.
pip_pip-lesson-two-calls-no-first = Annonce avant d’entamer, tant que les deux mariages sont entiers.
pip_pip-lesson-two-calls-no-now = Annonce d’abord : les cinquante sont sûrs maintenant, et nul ne sait quel sera l’atout ensuite.
pip_pip-lesson-two-calls-no-bare = Garde roi et dame pour des plis qu’ils gagnent. Le deux est sûr.
pip_pip-lesson-two-calls-done = Cent pour deux mariages, et l’atout que tu as choisi. Une carte ne sert qu’à une annonce.

pip_pip-lesson-own-trump-name = Le mariage d’atout
pip_pip-lesson-own-trump-text = Roi et dame de la couleur d’atout ne s’annoncent pas. Mais l’atout peut changer, et alors si.
pip_pip-lesson-own-trump-step-1 = Pique est atout, et tu as roi et dame de pique. Entame en gardant les deux.
pip_pip-lesson-own-trump-no-broken = Alors le mariage est défait pour de bon. Garde les deux : la première annonce d’une autre couleur fait du tien cinquante points.
pip_pip-lesson-own-trump-done = Maintenant, attends. Dès qu’une autre couleur est atout, tes piques valent cinquante points.
