"""Pages go to a printer: the system's own spooler takes them as PDF, and says whether it did.

Where a system has none, or no printer, nothing is lost: the same page can be written as a file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Final, Protocol

_LONG: Final = 20
"""Seconds for which a spooler is waited for; one on the network may be away."""


class NotPrintedError(Exception):
    """A page was not taken, with the spooler's own words."""


class Printers(Protocol):
    """The printers of a system; called on a thread that may wait."""

    def names(self) -> tuple[str, ...]:
        """Name the printers that there are, the usual one first; none where there is no spooler."""
        ...

    def send(self, page: bytes, printer: str, title: str) -> None:
        """Have a page printed.

        Args:
            page: as PDF.
            printer: on which.
            title: what it is called in the printer's queue.

        Raises:
            NotPrintedError: it was not taken.
        """
        ...


class SystemPrinters:
    """The printers that `lp` knows: CUPS, as on Linux and macOS. Elsewhere there are none."""

    def names(self) -> tuple[str, ...]:
        """Name the printers, the usual one first."""
        if shutil.which("lp") is None or shutil.which("lpstat") is None:
            return ()
        try:
            found = _said("lpstat", "-e").splitlines()
            usual = _said("lpstat", "-d").rpartition(": ")[2].strip()
        except NotPrintedError:
            return ()  # no spooler answers: it knows no printer
        return tuple(sorted(found, key=lambda name: name != usual))

    def send(self, page: bytes, printer: str, title: str) -> None:
        """Have a page printed.

        Raises:
            NotPrintedError: `lp` is not there, does not answer, or does not take it.
        """
        _said("lp", "-d", printer, "-t", title, "--", "-", given=page)


def _said(program: str, *words: str, given: bytes = b"") -> str:
    """Ask a program of the spooler, in its own language."""
    try:
        done = subprocess.run(  # noqa: S603 - a fixed program, and each name as one word
            [program, *words],
            input=given,
            capture_output=True,
            timeout=_LONG,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
        )
    except (OSError, subprocess.SubprocessError) as fault:
        raise NotPrintedError(str(fault)) from fault
    if done.returncode:
        raise NotPrintedError(done.stderr.decode(errors="replace").strip() or f"{program}: {done.returncode}")
    return done.stdout.decode(errors="replace")
