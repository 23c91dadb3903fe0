"""The gaming day begins at the house's hour; an evening past midnight is one day."""

from datetime import date, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.reports.gaming_day import day_of, gaming_day, local_moment

ROME = ZoneInfo("Europe/Rome")
SIX = 360


def test_an_evening_past_midnight_belongs_to_the_day_before() -> None:
    assert day_of("2026-11-21T23:30:00.000000Z", SIX, ROME) == date(2026, 11, 21)
    assert day_of("2026-11-22T04:59:59.999999Z", SIX, ROME) == date(2026, 11, 21)
    assert day_of("2026-11-22T05:00:00.000000Z", SIX, ROME) == date(2026, 11, 22)


@pytest.mark.parametrize(
    ("day", "hours"), [(date(2026, 3, 28), 23), (date(2026, 10, 24), 25), (date(2026, 11, 21), 24)]
)
def test_where_clocks_are_put_on_or_back_a_day_is_shorter_or_longer(day: date, hours: int) -> None:
    found = gaming_day(day, SIX, ROME)
    length = local_moment(found.until, ZoneInfo("UTC")) - local_moment(found.since, ZoneInfo("UTC"))
    assert length == timedelta(hours=hours)


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(0, 1439))
def test_the_days_follow_one_another_without_a_gap(day: date, begins: int) -> None:
    found, after = gaming_day(day, begins, ROME), gaming_day(day + timedelta(days=1), begins, ROME)
    assert found.until == after.since
    assert day_of(found.since, begins, ROME) in {day, day - timedelta(days=1)}  # an hour that is not there


def test_a_machine_knows_where_it_is() -> None:
    found = gaming_day(date(2026, 11, 21), SIX)
    assert day_of(found.since, SIX) == date(2026, 11, 21)
