"""Two games that differ only in what a seat cannot know look the same to it, to the byte, until that is revealed."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from feldherr import Game, IllegalMove
from feldherr.kernel.chance import Chance
from feldherr.wallenstein import State
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import BID, BOX_COUNT, BOXES, COINS, EMPTY, TOWER_CARD
from feldherr.wallenstein.planning import PlanDecision
from tests.fuzzing import audiences
from tests.wallenstein.fuzz import OTHERS, SECOND, Table

SOME = [*SECOND[::2], *OTHERS[::4]]
DRAFTS = [table for table in SOME if table.lineup == "draft"]
COURTS = [table for table in SOME if table.court]
tables = pytest.mark.parametrize("table", SOME, ids=lambda table: table.name)


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


def seen(game: Game, seat: int | None, since: int = 0) -> str:
    """All that reaches a seat: its view, its events, and what it is asked, with the forecast of a plan."""
    asked: Any = None
    if seat is not None and seat in game.pending:
        decision = game.pending[seat]
        asked = [decision.as_json(), dict(decision.check(decision.sample(Random(1))).forecast)]
    return json.dumps([game.view(seat), game.events(seat, since), asked])


def look_the_same(one: Game, two: Game, seats: list[int | None]) -> None:
    for seat in seats:
        assert seen(one, seat) == seen(two, seat), f"seat {seat} can tell two games apart"


def others(game: Game, seat: int) -> list[int | None]:
    return [audience for audience in audiences(game) if audience != seat]


def step(game: Game, rng: Random) -> tuple[int | str, Any]:
    """Plays one random answer, and says which."""
    seat = rng.choice(list(game.pending))
    move = game.pending[seat].sample(rng)
    game.play(seat, move)
    return seat, move


def moments(table: Table, rng: Random, how_often: float = 0.1) -> Iterator[Game]:
    """A random game at some of its decisions."""
    game = table.open(rng.randrange(1 << 200))
    while not game.over:
        if rng.random() < how_often:
            yield game
        step(game, rng)


def follow(one: Game, two: Game, same: Callable[[State], Any], rng: Random, seats: list[int | None]) -> int:
    """Plays the same moves in both games and compares them as long as what tells them apart is not shown.

    `same` picks what is shown to the seats; it stops at the latest with the season. The number of comparisons comes
    back.
    """
    g, h = state_of(one), state_of(two)
    season, heard = g.season, dict.fromkeys(seats, 0)
    compared = 0
    while same(g) == same(h) and g.season == season and compared < 20:
        for seat in seats:
            assert seen(one, seat, heard[seat]) == seen(two, seat, heard[seat]), f"seat {seat} can tell two games apart"
            heard[seat] = len(one.events(seat))
        compared += 1
        if one.over:
            break
        answered, move = step(one, rng)
        two.play(answered, move)
    return compared


# -- plans -----------------------------------------------------------------------------------------------------------


def another_plan(decision: PlanDecision, plan: Plan, boxes: list[int], rng: Random) -> Plan:
    """The same plan with the cards of some boxes dealt anew from these and from the hand; the bid stays."""
    cards = list(plan.cards)
    hand = [county for county in decision.counties if county not in cards]
    spares = sum(card == decision.spare or card >= COINS for card in cards)
    hand += [decision.spare] * (decision.spares - spares) + [TOWER_CARD] * (decision.towers - cards.count(TOWER_CARD))
    pool = [*hand, *(cards[box] for box in boxes)]
    rng.shuffle(pool)
    for box in boxes:
        cards[box] = pool.pop()
    return Plan(tuple(cards))


@tables
def test_a_sealed_plan_is_hidden_until_all_are_in(table: Table) -> None:
    rng = Random(table.name)
    compared = 0
    for game in moments(table, rng, 1):
        planners = [seat for seat, decision in game.pending.items() if isinstance(decision, PlanDecision)]
        if len(planners) < 2:
            continue
        seat = rng.choice(planners)
        assert isinstance(seat, int)
        one, two = game.copy(), game.copy()
        one.play(seat, one.pending[seat].sample(rng))
        two.play(seat, two.pending[seat].sample(rng))
        assert one.sealed != two.sealed
        look_the_same(one, two, others(game, seat))
        two.take_back(seat)
        two.play(seat, two.pending[seat].sample(rng))
        look_the_same(one, two, others(game, seat))
        compared += 1
    assert compared >= 6


@tables
@pytest.mark.parametrize("late", [True, False], ids=["late boxes", "any boxes"])
def test_a_planned_card_is_hidden_until_its_box_is_revealed(table: Table, late: bool) -> None:
    rng = Random(f"{table.name} {late}")
    compared = 0
    for game in moments(table, rng, 1):
        if len(game.pending) > 1 or not isinstance(next(iter(game.pending.values())), PlanDecision):
            continue
        (seat,) = game.pending
        assert isinstance(seat, int)
        decision = game.pending[seat]
        assert isinstance(decision, PlanDecision)
        plan = decision.sample(rng)
        assert isinstance(plan, Plan)
        order = state_of(game).action_cards
        boxes = [box for box in (order[-3:] if late else decision.boxes) if box != BID and plan.cards[box] != EMPTY]
        other = another_plan(decision, plan, rng.sample(boxes, min(2, len(boxes))), rng)
        one, two = game.copy(), game.copy()
        one.play(seat, plan)
        two.play(seat, other)
        differing = [seat * BOX_COUNT + box for box in range(BOX_COUNT) if plan.cards[box] != other.cards[box]]

        def revealed(g: State, boxes: list[int] = differing) -> list[int]:
            return [g.plan[at] for at in boxes if g.shown[at]]

        compared += follow(one, two, revealed, rng, others(game, seat))
    assert compared > 0


@tables
def test_money_cards_that_are_not_bid_have_no_value(table: Table) -> None:
    rng = Random(table.name)
    for game in moments(table, rng):
        for audience in (*audiences(game), "all"):
            for player in game.view(audience)["players"]:
                laid = player["plan"] or {}
                assert not [box for box, card in laid.items() if card.isdigit() and box != "bid"]
        for seat, decision in game.pending.items():
            if isinstance(decision, PlanDecision):
                text = decision.sample(rng).text.split()
                at = rng.randrange(1, 11)
                text[at] = text[at].partition("=")[0] + "=3"
                with pytest.raises(IllegalMove):
                    game.copy().play(seat, " ".join(text))


@tables
def test_which_own_boxes_are_revealed_is_known(table: Table) -> None:
    """Without it an imagined game would show others what the seat has not shown yet."""
    rng = Random(table.name)
    for game in moments(table, rng):
        for seat in range(game.players):
            thought = game.imagine(seat, rng)
            for other in others(game, seat):
                hidden = [player["plan"] or {} for player in game.view(other)["players"]]
                imagined = [player["plan"] or {} for player in thought.view(other)["players"]]
                own_as_others_see_it = [box for box in BOXES if hidden[seat].get(box) == "hidden"]
                assert own_as_others_see_it == [box for box in BOXES if imagined[seat].get(box) == "hidden"]


# -- cards face down -------------------------------------------------------------------------------------------------


@tables
def test_the_order_of_dark_action_cards_is_hidden(table: Table) -> None:
    rng = Random(table.name)
    compared = 0
    for game in moments(table, rng):
        g = state_of(game)
        if g.actions_open < len(g.action_cards):
            two = game.copy()
            dark = g.action_cards[g.actions_open :]
            state_of(two).action_cards = g.action_cards[: g.actions_open] + rng.sample(dark, len(dark))
            compared += follow(game.copy(), two, lambda g: g.action_cards[: g.actions_open], rng, audiences(game))
    assert compared > 0


@tables
def test_the_order_of_the_event_deck_is_hidden(table: Table) -> None:
    rng = Random(table.name)
    compared = 0
    for game in moments(table, rng, 0.05):
        if state_of(game).event_deck:
            two = game.copy()
            state_of(two).event_deck = rng.sample(state_of(game).event_deck, len(state_of(game).event_deck))
            compared += follow(game.copy(), two, lambda g: g.events_open, rng, audiences(game))
    assert compared > 0


@pytest.mark.parametrize("table", COURTS, ids=lambda table: table.name)
def test_the_order_of_the_favor_deck_is_hidden(table: Table) -> None:
    rng = Random(table.name)
    compared = 0
    for game in moments(table, rng, 0.05):
        if state_of(game).favor_deck:
            two = game.copy()
            rng.shuffle(state_of(two).favor_deck)
            compared += follow(game.copy(), two, lambda g: [g.favors_open, g.favors_used], rng, audiences(game))
    assert compared > 0


@pytest.mark.parametrize("table", DRAFTS, ids=lambda table: table.name)
def test_the_order_of_the_draft_pile_is_hidden(table: Table) -> None:
    """What was seen when it went under the pile is known; all above it is not."""
    rng = Random(table.name)
    compared = 0
    for game in moments(table, rng, 0.3):
        g = state_of(game)
        unknown = g.pile[g.pile_known :]
        if len(unknown) > 1:
            two = game.copy()
            state_of(two).pile[g.pile_known :] = rng.sample(unknown, len(unknown))
            compared += follow(game.copy(), two, lambda g: [g.open_pair, g.owner, g.drawn], rng, audiences(game))
    assert compared > 0


@pytest.mark.parametrize("table", DRAFTS, ids=lambda table: table.name)
def test_a_county_drawn_from_the_pile_is_its_players_secret_until_placed(table: Table) -> None:
    rng = Random(table.name)
    compared = 0
    for _ in range(3):
        for game in moments(table, rng, 1):
            g = state_of(game)
            unknown = range(g.pile_known, len(g.pile))
            if g.drawn >= 0 and not g.drawn_openly and unknown:
                (drawer,) = game.pending
                assert isinstance(drawer, int)
                two = game.copy()
                h = state_of(two)
                at = rng.choice(unknown)
                h.drawn, h.pile[at] = h.pile[at], h.drawn
                look_the_same(game, two, others(game, drawer))
                compared += 1
                assert game.view(drawer)["draft"]["drawn"] != game.view(None)["draft"]["drawn"] == "hidden"
    assert compared > 0


# -- chance ----------------------------------------------------------------------------------------------------------

STRANGE_POSITION = (987_654_321 << 20) + 7


@tables
def test_chance_to_come_is_hidden(table: Table) -> None:
    rng = Random(table.name)
    for game in moments(table, rng):
        two = game.copy()
        two.seed = rng.randbytes(32)
        two.state.chance = Chance.from_seed(two.seed)
        two.state.chance.position = STRANGE_POSITION
        look_the_same(game, two, audiences(game))
        assert json.dumps(game.view("all")) == json.dumps(two.view("all"))


@tables
def test_seed_key_position_and_commitment_are_shown_nowhere(table: Table) -> None:
    rng = Random(table.name)
    for moment in moments(table, rng, 0.05):
        game = moment.copy()
        chance = game.state.chance
        chance.position += STRANGE_POSITION & ~15
        secrets = [game.commitment]
        for secret in (game.seed, chance.key):
            secrets += [secret.hex(), secret.hex().lstrip("0"), str(int.from_bytes(secret, "big"))]
        secrets.append(str(chance.position))
        for audience in (*audiences(game), "all"):
            text = json.dumps([game.view(audience), game.events(audience)])
            asked = json.dumps([decision.as_json() for decision in game.pending.values()])
            assert not [secret for secret in secrets if secret in text or secret in asked]


@tables
def test_private_events_reach_nobody_else(table: Table) -> None:
    rng = Random(table.name)
    for game in moments(table, rng, 0.03):
        told = [(kind, facts, audience) for kind, facts, audience in game.state.events if audience is not None]
        for seat in audiences(game):
            kinds = [event["kind"] for event in game.events(seat)]
            for kind in {kind for kind, _, _ in told}:
                due = sum(seat in audience for other, _, audience in told if audience is not None and other == kind)
                assert kinds.count(kind) == due
