"""The shapes of what is seen of a table of Wallenstein, key by key. Rules import them for the type checker alone."""

from typing import Annotated, Literal, TypedDict

from feldherr.kernel.shapes import OwnTable, SharedTable
from feldherr.wallenstein.names import Action, Box, Building, Phase, Season, Thrown, Tile
from feldherr.wallenstein.shapes_options import Benefits, Options

Cubes = dict[str, int]
"""Numbers of cubes, by seat and `peasants`."""


class CountyView(TypedDict):
    owner: Annotated[int | None, "A seat; null: neutral."]
    armies: int
    palace: bool
    church: bool
    trading_post: bool
    revolt: Annotated[int, "Revolt markers."]
    newly_won: Annotated[bool, "Won this season: its card is not in its owner's hand yet."]


class BuildingCounts(TypedDict):
    palace: int
    church: int
    trading_post: int


class StockView(BuildingCounts):
    """What is left beside the board."""

    revolt_markers: int


class LandsknechteCard(TypedDict):
    level: int
    benefits: Benefits
    reconstructed: Annotated[bool, "Whether no rulebook prints its figures."]


class PlayerView(TypedDict):
    thalers: int
    grain: int
    victory_points: int
    supply: Annotated[int, "Armies left."]
    counties: int
    buildings: BuildingCounts
    position: Annotated[int | None, "In the turn order, from 1; null before it is settled."]
    tile: Tile | None
    plan: Annotated[dict[Box, str] | None, "What lies on each box: a county, a card in words, or `hidden`."]
    revealed: Annotated[list[Box], "Boxes whose cards all have seen."]
    landsknechte: Annotated[int | None, "The level of the pile; null without the expansion."]
    landsknechte_card: LandsknechteCard | None


class TowerView(TypedDict):
    """The tower is of glass."""

    inside: Cubes
    tray: Cubes
    ages: Annotated[dict[str, list[int]], "For how many throws each cube inside has rested, by seat and `peasants`."]
    throws: Annotated[int, "Throws so far."]
    pot: Annotated[Cubes, "Cubes about to be thrown."]


class BattleView(TypedDict):
    kind: Literal["battle"]
    attacker: int
    defender: int | None
    county: str
    pot: Cubes


class RevoltView(TypedDict):
    kind: Literal["revolt"]
    seat: int
    county: str
    pot: Cubes


class PrimingView(TypedDict):
    """The pour that fills the tower before the game."""

    kind: Literal["priming"]
    pot: Cubes


class EventCardView(TypedDict):
    number: int
    effect: str
    amount: int
    region: Annotated[str | None, "Where it counts; null: everywhere."]
    grain_loss: Annotated[int, "What the card takes in winter."]
    reconstructed: Annotated[bool, "Whether its loss is in no source."]


class OpenEventView(EventCardView):
    supply: Annotated[list[int], "By seat: the grain that would be left, if this took its loss now; negative: wanting."]


class StandingView(TypedDict):
    """Who has buildings of a kind in a region."""

    counts: Annotated[list[int], "By seat."]
    most: Annotated[list[int], "Seats with the most, who would score them now."]


class RevoltingView(TypedDict):
    """Counties that revolt for want of grain."""

    additional_peasants: int
    counties: list[str]


class DraftView(TypedDict):
    open: Annotated[list[str], "The two counties to choose from."]
    pile: Annotated[int, "County cards in the pile."]
    pile_bottom: Annotated[list[str], "Cards at its bottom that all have seen, the lowest first."]
    drawn: Annotated[str | None, "The county just drawn, or `hidden`."]
    drawn_openly: bool
    groups: Annotated[list[list[int]], "By seat: the sizes of the groups of armies still to place."]
    last_pairs: Annotated[list[list[str]], "By seat: the pair it put under the pile last."]
    passed_over: Annotated[int, "How many players in a row have left the open pair alone."]
    set_aside: list[str]


class FavorCard(TypedDict):
    number: int
    effect: str
    amount: int
    building: Building | None
    against: list[Action]
    reconstructed: Annotated[bool, "Whether no rulebook prints its figures."]


class CourtView(TypedDict):
    favors: Annotated[list[int], "The numbers on display, the dearest first; 0: taken."]
    cards: list[FavorCard | None]
    costs: Annotated[list[int], "Courtiers, space by space."]
    used: list[int]
    deck: Annotated[int | list[int], "How many cards; where everything is shown, which."]
    entrance: Annotated[list[int], "Courtiers in the entrance hall, by seat."]
    audience: Annotated[list[int], "Courtiers in the audience, by seat."]
    supply: Annotated[list[int], "Courtiers left, by seat."]
    kept_favor: Annotated[list[int | None], "By seat: the favor kept for a later revolt marker."]
    immunity: Annotated[list[list[Action]], "By seat: the attacks from which it is safe this season."]


