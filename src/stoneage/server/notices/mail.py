"""Mail, where whoever runs the server has said by which server it goes."""

import re
import smtplib
import ssl
from email import policy
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from .push import Outcome

SECONDS: Final = 15
LONG_LINES: Final = policy.SMTP.clone(max_line_length=500)
"""An address in a header must not be broken."""
PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
ADDRESS: Final = re.compile(
    r"[^\s@<>\"(),:;\\\[\]]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?"
)


def is_address(text: str) -> bool:
    """Whether mail could go there; nothing in it ends a line or begins another address."""
    return text.isascii() and ADDRESS.fullmatch(text) is not None


def is_mail_server(text: str) -> bool:
    """smtp://USER:PASSWORD@HOST:PORT upgraded to TLS, smtps:// with it, smtp+plain:// without."""
    try:
        parts = urlsplit(text)
        return parts.scheme in PORTS and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False


class Mail:
    """Sends mail. Everything in it waits, so it runs in a thread."""

    def __init__(self, server: str, sender: str) -> None:
        self.parts = urlsplit(server)
        self.sender = sender

    def send(self, to: str, subject: str, text: str, stop: str | None = None) -> Outcome:
        """`stop` is the address at which one request ends all further mail (RFC 8058)."""
        message = EmailMessage(LONG_LINES)
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2].strip("> "))
        message["Auto-Submitted"] = "auto-generated"
        if stop is not None:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        try:
            with self._connected() as server:
                server.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            codes = [code for code, _ in refused.recipients.values()]
            return "gone" if codes and all(code >= 500 for code in codes) else "failed"
        except (smtplib.SMTPException, OSError):
            return "failed"
        return "sent"

    def _connected(self) -> smtplib.SMTP:
        scheme, host = self.parts.scheme, self.parts.hostname or ""
        port = self.parts.port or PORTS[scheme]
        context = ssl.create_default_context()
        if scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        try:
            if scheme == "smtp":
                server.starttls(context=context)
            if self.parts.username:
                server.login(unquote(self.parts.username), unquote(self.parts.password or ""))
        except (smtplib.SMTPException, OSError):
            server.close()
            raise
        return server
