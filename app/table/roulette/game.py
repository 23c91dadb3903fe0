"""Roulette, with the tombola as its second instrument, as a game that a table plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from msgspec import UNSET

from app.rules.money import Cents, parse_money
from app.rules.roulette.explanation import payment_why
from app.rules.roulette.house_reading import read_house
from app.rules.roulette.settlement import RULES_VERSION
from app.table import events as happened
from app.table.game import Checked, Game
from app.table.roulette import events as spun
from app.table.roulette.acts import SPIN_ACTS
from app.table.roulette.corrected_numbers import read_number
from app.table.roulette.ear import Ear
from app.table.roulette.entering import untick_with
from app.table.roulette.handing import held_at_closing, held_by_name
from app.table.roulette.held_fold import with_handed
from app.table.roulette.listing import LISTING
from app.table.roulette.live_form import spins_form
from app.table.roulette.night import (
    announced,
    coming,
    goes_on,
    interrupts,
    is_last,
    leaves,
    let_change,
    lying_there,
    opens,
    runs,
    takes_bets,
    why_not_ended,
)
from app.table.roulette.night_fold import (
    with_beginning,
    with_closing,
    with_colour,
    with_correction,
    with_layout_taken,
    with_opening,
    with_other_wheel,
    with_suspension,
)
from app.table.roulette.prompting import spin_prompts
from app.table.roulette.reopening import REOPENING
from app.table.roulette.settlement_form import payment_form
from app.table.roulette.settlement_reading import read_payment
from app.table.roulette.settling import as_settled
from app.table.roulette.signing import SIGNS, round_signed
from app.table.roulette.spin_fold import SpinEvent, fold_placed, fold_settled, fold_spin, with_unmade
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable, round_of
from app.table.roulette.spinning import close_paid, open_bets, settle_cleared
from app.table.roulette.told import told
from app.table.roulette.void_fold import with_explained, with_void_number
from app.table.roulette.who_plays import colours_bet, colours_lying, colours_stood, players
from app.table.state import Steps


def _taken(event: spun.SpinSettled, _spin: SpinState) -> Cents | None:
    taken = event.bank["taken"]
    return None if taken is None else parse_money(taken)


def _checks() -> Mapping[type, Callable[[SpinTable, Any], Checked]]:
    """Load what only a journal that is verified needs: all call bets are worked out for it."""
    from app.table.roulette.checks import CHECKS  # noqa: PLC0415 - see above

    return CHECKS


ROULETTE: Final = Game(
    name="roulette",
    unnamed=True,
    rules=RULES_VERSION,
    table=SpinTable,
    read_house=read_house,
    folds={
        **dict.fromkeys(get_args(SpinEvent), fold_spin),
        spun.SpinReopened: REOPENING.fold,
        spun.VoidExplained: with_explained,
        spun.VoidNumber: with_void_number,
        spun.HeldHanded: lambda state, event: with_handed(state, event.owner),
        spun.TableWheel: with_other_wheel,
    },
    ends=frozenset({spun.SpinNoMoreBets, spun.SpinNumber, spun.SpinClosed}),
    steps=Steps(
        falls={spun.SpinNumber: lambda event: event.number},
        settles={spun.SpinSettled: _taken},
        closes={spun.SpinClosed: lambda event: event.entered},
        opens=frozenset({spun.SpinBetsOpen}),
        throws=frozenset({spun.SpinThrown}),
        shuts=frozenset({spun.SpinNoMoreBets}),
        voids=frozenset({spun.SpinVoid}),
        retakes=frozenset({spun.SpinTakenBack}),
        revives=frozenset({spun.SpinValid}),
        reopens=frozenset({spun.SpinReopened}),
        explains={spun.VoidExplained: lambda event: None if event.of is UNSET else event.of},
    ),
    listing=LISTING,
    follows={
        happened.TableOpened: with_opening,
        happened.TableClosed: with_closing,
        happened.JournalBegun: with_beginning,
        happened.TableSuspended: with_suspension,
        happened.ColourAssigned: with_colour,
        happened.EntryCorrected: with_correction,
        happened.TableTaken: with_layout_taken,
        happened.PaymentUnmade: with_unmade,
    },
    known={spun.SpinSettled: fold_settled},
    together={spun.BetPlaced: fold_placed},
    told=told,
    payment_form=payment_form,
    read_payment=read_payment,
    acts=SPIN_ACTS,
    signs=SIGNS,
    round_signed=round_signed,
    ear=Ear,
    opens=opens,
    begins=open_bets,
    leaves=leaves,
    why_not_ended=why_not_ended,
    coming=coming,
    takes_bets=takes_bets,
    is_last=is_last,
    let_change=let_change,
    interrupts=interrupts,
    goes_on=goes_on,
    read_result=read_number,
    runs=runs,
    round_of=round_of,
    settle=settle_cleared,
    as_settled=as_settled,
    close=close_paid,
    unticks=untick_with,
    colours_lying=colours_lying,
    colours_stood=colours_stood,
    colours_bet=colours_bet,
    why_paid=payment_why,
    players=players,
    prompts=spin_prompts,
    form=spins_form,
    checks=_checks,
    held=held_by_name,
    held_at_closing=held_at_closing,
    unexplained=lambda state: tuple(each.spin for each in state.unexplained.values()),
    announced=announced,
    lying_there=lying_there,
)
