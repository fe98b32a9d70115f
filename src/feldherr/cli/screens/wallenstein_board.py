"""Wallenstein on a terminal: the counties by region, the players, the season, the tower."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from feldherr.cli.screen import SEAT_STYLES, View
from feldherr.cli.texts import Texts
from feldherr.wallenstein.board import COUNTIES, COUNTY, GRAIN, REGION, REGIONS, SITES, TAXES
from feldherr.wallenstein.names import BUILDINGS

FIGURES = 14
"""The width of a county's line without its name."""
LONGEST_NAME = 16


def letter(seat: Any) -> str:
    """Seats are A to E on the board.

    >>> letter(2), letter("peasants")
    ('C', 'peasants')
    """
    return "ABCDE"[int(seat)] if str(seat).isdigit() else str(seat)


def owned(owner: int | None, text: str) -> Text:
    return Text(text, SEAT_STYLES[owner] if owner is not None else "dim")


def county_line(view: View, county: str, width: int, texts: Texts) -> Text:
    """Name, owner and armies, buildings and free sites, revolt markers, taxes/grain."""
    there = view["counties"].get(county)
    if there is None:
        return Text(_cut(texts.name(county), width - FIGURES), "dim strike")
    owner, index = there["owner"], COUNTY[county]
    line = owned(owner, f"{_cut(texts.name(county), width - FIGURES):<{width - FIGURES}} ")
    line.append(f"{letter(owner)}{there['armies']}".ljust(4) if owner is not None else "·   ")
    line.append(f"{_buildings(there, SITES[index], texts):<3}", "default not dim")
    line.append(f"!{there['revolt']}" if there["revolt"] else "  ", "bold white on red" if there["revolt"] else "")
    line.append(f" {TAXES[index]}/{GRAIN[index]}", "default not bold")
    return line


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else name[: width - 1] + "…"


def _buildings(there: Mapping[str, Any], sites: int, texts: Texts) -> str:
    letters = texts("building_letters")
    built = "".join(letters[i] for i, building in enumerate(BUILDINGS) if there[building])
    return built + "·" * (sites - len(built))


def board(view: View, width: int, texts: Texts) -> Table:
    """Five regions of nine counties, in as many columns as fit, and what the signs mean."""
    columns = 5 if width >= 134 else 3 if width >= 78 else 2 if width >= 54 else 1
    cell = min((width - 2 * (columns - 1)) // columns, LONGEST_NAME + FIGURES)
    blocks = [_region(view, region, cell, texts) for region in range(len(REGIONS))]
    blocks.append(_legend(view, cell, texts))
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for start in range(0, len(blocks), columns):
        row = blocks[start : start + columns]
        grid.add_row(*row, *[Text("")] * (columns - len(row)))
    return grid


def _region(view: View, region: int, width: int, texts: Texts) -> Group:
    counties = [county for i, county in enumerate(COUNTIES) if REGION[i] == region]
    title = Text(texts.name(REGIONS[region], "region"), "bold underline")
    return Group(title, *[county_line(view, county, width, texts) for county in counties])


def _legend(view: View, width: int, texts: Texts) -> Group:
    seats = [owned(seat, f"{letter(seat)} {texts.player(seat)}") for seat in range(len(view["players"]))]
    signs = [*texts("legend").split("\n"), *([texts("legend_court")] if view["court"] else [])]
    return Group(Text(""), *seats, *[Text(line, "dim") for line in signs])


def players(view: View, texts: Texts) -> Table:
    """One line a player."""
    court, mercenaries = view["court"], view["players"][0]["landsknechte"] is not None
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="dim")
    heads = texts("player_heads").split("|")
    for number, head in enumerate(heads):
        table.add_column(head, justify="left" if number in (0, 6) else "right", no_wrap=True)
    if court:
        table.add_column(texts("head_court"), justify="right", no_wrap=True)
    if mercenaries:
        table.add_column(texts("head_landsknechte"), justify="right", no_wrap=True)
    order = view["turn_order"] or view["previous_order"] or list(range(len(view["players"])))
    for seat in order:
        player = view["players"][seat]
        counts = " ".join(str(player["buildings"][building]) for building in BUILDINGS)
        tile = f"{player['position']}: {texts.name(player['tile'], 'tile')}" if player["position"] else ""
        figures = [str(player[key]) for key in ("victory_points", "thalers", "grain", "counties")]
        row: list[Text | str] = [
            owned(seat, f"{letter(seat)} {texts.player(seat)}"),
            *figures,
            counts,
            tile,
            str(player["supply"]),
        ]
        if court:
            row.append(f"{court['entrance'][seat] + court['audience'][seat]}{'*' if court['kept_favor'][seat] else ''}")
        if mercenaries:
            row.append(str(player["landsknechte"]))
        table.add_row(*row)
    return table


