"""Positions and records: a table that is written down and read again goes on alike; a damaged one is refused."""

from random import Random
from typing import Any

from engine.game import ALL
from engine.match import Match, replay
from engine.notation import NotationError, read_record, write_record
from engine.seats import CHANCE
from tests.conformance.cases import Case
from tests.conformance.plain import plain
from tests.conformance.story import LONGEST, Story, brisk, next_to_act


def check_positions(story: Story) -> None:
    """A position is one line that says everything: the state read from it looks the same and goes on alike."""
    case = story.case
    last = len(story.record)
    assert len(story.states[last].position().splitlines()) == 1
    for at in sorted({0, *story.some(6, Random("positions"))}):
        state = story.states[at]
        line = state.position()
        assert line.splitlines() == [line]
        assert line.split()[0] == case.entry.game.id
        again: Any = case.entry.game.from_position(line)
        assert again.position() == line
        assert again.outcome is None
        assert (again.actors(), again.open_to()) == (state.actors(), state.open_to())
        for eyes in (*range(case.seats), None, ALL):
            assert again.observe(eyes) == state.observe(eyes)
            assert plain(again.observe(eyes)) == plain(state.observe(eyes))
        for (seat, action), events in zip(story.record[at : at + 60], story.events[at:], strict=False):
            assert list(again.apply(seat, action)) == list(events)
        assert again.position() == story.states[min(at + 60, last)].position()


def check_damaged_positions(story: Story) -> None:
    """A line with anything wrong is read or refused with a `NotationError`; nothing else escapes, nothing hangs."""
    rng = Random("damage")
    game = story.case.entry.game
    at = rng.randrange(len(story.states))
    line = story.states[at].position()
    words = line.split(" ")
    texts = ["", " ", "?", words[0], f"no_such_game {' '.join(words[1:])}", line + " x=1", line + " " + words[-1]]
    for index in range(1, len(words)):
        key, _, value = words[index].partition("=")
        values = ("", "?", "-1", "999", "99999999999", f"{value}.{value}", f"{value}/{value}")
        for new in ("", "=", key, *(f"{key}={value}" for value in values)):
            texts += [" ".join([*words[:index], new, *words[index + 1 :]])]
        texts.append(" ".join([*words[:index], *words[index + 1 :]]))
        other = words[rng.randrange(1, len(words))].partition("=")[2]
        texts.append(" ".join([*words[:index], f"{key}={other}", *words[index + 1 :]]))
    for _ in range(60):
        start = rng.randrange(len(line))
        new = "".join(rng.choice("=/.:,-0123456789SHDCKTx ") for _ in range(rng.randrange(3)))
        texts.append(line[:start] + new + line[start + rng.randrange(4) :])
    for text in texts:
        try:
            state: Any = game.from_position(text)
        except NotationError as error:
            assert 0 < len(error.reason) < 500, text  # noqa: PT017 - either is right
        except Exception as error:
            error.add_note(f"position: {text}")
            raise
        else:
            assert state.position().split()[0] == game.id, text
            plain(state.observe(ALL))


def check_matches(case: Case) -> None:
    """A match ends with a verdict that its totals bear out, and its record replays to the same sheet."""
    game = case.entry.game
    match = Match(game, case.options, case.seats)
    rng = Random(f"match/{case}")
    chooser = brisk(case)
    while match.verdict is None:
        if match.state.outcome is not None:
            match.next_deal()
        assert len(match.record) < LONGEST
        seat = next_to_act(match.state, rng)
        match.apply(seat, match.state.chance_outcome(rng) if seat == CHANCE else chooser(match.state, seat, rng))
    assert game.length(case.options, case.seats) in (None, len(match.counted))
    verdict, totals = match.verdict, match.totals
    assert verdict.totals == totals
    won = set(verdict.winners)
    best = min(totals) if game.lower_wins else max(totals)
    assert won
    if not case.house:
        assert won == {side for side, total in enumerate(totals) if total == best}
    for side, place in enumerate(verdict.places):
        # A house rule may say who wins where totals do not; behind the winners it is totals that count.
        behind = won | {
            other
            for other, total in enumerate(totals)
            if (total < totals[side] if game.lower_wins else total > totals[side])
        }
        assert place == (1 if side in won else 1 + len(behind))
    text = write_record(match.as_record({"players": "nobody"}))
    again = replay(game, read_record(text, {game.id: game}))
    assert again.outcomes == match.outcomes
    assert (again.verdict, again.totals) == (verdict, totals)
    assert write_record(again.as_record({"players": "nobody"})) == text
