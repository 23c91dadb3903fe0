"""The houses that are shipped, read once each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

from app.foreign import FORGED, UNREADABLE, content
from app.rules.house import House, Plain
from app.rules.house_profile import ProfileError, parse_house
from resources import house_profile


@cache
def house(name: str) -> House:
    """Find a house by the name of its profile.

    Raises:
        LookupError: there is none of that name.
        ProfileError: its profile is wrong; names the key.
    """
    return _parsed(name, lambda: house_profile(name))


def house_from(word: str) -> House:
    """Find a house by the name of its profile, or by the path of a file of one's own that ends in .toml.

    Raises:
        LookupError: there is none of that name, or no such file that can be read.
        ProfileError: its profile is wrong; names the key.
    """
    if not word.endswith(".toml"):
        return house(word)
    path = Path(word)
    try:
        raw = content(path)
    except FileNotFoundError as fault:
        raise LookupError(f"no such house file: {word}") from fault
    except OSError as fault:
        raise LookupError(f"{word}: cannot be read: {fault.strerror}") from fault
    return _parsed(path.stem, lambda: tomllib.loads(raw.decode("utf-8")))


def _parsed(name: str, read: Callable[[], dict[str, object]]) -> House:
    try:
        profile = read()
    except UNREADABLE as fault:
        raise ProfileError(f"{name}.toml", f"is no TOML: {fault}") from fault
    try:
        return parse_house(name, cast("dict[str, Plain]", profile))
    except ProfileError as fault:
        raise ProfileError(f"{name}.toml: {fault.key}", fault.fault) from fault
    except FORGED as fault:
        raise ProfileError(f"{name}.toml", f"is no house's profile: {fault}") from fault
