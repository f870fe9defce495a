# Pis Yedili. CARD, SUIT, RANK, SEAT and WHO are the frame's (assets/runtime/words.js).

pis_yedili-name = Pis Yedili
pis_yedili-blurb = Be the first with an empty hand. A seven costs your neighbour three cards, unless a seven answers it.


## What happened

pis_yedili-event-first-dealer =
    { WHO($seat) ->
        [you] You are the first dealer.
       *[other] { SEAT($seat) } is the first dealer.
    }
pis_yedili-event-shuffled =
    { WHO($seat) ->
        [you] You shuffle and deal.
       *[other] { SEAT($seat) } shuffles and deals.
    }
pis_yedili-event-dealt =
    { WHO($seat) ->
        [you] You take up your cards.
       *[other] { SEAT($seat) } takes up the cards.
    }
pis_yedili-event-laid =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] You lay the { CARD($card) }.
               *[other] { SEAT($seat) } lays the { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] You lay the { CARD($card) } and ask for { SUIT($suit) }.
               *[other] { SEAT($seat) } lays the { CARD($card) } and asks for { SUIT($suit) }.
            }
    }
pis_yedili-event-drew =
    { $card ->
        [null]
            { $why ->
                [club] { SEAT($seat) } has no club and draws a card.
                [again] { SEAT($seat) } draws a card for the second go.
                [bill] { SEAT($seat) } takes a card.
                [ace] { SEAT($seat) } takes a card for the ace.
                [tek] { SEAT($seat) } takes a card for the forgotten “Tek!”.
               *[turn] { SEAT($seat) } draws a card.
            }
       *[seen]
            { WHO($seat) ->
                [you]
                    { $why ->
                        [club] You have no club and draw the { CARD($card) }.
                        [again] You draw the { CARD($card) } for your second go.
                        [bill] You take the { CARD($card) }.
                        [ace] You take the { CARD($card) } for the ace.
                        [tek] You take the { CARD($card) } for the forgotten “Tek!”.
                       *[turn] You draw the { CARD($card) }.
                    }
               *[other]
                    { $why ->
                        [club] { SEAT($seat) } has no club and draws the { CARD($card) }.
                        [again] { SEAT($seat) } draws the { CARD($card) } for the second go.
                        [bill] { SEAT($seat) } takes the { CARD($card) }.
                        [ace] { SEAT($seat) } takes the { CARD($card) } for the ace.
                        [tek] { SEAT($seat) } takes the { CARD($card) } for the forgotten “Tek!”.
                       *[turn] { SEAT($seat) } draws the { CARD($card) }.
                    }
            }
    }
pis_yedili-event-passed =
    { WHO($seat) ->
        [you] You pass.
       *[other] { SEAT($seat) } passes.
    }
pis_yedili-event-took =
    { WHO($seat) ->
        [you] You do not answer the seven: { $count } cards for you, and your turn is lost.
       *[other] { SEAT($seat) } does not answer the seven: { $count } cards, and the turn is lost.
    }
pis_yedili-event-faces =
    { WHO($seat) ->
        [you] You must answer it or take { $count } cards.
       *[other] { SEAT($seat) } must answer it or take { $count } cards.
    }
pis_yedili-event-skipped =
    { WHO($seat) ->
        [you] You are skipped.
       *[other] { SEAT($seat) } is skipped.
    }
pis_yedili-event-turned =
    { $way ->
        [1] The turn goes clockwise again.
       *[other] The turn now goes the other way round.
    }
pis_yedili-event-goes-again =
    { $suit ->
        [null]
            { WHO($seat) ->
                [you] You go again.
               *[other] { SEAT($seat) } goes again.
            }
       *[suit]
            { WHO($seat) ->
                [you] You go again, with { SUIT($suit) } only.
               *[other] { SEAT($seat) } goes again, with { SUIT($suit) } only.
            }
    }
