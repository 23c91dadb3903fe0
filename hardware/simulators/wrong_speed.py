"""What a receiver makes of bytes that were sent at another speed, or with other bits, than it listens at.

A line is a level over time: high at rest, a low start bit, the data bits with the lowest first, perhaps a
parity bit, and high stop bits. The receiver waits for the level to fall and then looks once in the middle of
each bit, at its own speed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hardware.devices import SerialSettings

_STEP = 1 / 16
"""Part of its own bit after which a receiver looks again whether the level has fallen."""
_REST = 12
"""Bits at rest before and after."""


def at_speed(data: bytes, sent: SerialSettings, heard: SerialSettings) -> bytes:
    """The bytes that are heard.

    Args:
        data: the bytes that were sent, without a pause.
        sent: how the sender's line is set.
        heard: how the receiver's is.
    """
    if not data or sent == heard:
        return data
    levels = [1] * _REST
    for byte in data:
        levels += _levels(byte, sent)
    levels += [1] * _REST
    return bytes(_sampled(levels, heard.baudrate / sent.baudrate, heard))


def _levels(byte: int, settings: SerialSettings) -> Iterable[int]:
    """The levels of one byte, bit by bit."""
    bits = [byte >> place & 1 for place in range(settings.bytesize)]
    parity = {"N": [], "E": [sum(bits) & 1], "O": [1 - (sum(bits) & 1)]}[settings.parity]
    return [0, *bits, *parity, *[1] * settings.stopbits]


def _sampled(levels: list[int], ratio: float, settings: SerialSettings) -> Iterator[int]:
    """What is read from levels, of which the receiver sees one in `ratio` of its own bits."""
    bits = settings.bytesize + (settings.parity != "N")

    def level(moment: float) -> int:
        place = int(moment / ratio)
        return levels[place] if place < len(levels) else 1

    end, moment, rested = len(levels) * ratio, 0.0, True
    while moment < end:
        low = level(moment) == 0
        if not low or not rested:
            rested = rested or not low
            moment += _STEP
            continue
        read = [level(moment + 1.5 + place) for place in range(bits)]
        yield sum(bit << place for place, bit in enumerate(read[: settings.bytesize]))
        moment += bits + 1.5
        rested = level(moment) == 1
