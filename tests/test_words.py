"""The catalogue says everything the code can say, in both languages alike."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import feldherr
from feldherr.kernel import words
from feldherr.kernel.decision import Decision, not_offered
from feldherr.wallenstein.board import COUNTIES, REGIONS, load
from feldherr.wallenstein.moves import CARD_WORDS, VOCABULARY
from feldherr.wallenstein.names import ACTIONS, BOXES, BUILDINGS, PHASES, SEASONS, TILES
from feldherr.wallenstein.rules import HOUSE_RULES

SOURCE = Path(feldherr.__file__).parent
ERRORS = {"IllegalMove", "NotPending", "BadOption", "BadRecord"}
NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
PARTS = sorted(path.stem for path in (words.FOLDER / "en").glob("*.ftl"))
TABLES = [
    {"players": 3, "edition": "second", "lineup": "draft"},
    {"players": 4, "edition": "second", "court": True, "landsknechte": True, "lineup": "draft"},
    {"players": 5, "edition": "second", "court": True},
    {"players": 4, "edition": "first", "lineup": "draft"},
    {"players": 5, "edition": "manual", "lineup": "draft"},
    {"players": 3, "edition": "second", "rules": {"empty_boxes_declared": True, "neutral_conquest_markers": 3}},
]


def sources() -> Iterator[ast.Module]:
    """The kernel, the face, the terminal, and every game that has a catalogue."""
    for path in sorted(SOURCE.rglob("*.py")):
        part = path.relative_to(SOURCE).parts[0]
        if len(path.relative_to(SOURCE).parts) == 1 or part in PARTS:
            yield ast.parse(path.read_text("utf-8"))


def literals(node: ast.AST) -> list[str]:
    """The words written out in a piece of code; not those put together at run time."""
    if isinstance(node, ast.JoinedStr):
        return []
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    return [text for child in ast.iter_child_nodes(node) for text in literals(child)]


def calls() -> Iterator[tuple[str, ast.Call]]:
    for tree in sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                yield name, node


def codes(names: set[str], place: int = 0) -> set[str]:
    return {text for name, call in calls() if name in names for text in literals(call.args[place])}


def codes_of(section: str) -> set[str]:
    return set(words.catalogue("en").codes(section))


def variables(identifier: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", words.catalogue("en").sources[identifier]))


def test_every_error_has_a_sentence() -> None:
    assert codes(ERRORS) - codes_of("errors") == set()


def test_every_sentence_of_an_error_uses_only_its_facts() -> None:
    facts: dict[str, set[str]] = {}
    open_ended = set()
    for name, call in calls():
        if name in ERRORS:
            for code in literals(call.args[0]):
                given = {keyword.arg for keyword in call.keywords if keyword.arg}
                facts[code] = facts.get(code, given) & given
                if any(keyword.arg is None for keyword in call.keywords):
                    open_ended.add(code)
    for code in set(facts) - open_ended:
        assert variables(f"errors-{code}") <= facts[code], code


def test_every_event_has_a_sentence() -> None:
    told = {
        kind
        for kind, call in calls()
        if isinstance(call.func, ast.Attribute) and ast.unparse(call.func.value) == "g.tell"
    }
    assert len(told) > 100
    assert told - codes_of("events") == set()


def decisions(kind: type[Decision] = Decision) -> Iterator[type[Decision]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from decisions(sub)


def test_every_decision_has_a_prompt() -> None:
    feldherr.rulebook("wallenstein")
    kinds = {d.kind for d in decisions() if hasattr(d, "kind") and d.__module__.startswith("feldherr.wallenstein")}
    assert kinds >= {"plan", "move", "recruit", "defend", "draft", "favor"}
    assert kinds - codes_of("prompts") == set()


def test_every_move_of_a_player_can_be_told() -> None:
    spoken = codes_of("moves")
    for game in feldherr.GAMES:
        verbs = set(feldherr.rulebook(game).moves.verbs) - {"fall", "roll", "first_player"}
        told = {verb for verb in verbs for code in spoken if code == verb or code.startswith(f"{game}_{verb}")}
        assert verbs - told == set()
    assert (
        words.move("en", "sixteenthirty", "bid spain-3 open-2 drop spain-1")
        == "Add Spain 3, Open 2, and remove Spain 1"
    )
    assert words.move("de", "sixteenthirty", "assassin 1 open-1 france", NAMES) == (
        "Attentäter: Offen 1 von Ben (Frankreich)"
    )
    assert words.move("en", "sixteenthirty", "remove spain-3") == "Remove Spain 3"
    assert words.move("en", "sixteenthirty", "remove open-1 spain") == "Remove Open 1 (Spain)"
    assert words.move("en", "wallenstein", "recruit") == "Deploy an army, and move none"


def test_every_id_has_a_name() -> None:
    events = load("events")
    effects = {card["effect"] for edition in ("second", "first") for card in events[edition]["card"]}
    favors = {card["effect"] for card in load("favors")["favor"]}
    benefits = {kind for card in load("landsknechte")["card"] for kind in card["benefits"]}
    reasons = {text for name, call in calls() if name == "skipped" for k in call.keywords for text in _reasons(k)}
    wanted = {
        *COUNTIES,
        *BUILDINGS,
        *SEASONS,
        *CARD_WORDS.values(),
        *("player", "peasants", "chance", "hidden", "nobody", "wallenstein"),
        *(f"region_{region}" for region in REGIONS),
        *(f"action_{box}" for box in BOXES),
        *(f"short_{action}" for action in ACTIONS),
        *(f"tile_{tile}" for tile in TILES),
        *(f"phase_{phase}" for phase in PHASES),
        *(f"effect_{effect}" for effect in effects),
        *(f"benefit_{benefit}" for benefit in benefits),
        *(f"reason_{reason}" for reason in reasons),
        *(f"form_{verb}" for verb in VOCABULARY.verbs),
    }
    rules = {f"event_{e}" for e in effects} | {f"favor_{f}" for f in favors} | {f"field_{f}" for f in HOUSE_RULES}
    for language in words.LANGUAGES:
        assert wanted - set(words.catalogue(language).codes("names")) == set()
        assert rules - set(words.catalogue(language).codes("rules")) == set()
    board = {county["id"]: county["name"] for county in load("counties")["county"]}
    assert {county: words.name("en", county) for county in COUNTIES} == board
    assert {county: words.name("de", county) for county in COUNTIES} == board


def _reasons(keyword: ast.keyword) -> list[str]:
    return literals(keyword.value) if keyword.arg == "reason" else []


def test_every_code_that_the_terminal_says_exists() -> None:
    said = {text for name, call in calls() if name == "texts" and call.args for text in literals(call.args[0])}
    known = codes_of("cli")
    parts = ("help_", "odds_", "note_")  # completed at run time
    assert {code for code in said if not code.startswith(parts) and re.fullmatch("[a-z_]{4,}", code)} - known == set()
    assert {f"note_{verb}" for verb in ("pass", "draw", "exchange", "place", "defend", "remove_event", "leave")} < known


def play(options: dict[str, Any], seed: int) -> Iterator[tuple[feldherr.Game, Decision]]:
    game = feldherr.new_game("wallenstein", seed=seed, **options)
    rng = random.Random(seed)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        yield game, decision
        game.play(seat, decision.sample(rng))
    for event in game.events("all"):
        for language in words.LANGUAGES:
            require_finished(words.sentence(language, "events", event["kind"], event, NAMES[: game.players]))


def require_finished(sentence: str) -> None:
    """No placeholder, no missing fact, no bare id or Python value."""
    assert not re.search(r"[{}\[\]#]|\?$|\? |None|True|[a-z]_[a-z]|\w=\w|  ", sentence), sentence
    assert sentence.endswith(".") or sentence.endswith("?"), sentence


@pytest.mark.parametrize("options", TABLES, ids=lambda options: "-".join(map(str, options.values()))[:40])
def test_events_and_prompts_of_whole_games_are_sentences(options: dict[str, Any]) -> None:
    seen = set()
    for seed in range(3):
        for _, decision in play(options, seed):
            if decision.kind not in seen or seed == 0:
                seen.add(decision.kind)
                for language in words.LANGUAGES:
                    facts = {"seat": decision.seat, **decision.facts()}
                    prompt = words.sentence(language, "prompts", decision.kind, facts, NAMES)
                    assert "{" not in prompt
                    assert " ? " not in prompt


def test_a_missing_fact_shows_and_does_not_crash() -> None:
    for language in words.LANGUAGES:
        for identifier, source in words.catalogue(language).sources.items():
            section, _, code = identifier.partition("-")
            assert words.sentence(language, section, code, {}) or source.strip() == '{ "" }'
    assert words.sentence("fr", "events", "marched", {}) == "marched"
    assert words.name("fr", "baden") == "baden"


INSTEAD = {
    "Aufstandsmarker": "Unruhemarker",
    "Korn": "Getreide",
    "Geldkarte": "Münzkarte",
    "leere Karte": "Blankokarte",
    "Bonus": "Vorteil",
    "Boni": "Vorteile",
    "Auflage": "Ausgabe",
    "einsetzen": "aufstellen",
    "Remis": "Unentschieden",
    "Schlacht": "Kampf",
    "SP-Marker": "Siegpunktmarker",
    "Können": "Kampfkraft",
    "Marktplatz": "Markt",
    "Spielreihenfolge": "Spielerreihenfolge",
    "Token": "Schlüssel",
}
"""What German texts once said, and the one word for the thing."""


def german() -> Iterator[tuple[str, str]]:
    yield from words.catalogue("de").sources.items()


def test_a_thing_has_one_name_in_german() -> None:
    found = [(key, old, INSTEAD[old]) for key, text in german() for old in INSTEAD if re.search(rf"\b{old}", text)]
    assert found == []


def test_turns_and_rounds_of_sixteenthirty_are_not_mixed_up() -> None:
    """The turn of the game is a Runde, a player's part of it a Zug."""
    told = [text for key, text in german() if "sixteenthirty" in key or key.startswith("picture-turn")]
    assert [
        text for text in told if re.search(r"Zug \{|Zug \d|in diesem Zug [nk]|(deiner|Ihre|Die) Runde von", text)
    ] == []
    turn = {"turn": 3, "first_player": 0, "seat": 1}
    assert words.sentence("de", "events", "turn_begun", turn, NAMES) == "Runde 3 beginnt mit Anna."
    assert words.sentence("de", "events", "round_begun", turn, NAMES) == "Ben ist am Zug."


