"""Plots of contests: shares of games won, with their confidence intervals and what would be even, as SVG.

`feldherr arena --plot` draws one contest. python -m feldherr.bots.arena.plot TITLE FILE… draws a ladder of several, as
`feldherr arena --json` wrote them: how the first of each did against the others.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

WIDTH, RIGHT, ROW, TOP = 720, 90, 46, 64
NAMES, CONTESTS = 190, 450
"""Room to the left for names of bots, and for whole contests."""
INK, BAR, WHISKER, EVEN = "#2b2320", "#8f3b2e", "#2b2320", "#b9a27a"


class Bar(NamedTuple):
    """A share of games won, between its confidence limits."""

    name: str
    share: float
    low: float
    high: float
    even: float

    @classmethod
    def of(cls, name: str, entrant: dict[str, Any]) -> "Bar":
        low, high = entrant["win_share_95"]
        return cls(name, entrant["win_share"], low, high, entrant["even_share"])


def svg(summary: dict[str, Any], title: str) -> str:
    """How all entrants of a contest did."""
    return drawn([Bar.of(one["name"][-24:], one) for one in summary["entrants"]], title, NAMES)


def ladder(summaries: Iterable[dict[str, Any]], title: str) -> str:
    """How the first entrant of each contest did."""
    return drawn([Bar.of(described(one), one["entrants"][0]) for one in summaries], title, CONTESTS)


def described(summary: dict[str, Any]) -> str:
    """
    >>> contest = {"game": "wallenstein", "entrants": ["captain", "recruit"], "options": {"edition": "first"}}
    >>> described({"contest": contest, "games": 200})
    'captain : recruit, wallenstein first, 200'
    """
    contest = summary["contest"]
    table = [contest["game"], *(str(name if value is True else value) for name, value in contest["options"].items())]
    return f"{' : '.join(contest['entrants'])}, {' '.join(table)}, {summary['games']}"


def drawn(bars: list[Bar], title: str, left: int) -> str:
    """The picture as text."""
    width = WIDTH + left - NAMES
    height = TOP + ROW * len(bars) + 30
    span = width - left - RIGHT

    def x(share: float) -> float:
        return round(left + span * share, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="Georgia, serif" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{width}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="20" y="30" font-size="17">{escape(title)}</text>',
    ]
    bottom = TOP + ROW * len(bars)
    for tenth in range(0, 11, 2):
        at = x(tenth / 10)
        parts.append(f'<line x1="{at}" y1="{TOP - 8}" x2="{at}" y2="{bottom}" stroke="#e2d8c3"/>')
        parts.append(f'<text x="{at}" y="{bottom + 18}" font-size="12" text-anchor="middle">{tenth * 10} %</text>')
    for row, (name, share, low, high, even) in enumerate(bars):
        y = TOP + ROW * row
        middle = y + ROW / 2 - 5
        parts += [
            f'<text x="{left - 12}" y="{middle + 5}" font-size="15" text-anchor="end">{escape(name)}</text>',
            f'<rect x="{left}" y="{y + 4}" width="{round(x(share) - left, 1)}" height="{ROW - 18}" fill="{BAR}"/>',
            f'<line x1="{x(low)}" y1="{middle}" x2="{x(high)}" y2="{middle}" stroke="{WHISKER}" stroke-width="2"/>',
            f'<line x1="{x(even)}" y1="{y}" x2="{x(even)}" y2="{y + ROW - 10}" stroke="{EVEN}" stroke-width="2" '
            'stroke-dasharray="4 3"/>',
            f'<text x="{width - RIGHT + 10}" y="{middle + 5}" font-size="15">{share:.1%}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    title, *files = sys.argv[1:]
    sys.stdout.write(ladder([json.loads(Path(file).read_text("utf-8")) for file in files], title))
