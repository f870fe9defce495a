"""A position as part of an address, and of another site's page."""

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


def embed_code(home: str, game: str, line: str, seat: int, bots: str) -> str:
    """What a page of another site says to have that position in it (assets/embed.js)."""
    escaped = line.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    script = '<script src="' + home + 'assets/embed.js" async></script>\n'
    tag = '<pi-parlour game="' + game + '" position="' + escaped + '"'
    return script + tag + ' seat="' + str(seat) + '" bots="' + bots + '"></pi-parlour>'
