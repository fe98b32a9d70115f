"""How somebody wants to be told, and when not."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from feldherr.kernel.words import sentence

MAIL: Final = "mail"
PUSH: Final = "push"
CHANNELS: Final = (MAIL, PUSH)


def known_zone(zone: str) -> str:
    """A time zone that exists here; ValueError for any other.

    >>> known_zone("Europe/Berlin")
    'Europe/Berlin'
    """
    if zone not in available_timezones():
        raise ValueError("no such time zone")
    return zone


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a person has set: channels, and the hours between which nothing is sent."""

    channels: frozenset[str] = frozenset()
    quiet: tuple[time, time] | None = None
    zone: str = "UTC"

    @classmethod
    def of(cls, notify: dict[str, Any]) -> "Wishes":
        """The wishes as they are stored.

        >>> Wishes.of({"mail": True, "push": False, "quiet": None}).channels
        frozenset({'mail'})
        """
        channels = frozenset(channel for channel in CHANNELS if notify.get(channel))
        quiet = notify.get("quiet")
        if not quiet:
            return cls(channels)
        hours = time.fromisoformat(quiet["start"]), time.fromisoformat(quiet["end"])
        zone = quiet["zone"] if quiet["zone"] in available_timezones() else "UTC"
        return cls(channels, hours, zone)

    def held_until(self, now: float) -> float | None:
        """When the quiet hours end that `now` falls into; None, if it falls into none.

        >>> berlin = ZoneInfo("Europe/Berlin")
        >>> wishes = Wishes(quiet=(time(22), time(7)), zone="Europe/Berlin")
        >>> evening = datetime(2026, 11, 15, 23, 30, tzinfo=berlin)
        >>> datetime.fromtimestamp(wishes.held_until(evening.timestamp()), berlin).isoformat()
        '2026-11-16T07:00:00+01:00'
        """
        if self.quiet is None:
            return None
        start, end = self.quiet
        zone = ZoneInfo(self.zone)
        local = datetime.fromtimestamp(now, zone)
        clock = local.time()
        if not (start <= clock < end if start <= end else clock >= start or clock < end):
            return None
        days = (datetime.combine(local.date() + timedelta(n), end, zone).timestamp() for n in range(3))
        return next(ends for ends in days if ends > now)

    def local(self, moment: float, language: str) -> str:
        """A moment as the person's clock shows it.

        >>> Wishes(zone="Europe/Berlin").local(0, "de")
        '01.01.1970, 01:00 (Europe/Berlin)'
        """
        form = sentence(language, "language", "moment", {})
        return f"{datetime.fromtimestamp(moment, ZoneInfo(self.zone)):{form}} ({self.zone})"
