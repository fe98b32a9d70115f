"""`feldherr odds`: how a battle, a revolt or a war would go, from the command line."""

import json
import re
from argparse import Namespace
from typing import Any, Final

from feldherr.cli.texts import Texts
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import choice_of
from feldherr.sixteenthirty.odds import war_odds
from feldherr.sixteenthirty.war import MODIFIERS
from feldherr.wallenstein.names import COLOURS, NOBODY, PEASANTS
from feldherr.wallenstein.rules import PRESETS
from feldherr.wallenstein.tower import MODELS, cube, require_model

SIDES: Final = {"attacker": 0, "defender": 1, "others": 2, "peasants": PEASANTS}
BAR: Final = 40
USUAL: Final[dict[str, Any]] = {
    "revolt_markers": 0,
    "inside": "",
    "tray": "",
    "age": 4,
    "edition": "second",
    "tower": "aged2",
}
"""What an option of a battle or a revolt is where it is not given."""
OF_FIGHTS: Final = ("attackers", "defenders", "neutral", "revolt", "peasants")


def run(given: Namespace, texts: Texts) -> int:
    return fight(given, texts) if given.war is None else war(given, texts)


def war(given: Namespace, texts: Texts) -> int:
    """Two countries of Sixteen Thirty Something, by what each adds to its dice."""
    others = [f"--{name.replace('_', '-')}" for name in (*USUAL, *OF_FIGHTS) if getattr(given, name) is not None]
    if others:
        raise BadOption("war_alone", options=others)
    odds = war_odds(*modifiers(given.war))
    if given.json:
        print(json.dumps(odds.as_json(), indent=1))
        return 0
    for outcome in ("win", "draw", "loss"):
        _bar(texts(f"odds_war_{outcome}"), getattr(odds, outcome), texts)
    return 0


def modifiers(word: str) -> tuple[int, int]:
    """What the attacker and the defender add to their dice.

    >>> modifiers("4:2")
    (4, 2)
    """
    both = [int(part) for part in word.split(":") if re.fullmatch(r"-?[0-9]{1,2}", part)]
    if len(both) != 2 or word.count(":") != 1 or not set(both) <= set(MODIFIERS):
        raise BadOption("bad_modifiers", word=word[:40], least=MODIFIERS[0], most=MODIFIERS[-1])
    return both[0], both[1]


def fight(given: Namespace, texts: Texts) -> int:
    """A battle or a revolt of Wallenstein."""
    from feldherr.wallenstein.odds import Fight, battle, revolt  # brings NumPy

    for name, usual in USUAL.items():
        if getattr(given, name) is None:
            setattr(given, name, usual)
    require_model("--tower", given.tower)
    choice_of("--edition", given.edition, tuple(PRESETS))
    rules, model = PRESETS[given.edition], MODELS[given.tower]
    inside = [cube(colour, 1) for colour, n in enumerate(cubes("--inside", given.inside)) for _ in range(n)]
    thrown = cubes("--tray", given.tray)
    if given.revolt:
        side = SIDES["defender"]
        thrown[side] += _needed("--defenders", given.defenders)
        thrown[PEASANTS] += given.revolt_markers if given.peasants is None else given.peasants
        odds = revolt(model, inside, 1 + given.age, thrown, side)
    else:
        thrown[0] += _needed("--attackers", given.attackers)
        thrown[1] += 0 if given.neutral else _needed("--defenders", given.defenders)
        extra = 1 if given.neutral else rules.single_marker_peasants if given.revolt_markers == 1 else 0
        thrown[PEASANTS] += extra if given.peasants is None else given.peasants
        calm = given.revolt_markers < rules.peasants_help_below
        sides = Fight(tuple(thrown), 0, NOBODY if given.neutral else 1, calm, peasants_alone=rules.peasants_alone)
        odds = battle(model, inside, 1 + given.age, sides)
    if given.json:
        print(json.dumps(odds.as_json(), indent=1))
        return 0
    kind = "revolt" if given.revolt else "neutral" if given.neutral else "battle"
    for outcome in ("win", "tie", "loss"):
        _bar(texts(f"odds_{kind}_{outcome}"), getattr(odds, outcome), texts)
    print(texts("odds_survivors", number=texts.decimal(odds.expected_survivors, 2)))
    for armies, share in enumerate(odds.survivors):
        if share >= 0.005:
            print(f"{texts('odds_armies', number=armies):>34}{texts.percent(share, 1):>8}  {'▒' * round(share * BAR)}")
    return 0


def _bar(outcome: str, share: float, texts: Texts) -> None:
    print(f"{outcome:<34}{texts.percent(share, 1):>8}  {'█' * round(share * BAR)}")


def _needed(option: str, value: int | None) -> int:
    if value is None:
        raise BadOption("needed_argument", option=option)
    return value


def cubes(option: str, word: str) -> list[int]:
    """Numbers of cubes by side.

    >>> cubes("--tray", "attacker=3,peasants=4")
    [3, 0, 0, 0, 0, 4]
    """
    counts = [0] * COLOURS
    for part in word.split(",") if word else []:
        side, _, number = part.partition("=")
        if side not in SIDES or not (number.isascii() and number.isdigit() and int(number) <= 62):
            raise BadOption("bad_cubes", option=option, word=part[:40], sides=list(SIDES))
        counts[SIDES[side]] += int(number)
    return counts
