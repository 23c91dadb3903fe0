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
from app.rules.money import Cents, parse_money
from app.rules.round_bank import Taking, after_round
from app.rules.side import Side
from app.table import events as happened
from app.table.bank_fold import fold_bank
from app.table.begun_fold import with_journal_begun
from app.table.broken_story import BrokenStoryError
from app.table.differences import with_beside
from app.table.event_record import Event
from app.table.mark_fold import MarkEvent, with_mark, with_objection
from app.table.note_box import read_box
from app.table.overnight import read_lay
from app.table.register_fold import with_register, with_register_answered, with_register_told
from app.table.side_game import handed_beside, owed_beside, read_beside, with_side_event
from app.table.since_closed import with_since
from app.table.state import ReaderState, S, TableState
from app.table.taken_fold import with_taken
from app.table.unanswered import left_unanswered
from app.table.unmarked import read_overnight, with_answered

__all__ = ["TABLE_EVENTS", "BrokenStoryError", "fold", "fold_all", "fold_together"]


def fold(state: S, event: Event, *, known: object = None) -> S:
    """Let one thing happen.

    Args:
        state: the table before.
        event: what happens.
        known: what the event says, where somebody has worked it out and found it the same; None has it read
            from the event.

    Raises:
        BrokenStoryError: it cannot happen now.
    """
    state = replace(state, seq=state.seq + 1)
    if (who := event.named) is not None:
        state = replace(state, names={**state.names, who.office.value: who.name})
    if (waiting := left_unanswered(state.unanswered, state.seq, event)) is not state.unanswered:
        state = replace(state, unanswered=waiting)
    game, kind = state.game, type(event)
    after: S
    if known is not None:
        after = game.known[kind](state, event, known)
    elif kind in game.folds:
        after = game.folds[kind](state, event)
    elif kind not in _FOLDS:
        after = _with_side_event(state, event)
    else:
        after = _FOLDS[kind](state, event)
        if kind in game.follows:
            after = game.follows[kind](after, event)
    after = _owing_beside(after) if game.sides else after
    return after if after.closed is None else with_since(after, state.closed, (event,))


def _with_side_event(state: S, event: Event) -> S:
    """Let something happen in a side game; what it hands over at once leaves the bank in the fewest chips."""
    sides = state.game.sides
    after = replace(state, beside=with_side_event(sides, state.beside, event))
    handed = handed_beside(sides, event)
    if not handed:
        return after
    leaves = Taking(complete=True, taken=Cents(-handed))
    return replace(after, bank=after_round(state.bank, (), leaves, state.house))


def _owing_beside(state: S) -> S:
    """What side games owe for the round being paid stands among its payments, whatever else happened."""
    paid = state.paying
    if paid is None:
        return state
    owed = owed_beside(state.game.sides, state.beside, paid.spin)
    if owed == paid.payable.beside:
        return state
    return replace(state, paying=replace(paid, payable=with_beside(paid.payable, owed)))


def fold_together(state: S, story: Sequence[Event]) -> S:
    """Let events of one kind happen one after another: the same as each by itself, and quicker.

    Raises:
        KeyError: the game knows no quicker way for them.
        BrokenStoryError: they cannot happen now, or not all together.
    """
    after: S = state.game.together[type(story[0])](replace(state, seq=state.seq + len(story)), story)
    return after if after.closed is None else with_since(after, state.closed, story)


def fold_all(state: S, story: Iterable[Event]) -> S:
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
            return with_register(_opened(state, event), event)
        case happened.TableClosed():
            return replace(state, opened=False, paying=None, colours_out=tuple(event.colours_out))
        case happened.TableRules():
            house = _house(event, state).at_minimum(state.minimum)
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
        case happened.ColourAssigned():
            return _assigned(state, event)
        case _ as never:
            assert_never(never)


def _relief_said(state: TableState, event: happened.TableRelief) -> TableState:
    """When another dealer is expected, or after which spin the balls pass to him."""
    if event.due is not UNSET:
        return replace(state, relief_due=event.due)
    return replace(state, relief=None if event.over else event.spin)


def _suspended(state: TableState, event: happened.TableSuspended) -> TableState:
    """Play is suspended, or goes on."""
    return replace(state, suspended=event.reason if event.suspended else None)


