"""Standing orders of Wallenstein: places, attacks, defence and revolts, decided ahead."""

from typing import Any, ClassVar, Final

from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.errors import BadOption
from feldherr.kernel.orders import NOW, Offer, OnlyAnswer, Order, Orders, Slot, fixed
from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.combat import CombatMove, DefendChoice
from feldherr.wallenstein.marching import MoveArmies
from feldherr.wallenstein.moves import Defend, March, Position, Revolt, read_county, read_number
from feldherr.wallenstein.names import ACTIONS, CLOSED, COMBAT_A, COMBAT_B, TILES
from feldherr.wallenstein.player_order import PositionChoice
from feldherr.wallenstein.state import State
from feldherr.wallenstein.winter import RevoltOrder

ALL: Final = 0
"""Armies: as many as may move."""
FIGHTS: Final[dict[str, int]] = {ACTIONS[action]: action for action in (COMBAT_A, COMBAT_B)}


class DefendWithAll(Order):
    """Defends with all armies of the county: `defend_all`."""

    __slots__ = ()
    verb: ClassVar = "defend_all"

    def answer(self, g: State, decision: Decision) -> Move | None:
        return Defend(len(decision.moves) - 1) if isinstance(decision, DefendChoice) else None


class RevoltsFirst(Order):
    """Of several revolts, the first of these counties comes next: `revolts bayern tirol`."""

    __slots__ = ("counties",)
    verb: ClassVar = "revolts"

    def __init__(self, counties: tuple[int, ...]) -> None:
        self.counties = counties

    @property
    def about(self) -> str:
        return self.verb

    def words(self) -> list[str]:
        return [COUNTIES[county] for county in self.counties]

    @classmethod
    def read(cls, given: list[str]) -> "RevoltsFirst":
        if not 1 <= len(given) <= COUNTY_COUNT:
            raise ValueError(given)
        return cls(tuple(dict.fromkeys(read_county(word) for word in given)))

    def answer(self, g: State, decision: Decision) -> Move | None:
        if not isinstance(decision, RevoltOrder):
            return None
        return next((move for county in self.counties if (move := Revolt(county)) in decision.moves), None)

    def facts(self) -> dict[str, Any]:
        return {"counties": self.words()}


class BestPlace(Order):
    """Takes the best place left, by a ranking of places and bonus tiles: `places 1 attack grain 2`. Where nothing of it
    is left, the player is asked."""

    __slots__ = ("ranking",)
    verb: ClassVar = "places"

    def __init__(self, ranking: tuple[str, ...]) -> None:
        self.ranking = ranking

    @property
    def about(self) -> str:
        return self.verb

    def words(self) -> list[str]:
        return list(self.ranking)

    @classmethod
    def read(cls, given: list[str]) -> "BestPlace":
        known = {*TILES, *(str(place + 1) for place in range(len(TILES)))}
        if not given or not known.issuperset(given):
            raise ValueError(given)
        return cls(tuple(dict.fromkeys(given)))

    def answer(self, g: State, decision: Decision) -> Move | None:
        if not isinstance(decision, PositionChoice):
            return None
        free = [move for move in decision.moves if isinstance(move, Position)]
        for word in self.ranking:
            for move in free:
                if word in (str(move.number), TILES[decision.tiles[move.number - 1]]):
                    return move
        return None

    def facts(self) -> dict[str, Any]:
        return {"ranking": [f"place_{word}" if word.isdigit() else word for word in self.ranking]}


class AttackIf(Order):
    """This season's march as planned, if it is won with at least so many per cent: `attack combat_a bayern 4 60`, with
    `all` for as many armies as may move. Below that, the player is asked. Kept with its season: `… 1.2`."""

    __slots__ = ("action", "armies", "chance", "season", "target")
    verb: ClassVar = "attack"
    breadth: ClassVar = NOW
    ends: ClassVar = True

    def __init__(self, action: int, target: int, armies: int, chance: int, season: str = "") -> None:
        self.action = action
        self.target = target
        self.armies = armies
        self.chance = chance
        self.season = season

    @property
    def about(self) -> str:
        return f"{self.verb} {self.action}"

    def words(self) -> list[str]:
        armies = "all" if self.armies == ALL else str(self.armies)
        kept = [self.season] if self.season else []
        return [ACTIONS[self.action], COUNTIES[self.target], armies, str(self.chance), *kept]

    @classmethod
    def read(cls, given: list[str]) -> "AttackIf":
        action, target, armies, chance, *season = given
        number, per_cent = ALL if armies == "all" else read_number(armies), read_number(chance)
        if per_cent > 100 or (armies != "all" and not number) or len(season) > 1:
            raise ValueError(given)
        for word in season:
            year, _, part = word.partition(".")
            read_number(year), read_number(part)
        return cls(FIGHTS[action], read_county(target), number, per_cent, *season)

    def bound(self, g: State, seat: int) -> "AttackIf":
        if self.season:
            return self
        if g.season < 0:
            raise BadOption("no_season_now")
        return AttackIf(self.action, self.target, self.armies, self.chance, season_now(g))

    def lapsed(self, g: State, seat: int) -> bool:
        return self.season != season_now(g)

    def answer(self, g: State, decision: Decision) -> Move | None:
        if not isinstance(decision, MoveArmies) or not isinstance(g.agenda[-1], CombatMove):
            return None
        seat = int(decision.seat)
        if decision.action != self.action or self.lapsed(g, seat):
            return None
        move = March(self.target, self.armies or decision.most)
        if decision.index(move) < 0:
            return None
        from feldherr.wallenstein.odds_of_moves import odds_of  # brings NumPy

        peaceful = g.owner[self.target] == seat
        return move if peaceful or 100 * odds_of(g, seat, move).win >= self.chance else None

    def facts(self) -> dict[str, Any]:
        armies = "all" if self.armies == ALL else self.armies
        return {
            "action": ACTIONS[self.action],
            "county": COUNTIES[self.target],
            "armies": armies,
            "chance": self.chance / 100,
        }


def season_now(g: State) -> str:
    return f"{g.year}.{g.season}"


def offers(g: State, seat: int) -> list[Offer]:
    """The orders that a seat may want to give now."""
    found: list[Offer] = []
    for action in FIGHTS.values():
        origin = g.planned(seat, action)
        if g.season >= 0 and origin >= 0:
            targets = [COUNTIES[target] for target in BORDERS[origin] if g.owner[target] != CLOSED]
            armies = ["all", *(str(number) for number in range(1, max(1, g.armies[origin])))]
            chance = Slot("number", least=0, most=100)
            found.append(
                Offer("attack", [fixed(ACTIONS[action]), Slot("one", targets), Slot("one", armies), chance], now=True)
            )
    found.append(Offer("only_answer"))
    if g.rules.defenders != "all" or g.rules.revolt_defenders != "all":
        found.append(Offer("defend_all"))
    if g.rules.turn_order != "shuffled":
        found.append(Offer("places", [Slot("ranked", [*map(str, range(1, len(TILES) + 1)), *TILES])]))
    own = [COUNTIES[county] for county in g.counties_of(seat)]
    return [*found, Offer("revolts", [Slot("ranked", own)])] if own else found


ORDERS: Final = Orders([OnlyAnswer, DefendWithAll, RevoltsFirst, BestPlace, AttackIf], offers)
