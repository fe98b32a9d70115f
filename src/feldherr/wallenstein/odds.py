"""Exact odds of a battle or a revolt, from what rests in the tower. (000 Combat result)

Nothing is sampled: given the mood of a throw every cube is a coin of its own, so what lies in the tray is a sum of
coins, and the moods are few enough to average over.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import TYPE_CHECKING

from feldherr.wallenstein.names import COLOURS, NOBODY, PEASANTS, Thrown
from feldherr.wallenstein.tower import OLDEST, Mood, TowerModel, age_of, colour_of, mean_chances

if TYPE_CHECKING:
    from numpy import float64
    from numpy.typing import NDArray

    from feldherr.wallenstein.shapes import Odds as OddsShape

    Array = NDArray[float64]


@dataclass(frozen=True)
class Odds:
    """Chances seen from the attacker; those of a revolt from the county's owner, who wins by putting it down."""

    win: float
    tie: float
    loss: float
    survivors: list[float]
    """The chance to win with so many armies in the county afterwards; sums to `win`."""
    held_by: list[float]
    """The chance that a defending player keeps the county with so many armies; sums to `loss`. Else empty."""
    alone_ties: bool = False
    """Whether it is a tie, too, if peasants alone hold a player's county."""
    thrown: dict[Thrown, dict[str, int]] = field(default_factory=dict)
    """The cubes that go into the funnel, by reason and by seat or "peasants"; where that was asked for."""

    @property
    def expected_survivors(self) -> float:
        """Armies in the county after a win, on average."""
        return sum(n * chance for n, chance in enumerate(self.survivors)) / self.win if self.win else 0.0

    def _repr_svg_(self) -> str:
        """What a notebook shows of them."""
        drawn: str = import_module("feldherr.svg.notes").odds(self)  # whoever draws knows the games, and not they it
        return drawn

    def as_json(self) -> "OddsShape":
        return {
            "win": self.win,
            "tie": self.tie,
            "loss": self.loss,
            "survivors": self.survivors,
            "held_by": self.held_by,
            "alone_ties": self.alone_ties,
            "thrown": self.thrown,
            "expected_survivors": self.expected_survivors,
        }


@dataclass(frozen=True)
class Fight:
    """What is thrown, and for what."""

    thrown: tuple[int, ...]
    """By colour, everything that goes into the funnel, what lay in the tray included."""
    attacker: int
    defender: int
    """NOBODY for a neutral county; the peasants defend it in any case."""
    peasants_defend: bool
    held_back: int = 0
    """Armies of the defender that stay in the county."""
    peasants_alone: str = "tie"
    """As in the rules: a defence won by peasants with no army of the owner left is a "tie", or they "hold"."""


def battle(model: TowerModel, inside: Sequence[int], number: int, fight: Fight) -> Odds:
    """The odds of a fight that is throw `number` of the game.

    >>> from feldherr.wallenstein.tower import MODELS
    >>> four_against_three = Fight(thrown=(4, 3, 0, 0, 0, 0), attacker=0, defender=1, peasants_defend=True)
    >>> odds = battle(MODELS["classic"], [], 1, four_against_three)
    >>> f"{odds.win:.3f} {odds.tie:.3f} {odds.loss:.3f}, {odds.expected_survivors:.2f} armies"
    '0.556 0.271 0.173, 1.59 armies'
    """
    return battles(model, inside, number, [fight])[0]


def battles(model: TowerModel, inside: Sequence[int], number: int, fights: Sequence[Fight]) -> list[Odds]:
    """The odds of each of many fights, any of which may be throw `number`; quicker than one by one.

    >>> from feldherr.wallenstein.tower import MODELS
    >>> options = [Fight((armies, 0, 0, 0, 0, 1), 0, NOBODY, peasants_defend=True) for armies in (1, 2, 3)]
    >>> [round(odds.win, 2) for odds in battles(MODELS["classic"], [], 1, options)]
    [0.22, 0.59, 0.81]
    """
    ages: list[list[int]] = [[] for _ in range(COLOURS + 1)]  # NOBODY, the last place, has no cubes
    for resting in inside:
        ages[colour_of(resting)].append(min(age_of(resting, number), OLDEST))
    throws: dict[int, _Throw] = {}
    results = []
    for fight in fights:
        moods = model.moods(sum(fight.thrown), len(inside))
        if id(moods) not in throws:
            throws[id(moods)] = _Throw(moods, ages)
        results.append(_odds(throws[id(moods)], fight))
    return results


