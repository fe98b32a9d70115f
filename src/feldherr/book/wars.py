"""The figure of Sixteen Thirty Something's book: a war, played by the engine with the usual board and deck."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

import feldherr
from feldherr.book.model import Figure, Part, Picture
from feldherr.kernel import words
from feldherr.kernel.decision import Decision
from feldherr.kernel.game import Game

NAMES: Final = ("war",)
PARTS: Final[tuple[Picture, ...]] = ("before", "after")
PLAYERS: Final = 3
SEED: Final = 1600
"""Here the first seat is dealt cards of both countries."""
ATTACKER: Final = "france"
DEFENDER: Final = "spain"
LOBBIES: Final = {1: (f"lobby {ATTACKER} join", "red"), 2: (f"lobby {DEFENDER} join", "blue")}
"""What the first seat lobbies for in the turns before the war, and how it votes."""
WAR: Final = f"lobby {ATTACKER} war {DEFENDER}"
ROLL: Final = "roll 6 1 4 3"


class Story(NamedTuple):
    """A game before the war and after it, with what was told of it."""

    before: Game
    after: Game
    proposed: dict[str, Any]
    result: dict[str, Any]


def figure(name: str, language: str) -> Figure:
    """What its pictures tell, in the words of the log.

    >>> [part.id for part in figure("war", "en").parts]
    ['before', 'after']
    """
    story = _story()
    players = [words.player(language, seat) for seat in range(PLAYERS)]
    told = zip(PARTS, (story.proposed, story.result), strict=True)
    return Figure(
        name,
        tuple(Part(part, words.sentence(language, "events", event["kind"], event, players)) for part, event in told),
    )


def picture(part: str, language: str, fonts: bool = True) -> str:
    """A part of it as SVG."""
    from feldherr import svg

    game = _story().before if part == "before" else _story().after
    return svg.cutting(game, (ATTACKER, DEFENDER), language=language, fonts=fonts)


def record() -> dict[str, Any]:
    """The game up to the decision, to go on from there."""
    return _before("inside").record()


@lru_cache(maxsize=1)
def _story() -> Story:
    before = _before("outside")
    after = before.copy()
    known = len(after.events(None))
    after.play(0, WAR)
    while "war_won" not in [event["kind"] for event in after.events(None)[known:]]:
        seat, decision = next(iter(after.pending.items()))
        after.play(seat, ROLL if seat == "chance" else "vote red" if decision.kind == "vote" else _answer(decision))
    events = {event["kind"]: event for event in after.events(None)[known:]}
    return Story(before, after, events["war_proposed"], events["war_won"])


def _before(throws: str) -> Game:
    """Two turns in which the attacker turns red and its enemy blue, up to the lobby of the third."""
    game = feldherr.new_game("sixteenthirty", players=PLAYERS, seed=SEED, throws=throws)
    while True:
        seat, decision = next(iter(game.pending.items()))
        turn = game.view(None)["turn"]
        if decision.kind == "lobby" and seat == 0:
            if turn not in LOBBIES:
                return game
            game.play(seat, LOBBIES[turn][0])
        elif decision.kind == "vote":
            game.play(seat, f"vote {LOBBIES.get(turn, ('', 'red'))[1]}")
        elif seat == "chance":
            game.play(seat, "first_player 0")
        elif decision.kind == "initial_influence" and seat == 0:
            game.play(seat, _display(game))
        else:
            game.play(seat, _answer(decision))


def _display(game: Game) -> str:
    """A card of each of the two countries."""
    hand = game.view(0)["players"][0]["hand"]
    return "influence " + " ".join([next(c for c in hand if c.startswith(name)) for name in (ATTACKER, DEFENDER)])


def _answer(decision: Decision) -> str:
    """As little as possible, and nothing in the two countries."""
    options = [move.text for move in decision.options()]
    if decision.kind == "lobby":
        return next(text for text in options if text.split()[1] not in (ATTACKER, DEFENDER))
    return "pass" if "pass" in options else options[0]
