"""Listening to a port to find out what is attached to it: each setting of a line in turn, for some seconds.

Only listening: nothing is ever written to what is attached, so what speaks only when asked is not found.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from hardware.devices import Device, DeviceKind, SerialSettings
from hardware.guessing import Guess, guessed
from hardware.reconnecting import LOSSES, Delays, Lost, Port, broken, open_port, read_port
from hardware.registry import KINDS

_FAR_END_SETS: Final = "socket://"
_KEPT: Final = 1 << 16
"""Bytes that are guessed from; a minute of the fastest line of a wheel."""


class Recognised(NamedTuple):
    """What was found on a port.

    Attributes:
        guesses: the kinds that understand what comes, the best first.
        settings: of the line at which they do; else the last ones that were tried.
        heard: what came at the settings at which they do; else at the last ones.
        came: bytes that came at all settings together.
        trouble: why it could not be listened to, or not to the end, a sentence; empty when it could.
    """

    guesses: tuple[Guess, ...] = ()
    heard: bytes = b""
    came: int = 0
    trouble: str = ""
    settings: SerialSettings | None = None

    def options(self, kind: DeviceKind) -> tuple[str, ...]:
        """The options with which this kind is heard there, as a command line writes them."""
        return () if self.settings is None else self.settings.options_beside(kind.settings)


class Listening(NamedTuple):
    """How a port is listened to, and who is told.

    Attributes:
        seconds: how long at each setting.
        tried: takes the settings that are tried now.
        told: takes the bytes as they come.
        over: whether to end before the time.
        clock: seconds that only go forward.
        opener: opens the port or raises `Lost`.
    """

    seconds: float
    tried: Callable[[SerialSettings], None] = lambda _settings: None
    told: Callable[[bytes], None] = lambda _data: None
    over: Callable[[], bool] = lambda: False
    clock: Callable[[], float] = time.monotonic
    opener: Callable[[Device, Delays], Port] = open_port


def recognised(
    url: str, listening: Listening, kinds: Mapping[str, DeviceKind] = KINDS, name: str = "reader"
) -> Recognised:
    """Listen at each setting until somebody understands what comes.

    Args:
        url: the port; no other line may have it open.
        listening: how, and who is told.
        kinds: what may be attached.
        name: what a sentence of trouble calls it.
    """
    found = Recognised()
    for settings, speaking in attempts(url, kinds):
        if listening.over():
            break
        listening.tried(settings)
        device = Device(name, next(iter(speaking.values())), url)
        heard, trouble = _heard(device, listening)
        guesses = guessed(heard, speaking)
        at = None if url.lower().startswith(_FAR_END_SETS) else settings
        found = Recognised(guesses, heard, found.came + len(heard), trouble, at)
        if found.guesses or trouble:
            break
    return found


def attempts(
    url: str, kinds: Mapping[str, DeviceKind] = KINDS
) -> Sequence[tuple[SerialSettings, Mapping[str, DeviceKind]]]:
    """The distinct settings of a line, each with the kinds that speak so, in the order of the registry.

    The usual ones come first, then those that only an option sets. Behind a `socket://` the far end sets the
    line, so that all kinds are heard at once.
    """
    if url.lower().startswith(_FAR_END_SETS):
        return [(next(iter(kinds.values())).settings, kinds)]
    usual = dict.fromkeys(kind.settings for kind in kinds.values())
    others = dict.fromkeys(settings for kind in kinds.values() for settings in kind.also)
    return [
        (settings, {name: kind for name, kind in kinds.items() if kind.settings == settings})
        for settings in usual
    ] + [
        (settings, {name: kind.at(settings) for name, kind in kinds.items() if settings in kind.also})
        for settings in others
        if settings not in usual
    ]


def _heard(device: Device, listening: Listening) -> tuple[bytes, str]:
    """What comes in that time, of very much the first; and why it was not listened to, or not to the end."""
    heard = bytearray()
    try:
        port = listening.opener(device, Delays())
    except Lost as lost:
        return b"", str(lost)
    end = listening.clock() + listening.seconds
    try:
        while listening.clock() < end and not listening.over():
            data = _read(device, port)
            if data:
                listening.told(data)
                heard += data[: _KEPT - len(heard)]
    except Lost as lost:
        return bytes(heard), str(lost)
    finally:
        # What is gone cannot be closed properly, and its loss is being told already.
        with contextlib.suppress(*LOSSES):
            port.close()
    return bytes(heard), ""


def _read(device: Device, port: Port) -> bytes:
    try:
        return read_port(port)
    except LOSSES as error:
        raise broken(device) from error
