"""Limits on how often somebody may ask: a bucket that fills at a steady rate."""

from time import monotonic

from feldherr.server.errors import Refused


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
        self.seconds = seconds
        self.levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, now: float | None = None) -> bool:
        now = monotonic() if now is None else now
        if len(self.levels) > 50_000:
            self._forget_full(now)
        level, then = self.levels.get(key, (self.size, now))
        level = min(self.size, level + (now - then) * self.rate)
        self.levels[key] = (max(level - 1, 0.0) if level >= 1 else level, now)
        return level >= 1

    def require(self, key: str) -> None:
        if not self.take(key):
            raise Refused(429, "too_many_requests")

    def _forget_full(self, now: float) -> None:
        self.levels = {key: one for key, one in self.levels.items() if now - one[1] < self.seconds}
