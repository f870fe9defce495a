"""`dev.py look`: every game's table at every size and in both themes, as pictures, with what does not fit as lines.

One browser opens each moment of play once and is then made larger and smaller. Beside the pictures stands index.html,
which shows them all, and for each what tools/fitting.py found to lie on something else or to be cut off.
"""

import argparse
import html
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Page

from tools import fitting
from tools.build import build
from tools.chromium import chromium
from tools.moments import MOMENTS, Moment
from tools.serve import SiteHandler, serving
from tools.shell import ROOT, progress, say

SIZES: Final = (
    (320, 480),
    (360, 640),
    (390, 844),
    (480, 320),
    (616, 390),
    (640, 400),  # 1280 by 800 at 200 %
    (844, 390),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
THEMES: Final = ("light", "dark")
STILL: Final = 60_000  # ms for a start on a busy machine


def pictures(
    context: BrowserContext,
    url: str,
    target: Path,
    moments: Sequence[Moment],
    themes: Sequence[str],
    sizes: Sequence[tuple[int, int]],
) -> dict[str, list[str]]:
    """Take them all; the answer is what does not fit, by the picture's name."""
    found: dict[str, list[str]] = {}
    page = context.new_page()
    for moment in moments:
        lay(page, url, moment.record())
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            settle(page)
            wrong = fitting.faults(page)
            for theme in themes:
                page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
                name = f"{moment}-{width}x{height}-{theme}"
                page.screenshot(path=target / f"{name}.png")
                found[name] = wrong
            for line in wrong:
                say(f"{moment} {width}x{height}: {line}")
        progress(f"{moment}")
    page.close()
    return found


def lay(page: Page, url: str, record: str) -> None:
    """Open the table of that record, with everything lying still."""
    page.goto(f"{url}assets/icon.svg")  # where no table keeps its own match
    page.evaluate("(record) => localStorage.setItem('pi-parlour/match', record)", record)
    page.goto(f"{url}?continue=1")
    page.wait_for_selector(".own-hand .card, .sheet[open]", timeout=STILL)
    settle(page)
    page.evaluate("() => document.querySelector('.mission')?.hidePopover()")  # it has been read


def settle(page: Page) -> None:
    """Two frames for the layout, and the end of what moves."""
    page.evaluate(
        """async () => {
          for (let turn = 0; turn < 2; turn += 1) await new Promise(requestAnimationFrame);
          const ends = (one) => one.effect.getComputedTiming().endTime < 5000;
          await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
        }"""
    )


def gallery(target: Path, found: dict[str, list[str]]) -> None:
    """All of them on one page."""
    figures = "\n".join(
        f'<figure><img src="{name}.png" loading="lazy"><figcaption>{name}'
        + "".join(f"<br>{html.escape(line)}" for line in wrong)
        + "</figcaption></figure>"
        for name, wrong in found.items()
    )
    style = "body{display:flex;flex-wrap:wrap;gap:1rem;background:#777;font:14px sans-serif}img{max-width:40rem}"
    text = f'<!doctype html><meta charset="utf-8"><title>Tables</title><style>{style}</style>\n{figures}\n'
    (target / "index.html").write_text(text, encoding="utf-8")


def size(text: str) -> tuple[int, int]:
    """A width and a height."""
    width, cross, height = text.partition("x")
    if not (width.isdecimal() and cross and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text} is no size: write it as 390x844")
    return int(width), int(height)


def main() -> int:
    """Make them; the exit status says whether everything fits."""
    parser = argparse.ArgumentParser(prog="dev.py look", description=__doc__)
    parser.add_argument("--into", type=Path, default=ROOT / ".cache" / "look", help="the folder (default: %(default)s)")
    parser.add_argument("--lang", default="en", help="the language (default: %(default)s)")
    parser.add_argument("--only", default="", help="moments whose names contain this, as pip_pip or pilotta-auction")
    parser.add_argument("--size", type=size, action="append", help="only this size, as 390x844; may be repeated")
    parser.add_argument("--site", type=Path, help="a site that is built already")
    parser.add_argument("--theme", choices=THEMES, help="only this theme")
    asked = parser.parse_args()
    asked.into.mkdir(parents=True, exist_ok=True)
    settings = {"pace": "instant", "language": asked.lang}
    moments = [moment for moment in MOMENTS if asked.only in str(moment)]
    root = asked.site.resolve() if asked.site else build(ROOT / ".cache" / "pictures").resolve()
    with chromium() as browser, serving(type("Handler", (SiteHandler,), {"root": root})) as url:
        context = browser.new_context(service_workers="block", has_touch=True)
        kept = json.dumps(json.dumps(settings))
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['pi-parlour/settings'] = {kept}")
        themes = [asked.theme] if asked.theme else THEMES
        found = pictures(context, url, asked.into, moments, themes, asked.size or SIZES)
        context.close()
    gallery(asked.into, found)
    wrong = sum(map(len, found.values()))
    say(f"{asked.into}: {len(found)} pictures, {wrong} things that do not fit")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
