"""The markers of a country: status, army, ability, faction, leader, unrest, league."""

from typing import Any, Final

from feldherr.svg.ink import icon, moved, num, text
from feldherr.svg.palette import COLOURS, MAP_INK

FACTION: Final = {"red": "#a3261c", "blue": "#1f4f86"}
PAPER: Final = "#fff6df"
SIGNS: Final = {
    "faction": '<path d="M-5.5 8V-8M-5.500-7.500H7L4-3.700 7 0H-5.500"/>',
    "leader": '<path d="M0-7.5 2.1-2.5 7.4-2.2 3.3 1.2 4.7 6.4 0 3.5-4.7 6.4-3.3 1.2-7.4-2.2-2.1-2.5Z"/>',
    "unrest": (
        '<path d="M0 8C-5 8-6.5 4.6-5.4 1.4-4.6-.8-2.6-1.6-2.8-5-.6-4 .6-2.4.8-.4 1.8-1 2.2-2 2.2-3.2'
        ' 4.6-1 6 1.2 5.6 3.8 5.2 6.6 3.4 8 0 8Z"/>'
    ),
    "league": '<circle cx="-3.300" r="4.800"/><circle cx="3.300" r="4.800"/>',
}
FLAG: Final = "M-10 13V-12H12L8.5-4.5 12 3H-10"
CROWN: Final = "M-8 4.500-9-5-4-.5 0-7.500 4-.500 9-5 8 4.500Z"


def slots(name: str, shape: dict[str, Any], country: dict[str, Any]) -> str:
    """All markers in their places on the map, empty places as faint signs."""
    parts = [_pointer(shape, 5)]
    parts.append(_status(country["status"], *shape["slots"]["status"]))
    parts.append(_disc(country["army_size"], "army-size", *shape["discs"]["army"]))
    parts.append(_disc(country["military_ability"], "military-ability", *shape["discs"]["ability"]))
    parts.append(_flag(country["faction"], shape["slots"]["faction"], shape["edge"]))
    for kind in ("leader", "unrest", "league"):
        x, y = shape["slots"][kind]
        parts.append(_mark(kind, country[kind], x, y, shape["edge"]))
    told = f"{country['status']} {country['army_size']} {country['military_ability']}"
    return f'<g data-markers="{name}" data-values="{told}">{"".join(parts)}</g>'


def _pointer(shape: dict[str, Any], edge: float) -> str:
    """A sheet in the sea and a line to the land, for countries too small for their markers."""
    if not shape["pointer"]:
        return ""
    (x0, y0), (x1, y1) = shape["pointer"]
    x, y, width, height = shape["panel"]
    return (
        f'<rect x="{num(x - edge)}" y="{num(y - edge)}" width="{num(width + 2 * edge)}" '
        f'height="{num(height + 2 * edge)}" rx="8" fill="{shape["fill"]}" fill-opacity=".9" stroke="{MAP_INK}"/>'
        f'<path d="M{num(x0)} {num(y0)} {num(x1)} {num(y1)}" stroke="{MAP_INK}" stroke-width="1.4"/>'
        f'<circle cx="{num(x1)}" cy="{num(y1)}" r="3" fill="{MAP_INK}"/>'
    )


def _status(status: int, x: float, y: float) -> str:
    ink = f'fill="{COLOURS["brass-soft"]}" stroke="{MAP_INK}" stroke-width=".8"'
    crown = f'<path d="{CROWN}" transform="scale(1.62)" {ink}/>'
    return moved(crown + text(status, 0, 7, 18, "heavy", MAP_INK, "middle"), x, y)


def _disc(value: int, sign: str, x: float, y: float) -> str:
    disc = f'<circle r="12.5" fill="{PAPER}" stroke="{MAP_INK}" stroke-width="1.3"/>'
    faint = icon(sign, 0, 0, 20, "#c9b58c")
    return moved(disc + faint + text(value, 0, 6, 18, "heavy", MAP_INK, "middle"), x, y)


