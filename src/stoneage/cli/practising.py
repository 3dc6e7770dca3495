"""`stoneage practice` and `stoneage practice make`"""

import argparse
import sys

from .argument_values import words_for
from .outcomes import DONE


def practice(asked: argparse.Namespace) -> int:
    from random import Random

    from stoneage.analysis.practice.positions import shipped
    from stoneage.terminal.colours import wants_colours
    from stoneage.terminal.practice import practise
    from stoneage.terminal.screen import Screen

    positions = [
        position
        for position in shipped().positions
        if asked.theme in (None, position.theme) and asked.difficulty in (None, position.difficulty)
    ]
    Random(asked.seed).shuffle(positions)
    practise(words_for(asked), Screen(has_colours=wants_colours(sys.stdout)), positions)
    return DONE


def make(asked: argparse.Namespace) -> int:
    from stoneage.terminal.practice import make as make_positions

    words = words_for(asked)
    for found in make_positions(asked.file, asked.positions):
        print(words.say("practice-found", found=len(found.positions)), flush=True)
    return DONE
