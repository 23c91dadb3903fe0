"""A line between a station and the house on which nobody else can say or change anything.

Both prove that they have the key, over chance of both sides, and neither by what the other said. From then on
every frame is sealed over all frames before it in its direction: one that is changed, left out, repeated or
put in another place does not fit, and ends the line. Nothing is read of a frame that is longer than any can
be, and nobody is waited for without end. What is said is no secret: the copy holds no codes.

On the wire: a greeting (the protocol's name and 32 bytes of chance), the house's greeting with its proof, the
station's proof; then frames of four bytes of length, the text, and a seal of 32 bytes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import socket
import time
from collections.abc import Callable
from typing import Final, Self

from app.house_copy.troubles import HouseTrouble
from app.journal.closing import Closing

PROTOCOL: Final = b"capotavolo house 1\n"
LONGEST: Final = 4_000_000
"""Bytes of a frame's text."""
PROVING_SECONDS: Final = 10.0
"""In which both must have proved the key."""
FRAME_SECONDS: Final = 60.0
"""In which a frame must be there, or be taken, whole."""
_CHANCE: Final = 32
_SEAL: Final = hashlib.sha256().digest_size
_LENGTH: Final = 4

Chance = Callable[[int], bytes]


class LinkError(Exception):
    """The line is of no use any more; `str()` says why."""


class LinkCutError(LinkError):
    """The other side went away, or the network between."""


class WrongKeyError(LinkError):
    """Who is there does not have this key."""


class FalseFrameError(LinkError):
    """What came was not sent so."""


class Channel(Closing):
    """One side of a proved line; one thread sends and receives."""

    def __init__(self, wire: socket.socket, sends: bytes, hears: bytes) -> None:
        """Use `as_station` or `as_house`."""
        self._wire = wire
        self._sends, self._hears = _Sealing(sends), _Sealing(hears)

    @classmethod
    def as_station(cls, wire: socket.socket, key: bytes, chance: Chance = secrets.token_bytes) -> Self:
        """Prove the key to the house, once it has proved it.

        Raises:
            WrongKeyError: it has another key.
            LinkError: it does not answer, or is no house.
        """
        until = time.monotonic() + PROVING_SECONDS
        own = chance(_CHANCE)
        _sent(wire, PROTOCOL + own, until)
        greeting = _came(wire, len(PROTOCOL) + _CHANCE + _SEAL, until)
        if not greeting.startswith(PROTOCOL):
            raise LinkError(HouseTrouble.NO_HOUSE_THERE.english())
        other, proof = greeting[len(PROTOCOL) : -_SEAL], greeting[-_SEAL:]
        if not hmac.compare_digest(proof, _mac(key, b"house", own, other)):
            raise WrongKeyError("the house has another key")
        _sent(wire, _mac(key, b"station", own, other), until)
        return cls(wire, _mac(key, b"to house", own, other), _mac(key, b"to station", own, other))

    @classmethod
    def as_house(cls, wire: socket.socket, key: bytes, chance: Chance = secrets.token_bytes) -> Self:
        """Prove the key to a station, and have it prove its own.

        Raises:
            WrongKeyError: it has another key.
            LinkError: it goes away, is too slow, or is no station.
        """
        until = time.monotonic() + PROVING_SECONDS
        greeting = _came(wire, len(PROTOCOL) + _CHANCE, until)
        if not greeting.startswith(PROTOCOL):
            raise LinkError("what came is no station's greeting")
        other, own = greeting[len(PROTOCOL) :], chance(_CHANCE)
        _sent(wire, PROTOCOL + own + _mac(key, b"house", other, own), until)
        proof = _came(wire, _SEAL, until)
        if not hmac.compare_digest(proof, _mac(key, b"station", other, own)):
            raise WrongKeyError("the station has another key")
        return cls(wire, _mac(key, b"to station", other, own), _mac(key, b"to house", other, own))

    def send(self, text: bytes) -> None:
        """Send one frame.

        Raises:
            LinkError: it is not taken in time, or is longer than a frame can be.
        """
        if len(text) > LONGEST:
            raise LinkError(f"{len(text)} bytes are more than a frame holds")
        length = len(text).to_bytes(_LENGTH, "big")
        _sent(self._wire, length + text + self._sends.seal(length, text), time.monotonic() + FRAME_SECONDS)

    def receive(self, seconds: float | None = None) -> bytes:
        """Wait for one frame.

        Args:
            seconds: in which it must be there, whole; as long as a frame may take where None.

        Raises:
            FalseFrameError: it is not as it was sent, or not the next one.
            LinkError: none came in time, or the line is cut.
        """
        until = time.monotonic() + (FRAME_SECONDS if seconds is None else seconds)
        length = _came(self._wire, _LENGTH, until)
        size = int.from_bytes(length, "big")
        if size > LONGEST:
            raise FalseFrameError(HouseTrouble.TOO_LONG.english())
        text = _came(self._wire, size, until)
        seal = _came(self._wire, _SEAL, until)
        if not hmac.compare_digest(seal, self._hears.seal(length, text)):
            raise FalseFrameError(HouseTrouble.CHANGED_ON_ITS_WAY.english())
        return text

    def close(self) -> None:
        """Cut the line; whoever waits for it at either end hears of it at once."""
        cut(self._wire)


class _Sealing:
    """The running seal of one direction."""

    def __init__(self, key: bytes) -> None:
        self._key, self._last = key, bytes(_SEAL)

    def seal(self, length: bytes, text: bytes) -> bytes:
        """Seal the next frame over all before it."""
        self._last = hmac.digest(self._key, self._last + length + text, "sha256")
        return self._last


def cut(wire: socket.socket) -> None:
    """Close a line, also under whoever waits for it."""
    try:
        wire.shutdown(socket.SHUT_RDWR)
    except OSError:  # the other side was quicker
        pass
    finally:
        wire.close()


def _mac(key: bytes, role: bytes, of_station: bytes, of_house: bytes) -> bytes:
    """What only who has the key can say, in one role, of this one line."""
    return hmac.digest(key, b"%b %b|%b%b" % (PROTOCOL, role, of_station, of_house), "sha256")


def _sent(wire: socket.socket, text: bytes, until: float) -> None:
    try:
        wire.settimeout(max(0.001, until - time.monotonic()))
        wire.sendall(text)
    except TimeoutError:
        raise LinkCutError(HouseTrouble.NOBODY_TAKES.english()) from None
    except OSError as fault:
        raise LinkCutError(HouseTrouble.BROKE_OFF.english(fault=fault.strerror or fault)) from fault


def _came(wire: socket.socket, size: int, until: float) -> bytes:
    """Take exactly so many bytes, however they are cut into pieces."""
    parts, left = [], size
    try:
        while left:
            wire.settimeout(max(0.001, until - time.monotonic()))
            part = wire.recv(min(left, 1 << 16))
            if not part:
                raise LinkCutError(HouseTrouble.CUT.english())
            parts.append(part)
            left -= len(part)
    except TimeoutError:
        raise LinkCutError(HouseTrouble.NOTHING_COMES.english()) from None
    except OSError as fault:
        raise LinkCutError(HouseTrouble.BROKE_OFF.english(fault=fault.strerror or fault)) from fault
    return b"".join(parts)
