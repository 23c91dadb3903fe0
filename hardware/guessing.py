"""Which devices some bytes may come from: every registered kind hears them, and some understand them.

Nothing here knows a protocol: a kind is guessed by being registered. Its codec hears the bytes a minute
apart, so that what is said only so often (damaged lines, the same number again) is said each time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from hardware.devices import DeviceKind
from hardware.readings import Heard, LineChanged, Reading, WarningKind, WheelSeen, WheelWarning
from hardware.registry import KINDS

_MINUTE: Final = 60_000_000
"""Microseconds."""
_DAMAGE: Final = frozenset({WarningKind.BAD_FRAME, WarningKind.RAW_LOG})
"""Warnings that say that nothing was understood; every other one was said by the device."""
_ALIKE: Final = 0.9
"""Part of the best share at which a kind is named beside it."""


class Guess(NamedTuple):
    """How well one kind understands what came.

    Attributes:
        kind: its name.
        understood: readings that it made; each of several status frames counts.
        damaged: lines of which it makes nothing.
    """

    kind: str
    understood: int
    damaged: int

    @property
    def share(self) -> float:
        """Part of what it heard that it understood."""
        return self.understood / max(1, self.understood + self.damaged)

    @property
    def is_likely(self) -> bool:
        """It understood something, and no less than it did not."""
        return 0 < self.understood >= self.damaged


def guessed(data: bytes, kinds: Mapping[str, DeviceKind] = KINDS) -> tuple[Guess, ...]:
    """The kinds that understand these bytes, the best first; kinds that understand alike are all named.

    Args:
        data: what came on a line, from its opening on.
        kinds: the kinds that may have sent it.

    Returns:
        Nothing where every kind finds more damaged than it understands, or understands nothing.
    """
    heard = [_heard_by(kind, data) for kind in kinds.values()]
    likely = sorted(
        (guess for guess in heard if guess.is_likely), key=lambda guess: (-guess.share, -guess.understood)
    )
    return tuple(guess for guess in likely if guess.share >= _ALIKE * likely[0].share)


def _heard_by(kind: DeviceKind, data: bytes) -> Guess:
    """What one kind makes of the bytes.

    They are taken to begin after a line's end: a table does not believe the first line, which may be the end
    of a longer one, but a head that says one line a game would never be guessed so.
    """
    codec, understood, damaged = kind.codec(None), 0, 0
    codec.connected()
    for place, byte in enumerate(b"\r\n" + data):
        for reading in codec.feed(bytes([byte]), Heard(kind.name, place * _MINUTE, place * _MINUTE)):
            understood += understood_in(reading)
            damaged += _damage(reading)
    return Guess(kind.name, understood, damaged)


def understood_in(reading: Reading) -> int:
    """How many things a device said that a reading stands for; none where it was not understood."""
    match reading:
        case LineChanged():
            return 0
        case WheelWarning(kind=kind):
            return int(kind not in _DAMAGE)
        case WheelSeen(frames=frames):
            return frames
        case _:
            return 1


def _damage(reading: Reading) -> int:
    return reading.count if isinstance(reading, WheelWarning) and reading.kind in _DAMAGE else 0


def kinds_named(guesses: Sequence[Guess]) -> str:
    """The kinds for a sentence: `cammegh-ss2 or cammegh-m360`."""
    return " or ".join(guess.kind for guess in guesses)
