"""What happens to a table beside its spins: opening, rules, dealers, colours, the bank, the readers."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from app.table.event_record import Event, Form


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
        balls: the tumbler's balls as they were checked: `set`, `count`, `seals`, and `by` whom.
    """

    table: str
    minimum: str
    dealer: str
    cylinder: str
    day: int | None = None
    spins: int = 0
    numbers: list[int] = field(default_factory=list)
    colours: dict[str, Form] = field(default_factory=dict)
    wheels: dict[str, Form] = field(default_factory=dict)
    all_entered: bool = False
    recorded: int | UnsetType = UNSET
    balls: Form | UnsetType = UNSET


class TableClosed(Event, frozen=True, kw_only=True, tag="table.closed"):
    """Play is over; repeats what the opening said, and names the colours that are still out."""

    minimum: str
    dealer: str
    colours_out: list[str] = field(default_factory=list)


class TableRules(Event, frozen=True, kw_only=True, tag="table.rules"):
    """All the rules from here to the next such record: the whole profile, the settlement's version."""

    house: str
    profile: Form
    rules: int
    program: str


class TableMinimum(Event, frozen=True, kw_only=True, tag="table.minimum"):
    """Another minimum, announced a spin ahead: it holds from the spin `from`.

    Attributes:
        out: the colours that players have, where somebody looked: they keep what they are worth.
    """

    minimum: str
    holds_from: int = field(name="from")
    by: str | None = None
    out: list[str] | UnsetType = UNSET


class TableDealer(Event, frozen=True, kw_only=True, tag="table.dealer"):
    """Another dealer stands at the table.

    Attributes:
        notes: the dealer's own words for the relief.
        relief: what the table itself tells the relief: minima, personalised colours, announces on the track.
    """

    dealer: str
    notes: str = ""
    relief: Form = field(default_factory=dict)


class TableRelief(Event, frozen=True, kw_only=True, tag="table.relief"):
    """Après le coup les boules passent: the spin is the dealer's last; `over` takes it back."""

    over: bool = False
    by: str | None = None


class TableSuspended(Event, frozen=True, kw_only=True, tag="table.suspended"):
    """The management suspended play, or takes it up again (`suspended` false)."""

    suspended: bool
    reason: str = ""
    by: str = ""


class ColourAssigned(Event, frozen=True, kw_only=True, tag="colour.assigned"):
    """A colour is a player's, at a value; a null value takes it back. `table`: whose it is, if another's."""

    colour: str
    value: str | None
    owner: str | None = None
    by: str | None = None
    table: str | UnsetType = UNSET


class BankMoved(Event, frozen=True, kw_only=True, tag="bank.moved"):
    """Chips, notes or a count of the bank.

    Attributes:
        operation: `open`, `close`, `fill`, `credit`, `change`, `drop` or `tip`.
        chips: pieces by chip; in a change or a drop those with negative pieces leave the bank.
        amount: what it is about, money as text.
        document: its number.
        document_total: what it says that it is about, where that was said.
        signatures: who signed it.
        result: what the table won, at the closing count.
    """

    operation: str
    chips: list[Form]
    amount: str
    document: str | None = None
    document_total: str | UnsetType = UNSET
    signatures: list[str] = field(default_factory=list)
    by: str | None = None
    result: str | None = None


class ChipMissing(Event, frozen=True, kw_only=True, tag="bank.missing"):
    """A chip is finished, or there again (`missing` false): no payment is laid in it."""

    chip: Form
    missing: bool


class HeldHanded(Event, frozen=True, kw_only=True, tag="held.handed"):
    """What was taken off the layout is handed to its owner; an empty owner is whoever proved to be."""

    owner: str
    amount: str
    by: str | None = None


class EntryCorrected(Event, frozen=True, kw_only=True, tag="entry.corrected"):
    """Something recorded earlier was wrong; it stands, and so does what is said here instead.

    Attributes:
        of: the `seq` of what was wrong.
        reason: why it was.
        by: who puts it right.
        witness: who saw it: another person.
        instead: what it says instead.
        result: what the table won, where the bank was counted for the last time.
    """

    of: int
    reason: str
    by: str
    witness: str
    instead: Form
    result: str | None = None


class CommandRefused(Event, frozen=True, kw_only=True, tag="command.refused"):
    """What somebody asked for was refused by a rule of the house; nothing else has changed.

    Attributes:
        reason: the rule in the words of the house, with its section.
        asked: the command as it was given.
        by: who asked, where the command says so.
    """

    reason: str
    asked: Form
    by: str | None = None


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
