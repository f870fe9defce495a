"""How far off even chance may be before a test calls it a fault."""


def chi_square_limit(degrees: int, deviations: float = 3.09) -> float:
    """The chi-square that is passed once in a thousand times (3.09 standard deviations), by Wilson and Hilferty."""
    ninth = 2 / (9 * degrees)
    return float(degrees * (1 - ninth + deviations * ninth**0.5) ** 3)
