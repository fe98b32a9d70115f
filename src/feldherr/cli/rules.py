"""`feldherr rules`: what a table plays by, each rule explained."""

from argparse import Namespace
from dataclasses import fields
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import feldherr
from feldherr.cli.arguments import table_options
from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption


def run(given: Namespace, texts: Texts) -> int:
    game = given.game or feldherr.GAMES[0]
    if feldherr.rulebook(game).name != "wallenstein":
        raise BadOption("no_rules_object", game=game)
    from feldherr.wallenstein.rules import HOUSE_RULES, rules_of

    rulebook = feldherr.rulebook(game)
    options = rulebook.read_options(rulebook.seats[0], table_options(given))
    rules, preset = rules_of(options), rules_of({**options, "rules": {}})
    shown = [*HOUSE_RULES, "court", "landsknechte", "tower", "throws"]
    changed = [name for name in HOUSE_RULES if getattr(rules, name) != getattr(preset, name)]
    console = Console(highlight=False)
    console.print(Text(texts("rules_title", edition=options["edition"]), "bold"), soft_wrap=True)
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    for name in [field.name for field in fields(rules) if field.name in shown]:
        value = Text(_word(getattr(rules, name)), "bold yellow" if name in changed else "bold")
        table.add_row(Text(name, "cyan"), value, texts.rule(f"field_{name}"))
    console.print(table)
    if not changed:
        print(texts("rules_unchanged", edition=options["edition"]))
    for name in changed:
        was, now = _word(getattr(preset, name)), _word(getattr(rules, name))
        print(texts("rules_changed", rule=name, now=now, was=was))
    return 0


def _word(value: Any) -> str:
    """As it is typed after `--rule name=`.

    >>> _word((18, 15, 12)), _word(True)
    ('18,15,12', 'true')
    """
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
