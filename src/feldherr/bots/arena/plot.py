"""A plot of a contest: the share of games that each entrant won, with its confidence interval, as SVG."""

from typing import Any
from xml.sax.saxutils import escape

WIDTH, LEFT, RIGHT, ROW, TOP = 720, 190, 90, 46, 64
INK, BAR, WHISKER, EVEN = "#2b2320", "#8f3b2e", "#2b2320", "#b9a27a"


def svg(summary: dict[str, Any], title: str) -> str:
    """The picture as text."""
    entrants = summary["entrants"]
    height = TOP + ROW * len(entrants) + 30
    span = WIDTH - LEFT - RIGHT

    def x(share: float) -> float:
        return round(LEFT + span * share, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="Georgia, serif" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="20" y="30" font-size="17">{escape(title)}</text>',
    ]
    bottom = TOP + ROW * len(entrants)
    for tenth in range(0, 11, 2):
        at = x(tenth / 10)
        parts.append(f'<line x1="{at}" y1="{TOP - 8}" x2="{at}" y2="{bottom}" stroke="#e2d8c3"/>')
        parts.append(f'<text x="{at}" y="{bottom + 18}" font-size="12" text-anchor="middle">{tenth * 10} %</text>')
    for row, one in enumerate(entrants):
        y = TOP + ROW * row
        low, high = one["win_share_95"]
        even = x(one["even_share"])
        middle = y + ROW / 2 - 5
        name, width = escape(one["name"][-24:]), round(x(one["win_share"]) - LEFT, 1)
        parts += [
            f'<text x="{LEFT - 12}" y="{middle + 5}" font-size="15" text-anchor="end">{name}</text>',
            f'<rect x="{LEFT}" y="{y + 4}" width="{width}" height="{ROW - 18}" fill="{BAR}"/>',
            f'<line x1="{x(low)}" y1="{middle}" x2="{x(high)}" y2="{middle}" stroke="{WHISKER}" stroke-width="2"/>',
            f'<line x1="{even}" y1="{y}" x2="{even}" y2="{y + ROW - 10}" stroke="{EVEN}" stroke-width="2" '
            'stroke-dasharray="4 3"/>',
            f'<text x="{WIDTH - RIGHT + 10}" y="{middle + 5}" font-size="15">{one["win_share"]:.1%}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
