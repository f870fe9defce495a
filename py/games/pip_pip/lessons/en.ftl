### The course of Pip-Pip. A lesson has a name, a text, a task a step, a word on each likely mistake, and an end.

pip_pip-lesson-follow-name = Following suit
pip_pip-lesson-follow-text = Whoever holds the suit that was led must play it. The highest card of that suit takes the trick, unless somebody trumps.
pip_pip-lesson-follow-step-1 = Hearts were led, the king lies there, and you play last. Take the trick.
pip_pip-lesson-follow-no-low = That follows, but leaves the king and his five points to another. You play last: nobody can beat your ace.
pip_pip-lesson-follow-done = Fifteen points in one trick: ten for the ace, five for the king. Your two of trumps may wait: with hearts in hand you could not have played it.

pip_pip-lesson-two-name = The two is highest
pip_pip-lesson-two-text = In every suit the two stands above the ace. A two counts 11, an ace 10, a king 5, a queen 4, a jack 3, all others nothing.
pip_pip-lesson-two-step-1 = Ace and king of hearts lie on the table, and you play last. What beats the ace?
pip_pip-lesson-two-no-left = Then ace and king go to another. Playing last, you bring your two home safely.
pip_pip-lesson-two-done = Twenty-six points: 11 and 10 and 5. Led or played early, a two may still be trumped; played last, it is safe.

pip_pip-lesson-twin-name = The later twin
pip_pip-lesson-twin-text = There are two packs, so every card is there twice. Of two alike that are highest, the second wins.
pip_pip-lesson-twin-step-1 = The ace of hearts lies there. You hold the other one, and play last.
pip_pip-lesson-twin-no-shy = Your ace beats the first one, because it comes second. Nobody plays after you.
pip_pip-lesson-twin-done = Twenty points for two aces, and four for the queen. With twins it pays to wait.

pip_pip-lesson-trump-name = Trumping
pip_pip-lesson-trump-text = Without the suit that was led you may play anything, a trump too. The highest trump takes the trick; you never have to trump.
pip_pip-lesson-trump-step-1 = King, two and ace of hearts lie there: 26 points. You have no heart, and spades are trumps.
pip_pip-lesson-trump-no-high = The 9 wins too, but the 3 is enough: nobody plays after you. Keep the higher trump.
pip_pip-lesson-trump-no-gift = A jack makes it three points more, for another. Trump it.
pip_pip-lesson-trump-no-pass = You may throw that, but 26 points go to another. One small trump takes them.
pip_pip-lesson-trump-done = The smallest trump beat king, two and ace. And you drew a card for it, as after every card you play.

pip_pip-lesson-gift-name = Give nothing away
pip_pip-lesson-gift-text = A trick that you cannot win gets your cheapest card: only two, ace, king, queen and jack count.
pip_pip-lesson-gift-step-1 = The two of trumps has taken this trick. You must follow hearts.
pip_pip-lesson-gift-no-three = Three points as a present. The 3 of hearts counts nothing.
pip_pip-lesson-gift-done = Nothing lost. The jack may still take something on a better day.

pip_pip-lesson-call-name = Pip-Pip!
pip_pip-lesson-call-text = A king and a queen of one suit in your hand are 50 points when you call them, and their suit becomes trumps from the next trick on. Not with the suit that is trumps already.
pip_pip-lesson-call-step-1 = You are about to lead, and you hold king and queen of diamonds. Call.
pip_pip-lesson-call-step-2 = Now diamonds are trumps, and you hold the highest. Lead it.
pip_pip-lesson-call-no-first = Call before you lead: then diamonds are trumps in this very trick.
pip_pip-lesson-call-no-broken = Once one of them is played, the 50 points are gone.
pip_pip-lesson-call-no-small = That may be beaten. The two is the highest trump.
pip_pip-lesson-call-no-bare = Called cards stay in your hand and are played like others, but the ace or two would beat this one.
pip_pip-lesson-call-done = Fifty points and a trick. King and queen lie open before you now, and are still yours to play.

pip_pip-lesson-later-name = The trick keeps its trumps
pip_pip-lesson-later-text = You may call at any moment, also in the middle of a trick. That trick keeps its trumps; the new ones rule from the next on.
pip_pip-lesson-later-step-1 = Hearts were led, and it is your turn. Call your diamonds first, and see what changes.
pip_pip-lesson-later-step-2 = Spades are still trumps here. Take this trick with your ace.
pip_pip-lesson-later-step-3 = You lead, and now diamonds rule. Lead the highest.
pip_pip-lesson-later-no-first = That would do as well. But call first here: it is the running trick that we look at.
pip_pip-lesson-later-no-old = Spades are no longer trumps: diamonds rule from this trick on.
pip_pip-lesson-later-done = Two tricks and 50 points. Had somebody called before you in the same trick, that suit would rule now, and you would still have your 50.

pip_pip-lesson-two-calls-name = Two calls at once
pip_pip-lesson-two-calls-text = Several calls before the next lead count 50 each, but only the first one says what trumps will be.
pip_pip-lesson-two-calls-step-1 = You hold two marriages. Begin with the suit that you want as trumps.
pip_pip-lesson-two-calls-step-2 = Diamonds will be trumps. Now the second fifty.
pip_pip-lesson-two-calls-step-3 = A hundred points before the first card. Lead the highest trump.
pip_pip-lesson-two-calls-no-rules = The first call rules: clubs would be trumps, and you hold only two of them. You have four diamonds, with the two.
pip_pip-lesson-two-calls-no-first = Call before you lead, while both marriages are whole.
pip_pip-lesson-two-calls-no-now = Call first: the fifty are sure now, and nobody knows what trumps will be later.
pip_pip-lesson-two-calls-no-bare = Keep king and queen for tricks that they win. The two is sure.
pip_pip-lesson-two-calls-done = A hundred for two marriages, and the trumps you chose. Each card serves in one call only.

pip_pip-lesson-own-trump-name = A marriage of trumps
pip_pip-lesson-own-trump-text = King and queen of the suit that is trumps cannot be called. But trumps may change, and then they can.
pip_pip-lesson-own-trump-step-1 = Spades are trumps, and you hold their king and queen. Lead something that keeps both.
pip_pip-lesson-own-trump-no-broken = Then the marriage is gone for good. Hold both: the first call of another suit makes yours worth fifty.
pip_pip-lesson-own-trump-done = Now wait. As soon as another suit rules, your spades are fifty points.
