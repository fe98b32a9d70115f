"""Settings: defaults, then one TOML file, then the environment, then the command line."""

import os
import ssl
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args
from urllib.parse import urlsplit

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, SecretStr, ValidationError

from feldherr.kernel.errors import BadOption

PREFIX: Final = "FELDHERR_"
FILE_NAME: Final = "server.toml"
HANDBOOK: Final = Path(__file__).with_name("handbook")
"""Where a wheel has it; `make docs` builds that of a checkout."""

Positive = Annotated[float, Field(gt=0)]
Count = Annotated[int, Field(ge=1)]
LogLevel = Literal["debug", "info", "warning", "error"]


def home() -> Path:
    """The user's data folder for Feldherr: FELDHERR_HOME, or where the system keeps such things."""
    given = os.environ.get("FELDHERR_HOME")
    if given:
        return Path(given)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "feldherr"


class Settings(BaseModel):
    """All that can be set. A field `x` is `x` in the TOML file and `FELDHERR_X` in the environment."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 1618
    workers: Count = 1
    """Processes; more than one needs PostgreSQL."""
    database: str = ""
    """A URL (postgresql://... or sqlite:///...); empty: SQLite in the user's data folder."""
    nats: str = ""
    """Addresses of NATS servers (nats://user:password@host:4222 or tls://...), separated by commas, which carry the
    news of tables between processes; empty: PostgreSQL does."""
    nats_prefix: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,60}$")] = "feldherr"
    """What subjects begin with; installations that share a NATS need different ones."""
    nats_ca: str = ""
    """A file with the certificate to trust, where the system's own do not do."""
    drain_seconds: Annotated[float, Field(ge=0)] = 0
    """How long a server that is told to end goes on serving while `/readyz` says that it is draining."""
    traces: str = ""
    """Where traces are sent: the address of an OpenTelemetry collector (OTLP over HTTP); empty: nowhere."""
    public_url: str = ""
    """Where people reach the server, for links in e-mails."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For and -Proto headers are believed, separated by commas."""
    docs_folder: str = ""
    """The handbook that `make docs` has built, to be read at /handbook/; empty: the one in the wheel, if it has one."""
    log_level: Annotated[LogLevel, BeforeValidator(lambda given: str(given).lower())] = "info"

    oidc_issuer: str = ""
    """An OpenID provider through which people may sign in; empty: none."""
    oidc_client_id: str = ""
    oidc_client_secret: SecretStr = SecretStr("")
    """Empty for a public client, which has PKCE alone."""
    oidc_name: str = ""
    """What the provider is called on the button."""
    oidc_scope: str = "openid profile email"

    session_days: Positive = 180
    guests_per_hour: Positive = 60
    """New guests from one address."""
    logins_per_minute: Positive = 10
    """Attempts to log in, to return or to reset a password from one address, or in one browser known to the account."""
    logins_per_hour: Positive = 20
    """Attempts to log in to one account from one address; from all addresses together ten times as many. Browsers in
    which somebody was logged in to the account before are not counted here."""
    attempts_per_minute: Positive = 60
    """Challenges for passkeys and ways to the OpenID provider that one address may ask for."""
    requests_per_second: Positive = 50
    """Requests of one person, or of one address without a person; bursts of ten seconds' worth are let through."""
    tables_per_hour: Positive = 60
    """New tables of one person."""
    lessons_per_hour: Positive = 120
    """Lessons that one person may begin or take up again."""
    sandboxes_per_person: Count = 12
    """Sandboxes of one person that are kept; a further one takes the place of the one not used for longest."""
    sandbox_days: Positive = 60
    """How long a sandbox, or the table of a lesson, is kept that nobody plays at; progress in lessons stays."""
    position_days: Positive = 800
    """How long a position shared by link is kept that nobody opens."""
    pictures_per_minute: Positive = 60
    """Pictures of tables drawn for one person, or for one address without a person; those kept are not counted."""
    laboratory_per_minute: Positive = 30
    """Experiments in the tower's laboratory for one person, or for one address without a person."""
    hints_per_minute: Positive = 20
    """Hints that one person may ask for."""
    analyses_per_hour: Positive = 12
    """Analyses of finished games that one person may ask for; one of them is made at a time."""
    analysis_effort: Positive = 1.0
    """How many games an analysis imagines: 1 is as the handbook says, less is quicker and less sure."""
    puzzle_answers_per_hour: Positive = 30
    """Answers to positions of the day that one person may try to give."""
    puzzles_folder: str = ""
    """Where `puzzles-GAME.json` with positions of the day are; empty: those that come with Feldherr."""
    orders_per_minute: Positive = 60
    """Changes of standing orders that one person may make, at all tables together."""
    streams_per_person: Count = 24
    """Live streams of one person at once, at all tables together."""
    streams_per_address: Count = 240
    """Live streams from one address without a person."""
    connections_per_address: Count = 500
    """Open connections from one address that is not a trusted proxy's."""
    chat_per_minute: Positive = 30
    """Lines that one person may say, at all tables together."""
    vacation_days: Annotated[int, Field(ge=0, le=366)] = 21
    """Days in a year on which an account's clocks may stand still at slow tables that allow it."""
    wrong_tokens_per_minute: Positive = 60
    """Different tokens and sessions that nobody has, from one address."""
    head_limit: Annotated[int, Field(ge=1024)] = 32 * 1024
    """Bytes of a request before its body."""
    body_limit: Count = 64 * 1024
    record_limit: Count = 1024 * 1024
    request_timeout: Positive = 20
    """Seconds within which a request's head and body must have arrived, and something of the answer been taken."""

    job_seconds: Positive = 5.0
    """Seconds of processor time for one job: a table rebuilt, a picture, a replay, a record brought in, a hint."""
    job_memory: Count = 50 * 1024 * 1024
    """Bytes that one job may take beyond what its process holds."""
    job_patience: Positive = 20.0
    """Seconds that a job waits for its turn; then it is refused."""
    jobs_per_person: Count = 32
    """Jobs of each kind that one person, or one address without a person, may have waiting; one of them runs."""
    long_jobs_per_person: Count = 8
    """The same for replays, statistics and records brought in."""
    table_workers: Count = 2
    """Processes in which tables are rebuilt."""
    bot_workers: Annotated[int, Field(ge=0)] = 0
    """Processes in which bots think; 0: one less than there are processors, and at least one."""
    bot_simulations: Annotated[int, Field(ge=0)] = 0
    """Games in its head that a bot may play for a move: it is as strong on a busy machine as on an idle one. 0: 600,
    and 12,000 where they are played natively."""
    bot_budget: Positive = 4.0
    """Seconds after which a bot is cut short; the table shows that."""
    clock_interval: Positive = 1.0
    """Seconds between two looks at the clocks."""
    presence_seconds: Positive = 45
    """How long somebody counts as present after the last sign of life."""
    heartbeat: Positive = 15
    """Seconds between two signs of life on a stream."""
    cache_seconds: Positive = 120
    """How long the state of a table nobody plays at stays in memory."""
    snapshot_every: Count = 50
    """Moves between two snapshots."""
    replay_cache: Count = 32 * 1024 * 1024
    """Bytes of replays that stay in memory."""

    smtp_host: str = ""
    smtp_port: Annotated[int, Field(ge=1, le=65535)] = 587
    smtp_user: str = ""
    smtp_password: SecretStr = SecretStr("")
    smtp_starttls: bool = True
    """Refuses to send where the server offers no encryption."""
    smtp_ssl: bool = False
    """Encrypted from the first byte (usually port 465), instead of STARTTLS."""
    smtp_ca: str = ""
    """A file with the certificate to trust, where the system's own do not do."""
    mail_from: str = ""
    """The sender of e-mails; if empty, the SMTP user."""
    account_mails_per_hour: Positive = 3
    """Mails of one kind about an account (to confirm an address, to choose a new password) to one address."""
    account_mails_per_day: Positive = 10
    notice_mails_per_hour: Positive = 20
    """Mails about decisions to one address."""
    notice_mails_per_day: Positive = 100
    notify_after: Annotated[float, Field(ge=0)] = 60
    """Seconds a decision waits before its person is told by e-mail or push."""
    notify_interval: Positive = 5.0
    """Seconds between two looks for people to be told."""
    push_contact: str = ""
    """Whom push services may ask: mailto:... or https://...; if empty, the sender of e-mails or the public URL."""
    push_hosts: str = "fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com"
    """Push services, their subdomains included, that browsers may name; the server connects to no others, and to these
    only at public addresses. `host:port` is exactly that, wherever it lies, also without encryption."""

    @property
    def database_url(self) -> str:
        if not self.database:
            return f"sqlite:///{home() / 'server.db'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+psycopg://" + self.database.removeprefix(prefix)
        return self.database if "://" in self.database else f"sqlite:///{self.database}"

    def require_provider(self) -> None:
        """BadOption, if a provider is set and something is missing to sign in through it."""
        if not self.oidc_issuer:
            return
        missing = [name for name in ("oidc_client_id", "public_url") if not getattr(self, name)]
        if missing:
            raise BadOption("oidc_incomplete", settings=missing)
        if not is_safe(self.oidc_issuer):
            raise BadOption("oidc_unsafe", issuer=self.oidc_issuer[:200])
        if any(find_spec(package) is None for package in ("authlib", "requests")):
            raise BadOption("oidc_not_installed")

    @property
    def handbook(self) -> Path | None:
        """The folder of the handbook, if there is one."""
        if self.docs_folder:
            return Path(self.docs_folder)
        return HANDBOOK if (HANDBOOK / "index.html").is_file() else None

    def require_handbook(self) -> None:
        """BadOption, if a folder is named that has none."""
        if self.docs_folder and not (Path(self.docs_folder) / "index.html").is_file():
            raise BadOption("no_handbook", folder=self.docs_folder[:200])

    @property
    def nats_servers(self) -> list[str]:
        return [each.strip() for each in self.nats.split(",") if each.strip()]

    def require_carrier(self) -> None:
        """BadOption, if NATS is set and something stands against it."""
        if not self.nats:
            return
        if not self.on_postgresql:
            raise BadOption("nats_needs_postgresql")
        if not self.nats_servers or not all(_is_nats(each) for each in self.nats_servers):
            raise BadOption("bad_nats")
        if find_spec("nats") is None:
            raise BadOption("nats_not_installed")
        if self.nats_ca:
            try:
                ssl.create_default_context(cafile=self.nats_ca)
            except OSError as error:
                raise BadOption("bad_nats_ca", file=self.nats_ca, reason=error.strerror or str(error)) from None

    def require_tracing(self) -> None:
        """BadOption, if traces are to be sent and cannot be."""
        if not self.traces:
            return
        if urlsplit(self.traces).scheme not in ("http", "https"):
            raise BadOption("bad_traces", address=self.traces[:200])
        try:
            missing = (
                find_spec("opentelemetry.sdk") is None or find_spec("opentelemetry.exporter.otlp.proto.http") is None
            )
        except ModuleNotFoundError:
            missing = True
        if missing:
            raise BadOption("traces_not_installed")

    @property
    def thinkers(self) -> int:
        """Processes in which bots think."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def on_postgresql(self) -> bool:
        return self.database_url.startswith("postgresql")

    def shown(self) -> str:
        """Every setting as TOML, secrets and passwords hidden."""
        lines = []
        for name, value in self.model_dump(mode="json").items():
            told = without_password(value) if name == "database" else value
            if name == "nats":
                told = ",".join(without_credentials(each) for each in self.nats_servers)
            lines.append(f"{name} = {_toml(told)}")
        return "\n".join(lines)


def is_safe(url: str) -> bool:
    """Whether what is sent there is secret on the way: encrypted, or on this machine.

    >>> [is_safe(url) for url in ("https://id.example.org", "http://127.0.0.1:4000", "http://id.example.org")]
    [True, True, False]
    """
    try:
        scheme, host = urlsplit(url).scheme, urlsplit(url).hostname
    except ValueError:
        return False
    return bool(host) and (scheme == "https" or (scheme == "http" and host in ("localhost", "127.0.0.1", "::1")))


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


def without_password(url: str) -> str:
    """A database URL that may be printed.

    >>> without_password("postgresql://anna:secret@db/feldherr")
    'postgresql://anna:***@db/feldherr'
    """
    scheme, found, rest = url.partition("://")
    user, at, host = rest.rpartition("@")
    if not found or not at or ":" not in user:
        return url
    return f"{scheme}://{user.partition(':')[0]}:***@{host}"


def without_credentials(url: str) -> str:
    """An address of NATS that may be printed: a name without a password is a token there, and no less secret.

    >>> without_credentials("nats://token@news:4222"), without_credentials("tls://anna:secret@news")
    ('nats://***@news:4222', 'tls://***@news')
    """
    scheme, found, rest = url.partition("://")
    _, at, host = rest.rpartition("@")
    return f"{scheme}://***@{host}" if found and at else url


def _is_nats(url: str) -> bool:
    try:
        parts = urlsplit(url)
        return parts.scheme in ("nats", "tls") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False


def load(file: str | None = None, **given: Any) -> Settings:
    """The settings in force. `given` comes from the command line; None there means: not given."""
    values: dict[str, Any] = {**_from_file(file), **_from_environment()}
    values.update({name: value for name, value in given.items() if value is not None})
    try:
        return Settings(**values)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(map(str, first["loc"]))
        if name == "log_level":
            allowed = list(get_args(LogLevel))
            raise BadOption("bad_value", option=name, value=str(first["input"])[:80], allowed=allowed) from None
        raise BadOption("bad_setting", setting=name, reason=first["msg"]) from None


def _from_file(file: str | None) -> dict[str, Any]:
    named = file or os.environ.get(PREFIX + "CONFIG")
    path = Path(named) if named else home() / FILE_NAME
    if not named and not path.exists():
        return {}
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadOption("bad_config_file", file=str(path), reason=str(error)) from None


def _from_environment() -> dict[str, Any]:
    names = {PREFIX + name.upper(): name for name in Settings.model_fields}
    return {names[key]: value for key, value in os.environ.items() if key in names}
