"""What lies beside the map of Europe: the issue, players and their influence, the status track, a hand."""

from typing import Any, Final

from feldherr.svg import seats
from feldherr.svg.chart import chart_of
from feldherr.svg.ink import box, fitted, icon, text, width_of
from feldherr.svg.palette import COLOURS, INK, INK_2
from feldherr.svg.side import Scene, number, rule, title
from feldherr.svg.sixteenthirty.markers import FACTION

WIDTH: Final = 510
COLUMNS: Final = (("victory-point", 320), ("open-influence", 404), ("market", 478))
CHIP: Final = 30
ARROWS: Final = {"up": "l5 7h-3v6h-4v-6h-3z", "down": "m2 0v6h3l-5 7-5-7h3v-6z"}
HIGHEST: Final = 7
TIGHT: Final = 34
LOOSE: Final = 46


def issue(scene: Scene) -> str | None:
    """What is voted on, as a question."""
    asked = scene.view["issue"]
    if asked is None:
        return None
    return scene.say(f"issue_{asked['issue']}", country=asked["country"], target=asked["target"])


def players(scene: Scene) -> tuple[str, float]:
    """Points, cards in hand and in the market place, and below each what lies on display."""
    parts = [icon(name, x, 12, 22, INK_2) for name, x in COLUMNS]
    y = 30.0
    for seat in scene.places():
        own = scene.view["players"][seat]
        parts.append(rule(0, y, WIDTH))
        chips, tall = flowed([_stack(scene, name, stack) for name, stack in own["display"].items()], 34, y + 40)
        if seat == scene.eyes:
            parts.append(box(-8, y + 2, WIDTH + 16, 42 + tall, COLOURS["brass-soft"], radius=6))
        parts.append(f'<g data-seat="{seat}">{seats.shield(seat, 14, y + 19, 25)}')
        parts.append(text(fitted(scene.player(seat), 20, 230), 36, y + 26, 20, "heavy"))
        if seat in scene.view["waiting_for"]:
            parts.append(f'<circle cx="282" cy="{y + 20:g}" r="4.500" fill="{COLOURS["accent"]}"/>')
        for i, ((_, x), key) in enumerate(zip(COLUMNS, ("victory_points", "hand_size", "market_size"), strict=True)):
            parts.append(number(own[key], x, y + 26, 23 if i == 0 else 20, strong=i == 0))
        parts.append(chips + "</g>")
        y += 48 + tall
    return "".join(parts), y


Chip = tuple[str, str, str, str]
"""A colour, a name, what follows it in bold, and whether an arrow goes "up" or "down" behind."""


def _stack(scene: Scene, country: str, stack: dict[str, Any]) -> Chip:
    values = [value if country != "open" else f"({value})" for country, _, value in map(_parts, stack["cards"])]
    return _fill(country), scene.name(country), "+".join(values), "up" if stack["ascending"] else "down"


def _parts(card: str) -> tuple[str, str, str]:
    return card.rpartition("-")


def _fill(country: str) -> str:
    fill: str = chart_of("sixteenthirty").facts["countries"][country]["fill"]
    return fill


def flowed(chips: list[Chip], left: float, top: float, right: float = WIDTH) -> tuple[str, float]:
    """Chips in lines from left to right; and how high they are together."""
    if not chips:
        return "", 0
    parts = []
    x, y = left, top
    for fill, name, rest, arrow in chips:
        wide = width_of(name, 16) + (width_of(rest, 16) + 7 if rest else 0) + 16 + (14 if arrow else 0)
        if x + wide > right + 4 and x > left:
            x, y = left, y + CHIP
        parts.append(box(x, y, wide, CHIP - 5, fill, f' stroke="{INK}" stroke-opacity=".35"', 5))
        parts.append(text(name, x + 7, y + 18, 16, "sans"))
        end = x + wide - 7
        if arrow:
            parts.append(f'<path d="M{end - 5:.1f} {y + 6:.1f}{ARROWS[arrow]}" fill="{INK}"/>')
            end -= 14
        parts.append(text(rest, end, y + 18, 16, "heavy", INK, "end"))
        x += wide + 5
    return "".join(parts), y + CHIP - top


def track(scene: Scene, step: float = TIGHT) -> tuple[str, float]:
    """The countries by status, with the colours of their factions; a line of the track takes a step."""
    parts = [title(scene.say("status"), 0, 20)]
    y = 32.0
    for status in range(HIGHEST, -1, -1):
        here = [name for name, country in scene.view["countries"].items() if country["status"] == status]
        edge = f' stroke="{COLOURS["rule-strong"]}"'
        parts.append(box(0, y, 29, step - 6, COLOURS["brass-soft" if here else "sunk"], edge, 4))
        parts.append(number(status, 14.5, y + step / 2 + 3, 18, strong=bool(here)))
        room = (WIDTH - 38) / max(4, len(here))
        for i, name in enumerate(here):
            parts.append(_placed(scene, name, 38 + i * room, y, (room - 5, step - 6)))
        y += step
    return "".join(parts), y - 4


def _placed(scene: Scene, name: str, x: float, y: float, size: tuple[float, float]) -> str:
    faction = scene.view["countries"][name]["faction"]
    edge = f' stroke="{FACTION.get(faction, INK)}" stroke-width="{2.4 if faction else 1}" stroke-opacity=".8"'
    said = fitted(scene.name(name), 16, size[0] - 12)
    return box(x, y, *size, _fill(name), edge, 5) + text(said, x + 7, y + size[1] / 2 + 5.5, 16)


def market(scene: Scene) -> tuple[str, float]:
    """What lies in the market places, as far as it is known, and how many cards are left."""
    view = scene.view
    deck, discard = (view[key] if isinstance(view[key], int) else len(view[key]) for key in ("deck", "discard"))
    told = scene.say("deck", deck=deck, discard=discard)
    parts = [title(scene.say("market_places"), 0, 20), text(told, WIDTH, 20, 16, "sans", INK_2, "end")]
    y = 34.0
    for seat in scene.seats:
        known = view["players"][seat]["market"]
        if known:
            parts.append(seats.shield(seat, 14, y + 12, 20))
            chips, tall = flowed([card_chip(scene, card) for card in known], 34, y)
            parts.append(chips)
            y += tall + 3
    return "".join(parts), y - 8


def card_chip(scene: Scene, card: str) -> Chip:
    country, _, value = card.rpartition("-")
    if country in scene.view["countries"]:
        return _fill(country), scene.name(country), value, ""
    return COLOURS["card"], scene.name(card), "", ""


def hand(scene: Scene, seat: int, width: float) -> tuple[str, float]:
    """A seat's own cards, and beside them its secret markers."""
    own = scene.view["players"][seat]
    half = width * 0.58
    cards, tall = flowed([card_chip(scene, card) for card in own["hand"] or []], 0, 34, half)
    markers = [(_fill(name), scene.name(name), "", "") for name in own["vp_markers"] or []]
    secret, high = flowed(markers, half + 24, 34, width)
    heading = text(fitted(scene.say("hand", seat=seat), 20, half), 0, 20, 20, "serif")
    return heading + cards + title(scene.say("markers"), half + 24, 20) + secret, 30 + max(tall, high)
