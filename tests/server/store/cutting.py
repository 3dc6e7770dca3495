"""A line to PostgreSQL that breaks at the worst moment: around a commit."""

import asyncio
from contextlib import suppress

from sqlalchemy import make_url


class Cutter:
    """Stands between a store and its server; once armed, it cuts the line at the next COMMIT.

    Either the server gets the request and the response is lost, or the request is lost.
    """

    def __init__(self, url: str, *, answer_lost: bool) -> None:
        self.target = make_url(url)
        self.answer_lost = answer_lost
        self.is_armed = False
        self.has_cut = False
        self.lines: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> "Cutter":
        self.server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        await self.server.wait_closed()
        await asyncio.gather(*self.lines)

    @property
    def url(self) -> str:
        direct = {"sslmode": "disable", "gssencmode": "disable"}
        return self.target.set(host="127.0.0.1", port=self.port, query=direct).render_as_string()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines.append(asyncio.create_task(self.carry(reader, writer)))

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        server_reader, server_writer = await self.connect()
        back = asyncio.create_task(pour(server_reader, writer))
        while received := await reader.read(65_536):
            if self.is_armed and b"COMMIT" in received:
                self.is_armed = False
                self.has_cut = True
                await stop(back)
                if self.answer_lost:
                    server_writer.write(received)
                    await server_reader.read(1)  # the answer comes when the commit is done
                break
            server_writer.write(received)
        await stop(back)
        for line in (writer, server_writer):
            line.close()
            await line.wait_closed()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        folder = self.target.query.get("host")
        if folder is None:
            return await asyncio.open_connection(self.target.host, self.target.port)
        return await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")


async def pour(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    while received := await source.read(65_536):
        target.write(received)


async def stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
