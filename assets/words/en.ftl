# The house's own words: what every game shares. Games bring theirs in py/games/<game>/words.
# Keys are kebab-case; words that belong to a game begin with its name.

## Cards. `form` is for languages that decline: plain (a name on its own), object (after "lays"); `one` and `many` of
## a rank are counted words.

card = { RANK($rank) } of { SUIT($suit) }
card-name = { CARD($card) }
card-number = { $number }
card-Joker = Joker
card-hidden = a card face down
rank-A =
    { $form ->
        [many] aces
       *[plain] ace
    }
rank-K =
    { $form ->
        [many] kings
       *[plain] king
    }
rank-Q =
    { $form ->
        [many] queens
       *[plain] queen
    }
rank-J =
    { $form ->
        [many] jacks
       *[plain] jack
    }
rank-T =
    { $form ->
        [one] ten
        [many] tens
       *[plain] 10
    }
rank-9 =
    { $form ->
        [one] nine
        [many] nines
       *[plain] 9
    }
rank-8 =
    { $form ->
        [one] eight
        [many] eights
       *[plain] 8
    }
rank-7 =
    { $form ->
        [one] seven
        [many] sevens
       *[plain] 7
    }
rank-6 =
    { $form ->
        [one] six
        [many] sixes
       *[plain] 6
    }
rank-5 =
    { $form ->
        [one] five
        [many] fives
       *[plain] 5
    }
rank-4 =
    { $form ->
        [one] four
        [many] fours
       *[plain] 4
    }
rank-3 =
    { $form ->
        [one] three
        [many] threes
       *[plain] 3
    }
rank-2 =
    { $form ->
        [one] two
        [many] twos
       *[plain] 2
    }
suit-C = clubs
suit-D = diamonds
suit-H = hearts
suit-S = spades
suit-letter-S = S
suit-letter-H = H
suit-letter-D = D
suit-letter-C = C

## Seats

seat-you = You
seat-unknown = Seat { $seat }
player-1 = Ayşe
player-2 = Andreas
player-3 = Margot
player-4 = Kemal
player-5 = Eleni
player-6 = Hugo
player-7 = Defne
player-8 = Nikos
player-9 = Chiara
player-10 = Yusuf
player-11 = Despina

## The house

house-name = Pi Parlour
house-sentence = Four card games around one table. Nobody there sees your hand.
settings = Settings
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Afternoon
settings-theme-dark = Dusk
settings-pace = Pace
settings-pace-relaxed = Unhurried
settings-pace-normal = Usual
settings-pace-quick = Brisk
settings-pace-instant = At once
settings-cards = Colours
settings-cards-two-colour = Red and black
settings-cards-four-colour = Four colours
settings-look = The room
settings-deck = The cards
settings-play = At the table
settings-reset = All as usual
settings-text = Letters
settings-size = Size of the cards
settings-percent = { $value } %
settings-cloth = Cloth
settings-cloth-game = The game’s own
settings-cloth-green = Green
settings-cloth-slate = Slate
settings-faces = Faces
settings-faces-auto = As they fit
settings-faces-plain = Drawn in full
settings-faces-big = Large figures
settings-signs = A second sign for the suit
settings-signs-none = None
settings-signs-letters = Letters
settings-signs-patterns = Patterns
settings-sort = The hand lies
settings-sort-game = As the game sorts it
settings-sort-turned = The other way round
settings-sort-ranks = By rank
settings-hold = A finished trick stays
settings-hold-usual = A moment
settings-hold-long = Longer
settings-hold-tap = Until I go on
settings-forced = Play the only possible move for me
settings-confirm = Play a card only at the second tap
settings-hand = Buttons for
settings-hand-right = The right hand
settings-hand-left = The left hand
settings-sound = Sound
settings-sound-off = Off
settings-sound-soft = Soft
settings-sound-full = Full
settings-language = Language
settings-language-failed = The words of “{ $name }” did not arrive. The language stays as it is; try again later.
settings-done = Done
language-own-name = English
dialog-close = Close
not-kept = This browser keeps nothing for this page: a match is gone when you close it.

not-kept-full = There is no room left in this browser, so this match is no longer kept. You can save it as a file: “This table”, then “Hand it on”.

## Starting up (index.html shows these before the catalogue is there)

