"""What a table shows of its chance: the promise from the start, the secret and the seed when it is over."""

import secrets
from typing import Any

from feldherr.kernel.chance import commitment_to
from feldherr.kernel.fair import SECRET_BYTES, drawn_nonce, promise_of
from feldherr.server.model import OVER, Table


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def nonces(table: Table) -> list[str]:
    """By seat; what a seat has not given follows from the secret."""
    assert table.secret is not None
    return [seat.nonce or drawn_nonce(table.secret, seat.seat) for seat in table.seats]


def drawn(table: Table) -> list[int] | None:
    """The seats that gave no nonce."""
    return [seat.seat for seat in table.seats if seat.nonce is None] if table.secret else None


def fairness(table: Table) -> dict[str, Any]:
    """Nonces are shown once they are fixed, the secret and the seed after the end. Where people throw into a tower of
    their own, nothing can be proven, and nothing is said."""
    if table.own_tower:
        return dict.fromkeys(("promise", "commitment", "nonces", "drawn", "secret", "seed"))
    over = table.status == OVER
    secret = table.secret
    return {
        "promise": promise_of(secret) if secret else None,
        "commitment": commitment_to(table.seed) if table.seed else None,
        "nonces": nonces(table) if table.seed and secret else None,
        "drawn": drawn(table) if table.seed else None,
        "secret": secret.hex() if over and secret else None,
        "seed": table.seed.hex() if over and table.seed else None,
    }


def proof(table: Table) -> dict[str, Any]:
    """What a record carries, for `feldherr verify` to check."""
    if table.secret is None or table.seed is None or table.own_tower:
        return {}
    secret = table.secret
    fair = {"secret": secret.hex(), "promise": promise_of(secret), "nonces": nonces(table), "drawn": drawn(table)}
    return {"fair": fair}
