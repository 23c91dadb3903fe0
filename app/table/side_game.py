"""A game that is played on the rounds of another, and knows of them what is told in words of any game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType, field

from app.foreign import UNREADABLE
from app.people.permissions import Act
from app.rules.house import House
from app.table.broken_story import BrokenStoryError
from app.table.command import Command
from app.table.event_record import Event, Form
from app.table.given import AnyPayment
from app.table.payable import Payable
from app.table.side_payments import NOTHING_BESIDE, Owed, side_payment_words, together

P = TypeVar("P")
"""What a side game remembers of a table: a frozen record."""


class Told(Enum):
    """What happened to a round of the main game."""

    BEGUN = auto()
    """it can be bet on; once more where its throw was void, or what fell is taken back"""
    LAST = auto()
    """it was announced as the last one, or is so no more"""
    FELL = auto()
    TAKEN_BACK = auto()
    """what fell counts no more"""
    CLEARED = auto()
    """what lost is taken off"""
    SHUT = auto()
    """nothing is bet on it any more"""
    CLOSED = auto()
    REOPENED = auto()
    CORRECTED = auto()
    """something else fell than was recorded"""


class RoundTold(Struct, frozen=True):
    """What a side game is told.

    Attributes:
        what: happened.
        round: to which round, by its running number.
        result: how it came out, as a number, where it fell or is corrected.
    """

    what: Told
    round: int
    result: int | None = None


class SideGame(Struct, Generic[P], frozen=True, eq=False, kw_only=True):
    """A side game; whoever enrols games puts it beside the one that it is played on (`Memory.sides`).

    Attributes:
        name: of the side game, under which the table keeps what it remembers.
        nothing: what it remembers before anything happened: a record of plain values, for all of it goes on
            to the next night, and to a new journal.
        folds: what each of its own events does to that; no two games share a kind.
        acts: its commands, and what does each: a turn, the command, and how the station opens its table.
        follow: lets happen on a turn what follows at it from a round of the main game, also on one that is
            only tried, and does nothing else. At the same table the same follows for ever: a journal that is
            verified must have it, event by event.
        form: its part of the state, as scripts read it.
        checks: gives what works out anew what an event of its own says that did not follow from a round: why
            it is wrong, of the table right before it; None where it is right.
        owed: what it owes for a round, by the round's running number, and what it brings the bank.
        hands: what leaves the bank by an event of its own at once, whatever round is paid, cents.
        undecided: whether something is still to be decided on it: then rounds go on for it alone, once the
            last one is played that can be bet on.
        signs: which of its commands are an act for which somebody signs, of what it remembers; None where
            this one is not.
        leaves: what of it is left to the next night; all of it where nobody says so.
        dealt: whether a house deals it: only there it is told of rounds, and stands in the state.
        why_paid: says what one of its payments is for, in the language of the house.
        marks: gives the command that marks one of its payments together with what is handed over with it, by
            its place among all that is owed; None where it is marked alone, as any payment.
        said: what the dealer says of a round behind its result, in the language of the house; empty for
            nothing.
    """

    name: str
    nothing: P
    folds: Mapping[type, Callable[[P, Any], P]]
    acts: Mapping[type[Command], Callable[[Any, Any, Any], None]]
    follow: Callable[[Any, RoundTold], None]
    form: Callable[[P], Form]
    checks: Callable[[], Mapping[type, Callable[[Any, Any], str | None]]] = field(default=dict)
    owed: Callable[[P, int], Owed] = lambda _remembers, _round: NOTHING_BESIDE
    hands: Callable[[Any], int] = lambda _event: 0
    undecided: Callable[[P], bool] = lambda _remembers: False
    signs: Mapping[type[Command], Callable[[P, Any], Act | None]] = field(default_factory=dict)
    leaves: Callable[[P], P] = lambda remembers: remembers
    dealt: Callable[[House], bool] = lambda _house: True
    why_paid: Callable[[House, AnyPayment], str] = lambda _house, payment: side_payment_words(payment)
    marks: Callable[[Payable, int], Command | None] = lambda _payable, _order: None
    said: Callable[[House, P, int], str] = lambda _house, _remembers, _round: ""

    def among(self, beside: Mapping[str, Any]) -> P:
        """What it remembers, among what all side games of a table do (`TableState.beside`)."""
        kept: P = beside.get(self.name, self.nothing)
        return kept

    def taken_up(self, left: Form) -> P:
        """What it remembers at the beginning of a night, from what the one before left.

        Raises:
            BrokenStoryError: that is nothing of its own.
        """
        try:
            return msgspec.convert(left, type(self.nothing), strict=False)
        except UNREADABLE as fault:
            raise BrokenStoryError(f"what is left of {self.name} is nothing of its own: {fault}") from fault


def with_side_event(
    sides: Iterable[SideGame[Any]], beside: Mapping[str, Any], event: Event
) -> Mapping[str, Any]:
    """What side games remember, by their names, once an event of one of them has happened.

    Raises:
        KeyError: the event is of none that is played at this table.
    """
    kind = type(event)
    side = next((each for each in sides if kind in each.folds), None)
    if side is None:
        raise KeyError(kind)
    return {**beside, side.name: side.folds[kind](side.among(beside), event)}


def handed_beside(sides: Iterable[SideGame[Any]], event: Event) -> int:
    """What leaves the bank by an event of a side game at once, cents."""
    return sum(side.hands(event) for side in sides if type(event) in side.folds)


def undecided_beside(sides: Iterable[SideGame[Any]], house: House, beside: Mapping[str, Any]) -> bool:
    """Whether something is still to be decided on a side game that a house deals.

    Args:
        sides: that are played at this table.
        house: whose rules hold there.
        beside: what side games remember.
    """
    return any(side.dealt(house) and side.undecided(side.among(beside)) for side in sides)


def left_beside(sides: Iterable[SideGame[Any]], beside: Mapping[str, Any]) -> dict[str, Form] | UnsetType:
    """What side games leave to the next night, by their names; absent where none of them remembers anything.

    Args:
        sides: that are played at this table.
        beside: what they remember.
    """
    there = {side.name: side.leaves(beside[side.name]) for side in sides if side.name in beside}
    as_read: dict[str, Form] = msgspec.json.decode(msgspec.json.encode(there))
    return as_read or UNSET


def read_beside(sides: Iterable[SideGame[Any]], left: Mapping[str, Form] | UnsetType) -> Mapping[str, Any]:
    """What side games remember at the beginning of a night.

    Args:
        sides: that are played at this table.
        left: by the night before; one that is not played here any more is forgotten.

    Raises:
        BrokenStoryError: what is left of one that is played here is nothing of its own.
    """
    if isinstance(left, UnsetType):
        return {}
    return {side.name: side.taken_up(left[side.name]) for side in sides if side.name in left}


def owed_beside(sides: Iterable[SideGame[Any]], beside: Mapping[str, Any], round_: int) -> Owed:
    """What side games owe for a round, by its running number, one behind another as they are enrolled."""
    owed = together(side.owed(side.among(beside), round_) for side in sides)
    return NOTHING_BESIDE if owed == NOTHING_BESIDE else owed
