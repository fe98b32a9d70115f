"""Names that can be seen and told apart, and words that stay where they stand."""

import asyncio
import json
from pathlib import Path
from unicodedata import category

import pytest

from feldherr.server.api import letters
from tests.server.hostile.inside import serving

INVISIBLE = (
    "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u061c\u115f\u1160\u17b4\u180b\u180e\u2800\u3164\uffa0\ufe0f"
    "\U000e0041\ue000"
)
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
MARKED = "e" + "\u0301" * 9


@pytest.mark.parametrize("letter", INVISIBLE + TURNING + "\u200e\u200f", ids=lambda letter: f"{ord(letter):x}")
def test_what_cannot_be_seen_is_in_no_name(letter: str) -> None:
    assert letters.name(f"An{letter}na{letter}") == "Anna"
    with pytest.raises(ValueError, match="letters"):
        letters.name(letter * 5)


def test_no_letter_makes_a_name_of_what_cannot_be_seen() -> None:
    for number in (*range(0x20000), *range(0xE0000, 0xE0200)):
        try:
            told = letters.name(f"A{chr(number)}")
        except ValueError:
            continue
        assert all(category(letter) not in ("Cc", "Cf", "Cs", "Cn", "Co", "Zl", "Zp") for letter in told), hex(number)
        assert told == told.strip()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("  Anna \u3000 von\u00a0Böhmen\t", "Anna von Böhmen"),
        ("Zoe\u0308", "Zoë"),
        ("Đỗ Thị Ánh", "Đỗ Thị Ánh"),
        ("مریم‌", "مریم"),
        ("נוֹעָה", "נוֹעָה"),
        ("ที่รัก", "ที่รัก"),
        ("अनुष्का", "अनुष्का"),
        ("Anna ❤️", "Anna ❤"),
        ("🇩🇪 王小明", "🇩🇪 王小明"),
    ],
)
def test_honest_names(given: str, told: str) -> None:
    assert letters.name(given) == told


@pytest.mark.parametrize(
    "bad", ["", " ", "\u0301", " \u0301a\u0301", MARKED, "a\x00", "a\x7f", "\ud800", "a\x1b[31m", "\U0001d15e" * 21]
)
def test_bad_names(bad: str) -> None:
    with pytest.raises(ValueError, match=r"letters|marks|control|characters"):
        letters.name(bad)


def test_words() -> None:
    assert letters.prose("one\n\ttwo \u200d \u202ethree\u2069") == "one\n\ttwo \u200d three"
    for said in ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"):
        assert letters.line(said) == said
    for bad in (" \n", "\u200b", MARKED, "a\x00", "\ud800", "\u202e"):
        with pytest.raises(ValueError, match=r"read|marks|control"):
            letters.line(bad)


def test_everywhere_a_name_is_given(tmp_path: Path) -> None:
    hidden = "An\u202ena\u200b"

    async def run() -> None:
        async with serving(str(tmp_path / "a.db")) as inside:
            assert (await inside.enter(hidden)).json()["person"]["name"] == "Anna"
            changed = await inside.ask("PATCH", "/api/v1/people/me", json.dumps({"name": f"{hidden}2"}).encode())
            assert changed.json()["person"]["name"] == "Anna2"
            seats = [{"kind": "me", "name": hidden}]
            made = (await inside.post("/tables", game="wallenstein", players=3, seats=seats)).json()
            joined = (await inside.post(f"/tables/{made['id']}/join", seat=1, name=f"{hidden}3")).json()
            assert [seat["name"] for seat in joined["seats"]][:2] == ["Anna", "Anna3"]
            assert (await inside.post("/people/me/tokens", label=hidden)).json()["label"] == "Anna"
            await inside.post(f"/tables/{made['id']}/chat", text="read \u202esdrawkcab\nand on")
            said = (await inside.ask("GET", f"/api/v1/tables/{made['id']}/chat")).json()["lines"]
            assert said[-1]["text"] == "read sdrawkcab\nand on"
            for body in ({"name": "\u200b\u202e"}, {"name": "\u0301"}, {"name": MARKED}):
                answer = await inside.ask("PATCH", "/api/v1/people/me", json.dumps(body).encode())
                assert answer.require_sense().status == 422

    asyncio.run(run())
