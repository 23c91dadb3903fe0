"""A dealer's hands at the announces: touched on the race track or typed as a line, taken or refused."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt

from app.desks.croupier.roulette.announces import draft as draft_of
from app.desks.croupier.roulette.announces.draft import Leaf, hold
from app.desks.croupier.roulette.announces.page import AnnouncePage
from app.desks.croupier.roulette.spin_acts import SpinAct
from tests.desks.croupier.announce_keys import palette, those
from tests.end_to_end.at_the_window import CONTROL, AtTheWindow
from tests.end_to_end.book import CAPO, FOUR, Book
from tests.oracle.announce import names
from tests.oracle.houses import CHIPS

K = Qt.Key
SHORT = {"vicini": "v", "serie": "s", "orfanelli": "o", "nassa": "na", "zero-spiel": "z", "contronassa": "c"}
LETTERS = {"laterali": "n", "finale": "f", "figure": "g"}
VALUES = (500, 1000, 2000)
SEATS = (5, 6, 7, 8)
"""Those who announce; whoever bets by hand sits elsewhere."""


class AnnouncingHands:
    """Gives announces at the window and in the book."""

    def __init__(self, table: AtTheWindow, book: Book, rng: random.Random) -> None:
        self._table, self._book, self._rng = table, book, rng

    def give(self, moment: str) -> None:
        """Give some announce; one that is refused is recorded as such, and the page says so.

        Args:
            moment: `rest`, `thrown` or `no more`.
        """
        name = self._rng.choice([*FOUR[:3], *names()])
        value = self._rng.choice([value for value in VALUES if value >= self._book.minimum])
        seat = self._rng.choice(SEATS)
        ours = name.split("-")[0] in FOUR
        held = ours if self._rng.random() < 0.7 else not ours
        straight = self._rng.randrange(37) if self._rng.random() < 0.2 else None
        accepts = self._rng.random() < 0.6
        self._open()
        if self._rng.random() < 0.4:
            self._type(name, value, seat, straight, held=held)
        else:
            self._touch(name, value, seat, straight, held=held)
        page = self._page
        accepted_by = None
        if page.capo.isVisible() and accepts:
            self._table.touch(page.capo)
            accepted_by = CAPO
        taken = self._book.announce(
            name,
            f"posto {seat}",
            value,
            held=held,
            moment=moment,
            straights=() if straight is None else (straight,),
            accepted_by=accepted_by,
        )
        self._answer(taken=taken)

    @property
    def _page(self) -> AnnouncePage:
        return self._table.page(SpinAct.ANNOUNCE, AnnouncePage)

    def _open(self) -> None:
        if self._rng.random() < 0.5:
            self._table.until(lambda: SpinAct.ANNOUNCE in self._table.screen.can, "announces to be taken")
            self._table.key(K.Key_A, CONTROL)
        else:
            self._table.touch(self._table.window.strip.own)
        page = self._page
        if page.hand.draft.leaf is Leaf.WON:
            self._table.touch(page.other)

    def _touch(self, name: str, value: int, seat: int, straight: int | None, *, held: bool) -> None:
        """Which, how much, whose, where."""
        page, table = self._page, self._table
        if name.startswith("laterali-"):
            table.touch(page.track.pockets[int(name.removeprefix("laterali-"))])
        elif name in page.track.sectors:
            table.touch(page.track.sectors[name])
        else:
            table.touch(palette(page)[name])
        if straight is not None:
            table.touch(those(page, draft_of.toggle_adding)[0])
            table.touch(page.track.pockets[straight])
        table.touch(those(page, draft_of.choose_value)[CHIPS.index(value)])
        table.touch(those(page, draft_of.choose_owner)[seat - 1])
        table.touch(those(page, hold)[held])

    def _type(self, name: str, value: int, seat: int, straight: int | None, *, held: bool) -> None:
        """The same as a line of short words."""
        family, _, rest = name.partition("-")
        word = SHORT.get(name) or f"{LETTERS[family]} {rest.replace('-ridotta', ' r').replace('-', '/')}"
        added = "" if straight is None else f" + {straight}"
        self._table.type(f"{word}{added} da {value // 100} p {seat} {'te' if held else 'pi'}")

    def _answer(self, *, taken: bool) -> None:
        """Send it: taken, the page is the next player's; refused, it stays and says why."""
        page = self._page
        assert page.accept.text() == ("Accettato" if taken else "Rifiutato"), self._table.seen()
        by_key = self._rng.random() < 0.5
        if by_key:
            self._table.key(K.Key_Return)
        if not (by_key and taken):  # a key alone records no refusal
            self._table.touch(page.accept)
        if taken:
            self._table.until(lambda: page.hand.draft.name is None, "the announce to be taken")
        else:
            self._table.until(lambda: bool(page.hand.told or page.hand.refused), "the announce to be refused")
        self._table.touch(page.back)
        self._table.until(page.isHidden, "the page to close")
