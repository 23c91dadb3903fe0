"""Whether this user may open the serial ports, and whether another program takes them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, Protocol

from app.doctor.finding import Finding, Verdict

_PROCESSES: Final = Path("/proc")
_TAKERS: Final = {
    "ModemManager": "it opens every new serial port: `sudo systemctl disable --now ModemManager`",
    "brltty": "it takes USB adapters with the chip CH340 for itself: `sudo apt remove brltty`",
}
"""Programs that are known to take serial ports, and what to do about them."""
_UNLIKE: Final = {
    "no_serial": "bears no serial number: its name under by-id is that of every adapter of its model.",
    "shared": "bears the same serial number as another adapter: they share one name under by-id.",
}
"""Why a port is not named by itself."""
_STAYS: Final = "Leave its cable in this socket, and name the port by it: {url}"
_NO_NAME: Final = (
    "This system names no sockets: use one such adapter alone, or adapters with numbers of their own."
)


def access(devices: Sequence[str]) -> Finding:
    """Whether this user may open the ports that are there.

    Args:
        devices: paths such as `/dev/ttyUSB0`.
    """
    name = "serial ports"
    if not devices:
        return Finding(name, Verdict.LOOK, "There is no serial port.", "Plug the reader's cable in.")
    closed = [device for device in devices if not os.access(device, os.R_OK | os.W_OK)]
    if not closed:
        return Finding(name, Verdict.WELL, f"This user may open {_listed(devices)}.")
    group = _group_of(closed[0])
    advice = f"`sudo usermod -aG {group} $USER`, then log in again."
    if group in _own_groups():
        advice = f"This user is in the group {group} already: log in again."
    return Finding(name, Verdict.BAD, f"This user may not open {_listed(closed)} (group {group}).", advice)


class Named(Protocol):
    """As much of a port as is needed to say how lasting its name is."""

    @property
    def url(self) -> str:
        """What opens it."""
        ...

    @property
    def device(self) -> str:
        """The system's short name."""
        ...

    @property
    def why(self) -> str:
        """Why it is named by its socket and not by itself, `no_serial` or `shared`; empty where it is not."""
        ...


def naming(ports: Sequence[Named]) -> Iterator[Finding]:
    """Whether each port has a name that stays its own whatever else is plugged in; nothing without ports.

    Args:
        ports: those that are there.
    """
    unlike = [port for port in ports if port.why]
    if ports and not unlike:
        yield Finding("names of ports", Verdict.WELL, "No port has a name that another can have.")
    for port in unlike:
        by_socket = port.url != port.device
        found = f"{port.device} {_UNLIKE.get(port.why, port.why)}"
        yield Finding(
            "names of ports", Verdict.LOOK, found, _STAYS.format(url=port.url) if by_socket else _NO_NAME
        )


def takers(processes: Path = _PROCESSES) -> Iterator[Finding]:
    """Programs that run and are known to take serial ports.

    Args:
        processes: the folder in which the system shows them.
    """
    try:
        running = set(_running(processes))
    except OSError as fault:
        yield Finding(
            "other programs", Verdict.UNKNOWN, f"This system does not show them ({fault.strerror})."
        )
        return
    for name, advice in _TAKERS.items():
        if name in running:
            yield Finding(name, Verdict.LOOK, f"{name} runs.", f"If the wheel is silent or held, {advice}.")
        else:
            yield Finding(name, Verdict.WELL, f"{name} does not run.")


def _running(processes: Path) -> Iterator[str]:
    for process in processes.iterdir():
        if process.name.isdecimal():
            try:
                yield (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
            except FileNotFoundError:  # it has ended meanwhile
                continue


def _group_of(device: str) -> str:
    try:
        return Path(device).group()
    except (OSError, KeyError, NotImplementedError):
        return "dialout"


def _own_groups() -> set[str]:
    """Name the groups that this user is in, whether this login knows of it or not."""
    try:
        import grp  # noqa: PLC0415 - where there is such a thing
        import pwd  # noqa: PLC0415
    except ImportError:  # another system
        return set()
    user = pwd.getpwuid(os.getuid()).pw_name
    return {group.gr_name for group in grp.getgrall() if user in group.gr_mem}


def _listed(devices: Iterable[str]) -> str:
    return ", ".join(devices)
