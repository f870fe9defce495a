### The course of Pis Yedili. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pis_yedili-lesson-opening-name = The first card
pis_yedili-lesson-opening-text = Whoever sits after the dealer begins, and the first card must be a club. That card does nothing at all, whatever it is.
pis_yedili-lesson-opening-step-1 = Three of your clubs could open. One of them would cost you the most if it stayed in your hand at the wrong moment, and costs nobody anything now: lay it.
pis_yedili-lesson-opening-no-small = Allowed, but the opening card has no effect. Which of your clubs may be laid this once without starting a war of sevens?
pis_yedili-lesson-opening-done = Even a seven opens quietly: your neighbour took nothing and simply followed with a club. From the second card on, every effect counts.

pis_yedili-lesson-fit-name = What fits
pis_yedili-lesson-fit-text = A card fits when it has the suit or the rank of the card on top. A jack fits on anything but a jack. You may always draw one card instead, and then lay or pass.
pis_yedili-lesson-fit-step-1 = The 5 of hearts lies on top and nothing in your hand fits: no heart, no five, no jack. Draw.
pis_yedili-lesson-fit-step-2 = You drew a heart. Lay it; only one card may be drawn in a turn.
pis_yedili-lesson-fit-no-kept = You may pass now, since you have drawn. But a card that can go should go.
pis_yedili-lesson-fit-done = That is a whole turn: lay what fits, or draw one card and then lay or pass. The 8 that you drew also skips your neighbour.

pis_yedili-lesson-seven-name = The dirty seven
pis_yedili-lesson-seven-text = A seven costs the next player three cards and the turn. Only another seven turns the bill away: then it is six, then nine, then twelve.
pis_yedili-lesson-seven-step-1 = Three cards are waiting for you. Answer.
pis_yedili-lesson-seven-no-paid = You can take them, but you hold a seven. Nothing else in the game is worth three cards so surely.
pis_yedili-lesson-seven-done = Your neighbour had a seven too, and nine cards went to the one after. While a bill waits nothing but a seven may be laid: no jack, no eight, no ace.

pis_yedili-lesson-aim-name = Whom the seven hits
pis_yedili-lesson-aim-text = “Tek!” stands beside a player who holds a single card. Whatever you lay, that player is next.
pis_yedili-lesson-aim-step-1 = The next player has one card left. Two of your cards fit: choose the one that keeps the hand alive.
pis_yedili-lesson-aim-no-through = The 9 leaves the way open: any heart, any nine or a jack would end the hand.
pis_yedili-lesson-aim-no-idle = Drawing changes nothing for the player with one card. You hold the answer already.
pis_yedili-lesson-aim-done = Three more cards and a lost turn. A seven is best kept for the one who is about to go out.

pis_yedili-lesson-eight-name = The eight skips
pis_yedili-lesson-eight-text = After an eight the next player is left out.
pis_yedili-lesson-eight-step-1 = Your neighbour has one card, and you have no seven. Let the turn pass by.
pis_yedili-lesson-eight-no-out = Then the player with one card is next, and may well be out. Which of your cards skips a player?
pis_yedili-lesson-eight-done = The turn went straight to the player opposite. With two players the eight gives you the turn again.

pis_yedili-lesson-ten-name = The ten turns round
pis_yedili-lesson-ten-text = A ten turns the direction of play. Who came before you comes after you now.
pis_yedili-lesson-ten-step-1 = Again your neighbour is down to one card. Send the game the other way.
pis_yedili-lesson-ten-no-out = The player with one card would be next. Turn the game round instead.
pis_yedili-lesson-ten-done = Now the one card must wait for three other turns. An arrow on the table always shows the direction.

pis_yedili-lesson-jack-name = The jack names a suit
pis_yedili-lesson-jack-text = A jack fits on every card but a jack, and whoever lays it names the suit that must follow, until the next card lies.
pis_yedili-lesson-jack-step-1 = Only the jack fits. Name the suit that helps you most on your next turn.
pis_yedili-lesson-jack-no-thin = You hold one club only. Which suit do you hold three of?
pis_yedili-lesson-jack-no-none = You hold no card of that suit: you would wait for your own wish.
pis_yedili-lesson-jack-no-kept = A jack costs 25 points at the end, more than any other card, and it fits now.
pis_yedili-lesson-jack-done = Spades it is, and three of your cards are spades. The wish stands through draws and passes until somebody lays a card.

pis_yedili-lesson-ace-name = The ace goes twice
pis_yedili-lesson-ace-text = After an ace every other player draws a card, and you go again, with the ace’s suit only.
pis_yedili-lesson-ace-step-1 = The 6 of spades lies on top and you hold many spades. Begin with the one that lets you lay two.
pis_yedili-lesson-ace-step-2 = Now a spade must follow, since you hold some. Keep the jacks: they fit later on nearly anything.
pis_yedili-lesson-ace-no-late = That card can go later. The ace brings three cards to the others and a second card off your own hand.
pis_yedili-lesson-ace-no-wild = A jack fits nearly always. Spend it when nothing else does.
pis_yedili-lesson-ace-done = Two cards gone, and one more in each other hand. Had you held no spade, you would have drawn once and could have passed.

pis_yedili-lesson-sprint-name = Out in one turn
pis_yedili-lesson-sprint-text = The hand ends the moment somebody lays a last card.
pis_yedili-lesson-sprint-step-1 = Two cards, both spades. There is a way to lay both before anybody else moves.
pis_yedili-lesson-sprint-step-2 = You go again. End it.
pis_yedili-lesson-sprint-no-waits = Then one card is left and three others play before you. The ace gives you a second go.
pis_yedili-lesson-sprint-done = Out. The ace made everybody draw, too, and those cards count against them.

pis_yedili-lesson-multiply-name = The last card multiplies
pis_yedili-lesson-multiply-text = When the last card is a seven, everybody else’s cards count three times; when it is a jack, twice.
pis_yedili-lesson-multiply-step-1 = You have two spades and nobody seems to hold any. In which order do you lay them?
pis_yedili-lesson-multiply-step-2 = Nobody could follow. Now finish.
pis_yedili-lesson-multiply-no-spent = The seven costs one player three cards now. Kept for last, it makes all that the others hold count three times.
pis_yedili-lesson-multiply-no-late = There is no need to draw: both of your cards fit.
pis_yedili-lesson-multiply-done = Three times jack, two and the card drawn: that is what a seven at the end does.
