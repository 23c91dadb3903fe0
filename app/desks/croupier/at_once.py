"""What an act says to the table at once, without a page that asks anything."""

from __future__ import annotations

from typing import Final

from app.desks.croupier import commands
from app.desks.croupier.acts import Act, Dealt
from app.desks.croupier.roulette.announces import cut_off
from app.desks.croupier.roulette.entry.entered import Draft
from app.desks.croupier.screen import Screen
from app.table.command import Command
from app.table.roulette.spin_commands import AnnounceLast, ConfirmNumber, DeclareVoid

_PLAIN: Final = frozenset(
    {Act.CLOSE, Act.THROW, Act.NO_MORE_BETS, Act.CONFIRM, Act.REFUSE, Act.RELIEF, Act.REOPEN}
)
"""Acts that are a command of the same name and nothing else."""


def said_at_once(act: Act, screen: Screen, draft: Draft, today: int) -> Command | None:
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
        case Act.WAS_PAID | Act.WAS_NOT_PAID:
            left = None if screen.banner is None else screen.banner.left
            paid = act is Act.WAS_PAID
            if left is None:
                return None
            return commands.answered(left.spin, left.order, paid=paid, disputed=left.disputed)
        case Act.LATE:
            return cut_off.late_command(draft.said)
        case _:
            return commands.plain(act.value) if act in _PLAIN else None


def going_on(live: Dealt | None, screen: Screen | None) -> tuple[Command, ...]:
    """Give what goes on to the next spin; that nobody won is said first, where nothing was entered.

    It is not where the layout was not said to be clear: then nobody looked.
    """
    state = None if live is None else live.state
    paying = None if state is None or state.all_entered else state.paying
    silent = screen is not None and screen.passing.undone.nothing
    nobody = paying is not None and not paying.entered and not silent
    following = commands.plain(Act.NEXT.value)
    return (commands.winners(()), following) if nobody else (following,)
