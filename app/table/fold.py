"""The state is the fold of the events and nothing else: restart, review and replay are this one function."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, assert_never

import msgspec
from msgspec.structs import replace

from app.rules.bets import Colour
from app.rules.house import House, parse_house
from app.rules.money import parse_money
from app.rules.wheel import Side
from app.table import events as happened
from app.table.events import AnyEvent
from app.table.procedure import Phase, Step, follows
from app.table.settlement_reading import read_settlement
from app.table.settling import payments_kept
from app.table.spin_form import read_bets
from app.table.state import Proposed, ReaderState, SpinState, TableState, WheelGame

LAST_NUMBERS: Final = 20


class BrokenStoryError(ValueError):
    """An event cannot follow what came before it: the record is no table's."""


def fold(state: TableState, event: AnyEvent) -> TableState:
    """Let one thing happen.

    Raises:
        BrokenStoryError: it cannot happen now.
    """
    if isinstance(event, _TABLE_EVENTS):
        return _fold_table(state, event)
    if isinstance(event, _READER_EVENTS):
        return _fold_reader(state, event)
    return _fold_spin(state, event)


def fold_all(state: TableState, story: Iterable[AnyEvent]) -> TableState:
    """Let one thing after another happen.

    Raises:
        BrokenStoryError: one of them cannot happen when its turn comes.
    """
    for event in story:
        state = fold(state, event)
    return state


_TableEvent = (
    happened.TableOpened
    | happened.TableClosed
    | happened.TableRules
    | happened.TableDealer
    | happened.TableSuspended
    | happened.ColourAssigned
)
_TABLE_EVENTS: Final = (
    happened.TableOpened,
    happened.TableClosed,
    happened.TableRules,
    happened.TableDealer,
    happened.TableSuspended,
    happened.ColourAssigned,
)
_ReaderEvent = happened.ReaderConnected | happened.ReaderLost | happened.ReaderWarning
_READER_EVENTS: Final = (happened.ReaderConnected, happened.ReaderLost, happened.ReaderWarning)


def _fold_table(state: TableState, event: _TableEvent) -> TableState:
    match event:
        case happened.TableOpened():
            return replace(
                state,
                table=event.table,
                opened=True,
                suspended=None,
                dealer=event.dealer,
                minimum=parse_money(event.minimum),
                side=Side(event.cylinder),
                colours=_colours(event),
                paying=None,
                betting=SpinState(event.spins + 1, Phase.COMING),
                numbers=tuple(event.numbers),
                ghosts=(),
                readers={},
                spins=event.spins + 1,
                wheels={name: WheelGame(**game) for name, game in event.wheels.items()},
            )
        case happened.TableClosed():
            unplayed = state.betting is not None
            return replace(state, opened=False, betting=None, paying=None, spins=state.spins - unplayed)
        case happened.TableRules():
            return replace(state, house=_house(event, state.house))
        case happened.TableDealer():
            return replace(state, dealer=event.dealer)
        case happened.TableSuspended():
            return replace(state, suspended=event.reason if event.suspended else None)
        case happened.ColourAssigned():
            colours = {name: colour for name, colour in state.colours.items() if name != event.colour}
            if event.value is not None:
                colours[event.colour] = Colour(parse_money(event.value), event.owner)
            return replace(state, colours=colours)
        case _ as never:
            assert_never(never)


def _colours(event: happened.TableOpened) -> dict[str, Colour]:
    return {
        name: Colour(parse_money(form["value"]), form.get("owner")) for name, form in event.colours.items()
    }


def _house(event: happened.TableRules, now: House) -> House:
    """Nothing that settles reads a file: the house is the one that was recorded."""
    if now.name == event.house and now.profile == event.profile:
        return now
    return parse_house(event.house, event.profile)


