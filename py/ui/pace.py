"""How fast the table goes: how long a card travels, and how long one may look at what somebody did."""


class Pace:
    """Times in ms: `move` one card's way, `gap` between cards that go one after another, `deal` for the starts of a
    whole heap together, `beat` between one player's action and the next."""

    def __init__(self, move: float, gap: float, deal: float, beat: float) -> None:
        self.move = move
        self.gap = gap
        self.deal = deal
        self.beat = beat


PACES = {
    "instant": Pace(0, 0, 0, 0),
    "quick": Pace(190, 45, 500, 170),
    "normal": Pace(340, 95, 1100, 560),
    "relaxed": Pace(480, 140, 1700, 1150),
}
NAMES = ("instant", "quick", "normal", "relaxed")
USUAL = "normal"


def pace_of(name: str) -> Pace:
    """The pace of that name, the usual one for any other."""
    return PACES[name if name in PACES else USUAL]
