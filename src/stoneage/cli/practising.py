"""`stoneage practice`, `stoneage practice make` and `stoneage practice check`"""

import argparse
import sys

from .argument_values import words_for
from .executors import executor_for
from .outcomes import DONE


def practice(asked: argparse.Namespace) -> int:
    from random import Random

    from stoneage.analysis.practice import shipped
    from stoneage.terminal import Screen, practise, wants_colours

    exercises = [
        exercise
        for exercise in shipped().exercises
        if asked.theme in (None, exercise.theme) and asked.difficulty in (None, exercise.difficulty)
    ]
    Random(asked.seed).shuffle(exercises)
    practise(words_for(asked), Screen(has_colours=wants_colours(sys.stdout)), exercises)
    return DONE


def make(asked: argparse.Namespace) -> int:
    from stoneage.terminal import make_exercises

    words = words_for(asked)
    with executor_for(words, asked) as executor:
        for found in make_exercises(asked.file, asked.number, executor):
            print(words.say("practice-found", found=len(found.exercises)), flush=True)
    return DONE


def check(asked: argparse.Namespace) -> int:
    from stoneage.terminal import check_exercises

    words = words_for(asked)
    with executor_for(words, asked) as executor:
        for looked_at, kept in check_exercises(asked.file, executor):
            print(words.say("practice-checked", looked=looked_at, kept=len(kept)), flush=True)
    return DONE
