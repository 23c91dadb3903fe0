"""Whether the windows can open: Qt's libraries, and the font that they are written in."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, Protocol

from app.doctor.finding import Finding, Verdict

_PACKAGES: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""The packages of Debian and Ubuntu in which the libraries are that Qt's plugins need."""


class FontFile(Protocol):
    """As much of a file as is needed: one that lies in a folder, or in an archive."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    def read_bytes(self) -> bytes:
        """All of it."""
        ...


def platforms(plugins: Iterable[Path], load: Callable[[Path], None] | None = None) -> Iterator[Finding]:
    """Whether Qt can open windows here.

    Args:
        plugins: the libraries with which Qt opens windows on this system.
        load: loads one, or raises OSError; the system's own way where None.
    """
    found = list(plugins)
    if not found:
        yield Finding("Qt", Verdict.BAD, "Qt has no plugin for windows.", "Install the program again.")
    for plugin in found:
        name = f"Qt {plugin.stem.removeprefix('libq')}"
        try:
            (load or _load)(plugin)
        except OSError as fault:
            missing = str(fault).split(":", 1)[0]
            package = _PACKAGES.get(missing)
            advice = f"`sudo apt install {package}`." if package else "Install the library that is named."
            yield Finding(name, Verdict.BAD, f"{plugin.name} does not load: {fault}.", advice)
        else:
            yield Finding(name, Verdict.WELL, f"{plugin.name} loads.")


def fonts(files: Iterable[FontFile], families: Callable[[FontFile], list[str]]) -> Finding:
    """Whether the program's own font is there and can be read.

    Args:
        files: the font's files.
        families: gives the names of the families in one of them, none where it cannot be read.
    """
    found, wrong = set[str](), list[str]()
    for file in files:
        named = families(file)
        found.update(named)
        if not named:
            wrong.append(file.name)
    if wrong or not found:
        bad = ", ".join(wrong) or "no file of it is there"
        return Finding(
            "font", Verdict.BAD, f"The program's font cannot be read: {bad}.", "Install the program again."
        )
    return Finding("font", Verdict.WELL, f"{', '.join(sorted(found))} is read.")


def _load(plugin: Path) -> None:
    ctypes.CDLL(str(plugin))
