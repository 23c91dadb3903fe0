"""What the program carries with it: house profiles and fonts, found alike in a checkout and in a wheel."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

_HOUSES = "houses"


class UnknownHouseError(LookupError):
    """No profile of that name is shipped."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no such house: {name} (there are {', '.join(house_names())})")


def house_names() -> list[str]:
    """Name the profiles that are shipped."""
    found = (entry.name for entry in (files(__name__) / _HOUSES).iterdir())
    return sorted(name.removesuffix(".toml") for name in found if name.endswith(".toml"))


def house_profile(name: str) -> dict[str, object]:
    """Read a profile as plain values.

    Raises:
        UnknownHouseError: there is none of that name.
        tomllib.TOMLDecodeError: the file is no TOML.
    """
    if name not in house_names():
        raise UnknownHouseError(name)
    return tomllib.loads((files(__name__) / _HOUSES / f"{name}.toml").read_text(encoding="utf-8"))


def dossier_program() -> bytes:
    """Read the program with which anybody checks a dossier: it needs nothing but Python."""
    return (files(__name__) / "dossier" / "verify_dossier.py").read_bytes()


def font_files() -> list[Traversable]:
    """The font family that the windows use, so that no system font is needed."""
    return [entry for entry in (files(__name__) / "fonts").iterdir() if entry.name.endswith((".ttf", ".otf"))]


def translation(language: str) -> bytes:
    """Read the texts of the windows in another language, as Qt's own tools have made them.

    Args:
        language: "en" or "fr".
    """
    return (files(__name__) / "translations" / f"{language}.qm").read_bytes()


MANUAL_LANGUAGES: Final = ("it", "en")
"""Those in which there is a manual."""


def manual(language: str) -> dict[str, str]:
    """Read the manual's pages as Markdown, by name; its contents are called README.

    Args:
        language: one of `MANUAL_LANGUAGES`.
    """
    pages = (files(__name__) / "manual" / language).iterdir()
    return {
        page.name.removesuffix(".md"): page.read_text(encoding="utf-8")
        for page in pages
        if page.name.endswith(".md")
    }
