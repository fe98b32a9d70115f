"""Small pictures for notebooks: the options of a decision, and odds."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from feldherr.kernel import words
from feldherr.kernel.decision import Decision
from feldherr.svg.document import Sheet, document
from feldherr.svg.ink import box, fitted, panel, text
from feldherr.svg.palette import COLOURS, INK_2

WIDTH: Final = 560
LINE: Final = 24
MOST_LINES: Final = 16
_SPACE: Final = 18


class Part(NamedTuple):
    """A share of a bar."""

    code: str
    share: float
    colour: str


def options(decision: Decision, *, language: str = "en", players: Sequence[str] = ()) -> str:
    """The question and the moves that answer it as SVG; of a plan, box by box what may lie there.

    >>> import feldherr
    >>> "boehmen" in options(feldherr.new_game("wallenstein", players=4, seed=1618).pending[2])
    True
    """
    asked = decision.as_json()
    title = words.sentence(language, "prompts", decision.kind, asked, players)
    lines = _lines(decision, language)
    rows = "".join(
        text(fitted(line, 15, WIDTH - 2 * _SPACE), _SPACE, 64 + at * LINE, 15, fill=INK_2)
        for at, line in enumerate(lines)
    )
    heading = text(fitted(title, 17, WIDTH - 2 * _SPACE), _SPACE, 34, 17, "sans-heavy")
    return _sheet(title, " · ".join(lines), heading + rows, 64 + LINE * len(lines))


def _lines(decision: Decision, language: str) -> list[str]:
    """One for each move, with what it is to say how many more there are."""
    box_order = getattr(decision, "box_order", None)
    if box_order is not None:
        return [f"{box_}: {', '.join(decision.cards_for(box_, {}))}" for box_ in box_order()]  # type: ignore[attr-defined]  # a plan's
    count = decision.count()
    shown = [decision.option(at).text for at in range(min(count, MOST_LINES))]
    more = [words.sentence(language, "picture", "more_options", {"count": count - MOST_LINES})]
    return shown + (more if count > MOST_LINES else [])


def odds(found: Any, *, language: str = "en") -> str:
    """Odds of a battle or a war as SVG: a bar of how it ends, and how many armies are left.

    >>> import feldherr.sixteenthirty.odds
    >>> "40.1" in odds(feldherr.sixteenthirty.odds.war_odds(2, 2))
    True
    """
    even = "tie" if hasattr(found, "tie") else "draw"
    parts = [
        Part("odds_win", found.win, COLOURS["accent"]),
        Part(f"odds_{even}", getattr(found, even), COLOURS["brass-soft"]),
        Part("odds_loss", found.loss, COLOURS["wax"]),
    ]
    told = [words.sentence(language, "picture", part.code, {"share": part.share}) for part in parts]
    heading = text(" · ".join(told), _SPACE, 34, 16, "sans-heavy")
    survivors = list(getattr(found, "survivors", []))
    title = words.sentence(language, "picture", "odds", {})
    height = 92 + (110 if any(survivors) else 0)
    return _sheet(title, ", ".join(told), heading + _bar(parts) + _columns(survivors, language), height)


def _bar(parts: list[Part]) -> str:
    width, x, drawn = WIDTH - 2 * _SPACE, float(_SPACE), ""
    for part in parts:
        drawn += box(x, 50, part.share * width, 22, part.colour, radius=0)
        x += part.share * width
    return drawn


def _columns(chances: list[float], language: str) -> str:
    """A column for each number of armies that may be left, as high as it is likely."""
    if not any(chances):
        return ""
    wide = (WIDTH - 2 * _SPACE) / len(chances)
    most = max(chances)
    drawn = text(words.sentence(language, "picture", "odds_left", {}), _SPACE, 96, 13, fill=INK_2)
    for number, chance in enumerate(chances):
        x, high = _SPACE + number * wide, 62 * chance / most
        drawn += box(x + wide * 0.15, 170 - high, wide * 0.7, high, COLOURS["accent"], radius=1)
        drawn += text(number, x + wide / 2, 188, 12, anchor="middle")
    return drawn


def _sheet(title: str, told: str, body: str, height: int) -> str:
    return document(Sheet(WIDTH, height, title, told, "", panel(0, 0, WIDTH, height) + body), fonts=False)
