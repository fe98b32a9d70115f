"""The integer face: the same natively and plainly, for single games and batches."""

import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import feldherr
from feldherr import fast
from feldherr.fast import build, lane, native
from feldherr.fast.face import OUTSIDE, OVER, Game
from feldherr.fast.plain import PlainGame
from feldherr.kernel.errors import BadRecord, FeldherrError, NotPending
from tests.fast.parity import require_native

NAMES = ("wallenstein", "sixteenthirty")


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    require_native()
    return str(request.param)


def plainly(name: str, **options: Any) -> PlainGame:
    """The same game, played by the reference."""
    made = fast.game(name, **options)
    whole = feldherr.new_game(name, **options)
    return PlainGame(made.about, whole)


def somewhere(game: Game, moves: int) -> Game:
    for number in range(moves):
        game.play(game.sample(number * 77))
    return game


def test_numbers_mean_the_same_natively_and_plainly(name: str) -> None:
    """A whole game, answered by the first, the last or any legal number."""
    fast_, plain = fast.game(name, players=3, seed=7), plainly(name, players=3, seed=7)
    assert fast_.native
    assert not plain.native
    rng = Random(7)
    for _ in range(1200):
        assert (fast_.seat, fast_.pending, fast_.over) == (plain.seat, plain.pending, plain.over)
        offered = np.flatnonzero(fast_.mask())
        assert offered.tolist() == np.flatnonzero(plain.mask()).tolist()
        action = int(rng.choice(offered))
        assert fast_.play(action) == plain.play(action)
        assert fast_.observe().tolist() == plain.observe().tolist()
        if fast_.over:
            break
    assert json.dumps(fast_.record()) == json.dumps(plain.record())
    assert (fast_.scores, fast_.ranks) == (plain.scores, plain.ranks)


@pytest.mark.parametrize("action", [-0.5, 10**9, "0", None])
def test_what_is_no_action_changes_nothing(name: str, action: Any) -> None:
    game = fast.game(name, players=3, seed=1)
    before = game.position()
    with pytest.raises((ValueError, TypeError)):
        game.play(action)
    assert game.position() == before


def test_an_action_that_is_not_offered_changes_nothing(name: str) -> None:
    for game in (fast.game(name, players=3, seed=1), plainly(name, players=3, seed=1)):
        before = game.position()
        for action in np.flatnonzero(~game.mask())[::40]:
            with pytest.raises(ValueError, match="no legal action"):
                game.play(int(action))
        assert game.position() == before


def test_nothing_is_played_after_the_end(name: str) -> None:
    for game in (fast.game(name, players=3, seed=1), plainly(name, players=3, seed=1)):
        game.play_random(3)
        assert not game.mask().any()
        for action in (0, -5):
            with pytest.raises(ValueError, match="over"):
                game.play(action)
        with pytest.raises(NotPending):
            game.answer(0, "pass")


def test_a_wrong_move_is_refused_with_the_reasons_of_the_reference() -> None:
    require_native()
    game = fast.game("wallenstein", players=3, seed=1)
    with pytest.raises(FeldherrError) as refused:
        game.answer(0, "plan palace=boehmen")
    assert refused.value.code == feldherr_code("plan palace=boehmen")
    with pytest.raises(NotPending):
        game.answer(4, "pass")


def feldherr_code(text: str) -> str:
    with pytest.raises(FeldherrError) as refused:
        feldherr.new_game("wallenstein", players=3, seed=1).play(0, text)
    return refused.value.code


def test_a_copy_is_independent_and_has_the_same_chance(name: str) -> None:
    game = somewhere(fast.game(name, players=4, seed=5), 30)
    twin = game.copy()
    before, told = game.position(), game.record()
    twin.play_random(9)
    assert game.position() == before
    assert game.record() == told
    game.play_random(9)
    assert json.dumps(game.record()) == json.dumps(twin.record())


def test_a_batch_plays_the_games_of_its_seeds(name: str) -> None:
    many = fast.batch(name, 5, players=4, seed=100)
    games = [fast.game(name, players=4, seed=100 + index) for index in range(5)]
    rng = Random(3)
    for step in range(300):
        masks, seen = many.masks(), many.observe()
        assert many.seats.tolist() == [game.seat for game in games]
        assert np.array_equal(masks.astype(bool), np.array([game.mask() for game in games]))
        assert np.array_equal(seen, np.array([game.observe() for game in games]))
        drawn = step % 3 == 0
        actions = [-1 - step if drawn or not mask.any() else rng.choice(np.flatnonzero(mask)) for mask in masks]
        many.step(actions)
        for game, action in zip(games, actions, strict=True):
            if not game.over:
                game.play(int(action))
    assert [many.position(index) for index in range(5)] == [game.position() for game in games]
    many.play_random(1)
    assert many.over.all()
    assert many.scores.min() >= 0
    assert (many.ranks.min(axis=1) == 0).all()


