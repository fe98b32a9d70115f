"""`feldherr verify`: whether a record tells a possible game, played with the seed that was promised."""

from argparse import Namespace
from pathlib import Path

import feldherr
from feldherr.cli import store
from feldherr.cli.texts import Texts


def run(given: Namespace, texts: Texts) -> int:
    """Replaying checks everything: BadRecord says what is wrong."""
    game = feldherr.replay(store.load(Path(given.file)))
    outcome = game.outcome
    code = "verified_over" if outcome else "verified"
    scores = outcome.scores if outcome else []
    print(texts(code, moves=len(game.moves), scores=scores, commitment=game.commitment[:16], game=game.rulebook.name))
    return 0
