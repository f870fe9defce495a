"""Other people's files: copied from node_modules into assets/vendor, only what the page loads.

assets/vendor/
    pyscript/     PyScript's core and the modules it may import
    micropython/  the page's interpreter
    pyodide/      the worker's interpreter
    fluent.js     @fluent/bundle as one ES module
    fonts/        Commissioner, one variable file a script
    cards/<style>/<CODE>.svg and cards/back.svg     Adrian Kennard's faces; CODE is rank and suit, as KH, TC, 7D
    licences/     the texts that NOTICE.md names
"""

import json
import os
import re
import shutil
from pathlib import Path

from tools.install import MODULES
from tools.shell import ROOT, find, fingerprint, mark, run, stamped, step

VENDOR = ROOT / "assets" / "vendor"

PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # its library: tools/library.py
LOCK = "pyodide-lock.json"
MICROPYTHON = ("micropython.mjs", "micropython.wasm")
EDITOR = ("codemirror", "pyodide_graph", "service-worker", "toml", "xterm", "zip")  # editor, terminal, other archives
SCRIPTS = ("latin", "latin-ext", "greek")
CARD_STYLES = {
    "two-colour": "2color",
    "four-colour": "4color",
    "big-two-colour": "2color-bf",
    "big-four-colour": "4color-bf",
}
# Printed with the house's inks: screen red on white glares on a cloth.
INKS = {
    'fill="white" stroke="black"': 'fill="#fffdf8" stroke="#a79c8d"',
    '"white"': '"#fffdf8"',
    '"red"': '"#c01f2e"',
    '"black"': '"#1d1a20"',
    '"blue"': '"#1d4fa8"',
    '"green"': '"#14713a"',
    '"#44F"': '"#3350a0"',
    '"#FC4"': '"#eabb52"',
}
LICENCES = {
    "pyscript.txt": "@pyscript/core/LICENSE",
    "commissioner.txt": "@fontsource-variable/commissioner/LICENSE",
    "react-playing-cards.txt": "@heruka_urgyen/react-playing-cards/LICENSE",
}


def fetch() -> None:
    """Fill assets/vendor when the lock file or this module changed since the last time."""
    stamp = VENDOR / ".stamp"
    key = fingerprint([ROOT / "package-lock.json", Path(__file__)])
    if stamped(stamp, key):
        return
    with step("third-party files"):
        fresh = VENDOR.with_name(f"vendor.{os.getpid()}")
        shutil.rmtree(fresh, ignore_errors=True)
        runtimes(fresh)
        bundle_fluent(fresh / "fluent.js")
        fonts(fresh / "fonts")
        cards(fresh / "cards")
        for name, source in LICENCES.items():
            copy(MODULES / source, fresh / "licences" / name)
        shutil.rmtree(VENDOR, ignore_errors=True)
        fresh.rename(VENDOR)
        mark(stamp, key)


def copy(source: Path, target: Path) -> None:
    """Copy one file, making its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def runtimes(target: Path) -> None:
    """PyScript and both interpreters, without source maps and without what only its editor and terminal use."""
    for file in sorted((MODULES / "@pyscript/core/dist").glob("*.js")):
        if not file.name.startswith(EDITOR):
            without_map(file, target / "pyscript" / file.name)
    for name in PYODIDE:
        copy(MODULES / "pyodide" / name, target / "pyodide" / name)
    # Pyodide reads the list of packages it could load, and checks for which version it is. We load none.
    lock = json.loads((MODULES / "pyodide" / LOCK).read_text(encoding="utf-8"))
    (target / "pyodide" / LOCK).write_text(json.dumps({"info": lock["info"], "packages": {}}), encoding="utf-8")
    for name in MICROPYTHON:
        source = MODULES / "@micropython/micropython-webassembly-pyscript" / name
        copy(source, target / "micropython" / name)


def without_map(source: Path, target: Path) -> None:
    """Copy a script without the line that sends developer tools looking for a source map."""
    text = source.read_text(encoding="utf-8")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(re.sub(r"\n?//# sourceMappingURL=\S+\s*$", "\n", text), encoding="utf-8")


def bundle_fluent(target: Path) -> None:
    """@fluent/bundle as one minified ES module."""
    esbuild = str(MODULES / "esbuild" / "bin" / "esbuild")
    options = ["--bundle", "--format=esm", "--minify", "--target=es2022", "--log-level=warning"]
    source = str(MODULES / "@fluent/bundle/esm/index.js")
    run([find("node"), esbuild, source, *options, f"--outfile={target}"], "esbuild could not bundle @fluent/bundle.")


def fonts(target: Path) -> None:
    """Commissioner's weight axis for the scripts our languages are written in."""
    for script in SCRIPTS:
        name = f"commissioner-{script}-wght-normal.woff2"
        copy(
            MODULES / "@fontsource-variable/commissioner/files" / name,
            target / f"commissioner-{script}.woff2",
        )


def cards(target: Path) -> None:
    """Every face of every style, and the back."""
    images = MODULES / "@heruka_urgyen/react-playing-cards/src/images"
    for style, folder in CARD_STYLES.items():
        for suit in "CDHS":
            for rank in "A23456789TJQK":
                face(images / folder / f"{rank}{suit}.svg", target / style / f"{rank}{suit}.svg")
    face(images / "back.svg", target / "back.svg")


def face(source: Path, target: Path) -> None:
    """Copy one drawing in the house's inks, and with no more decimals than a card on a screen can show."""
    text = source.read_text(encoding="utf-8")
    text = re.sub(r"<\?xml.*?\?>\s*", "", text)
    text = re.sub(r"\d+\.\d{2,}", lambda number: f"{float(number[0]):.1f}".removesuffix(".0"), text)
    for plain, ink in INKS.items():
        text = text.replace(plain, ink)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
