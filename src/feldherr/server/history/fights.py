"""The odds that a fight had before chance spoke, for those who have been told how it ended."""

from collections.abc import Sequence
from typing import Any

from feldherr.kernel.state import Event
from feldherr.server.history.chronicle import tell_again, turns
from feldherr.server.history.story import Audience, hears
from feldherr.server.model import Entry, Table
from feldherr.server.standing.rebuild import begin
from feldherr.sixteenthirty.odds import war_odds
from feldherr.wallenstein.odds_of_moves import odds_of_throw
from feldherr.wallenstein.throwing import Throw


def odds_of_fight(table: Table, entries: Sequence[Entry], audience: Audience, number: int) -> dict[str, Any] | None:
    """The odds of the fight of which an event tells, known by its number among those that the audience has heard: the
    throw of a battle or revolt, or the dice of a war. None, if it tells of no fight."""
    game = begin(table)
    before: Any = None
    heard = told = 0
    found: Event | None = None

    def done() -> None:
        nonlocal before, heard, told, found
        for event in game.state.events[told:]:
            if hears(audience, event):
                heard += 1
                if heard == number + 1:
                    found = event
        told = len(game.state.events)
        if found is None and game.state.agenda and isinstance(game.state.agenda[-1], Throw):
            before = game.rulebook.copy(game.state)

    done()
    for _ in tell_again(game, turns(entries), table.question, done):
        if found is not None:
            break
    if found is None:
        return None
    kind, facts, _ = found
    if kind == "thrown" and before is not None:
        odds = odds_of_throw(before)
        return None if odds is None else {**odds.as_json()}
    if kind in ("war_won", "war_drawn"):
        return {**war_odds(facts["attacker_modifiers"], facts["defender_modifiers"]).as_json()}
    return None
