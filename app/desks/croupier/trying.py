"""Whether the table would take a command now: its own code is asked, on a turn that nobody keeps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.desks.croupier.acts import Act, AnyAct
from app.rules.money import Cents
from app.table.acting import tried
from app.table.bad_input import BadInputError
from app.table.command import Command
from app.table.reopening import closed_round
from app.table.state import S, TableState
from app.table.table_commands import AnnounceRelief, ChangeMinimum, ClosePlay, OpenPlay, ReopenSpin
from app.table.turn import RefusedError

SENT: Final[Mapping[AnyAct, Command]] = {
    Act.CLOSE: ClosePlay(),
    Act.RELIEF: AnnounceRelief(),
    Act.REOPEN: ReopenSpin(),
}
"""Acts of any table that are a command and nothing else."""
ASKED: Final[Mapping[AnyAct, Command]] = {
    **SENT,
    Act.OPEN: OpenPlay(),
    Act.MINIMUM: ChangeMinimum(minimum=Cents(10000), by="?"),
}
"""The command behind each button of any table, as it would be sent."""
_WHILE_OPEN: Final[frozenset[AnyAct]] = frozenset({Act.HAND_OVER, Act.SUSPEND, Act.EXCHANGE, Act.TIP})
"""What has a page of its own that says when it can be done."""


def not_refused(state: TableState, asked: Mapping[AnyAct, Command]) -> frozenset[AnyAct]:
    """Name the acts that the table would not refuse now, payments apart, and those whose page says so.

    Args:
        state: the table.
        asked: the command behind each.
    """
    if state.suspended is not None:
        return frozenset({Act.SUSPEND})
    if not state.opened:
        return frozenset({Act.OPEN})
    taken = {act for act, said in asked.items() if act is not Act.OPEN and could(state, said)}
    if closed_round(state) is not None:
        taken.add(Act.REOPEN)  # where it stays closed, a touch says why
    return _WHILE_OPEN | taken


def could(state: TableState, said: Command) -> bool:
    """Ask on a turn that nobody keeps."""
    return would_be(state, said) is not None


def why_not(state: TableState, said: Command) -> str:
    """Say why the table would refuse a command, as it says so itself; empty where it would not."""
    try:
        tried(state, said)
    except (RefusedError, BadInputError) as fault:
        return fault.reason
    return ""


def would_be(state: S, said: Command) -> S | None:
    """Tell what the table would be after a command, on a turn that nobody keeps; None where it is refused."""
    try:
        return tried(state, said)
    except (RefusedError, BadInputError):
        return None
