"""Bots that look no step ahead."""
