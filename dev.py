#!/usr/bin/env python3
"""The one door for people: play, test, build and measure Pi Parlour. Needs Python 3.11 and Node 20 with npm."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from collections.abc import Sequence

from tools.shell import Stop, require_python, say


def play(port: int, *, show: bool) -> None:
    """Build the site and serve it on this machine until Ctrl+C."""
    from tools.build import build
    from tools.serve import SiteHandler, first_free

    handler = type("Handler", (SiteHandler,), {"root": build()})
    server = first_free(handler, port)
    found = server.server_address[1]
    if found != port:
        say(f"Port {port} is taken, so this is the next free one.")
    address = f"http://127.0.0.1:{found}/"
    say(f"Pi Parlour is open at {address}  (Ctrl+C closes it)")
    if show:
        webbrowser.open(address)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        say("")


def port_number(text: str) -> int:
    """A port a person may ask for."""
    if not text.isdecimal() or not 1 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text} is no port: give a number from 1 to 65535")
    return int(text)


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    top = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    opened = commands.add_parser("play", help="build the site, serve it on 127.0.0.1 and open the browser")
    opened.add_argument("--port", type=port_number, default=8314, help="first port to try (default: %(default)s)")
    opened.add_argument("--no-open", action="store_true", help="only print the address")
    commands.add_parser(
        "test",
        help="lint, types and tests; with arguments (paths, -k, -x ...) only pytest with them",
        usage="dev.py test [pytest's arguments]",
    )
    commands.add_parser("build", help="write the complete static site to dist/")
    commands.add_parser("pictures", help="make the icons and screenshots of the web manifest anew, in Chromium")
    commands.add_parser(
        "look", help="every game's table at every size and in both themes, as pictures (--help: which)", add_help=False
    )
    commands.add_parser("report", help="list every sentence of the rules that no position shows, with the reason")
    bench = commands.add_parser("bench", help="measure")
    kinds = ["engine", "start", "play", "bots", "honesty", "embed", "engines"]
    bench.add_argument("what", choices=kinds, help="rules, page, players")
    bench.add_argument("--json", action="store_true", help="print the result as JSON and nothing else")
    return top


def main(words: Sequence[str]) -> int:
    """Run one command; the exit status is 0 when all is well."""
    top = parser()
    asked, rest = top.parse_known_args(words)
    if rest and asked.command not in ("test", "look"):
        top.error(f"unrecognized arguments: {' '.join(rest)}")
    try:
        require_python()
        if asked.command == "play":
            play(asked.port, show=not asked.no_open)
        elif asked.command == "build":
            from tools.build import build

            build()
        elif asked.command == "report":
            from tools.rules import report

            report()
        elif asked.command == "test":
            from tools.check import check

            return check(rest)
        elif asked.command == "pictures":
            from tools.check import in_environment

            return in_environment("tools.pictures")
        elif asked.command == "look":
            from tools.check import in_environment

            return in_environment("tools.look", *rest)
        elif asked.what == "engine":
            from tools.bench_engine import main as measure_engine

            measure_engine(as_json=asked.json)
        else:
            from tools.check import in_environment

            return in_environment(f"tools.bench_{asked.what}", *(["--json"] if asked.json else []))
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
