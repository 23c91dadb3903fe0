"""The state is the fold of the events and nothing else: restart, review and replay are this one function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, assert_never, get_args

from msgspec import UNSET
from msgspec.structs import replace

from app.people.names import name_key
from app.people.permissions import Act
from app.rules.bank import BankBook
from app.rules.chips import Colour
from app.rules.house import House
from app.rules.house_profile import parse_house
from app.rules.money import Cents, parse_money
from app.rules.roulette.settled import Settlement
from app.rules.side import Side
from app.table import events as happened
from app.table.bank_fold import fold_bank
from app.table.beginning import with_journal_begun
from app.table.broken_story import BrokenStoryError
from app.table.events import AnyEvent
from app.table.named import named
from app.table.note_box import read_box
from app.table.overnight import read_lay
from app.table.register_fold import with_register, with_register_answered, with_register_told
from app.table.reopening import reopened, with_since
from app.table.roulette.ball_check import read_balls
from app.table.roulette.held_fold import with_handed, with_left_over
from app.table.roulette.procedure import Phase
from app.table.roulette.spin_fold import SpinEvent, fold_placed, fold_settled, fold_spin
from app.table.roulette.void_fold import still_uncounted, with_explained, with_nothing_void, with_void_number
from app.table.state import ReaderState, SpinState, TableState, WheelGame
from app.table.taken_fold import with_taken
from app.table.unanswered import left_unanswered
from app.table.unmarked import read_overnight, with_answered

__all__ = ["BrokenStoryError", "fold", "fold_all", "fold_laid"]


def fold(state: TableState, event: AnyEvent, *, settlement: Settlement | None = None) -> TableState:
    """Let one thing happen.

    Args:
        state: the table before.
        event: what happens.
        settlement: what a recorded settlement says, where somebody has worked it out and found it the same;
            it is read from the event where None.

    Raises:
        BrokenStoryError: it cannot happen now.
    """
    state = replace(state, seq=state.seq + 1)
    if (who := named(event)) is not None:
        state = replace(state, names={**state.names, who[0].value: who[1]})
    if (waiting := left_unanswered(state.unanswered, state.seq, event)) is not state.unanswered:
        state = replace(state, unanswered=waiting)
    if settlement is not None and isinstance(event, happened.SpinSettled):
        return fold_settled(state, event, settlement)
    after = _FOLDS[type(event)](state, event)
    return after if after.closed is None else with_since(after, state.closed, (event,))


def fold_laid(state: TableState, placed: Sequence[happened.BetPlaced]) -> TableState:
    """Let pieces be laid one after another for one spin: the same as each by itself, and quicker.

    Raises:
        BrokenStoryError: they cannot be laid now, or not all for the same spin.
    """
    after = fold_placed(replace(state, seq=state.seq + len(placed)), placed)
    return after if after.closed is None else with_since(after, state.closed, placed)


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
    | happened.TableWheel
    | happened.ColourAssigned
    | happened.HeldHanded
)
_TableEvent = happened.TableOpened | happened.TableClosed | happened.TableRules | _ChangeEvent
_BankEvent = (
    happened.BankMoved
    | happened.BankShort
    | happened.ChipMissing
    | happened.EntryCorrected
    | happened.DocumentVoided
    | happened.DocumentPrinted
)
_ReaderEvent = happened.ReaderConnected | happened.ReaderLost | happened.ReaderWarning
_OnlyRecorded = (
    happened.CommandRefused
    | happened.PeopleUnsigned
    | happened.ClockBehind
    | happened.ClockJumped
    | happened.JournalVerified
    | happened.PitBossAgain
)


def _fold_table(state: TableState, event: _TableEvent) -> TableState:
    match event:
        case happened.TableOpened():
            return with_register(with_nothing_void(_with_wheel(_opened(state, event), event), event), event)
        case happened.TableClosed():
            unplayed = state.betting is not None
            out = tuple(event.colours_out)
            spins = state.spins - unplayed
            state = with_left_over(state)
            return replace(
                state, opened=False, betting=None, paying=None, spins=spins, colours_out=out, voided=None
            )
        case happened.TableRules():
            house = _house(event, state.house).at_minimum(state.minimum)
            return replace(state, house=house, rules=event.rules)
        case _:
            return _changed(state, event)


def _signed(state: TableState, event: happened.PeopleSigned) -> TableState:
    """Whoever gave a code for dealing is known; of all else signatures are only recorded."""
    if event.act != Act.DEAL:
        return state
    names = {name_key(str(person.get("name", ""))) for person in event.people}
    return replace(state, by_code=state.by_code | names)


def _changed(state: TableState, event: _ChangeEvent) -> TableState:
    """Something else holds from here on."""
    match event:
        case happened.TableMinimum():
            return _minimum_said(state, event)
        case happened.TableDealer():
            return replace(state, dealer=event.dealer, relief=None, relief_due="", notes=event.notes)
        case happened.TableRelief():
            return _relief_said(state, event)
        case happened.TableSuspended():
            return _suspended(state, event)
        case happened.TableWheel():
            return replace(state, wheel_number=event.wheel_number)
        case happened.ColourAssigned():
            return _assigned(state, event)
        case happened.HeldHanded():
            return with_handed(state, event.owner)
        case _ as never:
            assert_never(never)


def _relief_said(state: TableState, event: happened.TableRelief) -> TableState:
    """When another dealer is expected, or after which spin the balls pass to him."""
    if event.due is not UNSET:
        return replace(state, relief_due=event.due)
    return replace(state, relief=None if event.over else event.spin)


def _suspended(state: TableState, event: happened.TableSuspended) -> TableState:
    """Where play goes on, a game that a reader is in the midst of was none of it."""
    if event.suspended:
        return replace(state, suspended=event.reason)
    return replace(state, suspended=None, uncounted=still_uncounted(state.uncounted, event))


def _minimum_said(state: TableState, event: happened.TableMinimum) -> TableState:
    """Another minimum will hold, or it will not after all."""
    if event.over is True:
        return replace(state, announced=None, said_out=None)
    said = None if event.out is UNSET else frozenset(event.out)
    return replace(state, announced=(parse_money(event.minimum), event.holds_from), said_out=said)


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
        night=state.seq if event.recorded is UNSET else event.recorded + 1,
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
        announced_before=(),
        last_won={},
        bank=BankBook(),
        books_before=(),
        lay=read_lay(event.lay),
        held={},
        held_chips=(),
        movements={},
        corrections=frozenset(),
        righted={},
        payments={},
        unmarked=read_overnight(event.unmarked),
        names={},
        by_code=frozenset(),
        readers={},
        last_staked={},
        documents={},
        last_documents={} if event.documents is UNSET else event.documents,
        balls=None if event.balls is UNSET else read_balls(event.balls),
        spins=event.spins + 1,
        wheels={name: WheelGame(**game) for name, game in event.wheels.items()},
    )


def _with_wheel(state: TableState, event: happened.TableOpened) -> TableState:
    """Of openings of before the number is the settings' own; nothing was announced, fell or was counted."""
    wheel = "" if event.wheel_number is UNSET else event.wheel_number
    settings = wheel if event.wheel_set is UNSET else event.wheel_set
    before, nothing = read_box(event.box), Cents(0)
    state = replace(state, numbers_of=(), ruled={}, boxed=nothing, box_before=before)
    return replace(state, wheel_number=wheel, wheel_set=settings, turned=None, relief_due="")


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


def _as_it_was(state: TableState, _event: _OnlyRecorded) -> TableState:
    """Nothing at the table is another."""
    return state


def _reopened(state: TableState, event: happened.SpinReopened) -> TableState:
    """The spin that was closed last is paid again."""
    return reopened(state, event.spin, fold)


_FOLDS: Final[Mapping[type, Callable[[TableState, Any], TableState]]] = {
    **dict.fromkeys(get_args(SpinEvent), fold_spin),
    **dict.fromkeys(get_args(_TableEvent), _fold_table),
    **dict.fromkeys(get_args(_BankEvent), fold_bank),
    **dict.fromkeys(get_args(_ReaderEvent), _fold_reader),
    **dict.fromkeys(get_args(_OnlyRecorded), _as_it_was),
    happened.SpinReopened: _reopened,
    happened.PeopleSigned: _signed,
    happened.EventAnswered: with_register_answered,
    happened.RegisterDiffers: with_register_told,
    happened.PaymentAnswered: with_answered,
    happened.JournalBegun: with_journal_begun,
    happened.TableTaken: with_taken,
    happened.VoidExplained: with_explained,
    happened.VoidNumber: with_void_number,
}