def revolt(
    model: TowerModel, inside: Sequence[int], number: int, thrown: Sequence[int], seat: int, *, held_back: int = 0
) -> Odds:
    """The odds that a player puts a revolt down; a tie loses the county as well.

    >>> from feldherr.wallenstein.tower import MODELS
    >>> odds = revolt(MODELS["classic"], [], 1, thrown=(4, 0, 0, 0, 0, 2), seat=0)
    >>> f"{odds.win:.3f} {odds.tie:.3f} {odds.loss:.3f}"
    '0.768 0.177 0.055'
    """
    odds = battle(model, inside, number, Fight(tuple(thrown), seat, NOBODY, peasants_defend=True))
    return replace(odds, survivors=[0.0] * held_back + odds.survivors)


def expected_fall(model: TowerModel, inside: Sequence[int], number: int, thrown: Sequence[int]) -> list[float]:
    """How many cubes of each colour fall into the tray on average, when these are thrown as throw `number`.

    >>> from feldherr.wallenstein.tower import MODELS
    >>> [round(cubes, 2) for cubes in expected_fall(MODELS["classic"], [], 1, (3, 0, 0, 0, 0, 1))]
    [2.0, 0.0, 0.0, 0.0, 0.0, 0.67]
    """
    falls, loose = mean_chances(model, sum(thrown), len(inside))
    fallen = [cubes * falls for cubes in thrown]
    for resting in inside:
        fallen[colour_of(resting)] += loose[min(age_of(resting, number), OLDEST)]
    return fallen


class _Throw:
    """Throws alike in their chances. These are arrays over all moods, which are equally likely."""

    def __init__(self, moods: tuple[Mood, ...], ages: list[list[int]]) -> None:
        import numpy as np

        self.moods = moods
        self.falls = 1 - np.array([stays for stays, _ in moods]) / 2**32
        self.leaves = np.array([leaves for _, leaves in moods]).T / 2**32
        self.ages = ages
        self.leads: dict[tuple[int, ...], Array] = {}
        self.loose: dict[tuple[int, int], Array] = {(NOBODY, NOBODY): np.ones((1, len(self.falls)))}

    def lead(self, thrown: Sequence[int], ours: int, theirs: int) -> "Array":
        """The chance that so many more of ours lie in the tray than of theirs, counted from the worst case up.

        So one of theirs that does not come is worth as much as one of ours that does.
        """
        if (ours, theirs) not in self.loose:
            coins = [self.leaves[age] for age in self.ages[ours]] + [1 - self.leaves[age] for age in self.ages[theirs]]
            self.loose[ours, theirs] = toss(self.loose[NOBODY, NOBODY], coins)
        key = (ours, theirs, thrown[ours], thrown[theirs])
        if key not in self.leads:
            coins = [self.falls] * thrown[ours] + [1 - self.falls] * thrown[theirs]
            self.leads[key] = toss(self.loose[ours, theirs], coins)
        return self.leads[key]


def toss(before: "Array", coins: "list[Array]") -> "Array":
    """The chances of so many heads, when these coins follow others."""
    import numpy as np

    chances = np.zeros((len(before) + len(coins), before.shape[1]))
    chances[: len(before)] = before
    for so_far, heads in enumerate(coins, len(before)):
        one_more = chances[:so_far] * heads
        chances[:so_far] *= 1 - heads
        chances[1 : so_far + 1] += one_more
    return chances


def _odds(throw: _Throw, fight: Fight) -> Odds:
    """Peasants fall first: all depends on the attackers in excess of them, and on the defender's own cubes."""
    import numpy as np

    thrown = (*fight.thrown, 0)
    neutral = fight.defender == NOBODY
    peasants = PEASANTS if fight.peasants_defend or neutral else NOBODY
    attack = throw.lead(thrown, fight.attacker, peasants)
    defence = throw.lead(thrown, fight.defender, NOBODY)
    together = attack @ defence.T / len(throw.falls)
    excess = np.arange(len(attack))[:, None] - thrown[peasants] - len(throw.ages[peasants])
    own = np.arange(len(defence))
    # One number tells the outcome: armies of the attacker in the county, 0 for a tie, -1 - armies of the defender.
    outcome = np.where(excess >= own, excess - own, -1 - (own - np.maximum(excess, 0) + fight.held_back))
    alone_ties = fight.peasants_defend and not neutral and not fight.held_back and fight.peasants_alone == "tie"
    if alone_ties:
        outcome[excess[:, 0] < 0, 0] = 0
    tie = len(defence) + fight.held_back
    chances: list[float] = np.bincount((outcome + tie).ravel(), together.ravel()).tolist()
    survivors, held_by = [0.0, *chances[tie + 1 :]], chances[:tie][::-1]
    return Odds(sum(survivors), chances[tie], sum(held_by), survivors, [] if neutral else held_by, alone_ties)
