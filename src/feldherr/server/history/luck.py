"""How chance treated the seats of a game: battles won against their odds, and cubes fallen against what was to come."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from feldherr import Game
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.state import Event
from feldherr.server.model import Entry, Table
from feldherr.sixteenthirty.odds import war_odds
from feldherr.wallenstein.names import PEASANTS
from feldherr.wallenstein.odds import expected_fall

BATTLE_ENDS: Final = frozenset({"battle_won", "battle_held", "battle_tied", "battle_repelled"})


@dataclass(slots=True)
class Fortune:
    """The battles that a seat began, those it won, and how many it could expect to win."""

    battles: int = 0
    won: int = 0
    expected: float = 0.0
    tower: float | None = None
    """Own cubes that fell from the tower beyond what was to be expected; None, where there is no tower."""


class Teller(Protocol):
    """Follows a game as it is told again."""

    fortune: list[Fortune]

    def before(self, game: Game, answers: tuple[Entry, ...]) -> None:
        """These answers are about to be played."""

    def heard(self, game: Game, event: Event) -> None:
        """This has just happened."""


class OfWallenstein:
    """Battles by the odds of the attack; the tower by what each throw gives on average."""

    def __init__(self, players: int) -> None:
        self.fortune = [Fortune(tower=0.0) for _ in range(players)]
        self._inside: list[int] | None = None
        """What is in the tower before the next throw; None until the first decision, so that setting up is no luck."""
        self._attacking: int | None = None

    def before(self, game: Game, answers: tuple[Entry, ...]) -> None:
        state: Any = game.state
        self._inside = state.inside
        for entry in answers:
            chance = _chance(game, entry)
            if chance is not None:
                self.fortune[entry.seat].battles += 1
                self.fortune[entry.seat].expected += chance
                self._attacking = entry.seat

    def heard(self, game: Game, event: Event) -> None:
        kind, facts, _ = event
        state: Any = game.state
        if kind in BATTLE_ENDS and self._attacking is not None:
            self.fortune[self._attacking].won += kind == "battle_won"
            self._attacking = None
        if kind == "thrown" and self._inside is not None:
            self._throw(state, self._inside, facts)
            self._inside = state.inside

    def _throw(self, state: Any, inside: list[int], facts: dict[str, Any]) -> None:
        thrown = [*(facts["thrown"].get(str(colour), 0) for colour in range(PEASANTS)), facts["thrown"]["peasants"]]
        expected = expected_fall(state.rules.model, inside, state.throws, thrown)
        for seat, own in enumerate(self.fortune):
            assert own.tower is not None
            own.tower += facts["fallen"][str(seat)] - expected[seat]


def _chance(game: Game, entry: Entry) -> float | None:
    """The chance to win the battle that a move begins; None, if it begins none."""
    move = game.rulebook.moves.read(entry.text)
    if not hasattr(move, "target"):
        return None
    try:
        return float(game.rulebook.odds(game.state, entry.seat, move).win)
    except FeldherrError:
        return None


class OfSixteenThirty:
    """Wars, for the seat that called for them."""

    def __init__(self, players: int) -> None:
        self.fortune = [Fortune() for _ in range(players)]
        self._caller: int | None = None

    def before(self, game: Game, answers: tuple[Entry, ...]) -> None:
        pass

    def heard(self, game: Game, event: Event) -> None:
        kind, facts, _ = event
        if kind == "war_proposed":
            self._caller = facts["seat"]
        elif kind in ("war_won", "war_drawn") and self._caller is not None:
            own = self.fortune[self._caller]
            own.battles += 1
            own.expected += war_odds(facts["attacker_modifiers"], facts["defender_modifiers"]).win
            own.won += facts.get("winner") == facts["attacker"]


class OfAnyGame:
    """Of a game that is registered nobody knows what was luck."""

    def __init__(self, players: int) -> None:
        self.fortune = [Fortune() for _ in range(players)]

    def before(self, game: Game, answers: tuple[Entry, ...]) -> None:
        pass

    def heard(self, game: Game, event: Event) -> None:
        pass


def teller_of(table: Table) -> Teller:
    """Who follows a game. With a tower of the players' own luck is nothing that the odds of a model could measure."""
    if table.own_tower:
        return OfAnyGame(table.players)
    known: dict[str, type[OfWallenstein] | type[OfSixteenThirty]] = {
        "wallenstein": OfWallenstein,
        "sixteenthirty": OfSixteenThirty,
    }
    return known.get(table.game, OfAnyGame)(table.players)
