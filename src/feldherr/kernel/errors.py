"""What may go wrong: each error has a code, facts, and a sentence in the reader's language."""

from typing import Any

from feldherr.kernel import words


class FeldherrError(Exception):
    """Something was asked that cannot be done; nothing has changed.

    >>> error = NotPending("not_asked", seat=2)
    >>> error.code
    'not_asked'
    >>> str(error)
    'Player 3 has nothing to decide now.'
    >>> error.sentence("de")
    'Spieler 3 hat jetzt nichts zu entscheiden.'
    """

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """One line, whatever the facts contain: they may repeat what a stranger typed."""
        text = words.sentence(language, "errors", self.code, self.facts)
        return "".join(character if character.isprintable() else " " for character in text)

    def __str__(self) -> str:
        return self.sentence()

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.facts)


def _again(kind: type[FeldherrError], code: str, facts: dict[str, Any]) -> FeldherrError:
    return kind(code, **facts)


class IllegalMove(FeldherrError):
    """A move the decision does not offer."""


class NotPending(FeldherrError):
    """The seat is not asked anything now, or answers another question."""


class BadOption(FeldherrError):
    """An option of a table, or an argument, that does not exist or has no such value."""


class BadRecord(FeldherrError):
    """A record that cannot be read, or that does not tell a possible game."""


class Unsound(FeldherrError):
    """A position that no game can come to."""


class BadEdit(FeldherrError):
    """A change of a position that cannot be read, or for which something is missing."""
