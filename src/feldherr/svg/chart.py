"""An engraved map: the geometry that a game keeps in `data/map.json` and `data/water.json`, and its still part."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from feldherr.svg import decor
from feldherr.svg.ink import num
from feldherr.svg.palette import COLOURS, MAP_INK

MARGIN: Final = 26
TICKS: Final = 20
Point = list[float]


def path(points: list[Point], closed: bool = True) -> str:
    """A line from point to point, written in steps of a tenth.

    >>> path([[0, 0], [4.0, 2.5], [3.5, 3.0]], closed=False)
    'M0 0l4 2.5-.5 .5'
    """
    x, y = (round(value * 10) for value in points[0])
    parts = [f"M{num(x / 10)} {num(y / 10)}l"]
    for point in points[1:]:
        u, v = (round(value * 10) for value in point)
        if (u, v) != (x, y):
            parts.append(_step(u - x) + _step(v - y))
            x, y = u, v
    return "".join(parts).replace("l ", "l") + ("z" if closed else "")


@cache
def _step(tenths: int) -> str:
    """
    >>> _step(-5), _step(12)
    ('-.5', ' 1.2')
    """
    short = f"{abs(tenths) / 10:g}".removeprefix("0") or "0"
    return f"-{short}" if tenths < 0 else f" {short}"


@dataclass(frozen=True, slots=True)
class Chart:
    """A map as its file tells it."""

    facts: dict[str, Any]
    water: list[dict[str, Any]]

    @property
    def width(self) -> float:
        return float(self.facts["width"]) + 2 * MARGIN

    @property
    def height(self) -> float:
        return float(self.facts["height"]) + 2 * MARGIN

    def ring(self, arcs: list[int]) -> list[Point]:
        """The points around an area: arc k forwards, or -1-k backwards."""
        points: list[Point] = []
        for k in arcs:
            arc: list[Point] = self.facts["arcs"][k] if k >= 0 else self.facts["arcs"][-1 - k][::-1]
            points += arc[:-1]
        return points

    def area(self, thing: dict[str, Any]) -> str:
        return "".join(path(self.ring(ring)) for ring in thing["rings"])

    def lines(self, kind: str, **wanted: bool) -> str:
        """All arcs of a kind as one path."""
        return "".join(
            path(self.facts["arcs"][k], closed=False)
            for k, info in enumerate(self.facts["arc_info"])
            if info["kind"] == kind and all(info[key] == value for key, value in wanted.items())
        )

    def ground(self) -> str:
        """Paper, land, the sea with its engraved lines, and the coasts of lands out of play."""
        width, height = self.facts["width"], self.facts["height"]
        parts = [
            f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{num(self.width)}" height="{num(self.height)}" '
            f'fill="{COLOURS["map-paper"]}"/>',
            f'<rect width="{width}" height="{height}" fill="{COLOURS["map-land"]}"/>',
        ]
        for sea in self.facts["sea"]:
            parts.append(f'<path d="{self.area(sea)}" fill="{COLOURS["map-sea"]}" fill-rule="evenodd"/>')
        parts.append(f'<g fill="none" stroke="{COLOURS["map-water-line"]}">')
        parts += [
            f'<path d="{line["d"]}" stroke-width="{line["w"]}" stroke-opacity="{line["o"]}"/>' for line in self.water
        ]
        parts.append(f'</g><path d="{self.lines("foreign_coast")}" fill="none" stroke="{MAP_INK}" stroke-width="1.1"/>')
        return "".join(parts)

    def decorated(self, names: bool, without: tuple[str, ...] = ()) -> str:
        """Mountains, woods, ships, the compass, and the names around."""
        things = sorted(self.facts["decor"], key=lambda thing: (thing["kind"] == "name", thing["at"][1]))
        shown = [thing for thing in things if thing.get("text") not in without]
        return "".join(decor.draw(thing) for thing in shown if names or thing["kind"] != "name")

    def frame(self) -> str:
        """Bars of degrees, and an old sheet's darker edges."""
        width, height = self.facts["width"], self.facts["height"]
        w, h = width / TICKS, height / TICKS
        bars = "".join(
            f"M{num(k * w)}-10h{num(w)}v8h{num(-w)}zM{num(k * w)} {height + 2}h{num(w)}v8h{num(-w)}z"
            f"M-10 {num(k * h)}h8v{num(h)}h-8zM{width + 2} {num(k * h)}h8v{num(h)}h-8z"
            for k in range(0, TICKS, 2)
        )
        return (
            f'<rect width="{width}" height="{height}" fill="url(#fh-age)"/>'
            f'<g fill="none" stroke="{MAP_INK}"><rect width="{width}" height="{height}" stroke-width="1.4"/>'
            f'<rect x="-12" y="-12" width="{width + 24}" height="{height + 24}"/>'
            f'<rect x="-18" y="-18" width="{width + 36}" height="{height + 36}" stroke-width="3"/></g>'
            f'<path d="{bars}" fill="{MAP_INK}"/>'
        )


AGE: Final = (
    '<radialGradient id="fh-age" cx=".5" cy=".5" r=".72"><stop offset=".62" stop-color="#5a3a14" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#5a3a14" stop-opacity=".26"/></radialGradient>'
)


@cache
def chart_of(game: str) -> Chart:
    folder = Path(__file__).parent.parent / game / "data"
    facts, water = (json.loads((folder / name).read_text("utf-8")) for name in ("map.json", "water.json"))
    return Chart(facts, water)
