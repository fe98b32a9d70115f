"""Finds puzzles: decisions where one answer is better than a handful of others, surely and by far."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from random import Random
from typing import Any, Final, NamedTuple

import feldherr
from feldherr.bots import Budget, decide
from feldherr.bots.analysis.course import foresight_for
from feldherr.bots.analysis.foresight import Foresight
from feldherr.bots.analysis.judging import ADVISER, SURE, decisions, screen
from feldherr.bots.analysis.moments import moments
from feldherr.bots.analysis.reckoning import error
from feldherr.bots.puzzles import Answer, Puzzle
from feldherr.kernel.decision import Decision
from feldherr.kernel.game import Game, start

LEAST: Final = {"wallenstein": 0.05, "sixteenthirty": 0.03}
"""By so much the best answer is better than any other; where a decision weighs less, it is less."""
MOST_ANSWERS: Final = 5
FEWEST_ANSWERS: Final = 3
MOST_TRIED: Final = 24
LOOKS: Final = (12, 40)
"""For every answer, to find those worth asking for; then to be rid of what is no puzzle."""
GAMES: Final = 240
"""For every answer, afresh: those that chose it would flatter it."""
PLAYERS: Final = "captain"
BOXES: Final = ("combat_a", "combat_b", "palace", "church", "trading_post", "deploy5", "taxes")
"""Of a plan, the boxes that are asked for."""
ASKED: Final = {"wallenstein": ("plan", "move", "position"), "sixteenthirty": ("lobby", "special_card", "collect")}


class Candidate(NamedTuple):
    """A move that may be answered, and how it is told."""

    text: str
    told: str


class Asked(NamedTuple):
    """A question that may make a puzzle."""

    candidates: list[Candidate]
    box: str = ""
    given: str = ""


def found(game: str, players: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles in a game among captains; at most one of each kind, so that a game gives different ones."""
    table, rng, foresight = feldherr.new_game(game, players=players, seed=seed), Random(seed), foresight_for(game)
    kinds = list(ASKED[game])
    while not table.over:
        seat = int(next(iter(table.pending)))
        decision = table.pending[seat]
        if decision.kind in kinds and rng.random() < 1 / 3 and foresight.begun(table):
            advised = decide(ADVISER, table.view(seat), rng, Budget(simulations=foresight.effort.thinking)).move
            puzzle = puzzle_at(table, seat, advised, foresight, rng)
            if puzzle is not None:
                kinds.remove(decision.kind)
                yield puzzle
        table.play(seat, decide(PLAYERS, table.view(seat), rng, Budget(simulations=1)).move)


def found_in(record: dict[str, Any], seed: int) -> Iterator[Puzzle]:
    """The puzzles in a finished game, whoever played: from the decisions that seem to have cost most, at most one of
    each kind."""
    game = record["game"]
    foresight, rng = foresight_for(game), Random(seed)
    cut, kinds = moments(record, foresight), list(ASKED[game])
    looked = [
        screen(foresight, cut[number], number, seat, seed)
        for seat in range(record["players"])
        for number in decisions(cut, seat, foresight)
        if cut[number].kind in kinds
    ]
    costly = [one for one in looked if one is not None and one.cost >= LEAST[game]]
    for one in sorted(costly, key=lambda one: -one.cost):
        table = cut[one.moment].before
        if table is None or one.kind not in kinds:
            continue
        puzzle = puzzle_at(table, one.seat, one.better, foresight, rng, one.own)
        if puzzle is not None:
            kinds.remove(one.kind)
            yield puzzle


def puzzle_at(table: Game, seat: int, advised: str, foresight: Foresight, rng: Random, own: str = "") -> Puzzle | None:
    """The puzzle that a decision makes, if one answer is the best. What the bot advises is among those that are tried,
    and where somebody decided, their own."""
    view, decision = table.view(seat), table.pending[seat]
    asked = (_boxes if decision.kind == "plan" else _listed)(decision, advised, own, rng)
    if len(asked.candidates) < FEWEST_ANSWERS:
        return None
    chosen = asked.candidates
    least = LEAST[view["game"]]
    for looks in LOOKS:
        chosen = _spread(chosen, _chances(foresight, view, chosen, looks, rng), least)
        if len(chosen) < FEWEST_ANSWERS:
            return None
    tried = _chances(foresight, view, chosen, GAMES, rng)
    best = max(range(len(chosen)), key=lambda number: sum(tried[number]))
    answers = [
        _answer(one, _places(foresight, table, seat, one), own, tried[best])
        for one, own in zip(chosen, tried, strict=True)
    ]
    worse = answers[:best] + answers[best + 1 :]
    if any(-one.by < max(least, SURE * one.error) for one in worse):
        return None
    imagined = feldherr.imagine(view, rng)
    position = imagined.rulebook.encode(imagined.state)
    known = blake2b(repr((view["game"], position)).encode(), digest_size=6).hexdigest()
    text, second = chosen[best].text, max(worse, key=lambda one: one.by).text
    return Puzzle(
        id=known,
        game=view["game"],
        version=imagined.rulebook.version,
        players=imagined.players,
        options=imagined.options,
        position=position,
        seat=seat,
        kind=decision.kind,
        box=asked.box,
        given=asked.given,
        answers=tuple(sorted(answers)),
        chance=round(sum(tried[best]) / GAMES, 4),
        games=GAMES,
        why=(foresight.why(view, text, second, rng, asked.box),),
    )


