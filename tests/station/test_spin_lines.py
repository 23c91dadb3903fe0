"""Of a spin's raw lines the edges are kept with the spin, and the rest is counted."""

from __future__ import annotations

from app.station.spin_lines import SpinLines
from app.table.event_record import WireLines
from hardware import readings
from hardware.readings import WarningKind, WheelPhase

HEARD = readings.Heard("wheel", 0, 0, ("T1.wheel.3.log", 512))


def seen(frames: int) -> readings.WheelSeen:
    return readings.WheelSeen(HEARD, WheelPhase.PLACE_BETS, 7, 165, None, frames)


def edge(raw: str) -> readings.PhaseSeen:
    return readings.PhaseSeen(HEARD, WheelPhase.BALL_IN_RIM, 7, raw)


def damaged(count: int) -> readings.WheelWarning:
    return readings.WheelWarning(HEARD, WarningKind.BAD_FRAME, "*X;4;14", count)


def test_edges_are_kept_and_everything_else_is_counted() -> None:
    lines = SpinLines()
    for reading in (edge("*X;3"), seen(4), damaged(2), edge("*X;4"), seen(1)):
        lines.hear(reading)
    assert lines.take(HEARD) == WireLines(["*X;3", "*X;4"], 5, 2, "T1.wheel.3.log", 512)


def test_the_next_number_begins_anew() -> None:
    lines = SpinLines()
    lines.hear(edge("*X;3"))
    lines.take(HEARD)
    lines.hear(seen(3))
    assert lines.take(HEARD) == WireLines(frames=3, log="T1.wheel.3.log", offset=512)


def test_a_line_that_falters_does_not_fill_the_journal() -> None:
    lines = SpinLines()
    for _ in range(1_000):
        lines.hear(edge("*X;3"))
    taken = lines.take(HEARD)
    assert taken is not None
    assert len(taken.edges) == 12


def test_a_sensor_was_no_damage_and_a_device_without_lines_has_none() -> None:
    lines = SpinLines()
    lines.hear(readings.WheelWarning(HEARD, WarningKind.SENSOR_FAULT))
    assert lines.take(readings.Heard("keypad", 0, 0)) is None