pis_yedili-event-said-tek =
    { WHO($seat) ->
        [you] You say “Tek!”
       *[other] { SEAT($seat) } says “Tek!”
    }
pis_yedili-event-forgot-tek =
    { WHO($seat) ->
        [you] You forgot to say “Tek!”
       *[other] { SEAT($seat) } forgot to say “Tek!”
    }
pis_yedili-event-reshuffled = The stock is empty: the discards are shuffled and become the stock.
pis_yedili-event-went-out =
    { WHO($seat) ->
        [you] You are out: that was your last card.
       *[other] { SEAT($seat) } is out: that was the last card.
    }
pis_yedili-event-voided =
    { WHO($seat) ->
        [you] You can come to no club: this hand is void and is dealt again.
       *[other] { SEAT($seat) } can come to no club: this hand is void and is dealt again.
    }
pis_yedili-event-stopped =
    { $why ->
        [passes] All have passed with nothing left to draw: the hand is counted as it stands.
       *[moves] A thousand moves: the hand is counted as it stands.
    }

## What you may do

pis_yedili-do-lay = Lay the { CARD($card) }
pis_yedili-do-suit = Which suit do you ask for with the { CARD($card) }?
pis_yedili-do-tek = “Tek!” { CARD($card) }
pis_yedili-do-tek-suit = “Tek!” { CARD($card) }, asking for { SUIT($suit) }
pis_yedili-do-draw = Draw
pis_yedili-do-draw-club = Draw for a club
pis_yedili-do-draw-again = Draw once
pis_yedili-do-pass = Pass
pis_yedili-do-void = No club is left to draw: deal again
pis_yedili-do-take = Take { $count } cards

## Why you may not

pis_yedili-refused-over = This hand is over.
pis_yedili-refused-deck-first = The cards are being shuffled.
pis_yedili-refused-turn = It is not your turn.
pis_yedili-refused-not-held = You do not hold the { CARD($card) }.
pis_yedili-refused-opening-club = The first card must be a club.
pis_yedili-refused-opening-special = By this table’s rules the { CARD($card) } may not be the first card.
pis_yedili-refused-lap-club = On the first lap everyone lays a club.
pis_yedili-refused-fit = You must follow the { CARD($card) }: { SUIT($suit) }, another { RANK($rank) }, or a jack.
pis_yedili-refused-jack-on-jack = A jack may not be laid on a jack.
pis_yedili-refused-named-suit = After the jack you must follow with { SUIT($suit) }.
pis_yedili-refused-only-a-seven =
    { $answer ->
        [ten] Only a 7 or a 10 answers a 7. Otherwise take { $count } cards.
        [ace] Only a 7 or an ace answers a 7. Otherwise take { $count } cards.
        [ten_or_ace] Only a 7, a 10 or an ace answers a 7. Otherwise take { $count } cards.
        [nothing] By this table’s rules nothing answers a 7: take { $count } cards.
       *[seven] Only a 7 answers a 7. Otherwise take { $count } cards.
    }
pis_yedili-refused-ace-suit = After your ace you go again with { SUIT($suit) } only.
pis_yedili-refused-no-second-ace = After your ace you go again with { SUIT($suit) } only: no second ace.
pis_yedili-refused-forgot-tek = You forgot to say “Tek!”, so you may not finish this time.
pis_yedili-refused-nothing-to-say = “Tek!” is said with the second-last card.
pis_yedili-refused-name-a-suit = Name a suit with the { CARD($card) }.
pis_yedili-refused-no-suit = The { CARD($card) } asks for no suit now.
pis_yedili-refused-no-bill = There is no penalty to take.
pis_yedili-refused-take-first = Answer the seven or take { $count } cards.
pis_yedili-refused-lay-a-club = You hold a club: lay it.
pis_yedili-refused-draw-a-club = Draw until a club comes.
pis_yedili-refused-holds-ace-suit = You hold { SUIT($suit) }: after your ace you must lay one.
pis_yedili-refused-able = By this table’s rules you may not draw while you hold a card that fits.
pis_yedili-refused-able-no-pass = You hold a card that fits: lay it.
pis_yedili-refused-one-draw = One draw in a turn.
pis_yedili-refused-enough-draws = You have drawn { $count } cards: that is all for this turn.
pis_yedili-refused-nothing-to-draw = There is nothing left to draw.
pis_yedili-refused-draw-until = Draw until a card fits.
pis_yedili-refused-draw-first = You may pass only after drawing.
pis_yedili-refused-no-such = There is no such thing to do.
pis_yedili-refused-no-deck = The deck has nothing of the kind to do.
pis_yedili-refused-no-seat = There is no such seat at this table.
pis_yedili-refused-bad-deck = These are not the cards to be shuffled.