def test_german_quotes_and_percents_are_german() -> None:
    plain = {key: re.sub(r'\{ "[^"]*" \}|[:,] "[^"]*"\)?', "", text) for key, text in german()}
    quoted = [key for key, text in plain.items() if re.search(r"\"|“[^“]*”", text) and '["' not in text]
    percents = [key for key, text in german() if re.search(r"[\d}] ?%", text)]
    assert quoted == percents == []


def test_what_is_counted_agrees_with_its_number() -> None:
    """A bare number before a plural would say "1 armies"."""
    plurals = (
        r"armies|markers|cards|counties|courtiers|boxes|points|peasants|Armeen|Karten|Länder|Felder|Punkte|Höflinge"
    )
    allowed = {
        "favors_displayed",
        "cards_dealt",
        "markers_drawn",
        "initial_influence",
        "revolt_order",
        "too_many_initial_cards",
        "at_most_cards",
    }
    found = [
        identifier
        for language in words.LANGUAGES
        for identifier, text in words.catalogue(language).sources.items()
        if re.search(rf"^(?! *\*?\[).*\{{ \$\w+ \}} ({plurals})\b", text, re.MULTILINE)
        and identifier.partition("-")[2] not in allowed
        and not identifier.startswith("rules_")  # which tests/book tells with the figures there are
    ]
    assert found == []


