"""The pictures of Sixteen Thirty Something: the large board, and the card for link previews."""

from collections.abc import Sequence
from typing import Final

from feldherr.svg import seats
from feldherr.svg.chart import MARGIN, chart_of
from feldherr.svg.document import Sheet
from feldherr.svg.ink import box, fitted, icon, moved, panel, text
from feldherr.svg.palette import COLOURS, INK, INK_2
from feldherr.svg.side import GAP, PAD, Scene, heading, rule, stacked
from feldherr.svg.sixteenthirty import europe
from feldherr.svg.sixteenthirty import panel as blocks

EDGE: Final = 16


def when(scene: Scene) -> str:
    return scene.say("turn_of", turn=scene.view["turn"])


def in_words(scene: Scene) -> str:
    """The whole public table, for those who do not see the picture."""
    view = scene.view
    said = [scene.say("now", when=when(scene), phase=view["phase"]) + ".", scene.state() + "."]
    question = blocks.issue(scene)
    if question:
        said.append(question)
    for seat in scene.places():
        own = view["players"][seat]
        facts = {"points": own["victory_points"], "hand": own["hand_size"], "market": own["market_size"]}
        said.append(scene.say("diplomat", seat=seat, **facts))
    said += [_stands(scene, name) for name in view["countries"]]
    return " ".join(said)


def _stands(scene: Scene, name: str) -> str:
    country = scene.view["countries"][name]
    facts = {"status": country["status"], "army": country["army_size"], "ability": country["military_ability"]}
    return scene.say("stands", country=name, **facts)


def _sheet(scene: Scene, width: int, height: int, body: str) -> Sheet:
    defs = seats.defs(list(scene.seats)) + europe.defs()
    title = scene.say("title", game="sixteenthirty", when=when(scene))
    return Sheet(
        width, height, title, in_words(scene), defs, box(0, 0, width, height, COLOURS["table"], radius=0) + body
    )


def board(scene: Scene) -> Sheet:
    """The map with all markers, and the table beside it."""
    chart = chart_of("sixteenthirty")
    width, height = round(chart.width), round(chart.height)
    x, side = EDGE * 2 + width, blocks.WIDTH + 2 * PAD
    told = blocks.issue(scene) or scene.say("now", when=when(scene), phase=scene.view["phase"])
    if blocks.issue(scene):
        told = f"{when(scene)} · {told}"
    parts = [
        moved(europe.picture(scene), EDGE + MARGIN, EDGE + MARGIN),
        panel(x, EDGE, side, 122),
        moved(heading(scene, 0, 0, blocks.WIDTH, told), x + PAD, EDGE + 6),
    ]
    bottom = height + EDGE
    if scene.eyes is not None:
        own, high = blocks.hand(scene, scene.eyes, width - 2 * PAD)
        parts.append(stacked([(own, high)], EDGE, bottom + GAP, width, 0))
        bottom += GAP + round(high) + 28
    drawn = [blocks.players(scene), blocks.track(scene), blocks.market(scene)]
    top = EDGE + 122.0 + GAP
    taken = sum(high + 28 + GAP for _, high in drawn)
    bottom = max(bottom, round(top + taken))
    drawn[1] = blocks.track(scene, min(blocks.LOOSE, blocks.TIGHT + (bottom - top - taken) / (blocks.HIGHEST + 1)))
    parts.append(stacked(drawn, x, top, side, bottom))
    return _sheet(scene, x + side + EDGE, bottom + EDGE, "".join(parts))


def cutting(scene: Scene, countries: Sequence[str]) -> Sheet:
    """The part of the map around some countries."""
    left, top, right, bottom = europe.box_around(countries)
    width, height = round(right - left) + 2 * EDGE, round(bottom - top) + 2 * EDGE
    defs = seats.defs([]) + europe.defs()
    told = " ".join(_stands(scene, name) for name in countries)
    body = moved(europe.picture(scene), EDGE - left, EDGE - top)
    return Sheet(width, height, ", ".join(map(scene.name, countries)), told, defs, body)


def card(scene: Scene) -> Sheet:
    """1200 by 630: what a link preview shows, to be read when small."""
    chart = chart_of("sixteenthirty")
    scale = 630 / chart.height
    x = chart.width * scale + 34
    room = 1200 - x - 34
    over = scene.view["over"]
    told = blocks.issue(scene) or scene.state()
    parts = [
        box(0, 0, 1200, 630, COLOURS["panel"], radius=0),
        moved(europe.picture(scene, small=True), MARGIN * scale, MARGIN * scale, scale),
        text(scene.name("sixteenthirty"), x, 82, 49, "fell"),
        text(fitted(when(scene), 28, room), x, 126, 28, "heavy", INK_2),
        text(fitted(told, 26, room), x, 160, 26, "sans", COLOURS["wax" if over else "accent"]),
    ]
    columns = [("victory-point", x + 350), ("open-influence", x + 432), ("market", x + 506)]
    parts += [icon(name, at, 198, 30, INK_2) for name, at in columns]
    tall = min(100.0, 400 / len(scene.seats))
    for row, seat in enumerate(scene.places()):
        y = 222 + row * tall
        own = scene.view["players"][seat]
        foot = y + tall / 2 + 11
        parts += [rule(x, y, room), seats.shield(seat, x + 22, y + tall / 2, 42)]
        parts.append(text(fitted(scene.player(seat), 31, 250), x + 56, foot, 31, "heavy"))
        for i, ((_, at), key) in enumerate(zip(columns, ("victory_points", "hand_size", "market_size"), strict=True)):
            size, face = (40, "heavy") if i == 0 else (31, "sans")
            parts.append(text(own[key], at, foot + (2 if i == 0 else 0), size, face, INK, "middle"))
    return _sheet(scene, 1200, 630, "".join(parts))
