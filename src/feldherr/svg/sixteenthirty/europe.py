"""The map of Europe with the markers of all countries."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from feldherr.kernel import words
from feldherr.svg import decor
from feldherr.svg.chart import Chart, chart_of, path
from feldherr.svg.ink import text
from feldherr.svg.palette import COLOURS, MAP_INK
from feldherr.svg.side import Scene
from feldherr.svg.sixteenthirty import markers

ROUTE: Final = "#7a2e1d"


def _chart() -> Chart:
    return chart_of("sixteenthirty")


@cache
def defs() -> str:
    """The shape of every country with its islands, once, and its inside as a clip."""
    chart = _chart()
    shapes = []
    for name, country in chart.facts["countries"].items():
        islands = "".join(path(island["points"]) for island in chart.facts["islands"] if island["country"] == name)
        shapes.append(f'<path id="e-{name}" d="{chart.area(country)}{islands}"/>')
        shapes.append(f'<clipPath id="e-in-{name}"><use href="#e-{name}"/></clipPath>')
    return "".join(shapes) + markers.defs()


def box_around(countries: Iterable[str]) -> tuple[float, float, float, float]:
    """The part of the map that these countries take up."""
    chart = _chart()
    rings = [ring for name in countries for ring in chart.facts["countries"][name]["rings"]]
    points = [point for ring in rings for point in chart.ring(ring)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return max(0, min(xs)), max(0, min(ys)), max(xs), max(ys)


@cache
def _ground() -> str:
    chart = _chart()
    land = COLOURS["map-land"]
    parts = [chart.ground()]
    for island in chart.facts["islands"]:
        if not island["country"]:
            parts.append(f'<path d="{path(island["points"])}" fill="{land}" stroke="{MAP_INK}" stroke-width=".8"/>')
    return "".join(parts)


@cache
def _lines() -> str:
    """Rivers, lakes, coasts, borders and sea routes."""
    chart = _chart()
    inside = "".join(f'<use href="#e-{name}"/>' for name in chart.facts["countries"])
    rivers = "".join(path(river["points"], closed=False) for river in chart.facts["rivers"])
    lakes = "".join(path(lake["points"]) for lake in chart.facts["lakes"])
    routes = "".join(path(route["points"], closed=False) for route in chart.facts["sea_routes"])
    ends = [end for route in chart.facts["sea_routes"] for end in (route["points"][0], route["points"][-1])]
    ports = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="3.3"/>' for x, y in ends)
    return (
        f'<clipPath id="e-land">{inside}</clipPath><path d="{rivers}" clip-path="url(#e-land)" fill="none" '
        f'stroke="#5d7f83" stroke-opacity=".55"/><path d="{lakes}" fill="{COLOURS["map-sea"]}" stroke="#4f6f72" '
        f'stroke-width=".8"/><g fill="none" stroke="{MAP_INK}" stroke-linejoin="round" stroke-linecap="round">'
        f'<g stroke-width="1.4">{inside}</g><path d="{chart.lines("frontier")}" stroke-width="1.7"/>'
        f'<path d="{chart.lines("border")}" stroke-width="2.6"/></g>'
        f'<path d="{routes}" fill="none" stroke="#eef0e0" stroke-width="4.6" stroke-opacity=".55"/>'
        f'<path d="{routes}" fill="none" stroke="{ROUTE}" stroke-width="2.1" stroke-dasharray="7 5"/>'
        f'<g fill="#f8eed6" stroke="{ROUTE}" stroke-width="1.4">{ports}</g>'
    )


@cache
def _decor(language: str) -> str:
    """The names around in the reader's language, in the room of the drawing's own; everything else as drawn."""
    things = sorted(_chart().facts["decor"], key=lambda thing: (thing["kind"] == "name", thing["at"][1]))
    return "".join(decor.draw(_in(language, thing) if thing["kind"] == "name" else thing) for thing in things)


def _in(language: str, thing: dict[str, Any]) -> dict[str, Any]:
    said = words.sentence(language, "places", thing["text"].lower().replace(" ", "_").replace("ö", "oe"), {})
    tighter = min(1, (len(thing["text"]) + 2) / len(said))
    return {**thing, "text": said, "size": thing["size"] * tighter, "spacing": thing["spacing"] * tighter}


def picture(scene: Scene, small: bool = False) -> str:
    """The map from -26, -26 on; for small pictures with large plaques and without the names of regions."""
    chart = _chart()
    shapes = chart.facts["countries"]
    parts = [_ground()]
    parts += [_country(name, shape, scene.view["countries"][name]) for name, shape in shapes.items()]
    parts.append(_lines())
    parts.append(chart.decorated(names=False) if small else _decor(scene.language))
    parts += [chart.frame(), _under_way(scene.view)]
    for name, shape in shapes.items():
        country = scene.view["countries"][name]
        if small:
            parts.append(markers.plaque(name, shape, country))
        else:
            parts.append(markers.slots(name, shape, country) + _name(scene, name, shape))
    return "".join(parts)


def _country(name: str, shape: dict[str, Any], country: dict[str, Any]) -> str:
    """Its own tint, and a band in the colour of its faction along the border."""
    use = f'<use href="#e-{name}"'
    band = f'{use} fill="none" stroke="{shape["edge"]}" stroke-width="14" stroke-opacity=".15"/>'
    if country["faction"]:
        colour = markers.FACTION[country["faction"]]
        band += f'{use} fill="none" stroke="{colour}" stroke-width="11" stroke-opacity=".75"/>'
    state = country["faction"] or "none"
    return (
        f'<g data-country="{name}" data-faction="{state}">{use} fill="{shape["fill"]}"/>'
        f'<g clip-path="url(#e-in-{name})">{band}</g></g>'
    )


def _under_way(view: dict[str, Any]) -> str:
    """Rings around the countries that an issue is about."""
    issue = view["issue"]
    if issue is None:
        return ""
    ring = ""
    for name, dashes in ((issue["country"], ""), (issue["target"], ' stroke-dasharray="9 6"')):
        if name is not None:
            use = f'<use href="#e-{name}" fill="none" stroke-linejoin="round"'
            ring += f'{use} stroke="{COLOURS["map-highlight"]}" stroke-width="8"/>'
            ring += f'{use} stroke="{COLOURS["accent"]}" stroke-width="4"{dashes}/>'
    return ring


def _name(scene: Scene, name: str, shape: dict[str, Any]) -> str:
    x, y = shape["label"]
    size, spacing = shape["label_size"] * 1.12, shape["label_spacing"] * 0.8
    lines = shape["label_lines"]
    if scene.language != "en":
        lines = scene.name(name).split(" ")
        size = size * min(1, len(shape["label_lines"]) / len(lines) + 0.35) if len(lines[0]) > 10 else size
    top = y - (len(lines) - 1) / 2 * size + size * 0.33
    more = f' letter-spacing="{spacing:.2g}"'
    return "".join(
        text(
            line,
            x + spacing / 2,
            top + row * size,
            size,
            "serif",
            COLOURS["map-label"],
            "middle",
            more,
            halo=2.4 + size * 0.06,
        )
        for row, line in enumerate(lines)
    )
