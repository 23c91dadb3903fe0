"""What happens to a spin, folded into the table: the procedure, the bets, the number, the payments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, assert_never, get_args

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from app.rules.chips import Colour
from app.rules.roulette.settled import Part, Settlement
from app.rules.roulette.wheel import Turning
from app.table import events as happened
from app.table.broken_story import BrokenStoryError
from app.table.differences import marks_of, places_kept
from app.table.payable import Payable
from app.table.roulette import events as spun
from app.table.roulette.announce_fold import announced, with_announce_undone, with_gone_on
from app.table.roulette.held_fold import with_spun_on
from app.table.roulette.layout_fold import LayoutEvent, all_placed, lay_out
from app.table.roulette.outcomes import stake_at, ticks_kept, without_tick
from app.table.roulette.paid_before import moved, unmade
from app.table.roulette.procedure import Phase, Step
from app.table.roulette.second_look import typed_before
from app.table.roulette.settlement_reading import read_settlement
from app.table.roulette.settling import payable_of
from app.table.roulette.spin_form import read_bets
from app.table.roulette.spin_over import with_next_spin, with_spin_closed
from app.table.roulette.spin_state import Proposed, SpinState
from app.table.roulette.spin_table import SpinTable, WheelGame
from app.table.roulette.stepping import phase_after, stepped
from app.table.roulette.void_fold import with_next_throw, with_number_taken_back, with_valid, with_void
from app.table.sources import TYPED

LAST_NUMBERS: Final = 20


SpinEvent = (
    spun.SpinBetsOpen
    | spun.SpinThrown
    | spun.SpinNoMoreBets
    | spun.SpinLast
    | spun.SpinNumber
    | spun.SpinCandidate
    | spun.CandidateRefused
    | spun.SpinVoid
    | spun.SpinTurned
    | spun.SpinTakenBack
    | spun.SpinValid
    | spun.SpinCleared
    | LayoutEvent
    | spun.AnnounceUndone
    | spun.WinnersEntered
    | spun.SpinSettled
    | spun.StakeDone
    | spun.SpinClosed
)


def fold_spin(state: SpinTable, event: SpinEvent) -> SpinTable:
    """Let one thing happen to one of the spins that are alive.

    Raises:
        BrokenStoryError: it cannot happen now.
        NoSuchWinError: an announce goes on that cannot.
    """
    spin = _alive(state, event)
    return _FOLDS[type(event)](state, spin, event)


def fold_settled(state: SpinTable, event: spun.SpinSettled, settlement: Settlement) -> SpinTable:
    """Let a settlement happen whose event has been read.

    Raises:
        BrokenStoryError: it cannot happen now.
    """
    return _with_settlement(state, _alive(state, event), event, settlement)


def fold_placed(state: SpinTable, placed: Sequence[spun.BetPlaced]) -> SpinTable:
    """Let pieces be laid one after another for one spin.

    Raises:
        BrokenStoryError: they cannot be laid now, or not all for the same spin.
    """
    spin = _alive(state, placed[0])
    if any(event.spin != spin.spin for event in placed):
        raise BrokenStoryError(f"pieces were laid for spin {spin.spin} and for another")
    return _with(state, all_placed(spin, placed, _colours_laid(state, spin)), state.wheels)


def _colours_laid(state: SpinTable, spin: SpinState) -> Mapping[str, Colour]:
    """A piece of a number that fell is worth what it was then, whatever it is worth from the next spin on."""
    return state.colours if spin.number is None else spin.colours


def _alive(state: SpinTable, event: SpinEvent) -> SpinState:
    spin = state.spin(event.spin)
    if spin is None:
        raise BrokenStoryError(f"{type(event).__name__} of spin {event.spin}, which is not alive")
    return spin


def _laid_out(state: SpinTable, spin: SpinState, event: LayoutEvent) -> SpinTable:
    """The layout changed; an announce is remembered with what it laid down."""
    changed = lay_out(spin, event, _colours_laid(state, spin))
    if isinstance(event, spun.AnnounceAccepted):
        taken = announced(state, event)
        changed = replace(changed, announces=(*spin.announces, taken))
        if event.after is not UNSET:
            state = with_gone_on(state, event, taken.bets)
    return _with(state, changed, state.wheels)


_ProcedureEvent = spun.SpinBetsOpen | spun.SpinThrown | spun.SpinNoMoreBets | spun.SpinTurned | spun.SpinLast
_EntryEvent = spun.SpinCandidate | spun.CandidateRefused | spun.WinnersEntered | spun.StakeDone


def _turning(event: SpinEvent) -> Turning | None:
    """How the wheel turned at a throw, where a reader saw it."""
    thrown = event.wheel if isinstance(event, spun.SpinThrown) else UNSET
    return None if thrown is UNSET else Turning(thrown)


def _taken_on(state: SpinTable, spin: SpinState, event: _ProcedureEvent) -> SpinTable:
    """A spin is one step on, and the wheel's own count with it."""
    if isinstance(event, spun.SpinThrown | spun.SpinNoMoreBets):
        state, spin = _maybe_spun_on(state, spin)
    proceeded = _with(state, _proceeded(spin, event), _wheels(state, event))
    if isinstance(event, spun.SpinThrown | spun.SpinNoMoreBets):
        proceeded = with_next_throw(proceeded, event)
    seen = _turning(event)
    return proceeded if seen is None else replace(proceeded, turned=seen)


