"""The settings of the server: read from flags and the environment, and refused if invalid."""

import os
from pathlib import Path

import pytest
from sqlalchemy import make_url

from hotelier.core.errors import OptionError
from hotelier.server.settings import Settings, read_settings


@pytest.fixture(autouse=True)
def plain_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("HOTELIER_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def test_without_a_word_the_house_serves_this_machine_from_the_users_data_folder(
    tmp_path: Path,
) -> None:
    settings = read_settings()
    assert (settings.host, settings.port) == ("127.0.0.1", 8080)
    assert settings.data_dir == tmp_path / "hotelier"
    assert settings.database_url == f"sqlite:///{tmp_path}/hotelier/house.db"
    assert settings.bot_workers >= 1
    assert (settings.origins, settings.hosts, settings.proxies) == ((), (), ())


@pytest.mark.parametrize("name", list(Settings.model_fields))
def test_every_setting_can_be_given_by_the_environment(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = getattr(read_settings(), name)
    given = {
        "host": "0.0.0.0",
        "data_dir": str(tmp_path / "else"),
        "database": "sqlite:////tmp/else.db",
        "origins": "https://hotel.example",
        "hosts": "hotel.example",
        "proxies": "10.0.0.0/8",
        "log_format": "json",
        "metrics_token": "sixteen-characters",
        "deal_bots": "easy,hard",
    }.get(name, {True: "no", False: "yes"}[usual] if isinstance(usual, bool) else "7")
    monkeypatch.setenv(f"HOTELIER_{name.upper()}", given)
    assert getattr(read_settings(), name) != usual


def test_what_is_given_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELIER_PORT", "8001")
    assert read_settings().port == 8001
    assert read_settings({"port": 8002}).port == 8002


def test_a_variable_that_is_empty_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELIER_PORT", "")
    monkeypatch.setenv("HOTELIER_DATABASE", "")
    assert read_settings() == Settings()


@pytest.mark.parametrize(
    "written",
    ["https://a.example,http://b.example:81", '["https://A.example/", "http://b.example:81"]'],
)
def test_a_list_is_written_with_commas_or_as_json(
    written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELIER_ORIGINS", written)
    assert read_settings().origins == ("https://a.example", "http://b.example:81")


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("PORT", "eighty", "HOTELIER_PORT must be a valid integer, not 'eighty'"),
        ("PORT", "65536", "HOTELIER_PORT must be less than or equal to 65535, not '65536'"),
        ("MAX_TABLES", "0", "HOTELIER_MAX_TABLES must be greater than or equal to 1, not '0'"),
        ("SAYS_PER_SECOND", "nan", "HOTELIER_SAYS_PER_SECOND must be a finite number, not 'nan'"),
        (
            "ORIGINS",
            "*",
            "HOTELIER_ORIGINS must be a scheme and a host such as https://hotel.example, not '*'",
        ),
        (
            "ORIGINS",
            '["',
            "HOTELIER_ORIGINS must be a list, separated by commas or as JSON, not '[\"'",
        ),
        (
            "PROXIES",
            "porter",
            "HOTELIER_PROXIES must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, "
            "not 'porter'",
        ),
    ],
)
def test_a_wrong_value_is_told_in_one_sentence(
    name: str, value: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"HOTELIER_{name}", value)
    with pytest.raises(OptionError) as raised:
        read_settings()
    assert str(raised.value) == told


def test_what_is_given_is_named_as_a_flag() -> None:
    with pytest.raises(OptionError, match=r"^--port must be greater than or equal to 0, not -1$"):
        read_settings({"port": -1})
    with pytest.raises(OptionError, match=r"^--origin must be a scheme and a host"):
        read_settings({"origins": ["hotel.example"]})


@pytest.mark.parametrize(
    ("written", "url", "shown"),
    [
        ("postgresql://a@b/c", "postgresql+psycopg://a@b/c", "postgresql://b/c"),
        ("postgres://a:p@b:5433/c", "postgresql+psycopg://a:p@b:5433/c", "postgresql://b:5433/c"),
        ("postgresql+psycopg://b/c", "postgresql+psycopg://b/c", "postgresql://b/c"),
        ("postgresql:///c?host=/run&password=p", None, "postgresql:///c"),
        ("sqlite:////var/games.db", "sqlite:////var/games.db", "/var/games.db"),
    ],
)
def test_a_database_is_named_as_its_users_do_and_shown_without_a_password(
    written: str, url: str | None, shown: str
) -> None:
    settings = read_settings({"database": written})
    assert settings.database_url == url or url is None
    assert settings.kept_in == shown
    assert "p@" not in repr(settings)


@pytest.mark.parametrize(
    "written", ["mysql://u:secret@h/d", "games.db", "sqlite://", "sqlite:///", "postgresql://", "x"]
)
def test_another_kind_of_database_is_refused_without_repeating_a_password(written: str) -> None:
    with pytest.raises(OptionError) as raised:
        read_settings({"database": written})
    assert str(raised.value) == (
        "--database must be postgresql://USER:PASSWORD@HOST/NAME or sqlite:///FILE"
    )


@pytest.mark.parametrize("folder", ["my games", "100%", "what?", "a#b", "Ľubomíra", "a%20b", "a+b"])
def test_a_data_folder_may_have_any_name(folder: str, tmp_path: Path) -> None:
    settings = read_settings({"data_dir": tmp_path / folder})
    assert make_url(settings.database_url).database == str(tmp_path / folder / "house.db")


def test_a_data_folder_is_a_whole_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert read_settings({"data_dir": "games"}).data_dir == tmp_path / "games"
    assert read_settings({"data_dir": "~/games"}).data_dir == tmp_path / "home" / "games"


def test_a_house_for_this_machine_answers_to_its_own_names_alone() -> None:
    own = frozenset(("127.0.0.1", "::1", "localhost"))
    for host in ("127.0.0.1", "127.0.0.2", "::1", "localhost", "LOCALHOST"):
        assert read_settings({"host": host}).allowed_hosts == own
    for host in ("0.0.0.0", "::", "192.0.2.1", "hotel.example"):
        assert read_settings({"host": host}).allowed_hosts is None
    named = read_settings({"host": "127.0.0.1", "hosts": "Hotel.Example:443"})
    assert named.allowed_hosts == own | {"hotel.example"}
    assert read_settings({"hosts": "*"}).allowed_hosts is None
