"""Standing orders: which questions they answer, with which moves, and what they leave to the player."""

from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import BadOption, Game
from feldherr.kernel import words
from feldherr.kernel.ordering import answer, given
from feldherr.kernel.orders import MOST_ORDERS, Order
from feldherr.sixteenthirty.bidding import BidChoice
from feldherr.sixteenthirty.cards import points
from tests.orders.by_captains import six

EXAMPLES = {
    "sixteenthirty": [
        *("only_answer", "pass_without_influence", "decline_exchange", "bid_up_to spain 4 spain-1 spain-3 open-1"),
        *("bid_up_to france 0", "vote_on war spain france red", "vote_on join any blue", "vote_on league any any red"),
        *("exchange spain-3 open-3 for austria-1 unrest", "collect spain-5 open-3", "pass_lobby spain 4.2.3"),
        "vote_lobby red spain 4.2.3",
    ],
    "wallenstein": [
        *("only_answer", "defend_all", "revolts baden anhalt", "places 1 attack grain 2"),
        *("attack combat_a baden 4 60 1.2", "attack combat_b anhalt all 75"),
    ],
}


def until(game: Game, kind: str, rng: Random) -> tuple[int, Any]:
    """Plays at random until somebody is asked a question of that kind."""
    while True:
        found = next(((seat, one) for seat, one in game.pending.items() if one.kind == kind), None)
        if found is not None:
            return int(found[0]), found[1]
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))


def orders(game: Game, seat: int, *texts: str) -> list[Order]:
    return given(game, seat, texts)


def said(game: Game, seat: int, *texts: str) -> str | None:
    found = answer(game, seat, orders(game, seat, *texts))
    return None if found is None else found.move.text


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_an_order_is_read_back_from_its_text_and_told_in_every_language(game: str) -> None:
    book = feldherr.rulebook(game).orders
    assert {text.split()[0] for text in EXAMPLES[game]} == set(book.verbs)
    for text in EXAMPLES[game]:
        order = book.read(text)
        assert order.text == text
        assert book.read(order.text) == order
        told = [order.sentence(language) for language in words.LANGUAGES]
        assert len(set(told)) == len(told)
        assert all(one.endswith(".") and "?" not in one for one in told), told


