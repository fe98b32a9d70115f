"""Tables of every kind: both games, all editions and expansions, and every number of seats among them."""

from typing import Any, NamedTuple


class Preset(NamedTuple):
    game: str
    players: int
    options: dict[str, Any] = {}


PRESETS = {
    "second": Preset("wallenstein", 3),
    "first": Preset("wallenstein", 5, {"edition": "first", "lineup": "draft"}),
    "manual": Preset("wallenstein", 4, {"edition": "manual", "tower": "classic"}),
    "court": Preset("wallenstein", 3, {"court": True}),
    "landsknechte": Preset("wallenstein", 4, {"landsknechte": True}),
    "both": Preset("wallenstein", 4, {"court": True, "landsknechte": True, "lineup": "draft"}),
    **{f"sixteenthirty-{players}": Preset("sixteenthirty", players) for players in (3, 4, 5, 6)},
}
