"""What of a reading the table must hear, and what is only for the screen."""

import pytest

from app.station.listening import Listening, Readers
from app.station.roulette.meaning import spin_meaning
from app.table.heard import ReaderHeard, WarningHeard
from app.table.live import ReaderHealth, ReaderNow
from hardware import readings
from hardware.readings import LineState, Reading, Turning, WarningKind, WheelPhase

MINUTE = 60_000_000
WHEEL = Readers(("wheel",), means=spin_meaning)


def heard(mono: int = 0, device: str = "wheel") -> readings.Heard:
    return readings.Heard(device, 1_795_239_250_123_456, mono)


AT = "2026-11-21T05:34:10.123456Z"


def warning(
    mono: int, count: int = 1, kind: WarningKind = WarningKind.BAD_FRAME, device: str = "wheel"
) -> Reading:
    return readings.WheelWarning(heard(mono, device), kind, f"{count} lines", count)


@pytest.mark.parametrize(("names", "health"), [(("wheel",), ReaderHealth.LOST), ((), ReaderHealth.NONE)])
def test_a_reader_that_was_never_heard_is_lost_and_no_reader_is_none(
    names: tuple[str, ...], health: ReaderHealth
) -> None:
    assert Listening(Readers(names)).now == ReaderNow(health)


@pytest.mark.parametrize(
    ("turning", "clockwise"), [(Turning.CLOCKWISE, True), (Turning.ANTICLOCKWISE, False), (None, None)]
)
def test_how_the_rotor_turns_is_for_the_screen_alone(turning: Turning | None, clockwise: bool | None) -> None:
    listening = Listening(WHEEL)
    listening.heard(readings.WheelSeen(heard(), WheelPhase.PLACE_BETS, 7, 165, turning))
    assert listening.now == ReaderNow(ReaderHealth.LIVE, "wheel", 165, clockwise)


def test_a_line_that_changes_is_told_and_a_line_that_only_falters_is_not() -> None:
    listening = Listening(WHEEL)
    told = []
    for state, reason in (
        (LineState.OPENING, ""),
        (LineState.LIVE, ""),
        (LineState.STALE, "nothing for 2 seconds"),
        (LineState.LIVE, ""),
        (LineState.SILENT, "silent"),
        (LineState.LIVE, ""),
        (LineState.LOST, "no port"),
        (LineState.LOST, "held"),
        (LineState.OPENING, ""),
        (LineState.LIVE, ""),
        (LineState.CLOSED, ""),
    ):
        said = listening.heard(readings.LineChanged(heard(), state, reason))
        told.append((state, said))
    yes, no = ReaderHeard("wheel", connected=True, reason=""), None
    silent, lost, held = (
        ReaderHeard("wheel", connected=False, reason=r) for r in ("silent", "no port", "held")
    )
    assert [said for _, said in told] == [no, yes, no, no, silent, yes, lost, held, no, yes, no]


@pytest.mark.parametrize(
    ("state", "health"),
    [
        (LineState.OPENING, ReaderHealth.LOST),
        (LineState.LIVE, ReaderHealth.LIVE),
        (LineState.STALE, ReaderHealth.STALE),
        (LineState.SILENT, ReaderHealth.SILENT),
        (LineState.LOST, ReaderHealth.LOST),
        (LineState.CLOSED, ReaderHealth.LOST),
    ],
)
def test_the_lamp_shows_how_alive_the_line_is_with_its_sentence(
    state: LineState, health: ReaderHealth
) -> None:
    listening = Listening(WHEEL)
    listening.heard(readings.LineChanged(heard(), state, "a sentence"))
    assert (listening.now.health, listening.now.reason, listening.now.device) == (
        health,
        "a sentence",
        "wheel",
    )


def live(device: str = "wheel") -> Reading:
    return readings.LineChanged(heard(device=device), LineState.LIVE)


def test_damaged_lines_are_counted_as_long_as_the_connection_lasts() -> None:
    listening = Listening(WHEEL)
    seen = readings.WheelSeen(heard(), WheelPhase.PLACE_BETS, 7, 165, Turning.CLOCKWISE)
    counted = []
    for reading in (
        live(),
        seen,
        warning(0),
        warning(1, 4),
        seen,
        warning(2, 9, WarningKind.SENSOR_FAULT),
        readings.LineChanged(heard(), LineState.SILENT, "silent"),
        warning(3),
        readings.LineChanged(heard(), LineState.LOST, "gone"),
        live(),
        seen,
    ):
        listening.heard(reading)
        counted.append(listening.now.damaged)
    assert counted == [0, 0, 1, 5, 5, 5, 5, 6, 0, 0, 0]
    assert listening.now == ReaderNow(ReaderHealth.LIVE, "wheel", 165, turning=True)


@pytest.mark.parametrize(
    "number",
    [
        readings.Candidate(heard(), 14, None, "no_game", raw=("14",)),
        readings.Conflict(heard(), (14, 15), None),
        readings.Number(heard(), 14, None),
    ],
)
def test_of_a_reader_that_says_numbers_alone_the_last_ones_time_is_kept(number: Reading) -> None:
    listening = Listening(WHEEL)
    listening.heard(live())
    assert listening.now.number_at == ""
    listening.heard(number)
    assert listening.now.number_at == AT
    listening.heard(readings.LineChanged(heard(), LineState.LOST, "gone"))
    listening.heard(live())
    assert listening.now == ReaderNow(ReaderHealth.LIVE, "wheel", number_at=AT)


def test_a_reader_that_says_how_it_is_needs_no_age() -> None:
    listening = Listening(WHEEL)
    listening.heard(readings.WheelSeen(heard(), WheelPhase.PLACE_BETS, 7, 165, Turning.CLOCKWISE))
    listening.heard(readings.Number(heard(), 14, 7))
    assert listening.now.number_at == ""


def test_a_warning_is_recorded_once_a_minute_with_all_that_came_since() -> None:
    listening = Listening(WHEEL)
    assert listening.heard(warning(0, 3)) == WarningHeard("wheel", "bad_frame", "3 lines", 3)
    assert listening.heard(warning(1, 2)) is None
    assert listening.heard(warning(MINUTE - 1, 5)) is None
    assert listening.heard(warning(MINUTE, 1)) == WarningHeard("wheel", "bad_frame", "1 lines", 8)
    assert listening.heard(warning(2 * MINUTE - 1)) is None
    assert listening.heard(warning(2 * MINUTE)) == WarningHeard("wheel", "bad_frame", "1 lines", 2)


def test_each_kind_of_warning_of_each_device_is_counted_by_itself() -> None:
    listening = Listening(WHEEL)
    listening.heard(warning(0))
    assert listening.heard(warning(1, kind=WarningKind.SENSOR_FAULT)) is not None
    assert listening.heard(warning(1, device="tumbler")) is not None
    assert listening.heard(warning(2)) is None


def test_two_readers_are_told_apart() -> None:
    listening = Listening(WHEEL)
    for device in ("wheel", "tumbler"):
        said = listening.heard(readings.LineChanged(heard(device=device), LineState.LIVE))
        assert said == ReaderHeard(device, connected=True, reason="")
