"""Random games of Wallenstein, looked at from all sides."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import feldherr
from feldherr import Decision, FeldherrError, Game, Move
from feldherr.kernel.decision import CHANCE
from feldherr.wallenstein import State
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.building import build, may_build
from feldherr.wallenstein.moves import Plan
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BLANK,
    BOX_COUNT,
    BUILDINGS,
    COINS,
    EMPTY,
    MONEY,
    NO_PLAN,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import PlanDecision, plan
from feldherr.wallenstein.rules import HOUSE_RULES, PRESETS
from feldherr.wallenstein.state import FIELDS
from tests.fuzzing import Broken, audiences, check_copy, check_options, check_replay, imagined_by, plain, play_out
from tests.wallenstein.invariants import check


@dataclass(frozen=True)
class Table:
    """The options of a table to fuzz."""

    players: int
    edition: str = "second"
    lineup: str = "default"
    court: bool = False
    landsknechte: bool = False
    tower: str = "aged2"
    throws: str = "inside"
    house_rules: bool = False
    """Drawn at random."""

    def open(self, seed: int) -> Game:
        options = {key: value for key, value in vars(self).items() if key not in ("players", "house_rules")}
        rules = random_rules(Random(seed)) if self.house_rules else {}
        return feldherr.new_game("wallenstein", players=self.players, seed=seed, rules=rules, **options)

    @property
    def name(self) -> str:
        marks = [self.edition, str(self.players), self.lineup, self.tower, self.throws]
        return "-".join([*marks, *(on for on in ("court", "landsknechte", "house_rules") if getattr(self, on))])


def random_rules(rng: Random) -> dict[str, Any]:
    """Some house rules."""
    rules: dict[str, Any] = {}
    for name, field in HOUSE_RULES.items():
        if rng.random() < 0.3:
            if name == "start_money":
                rules[name] = [rng.randrange(20) for _ in range(3)]
            elif "values" in field.metadata:
                rules[name] = rng.choice(field.metadata["values"])
            else:
                rules[name] = rng.randint(*field.metadata["range"])
    return rules


SECOND = [Table(players, lineup=lineup) for players, lineup in product((3, 4, 5), ("draft", "default"))]
"""The basic game of the second edition."""
OTHERS = [
    *(Table(*how) for how in product((3, 4, 5), ("first", "manual"), ("draft", "default"))),
    *(
        Table(players, "second", lineup, court, landsknechte)
        for players, lineup, (court, landsknechte) in product(
            (3, 4, 5), ("draft", "default"), ((True, False), (False, True), (True, True))
        )
    ),
    *(Table(players, tower=tower) for players, tower in product((3, 4, 5), ("classic", "aged"))),
    *(Table(players, edition, throws="outside") for players, edition in ((3, "second"), (4, "first"), (5, "manual"))),
    *(Table(players, edition, "draft", house_rules=True) for players, edition in product((3, 4, 5), PRESETS)),
    *(Table(players, court=True, landsknechte=True, house_rules=True) for players in (3, 4, 5)),
]
"""Other editions, expansions, other models of the tower, throws from outside, and house rules."""
TABLES = [*SECOND, *OTHERS]


def fuzz(seed: int, table: Table | None = None, looks: float = 1) -> None:
    """Plays a random game, checks it after each answer, and looks closely at about so many of its decisions.

    Without a table the seed chooses one. Raises Broken.
    """
    table = table or TABLES[seed % len(TABLES)]
    rng = Random(f"{table.name} {seed}")
    game = table.open(seed)
    if rng.random() < 0.15:
        game = hard_times(game, rng)
    how_often = looks / (75 if table.edition == "second" else 150)

    def look(game: Game) -> None:
        check(game)
        for decision in game.pending.values():
            if isinstance(decision, PlanDecision):
                if rng.random() < 0.1:
                    check_planning(decision, rng)
            elif decision.seat != CHANCE and rng.random() < 0.2:
                check_options(game, decision)
        if rng.random() < how_often:
            look_closely(game, rng)

    try:
        check(game)
        play_out(game, rng, look)
        if game.position is None:
            check_end(game)
        look_closely(game, rng)
    except Exception as error:
        raise Broken(f"{table.name} seed {seed}", game, error) from error


def hard_times(game: Game, rng: Random) -> Game:
    """The game from its first planning on, in a position that random play hardly ever reaches."""
    while not any(isinstance(decision, PlanDecision) for decision in game.pending.values()):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    g = game.state
    assert isinstance(g, State)
    owned = [c for c, owner in enumerate(g.owner) if owner >= 0]
    if rng.random() < 0.5:  # somebody has lost nearly everything
        for county in g.counties_of(rng.randrange(g.players))[rng.randrange(3) :]:
            g.lay_waste(county)
    if rng.random() < 0.5:  # unrest everywhere
        while g.marker_stock:
            g.add_marker(rng.choice([c for c in owned if g.owner[c] >= 0]))
    if rng.random() < 0.5:  # all is built
        for building in range(len(BUILDINGS)):
            for county in rng.sample(owned, len(owned)):
                if g.owner[county] >= 0 and may_build(g, county, building):
                    build(g, g.owner[county], county, building, 0)
    if rng.random() < 0.5:  # nobody has money
        g.thalers = [rng.randrange(3) for _ in g.thalers]
    g.agenda.pop()
    g.plan, g.shown = [NO_PLAN] * len(g.plan), [0] * len(g.shown)
    plan(g)  # who has lost counties declares what stays empty
    return game.branch(rng.randbytes(32))


def look_closely(game: Game, rng: Random) -> None:
    """The costly checks."""
    check_copy(game, rng)
    check_imagined(game, rng)
    check_replay(game)


# -- the checks --------------------------------------------------------------------------------------------------------


def check_imagined(game: Game, rng: Random) -> None:
    """An imagined game gives its seat the same view, hides what was hidden, and can be played to its end."""
    to_the_end = rng.choice(audiences(game))
    for seat in audiences(game):
        imagined = imagined_by(game, seat, rng)
        differing = set(differences(game, imagined, seat))
        assert not differing, f"imagined by seat {seat}, but not drawn as it may be: {differing}"
        check(imagined)
        if seat == to_the_end:
            again = feldherr.replay(json.loads(plain(imagined.record())))
            assert plain(again.view("all")) == plain(imagined.view("all")), "the record of an imagined game differs"
            play_out(imagined, rng, check)


def differences(game: Game, imagined: Game, seat: int | None) -> Iterator[str]:
    """Fields of the state that an imagined game has otherwise, though the seat knows them."""
    g, h = game.state, imagined.state
    assert isinstance(g, State)
    assert isinstance(h, State)
    if g.agenda != h.agenda:
        yield "agenda"
    for name in FIELDS:
        real, drawn = getattr(g, name), getattr(h, name)
        if name in ("event_deck", "favor_deck"):
            real, drawn = sorted(real), sorted(drawn)
        elif name == "action_cards":
            real, drawn = [real[: g.actions_open], sorted(real)], [drawn[: h.actions_open], sorted(drawn)]
        elif name == "plan":
            real, drawn = known_plans(g, seat), known_plans(h, seat)
        elif name == "drawn" and not g.drawn_openly:
            real, drawn = real >= 0, drawn >= 0
        elif name == "pile":
            real, drawn = [real[: g.pile_known], len(real)], [drawn[: h.pile_known], len(drawn)]
        if real != drawn:
            yield name


def known_plans(g: State, seat: int | None) -> list[int | None]:
    return [
        card if g.shown[at] or at // BOX_COUNT == seat else None if card != NO_PLAN else NO_PLAN
        for at, card in enumerate(g.plan)
    ]


def check_end(game: Game) -> None:
    """Two years of three seasons and a winter each, no more and no less."""
    kinds = [event["kind"] for event in game.events("all")]
    due = {"year_begun": 2, "year_ended": 2, "season_begun": 8, "season_closed": 6, "scored": 2, "game_over": 1}
    told = {kind: kinds.count(kind) for kind in due}
    assert told == due, f"not two whole years: {told}"
    assert kinds[-1] == "game_over"
    assert game.view(None)["year"] == 2
    revealed = sum(kind == "action_begun" for kind in kinds)
    assert revealed == 6 * len(ACTIONS), f"{revealed} actions in six seasons"


def refuse(decision: Decision, move: Move) -> None:
    """The decision refuses a move in every way, with reasons."""
    found = decision.check(move)
    assert not found.legal, f"{move} should have reasons against it"
    assert all(isinstance(reason, FeldherrError) and str(reason) for reason in found.reasons)
    assert decision.index(move) == -1, f"{move} is refused and has a number"
    try:
        decision.require(move)
    except FeldherrError:
        return
    raise AssertionError(f"{move} is refused and required")


def check_planning(decision: PlanDecision, rng: Random) -> None:
    """Plans drawn at random or box by box are legal; spoiled ones are refused. Partial plans are never faulted."""
    for move in (decision.sample(rng), box_by_box(decision, rng)):
        assert decision.check(move).legal, f"{move}: {decision.check(move).reasons}"
        assert decision.index(move) == 0
        decision.require(move)
        assert Plan.read(move.text.split()[1:]) == move
        assert isinstance(move, Plan)
        partial = Plan(tuple(NO_PLAN if rng.random() < 0.5 else card for card in move.cards))
        if partial != move:
            assert decision.check(partial).legal, f"{partial}: {decision.check(partial).reasons}"
            assert decision.index(partial) == -1
        for bad in spoiled(decision, move, rng):
            refuse(decision, bad)
    check_bids(decision)
    plain(decision.as_json())


def check_bids(decision: PlanDecision) -> None:
    """Whatever is told that it may be bid in place of a county, and nothing else, may lie there by itself."""
    cards = ("-", "tower", "money", "blank", "0", "1", "2", "3", "4")
    legal = [card for card in cards if not any(decision.faults(Plan.read([f"bid={card}"]), partial=True))]
    assert sorted(decision.facts()["bids"]) == sorted(legal)


def box_by_box(decision: PlanDecision, rng: Random) -> Move:
    laid: dict[str, str] = {}
    for box in decision.box_order():
        cards = decision.cards_for(box, laid)
        assert len(set(cards)) == len(cards) > 0, f"cards for {box} after {laid}: {cards}"
        laid[box] = rng.choice(cards)
    return Plan.read([f"{box}={card}" for box, card in laid.items()])


def spoiled(decision: PlanDecision, move: Plan, rng: Random) -> Iterator[Plan]:
    """Plans like a legal one with one thing wrong."""

    def but(box: int, card: int) -> Plan:
        cards = list(move.cards)
        cards[box] = card
        return Plan(tuple(cards))

    box = rng.choice(decision.boxes)
    foreign = [c for c in range(len(COUNTIES)) if c not in decision.counties]
    yield but(box, rng.choice(foreign))
    twice = [card for at, card in enumerate(move.cards) if card < len(COUNTIES) and at != box]
    if twice:
        yield but(box, rng.choice(twice))
    yield but(box, BLANK if decision.spare == MONEY else MONEY)
    action = rng.randrange(len(ACTIONS))
    yield but(action, COINS + rng.randrange(5))
    if decision.thalers < 4:
        yield but(BID, COINS + decision.thalers + 1 + rng.randrange(4 - decision.thalers))
    yield but(BID, COINS + 5)
    yield but(BID, MONEY)
    outside = [at for at in range(BOX_COUNT) if at not in decision.boxes]
    if outside:
        yield but(rng.choice(outside), EMPTY)
    if not decision.towers:
        yield but(box, TOWER_CARD)
    if move.cards[box] != EMPTY:
        yield but(box, EMPTY)
    yield Plan(tuple(decision.spare if at in decision.boxes else card for at, card in enumerate(move.cards)))
