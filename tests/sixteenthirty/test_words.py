"""Everything that can happen is told in whole sentences, in both languages."""

import re
from random import Random

import pytest

import feldherr
from feldherr.kernel import words
from feldherr.sixteenthirty import rulebook
from feldherr.sixteenthirty.cards import CARD_WORDS
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, ISSUES, PHASES
from feldherr.sixteenthirty.rules import HOUSE_RULES, SECTIONS
from tests.sixteenthirty.fuzz import TABLES, Table

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz"]


def require_finished(sentence: str) -> None:
    """No placeholder, no missing fact, no bare id or Python value."""
    assert not re.search(r"[{}\[\]#]|\?$|None|True|[a-z]_[a-z]|[a-z]-\d|  ", sentence), sentence
    assert sentence.endswith("."), sentence


@pytest.mark.parametrize("table", TABLES[::2], ids=lambda table: table.name)
def test_events_and_prompts_of_a_whole_game(table: Table) -> None:
    game, rng = table.open(11), Random(11)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        for language in words.LANGUAGES:
            facts = {"seat": seat, **decision.facts()}
            prompt = words.sentence(language, "prompts", decision.kind, facts, NAMES)
            assert not re.search(r"[{}\[\]_#]|\?.*\?|None", prompt), prompt
        game.play(seat, decision.sample(rng))
    for event in game.events("all"):
        for language in words.LANGUAGES:
            require_finished(words.sentence(language, "events", event["kind"], event, NAMES))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    names = words.catalogue(language).codes("names")
    wanted = {
        *("sixteenthirty", "tie", *COUNTRIES, *FACTIONS, *CARD_WORDS),
        *(f"issue_{issue}" for issue in ISSUES),
        *(f"phase_{phase}" for phase in PHASES),
        *(f"section_{section}" for section in SECTIONS),
        *(f"form_{verb}" for verb in rulebook().moves.verbs),
    }
    assert wanted - set(names) == set()
    assert {f"field_{rule}" for rule in HOUSE_RULES} <= set(words.catalogue(language).codes("rules"))


@pytest.mark.parametrize(
    "text",
    [
        *(
            "lobby bavaria join",
            "lobby spain",
            "lobby spain war",
            "lobby spain join france",
            "bid spain-9",
            "vote green",
        ),
        *("exchange 1 spain-3 austria-2", "assassin x spain-1", "remove open-1", "pass_marker", "roll a b", "fly"),
        *("influence open-1", "influence unrest=spain=spain", "collect spain-1", "market gold", "unrest"),
    ],
)
def test_unreadable_moves_get_a_helpful_sentence(text: str) -> None:
    with pytest.raises(feldherr.IllegalMove) as refusal:
        rulebook().moves.read(text)
    for language in words.LANGUAGES:
        sentence = refusal.value.sentence(language)
        assert sentence.endswith(".")
        assert refusal.value.code not in sentence
