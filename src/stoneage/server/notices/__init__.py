"""Notices: telling people what waits for them, by Web Push and by mail."""
