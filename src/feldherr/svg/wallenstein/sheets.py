"""Wallenstein's pictures: the large board, and the card for link previews."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from feldherr.svg import seats
from feldherr.svg.chart import MARGIN, chart_of
from feldherr.svg.document import Sheet
from feldherr.svg.ink import box, fitted, icon, moved, panel, text
from feldherr.svg.palette import COLOURS, INK, INK_2
from feldherr.svg.side import GAP, PAD, Scene, heading, rule, stacked
from feldherr.svg.wallenstein import land, tower
from feldherr.svg.wallenstein import panel as blocks

Block = Callable[[Scene], tuple[str, float]]
EDGE: Final = 16


def when(scene: Scene) -> str:
    view = scene.view
    if view["season"] is None:
        return scene.say("before")
    return scene.say("season", year=view["year"], season=view["season"])


def in_words(scene: Scene) -> str:
    """The whole public table, for those who do not see the picture."""
    view = scene.view
    said = [scene.say("now", when=when(scene), phase=view["phase"]) + ".", scene.state() + "."]
    for seat in scene.places():
        own = view["players"][seat]
        facts = {"points": own["victory_points"], "thalers": own["thalers"], "grain": own["grain"]}
        said.append(scene.say("player", seat=seat, counties=own["counties"], **facts))
    for seat in scene.seats:
        held = [f"{scene.name(id)} ({c['armies']})" for id, c in view["counties"].items() if c["owner"] == seat]
        if held:
            said.append(scene.say("holds", seat=seat, counties=held))
    neutral = [scene.name(id) for id, county in view["counties"].items() if county["owner"] is None]
    if neutral:
        said.append(scene.say("neutral", counties=neutral))
    said.append(scene.say("lies", inside=view["tower"]["inside"], tray=view["tower"]["tray"]))
    return " ".join(said)


def _sheet(scene: Scene, width: int, height: int, body: str) -> Sheet:
    defs = seats.defs([*scene.seats, "peasants"]) + land.defs()
    title = scene.say("title", game="wallenstein", when=when(scene))
    ground = box(0, 0, width, height, COLOURS["table"], radius=0)
    return Sheet(width, height, title, in_words(scene), defs, ground + body)


def board(scene: Scene) -> Sheet:
    """The map with everything on it, and the table beside it."""
    chart = chart_of("wallenstein")
    width, height = round(chart.width), round(chart.height)
    x, side = EDGE * 2 + width, blocks.WIDTH + 2 * PAD
    parts = [moved(land.picture(scene.view), EDGE + MARGIN, EDGE + MARGIN)]
    last: Block = blocks.regions if scene.eyes is None else blocks.plan
    y = float(EDGE)
    told = scene.say("now", when=when(scene), phase=scene.view["phase"])
    parts.append(panel(x, y, side, 122))
    parts.append(moved(heading(scene, 0, 0, blocks.WIDTH, told), x + PAD, y + 6))
    parts.append(moved(blocks.calendar(scene), x + side - PAD, y + 36))
    drawn = [block(scene) for block in (blocks.players, blocks.season, blocks.glass, last)]
    parts.append(stacked(drawn, x, y + 122 + GAP, side, height + EDGE))
    return _sheet(scene, x + side + EDGE, height + 2 * EDGE, "".join(parts))


def cutting(scene: Scene, counties: Sequence[str]) -> Sheet:
    """The part of the map around some counties."""
    left, top, right, bottom = land.box_around(counties)
    within = (left - EDGE, top - EDGE, right + EDGE, bottom + EDGE)
    width, height = round(within[2] - within[0]), round(within[3] - within[1])
    defs = seats.defs([*scene.seats]) + land.defs(within)
    told = [f"{scene.name(c)}: {scene.player(own['owner'])} {own['armies']}" for c, own in _held(scene, counties)]
    body = moved(land.cutting(scene.view, within), -within[0], -within[1])
    return Sheet(width, height, ", ".join(map(scene.name, counties)), ", ".join(told), defs, body)


def _held(scene: Scene, counties: Sequence[str]) -> list[tuple[str, Any]]:
    view = scene.view["counties"]
    return [(county, view[county]) for county in counties if view[county]["owner"] is not None]


def throw(scene: Scene, inside: Mapping[str, int], tray: Mapping[str, int]) -> Sheet:
    """The tower after a throw."""
    defs = seats.defs([*scene.seats, "peasants"])
    told = scene.say("lies", inside=inside, tray=tray)
    body = tower.picture({"tower": {"inside": dict(inside), "tray": dict(tray)}})
    return Sheet(tower.WIDTH, tower.HEIGHT, scene.name("tower", "figure"), told, defs, body)


def card(scene: Scene) -> Sheet:
    """1200 by 630: what a link preview shows, to be read when small."""
    chart = chart_of("wallenstein")
    scale = 630 / chart.height
    x = chart.width * scale + 34
    room = 1200 - x - 34
    parts = [
        box(0, 0, 1200, 630, COLOURS["panel"], radius=0),
        moved(land.picture(scene.view, names=False, scale=1.45), MARGIN * scale, MARGIN * scale, scale),
        moved(tower.picture(scene.view), 505, 66, 0.56),
        text(scene.name("wallenstein"), x, 86, 66, "fell"),
        text(fitted(when(scene), 28, room), x, 126, 28, "heavy", INK_2),
        text(fitted(scene.state(), 26, room), x, 160, 26, "sans", COLOURS["wax" if scene.view["over"] else "accent"]),
    ]
    columns = [("victory-point", x + 330), ("thaler", x + 400), ("grain", x + 462), ("county", x + 522)]
    parts += [icon(name, at, 198, 30, INK_2) for name, at in columns]
    tall = min(100.0, 400 / len(scene.seats))
    for row, seat in enumerate(scene.places()):
        y = 222 + row * tall
        own = scene.view["players"][seat]
        foot = y + tall / 2 + 12
        parts += [rule(x, y, room), seats.shield(seat, x + 22, y + tall / 2, 42)]
        parts.append(text(fitted(scene.player(seat), 31, 232), x + 56, foot, 31, "heavy"))
        values = (own["victory_points"], own["thalers"], own["grain"], own["counties"])
        for i, ((_, at), value) in enumerate(zip(columns, values, strict=True)):
            size, face = (40, "heavy") if i == 0 else (31, "sans")
            parts.append(text(value, at, foot + (2 if i == 0 else 0), size, face, INK, "middle"))
    return _sheet(scene, 1200, 630, "".join(parts))
