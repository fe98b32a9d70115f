"""Random games of Sixteen Thirty Something, looked at from all sides."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import feldherr
from feldherr import Game
from feldherr.kernel.decision import CHANCE
from feldherr.sixteenthirty import State
from feldherr.sixteenthirty.cards import SPECIALS
from feldherr.sixteenthirty.market import MOST_LISTED
from feldherr.sixteenthirty.state import FIELDS
from tests.fuzzing import Broken, audiences, check_copy, check_options, check_replay, imagined_by, plain, play_out
from tests.sixteenthirty.invariants import check

FEW_CARDS = {
    "by_players": {
        str(n): {"vp_markers": 1, "draw": 5, "card_limit": [18, 3, 2, 2, 1, 1, 1, 1, 1, 1]} for n in range(3, 7)
    },
    "deck": {"influence_per_country": {"1": 2, "4": 1}, "open_influence": {"1": 40}, "special": {"unrest": 42}},
}
"""Few named cards and small hands: seats that can lobby nowhere, and many a shuffle."""
MANY_CARDS = {
    "by_players": {
        str(n): {"vp_markers": 22 // n, "draw": 112 // n, "card_limit": [112 // n] * 10} for n in range(3, 7)
    },
    "deck": {
        "influence_per_country": dict.fromkeys("12345", 2),
        "open_influence": dict.fromkeys("12345", 1),
        "special": dict.fromkeys(SPECIALS, 1),
    },
}
"""The most that the components allow: the largest hands, of as many kinds as can be."""
DATA = {"printed": {}, "few_cards": FEW_CARDS, "many_cards": MANY_CARDS}
SECRETS = ("hand", "dark", "kept", "drawn", "vp_markers", "passed")


@dataclass(frozen=True)
class Table:
    """The options of a table to fuzz."""

    players: int
    throws: str = "inside"
    data: str = "printed"

    def open(self, seed: int) -> Game:
        data = DATA[self.data]
        rules = {"league_bonus_without_influence": bool(seed % 2)}
        return feldherr.new_game(
            "sixteenthirty", players=self.players, seed=seed, throws=self.throws, data=data, rules=rules
        )

    @property
    def name(self) -> str:
        return f"{self.players}-{self.throws}-{self.data}"


USUAL = [Table(players) for players in (3, 4, 5, 6)]
OTHERS = [
    *(Table(players, throws="outside") for players in (3, 6)),
    *(Table(players, data="few_cards") for players in (3, 4, 5, 6)),
    *(Table(players, data="many_cards") for players in (3, 6)),
]
TABLES = [*USUAL, *OTHERS]


def fuzz(seed: int, table: Table | None = None, looks: float = 1) -> None:
    """Plays a random game, checks it after each answer, and looks closely at about so many of its decisions.

    Without a table the seed chooses one. Raises Broken.
    """
    table = table or TABLES[seed % len(TABLES)]
    rng = Random(f"{table.name} {seed}")
    game = table.open(seed)

    def look(game: Game) -> None:
        check(game)
        for decision in game.pending.values():
            if decision.seat != CHANCE and rng.random() < 0.02 and decision.count() <= MOST_LISTED:
                check_options(game, decision)
        if rng.random() < looks / 1200:
            look_closely(game, rng)
        elif rng.random() < looks / 90:
            check_imagined(game, rng.choice(audiences(game)), rng)

    try:
        check(game)
        play_out(game, rng, look)
        check_end(game)
        check_replay(game)
    except Exception as error:
        raise Broken(f"{table.name} seed {seed}", game, error) from error


def look_closely(game: Game, rng: Random) -> None:
    """The costly checks."""
    check_copy(game, rng)
    for seat in audiences(game):
        imagined = check_imagined(game, seat, rng)
    play_out(imagined, rng, check)
    open_view = plain(game.view("all"))
    assert plain(feldherr.imagine(json.loads(open_view), rng).view("all")) == open_view
    check_replay(game)


# -- the checks --------------------------------------------------------------------------------------------------------


def check_imagined(game: Game, seat: int | None, rng: Random) -> Game:
    """An imagined game gives its seat the same view, and has no other differences than in what is hidden from it."""
    imagined = imagined_by(game, seat, rng)
    differing = set(differences(game, imagined, seat))
    assert not differing, f"imagined by seat {seat}, but not drawn as it may be: {differing}"
    check(imagined)
    return imagined


def differences(game: Game, imagined: Game, seat: int | None) -> Iterator[str]:
    """Fields of the state that an imagined game has otherwise, though the seat knows them."""
    g, h = game.state, imagined.state
    assert isinstance(g, State)
    assert isinstance(h, State)
    if g.agenda != h.agenda:
        yield "agenda"
    for name in FIELDS:
        real, drawn = getattr(g, name), getattr(h, name)
        if name in SECRETS:
            real, drawn = known(g, name, seat), known(h, name, seat)
        elif name in ("deck", "undrawn"):
            real, drawn = len(real), len(drawn)
        elif name == "discard":
            real, drawn = sorted(real), sorted(drawn)
        if real != drawn:
            yield name


def known(g: State, name: str, seat: int | None) -> list[Any]:
    """What a seat knows of a field that is secret by seat; of the others, only how many."""
    values = getattr(g, name)
    if name == "passed":
        sees = {seat, (seat - 1) % g.players} if seat is not None else set()
        return [value if at % g.players in sees else value >= 0 for at, value in enumerate(values)]
    return [value if at == seat else len(value) for at, value in enumerate(values)]


def check_end(game: Game) -> None:
    """Eight, nine or ten whole turns, one round for everybody in each."""
    events = game.events("all")
    kinds = [event["kind"] for event in events]
    turns = game.view(None)["turn"]
    assert turns in (8, 9, 10), f"over on turn {turns}"
    due = {"turn_begun": turns, "points_added": turns, "market_closed": turns - 1, "game_ended": 1}
    told = {kind: kinds.count(kind) for kind in due}
    assert told == due, f"not {turns} whole turns: {told}"
    assert kinds[-1] == "game_ended"
    assert kinds.count("round_begun") == turns * game.players
    assert kinds.count("end_rolled") == min(turns, 9) - 7