boot-slow = The table is taking long to arrive. It may still come; you can also try again.
boot-broken = Part of the game did not arrive, so the table could not be laid.
boot-unsupported = This browser is too old for the games. Chrome or Edge 125, Firefox 125, Safari 17.5 and newer ones can play them.
boot-retry = Try again
boot-noscript = The games are played with Python in your browser, which needs JavaScript: please switch it on and load the page again.

## The lobby

games-name = The games
tile-play = Play
tile-learn = Learn
tile-lay = Set the table
tile-players = { $fewest } to { $most } players
tile-players-just = { $most } players
tile-players-best = { $fewest } to { $most } players, best with { $from } to { $to }
saved-name = Your table is still laid
saved-facts-plain = Go on where you left it.
saved-facts = { $game }, hand { $number } of { $of }
saved-facts-open = { $game }, hand { $number }
saved-continue = Continue
saved-before = Go back to { $game }, hand { $number }
saved-before-plain = Go back to the match before
saved-none = There is no match to go on with in this browser.
saved-damaged =
    { $line ->
        [0] The match that was kept could not be read ({ $reason }). It has been put aside, and everything else works.
       *[other] The match that was kept could not be read: line { $line }: { $reason }. It has been put aside, and everything else works.
    }
saved-damaged-file = Save it as a file
saved-elsewhere = { $game }, which is being played in another tab
taken-name = Your table is in use
taken-words = A match is being played in another tab of this browser. If you go on here, it stops there; nothing is lost.
taken-here = Go on here
taken-there = Leave it there
taken-over = The match goes on in another tab. It is all there: you can bring it back with “Continue”.
table-arriving = Laying the table…
log-name = What happened
log-close = Close the log

## Setting the table

form-back = All games
form-players = Players
form-best = best
form-company = Around the table
form-rules = House rules
form-changed =
    { $count ->
        [0] as the rules have them
        [one] { $count } changed
       *[other] { $count } changed
    }
form-reset = All as the rules have it
form-usual = the rule
form-rule = Rule { $rule }
form-less = One less
form-more = One more
form-deal = Deal the cards
form-summary =
    { $changed ->
        [0] { $players } players, by the rules
        [one] { $players } players, { $changed } house rule
       *[other] { $players } players, { $changed } house rules
    }
form-everyone = Everyone plays
bot-easy = Easy
bot-easy-about = Knows the game, and overlooks something now and then.
bot-normal = Normal
bot-normal-about = Plays by the book, and remembers what was played.
bot-strong = Strong
bot-strong-about = Thinks ahead: imagines many deals that could be the real one and plays them out.
bot-random = At random
bot-random-about = Does anything that is allowed.

## How the computer plays

about-title = How the computer plays
about-lead = The computer players have no advantage but practice. Nobody at the table sees your hand.
about-sight-name = They see what their seat sees
about-sight = A computer player is handed what you would know in its chair: its own cards, what lies open, what was said and played, and the score. The hidden cards are not in it.
about-imagine-name = They imagine the rest
about-imagine = To think ahead, a player deals the cards it has not seen afresh, in every way that fits what has happened, plays each of those deals out, and does what came out best. It may guess right. It never looks.
about-levels-name = Three levels
about-proof-name = How that is known
about-proof = It is tested, with every game: in the middle of a hand, everything a seat cannot see is dealt again in another way. With the same luck the player must choose the same. One that had peeked would choose otherwise, and the test would fail.
about-why-name = They say why
about-why = Once a hand is over, press “Why?” beside a play in the log. You get the reason, and what the player expected of its best choices. Before that it would show you its cards.
about-fair-name = The deal is sealed
about-fair = Before the first card, the shuffle is fixed and its fingerprint shown. After the hand you can see what was sealed and work the fingerprint out again: the cards cannot have changed in between, for you or against you.

## This table, and the seal on each hand

fair-name = A fair deal
fair-about = Each hand is shuffled and sealed before its first card. You see the fingerprint now and the shuffle when the hand is over, so that you can check that it is the same.
fair-asking = Fetching the seals…
fair-deal =
    { $number ->
        [0] The whole match
       *[other] Hand { $number }
    }
fair-commitment = Fingerprint (SHA-256)
fair-text = What was sealed: the salt and the shuffle
fair-recipe = Check it yourself
fair-kept = As promised
fair-broken = Not as promised
fair-waits = The shuffle is told when the hand is over.
fair-later = What the deck does later in a hand, as when the discards are shuffled again, depends on how you play. It follows from one secret number of this match, which is sealed here and told when the match is over; a kept match holds it too.
fair-copy = Copy
fair-copy-what = Copy: { $what }
fair-copied = Copied
fair-not-copied = Select it to copy

