"""Rows for other programs: spins, payments and the bank, as plain values under their columns' names."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from app.foreign import FORGED
from app.journal.chain import Recorded
from app.journal.errors import Damaged
from app.journal.nights import Nights, walked
from app.journal.numbers_put_right import numbers_put_right
from app.journal.put_right import Answer, answers, put_right
from app.journal.verifying import Progress
from app.rules.chips import Chip
from app.rules.money import money_text, parse_money
from app.table.bank_fold import corrected_movement
from app.table.corrected_payments import read_put_right
from app.table.evening_book import EveningBook, PlayedPayment, PlayedSpin
from app.table.event_reading import reader_of
from app.table.event_record import Event
from app.table.events import BankMoved, EntryCorrected, TableOpened
from app.table.listing import Listing
from app.table.state import Memory
from app.table.unsigned import without_code


class SpinRow(NamedTuple):
    """A spin; money as text, `taken` None where it is not known, `entered` None while it is being paid."""

    table: str
    spin: int
    at: str
    number: int | None
    source: str | None
    dealer: str
    taken: str | None
    paid: str | None
    entered: bool | None


class PaymentRow(NamedTuple):
    """A payment of a spin's last settlement; `winning` in the notation, `made_at` None without its mark."""

    table: str
    spin: int
    order: int
    owner: str | None
    chip: str | None
    winning: str
    pieces: int | None
    amount: str
    made_at: str | None


class BankRow(NamedTuple):
    """Something that was recorded of the bank."""

    table: str
    at: str
    operation: str
    document: str | None
    amount: str
    by: str | None


class UnsignedRow(NamedTuple):
    """What went on without the code that it takes; `names` as they were written, `later`: it was put off."""

    table: str
    seq: int
    at: str
    spin: int | None
    act: str
    first: str
    names: str
    later: bool


class Between(NamedTuple):
    """What is asked for: from a time on, up to before another, both as events write them."""

    since: str | None = None
    until: str | None = None

    def holds(self, at: str) -> bool:
        """Whether a time lies between them."""
        return (self.since is None or at >= self.since) and (self.until is None or at < self.until)


class _Told(NamedTuple):
    """An event with its place and its time."""

    recorded: Recorded
    at: str
    event: Event


class _Stamp(msgspec.Struct):
    """What the envelope says of the time."""

    at: str


_stamps = msgspec.json.Decoder(_Stamp)


def spin_rows(
    path: Path,
    game: Memory[Any],
    nights: Sequence[Nights],
    between: Between,
    progress: Progress | None = None,
) -> Iterator[SpinRow]:
    """The spins whose number fell between two times, in their order, table by table.

    What was put right after a spin was closed is in its number and in what it paid; what was said not to be
    paid is not.

    Args:
        path: the journal.
        game: what is played at its tables.
        nights: where to look.
        between: the times.
        progress: as `walked` calls it.

    Raises:
        Damaged: what is recorded is no table's evening; with table and place.
        JournalError: the journal cannot be read.
    """
    corrected, answered = put_right(path, nights), answers(path, nights)
    numbers = numbers_put_right(path, nights)
    for last, spin in _played(path, game, nights, between, progress):
        of = (last.table, spin.spin)
        more = sum(each.more for each in corrected.get(of, ()))
        more -= sum(each.amount for each in answered.get(of, {}).values() if not each.paid)
        yield SpinRow(
            table=last.table,
            spin=spin.spin,
            at=spin.at,
            number=numbers.get(of, spin.number),
            source=spin.source,
            dealer=spin.dealer,
            taken=None if spin.taken is None else money_text(spin.taken),
            paid=None if spin.paid is None else money_text(spin.paid + more),
            entered=spin.entered,
        )


def payment_rows(
    path: Path,
    game: Memory[Any],
    nights: Sequence[Nights],
    between: Between,
    progress: Progress | None = None,
) -> Iterator[PaymentRow]:
    """The payments of those spins, in the order of the house; all of a spin or none.

    What was put right later is a row of its own behind them, at the payment's place, with what it differs by,
    below zero where too much had been paid: the rows of a spin add up to what was paid. So is a payment that
    bore no mark and that somebody said was not made, with all of it below zero and without a time; so is a
    difference of which that was said, as it was not to be. What was made and is owed no more is a row of
    nothing at its place behind the others, unless it was taken back before the spin was closed.

    Args:
        path: the journal.
        game: what is played at its tables.
        nights: where to look.
        between: the times between which the spins' numbers fell.
        progress: as `walked` calls it.

    Raises:
        Damaged: what is recorded is no table's evening; with table and place.
        JournalError: the journal cannot be read.
    """
    corrected, answered = put_right(path, nights), answers(path, nights)
    for last, spin in _played(path, game, nights, between, progress):
        of = (last.table, spin.spin)
        try:
            rows = [_payment_row(last.table, spin.spin, payment, game.listing) for payment in spin.payments]
        except FORGED as fault:
            raise _damage(path, last, fault) from fault
        said = answered.get(of, {})
        yield from (_marked(row, said.get(row.order)) for row in rows)
        first = {row.order: row for row in rows}
        for order, answer in sorted(said.items()):
            if not answer.paid:
                yield _differing(first[order], -answer.amount, None)
        for each in corrected.get(of, ()):
            yield _differing(first[each.order], each.more, each.at)


