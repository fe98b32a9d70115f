"""The page of a game for programs, made from the code: python -m feldherr.server.operation.describe_games."""

import inspect
import re
from pathlib import Path
from typing import Any, Final

import feldherr
from feldherr.kernel import words
from feldherr.server.api.schemas import PREFIX, Schema, decisions_of, schemas
from feldherr.server.operation.meanings import EVERYWHERE, MEANINGS

FOLDER: Final = Path("docs") / "programs"
ASKED: Final = {"id", "seat", "kind", "prompt", "options"}
"""Keys that all decisions have; the page tells them once."""
TOLD: Final = {"n", "kind"}
"""Keys that all events have."""
ANSWERS: Final = {
    "wallenstein": {
        "benefit": "benefit",
        "defend": "defend",
        "draft": "take draw exchange",
        "favor": "favor pass",
        "favor_use": "build calm deploy remove_event pass",
        "group": "place",
        "leave": "leave",
        "move": "move pass",
        "plan": "plan",
        "position": "position",
        "recruit": "recruit move pass",
        "revolt_order": "revolt",
        "throw": "fall",
    },
    "sixteenthirty": {
        "bid": "bid pass",
        "collect": "collect",
        "excess_cards": "market",
        "exchange": "exchange pass",
        "initial_influence": "influence",
        "lobby": "lobby pass",
        "lose_influence": "remove",
        "pass_marker": "pass_marker",
        "remove_influence": "remove",
        "special_card": "lobby_the_crown military_improvement increase_army_size increase_status military_leader "
        "assassin unrest pass",
        "vote": "vote",
    },
}
"""The verbs with which each kind of decision may be answered."""
FORMS: Final = {
    "wallenstein": {
        "plan": ("plan (BOX=CARD)*", "plan palace=boehmen church=money bid=3"),
        "leave": ("leave BOX*", "leave deploy3 combat_b"),
        "position": ("position NUMBER", "position 2"),
        "move": ("move COUNTY ARMIES", "move kursachsen 4"),
        "recruit": ("recruit [COUNTY ARMIES]", "recruit baden 2"),
        "pass": ("pass", "pass"),
        "defend": ("defend ARMIES", "defend 3"),
        "revolt": ("revolt COUNTY", "revolt tirol"),
        "take": ("take COUNTY", "take mittelmark"),
        "draw": ("draw", "draw"),
        "exchange": ("exchange", "exchange"),
        "place": ("place ARMIES", "place 3"),
        "fall": ("fall (SEAT=NUMBER | peasants=NUMBER)*", "fall 0=3 peasants=1"),
        "favor": ("favor NUMBER", "favor 18"),
        "remove_event": ("remove_event", "remove_event"),
        "calm": ("calm COUNTY", "calm holstein"),
        "build": ("build COUNTY", "build trier"),
        "deploy": ("deploy COUNTY", "deploy bremen"),
        "benefit": ("benefit (thalers | grain | victory_points | armies_to_tray)", "benefit thalers"),
    },
    "sixteenthirty": {
        "pass_marker": ("pass_marker COUNTRY", "pass_marker poland"),
        "influence": ("influence (CARD | OPEN=COUNTRY)*", "influence spain-3 open-2=spain"),
        "remove": ("remove (CARD | OPEN COUNTRY)", "remove open-1 france"),
        "lobby": ("lobby COUNTRY ISSUE [TARGET]", "lobby spain war france"),
        "bid": ("bid CARD+ [drop CARD+]", "bid spain-3 open-2 drop spain-1"),
        "vote": ("vote (red | blue)", "vote red"),
        "pass": ("pass", "pass"),
        "market": ("market CARD+", "market spain-1 unrest"),
        "exchange": ("exchange SEAT CARD for CARD", "exchange 1 spain-3 for austria-2"),
        "collect": ("collect SEAT CARD", "collect 1 spain-3"),
        "lobby_the_crown": ("lobby_the_crown COUNTRY ISSUE [TARGET]", "lobby_the_crown spain war france"),
        "military_improvement": ("military_improvement COUNTRY", "military_improvement poland"),
        "increase_army_size": ("increase_army_size COUNTRY", "increase_army_size england"),
        "increase_status": ("increase_status COUNTRY", "increase_status poland"),
        "military_leader": ("military_leader COUNTRY", "military_leader england"),
        "assassin": ("assassin SEAT (CARD | OPEN COUNTRY)", "assassin 2 open-1 france"),
        "unrest": ("unrest COUNTRY", "unrest italy"),
        "roll": ("roll NUMBER+", "roll 4 5 6 5"),
        "first_player": ("first_player SEAT", "first_player 1"),
    },
}
"""By verb: the form of the move, and an example."""
WORDS: Final = {
    "wallenstein": "`COUNTY` is a key of `counties` in the view; `BOX` a key of a plan; `CARD` a county, `money`, "
    "`blank`, `tower` or `-` for none, and for the bid its number.",
    "sixteenthirty": "`COUNTRY` is a key of `countries` in the view; `CARD` is a country's card with its number "
    "(`spain-3`), an Open card (`open-1`, also `OPEN`) or a special card by its verb; `ISSUE` is one of "
    "[Issue](#issue), and `TARGET` another country, where the issue needs one.",
}