## The match: handing it on, beginning again

match-name = This match
match-share = Hand it on
match-once-more = The same cards again
match-once-more-ask = The cards of now are dealt once more, for practice: it counts in no figures. The match as it stands waits in the lobby.
match-once-more-yes = Deal them again
match-restart = Begin again
match-restart-ask = A new match at this table, with new cards. The one that you are playing waits in the lobby.
match-restart-yes = Begin again
match-no = No, stay
share-name = Hand it on
share-what = What to hand on
share-hand = The same cards
share-hand-about = Whoever opens the link is dealt the cards of this deal, in your place, against the same players.
share-here = From here
share-here-about = Whoever opens the link goes on from this very moment, in your place.
share-match = The whole match
share-match-about = All of it up to now, to go on with in another browser or to keep.
share-match-over = The match
share-match-over-about = Whoever opens the link can go through the match with every hand open.
share-link = The link
share-long = It has { $count } characters, and some programs cut long links off: a file is safer.
share-copy-link = Copy the link
share-copy-text = Copy as text
share-file = Save as a file
open-name = Open a match
open-about = One that somebody has handed on to you, or that you have saved: a match that is over can be gone through, any other goes on here.
open-file = Choose a file
open-text = Or put the link or the text here
open-do = Open
open-unread = There is no match in that: a file or text of Pi Parlour begins with “pi-parlour record”.
open-damaged =
    { $line ->
        [0] That match cannot be read: { $reason }. Nothing of yours has changed.
       *[other] That match cannot be read: line { $line }: { $reason }. Nothing of yours has changed.
    }

## Earlier matches

history-name = Your matches
history-none = Nothing yet. Every match that you play to its end is kept here, in this browser only.
history-all = All games
history-which = Which games
history-figures = How it goes
history-level = Against
history-played = Matches
history-won = Won
history-streak = In a row
history-best = Most in a row
history-together = All
history-percent = { $share } %
history-past = Matches
history-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
history-against =
    { $count ->
        [2] the other player: { $level }
       *[other] { $count } players, the others: { $level }
    }
bot-mixed = Mixed
bot-mixed-about = Players of several levels.
history-practice = practice
history-replay = Go through it
history-facts-only = Only the result is kept
history-remove = Take it out
history-remove-ask = This match is then no longer kept, and no longer counts in the figures.
history-remove-yes = Take it out
history-gone = That match is no longer kept in this browser.
history-waits = waits, { $hand }
history-watched = watched
history-won-match = won, { $score }
history-shared = won together with others, { $score }
history-lost = lost, { $score }
history-place = place { $place } of { $sides }, { $score }

## A match gone through

replay-name = Going through the match
replay-where = Where in the play
replay-hand = Which deal
replay-step = { $step } of { $of }
replay-dealt = The cards are dealt.
replay-first = To the beginning of the deal
replay-back = One step back
replay-run = Let it run
replay-pause = Stop
replay-forward = One step on
replay-final = To the end of the deal
replay-score = Score sheet of this deal
replay-share = Hand it on
replay-take-up = Play on from here
replay-edit = Change this position
replay-holds =
    { $count ->
        [0] { SEAT($seat) }: no card.
       *[other] { SEAT($seat) }: { CARDS($cards) }.
    }
sheet-replay = Go through it

## Setting up a position

setup-name = Set up a position
setup-about = Put the cards where you want them, choose the rest, and play from there. A position can be passed on as a link.
setup-cards-name = The cards
setup-choices = The rest of the position
setup-pack = The pack: cards that have no place yet
setup-all-lie = Every card lies somewhere. Take one up to lay it elsewhere.
setup-undo = Undo
setup-redo = Redo
setup-fill = Deal the rest at random
setup-clear = Clear
setup-more = More
setup-next = How it goes on
setup-back = Take back the last step
setup-line = Notation
setup-line-help = The whole position in one line. Change it, or put another one here.
setup-play = Play it
setup-embed = Copy code for a web page
setup-you = You sit
setup-chair = { $number } · { SEAT($seat) }
setup-against = Against
setup-greet = Choose a place, then press the cards that lie there; or deal all of them at random.
setup-ready = This position can be played.
setup-rule = The rule is: “{ $rule }”
setup-forget = Forget it
setup-do = Do it
setup-count = { $count } of { $wanted }
setup-count-any = { $count }
setup-rest =
    { $count ->
        [one] and { $count } more card
       *[other] and { $count } more cards
    }
