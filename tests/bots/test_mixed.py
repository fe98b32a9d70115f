"""Wallenstein's plans: pools with ideas and bids, seasons of all seats' plans, and mixtures."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import feldherr
from feldherr import fast
from feldherr.bots import Budget, bot, decide
from feldherr.bots.mixing import Payoffs
from feldherr.bots.wallenstein.council import Council, generator, harvest_of
from feldherr.bots.wallenstein.evidence import Evidence
from feldherr.bots.wallenstein.experience import experience
from feldherr.bots.wallenstein.foresight import WallensteinForesight
from feldherr.bots.wallenstein.meeting import WAYS, Aims
from feldherr.bots.wallenstein.mixed import Mixed, drawn
from feldherr.bots.wallenstein.mixed_search import MixedSearch
from feldherr.bots.wallenstein.pools import IDEAS, bonus, foes, pool
from feldherr.bots.wallenstein.search import Effort
from feldherr.bots.wallenstein.weights import tuned
from feldherr.wallenstein import State
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BID, BOX_COUNT, COINS, COMBAT_A, DEPLOY_5, NO_PLAN, PALACE
from tests.bots.tables import TABLES, positions

WALLENSTEIN = [number for number, table in enumerate(TABLES) if table[0] == "wallenstein"]
VALUE = experience("value_among_marshals").value


def council(game: feldherr.Game, seat: int) -> Council:
    assert isinstance(game.state, State)
    return Council(harvest_of(game.state, seat, tuned()), experience())


@pytest.mark.parametrize("number", WALLENSTEIN)
def test_all_plans_of_a_pool_are_legal_and_see_nothing_hidden(number: int) -> None:
    for seat, kind, game in positions(number):
        if kind == "plan":
            other = game.imagine(seat, Random(seat))
            one, two = (pool(council(each, seat), VALUE, generator(Random(1)), 24) for each in (game, other))
            assert one == two
            assert len(one) == len(set(one)) > 12
            assert all(game.pending[seat].index(plan) >= 0 for plan in one)


def test_where_a_palace_is_safe_and_can_be_paid_one_is_thought_of() -> None:
    places = 0
    for number in WALLENSTEIN:
        for seat, kind, game in positions(number):
            if kind == "plan":
                wise = council(game, seat)
                liked = bonus(wise.planner, VALUE, "palaces")[wise.planner.boxes.index(PALACE)]
                safe = {county for county, like in zip(wise.planner.counties, liked, strict=False) if like > 0}
                assert not any(foes(wise.planner.at, county) for county in safe)
                if safe and wise.planner.decision.thalers > 6:
                    places += 1
                    plans = pool(wise, VALUE, generator(Random(1)), 12)
                    assert safe & {plan.cards[PALACE] for plan in plans}
    assert places


def test_a_pool_has_bids_and_other_ideas() -> None:
    wise = council(feldherr.new_game("wallenstein", players=4, seed=1618), 0)
    plans = pool(wise, VALUE, generator(Random(1)), 30)
    assert len({plan.cards[BID] for plan in plans if plan.cards[BID] >= COINS}) > 3
    liked = {idea: bonus(wise.planner, VALUE, idea) for idea in IDEAS}
    rows = {box: row for row, box in enumerate(wise.planner.boxes)}
    assert liked["army"][rows[DEPLOY_5]].max() > 0
    assert liked["economy"][rows[COMBAT_A]].min() < 0
    assert liked["raid"][rows[COMBAT_A]].max() > 0, "nobody leads in the first season"


def plan(**cards: int) -> Plan:
    boxes = {"deploy5": DEPLOY_5, "combat": COMBAT_A, "palace": PALACE, "bid": BID}
    laid = {boxes[name]: card for name, card in cards.items()}
    return Plan(tuple(laid.get(box, NO_PLAN) for box in range(BOX_COUNT)))


def test_plans_meet_where_one_goes_and_the_other_acts() -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=1618)
    g = game.state
    assert isinstance(g, State)
    goal, origin = next(
        (there, here)
        for there in g.counties_of(1)
        for here in g.counties_of(0)
        if Aims(g, 0, [plan(combat=here)]).within[0, there]
    )
    own = Aims(g, 0, [plan(combat=origin, bid=COINS), plan(palace=origin, bid=COINS + 2)])
    others = Aims(g, 1, [plan(deploy5=goal, bid=COINS + 1), plan(combat=goal, bid=COINS)])
    found = dict(zip(WAYS, own.meet(others), strict=True))
    assert found["met"].tolist() == [[1.0, 0.0], [0.0, 0.0]]
    assert found["razed"].tolist() == [[0.0, 0.0], [0.0, 1.0]]
    assert found["outbid"].tolist() == [[1.0, 0.0], [0.0, 0.0]]


def test_evidence_finds_what_plans_bring_and_what_they_do_to_each_other() -> None:
    """The second plan is better by 4, and being outbid costs 3; luck of 20 points hides nothing."""
    game = feldherr.new_game("wallenstein", players=3, seed=1618)
    g = game.state
    assert isinstance(g, State)
    plans = [plan(bid=COINS), plan(palace=1, bid=COINS), plan(bid=COINS + 3)]
    aims = [Aims(g, seat, plans) for seat in range(3)]
    evidence, numbers = Evidence([np.zeros(3)] * 3, aims), generator(Random(1))
    fates = generator(Random(2)).normal(0.0, 20.0, (50, 3))
    for season in range(400):
        fate = fates[season // 8]
        choices = numbers.integers(0, 3, 3).tolist()
        bids = [plans[choice].cards[BID] for choice in choices]
        leads = [
            4.0 * (choice == 1) - 3.0 * sum(other > bids[seat] for other in bids) + fate[seat]
            for seat, choice in enumerate(choices)
        ]
        evidence.add(season // 8, choices, leads)
    payoffs = evidence.payoffs()
    assert payoffs.own[0][1] - payoffs.own[0][0] == pytest.approx(4.0, abs=0.5)
    assert payoffs.cross[0, 1][0, 2] - payoffs.cross[0, 1][0, 0] == pytest.approx(-3.0, abs=0.5)


def searched(seed: int, simulations: int = 60) -> MixedSearch:
    view = feldherr.new_game("wallenstein", players=4, seed=1618).view(2)
    seasons = Mixed(view, Random(seed), tuned(), experience("value_among_marshals"))
    return MixedSearch(seasons, Budget(simulations=simulations).clock(), Effort(first_look=4, plans=400, finalists=4))


def test_the_same_seed_and_budget_give_the_same_plan_and_no_more_seasons_than_allowed() -> None:
    search = searched(4)
    assert search.shares() == searched(4).shares()
    assert search.clock.done <= 60
    assert all(strategy.sum() == pytest.approx(1.0) for strategy in search.mixed.strategies)


def test_native_code_changes_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the same number of seasons, whoever plays them."""
    quick = decide("wallenstein", positions(3)[2][2].view(positions(3)[2][0]), Random(2), Budget(simulations=90))
    monkeypatch.setattr(fast, "of", lambda game: SimpleNamespace(native=False))
    plain = decide("wallenstein", positions(3)[2][2].view(positions(3)[2][0]), Random(2), Budget(simulations=90))
    assert quick == plain


