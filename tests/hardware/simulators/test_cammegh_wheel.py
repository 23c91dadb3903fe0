"""The simulated wheel plays whole games, and misbehaves as it is told."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from hardware.devices import Device
from hardware.line import Line
from hardware.readings import Conflict, LineChanged, LineState, Number, Reading
from hardware.reconnecting import Delays
from hardware.registry import device_kind
from hardware.simulators.cammegh_script import Durations, Misbehaviour, PlayedGame, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port

SHORT = Durations(bets=1, rim=1, running=2, result=1.5)
QUICK = Delays(read=0.01, look=0.01, first=0.01, longest=0.02)


def states(game: PlayedGame) -> str:
    """The states of a game's frames, each once."""
    frames = [step.data for step in game.steps if step.data.startswith(b"*X;")]
    shown = [chr(frame[3]) for frame in frames]
    return "".join(state for state, last in zip(shown, [None, *shown], strict=False) if state != last)


def test_a_game_has_its_phases_its_times_and_its_bare_number() -> None:
    script = WheelScript(random.Random(1), count=11, last=23)
    game = script.play(5)
    assert states(game) == "2345"
    assert (game.count, game.number, script.count, script.last) == (11, 5, 12, 5)
    assert sum(step.after for step in game.steps) == pytest.approx(43.5)
    bare = next(place for place, step in enumerate(game.steps) if step.data == b" 5\r\n")
    assert game.steps[bare - 1].data.startswith(b"*X;4;011;23;0;")
    assert game.steps[bare + 1].data.startswith(b"*X;5;011; 5;0;")
    assert {len(step.data) for step in game.steps} == {4, 21}


def test_the_rotor_turns_the_other_way_each_game_and_game_1_follows_256() -> None:
    script = WheelScript(random.Random(1), count=256, last=0)
    directions = [script.play(number).steps[0].data[18:19] for number in (1, 2, 3)]
    assert directions == [b"0", b"1", b"0"]
    assert script.count == 3


def test_a_mercury_counts_completed_games_from_zero() -> None:
    script = WheelScript(random.Random(1), counts_results=True)
    assert [script.play(4).count for _ in range(2)] == [1, 2]
    script.play(4, Misbehaviour.NO_RESULT)
    assert script.count == 0


@pytest.mark.parametrize(
    ("fault", "played"),
    [
        (Misbehaviour.NO_RESULT, "23461"),
        (Misbehaviour.FLAG_1, "23461"),
        (Misbehaviour.FLAG_4, "23461"),
        (Misbehaviour.FLAG_2, "232"),
        (Misbehaviour.FLAG_8, "232"),
    ],
)
def test_a_game_without_a_result_keeps_its_count(fault: Misbehaviour, played: str) -> None:
    script = WheelScript(random.Random(1), count=11, last=23)
    game = script.play(5, fault)
    assert (states(game), game.number, script.count, script.last) == (played, None, 11, 23)


def test_a_power_cycle_begins_again_without_a_number() -> None:
    script = WheelScript(random.Random(1), count=11, last=23)
    game = script.play(5, Misbehaviour.POWER_CYCLE)
    assert game.number is None
    assert game.steps[-1].data.startswith(b"*X;1;001;  ;0;")


def test_a_burst_is_two_hundred_lines_at_once() -> None:
    game = WheelScript(random.Random(1)).play(5, Misbehaviour.BURST)
    assert len(game.steps) == 1
    assert game.steps[0].data.count(b"\r\n") == 200


@pytest.mark.parametrize("fault", list(Misbehaviour))
def test_each_fault_changes_what_is_heard(fault: Misbehaviour) -> None:
    plain = WheelScript(random.Random(7), durations=SHORT).play(5)
    spoilt = WheelScript(random.Random(7), durations=SHORT).play(5, fault)
    assert plain.steps != spoilt.steps


def until(met: Callable[[], bool], what: str, timeout: float = 10.0) -> None:
    end = time.monotonic() + timeout
    while not met():
        assert time.monotonic() < end, f"in vain: {what}"
        time.sleep(0.005)


class Evening:
    """A simulated wheel and the line that listens to it."""

    def __init__(self, folder: Path, numbers: list[int], may_throw: Callable[[], bool] | None = None) -> None:
        self.said: list[Reading] = []
        self.games: list[PlayedGame] = []
        self.wheel = SimulatedWheel(
            simulated_port(folder / "wheel"),
            WheelScript(random.Random(5), durations=SHORT),
            iter(numbers),
            speed=100.0,
            may_throw=may_throw or self.live,
            played=self.games.append,
        )
        device = Device("wheel", device_kind("cammegh-ss2"), str(folder / "wheel"))
        self.line = Line(device, device.kind.codec(None), self.said.extend, delays=QUICK)

    @property
    def numbers(self) -> list[int]:
        return [reading.number for reading in self.said if isinstance(reading, Number)]

    def live(self) -> bool:
        return any(isinstance(r, LineChanged) and r.state is LineState.LIVE for r in self.said)


@pytest.mark.serial_line
def test_the_wheel_waits_for_the_dealer_and_plays_its_numbers(tmp_path: Path) -> None:
    asked = count()
    evening = Evening(tmp_path, [4, 4, 30], lambda: evening.live() and next(asked) > 5)
    evening.wheel.start()
    evening.line.start()
    until(lambda: len(evening.games) == 3, "three games")
    until(lambda: evening.numbers == [4, 4, 30], "three numbers")
    until(lambda: not evening.wheel.is_running, "the end of the numbers")
    evening.wheel.stop()
    evening.line.stop(2)
    assert [game.number for game in evening.games] == [4, 4, 30]
    assert not [thread for thread in threading.enumerate() if thread.name == "simulated wheel"]


@pytest.mark.serial_line
def test_the_wheel_misbehaves_once_when_told(tmp_path: Path) -> None:
    evening = Evening(tmp_path, [4, 5, 6])
    evening.wheel.misbehave(Misbehaviour.BARE_DIFFERS)
    evening.line.start()
    evening.wheel.start()
    assert evening.wheel.url == str(tmp_path / "wheel")
    until(lambda: evening.numbers == [5, 6], "the numbers of the other games")
    evening.wheel.stop()
    evening.line.stop(2)
    assert len([r for r in evening.said if isinstance(r, Conflict)]) == 1


@pytest.mark.serial_line
def test_the_wheel_comes_back_after_it_hung_up(tmp_path: Path) -> None:
    evening = Evening(tmp_path, [4, 5, *[6] * 500])
    evening.wheel.misbehave(Misbehaviour.HANG_UP)
    evening.line.start()
    evening.wheel.start()
    until(lambda: 6 in evening.numbers, "a number after the hang-up")
    evening.wheel.stop()
    evening.line.stop(2)
    changes = [reading.state for reading in evening.said if isinstance(reading, LineChanged)]
    assert changes.count(LineState.LIVE) == 2


@pytest.mark.serial_line
def test_a_wheel_can_be_stopped_while_it_waits(tmp_path: Path) -> None:
    evening = Evening(tmp_path, [4], lambda: False)
    evening.wheel.start()
    evening.wheel.stop(2)
    assert not evening.wheel.is_running
    assert evening.games == []
