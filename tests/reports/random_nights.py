"""Nights in which spins are opened again, void after their number and closed unmarked, and put right much later."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from app.journal.earlier_payments import earlier_payment
from app.rules.money import Cents, money_text
from app.table.bad_input import BadInputError
from app.table.earlier_payments import Earlier
from app.table.events import PaymentAnswered, PaymentMade, TableOpened
from app.table.roulette.game import ROULETTE
from app.table.turn import RefusedError
from tests.journal.played_journals import record, stamped
from tests.reports.days import BEGUN
from tests.table.playing import Played, chips, colour, fall, stack

DAY = 86_400
NUMBERS = (8, 20)


class RandomNights:
    """A table that is played at random, and its journal."""

    def __init__(self, path: Path, seed: int, nights: int = 3, acts: int = 28) -> None:
        self.path, self._chance, self._recorded = path, Random(seed), 0
        self.table = Played(earlier=self._earlier)
        for _ in range(nights):
            self.table.do("open", minimum="5.00")
            for _ in range(acts):
                self._act()
            self._end()
        self.record()

    def record(self) -> None:
        """Put into the journal what happened since it was last done; a minute each, every night a day later."""
        opened = [n for n, event in enumerate(self.table.story, 1) if isinstance(event, TableOpened)]

        def at(place: int) -> int:
            return BEGUN + 60 * place + DAY * sum(seq <= place for seq in opened)

        story = [{**form, "mono": 60_000_000 * form["mono"]} for form in stamped(self.table.story, at)]
        record(self.path, story[self._recorded :])
        self._recorded = len(story)

    def _earlier(self, of: int) -> Earlier | None:
        self.record()
        return earlier_payment(self.path, "T1", ROULETTE, of)

    def _try(self, name: str, /, **fields: object) -> None:
        """Ask for something that may be refused."""
        try:
            self.table.do(name, **fields)
        except (RefusedError, BadInputError):
            return

    def _end(self) -> None:
        """Close the spin that is being paid, and the night."""
        paying = self.table.state.paying
        for order in () if paying is None else sorted(paying.payable.disputed):
            self.table.do("rule", order=order, by="Carla", reason="camera")
        self._try("refuse")
        self._try("next")
        self._try("void", reason="no_pocket")
        self.table.do("close")

    def _act(self) -> None:
        chosen: Callable[[], None] = self._chance.choices(
            (self._fall, self._winners, self._mark, self._plain, self._answer, self._put_right),
            (5, 6, 4, 7, 3, 3),
        )[0]
        chosen()

    def _fall(self) -> None:
        try:
            fall(self.table, self._chance.choice(NUMBERS))
        except (RefusedError, BadInputError):
            return

    def _winners(self) -> None:
        """Enter what won, or what was found to have won; whose number it is not is refused."""
        paying = self.table.state.paying
        straight = f"straight-{NUMBERS[0] if paying is None else paying.number}"
        entries = [colour("lilac", self._chance.randint(1, 3)), chips("20.00", owner="seat 2")]
        name = "difference" if paying is not None and paying.payable.given else "winners"
        self._try(name, bets=[stack(straight, *entries[: self._chance.randint(1, 2)])])

    def _mark(self) -> None:
        name = self._chance.choice(("paid", "paid", "unpaid", "dispute", "rule"))
        said = {"reason": "camera", "by": "Carla"} if name in {"dispute", "rule"} else {}
        self._try(name, order=self._chance.randint(1, 2), **said)

    def _plain(self) -> None:
        plain = ("next", "next", "reopen", "void", "void", "valid", "throw", "paid_all")
        name = self._chance.choice(plain)
        said = {"void": {"reason": ""}, "valid": {"reason": "seen", "by": "Carla"}}
        self._try(name, **said.get(name, {}))
        if name == "next" and self._chance.random() < 0.5:
            self._try("reopen")

    def _answer(self) -> None:
        """Say of a payment that nobody had marked whether it was made, or say it over."""
        left = [each for kept in self.table.state.unmarked.values() for each in kept]
        if left:
            of = self._chance.choice(left)
            who = {"by": "Carla", "reason": "camera"}
            self._try(self._chance.choice(("paid", "paid", "unpaid")), spin=of.spin, order=of.order, **who)

    def _put_right(self) -> None:
        """Put a payment right, of this night or of an earlier one."""
        marks = [n for n, e in enumerate(self.table.story, 1) if isinstance(e, PaymentMade | PaymentAnswered)]
        if marks:
            amount = money_text(Cents(100 * self._chance.randint(300, 800)))
            who = {"by": "Carla", "witness": "Ugo", "reason": "counted wrong"}
            self._try("correct", of=self._chance.choice(marks), **who, instead={"amount": amount})
