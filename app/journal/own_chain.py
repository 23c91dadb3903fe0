"""What an open journal has written, as its program remembers it: after a trouble nothing else is believed.

A file that came back to its place, or a log that looks as it should again, may lack what was told as
recorded. The hash of each event is kept, so that the whole of a night can be read back and compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from app.journal.chain import Head, Recorded, link

_HASH = 32


class OwnChain:
    """The hashes of what was written since a journal was opened.

    Attributes:
        began: the last event that was there before.
    """

    def __init__(self, began: Head) -> None:
        self.began, self._hashes = began, bytearray()

    def take(self, recorded: Sequence[Recorded]) -> None:
        """Remember what became durable."""
        for event in recorded:
            self._hashes += event.hash

    def why_not(self, found: Iterable[Recorded], unsure: Sequence[Recorded]) -> tuple[str, bool]:
        """Compare with what stands in the file behind the event that was the last at the opening.

        Args:
            found: what stands there, in order.
            unsure: what was written last and never told; it may be there, whole, or not at all.

        Returns:
            A sentence where something is missing, changed or somebody else's, empty where all is as it was
            written; and whether what was unsure is there.
        """
        known = [*_each(self._hashes), *(event.hash for event in unsure)]
        previous, place, certain = self.began.hash, 0, len(known) - len(unsure)
        for event in found:
            if place == len(known):
                return f"event {event.seq} in it is not this program's", False
            if event.hash != known[place] or link(previous, event.body) != event.hash:
                return f"event {event.seq} in it is not what was recorded", False
            previous, place = event.hash, place + 1
        if place not in {certain, len(known)}:
            return f"{len(known) - place} events that were recorded are not in it", False
        return "", place == len(known)


def _each(hashes: bytearray) -> Iterable[bytes]:
    return (bytes(hashes[at : at + _HASH]) for at in range(0, len(hashes), _HASH))
