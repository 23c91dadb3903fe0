"""What the pit boss's desk may have written where no table's program does; the station writes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, Protocol

from app.people.permissions import Signed
from app.rules.chips import Chip
from app.rules.house import House
from app.rules.money import Cents
from app.table.json_text import Json

Form = dict[str, Json]


class Place(NamedTuple):
    """A table in a journal."""

    journal: Path
    table: str


class Entry(NamedTuple):
    """Something that was recorded: in which journal, at which table, at which place."""

    journal: Path
    table: str
    seq: int


class PaidFact(NamedTuple):
    """A payment that was made, and may be put right.

    Attributes:
        table: at which.
        seq: the place of its mark in the table's record.
        words: which one it is.
        paid: what was paid as it stands, cents.
        house: whose chips there are.
        paid_in: its chip; None where it has none.
        earlier: its night is over: its bank was counted with what was paid then.
    """

    table: str
    seq: int
    words: str
    paid: Cents
    house: House
    paid_in: Chip | None
    earlier: bool


class Fact(NamedTuple):
    """Something for which somebody is to answer.

    Attributes:
        entry: where it is recorded.
        words: what it was.
        asks: what is asked of whoever answers: the same words for all that ask the same.
        not_by: who does not answer for it, since it is about himself; empty where anybody may.
    """

    entry: Entry
    words: str
    asks: str
    not_by: str = ""


class Answer(NamedTuple):
    """What somebody found of one thing for which he answers."""

    entry: Entry
    note: str


class Signature(NamedTuple):
    """A name with its code, as somebody typed them."""

    name: str
    code: str


class Outcome(StrEnum):
    """What became of what was to be written."""

    DONE = "done"
    WRONG = "wrong"
    """name or code are wrong: nobody is told which"""
    LOCKED = "locked"
    MUST_CHANGE = "must_change"
    """the code was given by somebody else, and is changed before anything else"""
    NOT_ALLOWED = "not_allowed"
    """the role does not let him"""
    REFUSED = "refused"
    """the table refuses it; `reason` says why"""
    RUNNING = "running"
    """the table's own program holds the journal: it is done there"""
    COPY = "copy"
    """the file is a copy: nothing is ever written into it"""
    READ_ONLY = "read_only"
    """the folder or the file may not be written"""
    BUSY = "busy"
    """another program holds the register of people"""
    NO_REGISTER = "no_register"
    """there are no people yet who could sign"""
    TROUBLE = "trouble"
    """the register or the journal cannot be used; `reason` says why"""


class Written(NamedTuple):
    """The answer.

    Attributes:
        name: whose signature it is about.
        minutes: how long his name is locked.
        reason: a sentence, where there is more to say.
    """

    outcome: Outcome
    name: str = ""
    minutes: int = 0
    reason: str = ""


class Writer(Protocol):
    """Writes into a journal that no other program holds; called on a thread that may wait."""

    def people(self) -> Sequence[Signed]:
        """Name those who may sign here; nobody where the register cannot be read."""
        ...

    def standing(self, entry: Entry) -> Written:
        """Say whether anything can be written there now: `DONE`, or what would stand in the way."""
        ...

    def outlook(self, place: Place) -> Written:
        """Say as `standing`, as far as it can be seen without a touch: it is asked again and again."""
        ...

    def answer(self, answers: Sequence[Answer], by: Signature) -> Written:
        """Answer by name for what was recorded at one table: for all of it at once, or for nothing."""
        ...

    def correct(self, entry: Entry, instead: Form, reason: str, by: Signature, witness: Signature) -> Written:
        """Put right what was recorded: why, by whom and before whom; the first stays as it is."""
        ...


Deed = Callable[[Writer], Written]
"""Something that is to be written, with all that was typed for it."""
