pilotta-name = Pilotta
pilotta-blurb = Two against two, as in the coffee houses of Cyprus: bid, declare, and never waste a trump.

## What happens (the log)
pilotta-event-dealer-drawn =
    { WHO($seat) ->
        [you] You deal first.
       *[other] { SEAT($seat) } deals first.
    }
pilotta-event-dealt =
    { WHO($dealer) ->
        [you] You deal: three, two and three cards.
       *[other] { SEAT($dealer) } deals: three, two and three cards.
    }
pilotta-event-passed =
    { WHO($seat) ->
        [you] You pass.
       *[other] { SEAT($seat) } passes.
    }
pilotta-event-bid-made =
    { $capot ->
        [true]
            { WHO($seat) ->
                [you] You bid capot in { SUIT($suit) }.
               *[other] { SEAT($seat) } bids capot in { SUIT($suit) }.
            }
       *[false]
            { WHO($seat) ->
                [you] You bid { $said } { SUIT($suit) }.
               *[other] { SEAT($seat) } bids { $said } { SUIT($suit) }.
            }
    }
pilotta-event-closed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] You close: times two.
               *[other] { SEAT($seat) } closes: times two.
            }
       *[other]
            { WHO($seat) ->
                [you] You say “{ pilotta-do-close }”: times two.
               *[other] { SEAT($seat) } says “{ pilotta-do-close }”: times two.
            }
    }
pilotta-event-reclosed =
    { $names ->
        [close]
            { WHO($seat) ->
                [you] You close again: times four.
               *[other] { SEAT($seat) } closes again: times four.
            }
       *[other]
            { WHO($seat) ->
                [you] You say “{ pilotta-do-reclose }”: times four.
               *[other] { SEAT($seat) } says “{ pilotta-do-reclose }”: times four.
            }
    }
pilotta-event-contract-made =
    { WHO($seat) ->
        [you]
            { $multiplier ->
                [1] You play { pilotta-bid-in }.
               *[other] You play { pilotta-bid-in }, times { $multiplier }.
            }
       *[other]
            { $multiplier ->
                [1] { SEAT($seat) } plays { pilotta-bid-in }.
               *[other] { SEAT($seat) } plays { pilotta-bid-in }, times { $multiplier }.
            }
    }
pilotta-event-passed-out = Four passes: nobody scores, and the next one deals.
pilotta-event-announced =
    { WHO($seat) ->
        [you] You announce { $value }.
       *[other] { SEAT($seat) } announces { $value }.
    }
pilotta-event-shown =
    { $kind ->
        [four]
            { WHO($seat) ->
                [you] You show four of a kind for { $value }: { CARDS($cards) }.
               *[other] { SEAT($seat) } shows four of a kind for { $value }: { CARDS($cards) }.
            }
       *[run]
            { WHO($seat) ->
                [you] You show a run for { $value }: { CARDS($cards) }.
               *[other] { SEAT($seat) } shows a run for { $value }: { CARDS($cards) }.
            }
    }
pilotta-event-played =
    { WHO($seat) ->
        [you] You play the { CARD($card) }.
       *[other] { SEAT($seat) } plays the { CARD($card) }.
    }
pilotta-event-said-pilotta =
    { $again ->
        [true]
            { WHO($seat) ->
                [you] You say “Re-pilotta!”
               *[other] { SEAT($seat) } says “Re-pilotta!”
            }
       *[false]
            { WHO($seat) ->
                [you] You say “Pilotta!”
               *[other] { SEAT($seat) } says “Pilotta!”
            }
    }
pilotta-event-trick-taken =
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
pilotta-event-round-over = The round is played.

## Said aloud, by the speaker's plate
pilotta-bubble-passed = Pass
pilotta-bubble-bid-made =
    { $capot ->
        [true] Capot { SIGN($suit) }
       *[false] { $said } { SIGN($suit) }
    }
pilotta-bubble-closed =
    { $names ->
        [close] I close!
       *[other] { pilotta-do-close }!
    }
pilotta-bubble-reclosed =
    { $names ->
        [close] I close again!
       *[other] { pilotta-do-reclose }!
    }
pilotta-bubble-announced = { $value }!
pilotta-bubble-said-pilotta =
    { $again ->
        [true] Re-pilotta!
       *[false] Pilotta!
    }

## What may be done
pilotta-do-play = Play
pilotta-do-bid = Bid
pilotta-do-pass = Pass
pilotta-do-close = { $names ->
    [kontra] Kontra
    [kleisto] Kleisto
   *[close] Close
 }
pilotta-do-reclose = { $names ->
    [kontra] Rekontra
    [kleisto] Anoikto
   *[close] Re-close
 }
