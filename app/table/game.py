"""All that a table knows of the game that is played at it: one record, made by the game's own room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias

from msgspec import Struct

from app.people.permissions import Act
from app.rules.house import House
from app.rules.money import Cents
from app.table.command import Command
from app.table.event_record import Event, Form
from app.table.events import TableTaken
from app.table.given import AnyPayment
from app.table.json_text import Json
from app.table.prompts import Prompt
from app.table.side_payments import is_beside, side_payment_words
from app.table.state import Memory, Round, S, TableState
from app.table.station_opening import Opening
from app.table.table_commands import OpenPlay
from app.table.turn import NOTHING_RUNS, Running, Turn

Do: TypeAlias = Callable[[Turn[S], Any, Opening], None]
"""Does a command on a turn, or refuses it; the opening says how this station opens its table."""


class Change(Enum):
    """What cannot be done in the midst of a round."""

    CLOSE = auto()
    DEALER = auto()
    RELIEF = auto()
    """one more round, and then another dealer"""
    MINIMUM = auto()


class Difference(Struct, frozen=True):
    """A settlement that was recorded one way and that today's program makes another."""

    spin: int
    revision: int
    rules: int
    recorded: dict[str, Any]
    today: dict[str, Any]


class Checked(NamedTuple):
    """What comes of working out anew what an event says.

    Attributes:
        fault: what is not so; None where nothing is.
        known: what it says, worked out and found the same; None where it has nothing to be worked out.
        differs: how it comes out today, where it was recorded under older rules.
    """

    fault: str | None = None
    known: object = None
    differs: Difference | None = None


class Ear(Protocol):
    """What is true of a game's devices only now, and is no event."""

    @property
    def ready(self) -> bool:
        """Whether the next round can begin, as far as devices say; so it can where none is heard."""

    def running(self) -> Running:
        """Name the device that is in the midst of a round, and its own count of it."""

    def listen(self, heard: object) -> str | None:
        """Remember what a device says; gives the device where a round of play is going on at it."""

    def hear(self, turn: Turn[Any], heard: object) -> None:
        """Let happen what it means for the table; it is never refused."""

    def happened(self, event: Event) -> None:
        """Remember what a person did."""


class NothingHeard:
    """The ear of a game that is dealt by hand alone."""

    ready = True

    def running(self) -> Running:
        """No device is in the midst of a round."""
        return NOTHING_RUNS

    def listen(self, _heard: object) -> str | None:
        """Remember nothing."""
        return None

    def hear(self, _turn: Turn[Any], _heard: object) -> None:
        """Let nothing happen."""

    def happened(self, _event: Event) -> None:
        """Remember nothing."""


