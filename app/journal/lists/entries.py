"""What a table's events come to in the lists: a row for each spin that is over, and one for each payment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final, NamedTuple

from msgspec import UNSET, Struct, field

from app.journal.lists.flags import PaymentFlag
from app.journal.lists.times import read_moment
from app.rules.money import money_text, parse_difference, parse_money
from app.table import events as happened
from app.table.corrected_payments import read_put_right
from app.table.differences import owed_payments
from app.table.evening_book import EveningBook, PlayedPayment, PlayedSpin
from app.table.event_record import Event
from app.table.fell import fell_instead
from app.table.given import AnyPayment
from app.table.listing import Flag, Listing
from app.table.sources import HAND
from app.table.state import Memory, TableState

_NOTHING: Final = Flag(0)
_ENDS_A_NIGHT: Final = (happened.TableOpened, happened.TableClosed)
_MARKS: Final = (happened.PaymentMade, happened.PaymentUnmade, happened.PaymentDisputed)


class PaymentEntry(NamedTuple):
    """A payment; `amount` in cents, `made` in microseconds since 1970 or None without its mark.

    Attributes:
        winning: the bets that it pays, as its game writes them.
        kinds: what kinds of bets these are, parted by spaces.
    """

    order: int
    owner: str | None
    chip: str | None
    winning: str
    kinds: str
    pieces: int | None
    amount: int
    made: int | None
    flags: int


class SpinEntry(NamedTuple):
    """A spin that is over; cents, microseconds since 1970, and with `…_seq` places in the journal."""

    spin: int
    opened: int
    at: int
    closed: int
    number: int | None
    source: str | None
    dealer: str
    paid: int | None
    taken: int | None
    flags: int
    first_seq: int
    last_seq: int
    opening_seq: int
    rules_seq: int
    payments: tuple[PaymentEntry, ...]

    @property
    def largest(self) -> int:
        """The largest of its payments, cents; 0 where there is none."""
        return max((payment.amount for payment in self.payments), default=0)


class NowPaid(NamedTuple):
    """What a payment of a spin is instead: its place in the `order` of the house, and cents."""

    order: int
    amount: int


class NowMarked(NamedTuple):
    """When a payment of a closed spin was made, as somebody said since; None where it was not."""

    order: int
    made: int | None


class Correction(NamedTuple):
    """An event that puts right something that was recorded of a spin.

    Attributes:
        payment: what a payment is instead, where it is about one.
        number: what fell instead, where it is about the number.
        marked: when it was made, where nobody had marked it.
    """

    seq: int
    spin: int
    payment: NowPaid | None = None
    marked: NowMarked | None = None
    number: int | None = None


class Reopened(NamedTuple):
    """A spin was opened again: what was put in of it is no more, and comes anew with its last closing."""

    spin: int


Entry = SpinEntry | Correction | Reopened


class _Notes(Struct):
    """What the book does not keep of a spin that is alive."""

    first_seq: int
    opened: int
    last_seq: int = 0
    bets_open: bool = False
    flags: Flag = _NOTHING
    payments: list[tuple[AnyPayment, PaymentFlag]] = field(default_factory=list)


class ListBook:
    """Makes the lists' entries of one table's events, from an opening on."""

    def __init__(self, table: str, game: Memory[Any], spin_of: Callable[[int], int | None]) -> None:
        """Nothing is read yet.

        Args:
            table: its name.
            game: what is played there.
            spin_of: says of which spin an earlier event is, by its place in the journal.
        """
        self._book, self._spin_of = EveningBook(table, game), spin_of
        self._steps, self._listing = game.steps, game.listing
        self._later = game.steps.explains.keys() | {happened.PaymentAnswered}
        self._goes_on = game.steps.throws | game.steps.shuts | game.steps.falls.keys()
        self._corrects = game.steps.retakes | game.steps.reopens
        self._notes: dict[int, _Notes] = {}
        self._beside: dict[int, _Notes] = {}
        self._opening = self._rules = 0

    def enter(self, seq: int, at: str, event: Event) -> Iterator[Entry]:
        """Read the next event.

        Args:
            seq: its place in the journal.
            at: when it happened, as events write it.
            event: what happened.

        Returns:
            What is to be put into the lists.

        Raises:
            BrokenStoryError: it cannot follow what came before.
            ValueError, LookupError, TypeError, AttributeError: it is no table's.
        """
        before = self._book.state
        over = self._book.enter(event, at)
        if event.spin is not None and type(event) not in self._later:
            self._note(seq, at, event, event.spin, before)
        if over is not None:
            yield self._entry(over, read_moment(at))
        if type(event) in self._steps.reopens and event.spin is not None:
            yield Reopened(event.spin)
        yield from self._of_the_table(seq, at, event)

    def _of_the_table(self, seq: int, at: str, event: Event) -> Iterator[Correction]:
        """Read what is of no spin that is alive."""
        match event:
            case happened.TableOpened():
                self._opening = self._rules = seq
            case happened.TableRules():
                self._rules = seq
            case _:
                yield from self._said_later(seq, at, event)
        if isinstance(event, _ENDS_A_NIGHT):
            self._notes.clear()

    def _said_later(self, seq: int, at: str, event: Event) -> Iterator[Correction]:
        """Read what is said of a spin once something of it was recorded, mostly once it is over."""
        match event:
            case happened.PaymentAnswered():
                yield answer(seq, at, event)
            case happened.EntryCorrected() if (right := correction(seq, event, self._spin_of)) is not None:
                if right.spin in self._notes:
                    self._notes[right.spin].flags |= Flag.CORRECTED
                yield right
            case _:
                pass

    def _note(self, seq: int, at: str, event: Event, spin: int, before: TableState) -> None:
        """Keep what the book will not know when the spin is over."""
        notes = self._notes.get(spin)
        if notes is None:
            notes = self._notes[spin] = _Notes(seq, read_moment(at))
        notes.last_seq = seq
        self._note_void(type(event), spin)
        if type(event) in self._steps.opens and not notes.bets_open:
            notes.bets_open, notes.opened = True, read_moment(at)
        notes.flags |= self._flags(event, before)
        if isinstance(event, _MARKS) and (flag := _payment_flag(event)):
            paying = before.paying
            if paying is not None and paying.payable.payments is not None:
                notes.payments.append((owed_payments(paying.payable)[event.order - 1], flag))

    def _note_void(self, kind: type[Event], spin: int) -> None:
        """A round that is played again has none beside it, but where its number counts after all."""
        if kind in self._steps.retakes:
            self._beside = {number: each for number, each in self._notes.items() if number > spin}
            self._notes = {number: each for number, each in self._notes.items() if number <= spin}
        elif kind in self._goes_on:
            self._beside = {}
        elif kind in self._steps.revives:
            self._notes |= self._beside

    def _flags(self, event: Event, before: TableState) -> Flag:
        """Say what an event makes out of the ordinary; `before`: the table right before it."""
        was, now = before.paying, self._book.state.paying
        again = was is not None and now is not None and was.spin == now.spin and was.number != now.number
        typed = was is not None and was.source == HAND
        flags = self._listing.flags(event, typed) | (Flag.CORRECTED if again else _NOTHING)
        if type(event) in self._corrects:
            return flags | Flag.CORRECTED
        match event:
            case happened.PaymentUnmade() | happened.PaymentChanged():
                return flags | Flag.CORRECTED
            case happened.PaymentDisputed():
                return flags | Flag.DISPUTED
            case happened.PaymentMade(by=str()):
                return flags | Flag.OVERRIDDEN
            case _:
                return flags

    def _entry(self, over: PlayedSpin, closed: int) -> SpinEntry:
        notes = self._notes[over.spin]  # kept: it may be opened again
        self._notes = {spin: noted for spin, noted in self._notes.items() if spin >= over.spin}
        flags = notes.flags
        flags |= Flag.BROKEN_OFF if over.entered is None else Flag(0) if over.entered else Flag.NOT_ENTERED
        flags |= Flag.BY_HAND if over.source == "hand" else Flag(0)
        return SpinEntry(
            spin=over.spin,
            opened=notes.opened,
            at=read_moment(over.at),
            closed=closed,
            number=over.number,
            source=over.source,
            dealer=over.dealer,
            paid=over.paid,
            taken=over.taken,
            flags=int(flags),
            first_seq=notes.first_seq,
            last_seq=notes.last_seq,
            opening_seq=self._opening,
            rules_seq=self._rules,
            payments=tuple(_payments(over.payments, notes.payments, self._listing)),
        )


def correction(
    seq: int, event: happened.EntryCorrected, spin_of: Callable[[int], int | None]
) -> Correction | None:
    """Read what a correction puts right; None where it is about no spin.

    Args:
        seq: its place in the journal.
        event: the correction.
        spin_of: says of which spin an earlier event is.

    Raises:
        ValueError, LookupError, TypeError, AttributeError: it is no table's.
    """
    if (now := fell_instead(event)) is not None:
        return Correction(seq, now.spin, number=now.number)
    spin = spin_of(event.of)
    if spin is None:
        return None
    if not isinstance(event.payment, dict):
        return Correction(seq, spin)
    return Correction(seq, spin, NowPaid(int(event.payment["order"]), read_put_right(event.instead).amount))


def answer(seq: int, at: str, event: happened.PaymentAnswered) -> Correction:
    """Read whether a payment was made that nobody had marked: where it was not, nothing was paid.

    Of a difference it is read whether that changed hands: where it did not, the payment is what it was.

    Args:
        seq: its place in the journal.
        at: when it was said, as events write it.
        event: what was said.

    Raises:
        ValueError, TypeError: it is no table's.
    """
    if event.spin is None:
        raise TypeError("a payment of no spin is answered")
    amount = parse_difference(event.amount) if event.paid else 0
    if event.made is not UNSET:
        return Correction(seq, event.spin, NowPaid(event.order, parse_money(event.made) + amount))
    marked = NowMarked(event.order, read_moment(at) if event.paid else None)
    return Correction(seq, event.spin, NowPaid(event.order, amount), marked)


def standings(entry: SpinEntry, corrections: Iterable[Correction]) -> tuple[SpinEntry, ...]:
    """Say how a spin stood: as it was dealt, and after each payment of it that was put right.

    Args:
        entry: as it was dealt.
        corrections: of this spin, in the journal's order.
    """
    found = [entry]
    for once in corrections:
        if once.payment is not None:
            found.append(_put_right(found[-1], once.payment))
        if once.marked is not None:
            found[-1] = _marked(found[-1], once.marked)
        if once.number is not None:
            found[-1] = found[-1]._replace(number=once.number)
    return tuple(found)


def _put_right(entry: SpinEntry, now: NowPaid) -> SpinEntry:
    payments = tuple(
        payment._replace(amount=now.amount) if payment.order == now.order else payment
        for payment in entry.payments
    )
    more = sum(payment.amount for payment in payments) - sum(payment.amount for payment in entry.payments)
    return entry._replace(payments=payments, paid=None if entry.paid is None else entry.paid + more)


def _marked(entry: SpinEntry, now: NowMarked) -> SpinEntry:
    payments = tuple(
        payment._replace(made=now.made) if payment.order == now.order else payment
        for payment in entry.payments
    )
    return entry._replace(payments=payments)


def _payment_flag(event: Event) -> PaymentFlag | None:
    match event:
        case happened.PaymentDisputed():
            return PaymentFlag.DISPUTED
        case happened.PaymentUnmade():
            return PaymentFlag.TAKEN_BACK
        case happened.PaymentMade(by=str()):
            return PaymentFlag.OUT_OF_ORDER
        case _:
            return None


def _payments(
    played: tuple[PlayedPayment, ...], noted: list[tuple[AnyPayment, PaymentFlag]], listing: Listing
) -> Iterator[PaymentEntry]:
    """What was noted of a payment stands at the first that is the same, wherever it is in the end."""
    flags: dict[int, PaymentFlag] = {}
    for payment, flag in noted:
        order = next((made.order for made in played if made.payment == payment), None)
        if order is not None:
            flags[order] = flags.get(order, PaymentFlag(0)) | flag
    for order, payment, made_at in played:
        chip = payment.chip
        yield PaymentEntry(
            order=order,
            owner=payment.owner,
            chip=None if chip is None else chip.colour or money_text(chip.value),
            winning=listing.written(payment),
            kinds=listing.kinds_of(payment),
            pieces=payment.pieces,
            amount=payment.amount,
            made=None if made_at is None else read_moment(made_at),
            flags=int(flags.get(order, 0) | (PaymentFlag.EMPLOYEES if payment.employees else 0)),
        )
