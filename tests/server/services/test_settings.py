"""Flags over environment over defaults, and every one of them documented."""

import re
from pathlib import Path

import pytest
from msgspec.structs import fields

from stoneage.bots.registry import SHAMANS
from stoneage.cli.serving import SETTINGS
from stoneage.processes.cores import cores
from stoneage.server.services.rate_limits import KINDS
from stoneage.server.services.settings import (
    BadSetting,
    Settings,
    flag_of,
    read_settings,
    variable_of,
)

OPERATING = Path(__file__).resolve().parents[3] / "docs" / "operating.md"
NAMES = [field.name for field in fields(Settings)]


def test_defaults_are_for_one_machine() -> None:
    settings = read_settings({}, {})
    assert settings == Settings()
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8321, 1)
    assert settings.database.startswith("sqlite:///")
    assert settings.bot_processes == max(1, cores() - 1)
    assert settings.bot_seconds >= max(SHAMANS.values()), "every bot has the time that is its own"


def test_a_flag_counts_more_than_a_variable_and_a_variable_more_than_the_default() -> None:
    variables = {"STONEAGE_PORT": "9000", "STONEAGE_HOST": "0.0.0.0", "STONEAGE_GRACE": ""}
    settings = read_settings({"port": "9001", "host": None}, variables)
    assert (settings.port, settings.host, settings.grace) == (9001, "0.0.0.0", 5.0)


def test_every_kind_of_value_is_read() -> None:
    variables = {
        "STONEAGE_BEHIND_PROXY": "Yes",
        "STONEAGE_LIST_TABLES": "off",
        "STONEAGE_BOT_SECONDS": "0.25",
        "STONEAGE_LOG_LEVEL": "WARNING",
        "STONEAGE_PUBLIC_URL": "https://stoneage.example.org/",
        "STONEAGE_LIMIT_CHAT": "2/s burst 9",
    }
    settings = read_settings({}, variables)
    assert settings.behind_proxy
    assert not settings.list_tables
    assert settings.bot_seconds == 0.25
    assert settings.log_level == "warning"
    assert settings.public_url == "https://stoneage.example.org"
    assert settings.is_secure
    assert settings.rates["chat"].burst == 9
    assert set(settings.rates) == set(KINDS)


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("port", "http", "number"),
        ("port", "65536", "number"),
        ("workers", "0", "number"),
        ("workers", "1.5", "number"),
        ("workers", "2", "postgresql"),
        ("grace", "nan", "number"),
        ("bot_seconds", "inf", "number"),
        ("behind_proxy", "maybe", "switch"),
        ("log_level", "loud", "choice"),
        ("limit_chat", "often", "rate"),
        ("database", "mysql://root@localhost/x", "database"),
        ("public_url", "stoneage.example.org", "public-url"),
        ("public_url", "https://", "public-url"),
        ("mail_server", "mail.example.org", "mail-server"),
    ],
)
def test_a_bad_value_is_named_with_its_place(name: str, value: str, wanted: str) -> None:
    with pytest.raises(BadSetting) as by_flag:
        read_settings({name: value}, {})
    assert (by_flag.value.name, by_flag.value.wanted) == (flag_of(name), wanted)
    with pytest.raises(BadSetting) as by_variable:
        read_settings({}, {variable_of(name): value})
    assert (by_variable.value.name, by_variable.value.wanted) == (variable_of(name), wanted)


def test_passwords_are_never_shown() -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({"database": "mysql://root:hush@localhost/x"}, {})
    assert "hush" not in str(refused.value)
    url = "postgresql://club:hush@db.example.org:5432/stoneage?password=hush"
    shown = read_settings({"database": url}, {}).database_without_password
    assert shown == "postgresql://club@db.example.org:5432/stoneage"


def test_mail_needs_a_sender_and_a_public_address() -> None:
    wanted = []
    given = {"mail_server": "smtp://u:p@mail.example.org"}
    for more in ({}, {"mail_from": "Club <stoneage@example.org>"}):
        given |= more
        with pytest.raises(BadSetting) as bad:
            read_settings(given, {})
        wanted.append(bad.value.wanted)
    assert wanted == ["mail-from", "public-url"]
    assert read_settings({**given, "public_url": "https://example.org"}, {}).mail_server


def test_several_workers_share_the_processes_for_bots() -> None:
    settings = Settings(workers=2, bot_processes=5, database="postgresql://club@db/stoneage")
    assert settings.bot_processes_each == 2
    assert Settings(workers=4, bot_processes=1).bot_processes_each == 1


def test_every_setting_has_its_flag() -> None:
    assert list(SETTINGS) == NAMES


def test_the_documentation_lists_every_setting_with_its_default() -> None:
    """Flag, variable and default, in the order of the settings; nothing more."""
    rows = re.findall(
        r"^\| `(--[a-z-]+)` \| `([A-Z_]+)` \| (.*?) \|", OPERATING.read_text("utf-8"), re.MULTILINE
    )
    assert [row[:2] for row in rows] == [(flag_of(name), variable_of(name)) for name in NAMES]
    for name, (_, _, documented) in zip(NAMES, rows, strict=True):
        if documented.startswith("`"):
            assert getattr(read_settings({name: documented.strip("`")}, {}), name) == getattr(
                Settings(), name
            )
    computed = [name for name, row in zip(NAMES, rows, strict=True) if not row[2].startswith("`")]
    optional = ["key_file", "mail_server", "mail_from"]
    assert computed == ["database", "public_url", "bot_processes", *optional]
