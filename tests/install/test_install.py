"""A wheel is whole, always the same file, and all that playing and serving need; `everywhere.py` tries more."""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import partial
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

import hatch_build
import sbom
import versioning
from tests.install.places import ROOT, Place, build, run, unpacked
from tests.install.serving import require_start_page, served


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"), FELDHERR_VERSION="0.1.7", SOURCE_DATE_EPOCH="1792281600")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is in a source distribution."""
    folder = tmp_path_factory.mktemp("source")
    return unpacked(build("sdist", folder, FELDHERR_VERSION="0.1.7"), folder / "unpacked")


def test_a_wheel_has_the_client_and_a_bill_of_materials(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        bill = json.loads(archive.read("feldherr-0.1.7.dist-info/sboms/feldherr.cdx.json"))
    assert wheel.name == "feldherr-0.1.7-py3-none-any.whl"
    assert "feldherr/server/static/index.html" in names
    made = hatch_build.PAGES.exists() and not hatch_build.stale(made=hatch_build.PAGES, sources=hatch_build.WRITTEN)
    assert ("feldherr/server/handbook/index.html" in names) == made
    assert not [name for name in names if name.endswith((".so", ".map"))]
    assert (bill["bomFormat"], bill["specVersion"], bill["metadata"]["component"]["version"]) == (
        *("CycloneDX", "1.6"),
        "0.1.7",
    )
    purls = {part["purl"] for part in bill["components"]}
    assert len(purls) == len(bill["components"])
    assert purls >= {f"pkg:pypi/{name}@{version}" for name, version, _ in sbom.pinned()}
    client = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert {part["name"] for part in bill["components"]} >= set(client["dependencies"])
    assert not {part["name"] for part in bill["components"]} & {"vite", "playwright-core"}


def test_what_the_client_imports_is_in_the_bill() -> None:
    """A package that is bundled stands among the dependencies, not among the tools."""
    sources = [path for kind in ("ts", "svelte", "css") for path in (ROOT / "web/src").rglob(f"*.{kind}")]
    form = r"""(?:from|import|@import)\s*\(?\s*["'](@[\w.-]+/[\w.-]+|[a-z][\w.-]*)(?:/[^"']*)?["']"""
    imported = {name for path in sources for name in re.findall(form, path.read_text("utf-8"))}
    known = json.loads((ROOT / "web/package.json").read_text("utf-8"))
    assert imported & set(known["devDependencies"]) == set()
    assert imported & set(known["dependencies"]) >= {"svelte", "three", "d3-array"}


def test_a_second_build_elsewhere_is_the_same_file(wheel: Path, source: Path, tmp_path: Path) -> None:
    again = shutil.copytree(source, tmp_path / "elsewhere", copy_function=shutil.copy)  # which keeps no times
    shutil.copytree(ROOT / "src/feldherr/server/static", again / "src/feldherr/server/static")
    if (ROOT / "build/docs.built").exists():
        shutil.copytree(ROOT / "build/docs", again / "build/docs", copy_function=shutil.copy)
        shutil.copy(ROOT / "build/docs.built", again / "build")
    other = build("wheel", tmp_path / "wheel", again, SOURCE_DATE_EPOCH="1792281600", TZ="Pacific/Chatham")
    assert sha256(other.read_bytes()).hexdigest() == sha256(wheel.read_bytes()).hexdigest()


def test_a_second_source_distribution_is_the_same_file(source: Path, tmp_path: Path) -> None:
    """And it has all that the handbook is made of."""
    again = shutil.copytree(source, tmp_path / "elsewhere", copy_function=shutil.copy)
    made = [
        build("sdist", tmp_path / place, root, FELDHERR_VERSION="0.1.7", SOURCE_DATE_EPOCH="1792281600")
        for place, root in (("one", source), ("two", again))
    ]
    assert len({sha256(path.read_bytes()).hexdigest() for path in made}) == 1
    frame = [*(ROOT / "docs/.theme").rglob("*.html"), ROOT / "docs/.nav.yml"]
    pages = [*(ROOT / "docs").rglob("*.md"), *(ROOT / "docs/images").iterdir(), *frame]
    needed = [*pages, ROOT / "zensical.toml", ROOT / "requirements/docs.txt"]
    assert [path for path in needed if not (source / path.relative_to(ROOT)).is_file()] == []


def test_a_client_older_than_its_sources_is_noticed(tmp_path: Path) -> None:
    client, words = tmp_path / "src/feldherr/server/static/index.html", tmp_path / "src/feldherr/words/en/table.ftl"
    made, source = tmp_path / "web/src/generated/words.ts", tmp_path / "web/src/lib/api.ts"
    for number, path in enumerate((words, source, client, made)):
        path.parent.mkdir(parents=True)
        path.touch()
        os.utime(path, (number, number))
    assert not hatch_build.stale(tmp_path)
    for path in (words, source):
        os.utime(path, (9, 9))
        assert hatch_build.stale(tmp_path)
        os.utime(path, (1, 1))


def test_a_handbook_older_than_its_sources_is_noticed(tmp_path: Path) -> None:
    pages, code, built = tmp_path / "docs/de/play.md", tmp_path / "src/feldherr/a/b.py", tmp_path / "build/docs.built"
    for number, path in enumerate((pages, code, built)):
        path.parent.mkdir(parents=True)
        path.touch()
        os.utime(path, (number, number))
    noticed = partial(hatch_build.stale, tmp_path, hatch_build.PAGES, hatch_build.WRITTEN)
    assert not noticed()
    for path in (pages, code):
        os.utime(path, (9, 9))
        assert noticed()
        os.utime(path, (1, 1))


def test_without_client_and_node_the_wheel_is_refused_in_a_sentence(source: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    bare = {**os.environ, "PATH": str(tmp_path)}
    said = subprocess.run(command, cwd=source, env=bare, capture_output=True, text=True, check=False)
    assert said.returncode == 1
    assert "A wheel of Feldherr contains the browser client, which is not built here" in said.stderr
    assert "Traceback" not in said.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_a_wheel_plays_and_serves_where_nothing_else_is(wheel: Path, tmp_path: Path) -> None:
    place = Place(tmp_path)
    assert shutil.which("node", path=place.env()["PATH"]) is None
    place.run("python", "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", wheel)
    place.link_needed("feldherr")
    assert place.run("feldherr", "--version").strip() == "feldherr 0.1.7"
    told = json.loads(place.run("feldherr", "simulate", "--games", "2", "--policy", "captain", "--seed", "1", "--json"))
    assert told["games"] == 2
    with served([place.bin / "feldherr"], place.home, place.env()) as url:
        require_start_page(url)
    assert place.run("python", "-m", "pip", "check").strip() == "No broken requirements found."


def test_what_is_cited_is_the_newest_release() -> None:
    """The changelog's, which is also the version of a clone without tags."""
    released = re.search(r"^## (\d\S+) – (\S+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    cited = dict(re.findall(r"^(version|date-released): (.+)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.M))
    assert released is not None
    assert (cited["version"], cited["date-released"]) == released.groups()


def test_the_version_is_the_tag(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        run("git", "-c", "user.name=n", "-c", "user.email=e", *words, cwd=tmp_path)

    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## Unreleased\n\n## 0.3.1 – 2026-11-16\n\n## 0.3.0\n")
    assert versioning.version(tmp_path) == "0.3.1"
    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "--message", "one")
    assert re.fullmatch(r"0\.3\.1\+g[0-9a-f]{7}", versioning.version(tmp_path))
    git("tag", "v0.4.0")
    assert versioning.version(tmp_path) == "0.4.0"
    git("commit", "--quiet", "--allow-empty", "--message", "two")
    assert re.fullmatch(r"0\.4\.1\.dev1\+g[0-9a-f]{7}", versioning.version(tmp_path))
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: feldherr\nVersion: 0.5.0\n")
    assert versioning.version(tmp_path) == "0.5.0"
