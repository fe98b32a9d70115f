"""What an engraver puts between the things that matter: mountains, woods, a compass, ships, a monster."""

from typing import Any, Final

from feldherr.svg.ink import moved, num, text
from feldherr.svg.palette import COLOURS, MAP_INK

SEA_INK: Final = "#2f5257"
SAIL: Final = "#f3e8cc"
RED: Final = "#8d2f1f"
NAMES: Final = {"sea": SEA_INK, "land": COLOURS["map-decor"], "region": "#6b5840"}
STARS: Final = (
    (8, 22.5, 0.55, 0.1, "#d9c9a0", "#7a6a48"),
    (4, 45.0, 0.74, 0.13, SAIL, "#5a6f70"),
    (4, 0.0, 1.0, 0.17, "#f6ecd2", RED),
)
MOUNTAIN: Final = (
    '<g id="fh-mountain" fill="none" stroke="#8a7550" stroke-width=".9" stroke-linecap="round">'
    '<path d="M-9,5Q-5,1-2.500-5-1-8 1-5.500 4-1 9,5" fill="#f0e2bd" fill-opacity=".6"/>'
    '<path d="M1-5Q2,0 1,4M3.400-2Q4,1.500 3.200,4.400M5.800,1.600Q6,3.200 5.600,4.600" stroke-width=".7"/></g>'
)
TREE: Final = (
    '<g id="fh-tree" fill="#d5cda5" stroke="#9f8c68" stroke-width=".8">'
    '<path d="M0,5V0" fill="none"/>'
    '<path d="M-3.600,1Q-5-2-2.400-3.600-1.800-7 1.400-6 4.800-5 3.600-2 4.600,1.400 1.400,1.200'
    '-1,2.400-3.600,1Z"/></g>'
)
DEFS: Final = MOUNTAIN + TREE
SHIP: Final = (
    '<path d="M-19,14V-14M-1,14V-26M15,14V-12M24,12 32,4" fill="none" stroke-width="1.2"/>'
    f'<g fill="{SAIL}"><path d="M-26-10q7-3 13 0 4 7 0 15-6-3-13 0 3-8 0-15z"/>'
    '<path d="M-9-22q8-3 15 0 3 5 0 11-7-2-15 0 3-6 0-11z"/><path d="M-10-9Q-1-12 7-9q5 8 0 16-8-3-17 0 4-8 0-16z"/>'
    '<path d="M9-8q6-2 12 0 4 6 0 13-6-2-12 0 3-7 0-13z"/></g>'
    f'<path d="M-19-14-26-17-19-18zM-1-26-9-29-1-30zM15-12 8-15 15-16z" fill="{RED}" stroke-width=".6"/>'
    '<path d="M-30,7h6l1,4 45,1 5-3q-2,9-8,13H-22Q-28,17-30,7z" fill="#8a6a3f"/>'
    '<path d="M-26,13Q0,17 23,15" fill="none" stroke-width=".6"/>'
    '<path d="M-16,17h.1M-8,17.600h.1M0,18h.1M8,17.600h.1M15,17h.1" stroke-width="2" fill="none"/>'
)
WAVES: Final = (
    f'<path d="M-34,24q4-3 8,0t8,0 8,0 8,0 8,0 8,0 8,0 8,0" fill="none" stroke="{COLOURS["map-water-line"]}"/>'
)
MONSTER: Final = (
    '<path d="M-30,8q-2-16 6-20 5-3 9,1l-4,3 5,1q-4,3-7,1-3,6 0,14z"/>'
    '<path d="M-14,8Q-10-8-3-8T7,8H1Q-1,0-3,0-6,0-8,8z"/>'
    '<path d="M12,8q3-11 8-11t6,7q2-6 6-10 1,8-4,14H22Q21,3 20,3T17,8z"/>'
    f'<circle cx="-21" cy="-10" r=".9" fill="{MAP_INK}" stroke="none"/>'
)


