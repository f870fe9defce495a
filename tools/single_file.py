"""pi-parlour.html: the whole house in one file that plays from a double click, made of a built site's own files.

Styles, scripts and the page's pictures are written into index.html; all else that the page or its worker would fetch is
packed at its end, and assets/single/shelf.js hands it out. The page's policy allows no request to anybody.
"""

import base64
import gzip
import html
import json
import re
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tools.install import MODULES
from tools.offline import needed
from tools.shell import ROOT, Stop, find, progress, run

NAME = "pi-parlour.html"
POLICY = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob: data:; worker-src blob:; "
    "style-src 'unsafe-inline'; font-src data:; img-src data: blob:; base-uri 'none'; form-action 'none'"
)
LIBRARY = "py/library.zip.gz"
CORE = "assets/vendor/pyscript/core.js"
TYPES = {
    ".png": "image/png", ".svg": "image/svg+xml", ".webp": "image/webp", ".woff2": "font/woff2",
}  # fmt: skip
NODE = ("node:*", "fs", "module", "path", "url", "ws")  # what the interpreters import where there is no browser
LATER = ("preload", "modulepreload", "manifest", "apple-touch-icon")
WRITTEN = (".css", ".html", ".js", ".mjs", ".woff2")  # into the page itself, or bundled
PLUGIN = re.compile(r"""(?<![\w.$\\])import\("\./[^"]+"\)""")  # PyScript loads all it has at boot; we use none
PLACE = re.compile(r"\blocation\.href(?!=)")
IMPORT = re.compile(r"(?<![\w.$\\])import\(")

Shelf = dict[str, bytes]  # path in the site, contents


def write(site: Path) -> None:
    """Write the file into a built site."""
    page, worker = shelves(site)
    text = Page(site).whole(page, worker)
    (site / NAME).write_text(text, encoding="utf-8")
    progress(f"{NAME}: {len(text.encode()) / 1e6:.1f} MB")


def shelves(site: Path) -> tuple[Shelf, Shelf]:
    """What is packed for the page and for its worker."""
    configs: dict[str, Any] = {}
    for config in ("page", "worker"):
        configs[config] = json.loads((site / f"{config}.json").read_text(encoding="utf-8"))
    runtime = configs["worker"]["interpreter"].removeprefix("./")
    scripts = [address.removeprefix("./") for address in configs["page"]["js_modules"]["main"]]
    scripts.append(configs["page"]["interpreter"].removeprefix("./"))
    bundles = bundle(site, [runtime, *scripts])
    both = ["worker.json", "py/worker.py"]
    page: Shelf = {}
    worker: Shelf = {runtime: bundles[runtime]}
    for file in needed(site):
        name = file.as_posix()
        if name.startswith("assets/vendor/pyodide/") and file.suffix != ".mjs":
            worker[name] = (site / file).read_bytes()
        elif name == LIBRARY:
            worker[name] = gzip.decompress((site / file).read_bytes())  # the shelf is packed as a whole
        elif file.suffix not in WRITTEN:
            page[name] = (site / file).read_bytes()
    page |= {name: bundles[name] for name in scripts}
    worker |= {name: page[name] for name in both}
    return page, worker


def bundle(site: Path, names: Iterable[str]) -> Shelf:
    """Modules with all that they import, each as one file that knows its address and imports from the shelf."""
    esbuild = MODULES / "esbuild" / "bin" / "esbuild"
    made: Shelf = {}
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            out = Path(folder) / "module.js"
            here = f"--banner:js=const parlourHere = globalThis.parlour.at({json.dumps(name)});"
            options = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--log-level=error", "--charset=utf8"]
            outside = [*(f"--external:{module}" for module in NODE), "--define:import.meta.url=parlourHere", here]
            run(
                [find("node"), esbuild, site / name, *options, *outside, f"--outfile={out}"],
                f"esbuild could not bundle {name}.",
            )
            made[name] = IMPORT.sub("globalThis.parlour.load(", out.read_text(encoding="utf-8")).encode()
    return made


def pack(files: Shelf) -> tuple[str, str]:
    """The index of a shelf as JSON, and its files one after the other as gzip in base64."""
    index: dict[str, tuple[int, int]] = {}
    start = 0
    for name, content in files.items():
        index[name] = (start, len(content))
        start += len(content)
    packed = gzip.compress(b"".join(files.values()), 9, mtime=0)
    return json.dumps(index, separators=(",", ":")), base64.b64encode(packed).decode()


def inline(file: Path) -> str:
    """A picture or font as an address that holds it."""
    kind = TYPES.get(file.suffix)
    if kind is None:
        raise Stop(f"{NAME} cannot hold {file.name}: tools/single_file.py does not know what it is.")
    return f"data:{kind};base64,{base64.b64encode(file.read_bytes()).decode()}"