class SharedView(TypedDict):
    """What everybody sees of the table."""

    phase: Phase
    year: int
    season: Annotated[Season | None, "Null before the first."]
    counties: Annotated[dict[str, CountyView], "All counties in play."]
    tower: TowerView
    battle: Annotated[BattleView | RevoltView | PrimingView | None, "What is under way."]
    peasants: Annotated[int, "Peasants in the supply."]
    stock: StockView
    turn_order: list[int]
    previous_order: list[int]
    tiles: Annotated[list[Tile], "Bonus tiles by position in the turn order."]
    turn: Annotated[int, "Which of the action cards is performed, from 1; 0 before the first."]
    event: EventCardView | None
    event_removed: Annotated[bool, "Whether a favor has taken the event away."]
    events_open: Annotated[list[OpenEventView], "The events that the year may still bring."]
    events_used: list[int]
    majorities: Annotated[dict[str, dict[Building, StandingView]], "By region and kind, wherever anybody has any."]
    revolting: RevoltingView | None


class OwnView(TypedDict):
    """What one seat sees in its own way."""

    players: Annotated[list[PlayerView], "By seat."]
    action_cards: Annotated[list[Action | None], "In the order of the season; null: face down."]
    event_deck: Annotated[int | list[int], "How many cards; where everything is shown, which."]
    draft: Annotated[DraftView | None, "While counties are drafted."]
    exposed: Annotated[
        dict[str, str], "Own counties beside which another player stands with more armies, and the worst neighbour."
    ]
    court: Annotated[CourtView | None, "Null without the Emperor's Court."]


class Position(SharedView, OwnView):
    """The position without the table around it."""


class View(SharedTable, OwnTable, SharedView, OwnView):
    """All that a seat, or a spectator, may know of a table of Wallenstein."""

    game: Literal["wallenstein"]
    options: Options


# -- what a plan would bring, and a battle ----------------------------------------------------------------------------


class ThalersForecast(TypedDict):
    now: int
    bid: int
    taxes: Annotated[list[int], "The least and the most.", 2]
    after: Annotated[list[int], "The least and the most.", 2]
    lowest: Annotated[int, "The least the purse may hold on the way."]


class GrainForecast(TypedDict):
    now: int
    income: Annotated[list[int], "The least and the most.", 2]
    after: Annotated[list[int], "The least and the most.", 2]
    counties: int
    losses: Annotated[list[int], "What each event of the year may take in winter."]


class ArmiesForecast(TypedDict):
    supply: int
    deployed: Annotated[list[int], "The least and the most.", 2]


Failure = Literal[
    "has_one", "no_site", "no_tile_left", "no_armies", "one_army", "cannot_move", "no_courtiers", "too_few_armies"
]
Trouble = Failure | Literal["revolt", "no_money"]


class RevoltRisk(TypedDict):
    """How a collection may end."""

    chance: Annotated[float, "Of a revolt."]
    held: Annotated[float, "That the county is held, all its armies thrown into the tower as it is now."]
    lost: float


class BoxRisk(TypedDict):
    """What may go wrong with a planned box if nobody interferes: shares of all orders and open events."""

    county: Annotated[str | None, "Its card; null where a dice tower card lies."]
    unpaid: Annotated[float, "The share in which it cannot be paid when its turn comes."]
    unpaid_by_event: Annotated[dict[str, float], "The same for each open event, by the number of its card."]
    fails: Annotated[dict[Failure, float], "The share in which it fails for another reason; 1 is certain."]
    revolt: Annotated[RevoltRisk | None, "Of a collection."]


class PlanWarning(TypedDict):
    """Why an action would not work as things stand; it may be planned all the same."""

    box: Box
    county: str
    code: Trouble


class Forecast(TypedDict):
    """What a plan would bring, from the worst to the best event."""

    thalers: ThalersForecast
    grain: GrainForecast
    armies: ArmiesForecast
    boxes: dict[Box, BoxRisk]
    against: Annotated[
        dict[Box, dict[str, Failure]], "What stands against a county of the hand on a box as things are."
    ]
    warnings: list[PlanWarning]


class Odds(TypedDict):
    """Chances seen from the attacker; those of a revolt from the county's owner, who wins by putting it down."""

    win: float
    tie: float
    loss: float
    survivors: Annotated[list[float], "The chance to win with so many armies in the county afterwards; sums to `win`."]
    held_by: Annotated[list[float], "The chance that a defending player keeps the county with so many armies."]
    expected_survivors: Annotated[float, "Armies in the county after a win, on average."]
    alone_ties: Annotated[bool, "Whether it is a tie, too, if peasants alone hold a player's county."]
    thrown: Annotated[dict[Thrown, Cubes], "The cubes that would go into the tower, by reason."]
