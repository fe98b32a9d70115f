"""What lies beside Wallenstein's map: players, season, tower, regions or a plan."""

from typing import Final

from feldherr.svg import seats
from feldherr.svg.chart import chart_of
from feldherr.svg.ink import box, fitted, icon, moved, num, text
from feldherr.svg.palette import COLOURS, INK, INK_2
from feldherr.svg.side import Scene, number, rule, title
from feldherr.svg.wallenstein import tower

WIDTH: Final = 510
ACTION_ICONS: Final = {
    "palace": "build-palace",
    "church": "build-church",
    "trading_post": "build-trading-post",
    "grain": "collect-grain",
    "taxes": "collect-taxes",
    "deploy5": "deploy-5",
    "deploy3": "deploy-3",
    "deploy1": "deploy-1-move",
    "combat_a": "combat-a",
    "combat_b": "combat-b",
}
COLUMNS: Final = (
    ("victory-point", 226),
    ("thaler", 276),
    ("grain", 326),
    ("palace", 384),
    ("church", 418),
    ("trading-post", 452),
    ("army-cube", 490),
)
ROW: Final = 38
SEASONS: Final = ("spring", "summer", "fall", "winter")


def players(scene: Scene) -> tuple[str, float]:
    """Points, money, grain against counties, buildings and supply of each; and how high that is."""
    parts = [icon(name, x, 14, 21, INK_2) for name, x in COLUMNS]
    for row, seat in enumerate(scene.places()):
        parts.append(_row(scene, seat, 34 + row * ROW))
    return "".join(parts), 34 + ROW * len(scene.seats)


def _row(scene: Scene, seat: int, y: float) -> str:
    own = scene.view["players"][seat]
    foot = y + 26
    ground = box(-8, y + 2, WIDTH + 16, ROW - 4, COLOURS["brass-soft"], radius=6) if seat == scene.eyes else ""
    waits = seat in scene.view["waiting_for"]
    mark = f'<circle cx="195" cy="{y + 20:g}" r="4.5" fill="{COLOURS["accent"]}"/>' if waits else ""
    values = [own["victory_points"], own["thalers"], None, *own["buildings"].values(), own["supply"]]
    cells = [
        number(value, x, foot, 23 if i == 0 else 20, strong=i == 0)
        for i, ((_, x), value) in enumerate(zip(COLUMNS, values, strict=True))
        if value is not None
    ]
    short = own["grain"] < own["counties"]
    cells.append(text(own["grain"], 326, foot, 20, "heavy", COLOURS["alarm"] if short else INK, "end"))
    cells.append(text(f"/{own['counties']}", 327, foot, 17, "sans", INK_2))
    name = text(fitted(scene.player(seat), 20, 148), 36, foot, 20, "heavy")
    return "".join(
        [
            rule(0, y, WIDTH),
            ground,
            f'<g data-seat="{seat}">',
            seats.shield(seat, 14, y + 19, 25),
            name,
            mark,
            *cells,
            "</g>",
        ]
    )


def calendar(scene: Scene) -> str:
    """Two years of four seasons, the present one lit, ending at 0, 0."""
    parts = []
    view = scene.view
    for year in (1, 2):
        for i, season in enumerate(SEASONS):
            x = -217 + (year - 1) * 124 + i * 27
            now = view["year"] == year and view["season"] == season
            past = (year, i) < (view["year"], SEASONS.index(view["season"]) if view["season"] else -1)
            if now:
                parts.append(f'<circle cx="{x}" cy="0" r="13" fill="{INK}"/>')
            colour = COLOURS["panel"] if now else COLOURS["rule-strong"] if past else INK_2
            parts.append(icon(season, x, 0, 18, colour))
    return "".join(parts)


def season(scene: Scene) -> tuple[str, float]:
    """The event in force, and the ten action cards in their order."""
    view = scene.view
    event = view["event"]
    told = scene.say("no_event") if event is None else scene.name(event["effect"], "effect")
    parts = [title(scene.say("event"), 0, 20), text(told, 92, 20, 19, "heavy")]
    if event is not None:
        parts.append(text(scene.say("loss", loss=event["grain_loss"]), WIDTH, 20, 18, "sans", INK_2, "end"))
    for i, action in enumerate(view["action_cards"], 1):
        parts.append(_action(i, action, view["phase"] == "actions", view["turn"]))
    return "".join(parts), 96 if view["action_cards"] else 32


