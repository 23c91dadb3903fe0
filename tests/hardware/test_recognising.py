"""A port is listened to at one line setting after the other, and nothing is written to it."""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from hardware.devices import Device, SerialSettings
from hardware.options import option_words
from hardware.recognising import Listening, attempts, recognised
from hardware.reconnecting import Delays, Lost, Port, Trouble, Writable, open_port
from hardware.registry import KINDS
from hardware.simulators.pseudo_terminal import PseudoTerminal
from hardware.simulators.simulated import SIMULATED
from hardware.simulators.wrong_speed import at_speed
from tests.hardware.test_guessing import evening


@dataclass
class Wire:
    """A device on a cable that says one piece every tenth of a second, and our clock beside it.

    Attributes:
        said: what it says, piece by piece, over and over; empty for a silent one.
        own: how it speaks; heard otherwise it is what a receiver makes of it.
        breaks: the piece with which the cable is pulled.
    """

    said: Sequence[bytes] = ()
    own: SerialSettings = field(default_factory=SerialSettings)
    breaks: int | None = None
    now: float = 1000.0
    opened: list[SerialSettings] = field(default_factory=list)
    closed: int = 0

    def open(self, device: Device, _delays: Delays) -> Port:
        self.opened.append(device.kind.settings)
        return _End(self, device.kind.settings)

    def listening(self, told: Callable[[bytes], None] = lambda _data: None) -> Listening:
        return Listening(3.0, told=told, clock=lambda: self.now, opener=self.open)


class _End:
    """Our end of it; there is nothing to write with."""

    def __init__(self, wire: Wire, settings: SerialSettings) -> None:
        self._wire, self._pending = wire, b""
        self._pieces = enumerate(at_speed(piece, wire.own, settings) for piece in itertools.cycle(wire.said))

    @property
    def in_waiting(self) -> int:
        return len(self._pending)

    def read(self, size: int = 1, /) -> bytes:
        if not self._pending:
            self._wire.now += 0.1
            place, self._pending = next(self._pieces, (0, b""))
            if place == self._wire.breaks:
                raise OSError(5, "pulled")
        data, self._pending = self._pending[:size], self._pending[size:]
        return data

    def close(self) -> None:
        self._wire.closed += 1


def wire_of(name: str, settings: SerialSettings | None = None) -> Wire:
    said = evening(name, 1, 2)
    pieces = [said[start : start + 60] for start in range(0, len(said), 60)]
    return Wire(pieces, settings or KINDS[name].settings)


@pytest.mark.parametrize("name", KINDS)
def test_each_kind_is_recognised_at_its_own_settings_and_no_later_ones_are_tried(name: str) -> None:
    wire = wire_of(name)
    tried: list[SerialSettings] = []
    found = recognised("/dev/wheel", wire.listening()._replace(tried=tried.append))
    own = KINDS[name].settings
    assert name in {guess.kind for guess in found.guesses}
    assert {SIMULATED[guess.kind].family for guess in found.guesses} == {SIMULATED[name].family}
    assert all(KINDS[guess.kind].settings == own for guess in found.guesses)
    assert tried == wire.opened == [*itertools.takewhile(own.__ne__, distinct()), own]
    assert wire.closed == len(wire.opened)
    assert found.trouble == ""


def distinct() -> list[SerialSettings]:
    """The usual settings, then those that an option sets."""
    usual = [kind.settings for kind in KINDS.values()]
    return list(dict.fromkeys([*usual, *(settings for kind in KINDS.values() for settings in kind.also)]))


@pytest.mark.parametrize("settings", KINDS["two-digits"].also, ids=str)
def test_a_head_whose_line_only_an_option_sets_is_recognised_with_that_option(
    settings: SerialSettings,
) -> None:
    found = recognised("/dev/wheel", wire_of("two-digits", settings).listening())
    kind = KINDS["two-digits"]
    assert "two-digits" in {guess.kind for guess in found.guesses}
    options = found.options(kind)
    assert kind.with_options(option_words(list(options))).settings == settings == found.settings
    assert (options == ()) is (settings == kind.settings)
    assert kind.at(settings).settings == settings


