# Pip-Pip. Keys begin with the game's name; parameters are codes as they come from the table.

pip_pip-name = Pip-Pip
pip_pip-blurb = Two packs and a long table. Show a king with his queen, call “Pip-Pip!”, and trumps change.


## What happened

pip_pip-event-drew-for-deal =
    { $again ->
        [true] { SEAT($seat) } again: the { CARD($card) }.
       *[other] { SEAT($seat) }: the { CARD($card) }.
    }
pip_pip-event-draw-tied = A tie for the deal: those who tied put their cards aside and draw again.
pip_pip-event-dealer-chosen =
    { WHO($seat) ->
        [you] You win the draw and deal. Trumps are { SUIT($suit) }.
       *[other] { SEAT($seat) } wins the draw and deals. Trumps are { SUIT($suit) }.
    }
pip_pip-event-seated = Places by the cards drawn: everybody sits clockwise from the dealer.
pip_pip-event-cut-for-trump =
    { WHO($seat) ->
        [you] You cut the { CARD($card) }. Trumps are { SUIT($suit) }.
       *[other] { SEAT($seat) } cuts the { CARD($card) }. Trumps are { SUIT($suit) }.
    }
pip_pip-event-trump-kept = Trumps stay as they were: { SUIT($suit) }.
pip_pip-event-shuffled =
    { WHO($seat) ->
        [you] You shuffle and deal seven cards each.
       *[other] { SEAT($seat) } shuffles and deals seven cards each.
    }
pip_pip-event-dealt =
    { WHO($seat) ->
        [you] Your cards: { CARDS($cards) }.
       *[other] { "" }
    }
pip_pip-event-trump-changed = Trumps change: { SUIT($suit) } from this trick on.
pip_pip-event-played =
    { WHO($seat) ->
        [you] You play the { CARD($card) }.
       *[other] { SEAT($seat) } plays the { CARD($card) }.
    }
pip_pip-event-drew =
    { WHO($seat) ->
        [you] You draw the { CARD($card) }.
       *[other] { "" }
    }
pip_pip-event-called =
    { $suit ->
        [null] Pip-Pip! { SEAT($seat) }: { CARD($king) } and { CARD($queen) }, 50 points.
       *[other] Pip-Pip! { SEAT($seat) }: { CARD($king) } and { CARD($queen) }, 50 points. Trumps from the next trick: { SUIT($suit) }.
    }
pip_pip-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [0] You take the trick: no points in it.
                [one] You take the trick: { $points } point.
               *[other] You take the trick: { $points } points.
            }
       *[other]
            { $points ->
                [0] { SEAT($seat) } takes the trick: no points in it.
                [one] { SEAT($seat) } takes the trick: { $points } point.
               *[other] { SEAT($seat) } takes the trick: { $points } points.
            }
    }
pip_pip-event-gathered = { "" }
pip_pip-event-remainder-exposed = Too few cards left for everybody to draw: { CARDS($cards) } lie face up, out of play.
pip_pip-event-remainder-taken =
    { WHO($seat) ->
        [you]
            { $points ->
                [one] You take the cards left over with the last trick: { $points } point.
               *[other] You take the cards left over with the last trick: { $points } points.
            }
       *[other]
            { $points ->
                [one] { SEAT($seat) } takes the cards left over with the last trick: { $points } point.
               *[other] { SEAT($seat) } takes the cards left over with the last trick: { $points } points.
            }
    }

## What is said aloud at the table

pip_pip-bubble-called = Pip-Pip!

## Why not

pip_pip-refused-hand-over = The hand is over.
pip_pip-refused-not-dealt = The cards have not been dealt yet.
pip_pip-refused-not-for-chance = That is not what the pack does now.
pip_pip-refused-not-your-turn = It is not your turn.
pip_pip-refused-not-in-hand = You do not hold the { CARD($card) }.
pip_pip-refused-follow-suit = You hold { SUIT($suit) } and must follow suit.
pip_pip-refused-not-both-in-hand = You need both the { CARD($king) } and the { CARD($queen) } in your hand.
pip_pip-refused-called-already = Your { CARD($card) } has already served in a call.
pip_pip-refused-suit-is-trump = Trumps are { SUIT($suit) }, and a King and Queen of trumps cannot be called.
pip_pip-refused-only-after-drawing = By this table’s rules you may call only right after drawing a card.