def page(game: str) -> str:
    """The whole page."""
    told = Told(game)
    parts = [*_head(game), *told.decisions(), *_moves(game), *told.views(), *told.events(), *told.shapes()]
    return "\n".join(parts) + "\n"


def _head(game: str) -> list[str]:
    seats = feldherr.rulebook(game).seats
    players = ", ".join(map(str, seats))
    return [
        f"# {words.name('en', game)} for programs",
        "",
        "<!-- Made by python -m feldherr.server.operation.describe_games from the code; a test compares them. -->",
        "",
        "What a program is asked, how it answers, what it sees and what it is told: the same in Python "
        "([python.md](../python.md)), over HTTP ([api.md](../api.md)) and in records.",
        "",
        "```python",
        "import feldherr",
        "",
        f'game = feldherr.new_game("{game}", players={seats[-1]}, seed=1618)  # {players} players',
        "seat, decision = next(iter(game.pending.items()))",
        "print(decision.kind, decision.facts())",
        "print(sorted(game.view(seat)))",
        'print([event["kind"] for event in game.events(seat)])',
        "```",
        "",
    ]


def _moves(game: str) -> list[str]:
    verbs = feldherr.rulebook(game).moves.verbs
    lines = [
        "## Moves",
        "",
        "A move is written in one way: its verb and its words, with one space between. In the forms, [ ] may be left "
        f"out, ( | ) is a choice, * means any number and + at least one. {WORDS[game]}",
        "",
        "| form | example | what it does |",
        "| --- | --- | --- |",
    ]
    for verb, move in verbs.items():
        form, example = FORMS[game][verb]
        lines.append(f"| `{_cell(form)}` | `{example}` | {_cell(_first(move.__doc__))} |")
    return [*lines, ""]