def test_plans_one_card_away_are_legal_and_lie_one_card_away() -> None:
    search = searched(6)
    changes = search.changes(search.first)
    assert len(changes) == len(set(changes)) > 40
    assert all(search.planner.decision.index(other) >= 0 for other in changes)
    differing = [sum(map(int.__ne__, other.cards, search.first.cards)) for other in changes]
    assert set(differing) == {1, 2}


def test_where_there_is_time_the_best_plans_are_changed_card_by_card() -> None:
    """What one card more would bring is found, although no idea and no shaken value speaks for it."""
    search = searched(7, 4000)
    search.effort = Effort(first_look=4, plans=1, finalists=4, changing=True)
    goal = search.changes(search.first)[5]

    def rated(option: Plan, numbers: range) -> list[float]:
        return [50.0 * (option == goal) for _ in numbers]

    search.in_seasons = rated  # type: ignore[method-assign]
    search.mixed.think = lambda clock, share: None  # type: ignore[method-assign]
    assert search.shares()[0].plan == goal


def test_who_wants_what_another_may_take_mixes() -> None:
    """A second plan, equally good, is met by the others' less when it is not the only one that is played."""
    search = searched(5)
    search.shares()
    seasons = search.mixed
    one, two = [each for each in seasons.pools[2] if each.cards[BID] >= COINS][:2]
    other = 0
    size = len(seasons.pools[other])
    seasons.minds[other] = np.full((1, size), -99.0)
    seasons.minds[other][0, :2] = 0.0
    chase = np.zeros((size, 2))
    chase[0, 0] = chase[1, 1] = 5.0
    seasons.crossing = lambda plans: ({other: -chase.T}, {other: chase})  # type: ignore[method-assign]
    seasons.payoffs = Payoffs(seasons.payoffs.own, {})
    shares = seasons.mixture({one: 1.0, two: 1.0})
    assert {share.plan for share in shares} == {one, two}
    assert all(share.share == pytest.approx(0.5, abs=0.1) for share in shares)
    assert {drawn(shares, Random(seed)).plan for seed in range(20)} == {one, two}


def test_without_a_budget_the_plan_expected_to_be_best_is_played() -> None:
    view = feldherr.new_game("wallenstein", players=4, seed=1618).view(2)
    game = feldherr.imagine(view, Random(1))
    expected: Any = bot("wallenstein", "wallenstein")
    best = expected.answer(game.state, 2, game.pending[2], Random(1))
    assert decide("wallenstein", view, Random(1), Budget(seconds=0.0)).move == best.move


def test_the_adviser_of_an_analysis_says_what_is_best_to_play_most_often(monkeypatch: pytest.MonkeyPatch) -> None:
    view = feldherr.new_game("wallenstein", players=4, seed=1618).view(2)
    mixture = Mixed.mixture

    def halved(self: Mixed, gains: dict[Plan, float]) -> list[Any]:
        first = mixture(self, gains)[0]
        rest = next(plan for plan in self.pools[self.seat] if plan != first.plan)
        return [first._replace(share=0.6), first._replace(plan=rest, share=0.4)]

    monkeypatch.setattr(Mixed, "mixture", halved)
    adviser = bot(WallensteinForesight.adviser, "wallenstein")
    choices = [adviser.decide(view, Random(3), Budget(simulations=40)) for _ in range(2)]
    assert choices[0] == choices[1]
    assert [reason.code for reason in choices[0].why[-2:]] == ["mixed", "searched"]
    assert choices[0].why[-2].facts == {"share": 60, "plans": 2}
