"""What was recorded of a table's bank on a day, line by line; what was put right stays, struck through."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.reports.stamp import Stamp
from app.rules.chips import Chip
from app.rules.money import parse_money
from app.table.bank_fold import corrected_movement
from app.table.events import BankMoved, DocumentVoided, EntryCorrected
from app.table.missing_documents import Paper
from app.table.note_box import BOX

LAYOUT_NOTES: Final = "notes"
"""What a line of the bank is of notes that lay on the layout and were changed when their spin was paid."""
PAYMENT: Final = "payment"
"""What a line of the bank is that says what was paid otherwise than it was marked."""


class BankLine(NamedTuple):
    """Something that was recorded of the bank.

    Attributes:
        stamp: when it was recorded.
        amount: cents, as it was recorded.
        corrected_by: the place of the correction that holds instead, if there is one.
        of: the place of what it corrects, if it is a correction.
        reason: why it was corrected.
        payment: its spin and its place in the order of the house, where it is a payment that was put right.
        more: cents that were paid more by such a correction, below zero taken back.
        moved: what came back into the bank, or with negative pieces left it, by such a correction.
        spin: of notes that lay on the layout, the spin after which they went into the box.
    """

    stamp: Stamp
    operation: str
    amount: int
    document: str | None
    by: str | None
    signatures: tuple[str, ...]
    corrected_by: int | None = None
    of: int | None = None
    reason: str = ""
    payment: tuple[int, int] | None = None
    more: int | None = None
    moved: tuple[tuple[Chip, int], ...] = ()
    spin: int | None = None


class VoidPaper(NamedTuple):
    """A paper of a fill or a credit that was spoiled before it was used; it is kept."""

    stamp: Stamp
    paper: Paper
    reason: str
    by: str


class BankLines:
    """Keeps the lines of a day; events are entered in their order.

    Attributes:
        found: the lines.
        void_papers: the papers that were declared void.
    """

    def __init__(self) -> None:
        """Nothing was recorded yet."""
        self.found: list[BankLine] = []
        self.void_papers: list[VoidPaper] = []
        self._moved: dict[int, BankMoved] = {}

    def begin_night(self) -> None:
        """Begin another night: no movement of an earlier one is put right any more."""
        self._moved = {}

    def move(self, stamp: Stamp, event: BankMoved) -> None:
        """Enter what moved at the bank."""
        self._moved[stamp.seq] = event
        self.found.append(_line(stamp, event))

    def count_box(self, stamp: Stamp, event: BankMoved) -> None:
        """Enter the count of an earlier night's note box."""
        self.found.append(_line(stamp, event))

    def change_notes(self, stamp: Stamp, amount: int, spin: int) -> None:
        """Enter notes that lay on the layout and went into the box when their spin was paid; in cents."""
        self.found.append(BankLine(stamp, LAYOUT_NOTES, amount, None, None, (), spin=spin))

    def reopen(self, spin: int | None) -> None:
        """Take back the notes of a spin that is paid again."""
        self.found = [line for line in self.found if (line.operation, line.spin) != (LAYOUT_NOTES, spin)]

    def void_slip(self, stamp: Stamp, event: DocumentVoided) -> None:
        """Enter a paper that was declared void."""
        paper = Paper(event.operation, event.number)
        self.void_papers.append(VoidPaper(stamp, paper, event.reason, event.by))

    @property
    def papers(self) -> list[Paper]:
        """Give the papers that were used, in the order of the lines, and then the void ones."""
        used = [
            Paper(line.operation, line.document)
            for line in self.found
            if line.document is not None and line.corrected_by is None
        ]
        return [*used, *(void.paper for void in self.void_papers)]

    def correct(self, stamp: Stamp, event: EntryCorrected) -> None:
        """Enter the correction of a movement, or of something that is none."""
        if (was := self._moved.get(event.of)) is None:
            self.put_instead(BankLine(stamp, "", 0, None, None, ()), event)
        else:
            now = self._moved[event.of] = corrected_movement(was, event.instead)
            self.correct_to(stamp, event, now)

    def correct_to(self, stamp: Stamp, event: EntryCorrected, now: BankMoved) -> None:
        """Enter a movement as it stands corrected."""
        self.put_instead(_line(stamp, now), event)

    def put_instead(self, line: BankLine, event: EntryCorrected) -> None:
        """Write what a correction says; what stood there before is struck through."""
        self.found = [
            each._replace(corrected_by=line.stamp.seq) if _is_of(each, event.of) else each
            for each in self.found
        ]
        signed = (event.by, event.witness)
        self.found.append(line._replace(of=event.of, reason=event.reason, by=event.by, signatures=signed))

    def tell_of(self, of: int) -> bool:
        """Whether a line tells of what was recorded at a place."""
        return any(_is_of(each, of) for each in self.found)


def _is_of(line: BankLine, of: int) -> bool:
    return of in {line.stamp.seq, line.of}


def _line(stamp: Stamp, event: BankMoved) -> BankLine:
    signed = _signed(event)
    return BankLine(stamp, event.operation, parse_money(event.amount), event.document, event.by, signed)


def _signed(event: BankMoved) -> tuple[str, ...]:
    """Name who signed; of a count first who counted."""
    counts = event.operation in {"open", "close", BOX} and event.signatures
    return (event.by, *event.signatures) if counts and event.by else tuple(event.signatures)