setup-put = Put down: { CARD($card) }
setup-take = Take up: { CARD($card) }
setup-placed = { CARD($card) }: now { $count } at “{ $place }”.
setup-taken = { CARD($card) }: back in the pack, { $count } left at “{ $place }”.
setup-may =
    { WHO($seat) ->
        [you] You may:
       *[other] { SEAT($seat) } may:
    }
setup-step = { SEAT($seat) }: { $what }
setup-seats = Players
setup-dealer = Dealer
setup-turn = Whose turn
setup-trump = Trumps
setup-trick = The trick, its first card first
setup-hand = { SEAT($seat) }
setup-won = Won: { SEAT($seat) }
setup-none = none
setup-number = { $number }
setup-seat = { SEAT($seat) }
setup-suit = { SUIT($suit) }
setup-cards = { CARDS($cards) }

## Why a position cannot be

position-unread = “{ $word }” cannot be read here.
position-unread-all = This line cannot be read as a position.
position-word = “{ $word }” says nothing in a position of this game. There are: { $allowed }.
position-word-twice = “{ $word }” is said twice.
position-word-missing = “{ $word }” is missing.
position-word-late = “{ $word }” has no place at this point of the game.
position-number = “{ $word }” is a number from { $low } to { $high }.
position-no-card = There is no card “{ $code }” in this pack.
position-card-twice = The { CARD($card) } lies in two places.
position-cards-missing =
    { $count ->
        [one] { $count } card has no place yet.
       *[other] { $count } cards have no place yet.
    }
position-size = { SEAT($seat) }: { $count } of { $wanted } cards.
position-hands = There must be one part for each of { $seats } seats, and there are { $count }.
position-over = The hand is over: nothing is left to play.
position-step = { SEAT($seat) }: the rules forbid that at step { $number }.
error-bad-option-text = “{ $text }” is no house rule with its value, or is said twice.
error-no-setup = Positions of { $game } cannot be set up here.

## Links that ask for what there is not

link-record = The match in this link cannot be read: the link was cut off or changed on its way. Ask for it once more, or for a file.

link-game = There is no game called “{ $value }” here. At the table: { $allowed }.
link-language = There are no words here for the language “{ $value }”. There are: { $allowed }.
link-seats = { $game } is for { $fewest } to { $most } players, so a table for “{ $value }” cannot be laid.
link-option = { $game } has no house rule called “{ $value }”. There are: { $allowed }.
link-value = The house rule “{ $name }” cannot be “{ $value }”. It can be: { $allowed }.
link-number = The house rule “{ $name }” is a number from { $low } to { $high }, not “{ $value }”.
link-player = Nobody here plays “{ $value }”. There are: { $allowed }.
link-players =
    { $count ->
        [one] The link names { $value } players for { $count } place: name one for all, or one for each.
       *[other] The link names { $value } players for { $count } places: name one for all, or one for each.
    }
link-no-game = The address says how a table is to be laid but not for which game. It begins with ?game= and one of: { $allowed }.
link-seed = A seed is up to { $most } of the digits 0 to 9 and a to f, not “{ $value }”.
link-position = This position cannot be laid: { $reason }.
link-position-why = This position cannot be laid. { $reason }
link-no-position = The address has an empty position: after position= comes one line, as pis_yedili%20dealer=0….
link-position-game = The position is one of “{ $value }”, not of { $game }.
link-position-with = A position itself says how many play and by which house rules, so the address cannot also ask for “{ $value }”.

## In another site's page (assets/embed.js)

embed-open = Play it here
embed-go-on = Go on
embed-refused = This page asks the card table for something that cannot be: { $name } is “{ $value }”.

## What the table answers when something is wrong (py/table/wire.py)

error-bad-json = The page asked the table something unreadable.
error-too-long = That is longer than { $most } characters, which the table does not read.
error-bad-version = Page and table come from different versions: load the page again.
error-unknown-ask = The table does not know the question “{ $ask }”. It knows: { $allowed }.
error-missing-field = A question to the table lacks its “{ $field }”.
error-bad-field = A question to the table has a “{ $field }” that cannot be.
error-unknown-game = There is no game called “{ $game }” here. There are: { $allowed }.
error-bad-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
error-unknown-option = There is no house rule called “{ $name }”. There are: { $allowed }.
error-bad-option-value = The house rule “{ $name }” cannot be “{ $value }”. It can be: { $allowed }.
error-bad-players =
    { $seats ->
        [one] This table needs { $seats } player.
       *[other] This table needs { $seats } players, one for each place.
    }
