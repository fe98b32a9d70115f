"""A sandbox is played again from its entries: exactly, and at a cost that is bounded."""

import json
import random
from dataclasses import replace
from time import process_time
from typing import Any

import pytest

import feldherr
from feldherr import Game
from feldherr.cli import main
from feldherr.kernel.errors import BadEdit
from feldherr.server.errors import Refused
from feldherr.server.model import EDIT, MOVE, UNDO, Entry, Person, Table
from feldherr.server.play.moves import require_room
from feldherr.server.standing import sandbox
from feldherr.server.tables.sandboxes import _seated
from tests.server.client import Client
from tests.server.serving import Server

EDITS = {
    "wallenstein": ["player 0 thalers={n}", "tower 0={n} peasants=1", "season 1 summer", "county baden armies={n}"],
    "sixteenthirty": ["country france status={n}", "turn 3 first=1", "player 0 points=1", "turn 5 first=0"],
}


def entries_of(game: Game, rng: random.Random, most: int) -> tuple[list[Entry], Game]:
    """Moves, edits and undone ones at random, each edit proven when it is made."""
    entries: list[Entry] = []
    before, now = [game], game
    for number in range(1, most + 1):
        if len(before) > 2 and rng.random() < 0.2:
            entries.append(Entry(number, UNDO, 0, now.question, "", number, 0.0))
            before.pop()
            now = sandbox.with_fresh_chance(sandbox.at_question(before[-1], entries[-1].question + 1), entries[-1])
            before[-1] = now
        elif rng.random() < 0.4:
            text = rng.choice(EDITS[game.rulebook.name]).format(n=rng.randint(1, 6))
            try:
                changed = sandbox.edited(now, text, proven=False)
            except BadEdit:
                continue
            entries.append(Entry(number, EDIT, 0, now.question, text, number, 0.0))
            now = changed
            before.append(now)
        else:
            question, known, now = now.question, len(now.moves), now.copy()
            while now.question == question:
                seat, decision = next(iter(now.pending.items()))
                now.play(seat, decision.sample(rng).text)
            entries += [
                Entry(number, MOVE, int(seat), question, move.text, number, 0.0) for seat, move in now.moves[known:]
            ]
            before.append(now)
    return entries, now


@pytest.mark.parametrize("name", list(EDITS))
def test_what_was_proven_is_done_again_without_proof_and_comes_out_the_same(name: str) -> None:
    for seed in range(6):
        game = feldherr.new_game(name, players=3, seed=seed)
        entries, now = entries_of(game, random.Random(seed), 30)
        again, _ = sandbox.played(game.copy(), None, entries)
        assert again.view("all") == now.view("all")
        assert again.rulebook.encode(again.state) == now.rulebook.encode(now.state)
        assert (again.question, again.moves) == (now.question, now.moves)


def test_only_the_newest_edit_is_proven(monkeypatch: pytest.MonkeyPatch) -> None:
    game = feldherr.new_game("wallenstein", players=5, seed=1)
    proofs: list[Any] = []
    sound = game.rulebook.sound

    def counted(self: Any, state: Any) -> None:
        proofs.append(state)
        sound(state)

    monkeypatch.setattr(type(game.rulebook), "sound", counted)
    texts = [f"player 0 thalers={number % 30}" for number in range(200)]
    entries = [Entry(at + 1, EDIT, 0, game.question + at, text, at, 0.0) for at, text in enumerate(texts)]
    begun = process_time()
    again, _ = sandbox.played(game, None, entries)
    assert process_time() - begun < 2
    assert again.view("all")["players"][0]["thalers"] == 199 % 30
    assert len(proofs) == 1


def test_an_edit_takes_as_many_places_as_it_has_lines(server: Server, anna: Client, capsys: Any) -> None:
    table = anna.post("/sandboxes", source={"kind": "new", "game": "wallenstein", "players": 3})["id"]
    for number in range(3):
        anna.post(f"/sandboxes/{table}/edits", edits=[f"player 0 thalers={number}", f"player 0 thalers={number + 1}"])
    anna.post(f"/tables/{table}/undo", seat=0)
    view = anna.get(f"/sandboxes/{table}/position")["view"]
    assert view["players"][0]["thalers"] == 2
    assert main(["admin", "--database", server.database, "games", "--json"]) == 0
    (found,) = [each for each in json.loads(capsys.readouterr().out) if each["id"] == table]
    assert found["moves"] == 7, "three edits of two lines, and the undoing of one"


def test_a_full_sandbox_takes_no_more() -> None:
    table = replace(made_by_hand(), number=sandbox.MOST_ENTRIES - 1)
    require_room(table)
    with pytest.raises(Refused, match="5000"):
        require_room(replace(table, number=sandbox.MOST_ENTRIES))


def made_by_hand() -> Table:
    return _seated(Person("anna", "Anna"), "wallenstein", 3, {}, {"source": "new"})
