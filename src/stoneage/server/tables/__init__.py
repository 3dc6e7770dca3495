"""A table as the server keeps it: pure values, and the next one made from a command.

No clock and no storage: the time is an argument, in milliseconds since 1970.
"""
