"""Emperor's Court: armies become courtiers, courtiers ask for favors. (000 Wallenstein Emperor's Court)"""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Choice, Decision, Move, Pass
from feldherr.kernel.step import SeatStep, Step
from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT
from feldherr.wallenstein.building import build, may_build
from feldherr.wallenstein.landsknechte import grant, stock_of
from feldherr.wallenstein.moves import Build, Calm, Deploy, RemoveEvent, TakeFavor, card_word
from feldherr.wallenstein.names import ACTIONS, BOX_COUNT, BOXES, COURT, COURT_BOXES, NOBODY, TOWER_CARD
from feldherr.wallenstein.state import State, changed

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import FavorFacts, FavorUseFacts


DISPLAYED: Final = 3


def display_favors(g: State) -> None:
    """The top three favors, the highest number on the dearest space. (000 Display favor cards)"""
    if g.rules.court:
        g.favors_open = sorted((g.favor_deck.pop() for _ in range(DISPLAYED)), reverse=True)
        g.tell.favors_displayed(favors=g.favors_open[:], costs=list(g.rules.favor_costs))


def attend_court(g: State) -> None:
    """First all conversions in player order, then the favors. (000 Perform actions at the Emperor's Court)"""
    if g.rules.court:
        g.phase = COURT
        conversions = [Convert(seat, box) for seat in g.turn_order for box in COURT_BOXES]
        g.then(*conversions, AskForFavors(), LeaveCourt())


class Convert(Step[State]):
    """Reveals a card of the extra board: armies of a county or of the tray become courtiers, all or none."""

    __slots__ = ("seat", "box")

    def __init__(self, seat: int, box: int) -> None:
        self.seat = seat
        self.box = box

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.box

    def do(self, g: State, move: Move | None) -> None:
        at = self.seat * BOX_COUNT + self.box
        number = courtiers_of(self.box)
        card = g.plan[at]
        g.shown[at] = 1
        g.tell.revealed(seat=self.seat, action=BOXES[self.box], card=card_word(card))
        if converts(card) and not why_not_convert(g, self.seat, card, number):
            convert(g, self.seat, card, number)
            g.tell.converted(seat=self.seat, source=card_word(card), armies=number, courtiers=g.entrance[self.seat])


def courtiers_of(box: int) -> int:
    """How many armies a box of the extra board converts."""
    return COURT_BOXES[-1] + 1 - box


def converts(card: int) -> bool:
    """Whether a card on the extra board names armies: those of a county or those in the tray."""
    return card < COUNTY_COUNT or card == TOWER_CARD


def why_not_convert(g: State, seat: int, card: int, number: int) -> str:
    """Too few courtiers, or too few armies where the card says, one of a county's to stay; "" if it can be done."""
    if number > g.courtiers_in_supply(seat):
        return "no_courtiers"
    there = g.tray[seat] if card == TOWER_CARD else g.armies[card] - 1
    return "too_few_armies" if there < number else ""


def convert(g: State, seat: int, card: int, number: int) -> None:
    """Armies go back to the supply, as many courtiers come to the entrance hall."""
    if card == TOWER_CARD:
        g.tray = changed(g.tray, seat, g.tray[seat] - number)
    else:
        g.armies[card] -= number
    g.supply[seat] += number
    g.entrance[seat] += number


class AskForFavors(Step[State]):
    """Most courtiers first, ties in player order. (000 Take advantage of the Court's favor)"""

    __slots__ = ()

    def do(self, g: State, move: Move | None) -> None:
        order = sorted(g.turn_order, key=lambda seat: -g.entrance[seat])
        g.tell.court_order(order=order)
        g.then(*[AskForFavor(seat) for seat in order])


class FavorChoice(Choice):
    """Which of the displayed favors to take, if any."""

    __slots__ = ("costs", "gains")
    kind: ClassVar = "favor"

    def __init__(self, seat: int, moves: list[Move], costs: dict[int, int], gains: dict[int, list[int]]) -> None:
        super().__init__(seat, moves)
        self.costs = costs
        self.gains = gains

    def facts(self) -> "FavorFacts":
        return {
            "costs": {str(favor): cost for favor, cost in self.costs.items()},
            "gains": {str(favor): gain[:] for favor, gain in self.gains.items()},
        }


def cost_of(g: State, favor: int) -> int:
    """Courtiers for a displayed favor: by its space, 0 where the favor was taken."""
    return g.rules.favor_costs[g.favors_open.index(favor)]


def gains_of(g: State, seat: int, favors: list[int]) -> dict[int, list[int]]:
    """Of favors that bring Thalers, grain or points at once: how many the player has now, and would have then."""
    gains = {}
    for number in favors:
        favor = g.rules.favors[number - 1]
        stock = stock_of(g, favor.effect)
        if stock is not None:
            gains[number] = [stock[seat], stock[seat] + favor.amount]
    return gains


