"""A dealer's hands at the payments: paid, taken back, all paid, disputed and ruled, left on the chance."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt

from app.desks.common.language import tr
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.forms import payment_form
from app.desks.croupier.forms.payment_form import Rule
from app.desks.croupier.pages.form_page import FormPage
from app.desks.croupier.roulette.payments.shares import Share
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.rules.italian import euro
from app.table.named import Office
from tests.end_to_end.at_the_window import CONTROL, AtTheWindow
from tests.end_to_end.book import CAPO, Book
from tests.oracle.amounts import cents_given

K = Qt.Key
DISPUTES = ("di chi è", "quanto è", "dove stava")
RULING = ("Verdi", "si paga così")
EARLIER = ("il giocatore ha fretta", "deciso dal capo tavolo")
"""What stands on the page of a payment, row by row, as the journal keeps it."""


class PayingHands:
    """Marks payments as a dealer does, and looks at each before he pushes it over."""

    def __init__(self, table: AtTheWindow, book: Book, rng: random.Random) -> None:
        self._table, self._book, self._rng = table, book, rng

    def settled(self) -> None:
        """Wait until what was entered is durable and what was asked is answered; then all is as in the book."""
        wanted = self._wanted()
        self._table.until(lambda: self._agrees(wanted), f"the payments {wanted}")

    def _wanted(self) -> list[tuple[int, str]]:
        now = self._book.now
        marks = {**dict.fromkeys(now.marks, "paid"), **dict.fromkeys(now.disputed, "disputed")}
        return [
            (cents_given(item["amount"], "amount"), marks.get(order, "open"))
            for order, item in enumerate(now.payments, 1)
        ]

    def _agrees(self, wanted: list[tuple[int, str]]) -> bool:
        screen = self._table.screen
        marks = {"paid": "paid", "disputed": "disputed"}
        shown = [(int(row.amount), marks.get(row.mark, "open")) for row in screen.payments.rows]
        quiet = not screen.drafted and self._table.window.dealing.draft.asked is None
        return quiet and shown == wanted

    def ready(self) -> None:
        """Do first what is done before the payments, or after them: step by step, or all at once (rules 4)."""
        self.settled()
        self._agrees_besides()
        while (step := self._table.screen.payments.step) is not None:
            together = Act.SEEN_TO_ALL in self._table.screen.can and self._rng.random() < 0.3
            steps = self._table.screen.payments.steps if together else (step,)
            for tick in (tick for share in steps for tick in share.ticks):
                self._book.seen_to(tick.listed, tick.order, tick.amount)
            act = Act.SEEN_TO_ALL if together else Act.PAID
            if self._rng.random() < 0.5:
                self._table.key(*((K.Key_W, CONTROL) if together else (K.Key_Space,)))
            else:
                self._table.touch(self._table.panel.buttons[act])
            self._table.until(partial(self._is_past, step), f"{step} to be done")

    def _is_past(self, step: Share) -> bool:
        quiet = self._table.window.dealing.draft.asked is None
        return quiet and self._table.screen.payments.step != step

    def _agrees_besides(self) -> None:
        """The desk shows all that the oracle says of stakes that are not paid."""
        now = self._book.now
        shown = [tick for share in self._table.screen.payments.shares for tick in share.ticks]
        for listed in ("partage", "enferme", "freed", "returned"):
            wanted = sorted(cents_given(part["amount"], "amount") for part in now.answer[listed])
            found = sorted(share.amount for share in shown if share.listed == listed)
            assert found == wanted, (listed, found, wanted, shown, self._table.seen())

    def pay(self) -> None:
        """Push the next payment over, and mark it."""
        self.ready()
        order = self._book.now.open[0]
        self.look(order)
        self._look_at(order)
        asked = self._book.now.asked(order)
        can_rest = asked and not self._book.now.last  # after the last spin winning stakes go back (rules 8)
        rests = can_rest and self._rng.random() < 0.5
        self._table.until(lambda: Act.PAID in self._table.screen.can, "something to pay")
        assert (SpinAct.RESTS in self._table.screen.can) is can_rest
        if asked:
            self._book.left(order, over=not rests)
        if rests:
            self._table.touch(self._table.panel.buttons[SpinAct.RESTS])
        elif self._rng.random() < 0.5:
            self._table.key(K.Key_Space)
        else:
            self._table.touch(self._table.panel.buttons[Act.PAID])
        if self._table.screen.owner_asked:  # nobody has said whose it is: asked once, it is paid
            self._table.key(K.Key_Space)
        self._book.paid(order)
        self.settled()

    def _look_at(self, order: int) -> None:
        """The amount that is shown large is the one in the book."""
        amount = euro(cents_given(self._book.now.payments[order - 1]["amount"], "amount"))
        assert self._table.panel.accessibleName().split(". ")[0].endswith(f": {amount}")

    def take_back(self) -> None:
        self.ready()
        if not self._book.now.marks:
            return
        if self._rng.random() < 0.5:
            self._table.key(K.Key_U, CONTROL)
        else:
            self._table.touch(self._table.panel.buttons[Act.UNPAID])
        self._book.unpaid(max(self._book.now.marks))
        self.settled()

    def pay_all(self) -> None:
        """All that is left at once; one that is alone is paid by itself."""
        self.ready()
        if any(map(self._book.now.asked, self._book.now.open)):
            self.pay()
        elif len(self._book.now.open) > 1 and self._table.panel.buttons[Act.PAID_ALL].isVisible():
            for _ in range(2):  # asked once more, with what it comes to
                self._table.touch(self._table.panel.buttons[Act.PAID_ALL])
            self._book.paid_all()
            self.settled()
        elif self._book.now.open:
            self.pay()

    def dispute(self) -> None:
        """Somebody objects to the next payment; another one is paid meanwhile; then it is ruled."""
        self.ready()
        order, which = self._book.now.open[0], self._rng.randrange(len(DISPUTES))
        self._say(lambda page: _choice(page, payment_form.DISPUTES[DISPUTES[which]]))
        self._book.disputed(order, DISPUTES[which])
        self.settled()
        if self._book.now.open and self._rng.random() < 0.7:
            self.pay()
        self.look(order)
        self._say(self._decider)
        self._book.ruled(order, *RULING)
        self.settled()

    def _decider(self, page: FormPage) -> TouchButton:
        """The inspector decides; his name is typed the first time of the evening."""
        if _inspector(page).below != RULING[0]:
            self._table.touch(_inspector(page))
            self._table.type(RULING[0])
        return _inspector(page)

    def leave(self) -> None:
        """A player leaves what he won on a chance where it lies."""
        self.ready()
        now = self._book.now
        own = enumerate(now.payments[: now.own], 1)
        there = {(item["winning"][0]["position"], item["owner"]): n for n, item in own}
        free = [
            order
            for (place, owner), order in there.items()
            if now.payments[order - 1]["section"] != "inside"
            and owner
            and (place, owner) not in now.left
            and not now.asked(order)
        ]
        if free and not now.last:  # on the last spin all of it goes home
            order = self._rng.choice(free)
            self.look(order)
            self._say(lambda page: _choice(page, "Resta sulla chance"))
            self._book.left(order)
            self.settled()

    def pay_early(self) -> None:
        """The capo tavolo has a later payment made first."""
        self.ready()
        if len(self._book.now.open) < 2:
            return
        order, which = self._rng.choice(self._book.now.open[1:]), self._rng.randrange(len(EARLIER))
        self.look(order)
        self._say(lambda page: _choice(page, payment_form.EARLIER[EARLIER[which]]))
        self._book.paid(order, CAPO, EARLIER[which])
        self.settled()

    def finish(self) -> None:
        """The chip of the payment that is shown is finished; then the fill has come."""
        self.ready()
        button = self._table.panel.buttons[Act.FINISHED]
        if not button.isVisible():
            return
        for missing in (True, False):
            large = self._table.screen.payments.large
            assert large is not None
            assert large.order <= self._book.now.own
            chip = self._book.now.payments[large.order - 1]["chip"]
            if "colour" in chip:
                chip = {**chip, "value": self._book.now.colours[chip["colour"]]["value"]}
            self._table.touch(button)
            self._book.finished(chip, missing=missing)
            self._table.until(partial(_is_marked, button, missing), "the mark of the chip")

    def look(self, order: int) -> None:
        """Have a payment shown large, one step at a time."""
        steps = 0
        while (large := self._table.screen.payments.large) is not None and large.order != order:
            act = Act.AFTER if order > large.order else Act.BEFORE
            if self._rng.random() < 0.5:
                self._table.touch(self._table.panel.buttons[act])
            else:
                self._table.key(K.Key_Right if act is Act.AFTER else K.Key_Left)
            steps += 1
            assert steps <= len(self._book.now.payments), self._table.seen()

    def _say(self, what: Callable[[FormPage], TouchButton]) -> None:
        """Say something about the payment that is shown large, on its page."""
        if self._rng.random() < 0.5:
            self._table.key(K.Key_O, CONTROL)
        else:
            self._table.touch(self._table.panel.buttons[Act.PAYMENT])
        page = self._table.form(Act.PAYMENT)
        self._table.touch(what(page))
        self._table.until(page.isHidden, "the page to close")

    def some(self) -> None:
        """Do now and then what is rare, and pay in between."""
        rare: list[tuple[Callable[[], None], float]] = [
            (self.dispute, 0.12), (self.leave, 0.25), (self.pay_early, 0.12), (self.take_back, 0.15),
            (self.finish, 0.06),
        ]  # fmt: skip
        for act, often in rare:
            if self._book.now.open and self._rng.random() < often:
                act()
        if self._book.now.open:
            self.pay()

    def rest(self) -> None:
        """Pay to the end."""
        while self._book.now.open:
            if self._rng.random() < 0.3:
                self.pay_all()
            else:
                self.pay()
        if self._rng.random() < 0.8:  # nothing waits for what a dealer does by eye
            self.ready()


def _is_marked(button: TouchButton, marked: bool) -> bool:
    return button.chosen is marked


def _inspector(page: FormPage) -> TouchButton:
    return next(k for k in page.keys if isinstance(k.says, Rule) and k.says.office is Office.INSPECTOR)


def _choice(page: FormPage, words: object) -> TouchButton:
    """A choice about the payment, as it stands on its page."""
    return page.key(tr(words))
