"""What nothing is read from has an allowance; what a device said that was understood costs none of it."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hardware.noise import ONE_LINE, Allowance, Noise

HOUR = 3_600_000_000


def test_a_device_that_is_understood_never_meets_the_limit() -> None:
    noise = Noise(Allowance(at_once=100, an_hour=0))
    for line in range(1000):
        assert all(noise.keeps(line, 1, 20) for _ in range(ONE_LINE))
        noise.understood()


def test_noise_is_kept_as_long_as_there_is_room_and_again_when_half_of_it_is_back() -> None:
    noise = Noise(Allowance(at_once=1000, an_hour=1000))
    assert noise.keeps(0, ONE_LINE, 400)
    assert [noise.keeps(0, 100, 400) for _ in range(4)] == [True, True, False, False]
    assert not noise.keeps(HOUR // 4, 100, 400)
    assert noise.keeps(HOUR, 100, 400)


def test_a_clock_that_goes_back_gives_no_room() -> None:
    noise = Noise(Allowance(at_once=1000, an_hour=1000))
    assert not noise.keeps(HOUR, 1000, 1001)
    assert not noise.keeps(0, 1000, 1001)


@given(
    st.lists(st.tuples(st.integers(0, HOUR), st.integers(1, 4095), st.booleans()), max_size=200),
    st.integers(0, 100_000),
    st.integers(0, 100_000),
)
def test_however_it_comes_no_more_noise_is_kept_than_the_allowance(
    heard: list[tuple[int, int, bool]], at_once: int, an_hour: int
) -> None:
    """Apart from one line before each that was read."""
    noise, now, kept, unread = Noise(Allowance(at_once, an_hour)), 0, 0, 0
    for passed, length, is_read in heard:
        now, unread = now + passed, unread + length
        if noise.keeps(now, length, 4 * length) and unread > ONE_LINE:
            kept += 4 * length
        if is_read:
            noise.understood()
            unread = 0
    assert kept <= at_once + an_hour * now / HOUR + 1
