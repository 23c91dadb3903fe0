"""What is kept of announces beside their page: change, one cut off, how many (rules 6)."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from app.desks.croupier.screen import Announcing
from app.rules.money import Cents
from app.table.command import Command
from app.table.roulette.last_spin import bets_are_over
from app.table.roulette.procedure import Phase
from app.table.roulette.settling import shares_won
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import Announced, SpinState
from app.table.roulette.spin_table import SpinLive, SpinTable

if TYPE_CHECKING:  # the announces are worked out when the first one is given
    from app.desks.croupier.roulette.announces.draft import AnnounceDraft

_BALL_RESTS: Final = frozenset({Phase.COMING, Phase.BETS_OPEN})


def announcing(state: SpinTable) -> Announcing:
    """Count the announces of a table."""
    taken = () if state.betting is None else state.betting.announces
    last = (taken[-1].seq, taken[-1].repeat) if taken else None
    return Announcing(len(taken), len(_won(state)), last)


def winning_announces(state: SpinTable) -> tuple[Announced, ...]:
    """Find the announces that won and have not gone on yet, while a next spin is bet on (rules 6, 8)."""
    return () if state.betting is None else _won(state)


def _won(state: SpinTable) -> tuple[Announced, ...]:
    """Find them as soon as their number is known: whoever lets one go on says that the layout is clear."""
    paying = state.paying
    if paying is None or paying.number is None or not paying.announces or bets_are_over(state):
        return ()
    shares, gone = shares_won(state, paying), {gone.of for gone in paying.gone_on}
    return tuple(said for said in paying.announces if shares[said.seq] and said.seq not in gone)


class Change(Struct, frozen=True):
    """What goes back of the money that was put down for an announce.

    Attributes:
        owner: to whom.
        amount: cents.
    """

    owner: str
    amount: Cents


class _Owed(Struct, frozen=True):
    """Change for an announce of a spin; taken while the ball runs, it stands until the number falls."""

    change: Change
    spin: int
    running: bool


class _Sent(Struct, frozen=True):
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


def changes_heard(changes: Changes, live: SpinLive) -> Changes:
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


class Saying(NamedTuple):
    """An announce that is being said, and is not taken yet.

    Attributes:
        draft: what was said of it.
        repeat: the sentence with which it is repeated.
        owner: whose it is; empty before that was said.
        spin: for which spin.
        throw: whose number cut it off; 0 while it is being said.
        at: when it was said.
        sent: the table's last event when it was sent; None before that.
        command: what would have given it; None while something was missing.
    """

    draft: AnnounceDraft
    repeat: str
    owner: str
    spin: int
    at: datetime
    sent: int | None = None
    command: TakeAnnounce | None = None
    throw: int = 0


class Said(NamedTuple):
    """What is being said now, and what a number cut off before."""

    saying: Saying | None = None
    cut_off: Saying | None = None


NOTHING_SAID: Final = Said()


def with_saying(said: Said, saying: Saying | None) -> Said:
    """Remember what is being said; said once more, it was said when it was said first."""
    before = said.saying
    if saying is not None and before is not None and before.draft == saying.draft:
        saying = saying._replace(at=before.at)
    return said._replace(saying=saying)


def taken_up(said: Said, state: SpinTable) -> Said:
    """Go on saying what was cut off, for the spin that is bet on, as long as nothing else is being said.

    The capo tavolo repeated it for the spin that is over, if he did.
    """
    if said.saying is not None or said.cut_off is None:
        return said
    draft = said.cut_off.draft._replace(accepted_by=None)
    return Said(said.cut_off._replace(draft=draft, spin=_spin_of(state), sent=None))


def _spin_of(state: SpinTable) -> int:
    """The spin for which announces are, or will be once the layout is clear."""
    if state.betting is not None:
        return state.betting.spin
    return 0 if state.paying is None else state.paying.spin + 1


def late_command(said: Said) -> Command | None:
    """Give what records that the announce that was cut off came too late; None where it was not whole."""
    command = None if said.cut_off is None else said.cut_off.command
    if command is None:
        return None
    return replace(command, accepted_by=None, late=True)


def can_be_recorded(said: Said, state: SpinTable) -> bool:
    """Whether it can still be recorded as refused: the number that cut it off is being paid."""
    paying = state.paying
    return (
        said.cut_off is not None
        and paying is not None
        and (paying.spin, paying.throw) == (said.cut_off.spin, said.cut_off.throw)
        and late_command(said) is not None
    )


def said_heard(said: Said, live: SpinLive) -> Said:
    """Hear that it was taken, or that its number fell before it was."""
    state, saying = live.state, said.saying
    if not state.opened:
        return NOTHING_SAID
    if saying is None:
        return said
    if _is_taken(state, saying):
        return said._replace(saying=None)
    if not _is_over(state, saying.spin):
        return said
    return Said(None, saying._replace(throw=0 if state.paying is None else state.paying.throw))


def _is_taken(state: SpinTable, saying: Saying) -> bool:
    spins = filter(None, (state.betting, state.paying))
    return saying.sent is not None and any(
        said.seq > saying.sent and said.owner == saying.owner for spin in spins for said in spin.announces
    )


def _is_over(state: SpinTable, spin: int) -> bool:
    """Whether nothing can be announced for a spin any more: its number fell, or it ended without one."""
    paying, betting = state.paying, state.betting
    return (paying is not None and paying.spin >= spin) or (betting is not None and betting.spin > spin)
