"""The settings of the server: flags first, then the environment, then defaults.

Every field is an environment variable, `HOTELIER_` and its name in capitals. Lists are separated by
commas (`HOTELIER_ORIGINS=https://a.example,https://b.example`) or written as JSON.
"""

import ipaddress
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import quote, urlsplit

from pydantic import BeforeValidator, Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

import hotelier
from hotelier.bots.catalogue import LEVELS
from hotelier.core.errors import OptionError
from hotelier.core.files import data_folder

PREFIX: Final = "HOTELIER_"
DATABASE_FILE: Final = "house.db"
LOOPBACK: Final = ("127.0.0.1", "::1", "localhost")
EVERYWHERE: Final = ("0.0.0.0", "::")
ANY: Final = "*"
FLAGS: Final = {  # not named like their fields
    "origins": "--origin",
    "bot_workers": "--workers",
    "log_requests": "--log",
}
SECRET: Final = ("database", "metrics_token")  # not repeated in errors

POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+psycopg")
SQLITE: Final = "sqlite:///"


def _parts(given: Any) -> Any:
    """A list that may be written as one text."""
    if not isinstance(given, str):
        return given
    if given.lstrip().startswith("["):
        try:
            return json.loads(given)
        except ValueError as error:
            raise ValueError("must be a list, separated by commas or as JSON") from error
    return tuple(part.strip() for part in given.split(",") if part.strip())


Texts = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_parts)]
Amount = Annotated[int, Field(ge=1)]
Positive = Annotated[float, Field(gt=0, allow_inf_nan=False)]


