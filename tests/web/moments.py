"""Moments of a finished game that somebody comes to at a table of people, for the tests of what fits a screen."""

from random import Random
from typing import Any, Final

from feldherr.kernel.game import Game

Moment = dict[str, Any]
Moments = dict[str, Any]
WAR: Final = frozenset({"war_won", "war_drawn"})
CARDS: Final = frozenset({*WAR, "votes_shown", "points_added", "assassinated", "unrest_placed"})


def moments_of(game: Game, rng: Random) -> Moments:
    """The game played on at random to its end: its record, and by name the fullest moments of it. Each says after how
    many answers it is, who looks on, and what is answered then: by them alone, in secret (`sealed`) or so that they may
    undo it (`undo`), or by all, which is told on a card."""
    best: dict[str, tuple[int, Moment]] = {}

    def keep(name: str, fullness: int, before: Game, seat: int, answers: list[tuple[int, str]]) -> None:
        if fullness > best.get(name, (0, {}))[0]:
            best[name] = fullness, {"at": len(before.moves), "seat": seat, "answers": answers}

    before, answers = game.copy(), list[tuple[int, str]]()
    while not game.over:
        if not game.sealed:
            before, answers = game.copy(), []
        seat, decision = next(iter(game.pending.items()))
        assert isinstance(seat, int)
        text = decision.sample(rng).text
        game.play(seat, text)
        answers.append((seat, text))
        size = len(text.split()) + 1
        if game.sealed and len(answers) == 1:
            keep("sealed", size, before, seat, answers[:])
        if may_undo(before, game, seat):
            keep("undo", size, before, seat, answers[:])
        if not game.sealed and CARDS & {kind for kind, _, _ in game.state.events[len(before.state.events) :]}:
            for other in range(game.players):
                told = game.events(other, since=len(before.events(other)))
                if name := _card(told, other):
                    keep(name, len(str(told)), before, other, answers[:])
    return {"record": game.record(), "moments": {name: moment for name, (_, moment) in best.items()}}


def may_undo(before: Game, game: Game, seat: int) -> bool:
    """Whether this seat alone has answered, and nothing was revealed or drawn; as the server has it."""
    told = game.state.events[len(before.state.events) :]
    return (
        not (game.sealed or game.over)
        and [who for who, _ in game.moves[len(before.moves) :]] == [seat]
        and game.state.chance.position == before.state.chance.position
        and not any(kind in game.rulebook.revealing for kind, _, _ in told)
    )


def _card(told: list[dict[str, Any]], seat: int) -> str | None:
    """What is told there on a card: a war, the points of a turn, a vote alone, or a blow against this seat."""
    events = {event["kind"]: event for event in told}
    if events.keys() & WAR:
        return "war"
    if "points_added" in events:
        return "score"
    if str(seat) in events.get("votes_shown", {}).get("votes", {}):
        return "votes"
    victims = [events.get("assassinated", {}).get("victim"), *events.get("unrest_placed", {}).get("victims", ())]
    return "blow" if seat in victims else None