def _maybe_spun_on(state: SpinTable, spin: SpinState) -> tuple[SpinTable, SpinState]:
    """Hold what lies there where the ball of the spin that is bet on is thrown after the last."""
    if spin is not state.betting:
        return state, spin
    state = with_spun_on(state)
    return state, state.betting or spin


def _proceeded(spin: SpinState, event: _ProcedureEvent) -> SpinState:
    """The wheel or the dealer took a spin one step on."""
    match event:
        case spun.SpinBetsOpen():
            return stepped(spin, Step.BETS_OPEN)
        case spun.SpinThrown():
            return replace(
                stepped(spin, Step.THROWN),
                throw=spin.throw + 1,
                device=event.device,
                game=event.game,
                wheel=_turning(event) or spin.wheel,
                denied=None,
            )
        case spun.SpinNoMoreBets():
            unheard = spin.phase is not Phase.THROWN
            return replace(stepped(spin, Step.NO_MORE_BETS), throw=spin.throw + unheard)
        case spun.SpinTurned():
            return replace(spin, turned=spin.turned | {Turning(event.way)})
        case spun.SpinLast():
            return replace(spin, last=event.over is not True)
        case _ as never:
            assert_never(never)


def _worked_at(state: SpinTable, spin: SpinState, event: _EntryEvent) -> SpinTable:
    """Something was proposed, entered or paid, and a wheel may have told its number."""
    return _with(state, _entered(state, spin, event), _wheels(state, event))


def _entered(state: SpinTable, spin: SpinState, event: _EntryEvent) -> SpinState:
    """Something was proposed, entered or paid."""
    match event:
        case spun.SpinCandidate():
            typed = None if event.device is None else typed_before(spin)
            proposed = Proposed(event.number, event.reason, event.device or "", event.game, typed)
            return replace(spin, proposed=proposed)
        case spun.CandidateRefused():
            return _denied(spin)
        case spun.WinnersEntered():
            winners = read_bets(event.bets, state.house, spin.colours)
            return replace(spin, winners=winners, entered=event.revision, unsaid=False)
        case spun.StakeDone():
            return replace(spin, done=_seen_to(spin, event))
        case _ as never:
            assert_never(never)


def _denied(spin: SpinState) -> SpinState:
    """The dealer said no: what he had typed himself is asked again; a reader that repeats it asks."""
    was = spin.proposed
    if was is None or not was.device:
        return replace(spin, proposed=None)
    own = None if was.typed is None else Proposed(was.typed, TYPED, "")
    return replace(spin, proposed=own, denied=was)


def with_unmade(state: SpinTable, event: happened.PaymentUnmade) -> SpinTable:
    """A payment that is made anew was not made before its announce went on."""
    spin = state.paying
    settled = None if spin is None else spin.settlement
    if spin is None or settled is None or not spin.gone_on or marks_of(spin.payable, event.order):
        return state
    spin = replace(spin, gone_on=unmade(spin.gone_on, event.order))
    return replace(state, paying=replace(spin, done=ticks_kept(spin, settled)))


def _seen_to(spin: SpinState, event: spun.StakeDone) -> tuple[tuple[str, Part], ...]:
    """A tick stands beside what the last settlement did to a stake."""
    stake = None
    if spin.settlement is not None and event.revision == spin.payable.revision:
        stake = stake_at(spin, spin.settlement, event.listed, event.place)
    if stake is None:
        raise BrokenStoryError(
            f"a tick on {event.listed} {event.place} of spin {spin.spin}, which is not there"
        )
    return without_tick(spin.done, stake) if event.over is True else (*spin.done, stake)


def _wheels(state: SpinTable, event: SpinEvent) -> Mapping[str, WheelGame]:
    """Remember the wheel's own count, so that a restart knows which game was the last."""
    match event:
        case spun.SpinThrown(device=str(device), game=int(game)):
            known = WheelGame(game, told=False)
        case spun.SpinCandidate(device=str(device), game=int(game), number=number):
            known = WheelGame(game, told=True, number=number)
        case _:
            return state.wheels
    return {**state.wheels, device: known}


def _wheels_told(state: SpinTable, spin: SpinState, event: spun.SpinNumber) -> Mapping[str, WheelGame]:
    """The game of the throw has its number, also where a person typed it."""
    typed = event.device is None or event.game is None
    device, game = (spin.device, spin.game) if typed else (event.device, event.game)
    if device is None or game is None:
        return state.wheels
    return {**state.wheels, device: WheelGame(game, told=True, number=event.number, typed=typed)}


