"""What the keys of the bank's windows say; a window, a deed or a chip says itself."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from app.desks.croupier.bank.tally import Coin


class Touch(Enum):
    """What needs no more words."""

    FORGET = "forget"
    """what was counted so far"""
    GO_ON = "go on"
    """to what comes next, or it is recorded"""
    CHIPS = "chips"
    """in which a payment's difference changes hands"""
    CORRECT = "correct"
    """what is looked at"""
    PRINT = "print"
    OTHER_BOX = "other box"
    """the night before's instead of this night's, or the other way round"""
    NEXT_FIELD = "next field"


class LookAt(NamedTuple):
    """One thing that was recorded; `paid` where it is a payment."""

    seq: int
    paid: bool = False


class LookAtLeft(NamedTuple):
    """A payment that nobody had marked."""

    spin: int
    order: int


class Answered(NamedTuple):
    """Whether that payment was made."""

    of: LookAtLeft
    paid: bool
    disputed: bool


class From(NamedTuple):
    """A list is read on from one of its lines."""

    first: int


class Fill(NamedTuple):
    """Of the chip in hand so many are counted as both sides want."""

    coin: Coin


class Step(NamedTuple):
    """The chip so many places further is counted."""

    places: int


class Going(NamedTuple):
    """What leaves the bank is counted, or what comes."""

    going: bool


class Mark(NamedTuple):
    """A chip of the bank is finished, or is there again."""

    coin: Coin


class Field(NamedTuple):
    """A field is written."""

    name: str


class Word(NamedTuple):
    """What is offered is taken for the field that is written."""

    text: str


class Folder(NamedTuple):
    """Slips are written to a folder; told to whoever made the page where it is still to be looked for."""

    path: str = ""


class Copy(NamedTuple):
    """Told to whoever made the page: a slip is written, which copy it is."""

    number: str
    copy: int