def defs() -> str:
    """The empty places of markers, drawn once, in the colour of the country that they stand in."""
    return "".join(
        f'<g id="e-empty-{kind}" stroke="currentColor"><rect x="-11.5" y="-11.5" width="23" height="23" rx="5" '
        f'fill="{PAPER}" fill-opacity=".3" stroke-opacity=".6" stroke-width=".9" stroke-dasharray="2.5 2.2"/>'
        f'<g fill="none" stroke-opacity=".42" stroke-width="1.1" stroke-linejoin="round">{sign}</g></g>'
        for kind, sign in SIGNS.items()
    )


def _empty(kind: str, x: float, y: float, edge: str) -> str:
    return f'<use href="#e-empty-{kind}" x="{num(x)}" y="{num(y)}" color="{edge}"/>'


def _charge(faction: str) -> str:
    """A chevron for red, a cross for blue: colour never stands alone."""
    lines = "M-6 2 0-3.500 6 2" if faction == "red" else "M0-5.500v8M-4.500-1.500h9"
    return f'<path d="{lines}" fill="none" stroke="#fff8e6" stroke-width="2.4"/>'


def _flag(faction: str | None, at: list[float], edge: str) -> str:
    x, y = at
    if faction is None:
        return _empty("faction", x, y, edge)
    body = (
        f'<g fill="{FACTION[faction]}" stroke-linejoin="round"><path d="{FLAG}" '
        f'stroke="{COLOURS["seat-outline"]}" stroke-width="3"/>'
        f'<path d="{FLAG}" stroke="{MAP_INK}" stroke-width="1.2"/></g>'
    )
    return moved(body + moved(_charge(faction), -0.5, -3.2), x, y)


def _mark(kind: str, value: Any, x: float, y: float, edge: str) -> str:
    if not value:
        return _empty(kind, x, y, edge)
    fill = FACTION[value] if kind == "league" else COLOURS["alarm" if kind == "unrest" else "ink"]
    body = f'<circle r="12.500" fill="{fill}" stroke="{COLOURS["seat-outline"]}" stroke-width="1.8"/>'
    sign = f'<g fill="none" stroke="#fff8e6" stroke-width="1.8" stroke-linejoin="round">{SIGNS[kind]}</g>'
    return moved(body + sign, x, y)


def plaque(name: str, shape: dict[str, Any], country: dict[str, Any]) -> str:
    """What matters most, large: status on the colour of the faction, army and ability beside it, marks above."""
    x, y, width, height = shape["panel"]
    fill = FACTION.get(country["faction"], PAPER)
    ink = "#fff8e6" if country["faction"] else MAP_INK
    sheet = (
        f'<rect x="-76" y="-27" width="152" height="54" rx="9" fill="{PAPER}" stroke="{MAP_INK}" stroke-width="2.2"/>'
        f'<path d="M-76-18q0-9 9-9h41v54h-41q-9 0-9-9z" fill="{fill}" stroke="{MAP_INK}" stroke-width="1.6"/>'
    )
    charge = moved(_charge(country["faction"]), -38, 1, 1.3) if country["faction"] else ""
    at = -59 if country["faction"] else -51
    parts = [_pointer(shape, 0), sheet, charge, text(country["status"], at, 13, 38, "heavy", ink, "middle")]
    for sign, value, left in (
        ("army-size", country["army_size"], -20),
        ("military-ability", country["military_ability"], 28),
    ):
        parts.append(icon(sign, left + 10, 0, 26, MAP_INK) + text(value, left + 35, 10, 30, "heavy", MAP_INK, "middle"))
    marks = [kind for kind in ("leader", "unrest", "league") if country[kind]]
    for i, kind in enumerate(marks):
        parts.append(moved(_mark(kind, country[kind], 0, 0, MAP_INK), 62 - i * 32, -30, 1.3))
    values = f"{country['status']} {country['army_size']} {country['military_ability']}"
    placed = moved("".join(parts[1:]), x + width / 2, y + height / 2)
    return f'<g data-markers="{name}" data-values="{values}">{parts[0]}{placed}</g>'
