"""Pages of whoever practises go to a printer or into a file; the window does not wait for a spooler."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

from app.reports.printing import NotPrintedError, Printers
from app.reports.whole_file import PageNotWrittenError, not_written_words, write_whole

Later = Callable[[Callable[[], None]], None]
"""Has something done on the thread of the windows."""


class PracticePaper:
    """Asks the spooler and the disk.

    Attributes:
        program: what makes the pages, as it stands at their foot.
    """

    def __init__(self, printers: Printers, later: Later, program: str) -> None:
        """Print nothing yet.

        Args:
            printers: of the system.
            later: has something done on the thread of the windows.
            program: what makes the pages.
        """
        self._printers, self._later = printers, later
        self.program = program

    def printers(self, told: Callable[[tuple[str, ...]], None]) -> None:
        """Name the printers that there are."""
        self._beside(lambda: partial(told, self._printers.names()))

    def send(self, page: bytes, printer: str, title: str, told: Callable[[str], None]) -> None:
        """Have a page printed; the answer is why it was not, and empty where it was."""

        def send() -> Callable[[], None]:
            try:
                self._printers.send(page, printer, title)
            except NotPrintedError as why:
                return partial(told, str(why))
            return partial(told, "")

        self._beside(send)

    def write(self, page: bytes, path: str, told: Callable[[str], None]) -> None:
        """Write a page into a file; the answer is why it was not, and empty where it was."""

        def write() -> Callable[[], None]:
            try:
                write_whole(Path(path), page)
            except PageNotWrittenError as why:
                return partial(told, not_written_words(why))
            return partial(told, "")

        self._beside(write)

    def _beside(self, work: Callable[[], Callable[[], None]]) -> None:
        threading.Thread(target=lambda: self._later(work()), name="paper", daemon=True).start()
