"""What a table of roulette would not refuse now, and to which spin it can go back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.desks.croupier.trying import ASKED, not_refused, why_not
from app.latest import Latest
from app.rules.roulette.spin_rules import has_tumbler, spin_rules
from app.table.command import Command
from app.table.refusals import Refusal
from app.table.roulette import spin_commands
from app.table.roulette.last_spin import bets_are_over, is_over
from app.table.roulette.spin_table import SpinTable

_AFTER_THE_LAST: Final = frozenset({Act.NUMBER, Act.LAST, Act.RELIEF})
"""What nobody does once the last spin is played (rules 8)."""
SPIN_SENT: Final[Mapping[AnyAct, Command]] = {
    SpinAct.THROW: spin_commands.Throw(),
    SpinAct.NO_MORE_BETS: spin_commands.NoMoreBets(),
    Act.CONFIRM: spin_commands.ConfirmNumber(),
    Act.REFUSE: spin_commands.RefuseNumber(),
    Act.VOID: spin_commands.DeclareVoid(reason=""),
}
"""Acts of roulette that are a command and nothing else."""
_ASKED: Final[Mapping[AnyAct, Command]] = {
    **ASKED,
    **SPIN_SENT,
    Act.NUMBER: spin_commands.TypeNumber(number=0),
    Act.VALID: spin_commands.CountAfterAll(reason="?"),
    Act.LAST: spin_commands.AnnounceLast(),
    SpinAct.CLEARED: spin_commands.ClearLayout(),
}
"""The command behind each button, as it would be sent."""


def _asked_of_the_table(state: SpinTable) -> frozenset[AnyAct]:
    """A number is typed only when nothing is being paid, and no other number waits for an answer."""
    asked = {**_ASKED, Act.LAST: spin_commands.AnnounceLast(over=is_last_announced(state))}
    acts = not_refused(state, {act: _said(state, act, form) for act, form in asked.items()})
    if state.suspended is not None or not state.opened:
        return acts
    acts |= {Act.COLOUR}
    takes = spin_rules(state.house).announces and not bets_are_over(state)
    if takes and (state.betting is not None or SpinAct.CLEARED in acts):
        acts |= {SpinAct.ANNOUNCE}  # whoever takes one says that the layout is clear
    if is_over(state) and state.paying is None:
        acts -= _AFTER_THE_LAST
    return acts - {Act.NUMBER} if state.paying is not None or Act.CONFIRM in acts else acts


def _besides_entry(state: SpinTable) -> SpinTable:
    """Leave out what is entered of the spin that is paid: none of these acts asks for it."""
    spin = state.paying
    if spin is not None:
        payable = replace(spin.payable, payments=None, revision=0)
        spin = replace(spin, winners=(), entered=0, settlement=None, payable=payable)
    return replace(state, seq=0, ghosts=(), paying=spin)


table_acts: Final = Latest(_asked_of_the_table, _besides_entry)
"""Tells what the table would not refuse now, payments and the entry apart: the table's own code is asked.

A draft is drawn before the table has it, and each touch enters winners: the acts are what they were.
"""


def why_not_now(state: SpinTable, act: AnyAct) -> str:
    """Say why the table would refuse what a key asks for; empty where it would not, or never.

    While play is suspended the desk asks for none of these, also where the table itself would take it.

    Args:
        state: the table.
        act: one that is a command as it stands; of any other nothing is said.
    """
    form = _ASKED.get(act)
    if form is not None and state.suspended is not None:
        return Refusal.SUSPENDED()
    return "" if form is None else why_not(state, _said(state, act, form))


def is_last_announced(state: SpinTable) -> bool:
    """Whether the spin that is bet on was announced as the last: the same button takes it back."""
    return state.betting is not None and state.betting.last


def _said(state: SpinTable, act: AnyAct, said: Command) -> Command:
    """Where a ball is drawn, whoever confirms its number says that the drum turned both ways (rules 10)."""
    turned = act is Act.CONFIRM and has_tumbler(state.house)
    return spin_commands.ConfirmNumber(turned=True) if turned else said
