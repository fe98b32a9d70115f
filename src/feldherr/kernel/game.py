"""A game under way: the public face of every game."""

import secrets
from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

from feldherr.kernel import record
from feldherr.kernel.chance import Chance, commitment_to, fresh_seed, seed_bytes
from feldherr.kernel.codec import copied
from feldherr.kernel.decision import CHANCE, Decision, Move, Seat
from feldherr.kernel.editing import MOST_EDITS
from feldherr.kernel.editing import read as read_edit
from feldherr.kernel.errors import BadEdit, BadOption, IllegalMove, NotPending, Unsound
from feldherr.kernel.rulebook import Outcome, Rulebook
from feldherr.kernel.sound import require, require_plain
from feldherr.kernel.state import State
from feldherr.kernel.step import SimultaneousStep

if TYPE_CHECKING:
    from feldherr.kernel.shapes import OwnTable, SharedTable


class Game:
    """A game between any two decisions. Made by `feldherr.new_game`, `feldherr.replay` and `feldherr.imagine`."""

    __slots__ = (
        "_beginning",
        "_pending",
        "_position",
        "first_question",
        "moves",
        "options",
        "question",
        "rulebook",
        "sealed",
        "seed",
        "state",
    )

    def __init__(
        self,
        rulebook: Rulebook[Any],
        state: State,
        options: dict[str, Any],
        seed: bytes,
        position: list[Any] | None,
        first_question: int = 0,
        beginning: State | None = None,
        like: "Game | None" = None,
    ) -> None:
        self.rulebook = rulebook
        self.state = state
        self.options = options
        self.seed = seed
        self._position = position
        self._beginning = beginning
        """A state that nobody changes, from which the position is written down when it is asked for."""
        self.first_question = first_question
        """The number of the first question there."""
        self.moves: list[tuple[Seat, Move]] = [] if like is None else like.moves[:]
        self.sealed: dict[int, Move] = {} if like is None else like.sealed.copy()
        self.question: int = first_question if like is None else like.question
        self._pending: dict[Seat, Decision] | None = None

    @property
    def position(self) -> list[Any] | None:
        """Where the record starts, if not at the set-up."""
        if self._position is None and self._beginning is not None:
            self._position = self.rulebook.encode(self._beginning)
        return self._position

    # -- deciding ---------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> dict[Seat, Decision]:
        """The seats that have not answered yet, and what they are asked."""
        asked = self._pending or self._asked()
        if not self.sealed:
            return asked.copy()
        return {seat: decision for seat, decision in asked.items() if seat not in self.sealed}

    @property
    def asked(self) -> dict[Seat, Decision]:
        """All seats that the present question goes to, and what they are asked, answered or not."""
        return dict(self._asked())

    @property
    def over(self) -> bool:
        """Whether nothing is left to decide."""
        return not self.state.agenda

    @property
    def rests(self) -> bool:
        """Whether nothing happens before somebody answers: so it is after every answer, and at the end."""
        asked = self._asked()
        if self.over or (asked and isinstance(self.state.agenda[-1], SimultaneousStep)):
            return True
        return any(decision.forced() is None for decision in asked.values())

    def play(self, seat: Any, move: Move | str, done: Callable[[], None] | None = None) -> None:
        """Answers a seat's decision with a move or its text form. IllegalMove says why not; then nothing changed.

        `done` is called after every step that follows from it: between two of them, all that was told is so.
        """
        decision = (self._pending or self._asked()).get(seat)
        if decision is None or seat in self.sealed:
            raise self._not_pending(seat)
        seat = decision.seat
        if isinstance(move, str):
            move = self.rulebook.moves.read(move)
        if move is not decision.drawn:
            decision.require(move)
        step = self.state.agenda[-1]
        if not isinstance(step, SimultaneousStep):
            self.moves.append((seat, move))
            self._close()
            step.do(self.state, move)
        else:
            assert isinstance(seat, int)
            self.sealed[seat] = move
            if len(self.sealed) < len(self._asked()):
                return
            answers = {number: self.sealed[number] for number in sorted(self.sealed)}
            self.moves.extend(answers.items())
            self._close()
            step.do_all(self.state, answers)
        if done is not None:
            done()
        self.advance(done)

    def take_back(self, seat: int) -> None:
        """Reopens a sealed answer while others have not all answered."""
        if seat not in self.sealed:
            raise NotPending("nothing_sealed", seat=seat)
        del self.sealed[seat]

    def _asked(self) -> dict[Seat, Decision]:
        if self._pending is None:
            self._pending = self._ask()
        return self._pending

    def _ask(self) -> dict[Seat, Decision]:
        """What the step on top of the agenda asks; nothing, if it asks nobody."""
        if not self.state.agenda:
            return {}
        step = self.state.agenda[-1]
        asked: dict[Seat, Decision] = {}
        if isinstance(step, SimultaneousStep):
            asked.update(step.ask_all(self.state).items())
        else:
            only = step.ask(self.state)
            if only is not None:
                asked[only.seat] = only
        for decision in asked.values():
            decision.question = self.question
            decision.vocabulary = self.rulebook.moves
        return asked

    def _not_pending(self, seat: Any) -> NotPending:
        """The reason why a seat cannot answer."""
        if seat in self.sealed:
            return NotPending("already_sealed", seat=seat)
        if seat != CHANCE and seat not in range(self.state.players):
            return NotPending("no_such_seat", seat=str(seat), seats=self.state.players)
        return NotPending("game_over" if self.over else "not_asked", seat=seat)

    def _close(self) -> None:
        if self.sealed:
            self.sealed = {}
        self._pending = None
        self.question += 1
        self.state.agenda.pop()

    def advance(self, done: Callable[[], None] | None = None) -> None:
        """Does all steps up to the next one that somebody must decide."""
        state = self.state
        agenda = state.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, SimultaneousStep):
                self._pending = self._ask()
                if self._pending:
                    return
                agenda.pop()
                step.do_all(state, {})
                if done is not None:
                    done()
                continue
            decision, move = step.ask(state), None
            if decision is not None:
                move = decision.forced()
                if move is None:
                    decision.question = self.question
                    decision.vocabulary = self.rulebook.moves
                    self._pending = {decision.seat: decision}
                    return
            agenda.pop()
            step.do(state, move)
            if done is not None:
                done()

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.players

    @property
    def commitment(self) -> str:
        """The hash of the seed, in no view and no event."""
        return commitment_to(self.seed)

    @property
    def outcome(self) -> Outcome | None:
        """Points and places, once the game is over; None before."""
        return self.rulebook.outcome(self.state) if self.over else None

    def view(self, seat: Any) -> dict[str, Any]:
        """All that a perfect memory at that seat knows, JSON-able. None: a spectator. "all": everything."""
        return {**self.shared_view(), **self.own_view(seat)}

    def shared_view(self) -> dict[str, Any]:
        """The parts of a view that are the same for everybody."""
        outcome = self.outcome
        table: SharedTable = {
            "question": self.question,
            "waiting_for": list(self.pending),
            "answered": sorted(self.sealed),
            "agenda": [step.encode() for step in self.state.agenda],
            "over": self.over,
            "outcome": outcome and outcome.as_json(),
        }
        named = {"game": self.rulebook.name, "options": copied(self.options)}
        return {**named, **table, **self.rulebook.shared_view(self.state)}

    def own_view(self, seat: Any) -> dict[str, Any]:
        """The other parts: with those that are shared, the view of a seat."""
        self._require_audience(seat)
        sealed = {s: move.text for s, move in sorted(self.sealed.items()) if seat in (s, "all")}
        table: OwnTable = {"seat": seat, "sealed": {str(s): text for s, text in sealed.items()}}
        return {**table, **self.rulebook.own_view(self.state, seat)}

    def _repr_svg_(self) -> str:
        """What a notebook shows of the game: its table as a spectator sees it."""
        board: str = import_module("feldherr.svg").board(self)  # whoever draws knows the games; the kernel does not
        return board

    def events(self, seat: Any, since: int = 0) -> list[dict[str, Any]]:
        """What that audience has been told, numbered without gaps, from number `since` on."""
        self._require_audience(seat)
        heard = self.state.heard_by(seat)
        return [{"n": n, "kind": heard[n][0], **heard[n][1]} for n in range(max(since, 0), len(heard))]

    def odds(self, move: Move | str) -> Any:
        """Exact odds of a move that is pending now."""
        if isinstance(move, str):
            move = self.rulebook.moves.read(move)
        for seat, decision in self.pending.items():
            if isinstance(seat, int) and decision.index(move) >= 0:
                return self.rulebook.odds(self.state, seat, move)
        raise IllegalMove("not_pending_move", move=move.text)

    def _require_audience(self, seat: Any) -> None:
        if seat is None or seat == "all" or (type(seat) is int and 0 <= seat < self.state.players):
            return
        raise BadOption("no_such_seat", seat=str(seat), seats=self.state.players)

    # -- copying and keeping ----------------------------------------------------------------------------------------

    def copy(self) -> "Game":
        """Independent of this one; it has the same future chance."""
        return Game(
            self.rulebook,
            self.rulebook.copy(self.state),
            self.options,
            self.seed,
            self._position,
            self.first_question,
            self._beginning,
            like=self,
        )

    def imagine(self, seat: int | None, rng: Random) -> "Game":
        """A game in which all that is hidden from the seat is drawn afresh: what a bot may think with."""
        return imagine(self.rulebook, self.view(seat), rng)

    def record(self) -> dict[str, Any]:
        """Game, options, seed and final answers: `feldherr.replay` gives the same game to the last cube."""
        return record.write(self)

    def branch(self, seed: int | bytes | str | None = None) -> "Game":
        """A new game that goes on from this position with chance of its own: what nobody knows is drawn anew, so that
        this game's revealed seed does not foretell it. Sealed answers are asked for again. A seed is what `new_game`
        takes, `record()["seed"]` included."""
        secret = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        state = self.rulebook.copy(self.state)
        self.rulebook.redraw(state, Chance.from_seed(bytes.fromhex(commitment_to(secret))))
        position = self.rulebook.encode(state)
        return start(self.rulebook, self.players, self.options, secret, position, self.question)

    def edited(self, *edits: str, proven: bool = False) -> "Game":
        """A new game that goes on from this position as edits change it: "county boehmen owner=1 armies=3". What they
        put somewhere comes from the supplies. BadEdit says what cannot be. It has the same future chance. Whoever does
        again what was `proven` before need not wait for the proof, which is nearly all of the work."""
        if not 0 < len(edits) <= MOST_EDITS:
            raise BadEdit("edit_too_many", most=MOST_EDITS)
        state = self.rulebook.copy(self.state)
        trial = Game(self.rulebook, state, self.options, self.seed, None)
        for text in edits:
            if self.rulebook.edit(state, read_edit(text)):
                trial.advance()
        if proven:
            state.chance = Chance.from_seed(self.seed)
            return Game(self.rulebook, state, self.options, self.seed, self.position, self.question + 1)
        trial = Game(self.rulebook, state, self.options, self.seed, None)
        position = self.rulebook.encode(state)
        try:
            changed = start(self.rulebook, self.players, self.options, self.seed, position, self.question + 1)
        except Unsound as error:
            raise BadEdit("edit_nobody_asked" if _asks_nobody(trial) else "edit_unsound", **error.facts) from error
        changed.state.teller.put(state.events)
        return changed


