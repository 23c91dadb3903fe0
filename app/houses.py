"""The houses that are shipped, read once each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

from app.foreign import FORGED, UNREADABLE, content
from app.local_time import zone_called
from app.rules.house import House, Plain
from app.rules.house_profile import ProfileError, ReadHouse
from app.rules.spelling import LONGEST_NAME, SpellingError, spelled, spelling_key
from resources import house_profile


def house(name: str, read: ReadHouse) -> House:
    """Find a house by the name of its profile.

    Args:
        name: of the profile.
        read: reads it as a game does.

    Raises:
        LookupError: there is none of that name.
        ProfileError: its profile is wrong; names the key.
    """
    return _shipped(name, read)


@cache
def _shipped(name: str, read: ReadHouse) -> House:
    return _parsed(name, lambda: house_profile(name), read)


def house_from(word: str, read: ReadHouse) -> House:
    """Find a house by the name of its profile, or by the path of a file of one's own that ends in .toml.

    Args:
        word: name or path.
        read: reads the profile as a game does.

    Raises:
        LookupError: there is none of that name, or no such file that can be read.
        ProfileError: its profile is wrong; names the key.
    """
    if not word.endswith(".toml"):
        return house(word, read)
    path = Path(word)
    try:
        raw = content(path)
    except FileNotFoundError as fault:
        raise LookupError(f"no such house file: {word}") from fault
    except OSError as fault:
        raise LookupError(f"{word}: cannot be read: {fault.strerror}") from fault
    return _parsed(path.stem, lambda: tomllib.loads(raw.decode("utf-8")), read)


def _parsed(name: str, load: Callable[[], dict[str, object]], read: ReadHouse) -> House:
    try:
        profile = load()
    except UNREADABLE as fault:
        raise ProfileError(f"{name}.toml", f"is no TOML: {fault}") from fault
    try:
        return _known(_distinct(read(spelled(name), cast("dict[str, Plain]", _spelled(profile, "")))))
    except SpellingError as fault:
        raise ProfileError(f"{name[:LONGEST_NAME]}.toml", f"its name {fault}") from fault
    except ProfileError as fault:
        raise ProfileError(f"{name}.toml: {fault.key}", fault.fault) from fault
    except FORGED as fault:
        raise ProfileError(f"{name}.toml", f"is no house's profile: {fault}") from fault


def _spelled(value: object, key: str) -> object:
    """Give what a profile says with each of its texts as it is kept; one that is recorded stands as it is.

    Raises:
        ProfileError: a text is too long, or has control characters; it names the key.
    """
    match value:
        case dict():
            return {name: _spelled(item, f"{key}.{name}" if key else name) for name, item in value.items()}
        case list():
            return [_spelled(item, f"{key}[{place}]") for place, item in enumerate(value)]
        case str() if value.strip():
            try:
                return spelled(value)
            except SpellingError as fault:
                raise ProfileError(key, str(fault)) from fault
        case str():
            return ""
        case _:
            return value


def _known(found: House) -> House:
    """The clocks of the house are known to this machine."""
    try:
        zone_called(found.zone)
    except LookupError:
        raise ProfileError("zone", f"this machine knows no zone {found.zone}") from None
    return found


def _distinct(found: House) -> House:
    """No two colours have one name in two spellings."""
    if len({spelling_key(chip.name) for chip in found.colours}) != len(found.colours):
        raise ProfileError("colours.name", "must be different for every colour")
    return found


@cache
def title(name: str) -> str:
    """Give the title of a house that is shipped.

    Raises:
        LookupError: there is none of that name.
    """
    return str(house_profile(name)["title"])
