"""app.webmanifest: what a browser shows when it installs the house as an app, with a shortcut to each game."""

import json
import re
import struct
from pathlib import Path
from typing import Any

from tools.shell import ROOT, Stop

PICTURES = "assets/install"  # made by tools/pictures.py and committed: a build has no browser at hand
PAPER = "#ede0cb"  # the table top by day, as css/tokens.css has it
WOOD = "#16494f"  # the ground of assets/icon.svg


def games() -> list[str]:
    """The games of the house: the folders of py/games."""
    return sorted(file.parent.name for file in (ROOT / "py" / "games").glob("*/__init__.py"))


def write(site: Path) -> None:
    """Write the manifest of a built site; its words are the English catalogue's."""
    book = (site / "words" / "en.ftl").read_text(encoding="utf-8")
    text = json.dumps(manifest(site, book), ensure_ascii=False, indent=1)
    (site / "app.webmanifest").write_text(text + "\n", encoding="utf-8")


def manifest(site: Path, book: str) -> dict[str, Any]:
    """The whole of it. Addresses are relative to the manifest, so that the site may lie under any path."""
    return {
        "name": word(book, "house-name"),
        "short_name": word(book, "house-name"),
        "description": word(book, "house-sentence"),
        "lang": "en",
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": WOOD,
        "categories": ["games", "entertainment"],
        "icons": [
            {"src": "assets/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
            *(icon for size in (192, 512) for icon in picture(site, f"icon-{size}.png", purpose="any")),
            *(icon for size in (192, 512) for icon in picture(site, f"icon-maskable-{size}.png", purpose="maskable")),
        ],
        "shortcuts": [
            {
                "name": word(book, f"{game}-name"),
                "description": word(book, f"{game}-blurb"),
                "url": f"./?game={game}",
                "icons": picture(site, f"{game}-96.png"),
            }
            for game in games()
        ],
        "screenshots": [
            shot
            for form in ("narrow", "wide")
            for game in games()
            for shot in picture(site, f"{game}-{form}.webp", form_factor=form, label=word(book, f"{game}-name"))
        ],
    }


def picture(site: Path, name: str, **more: str) -> list[dict[str, str]]:
    """A picture as the manifest names it, with its true size; none where it has not been made yet."""
    file = site / PICTURES / name
    if not file.is_file():
        return []  # a new game can be played before its pictures are made; the tests ask for them
    width, height = size(file.read_bytes())
    kind = "image/png" if file.suffix == ".png" else "image/webp"
    return [{"src": f"{PICTURES}/{name}", "sizes": f"{width}x{height}", "type": kind, **more}]


def size(content: bytes) -> tuple[int, int]:
    """Width and height in pixels of a PNG, or of a WebP as Chromium's canvas writes it."""
    if content.startswith(b"\x89PNG"):
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    if content[8:16] == b"WEBPVP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    if content[8:16] == b"WEBPVP8X":
        return (
            int.from_bytes(content[24:27], "little") + 1,
            int.from_bytes(content[27:30], "little") + 1,
        )
    raise Stop("The pictures of the web manifest are PNG or WebP.")


def word(book: str, key: str) -> str:
    """A message of the catalogue that is one plain line."""
    found = re.search(rf"^{re.escape(key)} = ([^{{\n]+)$", book, re.MULTILINE)
    if found is None:
        raise Stop(f"The web manifest wants the message {key} as one plain line of the English catalogue.")
    return found[1].strip()
