"""What the banner says is wrong, the worst first: it waits beside the game and never covers a payment."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from enum import StrEnum
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from app.desks.common.looks import Piles
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.draft import NOTHING_PASSED, NOTHING_UNDONE, Draft, Passing, Undone
from app.desks.croupier.payments.left import Left, open_left
from app.rules.house import House
from app.rules.money import Cents
from app.table.live import Live, ReaderHealth, ReaderNow
from app.table.refusals import Refusal


class Notice(StrEnum):
    """The kinds of trouble, the worst first."""

    STOPPED = "stopped"
    """the table ended over a fault of the program, and hears nobody"""
    ON_PAPER = "on_paper"
    """the journal cannot be written: NON REGISTRATO"""
    JOURNAL = "journal"
    REFUSED = "refused"
    ENTRY_REFUSED = "entry_refused"
    """the table did not take what was entered"""
    PAYMENT_MADE = "payment_made"
    """a touch would have changed a payment that is made"""
    NOT_TAKEN = "not_taken"
    """a touch says what the table would refuse"""
    UNDONE = "undone"
    """the next spin would pass over something: a second touch does so"""
    VOIDED = "voided"
    """a throw was declared void: why is to be said, or it counts after all"""
    VOID_NUMBER = "void_number"
    """a reader told a number that counts nowhere"""
    READER_LOST = "reader_lost"
    SUSPENDED = "suspended"
    ALARM = "alarm"
    CHANGE = "change"
    """players are owed change for their announces"""
    READER_SILENT = "reader_silent"
    CUT_OFF = "cut_off"
    """a number fell while an announce was being said"""
    VOICELESS = "voiceless"
    """what is announced cannot be said aloud"""
    HANDED_OVER = "handed_over"
    """another dealer has the table now"""
    UNMARKED = "unmarked"
    """a spin was closed, mostly by the next throw, while payments were not marked: were they made?"""


GRAVE = frozenset({Notice.STOPPED, Notice.ON_PAPER, Notice.JOURNAL, Notice.READER_LOST, Notice.ENTRY_REFUSED})
"""Trouble in which something may be lost if nobody acts; the rest is told calmly."""


_OF_READER: Final = {
    ReaderHealth.LOST: Notice.READER_LOST,
    ReaderHealth.SILENT: Notice.READER_SILENT,
}
_FIGURES: Final = re.compile(r"\d+")
_ORDERS: Final = 1_000_000
"""More than a spin has payments."""
_FEW: Final = 36
"""Letters of a dealer's own notes that stand beside the numbers; longer ones stand by the steps."""


class Owed(NamedTuple):
    """What a player is owed, and in which chips it is given; none where the house's cannot make it up."""

    owner: str
    amount: Cents
    chips: Piles


class Unheard(Struct, frozen=True):
    """An announce that was not taken before its number fell: how it is repeated, whose it is, when."""

    repeat: str
    owner: str
    at: datetime


class Banner(Struct, frozen=True):
    """One notice with what can be done about it.

    Attributes:
        notice: what is wrong.
        reason: the sentence of whoever noticed it.
        on_paper: events that wait in memory.
        acts: the buttons.
        others: how many more notices there are.
        behind: the keys of all, in their order once this one is turned over.
        nth: of a refusal, an alarm or a payment, which one it is.
        unmarked: payments that were not marked, and of which nobody said yet whether they were made.
        left: the first of them.
        dealer: who has the table now.
        instrument: what the reader reads.
        owed: the change that players are owed.
        passed: what the next spin would pass over.
        unheard: the announce that a number cut off.
        house: what calls the colours by name.
        void: the spins of whose throws it is to be said why they are void.
        number: the number that counts nowhere.
    """

    notice: Notice
    reason: str
    on_paper: int = 0
    acts: tuple[AnyAct, ...] = ()
    others: int = 0
    behind: tuple[str, ...] = ()
    nth: int = 0
    unmarked: int = 0
    left: Left | None = None
    dealer: str = ""
    instrument: str = ""
    owed: tuple[Owed, ...] = ()
    passed: Undone = NOTHING_UNDONE
    unheard: Unheard | None = None
    house: House | None = None
    void: tuple[int, ...] = ()
    number: int | None = None

    @property
    def short(self) -> bool:
        """Whether the last numbers stand beside it: to whom the table was handed over, and a few words."""
        return self.notice is Notice.HANDED_OVER

    @property
    def key(self) -> str:
        """What tells it from every other notice.

        How much waits in memory changes nothing of it, nor does for how long nothing was heard. A full disk
        is another notice when its room is half of what it was, and not with every spin.
        """
        reason = self.reason
        if self.notice in _OF_READER.values():
            reason = _FIGURES.sub("", reason)
        elif self.notice is Notice.JOURNAL:
            reason = _FIGURES.sub(lambda figures: str(int(figures[0]).bit_length()), reason)
        return f"{self.notice} {self.nth} {reason}"

    @property
    def grave(self) -> bool:
        """Whether something may be lost if nobody acts."""
        return self.notice in GRAVE


