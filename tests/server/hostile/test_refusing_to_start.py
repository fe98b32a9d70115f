"""What keeps a server from starting is said in one sentence, in the operator's language, with exit code 2."""

import resource
import shutil
import socket
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from feldherr.cli import main
from feldherr.kernel.errors import BadOption
from feldherr.server.config import Settings
from feldherr.server.operation import supervisor
from feldherr.server.store.ready import make_ready
from tests.server.serving import Server

Refusal = Callable[..., str]


@pytest.fixture
def refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> Refusal:
    """What `feldherr serve`, or another command, says when it cannot do its work; in German it says as much."""
    monkeypatch.setenv("FELDHERR_HOME", str(tmp_path / "home"))

    def run(*words: str, command: str = "serve") -> str:
        port = ["--port", "0"] if command == "serve" and "--port" not in words else []
        said: dict[str, str] = {}
        for language in ("en", "de"):
            capsys.readouterr()
            assert main([command, "--language", language, *port, *words]) == 2
            printed = capsys.readouterr()
            assert printed.out == ""
            assert printed.err.count("\n") == 1
            assert "Traceback" not in printed.err
            said[language] = printed.err.strip()
        assert said["en"] != said["de"]
        return said["en"]

    return run


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database as a server leaves it, of some size."""
    file = tmp_path_factory.mktemp("sound") / "sound.db"
    make_ready(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.executemany("INSERT INTO keys VALUES (?, ?)", [(f"k{i}", bytes(900)) for i in range(200)])
    return file


@pytest.fixture
def mine(sound: Path, tmp_path: Path) -> Path:
    return Path(shutil.copyfile(sound, tmp_path / "mine.db"))


def test_places_that_cannot_be_written(refusal: Refusal, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("x")
    assert "is a file, and should be a folder" in refusal("--database", str(file / "x.db"))
    assert "is a folder, and should be a file" in refusal("--database", str(tmp_path))
    assert "cannot be written" in refusal("--database", "/proc/feldherr/x.db")


def damage_garbage(file: Path) -> None:
    file.write_bytes(b"no database at all " * 1000)


def damage_truncated(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(file.stat().st_size // 2)


def damage_page(file: Path) -> None:
    """A page in the midst of what is stored, where a look at the beginning of each table does not come."""
    with file.open("r+b") as opened:
        opened.seek(file.stat().st_size // 4096 * 3 // 4 * 4096)
        opened.write(b"\xff" * 4096)


def damage_schema(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(100)
        opened.write(b"\xaa" * 900)


DAMAGES = [damage_garbage, damage_truncated, damage_page, damage_schema]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_database(refusal: Refusal, mine: Path, damage: Callable[[Path], None]) -> None:
    damage(mine)
    assert f"{mine} is damaged" in refusal("--database", str(mine))


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup(refusal: Refusal, mine: Path, tmp_path: Path, damage: Callable[[Path], None]) -> None:
    damage(mine)
    target = ["--database", str(tmp_path / "target.db")]
    assert "not a backup, or is damaged" in refusal(*target, "restore", str(mine), command="admin")
    assert "damaged" in refusal("--database", str(mine), "backup", str(tmp_path / "new.db"), command="admin")
    assert not (tmp_path / "new.db").exists()


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_a_database_of_another(refusal: Refusal, mine: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    change(other, "CREATE TABLE bookmarks (id INTEGER)")
    assert "another program" in refusal("--database", str(other))
    change(mine, "UPDATE alembic_version SET version_num = '9999'")
    assert "newer Feldherr (form 9999)" in refusal("--database", str(mine))
    change(mine, "UPDATE alembic_version SET version_num = 'ae1027a6acf'")
    assert "another program" in refusal("--database", str(mine))
    assert "not a backup" in refusal("restore", str(other), command="admin")


def test_a_table_that_is_missing(refusal: Refusal, mine: Path) -> None:
    change(mine, "DROP TABLE tallies")
    assert "no such table: tallies" in refusal("--database", str(mine))
    assert "not a backup" in refusal("restore", str(mine), command="admin")


def test_a_full_disk(refusal: Refusal, tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, hard))
    try:
        assert "cannot be written" in refusal("--database", str(tmp_path / "new.db"))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def strict_postgresql() -> Iterator[int]:
    """The port of something that refuses everybody as PostgreSQL does."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=_refuse_all, args=(listening,), daemon=True).start()
        yield listening.getsockname()[1]
        listening.shutdown(socket.SHUT_RDWR)


