"""Bots in any language: programs that speak JSON lines (docs/bot-protocol.md)."""
