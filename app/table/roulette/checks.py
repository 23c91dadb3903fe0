"""What roulette's events say of the table, worked out anew from what was bet and entered (rules 3, 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import UNSET

from app.rules.money import money_text
from app.rules.roulette.announce_wins import Again, CannotGoOnError
from app.rules.roulette.french_call import announcement
from app.table import events as happened
from app.table.differences import is_all_paid
from app.table.game import Checked, Difference
from app.table.roulette import events as spun
from app.table.roulette.carrying import carried_from
from app.table.roulette.corrected_numbers import number_instead
from app.table.roulette.going_on import announce_won, going_on_of
from app.table.roulette.settlement_form import bank_form, settlement_form, stack_form
from app.table.roulette.settling import colours_of, settlement_of
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.uncounted import unexplained_form

_ANSWER: Final = (
    "number",
    "announcement",
    "payments",
    "lost",
    "partage",
    "enferme",
    "freed",
    "returned",
    "withdrawn",
    "standing",
    "bank",
)

SETTLED: Final = 2
"""Since these rules settlements, what stays and what goes on come out as they do today."""


def opened(state: SpinTable, event: happened.TableOpened) -> str | None:
    """An opening carries the void throws of which nobody said why; those of before did not."""
    if event.unexplained is not UNSET and event.unexplained != unexplained_form(state.unexplained):
        return "it carries other void throws than those of which nobody said why"
    return None


def fell(state: SpinTable, event: spun.SpinNumber) -> str | None:
    """A number is announced as it is, and what was still being paid has been closed before it."""
    if event.announcement != announcement(event.number):
        return f"the number {event.number} is not announced so"
    paying = state.paying
    if paying is None or paying.spin == event.spin:
        return None
    return f"the number of spin {event.spin} fell, and spin {paying.spin} was never closed"


def corrected(state: SpinTable, event: happened.EntryCorrected) -> str | None:
    """A number that is corrected is one of the last that fell, or lies further back."""
    now = number_instead(event)
    if now is None:
        return None
    spins = state.numbers_of
    was = state.numbers[spins.index(now.spin)] if now.spin in spins else None
    if was not in {None, event.fell["was"] if event.fell is not UNSET else None}:
        return f"the number of spin {now.spin} is put right, and was another before"
    return None


def closed(state: SpinTable, event: spun.SpinClosed) -> str | None:
    """A spin closed as entered has all its payments marked, and leaves lying what it should."""
    spin = state.spin(event.spin)
    if spin is None or spin.settlement is None:
        return None
    if event.entered and not is_all_paid(spin.payable):
        return f"spin {spin.spin} is closed as paid, and payments are not marked"
    carried = [stack_form(stack) for stack in carried_from(state, spin, spin.settlement)]
    if state.rules >= SETTLED and event.carried != carried:
        return f"spin {spin.spin} is closed, and what lies there for the next one is not what it left"
    if event.disputed is not UNSET and event.disputed != sorted(spin.payable.disputed):
        return f"spin {spin.spin} is closed, and other payments are disputed than it says"
    stayed = () if event.stayed is UNSET else event.stayed
    won, worth = colours_of(spin.settlement), state.colours
    if any(name not in won or spin.colours.get(name) != worth.get(name) for name in stayed):
        return f"spin {spin.spin} is closed, and a colour keeps what it was worth that did not win"
    return None


def gone_on(state: SpinTable, event: spun.AnnounceAccepted) -> str | None:
    """An announce goes on with what it won, and with nothing else."""
    if event.after is UNSET:
        return None
    won = announce_won(state, event.of)
    if won is None:
        return None  # the fold refuses it
    try:
        going_on = going_on_of(state, won, Again(event.after), held=event.held)
    except CannotGoOnError as fault:
        return f"announce {event.of} goes on and cannot: {fault}"
    amounts = (going_on.kept, going_on.plays_on, going_on.stake_back, going_on.paid)
    recorded = (event.kept, event.plays_on, event.stake_back, event.paid)
    if state.rules >= SETTLED and recorded != tuple(map(money_text, amounts)):
        return f"announce {event.of} goes on otherwise than with what it won"
    return None


def settled(state: SpinTable, event: spun.SpinSettled) -> Checked:
    """Settle again; a difference under today's rules is a fault, under older ones it is reported."""
    spin = state.spin(event.spin)
    if spin is None:
        return Checked(f"spin {event.spin} is settled and was never played")
    if event.complete is not state.all_entered:
        return Checked(f"the settlement of spin {spin.spin} says otherwise than its opening what was entered")
    settlement = settlement_of(state, spin)
    today = settlement_form(settlement)
    if not event.complete:
        today["bank"] = {**bank_form(settlement.bank), "taken": None, "result": None}
    recorded = {key: getattr(event, key) for key in _ANSWER}
    if recorded == today:
        return Checked(known=settlement)
    difference = Difference(spin.spin, event.revision, state.rules, recorded, today)
    if state.rules >= SETTLED:
        return Checked(f"the settlement of spin {spin.spin} is not what its bets give")
    return Checked(differs=difference)


def _says(check: Callable[[SpinTable, Any], str | None]) -> Callable[[SpinTable, Any], Checked]:
    return lambda state, event: Checked(check(state, event))


CHECKS: Final[Mapping[type, Callable[[SpinTable, Any], Checked]]] = {
    happened.TableOpened: _says(opened),
    spun.SpinNumber: _says(fell),
    spun.SpinSettled: settled,
    spun.AnnounceAccepted: _says(gone_on),
    spun.SpinClosed: _says(closed),
    happened.EntryCorrected: _says(corrected),
}
"""The events that say something of the table that can be worked out."""
