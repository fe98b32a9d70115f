"""`feldherr picture`: a position of a record as SVG or PNG."""

from argparse import Namespace
from pathlib import Path

import feldherr
from feldherr.cli import store
from feldherr.cli.replay import names_in
from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption
from feldherr.kernel.replay import begin, play_line
from feldherr.kernel.rulebook import choice_of


def run(given: Namespace, texts: Texts) -> int:
    from feldherr import svg

    source = Path(given.file)
    target = Path(given.output) if given.output else source.with_suffix(".svg")
    store.require_writable(target)
    choice_of("--output", target.suffix.lower(), (".svg", ".png"))
    record = store.load(source)
    whole = feldherr.replay(record)  # refuses what is no possible game before anything is drawn
    last = len(record["moves"])
    position = last if given.position is None else given.position
    if position > last:
        raise BadOption("bad_argument", option="--position", value=str(position), least=0, most=last)
    game = begin(whole.rulebook, record)
    for number, line in enumerate(record["moves"][:position], 1):
        play_line(game, number, line)
    names = names_in(record, game.players, texts)
    drawn = svg.picture(game, given.shape, given.seat, language=texts.language, players=names)
    content = svg.png(drawn, given.width) if target.suffix.lower() == ".png" else drawn.encode()
    store.write(target, content)
    print(texts("drawn", file=target))
    return 0
