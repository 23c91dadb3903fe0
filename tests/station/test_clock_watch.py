"""A clock that is set is noticed; one that only runs, or is kept right, is not."""

from app.station.clock_watch import ClockWatch
from app.station.stamps import Stamps


class _Clocks:
    def __init__(self) -> None:
        self.wall, self.steady = 1_700_000_000_000_000, 5_000_000

    def run(self, seconds: float, ahead: float = 0.0) -> None:
        self.steady += round(seconds * 1e6)
        self.wall += round((seconds + ahead) * 1e6)

    @property
    def stamps(self) -> Stamps:
        return Stamps(wall=lambda: self.wall, steady=lambda: self.steady, boot="b")


def test_a_clock_that_runs_has_not_jumped() -> None:
    clocks = _Clocks()
    watch = ClockWatch(clocks.stamps)
    clocks.run(3600)
    assert watch.jumped() == 0
    clocks.run(60, ahead=0.4)
    assert watch.jumped() == 0


def test_a_jump_is_told_once_with_its_way() -> None:
    clocks = _Clocks()
    watch = ClockWatch(clocks.stamps)
    clocks.run(60, ahead=3600)
    assert watch.jumped() == 3_600_000_000
    assert watch.jumped() == 0
    clocks.run(60, ahead=-7200)
    assert watch.jumped() == -7_200_000_000
