"""The table as text, for a terminal: zones and codes, numbered actions, one line an event."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from engine.game import IllegalAction, Message, Outcome, Verdict
from engine.seats import CHANCE, Seat
from table.players import Refused, finished
from table.table import Table

HELP = """\
  a number or a code   do that (7C, draw, …)
  hint                 what the best bot would do, and why
  undo                 take back your last action
  record               the match as text; `play --resume FILE` takes it up again
  help                 this
  quit                 leave the table"""


def told(event: Mapping[str, Any]) -> str:
    """An event as one line: `laid  seat 2  card 7H`; what the viewer did not see is ??."""
    parts = [f"{name} {_word(value)}" for name, value in event.items() if name != "event"]
    return "  ".join([str(event["event"]), *parts])


def who(seat: Seat) -> str:
    """`seat 2`, or the deck."""
    return "deck" if seat == CHANCE else f"seat {seat}"


def said(message: Message) -> str:
    """A word key and its parameters."""
    return " ".join([message.key, *(f"{name}={value}" for name, value in message.params)])


def sheet(outcome: Outcome, totals: tuple[int, ...], verdict: Verdict | None) -> Iterator[str]:
    """How a deal ended, line by line, and the match where it has."""
    yield f"deal over: {said(outcome.reason)}" + (" (void, dealt again)" if outcome.void else "")
    for line in outcome.lines:
        yield f"  side {line.side}  {line.amount:>5}  {said(line.what)}" + (
            "" if line.kind == "item" else f" ({line.kind})"
        )
    yield f"  scores {_word(outcome.scores)}   totals {_word(totals)}"
    if verdict is not None:
        yield f"match over: won by {' and '.join(f'side {side}' for side in verdict.winners)}"
        yield f"  places {_word(verdict.places)}   totals {_word(verdict.totals)}"


def shown(view: Mapping[str, Any]) -> Iterator[str]:
    """The view, line by line: seats, zones, marks."""
    hand = view["hand"]
    yield f"--- deal {hand['number']}" + (f" of {hand['of']}" if hand["of"] else "")
    for seat in view["seats"]:
        signs = [badge["key"] for badge in seat["badges"]] + ["dealer"] * seat["dealer"] + ["<- turn"] * seat["turn"]
        who_sits = f"seat {seat['seat']}  {seat['name'] or seat['player']:<12}"
        yield f"{who_sits}  {seat['cards']:>2} cards  {seat['score']:>4} points  {' '.join(signs)}".rstrip()
    for zone in view["zones"]:
        yield f"{zone['id']:<10}  {_cards(zone)}".rstrip()
    if view["marks"]:
        yield "  ".join(f"{mark['key']}={_word(mark['value'])}" for mark in view["marks"])


def actions(view: Mapping[str, Any]) -> list[str]:
    """The codes of what the viewer may do, in the order of the prompts."""
    found: list[str] = []
    for prompt in view["prompts"]:
        codes = [choice["action"] for choice in prompt.get("choices", ())] or [prompt["action"]]
        found += [code for code in codes if code not in found]
    return found


def play(table: Table, ask: Callable[[str], str], say: Callable[[str], None]) -> None:
    """A whole match at a terminal; `ask` raises `EOFError` where nothing more is typed."""
    while True:
        for event in table.news():
            say("  " + told(event))  # type: ignore[arg-type]
        outcome = table.match.state.outcome
        if outcome is not None:
            for line in sheet(outcome, table.match.totals, table.match.verdict):
                say(line)
        match table.wait:
            case "match":
                return
            case "deal":
                table.deal()
            case "table":
                finished(table.advance())
            case _:
                if not _turn(table, ask, say):
                    return


def _turn(table: Table, ask: Callable[[str], str], say: Callable[[str], None]) -> bool:
    """The viewer says what to do; False where he leaves."""
    view = table.view()
    for line in shown(view):
        say(line)
    codes = actions(view)
    say("  ".join(f"{number}) {code}" for number, code in enumerate(codes, 1)))
    while True:
        try:
            word = ask("> ").strip()
        except EOFError:
            return False
        try:
            match word:
                case "":
                    continue
                case "quit":
                    return False
                case "help":
                    say(HELP)
                case "record":
                    say(table.record().rstrip())
                case "hint":
                    advice = finished(table.hint())
                    say(f"  {advice.action.code}: {said(advice.why)}")
                case "undo":
                    table.undo()
                    return True
                case _:
                    number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else 0
                    known = word not in codes and 1 <= number <= len(codes)
                    table.act(table.parse(codes[number - 1] if known else word))
                    return True
        except (Refused, IllegalAction) as error:
            say(f"  no: {said(error.message)}   (help lists what can be typed)")


def _cards(zone: Mapping[str, Any]) -> str:
    codes = [card["card"] for card in zone["cards"]]
    if codes and not any(codes):
        return f"?? x {len(codes)}"
    return " ".join(code or "??" for code in codes)


def _word(value: Any) -> str:
    if value is None:
        return "??"
    if isinstance(value, list | tuple):
        return ".".join(_word(one) for one in value) or "-"
    if isinstance(value, dict):
        return ",".join(f"{name}:{_word(one)}" for name, one in value.items())
    return str(value)
