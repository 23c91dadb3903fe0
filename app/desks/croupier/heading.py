"""The top of the desk as plain data: the sentence to say, what it means, and the lamps."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec import Struct

from app.desks.croupier.notices import is_connecting
from app.rules.money import Cents
from app.table.live import Live, ReaderHealth
from app.table.pace import Played
from app.table.prompts import Prompt


class Meaning(StrEnum):
    """What the French sentence means, and what to do now."""

    CLOSED = "closed"
    SUSPENDED = "suspended"
    """the management has suspended play: nothing is said"""
    COMING = "coming"
    BETS_OPEN = "bets_open"
    FIRST = "first"
    """the bank is open, the first ball comes"""
    LAST_SPIN = "last_spin"
    LAST_PLAYED = "last_played"
    """the spin that was announced as the last is over: nothing is thrown any more"""
    BESIDE_ALONE = "beside_alone"
    """that spin is over, and the ball is thrown on for games that are played beside"""
    NEW_MINIMUM = "new_minimum"
    RELIEF = "relief"
    """another dealer comes after this spin"""
    VOID = "void"
    THROWN = "thrown"
    THROWN_AGAIN = "thrown_again"
    NO_MORE_BETS = "no_more_bets"
    CANDIDATE = "candidate"
    CLEAR = "clear"
    ENTER = "enter"
    PAY = "pay"
    HALVE = "halve"
    SEE_TO = "see_to"
    """something is done besides paying: before the first payment, or after the last"""
    ALL_PAID = "all_paid"
    LAST_PAID = "last_paid"
    """nothing is thrown any more: the table is closed"""


class Health(StrEnum):
    """The light of a lamp."""

    GOOD = "good"
    UNSURE = "unsure"
    BAD = "bad"
    OFF = "off"


class ReaderLamp(NamedTuple):
    """How the reader is; speed in tenths of a turn a minute of what `instrument` says.

    Attributes:
        damaged: lines that made no sense since the connection was made.
        number_at: UTC of the last number of a reader that says nothing else; else empty.
        connecting: it was never heard yet, and nothing is wrong.
    """

    health: Health
    reader: ReaderHealth
    speed: int | None
    turning: bool | None
    instrument: str = ""
    damaged: int = 0
    number_at: str = ""
    connecting: bool = False


class JournalLamp(Struct, frozen=True):
    """How the journal is; `written_at` is UTC; `stopped` where its table is heard no more."""

    health: Health
    written_at: str
    on_paper: int
    stopped: bool = False


class Heading(Struct, frozen=True):
    """What stands at the top.

    Attributes:
        said: the words to say now, one by one, as they are called.
        in_house_words: those of them that are said in the language of the house.
        meaning: what they mean, by the game.
        prompts: what there is to do, the most pressing first.
        labels: what the house calls its colours.
        instrument: what decides a round there.
        void: why the last throw did not count, while bets are open again after it; None at any other time.
        next_spin: the spin whose bets are open while this one is being paid, or None.
        bets_over: the last spin has fallen: nothing is bet any more.
        uncounted: the first ball is still to be thrown, and nobody counted the bank.
        played: how many numbers fell of late; None while the table is closed, and in practice.
        relief_due: UTC of when another dealer is expected; empty where nobody said.
    """

    table: str
    title: str
    spin: int
    minimum: Cents
    dealer: str
    number: int | None
    meaning: Meaning
    reader: ReaderLamp
    journal: JournalLamp
    practice: bool
    most: Cents = Cents(0)
    said: tuple[str, ...] = ()
    prompts: tuple[Prompt, ...] = ()
    labels: Mapping[str, str] = {}
    next_spin: int | None = None
    instrument: str = ""
    void: str | None = None
    bets_over: bool = False
    uncounted: bool = False
    played: Played | None = None
    relief_due: str = ""
    in_house_words: frozenset[str] = frozenset()


_READER_HEALTH: Final = {
    ReaderHealth.NONE: Health.OFF,
    ReaderHealth.LIVE: Health.GOOD,
    ReaderHealth.STALE: Health.UNSURE,
    ReaderHealth.SILENT: Health.BAD,
    ReaderHealth.LOST: Health.BAD,
}


def reader_lamp(live: Live, instrument: str = "") -> ReaderLamp:
    """Give the lamp of the reader, by what it reads."""
    reader, connecting = live.reader, is_connecting(live.reader)
    health = Health.UNSURE if connecting else _READER_HEALTH[reader.health]
    told = reader.damaged, reader.number_at, connecting
    return ReaderLamp(health, reader.health, reader.speed, reader.turning, instrument, *told)


def journal_lamp(live: Live) -> JournalLamp:
    """Give the lamp of the journal."""
    journal = live.journal
    health = (
        Health.BAD if journal.on_paper or live.stopped else Health.UNSURE if journal.reason else Health.GOOD
    )
    return JournalLamp(health, journal.written_at, journal.on_paper, live.stopped)
