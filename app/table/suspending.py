"""The management suspends play, and takes it up again (rules 8).

A ball that runs when play is suspended is no throw, as after "Rien va": what a reader goes on to say of it
moves nothing. When play goes on the bets are open, and *Il colpo vale* takes it back as any other.
"""

from __future__ import annotations

from msgspec import UNSET

from app.table import events as happened
from app.table.game import game_of
from app.table.refusals import Refusal
from app.table.station_opening import Opening
from app.table.table_commands import Suspend
from app.table.turn import Turn, refuse


def suspend(turn: Turn, said: Suspend, _opening: Opening) -> None:
    """Suspend play, or with `over` take it up again."""
    if not turn.state.opened:
        refuse(Refusal.TABLE_CLOSED())
    suspended = turn.state.suspended is not None
    if suspended and not said.over:
        refuse(Refusal.SUSPENDED_ALREADY())
    if said.over and not suspended:
        refuse(Refusal.NOT_SUSPENDED())
    reason, by = said.reason or "", said.by or ""
    if said.over:
        _take_up(turn, reason, by)
        return
    turn.happen(happened.TableSuspended(suspended=True, reason=reason, by=by))
    game_of(turn.state).interrupts(turn, by)


def _take_up(turn: Turn, reason: str, by: str) -> None:
    """Take play up again; a game that a reader is in the midst of by then is none of it."""
    game_of(turn.state).interrupts(turn, by)  # of a suspension that an earlier program recorded
    device, game = turn.running()
    turn.happen(
        happened.TableSuspended(
            suspended=False,
            reason=reason,
            by=by,
            device=UNSET if device is None else device,
            game=UNSET if game is None else game,
        )
    )
    game_of(turn.state).goes_on(turn)
