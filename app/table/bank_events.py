"""What happens to a table's bank and its papers, and what is corrected of what was recorded (rules 9)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType, field

from app.table.event_record import Event, Form


class BankMoved(Event, frozen=True, kw_only=True, tag="bank.moved"):
    """Chips, notes or a count of the bank.

    Attributes:
        operation: `open`, `close`, `fill`, `credit`, `change`, `drop`, `tip`, or `box`, a count of the note
            box.
        chips: pieces by chip; in a change or a drop those with negative pieces leave the bank.
        amount: what it is about, money as text.
        document: its number.
        document_total: what it says that it is about, where that was said.
        signatures: who signed it.
        result: what the table won, at the closing count.
        change: which one it is, `mass` for a player's whole mass, `cage` with the cage or another table.
        differs: by what an opening count differs from what the last closing count left, or a closing count
            from what should lie there; below zero too few.
        book: at a closing count, what should lie there, where the bank was known.
        drop: at a count of the box, what is recorded to have gone into it.
        off: by how much that count differs from it, below zero too little; absent where it does not.
        night: where it is the box of an earlier night, the place of its opening.
    """

    afterwards: ClassVar[bool] = True

    operation: str
    chips: list[Form]
    amount: str
    document: str | None = None
    document_total: str | UnsetType = UNSET
    signatures: list[str] = field(default_factory=list)
    by: str | None = None
    result: str | None = None
    change: str | UnsetType = UNSET
    differs: list[Form] | UnsetType = UNSET
    book: list[Form] | UnsetType = UNSET
    drop: str | UnsetType = UNSET
    off: str | UnsetType = UNSET
    night: int | UnsetType = UNSET

    @property
    def needs_answer(self) -> bool:
        """Where a count is not what should lie there, or the note box has not what went into it."""
        return not (self.differs is UNSET and self.off is UNSET)


class BankShort(Event, frozen=True, kw_only=True, tag="bank.short"):
    """A known bank is to have less than nothing of a chip: it was not known, and is an estimate now.

    Attributes:
        chips: those, with pieces below zero.
    """

    chips: list[Form]

    @property
    def needs_answer(self) -> bool:
        """Always."""
        return True


class DocumentVoided(Event, frozen=True, kw_only=True, tag="document.voided"):
    """A paper of a fill or a credit was spoiled before it was used; it is kept, and goes with nothing."""

    afterwards: ClassVar[bool] = True

    number: str
    operation: str
    reason: str
    by: str


class DocumentPrinted(Event, frozen=True, kw_only=True, tag="document.printed"):
    """A paper of a fill or a credit was printed; `copy` above 1 is marked as a second print."""

    afterwards: ClassVar[bool] = True

    number: str
    by: str
    copy: int


class ChipMissing(Event, frozen=True, kw_only=True, tag="bank.missing"):
    """A chip is finished, or there again (`missing` false): no payment is laid in it."""

    chip: Form
    missing: bool


class EntryCorrected(Event, frozen=True, kw_only=True, tag="entry.corrected"):
    """Something recorded earlier was wrong; it stands, and so does what is said here instead.

    Attributes:
        of: the `seq` of what was wrong.
        reason: why it was.
        by: who puts it right.
        witness: who saw it: another person.
        instead: what it says instead.
        result: what the table won, where the bank was counted for the last time.
        payment: where it is a payment: its `spin`, its place in the `order`, what it `was`, and
            the `difference` that was paid more, or below zero taken back. What it is instead is an `amount`,
            and the `chips` that came back or, with negative pieces, left the bank, where that was said.
        differs: where it is an opening count, by what that differs still from the last closing count; where
            it is a closing count, from the `book`.
        book: where it is a closing count of a known bank, what should have lain there.
        fell: where it is a spin's number, its `spin`, and what the number `was`.
        drop: where it is a count of the note box, what is recorded to have gone into it.
        off: by how much what it says instead differs from that; absent where it does not.
    """

    afterwards: ClassVar[bool] = True

    of: int
    reason: str
    by: str
    witness: str
    instead: Form
    result: str | None = None
    payment: Form | UnsetType = UNSET
    differs: list[Form] | UnsetType = UNSET
    book: list[Form] | UnsetType = UNSET
    fell: Form | UnsetType = UNSET
    drop: str | UnsetType = UNSET
    off: str | UnsetType = UNSET

    @property
    def needs_answer(self) -> bool:
        """Where a count is still not what should lie there, or the note box has not what went into it."""
        return not (self.differs is UNSET and self.off is UNSET)