error-unknown-player = Nobody here plays “{ $player }”. There are: { $allowed }.
error-bad-seat = There is no seat “{ $seat }” at this table: seats are counted from 0 to { $last }.
error-one-viewer = Only one player can be you.
error-bad-notation = The record cannot be read: line { $line }: { $reason }.
error-no-match = There is no match on the table.
error-your-turn = It is your turn.
error-not-your-turn = It is not your turn.
error-deal-on = This hand is still being played.
error-deal-over = This hand is over.
error-match-over = The match is over.
error-unknown-action = There is no such action: “{ $action }”.
error-illegal = The rules do not allow that now.
error-match-on = All hands are shown once the match is over, and not before.
error-no-moment = This match has no such moment.
error-why-nothing = No computer player did that, or it has been taken back.
error-claim-uncertain = The rest is not certain, so it has to be played.
error-hint-hidden = No hint now: your hand lies face down, and what is in it is yours to remember.
error-undo-nothing = There is nothing of yours to take back in this hand.
error-undo-seen = You cannot take that back: you have seen a hidden card since.
error-undo-over = You cannot take that back: all cards are on the table now.
error-cancelled = The table has gone on.
error-internal = Something went wrong at the table ({ $what }). The match is kept as it was.
error-lost = The table does not answer ({ $reason }). Load the page again; the match is kept.

## The table

table-name = The table
table-seats = The others
table-marks = On the table
table-choices = What you may do
table-own-hand = Your hand
table-keys = The question mark tells the keys.
table-own-opened = Yours, face up
table-hand =
    { $of ->
        [0] Hand { $number }
       *[other] Hand { $number } of { $of }
    }
table-card = { CARD($card) }
table-card-said = { CARD($card) }, said to be { $value }
table-copy =
    { $number ->
        [1] { CARD($card) }, the first of the two in your hand
       *[other] { CARD($card) }, the second of the two in your hand
    }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-score =
    { $score ->
        [one] { $score } pt
       *[other] { $score } pts
    }
table-partner = Partner
table-dealer = D
table-dealer-long = dealer
table-undo = Take back
table-taken-back = You take your last move back.
table-hint = Hint
table-log = What happened
table-leave = Leave the table
table-leave-kept = The match stays as it is. You can go on with it from the lobby.
table-leave-lost = This browser keeps nothing for this page: the match is lost when you leave.
table-leave-yes = Leave
table-leave-no = Stay
table-your-turn = Your turn.
table-not-now = It is not your turn.
table-first = First answer what is asked.
table-confirm = Press again to play: { CARD($card) }.
table-go-on = Go on
table-claim = Take the rest
table-silent = it is silent
zone-stock = Stock
zone-discard = Discards
zone-trick = Trick
answer-hand =
    { $count ->
        [one] In your hand: { CARDS($cards) }.
       *[other] { $count } cards in your hand: { CARDS($cards) }.
    }
answer-no-hand = You hold no card.
answer-pile = { $zone }: { CARD($card) } on top.
answer-stack =
    { $count ->
        [0] { $zone }: empty.
        [one] { $zone }: { $count } card.
       *[other] { $zone }: { $count } cards.
    }
answer-turn =
    { WHO($seat) ->
        [you] It is your turn.
       *[other] It is { SEAT($seat) }’s turn.
    }
answer-score =
    { WHO($seat) ->
        [you]
            { $score ->
                [one] You: { $score } point, { $cards } in hand.
               *[other] You: { $score } points, { $cards } in hand.
            }
       *[other]
            { $score ->
                [one] { SEAT($seat) }: { $score } point, { $cards } in hand.
               *[other] { SEAT($seat) }: { $score } points, { $cards } in hand.
            }
    }
