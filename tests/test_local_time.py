"""The clocks of the house: one zone for all that is shown and printed."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone

import pytest

from app.local_time import instant, live_in, local, now, offset_name, zone_called, zone_name

EVENING = datetime(2026, 11, 21, 20, 30, tzinfo=UTC)


@pytest.fixture(autouse=True)
def at_home() -> Iterator[None]:
    """Whatever a test sets, the next one is where the machine is."""
    yield
    live_in(None)


def test_the_zone_that_holds_is_every_clocks() -> None:
    live_in(zone_called("Europe/Rome"))
    assert local(EVENING).strftime("%H:%M") == "21:30"
    assert now().utcoffset() in {timedelta(hours=1), timedelta(hours=2)}
    assert instant(datetime(2026, 11, 21, 21, 30)) == EVENING  # noqa: DTZ001 - by the clocks of the house
    assert zone_name() == "Europe/Rome"


def test_another_one_can_be_said() -> None:
    live_in(zone_called("Europe/Rome"))
    tokyo = zone_called("Asia/Tokyo")
    assert local(EVENING, tokyo).strftime("%d %H:%M") == "22 05:30"
    assert instant(datetime(2026, 11, 22, 5, 30), tokyo) == EVENING  # noqa: DTZ001 - by the clocks there
    assert zone_name(tokyo) == "Asia/Tokyo"


def test_a_house_that_names_none_goes_by_the_machine() -> None:
    assert zone_called("") is None
    assert zone_name() == ""
    assert local(EVENING) == EVENING
    assert local(EVENING).utcoffset() == EVENING.astimezone().utcoffset()


@pytest.mark.parametrize(
    "name", ["Mars/Olympus", "../../etc/passwd", "/etc/passwd", "Europe", "x" * 4000, "a\0"]
)
def test_a_name_that_is_none_is_said(name: str) -> None:
    with pytest.raises(LookupError, match="no such zone"):
        zone_called(name)


@pytest.mark.parametrize(
    ("minutes", "said"),
    [(60, "UTC+1"), (0, "UTC+0"), (-210, "UTC−3:30"), (345, "UTC+5:45"), (-720, "UTC−12")],
)
def test_how_far_it_is_from_utc(minutes: int, said: str) -> None:
    assert offset_name(EVENING.astimezone(timezone(timedelta(minutes=minutes)))) == said


def test_an_hour_that_comes_twice_is_the_first() -> None:
    rome = zone_called("Europe/Rome")
    twice = datetime(2026, 10, 25, 2, 30)  # noqa: DTZ001 - by the clocks of the house
    assert instant(twice, rome) == datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
