# Pili Pili. CARD, CARDS, SEAT and WHO are the frame's (assets/runtime/words.js).

pili_pili-name = Pili Pili
pili_pili-blurb = Say how many tricks you will take. Every one too many or too few is a hot pepper.

## What happened

pili_pili-event-dealer-chosen =
    { WHO($seat) ->
        [you] You deal first.
       *[other] { SEAT($seat) } deals first.
    }
pili_pili-event-mission-turned =
    { $id ->
        [pass-1-left] Mission “Hot potato”, { $cards } cards: after betting, pass one card to the left.
        [pass-2-left] Mission “Two hot potatoes”, { $cards } cards: after betting, pass two cards to the left.
        [pass-2-right] Mission “Against the clock”, { $cards } cards: after betting, pass two cards to the right.
        [pass-3-left] Mission “A good handful”, { $cards } cards: after betting, pass three cards to the left.
        [pass-3-right] Mission “Clearing out”, { $cards } cards: after betting, pass three cards to the right.
        [hand-left] Mission “Moving house”, { $cards } cards: after betting, your whole hand goes to the left.
        [hand-right] Mission “Moving back”, { $cards } cards: after betting, your whole hand goes to the right.
        [no-0] Mission “Nobody sits out”, { $cards } cards: nobody may bet 0.
        [no-1] Mission “All but one”, { $cards } cards: nobody may bet 1.
        [blind-bet] Mission “In the dark”, { $cards } cards: bet before you see your cards.
        [forehead] Mission “On your forehead”, { $cards } cards: while betting you see all hands but your own.
        [face-up] Mission “Open house”, { $cards } cards: after betting all hands lie open.
        [draw-1] Mission “One for the road”, { $cards } cards, and one more after betting.
        [simultaneous] Mission “One, two, three”, { $cards } cards: everybody plays at the same time.
        [reward] Mission “A cool drink”, { $cards } cards: make your bet and lose as many Pilis as you bet.
        [reversed] Mission “Upside down”, { $cards } cards: the lowest card wins.
        [first-last]
            { $house ->
                [one] Mission “Hello, goodbye”, { $cards } cards: the first trick and the last cost a Pili, both together no more.
               *[printed] Mission “Hello, goodbye”, { $cards } cards: the first trick and the last cost a Pili each.
            }
        [look-3s]
            { $house ->
                [dark] Mission “A glance”, { $cards } cards: bet before you see your cards.
               *[printed] Mission “A glance”, { $cards } cards: a short look at your hand before betting.
            }
        [memory-5s]
            { $house ->
                [dark] Mission “By heart”, { $cards } cards: bet before you see your cards.
               *[printed] Mission “By heart”, { $cards } cards: a short look, then bet and play from memory.
            }
        [no-echo] Mission “No parrots”, { $cards } cards: you may not bet the number that was just bet.
        [linked] Mission “In the same boat”, { $cards } cards: choose whose Pilis you will get as well.
        [high-low] Mission “Top or bottom”, { $cards } cards: play only your highest or your lowest number.
        [cursed]
            { $house ->
                [wins] Mission “Bad numbers”, { $cards } cards: a trick that a bad number wins costs a Pili.
               *[printed] Mission “Bad numbers”, { $cards } cards: a trick with a bad number in it costs a Pili.
            }
       *[trade] Mission “Flea market”, { $cards } cards: after each trick its winner swaps a card with somebody.
    }
pili_pili-event-dealt =
    { WHO($seat) ->
        [you] You deal.
       *[other] { SEAT($seat) } deals.
    }
pili_pili-event-shown =
    { $sight ->
        [all] All hands lie open.
       *[own] All look at their own hands.
    }
pili_pili-event-ready =
    { WHO($seat) ->
        [you] You are ready.
       *[other] { SEAT($seat) } is ready.
    }
pili_pili-event-covered =
    { WHO($seat) ->
        [you] You cover your hand.
       *[other] { SEAT($seat) } covers the hand.
    }
pili_pili-event-bet-made =
    { WHO($seat) ->
        [you] You bet { $tricks }.
       *[other] { SEAT($seat) } bets { $tricks }.
    }
pili_pili-event-chose =
    { WHO($seat) ->
        [you] You have chosen.
       *[other] { SEAT($seat) } has chosen.
    }
