"""What an act says to the table at once, without a page that asks anything."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.roulette import entry_commands
from app.desks.croupier.roulette.announces import cut_off
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.table.command import Command
from app.table.live import Live
from app.table.roulette.spin_commands import (
    AnnounceLast,
    ConfirmNumber,
    DeclareVoid,
    NoMoreBets,
    RefuseNumber,
    Throw,
)
from app.table.roulette.spin_table import SpinTable
from app.table.table_commands import AnnounceRelief, ClosePlay, NextSpin, ReopenSpin

_PLAIN: Final[Mapping[Act, Command]] = {
    Act.CLOSE: ClosePlay(),
    Act.THROW: Throw(),
    Act.NO_MORE_BETS: NoMoreBets(),
    Act.CONFIRM: ConfirmNumber(),
    Act.REFUSE: RefuseNumber(),
    Act.RELIEF: AnnounceRelief(),
    Act.REOPEN: ReopenSpin(),
}
"""Acts that are a command and nothing else."""


def said_at_once(act: Act, screen: SpinScreen, draft: SpinDraft, today: int) -> Command | None:
    """Give the command behind an act.

    Args:
        act: what was touched.
        screen: what the desk shows.
        draft: what the dealer's hand holds.
        today: the day of the month, from whose pocket the first ball is thrown.

    Returns:
        None where it says nothing to the table.
    """
    match act:
        case Act.CONFIRM if screen.asks_drum:
            return ConfirmNumber(turned=True)
        case Act.OPEN:
            return commands.opening(today)
        case Act.LAST:
            return AnnounceLast(over=screen.last_announced)
        case Act.VOID:
            return DeclareVoid(reason="")
        case Act.LATE:
            return cut_off.late_command(draft.said)
        case _:
            return _PLAIN.get(act)


def going_on(live: Live[SpinTable] | None, screen: SpinScreen | None) -> tuple[Command, ...]:
    """Give what goes on to the next spin; that nobody won is said first, where nothing was entered.

    It is not where the layout was not said to be clear: then nobody looked.
    """
    state = None if live is None else live.state
    paying = None if state is None or state.all_entered else state.paying
    silent = screen is not None and screen.passing.undone.nothing
    nobody = paying is not None and not paying.entered and not silent
    following = NextSpin()
    return (entry_commands.winners(()), following) if nobody else (following,)
