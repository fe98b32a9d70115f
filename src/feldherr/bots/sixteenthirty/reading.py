"""The table from a view, without imagining what is hidden: other hands and VP markers are left out.

Much quicker than `feldherr.imagine`, and enough for bots that judge the table as it is.
"""

from typing import Any

from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import Decision
from feldherr.kernel.step import SimultaneousStep
from feldherr.sixteenthirty import imagining, rulebook
from feldherr.sixteenthirty.cards import minus, read_cards
from feldherr.sixteenthirty.names import COUNTRY, NONE, PHASES
from feldherr.sixteenthirty.rules import rules_of
from feldherr.sixteenthirty.state import State


def read(view: dict[str, Any]) -> State:
    """A state in which the seat of the view has its own cards and markers, and nobody else any."""
    g = State(rules_of(len(view["players"]), view["options"]), len(view["players"]), Chance(bytes(32)))
    g.agenda = rulebook().read_agenda(view["agenda"])
    g.phase = PHASES.index(view["phase"])
    g.turn = view["turn"]
    g.first_player = NONE if view["first_player"] is None else view["first_player"]
    g.current = NONE if view["current"] is None else view["current"]
    imagining.read_countries(g, view["countries"])
    for seat, player in enumerate(view["players"]):
        imagining.read_player(g, seat, player)
    imagining.read_issue(g, view["issue"])
    imagining.read_memory(g, view["memory"])
    own: int = view["seat"]
    player = view["players"][own]
    g.hand[own] = read_cards(player["hand"])
    g.dark[own] = minus(read_cards(player["market"]), g.market[own])
    g.vp_markers[own] = tuple(COUNTRY[name] for name in player["vp_markers"])
    return g


def asked(g: State, seat: int) -> Decision:
    """What a seat is asked in such a state."""
    step = g.agenda[-1]
    decision = step.ask_all(g)[seat] if isinstance(step, SimultaneousStep) else step.ask(g)
    assert decision is not None
    return decision
