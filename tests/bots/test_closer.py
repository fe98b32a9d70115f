"""What Wallenstein thinks about while a season goes on: dark cards of the others, and the rest of the season."""

from collections.abc import Iterator
from random import Random

import pytest

import feldherr
from feldherr.bots import Budget, decide
from feldherr.bots.wallenstein.closer import RestOfSeason
from feldherr.bots.wallenstein.council import Council, generator, harvest_of
from feldherr.bots.wallenstein.dark import DarkCards
from feldherr.bots.wallenstein.experience import experience
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.weights import tuned
from feldherr.wallenstein import State
from feldherr.wallenstein.names import BOX_COUNT
from tests.bots.tables import TABLES, positions

WALLENSTEIN = [number for number, table in enumerate(TABLES) if table[0] == "wallenstein"]


def in_seasons() -> Iterator[tuple[int, str, feldherr.Game]]:
    for number in WALLENSTEIN:
        yield from ((seat, kind, game) for seat, kind, game in positions(number) if kind in ("position", "move"))


def state_of(game: feldherr.Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def test_cards_guessed_change_nothing_that_is_seen() -> None:
    differing = 0
    for seat, _, game in in_seasons():
        view = game.view(seat)
        imagined = feldherr.imagine(view, Random(1))
        before = imagined.view("all")
        numbers = generator(Random(2))
        for other in set(range(game.players)) - {seat}:
            dark = DarkCards(harvest_of(state_of(imagined), other, tuned()), experience())
            dark.lay(state_of(imagined), numbers, 0.4)
        assert imagined.view(seat) == feldherr.imagine(view, Random(1)).view(seat)
        differing += imagined.view("all") != before
    assert differing


def test_cards_are_guessed_as_the_seat_would_like_them_best() -> None:
    """Without doubt, the dark boxes hold what is worth most to the seat: never less than cards laid at random."""
    for seat, _, game in in_seasons():
        imagined = feldherr.imagine(game.view(seat), Random(3))
        harvest = harvest_of(state_of(imagined), (seat + 1) % game.players, tuned())
        dark = DarkCards(harvest, experience())
        at_random = worth(harvest, dark)
        dark.lay(state_of(imagined), generator(Random(1)), 0.0)
        assert worth(harvest, dark) >= at_random - 1e-9


def worth(harvest: Harvest, dark: DarkCards) -> float:
    """What the cards that lie in the dark are worth to their seat."""
    planner = Council(harvest, experience()).planner
    total = 0.0
    for box in dark.boxes:
        card, row = harvest.at.g.plan[dark.seat * BOX_COUNT + box], planner.boxes.index(box)
        if card in planner.counties:
            column = planner.counties.index(card)
            total += planner.matrix[row, column] - planner.thaler * planner.prices[row, column]
    return total


def test_the_same_number_means_the_same_rest_of_the_season() -> None:
    seat, _, game = next(one for one in in_seasons() if one[1] == "move")
    rest = RestOfSeason(game.view(seat), state_of(game.imagine(seat, Random(1))), Random(2), experience())
    text = game.pending[seat].options()[0].text
    first = [rest.trial(text, number) for number in range(4)]
    assert [rest.trial(text, number) for number in range(4)] == first
    assert len(set(first)) > 1


@pytest.mark.parametrize("kind", ["position", "move"])
def test_what_seasons_speak_against_is_not_done(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the answer expected to be best always ends badly, Wallenstein finds another; a marshal does not look."""
    changed = 0
    for seat, one, game in in_seasons():
        if one == kind:
            view = game.view(seat)
            first = decide("wallenstein", view, Random(1), Budget(simulations=0)).move
            assert decide("marshal", view, Random(1), Budget(simulations=400)).move == first
            with monkeypatch.context() as patch:
                patch.setattr(RestOfSeason, "trial", lambda _, text, number, bad=first: -20.0 * (text == bad))
                changed += decide("wallenstein", view, Random(1), Budget(simulations=400)).move != first
    assert changed
