"""Taking county cards and placing the first armies."""

from random import Random

from feldherr.bots.bot import Choice, Reason, best
from feldherr.bots.wallenstein.position import Position
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY, GRAIN, REGION, SITES, TAXES, in_play
from feldherr.wallenstein.names import CLOSED, NOBODY
from feldherr.wallenstein.state import State


def appeal(at: Position, county: int) -> float:
    """What a county promises: income, sites, neighbours of one's own, a region where one is already."""
    g = at.g
    own = sum(g.owner[n] == at.seat for n in BORDERS[county])
    foes = sum(g.owner[n] >= 0 and g.owner[n] != at.seat for n in BORDERS[county])
    region = REGION[county]
    there = sum(REGION[c] == region for c in at.own)
    value = 0.25 * TAXES[county] + 0.5 * GRAIN[county] + 0.7 * SITES[county]
    value += 0.35 * own - 0.15 * foes - 0.05 * len(BORDERS[county]) + 0.2 * min(there, 3)
    if g.rules.landsknechte and not there and len({REGION[c] for c in at.own}) < 4:
        value += 1.0
    return value


def unseen_by(g: State) -> list[int]:
    """The counties whose cards nobody has seen yet."""
    seen = {*g.open_pair, *g.set_aside}
    return [c for c in in_play(g.players) if g.owner[c] == NOBODY and c not in seen]


def take(at: Position, decision: Decision, rng: Random) -> Choice:
    """The better open card, unless the pile promises more."""
    unseen = unseen_by(at.g)
    pile = sum(appeal(at, c) for c in unseen) / len(unseen) if unseen else 0.0
    values: dict[str, float] = {}
    for option in decision.options():
        words = option.text.split()
        if words[0] == "take":
            values[option.text] = appeal(at, COUNTY[words[1]])
        else:
            values[option.text] = pile + (0.3 if words[0] == "exchange" else 0.0)
    text = best(values, rng)
    return Choice(text, [why_take(unseen, text)])


def why_take(unseen: list[int], text: str) -> Reason:
    """What a card brings, or what those that nobody has seen bring on average."""
    if text.startswith("take "):
        county = COUNTY[text.split()[1]]
        facts = {"county": COUNTIES[county], "taxes": TAXES[county], "grain": GRAIN[county], "sites": SITES[county]}
        return Reason("take", facts)
    number = max(1, len(unseen))
    means = {
        name: round(sum(table[c] for c in unseen) / number, 1)
        for name, table in (("taxes", TAXES), ("grain", GRAIN), ("sites", SITES))
    }
    return Reason("draw", {"unseen": len(unseen), **means})


def place(at: Position, decision: Decision, rng: Random) -> Choice:
    """The more neighbours may come, the larger the group."""
    g = at.g
    county = g.drawn
    foes = sum(1.0 if g.owner[n] >= 0 else 0.5 for n in _strangers(at))
    wanted = 1.3 + 0.45 * foes + 0.25 * SITES[county]
    values = {option.text: -abs(option.fields()[0] - wanted) for option in decision.options()}
    return Choice(best(values, rng), [why_place(at)])


def why_place(at: Position) -> Reason:
    return Reason("place", {"county": COUNTIES[at.g.drawn], "foes": len(_strangers(at))})


def _strangers(at: Position) -> list[int]:
    """The neighbours of the county drawn that are not the seat's."""
    return [n for n in BORDERS[at.g.drawn] if at.g.owner[n] not in (at.seat, CLOSED)]