## Always on show

pis_yedili-mark-direction =
    { $value ->
        [cw] Clockwise
       *[ccw] Counter-clockwise
    }
pis_yedili-mark-penalty = { $value } cards waiting
pis_yedili-mark-suit =
    { $value ->
        [C] Clubs must follow
        [D] Diamonds must follow
        [H] Hearts must follow
       *[S] Spades must follow
    }
pis_yedili-mark-again =
    { $value ->
        [C] Clubs only
        [D] Diamonds only
        [H] Hearts only
       *[S] Spades only
    }
pis_yedili-mark-clubs = Clubs only
pis_yedili-badge-tek = Tek!
pis_yedili-badge-muted = may not finish
pis_yedili-badge-again =
    { WHO($seat) ->
        [you] go again
       *[other] goes again
    }

## The count

pis_yedili-reason-out =
    { WHO($seat) ->
        [you] You are out with the { CARD($card) }
       *[other] { SEAT($seat) } is out with the { CARD($card) }
    }
pis_yedili-reason-void = No club for the first player: this hand is dealt again
pis_yedili-reason-moves = A thousand moves: everyone counts
pis_yedili-reason-passes = Nobody can go on: everyone counts
pis_yedili-sheet-last-counts = Last card counts ×{ $factor }
pis_yedili-sheet-card = { CARD($card) }
pis_yedili-sheet-factor = ×{ $factor }

## House rules

