"""What a station remembers from one start to the next: one TOML file, read strictly, never silently lost.

A value that is wrong is named with what to do about it; what was right beside it stays, and the file as it
was is put aside under a name of its own. Written in one step: after a power cut there is the old file or the
new.
"""

from __future__ import annotations

import contextlib
import json
import os
import tomllib
from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct, to_builtins
from msgspec.structs import fields

from app.foreign import UNREADABLE, content
from app.rules.side import Side
from app.rules.spelling import SpellingError, spelled

VERSION: Final = 1
TEXT_SIZES: Final = (100, 115, 130)
"""In hundredths of the size that the desks are drawn for."""


class Language(StrEnum):
    """What the desk is written in; phases, numbers, announces and payments keep their own."""

    ITALIAN = "it"
    ENGLISH = "en"
    FRENCH = "fr"


class Frame(NamedTuple):
    """Where a window was, in the pixels of the desktop."""

    x: int
    y: int
    width: int
    height: int


_CALLED: Final = {
    "side": "cylinder",
    "first": "wheel",
    "first_kind": "wheel_kind",
    "first_options": "wheel_options",
    "instrument_number": "wheel_number",
}
"""Fields that the file calls after a wheel, as it did before there was another game."""


class Settings(Struct, frozen=True, rename=_CALLED):
    """What is remembered; every field has a value with which a table can be dealt.

    Attributes:
        table: its name; empty before the first start was answered.
        house: a profile that is shipped, or the path of a file of one's own.
        side: at which side of the table its wheel or tumbler stands, seen by the dealer.
        database: the journal's file; empty for the user's data folder.
        dealer: who deals when the program starts.
        first: what the serial library opens of the reader that leads; empty for none.
        first_kind: its kind.
        first_options: how it is set, each `NAME=VALUE`; what it knows is its own.
        instrument_number: which wheel stands there, by the number on it; empty where nobody said.
        second: a second reader of the same numbers; empty for none.
        second_kind: its kind.
        second_options: how it is set.
        heads: the second place that the journal's last event is told to; empty for none.
        house_copy: where the house's program takes the events, HOST:PORT; empty for none.
        house_key: the file of the key that it shares with its stations.
        display: the name of the monitor that the players see; empty for none.
        language: of the desk.
        text_size: one of TEXT_SIZES.
        still: nothing moves on the desk.
        speech: what is said is spoken too.
        window: where the croupier's window was.
        maximized: whether it filled its screen, with its frame.
        full_screen: whether it fills its screen without one; None where nobody said.
    """

    table: str = ""
    house: str = "venezia"
    side: Side = Side.LEFT
    database: str = ""
    dealer: str = ""
    first: str = ""
    first_kind: str = "cammegh-ss2"
    first_options: tuple[str, ...] = ()
    instrument_number: str = ""
    second: str = ""
    second_kind: str = "cammegh-ss2"
    second_options: tuple[str, ...] = ()
    heads: str = ""
    house_copy: str = ""
    house_key: str = ""
    display: str = ""
    language: Language = Language.ITALIAN
    text_size: int = 100
    still: bool = False
    speech: bool = False
    window: Frame | None = None
    maximized: bool = False
    full_screen: bool | None = None


_FIELDS: Final = {each.encode_name: each.name for each in fields(Settings)}


def setting_name(field: str) -> str:
    """The name under which the file keeps a field of the settings."""
    return _CALLED.get(field, field)


class Fault(Struct, frozen=True):
    """One field that is wrong, and what to do."""

    field: str
    advice: str

    @property
    def sentence(self) -> str:
        """Say it in one line."""
        return f"{self.field}: {self.advice}" if self.field else self.advice


class Loaded(NamedTuple):
    """What was found.

    Attributes:
        settings: what was right, and the usual value for what was not.
        faults: what was wrong.
        aside: where the file was put as it was; None where nothing was wrong, or it could not be.
    """

    settings: Settings
    faults: tuple[Fault, ...] = ()
    aside: Path | None = None


class _WrongError(ValueError):
    """A value cannot be that of its field; says what it must be."""


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _WrongError('must be text in quotes, like "4"')
    if any(not letter.isprintable() for letter in value):
        raise _WrongError("must be one line of plain text: write it again")
    return value


def _name(value: object) -> str:
    """Take a name as it is kept; one that nobody said is empty."""
    text = _text(value)
    try:
        return spelled(text) if text.strip() else ""
    except SpellingError as fault:
        raise _WrongError(str(fault)) from fault


def _named(value: object) -> str:
    text = _text(value)
    if not text.strip():
        raise _WrongError("must not be empty: leave the line out for the usual value")
    return text


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) and "=" in word for word in value):
        raise _WrongError('must be a list of options in quotes, like ["hold_off=12"]')
    return tuple(_text(word) for word in value)


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise _WrongError("must be true or false, without quotes")
    return value


