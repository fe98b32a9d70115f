"""A plate with a title and a few lines, for links to what is no position: a player, a tournament."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from feldherr.svg.decor import draw
from feldherr.svg.document import Sheet, document
from feldherr.svg.ink import box, fitted, icon, text
from feldherr.svg.palette import COLOURS, INK, INK_2
from feldherr.svg.side import rule

WIDTH, HEIGHT = 1200, 630
SIDE: Final = 340
MOST: Final = 5
ROW: Final = 74


class Plate(NamedTuple):
    """What stands on a plate. Whoever draws it must be able to take it along, so it is plain."""

    title: str
    under: str
    rows: Sequence[tuple[str, str]] = ()
    """On the left a name, on the right a number."""
    emblem: str = "seal"


def plate(shown: Plate, fonts: bool = True) -> str:
    """The plate as SVG, 1200 by 630.

    >>> "Autumn campaign" in plate(Plate("Autumn campaign", "Round 2 of 4", [("Anna", "24")]))
    True
    """
    told = ". ".join([shown.under, *(f"{name}: {value}" for name, value in shown.rows)])
    return document(Sheet(WIDTH, HEIGHT, shown.title, told, "", _side(shown.emblem) + _lines(shown)), fonts)


def _side(emblem: str) -> str:
    middle, ink = SIDE / 2, COLOURS["map-ink"]
    return (
        box(0, 0, WIDTH, HEIGHT, COLOURS["panel"], radius=0)
        + box(0, 0, SIDE, HEIGHT, COLOURS["map-sea"], radius=0)
        + draw({"kind": "ship", "at": (90, 96), "size": 1.6})
        + draw({"kind": "compass", "at": (SIDE - 74, HEIGHT - 92), "r": 46})
        + f'<path d="M{SIDE} 0V{HEIGHT}" stroke="{ink}" stroke-width="3"/>'
        + f'<path d="M{SIDE + 7} 0V{HEIGHT}" stroke="{COLOURS["rule-strong"]}"/>'
        + f'<circle cx="{middle:g}" cy="300" r="112" fill="{COLOURS["panel"]}" stroke="{ink}" stroke-width="2"/>'
        + icon(emblem, middle, 308 if emblem == "seal" else 300, 176, COLOURS["wax"])
    )


def _lines(shown: Plate) -> str:
    x, right = SIDE + 52.0, WIDTH - 52.0
    room = right - x
    size = 66 if len(shown.title) <= 20 else 50
    parts = [
        text(fitted(shown.title, size * 0.86, room), x, 112, size, "fell"),
        text(fitted(shown.under, 28, room), x, 162, 28, "heavy", INK_2),
    ]
    for row, (name, value) in enumerate(shown.rows[:MOST]):
        y = 200 + row * ROW
        parts += [
            rule(x, y, room),
            text(fitted(name, 32, room - 190), x, y + 48, 32, "sans", INK),
            text(value, right, y + 49, 36, "heavy", INK, "end"),
        ]
    parts.append(text("Feldherr", right, HEIGHT - 24, 26, "fell", INK_2, "end"))
    return "".join(parts)
