"""Plays a simulated device into a port: whole games, each with what goes wrong in it.

    python -m hardware.simulators napsa --link PATH 17 4:ball-reading 0:hang-up

Each word is the number that falls and, behind a colon, what goes wrong. `--socket` speaks on a local socket.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable
from pathlib import Path

from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.ports import simulated_port
from hardware.simulators.script import DeviceScript, Game, ToldGames
from hardware.simulators.simulated import SIMULATED
from hardware.simulators.waiting import SimulatedPort, wait_until_open, wait_until_read


def read_games(words: Iterable[str], faults: Iterable[str]) -> list[Game]:
    """What is to be played: `17`, or `17:noise`.

    Args:
        words: one for each game.
        faults: what can go wrong with the device.

    Raises:
        ValueError: a word is no number from 0 to 36, or its fault is none of these.
    """
    known, games = tuple(faults), list[Game]()
    for word in words:
        number, colon, fault = word.partition(":")
        if not number.isdecimal() or int(number) > 36:
            raise ValueError(f"{word!r}: the number must be from 0 to 36.")
        if colon and fault not in known:
            raise ValueError(f"{word!r}: the fault must be one of {', '.join(known)}.")
        games.append((int(number), fault if colon else None))
    return games


def main(arguments: list[str] | None = None) -> int:
    """Play; 0 when all of it was read, 1 when nobody listened, 2 when a word is wrong."""
    parser = argparse.ArgumentParser(prog="python -m hardware.simulators", description=__doc__)
    parser.add_argument("kind", choices=sorted(SIMULATED))
    where = parser.add_mutually_exclusive_group(required=True)
    where.add_argument("--link", type=Path, help="where the port is to appear")
    where.add_argument("--socket", action="store_true", help="speak on a local socket, which is printed")
    parser.add_argument("--speed", type=float, default=1.0, help="how much faster than a real device")
    parser.add_argument("--timeout", type=float, default=30.0, help="seconds to wait for the listener")
    parser.add_argument("--seed", type=int, default=0, help="of all that is random")
    parser.add_argument("games", nargs="+", help="17, or 17:noise")
    asked = parser.parse_args(arguments)
    script = SIMULATED[asked.kind].script(random.Random(asked.seed))  # noqa: S311 - it can be repeated
    try:
        games = read_games(asked.games, script.faults)
    except ValueError as fault:
        sys.stderr.write(f"{fault}\n")
        return 2
    port = LocalSocket() if asked.socket else simulated_port(asked.link)
    return _play(port, ToldGames(script, games), len(games), asked.speed, asked.timeout)


def _play(port: SimulatedPort, script: DeviceScript, games: int, speed: float, timeout: float) -> int:
    """Play to whoever listens, and pull the cable when all of it was read."""
    device = SimulatedWheel(port, script, iter(range(games)), speed=speed)
    port.plug_in()
    sys.stdout.write(f"{port.url}\n")
    sys.stdout.flush()
    if not wait_until_open(port, timeout):
        sys.stderr.write(f"Nobody reads {port.url} for {timeout:g} seconds.\n")
        port.hang_up()
        return 1
    device.play()
    read = wait_until_read(port, timeout)
    port.hang_up()
    return 0 if read else 1


if __name__ == "__main__":
    sys.exit(main())
