"""The house rules of Pis Yedili: every rule that tables play in more than one way, O1 to O15.

O14: two to six players with one pack of 52. Not seven, whose hands would leave a stock of three cards; not a second
pack, jokers or partners, because then it is another game: one ace a suit is what keeps aces from being chained (Y21),
and every count of cards and chances in the rules is that of a single pack.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from engine.options import Between, House


@dataclass(frozen=True, slots=True)
class Options:
    """The defaults are the rules; 2-6 players and one pack whatever is chosen (O14)."""

    hands: Annotated[int, House("Y27", "Hands in a match."), Between(1, 20)] = 5
    first_lap: Annotated[
        Literal["starter", "everyone"],
        House("O1", "Who must lay a club first: the starter, or everyone on the first lap, without effects."),
    ] = "starter"
    seven_penalty: Annotated[
        Literal["three", "two", "doubling"],
        House("O2", "What sevens cost: 3, 6, 9, 12 cards, or 2, 4, 6, 8, or 3, 6, 12, 24."),
    ] = "three"
    answer_seven: Annotated[
        Literal["seven", "ten", "ace", "ten_or_ace", "nothing"],
        House(
            "O3",
            "What may answer a seven besides a seven: a ten turns the direction and throws the bill back, an ace"
            " hands it on unchanged; or nothing at all, not even a seven.",
        ),
    ] = "seven"
    seven_anywhere: Annotated[bool, House("O2", "On a normal turn a seven may be laid on anything.")] = False
    draws: Annotated[
        Literal["one", "until_playable", "up_to_three", "any_number"],
        House("O4", "How many cards a player who cannot play may draw in a turn, or must draw until one fits."),
    ] = "one"
    ace: Annotated[
        Literal["all_draw_suit", "all_draw_any", "skip", "next_draws"],
        House(
            "O5",
            "An ace: the others draw one each and you go again in its suit, or with any card that fits; or the next"
            " player is skipped; or the next player draws one and is skipped.",
        ),
    ] = "all_draw_suit"
    eight: Annotated[Literal["skip", "nothing"], House("O6", "Whether an eight skips the next player.")] = "skip"
    jack_on_jack: Annotated[bool, House("O7", "A jack may be laid on a jack.")] = False
    tek: Annotated[
        Literal["automatic", "no_finish", "draw_one", "draw_two"],
        House(
            "O8",
            'Saying "Tek!" while laying the second-last card: not needed, or who forgets may not finish on his next'
            " turn, or draws one card, or two, before anything else happens.",
        ),
    ] = "automatic"
    ace_draw_first: Annotated[
        bool, House("O9", "On the second go after an ace one may draw first, and then pass, while holding its suit.")
    ] = False
    starter_cards: Annotated[Literal[7, 8], House("O10", "Cards dealt to the player who starts.")] = 7
    last_card_effects: Annotated[
        bool, House("O11", "The effect of the last card is served before counting; it cannot be answered.")
    ] = False
    multipliers: Annotated[bool, House("O12", "A last seven counts three times, a last jack twice.")] = True
    draw_though_able: Annotated[
        Literal["allowed", "then_lay", "never"],
        House(
            "O13",
            "Drawing while holding a card that fits: allowed; allowed, but one may not pass while holding one; never,"
            " and one may not pass while holding one.",
        ),
    ] = "allowed"
    opening_specials: Annotated[
        bool, House("O15", "Ace, ten, jack and seven of clubs may be the first card, without effect.")
    ] = True