## What you may do

pip_pip-do-play = Play
pip_pip-do-call = Pip-Pip!
pip_pip-do-call-suit = Pip-Pip! { SUIT($suit) }

## Always on show

pip_pip-mark-trump = Trumps: { SUIT($value) }
pip_pip-mark-next-trump = Next trick: { SUIT($value) }
pip_pip-mark-last = Last trick
pip_pip-mark-tricks-left =
    { $value ->
        [one] One trick to go
       *[other] { $value } tricks to go
    }
pip_pip-badge-points = +{ $points }
pip_pip-badge-points-long =
    { $points ->
        [one] { $points } point taken in this hand
       *[other] { $points } points taken in this hand
    }
pip_pip-badge-calls =
    { $count ->
        [one] Pip-Pip
       *[other] Pip-Pip ×{ $count }
    }

## The score sheet

pip_pip-sheet-captured =
    { $count ->
        [one] { $count } { RANK($rank, form: "one") } at { $each }
       *[other] { $count } { RANK($rank, form: "many") } at { $each }
    }
pip_pip-sheet-calls =
    { $count ->
        [one] { $count } Pip-Pip at { $each }
       *[other] { $count } Pip-Pips at { $each }
    }
pip_pip-sheet-remainder =
    { $count ->
        [one] Last trick: the card left over
       *[other] Last trick: the { $count } cards left over
    }
pip_pip-sheet-check =
    { $lost ->
        [0] In cards taken: all { $total } points of the two packs
       *[other] In cards taken { $captured } points, in the cards left over { $lost }: the { $total } of the two packs
    }
pip_pip-reason-all-played =
    { $seat ->
        [null] Most points are shared: { $points } each
       *[seat]
            { WHO($seat) ->
                [you] You took most: { $points } points
               *[other] { SEAT($seat) } took most: { $points } points
            }
    }

## Why the bot would

pip_pip-expected =
    { $sign ->
        [minus] about −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
       *[other] about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
    }
pip_pip-why-random = No reason at all.
pip_pip-why-thought-ahead = Played through in many deals that could be this one, it came to more than the usual card.
pip_pip-why-slipped = A slip: the mind was elsewhere.
pip_pip-why-only = It is the only card that may be played.
pip_pip-why-call = A King and Queen are worth 50 at once, and a half of the pair may be forced out later.
pip_pip-why-call-free = 50 points, and another suit already waits to be trumps.
pip_pip-why-take =
    { $points ->
        [one] Nobody plays after you: it takes { $points } point for certain.
       *[other] Nobody plays after you: it takes { $points } points for certain.
    }
pip_pip-why-win = It is likely to hold, and the points are worth it.
pip_pip-why-low = The trick is not worth a good card: the one you need least goes.
pip_pip-why-keep-royal = Keeps a King or Queen whose mate may still turn up: a pair is worth 50.
pip_pip-why-guard = A King or Queen needs a low card of its suit beside it, so that it is not forced out.
pip_pip-why-lead-high = Nothing that can beat it is likely to be against you.
pip_pip-why-lead-low = The leader plays first and sees least: a card you can spare goes.

## House rules

