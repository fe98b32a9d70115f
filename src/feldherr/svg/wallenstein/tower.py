"""The dice tower in section: what rests inside, and the tray in front."""

from functools import cache
from typing import Any, Final

from feldherr.svg import seats
from feldherr.svg.ink import num

INK: Final = "#2a1d12"
STONE: Final = f'fill="#b59d74" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"'
HOLLOW: Final = f'fill="#3c2b1a" stroke="{INK}"'
WIDTH: Final = 124
HEIGHT: Final = 172
FLOORS: Final = "M40 64h27l3 3.5H40zM84 86H57l-3 3.5h30zM40 108h27l3 3.5H40z"
INSIDE: Final = 40
TRAYED: Final = 27


def cubes_of(numbers: dict[str, int]) -> list[str]:
    """One entry a cube, seats first.

    >>> cubes_of({"0": 1, "peasants": 2})
    ['0', 'peasants', 'peasants']
    """
    return [seat for seat, number in numbers.items() for _ in range(number)]


def picture(view: dict[str, Any]) -> str:
    """The tower in a box of 124 by 172."""
    inside, tray = cubes_of(view["tower"]["inside"]), cubes_of(view["tower"]["tray"])
    parts = [_back()]
    for place, seat in enumerate(inside[:INSIDE]):
        row, column = divmod(place, 5)
        parts.append(seats.cube(seat, 44.5 + column * 8.6 + (2.5 if row % 2 else 0), 131 - row * 10.5, 9.6))
    parts.append(_front())
    for place, seat in enumerate(tray[:TRAYED]):
        row, column = divmod(place, 9)
        parts.append(seats.cube(seat, 22 + column * 10.5 + row * 5, 157 - row * 9, 12.2))
    return "".join(parts)


@cache
def _back() -> str:
    joints = "".join(
        f"M34 {46 + 10 * row}h6M84 {46 + 10 * row}h6M{37 if row % 2 else 40} {36 + 10 * row}v10"
        f"M{num(87 if row % 2 else 84.5)} {36 + 10 * row}v10"
        for row in range(10)
    )
    return (
        '<ellipse cx="62" cy="166" rx="58" ry="5" opacity=".22"/>'
        f'<path d="M12 144h100l8 8-6 15H10l-6-15z" fill="#6d4a27" stroke="{INK}" stroke-width="1.5" '
        'stroke-linejoin="round"/><path d="M14 147.5h96l5 5.5H9z" opacity=".28"/>'
        f'<path d="M34 36h56v108H34z" {STONE}/><path d="{joints}" stroke="{INK}" stroke-width=".6" opacity=".45" '
        f'fill="none"/><path d="M40 42h44v96H40z" {HOLLOW}/>'
        f'<path d="{FLOORS}" fill="#c9ab72" stroke="{INK}" stroke-width=".8" opacity=".55"/>'
    )


@cache
def _front() -> str:
    return (
        f'<path d="M48 144v-3.5a14 5 0 0 1 28 0v3.5z" {HOLLOW}/>'
        f'<path d="M31 40V31h7v4h7v-4h8v4h18v-4h8v4h7v-4h7v9z" {STONE}/>'
        f'<path d="M18 6h88L80 31H44z" fill="#c99b3f" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<ellipse cx="62" cy="6" rx="44" ry="4.5" fill="#5d4318" stroke="{INK}" stroke-width="1.3"/>'
        f'<path d="M30 11 49 29M62 11v19M94 11 75 29" stroke="{INK}" stroke-width=".7" opacity=".5"/>'
    )
