"""The shape of a table's options in Sixteen Thirty Something: house rules and components of its own."""

from typing import Annotated, Literal, TypedDict


class HouseRules(TypedDict, total=False):
    """Rules that differ from those printed."""

    league_bonus_without_influence: Annotated[
        bool, "A marker scores the league's additional point also without influence on display."
    ]


class CountryData(TypedDict):
    status: int
    army_size: int
    military_ability: int


class BordersData(TypedDict):
    """Pairs of neighbours."""

    land: list[list[str]]
    sea: list[list[str]]


class DeckData(TypedDict):
    """How many cards: by value, or by special card."""

    influence_per_country: dict[str, int]
    open_influence: dict[str, int]
    special: dict[str, int]


class PlayersData(TypedDict):
    vp_markers: int
    draw: int
    card_limit: Annotated[list[int], "Turn by turn."]


class HouseData(TypedDict, total=False):
    """Components of the table's own in place of reconstructed ones."""

    countries: dict[str, CountryData]
    borders: BordersData
    deck: DeckData
    by_players: Annotated[dict[str, PlayersData], "By the number of players."]


class Options(TypedDict):
    """What a table of Sixteen Thirty Something has chosen."""

    throws: Annotated[Literal["inside", "outside"], "Servers refuse `outside`."]
    rules: HouseRules
    data: HouseData
