"""Whole seasons through the public face: plans that ask nobody anything, and the plainest answer to every question."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import feldherr
from feldherr.kernel.decision import Decision, Pass
from feldherr.kernel.game import Game
from feldherr.wallenstein.actions import PerformAction
from feldherr.wallenstein.names import BOX, EMPTY, NO_PLAN, SEASONS
from feldherr.wallenstein.season import PlaySeason
from feldherr.wallenstein.winter import PlayWinter
from tests.rules.wallenstein.table import Table, table

EDITIONS: Final = ("second", "first", "manual")
OF_2002: Final = ("first", "manual")

# Spare cards go where a county card might lead to a question, now or in a later season.
_SPARES_FIRST: Final = (
    *("combat_a", "combat_b", "deploy1", "grain", "taxes"),
    *("palace", "church", "trading_post", "deploy5", "deploy3"),
)


def start(players: int = 3, edition: str = "second", fall: str = "fall", seed: int = 1, **options: Any) -> Game:
    """A new game with everyone about to plan; `fall` is what came out of the tower when it was primed."""
    game = feldherr.new_game("wallenstein", players=players, seed=seed, throws="outside", edition=edition, **options)
    play_on(game, lambda: "chance" in game.pending)
    game.play("chance", fall)
    return game


def plan(game: Game, seat: int, **boxes: str) -> str:
    """A legal plan with these cards on these boxes; the others get cards that ask nobody anything."""
    facts = game.pending[seat].facts()
    laid = {**dict.fromkeys(facts["declared"], "-"), **boxes}
    used = [card for card in laid.values() if card == facts["spare_card"] or card.isdigit()]
    spares = max(0, facts["spare_cards"] - len(used))
    for box in [box for box in _SPARES_FIRST if box not in laid][:spares]:
        laid[box] = facts["spare_card"]
    counties = [county for county in facts["counties"] if county not in laid.values()]
    for box in facts["boxes"]:
        if box not in laid:
            laid[box] = counties.pop(0) if counties else "-"
    return "plan " + " ".join(f"{box}={card}" for box, card in laid.items())


def plan_all(game: Game, plans: Mapping[int, Mapping[str, str]] | None = None) -> None:
    """Everyone plans, with these cards by seat and box."""
    for seat in range(game.players):
        game.play(seat, plan(game, seat, **(plans or {}).get(seat, {})))


def play_on(game: Game, stop: Callable[[], bool] = lambda: False) -> None:
    """Answers all questions in the plainest way until `stop`, or the end."""
    while not game.over and not stop():
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, plainest(game, decision))


def plainest(game: Game, decision: Decision) -> Any:
    """A quiet plan; nothing falls; no move where none is needed; else what is offered first."""
    if decision.kind == "plan":
        return plan(game, int(decision.seat))
    if decision.kind == "throw":
        return "fall"
    return Pass() if decision.index(Pass()) >= 0 else decision.option(0)


def may_play(game: Game, seat: int, text: str) -> bool:
    """Whether the seat's decision takes this move."""
    return game.pending[seat].index(game.rulebook.moves.read(text)) >= 0


def asked(game: Game, kind: str) -> bool:
    return any(decision.kind == kind for decision in game.pending.values())


def planning_in(game: Game, season: str, year: int = 1) -> bool:
    """For `play_on`: everyone is about to plan that season."""
    view = game.view(None)
    return asked(game, "plan") and (view["year"], view["season"]) == (year, season)


def play_to(game: Game, season: str, year: int = 1) -> None:
    """The plainest game up to the planning of that season."""
    play_on(game, lambda: planning_in(game, season, year))


def each(text: str, *counties: str) -> dict[str, Any]:
    """The same in each of these counties: `table(**each("blue 1", "baden", "mark"))`."""
    return dict.fromkeys(counties, text)


def told(game: Game, *kinds: str) -> list[dict[str, Any]]:
    """All public events of these kinds, oldest first."""
    return [event for event in game.events(None) if event["kind"] in kinds]


def play_season(g: Table, season: str = "spring", events: Sequence[int] = (1, 2, 3, 4)) -> None:
    """A written position goes into a season, or into winter, with these event cards open, by number."""
    g.state.events_open = [number - 1 for number in events]
    g.do(PlayWinter() if season == "winter" else PlaySeason(SEASONS.index(season)))


def act_all(g: Table, action: str) -> None:
    """All players perform an action in player order; boxes without a card are empty."""
    g.state.plan = [EMPTY if card == NO_PLAN else card for card in g.state.plan]
    g.do(PerformAction(BOX[action], 0))


def under_event(number: int, edition: str = "second", players: int = 3, **position: Any) -> Table:
    """A written position in a season with the event card of that number."""
    g = table(players, **position, options={"edition": edition})
    g.state.event = number - 1
    return g


def winter_loss(number: int, edition: str = "second") -> int:
    """The grain that everybody loses when the event card of that number is left for winter."""
    g = table(grain={"blue": 20, "yellow": 20, "red": 20}, options={"edition": edition})
    g.state.year = 2  # after the first year grain starts at 0 again
    play_season(g, "winter", events=(number,))
    (loss,) = {20 - g.grain(colour) for colour in ("blue", "yellow", "red")}
    return loss
