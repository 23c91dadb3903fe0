"""How long the line waits between two tries, and what it says of a port that does not open."""

from __future__ import annotations

from pathlib import Path

import pytest
import serial

from hardware.devices import Device
from hardware.reconnecting import LOSSES, Delays, Lost, Patience, Trouble, open_port
from hardware.registry import device_kind


def device(url: str) -> Device:
    return Device("wheel", device_kind("cammegh-ss2"), url)


def test_a_missing_path_is_looked_for_four_times_a_second(tmp_path: Path) -> None:
    patience = Patience(device(str(tmp_path / "nowhere")), Delays())
    assert [patience.next() for _ in range(4)] == [0.25] * 4


def test_a_port_that_is_there_is_tried_ever_more_slowly_until_the_device_speaks(tmp_path: Path) -> None:
    port = tmp_path / "wheel"
    port.touch()
    patience = Patience(device(str(port)), Delays())
    assert [patience.next() for _ in range(6)] == [0.5, 1.0, 2.0, 4.0, 5.0, 5.0]
    patience.spoken()
    assert [patience.next() for _ in range(3)] == [0.25, 0.5, 1.0]


@pytest.mark.parametrize("url", ["socket://10.0.0.1:4001", "rfc2217://10.0.0.1:4001"])
def test_a_network_port_is_tried_twice_a_second_however_long_it_is_away(url: str) -> None:
    patience = Patience(device(url), Delays())
    assert [patience.next() for _ in range(100)] == [0.5] * 100
    patience.spoken()
    assert patience.next() == 0.5


@pytest.mark.parametrize(
    ("code", "url", "trouble", "advice"),
    [
        (13, "COM7", Trouble.FORBIDDEN, "group dialout"),
        (11, "COM7", Trouble.HELD, "held by another program"),
        (16, "COM7", Trouble.HELD, "held by another program"),
        (2, "COM7", Trouble.GONE, "is not there"),
        (None, "COM7", Trouble.REFUSED, "does not open (why)"),
        (None, "socket://127.0.0.1:9", Trouble.REFUSED, "does not answer"),
    ],
)
def test_a_port_that_does_not_open_says_why_and_what_to_do(
    code: int | None, url: str, trouble: Trouble, advice: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise serial.SerialException(code, "why") if code is not None else serial.SerialException("why")

    monkeypatch.setattr(serial, "serial_for_url", refuse)
    with pytest.raises(Lost) as lost:
        open_port(device(url), Delays())
    assert lost.value.trouble is trouble
    assert advice in str(lost.value)
    assert url in str(lost.value)


def test_an_address_of_no_known_kind_is_refused() -> None:
    with pytest.raises(Lost, match="is no address of a port"):
        open_port(device("carrier-pigeon://roof"), Delays())


def test_a_path_that_may_not_be_looked_at_is_taken_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(_: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", forbid)
    assert Patience(device("/secret/wheel"), Delays()).next() == 0.5


def test_the_terminal_layers_own_error_is_among_the_losses() -> None:
    terminals = pytest.importorskip("termios")
    assert {serial.SerialException, OSError, terminals.error, TypeError} == set(LOSSES)
