"""What is begun in a browser and finished there: a cookie binds the two, and each attempt is good once and for minutes.

So nobody can finish in another's browser what they began in their own, nor answer the same challenge twice.
"""

from typing import Final

from fastapi import Request, Response

from feldherr.server.accounts.sessions import address, digest, new_token, set_cookie
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.store import door_rows
from feldherr.server.store.door_rows import Attempt

COOKIE: Final = "feldherr_attempts"
DAYS: Final = 1.0


async def begin(
    hub: Hub, request: Request, response: Response, token: str, attempt: Attempt, seconds: float = 300.0
) -> None:
    """`token` is what comes back with the answer: a challenge, or a state."""
    request.app.state.limits.attempts.require(address(request))
    browser = request.cookies.get(COOKIE, "")
    if not 20 <= len(browser) <= 64:
        browser = new_token()
    set_cookie(request, response, COOKIE, browser, DAYS)
    await hub.database.write("attempts", lambda c: door_rows.begin(c, digest(token), digest(browser), attempt, seconds))


async def take(hub: Hub, request: Request, person: Person | None, token: str, kind: str) -> Attempt:
    """What was begun in this browser, by the same person or nobody; Refused, if there is no such attempt any more."""
    browser = digest(request.cookies.get(COOKIE, ""))
    taken = await hub.database.write("attempts", lambda c: door_rows.take(c, digest(token), browser, kind))
    if taken is None or (taken.person_id is not None and (person is None or person.id != taken.person_id)):
        raise Refused(403, "attempt_over")
    return taken
