"""The terminal: prints pages, reads lines, hides what the next player must not see."""

import sys
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from feldherr.cli.texts import Texts


class EndOfInput(Exception):
    """No more lines will come."""


class Terminal:
    """Standard input and output. On a real terminal it stops before a page runs off the screen."""

    def __init__(self, texts: Texts, console: Console | None = None) -> None:
        self.texts = texts
        self.console = console or Console(highlight=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        self.printed = 0
        if self.interactive:
            _remember_lines()

    @property
    def width(self) -> int:
        return self.console.width

    def show(self, *blocks: RenderableType) -> None:
        """Prints blocks; waits for Enter first where the screen is full, or where a block would be torn apart."""
        room = self.console.height - 2
        for block in blocks:
            lines = self.console.render_lines(block, pad=False)
            torn = self.printed and self.printed + len(lines) > room >= len(lines)
            for number, line in enumerate(lines):
                if self.interactive and (self.printed >= room or (torn and not number)):
                    self._wait(self.texts("more"))
                text = _line(line)
                text.rstrip()
                self.console.print(text, soft_wrap=True)
                self.printed += 1

    def say(self, text: str, style: str = "") -> None:
        self.show(Text(text, style))

    def ask(self, prompt: str) -> str:
        """A line typed by the player."""
        self.printed = 0
        return self._read_line(f"{prompt} > ")

    def _wait(self, text: str) -> None:
        self.printed = 0
        self._read_line(text)
        if self.interactive:
            self.console.file.write("\033[1A\033[2K")

    def _read_line(self, prompt: str) -> str:
        if self.interactive:
            self.console.file.flush()
            try:
                return input(f"\001\033[1m\002{prompt}\001\033[0m\002").strip()
            except EOFError:
                raise EndOfInput from None
        self.console.print(Text(prompt), end="", soft_wrap=True)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        self.console.print(Text(line.rstrip("\n")), soft_wrap=True)
        return line.strip()

    def clear(self) -> None:
        """Clears the screen and what could be scrolled back to."""
        self.printed = 0
        if self.interactive:
            self.console.file.write("\033[H\033[2J\033[3J")
            self.console.file.flush()

    def pass_keyboard(self, player: str) -> None:
        """Nobody sees a secret before the right player sits at the keyboard."""
        self.clear()
        self._wait(self.texts("pass_keyboard", player=player))
        self.clear()


def _line(segments: list[Any]) -> Text:
    line = Text(end="")
    for segment in segments:
        line.append(segment.text, segment.style)
    line.rstrip()
    line.end = "\n"
    return line


def _remember_lines() -> None:
    """Arrow keys bring back what was typed, where the system can do that; the codes in prompts need it too."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
