"""The words of every language are complete, in Fluent's syntax, and told in every shape; a language is files only."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from fluent.syntax import ast, parse

import feldherr
from feldherr.kernel.fluent import Told
from feldherr.kernel.words import FOLDER, LANGUAGES, Catalogue, catalogue, languages_in
from tests.words import pseudo
from tests.words.shapes import sentences, uses

VECTORS = Path(__file__).parent / "vectors.json"
LEADING_SPACE = {"cli-grain_loss"}  # follows other words on its line


def entries(path: Path) -> list[ast.Message | ast.Term]:
    resource = parse(path.read_text("utf-8"))
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


def test_english_is_the_first_of_the_languages() -> None:
    assert LANGUAGES[0] == "en"
    assert "de" in LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_and_no_message_belongs_to_two(language: str) -> None:
    found = [entry.id.name for path in sorted((FOLDER / language).glob("*.ftl")) for entry in entries(path)]
    assert len(found) == len(set(found))
    assert set(found) == set(catalogue(language).sources)


def test_no_message_is_made_of_others() -> None:
    """They are read one by one; what messages share are names."""
    made = [name for name, source in catalogue("en").sources.items() if re.search(r"\{\s*-?[a-z]", source)]
    assert made == []


def test_names_are_plain_text() -> None:
    for language in LANGUAGES:
        spoken = catalogue(language)
        for code in spoken.codes("names"):
            assert not re.search(r"[{}]", spoken.sources[f"names-{code}"])
            assert isinstance(spoken.message(f"names-{code}"), str)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_with_the_same_facts(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert list(english.sources) == list(other.sources)
    differing = [name for name in english.sources if set(uses(english, name)) != set(uses(other, name))]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_sentence_is_left_in_english(language: str) -> None:
    english, other = catalogue("en").sources, catalogue(language).sources
    sections = ("errors-", "events-", "prompts-", "rules-", "warnings-")
    assert [name for name in other if name.startswith(sections) and other[name] == english[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told_in_every_shape(language: str) -> None:
    spoken = catalogue(language)
    for name, source in spoken.sources.items():
        for facts, text, errors in sentences(spoken, name):
            told = (language, name, facts, text)
            assert errors == [], told
            assert text or source.strip() == '{ "" }', told
            assert not text.startswith(" ") or name in LEADING_SPACE, told
            assert "  " not in text, told
            assert "?" not in text or "?" in source, told
            assert "{" not in text or '"{"' in source, told


def test_the_vectors_that_both_runtimes_pass() -> None:
    vectors = json.loads(VECTORS.read_text("utf-8"))
    for language, code, facts, wanted in vectors["cases"]:
        message = small(language).message(f"t-{code}")
        assert message is not None
        errors: list[Exception] = []
        told = message if isinstance(message, str) else message.with_facts(facts, vectors["players"], errors)
        assert (code, facts, told, errors) == (code, facts, wanted, [])


def small(language: str) -> Catalogue:
    return Catalogue(language, VECTORS.parent)


def test_rules_may_be_an_object() -> None:
    rules = SimpleNamespace(court=True, markers=3, money={4: 15}, favor_armies="all_or_none")
    told = [small("en").message(f"t-{code}") for code in ("rule", "rule_flag", "rule_number", "rule_at")]
    assert [message.with_facts({"rules": rules}) for message in told if isinstance(message, Told)] == [
        "A favor places all or none.",
        "There is a court.",
        "3 markers",
        "15 Thalers",
    ]


def test_importing_feldherr_loads_no_words() -> None:
    code = "import sys, feldherr; print([name for name in sys.modules if name.split('.')[0] in ('fluent', 'babel')])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def test_a_third_language_needs_files_only(tmp_path: Path) -> None:
    """The package with one more folder of words: its terminal, its errors, its pictures and its API speak it."""
    package = tmp_path / "feldherr"
    package.mkdir()
    for part in Path(feldherr.__file__).parent.iterdir():
        if part.name != "words":
            (package / part.name).symlink_to(part)
    pseudo.write(package / "words")
    assert languages_in(package / "words") == (*LANGUAGES, pseudo.PSEUDO)
    spoken = Catalogue(pseudo.PSEUDO, package / "words")
    for name in list(spoken.sources)[::10]:  # the browser's tests tell them all
        assert all(errors == [] for _, _, errors in sentences(spoken, name)), name

    environment = os.environ | {"PYTHONPATH": str(tmp_path)}

    def told(*command: str) -> str:
        run = [sys.executable, *command]
        return subprocess.run(run, check=True, capture_output=True, text=True, env=environment, cwd=tmp_path).stdout

    assert "Tháálér" in told("-m", "feldherr", "rules", "--language", "zz")
    assert "gáámé" in told("-c", "import feldherr; print(feldherr.BadOption('unknown_game', game='x').sentence('zz'))")
    game = "feldherr.new_game('wallenstein', players=3, seed=1)"
    assert "Wááll" in told("-c", f"import feldherr.svg; print(feldherr.svg.headline({game}, language='zz'))")
    schema = "from feldherr.server.api import shapes; print(shapes.Sentences.model_json_schema()['required'])"
    assert told("-c", schema).strip() == "['en', 'de', 'zz']"


BUILDER = (Path(feldherr.__file__).parents[2] / "web" / "scripts" / "words.mjs").read_text("utf-8")
INTERFACE = tuple(re.findall(r'"(\w+)"', BUILDER.partition("const INTERFACE = [")[2].partition("]")[0]))
MADE = re.compile(  # by code that puts the id together
    r"(names|places|moves|tables)-.*|rules-(event|favor|field)_.*|bots-about_.*|cli-(help|note|odds|own|counted|analyse)_.*"
    r"|events-\w+_proposed|picture-issue_\w+|mails-\w+_(subject|text|push)"
    r"|rules_\w+-((preset|ruling)-.*|.*-(row|terms|[cpq][0-9]+))"
    r"|links-(\w+_(title|told)|tournament_\w+)|picture-odds_\w+"
    r"|lessons_\w+-.*"  # tests/lessons knows which are due
)


def written(folder: Path, *suffixes: str) -> str:
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in suffixes and "generated" not in path.parts]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_every_message_is_used() -> None:
    spoken = catalogue("en")
    web = written(Path(feldherr.__file__).parents[2] / "web" / "src", ".ts", ".svelte")
    said = set(re.findall(r"\w+", web))
    begins, ends = tuple(re.findall(r"`([a-z]\w+)\$\{", web)), tuple(re.findall(r"\}(_\w+)`", web))
    keys = {f"{part}-{key}" for part in INTERFACE for key in spoken.codes(part)}
    idle = [name for name in keys if (key := name.partition("-")[2]) not in said and not key.startswith(begins)]
    assert [name for name in idle if not name.endswith(ends)] == []
    said = set(re.findall(r"[\w-]+", written(Path(feldherr.__file__).parent, ".py", ".toml")))
    others = [name for name in spoken.sources if name not in keys and not MADE.fullmatch(name)]
    assert [name for name in others if name.partition("-")[2] not in said] == []
