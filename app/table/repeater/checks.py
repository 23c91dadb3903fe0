"""What an event says of side wagers, worked out anew from what stood right before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec import UNSET

from app.rules.money import parse_money
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.round import Stake
from app.table.event_record import Event
from app.table.repeater.answers import booked, given_up, nothing_on, surrendered, taken_back
from app.table.repeater.corrections import correction
from app.table.repeater.due import declined, due, marked, to_be_offered
from app.table.repeater.events import (
    MarkTakenBack,
    RoundAbandoned,
    RoundEnded,
    SurrenderDeclined,
    SurrenderOffered,
    ValueCorrected,
    ValueMarked,
    WagerBooked,
    WagerLost,
    WagerRefused,
    WagerReturned,
    WagerSurrendered,
    WagerWon,
)
from app.table.repeater.memory import FOLDS, Wagers, wagers_at
from app.table.state import TableState

Could = Callable[[RepeaterRules, Wagers, int, Any], Iterable[Event | None]]
"""Gives the events that could happen there, of which the one that did must be one."""


def _booked(rules: RepeaterRules, wagers: Wagers, spin: int, event: WagerBooked) -> Iterable[Event]:
    by = None if event.by is UNSET else event.by
    yield booked(rules, wagers.round, spin, Stake(event.wager, event.owner, parse_money(event.amount)), by)


def _refused(rules: RepeaterRules, wagers: Wagers, spin: int, event: WagerRefused) -> Iterable[Event]:
    """A wager that was not booked, not taken back or not given up; the latter two name no amount."""
    amount = parse_money(event.amount)
    if amount:
        yield booked(rules, wagers.round, spin, Stake(event.wager, event.owner, amount))
        return
    named = nothing_on(event.wager, event.owner)
    yield taken_back(wagers.round, spin, named)
    yield surrendered(rules, wagers.round, spin, named)


_COULD: Final[Mapping[type, Could]] = {
    WagerBooked: _booked,
    WagerRefused: _refused,
    WagerReturned: lambda _rules, wagers, spin, event: (
        taken_back(wagers.round, spin, nothing_on(event.wager, event.owner)),
    ),
    WagerSurrendered: lambda rules, wagers, spin, event: (
        surrendered(rules, wagers.round, spin, nothing_on(event.wager, event.owner)),
    ),
    RoundAbandoned: lambda rules, wagers, spin, event: (
        given_up(rules, wagers.round, spin, event.reason, event.by),
    ),
    ValueMarked: lambda _rules, wagers, spin, event: (marked(wagers.kept, spin, event.value),),
    ValueCorrected: lambda rules, wagers, spin, event: (correction(rules, wagers, spin, event.value),),
    MarkTakenBack: lambda _rules, wagers, spin, event: (event if wagers.last_marked == spin else None,),
    SurrenderOffered: lambda rules, wagers, spin, _event: to_be_offered(rules, wagers.kept, spin),
    SurrenderDeclined: lambda rules, wagers, spin, _event: declined(rules, wagers.kept, spin),
}
_FOLLOWS: Final = frozenset({WagerWon, WagerLost, RoundEnded})


def _check(state: TableState, event: Event) -> str | None:
    """Say what is wrong with an event; None where nothing is."""
    rules, spin, kind = repeater_rules(state.house), event.spin, type(event)
    if rules is None or spin is None:
        return "this house deals no side wagers, or no spin is named"
    wagers = wagers_at(state)
    follows = due(rules, wagers.kept, spin)
    if kind in _FOLLOWS or follows is not None:
        return None if event == follows else f"what follows at the side wagers is {follows}, not {event}"
    if isinstance(event, ValueMarked) and event.value != _value(state, rules, spin):
        return f"the number of spin {spin} has another value than {event.value}"
    could = tuple(_COULD[kind](rules, wagers, spin, event))
    return None if event in could else f"at the side wagers could happen {could}, not {event}"


def _value(state: TableState, rules: RepeaterRules, spin: int) -> int | None:
    """The value of a spin's number, as the table has it.

    Raises:
        LookupError: it has none.
    """
    if state.paying is None or state.paying.spin != spin or state.paying.number is None:
        raise LookupError(f"spin {spin} has no number")
    return rules.value_of(state.paying.number)


CHECKS: Final = dict.fromkeys((*FOLDS, WagerRefused), _check)
