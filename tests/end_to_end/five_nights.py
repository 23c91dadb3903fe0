"""Five nights of a table with everything in them, from one seed: what a bank pays and takes, and what is put right.

Who plays what is chance; what must happen once does.
"""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo

from app.journal.earlier_payments import payments_in
from app.rules.chips import Chip
from app.rules.money import Cents, fewest_chips, money_text
from app.table.events import PaymentMade, TableOpened
from app.table.note_box import BOX, should_hold
from app.table.roulette.events import SpinNumber
from app.table.roulette.game import ROULETTE
from tests.end_to_end.dealt_table import COLOURS, SEATS, DealtTable
from tests.table.playing import Form, colour

ROME = ZoneInfo("Europe/Rome")
SIGNED = ["Carla", "Rossi", "Bianchi"]
RIGHT = {"by": "Carla", "witness": "Rossi", "reason": "contato male"}
NUMBERS = (0, 0, 17, 17, 20, 8, 1, 16)
SPINS = 14
TWENTY = Chip(Cents(20_00))


class Night(NamedTuple):
    """How a night is played.

    Attributes:
        begins: by the clocks of the house.
        known: every stake is placed, so that the bank is known to the piece.
        opens: pieces of 20.00 of which more, or below zero fewer, are counted at the opening than were left.
        closes: the same at the closing, than should lie there.
        pace: seconds between two things that happen.
        short: a payment is put right in plaques that the bank has not, and it is an estimate from there.
    """

    begins: datetime
    known: bool = True
    opens: int = 0
    closes: int = 0
    pace: int = 20
    short: bool = False


def at(day: int, hour: int, minute: int = 0) -> datetime:
    """A moment of October 2026 by the clocks of the house."""
    return datetime(2026, 10, day, hour, minute, tzinfo=ROME)


NIGHTS = (
    Night(at(21, 21)),
    Night(at(22, 22, 30), opens=-3, closes=-2),
    Night(at(23, 20), known=False, opens=1, closes=4),
    Night(at(24, 23, 30), closes=5, pace=60),  # over midnight, and the end of summer time
    Night(at(25, 15), opens=2, short=True),  # the fifth gaming day has two of them
    Night(at(25, 22), closes=-1),
)


