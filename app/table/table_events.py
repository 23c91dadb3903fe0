"""What happens to a table beside its rounds: opening, rules, dealers, colours."""

from __future__ import annotations

from typing import ClassVar

from msgspec import UNSET, UnsetType, field

from app.table.event_record import Event, Form
from app.table.named import Named, Office, named_as


class JournalBegun(Event, frozen=True, kw_only=True, tag="journal.begun"):
    """The first event of a journal that goes on behind another one; carries all that outlives a night.

    The one before is archived, or it was refused and lies beside this one as it is.

    Attributes:
        table: its name.
        after: the last event of the journal before, as `verify --head` takes it; of one that was refused the
            last that holds, and empty where none does.
        spins: how many spins the table has had in its life.
        numbers: the last numbers, the newest first.
        last_games: the last game of each device that numbers its games, by its name.
        colours: the colours that are still out, with what a piece is worth and whose it is.
        documents: the last paper of each series of fills and credits.
        lay: what the last closing count left in the bank; absent where there was none.
        dealer: who dealt last.
        side: where the instrument stands, `left` or `right`.
        instrument_number: which instrument stands there, by the number on it; empty where nobody said.
        instrument_set: which one the settings named at the last opening; empty where they named none.
        why: the journal before was refused, and this is what was said of it; absent where it was archived.
        by: who said that the table goes on here.
        beside: the file that was refused.
        unmarked: of that one, payments that nobody marked or answered; absent where there is none.
        sides: what the side games leave, by their names; absent where there is none.
        plays: which game goes on here, by its name; absent where it is roulette.
        register: the newest register of people that the table has known; absent where it knew none.
    """

    table: str
    after: str
    spins: int
    numbers: list[int] = field(default_factory=list)
    last_games: dict[str, Form] = field(default_factory=dict, name="wheels")
    colours: dict[str, Form]
    documents: dict[str, str]
    dealer: str
    side: str = field(name="cylinder")
    instrument_number: str = field(default="", name="wheel_number")
    instrument_set: str = field(default="", name="wheel_set")
    lay: list[Form] | UnsetType = UNSET
    why: str | UnsetType = UNSET
    by: str | UnsetType = UNSET
    beside: str | UnsetType = UNSET
    unmarked: list[Form] | UnsetType = UNSET
    sides: dict[str, Form] | UnsetType = UNSET
    plays: str | UnsetType = UNSET
    register: str | UnsetType = UNSET


class TableTaken(Event, frozen=True, kw_only=True, tag="table.taken"):
    """What lay at the table when its journal was refused, as that says: somebody looks, and answers for it.

    Each says one thing, so that each is answered by itself.

    Attributes:
        journal: why it was refused.
        bank: the chips in the bank, as an estimate; it is counted as at an opening.
        colours: what a piece of each colour that was given is worth, and whose it is.
        layout: what stands on the layout, prisoners too.
        held: what was taken off the layout and is still to be handed to its owners.
        paper: what happened and that journal had not taken, as it would have been written there.
    """

    journal: str | UnsetType = UNSET
    bank: list[Form] | UnsetType = UNSET
    colours: dict[str, Form] | UnsetType = UNSET
    layout: list[Form] | UnsetType = UNSET
    held: list[Form] | UnsetType = UNSET
    paper: list[Form] | UnsetType = UNSET

    @property
    def needs_answer(self) -> bool:
        """Always."""
        return True


