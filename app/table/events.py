"""What happened at a table: frozen records, each written once and never changed.

An event is what the journal keeps. Every kind is a form of its own, tagged with the name under which scripts
know it; the envelope (`seq`, `at`, `mono`, `boot`, `v`) is the journal's and the table thread's, and stands
beside these fields in the hashed text. A form only grows: a new field has a default, so that old journals are
read for ever.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from app.table.json_text import Json

Form = dict[str, Any]
"""Plain values as JSON has them; their fields are read by the form files."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Something that happened; `spin` is the table's running spin number, or None."""

    spin: int | None = None


class TableOpened(Event, frozen=True, kw_only=True, tag="table.opened"):
    """Play is open; carries all that outlives a night.

    Attributes:
        table: its name.
        minimum: money as text.
        cylinder: `left` or `right`.
        day: the day of the month, from whose pocket the first ball is thrown.
        spins: how many spins the table has had in its life.
        numbers: the last numbers, the newest first.
        colours: what a piece of each colour is worth, and whose it is.
        wheels: the last game of each wheel, by the name of its device.
        all_entered: every stake is placed by command, also those that lose: practice, a simulation.
        recorded: how many events the table had before this one.
    """

    table: str
    minimum: str
    dealer: str
    cylinder: str
    day: int | None = None
    spins: int = 0
    numbers: list[int] = []
    colours: dict[str, Form] = {}
    wheels: dict[str, Form] = {}
    all_entered: bool = False
    recorded: int | UnsetType = UNSET


class TableClosed(Event, frozen=True, kw_only=True, tag="table.closed"):
    """Play is over; repeats what the opening said."""

    minimum: str
    dealer: str


class TableRules(Event, frozen=True, kw_only=True, tag="table.rules"):
    """All the rules from here to the next such record: the whole profile, the settlement's version."""

    house: str
    profile: Form
    rules: int
    program: str


class TableMinimum(Event, frozen=True, kw_only=True, tag="table.minimum"):
    """Another minimum, announced a spin ahead: it holds from the spin `from`."""

    minimum: str
    holds_from: int = msgspec.field(name="from")
    by: str | None = None


class TableDealer(Event, frozen=True, kw_only=True, tag="table.dealer"):
    """Another dealer stands at the table; the notes are for the relief."""

    dealer: str
    notes: str = ""


class TableSuspended(Event, frozen=True, kw_only=True, tag="table.suspended"):
    """The management suspended play, or takes it up again (`suspended` false)."""

    suspended: bool
    reason: str = ""
    by: str = ""


class ColourAssigned(Event, frozen=True, kw_only=True, tag="colour.assigned"):
    """A colour is a player's, at a value; a null value takes it back."""

    colour: str
    value: str | None
    owner: str | None = None
    by: str | None = None


class SpinBetsOpen(Event, frozen=True, kw_only=True, tag="spin.bets_open"):
    """Faites vos jeux."""

    source: str


class SpinThrown(Event, frozen=True, kw_only=True, tag="spin.thrown"):
    """The ball is in the rim."""

    source: str
    device: str | None = None
    game: int | None = None


class SpinNoMoreBets(Event, frozen=True, kw_only=True, tag="spin.no_more_bets"):
    """Rien ne va plus."""

    source: str


class SpinLast(Event, frozen=True, kw_only=True, tag="spin.last"):
    """À la dernière: announced before the throw."""


class SpinNumber(Event, frozen=True, kw_only=True, tag="spin.number"):
    """The number; `heard` is when its last byte came.

    Attributes:
        instead_of: what a reader said that the dealer contradicts, with `by` and `reason`.
        raw: the lines that decided it.
    """

    number: int
    announcement: str
    source: str
    heard: str | None = None
    device: str | None = None
    game: int | None = None
    instead_of: int | None = None
    by: str | None = None
    reason: str | None = None
    raw: list[str] = []


class SpinCandidate(Event, frozen=True, kw_only=True, tag="spin.candidate"):
    """A number that waits for a yes or a no."""

    number: int
    reason: str
    device: str | None = None
    heard: str | None = None
    game: int | None = None
    raw: list[str] = []


