"""What is true at any table now: the fold of its events and nothing else. A game adds what it remembers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import UNSET, Struct, UnsetType

from app.rules.bank import BankBook
from app.rules.chips import Colour
from app.rules.house import House
from app.rules.house_profile import ReadHouse
from app.rules.inventory import Bundle
from app.rules.money import Cents
from app.rules.side import Side
from app.table.broken_story import BrokenStoryError
from app.table.event_record import Event, Form
from app.table.events import BankMoved
from app.table.given import AnyPayment
from app.table.listing import Listing
from app.table.payable import NOTHING_OWED, Payable
from app.table.put_right import MadePayment, Righted
from app.table.side_game import RoundTold, SideGame
from app.table.unmarked_payment import Unmarked


class Round(Struct, frozen=True, kw_only=True):
    """One round of a game: a spin, a throw of dice, a coup. A game adds what it remembers of it.

    Attributes:
        spin: its running number at this table.
        number: how it came out, once that is known.
        source: who said so: a reader, or `hand`.
        payable: what is owed for it by its last settlement, and what was done about each payment.
        reopened: it was closed, and is paid again.
    """

    spin: int
    number: int | None = None
    source: str | None = None
    payable: Payable = NOTHING_OWED
    reopened: bool = False


class ReaderState(Struct, frozen=True):
    """What the reader last said of itself, as far as it was recorded."""

    device: str
    connected: bool
    reason: str = ""


class Document(Struct, frozen=True):
    """A paper of a fill or a credit this night.

    Attributes:
        operation: whose series it is of.
        void: it was declared void, and goes with nothing.
        prints: how often it was printed.
    """

    operation: str
    void: bool = False
    prints: int = 0


class Box(Struct, frozen=True):
    """A note box that nobody has counted yet.

    Attributes:
        night: the place of the opening of its night in the table's record.
        drop: what went into it, cents.
    """

    night: int
    drop: Cents


class Closed(Struct, frozen=True):
    """The spin that was closed last, for as long as it may be opened again.

    Attributes:
        before: the table right before it was closed.
        closing: how it was closed.
        since: what happened since then, each with its place in the table's record.
    """

    before: TableState
    closing: Event
    since: tuple[tuple[int, Event], ...] = ()


class TableState(Struct, frozen=True, kw_only=True):
    """What any table has.

    Attributes:
        game: what is played there; the state is of its kind.
        table: its name.
        seq: the last event's place in the table's record.
        opened: whether play is open.
        suspended: the management's reason, while play is suspended.
        house: the profile recorded at the opening, or the last change of it, with the minimum that holds.
        minimum: cents.
        rules: the version of the program's rules recorded with the opening.
        announced: the minimum that will hold, and from which spin on.
        said_out: the colours that players had when that minimum was announced; None where nobody looked.
        minima: the minima that held earlier this night, the oldest first, cents.
        relief: the spin after which "les boules passent" to another dealer.
        relief_due: UTC, ISO 8601, of when another dealer is expected; empty where nobody said.
        notes: the dealer's own words for the relief at the last handing over, until the next.
        side: on which side of the dealer the wheel stands.
        all_entered: every stake is placed by command, also those that lose.
        personalised: the colours that have a value of their own: given, or kept when the minimum changed.
        colours_won: the colours that won this night, or were divided: their players have pieces of them.
        colours_out: the colours that were still out when the table was closed.
        colours: the colours in play with their value and owner.
        paying: the round being paid, from its number until it is closed.
        ruled: who ruled on payments this night, by their spins.
        readers: what each reader last said of itself.
        spins: how many rounds the table has begun in its life.
        bank: what came into the bank and went out of it.
        boxed: what of this night's drop was in the box when that was counted, cents.
        box_before: the box of an earlier night that nobody has counted yet; None where there is none.
        movements: this night's, as they stand corrected, by their place in the table's record.
        corrections: the places of what corrects something.
        righted: this night's operations of the bank that were put right, by their place.
        payments: the payments that were made this night, by their spins; of spins that are closed.
        names: who was named this night as capo tavolo and as inspector, the last of each, by his office.
        by_code: who gave a code this night for dealing, by the keys of their names.
        night: the place of this night's opening in the table's record.
        unanswered: what of this night waits for somebody's answer, by its place there.
        books_before: this night's books that were closed before the present one was opened, in their order.
        lay: what the last closing count before tonight's opening one left; None where there was none.
        documents: the papers of this night's fills and credits, by their number.
        last_documents: the last paper of each series, over the nights.
        unmarked: this night's payments that bore no mark when their spin was closed, by their spins.
        closed: the spin that was closed last, until "Rien ne va plus" or a number.
        register: the newest register of people that the table has known, as `verify --head` takes it; empty
            where it knew none, or somebody has answered for its being gone.
        beside: what each side game remembers, by its name.
        register_told: where another one was recorded this night, and which; None where none was.
    """

    game: Memory[Any]
    table: str
    house: House
    minimum: Cents
    rules: int
    seq: int = 0
    opened: bool = False
    announced: tuple[Cents, int] | None = None
    said_out: frozenset[str] | None = None
    minima: tuple[Cents, ...] = ()
    relief: int | None = None
    relief_due: str = ""
    notes: str = ""
    personalised: frozenset[str] = frozenset()
    colours_won: frozenset[str] = frozenset()
    colours_out: tuple[str, ...] = ()
    suspended: str | None = None
    dealer: str = ""
    side: Side = Side.LEFT
    all_entered: bool = False
    colours: Mapping[str, Colour] = {}
    paying: Round | None = None
    ruled: Mapping[int, tuple[str, ...]] = {}
    readers: Mapping[str, ReaderState] = {}
    spins: int = 0
    bank: BankBook = BankBook()
    boxed: Cents = Cents(0)
    box_before: Box | None = None
    books_before: tuple[BankBook, ...] = ()
    lay: Bundle | None = None
    movements: Mapping[int, BankMoved] = {}
    corrections: frozenset[int] = frozenset()
    righted: Mapping[int, Righted] = {}
    payments: Mapping[int, tuple[MadePayment, ...]] = {}
    unmarked: Mapping[int, tuple[Unmarked, ...]] = {}
    names: Mapping[str, str] = {}
    documents: Mapping[str, Document] = {}
    last_documents: Mapping[str, str] = {}
    by_code: frozenset[str] = frozenset()
    night: int = 0
    unanswered: Mapping[int, Event] = {}
    closed: Closed | None = None
    register: str = ""
    register_told: tuple[int, str] | None = None
    beside: Mapping[str, Any] = {}


NO_HOUSE: Final = House(
    name="",
    title="",
    unit=Cents(1),
    minimum=Cents(1),
    chips=(),
    plaques=frozenset(),
    notes=(),
    colours=(),
    minima={},
    maxima={},
    times=None,
    french_spread=False,
    profile={},
)
"""Before the first opening: no rules at all, so that nothing can be settled under them by mistake."""


S = TypeVar("S", bound=TableState)


class Steps(Struct, frozen=True):
    """Which of a game's events take its round on, for whoever keeps a book of rounds.

    Attributes:
        opens: those from which on it is bet on.
        throws: those with which that begins by which it is decided.
        shuts: those after which nothing is bet on it.
        voids: those by which a throw of it does not count.
        falls: those that say how it came out, first or otherwise than before, each with what reads it as a
            number.
        settles: those that say what is owed for it, each with what says of the round as it stands then what
            the bank took, cents; None where that is not known.
        closes: those that close it, each with what says whether everything was entered.
        retakes: those after which it is bet on again.
        revives: those after which it is not so after all.
        reopens: those after which it is paid again.
        explains: those that say something of it when it may long be over, each with what gives the place of
            what it is about, where that is of an earlier night.
    """

    falls: Mapping[type, Callable[[Any], int]]
    settles: Mapping[type, Callable[[Any, Any], Cents | None]]
    closes: Mapping[type, Callable[[Any], bool]]
    opens: frozenset[type] = frozenset()
    throws: frozenset[type] = frozenset()
    shuts: frozenset[type] = frozenset()
    voids: frozenset[type] = frozenset()
    retakes: frozenset[type] = frozenset()
    revives: frozenset[type] = frozenset()
    reopens: frozenset[type[Event]] = frozenset()
    explains: Mapping[type[Event], Callable[[Any], int | None]] = {}


class Memory(Struct, Generic[S], frozen=True, eq=False, kw_only=True):
    """What a game remembers of a table, and how what happens there changes that.

    Attributes:
        name: of the game.
        unnamed: openings do not name it: of the game that was played before there were others.
        rules: the version of its rules in this program, recorded with each opening.
        table: a table at which it is played.
        read_house: reads the profile of a house as it is dealt by.
        folds: what each of its own events does.
        ends: those of them that make the closing of the round before final.
        steps: those of them that take a round on.
        listing: what it says of its rounds where they are listed.
        follows: what one of the table's own events does besides to what the game remembers.
        payment_form: writes one of its payments as plain values.
        read_payment: reads one, with what colours were worth.
        known: what one of its events does whose answer somebody has worked out and found the same.
        told: what an event means for a round besides its steps, in words that belong to no game, of the
            table right after it; None where it means nothing in them.
        sides: the side games that are played on its rounds; whoever enrols games puts them there.
        together: what many events of one kind, one after another, do at once: the same, and quicker.
    """

    name: str
    rules: int
    table: type[S]
    read_house: ReadHouse
    folds: Mapping[type, Callable[[S, Any], S]]
    ends: frozenset[type]
    steps: Steps
    listing: Listing
    payment_form: Callable[[AnyPayment], Form]
    read_payment: Callable[[Form, Mapping[str, Colour]], AnyPayment]
    follows: Mapping[type, Callable[[S, Any], S]] = {}
    known: Mapping[type, Callable[[S, Any, Any], S]] = {}
    together: Mapping[type, Callable[[S, Sequence[Any]], S]] = {}
    told: Callable[[S, Event], RoundTold | None] = lambda _state, _event: None
    sides: tuple[SideGame[Any], ...] = ()
    unnamed: bool = False

    @property
    def recorded_name(self) -> str | UnsetType:
        """Its name as an opening says it."""
        return UNSET if self.unnamed else self.name

    def check_played(self, plays: str | UnsetType) -> None:
        """Make sure that what an opening says is played is this game.

        Raises:
            BrokenStoryError: another one is.
        """
        if plays is not UNSET and plays != self.name:
            raise BrokenStoryError(f"it is a table of {plays}, and {self.name} is looked for")

    def __repr__(self) -> str:
        return f"<{self.name}>"


def unopened(table: str, game: Memory[S]) -> S:
    """A table of which nothing is recorded yet.

    Args:
        table: its name.
        game: what is played there.
    """
    return game.table(table=table, game=game, house=NO_HOUSE, minimum=Cents(0), rules=game.rules)
