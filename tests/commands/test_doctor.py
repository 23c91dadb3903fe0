"""`capotavolo doctor`: every finding on a line with its mark, what to do beneath, and the worst as exit status."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from app.__main__ import main
from app.commands import doctor
from app.doctor.finding import Finding, Verdict
from hardware import serial_ports
from tests.end_to_end.running import capotavolo


def test_a_real_machine_is_looked_at_from_the_ports_to_the_font(tmp_path: Path) -> None:
    """In a process of its own: it makes an application of Qt's."""
    said = capotavolo("doctor", "--database", tmp_path / "T1.sqlite").stdout
    names = (
        "serial ports",
        "brltty",
        "clock",
        "real-time right",
        "free disk",
        "durable writing",
        "Qt",
        "font",
    )
    for name in names:
        assert f"{name}" in said
    assert str(tmp_path) in said


def test_windows_open_in_a_process_in_which_qt_was_looked_at() -> None:
    code = (
        "from app.__main__ import main; main(['doctor'])\n"
        "from app.desks.common.application import make_application; make_application(['capotavolo'])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120
    )
    assert "Qt" in done.stdout
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("verdict", "status"), [(Verdict.LOOK, 0), (Verdict.UNKNOWN, 0), (Verdict.BAD, 1)])
def test_only_what_is_bad_is_a_no(
    verdict: Verdict, status: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def one(_folder: Path) -> Iterator[Finding]:
        yield Finding("clock", verdict, "It stands still.", "Wind it up.")
        yield Finding("font", Verdict.WELL, "Inter is read.")

    monkeypatch.setattr(doctor, "examined", one)
    assert main(["doctor"]) == status
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"{verdict.value:8}clock: It stands still.",
        "        → Wind it up.",
        "ok      font: Inter is read.",
    ]


def test_a_table_without_a_name_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["doctor", "--table", ""])
    assert "--table" in capsys.readouterr().err


def test_an_adapter_that_is_named_by_its_socket_is_among_the_findings(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    place = "/dev/serial/by-path/pci-0000:0e:00.0-usb-0:1:1.0-port0"
    port = serial_ports.SerialPort(place, "/dev/ttyUSB0", "USB-Serial Controller", "no_serial")
    monkeypatch.setattr(serial_ports, "serial_ports", lambda: (port,))
    names = next(
        islice(doctor.examined(tmp_path), 1, None)
    )  # further on it would make an application of Qt's
    assert (names.name, names.verdict) == ("names of ports", Verdict.LOOK)
    assert place in names.advice