class Page:
    """index.html on its way to stand alone."""

    def __init__(self, site: Path) -> None:
        self.site = site
        self.text = (site / "index.html").read_text(encoding="utf-8")

    def whole(self, page: Shelf, worker: Shelf) -> str:
        """Everything in one."""
        self.each(r'<meta http-equiv="Content-Security-Policy" content="[^"]*">', self.policy)
        self.each(r"[ \t]*<link\b[^>]*>\n?", self.link)
        self.each(r"<a\b[^>]* data-rules=[^>]*>[^<]*</a>", lambda _found: "")  # the rules are pages of the site
        self.each(r'[ \t]*<script src="([^"]+)"[^>]*></script>\n?', self.script)
        self.each(r'(<img\b[^>]*? src=")([^"]+)(")', self.image)
        core = rf'[ \t]*<script type="module" src="{re.escape(CORE)}"></script>\n?'
        if len(re.findall(core, self.text)) != 1 or self.text.count("</body>") != 1:
            raise Stop(f"{NAME} wants one script of {CORE} and one body in index.html.")
        self.text = re.sub(core, "", self.text)
        head, tail = self.text.split("</body>")
        files, packed = pack(page)
        of_worker, packed_worker = pack(worker)
        names = f'data-files="{html.escape(files)}" data-worker="{html.escape(of_worker)}"'
        parts = [
            head,
            f'<script type="text/plain" id="shelf-page" {names}>{packed}</script>\n',
            self.code(ROOT / "assets" / "single" / "shelf.js"),
            f'<script type="module" async>{self.core()}</script>\n',
            f'<script type="text/plain" id="shelf-worker">{packed_worker}</script>\n',
            f"</body>{tail}",
        ]
        whole = "".join(parts)
        whole = whole.replace('<html lang="en"', '<html lang="en" data-single', 1)
        self.complain(whole)
        return whole

    def each(self, pattern: str, change: Callable[[re.Match[str]], str]) -> None:
        """Change every place that the pattern finds."""
        self.text = re.sub(pattern, change, self.text)

    def policy(self, _found: re.Match[str]) -> str:
        """The stricter policy of a page that needs nobody."""
        return f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'

    def link(self, found: re.Match[str]) -> str:
        """A style sheet comes in, the icon too; what only hurries files along goes."""
        attrs = dict(re.findall(r'([\w-]+)="([^"]*)"', found[0]))
        if attrs["rel"] == "stylesheet":
            return f"<style>\n{self.style(self.site / attrs['href'].partition('?')[0])}</style>\n"
        if attrs["rel"] == "icon":
            return found[0].replace(attrs["href"], inline(self.site / attrs["href"]))
        if attrs["rel"] == "alternate":
            return found[0]
        if attrs["rel"] in LATER:
            return ""
        raise Stop(f"{NAME}: tools/single_file.py does not know the link {found[0].strip()}")

    def style(self, sheet: Path) -> str:
        """A style sheet with the files it names."""

        def held(found: re.Match[str]) -> str:
            return found[0] if found[2].startswith(("data:", "#")) else f'url("{inline(sheet.parent / found[2])}")'

        return re.sub(r"url\(\s*([\"']?)(.+?)\1\s*\)", held, sheet.read_text(encoding="utf-8"))

    def script(self, found: re.Match[str]) -> str:
        """A classic script comes in; keeping for later is of no use here."""
        if found[1].startswith("assets/offline/"):
            return ""
        held = self.shell_words() if found[1].endswith("/early.js") else ""
        return held + self.code(self.site / found[1])

    def shell_words(self) -> str:
        """What the shell says in each other language, for early.js to find."""
        parts = []
        for file in sorted((self.site / "words").glob("shell-*.js")):
            words = file.read_text(encoding="utf-8").strip().removeprefix("shellWords(").removesuffix(");")
            safe = json.dumps(json.loads(words), ensure_ascii=False).replace("</", "<\\/")
            parts.append(f'<script type="application/json" id="{file.stem}">{safe}</script>\n')
        return "".join(parts)

    def code(self, file: Path) -> str:
        """A classic script as an element."""
        return f"<script>\n{file.read_text(encoding='utf-8')}</script>\n"

    def image(self, found: re.Match[str]) -> str:
        """A picture of the shell."""
        return found[1] + inline(self.site / found[2]) + found[3]

    def core(self) -> str:
        """PyScript's core as a module that imports from the shelf and knows where it is even in a frame's srcdoc."""
        name = re.search(r'from"\./(core-\w+\.js)"', (self.site / CORE).read_text(encoding="utf-8"))
        if name is None:
            raise Stop(f"{CORE} is not what it was: tools/single_file.py looks for the module it re-exports.")
        text = (self.site / CORE).with_name(name[1]).read_text(encoding="utf-8")
        if re.search(r"""</script|<!--|\bimport[\w\s{},*$]*\bfrom\s*["']\.|\bimport\s*["']\.""", text):
            raise Stop("PyScript's core cannot stand in a page as it is.")
        text = PLUGIN.sub("Promise.resolve({default:{},notOnDOM(){},notify:console.error})", text)
        text = PLACE.sub(
            "(globalThis.document?.baseURI??location.href)", text
        )  # its worker's code stands in it as text
        return IMPORT.sub("parlour.load(", text)

    def complain(self, whole: str) -> None:
        """No element may name a file beside the page."""
        shell = re.sub(r"<(script|style)\b[^>]*>.*?</\1>", "", whole, flags=re.DOTALL)
        named = re.findall(r'\b(?:src|href)="([^"]*)"', shell)
        beside = [address for address in named if not address.startswith(("data:", "#", "?", "./"))]
        if beside:
            raise Stop(f"{NAME} would ask for {', '.join(beside)}")
