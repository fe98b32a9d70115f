"""A game in the middle, written down with everything it has told: what a server keeps to go on from."""

from typing import Any

from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import CHANCE
from feldherr.kernel.game import Game
from feldherr.kernel.rulebook import Rulebook


def write(game: Game) -> dict[str, Any]:
    """The whole game but its seed as plain data: position, chance, events, moves and sealed answers.

    >>> import feldherr
    >>> game = feldherr.new_game("wallenstein", players=3, seed=7)
    >>> twin = read(game.rulebook, write(game), game.seed)
    >>> twin.view("all") == game.view("all"), twin.events("all") == game.events("all")
    (True, True)
    """
    return {
        "version": game.rulebook.version,
        "players": game.players,
        "options": game.options,
        "start": game.position,
        "first_question": game.first_question,
        "question": game.question,
        "state": game.rulebook.encode(game.state),
        "chance": game.state.chance.position,
        "events": game.state.events,
        "moves": [f"{seat} {move.text}" for seat, move in game.moves],
        "sealed": {str(seat): move.text for seat, move in game.sealed.items()},
    }


def read(rulebook: Rulebook[Any], plain: dict[str, Any], seed: bytes) -> Game:
    """The game that `write` wrote down; it has the same future chance."""
    key = Chance.from_seed(seed).key
    options = rulebook.of_version(plain.get("version", 1), plain["options"])
    state = rulebook.decode(plain["state"], options, Chance(key, plain["chance"]))
    state.teller.put(
        [(kind, facts, None if audience is None else tuple(audience)) for kind, facts, audience in plain["events"]]
    )
    game = Game(rulebook, state, options, seed, plain["start"], plain["first_question"])
    game.question = plain["question"]
    for line in plain["moves"]:
        seat, text = line.split(" ", 1)
        game.moves.append((seat if seat == CHANCE else int(seat), rulebook.moves.read(text)))
    game.sealed = {int(seat): rulebook.moves.read(text) for seat, text in plain["sealed"].items()}
    return game
