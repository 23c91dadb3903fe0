"""Plays a recorded wheel into a simulated port, as fast as it is read.

    python -m hardware.simulators.player CAPTURE --link PATH [--pause 60]

A capture has one line for each line of the wheel: seconds, a tab, the line. Pauses are not waited for; at one
longer than `--pause` the cable is pulled and plugged in again, as when the host had gone away.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from hardware.simulators.ports import simulated_port
from hardware.simulators.waiting import SimulatedPort, wait_until_open, wait_until_read

_AT_ONCE = 2_000
"""Bytes written at once."""


class CaptureError(ValueError):
    """A line of a capture that is no record."""

    def __init__(self, number: int, line: str) -> None:
        super().__init__(f"Line {number} is not seconds, a tab and the wheel's line: {line[:60]!r}.")


class NobodyListensError(RuntimeError):
    """The port was not opened, or not read, in time."""

    def __init__(self, url: str, seconds: float) -> None:
        super().__init__(f"Nobody reads {url} for {seconds:g} seconds: start the table on that port.")


def connections(records: Iterable[str], pause: float) -> Iterator[bytes]:
    """What came between two hang-ups, each line with its line end again.

    Args:
        records: the capture's lines.
        pause: seconds; a longer pause is a hang-up.

    Raises:
        CaptureError: a line is no record.
    """
    lines: list[str] = []
    last: float | None = None
    for number, record in enumerate(records, start=1):
        stamp, tab, line = record.rstrip("\r\n").partition("\t")
        try:
            at = float(stamp)
        except ValueError:
            raise CaptureError(number, record) from None
        if not tab:
            raise CaptureError(number, record)
        if last is not None and at - last > pause:
            yield _joined(lines)
            lines = []
        lines.append(line)
        last = at
    if lines:
        yield _joined(lines)


def _joined(lines: list[str]) -> bytes:
    return "".join(f"{line}\r\n" for line in lines).encode("latin-1")


def play(port: SimulatedPort, spoken: Iterable[bytes], timeout: float = 30.0) -> int:
    """Speak each connection's bytes into the port, hanging up between two of them and at the end.

    Args:
        port: not plugged in.
        spoken: the bytes of each connection.
        timeout: seconds to wait for a listener, and for it to read.

    Returns:
        How many connections were played.

    Raises:
        NobodyListensError: the listener did not come, or went away, in that time.
    """
    played = 0
    for data in spoken:
        port.plug_in()
        try:
            if not wait_until_open(port, timeout):
                raise NobodyListensError(port.url, timeout)
            for start in range(0, len(data), _AT_ONCE):
                port.write(data[start : start + _AT_ONCE])
            if not wait_until_read(port, timeout):
                raise NobodyListensError(port.url, timeout)
        finally:
            port.hang_up()
        played += 1
    return played


def main(arguments: list[str] | None = None) -> int:
    """Play a capture; 0 when all of it was read, 1 when nobody listened, 2 when it is no capture."""
    parser = argparse.ArgumentParser(prog="python -m hardware.simulators.player", description=__doc__)
    parser.add_argument("capture", type=Path)
    parser.add_argument("--link", type=Path, required=True, help="where the port is to appear")
    parser.add_argument("--pause", type=float, default=60.0, help="seconds; a longer pause is a hang-up")
    parser.add_argument("--timeout", type=float, default=30.0, help="seconds to wait for the listener")
    asked = parser.parse_args(arguments)
    try:
        with asked.capture.open(encoding="latin-1", newline="\n") as records:
            spoken = list(connections(records, asked.pause))
        played = play(simulated_port(asked.link), spoken, asked.timeout)
    except OSError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    except CaptureError as error:
        sys.stderr.write(f"{asked.capture}: {error}\n")
        return 2
    except NobodyListensError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{played} connections played\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
