"""What a dealer must know who takes a table over, and how it is written (rules 8) [3]."""

from __future__ import annotations

from msgspec import Struct

from app.rules.chips import Colour
from app.rules.money import Cents, money_text
from app.table.event_record import Form


class ReliefNotes(Struct, frozen=True):
    """What the relief must know of the table.

    Attributes:
        minimum: that holds now, cents.
        minima: that held before it this night, cents.
        announced: the minimum to come and from which spin on, or None.
        colours: the personalised colours with value and player.
        announces: what lies on the race track, as it was repeated, and whose it is; one that goes on once.
        held: for whom something is held, with cents; an empty name is nobody's whom one knows.
    """

    minimum: Cents
    minima: tuple[Cents, ...]
    announced: tuple[Cents, int] | None
    colours: tuple[tuple[str, Colour], ...]
    announces: tuple[tuple[str, str], ...]
    held: tuple[tuple[str, Cents], ...] = ()


def notes_form(notes: ReliefNotes) -> Form:
    """Write the notes as plain values; money as text."""
    announced = notes.announced
    return {
        "minimum": money_text(notes.minimum),
        "minima": [money_text(minimum) for minimum in notes.minima],
        "announced_minimum": None
        if announced is None
        else {"minimum": money_text(announced[0]), "from": announced[1]},
        "colours": [
            {"colour": name, "value": money_text(colour.value), "owner": colour.owner}
            for name, colour in notes.colours
        ],
        "announces": [{"repeat": repeat, "owner": owner} for repeat, owner in notes.announces],
        "held": {owner: money_text(amount) for owner, amount in notes.held},
    }
