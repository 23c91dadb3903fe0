"""Plays what a device said once into a simulated port: a raw log, or a list of lines with their times.

    python -m hardware.simulators.player CAPTURE --link PATH [--speed 1] [--pause 60]

It is played as fast as it is read; with `--speed 1` in its own time, with 10 ten times as fast. Where a
connection ended, and at a pause longer than `--pause`, the cable is pulled and plugged in again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from hardware.simulators.capture import CaptureError, Piece, connections
from hardware.simulators.ports import simulated_port
from hardware.simulators.waiting import SimulatedPort, wait_until_open, wait_until_read

_AT_ONCE = 2_000
"""Bytes written at once."""


class NobodyListensError(RuntimeError):
    """The port was not opened, or not read, in time."""

    def __init__(self, url: str, seconds: float) -> None:
        super().__init__(f"Nobody reads {url} for {seconds:g} seconds: start the table on that port.")


class Player:
    """Speaks what was captured into a port."""

    def __init__(
        self,
        port: SimulatedPort,
        *,
        timeout: float = 30.0,
        speed: float | None = None,
        sleep: Callable[[float], object] = time.sleep,
    ) -> None:
        """Nothing is played yet.

        Args:
            port: not plugged in.
            timeout: seconds to wait for a listener, and for it to read.
            speed: how much faster than it was; None is as fast as it is read.
            sleep: waits so many seconds.
        """
        self._port, self._timeout, self._speed, self._sleep = port, timeout, speed, sleep
        self._last: float | None = None

    def play(self, spoken: Iterable[Sequence[Piece]]) -> int:
        """Speak each connection's bytes, hanging up between two of them and at the end.

        Args:
            spoken: what came on each connection.

        Returns:
            How many connections were played.

        Raises:
            NobodyListensError: the listener did not come, or went away, in that time.
        """
        played = 0
        for pieces in spoken:
            self._wait_for(pieces[0])
            self._port.plug_in()
            try:
                self._connection(pieces)
            finally:
                self._port.hang_up()
            played += 1
        return played

    def _connection(self, pieces: Sequence[Piece]) -> None:
        if not wait_until_open(self._port, self._timeout):
            raise NobodyListensError(self._port.url, self._timeout)
        if self._speed is None:
            data = b"".join(piece.data for piece in pieces)
            for start in range(0, len(data), _AT_ONCE):
                self._port.write(data[start : start + _AT_ONCE])
        else:
            for piece in pieces:
                self._wait_for(piece)
                self._port.write(piece.data)
        if not wait_until_read(self._port, self._timeout):
            raise NobodyListensError(self._port.url, self._timeout)

    def _wait_for(self, piece: Piece) -> None:
        """Let the time go by that went by then; a clock that was put back let none."""
        if self._speed is not None and self._last is not None and piece.at > self._last:
            self._sleep((piece.at - self._last) / self._speed)
        self._last = piece.at


def main(arguments: list[str] | None = None) -> int:
    """Play a capture; 0 when all of it was read, 1 when nobody listened, 2 when it is no capture."""
    parser = argparse.ArgumentParser(prog="python -m hardware.simulators.player", description=__doc__)
    parser.add_argument("capture", type=Path)
    parser.add_argument("--link", type=Path, required=True, help="where the port is to appear")
    parser.add_argument("--speed", type=float, help="1 is its own time (default: as fast as it is read)")
    parser.add_argument("--pause", type=float, default=60.0, help="seconds; a longer pause is a hang-up")
    parser.add_argument("--timeout", type=float, default=30.0, help="seconds to wait for the listener")
    asked = parser.parse_args(arguments)
    if asked.speed is not None and asked.speed <= 0:
        sys.stderr.write(f"--speed: {asked.speed:g} is no speed: more than 0\n")
        return 2
    try:
        with asked.capture.open(encoding="latin-1", newline="\n") as records:
            spoken = list(connections(records, asked.pause))
        player = Player(simulated_port(asked.link), timeout=asked.timeout, speed=asked.speed)
        played = player.play(spoken)
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
