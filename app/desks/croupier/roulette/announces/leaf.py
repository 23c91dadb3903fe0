"""What the page of an announce asks, as data: keys in columns, and the names of their rows; no windows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeVar

from app.desks.common.language import tr
from app.desks.croupier.forms.kit import Key
from app.desks.croupier.roulette.announces.draft import AnnounceDraft, Leaf
from app.desks.croupier.roulette.announces.going_on import Going
from app.table.roulette.announced_before import SameAgain
from app.table.roulette.spin_state import Announced

LABEL: Final = 2
"""Columns that the name of a row takes."""
WIDE: Final = 12
"""Columns of what is asked."""
SHOWN: Final = 4
"""Rows that are shown at once; of more three, and the last one turns to the others."""
Item = TypeVar("Item")


class Slot(NamedTuple):
    """A key, in which row it stands, from which column on, and how many columns it is wide."""

    key: Key
    row: int
    column: float
    wide: float = 1


class Name(NamedTuple):
    """The name of a row, and how many columns it takes; after its first line it goes on beneath."""

    row: int
    wide: float
    words: str


class Shown(NamedTuple):
    """All that is asked at once."""

    slots: tuple[Slot, ...] = ()
    names: tuple[Name, ...] = ()


class Numbered(NamedTuple):
    """A row of a list: its words, how many columns these take, and the keys at its end with their width."""

    words: str
    columns: float
    keys: tuple[Key, ...]
    wide: float = 3


class Says(NamedTuple):
    """What a key says: the draft becomes another one, by a function and what it needs besides the draft."""

    does: Callable[..., AnnounceDraft]
    of: tuple[object, ...] = ()


class Does(Enum):
    """What a key of the foot does besides saying more."""

    UNDO = "undo"
    ACCEPT = "accept"
    """what is shown is sent"""
    LEAVE = "leave"


class TakeBack(NamedTuple):
    """An announce does not go on after all, or one that was given is taken back."""

    item: Going | Announced


class AcceptAgain(NamedTuple):
    """An announce of the last spin is given once more."""

    same: SameAgain


class Turn(NamedTuple):
    """Other rows are turned to: the first of them."""

    first: int


ASK_WON: Final = Says(lambda _draft: AnnounceDraft(leaf=Leaf.WON))
"""It is asked how the announces that won go on, or which one is taken back."""
ASK_SAME: Final = Says(lambda _draft: AnnounceDraft(leaf=Leaf.SAME))
"""It is asked which of the last spin's are given again."""


def beside(row: int, keys: Iterable[Key], start: float = LABEL, wide: float = 1) -> tuple[Slot, ...]:
    """Put keys side by side."""
    return tuple(Slot(key, row, start + place * wide, wide) for place, key in enumerate(keys))


def turned_to(items: Sequence[Item], first: int) -> tuple[int, Sequence[Item]]:
    """Give the items whose rows are shown, and the place of the first one, as near as there is one."""
    each = SHOWN if len(items) <= SHOWN else SHOWN - 1
    first = max(0, min(first, (len(items) - 1) // each * each))
    return first, items[first : first + each]


def turning(first: int, shown: int, many: int) -> Shown:
    """Give what turns to the other rows, where not all have room."""
    if many <= SHOWN:
        return Shown()
    before = Key("‹", Turn(first + 1 - SHOWN), name=tr("prima"), can=first > 0, size=30)
    after = Key("›", Turn(first + SHOWN - 1), name=tr("dopo"), can=first + shown < many, size=30)
    place = tr("{first}–{last} di {count}").format(first=first + 1, last=first + shown, count=many)
    return Shown(beside(SHOWN - 1, (before, after), 6, 3), (Name(SHOWN - 1, 6, place),))


def numbered(items: Sequence[Item], first: int, row: Callable[[Item], Numbered]) -> Shown:
    """Number the rows that are shown, and give what turns to the others."""
    first, shown = turned_to(items, first)
    rows = tuple(map(row, shown))
    turns = turning(first, len(rows), len(items))
    slots = (
        slot
        for place, (_, _, keys, wide) in enumerate(rows)
        for slot in beside(place, keys, WIDE - len(keys) * wide, wide)
    )
    names = (
        Name(place, columns, f"{first + place + 1}. {words}")
        for place, (words, columns, _, _) in enumerate(rows)
    )
    return Shown((*slots, *turns.slots), (*names, *turns.names))