def _action(place: int, action: str | None, acting: bool, turn: int) -> str:
    x, y, width, height = (place - 1) * 51.4, 36, 46, 58
    now, done = acting and place == turn, acting and place < turn
    fill = COLOURS["card"] if action else COLOURS["map-decor"]
    edge = f' stroke="{COLOURS["accent" if now else "rule-strong"]}" stroke-width="{3 if now else 1}"'
    faded = ' opacity=".45"' if done else ""
    face = (
        icon(ACTION_ICONS[action], x + 23, y + 33, 30) if action else icon("seal", x + 23, y + 29, 24, COLOURS["sunk"])
    )
    corner = text(place, x + 5, y + 14, 12, "heavy", INK_2) if action else ""
    return f"<g{faded}>{box(x, y, width, height, fill, edge, 5)}{corner}{face}</g>"


def glass(scene: Scene) -> tuple[str, float]:
    """The tower, and the numbers of cubes in it and before it."""
    view = scene.view
    parts = [moved(tower.picture(view), 0, 2, 1.2)]
    columns = [("inside", 330), ("tray", 446)]
    parts.append(title(scene.say("tower"), 176, 22))
    parts += [text(scene.say(key), x, 22, 15, "sans", INK_2, "middle") for key, x in columns]
    for row, seat in enumerate([*map(str, scene.seats), "peasants"]):
        y = 36 + row * 28
        name = scene.name("peasants") if seat == "peasants" else scene.player(int(seat))
        parts.append(seats.cube(seat, 186, y + 12, 20))
        parts.append(text(fitted(name, 16, 100), 204, y + 18, 16))
        for key, x in columns:
            count = view["tower"][key][seat]
            parts.append(number(count or "–", x, y + 18, 19, strong=bool(count)))
    return "".join(parts), 212


def regions(scene: Scene) -> tuple[str, float]:
    """How many counties each seat holds in each region: the majorities that winter counts."""
    shapes = chart_of("wallenstein").facts
    parts = [title(scene.say("regions"), 0, 20)]
    for row, region in enumerate(shapes["regions"]):
        y = 34 + row * 36
        own = [
            county for name, county in scene.view["counties"].items() if shapes["counties"][name]["region"] == region
        ]
        parts.append(box(0, y, 7, 27, COLOURS[f"region-{region}"], f' stroke="{COLOURS[f"region-{region}-edge"]}"', 2))
        parts.append(text(scene.name(region, "region"), 16, y + 20, 18))
        owners = [county["owner"] for county in own]
        x = 150.0
        for seat in sorted(scene.seats, key=lambda seat: (-owners.count(seat), seat)):
            for _ in range(owners.count(seat)):
                parts.append(_square(seat, x, y))
                x += 33
            x += 6 if seat in owners else 0
        parts += [_neutral(x + 33 * i, y) for i in range(owners.count(None))]
    return "".join(parts), 34 + 36 * 5


def _square(seat: int, x: float, y: float) -> str:
    edge = f' stroke="{INK}" stroke-opacity=".6"'
    return (
        box(x, y, 29, 27, seats.fill_of(seat), edge, 4)
        + box(x, y, 29, 27, f"url(#fh-weave-{seats.name_of(seat)})", radius=4)
        + seats.charge(seats.name_of(seat), f"translate({num(x + 14.5)} {num(y + 13.5)}) scale(1.3)")
    )


def _neutral(x: float, y: float) -> str:
    return box(x, y, 29, 27, COLOURS["sunk"], f' stroke="{COLOURS["rule-strong"]}" stroke-dasharray="3 3"', 4)


def plan(scene: Scene) -> tuple[str, float]:
    """A seat's own plan, box by box."""
    seat = scene.eyes
    assert seat is not None
    laid = _laid(scene, seat)
    parts = [text(fitted(scene.say("plan", seat=seat), 20, WIDTH), 0, 20, 20, "serif")]
    for i, (action, picture) in enumerate(ACTION_ICONS.items()):
        column, row = divmod(i, 5)
        x, y = column * 258, 32 + row * 37
        card = laid.get(action)
        parts.append(box(x, y, 252, 33, COLOURS["card" if card else "sunk"], f' stroke="{COLOURS["rule"]}"', 5))
        parts.append(icon(picture, x + 19, y + 16.5, 25))
        parts.append(text(fitted(scene.name(card), 17, 205) if card else "–", x + 40, y + 22, 17, "serif"))
    return "".join(parts), 32 + 37 * 5


def _laid(scene: Scene, seat: int) -> dict[str, str]:
    """What lies on the mat: what the state holds, or what the seat has just sealed."""
    held = scene.view["players"][seat]["plan"]
    if held:
        return {box: card for box, card in held.items() if card != "-"}
    sealed = scene.view["sealed"].get(str(seat), "")
    pairs = (word.split("=", 1) for word in sealed.split() if "=" in word)
    return {box: card for box, card in pairs if card != "-"}