def test_a_batch_names_the_game_whose_action_is_illegal(name: str) -> None:
    many = fast.batch(name, 3, players=3, seed=1)
    good = many.masks().argmax(axis=1)
    first = many.position(1)
    with pytest.raises(ValueError, match="game 1"):
        many.step([good[0], 10**6, good[2]])
    assert many.position(1) == first
    with pytest.raises(ValueError, match="3 numbers of int32"):
        many.step([0])


@pytest.mark.parametrize("kind", [np.float32, np.float16, np.uint32, np.int64, np.dtype(">i2"), np.dtype(">i4")])
def test_an_array_of_other_numbers_is_refused(name: str, kind: Any) -> None:
    """However large it is: nothing is read or written as what it is not."""
    many, game = fast.batch(name, 2, players=3, seed=1), fast.game(name, players=3, seed=1)
    large = np.zeros(9 * many.about.actions + 9 * many.about.observation, kind)
    before = many.position(0)
    raw: Any = many
    for call in (
        *(raw.step_by, raw.seats_into, raw.masks_into, raw.observe_into, raw.scores_into, raw.ranks_into),
        *(game.mask_into, lambda out: game.observe_into(0, out)),
    ):
        with pytest.raises(ValueError, match=r"an array of \d+ numbers"):
            call(large)
    assert not large.any()
    assert many.position(0) == before


def test_arrays_of_the_right_numbers_are_filled_whatever_their_shape(name: str) -> None:
    many = fast.batch(name, 2, players=3, seed=1)
    masks, seen = np.zeros((2, many.about.actions), bool), np.zeros(2 * many.about.observation, np.dtype("<i2"))
    many.masks_into(masks)
    many.observe_into(seen)
    assert np.array_equal(masks, many.masks())
    assert np.array_equal(seen, many.observe().ravel())


def test_a_game_of_a_batch_begins_anew(name: str) -> None:
    many = fast.batch(name, 2, players=3, seed=1)
    many.play_random(1, 10)
    many.restart(1, 44)
    assert many.position(1) == fast.game(name, players=3, seed=44).position()


def test_a_plain_batch_has_the_same_face() -> None:
    many = fast.batch("wallenstein", 2, players=3, seed=1, throws="outside")
    assert not many.native
    many.play_random(1, 12)
    assert many.masks().shape == (2, many.about.actions)
    assert many.observe().shape == (2, many.about.observation)
    assert many.scores.shape == many.ranks.shape == (2, 3)


def test_a_generator_draws_the_moves_of_the_reference(name: str) -> None:
    """To the last of its numbers, and what statistics count is the same."""
    for players in (3, 4, 5):
        native_, plain = fast.game(name, players=players, seed=9), plainly(name, players=players, seed=9)
        one, other = Random(players), Random(players)
        assert native_.play_random(one) == plain.play_random(other)
        assert one.getstate() == other.getstate()
        assert json.dumps(native_.record()) == json.dumps(plain.record())
        assert native_.counted == plain.counted
        assert sum(native_.counted.values()) > 0


def test_a_generator_that_fails_ends_the_drawing(name: str) -> None:
    class Spent(Random):
        def random(self) -> float:
            raise RuntimeError("no more numbers")

    with pytest.raises(RuntimeError, match="no more numbers"):
        fast.game(name, players=3, seed=1).play_random(Spent())
    with pytest.raises(AttributeError):
        fast.game(name, players=3, seed=1).play_random(None)  # type: ignore[arg-type]  # that is the error


def test_chance_from_outside_is_awaited_and_no_end() -> None:
    """Nobody is asked before the tower is filled, and a drawn answer fills it."""
    options: dict[str, Any] = {"players": 3, "seed": 1, "throws": "outside"}
    many, game = fast.batch("wallenstein", 2, **options), fast.game("wallenstein", **options)
    assert not game.over
    assert (game.seat, many.seats.tolist(), many.over.tolist()) == (OUTSIDE, [OUTSIDE] * 2, [False] * 2)
    assert not many.masks().any()
    many.step([-1, -1])
    game.play(-1)
    assert (game.seat, many.seats.tolist()) == (0, [0, 0])
    many.play_random(7)
    game.play_random(7)
    assert (game.seat, many.over.tolist()) == (OVER, [True, True])
    record = game.record()
    assert any(line.startswith("chance ") for line in record["moves"])
    assert json.dumps(fast.replay(record).record()) == json.dumps(record)
    with pytest.raises(BadRecord):
        fast.replay({**record, "moves": ["chance x", *record["moves"][1:]]})


