"""One server process: its settings, and everything that its routes work with."""

from .settings import BadSetting, Settings, read_settings

__all__ = ["BadSetting", "Settings", "read_settings"]
