"""The rounds of a plain game: bet on by name, decided by one event, settled as they came out, and closed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import replace

from app.rules.money import Cents
from app.table.broken_story import BrokenStoryError
from app.table.command import Command, Text
from app.table.event_record import Event, Form
from app.table.round_over import with_round_begun, with_round_over
from app.table.sources import HAND
from app.table.state import Round, TableState


class Bet(Struct, frozen=True):
    """A stake: on what, by its name, whose, and how much in cents."""

    on: str
    owner: str
    amount: Cents


class PlainRound(Round, frozen=True, kw_only=True):
    """A round with what is bet on it, in the order in which it was bet."""

    bets: tuple[Bet, ...] = ()


class PlainTable(TableState, frozen=True, kw_only=True):
    """A table whose next round is bet on while the one before is paid.

    Attributes:
        begins: a round of it, by its running number.
        betting: the round that is bet on; None while the table is closed.
    """

    begins: ClassVar[Callable[..., PlainRound]] = PlainRound
    paying: PlainRound | None = None
    betting: PlainRound | None = None


T = TypeVar("T", bound=PlainTable)
E = TypeVar("E", bound=Event)


class RoundSettled(Event, frozen=True, kw_only=True):
    """What is owed for a round was worked out."""

    revision: int
    payments: list[Form]


class RoundClosed(Event, frozen=True, kw_only=True):
    """A round is over, whether all of it was paid or not."""

    paid: bool
    disputed: list[int] | UnsetType = UNSET


class RoundReopened(Event, frozen=True, kw_only=True):
    """The round that was closed last is paid again."""


class RoundVoid(Event, frozen=True, kw_only=True):
    """The round that is bet on does not count as it began: all bets are taken back."""

    by: str


class CallVoid(Command, frozen=True, kw_only=True, tag="void"):
    """Call the round void that is bet on; it is signed."""

    by: Text


class Kinds(NamedTuple):
    """A game's own kinds of what happens to any round: no two games share one."""

    settled: type[RoundSettled]
    closed: type[RoundClosed]
    reopened: type[RoundReopened]
    void: type[RoundVoid]


@cache
def kinds_of(game: str) -> Kinds:
    """Make a game's own kinds, once: `dice.settled`, `dice.closed` and so on."""

    def own(kind: type[E], does: str) -> type[E]:
        made = defstruct(kind.__name__, (), bases=(kind,), tag=f"{game}.{does}", frozen=True, kw_only=True)
        return cast("type[E]", made)

    return Kinds(
        own(RoundSettled, "settled"),
        own(RoundClosed, "closed"),
        own(RoundReopened, "reopened"),
        own(RoundVoid, "void"),
    )


def bet_on(state: PlainTable, event: Event) -> PlainRound:
    """The round of an event, which must be the one that is bet on.

    Raises:
        BrokenStoryError: it is another one.
    """
    if state.betting is None or state.betting.spin != event.spin:
        raise BrokenStoryError(f"round {event.spin} is not the one that is bet on")
    return state.betting


def in_betting(change: Callable[[Any, Any], PlainRound]) -> Callable[[T, Any], T]:
    """Make the fold of an event from what it does to the round that is bet on."""
    return lambda state, event: replace(state, betting=change(bet_on(state, event), event))


def with_fallen(state: T, event: Event) -> T:
    """The round that is bet on has come out: it is paid, and the next one begins."""
    number = state.game.steps.falls[type(event)](event)
    fallen = replace(bet_on(state, event), number=number, source=HAND)
    begun = with_round_begun(state)
    return replace(begun, paying=fallen, betting=state.begins(spin=begun.spins))


def with_closed(state: T, event: RoundClosed) -> T:
    """The round that was paid is over."""
    return with_round_over(state, state, event, () if event.disputed is UNSET else event.disputed)


def with_first_round(state: T, _event: Event) -> T:
    """The night's first round can be bet on; the opening has counted it."""
    return replace(state, betting=state.begins(spin=state.spins))


def without_last_round(state: T, _event: Event) -> T:
    """The round that was bet on when the table was closed is not played."""
    return replace(state, betting=None, spins=state.spins - 1)


def round_of(state: PlainTable) -> int | None:
    """The running number of the round that something said now is about."""
    now = state.betting or state.paying
    return None if now is None else now.spin