def _asks_nobody(game: Game) -> bool:
    """Whether that is what is wrong with an unsound position; of such a one, nothing can be relied on."""
    try:
        return not game.rests
    except Exception:
        return False


def start(
    rulebook: Rulebook[Any],
    players: Any,  # as somebody gave it: `read_options` looks at it
    options: Mapping[str, Any],
    seed: Any = None,
    position: list[Any] | None = None,
    first_question: int = 0,
    *,
    events: bool = True,
) -> Game:
    """A new game up to its first decision, or one from a written position, which is proven first: Unsound says why not.

    A written position stands at a decision or at the end, as all do that a game can be seen in. Without `events`
    nothing is ever told of the game.
    """
    secret = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
    settled = rulebook.read_options(players, dict(options))
    chance = Chance.from_seed(secret)
    if position is None:
        game = Game(rulebook, rulebook.set_up(players, settled, chance), settled, secret, None, first_question)
        game.state.teller.watched = events
        game.advance()
        return game
    require_plain(position, players)
    state = rulebook.decode(position, settled, chance)
    state.teller.watched = events
    rulebook.sound(state)
    game = Game(rulebook, state, settled, secret, position, first_question)
    require(game.rests, "agenda", f"{state.agenda[-1:]}, which asks nobody")
    return game


def imagine(rulebook: Rulebook[Any], view: dict[str, Any], rng: Random) -> Game:
    """A game that agrees with everything the view tells, with the rest drawn from `rng`. Nothing is told of it."""
    seed, options = fresh_seed(rng), copied(view["options"])
    state = rulebook.imagine(view, options, Chance.from_seed(fresh_seed(rng)))
    state.chance = Chance.from_seed(seed)
    state.teller.watched = False
    game = Game(rulebook, state, options, seed, None, view["question"], beginning=rulebook.copy(state))
    sealed = {int(seat): rulebook.moves.read(text) for seat, text in view["sealed"].items()}
    for seat, decision in game.pending.items():
        if isinstance(seat, int) and seat not in view["waiting_for"]:
            sealed.setdefault(seat, decision.sample(rng))
    game.sealed = sealed
    return game
