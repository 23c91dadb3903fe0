"""The houses that are shipped, read once each."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import cast

from app.rules.house import House, Plain, ProfileError, parse_house
from resources import house_profile


@cache
def house(name: str) -> House:
    """Find a house by the name of its profile.

    Raises:
        LookupError: there is none of that name.
        ProfileError: its profile is wrong; names the key.
    """
    try:
        profile = house_profile(name)
    except tomllib.TOMLDecodeError as fault:
        raise ProfileError(f"{name}.toml", f"is no TOML: {fault}") from fault
    return parse_house(name, cast("dict[str, Plain]", profile))
