"""Pictures of a game that is registered: its name, how far it is, and its players with their points."""

from typing import Final

from feldherr.svg import seats
from feldherr.svg.document import Sheet
from feldherr.svg.ink import box, fitted, text
from feldherr.svg.palette import COLOURS, INK, INK_2
from feldherr.svg.side import Scene, rule

WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 60


def when(scene: Scene) -> str:
    return scene.say("turn", turn=scene.view["turn"])


def in_words(scene: Scene) -> str:
    """How things stand, for those who do not see the picture."""
    now = scene.say("now", when=when(scene), phase=scene.view["phase"])
    points = [player["victory_points"] for player in scene.view["players"]]
    standings = [scene.say("standing", seat=seat, points=points[seat]) for seat in scene.places()]
    return f"{now}. {scene.state()}. {', '.join(standings)}."


def card(scene: Scene) -> Sheet:
    """1200 by 630: the players from first to last."""
    game, over, room = scene.view["game"], scene.view["over"], WIDTH - 2 * EDGE
    parts = [
        box(0, 0, WIDTH, HEIGHT, COLOURS["panel"], radius=0),
        text(scene.name(game), EDGE, 92, 58, "fell"),
        text(
            fitted(scene.say("now", when=when(scene), phase=scene.view["phase"]), 28, room), EDGE, 136, 28, fill=INK_2
        ),
        text(fitted(scene.state(), 26, room), EDGE, 172, 26, "sans", COLOURS["wax" if over else "accent"]),
    ]
    tall = min(100.0, (HEIGHT - 200 - EDGE / 2) / len(scene.seats))
    for row, seat in enumerate(scene.places()):
        y = 200 + row * tall
        foot = y + tall / 2 + 11
        parts += [
            rule(EDGE, y, room),
            seats.shield(seat, EDGE + 22, y + tall / 2, 42),
            text(fitted(scene.player(seat), 31, room - 200), EDGE + 62, foot, 31, "heavy"),
            text(
                scene.view["players"][seat]["victory_points"], WIDTH - EDGE - 30, foot + 2, 40, "heavy", INK, "middle"
            ),
        ]
    title = scene.say("title", game=game, when=when(scene))
    return Sheet(WIDTH, HEIGHT, title, in_words(scene), seats.defs(list(scene.seats)), "".join(parts))


board = card
