"""Whether a draft of counties can have come to a position: cards, groups and pairs; elsewhere there are none."""

from feldherr.kernel.sound import require
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.draft import EndDraft, PlaceGroup
from feldherr.wallenstein.names import DRAFT, NOBODY
from feldherr.wallenstein.setup import starting_groups
from feldherr.wallenstein.state import State


def drafting(g: State) -> bool:
    return g.phase == DRAFT and EndDraft() in g.agenda


def require_draft(g: State) -> None:
    if not drafting(g):
        require_no_draft(g)
        return
    require_groups(g)
    placing = isinstance(g.agenda[-1], PlaceGroup)
    require((g.drawn >= 0) == placing and -1 <= g.drawn < COUNTY_COUNT, "drawn", g.drawn)
    require(placing or not g.drawn_openly, "drawn_openly", g.drawn_openly)
    cards = [*g.pile, *g.open_pair, *g.set_aside, *([g.drawn] if placing else [])]
    free = [county for county, owner in enumerate(g.owner) if owner == NOBODY]
    require(sorted(cards) == free, "pile", sorted(cards))
    require(len(g.open_pair) == 2, "open_pair", g.open_pair)
    require(0 <= g.pile_known <= len(g.pile), "pile_known", g.pile_known)
    full_round = g.rules.draft_exchange == "full_round"
    require(full_round or not g.set_aside, "set_aside", g.set_aside)
    require(not (full_round and g.pile_known), "pile_known", g.pile_known)
    taken = COUNTY_COUNT - g.owner.count(NOBODY) + placing
    most = g.players - (not placing) if full_round else taken
    require(0 <= g.passed_over <= most, "passed_over", g.passed_over)
    require_pairs(g)


def require_groups(g: State) -> None:
    """Each seat has placed some of its groups, each in a county of its own, and has the others before it."""
    due = sorted(starting_groups(g.players))
    require(len(g.groups) == 6 * g.players and min(g.groups) >= 0 and max(g.groups) <= len(due), "groups", g.groups)
    for seat in range(g.players):
        placed = [g.armies[county] for county in g.counties_of(seat)]
        left = [size for size in range(6) for _ in range(g.groups[6 * seat + size])]
        require(sorted(placed + left) == due, "groups", f"{placed} and {left} of seat {seat}")


def require_pairs(g: State) -> None:
    """Who has taken a card saw two others then."""
    top = g.agenda[-1]
    for seat in range(g.players):
        one, other = g.last_pair[2 * seat : 2 * seat + 2]
        has_taken = seat in g.owner or (isinstance(top, PlaceGroup) and top.seat == seat)
        pair = 0 <= one < COUNTY_COUNT and 0 <= other < COUNTY_COUNT and one != other
        require(pair if has_taken else (one, other) == (-1, -1), "last_pair", g.last_pair)


def require_no_draft(g: State) -> None:
    require(g.groups in ([], [0] * (6 * g.players)), "groups", g.groups)
    require(g.drawn == -1 and not g.drawn_openly, "drawn", g.drawn)
    require(set(g.last_pair) == {-1}, "last_pair", g.last_pair)
    for name in ("pile", "open_pair", "set_aside", "pile_known", "passed_over"):
        require(not getattr(g, name), name, getattr(g, name))
