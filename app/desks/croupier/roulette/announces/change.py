"""The change that a player is owed for his announce: it stands on the desk until it is given (rules 6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.rules.money import Cents
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinLive

_BALL_RESTS: Final = frozenset({Phase.COMING, Phase.BETS_OPEN})


class Change(NamedTuple):
    """What goes back of the money that was put down for an announce.

    Attributes:
        owner: to whom.
        amount: cents.
    """

    owner: str
    amount: Cents


class _Owed(NamedTuple):
    """Change for an announce of a spin; taken while the ball runs, it stands until the number falls."""

    change: Change
    spin: int
    running: bool


class _Sent(NamedTuple):
    """An announce with change that the table has not answered; what the table was like when it was sent."""

    change: Change
    spin: int
    seq: int
    refused: tuple[int, int]


class Changes(NamedTuple):
    """What is owed, and what will be once an announce is taken."""

    sent: _Sent | None = None
    all_owed: tuple[_Owed, ...] = ()

    @property
    def owed(self) -> tuple[Change, ...]:
        """Name what players are owed, the latest last."""
        return tuple(owed.change for owed in self.all_owed)


NO_CHANGES: Final = Changes()


def with_sent(changes: Changes, live: SpinLive, change: Change) -> Changes:
    """Remember that an announce was sent for which change is due."""
    betting = live.state.betting
    if betting is None or not change.amount:
        return changes._replace(sent=None)
    return changes._replace(sent=_Sent(change, betting.spin, live.state.seq, _refused(live, betting)))


def given(changes: Changes) -> Changes:
    """Forget what was owed: the dealer has given it."""
    return changes._replace(all_owed=())


def heard(changes: Changes, live: SpinLive) -> Changes:
    """Hear what the table made of the announce that was sent; what was owed is forgotten with the throw."""
    betting, sent = live.state.betting, changes.sent
    owed = tuple(each for each in changes.all_owed if betting is not None and _stands(each, betting))
    if sent is None or betting is None or betting.spin > sent.spin:
        return Changes(None, owed)
    taken = any(said.seq > sent.seq and said.owner == sent.change.owner for said in betting.announces)
    if taken:
        running = betting.phase not in _BALL_RESTS
        return Changes(None, (*owed, _Owed(sent.change, betting.spin, running)))
    return Changes(None if _refused(live, betting) != sent.refused else sent, owed)


def _stands(owed: _Owed, betting: SpinState) -> bool:
    """Whether it is still to be given; also where the spin before is bet on again, without a number."""
    return betting.spin <= owed.spin and (owed.running or betting.phase in _BALL_RESTS)


def _refused(live: SpinLive, betting: SpinState) -> tuple[int, int]:
    return len(betting.refused), live.refusals
