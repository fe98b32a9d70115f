"""What the view says of the position, so that no client has to work it out."""

from tests.rules.wallenstein.table import seat_of, table


def test_the_view_says_who_has_the_most_buildings_of_a_kind() -> None:
    g = table(kursachsen="yellow 3 church", anhalt="blue 5 church palace", holstein="blue 1")
    found = g.game.view(None)["majorities"]
    kinds = [
        (building, standing["counts"], standing["most"]) for by in found.values() for building, standing in by.items()
    ]
    blue, yellow = seat_of("blue"), seat_of("yellow")
    assert sorted(building for building, _, _ in kinds) in (["church", "palace"], ["church", "church", "palace"])
    for building, counts, first in kinds:
        assert first == [seat for seat in (blue, yellow) if counts[seat]]
        assert building == "church" or first == [blue]


def test_the_view_says_what_grain_each_open_event_would_leave() -> None:
    g = table(kursachsen="yellow 3", anhalt="yellow 5", holstein="blue 1")
    g.state.events_open = [0]
    view = g.game.view(None)
    (card,) = view["events_open"]
    for player, left in zip(view["players"], card["supply"], strict=True):
        assert left == max(0, player["grain"] - card["grain_loss"]) - player["counties"]


def test_the_view_says_to_its_seat_alone_where_others_stand_stronger() -> None:
    g = table(kursachsen="yellow 1", anhalt="blue 5", holstein="blue 1")
    seats = {colour: g.game.view(seat_of(colour))["exposed"] for colour in ("yellow", "blue")}
    assert seats == {"yellow": {"kursachsen": "anhalt"}, "blue": {}}
    assert g.game.view(None)["exposed"] == {}
    g.put("anhalt", "blue 2")
    assert g.game.view(seat_of("yellow"))["exposed"] == {}
