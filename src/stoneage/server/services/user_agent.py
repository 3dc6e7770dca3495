"""What a browser says it is, in two words for a list of devices."""

from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""In the order in which they are looked for: many pretend to be one that comes later."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "Linux": "Linux",
}


def device_of(user_agent: str | None) -> str | None:
    """`Firefox, Linux`; None for a program that is no browser."""
    text = user_agent or ""
    names = [
        next((name for mark, name in known.items() if mark in text), None)
        for known in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(name for name in names if name is not None) or None
