"""A seat is a colour, a hatching (after Petra Sancta, 1638) and a charge, here as in the client."""

from typing import Final

from feldherr.svg.ink import moved, num, text
from feldherr.svg.palette import COLOURS, INK, MAP_INK

NAMES: Final = ("red", "blue", "black", "yellow", "purple", "peasants")
CHARGES: Final = {
    "red": "M-5 4 0-4 5 4H2.200L0 .600-2.200 4z",
    "blue": "M-1.500-5h3v3.500H5v3H1.500V5h-3V1.500H-5v-3h3.500z",
    "black": "M0-5.500 4.600 0 0 5.500-4.600 0z",
    "yellow": "M-4.200 0A4.200 4.200 0 1 1 4.200 0 4.200 4.200 0 1 1-4.200 0z",
    "purple": "M3.600-4.300A5 5 0 1 0 4.800 2.300 4 4 0 1 1 3.600-4.300z",
    "peasants": (
        "M-.8 5.500V1.300C-3 .9-4.300-.8-4.300-3v-2.500h1.600V-3c0 1.200.7 2.100 1.900 2.500v-5H.8v5"
        "C2-.9 2.700-1.800 2.700-3v-2.500h1.600V-3c0 2.200-1.300 3.900-3.500 4.300v4.200z"
    ),
}
LINES: Final = {
    "red": (5, '<path d="M2.500 0v5"/>'),
    "blue": (5, '<path d="M0 2.500h5"/>'),
    "black": (5, '<path d="M2.500 0v5M0 2.500h5"/>'),
    "yellow": (6, '<circle cx="1.500" cy="1.500" r="1.050"/><circle cx="4.500" cy="4.500" r="1.050"/>'),
    "purple": (6, '<path d="M-1 1 1-1M0 6 6 0M5 7 7 5"/>'),
    "peasants": (6, '<path d="M-1 5l2 2M0 0l6 6M5-1l2 2"/>'),
}
SHIELD: Final = "M2.500 2h19v11.500c0 6-4.500 9.500-9.500 11.500-5-2-9.500-5.500-9.500-11.500z"
CUBE: Final = "M0-7 6.800-3.300V4.200L0 8-6.800 4.200V-3.300z"
TOKEN: Final = (44, 30)


def name_of(seat: int | str) -> str:
    """The colour of a seat; the sixth is green, as the peasants are where they take part.

    >>> name_of(1), name_of("1"), name_of("peasants")
    ('blue', 'blue', 'peasants')
    """
    return "peasants" if seat == "peasants" else NAMES[min(int(seat), 5)]


def fill_of(seat: int | str) -> str:
    return COLOURS[f"seat-{name_of(seat)}"]


def on(seat: int | str) -> str:
    """The colour of what is written on a seat's colour."""
    return COLOURS[f"on-{name_of(seat)}"]


def defs(used: list[int | str]) -> str:
    """What is drawn again and again, once for each colour: patterns, shields, cubes, army tokens.

    `fh-hatch-<colour>` fills land, `fh-weave-<colour>` things that have the seat's colour.
    """
    return "".join(
        _pattern(name, "hatch") + _pattern(name, "weave") + _shield(name) + _cube(name) + _token(name)
        for name in map(name_of, used)
    )


def _pattern(name: str, kind: str) -> str:
    size, body = LINES[name]
    if kind == "hatch":
        ink, scale, width, opacity = COLOURS[f"seat-{name}"], 1.6, 0.9, 0.55
    else:
        ink, scale, width, opacity = ("#2a1d12" if name == "yellow" else "#fff"), 0.8, 0.8, 0.34
    if name == "yellow":
        style = f'fill="{ink}" fill-opacity="{opacity}"'
    else:
        style = f'fill="none" stroke="{ink}" stroke-width="{width}" stroke-opacity="{opacity}"'
    return (
        f'<pattern id="fh-{kind}-{name}" width="{size}" height="{size}" patternUnits="userSpaceOnUse" '
        f'patternTransform="scale({scale})"><g {style}>{body}</g></pattern>'
    )


def charge(name: str, transform: str) -> str:
    """What distinguishes a seat where its colour cannot be seen, in the ink for its colour."""
    return f'<path transform="{transform}" fill="{COLOURS[f"on-{name}"]}" d="{CHARGES[name]}"/>'


def _shield(name: str) -> str:
    colour = COLOURS[f"seat-{name}"]
    return (
        f'<g id="fh-shield-{name}"><path d="{SHIELD}" fill="{colour}" stroke="{COLOURS["seat-outline"]}" '
        f'stroke-width="3"/><path d="{SHIELD}" fill="{colour}"/>'
        f'<path d="{SHIELD}" fill="url(#fh-weave-{name})" stroke="{INK}" stroke-opacity=".55"/>'
        f"{charge(name, 'translate(12 12.2) scale(1.15)')}</g>"
    )


def _cube(name: str) -> str:
    colour = COLOURS[f"seat-{name}"]
    return (
        f'<g id="fh-cube-{name}"><path d="{CUBE}" fill="{colour}" stroke="{COLOURS["seat-outline"]}" '
        f'stroke-width="2.4" stroke-linejoin="round"/>'
        f'<path d="{CUBE}" fill="{colour}" stroke="{MAP_INK}" stroke-width=".9" stroke-linejoin="round"/>'
        '<path d="M0-7 6.800-3.300 0 .500-6.800-3.300z" fill="#fff" fill-opacity=".34"/>'
        '<path d="M6.800-3.300V4.200L0 8V.500z" fill-opacity=".24"/>'
        f"{charge(name, 'translate(0 .6) scale(.62)')}</g>"
    )


def _token(name: str) -> str:
    width, height = TOKEN
    size = f'width="{width}" height="{height}"'
    return (
        f'<g id="fh-token-{name}"><rect x="-1.5" y="-1.5" width="{width + 3}" height="{height + 3}" rx="6" '
        f'fill="{COLOURS["seat-outline"]}"/><rect {size} rx="4.5" fill="{COLOURS[f"seat-{name}"]}" stroke="{MAP_INK}"/>'
        f'<rect width="{num(width * 0.46)}" height="{height}" rx="4.5" fill="url(#fh-weave-{name})"/>'
        f'<rect width="{width}" height="{num(height * 0.45)}" rx="4.5" fill="#fff" fill-opacity=".1"/>'
        f"{charge(name, f'translate({num(width * 0.255)} {num(height / 2)}) scale(1.35)')}</g>"
    )


def shield(seat: int, x: float, y: float, size: float) -> str:
    """The arms of a seat, centred."""
    return moved(f'<use href="#fh-shield-{name_of(seat)}"/>', x - size / 2, y - size * 13 / 24, size / 24)


def cube(seat: int | str, x: float, y: float, size: float) -> str:
    """A cube of a seat, or of the peasants, centred."""
    return f'<use href="#fh-cube-{name_of(seat)}" transform="translate({num(x)} {num(y)}) scale({size / 17:.3g})"/>'


def token(seat: int, armies: int, x: float, y: float, scale: float = 1) -> str:
    """A seat's armies in a county: charge and number."""
    width, height = TOKEN
    number = text(armies, width * 0.71, height / 2 + 8, 21 if armies > 9 else 24, "heavy", on(seat), "middle")
    body = f'<use href="#fh-token-{name_of(seat)}"/>{number}'
    return moved(body, x - width * scale / 2, y - height * scale / 2, scale)
