"""Sending mail: encryption, login, and what is known when it fails."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from feldherr.server.config import Settings
from feldherr.server.notices import mail
from feldherr.server.notices.mail import NotSent
from tests.server.post import Mailbox, certificate, text_of


@pytest.fixture
def mailbox(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Mailbox, Settings]]:
    """A mailbox made as the test says, and settings that reach it."""
    file, context = certificate(tmp_path)
    wanted: dict[str, Any] = request.param
    tls = {"tls_context": context} if wanted.get("tls") else {}
    ssl = {"ssl_context": context, "auth_require_tls": False} if wanted.get("ssl") else {}
    box = Mailbox(**tls, **ssl)
    common = {"smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_ca": str(file), "mail_from": "f@example.org"}
    yield box, Settings(**{**common, **wanted.get("settings", {})})
    box.stop()


LOGIN = {"smtp_user": "anna", "smtp_password": "geheim"}


@pytest.mark.parametrize(
    "mailbox",
    [
        {"tls": True, "settings": LOGIN},
        {"ssl": True, "settings": {**LOGIN, "smtp_ssl": True}},
        {"settings": {"smtp_starttls": False}},
    ],
    indirect=True,
    ids=["STARTTLS and login", "SSL and login", "plain"],
)
def test_a_mail_arrives(mailbox: tuple[Mailbox, Settings]) -> None:
    box, settings = mailbox
    mail.send(settings, "ben@example.org", "Grüße", "Zeile\n", {"List-Unsubscribe": "<https://example.org>"})
    (message,) = box.to("ben@example.org")
    assert message["Subject"] == "Grüße"
    assert message["List-Unsubscribe"] == "<https://example.org>"
    assert str(message["Message-ID"]).endswith("@example.org>")
    assert text_of(message) == "Zeile\n"
    if settings.smtp_user:
        assert box.logins == [("anna", "geheim")]


@pytest.mark.parametrize("mailbox", [{"settings": LOGIN}], indirect=True)
def test_no_password_over_an_open_line(mailbox: tuple[Mailbox, Settings]) -> None:
    box, settings = mailbox
    with pytest.raises(NotSent, match="no connection") as error:
        mail.send(settings, "ben@example.org", "x", "y")
    assert error.value.again
    assert box.logins == []
    assert box.messages == []


@pytest.mark.parametrize("mailbox", [{"tls": True, "settings": {"smtp_ca": ""}}], indirect=True)
def test_a_certificate_must_be_trusted(mailbox: tuple[Mailbox, Settings]) -> None:
    with pytest.raises(NotSent):
        mail.send(mailbox[1], "ben@example.org", "x", "y")
    assert mailbox[0].messages == []


@pytest.mark.parametrize("mailbox", [{"settings": {"smtp_starttls": False}}], indirect=True)
@pytest.mark.parametrize(("answer", "again"), [("451 later", True), ("554 never", False)])
def test_what_a_refusal_means(mailbox: tuple[Mailbox, Settings], answer: str, again: bool) -> None:
    mailbox[0].answers.append(answer)
    with pytest.raises(NotSent) as error:
        mail.send(mailbox[1], "ben@example.org", "x", "y")
    assert error.value.again is again


def test_nothing_is_sent_without_settings() -> None:
    mail.send(Settings(), "ben@example.org", "x", "y")


def test_a_subject_cannot_smuggle_a_header() -> None:
    settings = Settings(smtp_host="127.0.0.1", smtp_port=9, mail_from="f@example.org")
    with pytest.raises(ValueError, match="linefeed"):
        mail.send(settings, "ben@example.org", "x\r\nBcc: all@example.org", "y")
