"""A real push service and a real mail server, run by the test, and a browser that subscribes."""

import asyncio
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import http_ece
import msgspec
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

AUTH = b"0123456789abcdef"
LINE_END = b"\r\n"


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Received:
    """One request that the push service got."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class PushService:
    """Answers as it is told; keeps what it got."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.status = 201
        self.hangs = False
        self.received: list[Received] = []
        self.got = asyncio.Event()
        self.ends = asyncio.Event()
        self.address = ""

    def subscription(self, path: str = "/browser") -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": encode(point), "auth": encode(AUTH)}
        return {"endpoint": f"{self.address}{path}", "keys": keys}

    def read(self, received: Received) -> Any:
        """As the browser reads it."""
        text = http_ece.decrypt(
            received.body, private_key=self.key, auth_secret=AUTH, version="aes128gcm"
        )
        return msgspec.json.decode(text)

    async def next(self) -> Received:
        async with asyncio.timeout(20):
            await self.got.wait()
        self.got.clear()
        return self.received[-1]

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(LINE_END * 2)
            first, *lines = head.decode().split("\r\n")
            headers = {
                name.lower(): value.strip()
                for name, _, value in (line.partition(":") for line in lines if line)
            }
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.received.append(Received(first.split()[1], headers, body))
            self.got.set()
            if self.hangs:
                await self.ends.wait()
                return
            writer.write(f"HTTP/1.1 {self.status} X\r\ncontent-length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    host, port = server.sockets[0].getsockname()
    service.address = f"http://{host}:{port}"
    try:
        yield service
    finally:
        service.ends.set()
        server.close()
        async with asyncio.timeout(20):
            await server.wait_closed()


class Mailbox:
    """Whatever the mail server takes in."""

    def __init__(self) -> None:
        self.letters: list[Envelope] = []
        self.refuses = False

    async def handle_RCPT(  # noqa: N802 - its library calls it so
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        if self.refuses:
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802
        self.letters.append(envelope)
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, str]]:
    """With its address."""
    mailbox = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(mailbox, loop=loop), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield mailbox, f"smtp+plain://127.0.0.1:{port}"
    finally:
        server.close()
