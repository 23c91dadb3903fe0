"""What a receiver makes of bytes that were sent at another speed, or with other bits, than it listens at.

A line is a level over time: high at rest, a low start bit, the data bits with the lowest first, perhaps a
parity bit, and high stop bits. The receiver waits for the level to fall and then looks once in the middle of
each bit, at its own speed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hardware.devices import SerialSettings

_STEP = 1 / 16
"""Part of its own bit after which a receiver looks again whether the level has fallen."""
_REST = b"\1" * 12
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
    levels = _REST + b"".join(map(_levels(sent).__getitem__, data)) + _REST
    return bytes(_sampled(levels, heard.baudrate / sent.baudrate, heard))


@cache
def _levels(settings: SerialSettings) -> tuple[bytes, ...]:
    """The levels of each byte, bit by bit."""
    return tuple(_levels_of(byte, settings) for byte in range(256))


def _levels_of(byte: int, settings: SerialSettings) -> bytes:
    bits = [byte >> place & 1 for place in range(settings.bytesize)]
    parity = {"N": [], "E": [sum(bits) & 1], "O": [1 - (sum(bits) & 1)]}[settings.parity]
    return bytes([0, *bits, *parity, *[1] * settings.stopbits])


def _sampled(levels: bytes, ratio: float, settings: SerialSettings) -> Iterator[int]:
    """What is read from levels, of which the receiver sees one in `ratio` of its own bits."""
    length = settings.bytesize + (settings.parity != "N") + 1.5
    looks, end = [1.5 + place for place in range(settings.bytesize)], len(levels)
    moment = _looked(levels, ratio, 0, 0.0)
    while moment is not None:
        byte = 0
        for bit, look in enumerate(looks):
            place = int((moment + look) / ratio)
            byte |= (1 if place >= end else levels[place]) << bit
        yield byte
        rested = _looked(levels, ratio, 1, moment + length)
        moment = None if rested is None else _looked(levels, ratio, 0, rested)


def _looked(levels: bytes, ratio: float, wanted: int, moment: float) -> float | None:
    """The first look from a moment on that finds the level as wanted; between two looks nothing is seen."""
    while (place := int(moment / ratio)) < len(levels) and levels[place] != wanted:
        place = levels.find(wanted, place)
        if place < 0:
            return None
        # The looks before the one at that place find nothing: all but the last two are left out.
        moment = max(moment + _STEP, int(place * ratio / _STEP - 2) * _STEP)
    return moment if place < len(levels) else None
