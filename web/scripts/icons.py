"""Draws the icons of the app and the picture that links to the house show. Run it when the seal or the map changes:

python web/scripts/icons.py
"""

from pathlib import Path
from random import Random

import feldherr
from feldherr import svg
from feldherr.svg import seats
from feldherr.svg.chart import MARGIN, chart_of
from feldherr.svg.document import Sheet, document
from feldherr.svg.ink import box, drawing_of, icon, moved, text
from feldherr.svg.palette import COLOURS, INK, INK_2
from feldherr.svg.wallenstein import land

PUBLIC = Path(__file__).parents[1] / "public"
WAX, LIGHT = COLOURS["wax"], "#f6e3c6"
SHAPE, _, LETTER = drawing_of("seal").replace("/>", "/>\n").split("\n")[:3]
"""The edge of the seal, its ring, and the letter."""


def seal(size: float, room: float) -> str:
    """The seal in the middle of a square, with the room that it takes there."""
    edge = SHAPE.split(' d="')[1].split('"')[0]
    letter = LETTER.split(' d="')[1].split('"')[0]
    scale = size * room / 19.2
    return (
        f'<g transform="translate({size / 2 - 12 * scale:.2f} {size / 2 - 11.2 * scale:.2f}) scale({scale:.3f})" '
        'stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{edge}" transform="translate(.25 .45)" fill="#3c0f0c" fill-opacity=".28"/>'
        f'<path d="{edge}" fill="{WAX}" stroke="#5e1210" stroke-width=".5"/>'
        f'<circle cx="12" cy="11.2" r="6" fill="#7b1a17" stroke="{LIGHT}" stroke-opacity=".55" stroke-width=".6"/>'
        f'<path d="{letter}" transform="translate(-.1 -.1)" fill="none" stroke="{LIGHT}" stroke-width="1.75"/></g>'
    )


def whole(size: int, ground: str, room: float) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" width="{size}" height="{size}">'
    return f"{head}{ground}{seal(size, room)}</svg>\n"


def paper(size: int, radius: float) -> str:
    inner = size * 0.035
    side = size - 2 * inner
    frame = f'<rect x="{inner}" y="{inner}" width="{side}" height="{side}" rx="{radius * 0.8:g}" '
    return (
        f'<rect width="{size}" height="{size}" rx="{radius:g}" fill="{COLOURS["panel"]}"/>'
        f'{frame}fill="none" stroke="{COLOURS["rule-strong"]}" stroke-width="{size * 0.008:g}"/>'
    )


def badge(size: int) -> str:
    """For the line of signs at the top of a phone, which shows one colour: the seal with its letter cut out."""
    edge = SHAPE.split(' d="')[1].split('"')[0]
    letter = LETTER.split(' d="')[1].split('"')[0]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 1.400 20 20" width="{size}" height="{size}"><mask id="m">'
        f'<path d="{edge}" fill="#fff"/><path d="{letter}" fill="none" stroke="#000" stroke-width="2.4"/></mask>'
        f'<rect width="24" height="24" fill="#fff" mask="url(#m)"/></svg>\n'
    )


def house() -> str:
    """A map on which something is going on, and what this is."""
    rng = Random(7)
    game = feldherr.new_game("wallenstein", players=4, seed=1618)
    for _ in range(90):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    chart = chart_of("wallenstein")
    scale = 630 / chart.height
    x = chart.width * scale + 52
    body = [
        box(0, 0, 1200, 630, COLOURS["panel"], radius=0),
        moved(land.picture(game.view(None), names=False, scale=1.45), MARGIN * scale, MARGIN * scale, scale),
        moved(seal(150, 1), 1015, 48),
        text("Feldherr", x, 300, 118, "fell", INK),
        text("Wallenstein", x, 382, 40, "heavy", INK_2),
        text("Sixteen Thirty Something", x, 432, 40, "heavy", INK_2),
        icon("build-palace", x + 24, 510, 56, COLOURS["ink-3"]),
        icon("combat-a", x + 104, 510, 56, COLOURS["ink-3"]),
        icon("tower", x + 184, 510, 56, COLOURS["ink-3"]),
        icon("dice", x + 264, 510, 56, COLOURS["ink-3"]),
    ]
    defs = seats.defs([*range(game.players), "peasants"]) + land.defs()
    return document(Sheet(1200, 630, "Feldherr", "Feldherr", defs, "".join(body)))


def main() -> None:
    folder = PUBLIC / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    plain = whole(512, paper(512, 96), 0.78)
    # A maskable icon may be cut to a circle of four fifths: all of it is ground, and the seal stays well inside.
    maskable = whole(512, paper(512, 0).replace("stroke=", 'stroke-opacity="0" stroke='), 0.58)
    (folder / "icon.svg").write_text(plain, "utf-8")
    (folder / "maskable.svg").write_text(maskable, "utf-8")
    for name, drawn, size in (
        ("icon-192", plain, 192),
        ("icon-512", plain, 512),
        ("maskable-192", maskable, 192),
        ("maskable-512", maskable, 512),
        ("apple-touch", maskable, 180),
        ("badge", badge(96), 96),
    ):
        (folder / f"{name}.png").write_bytes(svg.png(drawn, size))
    (PUBLIC / "preview.png").write_bytes(svg.png(house()))


if __name__ == "__main__":
    main()
