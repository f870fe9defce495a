"""A position as part of an address."""

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/:,*=@!"


def edit_address(game: str, line: str) -> str:
    """The address at which that position is set up."""
    return "?edit=" + game + "&position=" + quoted(line)


def quoted(line: str) -> str:
    """A line as a parameter of an address."""
    return "".join("+" if one == " " else one if one in PLAIN else percent(one) for one in line)


def percent(letter: str) -> str:
    """A letter as addresses write it."""
    return "".join("%" + ("0" + hex(byte)[2:].upper())[-2:] for byte in letter.encode())
