"""Throws of a real tower, written down line by line: `in 3 red 2 blue, out 2 red`.

```
# the first line is the pour; everything that goes in counts, also what lay in the tray
in 8 red 8 blue 10 green, out 6 red 5 blue 8 green
in 3 red 2 blue, out 2 red
empty                       # the tower was emptied: another game begins
```
German words do as well, mixed too: `rein 3 rot, raus 2 red`, `leer`. Other colours may have any names.
"""

import re
from collections import Counter
from dataclasses import dataclass
from typing import Final

from feldherr.kernel.errors import BadOption

MOST_LINES: Final = 2000
MOST_CHARACTERS: Final = 64 * 1024
_MOST_CUBES: Final = 99
_MOST_COLOURS: Final = 8
_LINE: Final = re.compile(r"(?:in|rein)\s+(?P<thrown>.*?)[,;]?\s+(?:out|raus)\b:?\s*(?P<fallen>.*)", re.IGNORECASE)
_CUBES: Final = re.compile(r"(\d{1,3})\s*(?:x\s*)?([^\W\d_]{1,20})[\s,;+]*")
_NOTHING: Final = frozenset({"", "0", "-", "none", "nothing", "nichts", "keine"})
_EMPTY: Final = frozenset({"empty", "leer", "new game", "neue partie"})
_CALLED: Final = {
    "red": "rot rote roter roten",
    "blue": "blau blaue blauer blauen",
    "black": "schwarz schwarze schwarzer schwarzen",
    "yellow": "gelb gelbe gelber gelben",
    "purple": "violet lila violett violette violetter violetten",
    "peasants": "peasant farmers farmer green bauern bauer grün grüne grüner grünen gruen",
    "white": "weiß weiße weißer weißen weiss",
}
"""Names of one colour: the peasants' cubes are green."""
_COLOUR: Final = {name: colour for colour, names in _CALLED.items() for name in names.split()}


@dataclass(frozen=True)
class Logged:
    """One throw: what went in, what came out, and what was inside before; by colour."""

    thrown: dict[str, int]
    fallen: dict[str, int]
    inside: dict[str, int]
    poured: bool
    """The tower was empty before."""


def read_log(text: str, most_lines: int = MOST_LINES) -> list[Logged]:
    """All throws of a log; BadOption names the line that cannot be.

    >>> [throw.inside for throw in read_log("in 4 red, out 1 red\\nin 2 blue, out 1 red 1 blue")]
    [{}, {'red': 3}]
    >>> [dict(throw.inside) for throw in read_log("in 4 red, out 1 red\\nrein 2 rote, raus 1 rot")]
    [{}, {'red': 3}]
    >>> read_log("in 2 red, out 3 red")
    Traceback (most recent call last):
    feldherr.kernel.errors.BadOption: Line 1: 3 red came out, but only 2 were inside or thrown.
    """
    if len(text) > MOST_CHARACTERS:
        raise BadOption("log_too_long", most=most_lines)
    throws: list[Logged] = []
    inside: Counter[str] = Counter()
    poured = True
    lines = text.splitlines()
    if len(lines) > most_lines:
        raise BadOption("log_too_long", most=most_lines)
    for number, line in enumerate(lines, 1):
        told = line.split("#")[0].strip().rstrip(".").lower()
        if not told:
            continue
        if told in _EMPTY:
            inside, poured = Counter(), True
            continue
        found = _LINE.fullmatch(told)
        if found is None:
            raise BadOption("log_line", line=number, text=line.strip()[:60])
        thrown, fallen = _cubes(number, found["thrown"]), _cubes(number, found["fallen"])
        if not thrown:
            raise BadOption("log_line", line=number, text=line.strip()[:60])
        throws.append(Logged(dict(thrown), dict(fallen), dict(+inside), poured))
        for colour, out in fallen.items():
            most = inside[colour] + thrown[colour]
            if out > most:
                called = next(name for _, name in _CUBES.findall(found["fallen"]) if _colour(name) == colour)
                raise BadOption("log_too_many", line=number, colour=called, out=out, most=most)
        inside = inside + thrown - fallen
        poured = False
        if len(inside) > _MOST_COLOURS:
            raise BadOption("log_colours", line=number, most=_MOST_COLOURS)
    return throws


def _colour(name: str) -> str:
    return _COLOUR.get(name, name)


def _cubes(number: int, told: str) -> Counter[str]:
    cubes: Counter[str] = Counter()
    if told.strip(" .,;:") in _NOTHING:
        return cubes
    at = 0
    for part in _CUBES.finditer(told):
        if part.start() != at:
            break
        cubes[_colour(part[2])] += int(part[1])
        at = part.end()
    if at != len(told) or sum(cubes.values()) > _MOST_CUBES:
        raise BadOption("log_cubes", line=number, text=told[:60], most=_MOST_CUBES)
    return +cubes
