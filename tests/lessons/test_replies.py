"""What is said to a wrong answer is true of it: every choice of every step, against what the sentence claims."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from feldherr.kernel.game import Game
from feldherr.lessons import Lesson, lessons, runner
from feldherr.lessons.checking import at_step
from feldherr.lessons.course import course
from feldherr.lessons.model import SEAL
from feldherr.lessons.runner import PATTERN, Place
from feldherr.wallenstein import board

each_lesson = pytest.mark.parametrize("told", lessons(), ids=[each.id for each in lessons()])
Claim = Callable[["Chosen"], bool]


class Chosen:
    """A choice, and the position in which it is made."""

    def __init__(self, told: Lesson, at: int, game: Game, text: str) -> None:
        self.verb, *self.words = text.split()
        self.laid = told.plan_at(at)
        self.box, _, self.card = self.words[0].partition("=") if self.words else ("", "", "")
        self.view: dict[str, Any] = game.view("all")
        self.seat = told.seat
        self.markers: list[str] = told.position.get("markers", [[]])[told.seat]

    @property
    def is_own(self) -> bool:
        return bool(self.county["owner"] == self.seat)

    @property
    def county(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["counties"].get(self.card or self.words[0], {"owner": None, "armies": 0})
        return found

    @property
    def taxes(self) -> int:
        return board.TAXES[board.COUNTY[self.card]]

    @property
    def own_in_region(self) -> int:
        """How many counties the learner holds in the region of the chosen one."""
        region = board.REGION[board.COUNTY[self.card]]
        beside = [name for name, county in board.COUNTY.items() if board.REGION[county] == region]
        return sum(self.view["counties"].get(name, {}).get("owner") == self.seat for name in beside)

    def rivals_beside(self, county: str) -> list[int]:
        """Who else holds counties next to one, by county."""
        counties = self.view["counties"]
        beside = (board.COUNTIES[each] for each in board.BORDERS[board.COUNTY[county]])
        owners = (counties.get(each, {}).get("owner") for each in beside)
        return [owner for owner in owners if owner not in (None, self.seat)]

    def markers_on(self, card: str) -> int:
        return self.markers.count(card.rsplit("-", 1)[0])

    def influence(self, seat: int, country: str) -> int:
        cards = self.view["players"][seat]["display"].get(country, {"cards": []})["cards"]
        return sum(int(card.rsplit("-", 1)[1]) for card in cards)


def number(chosen: Chosen) -> int:
    return int(chosen.words[-1])


CLAIMS: dict[str, Claim] = {
    "w0_2_else": lambda it: number(it) < 4,
    "w1_3_not_1": lambda it: it.card == "trier" and it.box != "taxes",
    "w1_3_else": lambda it: it.box == "taxes" and it.is_own and it.taxes < 7 and it.card != "trier",
    "w1_5_not_1": lambda it: (
        it.is_own and it.card not in it.laid.values() and it.rivals_beside(it.card) > it.rivals_beside("koeln") == []
    ),
    "w1_5_else": lambda it: it.card in it.laid.values(),
    "w3_3_else": lambda it: number(it) < 4,
    "w3_7_not_2": lambda it: it.words[0] != "hessen_kassel",
    "w3_7_else": lambda it: it.words[0] == "hessen_kassel" and number(it) < 6,
    "w4_3_not_1": lambda it: it.words[0] != "hessen_kassel",
    "w4_3_else": lambda it: it.words[0] == "hessen_kassel" and number(it) < 5,
    "w6_3_else": lambda it: it.box == "palace" and it.is_own,
    "w6_4_else": lambda it: it.is_own and it.rivals_beside("mark") == [1, 1] and "mark" not in it.laid.values(),
    "w7_2_not_3": lambda it: it.card in {"1", "2"},
    "w7_2_else": lambda it: it.is_own,
    "w7_5_else": lambda it: it.words[0] not in {"1", "3"},
    "w7_6_not_1": lambda it: it.words[0] != "hessen_kassel",
    "w7_6_else": lambda it: it.words[0] == "hessen_kassel" and number(it) < 4,
    "w9_3_else": lambda it: it.box == "court2" and it.is_own,
    "w9_6_else": lambda it: it.words[0] != "13",
    "w10_3_else": lambda it: it.is_own and it.own_in_region > 1,
    "w10_5_else": lambda it: it.words[0] != "thalers",
    "w11_2_else": lambda it: number(it) < 4,
    "s1_3_not_2": lambda it: it.markers_on(it.words[0]) == 0,
    "s1_3_not_3": lambda it: it.markers_on(it.words[0]) == 0,
    "s1_3_else": lambda it: it.markers_on(it.words[0]) == 1,
    "s2_1_else": lambda it: it.words[0] != "poland",
    "s3_4_else": lambda it: it.words[0] != "france",
    "s4_1_else": lambda it: it.markers_on(it.words[0]) < it.markers_on("poland"),
    "s5_2_else": lambda it: max(it.influence(rival, it.words[0]) for rival in (0, 1)) < it.influence(0, "france"),
    "s7_1_not_1": lambda it: "unrest" in it.words,
    "s7_1_not_2": lambda it: "open-1" in it.words and not any(map(it.markers_on, it.words)),
    "s7_1_else": lambda it: any(map(it.markers_on, it.words)),
    "s7_3_not_2": lambda it: it.words[1] == "poland-3",
    "s7_3_else": lambda it: it.words[1] != "poland-3",
    "s7_4_else": lambda it: it.words[1] != "increase_status",
}
"""What those sentences claim that are said to several choices."""


@each_lesson
def test_a_sentence_for_several_choices_is_true_of_each(told: Lesson) -> None:
    said = set()
    for at, step in enumerate(told.steps):
        game = at_step(told, course(told.id), at)
        for text in choices(told, at, game):
            code = runner.reply(told, at, text)
            if runner.answer(told, Place(at=at), text).say is None:
                continue  # right, or the beginning of it
            if code in {"elsewhere", "not_lit"} or code.partition("_not_")[2] in single(step.wrong):
                continue
            assert CLAIMS[code](Chosen(told, at, game, text)), (code, text)
            said.add(code)
    assert said == {code for code in CLAIMS if code.split("_")[0] == told.id}


def single(wrong: tuple[str, ...]) -> set[str]:
    """The numbers of those that stand for one answer."""
    return {str(count) for count, text in enumerate(wrong, 1) if not set(text) & PATTERN}


def choices(told: Lesson, at: int, game: Game) -> Iterator[str]:
    """All that can be chosen at a step by the way it asks for."""
    step, decision = told.steps[at], game.pending.get(told.seat)
    if decision is None or step.do == SEAL:
        return
    asked = decision.as_json()
    if step.verb == "put":
        cards = [*asked["counties"], "money", "tower", *"01234"]
        yield from (f"put {box}={card}" for box in asked["boxes"] for card in cards)
    elif step.verb == "pick" and told.game == "sixteenthirty":
        yield from (f"pick {card}" for card in game.view("all")["players"][told.seat]["hand"])
    elif step.verb == "armies":
        yield from (f"armies {count}" for count in range(1, 5))
    elif step.plays:
        yield from (option.text for option in decision.options())