pili_pili-event-passed =
    { $cards ->
        [null]
            { $count ->
                [one] { SEAT($seat) } passes a card to { SEAT($other) }.
               *[other] { SEAT($seat) } passes { $count } cards to { SEAT($other) }.
            }
       *[seen]
            { WHO($seat) ->
                [you] You pass { CARDS($cards) } to { SEAT($other) }.
               *[other]
                    { WHO($other) ->
                        [you] { SEAT($seat) } passes you { CARDS($cards) }.
                       *[other] { SEAT($seat) } passes { CARDS($cards) } to { SEAT($other) }.
                    }
            }
    }
pili_pili-event-drew =
    { $card ->
        [null] { SEAT($seat) } draws a card.
       *[seen]
            { WHO($seat) ->
                [you] You draw { CARD($card) }.
               *[other] { SEAT($seat) } draws { CARD($card) }.
            }
    }
pili_pili-event-linked =
    { WHO($seat) ->
        [you] You are in the same boat as { SEAT($other) }: those Pilis are yours too.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } is in the same boat as you.
               *[other] { SEAT($seat) } is in the same boat as { SEAT($other) }.
            }
    }
pili_pili-event-named =
    { WHO($seat) ->
        [you] You swap a card with { SEAT($other) }.
       *[other]
            { WHO($other) ->
                [you] { SEAT($seat) } swaps a card with you.
               *[other] { SEAT($seat) } swaps a card with { SEAT($other) }.
            }
    }
pili_pili-event-played =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] You play { CARD($card) }.
               *[other] { SEAT($seat) } plays { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] You play the { CARD($card) } as { $value }.
               *[other] { SEAT($seat) } plays the { CARD($card) } as { $value }.
            }
    }
pili_pili-event-revealed =
    { $value ->
        [null]
            { WHO($seat) ->
                [you] You show { CARD($card) }.
               *[other] { SEAT($seat) } shows { CARD($card) }.
            }
       *[named]
            { WHO($seat) ->
                [you] You show the { CARD($card) } as { $value }.
               *[other] { SEAT($seat) } shows the { CARD($card) } as { $value }.
            }
    }
pili_pili-event-turned-up =
    { WHO($seat) ->
        [you] You turn up { CARD($card) }.
       *[other] { SEAT($seat) } turns up { CARD($card) }.
    }
pili_pili-event-declared =
    { WHO($seat) ->
        [you] You say { $value }.
       *[other] { SEAT($seat) } says { $value }.
    }
pili_pili-event-trick-taken =
    { WHO($seat) ->
        [you]
            { $tricks ->
                [one] You win the trick, your first.
               *[other] You win the trick: that makes { $tricks }.
            }
       *[other]
            { $tricks ->
                [one] { SEAT($seat) } wins the trick, the first.
               *[other] { SEAT($seat) } wins the trick: that makes { $tricks }.
            }
    }
pili_pili-event-round-scored =
    { WHO($seat) ->
        [you]
            { $pilis ->
                [0] You bet { $bet } and won { $tricks }: no Pili.
                [-1] You bet { $bet } and won { $tricks }: -1 Pili.
                [one] You bet { $bet } and won { $tricks }: one Pili.
               *[other] You bet { $bet } and won { $tricks }: { $pilis } Pilis.
            }
       *[other]
            { $pilis ->
                [0] { SEAT($seat) } bet { $bet } and won { $tricks }: no Pili.
                [-1] { SEAT($seat) } bet { $bet } and won { $tricks }: -1 Pili.
                [one] { SEAT($seat) } bet { $bet } and won { $tricks }: one Pili.
               *[other] { SEAT($seat) } bet { $bet } and won { $tricks }: { $pilis } Pilis.
            }
    }

## What you may do

pili_pili-do-bet = How many of the { $tricks } tricks will you win?
pili_pili-do-play = Play { CARD($card) }
pili_pili-do-joker = What is the Joker?
pili_pili-do-beats-all = Beats everything
pili_pili-do-loses-to-all = Loses to everything
pili_pili-do-turn = Turn up card { $place }
pili_pili-do-give =
    { $count ->
        [one] Choose a card for { SEAT($seat) }
       *[other] Choose { $count } cards for { SEAT($seat) }
    }
pili_pili-do-swap = Choose a card to swap with { SEAT($seat) }
pili_pili-do-link = In the same boat as { SEAT($seat) }
pili_pili-do-link-whom = Whose Pilis will be yours too?
pili_pili-do-trade-whom = With whom do you swap a card?
pili_pili-do-trade = Swap with { SEAT($seat) }
pili_pili-do-look =
    { $seconds ->
        [0] Ready: show my hand
        [one] Ready: show my hand for a second
       *[other] Ready: show my hand for { $seconds } seconds
    }
