"""The handbook, served from its folder: nothing outside of it, and no script but its own."""

import asyncio
from pathlib import Path

import pytest

from feldherr import BadOption
from feldherr.server import config
from feldherr.server.config import Settings
from feldherr.server.http.gate import OWN_PAGES
from feldherr.server.pages.handbook import policy
from tests.server.hostile.inside import serving

PAGE = (
    b"<html><script>var here=1</script><script src=a.js></script><script type='application/json'>{}</script>"
    b"<SCRIPT type=module data-src=x>import './a.js'</script ><script defer\nsrc='a.js'></script></html>"
)


def test_its_pages_run_their_own_scripts_and_no_others(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    (folder / "de").mkdir(parents=True)
    (folder / "index.html").write_bytes(PAGE)
    (folder / "de" / "index.html").write_bytes(b"de")
    (folder / "a.js").write_text("1", "utf-8")
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    (folder / "way.txt").symlink_to(tmp_path / "secret.txt")

    async def run() -> None:
        async with serving(str(tmp_path / "a.db"), docs_folder=str(folder)) as inside:
            for path, status in (
                ("/handbook", 307),
                ("/handbook/", 200),
                ("/handbook/index.html", 200),
                ("/handbook/de/", 200),
                ("/handbook/a.js", 200),
                ("/handbook/none.html", 404),
                ("/handbook/de", 307),
                ("/handbook/d", 404),
                ("/handbook/way.txt", 404),
                ("/handbook/../secret.txt", 404),
                ("/handbook/%2e%2e/secret.txt", 404),
            ):
                answer = await inside.ask("GET", path)
                assert answer.status == status or (status == 404 and answer.status == 400), answer
                assert b"secret" not in answer.body
                said = answer.all("content-security-policy")
                assert said == [policy(PAGE, OWN_PAGES) if answer.body == PAGE else OWN_PAGES], path
            assert (await inside.ask("GET", "/api/v1/people/me")).json()["doors"]["handbook"] is True
            assert policy(PAGE, OWN_PAGES).count("'sha256-") == 3
            assert (await inside.ask("GET", "/handbook/de")).all("location") == ["/handbook/de/"]
            assert "script-src 'self' 'unsafe-inline'" not in policy(PAGE, OWN_PAGES)

    asyncio.run(run())


def test_a_folder_without_one_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no index"):
        Settings(docs_folder=str(tmp_path)).require_handbook()
    (tmp_path / "index.html").touch()
    Settings(docs_folder=str(tmp_path)).require_handbook()
    Settings().require_handbook()


def test_that_of_a_wheel_is_shown_without_a_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "HANDBOOK", tmp_path)
    assert Settings().handbook is None
    (tmp_path / "index.html").touch()
    assert Settings().handbook == tmp_path
    assert Settings(docs_folder="elsewhere").handbook == Path("elsewhere")


def test_there_is_none_unless_a_folder_is_named(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(str(tmp_path / "a.db")) as inside:
            assert (await inside.ask("GET", "/handbook/index.html")).status == 404

    asyncio.run(run())
