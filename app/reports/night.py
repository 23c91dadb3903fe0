"""One night of a table, from an opening to its closing: its figures, and what several nights come to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Struct, field

from app.reports.stamp import Stamp
from app.rules.inventory import Bundle
from app.rules.money import parse_money
from app.table.bank_fold import pieces_of
from app.table.evening_book import PlayedSpin
from app.table.note_box import BOX, in_box
from app.table.overnight import counted_otherwise
from app.table.state import TableState


class Night(Struct):
    """One night, from an opening to the closing; amounts in cents.

    Attributes:
        opened: when play was opened.
        closed: when it was closed; None where it never was.
        dealers: who dealt, in their order.
        spins: numbers that fell.
        not_entered: spins that were closed with payments that nobody entered.
        playing: microseconds in which play was open and not suspended, by the steady clock.
        handle: all stakes, where every stake was entered; else None.
        taken: what the bank took, where every stake was entered; else None.
        paid: what was entered as paid, as it stands corrected, and what side games handed over at once.
        bank_open: whether the bank was counted at the opening.
        counted: whether it was counted at the closing, so that there is a result.
        closing: what lay there at the closing count, with what changed hands after it.
        differs: by what the opening count, as it stands, is not what the last closing count left.
        put_right: what came into the bank after the closing count by payments put right; below zero, left it.
        unmoved: what was paid more by corrections of its payments for which no chips moved that night.
        earlier: what came into the bank that night for payments of earlier ones; below zero, left it.
        loose: cents that the bank took and no chip makes up; below zero, gave.
        boxed: what was counted in its note box, as it stands; None where nobody counted it.
        in_box: what of its drop is in the box still, by the record.
        out: the colours of which not every piece was back at the closing.
        register: which register of people held, and `register_known`, which was known; None if not said.
    """

    opened: Stamp
    minimum: str
    house: str
    program: str = ""
    closed: Stamp | None = None
    dealers: list[str] = field(default_factory=list)
    spins: int = 0
    not_entered: int = 0
    playing: int = 0
    handle: int | None = None
    taken: int | None = None
    paid: int = 0
    bank_open: bool = False
    counted: bool = False
    opening: int = 0
    fills: int = 0
    credits: int = 0
    drop: int = 0
    tips: int = 0
    closing: int = 0
    put_right: int = 0
    unmoved: int = 0
    earlier: int = 0
    loose: int = 0
    boxed: int | None = None
    in_box: int = 0
    differs: Bundle = ()
    out: tuple[str, ...] = ()
    register: str | None = None
    register_known: str = ""

    @property
    def result(self) -> int | None:
        """What the table won: closing + credits + drop − opening − fills; None before the closing count."""
        if not self.counted:
            return None
        return self.closing + self.credits + self.drop - self.opening - self.fills

    @property
    def counted_closing(self) -> int:
        """What was counted at the closing."""
        return self.closing - self.put_right

    def bank_is(self, state: TableState) -> None:
        """Take over the book of the bank as it stands now."""
        book, before = state.bank, state.books_before
        self.bank_open, self.counted = book.begun, book.closing is not None
        # Counted open again, a night has what all its books have; what lay there between two cancels out.
        self.opening = book.opening + sum(each.opening - (each.closing or 0) for each in before)
        self.fills, self.credits, self.drop, self.tips = (
            sum(getattr(each, name) for each in (*before, book))
            for name in ("fills", "credits", "drop", "tips")
        )
        boxes = [moved for moved in state.movements.values() if moved.operation == BOX]
        counted = [parse_money(moved.amount) for moved in boxes if moved.night is UNSET]
        self.boxed = sum(counted) if counted else None
        self.in_box = in_box(state)
        self.closing = book.closing or 0
        self.loose = sum(each.loose for each in (*before, book))
        self.put_right = self.put_right if self.counted else 0
        counts = [moved for moved in state.movements.values() if moved.operation == "open"]
        self.differs = counted_otherwise(state.lay, pieces_of(counts[-1])) if counts else ()

    def count(self, spin: PlayedSpin, stakes: int) -> None:
        """Enter a spin that is over; `stakes` is what lay there at its end, in cents."""
        if spin.number is None:
            return
        if self.handle is not None:
            self.handle += stakes
        self.spins += 1
        self.not_entered += spin.entered is False
        self.paid += spin.paid or 0
        if self.taken is not None:
            self.taken = None if spin.taken is None else self.taken + spin.taken


def per_hour(amount: int, microseconds: int) -> int | None:
    """Say how much an amount is for an hour of play, rounded half up; None for less than a minute."""
    if microseconds < 60_000_000:
        return None
    hour = 3_600_000_000
    return (2 * amount * hour + microseconds) // (2 * microseconds)


def total(nights: Sequence[Night], name: str) -> int | None:
    """Add up one figure of the nights; None where one of them does not know it."""
    found = [getattr(night, name) for night in nights]
    return None if any(each is None for each in found) else sum(found)
