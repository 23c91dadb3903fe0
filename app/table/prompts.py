"""One thing that the dealer is to do now, as plain data: desks put it into words, scripts read it."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from app.rules.money import Cents, money_text
from app.table.relief_notes import ReliefNotes, notes_form


class AnyTask(StrEnum):
    """What there is to do, at any table or at one game's."""


class Task(AnyTask):
    """What there may be to do at any table."""

    WHOSE = "whose"
    """nobody knows whose the chips of a payment are: the dealer asks"""
    MARKER = "marker"
    """a payment was pushed over: the marker on it"""
    REPEAT = "repeat"
    """the next is pushed over: what and how much is paid is repeated"""
    RULING = "ruling"
    """a payment is disputed: the capo tavolo decides, then the inspector"""
    HAND_OVER = "hand_over"
    """the balls pass now: the relief is told what the notes say"""
    COLOURS_IN = "colours_in"
    """the last spin is played: the colours that are out are asked in"""
    HAND_HELD = "hand_held"
    """the last spin is played: what is held for players is handed to them"""


class Prompt(Struct, frozen=True):
    """One thing to do; a game adds what it speaks of besides.

    Attributes:
        task: what.
        order: which payment, from 1.
        positions: where, in payment order; of a chip to be put right, where it lies and where it was meant.
        colours: which colours.
        notes: what the relief is told.
        held: for whom something is held, with cents; an empty name is nobody's whom one knows.
    """

    task: AnyTask
    order: int | None = None
    positions: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    notes: ReliefNotes | None = None
    held: tuple[tuple[str, Cents], ...] = ()

    def form(self) -> dict[str, object]:
        """Write it as scripts read it; what it does not speak of is left out."""
        form: dict[str, object] = {"task": self.task.value}
        if self.order is not None:
            form["order"] = self.order
        if self.positions:
            form["positions"] = list(self.positions)
        if self.colours:
            form["colours"] = list(self.colours)
        if self.notes is not None:
            form["notes"] = notes_form(self.notes)
        if self.held:
            form["held"] = {owner: money_text(amount) for owner, amount in self.held}
        return form