pilotta-do-announce = { $number ->
    [1] Announce { $value }
   *[other] Announce { $value } and more
 }
pilotta-do-show = Show your cards

## What is asked before a card may be played
pilotta-first-bid = First the bidding: bid or pass.

## Why not
pilotta-refused-turn = It is not your turn.
pilotta-refused-over = The round is over.
pilotta-refused-follow = You hold { SUIT($suit) }: follow suit.
pilotta-refused-cut = You must cut with { SUIT($suit) }.
pilotta-refused-above = You must go above the { CARD($card) }.
pilotta-refused-cut-above = You must cut above the { CARD($card) }.
pilotta-refused-under-cut = No higher trump: any of your { SUIT($suit) }, but a trump it must be.
pilotta-refused-not-held = You do not hold the { CARD($card) }.
pilotta-refused-play-a-card = Play a card.
pilotta-refused-announce = Announce before your card in the first trick, once, and with something to announce.
pilotta-refused-show = Show before your card in the second trick, once, what you announced.
pilotta-refused-closed =
    { $names ->
        [close] The bid is closed: no more bids.
       *[other] After “{ pilotta-do-close }” there are no more bids.
    }
pilotta-refused-bid-higher =
    { $capot ->
        [true] Nothing is bid over capot.
       *[false] Bid more than { $said }.
    }
pilotta-refused-bid-highest =
    { $capot ->
        [true] Bids end at { $said }; above it there is only capot.
       *[false] Bids end at { $said }.
    }
pilotta-refused-no-capot-call = Capot is not bid at this table.
pilotta-refused-close-whose =
    { $names ->
        [close] Only the bidder’s opponents may close.
       *[other] Only the bidder’s opponents may say “{ pilotta-do-close }”.
    }
pilotta-refused-reclose-whose =
    { $names ->
        [close] Only the closed side may close again.
       *[other] Only the bidder’s side may answer with “{ pilotta-do-reclose }”.
    }
pilotta-refused-auction = First the bidding.
pilotta-refused-dealer-first = First the dealer is drawn.
pilotta-refused-shuffle = The pack must hold its 32 cards.

## What is on show
pilotta-mark-bid =
    { $times ->
        [1] Highest bid: { pilotta-bid-short }, { SEAT($seat) }
       *[other] Highest bid: { pilotta-bid-short }, { SEAT($seat) }, times { $times }
    }
pilotta-mark-contract =
    { $times ->
        [1] Contract: { pilotta-bid-short }, { SEAT($seat) }
       *[other] Contract: { pilotta-bid-short }, { SEAT($seat) }, times { $times }
    }
pilotta-mark-calls = Said so far
pilotta-mark-last = Last trick
pilotta-mark-declaration = { $kind ->
    [four] Four of a kind, { $value }
   *[run] Run, { $value }
 }
pilotta-badge-announced = { $value }

## The sheet
pilotta-sheet-contract =
    { $times ->
        [1] Contract, { pilotta-points-bid }
        [2] Contract, { pilotta-points-bid }, { pilotta-closed-once }: ×2
       *[other] Contract, { pilotta-points-bid }, { pilotta-closed-twice }: ×4
    }
pilotta-sheet-tricks =
    { $way ->
        [0] Tricks, { $points } points, rounded down
        [1] Tricks, { $points } points, rounded up
        [2] Tricks, { $points } points: two sixes, only one goes up
       *[3] Tricks, { $points } points
    }
pilotta-sheet-capot = Capot, all eight tricks
pilotta-sheet-all-tricks = All trick points, 162
pilotta-sheet-declarations = Declarations, { $points } points
pilotta-sheet-declarations-beaten = Declarations, { $points } points: only the other side’s count
pilotta-sheet-declarations-tied = Declarations: both sides’ highest are equal, nobody scores
pilotta-sheet-declarations-unshown = Declarations, { $points } points: announced and not shown
pilotta-sheet-pilotta = Pilotta, 20 points
pilotta-reason-passed-out = Four passes: nobody scores
pilotta-reason-made =
    { $ours ->
        [yes] We made it: { $points } for { $bid }
       *[no] They made it: { $points } for { $bid }
    }
pilotta-reason-failed =
    { $ours ->
        [yes] We failed: { $points } for { pilotta-points-bid }
       *[no] They failed: { $points } for { pilotta-points-bid }
    }
pilotta-reason-capot =
    { $ours ->
        [yes] Capot! All eight tricks are ours
       *[no] Capot! All eight tricks are theirs
    }
pilotta-reason-reverse-capot =
    { $ours ->
        [yes] We bid { pilotta-points-bid } and took no trick
       *[no] They bid { pilotta-points-bid } and took no trick
    }
