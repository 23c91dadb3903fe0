"""What is true at the table now: the fold of its events and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from app.rules.bank import BankBook
from app.rules.chips import Colour
from app.rules.house import House, ZeroRule
from app.rules.inventory import Bundle
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.settled import Part, Settlement
from app.rules.roulette.settlement import RULES_VERSION
from app.rules.roulette.wheel import FIRST_TURNING, Turning
from app.rules.side import Side
from app.table.events import AnyEvent, BankMoved, SpinClosed
from app.table.owed import Unmarked
from app.table.payable import NOTHING_OWED, Payable
from app.table.put_right import MadePayment, Righted
from app.table.roulette.ball_check import BallCheck
from app.table.roulette.held_chips import HeldPart
from app.table.roulette.procedure import Phase
from app.table.roulette.remembered import LastWin, OwnChip, SeatChance
from app.table.roulette.uncounted import Uncounted, Unexplained


class Proposed(Struct, frozen=True):
    """A number that waits for the dealer's yes or no; `typed` is one of his own that is asked after it."""

    number: int
    reason: str
    device: str
    game: int | None = None
    typed: int | None = None


class Announced(Struct, frozen=True):
    """An announce that was taken.

    Attributes:
        seq: the event that took it.
        repeat: what the dealer says.
        held: whether it lies on the race track.
        value: cents that a share is worth; None in colour.
        colour: the colour played, with `colour_pieces` to the share.
        straights: the numbers added to it.
        bets: what it laid down.
    """

    seq: int
    name: str
    repeat: str
    owner: str
    held: bool
    value: Cents | None
    colour: str | None
    colour_pieces: int | None
    straights: tuple[int, ...]
    bets: tuple[Stack, ...]


class GoneOn(Struct, frozen=True):
    """A winning announce that is in play again; amounts in cents.

    Attributes:
        of: the event that took it when it won.
        seq: the event with which it went on.
        after: `rifare`, `completare` or `tutto`.
        kept: of the winnings, kept out of the payment.
        plays_on: of the winning stake, in play again.
        stake_back: of the winning stake, handed over.
        paid: of the winnings, handed over.
        bets: what it laid down.
        late: the payments for it that were made before it went on, by their places; a payment whose mark
            is taken back is none of them.
    """

    of: int
    seq: int
    after: str
    kept: Cents
    plays_on: Cents
    stake_back: Cents
    paid: Cents
    bets: tuple[Stack, ...]
    late: frozenset[int] = frozenset()


class AnnouncedBefore(Struct, frozen=True):
    """An announce of the last spin that was closed; `again` is the event with which it went on, if it did."""

    said: Announced
    again: int | None = None


class Misplaced(Struct, frozen=True):
    """A chip that lies at one position and plays at another until all is paid; `told`: who knows of it."""

    lies: str
    meant: str
    entry: Entry
    told: str


class TakenBefore(Struct, frozen=True):
    """A stake of which it was said, once the number had fallen, that its player took it up before the throw.

    Attributes:
        position: of the chance, by its name.
        owner: whose.
        before: all that lay there until it was said.
        after: all that lay there then.
    """

    position: str
    owner: str
    before: tuple[Entry, ...]
    after: tuple[Entry, ...]


class SpinState(Struct, frozen=True):
    """One spin that is alive.

    Attributes:
        spin: its running number at this table.
        throw: how many times the ball was thrown for it, void throws included.
        number: the number, once it fell.
        source: who said so: `wheel`, `tumbler` or `hand`.
        device: the wheel that threw its ball, where one was heard.
        game: that wheel's own count of the game, where it has one.
        last: "à la dernière" was announced for it.
        first: it is the first of the night.
        wheel: how the wheel turns for its next throw; the ball runs against it.
        turned: which ways a tumbler's drum has turned for its draw.
        void: why its last throw was void, and None before a void throw.
        untold: a person gave another reason for it than a printed one, and no inspector was told.
        proposed: a candidate that nobody has confirmed or refused yet.
        denied: the number of a reader to which the dealer said no last, for this throw.
        colours: what the colours were worth when its number fell.
        bets: the stacks that the table knows from before the number.
        ghosts: what stood where it won after the last number; nobody said that it still lies there.
        announces: the announces that were taken for it.
        refused: why announces for it were not taken, the latest last.
        misplaced: the chips that play elsewhere than they lie.
        taken_up: what was taken up before the throw, as it was said since the number fell; the latest last.
        gone_on: those of them that won and are in play again, for the next spin.
        winners: the winning stacks that the dealer entered, the last revision only.
        minimum: what held when its number fell, cents; None before.
        left: the chances on which an owner leaves his winnings, by name and owner.
        taken: those on which he takes what he had left lying until now; his stake is one like any other.
        shut: those on which an owner has his stake shut in by zero, where he may choose.
        halved: those on which he said that he has half of it back; so has who says nothing.
        grouped: the colours whose pieces on the simple chances zero divides as one.
        entered: how often winners were entered; 0 is not yet.
        reopened: it was closed, and is paid again.
        unsaid: its layout counts as clear, and nobody said so or entered anything.
        settlement: the last settlement that was recorded.
        payable: the payments of that settlement, and what was done about each.
        done: what the dealer has seen to besides paying: the list of the settlement, and what stands there.
    """

    spin: int
    phase: Phase
    throw: int = 0
    number: int | None = None
    source: str | None = None
    device: str | None = None
    game: int | None = None
    last: bool = False
    first: bool = False
    wheel: Turning = FIRST_TURNING
    turned: frozenset[Turning] = frozenset()
    void: str | None = None
    untold: bool = False
    proposed: Proposed | None = None
    denied: Proposed | None = None
    colours: Mapping[str, Colour] = {}
    bets: tuple[Stack, ...] = ()
    ghosts: tuple[Stack, ...] = ()
    announces: tuple[Announced, ...] = ()
    refused: tuple[str, ...] = ()
    misplaced: tuple[Misplaced, ...] = ()
    taken_up: tuple[TakenBefore, ...] = ()
    gone_on: tuple[GoneOn, ...] = ()
    winners: tuple[Stack, ...] = ()
    minimum: Cents | None = None
    left: frozenset[tuple[str, str]] = frozenset()
    taken: frozenset[tuple[str, str]] = frozenset()
    shut: frozenset[tuple[str, str]] = frozenset()
    halved: frozenset[tuple[str, str]] = frozenset()
    grouped: frozenset[str] = frozenset()
    entered: int = 0
    reopened: bool = False
    unsaid: bool = False
    settlement: Settlement | None = None
    payable: Payable = NOTHING_OWED
    done: tuple[tuple[str, Part], ...] = ()


