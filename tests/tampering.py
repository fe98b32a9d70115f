"""What somebody may do to a record before they bring it in: changes of every kind, blunt and careful."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from feldherr.kernel.rulebook import Rulebook
from feldherr.kernel.step import Step

Record = dict[str, Any]
Position = list[Any]
Path = list[int]
JUNK: tuple[Any, ...] = (
    *(-1, 0, 1, 2, 5, 7, 44, 45, 54, 61, 62, 99, 998, 999, 1_000, 9_999, 99_999, 100_000),
    *(
        2**31,
        2**63,
        2**64,
        -(2**63),
        10**30,
        True,
        False,
        None,
        0.5,
        1e300,
        "",
        "7",
        "Throw",
        [],
        [0],
        [[]],
        {},
        {"0": 0},
    ),
)
LISTED_AGAIN = (2, 3, 40, 3_000)
SMALL = (-2, -1, 0, 1, 2, 3, 4, 5, 8, 9, 20, 44, 45)


def tampered(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> Record:
    """A record with one to three changes, mostly to its position. `others` are positions of the same game."""
    changed = {**record, "position": copy_of(record["position"]), "options": copy_of(record["options"])}
    for how in rng.choices(tuple(HOW), list(HOW.values()), k=rng.choice((1, 1, 1, 2, 3))):
        how(changed, others, rulebook, rng)
        if how is spoil_the_position:
            break  # nothing left to change
    return changed


def copy_of(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: copy_of(value) for key, value in plain.items()}
    return [copy_of(value) for value in plain] if isinstance(plain, list) else plain


def at(plain: Any, path: Path) -> Any:
    for step in path:
        plain = plain[step]
    return plain


def lists_in(position: Position) -> list[Path]:
    """Where lists of numbers stand, behind the agenda."""
    return [[n] for n in range(3, len(position)) if isinstance(position[n], list) and position[n]]


def numbers_in(position: Position) -> list[Path]:
    return [
        *([n] for n in range(3, len(position)) if not isinstance(position[n], list)),
        *([*path, n] for path in lists_in(position) for n in range(len(at(position, path)))),
    ]


# -- changes to the position -------------------------------------------------------------------------------------------


def change_a_number(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """By little, so that it may still do, or to something that never does."""
    position = record["position"]
    *path, last = rng.choice(numbers_in(position))
    there = at(position, path)
    number = there[last]
    little = isinstance(number, int) and rng.random() < 0.7
    there[last] = number + rng.choice((-8, -2, -1, 1, 2, 8)) if little else rng.choice(JUNK)


def shift_between_numbers(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """Takes from one what it gives to another: sums stay as they were."""
    position = record["position"]
    paths = lists_in(position)
    one = rng.choice(paths)
    two = one if rng.random() < 0.6 else rng.choice(paths)
    here, there = at(position, one), at(position, two)
    i, j, amount = rng.randrange(len(here)), rng.randrange(len(there)), rng.choice((1, 1, 2, 5, 20))
    if isinstance(here[i], int) and isinstance(there[j], int):
        here[i] -= amount
        there[j] += amount


def change_a_list(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """Swaps, doubles, drops or adds something, or turns the whole list round."""
    there = at(record["position"], rng.choice(lists_in(record["position"])))
    i, j = rng.randrange(len(there)), rng.randrange(len(there))
    what = rng.randrange(7)
    if what < 3:
        there[i], there[j] = there[j], there[i]
    elif what == 3:
        there[i:i] = [there[j]] * rng.choice(LISTED_AGAIN)
    elif what == 4:
        del there[i:j]
    elif what == 5:
        there.append(rng.choice(JUNK))
    else:
        there.reverse()


def take_from_another_moment(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """A field as it was at another time of the same game."""
    position, other = record["position"], rng.choice(others)
    field = rng.randrange(1, min(len(position), len(other)))
    position[field] = copy_of(other[field])


def change_the_agenda(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """Steps swapped, doubled, dropped, exchanged for others, or with other numbers."""
    agenda = record["position"][1]
    if not isinstance(agenda, list) or not agenda:
        record["position"][1] = [random_step(rulebook, rng)]
        return
    i, j = rng.randrange(len(agenda)), rng.randrange(len(agenda))
    what = rng.randrange(7)
    if what == 0:
        agenda[i], agenda[j] = agenda[j], agenda[i]
    elif what == 1:
        agenda[i:i] = [agenda[j]] * rng.choice(LISTED_AGAIN)
    elif what == 2:
        del agenda[i]
    elif what == 3:
        agenda[i] = random_step(rulebook, rng)
    elif what == 4:
        agenda.append(random_step(rulebook, rng))
    elif what == 5:
        agenda[-1] = random_step(rulebook, rng)
    elif isinstance(agenda[i], list) and len(agenda[i]) > 1:
        agenda[i] = [*agenda[i][:-1], rng.choice((*SMALL, *JUNK))]


def fields_of(step: type[Step[Any]]) -> int:
    """With how many numbers a step is made; compiled ones have no signature to ask."""
    for number in range(10):
        with suppress(TypeError):
            step(*[0] * number)
            return number
    raise AssertionError(step)


def random_step(rulebook: Rulebook[Any], rng: Random) -> list[Any]:
    name = rng.choice(sorted(rulebook.steps))
    return [name, *(rng.choice(SMALL) for _ in range(fields_of(rulebook.steps[name])))]


def spoil_the_position(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """Too short, too long, too deep, or of something else."""
    position = record["position"]
    deep: Any = 0
    for _ in range(rng.choice((2, 4, 900))):
        deep = [deep]
    field = rng.randrange(len(position))
    position[field] = rng.choice((deep, [0] * 200_000, [[0] * 500] * 500, "x" * 100_000, *JUNK))
    if rng.random() < 0.3:
        record["position"] = rng.choice((position[:field], position + position, [], [position], None, 7, "position"))


# -- changes to the rest of the record ---------------------------------------------------------------------------------


def change_the_options(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """Another value of an option, or of something within it, or of a rule."""
    options = record["options"]
    option = rng.choice(sorted(rulebook.defaults))
    known = rulebook.choices()
    values = known["options"].get(option)
    if option == "rules" and known["rules"]:
        rule = rng.choice(sorted(known["rules"]))
        allowed = known["rules"][rule]
        options["rules"] = {rule: rng.choice((*allowed.get("values", ()), *allowed.get("range", ()), *JUNK))}
    elif option == "data":
        options["data"] = data_of(rulebook, rng)
    else:
        options[option] = rng.choice((*(values or ()), *JUNK)) if rng.random() < 0.8 else [[0] * 3_000] * 40


def data_of(rulebook: Rulebook[Any], rng: Random) -> Any:
    """The package's figures with one changed to something large or strange."""
    data = copy_of(rulebook.package_data())
    there = data
    while True:
        keys = list(there) if isinstance(there, dict) else list(range(len(there)))
        key = rng.choice(keys)
        if isinstance(there[key], dict | list) and there[key] and rng.random() < 0.9:
            there = there[key]
        else:
            there[key] = rng.choice(JUNK)
            return data


