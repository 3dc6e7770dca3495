"""Takes pictures of pages of a running web client: `python -m tools.screenshots --help`."""

import argparse
from pathlib import Path

from playwright.sync_api import Browser, ConsoleMessage, sync_playwright

SCROLLS = """() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return scrollWidth > innerWidth || scrollHeight > innerHeight;
}"""
SIZES = {"wide": (1440, 900), "tablet": (1024, 768), "phone": (360, 740)}


def main() -> None:
    arguments = parsed()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.browser)
        for size in arguments.size:
            for page in arguments.page:
                take(browser, arguments, size, page)
        browser.close()


def take(browser: Browser, arguments: argparse.Namespace, size: str, address: str) -> None:
    """One picture, and a word about whatever went wrong on the page."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=size == "phone"
    )
    kept = (
        f'{{"language":"{arguments.language}","theme":"{arguments.theme}",'
        f'"season":"{arguments.season}","speed":0}}'
    )
    context.add_init_script(f"localStorage.setItem('stoneage-settings', '{kept}')")
    page = context.new_page()
    page.on("pageerror", lambda error: print(f"{address}: {error}"))
    page.on("console", lambda said: complain(address, said))
    page.goto(f"{arguments.server}/#/{address}")
    page.wait_for_selector("main")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(arguments.wait)
    if arguments.hover:
        page.hover(arguments.hover)
        page.wait_for_timeout(700)
    overflow: bool = page.evaluate(SCROLLS)
    name = address.replace("/", "-").replace("?", "-").replace("=", "-").replace("&", "-")
    parts = [name, size, arguments.season, arguments.theme, arguments.language]
    path = arguments.folder / f"{'-'.join(parts)}.png"
    page.screenshot(path=path, full_page=arguments.full)
    print(path, "scrolls" if overflow and not arguments.full else "")
    context.close()


def complain(address: str, said: ConsoleMessage) -> None:
    if said.type == "error":
        print(f"{address}: {said.text}")


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", nargs="+", help="as in showcase/table?fixture=four-late")
    parser.add_argument("--server", default="http://127.0.0.1:5173")
    parser.add_argument("--folder", type=Path, default=Path("build/pictures"))
    parser.add_argument("--size", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--season", choices=["summer", "winter"], default="summer")
    parser.add_argument("--theme", choices=["light", "dark"], default="light")
    parser.add_argument("--language", choices=["en", "de", "zh"], default="en")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    parser.add_argument("--hover", help="a selector to rest the mouse on")
    parser.add_argument("--wait", type=int, default=500, help="milliseconds before the picture")
    parser.add_argument("--full", action="store_true", help="the whole page")
    return parser.parse_args()


if __name__ == "__main__":
    main()
