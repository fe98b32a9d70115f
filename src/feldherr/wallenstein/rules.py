"""The rules object: every difference between editions, readings, expansions and house rules is a field here."""

from dataclasses import dataclass, field, fields, replace
from functools import lru_cache
from json import dumps, loads
from typing import Any, Final

from feldherr.kernel.errors import BadOption
from feldherr.wallenstein.board import REGIONS, load
from feldherr.wallenstein.names import BUILDINGS, COMBAT_A, COMBAT_B
from feldherr.wallenstein.tower import Levels, TowerModel, model_of

_COMPONENTS: Final = load("components")


@dataclass(frozen=True, slots=True)
class EventCard:
    """What a season's event changes, and what its card takes in winter."""

    number: int
    effect: str
    amount: int
    grain_loss: int
    region: int = -1
    """Everywhere, if -1."""
    reconstructed: bool = False


@dataclass(frozen=True, slots=True)
class Favor:
    """A favor of the Emperor's Court; its number is its place in `Rules.favors` plus one."""

    effect: str
    amount: int = 0
    building: int = -1
    against: tuple[int, ...] = ()
    reconstructed: bool = False


def _one_of(*values: Any) -> Any:
    return field(metadata={"values": values})


def _number(least: int, most: int) -> Any:
    return field(metadata={"range": (least, most)})


@dataclass(frozen=True)
class Rules:
    """What a table plays by. Scalar fields can be set as house rules; tables come from data files."""

    start_money: tuple[int, int, int]
    """Thalers with 3, 4 and 5 players."""
    armies_each: int = _number(40, 62)
    turn_order: str = _one_of("auction", "shuffled")
    spare_cards: str = _one_of("money", "blank")
    order_before_event: bool = _one_of(True, False)
    event_cards: str = _one_of("second", "first")
    draft_order: str = _one_of("seats", "shuffled")
    draft_exchange: str = _one_of("own_turn", "full_round")
    empty_boxes_declared: bool = _one_of(True, False)
    peasants_help_below: int = _number(0, 9)
    """Peasants in the tray defend a county with fewer revolt markers than this."""
    single_marker_peasants: int = _number(0, 3)
    """Peasants thrown in when a county with exactly one marker is attacked."""
    defenders: str = _one_of("all", "chosen")
    revolt_defenders: str = _one_of("all", "chosen")
    peasants_alone: str = _one_of("tie", "hold")
    """A defence won by peasants with no army of the owner left counts as a tie, or holds the county empty."""
    unguarded_revolts: str = _one_of("fought", "won")
    """A revolt in an owned county without an army: the owner's fallen cubes defend it, or the peasants always win."""
    neutral_conquest_markers: int = _number(0, 3)
    combat_may_be_declined: bool = _one_of(True, False)
    deploy1: str = _one_of("deploy_first", "either")
    revolt_before_income: bool = _one_of(True, False)
    tie_break: str = _one_of("thalers", "buildings")
    favor_armies: str = _one_of("as_many_as_there_are", "all_or_none")
    """What a favor deploys where the supply has fewer armies."""
    # chosen for the table
    court: bool = False
    landsknechte: bool = False
    tower: str = "aged2"
    throws: str = "inside"
    # data
    tower_levels: Levels = (0, 0)
    """Of a tower of the table's own."""
    events: tuple[EventCard, ...] = ()
    favors: tuple[Favor, ...] = ()
    favor_costs: tuple[int, ...] = ()
    landsknechte_cards: tuple[dict[str, int], ...] = ()
    """The benefits of each card, from the empty banner up."""
    landsknechte_reconstructed: tuple[bool, ...] = ()

    def but(self, **changes: Any) -> "Rules":
        return replace(self, **changes)

    @property
    def model(self) -> TowerModel:
        """How the tower treats cubes at this table."""
        return model_of(self.tower, self.tower_levels)


