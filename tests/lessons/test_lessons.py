"""Every lesson is played by the engine as its file and its texts say."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import feldherr
from feldherr.book import book
from feldherr.kernel import words
from feldherr.kernel.decision import CHANCE
from feldherr.lessons import Lesson, Step, lesson, lessons, runner
from feldherr.lessons import odds as odds_tool
from feldherr.lessons.checking import at_step, problems
from feldherr.lessons.course import course
from feldherr.lessons.model import main_road
from feldherr.lessons.reading import minutes
from feldherr.lessons.runner import PATTERN, TURNING, Place
from tests.lessons import golden

LONGEST = 160
each_lesson = pytest.mark.parametrize("told", lessons(), ids=[each.id for each in lessons()])
IMPOSSIBLE = {("w11", "pass")}
"""What a sentence says of: that it cannot be done."""


def test_all_lessons_are_there() -> None:
    assert [each.id for each in lessons() if each.game == "wallenstein"] == [f"w{n}" for n in range(12)]
    assert [each.id for each in lessons() if each.game == "sixteenthirty"] == [f"s{n}" for n in range(1, 8)]


@each_lesson
def test_a_lesson_is_played_by_the_engine_as_it_says(told: Lesson) -> None:
    """Position, moves, throws, draws, and all that its texts claim of the table."""
    assert problems(told) == []


@each_lesson
def test_every_lesson_says_how_it_ends(told: Lesson) -> None:
    assert told.ends


@each_lesson
def test_a_lesson_ends_to_the_last_cube_as_it_did(told: Lesson) -> None:
    """`python -m tests.lessons.golden`, once its texts have been looked at."""
    assert golden.digest(told) == json.loads(golden.FILE.read_text("utf-8"))[told.id]


def test_another_seed_another_throw_or_another_claim_is_found() -> None:
    """The checks would notice."""
    w3, w8 = lesson("w3"), lesson("w8")
    assert w3 is not None
    assert w8 is not None
    assert problems(w8, seed=w8.seed + 1) != []
    assert problems(replace(w3, steps=_with(w3, 3, chance=("fall 0=9",)))) != []
    assert problems(replace(w3, steps=_with(w3, 3, do="move baden 4"))) != []
    assert problems(replace(w3, steps=_with(w3, 7, shows=(("counties.hessen_kassel.armies", 3),)))) != []
    assert problems(replace(w8, ends=(("players.0.victory_points", 20),))) != []
    assert problems(replace(w8, ends=(("rules.price_palace", 2),))) != []
    assert problems(replace(w3, position={**w3.position, "thalers": [1000, 0, 0]}))[0] != ""


def _with(told: Lesson, at: int, **changes: object) -> tuple[Step, ...]:
    steps = list(told.steps)
    steps[at] = replace(steps[at], **changes)  # type: ignore[arg-type]
    return tuple(steps)


@each_lesson
def test_wrong_moves_are_moves_that_the_rules_offer(told: Lesson) -> None:
    """What a sentence talks somebody out of could have been done."""
    moves = feldherr.rulebook(told.game).moves
    for number, step in enumerate(told.steps):
        wrong = [text for text in step.wrong if not set(text) & PATTERN and (told.id, text) not in IMPOSSIBLE]
        if not step.plays or not wrong:
            continue
        decision = at_step(told, course(told.id), number).pending[told.seat]
        assert [text for text in wrong if decision.index(moves.read(text)) < 0] == []


@each_lesson
def test_what_may_be_laid_on_the_mat_can_be_laid_there(told: Lesson) -> None:
    for number, step in enumerate(told.steps):
        if step.verb != "put":
            continue
        decision = at_step(told, course(told.id), number).pending[told.seat]
        plans = feldherr.rulebook(told.game).moves
        for choice in (step.do, *(text for text in step.wrong if not set(text) & PATTERN)):
            laid = {**told.plan_at(number), **dict([choice.removeprefix("put ").split("=")])}
            reasons = {
                error.code
                for error in decision.check(plans.read(" ".join(["plan", *map("=".join, laid.items())]))).reasons
            }
            twice = list(laid.values()).count(choice.split("=")[1]) > 1
            assert reasons == ({"card_twice"} if twice and choice != step.do and "money" not in choice else set()), (
                choice
            )


@each_lesson
def test_the_rulebook_says_more_at_every_step(told: Lesson) -> None:
    points = book(told.game, told.options).points
    for at in range(len(told.steps) + 1):
        rule = runner.asked(told, at)["rule"]
        assert points.get(f"topics-{rule}") or points.get(f"decisions-{rule}"), (at, rule)


@each_lesson
def test_nobody_but_the_learner_is_left_waiting(told: Lesson) -> None:
    """Where a move is expected, the learner is asked for it; and no answer is left sealed."""
    played = course(told.id)
    for number, step in enumerate(told.steps):
        game = at_step(told, played, number)
        assert game.sealed == {}
        if step.plays:
            move = told.move_at(number)
            assert move is not None
            assert game.pending[told.seat].index(move) >= 0
    assert CHANCE not in at_step(told, played, len(told.steps)).pending


@each_lesson
def test_texts_are_there_short_and_in_every_language(told: Lesson) -> None:
    section = f"lessons_{told.game}"
    due = {f"{told.id}_title", f"{told.id}_idea", f"{told.id}_end"}
    for number, step in enumerate(told.steps, 1):
        due.add(f"{told.id}_{number}")
        due.update(f"{told.id}_{number}_not_{n}" for n in range(1, len(step.wrong) + 1))
        due.update({f"{told.id}_{number}_else"} if step.other else ())
    for language in words.LANGUAGES:
        there = {code for code in words.catalogue(language).codes(section) if code.split("_")[0] == told.id}
        assert there == due
    for place in range(len(told.steps) + 1):
        for marked in runner.asked(told, place)["say"].values():
            text = marked.replace("**", "")
            assert "?" not in text.replace("?", "", text.count("? ") + text.endswith("?"))
            assert len(text) < LONGEST


@each_lesson
@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_to_be_done_is_marked_once(told: Lesson, language: str) -> None:
    for at, step in enumerate(told.steps):
        text = runner.asked(told, at)["say"][language]
        marked = text.split("**")[1::2]
        assert len(marked) == (0 if step.verb in TURNING else 1), text
        assert text.count("**") == 2 * len(marked)
        assert all(part and part == part.strip() for part in marked), text
    assert "**" not in runner.asked(told, len(told.steps))["say"][language]


@each_lesson
def test_every_wrong_answer_gets_its_sentence_and_changes_nothing(told: Lesson) -> None:
    for at, step in enumerate(told.steps):
        answers = [text for text in step.wrong if not set(text) & PATTERN]
        answers += [given for given, _ in step.odds if given] + ["lens nowhere", "plan", "\x00", "pass pass"]
        said = set()
        for answer in answers:
            verdict = runner.answer(told, Place(at=at), answer)
            assert (verdict.right, verdict.lines) == (False, ()), answer
            assert verdict.place == (Place(at=at) if step.verb in TURNING else Place(at=at, tries=1, slips=1))
            assert verdict.say is not None
            assert all(0 < len(text) < LONGEST and ": ?" not in text for text in verdict.say.values()), answer
            said.add(verdict.say["en"])
        assert len(said) >= len(step.wrong) - sum(bool(set(text) & PATTERN) for text in step.wrong)


@each_lesson
def test_a_lesson_is_done_by_doing_what_it_says(told: Lesson) -> None:
    place, game = Place(), at_step(told, course(told.id), 0)
    while not runner.is_done(told, place):
        asked = runner.asked(told, place.at)
        verdict = runner.answer(told, place, asked["move"] or asked["do"])
        assert verdict.right
        for seat, text in verdict.lines:
            game.play(seat, text)
        place = verdict.place
    assert runner.stars(told, place) == ["done", "unaided", "faultless"]
    assert game.view("all") == at_step(told, course(told.id), len(told.steps)).view("all")


def test_stars_are_for_finishing_alone_and_without_a_slip() -> None:
    w0 = lesson("w0")
    assert w0 is not None
    end = len(w0.steps)
    assert runner.stars(w0, Place(at=end - 1)) == []
    assert runner.stars(w0, Place(at=end, slips=1)) == ["done", "unaided"]
    assert runner.stars(w0, Place(at=end, slips=1, shown=True)) == ["done"]


def test_what_was_picked_is_in_hand_until_it_is_laid_or_moved() -> None:
    taken = {name: [runner.asked(told, at)["taken"] for at in range(len(told.steps) + 1)] for name, told in by_name()}
    assert taken["w0"] == [[], ["kursachsen"], ["kursachsen"], [], []]
    assert taken["w1"][:4] == [[], [], ["trier"], []]
    assert taken["s1"] == [[], [], [], ["poland-3", "poland-2"], ["poland-3", "poland-2", "sweden-3"], [], []]


def by_name() -> list[tuple[str, Lesson]]:
    return [(each.id, each) for each in lessons()]


def test_cards_are_picked_up_in_any_order_and_one_by_one() -> None:
    s1 = lesson("s1")
    assert s1 is not None
    place = Place(at=2)
    assert runner.answer(s1, place, "pick poland-2 poland-3").right
    begun = runner.answer(s1, place, "pick poland-2")
    assert (begun.right, begun.say, begun.place) == (False, None, place)
    assert runner.answer(s1, place, "pick poland-2 spain-3").say is not None


def test_chances_told_are_the_engines() -> None:
    file = Path(odds_tool.__file__).with_name("odds.toml")
    assert odds_tool.written(odds_tool.all_odds()) == file.read_text("utf-8"), "python -m feldherr.lessons.odds"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_main_road_takes_twenty_minutes_at_most(language: str) -> None:
    for game in ("wallenstein", "sixteenthirty"):
        road = main_road(game)
        stated = sum(each.minutes for each in road)
        assert 0 < minutes(road, language) <= stated <= 20
