"""A clock that is set is noticed; one that only runs, or is kept right, is not."""

import pytest

from app.station.clock_watch import MADE, ClockWatch, stands_behind
from app.station.stamps import Stamps, moment_text
from app.table.heard import ClockBehindHeard


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


NOW = int(MADE.timestamp()) * 1_000_000 + 3_600_000_000


@pytest.mark.parametrize("apart", [0, 1, 1_999_999, -3_600_000_000])
def test_a_clock_that_went_on_between_two_starts_is_right(apart: int) -> None:
    assert stands_behind(NOW, moment_text(NOW + apart)) == ()
    assert stands_behind(NOW, None) == ()


def test_a_clock_that_went_back_between_two_starts_is_not() -> None:
    years = 20 * 365 * 86_400_000_000
    for apart in (2_000_000, years):
        assert stands_behind(NOW, moment_text(NOW + apart)) == (ClockBehindHeard(apart, "event"),)


def test_nor_is_one_that_stands_before_the_program_was_made() -> None:
    assert stands_behind(NOW - 3_602_000_000, None) == (ClockBehindHeard(2_000_000, "program"),)
    both = stands_behind(0, moment_text(NOW))
    assert both == (ClockBehindHeard(NOW - 3_600_000_000, "program"), ClockBehindHeard(NOW, "event"))


def test_an_event_without_a_time_is_said() -> None:
    with pytest.raises(ValueError, match="no time"):
        stands_behind(NOW, "no time")
