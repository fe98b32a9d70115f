"""What the documents show in Python runs, what they say of the code is so, and what they point at is there."""

import ast
import inspect
import pkgutil
import random
import re
import tomllib
import unicodedata
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

import feldherr
from feldherr.server.api.schemas import decisions_of
from feldherr.server.operation import describe_games, meanings

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
PLAYERS = ("index.md", "play.md", "orders.md", "sandbox.md", "tower.md", "analysis.md", "learn.md", "rules.md")
RUN_ELSEWHERE = {"docs/api.md"}
"""With a server, in tests/server/test_docs_bot.py."""
HEADING = re.compile(r"^#+ (.*)$", re.M)
SMALLER = {"games=10_000": "games=2", '"captain", games': '"random", games', "num_envs=64": "num_envs=2"}


def python_of(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.S)


def with_python() -> list[str]:
    """What German pages show in Python is what the English ones show, which a test below says."""
    own = [page for page in PAGES if not page.is_relative_to(DOCS / "de")]
    named = [page.relative_to(ROOT).as_posix() for page in [*ROOT.glob("*.md"), *own] if python_of(page)]
    return [name for name in named if name not in RUN_ELSEWHERE]


@pytest.mark.filterwarnings("ignore")  # of other people's packages
@pytest.mark.parametrize("document", with_python())
def test_python_in_the_documents_runs(document: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each block alone, as a reader copies it, with all that it imports; files that one writes the next may read."""
    monkeypatch.chdir(tmp_path)
    for number, block in enumerate(python_of(ROOT / document), 1):
        code = block
        for large, small in SMALLER.items():
            code = code.replace(large, small)
        exec(compile(code, f"{document} block {number}", "exec"), {"__name__": "__main__"})


PROMISES = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", (DOCS / "security.md").read_text("utf-8"))


@pytest.mark.parametrize(("file", "test"), PROMISES)
def test_every_promise_has_its_test(file: str, test: str) -> None:
    assert re.search(rf"^def {test}\(", (ROOT / file).read_text("utf-8"), re.M)


@pytest.mark.parametrize("game", describe_games.FORMS)
def test_the_page_for_programs_agrees_with_the_code(game: str) -> None:
    """If it does not: python -m feldherr.server.operation.describe_games writes it anew."""
    assert (DOCS / "programs" / f"{game}.md").read_text("utf-8") == describe_games.page(game)


@pytest.mark.parametrize("game", describe_games.FORMS)
def test_no_key_is_explained_that_is_not_there(game: str) -> None:
    """And none is left out: the page cannot be made without."""
    page = describe_games.page(game)
    own = meanings.MEANINGS[game]
    assert [text for text in own.values() if f"| {text} |" not in page] == []
    assert "|  |" not in page.split("## Decisions")[1].split("## Events")[0]


@pytest.mark.parametrize("game", describe_games.FORMS)
def test_every_verb_has_a_form_and_an_example_that_is_read(game: str) -> None:
    moves = feldherr.rulebook(game).moves
    assert set(describe_games.FORMS[game]) == set(moves.verbs)
    for verb, (form, example) in describe_games.FORMS[game].items():
        assert form.split()[0] == verb
        assert moves.read(example).text == example


TABLES: dict[str, list[dict[str, Any]]] = {
    "wallenstein": [
        {"court": True, "landsknechte": True, "lineup": "draft"},
        {"edition": "first"},
        {"throws": "outside"},
    ],
    "sixteenthirty": [{}],
}


def facts_of_events(game: str) -> dict[str, set[str]]:
    """By kind of event: the words that the page has in code where it names facts."""
    page = (DOCS / "programs" / f"{game}.md").read_text("utf-8")
    rows = re.findall(r"^\| `(\w+)` \| [^|]* \| (.*) \|$", page.split("## Events")[1].split("## Shapes")[0], re.M)
    return {kind: set(re.findall(r"`(\w+)`", facts)) for kind, facts in rows}


@pytest.mark.parametrize("game", TABLES)
def test_the_page_names_what_is_answered_and_what_is_told(game: str) -> None:
    told = {kind: set(verbs.split()) for kind, verbs in describe_games.ANSWERS[game].items()}
    assert set(told) == set(decisions_of(game))
    facts = facts_of_events(game)
    seen = defaultdict(set)
    for options in TABLES[game]:
        table = feldherr.new_game(game, players=4, seed=1618, **options)
        rng = random.Random(1618)
        while not table.over:
            seat, decision = next(iter(table.pending.items()))
            seen[decision.kind].add((move := decision.sample(rng)).verb)
            table.play(seat, move)
        for event in table.events("all"):
            own = set(event) - {"n", "kind"}
            assert (own - facts[event["kind"]], "n" in facts[event["kind"]]) == (set(), False), event
    assert len(seen) > 8
    assert {kind: verbs - told[kind] for kind, verbs in seen.items() if verbs - told[kind]} == {}


def named_in_the_reference() -> list[tuple[str, str]]:
    """What the reference is made of: paths, and which members of them, if not all."""
    text = (DOCS / "reference.md").read_text("utf-8")
    found = re.findall(r"^::: ([\w.]+)\n((?:    .*\n)*)", text, re.M)
    return [(path, next(iter(re.findall(r"members: \[(.*)]", options)), "")) for path, options in found]


@pytest.mark.parametrize(("path", "members"), named_in_the_reference())
def test_the_reference_tells_of_everything_it_names(path: str, members: str) -> None:
    """What has no docstring is left out of it."""
    shown: Any = pkgutil.resolve_name(path)
    things = [getattr(shown, name) for name in members.split(", ")] if members else [shown]
    for thing in things:
        assert thing.__doc__
        methods = inspect.getmembers(thing, inspect.isfunction) if inspect.isclass(thing) else []
        bare = [name for name, method in methods if name[0] != "_" and not inspect.getdoc(method)]
        assert bare == [], thing


def without_code(page: Path) -> str:
    return re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.S)


def anchors(page: Path) -> set[str]:
    """What the headings of a page are called in the handbook."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.S | re.M)
    heads = [unicodedata.normalize("NFKD", head).encode("ascii", "ignore").decode() for head in HEADING.findall(text)]
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", head).strip().lower()) for head in heads}


# `make docs` builds the handbook, and tests/web/handbook.test.mjs walks all its ways; this is quicker, and knows what
# lies outside of it.
@pytest.mark.parametrize("page", [*PAGES, *ROOT.glob("*.md")], ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", without_code(page)):
        path, _, anchor = target.partition("#")
        if re.match(r"\w+:", target):
            continue
        there = page.parent / path if path else page
        assert there.exists(), target
        assert there.is_file() or not page.is_relative_to(DOCS), f"{target}: a folder has no page in the handbook"
        if anchor and there.name != "reference.md":  # whose anchors are made from the code
            assert anchor in anchors(there), target


def test_every_page_of_players_is_there_in_german_too() -> None:
    assert [name for name in PLAYERS if not (DOCS / name).is_file() or not (DOCS / "de" / name).is_file()] == []


def test_every_notebook_is_linked() -> None:
    linked = set(re.findall(r"\(notebooks/([^)]+)\)", (DOCS / "research.md").read_text("utf-8")))
    assert linked == {notebook.name for notebook in DOCS.glob("notebooks/*.ipynb")}


def test_the_handbook_knows_which_pages_are_there_in_german_too() -> None:
    """A page leads to itself in the other language."""
    settings = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
    there = sorted(page.relative_to(DOCS / "de").with_suffix(".html").as_posix() for page in DOCS.glob("de/**/*.md"))
    assert settings["extra"]["german"] == there


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.is_relative_to(DOCS / "de")], ids=lambda page: page.name
)
def test_german_pages_tell_as_much_as_english_ones(page: Path) -> None:
    """The same headings, blocks, tables and lists, and not far fewer words."""
    english = DOCS / page.relative_to(DOCS / "de")
    assert shape(page) == shape(english)
    assert len(page.read_text("utf-8")) > 0.85 * len(english.read_text("utf-8"))


