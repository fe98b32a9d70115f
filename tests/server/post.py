"""A real SMTP server and a push service that really decrypts, for tests."""

import base64
import datetime
import ipaddress
import json
import re
import ssl
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.client import Client
from tests.server.patience import until
from tests.server.serving import free_port


class Mailbox:
    """Everything that was sent to an SMTP server; it answers as `answers` says, then accepts."""

    def __init__(self, **settings: Any) -> None:
        self.messages: list[tuple[str, EmailMessage]] = []
        self.answers: list[str] = []
        self.logins: list[tuple[str, str]] = []
        self.port = free_port()
        self.controller = Controller(
            self, hostname="127.0.0.1", port=self.port, authenticator=self.authenticate, **settings
        )
        self.controller.start()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.answers:
            return self.answers.pop(0)
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.messages.extend((to, message) for to in envelope.rcpt_tos)
        return "250 OK"

    def authenticate(self, _server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login.decode(), data.password.decode()))
        return AuthResult(success=data.password == b"geheim", handled=False)

    def to(self, address: str) -> list[EmailMessage]:
        return [message for to, message in list(self.messages) if to == address]

    def wait(self, address: str, count: int = 1) -> list[EmailMessage]:
        until(lambda: len(self.to(address)) >= count)
        return self.to(address)

    def link(self, address: str, page: str, count: int = 1) -> str:
        """The token of the link to a page in the last of so many mails that have one."""
        found: list[str] = []

        def look() -> bool:
            found[:] = [one[1] for one in (re.search(rf"/{page}#(\S+)", text_of(m)) for m in self.to(address)) if one]
            return len(found) >= count

        until(look)
        return found[-1]

    def forget(self, address: str) -> None:
        self.messages = [(to, message) for to, message in self.messages if to != address]

    def stop(self) -> None:
        self.controller.stop()


def register(who: Client, mailbox: Mailbox, address: str, password: str, **more: Any) -> None:
    """Makes an account whose address is confirmed; the mail about it is thrown away."""
    asked = who.post("/people/register", **{"name": "Wilhelmine", "email": address, "password": password, **more})
    assert (asked["person"]["guest"], asked["person"]["confirming"]) == (True, address)
    who.person = who.post("/people/confirm", token=mailbox.link(address, "confirm"))["person"]
    assert (who.person["email"], who.person["confirmed"], who.person["confirming"]) == (address, True, None)
    mailbox.forget(address)


def text_of(message: EmailMessage) -> str:
    return str(message.get_content()).replace("\r\n", "\n")


def certificate(folder: Path, host: str = "") -> tuple[Path, ssl.SSLContext]:
    """A certificate for a host, or for 127.0.0.1, and a server's context with it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host or "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(1)
    builder = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number(), now - day, now + day)
    own = x509.DNSName(host) if host else x509.IPAddress(ipaddress.ip_address("127.0.0.1"))
    made = builder.add_extension(x509.SubjectAlternativeName([own]), critical=False).sign(key, hashes.SHA256())
    file, secret = folder / "certificate.pem", folder / "key.pem"
    file.write_bytes(made.public_bytes(Encoding.PEM))
    plain = serialization.NoEncryption()
    secret.write_bytes(key.private_bytes(Encoding.PEM, serialization.PrivateFormat.PKCS8, plain))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file, secret)
    return file, context


def encoded(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser that subscribed: it alone can read what is sent to it."""

    def __init__(self, service: "PushService", name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = name.encode().ljust(16, b"-")
        self.endpoint = f"{service.url}/{name}"
        self.messages: list[dict[str, Any]] = []
        self.claims: list[dict[str, Any]] = []
        self.status = 201
        service.browsers[f"/{name}"] = self

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(point), "auth": encoded(self.auth)}}

    def receive(self, body: bytes, authorization: str) -> int:
        if self.status >= 400:
            return self.status
        self.claims.append(verified(authorization))
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        self.messages.append(json.loads(plain))
        return self.status


def verified(authorization: str) -> dict[str, Any]:
    """The claims of a VAPID header whose signature holds, with the key that it names."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(numbers, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return {**json.loads(decoded(claims)), "key": parts["k"]}


class PushService:
    """What Google, Mozilla or Apple run: takes encrypted messages for browsers."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                self.send_response(service.browsers[self.path].receive(body, self.headers["Authorization"]))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        self.thread = threading.Thread(target=self.http.serve_forever)
        self.thread.start()

    def stop(self) -> None:
        self.http.shutdown()
        self.thread.join()
        self.http.server_close()
