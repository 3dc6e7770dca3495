"""A game on paper: its record, a notation for people, replay, fair dice and their proof."""