def _with(state: SpinTable, spin: SpinState, wheels: Mapping[str, WheelGame]) -> SpinTable:
    """Put a changed spin back where it was."""
    if state.paying is not None and state.paying.spin == spin.spin:
        return replace(state, paying=spin, wheels=wheels)
    return replace(state, betting=spin, wheels=wheels)


_NOTHING_ENTERED: Final[Mapping[str, Any]] = {
    "winners": (),
    "left": frozenset(),
    "taken": frozenset(),
    "shut": frozenset(),
    "halved": frozenset(),
    "grouped": frozenset(),
    "gone_on": (),
    "entered": 0,
    "settlement": None,
    "done": (),
}


def _fallen(state: SpinTable, spin: SpinState, event: spun.SpinNumber) -> SpinTable:
    """The number is known; what was entered for another number is void."""
    said_before = state.paying is not None and state.paying.spin == spin.spin
    state, spin = _maybe_spun_on(with_next_throw(state, event), spin)
    fallen = replace(
        spin,
        phase=phase_after(spin, Step.NUMBER),
        number=event.number,
        source=event.source,
        throw=spin.throw if event.throw is UNSET else event.throw,
        device=spin.device if event.device is None else event.device,
        game=spin.game if event.game is None else event.game,
        proposed=None,
        denied=None,
        colours=state.colours,
        minimum=state.minimum if spin.minimum is None else spin.minimum,
        payable=Payable(revision=spin.payable.revision),
        **_NOTHING_ENTERED,
    )
    since = 1 if said_before else 0
    numbers = (event.number, *state.numbers[since:])[:LAST_NUMBERS]
    numbers_of = (spin.spin, *state.numbers_of[since:])[:LAST_NUMBERS]
    betting = state.betting if said_before else None
    wheels = _wheels_told(state, spin, event)
    return replace(
        state,
        paying=fallen,
        betting=betting,
        numbers=numbers,
        numbers_of=numbers_of,
        wheels=wheels,
        pocket=event.number,
        pocket_before=state.pocket_before if said_before else state.pocket,
    )


def _settled(state: SpinTable, spin: SpinState, event: spun.SpinSettled) -> SpinTable:
    """A settlement was recorded."""
    return _with_settlement(state, spin, event, read_settlement(msgspec.to_builtins(event), spin.colours))


def _with_settlement(
    state: SpinTable, spin: SpinState, event: spun.SpinSettled, settlement: Settlement
) -> SpinTable:
    """What was given for payments goes with them to their places in this one."""
    said = _still_disputed(spin, settlement)
    payable, places = payable_of(state, spin.payable, settlement)
    payable = replace(payable, revision=event.revision, disputed=frozenset(said), objections=said)
    settled = replace(spin, settlement=settlement, payable=payable, gone_on=moved(spin.gone_on, places))
    settled = replace(settled, done=ticks_kept(settled, settlement))
    return _with(replace(state, ghosts=settlement.standing), settled, state.wheels)


def _still_disputed(spin: SpinState, settlement: Settlement) -> dict[int, str]:
    """A dispute goes on about the same payment; about one that is no longer made it is over."""
    before, beside = spin.settlement, spin.payable.beside.payments
    if before is None:
        return {}
    found = (
        (
            places_kept((*before.payments, *beside), frozenset({order}), (*settlement.payments, *beside)),
            spin.payable.objections.get(order, ""),
        )
        for order in spin.payable.disputed
    )
    return {place: reason for places, reason in found if places is not None for place in places.values()}


def _cleared(state: SpinTable, spin: SpinState, event: spun.SpinCleared) -> SpinTable:
    """The layout is free: the next spin may be bet on; of one that was opened again it is said afterwards."""
    if spin.unsaid and spin.phase is Phase.PAYING:
        return replace(state, paying=replace(spin, unsaid=False))
    cleared = replace(stepped(spin, Step.CLEARED), unsaid=event.implied is True)
    return with_next_spin(replace(state, paying=cleared), spin, ())


def _announce_undone(state: SpinTable, _spin: SpinState, event: spun.AnnounceUndone) -> SpinTable:
    """An announce was taken back, and what it laid down with it."""
    return with_announce_undone(state, event)


_FOLDS: Final[Mapping[type, Callable[[SpinTable, SpinState, Any], SpinTable]]] = {
    **dict.fromkeys(get_args(LayoutEvent), _laid_out),
    **dict.fromkeys(get_args(_ProcedureEvent), _taken_on),
    **dict.fromkeys(get_args(_EntryEvent), _worked_at),
    spun.AnnounceUndone: _announce_undone,
    spun.SpinNumber: _fallen,
    spun.SpinVoid: with_void,
    spun.SpinTakenBack: with_number_taken_back,
    spun.SpinValid: with_valid,
    spun.SpinCleared: _cleared,
    spun.SpinSettled: _settled,
    spun.SpinClosed: with_spin_closed,
}
"""What each event does; a long journal is played again quicker than by going through the cases."""
