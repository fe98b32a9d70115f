"""The ways in that this server offers, beside a password and a guest's code, and whether there is a handbook."""

from feldherr.server.accounts.passkeys import Passkeys
from feldherr.server.accounts.provider import Provider
from feldherr.server.config import Settings
from feldherr.server.errors import Refused


class Doors:
    """None of them is there where its package is not installed, or its settings are not made."""

    def __init__(self, settings: Settings) -> None:
        self.mail = bool(settings.smtp_host)
        self.handbook = settings.handbook is not None
        self._passkeys = Passkeys.offered(settings)
        self._provider = Provider.offered(settings)

    def as_json(self) -> dict[str, object]:
        provider = self._provider.name if self._provider else None
        ways = {"mail": self.mail, "passkeys": self._passkeys is not None, "provider": provider}
        return {**ways, "handbook": self.handbook}

    @property
    def passkeys(self) -> Passkeys:
        if self._passkeys is None:
            raise Refused(409, "no_passkeys_here")
        return self._passkeys

    @property
    def provider(self) -> Provider:
        if self._provider is None:
            raise Refused(409, "no_provider_here")
        return self._provider

    @property
    def issuer(self) -> str | None:
        return self._provider.issuer if self._provider else None
