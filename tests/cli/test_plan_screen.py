"""The plan as the terminal shows it: each box says what may go wrong there."""

from io import StringIO

import pytest
from rich.console import Console

from feldherr.cli.screens.wallenstein_plan import PlanAssistant
from feldherr.cli.texts import Texts
from feldherr.kernel import words
from feldherr.wallenstein.planning import PlanDecision
from tests.wallenstein.test_forecast import FULL, Case, forecast_of

POSITION = Case(
    "risks of all kinds",
    f"{FULL} bid=0 court3=neumark court2=tower",
    "grain church combat_a deploy5 combat_b",
    (1, 12),
    thalers=5,
    supply=4,
    court=True,
    counties={"baden": "blue 2 palace", "trier": "blue 3 revolt:1", "tirol": "blue 1"},
)
ENGLISH = """\
Convert 3 armies: too few armies are there.
Convert 2 armies: too few armies are there.
Build a palace in Baden: there is one already.
Build a trading post in Erzbm. Köln: unpaid in {trading_post}% of cases.
Collect grain in Erzbm. Trier: revolt, held in {held}% of cases.
Deploy 5 armies in the Lausitz: too few armies in the supply in 50% of cases.
Deploy 3 armies in Bremen: too few armies in the supply in 25% of cases.
Deploy 3 armies in Bremen: unpaid in {deploy3}% of cases.
Deploy 1 army/move in the Vogtland: unpaid in {deploy1}% of cases.
Combat/movement A in Tirol: a single army cannot leave.
"""
GERMAN = """\
3 Armeen umwandeln: Dort stehen zu wenige Armeen.
2 Armeen umwandeln: Dort stehen zu wenige Armeen.
Palast bauen in Baden: Ein solches Gebäude steht dort schon.
Handelshaus bauen im Erzbm. Köln: unbezahlt in {trading_post} % der Fälle.
Getreide einziehen im Erzbm. Trier: Aufstand, gehalten in {held} % der Fälle.
5 Armeen aufstellen in der Lausitz: zu wenige Armeen im Vorrat in 50 % der Fälle.
3 Armeen aufstellen in Bremen: zu wenige Armeen im Vorrat in 25 % der Fälle.
3 Armeen aufstellen in Bremen: unbezahlt in {deploy3} % der Fälle.
1 Armee aufstellen/bewegen im Vogtland: unbezahlt in {deploy1} % der Fälle.
Kampf/Bewegung A in Tirol: Eine einzelne Armee kann nicht fort.
""".replace(" %", "\N{NO-BREAK SPACE}%")


@pytest.mark.parametrize(("language", "told"), [("en", ENGLISH), ("de", GERMAN)])
def test_each_box_says_what_may_go_wrong(language: str, told: str) -> None:
    game = POSITION.game()
    decision = game.pending[0]
    assert isinstance(decision, PlanDecision)
    assistant = PlanAssistant(decision, game.view(0), Texts(language))
    assistant.feed(POSITION.plan.removeprefix("plan "))
    screen = StringIO()
    Console(file=screen, width=100).print(assistant.show())
    boxes = forecast_of(game, 0, POSITION.plan)["boxes"]
    figures = {box: round(100 * boxes[box]["unpaid"]) for box in ("trading_post", "deploy3", "deploy1")}
    assert told.format(held=round(100 * boxes["grain"]["revolt"]["held"]), **figures) in screen.getvalue()
    assert all(0 < figure < 100 for figure in figures.values())


def test_every_code_of_a_failure_has_a_sentence() -> None:
    buildings = {"has_one", "no_site", "no_tile_left"}
    others = {"no_armies", "one_army", "cannot_move", "no_courtiers", "too_few_armies", "no_money", "revolt"}
    assert buildings | others <= set(words.catalogue("en").codes("warnings"))
    partial = {"no_armies", "cannot_move"}
    assert all(words.name("en", code, "reason") != code for code in partial)
