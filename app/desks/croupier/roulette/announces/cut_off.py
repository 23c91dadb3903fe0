"""An announce over which a number falls: what was said of it is kept, and offered again (rules 6)."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from app.table.command import Command
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_table import SpinLive, SpinTable

if TYPE_CHECKING:  # the announces are worked out when the first one is given
    from app.desks.croupier.roulette.announces.draft import AnnounceDraft


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


def heard(said: Said, live: SpinLive) -> Said:
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
