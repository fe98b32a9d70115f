"""What each question of Sixteen Thirty Something tells besides its moves. For the type checker and the API."""

from typing import Annotated, Literal, NotRequired, TypedDict

from feldherr.sixteenthirty.names import Issue

Closed = dict[str, dict[Issue, str]]
"""For every country that the seat may lobby: the issues that cannot be called there, and the code of the reason."""
Meaning = Literal["join_red", "join_blue", "rearm", "no_rearm", "war", "peace", "league", "no_league"]


Purpose = Literal["war_dice", "end_die"]


class PassMarkerFacts(TypedDict):
    round: Annotated[int, "Of passing, from 1."]


class InitialInfluenceFacts(TypedDict):
    hand: list[str]
    most: Annotated[int, "Cards that may be placed."]


class SpecialCardFacts(TypedDict):
    number: Annotated[int, "The first or second special card of the round."]
    most: int
    closed: NotRequired[Annotated[Closed, "With a card `lobby_the_crown`: which issues cannot be called where."]]


class LobbyFacts(TypedDict):
    countries: list[str]
    closed: Annotated[Closed, "Which issues cannot be called where, and why."]


class BidFacts(TypedDict):
    country: str
    must_place: Annotated[bool, "Whether the seat may not pass."]


class VoteFacts(TypedDict):
    country: str
    issue: Issue
    target: str | None
    red: Annotated[Meaning, "What a red vote means."]
    blue: Annotated[Meaning, "What a blue vote means."]


class LoseInfluenceFacts(TypedDict):
    country: str


class ExcessCardsFacts(TypedDict):
    hand: list[str]
    number: Annotated[int, "Cards above the limit."]


class Offer(TypedDict):
    """A card at another player's market place."""

    seat: int
    card: str


class ExchangeFacts(TypedDict):
    hand: list[str]
    offers: list[Offer]


class DiceFacts(TypedDict):
    dice: Annotated[int, "How many."]
    purpose: Purpose