class Settings(BaseSettings):
    """The settings of one server process."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True)

    host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8080  # 0 for any free one
    data_dir: Path = Field(default_factory=data_folder)
    # An address, which may contain a password; without one, a file in data_dir.
    database: str | None = Field(default=None, repr=False)
    origins: Texts = ()  # pages on other hosts that may use this server, such as https://a.example
    hosts: Texts = ()  # host names of the server; * for any
    proxies: Texts = ()  # proxies that are trusted to say where a request comes from
    log_requests: bool = False
    log_format: Literal["plain", "json"] = "plain"
    # Without one, only this machine may read the metrics.
    metrics_token: Annotated[str | None, Field(min_length=16, repr=False)] = None

    bot_workers: Amount = Field(default_factory=lambda: max(2, (os.cpu_count() or 1) - 1))
    worker_margin: Positive = 2  # seconds a worker may take beyond a bot's budget
    worker_megabytes: Positive = 1024  # memory at which a worker is replaced
    bot_pause: Annotated[float, Field(ge=0, le=60)] = 0  # seconds; browsers have their own pace
    # Rounds of search per decision of an analysed game; docs/analysis.md.
    analysis_rounds: Amount = Field(default_factory=lambda: 24 if hotelier.compiled else 2)
    max_analyses: Amount = 20  # waiting, including the one in progress

    daily_deals: bool = True  # one deal per game and day, the same for everyone
    shared_deals: bool = True  # deals that people make for their friends
    # The levels that play every deal once, too, to compare with; none if it's empty.
    deal_bots: Texts = Field(default_factory=lambda: LEVELS)
    puzzles: bool = True  # whether puzzles are offered

    tournaments: bool = True  # whether there are any
    max_tournaments: Amount = 200  # that aren't over
    max_tournaments_each: Amount = 5  # that aren't over, per address
    max_entrants: Amount = 64
    ratings: bool = False  # whether there's a ladder; it needs hotelier[ratings]

    max_tables: Amount = 10_000
    max_open_tables_each: Amount = 20  # not started yet, per address
    max_tables_each: Amount = 60  # open or running, per address
    max_seats_each: Amount = 16  # at public tables that aren't over, per address
    idle_seconds: Positive = 600  # after which an idle player at a public table counts as absent
    kick_seconds: Positive = 120  # the others must have waited before the host can remove a player
    sleep_hours: Positive = 6  # after which an idle table doesn't count any more
    keep_finished_days: Positive | None = None  # finished games are deleted after that
    keep_addresses_days: Positive = 14  # hashed addresses of who opened tables and took seats
    keep_reports_days: Positive = 30  # after they were closed
    max_spectators: Amount = 100
    max_connections: Amount | None = None  # default: what the limit on open files allows
    max_connections_each: Amount = 160  # per address, sockets included
    max_sockets_each: Amount = 64  # per address
    header_seconds: Positive = 15  # for the headers of a request to arrive
    body_bytes: Amount = 64 * 1024
    record_bytes: Amount = 2 * 1024 * 1024
    body_seconds: Positive = 60  # for a whole request to arrive
    message_bytes: Amount = 4096  # of a socket
    say_characters: Amount = 500
    max_entries: Amount = 10_000  # in a table's journal; after that, only the game itself goes on

    tables_per_minute: Positive = 20
    joins_per_minute: Positive = 60
    hints_per_minute: Positive = 40
    reports_per_minute: Positive = 3
    stories_per_minute: Positive = 60
    records_per_minute: Positive = 120
    actions_per_second: Positive = 30
    says_per_second: Positive = 2
    frames_per_second: Positive = 60  # on all sockets of one address
    requests_per_second: Positive = 50

    @field_validator("data_dir")
    @classmethod
    def _whole_path(cls, given: Path) -> Path:
        return given.expanduser().absolute()

    @field_validator("database")
    @classmethod
    def _known_database(cls, given: str | None) -> str | None:
        if given is None:
            return None
        scheme, _, rest = given.partition("://")
        if scheme in POSTGRESQL and rest:
            return f"postgresql+psycopg://{rest}"
        if given.startswith(SQLITE) and given != SQLITE:
            return given
        raise ValueError("must be postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE")

    @field_validator("origins")
    @classmethod
    def _real_origins(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(_origin(each) for each in given)

    @field_validator("hosts")
    @classmethod
    def _bare_hosts(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(host_name(each) for each in given)

    @field_validator("deal_bots")
    @classmethod
    def _levels(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        for each in given:
            if each not in LEVELS:
                raise ValueError(f"must be levels of bots: {', '.join(LEVELS)}")
        return given

    @field_validator("proxies")
    @classmethod
    def _addresses(cls, given: tuple[str, ...]) -> tuple[str, ...]:
        for each in given:
            if each != ANY and not _is_network(each):
                raise ValueError("must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8")
        return given

    @property
    def database_url(self) -> str:
        """The database, as an SQLAlchemy URL."""
        if self.database is not None:
            return self.database
        return SQLITE + quote(str(self.data_dir / DATABASE_FILE), safe=" +/:\\")

    @property
    def kept_in(self) -> str:
        """The database, for display: without its password."""
        if self.database is None:
            return str(self.data_dir)
        if self.database.startswith(SQLITE):
            return self.database.removeprefix(SQLITE)
        place = self.database.partition("://")[2].partition("?")[0]
        return f"postgresql://{place.rpartition('@')[2]}"

    @property
    def is_everywhere(self) -> bool:
        """Whether the server listens on all addresses of this machine."""
        return self.host in EVERYWHERE

    @property
    def allowed_hosts(self) -> frozenset[str] | None:
        """The host names accepted in a request; None for any.

        A server for this machine alone only answers to this machine's own names: a foreign page
        whose name was made to point here must not read it.
        """
        if ANY in self.hosts or (not self.hosts and not is_loopback(self.host)):
            return None
        return frozenset((*self.hosts, *LOOPBACK))


def read_settings(given: Mapping[str, Any] | None = None) -> Settings:
    """The settings, with the given ones over those of the environment; OptionError says what's
    wrong.

    Errors name given settings by their flag (`--port`), others by their variable (`HOTELIER_PORT`).
    """
    flags = dict(given or {})
    try:
        return Settings(**flags)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
    field = str(first["loc"][0])
    if field in flags:
        name = FLAGS.get(field, f"--{field.replace('_', '-')}")
    else:
        name = PREFIX + field.upper()
    said = first["msg"].removeprefix("Value error, ")
    rule = said.replace("Input should", "must").replace("String should", "must")
    found = "" if field in SECRET else f", not {first['input']!r}"
    raise OptionError(f"{name} {rule.partition(',')[0] if 'parse' in rule else rule}{found}")


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches an address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


def _is_network(written: str) -> bool:
    try:
        ipaddress.ip_network(written, strict=False)
    except ValueError:
        return False
    return True


def host_name(written: str) -> str:
    """The name in a Host header or an address, without its port, normalized for comparison."""
    name = written.strip().lower()
    if name.startswith("["):
        return name[1:].partition("]")[0]
    if name.count(":") == 1:
        name = name.partition(":")[0]
    return name.rstrip(".")


def _origin(written: str) -> str:
    """An origin as browsers send it."""
    parts = urlsplit(written.lower())
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise ValueError("must be a scheme and a host such as https://hotel.example")
    return f"{parts.scheme}://{parts.netloc}"
