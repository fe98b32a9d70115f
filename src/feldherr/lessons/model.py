"""Lessons as their files tell them."""

import tomllib
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final, Literal

import feldherr
from feldherr.kernel.decision import Move

GAMES: Final = ("wallenstein", "sixteenthirty")
Road = Literal["main", "side"]

VIEW_VERBS: Final = ("next", "watch", "pick", "put", "lens", "armies")
"""What touches only the draft or what is looked at. `seal` sends the plan; all other words are moves of the engine."""
SEAL: Final = "seal"
SHOW: Final = "show"
BACK: Final = "back"

Seat = int | str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do."""

    at: str
    """What it speaks of, by an anchor: `map:koeln`."""
    do: str
    """What is expected."""
    wrong: tuple[str, ...] = ()
    """What may be chosen besides, each with a sentence of its own; `|` stands between patterns that share one."""
    other: bool = False
    """Whether there is a sentence for all other choices."""
    rule: str | None = None
    """What of the rulebook says more, if it is not the lesson's."""
    chance: tuple[str, ...] = ()
    """What tower and dice show once it is done, in this order."""
    goes_on: bool = False
    """Whether the game goes on once it is done, though it is no move."""
    until: dict[str, Any] | None = None
    """The game goes on until this event has been told; else until the next move is asked for."""
    shows: tuple[tuple[str, Any], ...] = ()
    """What the text tells of the position when the step is reached, by paths into the view with nothing hidden."""

    @property
    def verb(self) -> str:
        return self.do.split(" ", 1)[0]

    odds: tuple[tuple[str, str], ...] = ()
    """Chances that texts tell: to which answer (the step itself has none), and which, of which move."""

    @property
    def moves_on(self) -> bool:
        """Whether anything is played once it is done."""
        return self.plays or self.goes_on

    @property
    def plays(self) -> bool:
        """Whether it is a move of the engine."""
        return self.verb not in VIEW_VERBS


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """One lesson."""

    id: str
    game: str
    road: Road
    minutes: float
    rule: str
    """What of the rulebook says more: a topic of `?`, or a kind of decision."""
    after: str | None
    """A side road is open once this lesson is done."""
    options: dict[str, Any]
    players: int
    seat: int
    names: tuple[str, ...]
    """Who sits at the other seats, by seat; the learner's own is empty."""
    seed: int
    fixed: tuple[dict[str, Any], ...]
    """Events that the draws of the seed must bring about, for the tool that looks for one."""
    position: dict[str, Any]
    filling: dict[str, str]
    """Cards that lie on the mat already, by box, ..."""
    refilling: dict[str, str]
    """... and what lies there when a later plan is made."""
    script: dict[Seat, tuple[str, ...]]
    """What seats answer when no step is about it, in this order; where it does not fit, they pass."""
    plans: dict[Seat, tuple[str, ...]]
    """What seats plan whose script has nothing else, season by season."""
    steps: tuple[Step, ...]
    ends: tuple[tuple[str, Any], ...]
    """As `shows`, of the position at the end."""
    digest: str

    def filling_at(self, step: int) -> dict[str, str]:
        """What lay on the mat when the plan of a step was begun."""
        return self.refilling if any(done.do == SEAL for done in self.steps[:step]) else self.filling

    def plan_at(self, step: int) -> dict[str, str]:
        """What lies on the mat when a step is reached: the filling, and what has been put there since the last plan."""
        laid = dict(self.filling)
        for done in self.steps[:step]:
            if done.verb == "put":
                box, card = done.do.split(" ", 1)[1].split("=")
                laid[box] = card
            elif done.do == SEAL:
                laid = dict(self.refilling)
        return laid

    def taken_at(self, step: int) -> list[str]:
        """What has been taken up or pointed at when a step is reached, since the last move, and lies nowhere yet."""
        taken: list[str] = []
        for done in self.steps[:step]:
            if done.moves_on:
                taken = []
            elif done.verb == "pick":
                taken += done.do.split()[1:]
        laid = self.plan_at(step).values()
        return [thing for thing in taken if thing not in laid]

    def move_at(self, step: int) -> Move | None:
        """The engine's move that a step expects."""
        expected = self.steps[step]
        if not expected.plays:
            return None
        text = expected.do
        if text == SEAL:
            text = plan_text(self.plan_at(step))
        return feldherr.rulebook(self.game).moves.read(text)


def plan_text(laid: dict[str, str]) -> str:
    return " ".join(["plan", *(f"{box}={card}" for box, card in laid.items())])


@cache
def lesson(name: str) -> Lesson | None:
    """The lesson of that name; None, if there is none.

    >>> lesson("w1").game, lesson("w99")
    ('wallenstein', None)
    """
    return next((one for one in lessons() if one.id == name), None)


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order of their roads."""
    return tuple(one for game in GAMES for one in _of_game(game))


def main_road(game: str) -> list[Lesson]:
    """The lessons that a first game needs.

    >>> len(main_road("wallenstein")), main_road("chess")
    (9, [])
    """
    return [one for one in lessons() if one.game == game and one.road == "main"]


def _of_game(game: str) -> tuple[Lesson, ...]:
    room = files("feldherr.lessons") / game
    road = tomllib.loads((room / "road.toml").read_text("utf-8"))
    return tuple(_read(game, name, road, (room / f"{name}.toml").read_text("utf-8")) for name in road["lessons"])


def _read(game: str, name: str, road: dict[str, Any], text: str) -> Lesson:
    told = tomllib.loads(text)
    position = {**road["position"], **told.get("position", {})}
    position["counties"] = {**road["position"].get("counties", {}), **told.get("position", {}).get("counties", {})}
    script = told.get("script", {})
    return Lesson(
        id=name,
        game=game,
        road=told.get("road", "main"),
        minutes=told["minutes"],
        rule=told["rule"],
        after=told.get("after"),
        options={**road["options"], **told.get("options", {}), "throws": "outside"},
        players=road["players"],
        seat=road["seat"],
        names=tuple(road["names"]),
        seed=told["seed"],
        fixed=tuple(told.get("fixed", ())),
        position=position,
        filling=told.get("filling", {}),
        refilling=told.get("refilling", {}),
        script={_seat(seat): tuple(moves) for seat, moves in script.items()},
        plans={_seat(seat): tuple(plans) for seat, plans in road.get("plans", {}).items()},
        steps=tuple(_step(step) for step in told["step"]),
        ends=tuple(told.get("ends", {}).items()),
        digest=blake2b(text.encode() + repr(road).encode(), digest_size=8).hexdigest(),
    )


def _seat(word: str) -> Seat:
    return int(word) if word.isdigit() else word


def _step(told: dict[str, Any]) -> Step:
    return Step(
        at=told["at"],
        do=told["do"],
        wrong=tuple(told.get("not", ())),
        other=told.get("else", False),
        rule=told.get("rule"),
        chance=tuple(told.get("chance", ())),
        goes_on=told.get("goes_on", False),
        until=told.get("until"),
        shows=tuple(told.get("shows", {}).items()),
        odds=tuple(told.get("odds", {}).items()),
    )
