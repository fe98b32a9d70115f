"""The sockets a server listens at, and where people find it."""

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from feldherr.kernel.errors import BadOption

BACKLOG: Final = 2048
EVERYWHERE: Final = ("", "0.0.0.0", "::")
NO_SUCH_ADDRESS: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)


@contextmanager
def listening(host: str, port: int) -> Iterator[list[socket.socket]]:
    """Listens at all addresses of a host; for port 0 at one port that is free."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (socket.gaierror, UnicodeError):
        raise BadOption("bad_host", host=host) from None
    sockets: list[socket.socket] = []
    with ExitStack() as opened:
        for family, _, _, _, address in dict.fromkeys(found):
            try:
                sock = opened.enter_context(socket.socket(family, socket.SOCK_STREAM))
                _listen(sock, (address[0], port, *address[2:]))
            except OSError as error:
                if error.errno not in NO_SUCH_ADDRESS:
                    raise _refusal(error, host, port) from None
            else:
                sockets.append(sock)
                port = sock.getsockname()[1]
        if not sockets:
            raise BadOption("bad_host", host=host)
        yield sockets


def _listen(sock: socket.socket, address: tuple[str | int, ...]) -> None:
    if os.name == "posix":  # elsewhere it would let others take the port
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sock.family == socket.AF_INET6:
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    sock.bind(address)
    sock.listen(BACKLOG)  # at once: until somebody listens, two programs can bind the same port
    sock.setblocking(False)


def _refusal(error: OSError, host: str, port: int) -> BadOption:
    if error.errno == errno.EADDRINUSE:
        return BadOption("port_in_use", port=port)
    if error.errno == errno.EACCES:
        return BadOption("port_forbidden", port=port)
    return BadOption("cannot_listen", host=host, port=port, reason=error.strerror or str(error))


def url_of(host: str, port: int) -> str:
    """Where a browser on this machine finds a server.

    >>> url_of("0.0.0.0", 1618), url_of("::1", 80)
    ('http://localhost:1618/', 'http://[::1]:80/')
    """
    name = "localhost" if host in (*EVERYWHERE, "127.0.0.1") else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