class TableOpened(Event, frozen=True, kw_only=True, tag="table.opened"):
    """Play is open; carries all that outlives a night.

    Attributes:
        table: its name.
        minimum: money as text.
        side: where the instrument stands, `left` or `right`.
        day: the day of the month, from whose pocket the first ball is thrown.
        spins: how many spins the table has had in its life.
        numbers: the last numbers, the newest first.
        colours: what a piece of each colour is worth, and whose it is.
        last_games: the last game of each device that numbers its games, by its name.
        all_entered: every stake is placed by command, also those that lose: practice, a simulation.
        recorded: how many events the table had before this one.
        instrument_number: which instrument stands there, by the number on it; absent where nobody said.
        instrument_set: which one the settings named then, empty where none; absent where no number is, and in
            openings of before, whose number is the settings' own.
        documents: the last paper of each series of fills and credits.
        instrument_check: how the instrument was found, as its game says; absent where nobody said.
        lay: what the last closing count left in the bank; absent where there was none.
        unmarked: payments of earlier nights that nobody marked or answered yet; absent where there is none.
        unexplained: throws of earlier nights of which nobody said yet why they are void: `spin` and `throw`,
            with the place of the event as `of`; absent where there is none.
        device: a reader whose game does not count, as somebody said before: it may not be over yet.
        game: that reader's own count of it.
        register: which register of people holds: its last event as `verify --head` takes it, `none` or
            `unreadable`; absent where nobody says so, as in practice.
        register_known: the newest one that the table has known, where that is neither `register` nor goes on
            in it.
        box: the note box of an earlier night that nobody has counted yet: the opening of its `night`, and the
            `drop` in it; absent where there is none.
        sides: what the side games go on with, by their names; absent where there is none.
        plays: which game is played, by its name; absent where it is roulette.
    """

    table: str
    minimum: str
    dealer: str
    side: str = field(name="cylinder")
    day: int | None = None
    spins: int = 0
    numbers: list[int] = field(default_factory=list)
    colours: dict[str, Form] = field(default_factory=dict)
    last_games: dict[str, Form] = field(default_factory=dict, name="wheels")
    all_entered: bool = False
    recorded: int | UnsetType = UNSET
    instrument_number: str | UnsetType = field(default=UNSET, name="wheel_number")
    instrument_set: str | UnsetType = field(default=UNSET, name="wheel_set")
    documents: dict[str, str] | UnsetType = UNSET
    instrument_check: Form | UnsetType = field(default=UNSET, name="balls")
    lay: list[Form] | UnsetType = UNSET
    unmarked: list[Form] | UnsetType = UNSET
    unexplained: list[Form] | UnsetType = UNSET
    device: str | UnsetType = UNSET
    game: int | UnsetType = UNSET
    register: str | UnsetType = UNSET
    register_known: str | UnsetType = UNSET
    box: Form | UnsetType = UNSET
    sides: dict[str, Form] | UnsetType = UNSET
    plays: str | UnsetType = UNSET


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
        over: the one that was announced is withdrawn, and `minimum` holds on.
    """

    minimum: str
    holds_from: int = field(name="from")
    by: str | None = None
    out: list[str] | UnsetType = UNSET
    over: bool | UnsetType = UNSET

    @property
    def named(self) -> Named | None:
        """Who decided it."""
        return named_as(Office.CAPO_TAVOLO, self.by)


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
    """Après le coup les boules passent: the spin is the dealer's last; `over` takes it back.

    Attributes:
        due: UTC, ISO 8601, of when another dealer is expected; empty, nobody is. With it no spin is the last.
    """

    over: bool = False
    by: str | None = None
    due: str | UnsetType = UNSET


class TableSuspended(Event, frozen=True, kw_only=True, tag="table.suspended"):
    """The management suspended play, or takes it up again (`suspended` false).

    Attributes:
        device: the reader that is in the midst of a game when play goes on: that game is none of it.
        game: the reader's own count of it.
    """

    suspended: bool
    reason: str = ""
    by: str = ""
    device: str | UnsetType = UNSET
    game: int | UnsetType = UNSET


class ColourAssigned(Event, frozen=True, kw_only=True, tag="colour.assigned"):
    """A colour is a player's, at a value; a null value takes it back. `table`: whose it is, if another's."""

    colour: str
    value: str | None
    owner: str | None = None
    by: str | None = None
    table: str | UnsetType = UNSET

    @property
    def named(self) -> Named | None:
        """Who decided it."""
        return named_as(Office.CAPO_TAVOLO, self.by)


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


class EventAnswered(Event, frozen=True, kw_only=True, tag="event.answered"):
    """Somebody has looked into something that needed an answer, and answers for it by name.

    Attributes:
        of: the `seq` of what needed it.
        by: who answers.
        note: what was found.
    """

    afterwards: ClassVar[bool] = True

    of: int
    by: str
    note: str = ""