def test_what_the_accelerator_does_not_know_is_played_by_the_reference() -> None:
    require_native()
    assert fast.available("wallenstein", players=5, edition="manual", rules={"defenders": "all"}, lineup="draft")
    assert fast.available("wallenstein", players=4, court=True, data={"favor_costs": [1, 1, 1]})
    assert not fast.available("wallenstein", players=4, throws="outside")
    game = fast.game("wallenstein", players=4, seed=1, throws="outside")
    assert not game.native
    game.play_random(5)
    assert game.over


def test_a_native_game_goes_on_from_a_game_of_the_reference(name: str) -> None:
    game, rng = feldherr.new_game(name, players=4, seed=2), Random(2)
    for _ in range(41):
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    twin = fast.of(game)
    assert twin.native
    assert twin.pending == tuple(game.pending)
    assert json.dumps(twin.position()) == json.dumps(game.rulebook.encode(game.state))
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        move = decision.sample(rng)
        game.play(seat, move)
        twin.answer(int(seat), move)
    assert twin.outcome == game.outcome
    with pytest.raises(ValueError, match="keeps no record"):
        twin.record()


def test_imagined_games_are_those_of_the_reference(name: str) -> None:
    """With the same random numbers, wherever nobody's sealed answer has to be drawn."""
    for seed in range(12):
        options: dict[str, Any] = {"lineup": "draft", "court": seed % 2 == 1} if name == "wallenstein" else {}
        game = somewhere(fast.game(name, players=3, seed=seed, **options), seed * 9)
        if game.over or len(game.pending) > 1 or game.sealed_moves():
            continue
        for seat in range(3):
            mine, theirs = game.imagine(seat, Random(seed)), game.as_game().imagine(seat, Random(seed))
            if name == "wallenstein":
                assert json.dumps(mine.position()) == json.dumps(theirs.rulebook.encode(theirs.state))
            assert json.dumps(mine.as_game().view(seat)) == json.dumps(theirs.view(seat))
            mine.play_random(1)
            assert json.dumps(feldherr.replay(mine.record()).record()) == json.dumps(mine.record())


def test_imagined_games_give_the_seat_the_same_view(name: str) -> None:
    """Also while answers are sealed: its own stay, those of others are drawn."""
    rng = Random(4)
    game = fast.game(name, players=4, seed=4)
    for _ in range(200):
        seat = rng.choice(game.pending)
        game.answer(seat, game.decision(seat).sample(rng))
        if game.over:
            break
        looking = rng.randrange(4)
        imagined = game.imagine(looking, rng)
        assert json.dumps(imagined.as_game().view(looking)) == json.dumps(game.as_game().view(looking))


def test_who_looks_at_the_position_reads_no_moves(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which in a long game would take most of the time."""
    kept, forgotten = (somewhere(fast.game(name, players=4, seed=5, record=kept), 30) for kept in (True, False))
    monkeypatch.setattr(lane._NativeGame, "told_moves", None)
    for game in (kept, forgotten):
        assert game.decision().seat == game.seat
        imagined = game.imagine(1, Random(1))
        assert imagined.keeps_moves == game.keeps_moves == (game is kept)
    with pytest.raises(ValueError, match="keeps no record"):
        forgotten.record()


def test_a_spoiled_record_is_refused(name: str) -> None:
    game = fast.game(name, players=3, seed=1)
    game.play_random(2)
    record = game.record()
    assert json.dumps(fast.replay(record).record()) == json.dumps(record)
    for changed in ({"digest": "00" * 16}, {"moves": record["moves"][:-1]}, {"moves": ["x y", *record["moves"][1:]]}):
        with pytest.raises((BadRecord, FeldherrError)):
            fast.replay({**record, **changed})


def test_a_module_of_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    require_native()
    native.module.cache_clear()
    fast._rules.cache_clear()
    monkeypatch.setattr(build, "fingerprint", lambda game: "other")
    assert not fast.available("wallenstein", players=3)
    assert fast.game("wallenstein", players=3, seed=1).seat == 0
    native.module.cache_clear()
    fast._rules.cache_clear()


def test_without_a_compiler_the_reason_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda command: None)
    with pytest.raises(build.CannotBuild, match="no C compiler"):
        build.build(tmp_path)
    assert list(tmp_path.iterdir()) == []
