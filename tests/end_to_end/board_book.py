"""The dealer's book at a house that deals Repeater Bets: the roulette's, and the board's account beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.end_to_end.board_account import BoardAccount
from tests.end_to_end.book import CAPO, Book, Line

CORRECTS = {"by": CAPO, "witness": "Verdi", "reason": "letto male"}


class BoardBook(Book):
    """The whole evening.

    Attributes:
        board: what stands on the board of Repeater Bets.
    """

    def __init__(self, tell: Callable[[Line], None], colours: Iterable[str], side: str = "left") -> None:
        super().__init__(tell, colours, side)
        self.board = BoardAccount(tell)
        self._last: int | None = None

    def taken_up(self) -> None:
        """The dealer reads it at another window: what he could undo at the one before is undone no more."""
        if self.paying is not None:
            self.paying.entered.before.clear()
            self.paying.entered.after.clear()

    def no_more_bets(self, source: str) -> None:
        super().no_more_bets(source)
        self.board.decline(self.spin)

    def fell(self, number: int, source: str) -> None:
        super().fell(number, source)
        self.now.alone = self.bets_are_over
        self.board.fall(self.now.spin, number)
        self.now.beside = self.board.owed()

    def contradicted(self, number: int) -> None:
        """Before the first payment the capo tavolo says another number than fell."""
        self.now.number = number
        self._tell(["spin.number", self.now.spin, number, "hand"])
        self.board.contradict(self.now.spin, number, cleared=self.now.cleared)
        self.now.beside = self.board.owed()

    def corrected(self, spin: int, was: int, number: int) -> None:
        """Once its spin is closed its number was another."""
        said = [CORRECTS[name] for name in ("by", "witness", "reason")]
        self._tell(["entry.corrected", {"spin": spin, "was": was}, {"number": number}, *said])
        self.board.correct(spin, number)

    def announced_last(self) -> None:
        super().announced_last()
        self._last, self.board.shut = self.spin, True

    @property
    def bets_are_over(self) -> bool:
        """Whether the last spin is played."""
        return self._last is not None and self.spin > self._last

    @property
    def spun_on(self) -> bool:
        """Whether the ball whose number is paid was thrown for the board alone."""
        return self.paying is not None and self.paying.alone

    def next_spin(self, *, over_silence: bool = False) -> None:
        """Nobody says of a spin that none could bet on that nobody won."""
        super().next_spin(over_silence=over_silence or self.spun_on)

    def clear(self) -> None:
        paying = self.now
        if not paying.cleared:
            super().clear()
            self.board.offer(paying.spin)

    def paid(self, order: int, by: str | None = None, reason: str | None = None) -> None:
        """Mark a payment; a win takes what the dealers' box gets for it along."""
        super().paid(order, by, reason)
        along = order + 1
        if by is None and order > self.now.own and along in self.now.open:
            win, other = self.now.payments[order - 1 : order + 1]
            if "envy" in other and other["wager"] == win["wager"] and "envy" not in win:
                super().paid(along)

    def paid_all(self) -> None:
        """Each by itself."""
        for order in self.now.open:
            super().paid(order)