pilotta-reason-capot-failed =
    { $ours ->
        [yes] All eight tricks, and still short of our { $bid }
       *[no] All eight tricks, and still short of their { $bid }
    }
pilotta-reason-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, and we made it: { $points } for { pilotta-points-bid }
       *[no] { pilotta-closed-start }, and they made it: { $points } for { pilotta-points-bid }
    }
pilotta-reason-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, and we failed: { $points } for { pilotta-points-bid }
       *[no] { pilotta-closed-start }, and they failed: { $points } for { pilotta-points-bid }
    }

## Over the sheet: how the round that is just played ended, in short; its first line has the numbers
pilotta-headline-made =
    { $ours ->
        [yes] Our contract is made
       *[no] Their contract is made
    }
pilotta-headline-failed =
    { $ours ->
        [yes] Our contract failed
       *[no] Their contract failed
    }
pilotta-headline-capot = Capot!
pilotta-headline-reverse-capot =
    { $ours ->
        [yes] Not one trick for us
       *[no] Not one trick for them
    }
pilotta-headline-capot-failed =
    { $ours ->
        [yes] Our contract failed
       *[no] Their contract failed
    }
pilotta-headline-closed-made =
    { $ours ->
        [yes] { pilotta-closed-start }, and we made it
       *[no] { pilotta-closed-start }, and they made it
    }
pilotta-headline-closed-failed =
    { $ours ->
        [yes] { pilotta-closed-start }, and we failed
       *[no] { pilotta-closed-start }, and they failed
    }

## The frame's words where this game says round
pilotta-table-hand = Round { $number }
pilotta-sheet-next = Next round
pilotta-saved-facts-open = { $game }, round { $number }
pilotta-saved-before = Go back to { $game }, round { $number }

## House rules
pilotta-option-target = Target
pilotta-option-target-help = Points on the sheet, in tens, that win the match.
pilotta-option-target-151 = 151
pilotta-option-target-251 = 251
pilotta-option-target-301 = 301
pilotta-option-target-351 = 351
pilotta-option-target-401 = 401
pilotta-option-highest_bid = Highest bid
pilotta-option-highest_bid-help = The highest number anybody may bid. With 160, capot is bid above it.
pilotta-option-highest_bid-160 = 160, then capot
pilotta-option-highest_bid-400 = 400
pilotta-option-highest_bid-800 = 800
pilotta-option-first_lead = First lead
pilotta-option-first_lead-help = Who leads the first trick.
pilotta-option-first_lead-right = The dealer’s right
pilotta-option-first_lead-bidder = The bidder
pilotta-option-beat_side_suits = Beat side suits too
pilotta-option-beat_side_suits-help = Following a side suit, go above it if you can while nobody has cut.
pilotta-option-capot_bid = Capot as a bid
pilotta-option-capot_bid-help = A call of its own above 240, worth 250, won only with all eight tricks.
pilotta-option-closed_capot = Closed and capot
pilotta-option-closed_capot-help = What a closed contract adds when its winner took every trick.
pilotta-option-closed_capot-25 = 25
pilotta-option-closed_capot-16 = Always 16
pilotta-option-failed = Declarations of failed bidders
pilotta-option-failed-help = Where the declarations and pilotta of a side go that failed its contract.
pilotta-option-failed-defenders = To the defenders
pilotta-option-failed-own = They stay
pilotta-option-failed-pilotta = Only the pilotta stays
pilotta-option-shared_cards = A card in two declarations
pilotta-option-shared_cards-help = Whether one card may count in a run and in a four of a kind.
pilotta-option-tie = Equal declarations
pilotta-option-tie-help = Who scores when both sides’ best are exactly equal.
pilotta-option-tie-nobody = Nobody
pilotta-option-tie-first = Who announced first
pilotta-option-long_run = Runs of six and more
pilotta-option-long_run-help = One declaration of 100, or five cards and the rest.
pilotta-option-long_run-whole = One of 100
pilotta-option-long_run-split = Five and the rest
pilotta-option-show = Showing declarations
pilotta-option-show-help = In the second trick announced cards show themselves, or you must remember.
pilotta-option-show-automatic = By themselves
pilotta-option-show-strict = Remember, or they are lost
pilotta-option-show-strict-third = Remember; then the others may
pilotta-option-six_six = Two sixes
pilotta-option-six_six-help = When both sides end on a 6, who is rounded up.
pilotta-option-six_six-up = The bidders
pilotta-option-six_six-down = The defenders
pilotta-option-five = A five
pilotta-option-five-help = Whether a last digit of 5 is rounded down or up.
pilotta-option-five-down = Down
pilotta-option-five-up = Up
pilotta-option-both_over = Both reach the target
pilotta-option-both_over-help = Who wins when both sides get there in one round.
pilotta-option-both_over-higher = The higher total
pilotta-option-both_over-bidders = The bidding side
pilotta-option-names = Names of the doubles
pilotta-option-names-help = What the table says for times two and times four.
pilotta-option-names-close = Close, re-close
pilotta-option-names-kontra = Kontra, rekontra
pilotta-option-names-kleisto = Kleisto, anoikto
pilotta-option-out_of_reach = A bid out of reach
pilotta-option-out_of_reach-help = All eight tricks taken, and the bid still higher than what they count.
pilotta-option-out_of_reach-fails = Fails all the same
pilotta-option-out_of_reach-makes = Capot makes it
pilotta-option-bid_style = How bids are written
pilotta-option-bid_style-help = As points, or in tens as at the table.
pilotta-option-bid_style-points = 80
pilotta-option-bid_style-tens = 8