VERBS = (
    r"is|are|has|have|was|were|does|gets|now has|falls|belongs|revolts|ist|hat|war|wird|kann|bekommt|gehört|grenzt|hält"
)


def test_a_land_and_its_verb_agree() -> None:
    """The Netherlands have, Spain has: a verb that follows a name is chosen by its number."""
    subject = rf"(?:CAPITAL\(|(?:[:,] |^ *)\{{ )NAME\(\$\w+, form: \"(?:the|nominative)\"\)+ \}} (?:{VERBS})\b"
    found = [
        identifier
        for language in words.LANGUAGES
        for identifier, text in words.catalogue(language).sources.items()
        if re.search(subject, text, re.MULTILINE)
    ]
    assert found == []
    lands = {"county": "saechs_lande", "seat": 0, "markers": 2, "against": 1}
    assert words.sentence("en", "events", "marker_added", lands) == "The Sächs. Lande now have 2 revolt markers."
    assert words.sentence("de", "events", "neutral_occupied", lands, NAMES) == (
        "Die Sächs. Lande waren neutral und gehören nun Anna, ohne Kampf."
    )
    assert words.sentence("en", "prompts", "defend", lands, NAMES).startswith("Anna, the Sächs. Lande are attacked")


def test_what_is_done_to_a_land_stands_in_the_accusative() -> None:
    objects = [
        key
        for key, text in german()
        if re.search(r"nominative\"\)+ \} (nehmen|geben|weiter|ent|beruhigen|halten)", text)
    ]
    assert objects == []
    assert words.move("de", "wallenstein", "take breisgau") == "Den Breisgau nehmen"
    assert words.sentence("de", "table", "use_calm", {"county": "breisgau"}) == "Den Breisgau beruhigen"


