"""Influence: stacks, Open cards, ascent and descent. (5.3)"""

from random import Random

from feldherr.sixteenthirty.cards import COUNTRY_OF, OPEN, SPECIAL
from feldherr.sixteenthirty.names import N
from feldherr.sixteenthirty.setup import PlaceInitialInfluence
from tests.rules import rule
from tests.rules.sixteenthirty.table import new, table

NO_DRAW = {"by_players": {"3": {"vp_markers": 6, "draw": 0, "card_limit": [12] * 10}}}


def random_states(seeds, players=4):
    """Games move by move, with the state before."""
    for seed in seeds:
        game, rng = new(players, seed), Random(seed)
        while not game.over:
            before = game.copy().state
            seat = next(iter(game.pending))
            heard = len(game.state.events)
            game.play(seat, game.pending[seat].sample(rng))
            yield before, game.state, [event["kind"] for event in game.events("all", heard)]


@rule("influence.one-stack")
def test_one_stack_a_country():
    g = table(hands={0: "spain-2 open-1"}, show={0: "spain-1"}).call(0, "spain join")
    g.play(0, "bid spain-2").bid({0: ["bid open-1"]})
    display = g.game.view(1)["players"][0]["display"]
    spain = {"cards": ["spain-1", "spain-2", "open-1"], "ascending": True, "influence": 4, "leads": True}
    assert display == {"spain": spain}
    for _, g2, _ in random_states([1]):
        for place, stack in enumerate(g2.stack):
            assert all(card >= OPEN or COUNTRY_OF[card] == place % N for card in stack)
            assert all(card < SPECIAL for card in stack)


@rule("influence.total")
def test_influence_is_the_sum_of_the_stack():
    for down in ("", " spain:down"):
        g = table(show={0: f"spain-3 spain-2 open-2=spain italy-1{down}"})
        assert g.state.influence(0, 8) == 7
        assert g.state.influence(0, 5) == 1
        assert g.state.influence(1, 8) == 0


@rule("influence.stack-limit")
def test_three_cards_at_most():
    g = table(hands={0: "spain-1 spain-2 spain-3 open-1"}).call(0, "spain join")
    assert max(len(option.split()) for option in g.options(0)) == 4  # the verb and three cards
    assert g.refused(0, "bid spain-1 spain-2 spain-3 open-1") == "bad_number_of_bids"
    g.play(0, "bid spain-1 spain-2 open-1").bid({0: ["bid spain-3 drop spain-1"]})
    assert g.stack(0, "spain") == "spain-2 spain-3 open-1"
    assert all(len(stack) <= 3 for _, state, _ in random_states([2]) for stack in state.stack)


@rule("influence.open-any-country")
def test_open_cards_fit_any_ascending_stack():
    for country in ("spain", "italy", "sweden"):
        g = table(hands={0: "open-2"}, show={0: f"{country}-1"}).call(0, f"{country} join")
        g.bid({0: ["bid open-2"]})
        assert g.stack(0, country) == f"{country}-1 open-2"
        g.vote({0: "red"})
        assert g.told("votes_shown")[0]["red"] == 3
    new_stack = table(hands={0: "open-2 poland-1"}).call(0, "poland join").play(0, "bid open-2 poland-1")
    assert new_stack.stack(0, "poland") == "poland-1 open-2"
    down = table(hands={0: "open-2"}, show={0: "spain-1 spain:down"}).call(0, "spain join")
    assert 0 not in down.asked()


@rule("influence.open-needs-named")
def test_open_cards_leave_with_the_last_named_card():
    stack = "spain-1 open-1=spain open-2=spain"
    by_unrest = table(hands={1: "unrest"}, show={0: f"{stack} spain:down"}).special(1, "unrest spain")
    by_unrest.play(0, "remove spain-1")
    by_assassin = table(hands={1: "assassin"}, show={0: stack}).special(1, "assassin 0 spain-1")
    by_vote = table(show={0: f"{stack} spain:down", 1: "spain-3 spain-3"})
    by_vote.lobby(1, "spain join", {0: "red", 1: "blue"}).play(0, "remove spain-1")
    by_step_one = table(show={0: f"{stack} spain:down"}).round(0).play(0, "remove spain-1")
    for g in (by_unrest, by_assassin, by_vote, by_step_one):
        assert (g.stack(0, "spain"), g.market(0)) == ("", "spain-1 open-1 open-2")


@rule("influence.no-return")
def test_displayed_cards_never_return_to_the_hand():
    for before, after, kinds in random_states(range(2)):
        for seat in range(4):
            grown = len(after.hand[seat]) > len(before.hand[seat])
            sources = {"cards_drawn", "card_collected", "exchanged", "cards_dealt"}
            assert not grown or sources & set(kinds)
    collected = table(markets={1: "spain-2 italy-1"}).end_turn(4)
    collected.play(0, "collect 1 spain-2")
    assert collected.hand(0) == "spain-2"


@rule("influence.placed-ascendant")
def test_placed_influence_ascends():
    g = table(hands={0: "spain-1 italy-2"}).do(PlaceInitialInfluence())
    g.play(0, "influence spain-1").play(1, "influence").play(2, "influence")
    assert g.stack(0, "spain") == "spain-1"
    g.call(0, "italy join").play(0, "bid italy-2")
    assert g.stack(0, "italy") == "italy-2"
    g = table(hands={1: "spain-2"}, show={0: "spain-1", 1: "spain-1 spain:down"}).call(0, "spain join").play(0, "pass")
    assert 1 not in g.asked()


@rule("influence.descent-causes")
def test_only_unrest_and_lost_votes_turn_influence():
    causes = {"unrest_placed", "votes_shown"}
    turned = 0
    for before, after, kinds in random_states(range(3)):
        for place, down in enumerate(after.descending):
            if down and not before.descending[place]:
                turned += 1
                assert causes & set(kinds)
    assert turned


@rule("influence.descent-final")
def test_descending_influence_never_rises_nor_grows():
    for before, after, _ in random_states(range(3)):
        for place, down in enumerate(before.descending):
            if down and after.stack[place]:
                assert after.descending[place]
                assert len(after.stack[place]) <= len(before.stack[place])
                assert not set(after.stack[place]) - set(before.stack[place])


@rule("influence.rebuild")
def test_a_new_stack_after_the_old_is_gone():
    g = table(hands={0: "spain-2"}, show={0: "spain-1 spain:down"}, options={"data": NO_DRAW}).round(0)
    assert g.stack(0, "spain") == ""  # its only card was removed in step 1
    g.play(0, "pass").play(0, "lobby spain join").play(0, "bid spain-2")
    assert g.stack(0, "spain") == "spain-2"


@rule("vote.full-weight")
def test_everybody_sees_what_influence_is_worth_and_who_leads():
    g = table(show={0: "spain-3", 1: "spain-2 open-1=spain", 2: "spain-1"})
    stacks = [player["display"]["spain"] for player in g.game.view(None)["players"][:3]]
    assert [(stack["influence"], stack["leads"]) for stack in stacks] == [(3, True), (3, True), (1, False)]
