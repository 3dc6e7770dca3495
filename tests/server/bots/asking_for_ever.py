"""A server's stand-in for a test: asks a bot, says which process thinks, and stays."""

import asyncio
import os
import sys
from pathlib import Path

from stoneage.server.bots.bot_pool import BotPool
from stoneage.table.game import Game
from tests.server.bots.bots_that_fail import MARK, troublesome
from tests.server.processes import until


async def main(bot: str) -> None:
    game = Game.new(seed=7, start=0)
    pool = BotPool(1, bots=troublesome)
    choice = asyncio.create_task(pool.choose(bot, game.view(0), game.choices, 60))
    if bot == "stuck-once":
        await asyncio.to_thread(until, Path(os.environ[MARK]).exists)
    else:
        await choice
    sys.stdout.write(f"{pool.processes[0]}\n")
    sys.stdout.flush()
    await asyncio.sleep(3600)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
