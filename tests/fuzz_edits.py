"""Positions changed at random: each change is refused in a sentence, or gives a game as good as any other."""

from collections import Counter
from random import Random

from feldherr import BadEdit, Game
from feldherr.kernel.words import LANGUAGES
from feldherr.sixteenthirty.cards import CARD_WORDS
from feldherr.sixteenthirty.names import COUNTRIES
from feldherr.wallenstein.board import COUNTIES
from feldherr.wallenstein.names import ACTIONS, BUILDINGS, SEASONS, TILES
from tests.fuzz_positions import look_at, tables
from tests.fuzzing import LONGEST

EDITS = 40
"""Changes in a row, with moves between them."""


def fuzz(seed: int) -> Counter[str]:
    """A random game, changed again and again; then played to its end. How many changes came to what."""
    rng = Random(f"edits {seed}")
    game = rng.choice(tables()).open(seed)
    found: Counter[str] = Counter()
    for _ in range(EDITS):
        play(game, rng, rng.choice((0, 0, 0, 1, 2, 5, 20)))
        texts = [random_edit(game, rng) for _ in range(rng.choice((1, 1, 1, 3)))]
        before = game.rulebook.encode(game.state)
        try:
            changed = game.edited(*texts)
        except BadEdit as error:
            for language in LANGUAGES:
                require_sentence(error.sentence(language))
            assert game.rulebook.encode(game.state) == before, "a refused change has changed something"
            found[error.code] += 1
            continue
        require_good(changed, rng)
        game = changed
        found["accepted"] += 1
    play(game, rng, LONGEST)
    assert game.over
    return found


def require_sentence(sentence: str) -> None:
    assert sentence
    assert "\n" not in sentence
    assert "?" not in sentence
    assert not sentence.startswith("edit_")


def require_good(game: Game, rng: Random) -> None:
    game.rulebook.sound(game.state)
    assert game.rests
    look_at(game, rng)


def play(game: Game, rng: Random, most: int) -> None:
    for _ in range(most):
        if game.over:
            return
        seat = rng.choice(list(game.pending))
        game.play(seat, game.pending[seat].sample(rng))
        game.rulebook.sound(game.state)


def random_edit(game: Game, rng: Random) -> str:
    if rng.random() < 0.02:
        return rng.choice(("", "county", "county nowhere armies=1", "player 9 points=1", "tower 0", "x=1", "turn a"))
    if game.over and rng.random() < 0.8:
        return "season 1 spring" if game.rulebook.name == "wallenstein" else "turn 3 first=0"
    of_game = of_wallenstein if game.rulebook.name == "wallenstein" else of_sixteenthirty
    return of_game(game, rng)


def some(rng: Random, **values: object) -> str:
    """Some of the values."""
    chosen = rng.sample(list(values.items()), rng.randint(1, len(values)))
    return " ".join(f"{key}={value}" for key, value in chosen)


def listed(rng: Random, words: tuple[str, ...], most: int) -> str:
    return ",".join(rng.choices(words, k=rng.randint(1, most))) if rng.random() < 0.9 else "-"


def shuffled(rng: Random, words: tuple[str, ...]) -> str:
    return ",".join(rng.sample(words, len(words)))


def of_wallenstein(game: Game, rng: Random) -> str:
    owner = rng.choice(("-", *range(game.players)))
    colours = {str(seat): rng.randint(0, 30) for seat in range(game.players)} | {"peasants": rng.randint(0, 20)}
    buildings = ",".join(rng.sample(BUILDINGS, rng.randint(1, 3))) if rng.random() < 0.8 else "-"
    county = some(rng, owner=owner, armies=rng.choice((1, 3, 8, 62)), buildings=buildings, markers=rng.randint(0, 3))
    numbers = [str(card.number) for card in game.state.rules.events]  # type: ignore[attr-defined]
    player = {name: rng.choice((0, 1, 2, 12, 999)) for name in ("thalers", "grain", "points")}
    return rng.choice(
        (
            *[f"county {rng.choice(COUNTIES)} {county}"] * 5,
            f"player {rng.randrange(game.players)} {some(rng, **player)}",
            f"player {rng.randrange(game.players)} landsknechte={rng.randint(1, 4)}",
            f"player {rng.randrange(game.players)} courtiers={rng.randint(0, 7)}",
            f"tower {some(rng, **colours)}",
            f"tray {some(rng, **colours)}",
            f"season {rng.randint(1, 2)} {rng.choice(SEASONS)}",
            f"actions {shuffled(rng, ACTIONS)}",
            f"tiles {shuffled(rng, TILES)}",
            f"event {rng.choice(numbers)}",
            f"events {','.join(rng.sample(numbers, rng.randint(1, 4)))}",
            f"favors {','.join(map(str, rng.sample(range(1, 19), 3)))}",
        )
    )


def of_sixteenthirty(game: Game, rng: Random) -> str:
    seat, country = rng.randrange(game.players), rng.choice(COUNTRIES)
    named = (*(f"{country}-{value}" for value in range(1, 6)), "open-1", "open-2")
    numbers = {"status": rng.randint(0, 6), "army": rng.randint(0, 6), "ability": rng.randint(0, 5)}
    flags = {"leader": rng.randint(0, 1), "unrest": rng.randint(0, 1), "faction": rng.choice(("red", "blue", "-"))}
    number = game.state.rules.vp_markers  # type: ignore[attr-defined]
    return rng.choice(
        (
            *[f"country {country} {some(rng, **numbers, **flags)}"] * 4,
            f"league {rng.choice(('red', 'blue'))} {','.join(rng.sample(COUNTRIES, 2))}",
            f"player {seat} points={rng.randint(0, 150)}",
            f"markers {seat} {','.join(rng.choices(COUNTRIES, k=number))}",
            *[f"hand {seat} {listed(rng, CARD_WORDS, 7)}"] * 2,
            f"market {seat} {listed(rng, CARD_WORDS, 3)}",
            *[f"influence {seat} {country} {listed(rng, named, 3)} descending={rng.randint(0, 1)}"] * 4,
            f"turn {rng.randint(1, 10)} first={seat}",
        )
    )