SECOND: Final = Rules(
    start_money=(18, 15, 12),
    armies_each=62,
    turn_order="auction",
    spare_cards="money",
    order_before_event=False,
    event_cards="second",
    draft_order="seats",
    draft_exchange="own_turn",
    empty_boxes_declared=False,
    peasants_help_below=1,
    single_marker_peasants=0,
    defenders="all",
    revolt_defenders="all",
    peasants_alone="tie",
    unguarded_revolts="fought",
    neutral_conquest_markers=0,
    combat_may_be_declined=True,
    deploy1="deploy_first",
    revolt_before_income=False,
    tie_break="thalers",
    favor_armies="as_many_as_there_are",
)

FIRST: Final = SECOND.but(
    start_money=(18, 15, 13),
    armies_each=61,
    turn_order="shuffled",
    spare_cards="blank",
    order_before_event=True,
    event_cards="first",
    draft_order="shuffled",
    empty_boxes_declared=True,
    peasants_help_below=2,
    defenders="chosen",
    revolt_defenders="chosen",
    neutral_conquest_markers=1,
    combat_may_be_declined=False,
    deploy1="either",
    tie_break="buildings",
)

MANUAL: Final = FIRST.but(
    armies_each=62,
    draft_exchange="full_round",
    empty_boxes_declared=False,
    single_marker_peasants=1,
    revolt_defenders="all",
    peasants_alone="hold",
    revolt_before_income=True,
)

PRESETS: Final = {"second": SECOND, "first": FIRST, "manual": MANUAL}
EXPANSIONS: Final = {"second": ("court", "landsknechte"), "first": (), "manual": ()}
"""The options of expansions that go with each edition."""
BEFORE: Final[dict[int, dict[str, dict[str, Any]]]] = {
    1: {
        "second": {"favor_armies": "all_or_none"},
        "first": {},
        "manual": {"armies_each": 61, "unguarded_revolts": "won"},
    },
    2: {},
}
"""By version and edition: what games begun with that version play by, where the edition means something else today."""
TOWER_BEFORE: Final = "aged"
"""The model of the tower at tables of those versions that name none."""
HOUSE_RULES: Final = {f.name: f for f in fields(Rules) if f.name == "start_money" or f.metadata}
CHOSEN: Final = ("court", "landsknechte", "tower", "throws")
"""Fields that are options of a table by themselves."""

# Figures that all editions share.
STOCK: Final[dict[str, int]] = _COMPONENTS["stock"]
GROUPS: Final[list[int]] = _COMPONENTS["set_up"]["groups"]
PRIMED_ARMIES: Final[int] = _COMPONENTS["set_up"]["primed_armies"]
PRIMED_PEASANTS: Final[int] = _COMPONENTS["set_up"]["primed_peasants"]
SPARE_CARDS: Final = 5
PRICES: Final[dict[str, int]] = _COMPONENTS["prices"]
ARMIES: Final[dict[str, Any]] = _COMPONENTS["armies"]
TILE_AMOUNT: Final[dict[str, Any]] = _COMPONENTS["bonus_tiles"]
SUPPLY_TABLE: Final[list[list[int]]] = _COMPONENTS["winter"]["supply_table"]
SCORE: Final[dict[str, int]] = _COMPONENTS["score"]
_FAVORS: Final = load("favors")
COURTIERS: Final[int] = _FAVORS["courtiers"]
TOWER_CARDS: Final[int] = _FAVORS["tower_cards"]
_LANDSKNECHTE: Final = load("landsknechte")
REGIONS_NEEDED: Final[int] = _LANDSKNECHTE["regions_needed"]
BENEFITS: Final = ("thalers", "grain", "armies_to_tray", "victory_points")
LETTERS: Final = {"combat_a": COMBAT_A, "combat_b": COMBAT_B}
_EVENTS: Final = load("events")


def package_data() -> dict[str, Any]:
    """What the option `data` of a table can replace, with the figures of the package.

    >>> package_data()["favor_costs"]
    [4, 3, 2]
    """
    reconstructed = [cards for cards in _EVENTS.values() if "grain_loss_source" in cards]
    return {
        "favors": _FAVORS["favor"],
        "favor_costs": _FAVORS["costs"],
        "landsknechte": _LANDSKNECHTE["card"],
        "event_losses": {str(card["number"]): card["grain_loss"] for cards in reconstructed for card in cards["card"]},
        "tower": {"stay": 0, "loose": 0},
    }


