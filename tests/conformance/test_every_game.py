"""The contract, kept by every game at every table: nothing here knows any of them.

PI_DEALS=20 plays twenty times as many deals. A failure names the table and the seed.
"""

import pytest

from tests.conformance import chances, choices, knowledge, legality, processes, sentences, sight, texts
from tests.conformance.cases import CASES, ENTRIES, PRESETS, RULES, SCALE, Case
from tests.conformance.story import any_action, each_story, tell, told

every_table = pytest.mark.parametrize("case", CASES, ids=str)
by_the_rules = pytest.mark.parametrize("case", RULES, ids=str)
every_bot = pytest.mark.parametrize(
    ("case", "bot"),
    [(case, bot) for case in RULES for bot in case.entry.bots],
    ids=lambda value: str(value),
)
CHECKS = (
    legality.check_turns,
    legality.check_the_end,
    legality.check_refusals,
    legality.check_chance,
    legality.check_copies,
    legality.check_what_happens,
    texts.check_positions,
    texts.check_damaged_positions,
    knowledge.check_observations,
    knowledge.check_determinize,
    knowledge.check_retell,
    sight.check_cards_are_conserved,
    sight.check_views,
    sight.check_nothing_hidden_is_named,
    sight.check_events_hide,
    sight.check_what_teaches,
)
SLOW = (legality.check_refusals, legality.check_the_end)
"""These try every action there is."""


@every_table
def test_actions(case: Case):
    legality.check_actions(case)
    legality.check_nonsense_is_no_action(case)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@every_table
def test_a_deal_keeps(case: Case, check):
    each_story(case, check)


@pytest.mark.parametrize("check", [check for check in CHECKS if check not in SLOW], ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_a_deal_of_a_preset_keeps(case: Case, check):
    each_story(case, check)


@pytest.mark.parametrize("case", PRESETS, ids=str)
def test_a_preset_is_played_to_the_end(case: Case):
    """A match at random, and a deal among bots."""
    texts.check_matches(case)
    choices.check_bots_play(case, max(1, round(SCALE)))


@every_table
def test_purely_random_play_ends(case: Case):
    """By the game's own limit where by nothing else."""
    for number in range(max(1, round(SCALE))):
        with told(case, f"random {number}"):
            story = tell(case, f"random {number}", any_action)
            legality.check_the_end(story)
            sight.check_cards_are_conserved(story)


@by_the_rules
def test_every_world_turns_up(case: Case):
    each_story(case, knowledge.check_every_world_turns_up)


@every_table
def test_a_match(case: Case):
    texts.check_matches(case)


@every_table
def test_every_word_has_a_message(case: Case):
    sentences.check_words(case, sentences.of_options(case))
    each_story(case, lambda story: sentences.check_words(case, sentences.of_story(story)))


@every_bot
def test_every_reason_has_a_message(case: Case, bot: str):
    each_story(case, lambda story: sentences.check_words(case, sentences.of_bots(story, bot)))


@every_table
def test_bots_play_to_the_end(case: Case):
    """Case 8, as many deals as CI has time for."""
    choices.check_bots_play(case, max(1, round((1 if case.house else 4) * SCALE)))


@every_bot
def test_bots_are_consistent(case: Case, bot: str):
    choices.check_bots_are_consistent(case, bot, max(1, round(SCALE)))


@every_bot
def test_bots_see_only_what_they_may(case: Case, bot: str):
    """Case 25: 1,000 states a game and bot."""
    tables = sum(1 for one in RULES if one.entry is case.entry)
    choices.check_bots_see_only_what_they_may(case, bot, -(-1000 // tables))


@by_the_rules
def test_hands_are_dealt_evenly(case: Case):
    chances.check_dealing(case, round(1500 * SCALE))


@pytest.mark.parametrize("game", ENTRIES)
def test_a_deal_is_the_same_in_every_process(game: str):
    processes.check_the_same_deals(game)


@pytest.mark.parametrize("game", ENTRIES)
def test_catalogues_speak_the_same_languages(game: str):
    """A game has the frame's languages, the same keys in each, and fills them in with nothing that English lacks."""
    for part in ("words", "lessons"):
        files = {path.stem for path in (sentences.ROOT / "py" / "games" / game / part).glob("*.ftl")}
        assert files == set(sentences.LANGUAGES)
    english = sentences.catalogue("en")
    for language in sentences.LANGUAGES:
        messages = sentences.catalogue(language)
        assert messages.keys() == english.keys()
        for key, said in messages.items():
            assert said.variables <= english[key].variables, f"{language}: {key}"
