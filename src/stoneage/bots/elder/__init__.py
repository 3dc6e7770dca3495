"""Elder looks one step ahead, by a worth of the position that was learnt from its own games."""
