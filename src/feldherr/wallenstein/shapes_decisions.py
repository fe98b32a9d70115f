"""What each question of Wallenstein tells besides its moves. Rules import these for the type checker alone."""

from typing import Annotated, Literal, TypedDict

from feldherr.wallenstein.names import Action, Box, Tile
from feldherr.wallenstein.shapes import Cubes
from feldherr.wallenstein.shapes_options import Benefits


class PlanFacts(TypedDict):
    boxes: Annotated[list[Box], "The boxes to cover, the bid first."]
    counties: Annotated[list[str], "The seat's county cards."]
    spare_card: Annotated[Literal["money", "blank"], "What may lie in place of a county."]
    spare_cards: int
    tower_cards: int
    bids: Annotated[list[str], "What may be bid in place of a county; none where nothing is bid."]
    gaps: Annotated[int, "How many boxes stay empty for want of cards."]
    declared: Annotated[list[Box], "Boxes that were declared empty."]


class DraftFacts(TypedDict):
    open: list[str]


class GroupFacts(TypedDict):
    county: Annotated[str, "The county that was taken."]


class PositionFacts(TypedDict):
    tiles: Annotated[list[Tile], "The bonus tiles of the positions that are free."]


class BenefitFacts(TypedDict):
    benefits: Benefits


class FavorFacts(TypedDict):
    costs: Annotated[dict[str, int], "Courtiers, by the favor's number."]
    gains: Annotated[dict[str, list[int]], "Of favors that bring something at once: what the seat has, and would have."]


class FavorUseFacts(TypedDict):
    favor: int


class MoveFacts(TypedDict):
    action: Action
    origin: str
    targets: list[str]
    most: Annotated[int, "The armies that may move."]
    may_decline: bool


class RecruitFacts(MoveFacts):
    recruits: Annotated[bool, "Whether an army can be deployed."]


class DefendFacts(TypedDict):
    county: str
    against: Annotated[int | Literal["peasants"], "The attacker's seat."]


class RevoltOrderFacts(TypedDict):
    revolts: Annotated[int, "How many are still to be fought."]


class ThrowFacts(TypedDict):
    most: Annotated[Cubes, "No more cubes than these can fall."]