def _refuse_all(listening: socket.socket) -> None:
    text = b'SFATAL\0C28P01\0Mpassword authentication failed for user "anna"\0\0'
    while True:
        try:
            connection, _ = listening.accept()
        except OSError:
            return
        with connection:
            while (asked := connection.recv(4096)) and asked[4:8] in (b"\x04\xd2\x16\x2f", b"\x04\xd2\x16\x30"):
                connection.sendall(b"N")  # no encryption
            connection.sendall(b"E" + (len(text) + 4).to_bytes(4, "big") + text)


def test_postgresql_that_does_not_let_us_in(refusal: Refusal, strict_postgresql: int) -> None:
    wrong = refusal("--database", f"postgresql://anna:geheim@127.0.0.1:{strict_postgresql}/x", "--workers", "4")
    assert "password authentication failed" in wrong
    assert "geheim" not in wrong
    assert "cannot be reached" in refusal("--database", "postgresql://anna:geheim@127.0.0.1:1/x")
    for nonsense in ("mysql://x/y", "sqlite://", "postgresql+nothing://x/y"):
        assert "no address of a database" in refusal("--database", nonsense)


def test_settings(refusal: Refusal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = ")
    assert "server.toml cannot be read" in refusal("--config", str(file))
    file.write_text('colour = "red"')
    assert '"colour"' in refusal("--config", str(file))
    monkeypatch.setenv("FELDHERR_LOG_LEVEL", "loud")
    assert '"loud"; allowed are debug, info, warning, error' in refusal()


def test_places_to_listen_at(refusal: Refusal, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"Port {port} is in use" in refusal("--port", port)
    assert 'no address "nowhere.invalid"' in refusal("--host", "nowhere.invalid")
    assert 'no address "192.0.2.7"' in refusal("--host", "192.0.2.7")

    def bind(*_: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket.socket, "bind", bind)
    assert "Port 80 is only for administrators" in refusal("--port", "80")


def test_a_second_server_on_one_file(refusal: Refusal, tmp_path: Path) -> None:
    """Whatever name it gives the file; until the first is gone, however it went."""
    server = Server(tmp_path / "home", str(tmp_path / "own.db")).start()
    alias = tmp_path / "alias.db"
    alias.symlink_to(server.database)
    for name in (server.database, str(alias)):
        said = refusal("--database", name)
        assert server.database in said
        assert f"is served at http://localhost:{server.port}/" in said
    assert main(["admin", "--database", server.database, "games"]) == 0
    server.kill()
    server.start()
    server.stop()


class Failing:
    """A worker that ends before it serves."""

    def __init__(self, failure: BadOption | None) -> None:
        self.failure = failure
        self.ready = False
        self.process = _Ended()
        self.news = socket.socket()
        self.news.close()

    def hear(self) -> None:
        pass


class _Ended:
    pid = 1 << 22
    exitcode = 7
    sentinel = 0

    def is_alive(self) -> bool:
        return False


@pytest.mark.parametrize("failure", [BadOption("database_failed", database="x", reason="y"), None])
def test_workers_that_cannot_start_are_not_started_for_ever(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, failure: BadOption | None
) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    monkeypatch.setattr("feldherr.server.operation.log.set_up", lambda _: None)
    monkeypatch.setattr(supervisor, "Worker", lambda *_: Failing(failure))
    said: list[str] = []
    watching = supervisor.Supervisor(Settings(workers=2), [], lambda: said.append("ready"))
    watching._look()
    with pytest.raises(BadOption, match="does not do" if failure else "exit code 7"):
        watching._look()
    assert said == []
    watching = supervisor.Supervisor(Settings(workers=2), [], lambda: None)
    watching.tell_ready = None  # all have served once
    watching._look()
    watching.places[1].worker = serving = supervisor.Worker(Settings(), [])
    serving.ready = True
    monkeypatch.setattr(serving.process, "is_alive", lambda: True)
    pauses = []
    for _ in range(8):
        watching._look()
        watching._look()
        pauses.append(watching.places[0].pause)
        watching.places[0].due = 0.0
    assert pauses == [1, 2, 4, 8, 16, 30, 30, 30]
