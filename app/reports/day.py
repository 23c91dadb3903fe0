"""The day of a table: its nights, what its bank took and gave, and what somebody must answer for (rules 9).

A night belongs whole to the gaming day in which it was opened: its counts, fills and credits are one sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import UNSET

from app.reports.after_the_count import LateSpin, LateSpins
from app.reports.bank_lines import BankLines
from app.reports.beside import Beside
from app.reports.boxes import EarlierBoxes
from app.reports.counts import Counts
from app.reports.day_end import is_of_day
from app.reports.disputes import Disputes
from app.reports.made_payments import MadePayments
from app.reports.night import Night
from app.reports.stamp import Stamp
from app.reports.unsigned import Unsigned, registers, unsigned_after
from app.table import events as happened
from app.table.evening_book import EveningBook, PlayedSpin
from app.table.event_record import Event
from app.table.listing import VoidThrow, VoidThrows
from app.table.missing_documents import Gap, missing_documents
from app.table.side_game import handed_beside
from app.table.state import Memory, TableState


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


class Void(NamedTuple):
    """A throw that was void, and when it was declared so."""

    stamp: Stamp
    throw: VoidThrow


class DayOfTable:
    """Keeps the day of one table; events are entered in their order, from an opening on.

    Attributes:
        nights: those of the day.
        bank: what was recorded of the bank.
        disputes: the payments that were disputed.
        waiting: what needs an answer, answered or not.
        unsigned: what went on without a code, in nights whose opening says which register held.
        payments: those that nobody had marked when their spin was closed, answered or not.
        verified: what came of the last check of the journal, and when; None where there was none.
        counts: the counts of the bank, chip by chip.
        beside: what happened at its side games, and its openings.
        last: the last event of the day: of what was entered once both its last night and its gaming day were
            over only what says something of it.
    """

    def __init__(self, table: str, game: Memory[Any], until: str = "") -> None:
        """Nothing is entered yet.

        Args:
            table: whose day it is.
            game: what is played there.
            until: when the gaming day is over, as events write times; empty where it is not looked at so.
        """
        self.table, self._until = table, until
        self.nights: list[Night] = []
        self.bank = BankLines()
        self.payments = MadePayments(self.nights, self.bank)
        self._game, self._voids = game, VoidThrows()
        self._void_at: dict[int, Stamp] = {}
        self.disputes = Disputes(game.steps)
        self.waiting: list[Waiting] = []
        self.beside: list[Beside] = []
        self.unsigned: list[Unsigned] = []
        self.verified: tuple[Stamp, happened.JournalVerified] | None = None
        self.last: Stamp | None = None
        self._book, self._late, self._boxes = EveningBook(table, game), LateSpins(game.steps), EarlierBoxes()
        self._counted: tuple[PlayedSpin, int | None, int | None] | None = None
        self._papers_before: Mapping[str, str] = {}
        self.counts = Counts()

    @property
    def state(self) -> TableState:
        """The table after the last event that was entered."""
        state: TableState = self._book.state
        return state

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
            stakes = 0 if before.paying is None else self._game.listing.stakes(before.paying)
            night.count(over, stakes)
        if type(event) in self._game.steps.reopens:
            self._opened_again(night, event)
        elif event.spin is not None and (notes := self._book.state.bank.drop - before.bank.drop):
            self.bank.change_notes(stamp, notes, event.spin)
            night.bank_is(self._book.state)
        elif event.spin is not None and self._book.state.bank.tips != before.bank.tips:
            night.bank_is(self._book.state)
        self._note(stamp, event, night)
        self.payments.leave(stamp, event, self.state)
        self.disputes.enter(stamp, event, before, self.state)
        self._late.enter(stamp, event, self._book.state.bank)
        if of_day:
            self._ends_with(stamp, event)

    def _ends_with(self, stamp: Stamp, event: Event) -> None:
        """Take an event of the day for its last."""
        self.last = stamp
        if isinstance(event, happened.JournalVerified):
            self.verified = stamp, event

    def _opened_again(self, night: Night, event: Event) -> None:
        """Take back what the closing of a spin was counted for."""
        if self._counted is not None:
            over, night.handle, night.taken = self._counted
            night.spins -= 1
            night.not_entered -= over.entered is False
            night.paid -= over.paid or 0
        self.bank.reopen(event.spin)
        night.bank_is(self._book.state)

    def _enter_void(self, stamp: Stamp, event: Event) -> None:
        """Enter what is said of void throws."""
        self._voids = self._game.listing.voids(self._voids, stamp.seq, event)
        if self._voids and self._voids[-1].seq == stamp.seq:
            self._void_at[stamp.seq] = stamp

    @property
    def voids(self) -> tuple[Void, ...]:
        """Give the throws that are void."""
        return tuple(Void(self._void_at[throw.seq], throw) for throw in self._voids)

    @property
    def late(self) -> tuple[LateSpin, ...]:
        """Give the spins that were thrown after the closing count, of which no result knows (rules 9)."""
        return self._late.found

    @property
    def missing_papers(self) -> tuple[Gap, ...]:
        """Name the papers that are missing in their sequence; a void one is not (rules 9)."""
        return missing_documents(self._papers_before, self.bank.papers)

    @property
    def papers(self) -> tuple[str, ...]:
        """Give the numbers of the day's papers, void ones last."""
        return tuple(dict.fromkeys(paper.number for paper in self.bank.papers))

    def _enter_beside(self, stamp: Stamp, event: Event) -> None:
        """Keep what whoever knows a side game asks for."""
        self.beside.append(Beside(stamp, event, self.state.dealer, self.state.house))

    def _rules_beside(self) -> None:
        """Let an opening have the house under whose rules it is: they are said right behind it."""
        if isinstance(self.beside[-1].event, happened.TableOpened):
            self.beside[-1] = self.beside[-1]._replace(house=self.state.house)

    def answered(self, of: int, by: str, note: str) -> None:
        """Enter an answer that was given on a later day."""
        self.waiting = [
            each._replace(answered_by=by, note=note) if each.stamp.seq == of else each
            for each in self.waiting
        ]

    def explained_later(self, stamp: Stamp, event: Event) -> None:
        """Take why a throw of an earlier night was void; nothing happens where it is of another day."""
        self._enter_void(stamp, event)

    def payment_answered(self, stamp: Stamp, event: happened.PaymentAnswered, *, later: bool = False) -> None:
        """Enter whether a payment was made that nobody had marked; a `later` day may say so too."""
        self.payments.answer(stamp, event, self.state, later=later)
        self.disputes.answer(event)

    def put_right_later(self, stamp: Stamp, event: happened.EntryCorrected) -> None:
        """Enter what was put right of a payment of this day on a later one; its chips moved there.

        Raises:
            ValueError, LookupError, TypeError: it is no such thing.
        """
        if self.payments.is_of_day(event.of) and isinstance(event.payment, dict):
            self.payments.correct(stamp, event, event.payment, later=True)

    def box_counted(self, stamp: Stamp, event: happened.BankMoved | happened.EntryCorrected) -> None:
        """Enter the count of an earlier night's note box, or what was put right of it, with that night.

        Of a night of another day nothing stands here.

        Raises:
            ValueError, LookupError, TypeError: it is no such thing.
        """
        if (now := self._boxes.enter(stamp.seq, event, self.nights)) is None:
            return
        if isinstance(event, happened.BankMoved):
            self.bank.count_box(stamp, now)
        else:
            self.bank.correct_to(stamp, event, now)

    def _begin(self, stamp: Stamp, event: happened.TableOpened) -> None:
        entered = 0 if event.all_entered else None
        if not self.nights and event.documents is not UNSET:
            self._papers_before = event.documents
        night = Night(stamp, event.minimum, "", dealers=[event.dealer], handle=entered, taken=entered)
        night.register, night.register_known = registers(event)
        self.nights.append(night)
        self._enter_beside(stamp, event)
        self.bank.begin_night()

    def _note(self, stamp: Stamp, event: Event, night: Night) -> None:
        if event.needs_answer:
            self.waiting.append(Waiting(stamp, event, night=night.opened.at))
        if any(type(event) in side.folds for side in self._game.sides):
            self._enter_beside(stamp, event)
            night.paid += handed_beside(self._game.sides, event)
        unsigned_after(self.unsigned, stamp, event, night.register)
        self._enter_void(stamp, event)
        match event:
            case happened.TableRules():
                night.house, night.program = event.house, event.program
                self._rules_beside()
            case happened.TableDealer() if event.dealer != night.dealers[-1]:
                night.dealers.append(event.dealer)
            case happened.TableClosed():
                night.closed, night.out = stamp, tuple(event.colours_out)
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
                self.bank.move(stamp, event)
                night.bank_is(self._book.state)
            case happened.DocumentVoided():
                self.bank.void_slip(stamp, event)
            case happened.PaymentMade():
                self.payments.make(stamp, for_employees=self._is_for_employees(event))
            case happened.PaymentAnswered():
                self.payment_answered(stamp, event)
            case happened.EntryCorrected(payment=dict(payment)):
                self.payments.correct(stamp, event, payment)
                self._take_over(night)
            case happened.EntryCorrected():
                self.bank.correct(stamp, event)
                night.bank_is(self._book.state)
            case _:
                pass

    def _is_for_employees(self, event: happened.PaymentMade) -> bool:
        payments = None if self.state.paying is None else self.state.paying.payable.payments
        return payments is not None and payments[event.order - 1].employees

    def _take_over(self, night: Night) -> None:
        """Take over the bank; what a payment put right moves after the count was not counted."""
        lay = night.closing if night.counted else None
        night.bank_is(self._book.state)
        if lay is not None:
            night.put_right += night.closing - lay