pis_yedili-option-hands = Hands in a match
pis_yedili-option-hands-help = The lowest total after so many hands wins.
pis_yedili-option-first_lap = Clubs first
pis_yedili-option-first_lap-help = Many tables let every player’s first card be a club without any effect; who has none draws until one comes.
pis_yedili-option-first_lap-starter = Only the first card
pis_yedili-option-first_lap-everyone = Everyone’s first card
pis_yedili-option-seven_penalty = What sevens cost
pis_yedili-option-seven_penalty-help = The first seven, the second laid on it, the third, the fourth.
pis_yedili-option-seven_penalty-three = 3, 6, 9, 12 cards
pis_yedili-option-seven_penalty-two = 2, 4, 6, 8 cards
pis_yedili-option-seven_penalty-doubling = 3, 6, 12, 24 cards
pis_yedili-option-answer_seven = What answers a seven
pis_yedili-option-answer_seven-help = A ten turns the direction and throws the penalty back; an ace hands it on and does nothing else.
pis_yedili-option-answer_seven-seven = A seven
pis_yedili-option-answer_seven-ten = A seven or a ten
pis_yedili-option-answer_seven-ace = A seven or an ace
pis_yedili-option-answer_seven-ten_or_ace = A seven, a ten or an ace
pis_yedili-option-answer_seven-nothing = Nothing: you always take the cards
pis_yedili-option-seven_anywhere = A seven fits on anything
pis_yedili-option-seven_anywhere-help = On a normal turn; not at the opening and not on an ace’s second go.
pis_yedili-option-draws = When you cannot play
pis_yedili-option-draws-help = How many cards you may draw in a turn in which nothing fits.
pis_yedili-option-draws-one = Draw one
pis_yedili-option-draws-until_playable = Draw until one fits
pis_yedili-option-draws-up_to_three = Draw up to three
pis_yedili-option-draws-any_number = Draw as many as you like
pis_yedili-option-ace = An ace
pis_yedili-option-ace-help = What it does to the others, and to you.
pis_yedili-option-ace-all_draw_suit = All others draw one, you go again in its suit
pis_yedili-option-ace-all_draw_any = All others draw one, you go again
pis_yedili-option-ace-skip = The next player is skipped
pis_yedili-option-ace-next_draws = The next player draws one and is skipped
pis_yedili-option-eight = An eight
pis_yedili-option-eight-help = Some tables play eights as ordinary cards.
pis_yedili-option-eight-skip = Skips the next player
pis_yedili-option-eight-nothing = Does nothing
pis_yedili-option-jack_on_jack = A jack on a jack
pis_yedili-option-jack_on_jack-help = By the rules a jack fits on anything except a jack.
pis_yedili-option-tek = “Tek!”
pis_yedili-option-tek-help = Whether it must be said while laying the second-last card. Computer players never forget.
pis_yedili-option-tek-automatic = Need not be said
pis_yedili-option-tek-no_finish = Forget it, and you may not finish on your next turn
pis_yedili-option-tek-draw_one = Forget it, and you draw one card
pis_yedili-option-tek-draw_two = Forget it, and you draw two cards
pis_yedili-option-ace_draw_first = After your ace you may draw first
pis_yedili-option-ace_draw_first-help = By the rules you must lay a card of the ace’s suit if you hold one.
pis_yedili-option-starter_cards = Cards for the starter
pis_yedili-option-starter_cards-help = Everyone else gets seven.
pis_yedili-option-starter_cards-7 = Seven
pis_yedili-option-starter_cards-8 = Eight
pis_yedili-option-last_card_effects = The last card still works
pis_yedili-option-last_card_effects-help = A last seven’s or ace’s cards are taken before counting, and cannot be answered.
pis_yedili-option-multipliers = Last seven ×3, last jack ×2
pis_yedili-option-multipliers-help = Without it every penalty counts once.
pis_yedili-option-draw_though_able = Drawing though you could play
pis_yedili-option-draw_though_able-help = By the rules you may draw one card instead, and then lay or pass.
pis_yedili-option-draw_though_able-allowed = Allowed
pis_yedili-option-draw_though_able-then_lay = Allowed, but you may not pass while a card fits
pis_yedili-option-draw_though_able-never = Not allowed, nor passing while a card fits
pis_yedili-option-opening_specials = Any club may be the first card
pis_yedili-option-opening_specials-help = Without it ace, ten, jack and seven of clubs may not.

## Said aloud, over the speaker's plate: two or three words; the log has the sentence

pis_yedili-bubble-laid =
    { $suit ->
        [null] { "" }
       *[named] I want { SUIT($suit) }!
    }
pis_yedili-bubble-drew =
    { $why ->
        [turn] I draw
        [again] I draw
        [club] No club
       *[other] { "" }
    }
pis_yedili-bubble-passed = I pass
pis_yedili-bubble-took = I take { $count }
pis_yedili-bubble-skipped = Skipped
pis_yedili-bubble-goes-again = And once more
pis_yedili-bubble-said-tek = Tek!

## Why the rulebook player would do it

pis_yedili-expected =
    { $sign ->
        [minus] about −{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } penalty points
       *[other] about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } penalty points
    }
