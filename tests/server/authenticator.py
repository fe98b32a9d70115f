"""A passkey in software: keys, a counter, and what a browser would send of them."""

import hashlib
import json
import secrets
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def encoded(given: bytes) -> str:
    return urlsafe_b64encode(given).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One device with one passkey. Whatever it says can be changed, to see who notices."""

    def __init__(self, origin: str, rp_id: str = "localhost") -> None:
        self.origin = origin
        self.rp_id = rp_id
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.user: bytes | None = None
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def make(self, options: dict[str, Any], name: str = "Phone") -> dict[str, Any]:
        self.user = decoded(options["user"]["id"])
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        told = {"fmt": "none", "attStmt": {}, "authData": self._data(self.flags | ATTESTED) + attested}
        client = self._client("webauthn.create", options["challenge"])
        return {"name": name, "id": encoded(self.id), "client_data": client, "attestation": encoded(cbor2.dumps(told))}

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        self.count += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data(self.flags)
        signed = self.key.sign(data + hashlib.sha256(decoded(client)).digest(), ec.ECDSA(SHA256()))
        user = encoded(self.user) if self.user else None
        answer = {"authenticator_data": encoded(data), "signature": encoded(signed), "user_handle": user}
        return {"id": encoded(self.id), "client_data": client, **answer}

    def _client(self, kind: str, challenge: str) -> str:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return encoded(json.dumps(said).encode())

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.rp_id.encode()).digest() + struct.pack(">BI", flags, self.count)