class AskForFavor(SeatStep[State]):
    """The courtiers enter the audience hall; the player may take one favor that they can pay."""

    __slots__ = ()
    beneath: ClassVar = ("AskForFavor", "LeaveCourt")

    def ask(self, g: State) -> Decision | None:
        costs = {favor: cost_of(g, favor) for favor in g.favors_open if favor}
        within = [favor for favor, cost in costs.items() if cost <= g.entrance[self.seat]]
        if not within:
            return None
        return FavorChoice(self.seat, [*map(TakeFavor, within), Pass()], costs, gains_of(g, self.seat, within))

    def do(self, g: State, move: Move | None) -> None:
        if not any(g.favors_open):
            return
        g.audience[self.seat], g.entrance[self.seat] = g.entrance[self.seat], 0
        if not isinstance(move, TakeFavor):
            g.tell.no_favor(seat=self.seat)
            return
        cost = cost_of(g, move.number)
        g.audience[self.seat] -= cost
        g.favors_open[g.favors_open.index(move.number)] = 0
        g.tell.favor_taken(seat=self.seat, favor=move.number, cost=cost)
        favor = g.rules.favors[move.number - 1]
        if favor.effect == "remove_revolt_marker" and not own_unrest(g, self.seat) and not g.kept_favor[self.seat]:
            g.kept_favor[self.seat] = move.number
            g.tell.favor_kept(seat=self.seat, favor=move.number)
            return
        g.favors_used.append(move.number)
        if favor.effect in ASKING:
            g.then(ApplyFavor(self.seat, move.number))
        elif favor.effect == "immunity":
            for action in favor.against:
                g.immunity[self.seat] |= 1 << action
            g.tell.immune(seat=self.seat, actions=[ACTIONS[action] for action in favor.against])
        else:
            grant(g, self.seat, favor.effect, favor.amount)


def own_unrest(g: State, seat: int) -> list[int]:
    """The player's counties with a revolt marker."""
    return [county for county in g.counties_of(seat) if g.markers[county]]


def may_remove_event(g: State, seat: int, favor: int) -> list[Move]:
    return [RemoveEvent(), Pass()] if g.event >= 0 and not g.event_removed else []


def may_calm(g: State, seat: int, favor: int) -> list[Move]:
    return [Calm(county) for county in own_unrest(g, seat)]


def may_build_free(g: State, seat: int, favor: int) -> list[Move]:
    building = g.rules.favors[favor - 1].building
    return [Build(county) for county in g.counties_of(seat) if may_build(g, county, building)]


def may_deploy_free(g: State, seat: int, favor: int) -> list[Move]:
    if not armies_of_favor(g, seat, favor):
        return []
    return [Deploy(county) for county, owner in enumerate(g.owner) if owner in (seat, NOBODY)]


def armies_of_favor(g: State, seat: int, favor: int) -> int:
    """As many as there are, up to the card's number. (003 favor cards, ruling C13)"""
    wanted, there = g.rules.favors[favor - 1].amount, g.supply[seat]
    if g.rules.favor_armies == "all_or_none":
        return wanted if there >= wanted else 0
    return min(wanted, there)


ASKING: Final[dict[str, Callable[[State, int, int], list[Move]]]] = {
    "remove_event": may_remove_event,
    "remove_revolt_marker": may_calm,
    "building": may_build_free,
    "deploy": may_deploy_free,
}


class FavorUse(Choice):
    """How a favor just taken is applied."""

    __slots__ = ("favor",)
    kind: ClassVar = "favor_use"

    def __init__(self, seat: int, moves: list[Move], favor: int) -> None:
        super().__init__(seat, moves)
        self.favor = favor

    def facts(self) -> "FavorUseFacts":
        return {"favor": self.favor}


class ApplyFavor(Step[State]):
    """A favor must be applied at once, if it can be; else it is spent without effect. (ruling C13)"""

    __slots__ = ("seat", "favor")
    beneath: ClassVar = ("AskForFavor", "LeaveCourt")

    def __init__(self, seat: int, favor: int) -> None:
        self.seat = seat
        self.favor = favor

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.favor

    def fits(self, g: State) -> bool:
        taken = g.has_seat(self.seat) and self.favor > 0 and g.favors_used[-1:] == [self.favor]
        return taken and g.rules.favors[self.favor - 1].effect in ASKING

    def ask(self, g: State) -> Decision | None:
        moves = ASKING[g.rules.favors[self.favor - 1].effect](g, self.seat, self.favor)
        return FavorUse(self.seat, moves, self.favor) if moves else None

    def do(self, g: State, move: Move | None) -> None:
        favor = g.rules.favors[self.favor - 1]
        if isinstance(move, RemoveEvent):
            g.event_removed = 1
            g.tell.event_removed(seat=self.seat)
        elif isinstance(move, Calm):
            g.remove_marker(move.county)
        elif isinstance(move, Build):
            build(g, self.seat, move.county, favor.building, 0)
        elif isinstance(move, Deploy):
            deploy_free(g, self.seat, move.county, armies_of_favor(g, self.seat, self.favor))
        elif isinstance(move, Pass):
            g.tell.favor_declined(seat=self.seat, favor=self.favor)
        else:
            g.tell.favor_without_effect(seat=self.seat, favor=self.favor)


def deploy_free(g: State, seat: int, county: int, armies: int) -> None:
    """Into an own county, or into a neutral one, which is the player's then without a battle."""
    g.supply[seat] -= armies
    g.tell.deployed(seat=seat, county=COUNTIES[county], armies=armies, price=0)
    if g.owner[county] == NOBODY:
        g.win_county(seat, county, armies)
        g.tell.neutral_occupied(seat=seat, county=COUNTIES[county])
    else:
        g.armies[county] += armies


class LeaveCourt(Step[State]):
    """Courtiers go back to the entrance hall, favors nobody took leave the game."""

    __slots__ = ()
    beneath: ClassVar = ("SeasonStep",)

    def do(self, g: State, move: Move | None) -> None:
        for seat in range(g.players):
            g.entrance[seat] += g.audience[seat]
            g.audience[seat] = 0
        g.favors_used.extend(favor for favor in g.favors_open if favor)
        g.favors_open = []
        g.tell.court_closed(courtiers=g.entrance[:])
