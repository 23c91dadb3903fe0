"""What a game says of its rounds and payments where they are listed, searched and exported."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from enum import IntFlag
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from app.rules.money import Cents
from app.rules.payment import Winning
from app.table.event_record import Event
from app.table.given import AnyPayment
from app.table.side_payments import is_beside, side_payment_written


class Flag(IntFlag):
    """What was out of the ordinary in a round.

    Attributes:
        VOID: a throw of it was void.
        CORRECTED: its number was put right or taken back, a mark "paid" was taken back, a payment that was
            made was changed, it was opened again, or something recorded of it was corrected later.
        DISPUTED: somebody objected to a payment.
        OVERRIDDEN: somebody decided otherwise than the reader or the rule: a number typed against the
            reader's, a bet or an announce that the capo tavolo allowed, a payment out of its order.
        NOT_ENTERED: it was closed with payments that nobody entered.
        BROKEN_OFF: its night ended before it was closed.
        BY_HAND: a person typed the number.
    """

    VOID = 1
    CORRECTED = 2
    DISPUTED = 4
    OVERRIDDEN = 8
    NOT_ENTERED = 16
    BROKEN_OFF = 32
    BY_HAND = 64


class VoidThrow(NamedTuple):
    """A throw that decided no round.

    Attributes:
        seq: where it was declared, in the table's record.
        throw: which throw of its round it was.
        reason: why; empty until somebody has said so.
        by: who declared it; None where a reader did.
        told: who was told.
    """

    seq: int
    spin: int | None
    throw: int
    reason: str
    by: str | None
    told: str | None


VoidThrows: TypeAlias = tuple[VoidThrow, ...]


class SearchWords(Struct, frozen=True):
    """What a game adds to a line that is searched by.

    Attributes:
        kinds: by what each kind of bet is called, several words parted by ", ".
        position: gives a position by any of its names as lists write it; None where it is none.
        kind: the kind of bet on a position.
        colours: positions that are called like a colour of chips.
        called: by kind of bet the positions that behind its word are no colour.
        inside: the kinds of bet of which a colour of the house is no position.
        is_number: whether a word is a number by which a round comes out.
    """

    kinds: Mapping[str, str]
    position: Callable[[str], str | None]
    kind: Callable[[str], str]
    colours: Collection[str] = ()
    called: Mapping[str, Collection[str]] = {}
    inside: Collection[str] = ()
    is_number: Callable[[str], bool] = str.isdecimal


class Listing(Struct, frozen=True, eq=False, kw_only=True):
    """A game as it is listed.

    Attributes:
        flags: what an event makes out of the ordinary; whether a person had said how the round came out.
        write: writes what is paid: each bet begins with its position and a space; ", " parts them, and "-"
            stands for none.
        kinds: the kinds of these bets, parted by spaces.
        wins: whether a position is paid where a round comes out so.
        voids: the throws that are void, once one more event was recorded at its place.
        stakes: what lies there, cents, as far as it was entered.
        words: what is understood where somebody searches.
    """

    flags: Callable[[Event, bool], Flag]
    write: Callable[[Iterable[Winning[Any]]], str]
    kinds: Callable[[Iterable[Winning[Any]]], str]
    wins: Callable[[str, int], bool]
    voids: Callable[[VoidThrows, int, Event], VoidThrows]
    stakes: Callable[[Any], Cents]
    words: SearchWords

    def written(self, payment: AnyPayment) -> str:
        """What won a payment, a side game's too."""
        return side_payment_written(payment) if is_beside(payment) else self.write(payment.winning)

    def kinds_of(self, payment: AnyPayment) -> str:
        """The kinds of bet that won it; all that a side game deals is one kind."""
        return payment.section if is_beside(payment) else self.kinds(payment.winning)