def explained(puzzle: Puzzle) -> Puzzle:
    """A puzzle with the reason for its best answer told anew: nothing else changes."""
    rulebook = feldherr.rulebook(puzzle.game)
    table = start(rulebook, puzzle.players, puzzle.options, None, puzzle.position)
    ranked = sorted(puzzle.answers, key=lambda one: -one.by)
    foresight, rng = foresight_for(puzzle.game), Random(puzzle.id)
    return puzzle._replace(
        why=(foresight.why(table.view(puzzle.seat), ranked[0].text, ranked[1].text, rng, puzzle.box),)
    )


def _listed(decision: Decision, advised: str, own: str, rng: Random) -> Asked:
    """Where moves are listed, all of them, or of many the bot's, the own and some others."""
    texts = [move.text for move in decision.options()] if decision.lists_options else []
    first = [text for text in dict.fromkeys((advised, own)) if text in texts]
    return Asked([Candidate(text, text) for text in _few(first, texts, rng)])


def _boxes(decision: Decision, plan: str, own: str, rng: Random) -> Asked:
    """One box of a plan: what the bot laid there, and what else may lie there, the rest being as it is. What lay
    elsewhere changes places with it. Where somebody planned, a box is asked for that they laid otherwise."""
    laid, theirs = _laid(plan), _laid(own)
    counties = feldherr.board("wallenstein")["counties"]
    asked = [box for box in BOXES if laid.get(box) in counties]
    otherwise = [box for box in asked if theirs.get(box) in counties and theirs[box] != laid[box]]
    if not asked:
        return Asked([])
    box = rng.choice(otherwise or asked)
    found = {laid[box]: Candidate(plan, f"plan {box}={laid[box]}")}
    for county in counties:
        other = next((name for name, card in laid.items() if card == county), None)
        changed = {box: county} if other is None else {box: county, other: laid[box]}
        text = _plan({**laid, **changed})
        if county != laid[box] and decision.check(_read(text)).legal:
            found[county] = Candidate(text, _plan(changed))
    first = [card for card in dict.fromkeys((laid[box], theirs.get(box, ""))) if card in found]
    tried = [found[card] for card in _few(first, list(found), rng)]
    del laid[box]
    return Asked(tried, box, _plan(laid))


def _few(first: list[str], every: list[str], rng: Random) -> list[str]:
    """All, or of many the first and some others."""
    others = [one for one in every if one not in first]
    return every if len(every) <= MOST_TRIED else [*first, *rng.sample(others, MOST_TRIED - len(first))]


def _laid(plan: str) -> dict[str, str]:
    """
    >>> _laid("plan palace=baden bid=2")
    {'palace': 'baden', 'bid': '2'}
    """
    laid = (word.partition("=") for word in plan.split()[1:])
    return {box: card for box, _, card in laid}


def _plan(laid: dict[str, str]) -> str:
    return " ".join(["plan", *(f"{box}={card}" for box, card in laid.items())])


def _read(text: str) -> Any:
    return feldherr.rulebook("wallenstein").moves.read(text)


def _chances(
    foresight: Foresight, view: dict[str, Any], candidates: Sequence[Candidate], games: int, rng: Random
) -> list[list[float]]:
    return foresight.trials(view, [one.text for one in candidates], games, rng)


def _spread(candidates: Sequence[Candidate], tried: Sequence[Sequence[float]], least: float) -> list[Candidate]:
    """The answer that looks best, and others that look worse: the best of them first, each of another kind."""
    means = [sum(chances) / len(chances) for chances in tried]
    ranked = sorted(range(len(candidates)), key=lambda number: -means[number])
    worse = [number for number in ranked if means[number] <= means[ranked[0]] - least]
    apart: dict[str, int] = {}
    for number in (ranked[0], *worse):
        apart.setdefault(_kind(candidates[number].told), number)
    return [candidates[number] for number in list(apart.values())[:MOST_ANSWERS]]


def _kind(told: str) -> str:
    """Of marches to the same place with more or fewer armies, one is asked for.

    >>> _kind("move baden 3"), _kind("position 3")
    ('move baden', 'position 3')
    """
    *words, last = told.split()
    return " ".join(words) if len(words) > 1 and last.isdigit() else told


def _places(foresight: Foresight, table: Game, seat: int, one: Candidate) -> list[str]:
    if one.told != one.text:
        return [card for word in one.told.split() if (card := word.partition("=")[2])]
    return list(foresight.told(table, seat, one.text, one.text).places)


def _answer(one: Candidate, places: list[str], own: Sequence[float], best: Sequence[float]) -> Answer:
    gaps = [mine - other for mine, other in zip(own, best, strict=True)]
    return Answer(one.text, one.told, places, round(sum(gaps) / len(gaps), 4), round(error(gaps), 4))