class Told:
    """The schemas of a game as tables; shapes that are named on the way get tables of their own."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.title = game.capitalize()
        self.known = schemas()
        self.named: list[str] = []

    def decisions(self) -> list[str]:
        lines = [
            "## Decisions",
            "",
            "Every one has its `id`, the `seat` that is asked, its `kind`, a `prompt` in each language, and where the "
            "legal moves can be listed, `options`.",
            "",
            "| kind | what is asked | answered with | moves listed |",
            "| --- | --- | --- | --- |",
        ]
        found = decisions_of(self.game)
        for kind, known in found.items():
            verbs = ", ".join(f"`{verb}`" for verb in ANSWERS[self.game][kind].split())
            listed = "yes" if known.lists_options else "no"
            lines.append(f"| `{kind}` | {_cell(_first(known.__doc__))} | {verbs} | {listed} |")
        for kind in found:
            own = self._keys(f"{self._camel(kind)}Decision", ASKED)
            if own:
                lines += ["", f"### `{kind}`", "", *own]
        return [*lines, ""]

    def views(self) -> list[str]:
        return ["## Views", "", "What `game.view(seat)` holds, key by key.", "", *self._keys(f"{self.title}View"), ""]

    def events(self) -> list[str]:
        lines = [
            "## Events",
            "",
            "Every one has its `n`, counted from 0 without gaps for each audience, and its `kind`.",
            "",
            "| kind | what happened | facts |",
            "| --- | --- | --- |",
        ]
        for kind, ref in self.known[f"{self.title}Event"]["discriminator"]["mapping"].items():
            shape = self.known[ref.removeprefix(PREFIX)]
            own = {name: fact for name, fact in shape["properties"].items() if name not in TOLD}
            facts = ", ".join(f"`{name}` {self._type(fact)}" for name, fact in own.items())
            lines.append(f"| `{kind}` | {_cell(_first(shape.get('description')))} | {facts} |")
        return [*lines, ""]

    def shapes(self) -> list[str]:
        """All that was named; more may be named meanwhile."""
        lines = ["## Shapes", "", "Named above, in the order in which they are met.", ""]
        done = 0
        while done < len(self.named):
            name = self.named[done]
            done += 1
            shape = self.known[name]
            about = _first(shape.get("description"))
            lines += [f"### {self._short(name)}", "", *([about, ""] if about else [])]
            lines += self._keys(name) if "properties" in shape else [self._type(shape)]
            lines.append("")
        return lines[:-1]

    def _keys(self, name: str, without: set[str] | None = None) -> list[str]:
        shape = self.known[name]
        own = {key: kind for key, kind in shape["properties"].items() if key not in (without or ())}
        needed = shape.get("required", [])
        rows = [
            f"| `{key}` | {self._type(kind)}{'' if key in needed else ', if it is there'} | "
            f"{_cell(kind.get('description') or self._meaning(self._short(name), key))} |"
            for key, kind in own.items()
        ]
        return ["| key | type | what it is |", "| --- | --- | --- |", *rows] if rows else []

    def _meaning(self, shape: str, key: str) -> str:
        """What a key is of which its shape says nothing: of a house rule, what players read of it."""
        if shape == "HouseRules":
            return words.sentence("en", "rules", f"field_{key}", {})
        known = {**EVERYWHERE, **MEANINGS[self.game]}
        return known.get(f"{shape}.{key}") or known[key]

    def _type(self, shape: Schema) -> str:  # noqa: PLR0911
        """A type in words, with links to shapes."""
        if "$ref" in shape:
            return self._link(shape["$ref"].removeprefix(PREFIX))
        if "anyOf" in shape:
            return " or ".join(map(self._type, shape["anyOf"]))
        values: list[Any] = shape.get("enum", [shape["const"]] if "const" in shape else [])
        if values:
            return " or ".join(f"`{value}`" for value in values)
        if shape.get("type") == "array":
            return f"list of {self._type(shape['items'])}"
        if isinstance(shape.get("additionalProperties"), dict):
            return f"object, by key: {self._type(shape['additionalProperties'])}"
        if "properties" in shape:
            values_of = next(iter(shape["properties"].values()))
            return f"object, by {', '.join(f'`{key}`' for key in shape['properties'])}: {self._type(values_of)}"
        return str(shape["type"])

    def _link(self, name: str) -> str:
        if name not in self.named:
            self.named.append(name)
        short = self._short(name)
        return f"[{short}](#{short.lower()})"

    def _short(self, name: str) -> str:
        return name.removeprefix(self.title)

    def _camel(self, kind: str) -> str:
        return self.title + "".join(word.capitalize() for word in kind.split("_"))


def _first(doc: str | None) -> str:
    """The first paragraph, on one line."""
    return " ".join(inspect.cleandoc(doc).split("\n\n")[0].split()) if doc else ""


def _cell(text: str) -> str:
    """As it stands in a table.

    >>> _cell("red | blue")
    'red \\\\| blue'
    """
    return re.sub(r"\|", r"\\|", text)


def main() -> None:
    for game in feldherr.HOUSE:
        (FOLDER / f"{game}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    main()