def shortened(notes: str) -> str:
    """Give the beginning of a dealer's notes where they are too long to stand beside the numbers."""
    return notes if len(notes) <= _FEW else f"{notes[:_FEW].rsplit(' ', 1)[0]} …"


def banner(
    live: Live,
    draft: Draft,
    of_game: Iterable[Banner] = (),
    passing: Passing = NOTHING_PASSED,
    *,
    entry_refused: bool = False,
) -> Banner | None:
    """Choose the notice to which the dealer turned; the worst once there is another, or one less.

    Args:
        live: what the table published.
        draft: which refusals and alarms the dealer has put away, and what was not taken.
        of_game: what the game has to tell besides.
        passing: what the next round would pass over, and whether that was asked.
        entry_refused: what was refused last is the entry, and it still differs from what the journal has.
    """
    found = [*_notices(live, draft, entry_refused=entry_refused), *of_game]
    if passing.asked:
        found.append(Banner(Notice.UNDONE, "", passed=passing.undone))
    if not found:
        return None
    found.sort(key=lambda item: list(Notice).index(item.notice))
    keys = tuple(item.key for item in found)
    keys = draft.turned if sorted(draft.turned) == sorted(keys) else keys
    shown = next(item for item in found if item.key == keys[0])
    return replace(shown, others=len(found) - 1, behind=(*keys[1:], keys[0]), house=live.house)


def still_lit(live: Live, read: frozenset[str]) -> frozenset[str]:
    """Forget what was put away of a trouble that is over: when it comes again it is told again.

    Args:
        live: what the table published.
        read: the keys of the notices that were put away while their lamp stays lit.

    Returns:
        Those of the keys that are left.
    """
    return read & {item.key for item in lamp_notices(live)}


def lamp_notices(live: Live) -> tuple[Banner, ...]:
    """What the lamps of journal and reader show too."""
    return (*_of_journal(live), *_of_reader(live))


def _notices(live: Live, draft: Draft, *, entry_refused: bool) -> Iterator[Banner]:
    read = draft.lamps_read
    yield from (item for item in _of_journal(live) if item.key not in read)
    if live.refusal is not None and live.refusal.count > draft.refusals_read:
        notice = Notice.ENTRY_REFUSED if entry_refused else Notice.REFUSED
        acts = (Act.PUT_RIGHT if entry_refused else Act.DISMISS,)
        yield Banner(notice, live.refusal.reason, acts=acts, nth=live.refusal.count)
    if draft.blocked:
        made = draft.blocked == Refusal.CHANGES_A_PAYMENT()
        notice = Notice.PAYMENT_MADE if made else Notice.NOT_TAKEN
        yield Banner(notice, "" if made else draft.blocked, acts=(Act.DISMISS,))
    yield from (item for item in _of_reader(live) if item.key not in read)
    if live.state.suspended is not None:
        yield Banner(Notice.SUSPENDED, live.state.suspended, acts=(Act.SUSPEND,))
    for alarm in live.alarms:
        if alarm.count not in draft.alarms_read:
            yield Banner(Notice.ALARM, alarm.reason, acts=(Act.DISMISS,), nth=alarm.count)
    yield from _quiet(live, draft)


def _quiet(live: Live, draft: Draft) -> Iterator[Banner]:
    """What is only told: nothing is lost by it."""
    if draft.voiceless:
        yield Banner(Notice.VOICELESS, draft.voiceless, acts=(Act.DISMISS,))
    if draft.relief and (live.state.notes or live.state.paying is None):  # the other notes stand by the steps
        yield Banner(Notice.HANDED_OVER, live.state.notes, acts=(Act.DISMISS,), dealer=draft.relief)
    if left := open_left(live.state):
        acts = (Act.WAS_PAID, Act.WAS_NOT_PAID)
        nth = left[0].spin * _ORDERS + left[0].order
        yield Banner(Notice.UNMARKED, "", acts=acts, nth=nth, unmarked=len(left), left=left[0])


def _of_journal(live: Live) -> Iterator[Banner]:
    if live.stopped:
        yield Banner(Notice.STOPPED, "", acts=(Act.QUIT,))
    if live.journal.on_paper:
        acts = () if live.practice else (Act.NEW_JOURNAL,)
        yield Banner(Notice.ON_PAPER, live.journal.reason, live.journal.on_paper, acts=acts)
    elif live.journal.reason:
        yield Banner(Notice.JOURNAL, live.journal.reason, acts=(Act.DISMISS,))


def is_connecting(reader: ReaderNow) -> bool:
    """Whether a reader was never heard yet, and nothing is wrong with it: a loss has its reason."""
    return reader.health is ReaderHealth.LOST and not reader.reason


def _of_reader(live: Live) -> Iterator[Banner]:
    """What the reader's lamp shows too, and goes on showing once this is put away."""
    notice, reader = _OF_READER.get(live.reader.health), live.reader
    if notice is not None and not is_connecting(reader):
        yield Banner(notice, reader.reason, acts=(Act.DISMISS,), instrument=live.house.instrument)
