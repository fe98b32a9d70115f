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
Parts = dict[str, bytes]
"""The parts of a view in JSON."""

PLAIN: Final = orjson.OPT_NON_STR_KEYS
SETTLED: Final = ("game", "options")
"""Parts of a view that never change."""
ALWAYS: Final = "sealed"
"""Told anew with every story: a seat may have replaced its sealed answer, and no other sign of that need reach it."""


def hears(audience: Audience, event: Any) -> bool:
    return event[2] is None or audience == "all" or audience in event[2]


def shared_between(game: Game, state: State) -> dict[str, Any]:
    """What everybody may know of a state while nobody is asked anything."""
    return {
        "game": game.rulebook.name,
        "options": game.options,
        "question": game.question,
        "waiting_for": [],
        "agenda": [step.encode() for step in state.agenda],
        "over": False,
        "outcome": None,
        **game.rulebook.shared_view(state),
    }


def own_between(game: Game, state: State, audience: Audience) -> dict[str, Any]:
    """What an audience may know besides."""
    return {"seat": audience, "sealed": {}, **game.rulebook.own_view(state, audience)}


def parts_of(view: dict[str, Any]) -> Parts:
    """The parts of a view that may change."""
    return {key: orjson.dumps(value, option=PLAIN) for key, value in view.items() if key not in SETTLED}


def changed(old: Parts, new: Parts) -> bytes:
    """The changes that make the new parts of the old ones, in JSON but for the brackets around them all.

    >>> changed({"a": b"1", "b": b"[1]"}, {"a": b"1", "b": b"[2]"})
    b'[["b"],[2]]'
    """
    found: list[Any] = [[[key]] for key in old if key not in new]
    for key, value in new.items():
        if not old.get(key):
            found.append([[key], orjson.loads(value)])
        elif old[key] != value:
            found += changes(orjson.loads(old[key]), orjson.loads(value), (key,))
    return orjson.dumps(found)[1:-1]


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
        known = last is not None and last.after is before
        self._shared: Parts = last._shared if last is not None and known else parts_of(before.shared_view())
        self._before = last._own if last is not None and known else {}
        self._own: dict[Audience, Parts] = {}
        """By audience its own parts of the view at the end."""
        self._moments = list(self._told(_states_between(before, after)))

    def _told(self, states: list[State]) -> Iterable[Moment]:
        *between, _ = states
        for state in between:
            yield Moment(state, self._look(shared_between(self.after, state)))
        same = self.before is self.after  # what happened is nothing to the game: a word of chat, somebody who left
        yield Moment(self.after.state, b"" if same else self._look(self.after.shared_view()))

    def _look(self, view: dict[str, Any]) -> bytes:
        last, self._shared = self._shared, parts_of(view)
        return changed(last, self._shared)

    def steps_for(self, audience: Audience, heard: int) -> tuple[bytes, int]:
        """The steps for an audience that has heard so many events, as JSON, and how many it has heard then.

        A step of which the audience hears nothing is none for it: what it changed is told with the next.
        """
        own = self._before.get(audience) or parts_of(self.before.own_view(audience))
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
                now = self._own[audience] = parts_of(self.after.own_view(audience))
                own = {**own, ALWAYS: b""}
            else:
                now = parts_of(own_between(self.after, moment.state, audience))
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
    view = orjson.dumps(game.view(audience), option=PLAIN)
    return b"[" + _step(orjson.dumps(heard[since:]), b"[[]," + view + b"]") + b"]", len(heard)


def _step(events: bytes, done: bytes) -> bytes:
    return b'{"events":%s,"changes":[%s]}' % (events, done)


def _states_between(before: Game, after: Game) -> list[State]:
    """The states after each step that told something; at the end the one that the later game is in."""
    trial = before.copy()
    trial.sealed = {}
    states: list[State] = []
    told = len(trial.state.events)

    def done() -> None:
        nonlocal told
        if len(trial.state.events) > told:
            told = len(trial.state.events)
            states.append(trial.rulebook.copy(trial.state))

    for seat, move in after.moves[len(before.moves) :]:
        trial.play(seat, move, done)
    if not states or len(states[-1].events) != len(after.state.events):
        states.append(after.state)
    return states
