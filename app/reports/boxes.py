"""The counts of the note box beside the drop: each belongs to the night whose notes it found (rules 9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from app.reports.night import Night
from app.reports.sheet import Figures
from app.reports.wording import money, tr
from app.rules.money import parse_money
from app.table.bank_fold import corrected_movement
from app.table.events import BankMoved, EntryCorrected


class Boxes(NamedTuple):
    """What was counted in the boxes of a day, and what is recorded to have gone into them; cents.

    Attributes:
        counted: what was.
        drop: what should have been there.
        left: what of the drop nobody has counted yet.
    """

    counted: int
    drop: int
    left: int

    @property
    def differs(self) -> int:
        """By how much more was there than should, or below zero less."""
        return self.counted - self.drop


def boxes_of(nights: Sequence[Night]) -> Boxes | None:
    """Add up the boxes of some nights; None where nobody counted one."""
    counted = [night.boxed for night in nights if night.boxed is not None]
    if not counted:
        return None
    left = sum(night.in_box for night in nights)
    return Boxes(sum(counted), sum(night.drop for night in nights) - left, left)


class EarlierBoxes:
    """Keeps the counts of earlier nights' boxes; events are entered in their order."""

    def __init__(self) -> None:
        """Nothing was counted yet."""
        self._found: dict[int, BankMoved] = {}

    def is_about(self, event: BankMoved | EntryCorrected) -> bool:
        """Whether an event is such a count, or a correction of one."""
        return event.night is not UNSET if isinstance(event, BankMoved) else event.of in self._found

    def enter(self, seq: int, event: BankMoved | EntryCorrected, nights: Sequence[Night]) -> BankMoved | None:
        """Enter one with the night whose notes it found.

        Args:
            seq: its place.
            event: it is about such a box.
            nights: of the day.

        Returns:
            The count as it stands; None where its night is none of these.
        """
        if isinstance(event, BankMoved):
            now, before, held = event, 0, _cents(event.drop)
            self._found[seq] = now
        else:
            was = self._found[event.of]
            now, before, held = corrected_movement(was, event.instead), _cents(was.amount), 0
            self._found[event.of] = now
        for night in nights:
            if night.opened.seq == now.night:
                night.boxed = (night.boxed or 0) + _cents(now.amount) - before
                night.in_box -= held
                return now
        return None


def _cents(amount: str | UnsetType) -> int:
    return 0 if amount is UNSET else parse_money(amount)


def boxes_figures(found: Boxes) -> Figures:
    """Lay the three lines out."""
    return Figures(
        (
            (tr("Contato nella cassetta"), money(found.counted)),
            (tr("− biglietti che vi sono entrati (drop)"), money(found.drop)),
            (tr("Differenza"), money(found.differs)),
        ),
        summed=True,
    )


def differs_sentence(found: Boxes) -> str:
    """Say that the count of the box is not the drop."""
    words = tr(
        "Conta della cassetta diversa dai biglietti registrati: {counted} invece di {drop}, {differs}."
    )
    return words.format(
        counted=money(found.counted), drop=money(found.drop), differs=more_words(found.differs)
    )


def left_sentence(found: Boxes) -> str:
    """Say what lies in the box that nobody has counted yet."""
    return tr("Biglietti nella cassetta non ancora contati: {amount}.").format(amount=money(found.left))


def more_words(cents: int) -> str:
    """Say how much is wanting, or too much: "mancano 50,00", "50,00 in più"."""
    words = tr("mancano {amount}") if cents < 0 else tr("{amount} in più")
    return words.format(amount=money(abs(cents)))
