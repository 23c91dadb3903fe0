"""The devices that can be spoken to, by name. A new one costs a codec file and a line here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hardware.codecs.cammegh import Cammegh
from hardware.codecs.tumbler import Tumbler
from hardware.devices import DeviceKind, SerialSettings
from hardware.readings import TumblerSeen
from hardware.typed import TypedLines

KINDS: Mapping[str, DeviceKind] = {
    kind.name: kind
    for kind in (
        DeviceKind("cammegh-ss2", partial(Cammegh, "ss2"), heartbeat=True),
        DeviceKind("cammegh-m360", partial(Cammegh, "m360"), heartbeat=True),
        DeviceKind("keypad", TypedLines, heartbeat=False, instrument=None),
        DeviceKind(
            "tumbler/1-usb",
            Tumbler,
            heartbeat=True,
            settings=SerialSettings(115200),
            instrument="tumbler",
            beat=TumblerSeen,
            stale=3,
            silent=6,
        ),
        DeviceKind(
            "tumbler/1", Tumbler, heartbeat=True, instrument="tumbler", beat=TumblerSeen, stale=3, silent=6
        ),
    )
}


class UnknownKindError(ValueError):
    """No device of that name is known."""

    def __init__(self, name: str) -> None:
        super().__init__(f"No device is called {name!r}: choose one of {', '.join(sorted(KINDS))}.")


def device_kind(name: str) -> DeviceKind:
    """The kind of device of that name.

    Raises:
        UnknownKindError: there is none; the sentence lists those that there are.
    """
    try:
        return KINDS[name]
    except KeyError:
        raise UnknownKindError(name) from None
