"""What a wheel does each night by plan is recorded, and waits for nobody; what it does besides is an alert."""

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from app.local_time import live_in, zone_called
from app.rules.house import Hours
from app.station.listening import Listening, Readers
from app.station.planned_hours import is_planned
from app.table.heard import WarningHeard
from hardware.readings import Heard, WarningKind, WheelWarning
from tests.table.playing import Played

OFF = Hours(5 * 60, 14 * 60)
RESTARTED = WarningKind.WHEEL_RESTARTED


@pytest.fixture(autouse=True)
def in_rome() -> Iterator[None]:
    live_in(zone_called("Europe/Rome"))
    yield
    live_in(None)


def at(hour: int, minute: int = 0) -> int:
    """A moment of a winter's day, UTC, in microseconds since 1970."""
    return round(datetime(2026, 11, 21, hour, minute, tzinfo=UTC).timestamp() * 1_000_000)


@pytest.mark.parametrize(
    ("hour", "minute", "planned"),
    [(4, 0, True), (3, 59, False), (12, 59, True), (13, 0, False), (22, 0, False)],
)
def test_the_hours_are_by_the_clocks_of_the_house(hour: int, minute: int, planned: bool) -> None:
    assert is_planned(OFF, RESTARTED, at(hour, minute)) is planned


@pytest.mark.parametrize(("hour", "planned"), [(22, True), (23, True), (0, True), (1, False), (12, False)])
def test_they_may_go_over_midnight(hour: int, planned: bool) -> None:
    assert is_planned(Hours(23 * 60, 2 * 60), RESTARTED, at(hour)) is planned


@pytest.mark.parametrize("kind", [WarningKind.RAW_LOG, WarningKind.READERS_DIFFER, WarningKind.UNKNOWN_BALL])
def test_what_no_switch_does_is_no_plan(kind: WarningKind) -> None:
    assert not is_planned(OFF, kind, at(6))


def test_a_house_that_plans_nothing_hears_of_all() -> None:
    assert not is_planned(None, RESTARTED, at(6))


def restarted(hour: int, off: Hours | None = OFF) -> WarningHeard:
    """A wheel that was switched off and on, as the table hears of it."""
    told = WheelWarning(Heard("wheel", at(hour), 0), RESTARTED, "It was switched off and on again.")
    heard = Listening(Readers(("wheel",)), off=off).heard(told)
    assert isinstance(heard, WarningHeard)
    return heard


@pytest.mark.parametrize(
    ("opens", "hour", "off", "waits"),
    [(False, 6, OFF, 0), (False, 18, OFF, 1), (True, 6, OFF, 1), (False, 6, None, 1)],
    ids=["by plan", "another hour", "while the table plays", "no plan"],
)
def test_it_is_recorded_and_waits_for_nobody(opens: bool, hour: int, off: Hours | None, waits: int) -> None:
    table = Played()
    table.do("open")
    if not opens:
        table.do("close")
    table.hear(restarted(hour, off))
    assert table.story[-1].__struct_config__.tag == "reader.warning"
    assert len(table.state.unanswered) == waits
    assert table.story[-1].needs_answer is bool(waits)
