"""How a desk has a paper written: where to, and what became of it; pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol


class Written(NamedTuple):
    """What became of a paper.

    Attributes:
        number: its own.
        path: where it lies; empty where it could not be written.
        trouble: why not, one sentence.
    """

    number: str
    path: str = ""
    trouble: str = ""


class Papers(Protocol):
    """Writes papers of fills and credits, and the night's page, as PDF.

    Nothing waits, and all is told on another thread.
    """

    folder: str
    """Where they are written to, as long as the program runs; empty before somebody said it."""

    def folders(self) -> Sequence[str]:
        """Name the folders that are offered."""
        ...

    def write(self, number: str, copy: int, told: Callable[[Written], None]) -> None:
        """Write a paper that the journal has.

        Args:
            number: of the paper.
            copy: which print it is, from 1.
            told: told what became of it.
        """
        ...

    def write_night(self, told: Callable[[Written], None]) -> None:
        """Write the page of the last gaming day, under its seal as the journal is.

        Args:
            told: told what became of it.
        """
        ...
