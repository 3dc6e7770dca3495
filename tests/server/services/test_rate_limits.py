"""Who asks too much has to wait, and nobody else."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stoneage.server.services.rate_limits import Rate, RateLimits, address_key, client_key, rate_of


class Clock:
    """Time that passes only when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def limits(rate: Rate, most: int = 100) -> tuple[RateLimits, Clock]:
    clock = Clock()
    return RateLimits({"commands": rate, "chat": rate}, clock, most), clock


def test_a_burst_is_granted_and_no_more() -> None:
    opened, _ = limits(Rate(20, 60))
    assert [opened.take("commands", "a") for _ in range(60)] == [0] * 60
    assert opened.take("commands", "a") == pytest.approx(1 / 20)


def test_whoever_waits_as_long_as_they_are_told_is_served() -> None:
    opened, clock = limits(Rate(6 / 60, 1))
    assert opened.take("chat", "a") == 0
    wait = opened.take("chat", "a")
    assert wait == pytest.approx(10)
    clock.now += wait / 2
    assert opened.take("chat", "a") == pytest.approx(5)
    clock.now += wait / 2
    assert opened.take("chat", "a") == 0


def test_everybody_and_every_kind_has_a_bucket_of_its_own() -> None:
    opened, _ = limits(Rate(1, 1))
    assert opened.take("commands", "a") == 0
    assert opened.take("commands", "a") > 0
    assert opened.take("commands", "b") == 0
    assert opened.take("chat", "a") == 0


def test_memory_is_bounded_and_the_busiest_are_remembered() -> None:
    opened, clock = limits(Rate(0.001, 1), most=10)
    opened.take("commands", "busy")
    for visitor in range(1000):
        clock.now += 0.001
        opened.take("commands", f"visitor {visitor}")
        assert opened.take("commands", "busy") > 0
    assert len(opened) == 10


@given(st.lists(st.floats(0, 3), min_size=1, max_size=80))
def test_never_more_than_the_burst_and_what_time_brings(pauses: list[float]) -> None:
    opened, clock = limits(Rate(2, 5))
    granted = []
    for pause in pauses:
        clock.now += pause
        if opened.take("commands", "a") == 0:
            granted.append(clock.now)
    for first, begin in enumerate(granted):
        for count, end in enumerate(granted[first:], start=1):
            assert count <= 5 + 2 * (end - begin) + 1e-3
    assert all(before <= after for before, after in pairwise(granted))


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ("20/s burst 60", Rate(20, 60)),
        (" 6/min burst 10 ", Rate(0.1, 10)),
        ("36/h burst 1", Rate(0.01, 1)),
        ("20/s", None),
        ("0/s burst 5", None),
        ("5/s burst 0", None),
        ("-5/s burst 1", None),
        ("5/day burst 1", None),
        ("", None),
    ],
)
def test_rates_are_read(text: str, rate: Rate | None) -> None:
    assert rate_of(text) == rate


def test_a_rate_limit_counts_by_session_or_else_by_address() -> None:
    assert client_key("abc", "192.0.2.1") == client_key("abc", "192.0.2.2")
    assert client_key(None, "192.0.2.1") != client_key(None, "192.0.2.2")
    assert client_key("192.0.2.1", None) != client_key(None, "192.0.2.1")


def test_an_ipv6_prefix_counts_as_one_address() -> None:
    assert address_key("2001:db8:1:2::1") == address_key("2001:db8:1:2:ffff::9")
    assert address_key("2001:db8:1:2::1") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:192.0.2.1") == address_key("192.0.2.1")
    assert address_key(None) == address_key("nonsense")
