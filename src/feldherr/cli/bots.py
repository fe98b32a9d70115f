"""`feldherr bots`: the levels of bots, and how strong they are."""

import json
from argparse import Namespace

import feldherr
from feldherr.bots import ratings
from feldherr.bots.levels import offered
from feldherr.cli.texts import Texts


def run(given: Namespace, texts: Texts) -> int:
    measured = ratings.read()
    if given.json:
        levels = [
            {
                "name": level.name,
                "ratings": {
                    game: measured.get(game, {}).get(level.name) for game in feldherr.GAMES if level.code_for(game)
                },
            }
            for level in offered()
        ]
        print(json.dumps(levels, indent=1))
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for head in texts("bots_heads").split("|"):
        table.add_column(head)
    for level in offered():
        shown = [texts.rating(measured.get(game, {}).get(level.name)) for game in feldherr.GAMES]
        table.add_row(level.name, level.title(texts.language), *shown, level.about(texts.language))
    Console(highlight=False).print(table)
    return 0