class Game(Memory[S], Generic[S], frozen=True, eq=False, kw_only=True):
    """A game, beside what it remembers; what it does not say is nothing: no device, no colours, nothing held.

    Attributes:
        acts: its commands, and what does each.
        signs: which of its commands are an act for which somebody signs; None where this one is not.
        round_signed: of which round a signature for an act is.
        ear: hears its devices; whether there is one that tells the steps of a round.
        opens: what the opening of a night records of it; refuses or faults what was said wrong.
        begins: its first round, which the opening has counted, begins right after it.
        leaves: what the first event of a new journal records of it, and `spins`, the rounds that count.
        why_not_ended: what keeps a journal from being at its end.
        coming: the number of the round that is bet on; refuses where none is.
        takes_bets: whether players may still bet on it.
        is_last: whether it was announced as the last one, or comes after that.
        let_change: refuses a change that cannot be made now, in the midst of a round.
        interrupts: a round that is going on does not count, for play is suspended by somebody.
        goes_on: play is taken up again.
        read_result: reads how a round came out, where somebody corrects it.
        runs: whether a round is being decided now, by a ball or a drum that runs: nothing is to disturb it.
        round_of: the round that something said now is about: the one that comes before the one being paid.
        settle: settles the round being paid if it is not, and gives it; refuses where there is none.
        as_settled: the table with the round being paid settled by what is known, though nothing was recorded.
        close: closes the round being paid, whatever was entered; its event is folded by `with_round_over`.
        unticks: takes back what was seen to with a payment whose only mark is taken back.
        colours_lying: the colours whose pieces are known to lie there.
        colours_stood: those that stood there after the last round.
        colours_bet: those that are bet, before the round being paid was decided too.
        why_paid: says what a payment is for, in the language of its house.
        players: who is known to play, each by every name that the table knows.
        prompts: what there is to do now, while play is open.
        form: its part of the state, as scripts read it.
        checks: gives what works out anew what an event says, of a table right before it; a desk never asks.
        held: for whom something is held, with cents.
        held_at_closing: for whom something is held, or lies there, if the table is closed now.
        unexplained: the rounds of which nobody has said why a throw of them is void, once for each throw.
        announced: what players have said that still plays, as it was repeated, and whose it is.
        lying_there: what lies there, as the first events of a new journal record it in the midst of a night.
    """

    acts: Mapping[type[Command], Do[S]]
    signs: Mapping[type[Command], Callable[[S, Any], Act | None]]
    round_signed: Callable[[S, Act, Command], int | None]
    ear: Callable[[bool], Ear] = lambda _tells: NothingHeard()
    opens: Callable[[Turn[S], OpenPlay, Opening], Form] = lambda _turn, _said, _opening: {}
    begins: Callable[[Turn[S]], None] = lambda _turn: None
    leaves: Callable[[S], Form]
    why_not_ended: Callable[[S], str | None] = lambda _state: None
    coming: Callable[[Turn[S]], int]
    takes_bets: Callable[[S], bool] = lambda _state: True
    is_last: Callable[[S], bool] = lambda _state: False
    let_change: Callable[[Turn[S], Change], None]
    interrupts: Callable[[Turn[S], str], None] = lambda _turn, _reason: None
    goes_on: Callable[[Turn[S]], None] = lambda _turn: None
    read_result: Callable[[Json], int]
    runs: Callable[[S], bool] = lambda _state: False
    round_of: Callable[[S], int | None]
    settle: Callable[[Turn[S]], Round]
    as_settled: Callable[[S], S]
    close: Callable[[Turn[S]], None]
    unticks: Callable[[Turn[S], int], None] = lambda _turn, _order: None
    colours_lying: Callable[[S], frozenset[str]] = lambda _state: frozenset()
    colours_stood: Callable[[S], frozenset[str]] = lambda _state: frozenset()
    colours_bet: Callable[[S], frozenset[str]] = lambda _state: frozenset()
    why_paid: Callable[[House, AnyPayment], str]
    players: Callable[[S], Iterable[str]]
    prompts: Callable[[S], tuple[Prompt, ...]] = lambda _state: ()
    form: Callable[[S], dict[str, object]]
    checks: Callable[[], Mapping[type, Callable[[S, Any], Checked]]]
    held: Callable[[S], tuple[tuple[str, Cents], ...]] = lambda _state: ()
    held_at_closing: Callable[[S], tuple[tuple[str, Cents], ...]] = lambda _state: ()
    unexplained: Callable[[S], tuple[int, ...]] = lambda _state: ()
    announced: Callable[[S], tuple[tuple[str, str], ...]] = lambda _state: ()
    lying_there: Callable[[S], Iterable[TableTaken]] = lambda _state: ()


def why_paid(state: TableState, house: House, payment: AnyPayment) -> str:
    """Say what a payment is for: the game does, of those that are its own."""
    if is_beside(payment):
        says = (side.why_paid for side in state.game.sides if side.name == payment.section)
        return next(says, lambda _house, paid: side_payment_words(paid))(house, payment)
    return game_of(state).why_paid(house, payment)


def marked_beside(state: TableState, order: int) -> Command | None:
    """Give the command of a side game that marks a payment with others; None where it is marked alone.

    Args:
        state: the table, whose entry may not be settled yet.
        order: the payment's place, from 1.
    """
    paying = game_of(state).as_settled(state).paying
    owed = () if paying is None else paying.payable.payments or ()
    if paying is None or order > len(owed) or not is_beside(owed[order - 1]):
        return None
    sides = (side for side in state.game.sides if side.name == owed[order - 1].section)
    return next((side.marks(paying.payable, order) for side in sides), None)


def said_beside(state: TableState, house: House) -> tuple[str, ...]:
    """What side games say of the round being paid, behind its result; nothing where there is none."""
    if state.paying is None:
        return ()
    dealt = (side for side in state.game.sides if side.dealt(house))
    said = (side.said(house, side.among(state.beside), state.paying.spin) for side in dealt)
    return tuple(filter(None, said))


def game_of(state: TableState) -> Game[Any]:
    """The game that is played at a table.

    Raises:
        TypeError: only what it remembers is known, as of a table whose journal alone is read.
    """
    if not isinstance(state.game, Game):
        raise TypeError(f"of {state.game.name} only what it remembers is known here")
    return state.game
