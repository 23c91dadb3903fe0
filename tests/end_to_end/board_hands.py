"""A dealer's hands at the board of Repeater Bets: a box, an owner, a chip; an offer taken; as before."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt

from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import TURN, Do
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.repeater.board_middle import Beside
from app.desks.croupier.repeater.booking_draft import Everybody, Owner, View, Wanted, Why
from app.desks.croupier.repeater.shown import Box
from app.table.repeater.acts import BookAgain, BookWager, SurrenderWager
from tests.desks.spin_window import BoardWindow
from tests.end_to_end.at_the_window import CONTROL, AtTheWindow
from tests.end_to_end.board_account import BoardAccount, Stake
from tests.end_to_end.board_book import BoardBook
from tests.end_to_end.board_shown import shown
from tests.end_to_end.book import CAPO
from tests.end_to_end.entered import Form
from tests.oracle.repeater_wagers import MAXIMUM, WAGERS, in_cents

K = Qt.Key
KEYS = {
    **{f"repeat-{value}": K(int(K.Key_0) + value) for value in range(2, 10)},
    "repeat-10": K.Key_0,
    "repeat-11": K.Key_Minus,
    "repeat-12": K.Key_Equal,
    "uptown": K.Key_U,
    "downtown": K.Key_D,
    "citywide": K.Key_C,
    "repeater-even": K.Key_E,
    "repeater-odd": K.Key_O,
    "horn": K.Key_H,
    "before-7-2-12": K.Key_T,
    "before-7-3-11": K.Key_L,
    "repeat-2-3-11-12": K.Key_7,
}
"""As the page says of the keyboard (B1); the desk has three besides."""
LEFT_OF_ALL = 30
"""Pixels from the board's left end to the value that came last."""
MANAGER = "Neri"
PLAYERS = tuple(f"posto {seat}" for seat in range(1, 9))


