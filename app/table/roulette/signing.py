"""Which of roulette's commands somebody signs, and of which spin a signature is (rules 6, 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from app.people.permissions import Act
from app.table.command import Command
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_commands import DeclareVoid, ExplainVoid, Misplace, TakeAnnounce, TypeNumber
from app.table.roulette.spin_table import SpinTable
from app.table.roulette.voiding import unexplained_of

_OF_WHAT_FELL: Final = frozenset({Act.RULE, Act.CORRECT})
"""What is about the number that fell, also where the next spin is bet on already."""


def round_signed(state: SpinTable, act: Act, said: Command) -> int | None:
    """Tell of which spin the act is: a void throw that is explained may be one that is long closed."""
    if isinstance(said, ExplainVoid):
        void = unexplained_of(state, said)
        return None if void is None else void[1].spin
    paying, betting = state.paying, state.betting
    spin = (paying or betting) if act in _OF_WHAT_FELL else (betting or paying)
    return None if spin is None else spin.spin


def _announced(state: SpinTable, said: TakeAnnounce) -> Act | None:
    """After "Rien ne va plus" the capo tavolo takes an announce, or lets it be taken back (rules 6)."""
    spin = state.betting
    late = spin is not None and spin.phase is Phase.NO_MORE_BETS
    return Act.LATE_ANNOUNCE if late and said.accepted_by is not None else None


def _numbered(_state: SpinTable, said: TypeNumber) -> Act | None:
    """A number in somebody's name says that the reader was wrong."""
    return None if said.by is None else Act.CORRECT


def _voided(_state: SpinTable, said: DeclareVoid) -> Act | None:
    """Whoever decided that a throw is void signs when the reason is said: the sentence holds at once."""
    return Act.VOID if said.reason else None


def _misplaced(_state: SpinTable, said: Misplace) -> Act | None:
    """In doubt, where it plays is ruled."""
    return None if said.ruled is None else Act.RULE


SIGNS: Final[Mapping[type[Command], Callable[[SpinTable, Any], Act | None]]] = {
    TakeAnnounce: _announced,
    DeclareVoid: _voided,
    ExplainVoid: lambda _state, _said: Act.VOID,
    TypeNumber: _numbered,
    Misplace: _misplaced,
}
"""Which commands are an act for which somebody signs, and when."""
