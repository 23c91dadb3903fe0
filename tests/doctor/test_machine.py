"""The clock, and the right to go before the windows."""

from __future__ import annotations

import threading
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.doctor import machine
from app.doctor.finding import Verdict

BUILT = datetime(2026, 11, 1, tzinfo=UTC)


def test_a_clock_before_the_program_was_made_is_wrong(tmp_path: Path) -> None:
    sign = tmp_path / "synchronized"
    sign.touch()
    finding = machine.clock(BUILT - timedelta(days=1), BUILT, (sign,))
    assert finding.verdict is Verdict.BAD
    assert "2026-10-31" in finding.found


def test_a_clock_that_the_network_sets_is_well_and_another_is_looked_at(tmp_path: Path) -> None:
    sign, now = tmp_path / "synchronized", BUILT + timedelta(days=1)
    assert machine.clock(now, BUILT, (sign,)).verdict is Verdict.LOOK
    sign.touch()
    assert machine.clock(now, BUILT, (sign,)).verdict is Verdict.WELL


def test_the_right_is_asked_for_on_a_thread_of_its_own() -> None:
    asked: list[str] = []

    def go_first() -> bool:
        asked.append(threading.current_thread().name)
        return True

    assert machine.precedence(go_first).verdict is Verdict.WELL
    assert asked == ["precedence"]
    refused = machine.precedence(lambda: False)
    assert refused.verdict is Verdict.LOOK
    assert "rtprio" in refused.advice
