"""When the rest of a round is certain: whoever leads takes all tricks that are left, whatever the others hold."""

from __future__ import annotations

from games.pilotta.actions import Play
from games.pilotta.fields import PLAY
from games.pilotta.observation import Observation
from games.pilotta.pack import ALL_CARDS, MARRIAGE, PLAIN_ABOVE, SUIT_MASK, TRUMP_ABOVE, cards_in


def claim(seen: Observation) -> Play | None:
    """What to lead on the way to all the rest, None where that is not certain; also whether all is told that counts.

    Trumps that others hold are drawn first: one at least falls to each trump led (P20, P21), but which one its holder
    may choose, so as many of one's own as there are of theirs must stand above them all. Then side cards must stand
    above all others of their suits, and nobody can cut them (P22, P25).
    """
    seat = seen.eyes
    # Announcements are shown by the second trick (P32), so from the third on only tricks are still to be had.
    if not isinstance(seat, int) or seen.phase != PLAY or seen.turn != seat or seen.trick or len(seen.plays) < 8:
        return None
    hand = seen.hand(seat) or 0
    others = ALL_CARDS & ~hand
    for played in seen.played:
        others &= ~played
    # P34: king and queen of trumps in one other hand would still count 20 for it, and nobody knows.
    if others & MARRIAGE[seen.trump] == MARRIAGE[seen.trump]:
        return None
    trumps, theirs = hand & SUIT_MASK[seen.trump], others & SUIT_MASK[seen.trump]
    plays = [action for action in seen.legal_actions if isinstance(action, Play)]
    high = [play for play in plays if play.bit & trumps and not TRUMP_ABOVE[play.index] & theirs]
    if len(high) < theirs.bit_count() or len(plays) != len(cards_in(hand)):
        return None
    side = [play for play in plays if play.bit & ~trumps]
    if any(PLAIN_ABOVE[play.index] & others for play in side):
        return None
    return high[0] if theirs else (side or plays)[0]