def _minimum_said(state: TableState, event: happened.TableMinimum) -> TableState:
    """Another minimum will hold, or it will not after all."""
    if event.over is True:
        return replace(state, announced=None, said_out=None)
    said = None if event.out is UNSET else frozenset(event.out)
    return replace(state, announced=(parse_money(event.minimum), event.holds_from), said_out=said)


def _assigned(state: TableState, event: happened.ColourAssigned) -> TableState:
    """A colour is worth something else, or is another's; at a value of its own it is personalised [2]."""
    colours = {name: colour for name, colour in state.colours.items() if name != event.colour}
    own, won = state.personalised - {event.colour}, state.colours_won
    if event.value is not None:
        value = parse_money(event.value)
        colours[event.colour] = Colour(value, event.owner)
        own |= {event.colour} if value != state.minimum and event.table is UNSET else set()
    if colours.get(event.colour) != state.colours.get(event.colour):
        won -= {event.colour}  # the pieces with which it won were changed first
    return replace(state, colours=colours, personalised=own, colours_won=won)


def _opened(state: TableState, event: happened.TableOpened) -> TableState:
    """A night begins with what the opening says, and with no chip on the layout."""
    state.game.check_played(event.plays)
    return replace(
        state,
        table=event.table,
        seq=state.seq if event.recorded is UNSET else event.recorded + 1,
        night=state.seq if event.recorded is UNSET else event.recorded + 1,
        opened=True,
        announced=None,
        said_out=None,
        minima=(),
        relief=None,
        relief_due="",
        notes="",
        ruled={},
        boxed=Cents(0),
        box_before=read_box(event.box),
        personalised=frozenset(),
        colours_won=frozenset(),
        colours_out=(),
        suspended=None,
        dealer=event.dealer,
        side=Side(event.side),
        all_entered=event.all_entered,
        minimum=parse_money(event.minimum),
        colours=_colours(event),
        paying=None,
        bank=BankBook(),
        books_before=(),
        lay=read_lay(event.lay),
        movements={},
        corrections=frozenset(),
        righted={},
        payments={},
        unmarked=read_overnight(state, event.unmarked),
        names={},
        by_code=frozenset(),
        readers={},
        documents={},
        last_documents={} if event.documents is UNSET else event.documents,
        spins=event.spins + 1,
        beside=read_beside(state.game.sides, event.sides),
    )


def _colours(event: happened.TableOpened) -> dict[str, Colour]:
    return {
        name: Colour(parse_money(form["value"]), form.get("owner")) for name, form in event.colours.items()
    }


def _house(event: happened.TableRules, state: TableState) -> House:
    """Nothing that settles reads a file: the house is the one that was recorded."""
    now = state.house
    if now.name == event.house and now.profile == event.profile:
        return now
    return state.game.read_house(event.house, event.profile)


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


def _payment(state: S, event: MarkEvent | happened.PaymentDisputed | happened.PaymentRuled) -> S:
    """A payment of the round being paid is marked, or its mark taken back; it is disputed, or ruled on."""
    paid = state.paying
    if paid is None or paid.spin != event.spin:
        raise BrokenStoryError(f"{type(event).__name__} of spin {event.spin}, which is not alive")
    match event:
        case happened.PaymentDisputed() | happened.PaymentRuled():
            payable = with_objection(paid.payable, event)
        case _:
            payable = with_mark(paid.payable, event, state.seq)
    if isinstance(event, happened.PaymentRuled) and event.by is not None:
        state = replace(state, ruled={**state.ruled, paid.spin: (*state.ruled.get(paid.spin, ()), event.by)})
    return replace(state, paying=replace(paid, payable=payable))


_FOLDS: Final[Mapping[type, Callable[[Any, Any], Any]]] = {
    **dict.fromkeys(get_args(_TableEvent), _fold_table),
    **dict.fromkeys(get_args(_BankEvent), fold_bank),
    **dict.fromkeys(get_args(_ReaderEvent), _fold_reader),
    **dict.fromkeys(get_args(_OnlyRecorded), _as_it_was),
    **dict.fromkeys((*get_args(MarkEvent), happened.PaymentDisputed, happened.PaymentRuled), _payment),
    happened.PeopleSigned: _signed,
    happened.EventAnswered: with_register_answered,
    happened.RegisterDiffers: with_register_told,
    happened.PaymentAnswered: with_answered,
    happened.JournalBegun: with_journal_begun,
    happened.TableTaken: with_taken,
}

TABLE_EVENTS: Final = tuple(_FOLDS)
"""The kinds of any table, whatever is played at it."""
