"""What both games show beside their maps: a heading, and the words and names that go with a view."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from feldherr.kernel import words
from feldherr.svg.ink import fitted, moved, panel, text
from feldherr.svg.palette import COLOURS, INK, INK_2

GAP: Final = 12
PAD: Final = 20


class Scene(NamedTuple):
    """A view, and for whom it is drawn."""

    view: dict[str, Any]
    language: str
    names: Sequence[str]

    def say(self, code: str, **facts: Any) -> str:
        return words.sentence(self.language, "picture", code, facts, self.names)

    def name(self, thing: Any, kind: str = "") -> str:
        return words.name(self.language, thing, kind)

    def player(self, seat: int) -> str:
        return words.player(self.language, seat, self.names)

    @property
    def seats(self) -> range:
        return range(len(self.view["players"]))

    @property
    def eyes(self) -> int | None:
        """The seat whose knowledge is drawn; None, if it is anybody's."""
        seat = self.view["seat"]
        return seat if isinstance(seat, int) else None

    def result(self) -> str | None:
        outcome: Mapping[str, Any] | None = self.view["outcome"]
        if outcome is None:
            return None
        winners = outcome["ranking"][0]
        return self.say("won" if len(winners) == 1 else "tied", winners=winners)

    def state(self) -> str:
        """Who won, or who has to decide."""
        waiting = [seat for seat in self.view["waiting_for"] if isinstance(seat, int)]
        return self.result() or (self.say("waiting", seats=waiting) if waiting else self.say("ended"))

    def places(self) -> list[int]:
        """The seats from first to last by points now."""
        points = [player["victory_points"] for player in self.view["players"]]
        return sorted(self.seats, key=lambda seat: -points[seat])


def heading(scene: Scene, x: float, y: float, width: float, when: str) -> str:
    """The game's name, the time, and how things stand."""
    over = scene.view["over"]
    return (
        text(scene.name(scene.view["game"]), x, y + 44, 45 if len(scene.view["game"]) < 12 else 39, "fell")
        + text(when, x, y + 76, 19, "heavy", INK_2)
        + text(
            fitted(scene.state(), 19, width),
            x,
            y + 101,
            19,
            "heavy" if over else "sans",
            COLOURS["wax" if over else "accent"],
        )
    )


def title(said: str, x: float, y: float, size: float = 22) -> str:
    return text(said, x, y, size, "fell")


def rule(x: float, y: float, width: float) -> str:
    return f'<path d="M{x:g} {y:g}h{width:g}" stroke="{COLOURS["rule"]}"/>'


def number(value: object, x: float, y: float, size: float, strong: bool = False) -> str:
    return text(value, x, y, size, "heavy" if strong else "sans", INK, "middle")


def stacked(blocks: list[tuple[str, float]], x: float, top: float, width: float, bottom: float) -> str:
    """Drawings with their heights, each on a sheet, one below the other; room that is left is shared among them."""
    taken = sum(tall + 28 for _, tall in blocks) + GAP * (len(blocks) - 1)
    spare = min(36.0, max(0.0, (bottom - top - taken) / len(blocks)))
    parts = []
    for drawn, tall in blocks:
        whole = tall + 28 + spare
        parts.append(panel(x, top, width, whole) + moved(drawn, x + PAD, top + 15 + spare / 2))
        top += whole + GAP
    return "".join(parts)
