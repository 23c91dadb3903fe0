"""The state is the fold of the events and nothing else: restart, review and replay are this one function."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, assert_never

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.bank import BankBook
from app.rules.bets import Colour
from app.rules.house import House
from app.rules.house_profile import parse_house
from app.rules.money import parse_money
from app.rules.wheel import Side
from app.table import events as happened
from app.table.ball_check import read_balls
from app.table.bank_fold import fold_bank
from app.table.events import AnyEvent
from app.table.held_fold import with_handed, with_left_over
from app.table.named import named
from app.table.procedure import Phase
from app.table.spin_fold import BrokenStoryError, fold_spin
from app.table.state import ReaderState, SpinState, TableState, WheelGame

__all__ = ["BrokenStoryError", "fold", "fold_all"]


def fold(state: TableState, event: AnyEvent) -> TableState:
    """Let one thing happen.

    Raises:
        BrokenStoryError: it cannot happen now.
    """
    state = replace(state, seq=state.seq + 1)
    if (who := named(event)) is not None:
        state = replace(state, names={**state.names, who[0].value: who[1]})
    if isinstance(event, _TABLE_EVENTS):
        return _fold_table(state, event)
    if isinstance(event, _BANK_EVENTS):
        return fold_bank(state, event)
    if isinstance(event, _READER_EVENTS):
        return _fold_reader(state, event)
    if isinstance(event, happened.CommandRefused):
        return state
    return fold_spin(state, event)


def fold_all(state: TableState, story: Iterable[AnyEvent]) -> TableState:
    """Let one thing after another happen.

    Raises:
        BrokenStoryError: one of them cannot happen when its turn comes.
    """
    for event in story:
        state = fold(state, event)
    return state


_ChangeEvent = (
    happened.TableMinimum
    | happened.TableDealer
    | happened.TableRelief
    | happened.TableSuspended
    | happened.ColourAssigned
    | happened.HeldHanded
)
_TableEvent = happened.TableOpened | happened.TableClosed | happened.TableRules | _ChangeEvent
_TABLE_EVENTS: Final = (
    happened.TableOpened,
    happened.TableClosed,
    happened.TableRules,
    happened.TableMinimum,
    happened.TableDealer,
    happened.TableRelief,
    happened.TableSuspended,
    happened.ColourAssigned,
    happened.HeldHanded,
)
_BANK_EVENTS: Final = (happened.BankMoved, happened.ChipMissing, happened.EntryCorrected)
_ReaderEvent = happened.ReaderConnected | happened.ReaderLost | happened.ReaderWarning
_READER_EVENTS: Final = (happened.ReaderConnected, happened.ReaderLost, happened.ReaderWarning)


def _fold_table(state: TableState, event: _TableEvent) -> TableState:
    match event:
        case happened.TableOpened():
            return _opened(state, event)
        case happened.TableClosed():
            unplayed = state.betting is not None
            out = tuple(event.colours_out)
            spins = state.spins - unplayed
            state = with_left_over(state)
            return replace(state, opened=False, betting=None, paying=None, spins=spins, colours_out=out)
        case happened.TableRules():
            return replace(state, house=_house(event, state.house).at_minimum(state.minimum))
        case _:
            return _changed(state, event)


def _changed(state: TableState, event: _ChangeEvent) -> TableState:
    """Something else holds from here on."""
    match event:
        case happened.TableMinimum():
            said = None if event.out is UNSET else frozenset(event.out)
            return replace(state, announced=(parse_money(event.minimum), event.holds_from), said_out=said)
        case happened.TableDealer():
            return replace(state, dealer=event.dealer, relief=None, notes=event.notes)
        case happened.TableRelief():
            return replace(state, relief=None if event.over else event.spin)
        case happened.TableSuspended():
            return replace(state, suspended=event.reason if event.suspended else None)
        case happened.ColourAssigned():
            return _assigned(state, event)
        case happened.HeldHanded():
            return with_handed(state, event.owner)
        case _ as never:
            assert_never(never)


def _assigned(state: TableState, event: happened.ColourAssigned) -> TableState:
    """A colour is worth something else, or is another's; at a value of its own it is personalised [2]."""
    colours = {name: colour for name, colour in state.colours.items() if name != event.colour}
    owner = event.owner or event.colour
    last_won = {c: win for c, win in state.last_won.items() if c.colour != event.colour or c.owner == owner}
    own, won = state.personalised - {event.colour}, state.colours_won
    if event.value is not None:
        value = parse_money(event.value)
        colours[event.colour] = Colour(value, event.owner)
        own |= {event.colour} if value != state.minimum and event.table is UNSET else set()
    if colours.get(event.colour) != state.colours.get(event.colour):
        won -= {event.colour}  # the pieces with which it won were changed first
    return replace(state, colours=colours, personalised=own, colours_won=won, last_won=last_won)


def _opened(state: TableState, event: happened.TableOpened) -> TableState:
    """A night begins with what the opening says, and with no chip on the layout."""
    return replace(
        state,
        table=event.table,
        seq=state.seq if event.recorded is UNSET else event.recorded + 1,
        opened=True,
        announced=None,
        said_out=None,
        minima=(),
        last_played=False,
        relief=None,
        notes="",
        personalised=frozenset(),
        colours_won=frozenset(),
        colours_out=(),
        all_entered=event.all_entered,
        pocket=event.day,
        suspended=None,
        dealer=event.dealer,
        minimum=parse_money(event.minimum),
        side=Side(event.cylinder),
        colours=_colours(event),
        paying=None,
        betting=SpinState(event.spins + 1, Phase.COMING, first=True),
        numbers=tuple(event.numbers),
        ghosts=(),
        last_won={},
        bank=BankBook(),
        held={},
        held_chips=(),
        movements={},
        corrections=frozenset(),
        unmarked=0,
        names={},
        readers={},
        turned=None,
        balls=None if event.balls is UNSET else read_balls(event.balls),
        spins=event.spins + 1,
        wheels={name: WheelGame(**game) for name, game in event.wheels.items()},
    )


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
