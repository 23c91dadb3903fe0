"""Times are written for people, durations measured for nobody to turn back."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.journal.exporting import moment
from app.station.stamps import Stamps, moment_text, this_boot


def test_a_time_is_written_in_utc_to_the_microsecond() -> None:
    assert moment_text(0) == "1970-01-01T00:00:00.000000Z"
    assert moment_text(1_795_239_250_000_007) == "2026-11-21T05:34:10.000007Z"


@given(st.integers(0, 250_000_000_000_000_000))
@settings(deadline=None)
def test_any_time_is_one_that_the_journal_takes_as_it_is(microseconds: int) -> None:
    assert moment(moment_text(microseconds)) == moment_text(microseconds)


def test_times_sort_as_they_follow_one_another() -> None:
    times = [moment_text(microseconds) for microseconds in (0, 1, 999_999, 1_000_000, 86_400_000_000)]
    assert times == sorted(times)


def test_an_event_is_stamped_by_both_clocks_and_the_machines_start() -> None:
    stamps = Stamps(wall=lambda: 1_000_001, steady=lambda: 7, boot="b")
    assert stamps.now() == {"at": "1970-01-01T00:00:01.000001Z", "mono": 7, "boot": "b"}


def test_the_machine_was_started_once_and_the_steady_clock_never_goes_back() -> None:
    assert this_boot() == this_boot() != ""
    stamps = Stamps()
    first, second = stamps.now(), stamps.now()
    assert first["boot"] == second["boot"]
    assert int(first["mono"]) <= int(second["mono"])