def bank_rows(
    path: Path,
    game: Memory[Any],
    nights: Sequence[Nights],
    between: Between,
    progress: Progress | None = None,
) -> Iterator[BankRow]:
    """What was recorded of the bank between two times; the operation says which way an amount went.

    What was put right is a row of its own, of the same operation, with what it differs by, below zero where
    too much had been recorded: the rows of each operation add up to what was true. So is a payment that was
    put right, as `payment`; what changes hands for it after the closing count is a row of `close` too.

    Args:
        path: the journal.
        game: what is played at its tables.
        nights: where to look.
        between: the times.
        progress: as `walked` calls it.

    Raises:
        Damaged: an event is none; with table and place.
        JournalError: the journal cannot be read.
    """
    stands: dict[int, BankMoved] = {}
    for recorded, at, event in _told(path, game, walked(path, nights, progress)):
        if isinstance(event, TableOpened):
            stands = {}
        try:
            rows = _bank_rows(recorded, at, event, stands)
        except FORGED as fault:
            raise _damage(path, recorded, fault) from fault
        if between.holds(at):
            yield from rows


def unsigned_rows(
    path: Path,
    game: Memory[Any],
    nights: Sequence[Nights],
    between: Between,
    progress: Progress | None = None,
) -> Iterator[UnsignedRow]:
    """What went on between two times without the code that it takes, in its order, table by table.

    Args:
        path: the journal.
        game: what is played at its tables.
        nights: where to look.
        between: the times.
        progress: as `walked` calls it.

    Raises:
        Damaged: an event is none; with table and place.
        JournalError: the journal cannot be read.
    """
    for recorded, at, event in _told(path, game, walked(path, nights, progress)):
        act = without_code(event)
        if act is not None and between.holds(at):
            names = ", ".join(act.names)
            yield UnsignedRow(
                recorded.table, recorded.seq, at, event.spin, act.act, act.first, names, act.later
            )


def _bank_rows(recorded: Recorded, at: str, event: Event, stands: dict[int, BankMoved]) -> list[BankRow]:
    """Say what an event comes to; `stands`: the night's operations as they stand, by their places."""
    match event:
        case BankMoved():
            stands[recorded.seq] = event
            return [BankRow(recorded.table, at, event.operation, event.document, event.amount, event.by)]
        case EntryCorrected(payment=dict(payment)):
            row = BankRow(recorded.table, at, "payment", None, payment["difference"], event.by)
            counts = [moved.operation for moved in stands.values() if moved.operation in {"open", "close"}]
            counted = counts[-1:] == ["close"]
            back = sum(chip.value * pieces for chip, pieces in read_put_right(event.instead).chips or ())
            more = [row._replace(operation="close", amount=money_text(back))] if counted and back else []
            return [row, *more]
        case EntryCorrected() if was := stands.get(event.of):
            now = stands[event.of] = corrected_movement(was, event.instead)
            differs = money_text(parse_money(now.amount) - parse_money(was.amount))
            return [BankRow(recorded.table, at, now.operation, now.document, differs, event.by)]
        case _:
            return []


def _differing(first: PaymentRow, more: int, made_at: str | None) -> PaymentRow:
    """Write what a payment differs by from how it stands first."""
    return first._replace(winning="", pieces=None, amount=money_text(more), made_at=made_at)


def _marked(row: PaymentRow, answer: Answer | None) -> PaymentRow:
    """A payment that bore no mark was made when somebody said that it was."""
    return row if answer is None or not answer.paid or answer.differs else row._replace(made_at=answer.at)


def _payment_row(table: str, spin: int, made: PlayedPayment, listing: Listing) -> PaymentRow:
    order, payment, made_at = made
    return PaymentRow(
        table=table,
        spin=spin,
        order=order,
        owner=payment.owner,
        chip=_chip_name(payment.chip),
        winning=listing.written(payment),
        pieces=payment.pieces,
        amount=money_text(payment.amount),
        made_at=made_at,
    )


def _chip_name(chip: Chip | None) -> str | None:
    """A colour by its name, a chip of value by its value."""
    return None if chip is None else chip.colour or money_text(chip.value)


def _played(
    path: Path, game: Memory[Any], nights: Sequence[Nights], between: Between, progress: Progress | None
) -> Iterator[tuple[Recorded, PlayedSpin]]:
    """Each table's spins with the event that was read last; only the spin being paid is kept in memory."""
    told = _told(path, game, walked(path, nights, progress))
    for table, story in groupby(told, lambda one: one.recorded.table):
        for last, spin in _spins(path, EveningBook(table, game), game, story):
            if between.holds(spin.at):
                yield last, spin


def _spins(
    path: Path, book: EveningBook[Any], game: Memory[Any], story: Iterator[_Told]
) -> Iterator[tuple[Recorded, PlayedSpin]]:
    """Each spin at its end, then the one that is being paid; of one that was opened again its last end."""
    last, ended = None, None
    for last, at, event in story:
        try:
            over = book.enter(event, at)
        except FORGED as fault:
            raise _damage(path, last, fault) from fault
        if type(event) in game.steps.reopens:
            ended = None
        elif over is not None:
            if ended is not None:
                yield ended
            ended = last, over
    if ended is not None:
        yield ended
    if last is not None and book.unfinished is not None:
        yield last, book.unfinished


def _told(path: Path, game: Memory[Any], found: Iterator[Recorded]) -> Iterator[_Told]:
    """Read events and their times."""
    reader = reader_of(game)
    for recorded in found:
        try:
            told = _Told(recorded, _stamps.decode(recorded.body).at, reader.read(recorded.body))
        except FORGED as fault:
            raise _damage(path, recorded, fault) from fault
        yield told


def _damage(path: Path, recorded: Recorded, fault: Exception) -> Damaged:
    return Damaged(path, f"event {recorded.seq} of table {recorded.table}: {fault}")
