"""`dev.py pictures`: the icons and screenshots of the web manifest, drawn and taken in Chromium, into assets/install.

They are committed, since a build has no browser. Make them anew when the icon, a game's emblem or the table's look has
changed; a new game gets its own by its name.
"""

import base64
from typing import Final

from playwright.sync_api import Browser, Page

from tools.build import build
from tools.chromium import chromium
from tools.serve import SiteHandler, serving
from tools.shell import ROOT, say
from tools.webmanifest import games

TARGET: Final = ROOT / "assets" / "install"
ICON: Final = ROOT / "assets" / "icon.svg"
EDGE: Final = 'rx="14"'  # of the icon's ground; a maskable icon has none, since the device cuts its own
SCREENS: Final = {"narrow": (390, 844, 2), "wide": (1280, 800, 1)}  # width, height, device pixels to one
QUALITY: Final = 0.82
READY: Final = '[data-own] [data-play="yes"], [data-action]:not([aria-disabled="true"]), .numbers [data-choose]'
SETTINGS: Final = 'localStorage.setItem("pi-parlour/settings", JSON.stringify({pace: "instant", theme: "dark"}))'

DRAW: Final = """async ([svg, width, height, ratio]) => {
  const picture = new Image();
  picture.src = `data:image/svg+xml;base64,${svg}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), {width, height});
  const high = Math.min(height, width / ratio), wide = high * ratio;
  canvas.getContext("2d").drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  return canvas.toDataURL("image/png").split(",")[1];
}"""
SHRINK: Final = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const {width, height} = picture;
  const canvas = Object.assign(document.createElement("canvas"), {width, height});
  canvas.getContext("2d").drawImage(picture, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def draw(page: Page, svg: str, size: int, ratio: float = 1.0) -> bytes:
    """A drawing as a square PNG of that size; `ratio` is its width to its height."""
    text = base64.b64encode(svg.encode()).decode()
    return base64.b64decode(page.evaluate(DRAW, [text, size, size, ratio]))


def icons(page: Page) -> None:
    """The house's icon as devices want it, and each game's emblem for its shortcut."""
    round_edges = ICON.read_text(encoding="utf-8").replace("<svg ", '<svg width="512" height="512" ', 1)
    for size in (192, 512):
        (TARGET / f"icon-{size}.png").write_bytes(draw(page, round_edges, size))
        (TARGET / f"icon-maskable-{size}.png").write_bytes(draw(page, round_edges.replace(EDGE, ""), size))
    (TARGET / "icon-180.png").write_bytes(draw(page, round_edges.replace(EDGE, ""), 180))
    for game in games():
        emblem = (ROOT / "assets" / "games" / game / "icon.svg").read_text(encoding="utf-8")
        emblem = emblem.replace("<svg ", '<svg width="500" height="700" ', 1)
        (TARGET / f"{game}-96.png").write_bytes(draw(page, emblem, 96, 5 / 7))


def screenshots(browser: Browser, url: str) -> None:
    """Each game's table at the first moment when there is something to do, on a phone and on a wide screen."""
    for form, (width, height, scale) in SCREENS.items():
        context = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, service_workers="block"
        )
        context.add_init_script(f"if (location.protocol === 'http:') {SETTINGS}")
        for game in games():
            page = context.new_page()
            page.goto(f"{url}?game={game}&deal=1&seed=51")
            page.wait_for_selector(READY, timeout=120_000)
            page.wait_for_timeout(2_500)  # until everything lies still
            png = base64.b64encode(page.screenshot()).decode()
            small = page.evaluate(SHRINK, [png, QUALITY])
            (TARGET / f"{game}-{form}.webp").write_bytes(base64.b64decode(small))
            page.close()
        context.close()


def main() -> None:
    """Make them all."""
    TARGET.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        page = browser.new_page()
        icons(page)
        root = build(ROOT / ".cache" / "pictures").resolve()
        with serving(type("Handler", (SiteHandler,), {"root": root})) as url:
            screenshots(browser, url)
    sizes = [file.stat().st_size for file in TARGET.iterdir()]
    say(f"{TARGET.relative_to(ROOT)}: {len(sizes)} pictures, {sum(sizes) / 1e3:.0f} kB")


if __name__ == "__main__":
    main()
