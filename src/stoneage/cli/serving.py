"""`stoneage serve`, and `stoneage` alone"""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from .argument_values import words_for
from .outcomes import DONE, WRONG, Misuse

if TYPE_CHECKING:
    from stoneage.server.services import BadSetting, Settings
    from stoneage.server.store import CannotOpen
    from stoneage.table import Words

QUIET = "warning"
"""Whoever plays on their own machine wants an address, not a log."""

SETTINGS = {
    "host": ("HOST", "where to listen: 0.0.0.0 for every network of this machine"),
    "port": ("PORT", "the port"),
    "database": ("URL", "sqlite:///FILE or postgresql://USER@HOST/NAME"),
    "workers": ("N", "processes that serve; more than one needs PostgreSQL"),
    "public_url": ("URL", "the address that people use, for links and cookies"),
    "behind_proxy": (None, "believe a proxy about who connects and how"),
    "proxies": ("ADDRESSES", "the proxies to believe, with commas"),
    "grace": ("SECONDS", "between the notice of a restart and the restart"),
    "cache_tables": ("N", "tables held in memory"),
    "list_tables": (None, "show listed tables to everybody"),
    "show_metrics": (None, "answer at /metrics"),
    "log_level": ("LEVEL", "debug, info, warning or error"),
    "bot_processes": ("N", "processes in which bots think"),
    "bot_seconds": ("SECONDS", "that a bot has for a decision"),
    "review_processes": ("N", "quick reviews at a time in a worker, and as many deep ones"),
    "header_seconds": ("SECONDS", "that the headers of a request may take to arrive"),
    "body_seconds": ("SECONDS", "that a body may take to arrive, or an answer to be taken"),
    "max_connections": ("N", "connections from one address"),
    "max_sockets": ("N", "sockets, and requests that wait, of one person"),
    "limit_commands": ("RATE", "moves and other commands of one person, as in '20/s burst 60'"),
    "limit_chat": ("RATE", "lines of chat of one person"),
    "limit_tables": ("RATE", "new tables of one person"),
    "limit_people": ("RATE", "new people from one address"),
    "limit_imports": ("RATE", "records that one person brings along"),
    "limit_reviews": ("RATE", "reviews that one person begins"),
    "limit_hints": ("RATE", "hints and advice for one person"),
    "limit_pictures": ("RATE", "pictures of positions"),
    "limit_reads": ("RATE", "everything that only reads"),
    "limit_mails": ("RATE", "mails that one person causes, or one address gets unasked"),
    "key_file": ("FILE", "the key by which push services know this server"),
    "push_after": ("SECONDS", "before a browser is told"),
    "push_private": (None, "allow push services without TLS and in private networks"),
    "mail_server": ("URL", "smtp://USER:PASSWORD@HOST:PORT, to send mail"),
    "mail_from": ("ADDRESS", "the sender of mail"),
    "mail_after": ("SECONDS", "before a mail is sent"),
}
"""Every setting of the server: what its value is called (None: a switch), and its meaning."""


def serve(asked: argparse.Namespace) -> int:
    import asyncio

    from stoneage.server.serving import CannotListen, CannotServe, address_of, listen
    from stoneage.server.serving.serve import serve as serve_with
    from stoneage.server.store import CannotOpen, open_store

    words = words_for(asked)
    settings = _settings(words, asked)
    try:
        with listen(settings.host, settings.port, any_port=asked.open) as listening:
            asyncio.run(open_store(settings.database).close())
            address = address_of(listening)

            def ready() -> None:
                _show(words, settings, address)
                if asked.open:
                    open_browser(address)

            serve_with(settings, listening, ready)
    except CannotListen as error:
        reason = f"listen-{error.reason}"
        return failed(words.say(reason, host=error.host, port=str(error.port)))
    except CannotOpen as error:
        return failed(cannot_open_text(words, error))
    except CannotServe:
        return failed(words.say("serve-failed"))
    return DONE


def open_browser(address: str) -> None:
    """Where there is a screen to show one; the address is printed anyway."""
    import webbrowser
    from threading import Thread

    has_screen = sys.platform in {"win32", "darwin"} or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_screen:
        # Some browsers keep whoever opens them waiting.
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def failed(complaint: str) -> int:
    """Something outside the command's arguments stands in the way."""
    print(f"stoneage: {complaint}", file=sys.stderr)
    return WRONG


def settings_from(words: "Words", flags: dict[str, object]) -> "Settings":
    from stoneage.server.services import BadSetting, read_settings

    given = {name: None if value is None else str(value) for name, value in flags.items()}
    try:
        return read_settings(given)
    except BadSetting as error:
        raise Misuse(_bad_setting_text(words, error)) from None


def cannot_open_text(words: "Words", error: "CannotOpen") -> str:
    return words.say(f"database-{error.reason}", detail=_one_line(error.detail))


def _settings(words: "Words", asked: argparse.Namespace) -> "Settings":
    flags = {name: getattr(asked, name) for name in SETTINGS}
    if asked.open and flags["log_level"] is None and "STONEAGE_LOG_LEVEL" not in os.environ:
        flags["log_level"] = QUIET
    return settings_from(words, flags)


def _show(words: "Words", settings: "Settings", address: str) -> None:
    bots = settings.bot_processes_each * settings.workers
    print(words.say("serve-ready", address=address))
    if settings.public_url is not None:
        print(words.say("serve-public", address=settings.public_url))
    print(words.say("serve-database", database=settings.database_without_password))
    print(words.say("serve-bots", processes=bots))
    if settings.workers > 1:
        print(words.say("serve-workers", workers=settings.workers))
    print(words.say("serve-stop"), flush=True)


def _bad_setting_text(words: "Words", error: "BadSetting") -> str:
    what = words.say("setting-bad", name=error.name, value=error.value)
    if error.wanted == "number":
        least, most = error.detail
        return f"{what} {words.say('setting-number', least=least, most=most)}"
    if error.wanted == "choice":
        return f"{what} {words.say('setting-choice', choices=words.row(error.detail))}"
    return f"{what} {words.say(f'setting-{error.wanted}')}"


def _one_line(detail: str) -> str:
    """What a database says may go on for several lines."""
    return " ".join(detail.split())
