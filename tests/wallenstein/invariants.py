"""What is true of every game of Wallenstein between any two decisions."""

from feldherr import Game


def check(game: Game) -> None:
    """Raises Unsound or AssertionError, and says what is wrong, unless all is as it must be."""
    game.rulebook.sound(game.state)
    assert game.rests, "something happens before anybody answers"
    pending = game.pending
    assert bool(pending) != game.over, "over, and somebody is asked; or nobody can decide"
    assert (game.outcome is not None) == game.over, "an outcome before the end, or none after it"
    for seat, decision in pending.items():
        assert decision.seat == seat, f"seat {seat} is asked what seat {decision.seat} should be"
        assert decision.id == str(game.question), f"question {decision.id} is number {game.question}"