def test_the_settings_that_are_met_are_those_of_the_documents() -> None:
    met = {str(settings) for settings in KINDS["two-digits"].also}
    speeds = (1200, 2400, 4800, 9600, 19200)
    assert met == {f"{speed} {framing}" for speed in speeds for framing in ("8N1", "7E1")}


def test_each_setting_has_its_seconds_and_silence_is_told_from_what_nobody_understands() -> None:
    silent, noisy = Wire(), Wire([random.Random(1).randbytes(40)], distinct()[0])
    for wire in (silent, noisy):
        found = recognised("/dev/wheel", wire.listening())
        assert found.guesses == ()
        assert wire.opened == distinct()
        assert wire.now == pytest.approx(1000 + 3 * len(distinct()), abs=0.2 * len(distinct()))
        assert (found.came == 0) is (wire is silent)


def test_the_bytes_are_told_as_they_come() -> None:
    wire, told = wire_of("napsa"), list[bytes]()
    found = recognised("/dev/wheel", wire.listening(told.append))
    assert b"".join(told) == found.heard
    assert len(told) > 10


def test_whoever_has_enough_ends_it() -> None:
    wire = wire_of("napsa")
    found = recognised("/dev/wheel", wire.listening()._replace(over=lambda: wire.now > 1000.5))
    assert wire.now < 1001
    assert wire.opened == distinct()[:1]
    assert found.heard


def test_a_port_that_will_not_open_is_said_with_the_line_s_own_sentence(tmp_path: Path) -> None:
    found = recognised(str(tmp_path / "none"), Listening(1.0))
    assert found.trouble == f"reader: there is no port {tmp_path / 'none'}. Plug the cable in."
    held = "reader: the port COM7 is held by another program. Close that program."

    def refuse(_device: Device, _delays: Delays) -> Port:
        raise Lost(Trouble.HELD, held)

    found = recognised("COM7", Listening(1.0, opener=refuse))
    assert (found.guesses, found.heard, found.came, found.trouble) == ((), b"", 0, held)


def test_what_was_heard_before_the_cable_was_out_is_guessed_and_the_loss_is_told() -> None:
    wire = wire_of("napsa")
    wire.breaks = 8
    found = recognised("/dev/wheel", wire.listening())
    assert [guess.kind for guess in found.guesses] == ["napsa"]
    assert found.trouble == "reader: the line to /dev/wheel broke off. Check cable and power."
    assert wire.closed == 1


def test_of_a_flood_the_first_is_kept() -> None:
    wire = Wire([b"x" * 50_000])
    found = recognised("/dev/wheel", wire.listening()._replace(over=lambda: wire.now > 1000.5))
    assert len(found.heard) == 1 << 16


def test_behind_a_socket_the_far_end_sets_the_line() -> None:
    ((settings, kinds),) = attempts("socket://wheel:4001")
    assert kinds == KINDS
    assert settings == SerialSettings()
    assert [each for each, _ in attempts("/dev/wheel")] == distinct()
    heard_at = [name for _, kinds in attempts("/dev/wheel") for name in kinds]
    assert heard_at[: len(KINDS)] == sorted(KINDS, key=lambda name: distinct().index(KINDS[name].settings))
    assert set(heard_at[len(KINDS) :]) == {"two-digits"}
    far = recognised("socket://wheel:4001", wire_of("two-digits").listening())
    assert far.guesses
    assert far.options(KINDS["two-digits"]) == ()


@pytest.mark.serial_line
def test_at_a_real_terminal_nothing_is_written(tmp_path: Path) -> None:
    cable = PseudoTerminal(tmp_path / "wheel")
    cable.plug_in()
    said = evening("napsa", 1, 1)

    def open_and_speak(device: Device, delays: Delays) -> Port:
        port = open_port(device, delays)
        cable.write(said[:900])
        return port

    def look_and_tell_the_time() -> float:
        written.extend(cable.heard())
        return time.monotonic()

    written = bytearray()
    try:
        listening = Listening(0.4, clock=look_and_tell_the_time, opener=open_and_speak)
        found = recognised(cable.url, listening)
    finally:
        cable.hang_up()
    assert [guess.kind for guess in found.guesses] == ["napsa"]
    assert written == b""


def test_a_listener_s_port_needs_nothing_to_write_with() -> None:
    assert not isinstance(Wire().open(Device("reader", KINDS["napsa"], "/dev/wheel"), Delays()), Writable)
