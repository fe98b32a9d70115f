"""Taking county cards and placing the first armies."""

from random import Random

from feldherr.bots.bot import Choice, Reason, best
from feldherr.bots.wallenstein.position import Position
from feldherr.kernel.decision import Decision
from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY, GRAIN, REGION, SITES, TAXES, in_play
from feldherr.wallenstein.names import CLOSED, NOBODY


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


def take(at: Position, decision: Decision, rng: Random) -> Choice:
    """The better open card, unless the pile promises more."""
    g = at.g
    seen = {*g.open_pair, *g.set_aside}
    unseen = [c for c in in_play(g.players) if g.owner[c] == NOBODY and c not in seen]
    pile = sum(appeal(at, c) for c in unseen) / len(unseen) if unseen else 0.0
    values: dict[str, float] = {}
    for option in decision.options():
        words = option.text.split()
        if words[0] == "take":
            values[option.text] = appeal(at, COUNTY[words[1]])
        else:
            values[option.text] = pile + (0.3 if words[0] == "exchange" else 0.0)
    text = best(values, rng)
    word = text.split()[0]
    if word == "take":
        county = COUNTY[text.split()[1]]
        facts = {"county": COUNTIES[county], "taxes": TAXES[county], "grain": GRAIN[county], "sites": SITES[county]}
        return Choice(text, [Reason("take", facts)])
    return Choice(text, [Reason("draw")])


def place(at: Position, decision: Decision, rng: Random) -> Choice:
    """The more neighbours may come, the larger the group."""
    g = at.g
    county = g.drawn
    strangers = [n for n in BORDERS[county] if g.owner[n] not in (at.seat, CLOSED)]
    foes = sum(1.0 if g.owner[n] >= 0 else 0.5 for n in strangers)
    wanted = 1.3 + 0.45 * foes + 0.25 * SITES[county]
    values = {option.text: -abs(option.fields()[0] - wanted) for option in decision.options()}
    return Choice(best(values, rng), [Reason("place", {"county": COUNTIES[county], "foes": len(strangers)})])
