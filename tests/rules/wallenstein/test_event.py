"""Event cards: four a year, one a season, one for winter. (000 Event cards, Determine event)"""

import pytest

from feldherr.wallenstein.season import PlayYear
from tests.rules import rule
from tests.rules.wallenstein.seasons import (
    EDITIONS,
    asked,
    plan_all,
    play_on,
    play_season,
    play_to,
    start,
    told,
    under_event,
)
from tests.rules.wallenstein.table import falls, table

CARDS = {"second": 12, "first": 25, "manual": 25}


def numbers(cards):
    return [card["number"] for card in cards]


@rule("event.four-open")
@pytest.mark.parametrize("edition", EDITIONS)
def test_four_cards_are_laid_open_each_year(edition):
    game = start(edition=edition)
    for year in (1, 2):
        play_to(game, "spring", year)
        for seat in (0, None):
            assert len(set(numbers(game.view(seat)["events_open"]))) == 4
        rest = game.view("all")["event_deck"]
        assert len({*rest, *numbers(game.view(None)["events_open"])}) == CARDS[edition] - 4 * (year - 1)


@rule("event.four-open")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deck_is_shuffled(edition):
    seen = {n for seed in range(60) for n in numbers(start(edition=edition, seed=seed).view(None)["events_open"])}
    assert seen == set(range(1, CARDS[edition] + 1))


@rule("event.draw")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_of_four_then_of_three_then_of_two(edition):
    game = start(edition=edition)
    for drawn, (season, cards) in enumerate((("spring", 4), ("summer", 3), ("fall", 2))):
        play_to(game, season)
        open_cards = numbers(game.view(None)["events_open"])
        assert len(open_cards) == cards
        assert len(told(game, "event_drawn")) == drawn  # none before planning
        plan_all(game)
        assert told(game, "event_drawn")[drawn]["number"] in open_cards


@rule("event.draw")
@pytest.mark.parametrize("edition", EDITIONS)
def test_drawn_at_random(edition):
    places: list[set[int]] = [set(), set(), set()]
    for seed in range(30):
        game = start(edition=edition, seed=seed)
        for drawn, season in enumerate(("spring", "summer", "fall")):
            play_to(game, season)
            open_cards = numbers(game.view(None)["events_open"])
            plan_all(game)
            places[drawn].add(open_cards.index(told(game, "event_drawn")[drawn]["number"]))
    assert places == [{0, 1, 2, 3}, {0, 1, 2}, {0, 1}]


@rule("event.for-all")
def test_the_event_holds_for_all_players():
    g = under_event(7, lausitz="blue 1", trier="yellow 1", wuerttemberg="red 1")
    g.state.thalers = [0, 0, 0]
    for colour, county in (("blue", "lausitz"), ("yellow", "trier"), ("red", "wuerttemberg")):
        g.act(colour, "taxes", county)
        assert g.thalers(colour) == 5


@rule("event.for-all")
@pytest.mark.parametrize("edition", ["first", "manual"])
def test_the_event_holds_for_all_players_in_2002(edition):
    g = under_event(24, edition, lausitz="blue 1", trier="yellow 1", wuerttemberg="red 1")
    g.state.thalers = [0, 0, 0]
    for colour, county in (("blue", "lausitz"), ("yellow", "trier"), ("red", "wuerttemberg")):
        g.act(colour, "trading_post", county)
        assert g.thalers(colour) == 1


@rule("event.for-all")
@pytest.mark.parametrize(("edition", "number"), [("second", 12), ("first", 16), ("manual", 16)])
def test_the_event_holds_for_one_season_only(edition, number):
    g = table(lausitz="blue 1", thalers={"blue": 9}, options={"edition": edition})
    for season, event, armies in (("spring", number, 1 + 2), ("summer", 1, 1 + 2 + 3)):
        play_season(g, season, events=(event,))
        play_on(g.game, lambda: asked(g.game, "plan"))
        plan_all(g.game, {0: {"deploy3": "lausitz", **({"bid": "0"} if edition == "second" else {})}})
        play_on(g.game)
        assert g.county("lausitz") == f"blue {armies}"


@rule("event.for-all")
def test_cards_that_are_open_and_not_drawn_have_no_effect():
    g = under_event(1, lausitz="blue 1", thalers={"blue": 0})
    g.state.events_open = [6, 5, 11]
    g.act("blue", "taxes", "lausitz")
    assert g.thalers("blue") == 7