class FiveNights(DealtTable):
    """A table that is played."""

    def __init__(self, path: Path, name: str, rules: str, seed: int, *, wheel: bool) -> None:
        """Play all of it into a journal."""
        super().__init__(path, name, rules, seed, wheel=wheel)
        self._night, self._papers = 0, 0
        self._made: list[int] = []
        for self._night, night in enumerate(NIGHTS):
            self.begins(night.begins, night.pace)
            self._open(night)
            self._play(night)
            self._close(night)
            self.record()

    # The night

    def _open(self, night: Night) -> None:
        self._made = self.places(PaymentMade)
        self.do("open", all_entered=night.known, dealer=("Anna", "Bruno")[self._night % 2])
        self.do("bank", operation="open", chips=self._counted(night.opens))
        if self._night:  # what players took home is brought by the cage
            brought = [colour(name, 400) for name in COLOURS]
            self.do("bank", operation="fill", chips=brought, **self._signed("F"))
        if self._night in {3, 5}:  # nobody counted the box of the night before
            self._count_box(self._night - 4, night=self.places(TableOpened)[-2])
        for name, seat in zip(COLOURS, SEATS, strict=True):
            self.do("colour", colour=name, owner=seat)
            notes = {"value": "100.00", "pieces": 2, "kind": "notes"}
            self.do("bank", operation="drop", chips=[notes, colour(name, -80)])

    def _counted(self, more: int) -> list[Form]:
        """Count what lies in the bank, some pieces of 20.00 otherwise; the first time a full bank."""
        held = self.table.state.bank.inventory.pieces or dict(self.table.state.lay or ())
        if not held:
            values = [{"value": money_text(value), "pieces": 2_000} for value in self.house.chips[:-1]]
            plaques = {"value": "1000.00", "pieces": 90}
            return [
                *values,
                plaques,
                *({**colour(each.name, 900), "value": "2.50"} for each in self.house.colours),
            ]
        return [
            {
                **({} if chip.colour is None else {"colour": chip.colour}),
                "value": money_text(chip.value),
                "pieces": n,
            }
            for chip, count in {**held, TWENTY: held.get(TWENTY, 0) + more}.items()
            if (n := max(count, 0))
        ]

    def _play(self, night: Night) -> None:
        lay = self._lay if night.known else None
        if night.known:
            self._deal(self._lay_at_zero, 0)
        for place in range(SPINS):
            self._between(place)
            if place == SPINS - 1:
                self.may("last")
            self._deal(lay, self._chance.choice(NUMBERS))
        self._paid()
        self._put_right(20, moves=True)
        self._put_right(-20, moves=True)
        if not night.known:
            self._put_right_of_an_estimate()
        self._number_put_right()
        if self._night:
            self._put_right_of_before()
        if night.short:
            self._put_right(150_000, moves=True, chip="1000.00")

    def _close(self, night: Night) -> None:
        """Colours are handed in; the bank is counted, put right and paid out of once more."""
        for name in COLOURS:
            self._hand_in(name, 20)
        if self._night % 2:
            self.do("close")
        self.do("bank", operation="close", chips=self._counted(night.closes))
        if not self._night % 2:
            self.do("close")
        self._put_right(-20, moves=True)
        self._put_right(20, moves=False)
        if self._night in {1, 3}:
            self._count_put_right("close")
        if self._night in {0, 1, 5}:
            self._count_box({1: -1}.get(self._night, 0))

    # The note box

    def _count_box_early(self) -> None:
        """The box is full in the midst of the night."""
        self._paid()
        self._count_box(1)

    def _count_box(self, more: int, night: int | None = None) -> None:
        """Two people empty the box, of tonight or of an earlier night; so many notes of 50.00 more lie in it."""
        holds = should_hold(self.table.state, night)
        assert holds is not None
        lies = fewest_chips(Cents(holds + 50_00 * more), self.house.notes)
        notes = [{"value": money_text(value), "pieces": pieces, "kind": "notes"} for value, pieces in lies]
        said = {} if night is None else {"night": night}
        self.do("bank", operation=BOX, chips=notes, by="Anna", signatures=["Carla"], **said)

    # What is put right

    def _put_right(self, more: int, *, moves: bool, chip: str = "20.00") -> None:
        """A payment of tonight was another by so many euros; the chips for it change hands, or none do."""
        most = max(-more, 0) * 100
        made = [each for kept in self.table.state.payments.values() for each in kept if each.amount >= most]
        if not made:
            return
        each = self._chance.choice(made)
        pieces = -more * 100 // int(chip.replace(".", ""))
        moved = [{"value": chip, "pieces": pieces}] if moves else []
        amount = money_text(Cents(each.amount + 100 * more))
        self.do("correct", of=each.seq, instead={"amount": amount, "chips": moved}, **RIGHT)

    def _put_right_of_an_estimate(self) -> None:
        """Nobody says in which chips: they are the fewest."""
        each = self._chance.choice([made for kept in self.table.state.payments.values() for made in kept])
        self.do("correct", of=each.seq, instead={"amount": money_text(Cents(each.amount + 15_00))}, **RIGHT)

    def _put_right_of_before(self) -> None:
        """Two payments of the night before were 20.00 more: one is given tonight, of one nothing moves."""
        self.record()
        payment_at = payments_in(self.path, ROULETTE)
        made = self._chance.sample(self._made[-20:], 20)
        found = ((place, each) for place in made if (each := payment_at(self.name, place)) is not None)
        for (place, earlier), pieces in zip(found, (1, 0), strict=False):
            moved = [{"value": "20.00", "pieces": -pieces}] if pieces else []
            amount = money_text(Cents(earlier.amount + 20_00))
            self.do("correct", of=place, instead={"amount": amount, "chips": moved}, **RIGHT)

    def _number_put_right(self) -> None:
        """The number of a spin that is closed was another."""
        self.do("correct", of=self.places(SpinNumber)[-3], instead={"number": 34}, **RIGHT)

    def _count_put_right(self, operation: str) -> None:
        """One piece more lay there than was counted."""
        place = self.moved(operation)
        counted = self.table.state.movements[place]
        first, *others = counted.chips
        self.do(
            "correct",
            of=place,
            instead={"chips": [{**first, "pieces": first["pieces"] + 1}, *others]},
            **RIGHT,
        )

    # Between two spins

    def _between(self, place: int) -> None:
        """Do what its turn has come for; most of the time a colour is handed in."""
        turns: dict[int, Callable[[], object]] = {
            1: self._fill,
            2: self._tip,
            3: lambda: self._entry_put_right("fill", {"value": "100.00", "pieces": 1}),
            4: self._credit,
            5: self._another_dealer,
            6: lambda: self._entry_put_right("tip", {"value": "5.00", "pieces": 4}),
            7: self._void,
            8: self._change_notes,
            9: self._fill,
            10: self._spoil_a_paper,
            12: self._answer,
        }
        if self._night in {0, 1}:
            turns[11] = lambda: self._count_put_right("open")
        if self._night == 1:
            turns[9] = self._count_box_early
        if self._night in {1, 5}:
            turns[13] = lambda: self._count_put_right(BOX)
        turns.get(place, lambda: self._hand_in(self._chance.choice(COLOURS), 20))()

    def _signed(self, series: str) -> Form:
        self._papers += 1
        return {"document": f"{series}-{self._papers:04d}", "signatures": SIGNED}

    def _hundreds(self) -> list[Form]:
        return [{"value": "100.00", "pieces": self._chance.randint(2, 9)}]

    def _fill(self) -> None:
        self.do("bank", operation="fill", chips=self._hundreds(), **self._signed("F"))

    def _credit(self) -> None:
        self.do("bank", operation="credit", chips=self._hundreds(), **self._signed("C"))

    def _tip(self) -> None:
        self.do("bank", operation="tip", chips=[{"value": "5.00", "pieces": 3}], by="Anna")

    def _another_dealer(self) -> None:
        self._paid()
        self.do("dealer", name="Carlo", notes="rosso al posto 1")

    def _change_notes(self) -> None:
        notes = {"value": "50.00", "pieces": 3, "kind": "notes"}
        self.do("bank", operation="drop", chips=[notes, {"value": "10.00", "pieces": -15}])

    def _spoil_a_paper(self) -> None:
        spoiled = {"number": self._signed("F")["document"], "operation": "fill", "reason": "macchiato"}
        self.do("document", void=True, by="Carla", **spoiled)

    def _entry_put_right(self, operation: str, chip: Form) -> None:
        self.do("correct", of=self.moved(operation), instead={"chips": [chip]}, **RIGHT)

    def _hand_in(self, name: str, pieces: int) -> None:
        """A colour is handed in for value."""
        value = {"value": "50.00", "pieces": -pieces // 20}
        self.do("bank", operation="change", chips=[colour(name, pieces), value], change="mass")

    def _answer(self) -> None:
        """Say of payments that bore no mark whether they were made; of one nobody says it tonight."""
        left = [each for kept in self.table.state.unmarked.values() for each in kept if each.paid is None]
        for each, said in zip(left[:-1], ("unpaid", "paid") * len(left), strict=False):
            self.do(said, spin=each.spin, order=each.order, by="Carla", reason="telecamera")
