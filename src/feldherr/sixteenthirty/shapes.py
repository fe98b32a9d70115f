"""The shapes of what is seen of a table of Sixteen Thirty Something, key by key. For the type checker and the API."""

from typing import Annotated, Literal, TypedDict

from feldherr.kernel.shapes import OwnTable, SharedTable
from feldherr.sixteenthirty.names import Faction, Issue, Modifier, Phase, Side
from feldherr.sixteenthirty.shapes_options import Options


class CountryView(TypedDict):
    status: int
    army_size: int
    military_ability: int
    faction: Faction | None
    leader: Annotated[bool, "Whether it has a military leader."]
    unrest: bool
    league: Annotated[Faction | None, "The faction whose league it is in."]


class StackView(TypedDict):
    """Influence of a player in a country."""

    cards: list[str]
    ascending: bool
    influence: Annotated[int, "What its cards are worth together."]
    leads: Annotated[bool, "Whether nobody has more influence there."]


class PlayerMemory(TypedDict):
    """What a perfect memory knows of a player's cards."""

    holds: Annotated[list[str], "Cards known to be in the hand."]
    market: Annotated[list[str], "Cards seen to go to the market place."]
    shown: Annotated[list[str], "Cards seen to leave the hand since the last shuffle."]
    kept_at_shuffle: Annotated[int | list[str], "How many; for their owner, which."]
    drawn_since: Annotated[int | list[str], "How many; for their owner, which."]
    no_influence: Annotated[bool, "Whether the player is known to hold no influence card to lobby with."]


class PlayerView(TypedDict):
    victory_points: int
    hand: Annotated[list[str] | None, "Null for others."]
    hand_size: int
    display: Annotated[dict[str, StackView], "Influence by country."]
    market: Annotated[list[str] | None, "Null while it lies face down, but for its owner."]
    market_size: int
    vp_markers: Annotated[list[str] | None, "Countries; null for others before the end."]
    worth: Annotated[dict[str, int] | None, "What one marker of a country would bring now; for their owner alone."]
    passed: Annotated[list[str | None], "VP markers given to the left, round by round; null: unknown."]
    memory: PlayerMemory


class Odds(TypedDict):
    """Chances seen from the attacker, if it comes to the war."""

    win: float
    draw: float
    loss: float
    attacker_modifiers: int
    defender_modifiers: int
    modifiers: Annotated[
        dict[Side, dict[Modifier, int]], "The same by what they come from; empty of a war that was fought."
    ]


class Forecast(TypedDict):
    """What a move would bring, as far as its own seat may know."""

    worth: Annotated[
        dict[str, int],
        "What one of the seat's markers of a country would bring after it; of a lobby or a vote: if it is carried.",
    ]
    status: Annotated[dict[str, int], "The status of countries whose status it changes."]


class IssueView(TypedDict):
    """The lobby under way."""

    caller: int
    country: str
    issue: Issue
    target: str | None
    second_vote: Annotated[bool, "Whether the other country votes now."]
    lobbied: Annotated[str, "The country whose Crown is lobbied now."]
    bidding: Annotated[list[int], "Seats that still bid."]
    influence: Annotated[list[int], "In the lobbied country, by seat."]
    voters: Annotated[list[int], "Seats that vote there, as influence is now."]
    odds: Annotated[Odds | None, "Of the war, if the issue is one."]


class ScoringMemory(TypedDict):
    gained: int
    worth: Annotated[dict[str, int], "What a marker of each country was worth to the seat."]


class MemoryView(TypedDict):
    """What everyone has seen and may remember."""

    discard: list[str]
    unseen_at_shuffle: Annotated[list[str], "Cards that were not in the deck when it was shuffled last."]
    shuffled: Annotated[list[str], "Cards that were."]
    scorings: Annotated[list[ScoringMemory], "Seat by seat, turn after turn."]


class Reconstructed(TypedDict):
    """Whether a figure in use is in no rulebook."""

    countries: bool
    borders: bool
    deck: bool
    by_players: bool


class SharedView(TypedDict):
    """What everybody sees of the table."""

    phase: Phase
    turn: int
    first_player: int | None
    current: Annotated[int | None, "The seat whose round it is."]
    card_limit: int
    draw: Annotated[int, "Cards drawn in a round."]
    countries: dict[str, CountryView]
    issue: IssueView | None
    memory: MemoryView
    reconstructed: Reconstructed


class OwnView(TypedDict):
    """What one seat sees in its own way."""

    players: Annotated[list[PlayerView], "By seat."]
    deck: Annotated[int | list[str], "How many cards; where everything is shown, which."]
    discard: Annotated[int | list[str], "How many cards; where everything is shown, which."]
    undrawn: Annotated[int | list[str], "VP markers left in the cup: how many; where everything is shown, which."]


class Position(SharedView, OwnView):
    """The position without the table around it."""


class View(SharedTable, OwnTable, SharedView, OwnView):
    """All that a seat, or a spectator, may know of a table of Sixteen Thirty Something."""

    game: Literal["sixteenthirty"]
    options: Options