class Voided(Struct, frozen=True):
    """The last throw of which a person said "Rien va", as it was: "Il colpo vale" puts that back.

    What was declared since then is not in here: it is said again after it.

    Attributes:
        spin: as it was.
        beside: the spin that was bet on while it was paid; None where no number had fallen.
        after: the spin as it is bet on again.
        numbers: the last numbers, its own among them, with the spins that they are of (`numbers_of`).
        wheels: the wheels' games.
        minimum: what held, cents, with what was `announced` to hold next, the `minima` of before it and which
            colours were `personalised`.
        colours: what they were worth, and whose they were.
    """

    spin: SpinState
    beside: SpinState | None
    after: SpinState
    numbers: tuple[int, ...]
    numbers_of: tuple[int, ...]
    wheels: Mapping[str, WheelGame]
    minimum: Cents
    announced: tuple[Cents, int] | None
    minima: tuple[Cents, ...]
    personalised: frozenset[str]
    colours: Mapping[str, Colour]


class ReaderState(Struct, frozen=True):
    """What the reader last said of itself, as far as it was recorded."""

    device: str
    connected: bool
    reason: str = ""


class WheelGame(Struct, frozen=True):
    """The last game of a wheel that the table knows of, by the wheel's own count.

    Attributes:
        told: its number, or a candidate for it, is recorded.
        typed: the dealer typed its number before the wheel had said it.
    """

    count: int
    told: bool
    number: int | None = None
    typed: bool = False


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
    closing: SpinClosed
    since: tuple[tuple[int, AnyEvent], ...] = ()


