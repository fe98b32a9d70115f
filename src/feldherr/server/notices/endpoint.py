"""Where push messages go: an address that a browser named, read once, checked, and connected to as it was checked."""

import asyncio
import contextlib
import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from typing import Any, Final

from feldherr.server.config import Settings

SECONDS: Final = 15.0
"""For everything: to find the host, to connect, to encrypt, to send and to be answered."""
CONNECT_SECONDS: Final = 5.0
"""For one of several addresses of a host."""
ANSWER_BYTES: Final = 16 * 1024
HTTPS: Final = 443
_ENDPOINT: Final = re.compile(r"(https?)://([a-z0-9.-]{1,253})(?::([0-9]{1,5}))?(/[!-~]*)?")
_NAME: Final = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")
_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r]")
_WORLD: Final = IPv6Network("2000::/3")
"""All of IPv6 that is given out; IPv4 in disguise, NAT64 and site-local addresses lie outside of it."""
_TUNNELS: Final = (IPv6Network("2002::/16"), IPv6Network("2001::/32"))
"""Addresses behind which another one hides: 6to4 and Teredo."""


class Unreachable(Exception):
    """Nothing was sent."""


class BrokenOff(Exception):
    """It may have been sent."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A host and what to ask there. `own`: the operator named this very host and port, which may be anywhere."""

    host: str
    port: int
    path: str
    secure: bool = True
    own: bool = False

    @property
    def origin(self) -> str:
        usual = self.secure and self.port == HTTPS
        return f"{'https' if self.secure else 'http'}://{self.host}{'' if usual else f':{self.port}'}"


def read(settings: Settings, text: str) -> Endpoint | None:
    """The endpoint that a browser named; None, if it is not at a push service that the operator allows.

    Nothing but https, a host by its name, and a path gets through: no user, no port, no address in numbers, no
    backslash, no fragment. What two programs could read differently is not an endpoint.

    >>> settings = Settings(push_hosts="push.apple.com, 127.0.0.1:8080")
    >>> read(settings, "https://web.push.apple.com/abc").host
    'web.push.apple.com'
    >>> read(settings, "https://web.push.apple.com:8443/abc"), read(settings, "https://intranet/abc")
    (None, None)
    >>> read(settings, "http://127.0.0.1:8080/abc").own
    True
    """
    found = _ENDPOINT.fullmatch(text)
    if found is None or "\\" in text or "#" in text:
        return None
    scheme, host, port, path = found.groups()
    hosts = [name.strip().lower() for name in settings.push_hosts.split(",") if name.strip()]
    if port is not None:
        own = f"{host}:{port}" in hosts
        return Endpoint(host, int(port), path or "/", scheme == "https", own) if own else None
    known = any(host == name or host.endswith(f".{name}") for name in hosts)
    if scheme != "https" or not known or not _NAME.fullmatch(host):
        return None
    return Endpoint(host, HTTPS, path or "/")


def is_public(address: str) -> bool:
    """Whether an address belongs to the world: not to this machine, its networks, or whatever hides behind another.

    >>> [is_public(one) for one in ("142.250.1.1", "10.0.0.1", "100.64.0.1", "::ffff:142.250.1.1", "2606:4700::1")]
    [True, False, False, False, True]
    """
    ip = ip_address(address)
    if isinstance(ip, IPv6Address) and (ip not in _WORLD or any(ip in net for net in _TUNNELS)):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved)


async def addresses(host: str, port: int) -> list[str]:
    """What the name of a host stands for at this moment."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=SOCK_STREAM)
    return [str(where[0]) for *_, where in found]


async def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> int:
    """Sends a body to the very address that was checked; the status of the answer, of which no more is read.

    Redirects are answers like others. Unreachable and BrokenOff say that there was no answer in time.
    """
    sent = False
    try:
        async with asyncio.timeout(SECONDS):
            reader, writer = await _connect(endpoint)
            try:
                sent = True
                writer.write(_request(endpoint, headers, body))
                head = await reader.readuntil(b"\r\n")
            finally:
                writer.transport.abort()
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
        raise (BrokenOff if sent else Unreachable)(type(error).__name__) from None
    answer = _STATUS.match(head)
    if answer is None:
        raise BrokenOff("no HTTP")
    return int(answer[1])


async def _connect(endpoint: Endpoint) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    secure: dict[str, Any] = {}
    if endpoint.secure:
        secure = {"ssl": await asyncio.to_thread(_trust), "server_hostname": endpoint.host}
    found = await addresses(endpoint.host, endpoint.port)
    for address in found if endpoint.own else filter(is_public, found):
        with contextlib.suppress(OSError, TimeoutError):
            async with asyncio.timeout(CONNECT_SECONDS):
                return await asyncio.open_connection(address, endpoint.port, limit=ANSWER_BYTES, **secure)
    raise Unreachable("no public address that answers")


@cache
def _trust() -> ssl.SSLContext:
    """The certificates that the system trusts, which take a while to read."""
    return ssl.create_default_context()


def _request(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> bytes:
    usual = endpoint.port == HTTPS
    given = {
        "Host": endpoint.host if usual else f"{endpoint.host}:{endpoint.port}",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    lines = [f"POST {endpoint.path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii") + body
