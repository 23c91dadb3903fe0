"""The houses that are shipped, read once each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import cast

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
        LookupError: there is none of that name, or no such file.
        ProfileError: its profile is wrong; names the key.
    """
    if not word.endswith(".toml"):
        return house(word)
    path = Path(word)
    if not path.is_file():
        raise LookupError(f"no such house file: {word}")
    return _parsed(path.stem, lambda: tomllib.loads(path.read_text(encoding="utf-8")))


def _parsed(name: str, read: Callable[[], dict[str, object]]) -> House:
    try:
        return parse_house(name, cast("dict[str, Plain]", read()))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise ProfileError(f"{name}.toml", f"is no TOML: {fault}") from fault
    except ProfileError as fault:
        raise ProfileError(f"{name}.toml: {fault.key}", fault.fault) from fault
