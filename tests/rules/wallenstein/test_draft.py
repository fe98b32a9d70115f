"""The draft of counties. (000 Assigning initial counties; 004 Setup e)"""

from collections import Counter

import pytest

import feldherr
from feldherr import IllegalMove
from tests.rules import rule
from tests.rules.wallenstein.seasons import EDITIONS, OF_2002, asked, told

WITH_EXCHANGE = ("second", "first")


def draft(players=3, edition="second", seed=1, **options):
    """A new game at the first turn of its draft."""
    return feldherr.new_game("wallenstein", players=players, seed=seed, edition=edition, lineup="draft", **options)


def drafter(game):
    (seat,) = game.pending
    return seat


def options(game):
    return [move.text for move in game.pending[drafter(game)].options()]


def turn(game, take):
    """The player at turn takes that card and places the first group offered."""
    game.play(drafter(game), take)
    if asked(game, "group"):
        game.play(drafter(game), options(game)[0])


def open_pair(game):
    return game.view(None)["draft"]["open"]


def pile(game):
    """From the bottom to the top."""
    return game.view("all")["draft"]["pile_bottom"]


def owners(game):
    return {name: county["owner"] for name, county in game.view(None)["counties"].items()}


@rule("draft.open-pair")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "cards"), [(3, 37), (4, 45), (5, 45)])
def test_a_shuffled_pile_with_two_cards_face_up(edition, players, cards):
    game = draft(players, edition)
    assert len(open_pair(game)) == 2
    assert game.view(0)["draft"]["pile"] == len(pile(game)) == cards - 2
    assert len({*open_pair(game), *pile(game)}) == cards
    assert game.view(0)["draft"]["pile_bottom"] == []  # face down
    orders = {tuple(open_pair(other) + pile(other)) for other in (draft(players, edition, seed) for seed in range(20))}
    assert len(orders) == 20


@rule("draft.take-one")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_of_the_open_cards_or_the_unseen_top_card(edition):
    game = draft(edition=edition)
    left, right = open_pair(game)
    assert options(game) == [f"take {left}", f"take {right}", "draw"]
    with pytest.raises(IllegalMove):
        game.play(drafter(game), f"take {pile(game)[-1]}")
    for card, county in ((f"take {left}", left), (f"take {right}", right), ("draw", pile(game)[-1])):
        other, seat = game.copy(), drafter(game)
        turn(other, card)
        counties = other.view(None)["counties"]
        assert [name for name, there in counties.items() if there["owner"] == seat] == [county]
        assert drafter(other) != seat


@rule("draft.take-one")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_top_card_must_be_kept(edition):
    game = draft(edition=edition)
    seat, top = drafter(game), pile(game)[-1]
    game.play(seat, "draw")
    assert game.pending[seat].facts() == {"county": top}
    assert all(move.startswith("place ") for move in options(game))


@rule("draft.place-group")
@pytest.mark.parametrize("edition", EDITIONS)
def test_any_whole_group_once_the_card_is_seen(edition):
    game = draft(players=5, edition=edition)
    seat, county = drafter(game), open_pair(game)[1]
    game.play(seat, f"take {county}")
    assert options(game) == ["place 5", "place 4", "place 3", "place 2"]
    for wrong in ("place 1", "place 6", "place 0"):
        with pytest.raises(IllegalMove):
            game.play(seat, wrong)
    game.play(seat, "place 3")
    there = game.view(None)["counties"][county]
    assert (there["owner"], there["armies"]) == (seat, 3)
    assert game.view(None)["draft"]["groups"][seat] == [5, 4, 4, 3, 2, 2]


