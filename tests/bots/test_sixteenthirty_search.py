"""The searching levels of Sixteen Thirty Something: legal, within their budget, and sensible in what they value."""

from random import Random
from time import thread_time

import pytest

import feldherr
from feldherr.bots import Budget, bot
from feldherr.bots.sixteenthirty import learning, value
from feldherr.bots.sixteenthirty.marshal import Marshal
from feldherr.bots.sixteenthirty.playout import Table
from feldherr.bots.sixteenthirty.search import Tried, round_ends, turn_ends
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.sixteenthirty.bidding import PASS
from feldherr.sixteenthirty.cards import OPEN, SPECIAL, named
from feldherr.sixteenthirty.names import COUNTRY
from feldherr.sixteenthirty.rules import LAST_TURN
from feldherr.sixteenthirty.state import State
from tests.bots.tables import TABLES, positions

LEVELS = ("marshal", "wallenstein")
POSITIONS = positions(next(i for i, (game, *_) in enumerate(TABLES) if game == "sixteenthirty"))


def state_of(game: feldherr.Game) -> State:
    assert isinstance(game.state, State)
    return game.state


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_searching_levels_play_at_every_table(players: int) -> None:
    game = feldherr.new_game("sixteenthirty", players=players, seed=players)
    rng = Random(players)
    while state_of(game).turn < 3:
        seat = next(iter(game.pending))
        assert isinstance(seat, int)
        level = LEVELS[seat % 2] if seat < 3 else "recruit"
        game.play(seat, bot(level, "sixteenthirty").decide(game.view(seat), rng, Budget(simulations=10)).move)


@pytest.mark.parametrize("level", LEVELS)
def test_no_time_to_think_is_no_reason_not_to_answer(level: str) -> None:
    for seat, _, game in POSITIONS:
        choice = bot(level, "sixteenthirty").decide(game.view(seat), Random(1), Budget(seconds=0.0))
        game.pending[seat].require(game.rulebook.moves.read(choice.move))


@pytest.mark.parametrize("level", LEVELS)
def test_budgets_are_kept(level: str) -> None:
    seconds = 0.1
    for seat, kind, game in POSITIONS:
        began = thread_time()
        bot(level, "sixteenthirty").decide(game.view(seat), Random(1), Budget(seconds, cpu=True))
        assert thread_time() - began < 1.1 * seconds, kind


def test_what_was_searched_is_told() -> None:
    told = set()
    for seat, kind, game in POSITIONS:
        choice = bot("wallenstein", "sixteenthirty").decide(game.view(seat), Random(1), Budget(simulations=30))
        for reason in choice.why:
            if reason.code == "imagined_win":
                told.add(kind)
                assert reason.facts["games"] >= 1
                assert 0 <= reason.facts["other"] <= reason.facts["chance"] <= 100
    assert {"lobby", "vote", "collect"} <= told


def test_a_move_is_given_up_when_it_is_clearly_worse_or_hardly_different() -> None:
    marshal = Marshal()
    good, bad = Tried(PASS, [0.30, 0.40, 0.35, 0.45]), Tried(PASS, [0.20, 0.31, 0.24, 0.36])
    same, open_question = Tried(PASS, [0.30, 0.40, 0.35, 0.449]), Tried(PASS, [0.10, 0.60, 0.05, 0.74])
    left = marshal.still_open([bad, good, same, open_question])
    assert any(one is good for one in left)
    assert any(one is open_question for one in left)
    assert not any(one is bad or one is same for one in left)


def test_a_move_must_prove_better_than_the_captains() -> None:
    marshal = Marshal()
    own, lucky = Tried(PASS, [0.30, 0.40, 0.35, 0.45]), Tried(PASS, [0.60, 0.10, 0.70, 0.15])
    better = Tried(PASS, [0.33, 0.44, 0.38, 0.47])
    assert lucky.mean() > own.mean()
    assert marshal.ranked([own, lucky], [own, lucky])[0] is own
    assert marshal.ranked([own, better], [own, better])[0] is better


def test_simulations_end_where_they_should() -> None:
    g = state_of(next(game for _, kind, game in POSITIONS if kind == "lobby")).copy()
    turn, scored = g.turn, len(g.scorings)
    Table(g, Weights()).play(g, round_ends)
    assert (g.turn, len(g.scorings)) == (turn, scored)
    Table(g, Weights()).play(g, turn_ends)
    assert (g.turn, len(g.scorings)) == (turn + 1, scored + g.players)


def test_influence_and_points_make_a_seat_likelier_to_win() -> None:
    g = state_of(next(game for _, kind, game in POSITIONS if kind == "lobby")).copy()
    learned = value.learned()
    before = value.outlooks(g, learned)
    assert sum(before) == pytest.approx(1)
    country = g.vp_markers[0][0]
    g.stack[country] = (named(country, 3), named(country, 3))
    g.descending[country] = 0
    placed = value.outlooks(g, learned)
    assert placed[0] > before[0]
    g.descending[country] = 1
    assert value.outlooks(g, learned)[0] < placed[0]
    g.points[1] += 20
    assert value.outlooks(g, learned)[1] > placed[1]
    g.agenda.clear()
    assert max(value.outlooks(g, learned)) == 1


def test_cards_in_hand_are_never_worth_less_than_nothing() -> None:
    g = state_of(next(game for _, kind, game in POSITIONS if kind == "lobby")).copy()
    g.hand[0] = ()
    empty = value.Table(g).in_hand(0)
    g.hand[0] = (OPEN,)
    with_open = value.Table(g).in_hand(0)
    g.hand[0] = (OPEN, SPECIAL)
    assert 0 == empty < with_open < value.Table(g).in_hand(0)


def test_the_coefficients_of_the_package_are_complete() -> None:
    learned = value.learned()
    assert len(learned.scale) == len(learned.rising) == len(learned.falling) == LAST_TURN
    g = state_of(feldherr.new_game("sixteenthirty", players=3, seed=1)).copy()
    rising = value.Table(g).features(0, COUNTRY["spain"], 1)
    g.stack[COUNTRY["spain"]], g.descending[COUNTRY["spain"]] = (named(COUNTRY["spain"], 2),), 1
    falling = value.Table(g).features(0, COUNTRY["spain"], 1)
    assert {len(turn) for turn in learned.rising} == {len(rising)}
    assert {len(turn) for turn in learned.falling} == {len(falling)}


def test_coefficients_are_learned_from_self_play() -> None:
    games = [learning.self_play(1, number) for number in range(12)]
    found = learning.fit(games)
    assert {len(turns) for turns in found.values()} == {LAST_TURN}
    now = 2
    assert sum(turn[now] for turn in found["rising"]) > 0
