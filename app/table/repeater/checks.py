"""What somebody asked for at the side wagers, worked out anew from what stood right before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from msgspec import UNSET

from app.rules.money import parse_money
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.round import Round, Stake
from app.table.event_record import Event
from app.table.game import game_of
from app.table.repeater.answers import booked, given_up, nothing_on, surrendered, taken_back
from app.table.repeater.events import (
    RoundAbandoned,
    WagerBooked,
    WagerRefused,
    WagerReturned,
    WagerSurrendered,
)
from app.table.repeater.memory import FOLDS, wagers_at
from app.table.state import TableState
from app.table.turn import RefusedError, Turn

Could = Callable[[RepeaterRules, Round, int, Any], Iterable[Event]]
"""Gives the events that could happen there, of which the one that did must be one."""


def _booked(rules: RepeaterRules, round_: Round, spin: int, event: WagerBooked) -> Iterable[Event]:
    by = None if event.by is UNSET else event.by
    yield booked(rules, round_, spin, Stake(event.wager, event.owner, parse_money(event.amount)), by)


def _refused(rules: RepeaterRules, round_: Round, spin: int, event: WagerRefused) -> Iterable[Event]:
    """A wager that was not booked, not taken back or not given up; the latter two name no amount."""
    amount = parse_money(event.amount)
    if amount:
        yield booked(rules, round_, spin, Stake(event.wager, event.owner, amount))
        return
    named = nothing_on(event.wager, event.owner)
    yield taken_back(round_, spin, named)
    yield surrendered(rules, round_, spin, named)


_COULD: Final[Mapping[type, Could]] = {
    WagerBooked: _booked,
    WagerRefused: _refused,
    WagerReturned: lambda _rules, round_, spin, event: (
        taken_back(round_, spin, nothing_on(event.wager, event.owner)),
    ),
    WagerSurrendered: lambda rules, round_, spin, event: (
        surrendered(rules, round_, spin, nothing_on(event.wager, event.owner)),
    ),
    RoundAbandoned: lambda rules, round_, spin, event: (
        given_up(rules, round_, spin, event.reason, event.by),
    ),
}

_IN_TIME: Final = WagerReturned | WagerSurrendered
"""What is done before "Rien ne va plus" alone."""


def _check(state: TableState, event: Event) -> str | None:
    """Say what is wrong with an event that follows from no number; None where nothing is."""
    rules, spin, could = repeater_rules(state.house), event.spin, _COULD.get(type(event))
    if rules is None or spin is None:
        return "this house deals no side wagers, or no spin is named"
    if could is None:
        return f"nothing led to {event} at the side wagers"
    if (untimely := _untimely(state, event)) is not None:
        return untimely
    expected = tuple(could(rules, wagers_at(state).round, spin, event))
    return None if event in expected else f"at the side wagers could happen {expected}, not {event}"


def _untimely(state: TableState, event: Event) -> str | None:
    """Say why it could not be asked for just then; None where it could."""
    game = game_of(state)
    try:
        coming = game.coming(Turn(state, ready=True))
    except RefusedError as why:
        return str(why)
    if event.spin != coming:
        return f"spin {coming} is bet on, not spin {event.spin}"
    if isinstance(event, WagerBooked) and game.is_last(state):
        return "a side wager was booked for the last spin"
    in_time = event.by is UNSET if isinstance(event, WagerBooked) else isinstance(event, _IN_TIME)
    if in_time and not game.takes_bets(state):
        return "that is not done any more, and nobody answers for it"
    return None


CHECKS: Final = dict.fromkeys((*FOLDS, WagerRefused), _check)
