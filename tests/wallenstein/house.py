"""Tables with rules and figures of their own, and how bad ones are refused."""

from typing import Any

import pytest

import feldherr
from feldherr import BadOption, Game
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.words import LANGUAGES, catalogue
from feldherr.wallenstein.rules import HOUSE_RULES
from tests.wallenstein.invariants import check

EXPANDED = {"court": True, "landsknechte": True}


def legal_values(field: str) -> list[Any]:
    metadata = HOUSE_RULES[field].metadata
    if "values" in metadata:
        return list(metadata["values"])
    if "range" in metadata:
        least, most = metadata["range"]
        return [least, (least + most) // 2, most] if most - least > 9 else list(range(least, most + 1))
    return [[0, 0, 0], [18, 15, 12], [99, 99, 99]]


def settled(**options: Any) -> dict[str, Any]:
    return feldherr.rulebook("wallenstein").read_options(4, options)


def refusal(**options: Any) -> BadOption:
    """How a table with these options is refused: with a sentence in both languages that has all its facts."""
    with pytest.raises(BadOption) as refused:
        feldherr.new_game("wallenstein", players=3, **options)
    require_sentence(refused.value)
    return refused.value


def require_sentence(error: FeldherrError) -> None:
    for language in LANGUAGES:
        assert error.code in catalogue(language).codes("errors")
        assert "?" not in error.sentence(language)


def quick_look(game: Game) -> None:
    """The invariants, at the questions between seasons and some of the others."""
    if game.question % 5 == 0:
        check(game)