def header(view: View, texts: Texts) -> Text:
    """Where in the game we are."""
    if view["season"] is None:
        return Text(texts.name(view["phase"], "phase"), "bold reverse")
    turn = view["turn"]
    now = texts.name(view["action_cards"][turn - 1], "action") if view["action_cards"] and turn else None
    where = texts("header", season=view["season"], year=view["year"], phase=view["phase"])
    return Text(f" {where}{f' – {turn}. {now}' if now else ''} ", "bold reverse")


def season(view: View, texts: Texts) -> Group:
    """Action cards, bonus tiles, events, favors, tower."""
    lines = [header(view, texts)]
    if view["action_cards"]:
        cards = [
            f"{number}{'>' if number == view['turn'] else ' '}{texts.name(card, 'short') if card else '?'}"
            for number, card in enumerate(view["action_cards"], 1)
        ]
        lines.append(_labelled(texts("label_actions"), "  ".join(cards)))
    if view["tiles"]:
        tiles = [f"{place}: {texts.name(tile, 'tile')}" for place, tile in enumerate(view["tiles"], 1)]
        lines.append(_labelled(texts("label_tiles"), "  ".join(tiles)))
    lines += event_lines(view, texts)
    if view["court"] and any(view["court"]["favors"]):
        lines.append(_labelled(texts("label_favors"), ""))
        lines += [
            Text(f"  {favor_text(card, texts)} ({texts('courtiers', number=cost)})")
            for card, cost in zip(view["court"]["cards"], view["court"]["costs"], strict=True)
            if card
        ]
    lines.append(tower_line(view, texts))
    return Group(*lines)


def _labelled(label: str, text: str) -> Text:
    return Text.assemble((f"{label} ", "bold"), text)


def event_lines(view: View, texts: Texts) -> list[Text]:
    """The event in force, or those that may come."""
    if view["event"] and view["event_removed"]:
        return [_labelled(texts("label_event"), texts("event_is_removed"))]
    if view["event"]:
        return [_labelled(texts("label_event"), event_text(view["event"], texts))]
    if not view["events_open"]:
        return []
    cards = [Text(f"  {event_text(card, texts, texts('grain_loss', **card))}") for card in view["events_open"]]
    return [_labelled(texts("label_events"), ""), *cards]


def event_text(card: Mapping[str, Any], texts: Texts, loss: str = "") -> str:
    loss = f"{loss[:-1]}, {texts('reconstructed')})" if loss and card["reconstructed"] else loss
    return f"{texts.name(card['effect'], 'effect')}{loss}: {texts.rule('event_' + card['effect'], **card)}"


def favor_text(card: Mapping[str, Any], texts: Texts) -> str:
    text = f"{card['number']}: {texts.rule('favor_' + card['effect'], **card)}"
    return f"{text} [{texts('reconstructed')}]" if card["reconstructed"] else text


def tower_line(view: View, texts: Texts) -> Text:
    line = _labelled(texts("label_tower"), "")
    line.append_text(cubes(view["tower"]["inside"], texts))
    line.append(f"  {texts('label_tray')} ", "bold")
    return line.append_text(cubes(view["tower"]["tray"], texts))


def cubes(counts: Mapping[str, int], texts: Texts) -> Text:
    """Numbers of cubes by colour."""
    parts = [
        owned(int(key), f"{letter(key)}{number}")
        if key.isdigit()
        else Text(f"{texts.name('peasants')} {number}", "green")
        for key, number in counts.items()
        if number
    ]
    return Text(" ").join(parts) if parts else Text(texts.name("nothing"))