def read_events(cards: dict[str, Any], own_losses: dict[str, int]) -> tuple[EventCard, ...]:
    """A set of event cards; grain losses of the table's own count where the package's are reconstructed."""
    reconstructed = cards.get("grain_loss_source") == "reconstructed"
    losses = own_losses if reconstructed else {}
    return tuple(
        EventCard(
            card["number"],
            card["effect"],
            card["amount"],
            losses.get(str(card["number"]), card["grain_loss"]),
            REGIONS.index(card["region"]) if "region" in card else -1,
            reconstructed and str(card["number"]) not in losses,
        )
        for card in cards["card"]
    )


def read_favors(own: list[dict[str, Any]]) -> tuple[Favor, ...]:
    """The favors by number, the table's own in place of the package's."""
    replaced = {card["number"]: card for card in own}
    known = {*replaced, *_FAVORS["printed"]}
    return tuple(
        Favor(
            card["effect"],
            card.get("amount", 0),
            BUILDINGS.index(card["building"]) if "building" in card else -1,
            tuple(LETTERS[letter] for letter in card.get("against", ())),
            card["number"] not in known,
        )
        for card in [replaced.get(card["number"], card) for card in _FAVORS["favor"]]
    )


def with_tables(rules: Rules, own: dict[str, Any]) -> Rules:
    """The same rules with the tables of the package, and the table's own figures in place of reconstructed ones."""
    own_cards = {card["level"]: card["benefits"] for card in own.get("landsknechte", [])}
    cards = {card["level"]: card["benefits"] for card in _LANDSKNECHTE["card"]}
    tower = own.get("tower", {"stay": 0, "loose": 0})
    return rules.but(
        tower_levels=(tower["stay"], tower["loose"]),
        events=read_events(_EVENTS[rules.event_cards], own.get("event_losses", {})),
        favors=read_favors(own.get("favors", [])),
        favor_costs=tuple(own.get("favor_costs", _FAVORS["costs"])),
        landsknechte_cards=tuple({**cards, **own_cards}.values()),
        landsknechte_reconstructed=tuple(level not in {*own_cards, *_LANDSKNECHTE["printed"]} for level in cards),
    )


def house_rule(name: str, value: Any) -> Any:
    """The value of a house rule in its plain form; BadOption says what is allowed."""
    if name not in HOUSE_RULES:
        raise BadOption("unknown_rule", rule=name, allowed=sorted(HOUSE_RULES))
    metadata = HOUSE_RULES[name].metadata
    if name == "start_money":
        if isinstance(value, list | tuple) and len(value) == 3 and all(type(v) is int and 0 <= v <= 99 for v in value):
            return tuple(value)
        raise BadOption("bad_start_money", value=str(value)[:80])
    if "values" in metadata:
        if any(value == one and type(value) is type(one) for one in metadata["values"]):
            return value
        raise BadOption("bad_value", option=name, value=str(value)[:80], allowed=[str(v) for v in metadata["values"]])
    least, most = metadata["range"]
    if type(value) is int and least <= value <= most:
        return value
    raise BadOption("bad_number", option=name, value=str(value)[:80], least=least, most=most)


@lru_cache(maxsize=256)
def _rules(edition: str, chosen: tuple[Any, ...], own_rules: str, own_data: str) -> Rules:
    choices = dict(zip(CHOSEN, chosen, strict=True))
    changes = {name: house_rule(name, value) for name, value in loads(own_rules).items()}
    return with_tables(PRESETS[edition].but(**choices, **changes), loads(own_data))


def rules_of(options: dict[str, Any]) -> Rules:
    """The rules object that a table's options ask for."""
    chosen = tuple(options[name] for name in CHOSEN)
    return _rules(options["edition"], chosen, dumps(options["rules"]), dumps(options["data"]))