def test_armies_turn_into_courtiers_where_they_stood() -> None:
    facts = {"seat": 0, "armies": 2, "courtiers": 5}
    told = {
        source: words.sentence("de", "events", "converted", {**facts, "source": source}, NAMES)
        for source in ("altmark", "baden", "tower")
    }
    assert "aus der Altmark zu" in told["altmark"]
    assert "aus Baden zu" in told["baden"]
    assert "aus der Schale zu" in told["tower"]
    assert "from the Altmark into" in words.sentence("en", "events", "converted", {**facts, "source": "altmark"}, NAMES)


def test_what_the_court_grants_is_counted_in_its_own_words() -> None:
    def told(language: str, benefit: str, amount: int) -> str:
        return words.sentence(language, "events", "granted", {"seat": 0, "benefit": benefit, "amount": amount}, NAMES)

    assert told("en", "thalers", 1) == "Anna gains 1 Thaler."
    assert told("en", "armies_to_tray", 2) == "Anna gains 2 armies in the tray."
    assert told("de", "victory_points", 1) == "Anna erhält 1 Siegpunkt."
    assert told("de", "grain", 2) == "Anna erhält 2 Getreide."


def test_a_trading_post_that_pays_is_told_as_a_gain() -> None:
    facts = {"seat": 0, "building": "trading_post", "county": "baden"}
    told = {price: words.sentence("de", "events", "built", {**facts, "price": price}, NAMES) for price in (-2, 0, 1)}
    assert told[-2] == "Anna baut umsonst ein Handelshaus in Baden und erhält dafür 2 Taler."
    assert told[0] == "Anna baut umsonst ein Handelshaus in Baden."
    assert told[1] == "Anna baut für 1 Taler ein Handelshaus in Baden."


def test_a_refusal_says_whether_it_names_everything_that_is_possible() -> None:
    offered = [f"favor {number}" for number in range(14)]
    refused = {number: not_offered("pass", offered[:number]) for number in (0, 2, 14)}
    assert str(refused[0]) == '"pass" is not possible here.'
    assert str(refused[2]) == '"pass" is not possible here; possible are: favor 0, favor 1.'
    assert str(refused[14]).startswith('"pass" is not possible here; possible are, among others: favor 0, favor 1, ')
    assert refused[14].sentence("de").startswith("„pass“ geht hier nicht; möglich sind unter anderem: favor 0, ")


def test_nothing_is_guessed_where_nothing_is_near() -> None:
    for language, guess in (("en", "perhaps"), ("de", "vielleicht")):
        for game, text in (("wallenstein", "take {}"), ("sixteenthirty", "unrest {}"), ("sixteenthirty", "market {}")):
            told = []
            for word in ("qq", "bader", "spein", "spain-33"):
                with pytest.raises(feldherr.IllegalMove) as refused:
                    feldherr.rulebook(game).moves.read(text.format(word))
                told.append(refused.value.sentence(language))
            assert guess not in told[0]
            assert any(guess in sentence for sentence in told[1:])


def test_whom_the_german_states_may_invite() -> None:
    told = {
        country: words.sentence("en", "errors", "league_no_ally", {"country": country, "target": "spain"})
        for country in ("german_states", "france")
    }
    assert told["german_states"].endswith("only another country that belongs to a faction can be invited.")
    assert told["france"].endswith("only another country of the same faction can be invited.")
