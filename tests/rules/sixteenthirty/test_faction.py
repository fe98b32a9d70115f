"""Factions, and joining one. (5.2, 5.6.4.1)"""

from random import Random

from feldherr.sixteenthirty.names import COUNTRY
from feldherr.sixteenthirty.scoring import worth_of_markers
from feldherr.sixteenthirty.war import combat_modifiers
from tests.rules import rule
from tests.rules.sixteenthirty.table import new, table


@rule("faction.two")
def test_red_blue_or_none_and_never_none_again():
    for seed in range(6):
        game, rng = new(4, seed), Random(seed)
        members: set[str] = set()
        while not game.over:
            seat = next(iter(game.pending))
            game.play(seat, game.pending[seat].sample(rng))
            factions = {c: v["faction"] for c, v in game.view(None)["countries"].items()}
            assert set(factions.values()) <= {"red", "blue", None}
            now = {c for c, faction in factions.items() if faction}
            assert members <= now
            members = now


@rule("faction.only-meaning")
def test_a_faction_changes_no_score_and_no_combat():
    seen = []
    for faction in ("", "red", "blue"):
        g = table(show={0: "spain-3 spain-2"}, spain=f"{faction} leader").state
        spain = COUNTRY["spain"]
        seen.append((worth_of_markers(g, 0), combat_modifiers(g, spain, False), combat_modifiers(g, spain, True)))
    assert seen[0] == seen[1] == seen[2]
    # what it does mean: whom a country may attack, and with whom it may make a league
    show = {0: "spain-1"}
    assert table(show=show, spain="red", france="blue").lobbies(0, "spain") >= {"war france"}
    assert table(show=show, spain="red", france="red").lobbies(0, "spain") >= {"league france"}


@rule("faction.joins-at-once")
def test_the_country_joins_the_winning_colour():
    for before in ("", "red", "blue"):
        for colour in ("red", "blue"):
            g = table(show={0: "spain-3", 1: "spain-1"}, spain=before)
            g.lobby(0, "spain join", {0: colour, 1: "red"})
            assert g.faction("spain") == colour


@rule("faction.tie")
def test_a_tie_leaves_the_faction():
    for before, after in (("", None), ("red", "red"), ("blue", "blue")):
        g = table(show={0: "spain-3", 1: "spain-3"}, spain=before).lobby(0, "spain join", {0: "red", 1: "blue"})
        assert g.faction("spain") == after
