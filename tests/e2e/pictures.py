"""Pictures that are compared for gross breakage: something gone, white, or out of its place.

python -m tests.e2e.pictures    looks at every page anew and keeps small pictures of them
"""

import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat
from playwright.sync_api import sync_playwright

from .browser import find_browser
from .guest import PHONE, WIDE, Guest
from .server_process import ServerProcess, opened
from .states import STATES
from .tables import Tables

KEPT = Path(__file__).with_name("pictures")
SHRUNK = 12
"""So many pixels of the screen are one of the picture: letters vanish, panels stay."""
TOLERANCE = 12.0
"""How much a picture may differ, as the mean of all pixels on a scale of 255."""
WORST = 90.0
"""How much the worst part of a picture, a block of it, may differ."""
BLOCKS = 8
SEEN: dict[str, dict[str, object]] = {
    "home": {"size": WIDE},
    "table, late": {"size": WIDE},
    "table, everything": {"size": WIDE, "season": "winter", "theme": "dark"},
    "table, first move": {"size": PHONE},
    "asked to use tools": {"size": WIDE},
    "asked to pay for a card": {"size": PHONE},
    "replay": {"size": WIDE},
    "how to play": {"size": PHONE},
    "end": {"size": WIDE},
}


def shrunk(screenshot: bytes) -> Image.Image:
    """What is left of a screenshot when nobody can read it any more."""
    picture = Image.open(BytesIO(screenshot)).convert("RGB")
    width, height = picture.size
    return picture.resize((width // SHRUNK, height // SHRUNK), Image.Resampling.BOX)


def differences(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """How much two pictures differ, as a whole and in their worst block."""
    if one.size != other.size:
        return 255.0, 255.0
    soft = [picture.filter(ImageFilter.GaussianBlur(1)) for picture in (one, other)]
    difference = ImageChops.difference(*soft).convert("L")
    mean = ImageStat.Stat(difference).mean[0]
    blocks = difference.resize((BLOCKS, BLOCKS), Image.Resampling.BOX)
    return mean, float(max(blocks.tobytes()))


def path_of(state: str) -> Path:
    return KEPT / f"{state.replace(', ', '-').replace(' ', '-')}.png"


def take(guest: Guest, tables: Tables, state: str) -> Image.Image:
    STATES[state](guest, tables)
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.evaluate("document.getAnimations().forEach(each => each.finish())")
    return shrunk(guest.page.screenshot(animations="disabled"))


def all_pictures() -> Iterator[tuple[str, Image.Image]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        opened(ServerProcess(Path(folder))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser())
        tables = Tables(server)
        for state, wishes in SEEN.items():
            guest = Guest(browser, server, **wishes)  # type: ignore[arg-type]  # size or settings
            yield state, take(guest, tables, state)
            guest.close()
        browser.close()


def main() -> None:
    KEPT.mkdir(exist_ok=True)
    for state, picture in all_pictures():
        picture.quantize(64).save(path_of(state), optimize=True)
        sys.stdout.write(f"{path_of(state)}\n")


if __name__ == "__main__":
    main()
