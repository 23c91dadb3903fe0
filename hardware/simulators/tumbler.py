"""A simulated tumbler that draws whole games into a simulated port.

    python -m hardware.simulators.tumbler --link PATH 17 4:one-way 0:door-open

Each word is the number that falls and, behind a colon, what goes wrong. `--socket` speaks on a local socket.
"""

from __future__ import annotations

import argparse
import random
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.ports import simulated_port
from hardware.simulators.script import PlayedGame, Step
from hardware.simulators.tumbler_script import TumblerFault, TumblerScript
from hardware.simulators.waiting import SimulatedPort, wait_until_open, wait_until_read

UNPLUGGED = 1.0
"""Seconds for which the cable is out when a step pulls it."""
_PATIENCE = 5.0
"""Seconds in which a listener reads what was said, and comes back after the cable was pulled."""

Told = tuple[int, TumblerFault | None]
"""The number that falls, and what goes wrong."""


class SimulatedTumbler:
    """A tumbler on its own thread; it draws until its draws end or it is stopped."""

    def __init__(
        self,
        port: SimulatedPort,
        script: TumblerScript,
        draws: Iterable[Told],
        *,
        speed: float = 1.0,
        may_draw: Callable[[], bool] = lambda: True,
        played: Callable[[PlayedGame], None] = lambda _draw: None,
    ) -> None:
        """Nothing happens before `start`.

        Args:
            port: where it speaks; plugged in by `start`, pulled by `stop`.
            script: the tumbler itself.
            draws: what falls and what goes wrong, game by game.
            speed: how much faster than a real tumbler.
            may_draw: asked before each game; the tumbler idles until it answers yes.
            played: told of each game once it has been played, on the tumbler's thread.
        """
        self._port, self._script, self._draws = port, script, draws
        self._speed, self._may_draw, self._played = speed, may_draw, played
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="simulated tumbler", daemon=True)

    @property
    def url(self) -> str:
        """What the listener opens; known once started."""
        return self._port.url

    @property
    def is_running(self) -> bool:
        """It still draws."""
        return self._thread.is_alive()

    def start(self) -> None:
        """Plug the cable in and draw."""
        self._port.plug_in()
        self._thread.start()

    def draw(self) -> None:
        """Draw all on the caller's own thread, into a port that is plugged in."""
        self._run()

    def stop(self, timeout: float = 5.0) -> None:
        """Stop drawing and pull the cable.

        Raises:
            TimeoutError: the thread did not end in `timeout` seconds.
        """
        self._stopping.set()
        if self._thread.is_alive():
            self._thread.join(timeout)
        self._port.hang_up()
        if self._thread.is_alive():
            msg = f"The simulated tumbler did not stop within {timeout:g} seconds."
            raise TimeoutError(msg)

    def _run(self) -> None:
        self._do(Step(0.0, self._script.hello()))
        for number, fault in self._draws:
            while not self._stopping.is_set() and not self._may_draw():
                self._do(self._script.idle())
            draw = self._script.play(number, fault)
            for step in draw.steps:
                if self._stopping.is_set():
                    return
                self._do(step)
            self._played(draw)

    def _do(self, step: Step) -> None:
        """One step, after its time."""
        self._stopping.wait(step.after / self._speed)
        if self._stopping.is_set():
            return
        if step.hang_up:
            wait_until_read(self._port, _PATIENCE)
            self._port.hang_up()
            self._stopping.wait(UNPLUGGED / self._speed)
            self._port.plug_in()
            wait_until_open(self._port, _PATIENCE)
        else:
            self._port.write(step.data)


def read_draws(words: Iterable[str]) -> list[Told]:
    """Read what is to be drawn: `17`, or `17:one-way`.

    Raises:
        ValueError: a word is no number from 0 to 36, or its fault is none.
    """
    draws: list[Told] = []
    for word in words:
        number, colon, fault = word.partition(":")
        if not number.isdigit() or int(number) > 36:
            msg = f"{word!r}: the number must be from 0 to 36."
            raise ValueError(msg)
        try:
            draws.append((int(number), TumblerFault(fault) if colon else None))
        except ValueError:
            msg = f"{word!r}: the fault must be one of {', '.join(TumblerFault)}."
            raise ValueError(msg) from None
    return draws


def main(arguments: list[str] | None = None) -> int:
    """Draw what the words say; 0 when all was read, 1 when nobody listened, 2 when a word is wrong."""
    parser = argparse.ArgumentParser(prog="python -m hardware.simulators.tumbler", description=__doc__)
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--link", type=Path, help="where the port is to appear")
    where.add_argument("--socket", action="store_true", help="speak on a local socket, which is printed")
    parser.add_argument("--speed", type=float, default=1.0, help="how much faster than a real tumbler")
    parser.add_argument("--timeout", type=float, default=30.0, help="seconds to wait for the listener")
    parser.add_argument("--seed", type=int, default=0, help="of all that is random")
    parser.add_argument("draws", nargs="+", help="17, or 17:one-way")
    asked = parser.parse_args(arguments)
    try:
        draws = read_draws(asked.draws)
    except ValueError as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    port: SimulatedPort = LocalSocket() if asked.socket else simulated_port(asked.link)
    port.plug_in()
    sys.stdout.write(f"{port.url}\n")
    sys.stdout.flush()
    if not wait_until_open(port, asked.timeout):
        sys.stderr.write(f"Nobody reads {port.url} for {asked.timeout:g} seconds.\n")
        port.hang_up()
        return 1
    chance = random.Random(asked.seed)  # noqa: S311 - a simulation that can be repeated
    return _draw_all(port, TumblerScript(chance), draws, asked.speed, asked.timeout)


def _draw_all(
    port: SimulatedPort, script: TumblerScript, draws: list[Told], speed: float, timeout: float
) -> int:
    """Draw into a port that is open, and pull the cable when all of it was read."""
    tumbler = SimulatedTumbler(port, script, draws, speed=speed)
    tumbler.draw()
    read = wait_until_read(port, timeout)
    port.hang_up()
    return 0 if read else 1


if __name__ == "__main__":
    sys.exit(main())
