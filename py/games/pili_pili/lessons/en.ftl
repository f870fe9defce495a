### The course of Pili Pili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pili_pili-lesson-bet-name = Say your number
pili_pili-lesson-bet-text = Five cards, five tricks, and the highest number wins each. Before play, everybody says how many tricks they will win. Every trick over or under costs a Pili.
pili_pili-lesson-bet-step-1 = Numbers run from 1 to 55, and there is one Joker. How many tricks is your hand good for?
pili_pili-lesson-bet-no-none = The 53 and the 55 take tricks whether you like it or not. Each would cost you a Pili.
pili_pili-lesson-bet-no-one = One for the 55, yes. But hardly anything beats the 53 either.
pili_pili-lesson-bet-no-more = Your other cards are 3, 8 and 12: they will not win against three players. Count the big ones.
pili_pili-lesson-bet-no-all = More tricks are not better here. Only the exact number is.
pili_pili-lesson-bet-done = Two big cards, a bet of two. From now on you want exactly two tricks: a third would cost as much as one missing.

pili_pili-lesson-win-name = The highest wins
pili_pili-lesson-win-text = There are no suits: lay any card you like, any time. The highest number wins the trick, and its player leads the next.
pili_pili-lesson-win-step-1 = You bet 2 and play last: the 42 is winning. Take the trick, as cheaply as you can.
pili_pili-lesson-win-no-dear = It wins, but so does a smaller card. You will want the 54 for your second trick.
pili_pili-lesson-win-no-lost = That leaves the trick to the 42. You need two, and as last to play you know what wins.
pili_pili-lesson-win-done = The 45 was enough, and the 54 is still there for the second trick. Playing last, you see exactly what it takes.

pili_pili-lesson-price-name = What a miss costs
pili_pili-lesson-price-text = When all tricks are played, everybody pays: one Pili for each trick too many, one for each too few. An exact bet costs nothing.
pili_pili-lesson-price-step-1 = Two cards left. You bet 1 and have none yet; the 36 is winning this trick. Get your one.
pili_pili-lesson-price-step-2 = You have your trick. Now lead your last card.
pili_pili-lesson-price-no-later = Then the 48 has to win the last trick, and somebody may hold a higher card. Here it wins for certain.
pili_pili-lesson-price-done = No Pili for you. Your left bet 3 and won 2: one Pili. Your right bet 0 on middling cards and won 2: two Pilis.

pili_pili-lesson-hook-name = The last to bet
pili_pili-lesson-hook-text = The bets may not add up to the number of tricks, so somebody always misses. Only the last to bet has to do the sum.
pili_pili-lesson-hook-step-1 = The others bet 1, 2 and 1. There are five tricks: one number is barred to you. Which one is next best?
pili_pili-lesson-hook-no-none = Your 55 wins a trick unless the Joker beats it, and the 46 may take another. Zero is out of reach.
pili_pili-lesson-hook-no-many = One sure card, one good one, and then 23, 18 and 4. That is too much to hope for.
pili_pili-lesson-hook-done = 1 was barred, for 4 + 1 = 5. So two it is: the 55 and, with luck, the 46. Had the others bet more than five, you would have been free.

pili_pili-lesson-zero-name = A hand of nothing
pili_pili-lesson-zero-text = Low cards are no bad luck: to bet 0 and win nothing costs nothing. It is the steadiest bet there is.
pili_pili-lesson-zero-step-1 = Nothing above 24. What do you bet?
pili_pili-lesson-zero-step-2 = A 38 is led, higher than all you hold. Use it: get rid of the card that could still hurt you.
pili_pili-lesson-zero-no-one = Which card would win it? The 24 beats three other players once in a blue moon.
pili_pili-lesson-zero-no-many = With these cards you would be short of nearly every one of them, a Pili apiece.
pili_pili-lesson-zero-no-later = It loses, but so would a bigger one. Which of your cards is likeliest to win by accident?
pili_pili-lesson-zero-no-safe = That card loses at any time; keep it for later. The chance to drop a dangerous one is now.
pili_pili-lesson-zero-done = The 24 is gone, under the 53. What is left loses almost by itself. Middling cards are the dangerous ones: drop them while you can.

pili_pili-lesson-made-name = Enough is enough
pili_pili-lesson-made-text = Once you have the tricks you bet, every further one costs a Pili. Now you want to lose, and with cards that might have won later.
pili_pili-lesson-made-step-1 = You bet 1 and have it. A 40 is led. Play the highest card that still loses.
pili_pili-lesson-made-step-2 = A 49 this time. The same again.
pili_pili-lesson-made-no-over = The 43 is above the 40: you might win a trick you do not want. Which card is just below?
pili_pili-lesson-made-no-safe = The 4 loses at any time. Use the 40 to be rid of a card that might win by accident later.
pili_pili-lesson-made-no-left = Then the 43 stays for the last trick, and it may well win that. It loses under the 49.
pili_pili-lesson-made-done = The 39 and the 43 are gone without a trick, and the 4 that is left can hurt nobody. That is called ducking.