pili_pili-do-cover = Cover my hand

## What is asked before a card may be played
pili_pili-first-bet = First say how many tricks you will win.

## Why you may not

pili_pili-refused-round-over = This round is over.
pili_pili-refused-not-dealt = The cards are not dealt yet.
pili_pili-refused-not-your-turn = It is not your turn: { SEAT($seat) } comes first.
pili_pili-refused-already-chosen = You have chosen; the others have not yet.
pili_pili-refused-not-now =
    { $phase ->
        [dealer] First somebody must be the dealer.
        [mission] First a Mission is turned up.
        [deal] First the cards are dealt.
        [ready] First everybody is ready to look.
        [look] First every hand is covered.
        [bet] First everybody bets.
        [pass] First cards are passed.
        [link] First everybody chooses a boat.
        [declare] First say what the Joker is.
        [name] First the winner chooses somebody to swap with.
        [swap] First cards are swapped.
       *[play] Now a card is played.
    }
pili_pili-refused-hook = { $sum } + { $bet } = { $tricks }: the bets may not add up to the { $tricks } tricks.
pili_pili-refused-hook-dealt = { $sum } + { $bet } = { $tricks }: the bets may not add up to the { $tricks } cards dealt before betting.
pili_pili-refused-forbidden-bet = The Mission: nobody may bet { $bet } this round.
pili_pili-refused-echo = The Mission: { SEAT($seat) } has just bet { $bet }, so you may not.
pili_pili-refused-bet-too-high = There are only { $tricks } tricks to win.
pili_pili-refused-not-in-hand = You do not hold { CARD($card) }.
pili_pili-refused-joker-ends = At this table the Joker is 0 or { $highest }, not { $value }.
pili_pili-refused-high-low = The Mission: only your highest or your lowest number, { CARD($low) } or { CARD($high) }.
pili_pili-refused-declare-the-joker = Say what the Joker is.
pili_pili-refused-no-card-there = No card lies there any more.
pili_pili-refused-not-yourself = Choose somebody else.
pili_pili-refused-nobody-there = Nobody sits there.
pili_pili-refused-give-count =
    { $count ->
        [one] Choose one card.
       *[other] Choose { $count } cards.
    }
pili_pili-refused-mission-gone = That Mission is not in the deck.
pili_pili-refused-shuffle-count = { $count } cards are dealt.
pili_pili-refused-shuffle-cards = These are not cards of this pack, each once.
pili_pili-refused-deck-has-nothing-to-do = The deck has nothing to do now.

## Always on show

pili_pili-mark-mission = Mission
pili_pili-mark-bets = { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $open ->
        [0] { $bets } bet
       *[other] { $bets } bet so far
    }
pili_pili-mark-limit = Ends at { $value } Pilis
pili_pili-mark-choice = Your choice: { CARDS($value) }
pili_pili-mark-last = Last trick
pili_pili-table-score =
    { $score ->
        [one] { $score } Pili
       *[other] { $score } Pilis
    }
pili_pili-answer-score =
    { WHO($seat) ->
        [you]
            { $score ->
                [one] You: { $score } Pili, { $cards } in hand.
               *[other] You: { $score } Pilis, { $cards } in hand.
            }
       *[other]
            { $score ->
                [one] { SEAT($seat) }: { $score } Pili, { $cards } in hand.
               *[other] { SEAT($seat) }: { $score } Pilis, { $cards } in hand.
            }
    }
pili_pili-badge-bet =
    { $won ->
        [0] bet { $bet }, no trick yet
        [one] bet { $bet }, won one trick
       *[other] bet { $bet }, won { $won } tricks
    }
pili_pili-badge-pilis =
    { $count ->
        [one] +1 Pili
       *[other] +{ $count } Pilis
    }
pili_pili-badge-linked =
    { WHO($other) ->
        [you] with you
       *[other] with { SEAT($other) }
    }
pili_pili-badge-trades = swaps
pili_pili-badge-ready = ready
pili_pili-badge-chosen = has chosen

## The Missions: title, and the one rule that is different

