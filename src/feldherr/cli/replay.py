"""`feldherr replay`: a record, move by move."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.text import Text

import feldherr
from feldherr.cli import store
from feldherr.cli.screen import screen_for
from feldherr.cli.table import player_names
from feldherr.cli.terminal import EndOfInput, Terminal
from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption
from feldherr.kernel.replay import begin, play_line
from feldherr.kernel.step import SimultaneousStep


def run(given: Namespace, texts: Texts) -> int:
    record = store.load(Path(given.file))
    game = feldherr.replay(record)  # refuses what is no possible game before anything is shown
    texts.players = names_in(record, game.players, texts)
    replay = Replay(record, game, _audience(given.seat, game.players), texts)
    last = len(record["moves"])
    target = last if given.to is None else given.to
    if target > last:
        raise BadOption("bad_argument", option="--to", value=str(target), least=0, most=last)
    if given.plain:
        replay.forward(target)
    else:
        replay.step_through(given.to)
    return 0


def names_in(record: dict[str, Any], players: int, texts: Texts) -> list[str]:
    """The names that a record has kept, or others."""
    kept = record.get("table")
    names = kept.get("names") if isinstance(kept, dict) else None
    known = isinstance(names, list) and len(names) == players and all(isinstance(name, str) for name in names)
    return [str(name) for name in names] if known and names else player_names(None, players, texts.player)


def _audience(word: str, players: int) -> int | str:
    if word == "all":
        return word
    if word.isascii() and word.isdigit() and len(word) < 3 and int(word) < players:
        return int(word)
    raise BadOption("no_such_seat", seat=word[:20], seats=players)


class Replay:
    """A position in a record, seen from a seat."""

    def __init__(self, record: dict[str, Any], game: feldherr.Game, seat: int | str, texts: Texts) -> None:
        self.record = record
        self.rulebook = game.rulebook
        self.seat = seat
        self.texts = texts
        self.terminal = Terminal(texts)
        self.restart()

    def restart(self) -> None:
        self.game = begin(self.rulebook, self.record)
        self.screen = screen_for(self.game, self.texts)
        self.number = 0
        self.told = 0

    def forward(self, number: int, aloud: bool = True) -> None:
        """Plays on to a move, telling what happens."""
        self.tell(aloud)
        while self.number < number:
            line = self.record["moves"][self.number]
            self.number += 1
            seat, move = line.split(" ", 1)
            sealed = isinstance(self.game.state.agenda[-1], SimultaneousStep)
            if aloud and (not sealed or self.seat in ("all", int(seat))):
                who = self.texts.player(int(seat) if seat.isdigit() else seat)
                self.terminal.say(self.texts("replay_move", number=self.number, player=who, move=move), "bold cyan")
            play_line(self.game, self.number, line)
            self.tell(aloud)

    def tell(self, aloud: bool) -> None:
        events = self.game.events(self.seat, self.told)
        self.told += len(events)
        if aloud:
            self.terminal.show(*[Text(self.texts.event(event), self.screen.style_of(event)) for event in events])

    def step_through(self, start: int | None) -> None:
        last = len(self.record["moves"])
        self.forward(start or 0, aloud=start is None)
        self.terminal.say(self.texts("replay_hint", last=last), "dim")
        if start:
            self.board()
        while True:
            try:
                line = self.terminal.ask(f"{self.number}/{last}")
            except (EndOfInput, KeyboardInterrupt):
                self.terminal.console.print()
                return
            if line in ("q", "quit"):
                return
            if line in ("b", "board"):
                self.board()
            elif not line and self.number < last:
                self.forward(self.number + 1)
            elif line.isascii() and line.isdigit() and len(line) < 7 and int(line) <= last:
                self.jump(int(line))
            else:
                self.terminal.say(self.texts("replay_end" if not line else "replay_hint", last=last), "dim")

    def jump(self, number: int) -> None:
        if number < self.number:
            self.restart()
        self.forward(number, aloud=False)
        self.board()

    def board(self) -> None:
        self.terminal.show(*self.screen.board(self.game.view(self.seat), self.terminal.width))
