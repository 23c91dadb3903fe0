"""A dealer who plays whole evenings through the croupier's window: every step a touch or a key that he could do.

What he does is drawn from one seed, and written in the book as he does it (tests/end_to_end/book.py).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import StrEnum
from functools import partial

from PySide6.QtCore import Qt

from app.desks.croupier.acts import Act
from app.desks.croupier.roulette.forms.places import Number
from app.desks.croupier.roulette.pages.second_look import SecondLook
from app.desks.croupier.roulette.spin_acts import SpinAct
from app.table.live import ReaderHealth
from app.table.roulette.procedure import Phase, VoidReason
from hardware.simulators.cammegh_script import RESULT, RUNNING, Misbehaviour
from tests.end_to_end.announcing import AnnouncingHands
from tests.end_to_end.at_the_window import CONTROL, AtTheWindow
from tests.end_to_end.book import CAPO, Book, Line
from tests.end_to_end.entering import Entering
from tests.end_to_end.number_paid import Paying
from tests.end_to_end.paying import PayingHands
from tests.end_to_end.table_pages import TableHands

K = Qt.Key


class Throw(StrEnum):
    """How a number comes to the table."""

    WHEEL = "wheel"
    """the reader says it"""
    VOID = "void"
    """rien va, and the ball is thrown again"""
    BY_HAND = "by hand"
    """the cable is out: the dealer says every step"""
    CUT_OFF = "cut off"
    """the cable is pulled while the ball runs"""
    CANDIDATE = "candidate"
    """the cable was out while the ball fell: the number waits for a second look"""


RARE = {Throw.VOID: 0.05, Throw.BY_HAND: 0.05, Throw.CUT_OFF: 0.04, Throw.CANDIDATE: 0.04}


class Dealer:
    """One pair of hands for the whole evening.

    Attributes:
        keeps: the kind of book in which he writes what he does.
        pause: called where a person would take his time.
    """

    keeps: type[Book] = Book

    def __init__(
        self,
        table: AtTheWindow,
        rng: random.Random,
        tell: Callable[[Line], None],
        pause: Callable[[], None],
        book: Book | None = None,
    ) -> None:
        """Sit down at a table.

        Args:
            table: where.
            rng: chance.
            tell: takes a line of the story.
            pause: called where a person would take his time.
            book: that another window's dealer left, with whoever listens to it; a new one where there is none.
        """
        live = table.window.dealing.live
        assert live is not None
        self._names = tuple(chip.name for chip in live.house.colours)
        self.book = book or self.keeps(tell, self._names)
        self._table, self._rng, self.pause = table, rng, pause
        self.at_table = TableHands(table, self.book, rng, self._names)
        self.announces = AnnouncingHands(table, self.book, rng)
        self.pays = PayingHands(table, self.book, rng)
        self.changed = 0

    # A spin

    def deal(self, throw: Throw, number: int, *, behind: bool = False) -> None:
        """Deal a spin to its end.

        Args:
            throw: how its number comes.
            number: 0 to 36.
            behind: the dealer does not get through: the next ball is thrown over his payments.
        """
        if throw is Throw.BY_HAND and self.book.paying is not None:  # the hand waits for the payments
            self._to_the_end()
        self._throw(throw, number)
        self._table.until(lambda: self._table.entering, "the neighbourhood")
        entering = Entering(self._table, self.book, self._rng, self._names)
        if self._rng.random() < 0.9:
            entering.some(self._rng.randint(3, 9))
        self.pause()
        if self._rng.random() < 0.3:
            self._clear()
            if not self.book.now.last:  # after the last spin none is taken any more
                self.announces.give("rest")
        if self.book.now.open:
            self.pays.some()
        if self._rng.random() < 0.4:  # somebody's chip was not seen
            entering.some(self._rng.randint(1, 3))
        self.changed += entering.changed
        self.pause()
        if not behind:
            self._to_the_end()

    def _to_the_end(self) -> None:
        """Pay what is left, and say that all is paid."""
        self.pays.rest()
        self._next()

    def _clear(self) -> None:
        """The layout is clear: with a touch where nobody won, else with the first thing entered."""
        if not self.book.now.cleared:
            button = self._table.panel.buttons[SpinAct.CLEARED]
            if button.isVisible():
                self._table.touch(button)
            else:
                self._table.key(K.Key_P, CONTROL)
            self.book.clear()
        self._table.until(lambda: SpinAct.CLEARED not in self._table.screen.can, "the layout to be clear")

    def _next(self) -> None:
        """Tout est payé."""
        self.pays.settled()
        paid = self.book.now
        if self._rng.random() < 0.5:
            self._table.touch(self._table.panel.buttons[Act.NEXT])
        else:
            self._table.until(lambda: Act.NEXT in self._table.screen.can, "tout est payé")
            self._step_on()
        self.book.next_spin(over_silence=self._go_on_over())
        counted = self._counted_after(paid)
        self._table.until(lambda: self._table.screen.number is None, "the number to be paid")
        self._table.until(lambda: self._table.screen.heading.spin == counted, f"spin {counted}")

    def _counted_after(self, paid: Paying) -> int:
        """The spin that is counted once one is paid: after the last none is thrown any more."""
        return paid.spin if paid.last else paid.spin + 1

    def _go_on_over(self) -> bool:
        """What was left undone is asked about once, and a second touch goes on; tells whether nothing was said."""

        def answered() -> bool:
            return self._table.screen.number is None or self._table.screen.passing.asked

        self._table.until(answered, "the next spin, or what it passes over")
        if self._table.screen.number is None:
            return False
        silent = "Niente segnato e tappeto non ancora pulito" in self._table.banner
        self._table.touch(self._table.panel.buttons[Act.NEXT])
        return silent

    def _step_on(self) -> None:
        """Ctrl+Enter is the next step of the game; where that is another, the button says it."""
        if self._table.screen.primary is Act.NEXT:
            self._table.key(K.Key_Return, CONTROL)
        else:
            self._table.touch(self._table.panel.buttons[Act.NEXT])

    # The throw

    def _throw(self, throw: Throw, number: int) -> None:
        if throw is Throw.VOID:
            self._throw_void()
        match throw:
            case Throw.WHEEL | Throw.VOID:
                self._throw_by_wheel(number)
            case Throw.BY_HAND:
                self._throw_by_hand(number)
            case Throw.CUT_OFF:
                self._throw_cut_off(number)
            case Throw.CANDIDATE:
                self._throw_unseen(number)
        paying = self.book.now
        self._table.until(lambda: self._table.screen.number == paying.number, f"the number {paying.number}")
        self._table.until(lambda: self._table.screen.heading.spin == paying.spin, f"spin {paying.spin}")
        if self._table.window.pages.open is not None:  # the ball closes no page
            self._table.key(K.Key_Escape)

    def _ball_runs(self, number: int, *held: int, fault: Misbehaviour | None = None) -> None:
        """The wheel throws, and says rien ne va plus."""
        self._table.wheel.throw(number, *held, fault=fault)
        self._table.until(
            lambda: self._table.phase in {Phase.THROWN, Phase.NO_MORE_BETS} or not held, "the throw"
        )
        self.book.thrown("wheel")
        if held:
            self._table.until(lambda: self._table.phase is Phase.NO_MORE_BETS, "rien ne va plus")
        self.book.no_more_bets("wheel")

    def _throw_by_wheel(self, number: int) -> None:
        late = self._rng.random() < 0.15
        self._ball_runs(number, *((RUNNING,) if late else ()))
        if late:
            self.announces.give("no more")
            self._table.wheel.port.hold()
        self.book.fell(number, "wheel")

    def _throw_void(self) -> None:
        """Rien va: for one of the printed reasons, or the capo tavolo's own."""
        self._ball_runs(0, RUNNING, fault=Misbehaviour.NO_RESULT)
        reason = self._rng.choice(list(VoidReason))
        self._table.touch(self._table.window.steps.others[Act.VOID])
        page = self._table.form(Act.WHY_VOID)
        if self._rng.random() < 0.5:
            self._table.touch(page.key(reason))
            self._table.touch(page.does)
        else:
            self._table.key(K(int(K.Key_1) + list(VoidReason).index(reason)))
            self._table.key(K.Key_Return)
        self._table.until(lambda: Act.WHY_VOID not in self._table.screen.can, "the reason to be recorded")
        self._table.until(self._rests_again, "the bets to be open again")
        self.book.void(reason.value, CAPO if reason is VoidReason.CAPO_TAVOLO else None)
        self._table.wheel.port.hold()
        self._table.until(lambda: self._table.wheel.idles, "the wheel to come to rest")

    def _rests_again(self) -> bool:
        """Whether a void throw is over: the bets are open."""
        return self._table.phase is Phase.BETS_OPEN

    def _throw_by_hand(self, number: int) -> None:
        """Without a reader the dealer says each step, and types the number."""
        self._pull()
        for phase in (Phase.THROWN, Phase.NO_MORE_BETS):
            if self._rng.random() < 0.5:
                self._table.touch(self._table.window.steps.main)
            else:
                self._table.key(K.Key_Return, CONTROL)
            self._table.until(partial(self._is_in, phase), f"{phase}")
        self.book.thrown("hand")
        self.book.no_more_bets("hand")
        self._type(number)
        self._plug_in()

    def _is_in(self, phase: Phase) -> bool:
        return self._table.phase is phase

    def _throw_cut_off(self, number: int) -> None:
        """The reader is lost while the ball runs: the wheel plays on, the dealer looks and types."""
        self._ball_runs(number, RUNNING)
        self._pull()
        self._table.wheel.port.hold()
        self._type(number)
        self._table.until(lambda: self._table.wheel.idles, "the wheel to come to rest")
        self._plug_in()

    def _throw_unseen(self, number: int) -> None:
        """The reader comes back when the number stands there already, and nobody saw it fall."""
        self._ball_runs(number, RUNNING)
        self._pull()
        self._table.wheel.port.hold(RESULT)
        self._table.until(lambda: self._table.wheel.port.state == RESULT, "the ball to fall")
        self._plug_in()
        self._table.until(lambda: self._table.screen.waits is not None, "the number to be offered")
        self.book.candidate(number, "not_seen_to_fall")
        if self._rng.random() < 0.5:
            self._answer(confirm=True)
            self.book.fell(number, "wheel")
        else:
            self._answer(confirm=False)
            self.book.refused_candidate(number)
            self._type(number)
        self._table.wheel.port.hold()

    def _pull(self) -> None:
        self._table.wheel.port.hang_up()
        self._table.until(lambda: self._table.reader is ReaderHealth.LOST, "the reader to be lost")
        assert "Cilindro scollegato" in self._table.banner

    def _plug_in(self) -> None:
        self._table.wheel.port.plug_in()
        self._table.until(lambda: self._table.reader is ReaderHealth.LIVE, "the reader to be back")

    def _type(self, number: int) -> None:
        """Type the number; sometimes a wrong one first, which the second look refuses."""
        if self._rng.random() < 0.5:
            wrong = self._rng.choice([n for n in range(37) if n != number])
            self._type_once(wrong)
            self._answer(confirm=False)
            self.book.refused_candidate(wrong)
        self._type_once(number)
        self._answer(confirm=True)
        self.book.fell(number, "hand")

    def _type_once(self, number: int) -> None:
        self._table.until(lambda: Act.NUMBER in self._table.screen.can, "a number to be typed")
        self._table.key(K.Key_N, CONTROL)
        page = self._table.form(Act.NUMBER)
        if self._rng.random() < 0.5:
            self._table.touch(page.key(Number(number)))
        else:
            self._table.type(str(number))
            self._table.key(K.Key_Return)
        self._table.until(lambda: self._table.screen.waits is not None, "the second look")
        self.book.candidate(number, "typed")

    def _answer(self, *, confirm: bool) -> None:
        page = self._table.page(Act.CONFIRM, SecondLook)
        if self._rng.random() < 0.5:
            self._table.touch(page.confirm if confirm else page.refuse)
        else:
            self._table.key(K.Key_Return if confirm else K.Key_Delete)
        self._table.until(lambda: self._table.screen.waits is None, "the answer to be taken")

    # Between two spins

    def between(self, act: Callable[[], None]) -> None:
        """Do something at the table while the ball rests and nothing is being paid."""
        self._table.until(lambda: self._table.phase in {Phase.COMING, Phase.BETS_OPEN}, "the ball to rest")
        act()

    @property
    def rare(self) -> list[Callable[[], None]]:
        """What happens at a table beside its numbers."""
        table = self.at_table
        return [table.change_minimum, table.give_colour, table.hand_over, self.relieved, table.suspend]

    def relieved(self) -> None:
        """One more throw, and then another dealer."""
        self.at_table.announce_relief()
        self.deal(Throw.WHEEL, self._rng.randrange(37))
        self.between(self.at_table.hand_over)

    def last(self) -> None:
        """À la dernière, and the table is closed; a dealer who is behind pays first."""
        if self.book.paying is not None:
            self._to_the_end()
        self.between(self.at_table.announce_last)
        self.deal(Throw.WHEEL, self._rng.randrange(37))
        self.at_table.close()
