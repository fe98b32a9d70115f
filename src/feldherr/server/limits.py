"""Limits on how often somebody may ask: a bucket that fills at a steady rate, or a place in a line."""

from collections import OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import inf
from time import monotonic
from typing import Final

from feldherr.server.errors import Refused

MOST: Final = 50_000
"""Keys that a bucket remembers; with more, those not heard of for longest are taken as new."""


class Bucket:
    """So many per period, in bursts of at most the whole bucket.

    >>> bucket = Bucket(2, 3600)
    >>> [bucket.take("anna", now=0.0) for _ in range(3)]
    [True, True, False]
    >>> bucket.take("anna", now=1800.0)
    True
    """

    def __init__(self, size: float, seconds: float) -> None:
        self.size = max(1.0, size)
        self.rate = self.size / seconds
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By key, the latest last: how full it was when."""

    def has(self, key: str, now: float | None = None) -> bool:
        """Whether something is left."""
        return self._level(key, monotonic() if now is None else now) >= 1

    def take(self, key: str, now: float | None = None) -> bool:
        now = monotonic() if now is None else now
        level = self._level(key, now)
        self.levels[key] = (level - 1 if level >= 1 else level, now)
        self.levels.move_to_end(key)
        if len(self.levels) > MOST:
            self.levels.popitem(last=False)
        return level >= 1

    def require(self, key: str) -> None:
        if not self.take(key):
            raise Refused(429, "too_many_requests")

    def _level(self, key: str, now: float) -> float:
        level, then = self.levels.get(key, (self.size, now))
        return min(self.size, level + (now - then) * self.rate)


class Pace:
    """So many per second, in bursts of so many seconds; whoever asks more often waits for their turn.

    >>> pace = Pace(rate=2, burst=1)
    >>> [pace.wait("anna", now=0.0) for _ in range(4)]
    [0.0, 0.0, 0.5, 1.0]
    >>> pace.wait("ben", now=0.0), pace.wait("anna", now=9.0)
    (0.0, 0.0)
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.each = 1 / rate
        self.burst = burst
        self.taken: OrderedDict[str, float] = OrderedDict()
        """By key, the latest last: until when all turns are taken."""

    def wait(self, key: str, most: float = inf, now: float | None = None) -> float:
        """Seconds until their turn, which is taken then; Refused, if that is too long."""
        now = monotonic() if now is None else now
        until = max(self.taken.get(key, -inf), now - self.burst) + self.each
        if until - now > most:
            raise Refused(429, "too_many_requests")
        self.taken[key] = until
        self.taken.move_to_end(key)
        if len(self.taken) > MOST:
            self.taken.popitem(last=False)
        return max(0.0, until - now)


def network_of(host: str) -> str:
    """The address by which somebody is counted: whoever has one IPv6 address has 2^64 of them.

    >>> network_of("2001:db8:1:2:aaaa::1"), network_of("::ffff:192.0.2.7"), network_of("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return "unknown"
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