@rule("draft.place-group")
@pytest.mark.parametrize("edition", EDITIONS)
def test_groups_in_any_order_each_once_and_cards_go_to_the_hand(edition):
    game, sizes = draft(players=5, edition=edition), [2, 5, 3, 4, 2, 4, 3]
    seat, taken = drafter(game), []
    while game.view(None)["phase"] == "draft":
        if drafter(game) != seat:
            turn(game, "draw")
            continue
        taken.append(open_pair(game)[0])
        game.play(seat, f"take {taken[-1]}")
        if asked(game, "group"):  # the last one is not asked for
            game.play(seat, f"place {sizes[len(taken) - 1]}")
            assert game.view(None)["draft"]["groups"][seat] == sorted(sizes[len(taken) :], reverse=True)
    counties = game.view(None)["counties"]
    assert [counties[county]["armies"] for county in taken] == sizes
    assert set(game.pending[seat].facts()["counties"]) == set(taken)


@rule("draft.refill")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_open_card_taken_is_replaced_at_once(edition):
    game = draft(edition=edition)
    (left, right), top = open_pair(game), pile(game)[-1]
    game.play(drafter(game), f"take {left}")
    assert sorted(open_pair(game)) == sorted([top, right])
    assert top not in pile(game)


@rule("draft.refill")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drawing_leaves_the_open_pair(edition):
    game = draft(edition=edition)
    before, cards = open_pair(game), pile(game)
    game.play(drafter(game), "draw")
    assert open_pair(game) == before
    assert pile(game) == cards[:-1]


@rule("draft.until-all-placed")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "turns"), [(3, 9), (4, 8), (5, 7)])
def test_turns_go_round_until_all_groups_are_placed(edition, players, turns):
    game, left_over = draft(players, edition), []
    while game.view(None)["phase"] == "draft":
        left_over = open_pair(game)
        turn(game, "draw" if len(told(game, "county_taken")) % 2 else f"take {left_over[0]}")
    placed = Counter(event["seat"] for event in told(game, "group_placed"))
    assert placed == dict.fromkeys(range(players), turns)
    counties = game.view(None)["counties"]
    assert counties[left_over[1]]["owner"] is None
    assert game.view(None)["draft"] is None
    assert sum(county["owner"] is None for county in counties.values()) == len(counties) - players * turns


@rule("draft.order.seat")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_from_the_starting_seat_clockwise(players):
    assert drafter(draft(players)) == 0
    for first in range(players):
        game, order = draft(players, first_seat=first), []
        for _ in range(2 * players):
            order.append(drafter(game))
            turn(game, "draw")
        assert order == [(first + i) % players for i in range(players)] * 2


@rule("draft.order.shuffled")
@pytest.mark.parametrize("edition", OF_2002)
def test_in_a_shuffled_order_the_same_every_time_round(edition):
    orders = set()
    for seed in range(30):
        game, order = draft(3, edition, seed), []
        for _ in range(9):
            order.append(drafter(game))
            turn(game, f"take {open_pair(game)[0]}")
        assert order == order[:3] * 3
        orders.add(tuple(order[:3]))
    assert len(orders) == 6


# -- exchanging the open pair ------------------------------------------------------------------------------------------


@rule("draft.exchange.own-turn")
@pytest.mark.parametrize("edition", WITH_EXCHANGE)
def test_who_faces_the_same_pair_again_may_exchange_it(edition):
    game = draft(edition=edition)
    for _ in range(3):
        turn(game, "draw")
    seat, old, cards = drafter(game), open_pair(game), pile(game)
    assert "exchange" in options(game)
    assert {f"take {old[0]}", f"take {old[1]}", "draw"} < set(options(game))  # but need not
    game.play(seat, "exchange")
    assert sorted(open_pair(game)) == sorted(cards[-2:])
    assert sorted(pile(game)[:2]) == sorted(old)
    assert pile(game)[2:] == cards[:-2]
    new = open_pair(game)
    assert drafter(game) == seat
    assert options(game) == [f"take {new[0]}", f"take {new[1]}", "draw"]


