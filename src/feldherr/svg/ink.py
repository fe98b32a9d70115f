"""Marks on paper: texts, icons and groups as SVG markup."""

from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from feldherr.svg.palette import COLOURS, INK

ICONS: Final = Path(__file__).parent / "icons"
SANS: Final = "'Feldherr Sans','Alegreya Sans',sans-serif"
SERIF: Final = "'Feldherr Serif',Alegreya,Georgia,serif"
FELL: Final = "'Feldherr Fell','IM Fell DW Pica',Georgia,serif"
FACES: Final = {"sans": (SANS, 500), "heavy": (SANS, 800), "serif": (SERIF, 700), "fell": (FELL, 400)}
STYLE: Final = "".join(
    f".fh-{face}{{font-family:{family};font-weight:{weight}}}" for face, (family, weight) in FACES.items()
) + (
    f".fh-halo{{stroke:{COLOURS['map-halo']};stroke-opacity:.85;stroke-linejoin:round;paint-order:stroke}}"
    ".fh-icon{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}"
)
"""The faces of texts; the families with their own names come with the picture."""
WIDE: Final = frozenset("mwMW@—…")
NARROW: Final = frozenset("iljtfr.,:;|!'’ ()I1")


def num(value: float) -> str:
    """A coordinate, as short as it is exact enough.

    >>> num(12.0), num(3.14159)
    ('12', '3.1')
    """
    return f"{round(value, 1):g}"


def text(
    said: object,
    x: float,
    y: float,
    size: float,
    face: str = "sans",
    fill: str = INK,
    anchor: str = "start",
    more: str = "",
    halo: float = 0,
) -> str:
    """A line of text with its foot at y, and a light halo of some width where the ground is busy.

    >>> "A &amp; B" in text("A & B", 0, 0, 12)
    True
    """
    place = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}" fill="{fill}"'
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    kind = f' class="fh-{face}{" fh-halo" if halo else ""}"' + (f' stroke-width="{num(halo)}"' if halo else "")
    return f"<text {place}{where}{kind}{more}>{escape(clean(str(said)), quote=False)}</text>"


def clean(said: str) -> str:
    """Without the control characters and lone surrogates that no SVG may hold."""
    return "".join(c if c.isprintable() else " " for c in said)


def fitted(said: str, size: float, room: float) -> str:
    """As much of a text as has room, by the rough widths of its letters.

    >>> fitted("Anna", 16, 200), fitted("Anna von Wallenstein und zu Friedland", 16, 100)
    ('Anna', 'Anna von W…')
    """
    said = clean(said)
    if width_of(said, size) <= room:
        return said
    while said and width_of(said + "…", size) > room:
        said = said[:-1]
    return said.rstrip() + "…"


def width_of(said: str, size: float) -> float:
    return size * sum(0.85 if c in WIDE else 0.3 if c in NARROW else 0.62 if c.isupper() else 0.5 for c in said)


@cache
def drawing_of(icon: str) -> str:
    """The strokes of an icon, in a box of 24."""
    whole = (ICONS / f"{icon}.svg").read_text("utf-8")
    return whole[whole.index(">") + 1 : whole.rindex("</svg>")]


def icon(name: str, x: float, y: float, size: float, colour: str = INK, more: str = "") -> str:
    """An icon centred at x, y."""
    place = f'transform="translate({num(x - size / 2)} {num(y - size / 2)}) scale({size / 24:.3g})"'
    return f'<g {place} color="{colour}" class="fh-icon"{more}>{drawing_of(name)}</g>'


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "", radius: float = 8) -> str:
    place = f'x="{num(x)}" y="{num(y)}" width="{num(width)}" height="{num(height)}"'
    return f'<rect {place} rx="{num(radius)}" fill="{fill}"{more}/>'


def panel(x: float, y: float, width: float, height: float) -> str:
    """A sheet of paper that lies on the table."""
    shadow = box(x, y + 2.5, width, height, "#3c280f", ' fill-opacity=".22"')
    return shadow + box(x, y, width, height, COLOURS["panel"], ' stroke="#785a28" stroke-opacity=".3"')


def moved(markup: str, x: float, y: float, scale: float = 1) -> str:
    larger = "" if scale == 1 else f" scale({scale:.4g})"
    return f'<g transform="translate({num(x)} {num(y)}){larger}">{markup}</g>'