pili_pili-lesson-big-name = The last one you want
pili_pili-lesson-big-text = The last trick you want may take your biggest card with it: what stays in your hand should be easy to lose.
pili_pili-lesson-big-step-1 = You bet 1, have none, and play last: the 41 is winning. Both of your cards beat it. Which one stays?
pili_pili-lesson-big-step-2 = You have your trick. Lead the 47, and hope that somebody has more.
pili_pili-lesson-big-no-keeps = Then you lead the 54, and only the 55 or the Joker saves you from a second trick. The 47 is easier to lose.
pili_pili-lesson-big-done = Two players had more than 47: one trick, as you bet. Win cheaply while you need more, and dearly when you need no more.

pili_pili-lesson-joker-name = The Joker waits
pili_pili-lesson-joker-text = When you play the Joker, you say its number, from 0 to 56. As 56 it beats everything. Keep it until you know what you need.
pili_pili-lesson-joker-step-1 = You bet 1 and have none yet. Two cards left: the 35 and the Joker. The 40 is winning. What goes now?
pili_pili-lesson-joker-step-2 = The last trick, and you need it. One player is still to come. What is the Joker?
pili_pili-lesson-joker-no-early = It wins, but then you lead the 35 to the last trick, and that may win too: one too many.
pili_pili-lesson-joker-no-spent = Then all hangs on the 35 in the last trick. The Joker is the one that wins for certain.
pili_pili-lesson-joker-no-equal = When the Joker and a card are equal, the card wins. One number has no equal.
pili_pili-lesson-joker-no-thin = Enough for the 43, but the last player may have more. Which number is beyond everybody?
pili_pili-lesson-joker-no-nothing = As 0 it loses to everything, and you still need your trick.
pili_pili-lesson-joker-done = Exactly one. The 35 went under the 40, and the Joker took the last trick for certain.

pili_pili-lesson-escape-name = The Joker slips away
pili_pili-lesson-escape-text = The Joker can also lose: as 0 it is below every card. That saves you from one trick too many.
pili_pili-lesson-escape-step-1 = You bet 2 and have 2. The 53 is led, and you hold the 51 and the Joker. Which can only lose now?
pili_pili-lesson-escape-step-2 = The last trick: a 4 is led, two players are still to come. Give the Joker a number that loses for certain.
pili_pili-lesson-escape-no-early = The 51 would be your last card then, and hardly anything beats it. Under the 53 it loses now.
pili_pili-lesson-escape-no-takes = That wins the trick, your third. You bet two.
pili_pili-lesson-escape-no-hangs = Just above the 4: you would depend on the two after you. Lose to the card that lies there.
pili_pili-lesson-escape-done = Two bet, two won. Anything up to 4 was low enough: when the Joker and a card are equal, the card wins.

pili_pili-lesson-potato-name = Hot potato
pili_pili-lesson-potato-text = A Mission changes one thing for one round. “Hot potato”: three cards, and after betting everybody passes one to the left, unseen.
pili_pili-lesson-potato-step-1 = You bet first. Think of the hand you will have once a card has gone.
pili_pili-lesson-potato-step-2 = You bet 0. Which card goes to your left?
pili_pili-lesson-potato-no-gone = For the 55? You need not keep it: pass it on, and two low cards remain.
pili_pili-lesson-potato-no-many = One big card is not that many tricks, and you may give that one away.
pili_pili-lesson-potato-no-low = Then you sit there with the 55 and a bet of 0. Pass on what does not fit your bet.
pili_pili-lesson-potato-done = The 55 is your neighbour’s trouble now, and the bets do not change. You got the 18 from your right, and can live with that.

pili_pili-lesson-reversed-name = Upside down
pili_pili-lesson-reversed-text = The Mission “Upside down” turns the order round: the lowest card wins. Four cards this time, and all else as ever.
pili_pili-lesson-reversed-step-1 = You bet last, after 1, 1 and 1. What are these cards worth upside down?
pili_pili-lesson-reversed-step-2 = You play last, and the 8 is winning. Take the trick, as cheaply as you can.
pili_pili-lesson-reversed-no-none = The 2 and the 5 are strong now: you would win tricks you did not bet.
pili_pili-lesson-reversed-no-many = The 51 and the 54 win nothing upside down. Count the low ones only.
pili_pili-lesson-reversed-no-dear = It wins, but the 5 is enough. Keep the 2, your best card, for the second trick.
pili_pili-lesson-reversed-no-loses = High cards lose this round. You need two tricks, and you can have this one.
pili_pili-lesson-reversed-done = The 5 beat the 8, and the 2 is still to come. Upside down the Joker is strongest as 0 and weakest as 56.

pili_pili-lesson-limit-name = Ending the game
pili_pili-lesson-limit-text = The round that brings anybody to 7 Pilis is the last, for everybody. Whoever then has fewest wins.
pili_pili-lesson-limit-step-1 = You have 2 Pilis, the others 6, 4 and 4. Your bet of 1 is made. The one with 6 bet 3, has 1 and needs both tricks.
pili_pili-lesson-limit-step-2 = That bet is broken. Play your last card.
pili_pili-lesson-limit-no-on = That may save you a Pili, but it saves the one with 6 too, and the game goes on. What if you win this trick?
pili_pili-lesson-limit-done = One Pili for you, but the seventh for your left. 3 against 7, 4 and 5: the game is over, and you have won it.