pis_yedili-why-random = Any card will do.
pis_yedili-why-finish = Lay the { CARD($card) } and you are out.
pis_yedili-why-line = Begin with the { CARD($card) }: you can be out before anybody else has a turn.
pis_yedili-why-answer-seven = Answer with the { CARD($card) }: then the { $count } cards and more are the next player’s.
pis_yedili-why-take = Nothing of yours answers the seven.
pis_yedili-why-draw = Nothing of yours fits.
pis_yedili-why-pass = Nothing fits, and every card more costs about eight points.
pis_yedili-why-only = Only the { CARD($card) } fits, and drawing instead almost never pays.
pis_yedili-why-shed = The { CARD($card) } is your dearest card that can go: do not be caught with it.
pis_yedili-why-goes-on = More of your cards fit on the { CARD($card) } than on the { CARD($other) }.
pis_yedili-why-keeps-seven = Keep a seven in reserve: it sends a penalty on to the next player.
pis_yedili-why-keeps-jack = Keep the jack: it gets you out of any corner.
pis_yedili-why-bails-out = Somebody is nearly out: get rid of the { CARD($card) } while you can.
pis_yedili-why-stops-next = { SEAT($seat) } has one card left: use the { CARD($card) }.
pis_yedili-why-ace-first = Lead your { SUIT($suit) } with the ace: the others draw and you go again.
pis_yedili-why-keeps-finisher = Lay the { CARD($card) } first and finish on the { CARD($other) }: the last card multiplies what the others pay.

## The player’s own figures
pis_yedili-merit-out = Hands in which you went out: { $done } of { $tried }

## A position that is set up

pis_yedili-setup-discard = Discards, the top card last
pis_yedili-setup-stock = Stock, the next card first
pis_yedili-setup-phase = What is due
pis_yedili-setup-phase-dealer = The dealer is drawn
pis_yedili-setup-phase-shuffle = The pack is shuffled
pis_yedili-setup-phase-first = The first card, a club
pis_yedili-setup-phase-lap = The first lap of clubs
pis_yedili-setup-phase-turn = A turn
pis_yedili-setup-phase-again = The second go after an ace
pis_yedili-setup-phase-over = The end
pis_yedili-setup-way = The turn goes
pis_yedili-setup-way-clockwise = clockwise
pis_yedili-setup-way-back = the other way round
pis_yedili-setup-named = The jack asks for
pis_yedili-setup-bill = Penalty that waits, in cards
pis_yedili-setup-drawn = Drawn in this turn
pis_yedili-setup-lap = Turns left of the first lap
pis_yedili-setup-muted = Forgot “Tek!”, may not finish
pis_yedili-setup-idle = Passes in a row with nothing to draw
pis_yedili-setup-moves = Moves so far
pis_yedili-setup-born = When cards last came from a reshuffle
pis_yedili-setup-declined = What was drawn and passed on
pis_yedili-setup-known = What all know of the hands
pis_yedili-setup-due = Who still takes cards
pis_yedili-setup-end = How it ended
pis_yedili-position-empty = { SEAT($seat) }: no card, so the hand would be over.
pis_yedili-position-no-discard = A card must lie face up, unless the first card is due.
pis_yedili-position-discard = Before the first card nothing lies on the discards.
pis_yedili-position-unshuffled = Before the shuffle no card lies anywhere.
pis_yedili-position-no-suit = The { CARD($card) } on top must ask for a suit.
pis_yedili-position-no-jack = Only a jack on top asks for a suit.
pis_yedili-position-again = The second go comes only after an ace on top, where the house rules have it.
pis_yedili-position-no-bill = No penalty waits at the first card, on a first lap or in a second go.
pis_yedili-position-bill-steps = A penalty of { $count } cards cannot be. It can be: { $allowed }.
pis_yedili-position-bill-card = No penalty waits on the { CARD($card) }.
pis_yedili-position-bill-drawn = While a penalty waits nobody has drawn in this turn.
pis_yedili-position-lap = A first lap of clubs is played only by that house rule, at the beginning.
pis_yedili-position-due = Cards are still due only where the stock is empty and there are discards to shuffle.
pis_yedili-position-moves = A hand ends with { $count } moves.
pis_yedili-position-known = { SEAT($seat) }: what all know of this hand does not go with its cards.
pis_yedili-position-told = What the line tells of earlier play does not go with the cards.
pis_yedili-position-no-dealer = The dealer is missing.
pis_yedili-position-end = That is not how this hand can have ended.