@rule("draft.exchange.not-allowed")
@pytest.mark.parametrize("edition", WITH_EXCHANGE)
def test_no_exchange_on_the_first_turn(edition):
    game = draft(players=5, edition=edition)
    for _ in range(5):
        assert "exchange" not in options(game)
        with pytest.raises(IllegalMove):
            game.play(drafter(game), "exchange")
        turn(game, "draw")


@rule("draft.exchange.not-allowed")
@pytest.mark.parametrize("edition", WITH_EXCHANGE)
@pytest.mark.parametrize("at", [0, 1, 2])
def test_no_exchange_when_one_of_the_two_has_changed(edition, at):
    game = draft(edition=edition)
    for number in range(3):
        turn(game, f"take {open_pair(game)[0]}" if number == at else "draw")
    assert "exchange" not in options(game)


@rule("draft.exchange.compared-pair")
@pytest.mark.parametrize("edition", WITH_EXCHANGE)
def test_compared_is_the_pair_that_lay_open_when_the_card_was_taken(edition):
    game = draft(edition=edition)
    for _ in range(3):
        turn(game, "draw")
    seat = drafter(game)
    game.play(seat, "exchange")
    assert "exchange" not in options(game)  # once a turn
    turn(game, "draw")
    for _ in range(2):
        assert "exchange" not in options(game)  # the others faced another pair on their last turn
        turn(game, "draw")
    assert drafter(game) == seat
    assert "exchange" in options(game)  # the same pair as after their exchange


@rule("draft.exchange.full-round")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_pair_passed_over_for_a_full_round_is_set_aside(players):
    game = draft(players, "manual")
    old, cards = open_pair(game), pile(game)
    for _ in range(players):
        assert open_pair(game) == old
        assert "exchange" not in options(game)
        turn(game, "draw")
    assert sorted(open_pair(game)) == sorted(cards[-players - 2 : -players])
    assert game.view(None)["draft"]["set_aside"] == old
    assert not set(old) & set(pile(game))


@rule("draft.exchange.full-round")
def test_a_card_taken_starts_the_round_anew():
    game = draft(3, "manual")
    turn(game, "draw")
    turn(game, f"take {open_pair(game)[0]}")
    pair = open_pair(game)
    turn(game, "draw")
    turn(game, "draw")
    assert open_pair(game) == pair
    turn(game, "draw")
    assert not set(open_pair(game)) & set(pair)


@rule("draft.exchange.pile-empty")
@pytest.mark.parametrize("players", [3, 5])
def test_cards_set_aside_become_the_new_pile(players):
    game = draft(players, "manual")
    while pile(game):
        turn(game, "draw")
    aside, seat, before = set(game.view(None)["draft"]["set_aside"]), drafter(game), owners(game)
    turn(game, "draw")
    (drawn,) = [county for county, owner in owners(game).items() if owner != before[county]]
    assert drawn in aside
    assert owners(game)[drawn] == seat
    assert set(pile(game)) == aside - {drawn}
    assert game.view(None)["draft"]["set_aside"] == []


@rule("draft.exchange.pile-empty")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_cards_set_aside_and_not_used_are_neutral_counties(players):
    game, aside = draft(players, "manual"), []
    while game.view(None)["phase"] == "draft":
        aside = game.view(None)["draft"]["set_aside"]
        turn(game, "draw" if len(told(game, "county_drawn")) < players else options(game)[0])
    assert len(aside) == 2
    assert [owners(game)[county] for county in aside] == [None, None]


@rule("draft.exchange.pile-empty")
def test_the_new_pile_is_shuffled():
    def new_pile(seed: int) -> list[int]:
        """The places, in the row of cards set aside, of those in the new pile."""
        game = draft(3, "manual", seed)
        while pile(game):
            turn(game, "draw")
        aside = game.view(None)["draft"]["set_aside"]
        game.play(drafter(game), "draw")
        return [aside.index(county) for county in pile(game)]

    assert len({tuple(new_pile(seed)) for seed in range(10)}) == 10
