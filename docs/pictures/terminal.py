"""Draws `terminal.svg`, the picture at the top of the README: a game in the middle of a round."""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from stoneage import Game, Options
from stoneage.bots.rng.xorshift import Xorshift

HERE = Path(__file__).parent
STYLES = {
    r"^Stone Age.*": "bold rgb(201,98,46)",
    r"^(Village|Cards|Buildings|Igloos|Animals|Players).*": "bold rgb(166,95,62)",
    r"Gathering": "bold rgb(166,95,62)",
    r"\[[A-D·]+\]": "rgb(120,150,70)",
}


def board() -> str:
    """A random game of three with all variants, while an animal threatens."""
    rng = Xorshift(11)
    game = Game.new(Options(players=3, harsh_winter=True, wild_animals=True, igloos=True), rng)
    while not (game.state.threat and game.view().awaited.decision == "use-tools"):
        game = game.push(game.choices[rng.below(len(game.choices))]).roll(rng)
    return str(game)


def main() -> None:
    console = Console(record=True, width=102, file=io.StringIO())
    text = Text(board())
    for pattern, style in STYLES.items():
        text.highlight_regex(re.compile(pattern, re.MULTILINE), style)
    console.print(text)
    picture = console.export_svg(title="print(game)")
    # No picture of ours fetches a typeface from elsewhere.
    picture = re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->", "", picture, flags=re.DOTALL)
    (HERE / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
