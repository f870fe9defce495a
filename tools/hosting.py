"""_headers: what a host that can set headers may send, in the form that Netlify, Cloudflare Pages and others read.

None of it is needed. The policy is the page's own, which stands in index.html, so that there is one of it.
"""

import html
import re
from pathlib import Path

from tools.shell import Stop

EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    # Names stay the same from build to build, so a browser asks whether a file is still the same one.
    "Cache-Control": "no-cache",
}
PAGES = ("/", "/index.html")  # the single file has a policy of its own
FRAMES = "frame-ancestors *"  # any site may show the house in a frame; a host that wants none says 'none' here


def policy(site: Path) -> str:
    """The page's own Content-Security-Policy."""
    page = (site / "index.html").read_text(encoding="utf-8")
    found = re.search(r'http-equiv="Content-Security-Policy" content="([^"]*)"', page)
    if found is None:
        raise Stop("index.html has no Content-Security-Policy.")
    return html.unescape(found[1])


def write(site: Path) -> None:
    """Write the file into a built site."""
    lines = ["/*", *(f"  {name}: {value}" for name, value in EVERYWHERE.items())]
    for page in PAGES:
        lines += [page, f"  Content-Security-Policy: {policy(site)}; {FRAMES}"]
    (site / "_headers").write_text("\n".join(lines) + "\n", encoding="utf-8")
