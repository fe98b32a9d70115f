"""Wallenstein's map with everything that stands on it."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from feldherr.svg import seats
from feldherr.svg.chart import chart_of, path
from feldherr.svg.ink import drawing_of, num, text
from feldherr.svg.palette import COLOURS, MAP_INK

County = dict[str, Any]
Box = tuple[float, float, float, float]
"""A part of the map: left, top, right, bottom."""
LIGHT: Final = (0, 0.08, 0.16, 0.24)
NAME_SCALE: Final = 1.18
POLAND: Final = "Polen"
SILHOUETTES: Final = {
    "palace": "M2.6 9.5 5.5 5V2.6h2.2L5.5 3.6 8.4 9.5V12.2h7.2V9.5L18.5 5l2.9 4.5v11H2.6z",
    "church": "M3.4 10.5 7.4 4l4 6.5v3.6l4.4-3.4 5.6 3.6v6.2H3.4z",
    "trading_post": "M4.2 20.5v-8.3h2.4V9h2.5V5.8h5.8V9h2.5v3.2h2.4v8.3z",
}
SITE: Final = (
    f'<g id="w-site"><circle r="5" fill="{COLOURS["map-halo"]}" stroke="{COLOURS["map-label"]}" stroke-width="1.3"/>'
    f'<circle r="1.6" fill="{COLOURS["map-label"]}"/></g>'
)
FLAME: Final = (
    "M12 2.4c.8 3.6 5.8 5.4 5.8 11.2a5.8 5.8 0 0 1-11.6 0c0-2.4 1.1-3.9 2.2-5.1.3 1.7 1 2.5 1.8 2.8"
    "C9.8 8 10.4 4.8 12 2.4z"
)


@cache
def defs(within: Box | None = None) -> str:
    """The shape of every county, once, and its inside as a clip; of those in a box alone, if one is given."""
    chart = chart_of("wallenstein")
    shapes = []
    for name, county in counties_in(within).items():
        shapes.append(f'<path id="w-{name}" d="{chart.area(county)}"/>')
        shapes.append(f'<clipPath id="w-in-{name}"><use href="#w-{name}"/></clipPath>')
    return "".join(shapes) + SITE + "".join(map(_building_drawn, SILHOUETTES))


def box_around(counties: Iterable[str]) -> Box:
    """The part of the map that these counties take up."""
    chart = chart_of("wallenstein")
    rings = [ring for name in counties for ring in chart.facts["counties"][name]["rings"]]
    points = [point for ring in rings for point in chart.ring(ring)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def counties_in(within: Box | None) -> dict[str, Any]:
    """The counties of which a part is in a box; all, without one."""
    shapes: dict[str, Any] = chart_of("wallenstein").facts["counties"]
    return shapes if within is None else {name: shapes[name] for name in shapes if _meet(box_around([name]), within)}


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@cache
def _ground() -> str:
    chart = chart_of("wallenstein")
    islands = []
    for island in chart.facts["islands"]:
        owner = island["county"]
        fill = COLOURS["map-land" if owner is None else f"region-{chart.facts['counties'][owner]['region']}"]
        islands.append(f'<path d="{path(island["points"])}" fill="{fill}" stroke="{MAP_INK}" stroke-width=".9"/>')
    return chart.ground() + "".join(islands)


@cache
def _borders(within: Box | None = None) -> str:
    chart = chart_of("wallenstein")
    region = chart.lines("border", region_border=True)
    outlines = "".join(f'<use href="#w-{name}"/>' for name in counties_in(within))
    return (
        f'<g fill="none" stroke="{MAP_INK}" stroke-linejoin="round" stroke-linecap="round">'
        f'<g stroke-width="1.5">{outlines}</g>'
        f'<path d="{chart.lines("coast")}" stroke-width="2"/>'
        f'<path d="{chart.lines("frontier")}{region}" stroke-width="3.2"/></g>'
    )


def picture(view: dict[str, Any], names: bool = True, scale: float = 1) -> str:
    """The map from -26, -26 on; with the names of counties or without, its pieces as large as asked."""
    chart = chart_of("wallenstein")
    shapes = chart.facts["counties"]
    parts = [_ground()]
    parts += [_county(name, shape, view["counties"].get(name)) for name, shape in shapes.items()]
    parts += [_borders(), chart.decorated(names, without=(POLAND,)), chart.frame(), _under_way(view)]
    if names:
        parts += [_name(shape, name in view["counties"]) for name, shape in shapes.items()]
    parts += [_pieces(name, shape, view["counties"].get(name), scale) for name, shape in shapes.items()]
    return "".join(parts)


def cutting(view: dict[str, Any], within: Box) -> str:
    """A part of the map, with what stands there."""
    left, top, right, bottom = within
    shapes = counties_in(within)
    land = f'width="{num(right - left)}" height="{num(bottom - top)}" fill="{COLOURS["map-land"]}"'
    parts = [f'<rect x="{num(left)}" y="{num(top)}" {land}/>']
    parts += [_county(name, shape, view["counties"].get(name)) for name, shape in shapes.items()]
    parts.append(_borders(within))
    parts += [_name(shape, name in view["counties"]) for name, shape in shapes.items()]
    parts += [_pieces(name, shape, view["counties"].get(name), 1) for name, shape in shapes.items()]
    return "".join(parts)


def _county(name: str, shape: dict[str, Any], county: County | None) -> str:
    """Region wash, the owner's hatching and the hand-coloured border."""
    use = f'<use href="#w-{name}"'
    fill = COLOURS[f"region-{shape['region']}"] if county else COLOURS["map-decor-fill"]
    parts = [f'{use} fill="{fill}"/>']
    if LIGHT[shape["tone"]]:
        parts.append(f'{use} fill="#fff" fill-opacity="{LIGHT[shape["tone"]]}"/>')
    owner = None if county is None else county["owner"]
    if owner is None:
        edge = COLOURS[f"region-{shape['region']}-edge"] if county else COLOURS["map-decor"]
        band = f'{use} fill="none" stroke="{edge}" stroke-width="13" stroke-opacity=".16"/>'
    else:
        colour = seats.fill_of(owner)
        band = (
            f'{use} fill="url(#fh-hatch-{seats.name_of(owner)})" stroke="{colour}" stroke-width="19" '
            f'stroke-opacity=".3"/>'
            f'{use} fill="none" stroke="{colour}" stroke-width="10" stroke-opacity=".95"/>'
        )
    parts.append(f'<g clip-path="url(#w-in-{name})">{band}</g>')
    state = "out" if county is None else "neutral" if owner is None else str(owner)
    return f'<g data-county="{name}" data-owner="{state}">{"".join(parts)}</g>'


