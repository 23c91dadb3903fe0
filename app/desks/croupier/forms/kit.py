"""A page as data: what it shows, and what a touch on it means. Whoever draws forms draws all of them alike.

A page is three functions. `begin` gives the draft with which it opens, `form` says what it shows of the table
and of that draft, and `told` says what a touch comes to. None of them waits for anything or changes anything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast

from msgspec import Struct

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.looks import Look
from app.desks.common.touch_role import Role
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.given_back import SaidBack
from app.desks.croupier.screen import Screen
from app.rules.cutting import Group
from app.rules.house import House
from app.table.command import Command
from app.table.live import Live

D = TypeVar("D")

ENTER: Final = "\r"
ERASE: Final = "\b"
WIPE_OUT: Final = "\x7f"
UP: Final = "↑"
DOWN: Final = "↓"
LEFT: Final = "←"
RIGHT: Final = "→"
PAGE_UP: Final = "⇞"
PAGE_DOWN: Final = "⇟"
HOME: Final = "⇱"
END: Final = "⇲"
"""The keys of the keyboard that have no letter."""


class Listed(NamedTuple):
    """What makes a key a line of a list: its words begin at the left.

    Attributes:
        end: at its right end, bold.
        first: beneath that, struck through: what stood there before it was corrected.
        number: on a tile before its words, as it is painted on the table.
        sign: before its words, and before its chip where it has one.
        shut: the chip is drawn as one that is shut in.
    """

    end: str = ""
    first: str = ""
    number: int | None = None
    sign: str = ""
    shut: bool = False


class Key(NamedTuple):
    """One thing to touch.

    Attributes:
        words: that stand on it.
        says: what the touch means, to be compared; a finger that lifts on another meaning says nothing.
        below: the small line; beneath a chip it stands below it.
        name: for screen readers, where the words do not do.
        chosen: whether it is marked.
        can: whether it can be touched now.
        role: how much it asks to be touched.
        look: drawn as a chip.
        tile: the chip stands above the words, and what is below them is on the key too.
        listed: drawn as a line of a list.
        owner: the sign of whose the chip is.
        size: of its words, in pixels of the reference.
        tip: that hangs beside it: why it cannot be touched.
        single: a double tap on it counts once, as on every key whose role is more than quiet.
        key: of the keyboard that does the same: a letter, a figure, or one of the above.
    """

    words: str
    says: object = None
    below: str = ""
    name: str | None = None
    chosen: bool = False
    can: bool = True
    role: Role = Role.QUIET
    look: Look | None = None
    tile: bool = False
    listed: Listed | None = None
    owner: str = ""
    size: int = 18
    tip: str = ""
    single: bool = False
    key: str = ""


class Row(NamedTuple):
    """Keys under one name; of more than have room the last one turns to the others.

    Attributes:
        name: in the language of the desk; empty for none. Each column has its own where tabs part them.
        keys: in their order; none where only the name is to be read.
        columns: how many stand beside each other.
        lines: how many of these there are at most.
        typed: its keys are letters, and the arrows pass them by.
        first: the arrows go through it before all others.
        high: how high each is, in pixels of the reference.
        said: beside its name, why not all of it can be chosen.
        gap: after each of its lines, in pixels of the reference.
    """

    name: str
    keys: tuple[Key, ...] = ()
    columns: int = 3
    lines: int = 9
    typed: bool = False
    first: bool = False
    high: int = theme.TARGET
    said: str = ""
    gap: int = 12


def at_foot(words: str, says: object, below: str = "", role: Role = Role.STEP, *, can: bool = True) -> Key:
    """Give a key that does what a page asks, in larger letters."""
    return Key(words, says, below, can=can, role=role, size=22)


TURN: Final = "turn"
"""What the last key of a row says where there are more than have room."""


class Line(NamedTuple):
    """Something to be read.

    Attributes:
        words: on one line, or on as many as there is room for.
        size: of the letters, in pixels of the reference.
        paint: of the letters.
        loud: whether it is written heavier.
        chips: that it speaks of, each with its pieces; they stand before it.
        wraps: whether it takes all the room that the others leave, or as much as `high` says.
        high: how high it is, in pixels of the reference; 0 for as high as its letters.
        end: at the right end of the line.
        wrong: whether that is what somebody must look at.
        struck: whether it is struck through: it stays, and does not count.
    """

    words: str
    size: int = 20
    paint: str = theme.TEXT
    loud: bool = False
    chips: tuple[tuple[Look, int], ...] = ()
    wraps: bool = False
    high: int = 0
    end: str = ""
    wrong: bool = False
    struck: bool = False


SPACE: Final = Line("", wraps=True)
"""What keeps the parts beneath it at the foot."""


class Lines(NamedTuple):
    """Lines in columns, each full before the next begins; they take all the room that the others leave."""

    lines: tuple[Line, ...]


class Piles(NamedTuple):
    """Equal chips as they stand on the cloth, as large as the room that the others leave.

    Attributes:
        look: of the chip.
        groups: how they are laid.
    """

    look: Look
    groups: tuple[Group, ...]


class Columns(NamedTuple):
    """Texts beside each other under their names: of each the last lines, as many as there is room for."""

    columns: tuple[tuple[str, tuple[str, ...]], ...]


class Panel(NamedTuple):
    """Something that is drawn by hand: `shows` is for the widget that whoever made the page has put there."""

    shows: object


class Told(NamedTuple):
    """A text of any length, beneath all else: what has no room there is read leaf by leaf.

    Attributes:
        caption: its name.
        text: all of it.
    """

    caption: str
    text: str


Drawn = Line | Lines | Piles | Columns
Part = Row | Drawn | Panel


class Form(NamedTuple):
    """All that a page shows.

    Attributes:
        title: what is asked.
        below: under it.
        warned: what is to be noticed before that, in the paint `warns_in`.
        head: keys at the right of the title.
        sentence: what the dealer says aloud, in the language of the house; large, beside the title.
        parts: one under the other.
        right: the same beside them, in a column of its own that changes sides with the desk.
        wide: of that column, in pixels of the reference; below zero for half of the page, read from the left.
        does: the key at the foot, far from the way back; Enter touches it.
        beside: another one, next to that.
        foot: more keys, next to the way back.
        typed: keys that only the keyboard has.
        described: all that is drawn, for screen readers.
        told: a text beneath the parts; while its leaves are turned only the first of these stands there.
        aside: lines at the foot, between the keys there.
        aside_in: their paint.
        back: the way back, where it says something else; what it says leads on the page, and None leaves it.
    """

    title: str
    below: str = ""
    warned: str = ""
    warns_in: str = theme.ALARM
    head: tuple[Key, ...] = ()
    sentence: str = ""
    parts: tuple[Part, ...] = ()
    right: tuple[Part, ...] = ()
    wide: int = 382
    does: Key | None = None
    beside: Key | None = None
    foot: tuple[Key, ...] = ()
    typed: tuple[Key, ...] = ()
    described: str = ""
    told: Told | None = None
    aside: str = ""
    aside_in: str = theme.QUIET
    back: Key | None = None


def shown(row: Row, turned: int) -> tuple[Key, ...]:
    """Give the keys of a row that have room; `turned` is how often it was turned to the others."""
    room = row.columns * row.lines
    if len(row.keys) <= room:
        return row.keys
    each = room - 1
    first = turned % -(-len(row.keys) // each) * each
    return (*row.keys[first : first + each], Key(tr("Altri…"), TURN, size=row.keys[0].size))


def same_key(form: Form, sign: str) -> Key | None:
    """Find the key that does the same as one of the keyboard; None where that does nothing now."""
    parts = (*form.parts, *form.right)
    keys = (key for part in parts if isinstance(part, Row) for key in part.keys)
    does = () if form.does is None else (form.does._replace(key=ENTER),)
    found = (*keys, *form.typed, *form.foot, *does)
    return next((key for key in found if sign and key.key == sign and key.can), None)


class Desk(Struct, frozen=True):
    """What a page may ask of the desk.

    Attributes:
        dealing: the dealer's side of it.
        live: what the table published last.
        screen: what is shown of it.
    """

    dealing: Dealing
    live: Live
    screen: Screen

    @property
    def state(self) -> Any:
        """The table, as its own game knows it."""
        return self.live.state

    @property
    def house(self) -> House:
        """The rules that are dealt by, or will be once the table is open."""
        return self.dealing.house


class Do(NamedTuple):
    """What a key says that sends a command: that one or none; the page closes, or stays for the next."""

    command: Command
    leaves: bool = True


class Said(NamedTuple, Generic[D]):
    """What a touch comes to.

    Attributes:
        draft: of the page from now on.
        command: sent to the table.
        leaves: the page closes.
        tells: what only whoever made the page can do: an act of the desk, the end of the program.
        back: of which colours it was said that they came back, where the page changes that.
        entered: the command changes what the dealer has entered, at once.
    """

    draft: D
    command: Command | None = None
    leaves: bool = False
    tells: object = None
    back: SaidBack | None = None
    entered: bool = False


NO_DESK: Final = cast("Desk", object())
"""What a page has that is shown before there is a table, and asks nothing of one."""


def carry_out(said: Said[D], dealing: Dealing) -> None:
    """Remember which colours came back, and send the command, where a touch comes to that."""
    if said.back is not None:
        dealing.say_back(said.back)
    if said.command is not None:
        (dealing.ask_about_entry if said.entered else dealing.ask)(said.command)


class Asks(NamedTuple, Generic[D]):
    """A page, of any desk or of the desk of one game.

    Attributes:
        begin: gives its draft when it opens; the one that it was left with is given, None at first.
        form: says what it shows.
        told: says what a touch means.
        wide: it takes the place of the panel too.
        every: milliseconds after which it is drawn anew while it is open; 0 for never.
        order: gives the place of the payment that is asked about; 0 where it is about none.
        follows: says what becomes of the draft whenever the table said something.
        unsigned: gives the draft once nobody has signed what was sent.
    """

    begin: Callable[[Any, D | None], D]
    form: Callable[[Any, D], Form]
    told: Callable[[Any, D, object], Said[D]]
    wide: bool = False
    every: int = 0
    order: Callable[[D], int] = lambda _draft: 0
    follows: Callable[[Any, D], Said[D]] = lambda _desk, draft: Said(draft)
    unsigned: Callable[[D], D] = lambda draft: draft


def answer(asks: Asks[D], desk: Desk, draft: D, says: object) -> Said[D]:
    """Say what a touch comes to: a command that is said is sent, all else is the page's own."""
    return Said(draft, says.command, says.leaves) if isinstance(says, Do) else asks.told(desk, draft, says)