def _fold_reader(state: TableState, event: _ReaderEvent) -> TableState:
    said: ReaderState
    match event:
        case happened.ReaderConnected():
            said = ReaderState(event.device, connected=True, reason=event.reason)
        case happened.ReaderLost():
            said = ReaderState(event.device, connected=False, reason=event.reason)
        case happened.ReaderWarning():
            before = state.readers.get(event.device, ReaderState(event.device, connected=True))
            said = replace(before, reason=event.reason)
        case _ as never:
            assert_never(never)
    return replace(state, readers={**state.readers, event.device: said})


_SpinEvent = (
    happened.SpinBetsOpen
    | happened.SpinThrown
    | happened.SpinNoMoreBets
    | happened.SpinLast
    | happened.SpinNumber
    | happened.SpinCandidate
    | happened.CandidateRefused
    | happened.SpinVoid
    | happened.SpinCleared
    | happened.WinnersEntered
    | happened.SpinSettled
    | happened.PaymentMade
    | happened.PaymentUnmade
    | happened.SpinClosed
)


def _fold_spin(state: TableState, event: _SpinEvent) -> TableState:
    spin = state.spin(event.spin)
    if spin is None:
        raise BrokenStoryError(f"{type(event).__name__} of spin {event.spin}, which is not alive")
    match event:
        case happened.SpinNumber():
            return _fallen(state, spin, event)
        case happened.SpinCleared():
            paying = _stepped(spin, Step.CLEARED)
            coming = SpinState(state.spins + 1, Phase.COMING)
            return replace(state, paying=paying, betting=coming, spins=state.spins + 1)
        case happened.SpinClosed():
            return _closed(state, _stepped(spin, Step.CLOSED))
        case happened.SpinSettled():
            return _settled(state, spin, event)
        case (
            happened.SpinBetsOpen()
            | happened.SpinThrown()
            | happened.SpinNoMoreBets()
            | happened.SpinVoid()
            | happened.SpinLast()
        ):
            return _with(state, _proceeded(spin, event), _wheels(state, event))
        case _:
            return _with(state, _entered(state, spin, event), _wheels(state, event))


_ProcedureEvent = (
    happened.SpinBetsOpen
    | happened.SpinThrown
    | happened.SpinNoMoreBets
    | happened.SpinVoid
    | happened.SpinLast
)
_EntryEvent = (
    happened.SpinCandidate
    | happened.CandidateRefused
    | happened.WinnersEntered
    | happened.PaymentMade
    | happened.PaymentUnmade
)


def _proceeded(spin: SpinState, event: _ProcedureEvent) -> SpinState:
    """The wheel or the dealer took a spin one step on."""
    match event:
        case happened.SpinBetsOpen():
            return _stepped(spin, Step.BETS_OPEN)
        case happened.SpinThrown():
            return replace(
                _stepped(spin, Step.THROWN), throw=spin.throw + 1, device=event.device, game=event.game
            )
        case happened.SpinNoMoreBets():
            unheard = spin.phase is not Phase.THROWN
            return replace(_stepped(spin, Step.NO_MORE_BETS), throw=spin.throw + unheard)
        case happened.SpinVoid():
            return replace(_stepped(spin, Step.VOID), proposed=None)
        case happened.SpinLast():
            return replace(spin, last=True)
        case _ as never:
            assert_never(never)


def _entered(state: TableState, spin: SpinState, event: _EntryEvent) -> SpinState:
    """Something was proposed, entered or paid."""
    match event:
        case happened.SpinCandidate():
            proposed = Proposed(event.number, event.reason, event.device or "", event.game)
            return replace(spin, proposed=proposed)
        case happened.CandidateRefused():
            return replace(spin, proposed=None)
        case happened.WinnersEntered():
            winners = read_bets(event.bets, state.house, spin.colours)
            return replace(spin, winners=winners, entered=event.revision)
        case happened.PaymentMade() | happened.PaymentUnmade():
            return replace(spin, paid=_marked(spin, event))
        case _ as never:
            assert_never(never)


