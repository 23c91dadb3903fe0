"""A new device costs one codec and one line of a registry, and is held to what all devices are held to.

The device is invented here: a bell that rings with a number, `#17!`, two digits between a hash and a mark.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pytest

from hardware.codecs.scanning import Junk, Scanner
from hardware.codecs.steadying import Steadied
from hardware.devices import Device
from hardware.options import DeviceOptions
from hardware.readings import NO_GAME, Candidate, Heard, Reading, WheelMemory
from hardware.registry import KINDS, device_kind, kind_of, registered
from hardware.simulators.script import BadLine, LineFault, PlayedGame, Step, known_fault
from hardware.simulators.simulated import SIMULATED, Simulated

from .checks import CHECKS, Check
from .enrolled import Enrolled

_RING = re.compile(rb"#(0\d|[12]\d|3[0-6])!")


class Bell:
    """The codec: a number rings once, however often it is heard within ten seconds."""

    def __init__(self, _options: DeviceOptions, memory: WheelMemory | None) -> None:
        self.memory = memory or WheelMemory()
        self._scanner, self._clock = Scanner(_RING, 4), Steadied()
        self._rang: tuple[int, int] | None = None

    def connected(self) -> None:
        self._scanner.connected()

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        now, said = self._clock.at(heard.mono), list[Reading]()
        for found in self._scanner.feed(data):
            if isinstance(found, Junk):
                continue
            number = int(found[1])
            if self._rang is None or self._rang[0] != number or now - self._rang[1] >= 10_000_000:
                said.append(Candidate(heard, number, None, NO_GAME, raw=(found[0].decode(),)))
                self._rang = (number, now)
        return said


BELL = kind_of("bell", Bell, DeviceOptions(baudrate=2400), heartbeat=False)
OURS_AND_THE_BELL = registered(*KINDS.values(), BELL)


@dataclass
class BellScript:
    """The bell itself."""

    chance: random.Random

    @property
    def faults(self) -> Sequence[str]:
        return tuple(LineFault)

    def idle(self) -> Step:
        return Step(1.0)

    def play(self, number: int, fault: str | None = None) -> PlayedGame:
        known_fault(fault, self.faults)
        steps = [Step(30.0, b"#%02d!" % number), Step(0.5, b"#%02d!" % number)]
        return PlayedGame(None, number, tuple(BadLine(self.chance, b"", b"").spoil(steps, fault)))


def rings(data: bytes) -> Iterator[tuple[str, int]]:
    for found in re.finditer(rb"#(\d\d)!", data):
        yield found[0].decode(), int(found[1])


THE_BELL = Enrolled(OURS_AND_THE_BELL["bell"], Simulated(BellScript, rings, 1, "bell"))


@pytest.mark.parametrize("check", CHECKS)
def test_it_holds_what_every_device_holds(check: str) -> None:
    CHECKS[check](THE_BELL, 3)


def test_it_is_looked_up_and_set_like_the_others_and_ours_are_as_they_were() -> None:
    kind = device_kind("bell", OURS_AND_THE_BELL)
    assert Device("bell", kind, "COM7").kind.settings.baudrate == 2400
    assert kind.with_options({"baudrate": 9600}).settings.baudrate == 9600
    assert "bell" not in KINDS
    assert "bell" not in SIMULATED


# A device that does not hold it is found out.


class Credulous(Bell):
    """It takes any two digits."""

    def __init__(self, options: DeviceOptions, memory: WheelMemory | None) -> None:
        super().__init__(options, memory)
        self._scanner = Scanner(re.compile(rb"([012]\d|3[0-6])"), 2)


class Repeating(Bell):
    """It says a number as often as it hears it."""

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        self._rang = None
        return super().feed(data, heard)


class Hoarding(Bell):
    """It keeps what it hears."""

    kept = b""

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        self.kept += data
        return super().feed(data, heard)


class Fragile(Bell):
    """It knows ASCII alone."""

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        data.decode("ascii")
        return super().feed(data, heard)


class Forgetful(Bell):
    """It reads whole rings alone, and drops what is cut."""

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        self._scanner.connected()
        return super().feed(data, heard)


class Remembering(Bell):
    """It joins what it heard before a hang-up to what it hears after it."""

    def connected(self) -> None:
        pass


@pytest.mark.parametrize(
    ("codec", "check"),
    [
        (Credulous, "no_number_is_said_that_was_not_sent_whole"),
        (Credulous, "another_device_on_the_port_says_nothing"),
        (Repeating, "repeated_lines_give_one_number"),
        (Repeating, "the_same_bytes_twice_are_one_number"),
        (Hoarding, "a_megabyte_of_anything_is_not_kept"),
        (Fragile, "nothing_makes_it_fail"),
        (Forgetful, "it_does_not_matter_where_the_bytes_are_cut"),
        (Remembering, "a_reconnection_in_the_middle_of_a_line_makes_no_number"),
    ],
)
def test_a_device_that_does_not_hold_it_is_found_out(codec: type[Bell], check: str) -> None:
    kind = kind_of("bell", codec, DeviceOptions(baudrate=2400), heartbeat=False)

    def holds(check: Check) -> None:
        for seed in range(20):
            check(Enrolled(kind, THE_BELL.simulated), seed)

    with pytest.raises((AssertionError, UnicodeDecodeError)):
        holds(CHECKS[check])
