"""Which cable this system can simulate."""

from __future__ import annotations

import sys
from pathlib import Path

from hardware.simulators.local_socket import LocalSocket
from hardware.simulators.waiting import SimulatedPort


def simulated_port(link: Path | None = None) -> SimulatedPort:
    """A pseudo-terminal behind `link`, or a local socket where there are none; not yet plugged in."""
    if sys.platform == "win32":
        return LocalSocket()
    from hardware.simulators.pseudo_terminal import PseudoTerminal  # noqa: PLC0415 - not on every system

    return PseudoTerminal(link)