def _under_way(view: dict[str, Any]) -> str:
    """A ring around the county where a battle or a revolt is fought."""
    county = (view["battle"] or {}).get("county")
    if county is None:
        return ""
    use = f'<use href="#w-{county}" fill="none" stroke-linejoin="round"'
    return (
        f'{use} stroke="{COLOURS["map-highlight"]}" stroke-width="9"/>'
        f'{use} stroke="{COLOURS["accent"]}" stroke-width="4.5"/>'
    )


def _name(shape: dict[str, Any], in_play: bool) -> str:
    x, y = shape["label"]
    lines, size = shape["label_lines"], shape["label_size"] * NAME_SCALE
    fill, more, halo = COLOURS["map-label"], "", 3.6
    if not in_play:
        fill, more, halo = "#84734f", ' text-decoration="line-through"', 0.0
    top = y - (len(lines) - 1) / 2 * size * 0.98 + size * 0.33
    return "".join(
        text(line, x, top + row * size * 0.98, size, "serif", fill, "middle", more, halo)
        for row, line in enumerate(lines)
    )


def buildings_in(county: County) -> list[str]:
    return [kind for kind in SILHOUETTES if county[kind]]


def _pieces(name: str, shape: dict[str, Any], county: County | None, scale: float) -> str:
    """Sites, buildings, armies and revolt markers."""
    if county is None:
        return ""
    there = buildings_in(county)
    parts = []
    for i, (x, y) in enumerate(shape["sites"]):
        if i < len(there):
            parts.append(_building(there[i], x, y, scale))
        elif scale == 1:
            parts.append(_site(x, y))
    x, y = shape["army"]
    if county["owner"] is not None:
        parts.append(seats.token(county["owner"], county["armies"], x, y, scale))
    if county["revolt"]:
        parts.append(_revolt(county["revolt"], x + 21 * scale, y - 16 * scale, scale))
    return f'<g data-pieces="{name}">{"".join(parts)}</g>' if parts else ""


def _site(x: float, y: float) -> str:
    return f'<use href="#w-site" x="{num(x)}" y="{num(y)}"/>'


def _building(kind: str, x: float, y: float, scale: float) -> str:
    size = 1.04 * (1 + (scale - 1) * 0.6)
    place = f"translate({num(x - 12 * size)} {num(y - 13 * size)}) scale({size:.3g})"
    return f'<use href="#w-{kind}" transform="{place}"/>'


def _building_drawn(kind: str) -> str:
    drawing = drawing_of(kind.replace("_", "-"))
    return (
        f'<g id="w-{kind}" color="{COLOURS["map-building-ink"]}"><path d="{SILHOUETTES[kind]}" '
        f'fill="{COLOURS["map-building"]}" stroke="{COLOURS["map-building"]}" stroke-width="4.5" '
        f'stroke-linejoin="round"/><g class="fh-icon">{drawing}</g></g>'
    )


def _revolt(markers: int, x: float, y: float, scale: float) -> str:
    flames = "".join(
        f'<path d="{FLAME}" transform="translate({num(-6.5 + (i - (markers - 1) / 2) * 8)} -7.2) scale(.54)" '
        f'fill="{COLOURS["on-alarm"]}"/>'
        for i in range(markers)
    )
    wide = (markers - 1) * 8
    return (
        f'<g transform="translate({num(x)} {num(y)}) scale({scale:.3g})"><rect x="{-9.5 - wide / 2}" y="-9.5" '
        f'width="{19 + wide}" height="19" rx="9.5" fill="{COLOURS["alarm"]}" stroke="{COLOURS["seat-outline"]}" '
        f'stroke-width="1.6"/>{flames}</g>'
    )
