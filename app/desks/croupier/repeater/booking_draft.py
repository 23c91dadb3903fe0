"""What is said on the page of the side wagers before anything is booked, and what its touches mean."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from app.desks.croupier.forms.typed import Spelt
from app.desks.croupier.repeater.shown import OfferShown
from app.rules.money import Cents
from app.table.command import Command
from app.table.repeater.acts import AbandonRound, SurrenderWager

OPENS: Final = "R"
"""The letter of the keyboard that opens the page, and closes it."""


class View(Enum):
    """What the page shows; a touch that says it leads there."""

    BOOK = auto()
    ROUND = auto()
    """what stands in the round, and what it may cost"""
    ABANDON = auto()
    """why the round is abandoned, and what each owner gets then"""
    NAME = auto()
    """who abandons it"""


class Owner(NamedTuple):
    """A player was touched, by his name."""

    name: str


class Wanted(NamedTuple):
    """A box was touched, by the code of its wager."""

    code: str


class Everybody(NamedTuple):
    """The whole board as before: it is asked once more."""


class Why(NamedTuple):
    """A reason to abandon the round was touched, as it is recorded."""

    reason: str


class Handed(NamedTuple):
    """What an owner is handed for a wager of a round that is abandoned.

    Attributes:
        words: whose it is, and which.
        amount: all of it, cents.
        returned: it is the wager itself.
    """

    words: str
    amount: Cents
    returned: bool


class Abandon(NamedTuple):
    """The round is abandoned; of what would be handed over otherwise it was not said."""

    command: AbandonRound
    handed: tuple[Handed, ...]


class Booking(NamedTuple):
    """What was chosen.

    Attributes:
        owner: who books; empty before he was touched.
        wager: what he books, by its code; empty before it was touched.
        everybody: it was asked whether the whole board is booked as before.
        view: what the page shows.
        reason: why the round is abandoned; empty before it was touched.
        name: who abandons it, as far as it is typed.
    """

    owner: str = ""
    wager: str = ""
    everybody: bool = False
    view: View = View.BOOK
    reason: str = ""
    name: Spelt = Spelt()


def surrender(offer: OfferShown) -> Command:
    """Give the command that takes an offer."""
    return SurrenderWager(wager=offer.wager.code, owner=offer.owner)
