"""The command `feldherr`: play, simulate, replay, verify, odds and rules in a terminal."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from feldherr.cli.texts import Texts, preferred_language
from feldherr.kernel.errors import FeldherrError

DONE: Final = 0
BROKEN_PIPE: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; what is wrong with it is said in one sentence, and the exit code is 2.

    >>> main(["verify", "no such file.json"])
    2
    """
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    texts = Texts(preferred_language(arguments))
    try:
        return _run(arguments, texts)
    except FeldherrError as error:
        print(error.sentence(texts.language), file=sys.stderr)
        return REFUSED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run(arguments: list[str], texts: Texts) -> int:
    from feldherr.cli.arguments import read

    given = read(arguments, texts)
    code: int = import_module(f"feldherr.cli.{given.command}").run(given, texts)
    sys.stdout.flush()
    return code
