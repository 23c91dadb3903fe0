"""What is asked of a journal beside its chain: that each event follows from the ones before it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence


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
