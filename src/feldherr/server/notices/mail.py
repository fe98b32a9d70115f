"""E-mail. Without SMTP settings nothing is sent, and the log says that something would have been."""

import logging
import smtplib
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from feldherr.server.config import Settings

log = logging.getLogger("feldherr.mail")
TIMEOUT: Final = 20
REFUSED_FOR_GOOD: Final = 500


class NotSent(Exception):
    """A message that certainly did not arrive (`again`: it may be sent again), or perhaps did (not again)."""

    def __init__(self, reason: str, *, again: bool) -> None:
        super().__init__(reason)
        self.again = again


def send(settings: Settings, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> None:
    """Sends a message; blocks, so it is called in a thread. NotSent says that it did not go out, and names nobody."""
    if not settings.smtp_host:
        log.info("no mail sent: SMTP is not configured", extra={"subject": subject})
        return
    message = _message(settings, to, subject, text, headers or {})
    try:
        server = _connect(settings)
    except (OSError, smtplib.SMTPException) as error:
        raise NotSent(f"no connection: {type(error).__name__}", again=True) from None
    with server:
        try:
            server.send_message(message, to_addrs=[to])
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotSent(f"recipient refused: {codes}", again=max(codes) < REFUSED_FOR_GOOD) from None
        except smtplib.SMTPResponseException as error:
            raise NotSent(f"refused: {error.smtp_code}", again=error.smtp_code < REFUSED_FOR_GOOD) from None
        except (OSError, smtplib.SMTPException) as error:
            raise NotSent(f"broken off: {type(error).__name__}", again=False) from None


def _message(settings: Settings, to: str, subject: str, text: str, headers: Mapping[str, str]) -> EmailMessage:
    message = EmailMessage()
    sender = settings.mail_from or settings.smtp_user
    given = {
        "From": sender,
        "To": to,
        "Subject": subject,
        "Date": formatdate(),
        "Message-ID": make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2] or "localhost"),
        "Auto-Submitted": "auto-generated",
        **headers,
    }
    for name, value in given.items():
        message[name] = value
    message.set_content(text)
    return message


def _connect(settings: Settings) -> smtplib.SMTP:
    """A connection with the encryption and the login that are set; with STARTTLS, no login before it."""
    where = (settings.smtp_host, settings.smtp_port)
    secure = ssl.create_default_context(cafile=settings.smtp_ca or None)
    if settings.smtp_ssl:
        server: smtplib.SMTP = smtplib.SMTP_SSL(*where, timeout=TIMEOUT, context=secure)
    else:
        server = smtplib.SMTP(*where, timeout=TIMEOUT)
    try:
        if settings.smtp_starttls and not settings.smtp_ssl:
            server.starttls(context=secure)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password.get_secret_value())
    except BaseException:
        server.close()
        raise
    return server
