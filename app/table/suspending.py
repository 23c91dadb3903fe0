"""The management suspends play, and takes it up again (rules 8).

A ball that runs when play is suspended is no throw, as after "Rien va": what a reader goes on to say of it
moves nothing. When play goes on the bets are open, and *Il colpo vale* takes it back as any other.
"""

from __future__ import annotations

from msgspec import UNSET

from app.table import events as happened
from app.table.opening import Opening
from app.table.refusals import Refusal
from app.table.roulette.procedure import BALL_RUNS, SUSPENDED, Phase
from app.table.roulette.spin_turn import SpinTurn
from app.table.roulette.spinning import open_bets
from app.table.roulette.voiding import declare_void
from app.table.sources import HAND
from app.table.table_commands import Suspend
from app.table.turn import refuse


def suspend(turn: SpinTurn, said: Suspend, _opening: Opening) -> None:
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
    _declare_void(turn, by)


def _take_up(turn: SpinTurn, reason: str, by: str) -> None:
    """Take play up again; a game that a reader is in the midst of by then is none of it."""
    _declare_void(turn, by)  # of a suspension that an earlier program recorded
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
    spin = turn.state.betting
    if spin is not None and spin.phase is Phase.COMING and spin.void is not None:
        turn.happen(happened.SpinBetsOpen(spin=spin.spin, source=HAND))
    else:
        open_bets(turn)


def _declare_void(turn: SpinTurn, by: str) -> None:
    """Let a ball that runs be no throw."""
    spin = turn.state.betting
    if spin is not None and spin.phase in BALL_RUNS:
        declare_void(turn, SUSPENDED, by=by or None)
