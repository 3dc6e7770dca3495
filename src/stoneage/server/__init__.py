"""The server: tables that never lose a move and never tell a secret. No rule of the game in it."""
