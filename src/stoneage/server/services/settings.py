"""How a server is run: flags over environment variables over defaults."""

import os
from collections.abc import Mapping
from email.utils import parseaddr
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct, field, inspect
from msgspec.structs import replace

from stoneage.processes.cores import cores
from stoneage.server.notices.mail import is_address, is_mail_server
from stoneage.server.telemetry.logs import LogLevel

from .data_folder import data_folder, default_database_file
from .rate_limits import KINDS, LimitKind, Rate, rate_of

PREFIX = "STONEAGE_"
SQLITE = "sqlite:///"
POSTGRESQL = ("postgresql://", "postgres://", "postgresql+psycopg://")
KEY_FILE = "push-key.pem"
NOBODY = "nobody@stoneage.invalid"
SWITCHES = {
    **dict.fromkeys(("yes", "true", "on", "1"), True),
    **dict.fromkeys(("no", "false", "off", "0"), False),
}

Given = str | int | float | bool | None
Port = Annotated[int, Meta(ge=0, le=65535)]
Workers = Annotated[int, Meta(ge=1, le=64)]
Processes = Annotated[int, Meta(ge=1, le=256)]
Tables = Annotated[int, Meta(ge=10, le=1_000_000)]
Grace = Annotated[float, Meta(ge=0, le=600)]
Connections = Annotated[int, Meta(ge=1, le=1_000_000)]
Patience = Annotated[float, Meta(ge=0.05, le=600)]
Seconds = Annotated[float, Meta(ge=0, le=86_400)]
Thinking = Annotated[float, Meta(ge=0.01, le=60)]


class BadSetting(Exception):
    """A value that cannot be used: where it was given, and what is wanted there.

    `wanted` is one of number, switch, choice, rate, database, public-url, postgresql, mail-server
    and mail-from.
    """

    def __init__(self, name: str, value: str, wanted: str, detail: tuple[str, ...] = ()) -> None:
        super().__init__(name, value, wanted, detail)
        self.name = name
        self.value = value
        self.wanted = wanted
        self.detail = detail


def default_database() -> str:
    return SQLITE + str(default_database_file())


