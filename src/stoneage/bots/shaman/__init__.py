"""Shaman searches at the root: it tries the best actions in many dealt worlds and looks on."""
