"""The note box at the bank's windows: counted by two, signed, by what it differs (rules 9)."""

from __future__ import annotations

from typing import Final

from app.desks.croupier.bank.deeds import Deed, View
from tests.desks.croupier.bank_hands import count_of, counted, fields, next_night, opened, touch_coin
from tests.desks.croupier.scene import Scene
from tests.desks.croupier.signing_scenes import with_people
from tests.desks.hands import Hands


def notes_changed(hands: Hands, pieces: int = 4) -> None:
    """So many notes of fifty are changed: they lie in the box."""
    notes = {"value": "50.00", "pieces": pieces, "kind": "notes"}
    chips_out = {"value": "10.00", "pieces": -5 * pieces}
    hands.station.send({"do": "bank", "operation": "drop", "chips": [notes, chips_out]})


def box_counting(hands: Hands) -> None:
    """The note box is emptied: its notes are counted."""
    counted(hands)
    notes_changed(hands)
    view = count_of(hands, Deed.BOX)
    touch_coin(hands, view, 5000, "3", note=True)


def box_named(hands: Hands) -> None:
    """A note is wanting; who counts is named, and who with him."""
    with_people(hands)
    box_counting(hands)
    view = fields(hands, View.COUNT)
    hands.touch(view.does)


def box_recorded(hands: Hands) -> None:
    """It is recorded, and somebody will have to answer for what is wanting."""
    box_counting(hands)
    view = fields(hands, View.COUNT)
    hands.touch(view.does)
    hands.touch(fields(hands, View.BOX).does)


def box_code(hands: Hands) -> None:
    """The second person is asked for his code, and sees what he signs."""
    box_named(hands)
    hands.touch(fields(hands, View.BOX).does)


def box_listed(hands: Hands) -> None:
    """In the night's list it says by what it differs."""
    box_recorded(hands)
    opened(hands)


def box_before(hands: Hands) -> None:
    """Nobody looked into last night's box: tonight it is counted first, and the other is one touch away."""
    counted(hands)
    notes_changed(hands)
    next_night(hands)
    counted(hands)
    notes_changed(hands, 2)
    view = count_of(hands, Deed.BOX)
    touch_coin(hands, view, 5000, "4", note=True)
    hands.touch(view.does)


BOX: Final[tuple[Scene, ...]] = (
    Scene("bank-box", box_counting),
    Scene("bank-box-named", box_named),
    Scene("bank-box-recorded", box_recorded),
    Scene("bank-box-before", box_before),
    Scene("bank-box-code", box_code),
    Scene("bank-box-listed", box_listed),
)