pip_pip-option-follow = Following suit
pip_pip-option-follow-help = Whether you must play a card of the suit led while you hold one.
pip_pip-option-follow-must = Must follow
pip_pip-option-follow-free = Play anything
pip_pip-option-first_dealer = First dealer
pip_pip-option-first_dealer-help = Everybody draws a card before the first hand. The dealer’s card names the trumps either way.
pip_pip-option-first_dealer-highest = Highest card
pip_pip-option-first_dealer-lowest = Lowest card
pip_pip-option-seating = Places
pip_pip-option-seating-help = The first draw can also settle who sits where: clockwise from the dealer, high to low.
pip_pip-option-seating-lobby = As set up
pip_pip-option-seating-draw = By the draw
pip_pip-option-later_trump = Trumps of later hands
pip_pip-option-later_trump-help = Who cuts a card for trumps before the second and later hands.
pip_pip-option-later_trump-left = Dealer’s left cuts
pip_pip-option-later_trump-right = Dealer’s right cuts
pip_pip-option-later_trump-dealer = Dealer cuts
pip_pip-option-later_trump-carry = Last trumps stay
pip_pip-option-several_calls = Several calls in one trick
pip_pip-option-several_calls-help = Every call scores 50. This says whose suit becomes trumps.
pip_pip-option-several_calls-first = First one’s suit
pip_pip-option-several_calls-last = Last one’s suit
pip_pip-option-call_moment = When to call
pip_pip-option-call_moment-help = At any time while you hold the pair, or only after the deal and right after you draw.
pip_pip-option-call_moment-any = Any time
pip_pip-option-call_moment-drawing = Right after drawing
pip_pip-option-trump_marriage = King and Queen of trumps
pip_pip-option-trump_marriage-help = Whether a pair in the trump suit may be called.
pip_pip-option-trump_marriage-none = No call
pip_pip-option-trump_marriage-fifty = 50, no change
pip_pip-option-twins = Identical cards
pip_pip-option-twins-help = Which of two identical cards wins when they are the highest in a trick.
pip_pip-option-twins-second = Second wins
pip_pip-option-twins-first = First wins
pip_pip-option-remainder = Cards left over
pip_pip-option-remainder-help = When too few are left for everybody to draw, they are turned up and out of play.
pip_pip-option-remainder-unused = Score for nobody
pip_pip-option-remainder-last_trick = To the last trick’s winner
pip_pip-option-length = Length of the match
pip_pip-option-length-help = The highest total wins when it is over.
pip_pip-option-length-each_deals = Everybody deals once
pip_pip-option-length-each_deals_twice = Everybody deals twice
pip_pip-option-length-hands = A number of hands
pip_pip-option-length-target = To a target
pip_pip-option-hands = Hands
pip_pip-option-hands-help = How many hands, where the length is a number of hands.
pip_pip-option-target = Target
pip_pip-option-target-help = The total that ends the match, where it is played to a target.

## The player’s own figures
pip_pip-merit-called = Hands with a Pip-Pip of yours: { $done } of { $tried }
pip_pip-merit-most = Hands in which you took most: { $done } of { $tried }

## A position that is set up

pip_pip-setup-stock = Stock, the next card first
pip_pip-setup-remainder = Left over
pip_pip-setup-last = Who has played last
pip_pip-setup-waiting = Trumps from the next trick
pip_pip-setup-called = Called: { SEAT($seat) }
pip_pip-setup-before = The trick before
pip_pip-setup-late = Cards drawn late and played
pip_pip-setup-order = Who sits next to whom
pip_pip-setup-drawn = The draw for the deal
pip_pip-setup-voids = Suits not followed
pip_pip-position-not-dealt = The cards are not dealt yet.
pip_pip-position-no-trump = Cards are dealt once there are a dealer and trumps.
pip_pip-position-draw = The draw or the cut cannot have gone like that.
pip_pip-position-order = Everybody sits in one place, and another order comes only from the draw for seats.
pip_pip-position-piles = Tricks won are whole tricks, of { $seats } cards each.
pip_pip-position-full-trick = A full trick lies with whoever won it.
pip_pip-position-turn = It is missing whose turn it is.
pip_pip-position-first-lead = The player at the dealer’s left leads to the first trick.
pip_pip-position-last = Who has played last is said once somebody has played, and only then.
pip_pip-position-last-is = Last to play: { SEAT($seat) }.
pip_pip-position-before = The trick before does not go with the tricks won.
pip_pip-position-stock =
    { $tricks ->
        [one] After { $tricks } trick the stock holds { $count } cards, and nothing is left over yet.
       *[other] After { $tricks } tricks the stock holds { $count } cards, and nothing is left over yet.
    }
pip_pip-position-remainder =
    { $tricks ->
        [one] After { $tricks } trick the stock is used up and { $count } cards are left over.
       *[other] After { $tricks } tricks the stock is used up and { $count } cards are left over.
    }
pip_pip-position-called-once = A card serves in one call only.
pip_pip-position-called-pair = A call is a King and a Queen of one suit.
pip_pip-position-called-held = { SEAT($seat) }: what was called is neither in the hand nor played.
pip_pip-position-waiting-trump = The next trumps are another suit than the trumps of now.
pip_pip-position-waiting = Nobody has called { SUIT($suit) }.
pip_pip-position-voids = The suits not followed do not go with the tricks.
pip_pip-position-revoke = { SEAT($seat) }: still holding cards of the suit that was not followed.
pip_pip-position-empty = All hands are empty before the last trick.
