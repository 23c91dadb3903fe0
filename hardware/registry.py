"""The devices that can be spoken to, by name. A new one costs a codec file and a line here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import get_args, get_type_hints

from msgspec.structs import replace

from hardware.codecs.cammegh_variants import CammeghOptions
from hardware.codecs.napsa import Napsa, NapsaOptions
from hardware.codecs.rfid_head import RfidHead, RfidOptions
from hardware.codecs.two_digits import TwoDigitOptions, TwoDigits
from hardware.devices import Codec, CodecMaker, DeviceKind, SerialSettings
from hardware.options import DeviceOptions, Options, read_options
from hardware.readings import TumblerSeen, WheelMemory
from hardware.typed import TypedLines


def kind_of(
    name: str,
    make: Callable[[Options, WheelMemory | None], Codec],
    usual: Options,
    *,
    heartbeat: bool,
    instrument: str | None = "wheel",
    also: tuple[SerialSettings, ...] = (),
) -> DeviceKind:
    """One kind of device: a line of the registry.

    Args:
        name: as the command line and the settings call it.
        make: makes its codec from options and what is remembered.
        usual: its options where nothing is set.
        heartbeat: it speaks unasked, so silence is a fault.
        instrument: what its numbers come from, `wheel` or `tumbler`; None where it may be either.
        also: other settings of its line that are met.
    """

    def configured(given: Mapping[str, object]) -> tuple[CodecMaker, SerialSettings]:
        options = read_options(name, usual, given)
        return partial(make, options), options.settings

    return DeviceKind(
        name, partial(make, usual), heartbeat, usual.settings, configured, instrument, also=also
    )


def registered(*kinds: DeviceKind) -> Mapping[str, DeviceKind]:
    """A registry of these kinds, that nobody changes.

    Raises:
        ValueError: two kinds have one name.
    """
    names = [kind.name for kind in kinds]
    if len(set(names)) != len(names):
        double = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"Two kinds of device are called {double!r}.")
    return MappingProxyType({kind.name: kind for kind in kinds})


def _typed(_options: DeviceOptions, memory: WheelMemory | None) -> TypedLines:
    return TypedLines(memory)


def _tumbler(name: str, usual: DeviceOptions) -> DeviceKind:
    """A tumbler lives as long as its status comes, every two seconds; its draw alone is no sign of life."""
    kind = kind_of(name, _drawn, usual, heartbeat=True, instrument="tumbler")
    return replace(kind, beat=TumblerSeen, stale=3, silent=6)


def _drawn(_options: DeviceOptions, memory: WheelMemory | None) -> Codec:
    from hardware.codecs.tumbler import Tumbler  # noqa: PLC0415 - a window with a wheel does not wait for it

    return Tumbler(memory)


def _cammegh(variant: str, options: CammeghOptions, memory: WheelMemory | None) -> Codec:
    from hardware.codecs.cammegh import Cammegh  # noqa: PLC0415 - nor one with a tumbler for this

    return Cammegh(variant, memory, options)


_TWO_DIGIT_LINES = tuple(
    TwoDigitOptions(baudrate, framing).settings
    for framing in get_args(get_type_hints(TwoDigitOptions)["framing"])
    for baudrate in get_args(get_type_hints(TwoDigitOptions)["baudrate"])
)
"""Such a head's format is published nowhere: every speed and framing that it may be set to is met."""

KINDS: Mapping[str, DeviceKind] = registered(
    kind_of("cammegh-ss2", partial(_cammegh, "ss2"), CammeghOptions(), heartbeat=True),
    kind_of("cammegh-m360", partial(_cammegh, "m360"), CammeghOptions(), heartbeat=True),
    kind_of("napsa", Napsa, NapsaOptions(), heartbeat=True),
    kind_of(
        "two-digits", TwoDigits, TwoDigitOptions(), heartbeat=False, instrument=None, also=_TWO_DIGIT_LINES
    ),
    kind_of("rfid-head", RfidHead, RfidOptions(), heartbeat=False, instrument=None),
    kind_of("keypad", _typed, DeviceOptions(), heartbeat=False, instrument=None),
    _tumbler("tumbler/1-usb", DeviceOptions(115200)),
    _tumbler("tumbler/1", DeviceOptions()),
)


class UnknownKindError(ValueError):
    """No device of that name is known."""

    def __init__(self, name: str, kinds: Mapping[str, DeviceKind] = KINDS) -> None:
        super().__init__(f"No device is called {name!r}: choose one of {', '.join(sorted(kinds))}.")


def device_kind(name: str, kinds: Mapping[str, DeviceKind] = KINDS) -> DeviceKind:
    """The kind of device of that name.

    Args:
        name: as the settings call it.
        kinds: where it is looked for; `registered` makes one with a house's own devices.

    Raises:
        UnknownKindError: there is none; the sentence lists those that there are.
    """
    try:
        return kinds[name]
    except KeyError:
        raise UnknownKindError(name, kinds) from None
