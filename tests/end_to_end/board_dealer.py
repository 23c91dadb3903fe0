"""A dealer who plays evenings of roulette with Repeater Bets beside it: at each spin the board is looked at."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from enum import StrEnum

from app.desks.croupier.acts import Act
from app.desks.croupier.heading import Meaning
from app.desks.croupier.roulette.forms.places import Number
from app.journal.reading import events
from app.table.roulette.procedure import Phase
from hardware.simulators.cammegh_script import RUNNING
from tests.end_to_end.at_the_window import AtTheWindow
from tests.end_to_end.board_book import CORRECTS, BoardBook
from tests.end_to_end.board_hands import BoardHands
from tests.end_to_end.book import Line
from tests.end_to_end.dealer import Dealer, Throw
from tests.end_to_end.entering import Entering
from tests.end_to_end.number_paid import Paying
from tests.oracle.repeater_wagers import NUMBERS, VALUES, in_cents
from tests.said import said

USUAL = {
    "as before though it is marked": 0.1,
    "as before of one": 0.3,
    "as before of all": 0.15,
    "give up": 0.4,
    "take back": 0.15,
    "book late": 0.1,
    "book while paying": 0.15,
    "abandon": 0.03,
    "contradict": 0.05,
    "contradict once it is clear": 0.05,
    "correct": 0.03,
    "roulette": 0.4,
}
"""How often each is done where it can be; and the first time at once."""
LATE = 4
"""The spins after which the first round of a night ends."""


class Moment(StrEnum):
    """When the power fails."""

    BETTING = "betting"
    THROWN = "thrown"
    FALLEN = "fallen"
    PAYING = "paying"
    """where the board owes something, a payment is made and another is not"""
    PAID = "paid"


class BoardDealer(Dealer):
    """One pair of hands, at the layout and at the board.

    Attributes:
        done: what was done at least once.
        passes: called at moments at which the power may fail.
        hurries: numbers are such that a wager is won soon.
    """

    keeps = BoardBook
    book: BoardBook

    def __init__(
        self,
        table: AtTheWindow,
        rng: random.Random,
        tell: Callable[[Line], None],
        pause: Callable[[], None],
        book: BoardBook | None = None,
    ) -> None:
        super().__init__(table, rng, tell, pause, book)
        self.board = BoardHands(table, self.book, rng)
        self.done: set[str] = set()
        self.passes: Callable[[Moment], None] = lambda _moment: None
        self.hurries = False

    def _now(self, what: str) -> bool:
        """Whether something is done now: the first time that it can be, and then by chance."""
        if what in self.done and self._rng.random() >= USUAL[what]:
            return False
        self.done.add(what)
        return True

    # A number that comes

    def coming(self) -> int:
        """A number by chance, but such that something happens: a wager is won oftener than it would be."""
        account, chance = self.book.board, self._rng.random()
        nearest, late = account.nearest, not account.counts["round"] and self.book.spin > LATE
        if nearest and self.hurries:
            return self._rng.choice(NUMBERS[self._rng.choice(nearest)])
        if chance < 0.08 and not late:
            return 0
        if chance < (0.4 if self.book.last else 0.16) or late:
            return self._rng.choice(NUMBERS[7])
        if chance < 0.7 and nearest:
            return self._rng.choice(NUMBERS[self._rng.choice(nearest)])
        return self._rng.randrange(37)

    # A spin

    def deal(self, throw: Throw, number: int, *, behind: bool = False) -> None:
        """Deal a spin to its end, with what players do at the board before it and after."""
        assert not behind
        self.before_the_throw()
        self.passes(Moment.BETTING)
        self._throw(throw, number)
        self.go_on(Moment.FALLEN)

    def go_on(self, moment: Moment) -> None:
        """Go on from a moment to the end of the spin."""
        if moment is Moment.THROWN:
            self._type_what_nobody_told()
        if moment in {Moment.THROWN, Moment.FALLEN}:
            self._table.until(lambda: self._table.entering or self.book.spun_on, "the neighbourhood")
            self._fallen()
            self._pay()
        if moment is not Moment.BETTING:
            self._to_the_end()
            self.board.agrees()
            if not self.book.last and self._now("correct"):
                self.correct()

    def _fallen(self) -> None:
        """A number fell: what the board says of it; some other number is said, and somebody bets."""
        self._looks()
        self.passes(Moment.FALLEN)
        if not self.book.last and self._now("contradict"):
            self.contradict()
        if not self.book.spun_on and self._now("roulette"):
            entering = Entering(self._table, self.book, self._rng, self._names)
            entering.some(self._rng.randint(2, 4))
            self.changed += entering.changed

    def _pay(self) -> None:
        """The layout is clear; some of it is paid."""
        account = self.book.board
        if account.owed() or account.offers or self._rng.random() < 0.5:
            self._clear()
            self.board.agrees()
            if account.free and not self.book.last and self._now("book while paying"):
                self.board.book(self.board.some_stakes(1))
            nothing = not (self.book.now.revisions or self.book.last)
            if account.new and nothing and self._now("contradict once it is clear"):
                self.contradict()
        if self.book.now.open:
            self.pays.some()
            if account.owed() and self.book.now.marks and self.book.now.open:
                self.passes(Moment.PAYING)
        while self.book.now.open and self._rng.random() < 0.5:
            self.pays.pay()
        if account.owed() and not self.book.now.open:
            self.passes(Moment.PAID)

    def before_the_throw(self) -> None:
        """What players ask of the board until rien ne va plus."""
        self.board.agrees()
        if self.book.board.offers and self._now("give up"):
            self.board.surrender(self._rng.choice(self.book.board.offers))
        if not self.book.last:
            self._book()

    def _book(self) -> None:
        """They book, as before or anew, and think better of it."""
        account, board = self.book.board, self.board
        owners = sorted({owner for _, owner, _ in account.lacking(None)})
        marked = sorted({owner for code, owner, _ in account.lacking(None) if code not in account.free})
        if marked and self._now("as before though it is marked"):
            board.again(self._rng.choice(marked))
        elif owners and self._now("as before of one"):
            board.again(self._rng.choice(owners))
        if account.lacking(None) and account.counts["refused"] and self._now("as before of all"):
            board.all_again()
        if account.free:
            board.book(board.some_stakes(self._rng.choice((0, 1, 2, 3)) if account.now else 3))
        if account.new and self._now("take back"):
            board.take_back(self._rng.choice(account.new))
        if account.counts["round"] and account.standing and self._now("abandon"):
            board.abandon()
            board.book(board.some_stakes(2))

    def last(self) -> None:
        """À la dernière: nothing more is booked, and the wheel is spun on until nothing stands."""
        self.between(self.at_table.announce_last)
        self.board.takes_nothing()
        self.deal(Throw.WHEEL, self.coming())
        while self.book.board.standing:
            assert self._table.screen.heading.meaning is Meaning.BESIDE_ALONE
            self.deal(self._rng.choice((Throw.WHEEL, Throw.WHEEL, Throw.BY_HAND, Throw.VOID)), self.coming())
        self.at_table.close()

    # What is seen

    def _looks(self) -> None:
        """The number's value and its count are called, and what it resolved is owed."""
        account, screen = self.book.board, self._table.screen
        assert screen.heading.meaning is Meaning.CLEAR
        assert screen.heading.said[-1] == account.now["sentence"]
        self.board.agrees()
        self._owes()

    def _owes(self) -> None:
        """What the number resolved stands behind what the layout won."""
        account, screen = self.book.board, self._table.screen
        rows = [[row.title, row.why, int(row.amount)] for row in screen.payments.rows[self.book.now.own :]]
        assert rows == account.rows(), (rows, account.rows())
        self._bank_agrees()

    def _bank_agrees(self) -> None:
        """What the spin brings the bank, as far as it is known: what the layout pays, and all of the board."""
        layout = in_cents(self.book.now.answer["bank"]["result"])
        board = in_cents(self.book.board.now["bank"]["result"])
        assert int(self._table.screen.payments.bank) == layout + board, (layout, board, self._table.seen())

    # What is rare

    def contradict(self) -> None:
        """The capo tavolo says another number, before anything is paid."""
        fell = self.book.now.number
        other = self._rng.choice([n for n in range(37) if VALUES.get(n) != VALUES.get(fell)])
        self._table.until(lambda: Act.OTHER_NUMBER in self._table.screen.can, "another number")
        self._table.touch(self._table.window.strip.more)
        self._table.touch(self._table.form(Act.TABLE).key(Act.OTHER_NUMBER))
        page = self._table.form(Act.OTHER_NUMBER)
        self._table.touch(page.key(Number(other)))
        self._table.touch(page.does)
        self._table.until(lambda: self._table.screen.number == other, f"the number {other}")
        self.book.contradicted(other)
        self._table.until(lambda: self._table.entering, "the neighbourhood")
        self.board.agrees()
        self._owes()

    def correct(self) -> None:
        """A number of a spin that is closed was another: no page of this desk says so, another program does."""
        of, spin, was = self._rng.choice(self._numbers()[-8:])
        other = self._rng.choice([n for n in range(37) if VALUES.get(n) != VALUES.get(was)])
        self._table.window.dealing.ask(
            said({"do": "correct", "of": of, "instead": {"number": other}, **CORRECTS})
        )
        self.book.corrected(spin, was, other)
        self.board.agrees()

    def _numbers(self) -> list[tuple[int, int, int]]:
        """The numbers that were recorded and count: each with its place in the journal, and its spin."""
        found: dict[int, tuple[int, int, int]] = {}
        for recorded in events(self._table.database, "T1"):
            event = json.loads(recorded.line)
            if event["kind"] == "spin.number":
                number = self.book.board.number_of(event["spin"])
                found[event["spin"]] = (event["seq"], event["spin"], number)
        return list(found.values())

    def _counted_after(self, paid: Paying) -> int:
        return paid.spin + 1 if self.book.board.standing else super()._counted_after(paid)

    def _rests_again(self) -> bool:
        """Where the ball is thrown for the board alone no bets are open."""
        return self._table.phase is Phase.COMING if self.book.bets_are_over else super()._rests_again()

    def _type_what_nobody_told(self) -> None:
        """The program was started again while the ball ran: its reader told nobody the number."""
        self._pull()
        self._type(self.coming())
        self._plug_in()

    def _throw_by_wheel(self, number: int) -> None:
        late = bool(self.book.board.free) and not self.book.last and self._now("book late")
        self._ball_runs(number, *((RUNNING,) if late else ()))
        if late:
            self.board.book_late()
            self.passes(Moment.THROWN)
            self._table.wheel.port.hold()
        self.book.fell(number, "wheel")
