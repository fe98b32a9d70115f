"""Random games of Sixteen Thirty Something, looked at from all sides."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import feldherr
from feldherr import Decision, Game, Move
from feldherr.kernel.decision import CHANCE
from feldherr.sixteenthirty import State
from feldherr.sixteenthirty.state import FIELDS
from tests.sixteenthirty.invariants import check

LONGEST = 8_000
"""Answers in a game; more is a game that does not end."""
TEMPERS = ("even", "even", "first", "last")
FEW_CARDS = {
    "by_players": {
        str(n): {"vp_markers": 3, "draw": 5, "card_limit": [18, 3, 2, 2, 1, 1, 1, 1, 1, 1]} for n in range(3, 7)
    },
    "deck": {"influence_per_country": {"1": 2, "4": 1}, "open_influence": {"1": 40}, "special": {"unrest": 42}},
}
"""Few named cards and small hands: seats that can lobby nowhere, and many a shuffle."""
SECRETS = ("hand", "dark", "kept", "drawn", "vp_markers", "passed")


class Broken(AssertionError):
    """A game went wrong. Its record up to there tells how."""

    def __init__(self, text: str, record: dict[str, Any]) -> None:
        super().__init__(text)
        self.record = record


@dataclass(frozen=True)
class Table:
    """The options of a table to fuzz."""

    players: int
    throws: str = "inside"
    few_cards: bool = False

    def open(self, seed: int) -> Game:
        data = FEW_CARDS if self.few_cards else {}
        rules = {"league_bonus_without_influence": bool(seed % 2)}
        return feldherr.new_game(
            "sixteenthirty", players=self.players, seed=seed, throws=self.throws, data=data, rules=rules
        )

    @property
    def name(self) -> str:
        return f"{self.players}-{self.throws}{'-few_cards' if self.few_cards else ''}"


USUAL = [Table(players) for players in (3, 4, 5, 6)]
OTHERS = [
    *(Table(players, throws="outside") for players in (3, 6)),
    *(Table(players, few_cards=True) for players in (3, 4, 5, 6)),
]
TABLES = [*USUAL, *OTHERS]


def plain(value: Any) -> str:
    return json.dumps(value)


def audiences(game: Game) -> list[int | None]:
    return [*range(game.players), None]


def answer(decision: Decision, temper: str, rng: Random) -> Move:
    """A random answer. Stubborn tempers take mostly the first or the last option, which leads to rare positions."""
    if temper == "even" or rng.random() < 0.2:
        return decision.sample(rng)
    return decision.option(0 if temper == "first" else decision.count() - 1)


def play_out(game: Game, rng: Random, after: Callable[[Game], None] | None = None) -> Game:
    """Plays random moves to the end; `after` looks at the game after each answer."""
    tempers = rng.choices(TEMPERS, k=game.players)
    for _ in range(LONGEST):
        if game.over:
            return game
        seat = rng.choice(list(game.pending))
        temper = "even" if seat == CHANCE else tempers[int(seat)]
        game.play(seat, answer(game.pending[seat], temper, rng))
        if after is not None:
            after(game)
    raise AssertionError(f"no end after {LONGEST} answers")


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
            if decision.seat != CHANCE and rng.random() < 0.02:
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
        where = f"{table.name} seed {seed} after {len(game.moves)} moves"
        raise Broken(f"{where}: {type(error).__name__}: {error}", game.record()) from error


def look_closely(game: Game, rng: Random) -> None:
    """The costly checks."""
    check_copy(game, rng)
    for seat in audiences(game):
        imagined = check_imagined(game, seat, rng)
    play_out(imagined, rng, check)
    everything = plain(game.view("all"))
    assert plain(feldherr.imagine(json.loads(everything), rng).view("all")) == everything
    check_replay(game)


# -- the checks --------------------------------------------------------------------------------------------------------


def check_copy(game: Game, rng: Random) -> None:
    """What happens to a copy does not happen to the game; two copies have the same future."""
    before = plain([game.record(), game.view("all"), game.events("all")])
    one, two = game.copy(), game.copy()
    assert plain([one.record(), one.view("all"), one.events("all")]) == before, "a copy differs"
    seed = rng.random()
    for twin in (one, two):
        play_out(twin, Random(seed))
    assert plain(one.record()) == plain(two.record()), "two copies have different futures"
    assert plain([game.record(), game.view("all"), game.events("all")]) == before, "a copy changed the game"


def check_imagined(game: Game, seat: int | None, rng: Random) -> Game:
    """An imagined game gives its seat the same view, and has no other differences than in what is hidden from it."""
    view = plain(game.view(seat))
    imagined = feldherr.imagine(json.loads(view), rng)
    assert plain(imagined.view(seat)) == view, f"seat {seat} sees another game when it imagines one"
    differing = set(differences(game, imagined, seat))
    assert not differing, f"imagined by seat {seat}, but not drawn as it may be: {differing}"
    check(imagined)
    if seat in game.pending and isinstance(seat, int):
        asked, again = game.pending[seat].as_json(), imagined.pending[seat].as_json()
        assert asked == again, f"seat {seat} is asked otherwise when it imagines the game"
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


def check_replay(game: Game) -> None:
    """A record gives the same game to the last card."""
    record = plain(game.record())
    again = feldherr.replay(json.loads(record))
    assert plain(again.record()) == record, "the record of a replayed game differs"
    for audience in (*audiences(game), "all"):
        assert plain(again.view(audience)) == plain(game.view(audience)), f"replayed, {audience} sees another game"
        assert plain(again.events(audience)) == plain(game.events(audience)), f"replayed, {audience} hears other events"


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


def check_options(game: Game, decision: Decision) -> None:
    """The enumerator agrees with itself, and with the text form."""
    options = decision.options()
    assert len(options) == decision.count() > 0
    assert len(set(options)) == len(options), f"options listed twice: {options}"
    for index, move in enumerate(options[:300]):
        assert decision.index(move) == index, f"option {index}, {move}, has the number {decision.index(move)}"
        again = game.rulebook.moves.read(move.text)
        assert again == move, f"{move} reads back as {again}"
    plain(decision.as_json())
