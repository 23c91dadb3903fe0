"""What was announced, and what of it goes on, folded into the spins that are alive (rules 6) [5.2]."""

from __future__ import annotations

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from app.rules.money import Cents, parse_money
from app.rules.roulette.bets import Stack
from app.rules.roulette.lying import Layout, taken
from app.table.roulette import events as spun
from app.table.roulette.outcomes import ticks_kept
from app.table.roulette.paid_before import late_payments
from app.table.roulette.settlement_reading import read_standing
from app.table.roulette.spin_state import Announced, AnnouncedBefore, GoneOn, SpinState
from app.table.roulette.spin_table import SpinTable


class NoSuchWinError(ValueError):
    """No such announce can go on, or be taken back."""


def announced(state: SpinTable, event: spun.AnnounceAccepted) -> Announced:
    """Say what was announced; the event is the last that the state has counted."""
    return Announced(
        seq=state.seq,
        name=event.name,
        repeat=event.repeat,
        owner=event.owner,
        held=event.held,
        value=None if event.value is None else parse_money(event.value),
        colour=event.colour,
        colour_pieces=event.colour_pieces,
        straights=tuple(event.straights),
        bets=read_standing(event.bets, state.colours),
    )


def with_gone_on(state: SpinTable, event: spun.AnnounceAccepted, bets: tuple[Stack, ...]) -> SpinTable:
    """Remember an announce that goes on with the spin in which it won.

    Args:
        state: the table.
        event: what was taken.
        bets: what it laid down.

    Raises:
        NoSuchWinError: the announce that it goes on from cannot go on.
    """
    paying = state.paying
    of = None if event.of is UNSET else event.of
    known = () if paying is None else {said.seq for said in paying.announces}
    if paying is None or of is None or of not in known or of in {gone.of for gone in paying.gone_on}:
        raise NoSuchWinError(
            f"announce {of} goes on, which is none of the spin being paid or goes on already"
        )
    gone = GoneOn(
        of=of,
        seq=state.seq,
        after="" if event.after is UNSET else event.after,
        kept=_amount(event.kept),
        plays_on=_amount(event.plays_on),
        stake_back=_amount(event.stake_back),
        paid=_amount(event.paid),
        bets=bets,
        late=late_payments(paying, next(said for said in paying.announces if said.seq == of)),
    )
    return replace(state, paying=replace(paying, gone_on=(*paying.gone_on, gone)))


def announced_for(spin: SpinState) -> tuple[AnnouncedBefore, ...]:
    """Give the announces of a spin, each with the event with which it went on."""
    again = {gone.of: gone.seq for gone in spin.gone_on}
    return tuple(AnnouncedBefore(said, again.get(said.seq)) for said in spin.announces)


def with_announce_undone(state: SpinTable, event: spun.AnnounceUndone) -> SpinTable:
    """Forget an announce that was taken back: its pieces are taken up.

    Raises:
        NoSuchWinError: there is no such announce.
        NotThereError: its pieces do not lie there.
    """
    if event.of is not UNSET:
        return _with_going_on_undone(state, event)
    betting = state.betting
    said = None if betting is None else next((a for a in betting.announces if a.seq == event.accepted), None)
    if betting is None or said is None or event.spin != betting.spin:
        raise NoSuchWinError(f"announce {event.accepted} is taken back, which does not lie there")
    return replace(
        state,
        betting=replace(
            betting,
            bets=layout_without(betting.bets, said.bets),
            announces=tuple(other for other in betting.announces if other is not said),
        ),
    )


def _with_going_on_undone(state: SpinTable, event: spun.AnnounceUndone) -> SpinTable:
    """Forget that an announce goes on; it can go on otherwise."""
    paying, betting = state.paying, state.betting
    going = () if paying is None else paying.gone_on
    gone = next((gone for gone in going if (gone.of, gone.seq) == (event.of, event.accepted)), None)
    if paying is None or betting is None or gone is None or event.spin != betting.spin:
        raise NoSuchWinError(f"announce {event.of} is taken back, which does not go on")
    left = replace(paying, gone_on=tuple(other for other in going if other is not gone))
    if left.settlement is not None:
        left = replace(left, done=ticks_kept(left, left.settlement))
    return replace(
        state,
        paying=left,
        betting=replace(
            betting,
            bets=layout_without(betting.bets, gone.bets),
            announces=tuple(said for said in betting.announces if said.seq != gone.seq),
        ),
    )


def layout_without(layout: Layout, taken_up: Layout) -> Layout:
    """Take up what an announce laid down.

    Raises:
        NotThereError: some of it does not lie there.
    """
    for stack in taken_up:
        for entry in stack.entries:
            layout = taken(layout, stack.position, entry)
    return layout


def _amount(said: str | UnsetType) -> Cents:
    return Cents(0) if said is UNSET else parse_money(said)
