"""Spins an hour: of the last hour of play, or of less where it has just begun."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.pace import Played, followed, minutes_to, spins_an_hour

BEGAN = datetime(2026, 11, 25, 20, 0, tzinfo=UTC)


def body(kind: str, minutes: float, spin: int | None = None, **fields: Any) -> dict[str, Any]:
    at = (BEGAN + timedelta(minutes=minutes)).isoformat()
    return {"kind": kind, "at": at, "spin": spin, **fields}


def played(*bodies: dict[str, Any]) -> Played:
    known = Played()
    for each in bodies:
        known = followed(known, each)
    return known


def rate(known: Played, minutes: float) -> int | None:
    return spins_an_hour(known, BEGAN + timedelta(minutes=minutes))


OPENED = body("table.opened", 0)


def test_of_less_than_ten_minutes_of_play_no_rate_is_said() -> None:
    known = played(OPENED, body("spin.number", 2, 1), body("spin.number", 4, 2))
    assert (rate(known, 9.9), rate(known, 10), rate(known, 20)) == (None, 12, 6)
    assert rate(played(OPENED), 10) == 0
    assert rate(Played(), 10) is None


@given(st.lists(st.floats(0.1, 300), max_size=60), st.floats(60, 300))
def test_the_last_hour_alone_counts(fallen: list[float], now: float) -> None:
    known = played(
        OPENED, *(body("spin.number", at, spin) for spin, at in enumerate(sorted(fallen), 1) if at <= now)
    )
    times = [BEGAN + timedelta(minutes=at) for at in fallen if at <= now]
    end = BEGAN + timedelta(minutes=now)
    assert rate(known, now) == sum(end - timedelta(hours=1) < at <= end for at in times)


def test_whoever_plays_quicker_than_is_remembered_is_told_the_rate_of_the_last_numbers() -> None:
    """Three numbers a minute for an hour and a half."""
    known = played(OPENED, *(body("spin.number", spin / 3, spin) for spin in range(1, 271)))
    assert len(known.fallen) < 180
    assert rate(known, 90) == 180


def test_a_number_that_counts_nowhere_counts_not_here_and_a_corrected_one_once() -> None:
    known = played(OPENED, body("spin.number", 2, 1), body("spin.void", 3, 1), body("spin.number", 12, 1))
    assert rate(known, 30) == 2
    assert rate(played(OPENED, body("spin.number", 2, 1), body("spin.number", 3, 1)), 30) == 2
    void = (OPENED, body("spin.number", 2, 1), body("spin.void", 3, 1))
    assert rate(played(*void), 30) == 0


@pytest.mark.parametrize("ball", ["spin.thrown", "spin.no_more_bets"])
def test_a_number_that_was_void_and_counts_after_all_counts_here_too(ball: str) -> None:
    """Rules 8, *Il colpo vale*: of another ball that fell nowhere it counts no number of before."""
    void = (OPENED, body("spin.number", 2, 1), body("spin.void", 3, 1))
    assert rate(played(*void, body("spin.valid", 4, 1)), 30) == 2
    again = (*void, body(ball, 4, 1), body("spin.void", 5, 1), body("spin.valid", 6, 1))
    assert rate(played(*again), 30) == 0


def test_a_pause_is_no_play() -> None:
    """While the management suspends play nothing is said; afterwards the rate begins anew."""
    known = played(OPENED, body("spin.number", 20, 1), body("table.suspended", 21, suspended=True))
    assert rate(known, 30) is None
    known = followed(known, body("table.suspended", 50, suspended=False))
    assert (rate(known, 55), rate(known, 60)) == (None, 0)
    assert played(OPENED, body("table.closed", 30)) == Played()


def test_minutes_that_are_begun_are_counted() -> None:
    due = (BEGAN + timedelta(minutes=12)).strftime("%Y-%m-%dT%H:%M:%SZ")
    for past, left in ((0, 12), (0.5, 12), (11.5, 1), (12, 0), (40, 0)):
        assert minutes_to(due, BEGAN + timedelta(minutes=past)) == left
