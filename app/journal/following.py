"""What is asked of a journal beside its chain: that each event follows from the ones before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_STEP: Final = 1_000


class Fault(NamedTuple):
    """The first event that does not hold, or does not follow from the ones before it.

    Attributes:
        walked: how many events of the whole journal were walked up to it.
        table: whose it is.
        seq: its place.
        reason: what is wrong.
    """

    walked: int
    table: str
    seq: int
    reason: str


class Beside(Protocol):
    """Looks at the texts of a journal while its chain is walked."""

    def take(self, table: str, walked: int, first: int, texts: Sequence[bytes], /) -> None:
        """Take the next events of a table: their place in the walk, their place in the table, their texts."""
        ...

    def finish(self) -> Fault | int:
        """Wait for all that was taken.

        Returns:
            Of everything that does not hold what was walked first; or how many spins have a number.
        """
        ...


class Told:
    """Tells somebody now and then how far the walk is."""

    def __init__(self, progress: Callable[[int, int], None] | None, total: int) -> None:
        self._progress, self._total = progress, total
        self._done = self._said = 0

    def far(self, done: int) -> None:
        """So many events were walked."""
        self._done = done
        if done - self._said >= _STEP:
            self._said = done
            self.still()

    def still(self) -> None:
        """It is where it was, and something else takes its time."""
        if self._progress is not None:
            self._progress(self._done, max(self._done, self._total))