class CandidateRefused(Event, frozen=True, kw_only=True, tag="candidate.refused"):
    """The dealer says no; the number is typed."""

    number: int


class SpinVoid(Event, frozen=True, kw_only=True, tag="spin.void"):
    """Rien va: this throw is no spin; the bets stand and are open again."""

    reason: str
    throw: int
    source: str


class SpinCleared(Event, frozen=True, kw_only=True, tag="spin.cleared"):
    """The layout is clear: what is placed from here on is the next spin's."""


class WinnersEntered(Event, frozen=True, kw_only=True, tag="winners.entered"):
    """The winning stacks besides those that the table knows; the last revision counts."""

    bets: list[Form]
    revision: int


class BetPlaced(Event, frozen=True, kw_only=True, tag="bet.placed"):
    """Pieces were laid on a position, on top or nearest the wheel.

    Attributes:
        flags: what is wrong with the bet by the house's limits; it lies there all the same.
        by: who allowed what only the capo tavolo may.
    """

    position: str
    entry: Form
    flags: list[str] = []
    by: str | None = None


class BetRemoved(Event, frozen=True, kw_only=True, tag="bet.removed"):
    """Pieces were taken up by their player."""

    position: str
    entry: Form
    by: str | None = None


class BetMoved(Event, frozen=True, kw_only=True, tag="bet.moved"):
    """Pieces were moved; `entries` is what lay at `from`."""

    origin: str = msgspec.field(name="from")
    to: str
    entries: list[Form]
    flags: list[str] = []
    by: str | None = None


class BetLeft(Event, frozen=True, kw_only=True, tag="bet.left"):
    """The winnings of a payment stay on their chance, for their owner."""

    order: int
    revision: int
    position: str
    owner: str


class AnnounceHeard(Event, frozen=True, kw_only=True):
    """An announce as it was given.

    Attributes:
        value: what a share is worth, money as text; None in colour.
        colour: the colour played, with `colour_pieces` to the share.
        money: what the player put down; None where it was the sum itself.
        held: it stays on the race track, paid and not placed.
        accepted_by: the capo tavolo who repeated it.
        straights: the numbers added to it.
        after: how a winning announce goes on: `rifare`, `completare` or `tutto`.
        of: the `seq` of the event that took it when it won.
    """

    name: str
    owner: str
    value: str | None = None
    colour: str | None = None
    colour_pieces: int | None = None
    money: str | None = None
    held: bool = False
    accepted_by: str | None = None
    straights: list[int] = []
    after: str | UnsetType = UNSET
    of: int | UnsetType = UNSET


class AnnounceAccepted(AnnounceHeard, frozen=True, kw_only=True, tag="announce.accepted"):
    """An announce was taken: `repeat` is what the dealer says, `bets` what it lays down.

    Attributes:
        kept: of one that goes on: what is kept out of the payment, money as text.
        plays_on: what of its winning stake is in play again.
        stake_back: what of its winning stake is handed over.
        paid: what of its winnings is handed over.
    """

    bets: list[Form]
    change: str
    repeat: str
    total: str | None = None
    flags: list[str] = []
    kept: str | UnsetType = UNSET
    plays_on: str | UnsetType = UNSET
    stake_back: str | UnsetType = UNSET
    paid: str | UnsetType = UNSET


class AnnounceRefused(AnnounceHeard, frozen=True, kw_only=True, tag="announce.refused"):
    """An announce was not taken, and why."""

    reason: str


class BankMoved(Event, frozen=True, kw_only=True, tag="bank.moved"):
    """Chips, notes or a count of the bank.

    Attributes:
        operation: `open`, `close`, `fill`, `credit`, `change`, `drop` or `tip`.
        chips: pieces by chip; in a change or a drop those with negative pieces leave the bank.
        amount: what it is about, money as text.
        document: its number.
        signatures: who signed it.
        result: what the table won, at the closing count.
    """

    operation: str
    chips: list[Form]
    amount: str
    document: str | None = None
    signatures: list[str] = []
    by: str | None = None
    result: str | None = None


