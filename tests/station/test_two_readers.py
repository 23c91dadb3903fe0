"""Two readers at one wheel: they agree, or nobody is told a number until the dealer decides."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest

from app.station.station import Plan, Station
from app.station.wirings import WIRINGS
from app.table.table import Automation
from hardware.readings import Heard, LineChanged, LineState, Number, Reading
from hardware.simulators.cammegh_script import Durations, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port
from tests.houses import house

from .at_the_table import PATIENCE, AtTheTable, Form, answered, kinds


def now() -> int:
    return time.monotonic_ns() // 1000


def number(device: str, value: int) -> Number:
    return Number(Heard(device, 1_795_239_250_000_000, now()), value, 7, (f"*X;5;{value}",))


def alive(device: str) -> LineChanged:
    return LineChanged(Heard(device, 0, now()), LineState.LIVE)


def seated() -> AtTheTable:
    return AtTheTable(has_wheel=True, second=True, steady=now)


def heard(*said: Callable[[], Reading]) -> tuple[AtTheTable, list[Form]]:
    """The table after the opening, and what it was told of numbers."""
    with seated() as table:
        table.ask("open")
        for reading in (lambda: alive("wheel"), lambda: alive("second"), *said):
            table.thread.hear([reading()])
        table.state()
        return table, [body for body in table.told if "number" in body or body["kind"] == "reader.warning"]


def test_a_number_of_both_is_announced_once() -> None:
    _, told = heard(lambda: number("second", 25), lambda: number("wheel", 25))
    assert [(body["kind"], body["number"], body["device"]) for body in told] == [("spin.number", 25, "wheel")]
    assert told[0]["raw"] == ["*X;5;25", "second: *X;5;25"]


def test_of_two_that_differ_nobody_is_told_any() -> None:
    table, told = heard(lambda: number("second", 25), lambda: number("wheel", 26))
    assert [(body["kind"], body["reason"]) for body in told] == [("reader.warning", "conflict")]
    assert "25 and 26" in table.published[-1].alarms[-1].reason


def test_what_one_says_alone_waits_for_the_dealer_though_no_line_says_a_word() -> None:
    with seated() as table:
        table.ask("open")
        table.thread.hear([alive("second"), number("wheel", 25)])
        end = time.monotonic() + PATIENCE
        while "spin.candidate" not in kinds(table.told):
            assert time.monotonic() < end, "the number waits for ever"
            time.sleep(0.05)
        assert table.told[-1]["reason"] == "one_reader"
        table.ask("confirm")
        assert table.state().state.numbers[-1] == 25


def test_the_lamp_shows_the_reader_that_is_worst_off() -> None:
    with seated() as table:
        table.thread.hear([alive("wheel"), alive("second")])
        assert table.state().reader.health == "live"
        table.thread.hear([LineChanged(Heard("second", 0, now()), LineState.LOST, "second: plug it in.")])
        reader = table.state().reader
        assert (reader.health, reader.device, reader.reason) == ("lost", "second", "second: plug it in.")


@pytest.mark.serial_line
def test_two_wheels_on_two_ports_that_show_the_same_play_a_table(tmp_path: Path) -> None:
    numbers = [Random(7).randrange(37) for _ in range(4)]
    told: list[bytes] = []
    wheels = [
        SimulatedWheel(
            simulated_port(tmp_path / name),
            WheelScript(Random(7), durations=Durations(bets=1, rim=1, running=1.5, result=1)),
            (numbers[game % 4] for game in count()),
            speed=10,
        )
        for name in ("one", "two")
    ]
    plan = Plan(
        "T1",
        tmp_path / "T1.sqlite",
        house("venezia"),
        first=str(tmp_path / "one"),
        second=str(tmp_path / "two"),
        automation=Automation.OPENING,
        practice=True,
        wiring=WIRINGS["roulette"],
    )
    with Station(
        plan, told=lambda recorded: told.extend(event.body for event in recorded), publish=_nothing
    ) as station:
        for wheel in wheels:
            wheel.start()
        end = time.monotonic() + PATIENCE
        while len(answered(station.table).state.numbers) < 3 and time.monotonic() < end:
            time.sleep(0.05)
        for wheel in wheels:
            wheel.stop()
    fell = [body for body in told if b'"kind":"spin.number"' in body]
    assert len(fell) >= 3
    assert all(b'"second: ' in body for body in fell)


def _nothing(_live: object) -> None:
    """Nobody looks."""
