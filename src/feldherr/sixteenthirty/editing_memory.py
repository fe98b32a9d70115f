"""What players remember of a position that was changed by hand: so that it tells what can have been."""

from feldherr.kernel.errors import BadEdit
from feldherr.sixteenthirty.cards import with_cards
from feldherr.sixteenthirty.names import SCORING, N
from feldherr.sixteenthirty.rules import PASSING_ROUNDS
from feldherr.sixteenthirty.scoring import worth_of_markers
from feldherr.sixteenthirty.sound import MOST_WORTH
from feldherr.sixteenthirty.state import State


def forget_cards(g: State) -> None:
    """Nobody has seen where a card came from: all that is hidden was held when the deck was last shuffled."""
    for seat in range(g.players):
        g.kept[seat] = with_cards(g.hand[seat], g.dark[seat])
        g.drawn[seat], g.known[seat], g.emerged[seat] = (), (), ()
        g.no_influence[seat] = 0


def refit_passed(g: State) -> None:
    """VP markers that went to the left are there, or went on; where they no longer can be, others did."""
    now = [list(own) for own in g.vp_markers]
    for number in reversed(range(PASSING_ROUNDS)):
        given = []
        for seat in range(g.players):
            at = number * g.players + seat
            left = now[(seat + 1) % g.players]
            g.passed[at] = g.passed[at] if g.passed[at] in left else left[0]
            left.remove(g.passed[at])
            given.append(g.passed[at])
        for seat, country in enumerate(given):
            now[seat].append(country)


def rescore(g: State) -> None:
    """After the scoring of a turn, what counted is what lies there now."""
    if g.phase < SCORING:
        return
    for seat in range(g.players):
        worth = worth_of_markers(g, seat)
        gained = sum([worth[country] for country in g.vp_markers[seat]])
        at = len(g.scorings) - g.players + seat
        g.points[seat] += gained - g.scorings[at][0]
        g.scorings[at] = (gained, *worth)


def refit_scorings(g: State, seat: int, wanted: int, nearest: bool = False) -> None:
    """Turns that are over have brought the points wanted, or the nearest fewer that they can have brought."""
    turns = list(range(seat, len(g.scorings), g.players))
    fixed = 0
    if g.phase >= SCORING and turns and not nearest:  # the last one is what lies there now
        rescore(g)
        fixed = g.scorings[turns.pop()][0]
    amounts = reachable(g, seat)
    most = max(amounts) * len(turns) + fixed
    left = min(wanted, most) - fixed
    for at in turns:
        gained = max((one for one in amounts if one <= left), default=0)
        g.scorings[at] = (gained, *amounts[gained])
        left -= gained
    g.points[seat] = sum([g.scorings[at][0] for at in range(seat, len(g.scorings), g.players)])
    if g.points[seat] != wanted and not nearest:
        raise BadEdit("edit_points", seat=seat, points=wanted, turns=len(turns), most=most)


def reachable(g: State, seat: int) -> dict[int, tuple[int, ...]]:
    """All that a turn can bring with the markers of a seat, each with what a marker of each country is worth then."""
    found: dict[int, tuple[int, ...]] = {0: (0,) * N}
    for country in sorted(set(g.vp_markers[seat])):
        number = g.vp_markers[seat].count(country)
        for gained, worth in list(found.items()):
            for each in range(1, MOST_WORTH + 1):
                more = (*worth[:country], each, *worth[country + 1 :])
                found.setdefault(gained + number * each, more)
    return found
