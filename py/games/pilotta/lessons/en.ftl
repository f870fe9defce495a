### The course of Pilotta. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pilotta-lesson-follow-name = Follow suit
pilotta-lesson-follow-text = Whoever has the suit that was led must play it, and any card of it will do: outside trumps nobody has to go higher. High to low it is ace, ten, king, queen, jack, nine, eight, seven.
pilotta-lesson-follow-step-1 = Hearts were led, and the player on your left has cut with the eight of spades, trumps. Play your card.
pilotta-lesson-follow-no-ten = That is ten points into their trick: the cut has already won it. You may play small.
pilotta-lesson-follow-done = With a heart in hand you neither need to cut nor may. And the ten is saved for a better trick.

pilotta-lesson-climb-name = The order of trumps
pilotta-lesson-climb-text = Trumps have an order of their own: jack 20, nine 14, ace 11, ten 10, king 4, queen 3, eight, seven. When they are led you must go above the highest one, if you can.
pilotta-lesson-climb-step-1 = Your partner led your trumps, and the ace lies on the king. Go above the ace.
pilotta-lesson-climb-done = The ace had to climb over the king, and fell to you. When you cannot go higher any trump will do; whose trick it is never matters.

pilotta-lesson-cut-name = You must cut
pilotta-lesson-cut-text = Who has none of the suit led must play a trump, even when the partner is winning the trick.
pilotta-lesson-cut-step-1 = Your partner’s ace is winning and you have no diamonds. Cut; you are the last to play.
pilotta-lesson-cut-no-seven = Nobody can overtake you here. Which trump would sooner or later fall to a higher one, with its points?
pilotta-lesson-cut-done = You had to take your partner’s ace, but the ten of trumps is home safe: 23 points.

pilotta-lesson-over-name = Cut above
pilotta-lesson-over-text = If a trump already lies in the trick, you must cut above it when you can, your partner’s too.
pilotta-lesson-over-step-1 = Your partner has cut with the king, and you have no hearts either. Two of your trumps are high enough.
pilotta-lesson-over-no-jack = The jack wins a trick whenever you like, while the nine may catch your ace. Take this one with the ace.
pilotta-lesson-over-done = The ace is home, and the jack still waits for the nine. Choose among the legal trumps with an eye on those still out.

pilotta-lesson-under-name = Cut below
pilotta-lesson-under-text = If you must cut and none of your trumps is high enough, you still have to play a trump.
pilotta-lesson-under-step-1 = The nine of trumps lies there, and you cannot beat it. No side card is allowed: choose the trump.
pilotta-lesson-under-no-ten = A trump it must be, but not that one: ten points more for them.
pilotta-lesson-under-done = The seven costs nothing. And the whole table has learned that you hold no trump above the nine.

pilotta-lesson-announce-name = Announce, then show
pilotta-lesson-announce-text = Three cards in a row in one suit count 20, four 50, five or more 100. Announce before your card in the first trick, show before your card in the second.
pilotta-lesson-announce-step-1 = Nine, ten and jack of hearts: what do you say before you play?
pilotta-lesson-announce-step-2 = Everybody heard “20”, but nobody saw the cards. Now follow suit.
pilotta-lesson-announce-step-3 = The second trick, and at this table nothing shows itself. Before your card …
pilotta-lesson-announce-no-silent = After your card it is too late: what is not announced in the first trick counts nothing.
pilotta-lesson-announce-no-lost = Show first! What is not shown before your second card is lost.
pilotta-lesson-announce-done = Three steps: announce, play, show. Unless your table plays the strict rule, the second trick shows them by itself.

pilotta-lesson-whose-name = Whose count
pilotta-lesson-whose-text = Only the side with the single highest declaration scores, and then all that both partners hold. Longer beats shorter, then the higher top card, then trumps.
pilotta-lesson-whose-step-1 = On your right they said “20”, your partner “50”. You have seven, eight, nine of hearts.
pilotta-lesson-whose-step-2 = Now your club. The trick is theirs.
pilotta-lesson-whose-step-3 = The second trick: your partner has shown. Follow suit, and your cards show as well.
pilotta-lesson-whose-no-silent = Their 20 would beat yours, but your partner’s 50 beats theirs, and then yours counts, too.
pilotta-lesson-whose-no-gift = Two points for them, where the nine gives none.
pilotta-lesson-whose-done = 70 for you, nothing for them: their 20 was not even shown.

pilotta-lesson-pilotta-name = The pilotta
pilotta-lesson-pilotta-text = King and queen of trumps in one hand are the pilotta: 20 points that no declaration can beat. “Pilotta” is said with the first, “re-pilotta” with the other.
pilotta-lesson-pilotta-step-1 = You have no diamonds and are the last to play. Take the trick with the card that brings most.
pilotta-lesson-pilotta-step-2 = Your partner bid spades: lead back a trump, and let the table hear the second half.
pilotta-lesson-pilotta-no-queen = “Pilotta” all the same, but the king brings a point more, and this trick is safe.
pilotta-lesson-pilotta-no-small = The eight takes it as well, but has no points. Bring the king home.
pilotta-lesson-pilotta-no-low = A trump, yes; but your partner takes it either way, and the queen counts three.
pilotta-lesson-pilotta-no-ace = Trumps first: while they are out, your ace may be cut.
pilotta-lesson-pilotta-done = The pilotta counts toward the bid, and whoever loses the cards themselves keeps it. Only a failed contract hands it over.

