"""One server process: its settings, and everything that its routes work with."""
