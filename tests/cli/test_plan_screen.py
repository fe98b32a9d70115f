"""The plan as the terminal shows it: each box says what may go wrong there."""

from io import StringIO

import pytest
from rich.console import Console

from feldherr.cli.screens.wallenstein_plan import PlanAssistant
from feldherr.cli.texts import Texts
from feldherr.wallenstein.planning import PlanDecision
from tests.wallenstein.test_forecast import FULL, Case, forecast_of

POSITION = Case(
    "risks of all kinds",
    f"{FULL} bid=0",
    "grain church combat_a deploy5 combat_b",
    (1, 12),
    thalers=5,
    supply=4,
    counties={"baden": "blue 2 palace", "trier": "blue 3 revolt:1", "tirol": "blue 1"},
)


def shown(language: str, plan: str) -> dict[str, str]:
    """The lines of the mat by box."""
    game = POSITION.game()
    decision = game.pending[0]
    assert isinstance(decision, PlanDecision)
    assistant = PlanAssistant(decision, game.view(0), Texts(language))
    for word in plan.split()[1:]:
        assistant.feed(word)
    console = Console(file=StringIO(), width=160)
    console.print(assistant.show())
    assert isinstance(console.file, StringIO)
    lines = console.file.getvalue().splitlines()
    return {box: next(line for line in lines if f" {box} " in line) for box in assistant.laid}


@pytest.mark.parametrize(
    ("language", "unpaid", "too_few", "revolt", "has_one", "one_army"),
    [
        ("en", "unpaid in {}%", "too few armies in the supply in {}%", "revolt: held {}%", "has one", "cannot march"),
        (
            "de",
            "unbezahlt in {} %",
            "zu wenige Armeen im Vorrat in {} %",
            "Aufstand: gehalten {} %",
            "steht schon",
            "kann nicht fort",
        ),
    ],
)
def test_each_box_says_what_may_go_wrong(
    language: str, unpaid: str, too_few: str, revolt: str, has_one: str, one_army: str
) -> None:
    boxes = forecast_of(POSITION.game(), 0, POSITION.plan)["boxes"]
    lines = shown(language, POSITION.plan)
    assert has_one in lines["palace"]
    assert one_army in lines["combat_a"]
    assert boxes["deploy5"]["fails"] == {"no_armies": 0.5}, "without the short levy"
    assert too_few.format(50) in lines["deploy5"]
    assert revolt.format(round(100 * boxes["grain"]["revolt"]["held"])) in lines["grain"]
    assert 0 < boxes["deploy3"]["unpaid"] < 1
    assert unpaid.format(round(100 * boxes["deploy3"]["unpaid"])) in lines["deploy3"]
    assert "%" not in lines["church"]
