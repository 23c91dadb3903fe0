"""A page as plain data: what stands on it, in its order; how it is drawn is another's affair."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Heading(Struct, frozen=True):
    """A line above what follows."""

    text: str


class Note(Struct, frozen=True):
    """A sentence; `loud` where nobody may pass it by."""

    text: str
    loud: bool = False


class Figures(Struct, frozen=True):
    """Names and their figures, one below the other; the last is the sum where `summed`."""

    rows: Sequence[tuple[str, str]]
    summed: bool = False


class Row(Struct, frozen=True):
    """A row of a list; `struck` where something else holds instead."""

    cells: Sequence[str]
    struck: bool = False


class Rows(Struct, frozen=True):
    """A list with the names of its columns; `right`: the places of those that stand at the right."""

    columns: Sequence[str]
    rows: Sequence[Row]
    right: frozenset[int] = frozenset()


class Seal(Struct, frozen=True):
    """What is kept outside the file: as text, and to be read by a camera."""

    text: str


class Picture(Struct, frozen=True):
    """Something drawn: a PNG under a name of its own on this page, in percent of the page's width."""

    name: str
    png: bytes
    wide: int = 60


class SignHere(Struct, frozen=True):
    """Lines on which people sign, with what each signs as."""

    names: Sequence[str]


Part = Heading | Note | Figures | Rows | Seal | Picture | SignHere


class Sheet(Struct, frozen=True):
    """A page of the house.

    Attributes:
        title: what it is.
        beneath: of what, and when.
        parts: what stands on it.
        clocks: by which clocks its times are; empty where it has none.
    """

    title: str
    beneath: str
    parts: Sequence[Part]
    clocks: str = ""