def shape(page: Path) -> dict[str, Any]:
    """What a page is made of, apart from its words."""
    text = page.read_text("utf-8")
    plain = re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)
    return {
        "headings": [len(level) for level in re.findall(r"^(#+) ", plain, re.M)],
        "blocks": re.findall(r"^```(\w+)$", text, re.M),
        "python": [ast.dump(ast.parse(block)) for block in python_of(page)],
        "rows": len(re.findall(r"^\|", plain, re.M)),
        "points": len(re.findall(r"^(?:- |\d+\. )", plain, re.M)),
    }


def test_the_menu_names_pages_that_exist() -> None:
    """And every page is in it; those of three folders go by themselves."""
    menu = (DOCS / ".nav.yml").read_text("utf-8")
    named = set(re.findall(r"([\w/-]+\.md)$", menu, re.M))
    assert [name for name in sorted(named) if not (DOCS / name).is_file()] == []
    folders = ("decisions", "programs", "research")
    own = {page.relative_to(DOCS).as_posix() for page in PAGES if page.parent.name not in folders}
    assert own - named == set()


def test_nothing_is_loaded_from_elsewhere() -> None:
    settings = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
    assert settings["theme"]["font"] is False
    assert not re.search(r"!\[[^]]*\]\(\w+:", "".join(page.read_text("utf-8") for page in PAGES))
