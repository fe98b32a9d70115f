"""Fair chance: a seed that neither the server nor any player could choose, and that all can check afterwards.

The server shows a promise, the hash of its secret. Every seat then gives a nonce; those of bots, and of people whose
programs give none, follow from the secret, so that nobody can choose them afterwards. The seed follows from it all.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from feldherr.kernel.errors import BadRecord

SECRET_BYTES: Final = 32
NONCE_BYTES: Final = 16


def promise_of(secret: bytes) -> str:
    """What is shown before the first nonce is given."""
    return blake2b(secret, digest_size=32, person=b"feldherr secret").hexdigest()


def drawn_nonce(secret: bytes, seat: int) -> str:
    """The nonce of a seat that gives none.

    >>> drawn_nonce(bytes(32), 0) == drawn_nonce(bytes(32), 1)
    False
    """
    return blake2b(secret + bytes([seat]), digest_size=NONCE_BYTES, person=b"feldherr nonce").hexdigest()


def seed_from(secret: bytes, nonces: Sequence[str]) -> bytes:
    """The seed that the secret and the nonces, in the order of seats, give.

    >>> seed_from(bytes(32), ["00" * 16, "11" * 16]).hex()[:8]
    'f910559c'
    """
    given = b"".join(bytes.fromhex(nonce) for nonce in nonces)
    return blake2b(secret + given, digest_size=32, person=b"feldherr seed").digest()


def require_fair(record: dict[str, Any]) -> None:
    """Raises BadRecord unless the seed of a record follows from its secret and nonces, and the promise was kept.

    `drawn` lists the seats whose nonces are the server's own.

    A record without `fair` comes from no server, and has nothing to check.
    """
    fair = record.get("fair")
    if fair is None:
        return
    try:
        secret, nonces = bytes.fromhex(fair["secret"]), [str(nonce) for nonce in fair["nonces"]]
        if not len(fair.get("drawn", [])) <= len(nonces) == record["players"]:
            raise BadRecord("bad_key", key="fair")
        kept = promise_of(secret) == fair["promise"]
        follows = seed_from(secret, nonces).hex() == record["seed"]
        drawn = all(nonces[seat] == drawn_nonce(secret, seat) for seat in fair.get("drawn", []))
    except (AttributeError, KeyError, TypeError, ValueError, IndexError):
        raise BadRecord("bad_key", key="fair") from None
    if not (kept and follows and drawn):
        raise BadRecord("not_fair")
