"""The clocks of this machine, as practice sees them."""

from datetime import UTC, datetime

from app.station.practice_clock import PracticeClock


def test_it_is_now() -> None:
    clock = PracticeClock()
    before = clock.seconds()
    assert abs((clock.now() - datetime.now(UTC)).total_seconds()) < 5
    assert clock.seconds() >= before
    assert clock.now().astimezone(clock.zone).utcoffset() is not None
