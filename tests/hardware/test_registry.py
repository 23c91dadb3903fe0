"""A new device costs a codec file and a line of the registry."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hardware
from hardware.codecs.cammegh import Cammegh
from hardware.devices import Device, SerialSettings
from hardware.options import DeviceOptions
from hardware.readings import Heard, WheelMemory
from hardware.registry import KINDS, UnknownKindError, device_kind, kind_of, registered
from hardware.typed import TypedLines


@pytest.mark.parametrize("name", ["cammegh-ss2", "cammegh-m360"])
def test_a_cammegh_wheel_speaks_unasked_at_9600_baud(name: str) -> None:
    kind = device_kind(name)
    assert kind.settings == SerialSettings(9600, 8, "N", 1)
    assert kind.heartbeat
    codec = kind.codec(WheelMemory(7))
    assert isinstance(codec, Cammegh)
    assert codec.memory == WheelMemory(7)


@pytest.mark.parametrize(("name", "speed"), [("tumbler/1", 9600), ("tumbler/1-usb", 115200)])
def test_a_tumbler_says_how_it_is_every_two_seconds(name: str, speed: int) -> None:
    kind = device_kind(name)
    assert kind.settings == SerialSettings(speed, 8, "N", 1)
    assert (kind.heartbeat, kind.stale, kind.silent, kind.instrument) == (True, 3, 6, "tumbler")


@pytest.mark.parametrize("name", sorted(KINDS))
def test_each_kind_makes_a_codec_that_bears_anything(name: str) -> None:
    codec = KINDS[name].codec(None)
    codec.connected()
    codec.feed(bytes(range(256)) * 8, Heard(name, 0, 0))
    assert codec.memory == WheelMemory()


def test_an_unknown_kind_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(UnknownKindError, match=r"'abbiati': choose one of cammegh-m360, cammegh-ss2"):
        device_kind("abbiati")


def test_a_house_registers_its_own_devices_beside_ours() -> None:
    own = kind_of("own", lambda _options, memory: TypedLines(memory), DeviceOptions(), heartbeat=False)
    kinds = registered(*KINDS.values(), own)
    assert device_kind("own", kinds) is own
    assert list(kinds) == [*KINDS, "own"]
    assert "own" not in KINDS
    with pytest.raises(UnknownKindError, match="own"):
        device_kind("abbiati", kinds)


def test_two_kinds_never_have_one_name() -> None:
    with pytest.raises(ValueError, match="'keypad'"):
        registered(*KINDS.values(), KINDS["keypad"])


def test_devices_without_a_heartbeat_are_not_silent_when_they_say_nothing() -> None:
    quiet = {name for name, kind in KINDS.items() if not kind.heartbeat}
    assert {"two-digits", "rfid-head", "keypad"} <= quiet
    assert not quiet & {"cammegh-ss2", "cammegh-m360", "napsa"}


@pytest.mark.parametrize(
    ("url", "path", "network"),
    [
        ("/dev/serial/by-id/usb-wheel", True, False),
        ("wheel", True, False),
        ("COM7", False, False),
        (r"\\.\COM12", False, False),
        ("socket://10.0.0.1:4001", False, True),
        ("rfc2217://10.0.0.1:4001", False, True),
        ("spy:///dev/ttyUSB0", False, False),
    ],
)
def test_an_address_is_a_path_or_of_the_network_or_neither(url: str, path: bool, network: bool) -> None:
    device = Device("wheel", device_kind("cammegh-ss2"), url)
    assert (device.is_path, device.is_network) == (path, network)


def test_only_simulators_know_pseudo_terminals_and_others_ask_which_system_it_is() -> None:
    root = Path(hardware.__file__).parent
    for file in root.rglob("*.py"):
        if "simulators" in file.parts:
            continue
        nodes = list(walked_elsewhere(ast.parse(file.read_text(encoding="utf-8"))))
        names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        names |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
        assert not names & {"pty", "termios", "tty", "fcntl"}, file
        assert "import pty" not in file.read_text(encoding="utf-8"), file


def walked_elsewhere(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything that is done on Windows too."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "sys.platform != 'win32'":
            for other in node.orelse:
                yield from ast.walk(other)
        else:
            yield node
            yield from walked_elsewhere(node)
