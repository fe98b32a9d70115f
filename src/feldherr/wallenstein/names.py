"""Small numbers for the things of the game. The state holds these numbers; text forms and views show the words."""

from typing import Final, Literal, get_args

NOBODY: Final = -1
CLOSED: Final = -2
"""Owner of a county that is not in play."""

PEASANTS: Final = 5
"""The colour of the green cubes; the colours 0 to 4 are the seats'."""
COLOURS: Final = 6

Action = Literal[
    "palace",
    "church",
    "trading_post",
    "grain",
    "taxes",
    "deploy5",
    "deploy3",
    "deploy1",
    "combat_a",
    "combat_b",
]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
PALACE: Final = 0
CHURCH: Final = 1
TRADING_POST: Final = 2
COLLECT_GRAIN: Final = 3
COLLECT_TAXES: Final = 4
DEPLOY_5: Final = 5
DEPLOY_3: Final = 6
DEPLOY_1: Final = 7
COMBAT_A: Final = 8
COMBAT_B: Final = 9

Building = Literal["palace", "church", "trading_post"]
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
"""Their numbers are those of the actions that build them; a county's buildings are a set of bits."""

Box = Literal[Action, "bid", "court3", "court2", "court1"]
BOXES: Final[tuple[Box, ...]] = get_args(Box)
BID: Final = 10
COURT_BOXES: Final = (11, 12, 13)
BOX: Final[dict[str, int]] = {box: i for i, box in enumerate(BOXES)}
BOX_COUNT: Final = len(BOXES)

# What lies on a box: a county (0 to 44) or one of these.
MONEY: Final = 50
BLANK: Final = 51
TOWER_CARD: Final = 52
EMPTY: Final = 53
LOST: Final = 54
"""The card left the mat with its county."""
NO_PLAN: Final = 55
COINS: Final = 60
"""The money cards 0 to 4 as bids are 60 to 64."""

Tile = Literal["thaler", "grain", "six_armies", "attack", "defence"]
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
TILE_THALER: Final = 0
TILE_GRAIN: Final = 1
TILE_SIX_ARMIES: Final = 2
TILE_ATTACK: Final = 3
TILE_DEFENCE: Final = 4

Thrown = Literal["armies", "bonus", "peasants", "tray"]
"""Why a cube goes into the tower."""

Season = Literal["spring", "summer", "fall", "winter"]
SEASONS: Final[tuple[Season, ...]] = get_args(Season)

Phase = Literal["set_up", "draft", "planning", "player_order", "landsknechte", "court", "actions", "winter", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SET_UP: Final = 0
DRAFT: Final = 1
PLANNING: Final = 2
PLAYER_ORDER: Final = 3
LANDSKNECHTE: Final = 4
COURT: Final = 5
ACTING: Final = 6
WINTER: Final = 7
OVER: Final = 8
