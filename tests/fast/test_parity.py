"""Records of 2,000 games are the same, native and plain, and so is every decision of some of them."""

import pytest

from tests.fast.parity import check_in_step, check_replay, check_whole_game, require_native

PIECE = 50
WHOLE = [*(("wallenstein", piece) for piece in range(32)), *(("sixteenthirty", piece) for piece in range(8))]
REPLAYED = [*(("wallenstein", piece) for piece in range(3)), ("sixteenthirty", 0)]


@pytest.mark.parametrize(("name", "piece"), WHOLE)
def test_games_of_the_native_engine_are_the_references(name: str, piece: int) -> None:
    require_native()
    for seed in range(piece * PIECE, (piece + 1) * PIECE):
        check_whole_game(name, seed)


@pytest.mark.parametrize(("name", "piece"), REPLAYED)
def test_games_of_the_reference_are_the_native_engines(name: str, piece: int) -> None:
    require_native()
    for seed in range(piece * PIECE, (piece + 1) * PIECE):
        check_replay(name, 10_000 + seed)


@pytest.mark.parametrize("seed", range(0, 50, 2))
def test_wallenstein_in_step(seed: int) -> None:
    require_native()
    check_in_step("wallenstein", seed)


@pytest.mark.parametrize("seed", range(12))
def test_wallenstein_in_step_from_hard_times(seed: int) -> None:
    require_native()
    check_in_step("wallenstein", seed, hard=True)


@pytest.mark.parametrize("seed", range(4))
def test_sixteenthirty_in_step(seed: int) -> None:
    require_native()
    check_in_step("sixteenthirty", seed)