pili_pili-mission-expert = expert
pili_pili-mission-pass-1-left = Hot potato
pili_pili-mission-pass-1-left-text = After betting, pass one card to your left.
pili_pili-mission-pass-2-left = Two hot potatoes
pili_pili-mission-pass-2-left-text = After betting, pass two cards to your left.
pili_pili-mission-pass-2-right = Against the clock
pili_pili-mission-pass-2-right-text = After betting, pass two cards to your right.
pili_pili-mission-pass-3-left = A good handful
pili_pili-mission-pass-3-left-text = After betting, pass three cards to your left.
pili_pili-mission-pass-3-right = Clearing out
pili_pili-mission-pass-3-right-text = After betting, pass three cards to your right.
pili_pili-mission-hand-left = Moving house
pili_pili-mission-hand-left-text = After betting, give your whole hand to your left. Your bet stays with you.
pili_pili-mission-hand-right = Moving back
pili_pili-mission-hand-right-text = After betting, give your whole hand to your right. Your bet stays with you.
pili_pili-mission-no-0 = Nobody sits out
pili_pili-mission-no-0-text = Nobody may bet 0.
pili_pili-mission-no-1 = All but one
pili_pili-mission-no-1-text = Nobody may bet 1.
pili_pili-mission-blind-bet = In the dark
pili_pili-mission-blind-bet-text = Bet before you see your cards.
pili_pili-mission-forehead = On your forehead
pili_pili-mission-forehead-text = While betting you see everybody’s cards but your own. Then take your hand and play.
pili_pili-mission-face-up = Open house
pili_pili-mission-face-up-text = After betting, all hands lie open.
pili_pili-mission-draw-1 = One for the road
pili_pili-mission-draw-1-text = After betting, everybody draws one more card: three tricks are played.
pili_pili-mission-simultaneous = One, two, three
pili_pili-mission-simultaneous-text = Every trick: choose a card in secret, then all show together.
pili_pili-mission-reward = A cool drink
pili_pili-mission-reward-text = Make your bet, and get rid of as many Pilis as you bet.
pili_pili-mission-reversed = Upside down
pili_pili-mission-reversed-text = The lowest card wins.
pili_pili-mission-first-last = Hello, goodbye
pili_pili-mission-first-last-text =
    { $house ->
        [one] Who wins the first trick gets a Pili, and so does who wins the last; who wins both gets only one.
       *[printed] Who wins the first trick gets a Pili, and so does who wins the last.
    }
pili_pili-mission-look-3s = A glance
pili_pili-mission-look-3s-text =
    { $timers ->
        [off] Bet before you see your cards.
        [untimed] Look at your hand, then bet without looking. You see it again to play.
       *[timed] Look at your hand for { $seconds } seconds, then bet without looking. You see it again to play.
    }
pili_pili-mission-memory-5s = By heart
pili_pili-mission-memory-5s-text =
    { $timers ->
        [off] Bet before you see your cards.
        [untimed] Look at your hand, then bet and play without looking.
       *[timed] Look at your hand for { $seconds } seconds, then bet and play without looking.
    }
pili_pili-mission-no-echo = No parrots
pili_pili-mission-no-echo-text = You may not bet the number the player before you has bet.
pili_pili-mission-linked = In the same boat
pili_pili-mission-linked-text = After betting, choose another player in secret: you also get the Pilis that player earns.
pili_pili-mission-high-low = Top or bottom
pili_pili-mission-high-low-text = Play only your highest or your lowest number, or the Joker.
pili_pili-mission-cursed = Bad numbers
pili_pili-mission-cursed-text =
    { $house ->
        [wins] Who wins a trick with one of these numbers gets a Pili.
       *[printed] Who wins a trick with one of these numbers in it gets a Pili.
    }
pili_pili-mission-trade = Flea market
pili_pili-mission-trade-text = After each trick but the last, its winner chooses a player, and both swap a card in secret.

## The count

pili_pili-reason-all-played =
    { $tricks ->
        [one] The trick is played
       *[other] All { $tricks } tricks are played
    }
pili_pili-table-hand = Round { $number }
pili_pili-saved-facts-open = { $game }, round { $number }
pili_pili-saved-before = Go back to { $game }, round { $number }
pili_pili-sheet-next = Next round
pili_pili-sheet-score = This round
pili_pili-sheet-total = Pilis
pili_pili-sheet-cards = Where they come from
pili_pili-sheet-end = { $total } Pilis: the game is over, and whoever has fewest wins
pili_pili-sheet-made = Bet { $bet }, won { $won }: just right
pili_pili-sheet-over = Bet { $bet }, won { $won }: too many
pili_pili-sheet-under = Bet { $bet }, won { $won }: too few
pili_pili-sheet-first-trick = Mission: won the first trick
pili_pili-sheet-last-trick = Mission: won the last trick
pili_pili-sheet-cursed = Mission: trick { $trick } had the { $number } in it
pili_pili-sheet-linked =
    { WHO($seat) ->
        [you] Mission: in the same boat as you
       *[other] Mission: in the same boat as { SEAT($seat) }
    }
