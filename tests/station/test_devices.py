"""The devices as the settings see them, at a simulated wheel."""

import queue
import random
import threading
from itertools import cycle
from pathlib import Path

import pytest

from app.desks.croupier.settings.setup import Heard, PortSeen, Said
from app.station.devices import StationDevices
from hardware.devices import SerialSettings
from hardware.registry import KINDS, UnknownKindError, device_kind
from hardware.serial_ports import SerialPort
from hardware.simulators.cammegh_script import Durations, WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port

SHORT = Durations(bets=1, rim=1, running=2, result=1.5)


def test_the_ports_are_told_on_another_thread() -> None:
    found: queue.SimpleQueue[tuple[tuple[PortSeen, ...], threading.Thread]] = queue.SimpleQueue()
    devices = StationDevices(ports=lambda: (SerialPort("/by-id/wheel", "ttyUSB0", "FTDI"),))
    devices.look(lambda seen: found.put((seen, threading.current_thread())))
    seen, thread = found.get(timeout=30)
    assert seen == (PortSeen("/by-id/wheel", "ttyUSB0", "FTDI"),)
    assert thread is not threading.main_thread()


def test_every_kind_of_the_registry_can_be_chosen() -> None:
    assert list(StationDevices().kinds) == list(KINDS)


def test_the_table_s_own_port_is_left_to_the_table() -> None:
    devices = StationDevices(["socket://wheel:4001", "/dev/second"])
    assert devices.is_in_use("socket://wheel:4001")
    assert not StationDevices().is_in_use("")
    with pytest.raises(ValueError, match="itself"):
        devices.listen("socket://wheel:4001", "cammegh-ss2", print)


def test_an_unknown_kind_is_named() -> None:
    with pytest.raises(UnknownKindError):
        StationDevices().listen("socket://wheel:4001", "abacus", print)


@pytest.mark.serial_line
def test_what_comes_in_is_told_as_bytes_and_as_what_they_say(tmp_path: Path) -> None:
    wheel = SimulatedWheel(
        simulated_port(tmp_path / "wheel"), WheelScript(random.Random(1), False, SHORT), cycle([17]), speed=20
    )
    wheel.start()
    devices = StationDevices(seconds=30)
    told: queue.SimpleQueue[Heard] = queue.SimpleQueue()
    devices.listen(wheel.url, "cammegh-ss2", told.put)
    heard: list[Heard] = []
    try:
        while Heard(Said.NUMBER, number=17) not in heard:
            heard.append(told.get(timeout=20))
        devices.close()
        while heard[-1].said is not Said.OVER:
            heard.append(told.get(timeout=30))
    finally:
        devices.close()
        wheel.stop()
    frames = [one.detail for one in heard if one.said is Said.BYTES]
    assert any(frame.startswith("*X;") and len(frame) == 19 for frame in frames)
    assert any(one.said is Said.SPEED and one.number for one in heard)
    assert all("\n" not in frame for frame in frames)


@pytest.mark.serial_line
def test_what_is_attached_is_recognised_and_told_and_the_port_is_free_again(tmp_path: Path) -> None:
    wheel = SimulatedWheel(
        simulated_port(tmp_path / "wheel"), WheelScript(random.Random(1), False, SHORT), cycle([17]), speed=20
    )
    wheel.start()
    devices, heard = StationDevices(seconds=0.6), list[Heard]()
    told: queue.SimpleQueue[Heard] = queue.SimpleQueue()
    try:
        for _ in range(2):
            devices.recognise(wheel.url, told.put)
            while not heard or heard[-1].said is not Said.OVER:
                heard.append(told.get(timeout=20))
            assert heard[0] == Heard(Said.TRIED, "9600 8N1")
            assert [one.detail for one in heard if one.said is Said.GUESSED] == [
                "cammegh-ss2",
                "cammegh-m360",
            ]
            assert any(one.said is Said.BYTES and one.detail.startswith("*X;") for one in heard)
            heard.clear()
    finally:
        devices.close()
        wheel.stop()


def recognised(url: str) -> list[Heard]:
    devices, told = StationDevices(seconds=0.1), queue.SimpleQueue[Heard]()
    devices.recognise(url, told.put)
    heard = [told.get(timeout=30)]
    while heard[-1].said is not Said.OVER:
        heard.append(told.get(timeout=30))
    devices.close()
    return heard


def test_a_port_that_is_not_there_is_said_to_whoever_wants_it_recognised(tmp_path: Path) -> None:
    tried, lost, _ = recognised(str(tmp_path / "none"))
    assert tried.said is Said.TRIED
    assert (lost.said, "Plug the cable in" in lost.detail) == (Said.LINE, True)


@pytest.mark.serial_line
@pytest.mark.parametrize(("said", "told"), [(b"", Said.NOTHING), (b"hello\r\nworld\r\n", Said.UNKNOWN)])
def test_silence_is_told_from_what_nobody_understands(said: bytes, told: Said, tmp_path: Path) -> None:
    cable = simulated_port(tmp_path / "wheel")
    cable.plug_in()
    over = threading.Event()

    def talk() -> None:
        while not over.wait(0.02):
            cable.write(said)

    talking = threading.Thread(target=talk)
    talking.start()
    try:
        assert recognised(cable.url)[-2].said is told
    finally:
        over.set()
        talking.join()
        cable.hang_up()


def test_the_table_s_own_port_is_not_recognised_either() -> None:
    with pytest.raises(ValueError, match="itself"):
        StationDevices(["socket://wheel:4001"]).recognise("socket://wheel:4001", print)


def test_another_port_ends_the_trial_before(tmp_path: Path) -> None:
    devices = StationDevices(seconds=30)
    first: queue.SimpleQueue[Heard] = queue.SimpleQueue()
    second: queue.SimpleQueue[Heard] = queue.SimpleQueue()
    devices.listen(str(tmp_path / "one"), "cammegh-ss2", first.put)
    lost = first.get(timeout=30)
    while "Plug the cable in" not in lost.detail:
        lost = first.get(timeout=30)
    devices.listen(str(tmp_path / "two"), "cammegh-ss2", second.put)
    while first.get(timeout=30).said is not Said.OVER:
        pass
    assert second.get(timeout=30).said is Said.LINE
    devices.close()


def test_closing_without_a_trial_is_nothing() -> None:
    StationDevices().close()


def test_a_kind_is_tried_as_the_house_has_set_it() -> None:
    ours = device_kind("two-digits").with_options({"baudrate": 1200, "framing": "7E1"})
    devices = StationDevices(configured=ours)
    assert devices._kind("two-digits").settings == SerialSettings(1200, 7, "E", 1)
    assert devices._kind("napsa") is KINDS["napsa"]


def test_two_readers_of_one_kind_are_tried_each_as_it_is_set() -> None:
    first, second = (device_kind("two-digits").with_options({"baudrate": rate}) for rate in (1200, 2400))
    devices = StationDevices(configured=first, second=second)
    assert devices._kind("two-digits").settings.baudrate == 1200
    assert devices._kind("two-digits", second=True).settings.baudrate == 2400
    assert devices._kind("napsa", second=True) is KINDS["napsa"]
