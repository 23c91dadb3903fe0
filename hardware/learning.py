"""Learning a marked ball: somebody holds one ball to the head, and says which number it is.

Nothing else ever makes a tag a number: a head that only listens learns nothing.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Sequence

from hardware.codecs.rfid_head import LearningError, TagReader
from hardware.devices import Device
from hardware.readings import LineChanged, LineState, Reading
from hardware.reconnecting import Delays, Port, open_port
from hardware.trial import Trial

AGREEING = 3
"""Frames of one ball that must come before it is believed to lie at the head."""


def held_tag(device: Device, seconds: float, *, opener: Callable[[Device, Delays], Port] = open_port) -> str:
    """The tag of the ball that is held to a head now.

    Args:
        device: the head.
        seconds: how long to wait for a ball.
        opener: opens the port or raises `Lost`.

    Raises:
        LearningError: no ball came, or more than one; the sentence says what to do.
    """
    reader, seen, enough, trouble = TagReader(), Counter[str](), threading.Event(), list[str]()

    def take(data: bytes) -> None:
        seen.update(reader.feed(data))
        if len(seen) > 1 or any(count >= AGREEING for count in seen.values()):
            enough.set()

    def read(said: Sequence[Reading]) -> None:
        trouble[:] = [
            r.reason for r in said if isinstance(r, LineChanged) and r.state is LineState.LOST
        ] or trouble

    trial = Trial(
        device, seconds=seconds, bytes_told=take, readings_told=read, ended=enough.set, opener=opener
    )
    trial.start()
    enough.wait()
    trial.stop()
    trial.join()
    if len(seen) > 1:
        raise LearningError(
            f"tags: several balls are near the head ({', '.join(sorted(seen))}): hold one to it."
        )
    found = next((tag for tag, count in seen.items() if count >= AGREEING), None)
    if found is None:
        raise LearningError(trouble[-1] if trouble else "tags: no ball was read: hold it nearer to the head.")
    return found