class TableState(Struct, frozen=True):
    """The whole table.

    Attributes:
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
        last_played: the spin that was announced as the last is over.
        relief: the spin after which "les boules passent" to another dealer.
        relief_due: UTC, ISO 8601, of when another dealer is expected; empty where nobody said.
        notes: the dealer's own words for the relief at the last handing over, until the next.
        personalised: the colours that have a value of their own: given, or kept when the minimum changed.
        colours_won: the colours that won this night, or were divided: their players have pieces of them.
        colours_out: the colours that were still out when the table was closed.
        all_entered: every stake is placed by command, also those that lose.
        pocket: where the ball is thrown from: the pocket of the day's number, then of the last number; None
            where the day was not said.
        pocket_before: the same before the last number fell.
        side: where the cylinder stands.
        colours: the colours in play with their value and owner.
        paying: the spin being paid, from its number until it is closed.
        betting: the spin being bet on, from the other's clearing.
        numbers: the last twenty numbers, the newest first.
        numbers_of: the spins of the newest of them, in the same order: those of this night.
        ruled: who ruled on payments this night, by their spins.
        ghosts: what stood on the layout after the last settled spin.
        announced_before: the announces of the last spin that had a number and is closed, as they were taken.
        last_won: how each player's chips lay when they last won inside this night, as the dealer entered it.
        last_staked: how much each player had on a chance when it last won there this night, cents.
        readers: what each reader last said of itself.
        spins: how many spins the table has begun in its life.
        wheels: the last game of each wheel, by the name of its device.
        bank: what came into the bank and went out of it.
        boxed: what of this night's drop was in the box when that was counted, cents.
        box_before: the box of an earlier night that nobody has counted yet; None where there is none.
        held: what was taken off the layout, cents by its owner; under an empty name what nobody owns to.
        held_chips: the same chip by chip, as it lay, and why; in the order in which it was taken off.
        movements: this night's, as they stand corrected, by their place in the table's record.
        corrections: the places of what corrects something.
        righted: this night's operations of the bank that were put right, by their place.
        payments: the payments that were made this night, by their spins; of spins that are closed.
        turned: how the wheel turned at the last throw that a reader saw this night.
        balls: the tumbler's balls as they were checked at the opening; None where nobody said so.
        names: who was named this night as capo tavolo and as inspector, the last of each, by his office.
        by_code: who gave a code this night for dealing, by the keys of their names.
        night: the place of this night's opening in the table's record.
        unanswered: what of this night waits for somebody's answer, by its place there.
        books_before: this night's books that were closed before the present one was opened, in their order.
        lay: what the last closing count before tonight's opening one left; None where there was none.
        documents: the papers of this night's fills and credits, by their number.
        last_documents: the last paper of each series, over the nights.
        wheel_number: which wheel stands there, by the number on it; empty where nobody said.
        wheel_set: which one the settings named at the last opening; empty where they named none.
        unmarked: this night's payments that bore no mark when their spin was closed, by their spins.
        closed: the spin that was closed last, until "Rien ne va plus" or a number.
        uncounted: the game of a reader that does not count, until it tells of another.
        voided: the throw that was declared void last, as it was, until the next one.
        unexplained: the throws of this night of which nobody has said why they are void, by the place of the
            event in the table's record.
        register: the newest register of people that the table has known, as `verify --head` takes it; empty
            where it knew none, or somebody has answered for its being gone.
        register_told: where another one was recorded this night, and which; None where none was.
    """

    table: str
    house: House
    minimum: Cents
    rules: int = RULES_VERSION
    seq: int = 0
    opened: bool = False
    announced: tuple[Cents, int] | None = None
    said_out: frozenset[str] | None = None
    minima: tuple[Cents, ...] = ()
    last_played: bool = False
    relief: int | None = None
    relief_due: str = ""
    notes: str = ""
    personalised: frozenset[str] = frozenset()
    colours_won: frozenset[str] = frozenset()
    colours_out: tuple[str, ...] = ()
    all_entered: bool = False
    pocket: int | None = None
    pocket_before: int | None = None
    suspended: str | None = None
    dealer: str = ""
    side: Side = Side.LEFT
    colours: Mapping[str, Colour] = {}
    paying: SpinState | None = None
    betting: SpinState | None = None
    numbers: tuple[int, ...] = ()
    numbers_of: tuple[int, ...] = ()
    ruled: Mapping[int, tuple[str, ...]] = {}
    ghosts: tuple[Stack, ...] = ()
    announced_before: tuple[AnnouncedBefore, ...] = ()
    last_won: Mapping[OwnChip, LastWin] = {}
    last_staked: Mapping[SeatChance, Cents] = {}
    readers: Mapping[str, ReaderState] = {}
    spins: int = 0
    wheels: Mapping[str, WheelGame] = {}
    bank: BankBook = BankBook()
    boxed: Cents = Cents(0)
    box_before: Box | None = None
    books_before: tuple[BankBook, ...] = ()
    lay: Bundle | None = None
    held: Mapping[str, Cents] = {}
    held_chips: tuple[HeldPart, ...] = ()
    movements: Mapping[int, BankMoved] = {}
    corrections: frozenset[int] = frozenset()
    righted: Mapping[int, Righted] = {}
    payments: Mapping[int, tuple[MadePayment, ...]] = {}
    turned: Turning | None = None
    balls: BallCheck | None = None
    unmarked: Mapping[int, tuple[Unmarked, ...]] = {}
    names: Mapping[str, str] = {}
    documents: Mapping[str, Document] = {}
    last_documents: Mapping[str, str] = {}
    wheel_number: str = ""
    wheel_set: str = ""
    by_code: frozenset[str] = frozenset()
    night: int = 0
    unanswered: Mapping[int, AnyEvent] = {}
    closed: Closed | None = None
    uncounted: Uncounted | None = None
    voided: Voided | None = None
    unexplained: Mapping[int, Unexplained] = {}
    register: str = ""
    register_told: tuple[int, str] | None = None

    def spin(self, number: int | None) -> SpinState | None:
        """Find one of the spins that are alive by its running number."""
        for spin in (self.paying, self.betting):
            if spin is not None and spin.spin == number:
                return spin
        return None


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
    zero=ZeroRule.ALL_LOST,
    doubles=False,
    announces=False,
    french_spread=False,
    group_even_money=False,
    order_exceptions={},
    profile={},
)
"""Before the first opening: no rules at all, so that nothing can be settled under them by mistake."""


def unopened(table: str) -> TableState:
    """A table of which nothing is recorded yet."""
    return TableState(table=table, house=NO_HOUSE, minimum=Cents(0))
