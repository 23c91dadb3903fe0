"""Who says what the table and its readers wrote, in the language of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import tzinfo
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from app.rules.house import House
from app.sentence import Catalogue
from app.table.event_record import Event
from app.table.given import AnyPayment

if TYPE_CHECKING:  # a dealer's desk loads no page of a day
    from app.reports.beside import Beside, Lists
    from app.reports.sheet import Part

Said = Callable[[str], str]


class PageWords(Struct, frozen=True):
    """What a game says on pages of its own; a name that is none of its is said as it was written.

    Attributes:
        place: names a place of its layout.
        void: says why a throw of it does not count.
        waiting: says what of its own events needs somebody's answer; empty of all others.
        asked: says what is asked of whoever answers for it.
        happened: says in one line what happened, of a side game's own events; empty of all others.
        paid: says what a payment of a side game is for; empty of all others.
        catalogues: whose lines a side game records.
        day: what stands of a side game on the day's page, by the clocks of a zone.
        day_lists: the same for other programs.
    """

    place: Said = str
    void: Said = str
    waiting: Callable[[Event], str] = lambda _event: ""
    asked: Callable[[Event], str] = lambda _event: ""
    happened: Callable[[Event, Voice], str] = lambda _event, _voice: ""
    paid: Callable[[AnyPayment], str] = lambda _payment: ""
    catalogues: tuple[type[Catalogue], ...] = ()
    day: Callable[[Sequence[Beside], tzinfo | None, Voice], Iterable[Part]] = lambda *_: ()
    day_lists: Callable[[Sequence[Beside]], Lists] = lambda _beside: {}


class Voice(NamedTuple):
    """Who says what the table and its readers wrote, in the language of the page.

    Attributes:
        reason: says a sentence of the table or of a reader.
        owner: says whose something is, within a sentence.
        title: says whose a payment is.
        labels: what the house calls its colours.
        games: what each game says of its own.
    """

    reason: Said = str
    owner: Said = str
    title: Said = str
    labels: Mapping[str, str] = {}
    games: tuple[PageWords, ...] = ()

    def whose(self, owner: str | None) -> str:
        """Say whose something is, a colour as the house calls it; nothing where nobody is named."""
        return self.owner(self.labels.get(owner, owner)) if owner else ""

    def who(self, name: str | None) -> str:
        """Say who decided or signed: an office in the language of the page, anybody else by name."""
        return ", ".join(map(self.reason, name.split(", "))) if name else ""

    def place(self, name: str) -> str:
        """Name a place of a layout, as its game calls it."""
        return next((said for game in self.games if (said := game.place(name)) != name), name)

    def void(self, reason: str) -> str:
        """Say why a throw did not count: a printed reason in its words, any other as somebody gave it."""
        return self.reason(
            next((said for game in self.games if (said := game.void(reason)) != reason), reason)
        )

    def waiting(self, event: Event) -> str:
        """Say what of a game's own event needs somebody's answer; empty where it is of no game."""
        return next(filter(None, (game.waiting(event) for game in self.games)), "")

    def asked(self, event: Event) -> str:
        """Say what is asked of whoever answers for a game's own event; empty where it is of no game."""
        return next(filter(None, (game.asked(event) for game in self.games)), "")

    def happened(self, event: Event) -> str:
        """Say what happened at a side game, in one line; empty where the event is of none."""
        return next(filter(None, (game.happened(event, self) for game in self.games)), "")

    def paid(self, payment: AnyPayment) -> str:
        """Say what a payment of a side game is for; empty where it is of none."""
        return next(filter(None, (game.paid(payment) for game in self.games)), "")

    def at(self, house: House) -> Voice:
        """Let colours be called as a house calls them."""
        return self._replace(labels={chip.name: chip.label for chip in house.colours})


PLAIN: Final = Voice()
"""Says everything as it was written."""
