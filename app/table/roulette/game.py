"""Roulette, with the tombola as its second instrument, as a game that a table plays."""

from __future__ import annotations

from typing import Final, get_args

from app.rules.roulette.settlement import RULES_VERSION
from app.table import events as happened
from app.table.fold import fold
from app.table.roulette.held_fold import with_handed
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
from app.table.roulette.reopening import reopened
from app.table.roulette.spin_fold import SpinEvent, fold_placed, fold_settled, fold_spin, with_unmade
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.void_fold import with_explained, with_void_number
from app.table.state import Memory

ROULETTE: Final = Memory(
    name="roulette",
    rules=RULES_VERSION,
    table=SpinTable,
    folds={
        **dict.fromkeys(get_args(SpinEvent), fold_spin),
        happened.SpinReopened: lambda state, event: reopened(state, event.spin, fold),
        happened.VoidExplained: with_explained,
        happened.VoidNumber: with_void_number,
        happened.HeldHanded: lambda state, event: with_handed(state, event.owner),
        happened.TableWheel: with_other_wheel,
    },
    ends=frozenset({happened.SpinNoMoreBets, happened.SpinNumber, happened.SpinClosed}),
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
    known={happened.SpinSettled: fold_settled},
    together={happened.BetPlaced: fold_placed},
)
