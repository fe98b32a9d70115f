"""What happened between two positions of a table, step by step: to each audience its events, and with them what they
changed of its view. After the last step the view is the present one."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import orjson

from feldherr import Game
from feldherr.kernel.state import State
from feldherr.server.history.changes import changes

Audience = int | str | None
"""A seat, everybody (None), or "all", from whom nothing is hidden."""
View = dict[str, Any]
"""Views are plain: what JSON makes of them is equal to them."""

SETTLED: Final = ("game", "options")
"""Parts of a view that never change."""
ALL_EYES: Final = "everybody"
ALWAYS: Final = "sealed"
"""Told anew with every story: a seat may have replaced its sealed answer, and no other sign of that need reach it."""


def hears(audience: Audience, event: Any) -> bool:
    return event[2] is None or audience == "all" or audience in event[2]


def shared_between(game: Game, state: State) -> View:
    """What everybody may know of a state while nobody is asked anything."""
    return {
        "game": game.rulebook.name,
        "options": game.options,
        "question": game.question,
        "waiting_for": [],
        "answered": [],
        "agenda": [step.encode() for step in state.agenda],
        "over": False,
        "outcome": None,
        **game.rulebook.shared_view(state),
    }


def own_between(game: Game, state: State, audience: Audience) -> View:
    """What an audience may know besides."""
    return {"seat": audience, "sealed": {}, **game.rulebook.own_view(state, audience)}


def changed(old: View, new: View) -> bytes:
    """The changes that make the new view of the old one, in JSON but for the brackets around them all.

    >>> changed({"a": 1, "b": [1]}, {"a": 1, "b": [2]})
    b'[["b"],[2]]'
    """
    return orjson.dumps(changes(old, new))[1:-1]


class Moment(NamedTuple):
    """A state in between, and what had changed by then of all that everybody sees."""

    state: State
    shared: bytes


class Story:
    """How one game became another. What everybody sees is looked at once, for however many audiences; and what the
    story before has looked at is known."""

    def __init__(self, before: Game, after: Game, last: "Story | None" = None) -> None:
        self.before = before
        self.after = after
        self._known: dict[Audience, bytes] = last._seen if last is not None and last.after is before else {}
        self._seen: dict[Audience, bytes] = {}
        """By audience its own part of the view at the end, and under ALL_EYES what everybody sees."""
        self._moments = list(self._told(_states_between(before, after)))

    def _told(self, states: list[State]) -> Iterable[Moment]:
        *between, _ = states
        if self.before is self.after:  # nothing to the game: a word of chat, somebody who left
            yield Moment(self.after.state, b"")
            return
        known = self._known.get(ALL_EYES)
        last = _settled(self.before.shared_view()) if known is None else orjson.loads(known)
        for state in between:
            now = _settled(shared_between(self.after, state))
            yield Moment(state, changed(last, now))
            last = now
        now = _settled(self.after.shared_view())
        self._seen[ALL_EYES] = orjson.dumps(now)
        yield Moment(self.after.state, changed(last, now))

    def steps_for(self, audience: Audience, heard: int) -> tuple[bytes, int]:
        """The steps for an audience that has heard so many events, as JSON, and how many it has heard then.

        A step of which the audience hears nothing is none for it: what it changed is told with the next.
        """
        known = self._known.get(audience)
        own: View = self.before.own_view(audience) if known is None else orjson.loads(known)
        steps: list[bytes] = []
        waiting: list[bytes] = []
        told = len(self.before.state.events)
        final = self._moments[-1]
        for moment in self._moments:
            fresh = [event for event in moment.state.events[told:] if hears(audience, event)]
            told = len(moment.state.events)
            waiting.append(moment.shared)
            if not fresh and moment is not final:
                continue
            if moment is final:
                now = self.after.own_view(audience)
                self._seen[audience] = orjson.dumps(now)
                own = {**own, ALWAYS: None}
            else:
                now = own_between(self.after, moment.state, audience)
            waiting.append(changed(own, now))
            own = now
            events = [{"n": heard + i, "kind": event[0], **event[1]} for i, event in enumerate(fresh)]
            heard += len(fresh)
            steps.append(_step(orjson.dumps(events), b",".join(filter(None, waiting))))
            waiting = []
        return b"[" + b",".join(steps) + b"]", heard


def plain_step(game: Game, audience: Audience, since: int) -> tuple[bytes, int]:
    """The whole view in one step with all that was told since, for one who was away too long for a story."""
    heard = game.events(audience)
    view = orjson.dumps(game.view(audience))
    return b"[" + _step(orjson.dumps(heard[since:]), b"[[]," + view + b"]") + b"]", len(heard)


def _settled(view: View) -> View:
    """The parts of a view that may change."""
    return {key: value for key, value in view.items() if key not in SETTLED}


def _step(events: bytes, done: bytes) -> bytes:
    return b'{"events":%s,"changes":[%s]}' % (events, done)


def _states_between(before: Game, after: Game) -> list[State]:
    """The states after each step that is told by itself, and after the routine between them; at the end the one that
    the later game is in."""
    trial = before.copy()
    trial.sealed = {}
    parting, apart = trial.rulebook.parting, trial.rulebook.apart
    states: list[State] = []
    told = len(trial.state.events)
    alone = True
    """Whether what comes next is told apart from the last state."""

    def done() -> None:
        nonlocal told, alone
        kinds = [kind for kind, _, _ in trial.state.events[told:]]
        if not kinds:
            return
        told = len(trial.state.events)
        by_itself = not apart.isdisjoint(kinds)
        if not (alone or by_itself) and parting.isdisjoint(kinds):
            states.pop()
        states.append(trial.rulebook.copy(trial.state))
        alone = by_itself

    for seat, move in after.moves[len(before.moves) :]:
        trial.play(seat, move, done)
    if not states or len(states[-1].events) != len(after.state.events):
        states.append(after.state)
    return states