def change_a_key(record: Record, others: list[Position], rulebook: Rulebook[Any], rng: Random) -> None:
    """Players, the number of the question, the moves, what a server promised; or a key is gone."""
    what = rng.randrange(6)
    if what == 0:
        record["players"] = rng.choice((2, 3, 4, 5, 6, 7, *JUNK))
    elif what == 1:
        record["question"] = rng.choice((2**30 - 1, 2**30, *JUNK))
    elif what == 2:
        lines = ("0 pass", "9 pass", "chance fall 0=1", "0 " + "x" * 5_000, "0 plan " + "palace=- " * 90, 7, None)
        record["moves"] = [rng.choice(lines)] * rng.choice((1, 3, 9_000))
    elif what == 3:
        record["fair"] = rng.choice((*JUNK, {"secret": "00", "nonces": [0] * 90_000, "drawn": [0] * 90_000}))
    elif what == 4:
        record.pop(rng.choice(sorted(record.keys() - {"position", "options"})))
    else:
        record["outcome"] = rng.choice(({"scores": [], "ranking": []}, *JUNK))


Change = Callable[[Record, list[Position], Rulebook[Any], Random], None]
HOW: dict[Change, int] = {
    change_a_number: 8,
    shift_between_numbers: 8,
    change_a_list: 5,
    take_from_another_moment: 6,
    change_the_agenda: 6,
    spoil_the_position: 1,
    change_the_options: 2,
    change_a_key: 1,
}
"""How often each."""
