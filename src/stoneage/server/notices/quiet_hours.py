"""When nothing is sent to somebody."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from stoneage.server.wire.notices import QuietHours


def is_zone(name: str) -> bool:
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def may_send_at(quiet: QuietHours | None, now: int) -> int:
    """The first moment from now on at which somebody may be disturbed, in milliseconds."""
    if quiet is None or quiet.begin == quiet.end or not is_zone(quiet.zone):
        return now
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(ZoneInfo(quiet.zone))
    minute = here.hour * 60 + here.minute
    is_over_night = quiet.begin > quiet.end
    if is_over_night:
        is_quiet = minute >= quiet.begin or minute < quiet.end
    else:
        is_quiet = quiet.begin <= minute < quiet.end
    if not is_quiet:
        return now
    day = here.date() + timedelta(days=is_over_night and minute >= quiet.begin)
    end = datetime(
        day.year, day.month, day.day, quiet.end // 60, quiet.end % 60, tzinfo=here.tzinfo
    )
    return max(now, round(end.timestamp() * 1000))