def draw(thing: dict[str, Any]) -> str:
    x, y = thing["at"]
    size = thing.get("size", 1)
    ink = f'stroke="{MAP_INK}" stroke-width=".9" stroke-linejoin="round" stroke-linecap="round"'
    match thing["kind"]:
        case "mountain" | "tree" as kind:
            return f'<use href="#fh-{kind}" transform="translate({num(x)} {num(y)}) scale({size:.3g})"/>'
        case "ship":
            mirrored = ' transform="scale(-1 1)"' if thing.get("flip") else ""
            return moved(f"<g {ink}{mirrored}>{SHIP}{WAVES}</g>", x, y, size)
        case "monster":
            waves = WAVES.replace("M-34,24", "M-34,10")
            return moved(f'<g {ink} fill="#b6c2ab">{MONSTER}{waves}</g>', x, y, size)
        case "compass":
            return moved(_compass(thing["r"]), x, y)
        case "cartouche":
            return moved(_cartouche(thing["box"], thing["lines"]), x, y)
        case _:
            return _name(thing)


def _name(thing: dict[str, Any]) -> str:
    (x, y), size, spacing = thing["at"], thing["size"] * 1.15, thing["spacing"]
    fill = NAMES[thing["where"]]
    turn = f' transform="rotate({thing["turn"]} {num(x)} {num(y)})"' if thing.get("turn") else ""
    more = f' letter-spacing="{num(spacing)}"{turn}'
    return text(thing["text"], x + spacing / 2, y + size * 0.32, size, "fell", fill, "middle", more)


def _compass(r: float) -> str:
    rays = []
    for points, turn, reach, waist, light, dark in STARS:
        w, tip = num(waist * r), num(-reach * r)
        for j in range(points):
            rays.append(
                f'<g transform="rotate({j * 360 / points + turn:g})" stroke-width=".6">'
                f'<path d="M0,0-{w}-{w} 0,{tip}Z" fill="{light}"/><path d="M0,0 {w}-{w} 0,{tip}Z" fill="{dark}"/></g>'
            )
    rings = f'<circle r="{num(r * 0.62)}" stroke-width=".8"/><circle r="{num(r * 0.56)}" stroke-width=".5"/>'
    hub = '<circle r="3" fill="#f6ecd2" stroke-width=".8"/>'
    north = text("N", 0, -r - 4, 15, "serif", COLOURS["map-label"], "middle", ' stroke="none"')
    return f'<g stroke="{MAP_INK}" fill="none">{rings}{"".join(rays)}{hub}{north}</g>'


def _cartouche(size: list[float], lines: list[str]) -> str:
    def plate(a: float, b: float) -> str:
        return (
            f"M{num(14 - a)},{num(-b)}H{num(a - 14)}Q{num(a - 12)},{num(12 - b)} {num(a)},{num(14 - b)}V{num(b - 14)}"
            f"Q{num(a - 12)},{num(b - 12)} {num(a - 14)},{num(b)}H{num(14 - a)}Q{num(12 - a)},{num(b - 12)} {num(-a)},"
            f"{num(b - 14)}V{num(14 - b)}Q{num(12 - a)},{num(12 - b)} {num(14 - a)},{num(-b)}Z"
        )

    a, b = size[0] / 2, size[1] / 2
    first, second, third = lines
    return (
        f'<g stroke="{MAP_INK}" stroke-linejoin="round"><path d="{plate(a, b)}" fill="#f1e5c6" stroke-width="1.8"/>'
        f'<path d="{plate(a - 6, b - 6)}" fill="none" stroke-width=".8"/>'
        f'<path d="M-46,1H-8M8,1H46M0-3 4,1 0,5-4,1Z" fill="{RED}" stroke-width=".9"/></g>'
        + text(first, 2, -10, 28, "serif", MAP_INK, "middle", ' letter-spacing="4"')
        + text(second, 0, 19, 15, "fell", MAP_INK, "middle", ' letter-spacing="1"')
        + text(third, 1, 37, 15, "serif", RED, "middle", ' letter-spacing="2.5"')
    )