class ChipMissing(Event, frozen=True, kw_only=True, tag="bank.missing"):
    """A chip is finished, or there again (`missing` false): no payment is laid in it."""

    chip: Form
    missing: bool


class SpinSettled(Event, frozen=True, kw_only=True, tag="spin.settled"):
    """The answer of the settlement; `complete` is whether losing stakes were entered too."""

    revision: int
    complete: bool
    number: int
    announcement: str
    payments: list[Form]
    lost: list[Form]
    partage: list[Form]
    enferme: list[Form]
    freed: list[Form]
    returned: list[Form]
    withdrawn: list[Form]
    standing: list[Form]
    bank: Form


class PaymentMade(Event, frozen=True, kw_only=True, tag="payment.made"):
    """A payment was pushed over; `by` and `reason` where the order was changed."""

    revision: int
    order: int
    by: str | None = None
    reason: str | None = None


class PaymentUnmade(Event, frozen=True, kw_only=True, tag="payment.unmade"):
    """The mark "paid" was taken back."""

    revision: int
    order: int
    by: str | None = None
    reason: str | None = None


class PaymentDisputed(Event, frozen=True, kw_only=True, tag="payment.disputed"):
    """Somebody objects to a payment: it waits for a ruling."""

    revision: int
    order: int
    by: str | None = None
    reason: str | None = None


class PaymentRuled(Event, frozen=True, kw_only=True, tag="payment.ruled"):
    """A dispute is closed; `by` ruled, for the `reason`."""

    revision: int
    order: int
    by: str
    reason: str


class SpinClosed(Event, frozen=True, kw_only=True, tag="spin.closed"):
    """Tout est payé au numéro.

    Attributes:
        entered: false if payments were made that nobody entered.
        lapsed: the number of a candidate that nobody answered.
        carried: what the table knows to lie there when the next spin begins.
    """

    entered: bool
    lapsed: int | None = None
    carried: list[Form] = []


class ReaderConnected(Event, frozen=True, kw_only=True, tag="reader.connected"):
    """A reader's line is alive."""

    device: str
    reason: str = ""


class ReaderLost(Event, frozen=True, kw_only=True, tag="reader.lost"):
    """A reader's line is gone or silent; numbers are typed until it comes back."""

    device: str
    reason: str


class ReaderWarning(Event, frozen=True, kw_only=True, tag="reader.warning"):
    """Something about a reader that a pit boss should hear of."""

    device: str
    reason: str
    detail: str = ""
    count: int = 1


AnyEvent = (
    TableOpened
    | TableClosed
    | TableRules
    | TableMinimum
    | TableDealer
    | TableSuspended
    | ColourAssigned
    | BankMoved
    | ChipMissing
    | SpinBetsOpen
    | SpinThrown
    | SpinNoMoreBets
    | SpinLast
    | SpinNumber
    | SpinCandidate
    | CandidateRefused
    | SpinVoid
    | SpinCleared
    | BetPlaced
    | BetRemoved
    | BetMoved
    | BetLeft
    | AnnounceAccepted
    | AnnounceRefused
    | WinnersEntered
    | SpinSettled
    | PaymentMade
    | PaymentUnmade
    | PaymentDisputed
    | PaymentRuled
    | SpinClosed
    | ReaderConnected
    | ReaderLost
    | ReaderWarning
)

_decoder = msgspec.json.Decoder(AnyEvent)


class UnknownEventError(ValueError):
    """The text is no event that this program knows."""


def event_form(event: AnyEvent) -> dict[str, Json]:
    """Write an event as plain values: its kind, its spin and its own fields."""
    form: dict[str, Json] = msgspec.to_builtins(event)
    return form


def read_event(body: bytes) -> AnyEvent:
    """Read an event from its recorded text; the envelope's fields are passed over.

    Raises:
        UnknownEventError: no event, or one of a kind or form that is not known.
    """
    try:
        event: AnyEvent = _decoder.decode(body)
    except msgspec.DecodeError as fault:
        raise UnknownEventError(str(fault)) from fault
    return event
