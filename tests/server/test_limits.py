"""Those who ask too much, too slowly or say nothing get an end, and nobody else notices."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from feldherr.server.config import Settings, load
from tests.server.client import HEADERS, Client
from tests.server.patience import PATIENCE, fetch
from tests.server.serving import Server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("strict")
    limits = {"guests_per_hour": 6, "requests_per_second": 1, "request_timeout": 1, "streams_per_person": 2}
    server = Server(folder, str(folder / "server.db"), **limits).start()
    yield server
    server.stop()


def test_slow_and_silent_connections_are_closed(strict: Server) -> None:
    half = b"POST /api/v1/people/guest HTTP/1.1\r\nHost: x\r\nX-Feldherr: 1\r\nContent-Length: 50\r\n"
    for said in (b"", half, half + b"\r\n{"):
        with socket.create_connection(("127.0.0.1", strict.port)) as connection:
            connection.settimeout(PATIENCE)
            connection.sendall(said)
            answer = connection.recv(1000)
            assert answer == b"" or b" 408 " in answer


def test_guests_and_requests_are_limited(strict: Server) -> None:
    client = Client(strict.url, "Anna")
    statuses = [client.http.get("/people/me").status_code for _ in range(40)]
    assert 429 in statuses
    limited = client.http.get("/people/me")
    if limited.status_code == 429:
        assert limited.headers["retry-after"]
    client.close()
    made = [
        fetch("POST", f"{strict.url}/api/v1/people/guest", json={"name": "Flood"}, headers=HEADERS).status_code
        for _ in range(10)
    ]
    assert 200 in made
    assert made[-1] == 429


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\ndatabase = "postgresql://a:geheim@db/x"\nsmtp_password = "geheim"\n')
    monkeypatch.setenv("FELDHERR_PORT", "2")
    settings = load(str(file), workers=3, database=None)
    assert (settings.host, settings.port, settings.workers) == ("0.0.0.0", 2, 3)
    assert settings.database_url == "postgresql+psycopg://a:geheim@db/x"
    assert "geheim" not in settings.shown()
    assert Settings().database_url.startswith("sqlite:///")
    file.write_text("prot = 1\n")
    with pytest.raises(Exception, match="prot"):
        load(str(file))
