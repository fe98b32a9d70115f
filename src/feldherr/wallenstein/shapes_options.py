"""The shape of a table's options in Wallenstein: edition, expansions, house rules and figures of its own."""

from typing import Annotated, Literal, NotRequired, TypedDict

from feldherr.wallenstein.names import Building

Edition = Literal["second", "first", "manual"]


class HouseRules(TypedDict, total=False):
    """Rules that differ from those of the edition."""

    start_money: Annotated[list[int], "Thalers with 3, 4 and 5 players."]
    armies_each: int
    turn_order: Literal["auction", "shuffled"]
    spare_cards: Literal["money", "blank"]
    order_before_event: bool
    event_cards: Literal["second", "first"]
    draft_order: Literal["seats", "shuffled"]
    draft_exchange: Literal["own_turn", "full_round"]
    empty_boxes_declared: bool
    peasants_help_below: Annotated[int, "Peasants in the tray defend a county with fewer revolt markers than this."]
    single_marker_peasants: Annotated[int, "Peasants thrown in when a county with exactly one marker is attacked."]
    defenders: Literal["all", "chosen"]
    revolt_defenders: Literal["all", "chosen"]
    peasants_alone: Annotated[
        Literal["tie", "hold"], "What a defence won by peasants with no army of the owner left counts as."
    ]
    unguarded_revolts: Annotated[Literal["fought", "won"], "A revolt in an owned county without an army."]
    neutral_conquest_markers: int
    combat_may_be_declined: bool
    deploy1: Literal["deploy_first", "either"]
    revolt_before_income: bool
    tie_break: Literal["thalers", "buildings"]
    favor_armies: Annotated[
        Literal["as_many_as_there_are", "all_or_none"], "What a favor deploys where the supply has fewer armies."
    ]


Benefits = dict[str, int]
"""What a Landsknechte card offers: `thalers`, `grain`, `armies_to_tray`, `victory_points`."""


class OwnFavor(TypedDict):
    """A favor with figures of the table's own: `amount`, `building` and `against` as its effect needs them."""

    number: int
    effect: str
    amount: NotRequired[int]
    building: NotRequired[Building]
    against: NotRequired[list[Literal["combat_a", "combat_b"]]]


class OwnLandsknechteCard(TypedDict):
    level: int
    benefits: Benefits


class OwnTower(TypedDict):
    """How a tower of the table's own differs from `aged2`, in thousandths of a logit."""

    stay: Annotated[int, "Of a thrown cube to stay inside."]
    loose: Annotated[int, "Of a resting cube to come loose."]


class HouseData(TypedDict, total=False):
    """Figures of the table's own in place of reconstructed ones."""

    favors: list[OwnFavor]
    favor_costs: Annotated[list[int], "Courtiers for the highest, middle and lowest number displayed."]
    landsknechte: list[OwnLandsknechteCard]
    event_losses: Annotated[dict[str, int], "Grain, by the number of the event card."]
    tower: OwnTower


class Options(TypedDict):
    """What a table of Wallenstein has chosen."""

    edition: Edition
    court: Annotated[bool, "With the Emperor's Court."]
    landsknechte: Annotated[bool, "With the Landsknechte."]
    lineup: Literal["default", "draft"]
    first_seat: int
    tower: Annotated[
        Literal["aged2", "classic", "aged"],
        "The model of the tower: `aged2` is fitted to a physical simulation, `classic` is independent coins, "
        "`aged` an earlier fit, for games that began with it.",
    ]
    throws: Annotated[
        Literal["inside", "outside"], "`outside`: people throw into a tower of their own and say what fell."
    ]
    rules: HouseRules
    data: HouseData
