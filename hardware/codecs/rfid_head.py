"""A head at 125 kHz that reads marked balls (ID-12, ID-20, RDM6300).

It sends the ball's tag about every 50 ms while the ball is near: STX, ten hex digits, two hex digits of
checksum, perhaps CR LF, ETX. Which number a tag is was learnt once, by a person who held each ball to a
head; a tag that nobody has learnt is named in a warning and is never a number. The head knows no game, so a
ball that comes near is a candidate; two balls at once are a conflict.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import Annotated

from msgspec import Meta, field

from hardware.codecs.damage import Damage
from hardware.codecs.scanning import Junk, Scanner
from hardware.codecs.steadying import Steadied
from hardware.options import DeviceOptions
from hardware.readings import (
    NO_GAME,
    Candidate,
    Conflict,
    Heard,
    Reading,
    WarningKind,
    WheelMemory,
    WheelWarning,
)

SECOND = 1_000_000
"""Microseconds."""
MOST_NEAR = 40
"""Tags that are remembered as being near: a whole set of balls, and some."""

_FRAME = re.compile(rb"\x02([0-9A-Fa-f]{10})([0-9A-Fa-f]{2})(?:\r\n)?\x03")
_LONGEST = 16

_TAG = re.compile(r"[0-9A-F]{10}")

Ball = Annotated[int, Meta(ge=0, le=36)]


class RfidOptions(DeviceOptions, frozen=True):
    """The balls of this table.

    Attributes:
        tags: the number of each ball that was learnt, by its tag.
        hold_off: seconds without a frame after which a ball that comes near is a new reading.
    """

    tags: dict[str, Ball] = field(default_factory=dict)
    hold_off: Annotated[float, Meta(ge=0.2, le=120)] = 1.0

    def __post_init__(self) -> None:
        """A tag is what the head reads, and a number has one ball."""
        for tag in self.tags:
            if not _TAG.fullmatch(tag):
                raise ValueError(f"tags: {tag!r} is no tag: ten hex digits in capitals.")
        numbers = sorted(self.tags.values())
        double = next((one for one, other in pairwise(numbers) if one == other), None)
        if double is not None:
            raise ValueError(f"tags: two balls are number {double}: forget one of them.")


class TagReader:
    """The tags of whole frames, learnt or not."""

    def __init__(self) -> None:
        self._scanner = Scanner(_FRAME, _LONGEST)

    def feed(self, data: bytes) -> list[str]:
        """The tags that these bytes complete, as often as they come."""
        frames = [found for found in self._scanner.feed(data) if not isinstance(found, Junk)]
        return [frame[1].decode("ascii").upper() for frame in frames if _checks(frame[1], frame[2])]


class LearningError(ValueError):
    """A ball cannot be learnt so."""


def learnt(tags: Mapping[str, int], tag: str, number: int) -> dict[str, int]:
    """The tag table with one more ball; nothing else ever adds one.

    Args:
        tags: what was learnt before.
        tag: the ball's tag, ten hex digits as the head reads it.
        number: what is printed on it.

    Raises:
        LearningError: it is no tag or no number, or one of both is another ball's.
    """
    tag = tag.upper()
    if not _TAG.fullmatch(tag):
        raise LearningError(f"tags: {tag!r} is no tag: ten hex digits as the head reads them.")
    if not 0 <= number <= 36:
        raise LearningError(f"tags: {number} is no ball's number: 0 to 36.")
    if tags.get(tag, number) != number:
        raise LearningError(f"tags: ball {tag} is number {tags[tag]} already: forget it first.")
    other = next((known for known, its in tags.items() if its == number and known != tag), None)
    if other is not None:
        raise LearningError(f"tags: number {number} is ball {other} already: forget it first.")
    return {**tags, tag: number}


def forgotten(tags: Mapping[str, int], number: int) -> dict[str, int]:
    """The tag table without the ball of that number.

    Raises:
        LearningError: none was learnt.
    """
    if number not in tags.values():
        raise LearningError(f"tags: no ball of number {number} was learnt.")
    return {tag: its for tag, its in tags.items() if its != number}


class _Near:
    """A ball near the head: when it was read last, and its number if it was learnt."""

    def __init__(self, at: int, number: int | None, frame: str) -> None:
        self.at, self.number, self.frame = at, number, frame


class RfidHead:
    """The codec of one head."""

    def __init__(self, options: RfidOptions | None = None, memory: WheelMemory | None = None) -> None:
        options = options or RfidOptions()
        self.memory = memory or WheelMemory()
        self._tags = options.tags
        self._hold_off = round(options.hold_off * SECOND)
        self._scanner = Scanner(_FRAME, _LONGEST)
        self._damage = Damage()
        self._clock = Steadied()
        self._near: dict[str, _Near] = {}

    def connected(self) -> None:
        """A new connection: half a frame is forgotten; which balls are near is not."""
        self._scanner.connected()

    def feed(self, data: bytes, heard: Heard) -> list[Reading]:
        """The balls that came near.

        Args:
            data: bytes as they came; frames may be cut anywhere.
            heard: the device, and when the last of these bytes came.
        """
        now = self._clock.at(heard.mono)
        said: list[Reading] = []
        for found in self._scanner.feed(data):
            if isinstance(found, Junk):
                self._damage.add(found.shown, found.count)
                said += self._damage.due(heard)
            elif not _checks(found[1], found[2]):
                self._damage.add(ascii(found[0].decode("ascii")))
                said += self._damage.due(heard)
            else:
                self._read(found[1].decode("ascii").upper(), found[0].decode("ascii"), now, heard, said)
        return said

    def _read(self, tag: str, frame: str, now: int, heard: Heard, said: list[Reading]) -> None:
        """A whole frame: the ball is near still, or it has come."""
        near = self._near.get(tag)
        if near is not None and now - near.at < self._hold_off:
            near.at = now
            return
        self._near = {
            other: its for other, its in self._near.items() if other != tag and now - its.at < self._hold_off
        }
        others = {its.number: its.frame for its in self._near.values() if its.number is not None}
        if len(self._near) >= MOST_NEAR:
            del self._near[next(iter(self._near))]
        number = self._tags.get(tag)
        self._near[tag] = _Near(now, number, frame)
        if number is None:
            sentence = f"Ball {tag} was never learnt: learn it, or take it off the table."
            said.append(WheelWarning(heard, WarningKind.UNKNOWN_BALL, sentence))
        elif others:
            said.append(Conflict(heard, (*others, number), None, (*others.values(), frame)))
        else:
            said.append(Candidate(heard, number, None, NO_GAME, raw=(frame,)))


def _checks(tag: bytes, checksum: bytes) -> bool:
    """The checksum is the XOR of the tag's five bytes."""
    found = 0
    for byte in bytes.fromhex(tag.decode("ascii")):
        found ^= byte
    return found == int(checksum, 16)