pili_pili-sheet-reward = Mission: bet { $bet } and made it

## Why a computer player does what it does

pili_pili-action-bet = Bet { $value }
pili_pili-expected =
    { $sign ->
        [minus] about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pilis fewer
       *[other] about { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } Pilis
    }
pili_pili-why-random = No particular reason.
pili_pili-why-looks = Ready.
pili_pili-why-bet-cards = These cards are good for { pili_pili-some-tricks }, so bet { $bet }.
pili_pili-why-bet-sure =
    { $sure ->
        [one] One card cannot lose, so bet { $bet }.
       *[other] { $sure } cards cannot lose, so bet { $bet }.
    }
pili_pili-why-bet-other-hand = You will play the hand you get, not this one: { pili_pili-some-tricks }, so bet { $bet }.
pili_pili-why-bet-unseen = Without seeing your cards expect { pili_pili-some-tricks }, so bet { $bet }.
pili_pili-why-bet-after-passing = After passing on what does not fit, expect { pili_pili-some-tricks }, so bet { $bet }.
pili_pili-why-bet-reward = Expect { pili_pili-some-tricks }, and a bet made takes Pilis away: bet { $bet }.
pili_pili-why-bet-low = Expect { pili_pili-some-tricks }, but tricks cost Pilis this round: bet { $bet }.
pili_pili-why-open-sure = All hands lie open: this way your bet is made, whatever the others do.
pili_pili-why-open-best = All hands lie open: played out to the end, this costs you least.
pili_pili-why-need-all = You need every trick: play your strongest card.
pili_pili-why-cannot-win = Nothing wins this trick: keep your strong cards.
pili_pili-why-joker-wins = The Joker takes the trick you need.
pili_pili-why-joker-loses = The Joker gets out of the way.
pili_pili-why-made-ducks = Your bet is made: throw the highest card that still loses.
pili_pili-why-made-leads-low = Your bet is made: lead a card that somebody beats.
pili_pili-why-made-forced = You cannot get out of this one: lose the card that wins anyway.
pili_pili-why-made-hopes = Your bet is made, and somebody will probably beat this.
pili_pili-why-saves = You still need tricks, but not this one.
pili_pili-why-leads-to-win = Lead a card that probably wins.
pili_pili-why-wins-cheaply = Win with the lowest card that does it.
pili_pili-why-waits = A better moment will come for your strong cards.
pili_pili-why-gives-misfits = Hand on what fits your bet least.
pili_pili-why-links-safe = A bet of { $bet } is the easiest to make.
pili_pili-why-trades-for-high = Who wants no more tricks gives high cards away.
pili_pili-why-trades-for-low = Who needs tricks gives low cards away.

## A part of sentences: how many tricks may be expected
pili_pili-some-tricks =
    { $between ->
        [true]
            { $fewest ->
                [0] perhaps one trick
               *[other] { $fewest } or { $most } tricks
            }
       *[false]
            { $fewest ->
                [0] hardly a trick
                [one] about one trick
               *[other] about { $fewest } tricks
            }
    }

## House rules

