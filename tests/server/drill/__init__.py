"""The server is killed in the middle of many games, again and again; nothing acknowledged is lost.

`python -m tests.server.drill --kills 100` is the long drill; some kills are among the tests.
"""
