"""Wheels that play at their own speed, each at a port of its own, until standard input ends."""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from itertools import repeat
from pathlib import Path

from hardware.simulators.cammegh_script import WheelScript
from hardware.simulators.cammegh_wheel import SimulatedWheel
from hardware.simulators.ports import simulated_port


def main(seed: str, links: Sequence[str]) -> None:
    """Play; one line says that all ports are there."""
    wheels = [
        SimulatedWheel(simulated_port(Path(link)), WheelScript(random.Random(int(seed) + place)), repeat(17))
        for place, link in enumerate(links)
    ]
    for wheel in wheels:
        wheel.start()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.read()
    for wheel in wheels:
        wheel.stop()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