pilotta-lesson-feed-name = On your partner’s trick
pilotta-lesson-feed-text = When your partner has the trick, give it points, but not the card that wins a trick of its own.
pilotta-lesson-feed-step-1 = Your partner has cut and nobody plays after you. Which diamond?
pilotta-lesson-feed-no-ace = The trick is yours already. Ten and king are still out: the ace can catch one of them later.
pilotta-lesson-feed-no-small = No points for your own side? One of your diamonds counts and will hardly win anything.
pilotta-lesson-feed-done = Three points more, and the ace still stands above their ten and king.

pilotta-lesson-draw-name = Draw trumps, then stop
pilotta-lesson-draw-text = Whoever has bid draws the trumps of the others, counting them, and stops when they are gone: there are eight.
pilotta-lesson-draw-step-1 = You bid 100 spades and lead. Begin.
pilotta-lesson-draw-step-2 = Four trumps have gone, two are still yours: ten and seven are out. Go on?
pilotta-lesson-draw-step-3 = All their trumps have fallen. What now?
pilotta-lesson-draw-no-nine = The nine is above the ace in trumps. The jack is the only one that surely wins.
pilotta-lesson-draw-no-small = That gives the trick away. Lead the highest, and see who drops what.
pilotta-lesson-draw-no-early = Somebody may still cut it. Trumps first, side aces afterwards.
pilotta-lesson-draw-no-left = The ten is still out and would take it. Which of your two is the highest left?
pilotta-lesson-draw-no-spent = Nobody else has a trump. Keep the last one: it can still take a trick, perhaps the last.
pilotta-lesson-draw-done = Now your diamonds run, and the eight of spades is the only trump left at the table.

pilotta-lesson-bid-name = The auction
pilotta-lesson-bid-text = A bid is a number and a suit. The next must be a higher number, whatever the suit. Three passes end it, and who passed may still come back in.
pilotta-lesson-bid-step-1 = On your left they bid 80 hearts. You have jack, nine and two more spades, and an ace. Your call?
pilotta-lesson-bid-no-pass = Four trumps with jack and nine are good for more than 120 on average. Speak!
pilotta-lesson-bid-no-close = Without trumps of theirs, you do not know that they fail. Your own hand is the strong one.
pilotta-lesson-bid-no-suit = That wins the bidding, but with the wrong trumps. Where are your jack and nine?
pilotta-lesson-bid-no-theirs = Hearts are their suit: you have only the eight.
pilotta-lesson-bid-no-jump = You will get no more tricks for it. Each ten more gains one on the sheet; failing costs thirty and more.
pilotta-lesson-bid-done = 90 was enough. Bid the least that leads, and go on only if somebody makes you.

pilotta-lesson-close-name = Closing
pilotta-lesson-close-text = If you are sure that they fail, close: the bid counts twice, and the winner takes all. After that nobody bids; they can only close again, for four times.
pilotta-lesson-close-step-1 = 120 hearts against you. Look at your hearts and your aces.
pilotta-lesson-close-no-pass = They will hardly make it, but then it counts only once. With their jack and nine and two aces you can say more.
pilotta-lesson-close-no-higher = Why promise 130, when they have promised more than they can keep?
pilotta-lesson-close-no-theirs = Their suit: three trumps are few for 130, but plenty to beat them.
pilotta-lesson-close-done = If they fail now, you write 24 and 16, and all declarations. If they make it, they do.

pilotta-lesson-count-name = Counting to the bid
pilotta-lesson-count-text = The bid must be reached exactly, before any rounding: 99 do not make 100. The last trick is worth ten more.
pilotta-lesson-count-step-1 = You bid 100 and have 81. The nine of trumps is high, the ten of clubs is out. Which card first?
pilotta-lesson-count-step-2 = They are back in, but you have the last word.
pilotta-lesson-count-no-now = Nine and queen make 17, so 98 – and the last trick goes to the ten of clubs. Two short!
pilotta-lesson-count-done = 14, 3 and the ten of the last trick: 108. A trump kept to the end is worth ten points more.

pilotta-lesson-six-name = The Rule of 6
pilotta-lesson-six-text = The sheet is kept in tens: up to 5 goes down, from 7 up. Two sixes: the side that bid goes up, the other down.
pilotta-lesson-six-step-1 = You play 80 clubs. This trick is theirs, the last one is your partner’s ace. Jack or queen of hearts now?
pilotta-lesson-six-step-2 = Your partner has the last trick: the queen is yours again.
pilotta-lesson-six-no-point = A small point, but then it is 125 to 37: 12 and 4 on the sheet. What does one point less for them make of it?
pilotta-lesson-six-done = 126 to 36: two sixes, so 13 for you and 3 for them. One card point was worth two on the sheet.
