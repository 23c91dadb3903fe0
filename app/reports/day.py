"""The day of a table: its nights, what its bank took and gave, and what somebody must answer for (rules 9).

A night belongs whole to the gaming day in which it was opened: its counts, fills and credits are one sum.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from msgspec import UNSET

from app.reports.after_the_count import LateSpin, LateSpins
from app.reports.boxes import EarlierBoxes
from app.reports.counts import Counts
from app.reports.day_end import is_of_day
from app.reports.disputed import Disputed
from app.reports.left_unmarked import LeftUnmarked, answered, more_paid, unmarked_after
from app.reports.night import Night
from app.reports.roulette.void_throws import VoidThrow, explained, voids_after
from app.reports.stamp import Stamp
from app.reports.unsigned import Unsigned, registers, unsigned_after
from app.rules.chips import Chip
from app.rules.inventory import worth
from app.rules.money import parse_money
from app.table import events as happened
from app.table.bank_fold import corrected_movement
from app.table.corrected_payments import read_put_right
from app.table.evening_book import EveningBook, PlayedSpin
from app.table.event_record import Event
from app.table.missing_documents import Gap, Paper, missing_documents
from app.table.note_box import BOX
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable
from app.table.unanswered import needs_answer
from app.table.unmarked import counted_since

LAYOUT_NOTES: Final = "notes"
"""What a line of the bank is of notes that lay on the layout and were changed when their spin was paid."""
PAYMENT: Final = "payment"
"""What a line of the bank is that says what was paid otherwise than it was marked."""


class BankLine(NamedTuple):
    """Something that was recorded of the bank.

    Attributes:
        stamp: when it was recorded.
        amount: cents, as it was recorded.
        corrected_by: the place of the correction that holds instead, if there is one.
        of: the place of what it corrects, if it is a correction.
        reason: why it was corrected.
        payment: its spin and its place in the order of the house, where it is a payment that was put right.
        more: cents that were paid more by such a correction, below zero taken back.
        moved: what came back into the bank, or with negative pieces left it, by such a correction.
        spin: of notes that lay on the layout, the spin after which they went into the box.
    """

    stamp: Stamp
    operation: str
    amount: int
    document: str | None
    by: str | None
    signatures: tuple[str, ...]
    corrected_by: int | None = None
    of: int | None = None
    reason: str = ""
    payment: tuple[int, int] | None = None
    more: int | None = None
    moved: tuple[tuple[Chip, int], ...] = ()
    spin: int | None = None


class VoidPaper(NamedTuple):
    """A paper of a fill or a credit that was spoiled before it was used; it is kept."""

    stamp: Stamp
    paper: Paper
    reason: str
    by: str


class Dispute(NamedTuple):
    """A payment that was disputed, and its ruling if there is one.

    Attributes:
        order: the payment's place in the order of the house, as it stands now.
        claim: what was claimed.
        ruled_by: who ended it.
        by: who objected; empty where nobody said.
        amount: cents that the payment came to when it was disputed.
        owner: whose payment it is; None where nobody knows.
        lapsed: nobody ruled on it, and nobody can any more: its spin is over, or has another number.
    """

    stamp: Stamp
    spin: int | None
    order: int
    claim: str
    ruled_by: str | None = None
    ruling: str = ""
    by: str = ""
    amount: int | None = None
    owner: str | None = None
    lapsed: bool = False


class Waiting(NamedTuple):
    """Something that needs an answer, and who has answered for it.

    Attributes:
        night: when its night was opened, as events write it; empty where that is not known.
    """

    stamp: Stamp
    event: Event
    answered_by: str | None = None
    note: str = ""
    night: str = ""


class _Made(NamedTuple):
    """A payment that was made, in which night, and whether it went to the boîte."""

    stamp: Stamp
    night: Night
    for_employees: bool


class DayOfTable:
    """Keeps the day of one table; events are entered in their order, from an opening on.

    Attributes:
        nights: those of the day.
        lines: what was recorded of the bank, in its order.
        void_papers: the papers that were declared void.
        voids: the void throws.
        disputes: the payments that were disputed.
        waiting: what needs an answer, answered or not.
        unsigned: what went on without a code, in nights whose opening says which register held.
        unmarked: the payments that nobody had marked when their spin was closed, answered or not.
        verified: what came of the last check of the journal, and when; None where there was none.
        counts: the counts of the bank, chip by chip.
        last: the last event of the day: of what was entered once both its last night and its gaming day were
            over only what says something of it.
    """

    def __init__(self, table: str, until: str = "") -> None:
        """Nothing is entered yet.

        Args:
            table: whose day it is.
            until: when the gaming day is over, as events write times; empty where it is not looked at so.
        """
        self.table, self._until = table, until
        self.nights: list[Night] = []
        self.lines: list[BankLine] = []
        self.void_papers: list[VoidPaper] = []
        self.voids: list[VoidThrow] = []
        self.disputes: list[Dispute] = []
        self.waiting: list[Waiting] = []
        self.unsigned: list[Unsigned] = []
        self.unmarked: list[LeftUnmarked] = []
        self.verified: tuple[Stamp, happened.JournalVerified] | None = None
        self.last: Stamp | None = None
        self._book, self._late, self._boxes = EveningBook(table), LateSpins(), EarlierBoxes()
        self._counted: tuple[PlayedSpin, int | None, int | None] | None = None
        self._papers_before: Mapping[str, str] = {}
        self._disputed = Disputed()
        self._moved: dict[int, happened.BankMoved] = {}
        self.counts = Counts()
        self._made: dict[int, _Made] = {}

    @property
    def state(self) -> SpinTable:
        """The table after the last event that was entered."""
        return self._book.state

    def enter(self, stamp: Stamp, event: Event) -> None:
        """Enter one event.

        Raises:
            BrokenStoryError: it cannot follow what came before.
            ValueError, LookupError, TypeError, AttributeError: it is no table's.
        """
        before = self._book.state
        of_day = is_of_day(self._until, before, stamp, event)
        playing = before.opened and before.suspended is None
        over = self._book.enter(event, stamp.at)
        if isinstance(event, happened.TableOpened):
            self._begin(stamp, event)
        night = self.nights[-1]
        if playing and self.last is not None and self.last.boot == stamp.boot:
            night.playing += max(0, stamp.mono - self.last.mono)
        if over is not None:
            self._counted = over, night.handle, night.taken
            _count(night, over, before.spin(over.spin))
        if isinstance(event, happened.SpinReopened):
            self._opened_again(night, event)
        elif event.spin is not None and (notes := self._book.state.bank.drop - before.bank.drop):
            self.lines.append(BankLine(stamp, LAYOUT_NOTES, notes, None, None, (), spin=event.spin))
            night.bank_is(self._book.state)
        elif event.spin is not None and self._book.state.bank.tips != before.bank.tips:
            night.bank_is(self._book.state)
        self._note(stamp, event, night)
        self.unmarked = unmarked_after(self.unmarked, stamp, event, self.state)
        self._dispute(stamp, event, before)
        self._late.enter(stamp, event, self._book.state.bank)
        if of_day:
            self._ends_with(stamp, event)

    def _ends_with(self, stamp: Stamp, event: Event) -> None:
        """Take an event of the day for its last."""
        self.last = stamp
        if isinstance(event, happened.JournalVerified):
            self.verified = stamp, event

    def _opened_again(self, night: Night, event: happened.SpinReopened) -> None:
        """Take back what the closing of a spin was counted for."""
        if self._counted is not None:
            over, night.handle, night.taken = self._counted
            night.spins -= 1
            night.not_entered -= over.entered is False
            night.paid -= over.paid or 0
        self.lines = [
            line for line in self.lines if (line.operation, line.spin) != (LAYOUT_NOTES, event.spin)
        ]
        night.bank_is(self._book.state)

    @property
    def late(self) -> tuple[LateSpin, ...]:
        """Give the spins that were thrown after the closing count, of which no result knows (rules 9)."""
        return self._late.found

    @property
    def missing_papers(self) -> tuple[Gap, ...]:
        """Name the papers that are missing in their sequence; a void one is not (rules 9)."""
        return missing_documents(self._papers_before, self._papers())

    @property
    def papers(self) -> tuple[str, ...]:
        """Give the numbers of the day's papers, void ones last."""
        return tuple(dict.fromkeys(paper.number for paper in self._papers()))

    def _papers(self) -> list[Paper]:
        used = [
            Paper(line.operation, line.document)
            for line in self.lines
            if line.document is not None and line.corrected_by is None
        ]
        return [*used, *(void.paper for void in self.void_papers)]

    def answered(self, of: int, by: str, note: str) -> None:
        """Enter an answer that was given on a later day."""
        self.waiting = [
            each._replace(answered_by=by, note=note) if each.stamp.seq == of else each
            for each in self.waiting
        ]

    def explained_later(self, event: happened.VoidExplained) -> None:
        """Take why a throw of an earlier night was void; nothing happens where it is of another day."""
        self.voids = explained(self.voids, event)

    def payment_answered(self, stamp: Stamp, event: happened.PaymentAnswered, *, later: bool = False) -> None:
        """Enter whether a payment of this day was made that nobody had marked; a `later` day may say so too.

        It is of the night in which its spin was closed, and so is what is put right of it. Where the bank was
        counted since, no chip of that night moves by it.
        """
        for place, each in enumerate(self.unmarked):
            if (each.of.spin, each.of.order) == (event.spin, event.order):
                night = next(night for night in reversed(self.nights) if night.opened.seq < each.stamp.seq)
                more, theirs = more_paid(each, event), each.of.payment.employees
                night.paid += more
                over = later or night is not self.nights[-1]
                if over or counted_since(self.state, each.of):
                    night.unmoved += more
                if over and theirs:  # tonight's boîte is the bank's own figure
                    night.tips += more
                self._made[stamp.seq] = _Made(stamp, night, theirs)
                self.unmarked[place] = answered(each, stamp, event)
        self.disputes = [
            each._replace(ruled_by=event.by, ruling=event.reason or "", lapsed=event.by is None)
            if (each.spin, each.order, each.lapsed, each.ruled_by) == (event.spin, event.order, False, None)
            else each
            for each in self.disputes
        ]

    def put_right_later(self, stamp: Stamp, event: happened.EntryCorrected) -> None:
        """Enter what was put right of a payment of this day on a later one; its chips moved there.

        Raises:
            ValueError, LookupError, TypeError: it is no such thing.
        """
        if event.of in self._made and isinstance(event.payment, dict):
            line = self._put_right(stamp, event, event.payment, later=True)
            self._in_place_of(line._replace(of=event.of, reason=event.reason))

    def box_counted(self, stamp: Stamp, event: happened.BankMoved | happened.EntryCorrected) -> None:
        """Enter the count of an earlier night's note box, or what was put right of it, with that night.

        Of a night of another day nothing stands here.

        Raises:
            ValueError, LookupError, TypeError: it is no such thing.
        """
        if (now := self._boxes.enter(stamp.seq, event, self.nights)) is None:
            return
        if isinstance(event, happened.BankMoved):
            self.lines.append(_line(stamp, now))
            return
        line = _line(stamp, now)._replace(by=event.by, signatures=(event.by, event.witness))
        self._in_place_of(line._replace(of=event.of, reason=event.reason))

    def _begin(self, stamp: Stamp, event: happened.TableOpened) -> None:
        entered = 0 if event.all_entered else None
        if not self.nights and event.documents is not UNSET:
            self._papers_before = event.documents
        night = Night(stamp, event.minimum, "", dealers=[event.dealer], handle=entered, taken=entered)
        night.register, night.register_known = registers(event)
        self.nights.append(night)
        self._moved = {}

    def _note(self, stamp: Stamp, event: Event, night: Night) -> None:
        if needs_answer(event):
            self.waiting.append(Waiting(stamp, event, night=night.opened.at))
        unsigned_after(self.unsigned, stamp, event, night.register)
        match event:
            case happened.TableRules():
                night.house, night.program = event.house, event.program
            case happened.TableDealer() if event.dealer != night.dealers[-1]:
                night.dealers.append(event.dealer)
            case happened.TableClosed():
                night.closed, night.out = stamp, tuple(event.colours_out)
            case happened.SpinVoid() | happened.VoidExplained() | happened.SpinValid():
                self.voids = voids_after(self.voids, stamp, event)
            case happened.EventAnswered():
                self.answered(event.of, event.by, event.note)
            case _:
                self._note_money(stamp, event, night)

    def _note_money(self, stamp: Stamp, event: Event, night: Night) -> None:
        self.counts.enter(stamp, event)
        match event:
            case happened.BankMoved() | happened.EntryCorrected() if self._boxes.is_about(event):
                self.box_counted(stamp, event)
            case happened.BankMoved():
                self._moved[stamp.seq] = event
                self.lines.append(_line(stamp, event))
                night.bank_is(self._book.state)
            case happened.DocumentVoided():
                paper = Paper(event.operation, event.number)
                self.void_papers.append(VoidPaper(stamp, paper, event.reason, event.by))
            case happened.PaymentMade():
                self._made[stamp.seq] = _Made(stamp, night, self._is_for_employees(event))
            case happened.PaymentAnswered():
                self.payment_answered(stamp, event)
            case happened.EntryCorrected():
                self._correct(stamp, event)
                self._take_over(event, night)
            case _:
                pass

    def _is_for_employees(self, event: happened.PaymentMade) -> bool:
        settlement = None if self.state.paying is None else self.state.paying.settlement
        return settlement is not None and settlement.payments[event.order - 1].employees

    def _dispute(self, stamp: Stamp, event: Event, before: SpinTable) -> None:
        """Enter what a dispute is about, and how it ended."""
        spin = self.state.spin(event.spin)
        about = self._disputed.enter(event, before.spin(event.spin), spin)
        match event:
            case happened.PaymentDisputed(order=order) if about == (len(self.disputes),):
                claim = Dispute(stamp, event.spin, order, event.reason or "", by=event.by or "")
                if spin is not None and spin.settlement is not None:
                    of = spin.settlement.payments[order - 1]
                    claim = claim._replace(amount=of.amount, owner=of.owner)
                self.disputes.append(claim)
            case happened.PaymentRuled():
                for number in about:
                    ruled = self.disputes[number]._replace(ruled_by=event.by, ruling=event.reason or "")
                    self.disputes[number] = ruled
            case happened.SpinNumber() | happened.SpinTakenBack() | happened.SpinClosed():
                left = () if event.spin is None else self.state.unmarked.get(event.spin, ())
                goes_on = {each.order for each in left if each.disputed}
                self.disputes = [
                    each._replace(lapsed=each.order not in goes_on)
                    if (each.spin, each.ruled_by) == (event.spin, None)
                    else each
                    for each in self.disputes
                ]
            case _:
                pass
        for number, order in self._disputed.open.items():
            self.disputes[number] = self.disputes[number]._replace(order=order, lapsed=False)

    def _correct(self, stamp: Stamp, event: happened.EntryCorrected) -> None:
        was = self._moved.get(event.of)
        if isinstance(event.payment, dict):
            line = self._put_right(stamp, event, event.payment)
        elif was is None:
            line = BankLine(stamp, "", 0, None, event.by, (event.by, event.witness))
        else:
            now = self._moved[event.of] = corrected_movement(was, event.instead)
            line = _line(stamp, now)._replace(by=event.by, signatures=(event.by, event.witness))
        self._in_place_of(line._replace(of=event.of, reason=event.reason))

    def _in_place_of(self, line: BankLine) -> None:
        """Write what is said instead; what stood there before is struck through."""
        self.lines = [
            each._replace(corrected_by=line.stamp.seq) if line.of in {each.stamp.seq, each.of} else each
            for each in self.lines
        ]
        self.lines.append(line)

    def _take_over(self, event: happened.EntryCorrected, night: Night) -> None:
        """Take over the bank; what a payment put right moves after the count was not counted."""
        lay = night.closing if night.counted else None
        night.bank_is(self._book.state)
        if lay is not None and isinstance(event.payment, dict):
            night.put_right += night.closing - lay

    def _put_right(
        self, stamp: Stamp, event: happened.EntryCorrected, payment: happened.Form, *, later: bool = False
    ) -> BankLine:
        """Enter a payment that is put right; the first time it stands there as it was made, too.

        One of an earlier day was paid on that day: here stands what was said of it, and what changed hands.
        What is put right on a `later` day moves its chips there.
        """
        now, was = read_put_right(event.instead), parse_money(payment["was"])
        what = (payment["spin"], payment["order"])
        moved, tonight = 0 if later else worth(now.chips or ()), self.nights[-1]
        if (made := self._made.get(event.of)) is not None:
            at, night, theirs = made
            night.paid += now.amount - was
            night.unmoved += now.amount - was + (moved if night is tonight else 0)
            if theirs and (later or night is not tonight):  # tonight's boîte is the bank's own figure
                night.tips += now.amount - was
            if not any(event.of in {each.stamp.seq, each.of} for each in self.lines):
                self.lines.append(BankLine(at, PAYMENT, was, None, None, (), payment=what))
        if made is None or made.night is not tonight:
            tonight.earlier += moved
        line = BankLine(stamp, PAYMENT, now.amount, None, event.by, (event.by, event.witness), payment=what)
        return line._replace(more=now.amount - was, moved=now.chips or ())


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


def _line(stamp: Stamp, event: happened.BankMoved) -> BankLine:
    return BankLine(
        stamp,
        event.operation,
        parse_money(event.amount),
        event.document,
        event.by,
        _signed(event),
    )


def _count(night: Night, spin: PlayedSpin, stood: SpinState | None) -> None:
    """Enter a spin that is over; `stood` is how it stood at its end, with its stakes."""
    if spin.number is None:
        return
    if night.handle is not None and stood is not None:
        night.handle += sum(entry.amount for stack in stood.bets for entry in stack.entries)
    night.spins += 1
    night.not_entered += spin.entered is False
    night.paid += spin.paid or 0
    if night.taken is not None:
        night.taken = None if spin.taken is None else night.taken + spin.taken


def _signed(event: happened.BankMoved) -> tuple[str, ...]:
    """Name who signed; of a count first who counted."""
    counts = event.operation in {"open", "close", BOX} and event.signatures
    return (event.by, *event.signatures) if counts and event.by else tuple(event.signatures)
