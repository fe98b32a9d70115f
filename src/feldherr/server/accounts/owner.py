"""That it is really them who change an account, and not somebody who found their browser open."""

from typing import Final

from fastapi import Request

from feldherr.server.accounts.sessions import check_password, door_of
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.store import people_rows

FRESH_SECONDS: Final = 600.0


async def require_owner(hub: Hub, request: Request, me: Person, password: str | None) -> None:
    """By the password; where the account has none, by having signed in a moment ago."""
    request.app.state.limits.logins.require(me.id)
    if me.guest:
        raise Refused(409, "no_account")
    stored = await hub.database.read(lambda c: people_rows.password_of(c, me.id))
    if stored is None:
        door = door_of(request) or ""
        if not await hub.database.read(lambda c: people_rows.is_fresh(c, door, FRESH_SECONDS)):
            raise Refused(403, "sign_in_again")
    elif not await check_password(stored, password or ""):
        raise Refused(403, "wrong_password")
