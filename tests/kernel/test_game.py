"""The kernel on its own, shown with a toy."""

import json
import pickle
from random import Random
from typing import Any

import pytest

from feldherr.kernel.chance import commitment_to, seed_bytes
from feldherr.kernel.decision import Pass
from feldherr.kernel.errors import BadOption, FeldherrError, IllegalMove, NotPending
from tests.kernel.toy import OPEN, SPY, Bid, Keep, Spy
from tests.kernel.toy_games import TOY, all_of, asks, finish, moments, new, until

# -- deciding --------------------------------------------------------------------------------------------------------


def test_pending_names_the_seats_and_their_questions() -> None:
    game = new()
    assert list(game.pending) == [0, 1, 2]
    assert {(d.kind, d.seat) for d in game.pending.values()} == {("bid", 0), ("bid", 1), ("bid", 2)}
    assert game.pending[1].options() == [Bid(n) for n in range(6)]
    assert not game.over
    assert game.outcome is None


def test_moves_are_played_as_objects_or_as_text() -> None:
    one, two = new(), new()
    for seat, bid in enumerate((1, 4, 2)):
        one.play(seat, Bid(bid))
        two.play(seat, f"bid {bid}")
    assert all_of(one) == all_of(two)
    assert list(one.pending) == [1]
    assert one.pending[1].kind == "keep"


@pytest.mark.parametrize("seed", range(20))
def test_a_game_ends_with_an_outcome(seed: int) -> None:
    game = finish(new(2 + seed % 3, seed), Random(seed))
    assert game.over
    assert game.pending == {}
    assert game.outcome is not None
    assert sorted(seat for tied in game.outcome.ranking for seat in tied) == list(range(game.players))
    assert game.outcome.winners == game.outcome.ranking[0]
    assert game.view(None)["outcome"] == game.outcome.as_json()


BAD_ANSWERS = [
    (0, "bid 6", IllegalMove),
    (0, "bid -1", IllegalMove),
    (0, "bid", IllegalMove),
    (0, "bid 1 2", IllegalMove),
    (0, "bid one", IllegalMove),
    (0, "", IllegalMove),
    (0, "dance", IllegalMove),
    (0, "pass", IllegalMove),
    (0, Bid(9), IllegalMove),
    (0, Pass(), IllegalMove),
    (2, "bid 1", NotPending),
    (3, "bid 1", NotPending),
    (-1, "bid 1", NotPending),
    ("0", "bid 1", NotPending),
    ("chance", "bid 1", NotPending),
    (None, "bid 1", NotPending),
]


@pytest.mark.parametrize(("seat", "move", "error"), BAD_ANSWERS)
def test_a_bad_answer_changes_nothing(seat: Any, move: Any, error: type[FeldherrError]) -> None:
    game = new()
    game.play(2, "bid 3")
    before = all_of(game)
    with pytest.raises(error) as caught:
        game.play(seat, move)
    assert caught.value.code
    assert str(caught.value)
    assert all_of(game) == before
    game.play(0, "bid 1")


def test_after_the_end_nobody_is_asked() -> None:
    game = finish(new(), Random(1))
    before = all_of(game)
    for seat in range(3):
        with pytest.raises(NotPending) as caught:
            game.play(seat, "bid 0")
        assert caught.value.code == "game_over"
    assert all_of(game) == before


def test_a_seat_is_kept_as_the_table_names_it() -> None:
    """True and 1.0 equal 1 in Python; a record shows 1."""
    game = new()
    for seat in (False, 1.0, 2):
        game.play(seat, "bid 2")
    assert game.record()["moves"] == ["0 bid 2", "1 bid 2", "2 bid 2"]


# -- sealed answers --------------------------------------------------------------------------------------------------


def test_sealed_answers_wait_for_the_last_one() -> None:
    game = new()
    told = len(game.events("all"))
    game.play(1, "bid 2")
    assert list(game.pending) == [0, 2]
    assert len(game.events("all")) == told
    assert game.view(1)["sealed"] == {"1": "bid 2"}
    assert game.view(0)["sealed"] == game.view(None)["sealed"] == {}
    assert game.view(0)["waiting_for"] == [0, 2]
    assert game.view(0)["answered"] == game.view(None)["answered"] == [1]
    game.play(0, "bid 0")
    game.play(2, "bid 1")
    assert game.events(None, told)[0]["bids"] == [0, 2, 1]
    assert game.view("all")["sealed"] == {}
    assert game.view(0)["answered"] == []


def test_a_sealed_answer_can_be_changed_until_the_last_arrives() -> None:
    game = new()
    fresh = all_of(game)
    game.play(1, "bid 5")
    with pytest.raises(NotPending) as caught:
        game.play(1, "bid 2")
    assert caught.value.code == "already_sealed"
    game.take_back(1)
    assert all_of(game) == fresh
    game.play(1, "bid 2")
    game.play(0, "bid 0")
    game.take_back(0)
    game.play(0, "bid 1")
    game.play(2, "bid 0")
    assert game.view(None)["coins"] == [4, 3, 5]
    assert game.record()["moves"] == ["0 bid 1", "1 bid 2", "2 bid 0"]  # final answers only, by seat
    with pytest.raises(NotPending) as caught:
        game.take_back(0)
    assert caught.value.code == "nothing_sealed"


def test_only_a_sealed_answer_can_be_taken_back() -> None:
    game = new()
    game.play(0, "bid 1")
    before = all_of(game)
    for seat in (1, 2, 7):
        with pytest.raises(NotPending):
            game.take_back(seat)
    assert all_of(game) == before