answer-laid = { SEAT($seat) }: { CARD($card) }.
answer-laid-said = { SEAT($seat) }: { CARD($card) }, said to be { $value }.
answer-trick = { $name }: { $laid }
answer-bids = You can bid { $value } or more.
answer-play = You can play { CARDS($cards) }.
answer-choices = You can also press: { $choices }.
answer-keys = Arrows go from card to card, Enter plays. H: my hand. T: the table. S: the score. L: what happened last, and the last trick. P: what I may play. R: the rule. 0 to 9: the numbers or the buttons. Ctrl and Z: take back.
hint-thinking = Thinking ahead…
hint-said = { $action }. { $why }
hint-weighed = { $action }: { $result }. { $why }
hint-close = Too close to tell apart, so the book decides.
hint-next = Otherwise: { $action }, { $result }.
action-card = { CARD($card) }
action-card-suit = { CARD($card) }, asking for { SUIT($suit) }
action-card-number = { CARD($card) }: { $value }
action-cards = { CARDS($cards) }
why-forced = Nothing else may be done.
why-random = One is as good as another.
why-thought-ahead = Played out in many deals that could be the real one, this does better than what the book says.
why-slipped = A slip: the book has something better.
why-ask = Why?
why-name = Why?
why-of = Why? { $words }
why-asking = Asking { SEAT($seat) }…
why-who = { SEAT($seat) } plays at the level “{ $level }”, and went by this:
why-who-later = { SEAT($seat) } plays at the level “{ $level }”.
why-later = What went into this is told when the hand is over: now it would show cards.
why-other-version = This was played by another version of the program, which had its own reasons.
why-worlds =
    { $worlds ->
        [one] Played out in { $worlds } deal that fits all that { SEAT($seat) } had seen:
       *[other] Played out in up to { $worlds } deals that fit all that { SEAT($seat) } had seen:
    }
seat-level = { SEAT($seat) }: { $level }. { $about }
table-together = This table
table-pad = Back to the score
sheet-back = Look back

## Bids and numbers

auction-name = The bidding
auction-calls = Who said what
auction-value = How much
auction-suit = Bid it in a suit
auction-less = Less
auction-more = More
auction-capot = Capot
auction-do = Bid { $value } { SUIT($suit) }
auction-bid =
    { $times ->
        [1] { $value } { SUIT($suit) }
       *[other] { $value } { SUIT($suit) }, times { $times }
    }
mission-cards =
    { $draws ->
        [0] { $cards } cards each
       *[other] { $cards } cards each, and { $draws } drawn
    }
mission-beside =
    { $draws ->
        [0]
            { $cards ->
                [one] card each
               *[other] cards each
            }
       *[other]
            { $cards ->
                [one] card each, { $draws } more drawn later
               *[other] cards each, { $draws } drawn later
            }
    }
number-sure = Say { $value }
number-none = That number cannot be named.

## The score pad

seat-name = { SEAT($seat) }
list-and = { $before } and { $last }
sheet-cards = Cards left
sheet-score = This hand
sheet-total = Total
sheet-next = Next hand
sheet-standings = Final standings
sheet-again = Play again
sheet-leave = To the lobby
sheet-us = Us
sheet-them = Them
sheet-round = { $number }. { $reason }
sheet-sum = Written
sheet-won-side =
    { $count ->
        [one] { $winners } win the match
       *[other] { $winners } share the match
    }
sheet-place = { $place }.
sheet-won =
    { $count ->
        [one] { $winners } wins the match
       *[other] { $winners } share the match
    }
sheet-won-you =
    { $count ->
        [one] You win the match
       *[other] { $winners } share the match
    }

## Lessons: a game's course, and the slip above the cloth

course-name = Lessons
course-done =
    { $done ->
        [0] Short lessons at the table, from the first card to the hard corners.
       *[other] { $done } of { $of } done.
    }
course-known = done
lesson-slip = The lesson
lesson-count = { $number } of { $of }
lesson-again = Once more
lesson-next = Next lesson
lesson-list = All lessons
lesson-other = That may be done, but this lesson is after something else.
why-lesson = It is what this lesson is after.
error-unknown-lesson = There is no lesson “{ $lesson }” in this game. It has: { $allowed }.
error-lesson-over = This lesson is over.
error-lesson-no = That is not what this lesson is after.

## The rules, on pages of their own (tools/rules.py)

rules-name = Rules
rules-of = Rules: { $name }
rules-title = { $name }: the rules
rules-index = The rules of the house’s games
rules-index-about = Every rule, with positions that you can play from the page.
rules-description = { $name }: quick rules, every rule by its number, tables, a worked example, common mistakes, strategy and house rules, with positions to try.
rules-contents = On this page
rules-top = To the top
rules-rule = Rule { $number }
rules-try = Try it
rules-allowed = Allowed.
rules-on-table = On the table: { CARDS($cards) }.
rules-in-hand = Your hand: { CARDS($cards) }.
