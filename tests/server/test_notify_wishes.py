"""Quiet hours, by the clock of whoever wants them."""

from datetime import datetime, time
from zoneinfo import ZoneInfo

import pytest

from feldherr.server.notices.wishes import Wishes, known_zone

BERLIN = "Europe/Berlin"


def held(start: str, end: str, now: str, zone: str = BERLIN) -> str | None:
    """When quiet hours end, as the local clock shows it."""
    wishes = Wishes(quiet=(time.fromisoformat(start), time.fromisoformat(end)), zone=zone)
    until = wishes.held_until(datetime.fromisoformat(now).replace(tzinfo=ZoneInfo(zone)).timestamp())
    return None if until is None else datetime.fromtimestamp(until, ZoneInfo(zone)).isoformat()


@pytest.mark.parametrize(
    ("start", "end", "now", "until"),
    [
        ("22:00", "07:00", "2026-11-15T21:59:59", None),
        ("22:00", "07:00", "2026-11-15T22:00:00", "2026-11-16T07:00:00+01:00"),
        ("22:00", "07:00", "2026-11-16T06:59:59", "2026-11-16T07:00:00+01:00"),
        ("22:00", "07:00", "2026-11-16T07:00:00", None),
        ("09:00", "17:00", "2026-11-16T12:00:00", "2026-11-16T17:00:00+01:00"),
        ("09:00", "17:00", "2026-11-16T18:00:00", None),
        ("09:00", "09:00", "2026-11-16T09:00:00", None),
        ("22:00", "07:00", "2026-03-28T23:00:00", "2026-03-29T07:00:00+02:00"),  # summer time begins
        ("22:00", "02:30", "2026-03-29T01:30:00", "2026-03-29T03:30:00+02:00"),  # 2:30 is skipped that night
        ("22:00", "07:00", "2026-10-24T23:00:00", "2026-10-25T07:00:00+01:00"),  # and ends
    ],
)
def test_quiet_hours(start: str, end: str, now: str, until: str | None) -> None:
    assert held(start, end, now) == until


def test_every_clock_is_its_own() -> None:
    assert held("22:00", "07:00", "2026-11-15T23:00:00", "Pacific/Auckland") == "2026-11-16T07:00:00+13:00"
    assert held("22:00", "07:00", "2026-11-15T23:00:00", "America/New_York") == "2026-11-16T07:00:00-05:00"


def test_wishes_as_they_are_stored() -> None:
    assert Wishes.of({}) == Wishes()
    stored = {"mail": True, "push": True, "quiet": {"start": "22:00", "end": "07:00", "zone": BERLIN}}
    assert Wishes.of(stored) == Wishes(frozenset({"mail", "push"}), (time(22), time(7)), BERLIN)
    gone = {"quiet": {"start": "22:00", "end": "07:00", "zone": "Europe/Gone"}}
    assert Wishes.of(gone).zone == "UTC"
    with pytest.raises(ValueError, match="zone"):
        known_zone("Europe/Gone")