pili_pili-option-limit = The game ends at
pili_pili-option-limit-help = So many Pilis; who has fewest then wins. Editions differ.
pili_pili-option-limit-7 = 7 Pilis
pili_pili-option-limit-6 = 6 Pilis
pili_pili-option-missions = Missions
pili_pili-option-missions-help = For your first games play without them: five cards each, every round.
pili_pili-option-missions-standard = Standard
pili_pili-option-missions-expert = Standard and expert
pili_pili-option-missions-beginners = Ten for beginners
pili_pili-option-missions-off = Off
pili_pili-option-kind = One Mission only
pili_pili-option-kind-help = To practise a Mission, play it every round.
pili_pili-option-kind-any = No, the whole deck
pili_pili-option-kind-pass-1-left = Hot potato
pili_pili-option-kind-pass-2-left = Two hot potatoes
pili_pili-option-kind-pass-2-right = Against the clock
pili_pili-option-kind-pass-3-left = A good handful
pili_pili-option-kind-pass-3-right = Clearing out
pili_pili-option-kind-hand-left = Moving house
pili_pili-option-kind-hand-right = Moving back
pili_pili-option-kind-no-0 = Nobody sits out
pili_pili-option-kind-no-1 = All but one
pili_pili-option-kind-blind-bet = In the dark
pili_pili-option-kind-forehead = On your forehead
pili_pili-option-kind-face-up = Open house
pili_pili-option-kind-draw-1 = One for the road
pili_pili-option-kind-simultaneous = One, two, three
pili_pili-option-kind-reward = A cool drink
pili_pili-option-kind-reversed = Upside down
pili_pili-option-kind-first-last = Hello, goodbye
pili_pili-option-kind-look-3s = A glance
pili_pili-option-kind-memory-5s = By heart
pili_pili-option-kind-no-echo = No parrots
pili_pili-option-kind-linked = In the same boat
pili_pili-option-kind-high-low = Top or bottom
pili_pili-option-kind-cursed = Bad numbers
pili_pili-option-kind-trade = Flea market
pili_pili-option-first_dealer = First dealer
pili_pili-option-first_dealer-help = The rulebook does not say; the dealer bets first.
pili_pili-option-first_dealer-random = Drawn
pili_pili-option-first_dealer-host = The host
pili_pili-option-rotates = The deal goes round
pili_pili-option-rotates-help = Each round the next player deals; otherwise always the same one.
pili_pili-option-first_bettor = First to bet and to lead
pili_pili-option-first_bettor-help = Some tables begin at the dealer’s left. A card drawn after betting is drawn by the dealer first all the same.
pili_pili-option-first_bettor-dealer = The dealer
pili_pili-option-first_bettor-left = The player to the dealer’s left
pili_pili-option-joker_values = The Joker is
pili_pili-option-joker_values-help = Highest or lowest only is simplest.
pili_pili-option-joker_values-any = Any number from 0 to 56
pili_pili-option-joker_values-ends = 0 or 56
pili_pili-option-joker_tie = Joker and card equal
pili_pili-option-joker_tie-help = When the Joker is declared as a number that is played to the same trick.
pili_pili-option-joker_tie-number = The card wins
pili_pili-option-joker_tie-earlier = The one played first wins
pili_pili-option-first_last = “Hello, goodbye”
pili_pili-option-first_last-help = When the same player wins the first and the last trick.
pili_pili-option-first_last-each = Two Pilis
pili_pili-option-first_last-one = One Pili
pili_pili-option-cursed = “Bad numbers”
pili_pili-option-cursed-help = When a trick costs a Pili.
pili_pili-option-cursed-holds = A bad number is in the trick
pili_pili-option-cursed-wins = A bad number wins the trick
pili_pili-option-draw_hook = “One for the road”
pili_pili-option-draw_hook-help = What the bets may not add up to, when a card is drawn after betting.
pili_pili-option-draw_hook-played = 3, the tricks played
pili_pili-option-draw_hook-dealt = 2, the cards dealt before
pili_pili-option-ties = Fewest Pilis shared
pili_pili-option-ties-help = Whether those who share the fewest win together.
pili_pili-option-ties-shared = All of them win
pili_pili-option-ties-again = Another round is played
pili_pili-option-timers = Timed looks
pili_pili-option-timers-help = How long Missions show you your hand. Nobody loses anything by being slow.
pili_pili-option-timers-on = As printed
pili_pili-option-timers-longer = Three times as long
pili_pili-option-timers-untimed = Until you cover the hand
pili_pili-option-timers-off = None: you bet in the dark

## The player’s own figures
pili_pili-merit-bet = Bets met exactly: { $done } of { $tried }

## A position that is set up

pili_pili-setup-stock = Cards to be drawn after the bets
pili_pili-setup-mission = Mission
pili_pili-setup-no-mission = none
pili_pili-setup-pilis = Pilis: { SEAT($seat) }
pili_pili-setup-left = Missions still in the deck
pili_pili-position-not-dealt = Cards are dealt once the dealer and the Mission are known.
pili_pili-position-totals = There must be a number of Pilis for each of { $seats } players.
pili_pili-position-match-over = The game was over: somebody has { $count } Pilis, and { $limit } end it.
pili_pili-position-left = The Missions in the deck are others than the one turned up, each once.
pili_pili-position-dealer = The dealer comes first, and where the host begins it is the first seat.
pili_pili-position-no-missions = There are no Missions at this table.
pili_pili-position-mission = Mission { $number } is not in the deck of this table.
pili_pili-position-stock = { $count } of { $wanted } cards to be drawn.
pili_pili-position-unfinished = Trick { $number } is not finished.
pili_pili-position-trade = The exchange after trick { $number } is missing, or comes too early.