class BoardHands:
    """Books, takes back and pays what is given up, at the window and in the book.

    Attributes:
        touched: the touches that each kind of act took, one number for each time.
    """

    def __init__(self, table: AtTheWindow, book: BoardBook, rng: random.Random) -> None:
        self._table, self._book, self._rng = table, book, rng
        self.touched: dict[str, list[int]] = {}

    @property
    def _account(self) -> BoardAccount:
        return self._book.board

    @property
    def beside(self) -> Beside:
        """The board and the keys of what can be given up."""
        window = self._table.window
        assert isinstance(window, BoardWindow)
        beside = window.board.beside
        assert beside is not None
        return beside

    # What is seen

    def agrees(self) -> None:
        """The board shows what the account says; the same of what can be given up, where that is offered."""
        wanted = shown(self._account)
        self._table.until(lambda: self._shown() == wanted, f"the board {wanted}")
        keys = [key for key in self.beside.offers.keys if key.isVisible()]
        if keys:
            said = [f"{_amount(in_cents(offer['payment']))} o avanti?" for offer in self._offered()]
            asked = [key.below for key in keys if key.below]
            assert asked == said[: len(asked)], (asked, said)
            assert len(asked) == min(len(said), len(keys)) - (len(said) > len(keys)), (asked, said)

    def _offered(self) -> list[Form]:
        """What a key stands there for: what is to be said aloud first, while something is paid that alone."""
        fresh = [offer for offer in self._account.offers if self._account.is_fresh(offer)]
        older = [offer for offer in self._account.offers if not self._account.is_fresh(offer)]
        return fresh if self._table.screen.number is not None else fresh + older

    def _shown(self) -> Form:
        board = self.beside.board._shown
        assert board is not None
        offers = [[o.wager.code, o.owner, o.tally, int(o.payment), o.fresh] for o in board.offers]
        return {
            "round": board.round,
            "last": board.last,
            "boxes": [[*_box(box), box.tally, box.need] for box in board.boxes],
            "groups": [_box(box) for box in board.groups],
            "offers": offers,
        }

    def _page_agrees(self, page: FormPage) -> None:
        """What has a mark cannot be touched, and all else can."""
        for code in WAGERS:
            assert page.key(Wanted(code)).isEnabled() is (code in self._account.free), code

    # What is done

    def _count(self, what: str, before: int) -> None:
        self.touched.setdefault(what, []).append(self._table.touches - before)

    def _open(self, code: str | None = None) -> FormPage:
        """Open the page: the board is touched, a box of it or beside all of them, or by its key."""
        board = self.beside.board
        place, paid = self._place(code), self._table.screen.number is not None
        covered = paid and self.beside.offers.isVisible()
        if place is not None and board.isVisible() and board.isEnabled() and not covered:
            self._table.touch_at(board, place)
        elif not paid and self._rng.random() < 0.5:
            self._table.key(K.Key_R)
        else:
            self._table.key(K.Key_F2, CONTROL)
        return self._table.form(Act.BESIDE)

    def _place(self, code: str | None) -> QPoint | None:
        """Where a box lies; for none the value that came last, where that stands."""
        board = self.beside.board
        if code is None:
            return QPoint(LEFT_OF_ALL, board.height() // 2) if self._table.screen.number is None else None
        found = (rect.center().toPoint() for box, rect in board._boxes() if box.wager.code == code)
        return next(found, None)

    def leave(self) -> None:
        """Leave the page."""
        if self._table.window.pages.open is not None:
            self._table.key(K.Key_Escape)
        self._table.until(lambda: self._table.window.pages.open is None, "the page to close")

    def book(self, stakes: Sequence[Stake], by: str | None = None) -> None:
        """Book one wager after another; the first one from the board, the others on its page."""
        page: FormPage | None = None
        for code, owner, cents in stakes:
            before, first = self._table.touches, page is None
            if page is None:
                page = self._open(code)
                self._page_agrees(page)
            self._table.touch(page.key(Owner(owner)))
            if not page.key(Wanted(code)).chosen:
                self._choose(page, code)
            for chip in _chips(cents):
                self._table.touch(self._chip(page, chip))
                assert self._account.book(self._book.spin, (code, owner, chip), by)
                self.agrees()
            one = self._table.touches - before - len(_chips(cents)) + 1
            self.touched.setdefault("book from the board" if first else "book on the page", []).append(one)
            self._says_what_lies_there(page, code, owner)
        self.leave()

    def _choose(self, page: FormPage, code: str) -> None:
        if code in KEYS and self._rng.random() < 0.5:
            self._table.key(KEYS[code])
        else:
            self._table.touch(page.key(Wanted(code)))

    def _chip(self, page: FormPage, cents: int) -> TouchButton:
        """The chip of the page that books so much."""
        for key in page.keys:
            command = key.says.command if isinstance(key.says, Do) else None
            if isinstance(command, BookWager) and command.amount == cents:
                return key
        raise LookupError(cents)

    def _says_what_lies_there(self, page: FormPage, code: str, owner: str) -> None:
        assert page.form.below.split(" · ")[0].endswith(f"€ {_amount(self._account.on(code, owner))}")

    def some_stakes(self, most: int) -> list[Stake]:
        """What players might book now."""
        found: list[Stake] = []
        for _ in range(most):
            code, owner = self._rng.choice(self._account.free), self._rng.choice(PLAYERS)
            cents = self._rng.choice((500, 500, 500, 1000, 2000, 1500, 750))
            there = self._account.on(code, owner) + sum(s[2] for s in found if s[:2] == (code, owner))
            if there + cents <= MAXIMUM:
                found.append((code, owner, cents))
        return found

    def book_late(self) -> None:
        """The capo tavolo takes one after rien ne va plus."""
        stakes = self.some_stakes(1)
        if stakes:
            self.book(stakes, CAPO)

    def takes_nothing(self) -> None:
        """After à la dernière no box can be touched."""
        self._page_agrees(self._open())
        self.leave()

    def take_back(self, stake: Stake) -> None:
        """What is new is taken back."""
        code, owner, _ = stake
        page = self._open(code)
        self._table.touch(page.key(Owner(owner)))
        if not page.key(Wanted(code)).chosen:
            self._choose(page, code)
        self._table.touch(page.key("Riprendere"))
        self._account.take_back(self._book.spin, code, owner)
        self.agrees()
        self.leave()

    def surrender(self, offer: Form) -> None:
        """An offer is taken, where the last numbers are or on the page."""
        code, owner = str(offer["wager"]), str(offer["owner"])
        keys, offered, before = self.beside.offers, self._offered(), self._table.touches
        room = len(keys.keys) - (len(offered) > len(keys.keys))
        if keys.isVisible() and offer in offered[:room]:
            self._table.touch(keys.keys[offered.index(offer)])
            self._count("give up", before)
        else:
            page, given_up = self._open(), Do(SurrenderWager(wager=code, owner=owner), leaves=False)
            turned = self._turn_to(page, given_up)
            self._table.touch(page.key(given_up))
            self._count("give up on the page", before + turned)
        self._account.surrender(self._book.spin, code, owner)
        self.agrees()
        self.leave()

    def _turn_to(self, page: FormPage, says: object) -> int:
        """Turn the offers until one can be seen; gives the touches that took: more than four have no room."""
        before = self._table.touches
        while all(key.says != says for key in page.keys):
            self._table.touch(page.key(TURN))
        return self._table.touches - before

    def again(self, owner: str) -> None:
        """Come prima of one owner: after a seven he has a key of his own."""
        before, page = self._table.touches, self._open()
        own = Do(BookAgain(owner=owner), leaves=False)
        if self._account.is_new_round:
            self._table.touch(page.key(own))
        else:
            self._table.touch(page.key(Owner(owner)))
            self._table.touch(page.does)
        self._count("come prima after a seven" if self._account.is_new_round else "come prima later", before)
        self._account.book_again(self._book.spin, owner)
        self.agrees()
        self.leave()

    def all_again(self) -> None:
        """Come prima of everybody, which is asked once more."""
        page = self._open()
        before = self._table.touches
        self._table.touch(page.key(Everybody()))
        self._table.touch(page.does)
        self._count("come prima of everybody", before)
        self._account.book_again(self._book.spin, None)
        self.agrees()
        self.leave()

    def abandon(self) -> None:
        """The management gives the round up: why, and who."""
        page = self._open()
        self._table.touch(page.key(View.ROUND))
        self._table.touch(page.does)
        reason = self._rng.choice([key.says for key in page.keys if isinstance(key.says, Why)])
        self._table.touch(page.key(reason))
        nameless = not isinstance(page.does.says, Do)
        self._table.touch(page.does)
        if nameless:
            self._table.type(MANAGER)
            self._table.touch(page.does)
        self._account.abandon(self._book.spin, reason.reason, MANAGER)
        self.agrees()
        self.leave()


def _box(box: Box) -> list[object]:
    owners = [[whose, int(cents)] for whose, cents in box.owners]
    return [box.wager.code, box.free, list(box.blocked), owners]


def _chips(cents: int) -> list[int]:
    """The chips that are laid down for an amount, the first one no less than may be booked."""
    found: list[int] = []
    for chip in (5000, 2000, 1000, 500, 250):
        pieces, cents = divmod(cents, chip)
        found += [chip] * pieces
    return found


def _amount(cents: int) -> str:
    """As Italians write it."""
    whole, rest = divmod(cents, 100)
    return f"{whole:,}".replace(",", ".") + (f",{rest:02}" if rest else "")