@rule("event.for-all")
@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_not_drawn_stay_open_for_the_next_draw(edition):
    game = start(edition=edition)
    spring = numbers(game.view(None)["events_open"])
    play_to(game, "summer")
    drawn = told(game, "event_drawn")[0]["number"]
    assert numbers(game.view(None)["events_open"]) == [number for number in spring if number != drawn]


@rule("event.fourth-is-winter")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_the_card_never_drawn_tells_the_loss_of_winter(edition, seed):
    game = start(edition=edition, seed=seed)
    losses = {card["number"]: card["grain_loss"] for card in game.view(None)["events_open"]}
    play_to(game, "spring", year=2)
    drawn = [event["number"] for event in told(game, "event_drawn")]
    (winter,) = told(game, "grain_lost")
    assert sorted([*drawn, winter["number"]]) == sorted(losses)
    assert winter["loss"] == losses[winter["number"]]


@rule("event.fourth-is-winter")
@pytest.mark.parametrize(("edition", "year"), [("second", (2, 4, 5, 11)), ("first", (1, 11, 12, 9))])
def test_grain_figures_of_the_drawn_cards_take_nothing(edition, year):
    g = table(grain={"blue": 20}, options={"edition": edition})
    g.state.event_deck = [number - 1 for number in year]
    g.do(PlayYear(2))  # in which grain is not reset at the end
    losses = {card["number"]: card["grain_loss"] for card in g.game.view(None)["events_open"]}
    play_on(g.game)
    (left,) = set(losses) - {fact["number"] for fact in g.told("event_drawn")}
    assert g.grain("blue") == 20 - losses[left]


@rule("event.fourth-is-winter")
def test_the_event_on_the_winter_card_has_no_effect():
    g = table(anhalt="blue 3 palace", baden="yellow 1", order=("blue", "yellow", "red"))
    play_season(g, "winter", events=(5,))  # palace guard
    assert g.thrown() == {"blue": 3, "peasants": 1}
    g.tower(falls(blue=3))
    assert g.game.view(None)["event"] is None


@rule("event.second-year")
@pytest.mark.parametrize(("edition", "rest"), [("second", 8), ("first", 21), ("manual", 21)])
def test_used_cards_leave_the_game(edition, rest):
    game = start(edition=edition)
    first = numbers(game.view(None)["events_open"])
    deck = game.view("all")["event_deck"]
    assert len(deck) == rest
    play_to(game, "spring", year=2)
    assert sorted(game.view(None)["events_used"]) == sorted(first)  # the winter card too
    second = numbers(game.view(None)["events_open"])
    assert not set(first) & set(second)
    assert sorted([*second, *game.view("all")["event_deck"]]) == sorted(deck)
    play_on(game)
    assert not set(first) & {event["number"] for event in told(game, "event_drawn")[3:]}


# -- in all editions ---------------------------------------------------------------------------------------------------


@rule("event.palace-guard.not-in-revolt")
@pytest.mark.parametrize(("edition", "number"), [("second", 4), ("second", 5), ("first", 19), ("manual", 19)])
def test_palace_guards_do_not_fight_in_revolts(edition, number):
    g = under_event(number, edition, anhalt="blue 3 palace revolt:2")
    g.act("blue", "taxes", "anhalt")
    g.defend_with_all()
    assert g.thrown() == {"blue": 3, "peasants": 2}


@rule("event.palace-guard.not-in-revolt")
@pytest.mark.parametrize(("edition", "number"), [("second", 4), ("second", 5), ("first", 19), ("manual", 19)])
def test_palace_guards_do_not_fight_in_winter(edition, number):
    g = under_event(number, edition, anhalt="blue 3 palace revolt:2")
    g.winter()
    g.defend_with_all()
    assert g.thrown() == {"blue": 3, "peasants": 3}


@rule("event.church-peace.revolts")
@pytest.mark.parametrize(("edition", "number"), [("second", 6), ("second", 9), ("first", 11), ("manual", 13)])
def test_church_peace_does_not_prevent_revolts(edition, number):
    g = under_event(number, edition, anhalt="blue 3 church revolt:1")
    g.act("blue", "grain", "anhalt")
    g.fight(falls(peasants=1))
    assert g.county("anhalt") == "neutral, empty"
