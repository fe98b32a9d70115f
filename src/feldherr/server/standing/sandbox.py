"""A sandbox from its entries: everything can be undone, one decision or edit after the other."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from feldherr import Game
from feldherr.kernel.chance import Chance
from feldherr.server.model import EDIT, MOVE, UNDO, Entry

STRIDE: Final = 1 << 16
"""Random words from one undoing to the next: what was undone comes out differently."""
MOST_ENTRIES: Final = 5_000
"""At one sandbox, an edit counted by its lines: whoever needs more goes on from its position at another."""


class Deed(NamedTuple):
    """A decision that stands, or an edit."""

    entries: list[Entry]
    undone: Entry | None
    """What was undone right before."""


def deeds(entries: Sequence[Entry]) -> tuple[list[Deed], Entry | None]:
    """All that was not undone, and what was undone last, if nothing came after it."""
    kept: list[Deed] = []
    undone: Entry | None = None
    for entry in entries:
        if entry.kind == UNDO:
            kept.pop()
            undone = entry
        elif kept and undone is None and entry.kind == MOVE and kept[-1].entries[-1].question == entry.question:
            kept[-1].entries.append(entry)
        else:
            kept.append(Deed([entry], undone))
            undone = None
    return kept, undone


def played(game: Game, previous: Game | None, entries: Sequence[Entry]) -> tuple[Game, Game | None]:
    """The game after these entries, and the one before the last that stands. What comes before the last entry has been
    proven, else it would not be stored."""
    kept, undone = deeds(entries)
    for deed in kept:
        first = deed.entries[0]
        previous = at_question(game, first.question)
        game = with_fresh_chance(previous, deed.undone).copy()
        for entry in deed.entries:
            if entry.kind == EDIT:
                game = edited(game, entry.text, proven=entry is not entries[-1])
            else:
                game.play(entry.seat, entry.text)
    if undone is not None:
        game = with_fresh_chance(at_question(game, undone.question + 1), undone)
    return game, previous


def edited(game: Game, text: str, *, proven: bool) -> Game:
    """The game after an edit; what was decided before stays known."""
    changed = game.edited(*text.split("\n"), proven=proven)
    changed.moves = game.moves[:]
    return changed


def at_question(game: Game, question: int) -> Game:
    """The game, with the number under which it asks."""
    if game.question == question and not game.sealed:
        return game
    twin = game.copy()
    twin.sealed = {}
    twin.question = question
    return twin


def with_fresh_chance(game: Game, undone: Entry | None) -> Game:
    if undone is None:
        return game
    twin = game.copy()
    twin.state.chance = Chance(game.state.chance.key, undone.number * STRIDE)
    return twin
