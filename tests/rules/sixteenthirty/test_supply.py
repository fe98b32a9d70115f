"""Cards, tables and figures. (2, 3.2, 3.4, 4.1.5, 6)"""

from collections import Counter
from random import Random

import pytest

import feldherr
from feldherr.sixteenthirty.rules import load, package_data
from tests.rules import rule
from tests.rules.sixteenthirty.table import countries, new, table

LIMITS = {
    3: [12, 12, 11, 11, 10, 10, 9, 8, 7, 6],
    4: [10, 10, 9, 9, 8, 8, 7, 7, 6, 5],
    5: [9, 9, 8, 8, 7, 7, 6, 6, 5, 4],
    6: [8, 8, 7, 7, 6, 6, 5, 5, 4, 4],
}


def all_cards(view):
    """Every card of a table, wherever it is."""
    cards = Counter([*view["deck"], *view["discard"]])
    for player in view["players"]:
        cards.update([*player["hand"], *player["market"]])
        for stack in player["display"].values():
            cards.update(stack["cards"])
    return cards


def deck():
    return all_cards(table().game.view("all"))


@rule("supply.deck-size")
def test_112_cards():
    assert deck().total() == 112
    short = package_data()["deck"]
    short["special"]["unrest"] = 2
    with pytest.raises(feldherr.BadOption) as refusal:
        new(data={"deck": short})
    assert refusal.value.code == "data_bad_deck"


@rule("supply.cards-conserved")
def test_each_card_is_in_one_place():
    for seed in range(4):
        game, rng = new(3 + seed, seed), Random(seed)
        while not game.over:
            view = game.view("all")
            assert view["phase"] == "set_up" or all_cards(view) == deck()
            seat = next(iter(game.pending))
            game.play(seat, game.pending[seat].sample(rng))
        assert all_cards(game.view("all")) == deck()


@rule("supply.named-cards")
def test_eight_cards_a_country():
    cards = deck()
    for country in countries():
        assert [cards[f"{country}-{value}"] for value in range(1, 6)] == [3, 3, 2, 0, 0]
    assert sum(n for card, n in cards.items() if card.split("-")[0] in countries()) == 80


@rule("supply.open-cards")
def test_eight_open_cards():
    assert [deck()[f"open-{value}"] for value in range(1, 6)] == [4, 4, 0, 0, 0]


@rule("supply.special-cards")
def test_24_special_cards():
    assert {card: n for card, n in deck().items() if "-" not in card} == {
        "lobby_the_crown": 5,
        "military_improvement": 3,
        "increase_army_size": 3,
        "increase_status": 3,
        "military_leader": 4,
        "assassin": 3,
        "unrest": 3,
    }


@rule("supply.card-limits")
def test_card_limits():
    for players, limits in LIMITS.items():
        assert [table(players, turn=turn).game.view(None)["card_limit"] for turn in range(1, 11)] == limits


@rule("supply.limits-shrink")
def test_limits_never_rise():
    for players in LIMITS:
        limits = package_data()["by_players"][str(players)]["card_limit"]
        assert limits == sorted(limits, reverse=True)
        assert limits[-1] < limits[0]


@rule("supply.seeded-chance")
def test_chance_is_the_games_own():
    def play(seed):
        game, rng = new(4, seed), Random(1)
        while not game.over:
            seat = next(iter(game.pending))
            game.play(seat, game.pending[seat].sample(rng))
        return game

    one, same, other = play(5), play(5), play(6)
    assert one.record() == same.record()
    assert one.events("all") == same.events("all")
    assert one.record()["moves"] != other.record()["moves"]
    again = feldherr.replay(one.record())
    assert again.events("all") == one.events("all")
    assert any(event["kind"] == "war_won" for event in one.events("all"))


@rule("supply.replaceable-figures")
def test_reconstructed_figures_are_marked_and_replaceable():
    for name in ("countries", "borders", "deck", "by_players"):
        assert load(name)["source"] == "reconstructed"
    sections = ("countries", "borders", "deck", "by_players")
    assert new(3).view(None)["reconstructed"] == dict.fromkeys(sections, True)
    own = package_data()
    own["countries"]["spain"]["status"] = 1
    own["by_players"] = {"3": {"vp_markers": 4, "draw": 2, "card_limit": [5] * 10}}
    own["borders"] = {"land": [["spain", "sweden"]], "sea": []}
    own["deck"] = {
        "influence_per_country": {"1": 5, "5": 5},
        "open_influence": {"4": 8},
        "special": {"unrest": 4},
    }
    game = new(3, data=own)
    view = game.view(None)
    assert view["reconstructed"] == dict.fromkeys(sections, False)
    assert view["countries"]["spain"]["status"] == 1
    assert view["card_limit"] == 5
    assert game.record()["options"]["data"]["by_players"] == own["by_players"]
    rng = Random(1)
    while not game.over:
        seat = next(iter(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
    assert all_cards(game.view("all"))["spain-5"] == 5
    assert feldherr.replay(game.record()).view("all") == game.view("all")
    other_players = new(4, data={"by_players": own["by_players"]}).view(None)
    assert other_players["reconstructed"]["by_players"] is True


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ([], "data_no_table"),
        ({"country": {}}, "data_unknown_key"),
        ({"countries": {"bavaria": {}}}, "data_unknown_key"),
        ({"countries": {"spain": {"status": 5}}}, "data_missing_key"),
        ({"countries": {"spain": {"status": 8, "army_size": 1, "military_ability": 1}}}, "data_bad_number"),
        ({"countries": {"spain": {"status": True, "army_size": 1, "military_ability": 1}}}, "data_bad_number"),
        ({"borders": {"land": []}}, "data_missing_key"),
        ({"borders": {"land": 3, "sea": []}}, "data_no_list"),
        ({"borders": {"land": [["spain", "spain"]], "sea": []}}, "data_bad_border"),
        ({"borders": {"land": [["spain", "bavaria"]], "sea": []}}, "data_bad_border"),
        ({"deck": {"influence_per_country": {"9": 1}, "open_influence": {}, "special": {}}}, "data_unknown_key"),
        ({"deck": {"influence_per_country": {"1": -1}, "open_influence": {}, "special": {}}}, "data_bad_number"),
        ({"by_players": {"7": {}}}, "data_unknown_key"),
        ({"by_players": {"3": {"vp_markers": 8, "draw": 1, "card_limit": [5] * 10}}}, "data_bad_number"),
        ({"by_players": {"3": {"vp_markers": 5, "draw": 1, "card_limit": [5] * 9}}}, "data_bad_limits"),
    ],
)
def test_bad_data_is_refused(data, code):
    with pytest.raises(feldherr.BadOption) as refusal:
        new(3, data=data)
    assert refusal.value.code == code
    assert code not in str(refusal.value)
