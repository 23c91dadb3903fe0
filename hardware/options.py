"""What a house may set of a device: typed, checked, and named when it is wrong.

Options come from a settings' file or a command line, so texts are read as what they stand for. A device's own
options are a record beside its codec that adds fields to `DeviceOptions`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from hardware.devices import SerialSettings

_FIELD = re.compile(r"\$\.(\w+)")
_PATH = re.compile(r" - at .*$")

Baudrate = Literal[1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200]
Framing = Literal["8N1", "7E1", "7O1", "8E1", "7N2"]


class DeviceOptions(Struct, frozen=True):
    """What every device on a serial line has; each field has the usual value.

    Attributes:
        baudrate: of the line.
        framing: data bits, parity, stop bits.
    """

    baudrate: Baudrate = 9600
    framing: Framing = "8N1"

    @property
    def settings(self) -> SerialSettings:
        """How the line is set."""
        bits, parity, stops = self.framing
        return SerialSettings(self.baudrate, int(bits), parity, int(stops))


class OptionError(ValueError):
    """An option of a device is wrong.

    Attributes:
        field: which.
    """

    def __init__(self, kind: str, field: str, advice: str) -> None:
        super().__init__(f"{kind}: {field}: {advice}")
        self.field = field


Options = TypeVar("Options", bound=DeviceOptions)


def read_options(kind: str, usual: Options, given: Mapping[str, object]) -> Options:
    """The options of one device: what is given, and the usual value for the rest.

    Args:
        kind: the kind of device, for the sentence.
        usual: its options where nothing is said.
        given: by field; texts are read as numbers where a number belongs.

    Raises:
        OptionError: no such option, or not such a value.
    """
    known = [field.name for field in fields(usual)]
    for name in given:
        if name not in known:
            raise OptionError(kind, name, f"there is no such option: choose one of {', '.join(known)}.")
    whole = {name: getattr(usual, name) for name in known} | dict(given)
    try:
        return msgspec.convert(whole, type(usual), strict=False)
    except msgspec.ValidationError as fault:
        text = str(fault)
        named = _FIELD.search(text)
        if named is not None:
            raise OptionError(kind, named[1], f"{_PATH.sub('', text)}.") from None
        field, _, advice = text.partition(": ")
        raise OptionError(kind, field, advice) from None


def option_words(words: list[str]) -> dict[str, object]:
    """Options as a command line writes them: `hold_off=12`, and `tags.100086F444=17` for one of a table.

    Args:
        words: one option each.

    Raises:
        ValueError: a word is no option.
    """
    found: dict[str, object] = {}
    tables: dict[str, dict[str, object]] = {}
    for word in words:
        name, equals, value = word.partition("=")
        table, dot, key = name.partition(".")
        if not (equals and table) or (dot and not key):
            raise ValueError(f"{word!r} is no option: write NAME=VALUE, or NAME.KEY=VALUE in a table.")
        if dot:
            tables.setdefault(table, {})[key] = value
        else:
            found[name] = value
    return found | tables