def _size(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in TEXT_SIZES:
        raise _WrongError(f"must be one of {', '.join(map(str, TEXT_SIZES))}")
    return value


def _frame(value: object) -> Frame:
    whole = isinstance(value, list) and len(value) == 4 and all(type(part) is int for part in value)
    if not whole or not isinstance(value, list) or min(value[2:]) < 1 or max(map(abs, value)) > 1 << 16:
        raise _WrongError("must be [x, y, width, height] in pixels: leave the line out for the usual place")
    return Frame(*value)


def _side(value: object) -> Side:
    return Side(_one_of(value, [side.value for side in Side]))


def _language(value: object) -> Language:
    return Language(_one_of(value, [language.value for language in Language]))


def _one_of(value: object, allowed: list[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise _WrongError("must be one of " + ", ".join(f'"{one}"' for one in allowed))
    return value


_READERS: Final[Mapping[str, Callable[[object], object]]] = {
    "table": _name,
    "house": _named,
    "cylinder": _side,
    "database": _text,
    "dealer": _name,
    "wheel": _text,
    "wheel_kind": _named,
    "wheel_options": _words,
    "wheel_number": _name,
    "second": _text,
    "second_kind": _named,
    "second_options": _words,
    "heads": _text,
    "house_copy": _text,
    "house_key": _text,
    "display": _text,
    "language": _language,
    "text_size": _size,
    "still": _flag,
    "speech": _flag,
    "window": _frame,
    "maximized": _flag,
    "full_screen": _flag,
}
"""How each field is read, in the order in which they are written."""


def read_settings(text: str) -> Loaded:
    """Read settings from TOML, field by field.

    Args:
        text: of the file.

    Returns:
        What was right, and all faults; without faults the text says exactly these settings.
    """
    try:
        found = tomllib.loads(text)
    except UNREADABLE as fault:
        return Loaded(Settings(), (Fault("", f"is no TOML: {fault}"),))
    faults: list[Fault] = []
    version = found.pop("version", None)
    if type(version) is not int or version != VERSION:
        faults.append(Fault("version", f"must be {VERSION}: the file is another program's, or a newer one's"))
    right: dict[str, object] = {}
    for name, value in found.items():
        read = _READERS.get(name)
        if read is None:
            faults.append(Fault(name, "is not a setting: take the line out, or correct its name"))
            continue
        try:
            right[_FIELDS[name]] = read(value)
        except _WrongError as wrong:
            faults.append(Fault(name, str(wrong)))
    return Loaded(Settings(**right), tuple(faults))  # type: ignore[arg-type] # each was read as its field's


def settings_text(settings: Settings) -> str:
    """Write settings as TOML; what is not known is left out."""
    lines = [
        "# What this station remembers; a wrong line is named at the next start.",
        f"version = {VERSION}",
    ]
    values = to_builtins(settings)
    lines += [f"{name} = {_toml(values[name])}" for name in _READERS if values[name] is not None]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(str(value), ensure_ascii=False).replace("\x7f", "\\u007f")
    return f"[{', '.join(map(_toml, value))}]" if isinstance(value, tuple) else str(value)


def load_settings(path: Path) -> Loaded:
    """Read the file; where something in it is wrong, put it aside as it was and keep what is right.

    Args:
        path: of the file, which need not exist.

    Returns:
        What a station starts with; never fails.
    """
    try:
        raw = content(path)
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as fault:
        return Loaded(
            Settings(), (Fault("", f"cannot be read ({fault.strerror}): check what it is, and its rights"),)
        )
    try:
        loaded = read_settings(raw.decode("utf-8"))
    except UNREADABLE:
        loaded = Loaded(Settings(), (Fault("", "is no UTF-8 text: write it again"),))
    if not loaded.faults:
        return loaded
    try:
        aside = _put_aside(path, raw)
        write_settings(path, loaded.settings)
    except OSError as fault:
        unable = Fault("", f"cannot be put right by the program ({fault.strerror}): do it by hand")
        return loaded._replace(faults=(*loaded.faults, unable))
    return loaded._replace(aside=aside)


def _put_aside(path: Path, raw: bytes) -> Path:
    """Write the bytes beside the file, under the first name that is free."""
    number = 1
    while True:
        aside = path.with_name(f"{path.name}.wrong-{number}")
        try:
            with aside.open("xb") as file:
                file.write(raw)
                file.flush()
                os.fsync(file.fileno())
        except FileExistsError:
            number += 1
        else:
            return aside


def write_settings(path: Path, settings: Settings) -> None:
    """Put new settings in the old ones' place, in one step.

    Raises:
        OSError: the disk refuses; the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(settings_text(settings))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with contextlib.suppress(OSError):  # the fault above is the one that is told
            fresh.unlink(missing_ok=True)
        raise