def spare_cores() -> int:
    return max(1, cores() - 1)


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that whoever runs a server may decide; docs/operating.md explains each."""

    host: str = "127.0.0.1"
    port: Port = 8321
    database: str = field(default_factory=default_database)
    workers: Workers = 1
    public_url: str | None = None
    behind_proxy: bool = False
    proxies: str = "127.0.0.1,::1"
    grace: Grace = 5.0
    cache_tables: Tables = 2000
    list_tables: bool = True
    show_metrics: bool = True
    log_level: LogLevel = "info"
    bot_processes: Processes = field(default_factory=spare_cores)
    bot_seconds: Thinking = 3.0
    review_processes: Processes = 1
    header_seconds: Patience = 10.0
    body_seconds: Patience = 30.0
    max_connections: Connections = 300
    max_sockets: Connections = 30
    limit_commands: str = "20/s burst 60"
    limit_chat: str = "1/s burst 5"
    limit_tables: str = "6/min burst 10"
    limit_people: str = "10/min burst 10"
    limit_imports: str = "6/min burst 6"
    limit_reviews: str = "10/min burst 10"
    limit_hints: str = "1/s burst 30"
    limit_pictures: str = "20/min burst 10"
    limit_reads: str = "50/s burst 200"
    limit_mails: str = "6/h burst 3"
    key_file: str | None = None
    push_after: Seconds = 20
    push_private: bool = False
    mail_server: str | None = None
    mail_from: str | None = None
    mail_after: Seconds = 300

    @property
    def is_postgresql(self) -> bool:
        return self.database.startswith(POSTGRESQL)

    @property
    def database_without_password(self) -> str:
        if not self.is_postgresql:
            return self.database
        parts = urlsplit(self.database)
        user, at, place = parts.netloc.rpartition("@")
        return f"{parts.scheme}://{user.partition(':')[0]}{at}{place}{parts.path}"

    @property
    def is_secure(self) -> bool:
        """Whether people come by TLS, as far as it was said."""
        return (self.public_url or "").startswith("https://")

    @property
    def bot_processes_each(self) -> int:
        """Every worker has bot processes of its own."""
        return max(1, self.bot_processes // self.workers)

    @property
    def key_path(self) -> Path:
        """The key by which push services know us: beside the database, if that is a file."""
        if self.key_file is not None:
            return Path(self.key_file)
        folder = data_folder()
        if self.database.startswith(SQLITE):
            folder = Path(self.database.removeprefix(SQLITE)).parent
        return folder / KEY_FILE

    @property
    def contact(self) -> str:
        """Whom a push service may ask about this server."""
        if self.is_secure and self.public_url is not None:
            return self.public_url
        return f"mailto:{parseaddr(self.mail_from or '')[1] or NOBODY}"

    @property
    def rates(self) -> dict[LimitKind, Rate]:
        return {kind: _rate(self, kind) for kind in KINDS}


def variable_of(name: str) -> str:
    return PREFIX + name.upper()


def flag_of(name: str) -> str:
    return "--" + name.replace("_", "-")


def read_settings(
    flags: Mapping[str, Given] | None = None, environment: Mapping[str, str] = os.environ
) -> Settings:
    """What was asked for, or `BadSetting`."""
    given: dict[str, object] = {}
    places: dict[str, str] = {}
    for setting in _FIELDS:
        name = setting.name
        value: Given = (flags or {}).get(name)
        places[name] = flag_of(name)
        if value is None:
            value = environment.get(variable_of(name)) or None
            places[name] = variable_of(name)
        if value is not None:
            given[name] = _read(places[name], value, setting.type)
    settings = msgspec.convert(given, Settings)
    _check(settings, places)
    if settings.public_url is not None:
        return replace(settings, public_url=settings.public_url.rstrip("/"))
    return settings


def _fields() -> tuple[inspect.Field, ...]:
    described = inspect.type_info(Settings)
    assert isinstance(described, inspect.StructType)
    return described.fields


_FIELDS = _fields()


def _read(place: str, value: str | float, kind: inspect.Type) -> object:
    text = str(value).strip()
    match kind:
        case inspect.BoolType():
            if text.lower() not in SWITCHES:
                raise BadSetting(place, text, "switch")
            return SWITCHES[text.lower()]
        case inspect.LiteralType(values=values):
            if text.lower() not in values:
                raise BadSetting(place, text, "choice", tuple(map(str, values)))
            return text.lower()
        case inspect.IntType(ge=least, le=most) | inspect.FloatType(ge=least, le=most):
            return _number(place, text, isinstance(kind, inspect.IntType), least or 0, most or 0)
    return text


def _number(place: str, text: str, is_whole: bool, least: float, most: float) -> float:
    wrong = BadSetting(place, text, "number", (f"{least:g}", str(most)))
    try:
        number = int(text) if is_whole else float(text)
    except ValueError:
        raise wrong from None
    if not least <= number <= most:
        raise wrong
    return number


def _check(settings: Settings, places: Mapping[str, str]) -> None:
    for kind in KINDS:
        name = f"limit_{kind}"
        if rate_of(getattr(settings, name)) is None:
            raise BadSetting(places[name], getattr(settings, name), "rate")
    if not settings.database.startswith((SQLITE, *POSTGRESQL)):
        # The value may hold a password.
        raise BadSetting(places["database"], "…", "database")
    if settings.workers > 1 and not settings.is_postgresql:
        raise BadSetting(places["workers"], str(settings.workers), "postgresql")
    if settings.public_url is not None:
        parts = urlsplit(settings.public_url)
        if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query:
            raise BadSetting(places["public_url"], settings.public_url, "public-url")
    _check_mail(settings, places)


def _check_mail(settings: Settings, places: Mapping[str, str]) -> None:
    """Mail has a sender, and links that lead back here."""
    if settings.mail_server is None:
        return
    if not is_mail_server(settings.mail_server):
        # The value may hold a password.
        raise BadSetting(places["mail_server"], "…", "mail-server")
    if not is_address(parseaddr(settings.mail_from or "")[1]):
        raise BadSetting(places["mail_from"], settings.mail_from or "", "mail-from")
    if settings.public_url is None:
        raise BadSetting(places["public_url"], "", "public-url")


def _rate(settings: Settings, kind: LimitKind) -> Rate:
    rate = rate_of(getattr(settings, f"limit_{kind}"))
    if rate is None:
        raise BadSetting(flag_of(f"limit_{kind}"), getattr(settings, f"limit_{kind}"), "rate")
    return rate