@pytest.mark.parametrize(
    ("game", "text", "code"),
    [
        ("sixteenthirty", "conquer spain", "unknown_order"),
        ("sixteenthirty", "", "unknown_order"),
        ("sixteenthirty", "bid_up_to spain", "unreadable_order"),
        ("sixteenthirty", "bid_up_to spain -3 spain-1", "unreadable_order"),
        ("sixteenthirty", "bid_up_to spain 999 spain-1", "unreadable_order"),
        ("sixteenthirty", "vote_on join spain france red", "unreadable_order"),
        ("sixteenthirty", "exchange for spain-1", "unreadable_order"),
        ("sixteenthirty", "collect " + "spain-1 " * 25, "order_too_long"),
        ("sixteenthirty", "pass_lobby spain ٣.1.1", "unreadable_order"),
        ("wallenstein", "attack combat_c baden 4 60", "unreadable_order"),
        ("wallenstein", "attack combat_a baden 0 60", "unreadable_order"),
        ("wallenstein", "attack combat_a baden 4 101", "unreadable_order"),
        ("wallenstein", "places 6", "unreadable_order"),
        ("wallenstein", "only_answer please", "unreadable_order"),
        ("wallenstein", "revolts " + "baden " * 60, "order_too_long"),
    ],
)
def test_what_is_no_order_is_refused(game: str, text: str, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        feldherr.rulebook(game).orders.read(text)
    assert refused.value.code == code


def test_so_many_orders_and_no_more() -> None:
    book = feldherr.rulebook("wallenstein").orders
    assert len(book.read_all(["only_answer"] * MOST_ORDERS)) == 1
    with pytest.raises(BadOption) as refused:
        book.read_all(["only_answer"] * (MOST_ORDERS + 1))
    assert refused.value.code == "too_many_orders"


def test_the_only_answer_is_given_and_no_other() -> None:
    rng, seen = Random(1), set()
    game = feldherr.new_game("sixteenthirty", players=4, seed=1)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        found = said(game, int(seat), "only_answer")
        assert (found is not None) == (decision.count() == 1)
        seen.add(found is not None)
        game.play(seat, found or decision.sample(rng))
    assert seen == {True, False}


def test_passing_in_this_lobby_ends_with_it() -> None:
    game, rng = feldherr.new_game("sixteenthirty", players=3, seed=2), Random(2)
    with pytest.raises(BadOption) as refused:
        orders(game, 0, "pass_lobby")
    assert refused.value.code == "no_lobby_now"
    seat, decision = until(game, "bid", rng)
    while decision.must_place:
        game.play(seat, decision.sample(rng))
        seat, decision = until(game, "bid", rng)
    kept = orders(game, seat, "pass_lobby")
    assert kept[0].text.startswith(f"pass_lobby {decision.facts()['country']} ")
    assert answer(game, seat, kept) is not None
    game.play(seat, "pass")
    until(game, "lobby", rng)
    until(game, "bid", rng)
    later, _ = until(game, "bid", rng)
    assert answer(game, later, kept) is None
    assert given(game, seat, [kept[0].text]) == []


def test_nobody_passes_who_must_place() -> None:
    game, rng = feldherr.new_game("sixteenthirty", players=3, seed=2), Random(3)
    while True:
        seat, decision = until(game, "bid", rng)
        if decision.must_place:
            break
        game.play(seat, decision.sample(rng))
    assert said(game, seat, "pass_lobby", "pass_without_influence") is None


def test_a_bid_goes_as_far_as_it_was_told_with_the_cards_it_was_given() -> None:
    rng, bids = Random(4), 0
    game = feldherr.new_game("sixteenthirty", players=4, seed=4)
    while not game.over:
        seat, decision = next((int(s), d) for s, d in game.pending.items())
        if isinstance(decision, BidChoice) and decision.listed():
            country = decision.facts()["country"]
            cards = list(feldherr.rulebook("sixteenthirty").orders.offers(game.state, seat))
            own = next(o for o in cards if o.verb == "bid_up_to" and o.slots[0].of == (country,))
            most = points(decision.stack) + 1 + rng.randrange(3)
            found = said(game, seat, f"bid_up_to {country} {most} {' '.join(own.slots[2].of)}")
            if found is not None:
                bids += 1
                before = game.state.influence(seat, decision.country)  # type: ignore[attr-defined]
                game.play(seat, found)
                after = game.state.influence(seat, decision.country)  # type: ignore[attr-defined]
                assert before < after <= most
                continue
        game.play(seat, decision.sample(rng))
    assert bids > 10


def test_without_influence_it_passes_and_with_some_it_asks() -> None:
    rng = Random(5)
    seen: set[str | None] = set()
    game = feldherr.new_game("sixteenthirty", players=4, seed=5)
    while not game.over and len(seen) < 2:
        seat, decision = next((int(s), d) for s, d in game.pending.items())
        if isinstance(decision, BidChoice) and not decision.must_place:
            found = said(game, seat, "pass_without_influence")
            assert found == (None if decision.stack else "pass")
            seen.add(found)
        game.play(seat, decision.sample(rng))
    assert seen == {None, "pass"}


def test_a_vote_chosen_ahead() -> None:
    game, rng = feldherr.new_game("sixteenthirty", players=4, seed=6), Random(6)
    seat, decision = until(game, "vote", rng)
    facts = decision.facts()
    target = [] if facts["target"] is None else [facts["target"]]
    own = " ".join(["vote_on", facts["issue"], facts["country"], *target])
    assert said(game, seat, f"{own} blue") == "vote blue"
    assert said(game, seat, f"{own} blue", "vote_lobby red") == "vote red"
    assert said(game, seat, "vote_on league spain any red", "vote_on rearm any red") is None


def test_exchange_and_collection() -> None:
    game, rng = feldherr.new_game("sixteenthirty", players=4, seed=7), Random(7)
    seat, decision = until(game, "exchange", rng)
    facts = decision.facts()
    offer, held = facts["offers"][0], facts["hand"][0]
    assert said(game, seat, "decline_exchange") == "pass"
    found = said(game, seat, f"exchange {offer['card']} for {held}")
    assert found is not None
    assert found.startswith("exchange ")
    assert found.endswith(f"{offer['card']} for {held}")
    missing = next(
        card for card in ("spain-5", "france-5", "austria-5") if card not in [o["card"] for o in facts["offers"]]
    )
    assert said(game, seat, f"exchange {missing} for {held}") == "pass"
    seat, decision = until(game, "collect", rng)
    wanted = decision.options()[-1].text.split()[2]
    assert (said(game, seat, f"collect {wanted}") or "").endswith(wanted)


def test_the_best_place_left() -> None:
    game, rng = feldherr.new_game("wallenstein", players=4, seed=8), Random(8)
    seat, decision = until(game, "position", rng)
    tiles = decision.facts()["tiles"]
    assert said(game, seat, "places 3 1") == "position 3"
    assert said(game, seat, f"places {tiles[1]} 1") == "position 2"
    game.play(seat, "position 3")
    seat, _ = until(game, "position", rng)
    assert said(game, seat, "places 3 1") == "position 1"
    assert said(game, seat, "places 3") is None


def test_an_attack_as_planned_if_the_chance_is_good_enough() -> None:
    rng = Random(9)
    seen: set[tuple[bool, bool]] = set()
    game = feldherr.new_game("wallenstein", players=4, seed=9)
    while not game.over and len(seen) < 3:
        seat, decision = until(game, "move", rng)
        facts = decision.facts()
        for target in facts["targets"]:
            move = f"move {target} {facts['most']}"
            own = game.state.owner[decision.targets[facts["targets"].index(target)]] == seat  # type: ignore[attr-defined]
            win = 1.0 if own else game.odds(move).win
            for chance in (0, 50, 100):
                found = said(game, seat, f"attack {facts['action']} {target} all {chance}")
                assert (found == move) == (100 * win >= chance)
                seen.add((found is not None, own))
        other = "combat_b" if facts["action"] == "combat_a" else "combat_a"
        kept = orders(game, seat, f"attack {other} {facts['targets'][0]} all 0", f"attack {facts['action']} baden 99 0")
        assert facts["most"] == 99 or answer(game, seat, kept) is None
        game.play(seat, decision.sample(rng))
    assert seen == {(True, True), (True, False), (False, False)}


def test_an_attack_is_for_its_season() -> None:
    game, rng = feldherr.new_game("wallenstein", players=3, seed=10), Random(10)
    seat, decision = until(game, "move", rng)
    facts = decision.facts()
    kept = orders(game, seat, f"attack {facts['action']} {facts['targets'][0]} all 0")
    assert kept[0].text.endswith(f" {game.state.year}.{game.state.season}")  # type: ignore[attr-defined]
    until(game, "plan", rng)
    assert given(game, seat, [kept[0].text]) == []


def test_defence_and_revolts() -> None:
    game, rng = feldherr.new_game("wallenstein", players=4, seed=11, edition="first"), Random(11)
    seat, decision = until(game, "defend", rng)
    assert said(game, seat, "defend_all") == decision.options()[-1].text
    rng = Random(12)
    game = feldherr.new_game("wallenstein", players=3, seed=12)
    seat, decision = until(game, "revolt_order", rng)
    counties = [option.text.split()[1] for option in decision.options()]
    assert said(game, seat, f"revolts {' '.join(reversed(counties))}") == f"revolt {counties[-1]}"
    others = [county for county in ("baden", "anhalt", "tirol") if county not in counties]
    assert said(game, seat, f"revolts {others[0]}") is None


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_whatever_is_offered_can_be_given(game: str) -> None:
    """Every order that can be made from what is offered is read, kept, and answers with legal moves alone."""
    rng, table = Random(13), feldherr.new_game(game, players=4, seed=13)
    book, made = table.rulebook.orders, set()
    for _ in range(150):
        seat, decision = next((int(s), d) for s, d in table.pending.items())
        texts = []
        for offer in book.offers(table.state, seat):
            filled = []
            for slot in offer.slots:
                number = [str(rng.randint(slot.least, slot.most))] if slot.kind == "number" else []
                some = rng.sample(list(slot.of), min(len(slot.of), rng.randint(1, 4))) if slot.of else []
                filled += number or (some if slot.kind in ("some", "ranked") else some[:1])
            texts.append(" ".join([offer.verb, *filled]))
            made.add(offer.verb)
        kept = given(table, seat, texts)
        assert {order.verb for order in kept} == {text.split()[0] for text in texts}
        found = answer(table, seat, kept)
        assert found is None or decision.index(found.move) >= 0
        table.play(seat, found.move if found else decision.sample(rng))
        if table.over:
            break
    assert made == set(book.verbs) - ({"defend_all"} if game == "wallenstein" else set())


def test_orders_know_what_their_seat_knows_and_no_more() -> None:
    """In another world that looks the same to the seat, its orders answer the same."""
    rng, compared = Random(14), 0
    game = feldherr.new_game("sixteenthirty", players=4, seed=14)
    texts = [text for text in EXAMPLES["sixteenthirty"] if "lobby" not in text]
    while not game.over and compared < 60:
        seat, decision = next((int(s), d) for s, d in game.pending.items())
        if not game.sealed:
            other = game.imagine(seat, rng)
            assert said(other, seat, *texts) == said(game, seat, *texts)
            compared += 1
        game.play(seat, decision.sample(rng))
    assert compared == 60


def test_half_of_the_questions_reach_nobody_and_the_answers_are_the_same() -> None:
    """Six captains with orders; 200 games of it, and whether outcomes differ, are in `make soak`."""
    count, _ = six(1)
    assert count.reached() <= 0.5
    assert count.same() >= 0.95
