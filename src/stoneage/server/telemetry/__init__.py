"""Logs and metrics, which carry no secret."""