## Why (hints)
pilotta-expected =
    { $sign ->
        [plus] about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ahead on the sheet
        [minus] about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } behind on the sheet
       *[zero] about even on the sheet
    }
pilotta-why-random = No particular reason.
pilotta-why-close =
    { $capot ->
        [true] They are likely to fail their capot: { pilotta-to-close }.
       *[false] They are likely to fail { $said }: { pilotta-to-close }.
    }
pilotta-why-reclose = About { $points } points to expect: { pilotta-to-reclose }.
pilotta-why-partner-closed =
    { $names ->
        [close] Your partner has closed: only a pass is left.
       *[other] Your partner has said “{ pilotta-do-close }”: only a pass is left.
    }
pilotta-why-pass-closed = Better leave it at that.
pilotta-why-pass-nothing = No bid left in your best suit.
pilotta-why-pass-partner = Your partner’s bid stands well.
pilotta-why-pass-weak = About { $points } points with { SUIT($suit) }: too few.
pilotta-why-bid =
    { $capot ->
        [true] All eight tricks to expect with { SUIT($suit) }.
       *[false] About { $points } points to expect with { SUIT($suit) }, and { $said } is enough to lead the bidding.
    }
pilotta-why-raise = Your hand helps your partner’s { SUIT($suit) }.
pilotta-why-announce = What is not announced scores nothing.
pilotta-why-show = What is not shown is lost.
pilotta-why-draw-trumps = Draw the trumps of the other side.
pilotta-why-lead-trumps = Trumps now, before they can cut.
pilotta-why-cash = Nobody holds a higher one: take the trick.
pilotta-why-return-suit = Your partner led this suit.
pilotta-why-lead-low = A small card, and keep the good ones.
pilotta-why-win = This takes the trick for what it is worth.
pilotta-why-cut = Cut.
pilotta-why-feed = Your partner has the trick: give it points.
pilotta-why-partner-has-it = Your partner has the trick.
pilotta-why-low = The trick is theirs: give as little as you can.

## What was said in the auction, two words at most
pilotta-call-pass = passes
pilotta-call-close =
    { $names ->
        [kontra] kontra
        [kleisto] kleisto
       *[close] closes
    }
pilotta-call-reclose =
    { $names ->
        [kontra] rekontra
        [kleisto] anoikto
       *[close] re-closes
    }

## Parts of sentences: a bid, and what the doubles are called at this table
pilotta-bid-in =
    { $capot ->
        [true] capot in { SUIT($suit) }
       *[false] { $said } in { SUIT($suit) }
    }
pilotta-bid-short =
    { $capot ->
        [true] capot { SUIT($suit) }
       *[false] { $said } { SUIT($suit) }
    }
pilotta-points-bid =
    { $capot ->
        [true] capot
       *[false] { $bid }
    }
pilotta-closed-once =
    { $names ->
        [kontra] kontra
        [kleisto] kleisto
       *[close] closed
    }
pilotta-closed-twice =
    { $names ->
        [kontra] rekontra
        [kleisto] anoikto
       *[close] closed twice
    }
pilotta-closed-start =
    { $names ->
        [close] Closed
       *[other]
            { $times ->
                [2] { pilotta-do-close }
               *[other] { pilotta-do-reclose }
            }
    }
pilotta-to-close =
    { $names ->
        [kontra] say “Kontra”
        [kleisto] say “Kleisto”
       *[close] close
    }
pilotta-to-reclose =
    { $names ->
        [kontra] say “Rekontra”
        [kleisto] say “Anoikto”
       *[close] close again
    }

## The player’s own figures
pilotta-merit-contract = Your side’s contracts made: { $done } of { $tried }
pilotta-merit-defence = Theirs broken: { $done } of { $tried }

## A position that is set up

pilotta-position-no-dealer = There are no hands before the dealer is drawn.