def _marked(spin: SpinState, event: happened.PaymentMade | happened.PaymentUnmade) -> frozenset[int]:
    """A mark stands on a payment of the last settlement that does not bear it yet."""
    payments = len(spin.settlement.payments) if spin.settlement else 0
    makes = isinstance(event, happened.PaymentMade)
    known = event.revision == spin.revision and 1 <= event.order <= payments
    if not known or (event.order in spin.paid) is makes:
        raise BrokenStoryError(f"a mark on payment {event.order} of spin {spin.spin}, which cannot bear it")
    return spin.paid | {event.order} if makes else spin.paid - {event.order}


def _wheels(state: TableState, event: _SpinEvent) -> Mapping[str, WheelGame]:
    """Remember the wheel's own count, so that a restart knows which game was the last."""
    match event:
        case happened.SpinThrown(device=str(device), game=int(game)):
            known = WheelGame(game, told=False)
        case happened.SpinCandidate(device=str(device), game=int(game), number=number):
            known = WheelGame(game, told=True, number=number)
        case _:
            return state.wheels
    return {**state.wheels, device: known}


def _wheels_told(state: TableState, spin: SpinState, event: happened.SpinNumber) -> Mapping[str, WheelGame]:
    """The game of the throw has its number, also where a person typed it."""
    typed = event.device is None or event.game is None
    device, game = (spin.device, spin.game) if typed else (event.device, event.game)
    if device is None or game is None:
        return state.wheels
    return {**state.wheels, device: WheelGame(game, told=True, number=event.number, typed=typed)}


def _phase_after(spin: SpinState, step: Step) -> Phase:
    phase = follows(spin.phase, step)
    if phase is None:
        raise BrokenStoryError(f"{step.value} of spin {spin.spin}, which is {spin.phase.value}")
    return phase


def _stepped(spin: SpinState, step: Step) -> SpinState:
    return replace(spin, phase=_phase_after(spin, step))


def _with(state: TableState, spin: SpinState, wheels: Mapping[str, WheelGame]) -> TableState:
    """Put a changed spin back where it was."""
    if state.paying is not None and state.paying.spin == spin.spin:
        return replace(state, paying=spin, wheels=wheels)
    return replace(state, betting=spin, wheels=wheels)


def _fallen(state: TableState, spin: SpinState, event: happened.SpinNumber) -> TableState:
    """The number is known; what was entered for another number is void."""
    said_before = state.paying is not None and state.paying.spin == spin.spin
    fallen = replace(
        spin,
        phase=_phase_after(spin, Step.NUMBER),
        number=event.number,
        source=event.source,
        game=spin.game if event.game is None else event.game,
        proposed=None,
        colours=state.colours,
        winners=(),
        entered=0,
        settlement=None,
        paid=frozenset(),
    )
    numbers = (event.number, *(state.numbers[1:] if said_before else state.numbers))[:LAST_NUMBERS]
    betting = state.betting if said_before else None
    wheels = _wheels_told(state, spin, event)
    return replace(state, paying=fallen, betting=betting, numbers=numbers, wheels=wheels)


def _settled(state: TableState, spin: SpinState, event: happened.SpinSettled) -> TableState:
    """A settlement was recorded; payments made under the one before are found again in it."""
    settlement = read_settlement(msgspec.to_builtins(event), spin.colours)
    paid: frozenset[int] | None = frozenset()
    if spin.settlement is not None:
        paid = payments_kept(spin.settlement, spin.paid, settlement)
    if paid is None:
        raise BrokenStoryError(f"settlement {event.revision} of spin {spin.spin} changes a payment made")
    settled = replace(spin, settlement=settlement, revision=event.revision, paid=paid)
    return _with(replace(state, ghosts=settlement.standing), settled, state.wheels)


def _closed(state: TableState, spin: SpinState) -> TableState:
    """A spin is over; one that never had a number makes room for the next at once."""
    if state.paying is not None and state.paying.spin == spin.spin:
        return replace(state, paying=None)
    return replace(state, betting=SpinState(state.spins + 1, Phase.COMING), spins=state.spins + 1)