def test_the_order_of_sealed_answers_does_not_matter() -> None:
    games = [new(), new()]
    for game, order in zip(games, ((0, 1, 2), (2, 0, 1)), strict=True):
        for seat in order:
            game.play(seat, Bid(seat % 2))
    assert all_of(games[0]) == all_of(games[1])


def test_a_question_keeps_its_id_while_others_answer() -> None:
    game = new()
    ids = {seat: d.id for seat, d in game.pending.items()}
    game.play(1, "bid 2")
    assert {seat: d.id for seat, d in game.pending.items()} == {0: ids[0], 2: ids[2]}
    game.take_back(1)
    assert {seat: d.id for seat, d in game.pending.items()} == ids
    assert game.copy().pending[0].id == ids[0]


@pytest.mark.parametrize("seed", range(10))
def test_every_question_has_an_id_of_its_own(seed: int) -> None:
    asked: dict[str, set[str]] = {}
    for game in moments(seed):
        for decision in game.pending.values():
            asked.setdefault(decision.id, set()).add(decision.kind)
            assert decision.id == str(game.view(None)["question"])
    assert all(len(kinds) == 1 for kinds in asked.values())
    assert len(asked) > 4


# -- forced answers --------------------------------------------------------------------------------------------------


def test_a_single_option_is_played_unasked() -> None:
    """The last card is looked at alone: to keep it is no question."""
    for game in moments(3):
        assert not asks("keep", 1)(game)
    assert game.over
    kept = [event for event in game.events(None) if event["kind"] == "kept"]
    answers = [line for line in game.record()["moves"] if "keep" in line]
    assert (len(kept), len(answers)) == (4, 3)


def test_a_single_option_is_asked_for_where_that_hides_something() -> None:
    poor, rich = until(asks("spy", 1)), until(asks("spy", 2))
    assert [d.options() for d in poor.pending.values()] == [[Pass()]]
    assert [d.options() for d in rich.pending.values()] == [[Spy(), Pass()]]
    seat = next(iter(rich.pending))
    rich.play(seat, Spy())
    assert rich.state.place[SPY] == OPEN  # type: ignore[attr-defined]


# -- events and views ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_events_are_numbered_without_gaps_for_each_audience(seed: int) -> None:
    heard: dict[Any, list[Any]] = {audience: [] for audience in (0, 1, 2, None, "all")}
    for game in moments(seed):
        for audience, so_far in heard.items():
            so_far.extend(game.events(audience, len(so_far)))
            assert so_far == game.events(audience)
            assert [event["n"] for event in so_far] == list(range(len(so_far)))
    assert game.events(0, -5) == heard[0]
    assert game.events(0, 10_000) == []


@pytest.mark.parametrize("seed", range(10))
def test_private_events_are_heard_only_by_their_audience(seed: int) -> None:
    game = finish(new(3, seed), Random(seed))
    winners = [event["winner"] for event in game.events("all") if event["kind"] == "bids"]
    for audience in (0, 1, 2, None):
        looked = [event for event in game.events(audience) if event["kind"] == "looked_at"]
        assert len(looked) == winners.count(audience)
    assert sum(event["kind"] == "looked_at" for event in game.events("all")) == len(winners)


@pytest.mark.parametrize("audience", [3, -1, "0", "everyone", 1.5, True])
def test_there_is_no_other_audience(audience: Any) -> None:
    game = new()
    for look in (game.view, game.events):
        with pytest.raises(BadOption):
            look(audience)


@pytest.mark.parametrize("seed", range(5))
def test_looking_changes_nothing(seed: int) -> None:
    for game in moments(seed):
        before = all_of(game)
        game.view(0)["coins"].clear()
        game.events(0).clear()
        game.record()["moves"].clear()
        game.pending.clear()
        assert all_of(game) == before


def test_the_commitment_binds_the_seed_and_is_shown_nowhere() -> None:
    game = new(seed=7)
    assert game.commitment == commitment_to(seed_bytes(7)) == game.record()["commitment"]
    for moment in moments(7):
        chance = moment.state.chance
        for audience in (0, 1, 2, None, "all"):
            text = json.dumps([moment.view(audience), moment.events(audience)])
            for secret in (moment.commitment, moment.seed.hex(), chance.key.hex()):
                assert secret not in text


def test_a_game_without_a_seed_gets_one_that_nobody_knows() -> None:
    seeds = {new(seed=None).seed for _ in range(5)}
    assert len(seeds) == 5
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize("bad", [{"players": 1}, {"players": 5}, {"players": True}, {"seed": -1}, {"rounds": 9}])
def test_a_bad_table_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        new(**bad)
    with pytest.raises(BadOption):
        new(colour="red")


# -- moves and decisions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", [Bid(3), Keep(7), Spy(), Pass()])
def test_a_move_is_its_text(move: Bid | Keep | Spy | Pass) -> None:
    again = TOY.moves.read(move.text)
    assert again == move
    assert hash(again) == hash(move)
    assert again != Bid(9)
    assert pickle.loads(pickle.dumps(move)) == move


def test_options_count_index_and_check_agree() -> None:
    for game in moments(5):
        for decision in game.pending.values():
            options = decision.options()
            assert len(options) == decision.count() == len(set(options))
            assert [decision.index(move) for move in options] == list(range(len(options)))
            assert all(decision.check(move).legal for move in options)
            assert {decision.sample(Random(n)) for n in range(200)} == set(options)
            refused = decision.check(Bid(77))
            assert not refused.legal
            assert [type(reason) for reason in refused.reasons] == [IllegalMove]
            assert decision.as_json()["options"] == [move.text for move in options]


def test_a_game_without_odds_says_so() -> None:
    game = new()
    with pytest.raises(BadOption):
        game.odds("bid 1")
    with pytest.raises(IllegalMove):
        game.odds("keep 1")
