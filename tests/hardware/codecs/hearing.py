"""A codec that is fed by hand, with a clock that is turned by hand."""

from __future__ import annotations

from hardware.devices import Codec
from hardware.readings import Heard, Reading, WheelSeen


class Ear:
    """A codec on an open line; time goes on only where it is said."""

    def __init__(self, codec: Codec, *, opened: bytes = b"") -> None:
        self.codec, self.mono = codec, 10_000_000
        codec.connected()
        codec.feed(opened, self.heard)

    @property
    def heard(self) -> Heard:
        return Heard("reader", self.mono, self.mono)

    def hear(self, *pieces: bytes, after: float = 0.0) -> list[Reading]:
        """Each piece so many seconds after the one before; without the status for the screen."""
        said: list[Reading] = []
        for piece in pieces:
            self.mono += round(after * 1e6)
            said += self.codec.feed(piece, self.heard)
        return [reading for reading in said if not isinstance(reading, WheelSeen)]
