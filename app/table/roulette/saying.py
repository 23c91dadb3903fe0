"""What the dealer says now, word for word, folded from what happened (rules 4, 8) [2, 3.7, 4.1, 7.1].

The phases and their phrases are French, a change of the minimum is said in what the house speaks. Where a
phrase is due it takes the place of the phase's own; several are said one after the other.
"""

from __future__ import annotations

from app.rules.italian import euro
from app.rules.money import Cents
from app.rules.roulette.french_call import call_words
from app.table.differences import is_all_paid
from app.table.roulette.procedure import (
    BANK_OPEN,
    HALVED,
    LAST_SPIN,
    NEW_MINIMUM,
    RELIEF,
    SENTENCES,
    SHUT_IN,
    THROWN_AGAIN,
    VOID,
    Phase,
)
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


def said(state: SpinTable) -> tuple[str, ...]:
    """Give the sentences that are due, the first to be said first; none at a closed table.

    Of a number the words of the call stand one by one.
    """
    if not state.opened:
        return ()
    if state.paying is not None:
        return _of_number(state.paying)
    return () if state.betting is None else said_before_the_number(state, state.betting)


def said_before_the_number(state: SpinTable, spin: SpinState) -> tuple[str, ...]:
    """Give the sentences for a spin that is bet on, from its first bets to "Rien ne va plus".

    After the last spin nobody is told to bet.
    """
    if spin.phase is Phase.THROWN and spin.void is not None:
        return (THROWN_AGAIN,)
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        unsaid = spin.spun_on and spin.phase is Phase.THROWN  # nobody bets
        return () if unsaid else (SENTENCES[spin.phase][0],)
    if state.last_played:
        return (VOID,) * (spin.spun_on and spin.void is not None)
    due = (*_beginning(spin), *_announced(state, spin))
    return due or (SENTENCES[spin.phase][0],)


def _beginning(spin: SpinState) -> tuple[str, ...]:
    if spin.void is not None:
        return (VOID,)
    return BANK_OPEN if spin.first else ()


def _announced(state: SpinTable, spin: SpinState) -> tuple[str, ...]:
    """What is announced a spin ahead, while this one can still be bet on."""
    due: tuple[str, ...] = ()
    if state.announced is not None and is_last_at_minimum(state, spin):
        due = (new_minimum_words(state, state.announced[0]),)
    return due + (LAST_SPIN,) * spin.last + (RELIEF,) * (state.relief == spin.spin)


def new_minimum_words(state: SpinTable, then: Cents) -> str:
    """Announce the minimum that holds from the next spin, in what the house speaks."""
    return NEW_MINIMUM.said(state.house.speech, now=euro(state.minimum), then=euro(then))


def is_last_at_minimum(state: SpinTable, spin: SpinState) -> bool:
    """Whether another minimum holds from the spin after this one."""
    return state.announced is not None and state.announced[1] == spin.spin + 1


def _of_number(spin: SpinState) -> tuple[str, ...]:
    call = () if spin.number is None else call_words(spin.number)
    settled = spin.settlement
    if settled is None:
        return call
    divided = (HALVED,) * bool(settled.partage) + (SHUT_IN,) * bool(settled.enferme)
    if is_all_paid(spin.payable) and (settled.payments or not divided):
        return (SENTENCES[Phase.PAYING][0],)
    return call + divided
