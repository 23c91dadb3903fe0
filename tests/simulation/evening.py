"""A whole evening from one seed: wheel, line, codec, table thread's work and journal, on a clock of its own.

Nothing waits and nothing is threaded: the steps of the wheel bring the time, and what it causes is worked off
at once. The same seed is the same evening, to the byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from app.journal.chain import ZERO_HASH, Recorded, link
from app.rules.bank import BankBook
from app.rules.chips import Chip
from app.rules.inventory import worth
from app.rules.money import fewest_chips
from app.rules.roulette.spin_rules import has_tumbler
from app.rules.side import Side
from app.station.listening import Readers
from app.station.roulette.meaning import spin_meaning
from app.station.stamps import Stamps
from app.station.table_thread import TableThread
from app.table.chip_form import held_chip_form
from app.table.documents import next_document
from app.table.json_text import Json
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from app.table.roulette.procedure import VoidReason
from app.table.roulette.spin_table import SpinTable
from app.table.state import unopened
from app.table.station_opening import Opening
from app.table.table import Table
from hardware.codecs.cammegh import Cammegh
from hardware.codecs.tumbler import Tumbler
from hardware.devices import Codec
from hardware.readings import Heard, LineChanged, LineState
from hardware.simulators.cammegh_script import Durations, Misbehaviour, Step, WheelScript
from hardware.simulators.tumbler_script import TumblerFault, TumblerScript
from tests.houses import house
from tests.simulation.company import Company
from tests.simulation.disk import UnsteadyDisk
from tests.simulation.laid import Laid
from tests.simulation.sums import Form, Sums

_BEGINS = 1_763_750_000_000_000
"""Microseconds since 1970; every evening begins at the same time."""
_QUICK = Durations(bets=1.0, rim=0.5, running=1.0, result=1.5)
TABLE = "T1"
_COUNT = [
    {"value": "1000.00", "pieces": 500_000},
    *({"value": value, "pieces": 500_000} for value in ("2.50", "5.00", "10.00", "20.00", "50.00", "100.00")),
    *({"value": value, "pieces": 500_000} for value in ("200.00", "500.00")),
    *(
        {"colour": chip.name, "value": value, "pieces": 500_000}
        for chip in house("venezia").colours
        for value in ("2.50", "5.00")
    ),
]
"""A bank so full that no chip of it runs out."""
_SCARCE = [
    {"value": "1000.00", "pieces": 3_000},
    {"value": "2.50", "pieces": 4_000},
    *({"value": value, "pieces": 12} for value in ("5.00", "10.00", "20.00", "50.00", "100.00", "200.00")),
    {"value": "500.00", "pieces": 12},
    *({"colour": chip.name, "value": "2.50", "pieces": 60} for chip in house("venezia").colours),
]
"""One with little of most chips: payments are laid in others every few spins, and fills are asked for."""
_FEW = 6
_MOVE_MONEY = {"spin.closed", "spin.reopened", "bank.moved", "entry.corrected", "payment.answered"}


class Evening:
    """One evening while it is played.

    Attributes:
        disk: the journal.
        refusals: how many commands were refused, by their reason.
        laid: what became of the payments at a known bank, found by `check`.
    """

    def __init__(
        self,
        seed: int,
        numbers: Sequence[int] = (),
        *,
        name: str = "venezia",
        scarce: bool = False,
        answers: bool = False,
    ) -> None:
        """Sit down.

        Args:
            seed: all chance.
            numbers: where the ball falls; any where they end.
            name: the house.
            scarce: the bank has few of most chips.
            answers: somebody says of payments that bore no mark whether they were made.
        """
        self._scarce = scarce
        self._chance = random.Random(seed)
        self._numbers = iter(numbers)
        self._now = 0
        self.disk = UnsteadyDisk(TABLE, random.Random(seed + 1), troubles=0.002)
        rules = house(name)
        self._instrument = rules.instrument
        self._tumbler = TumblerScript(self._chance, stats=1)
        self._wheel = WheelScript(self._chance, durations=_QUICK)
        self._codec: Codec = Tumbler() if has_tumbler(rules) else Cammegh("ss2")
        self._company = Company(rules, self._chance, answers=answers)
        opening = Opening(TABLE, rules, "Anna", self._chance.choice(tuple(Side)), "simulation")
        stamps = Stamps(lambda: _BEGINS + self._now, lambda: self._now, "simulated")
        self.table = Table(unopened(TABLE, ROULETTE), opening, steps_told=True)
        self._thread = TableThread(
            self.table,
            self.disk,
            readers=Readers(("wheel",), means=spin_meaning),
            stamps=stamps,
            told=lambda _recorded: None,
            publish=lambda _live: None,
            between_spins=lambda: None,
        )
        self.refusals = 0
        self.laid = Laid()

    @property
    def state(self) -> SpinTable:
        """Where the table is."""
        return self.table.state

    def play(self, spins: int) -> None:
        """Play so many games of the wheel, and close."""
        self._ask({"do": "open", "all_entered": True})
        self._ask({"do": "bank", "operation": "open", "chips": _SCARCE if self._scarce else _COUNT})
        self._line(LineState.LIVE)
        for _ in range(spins):
            self._all(self._company.between(self.state))
            self._all(self._company.second_thoughts())
            self._all(self._fills())
            self._game()
        self._end()

    def _fills(self) -> list[Form]:
        """Ask the cage for what a scarce bank has too few of, now and then not at once."""
        if not self._scarce or self._chance.random() < 0.3:
            return []
        held = self.state.bank.inventory.pieces
        short = [
            {**held_chip_form(chip), "pieces": 2 * _FEW - count}
            for chip, count in held.items()
            if count < _FEW
        ]
        signed = {"document": next_document(self.state, "fill"), "signatures": ["Carla", "Rossi", "Bianchi"]}
        return [{"do": "bank", "operation": "fill", "chips": short, **signed}] if short else []

    def _game(self) -> None:
        number = next(self._numbers, self._chance.randrange(37))
        steps = self._drawn(number) if has_tumbler(self.state.house) else self._spun(number)
        bets_at = {0, self._chance.randrange(len(steps) + 1)}
        for place, step in enumerate(steps):
            self._step(step)
            if place in bets_at:
                self._all(self._company.bets(self.state))
        self._answer()
        if self._chance.random() < 0.03:
            self._by_hand()
        if self.state.paying is not None:
            self._all(self._company.deals(self.state.paying))

    def _spun(self, number: int) -> tuple[Step, ...]:
        fault = self._chance.choice(tuple(Misbehaviour)) if self._chance.random() < 0.08 else None
        return self._wheel.play(number, fault).steps

    def _drawn(self, number: int) -> tuple[Step, ...]:
        fault = self._chance.choice(tuple(TumblerFault)) if self._chance.random() < 0.15 else None
        return self._tumbler.play(number, fault).steps

    def _step(self, step: Step) -> None:
        self._now += round(step.after * 1_000_000)
        if step.hang_up:
            self._line(LineState.LOST)
            self._codec.connected()
            self._line(LineState.LIVE)
        heard = Heard(self._instrument, _BEGINS + self._now, self._now)
        self._thread.hear(self._codec.feed(step.data, heard))
        self._thread.work_off()

    def _line(self, state: LineState) -> None:
        heard = Heard(self._instrument, _BEGINS + self._now, self._now)
        self._thread.hear([LineChanged(heard, state, "the cable" if state is LineState.LOST else "")])
        self._thread.work_off()

    def _answer(self) -> None:
        """Say yes or no to a number that waits."""
        betting = self.state.betting
        if betting is not None and betting.proposed is not None:
            answer: Form = {"do": self._chance.choice(("confirm", "confirm", "refuse"))}
            if has_tumbler(self.state.house) and answer["do"] == "confirm":
                answer["turned"] = self._chance.random() < 0.8
            self._ask(answer)

    def _by_hand(self) -> None:
        """A throw that no wheel sees, with a void one before it."""
        number = self._chance.randrange(37)
        self._all([{"do": "next"}, {"do": "throw"}, {"do": "no_more_bets"}, self._void()])
        self._all([{"do": "throw"}, {"do": "no_more_bets"}, {"do": "number", "number": 36 - number}])
        self._all([{"do": "refuse"}, {"do": "number", "number": number}])
        self._ask({"do": "confirm", **({"turned": True} if has_tumbler(self.state.house) else {})})

    def _void(self) -> Form:
        """A void throw, for one of the printed reasons or another."""
        reason = self._chance.choice([*VoidReason, "fermo"])
        return {"do": "void", "reason": str(reason), "by": "Carla"}

    def _end(self) -> None:
        """Pay what is open, then close; the disk is repaired."""
        self.disk.recover()
        paying = self.state.paying
        disputed = () if paying is None else sorted(paying.payable.disputed)
        for order in disputed:
            self._ask({"do": "rule", "order": order, "by": "Rossi", "reason": "fine"})
        self._all([{"do": "paid_all"}, {"do": "next"}, {"do": "void", "reason": "fine"}])
        self._ask({"do": "refuse"})
        counted = self.state.bank.inventory.pieces
        if min(counted.values()) < 0:  # nobody counts less than nothing: what lies there is worth as much
            counted = {Chip(v): n for v, n in fewest_chips(worth(counted.items()), self.state.house.chips)}
        chips = [{**held_chip_form(chip), "pieces": pieces} for chip, pieces in counted.items()]
        self._all([{"do": "bank", "operation": "close", "chips": chips}, {"do": "close"}])

    def _all(self, commands: Sequence[Form]) -> None:
        for command in commands:
            self._ask(command)

    def _ask(self, command: Form) -> None:
        def refused(_reason: str, _form: Json) -> None:
            self.refusals += 1

        self._thread.ask(cast("Json", command), refused)
        self._thread.work_off()

    # What must be true of it

    def check(self) -> None:
        """The record is whole, plays again to the same state, and its money adds up."""
        assert not self._thread.unwritten
        assert not self.state.opened
        sums, replay, previous = Sums(), Replay(TABLE, ROULETTE), ZERO_HASH
        for place, event in enumerate(self.disk.events, 1):
            previous = link(previous, event.body)
            assert (event.seq, event.hash) == (place, previous)
            before = replay.state
            assert replay.step(event.body) is None, event.line
            form = msgspec.json.decode(event.body)
            state = replay.state
            self.laid.take(before, form, state)
            sums.take(form)
            if form["kind"] in _MOVE_MONEY and state.bank.open:
                assert won_by(state.bank) == -sums.complimentary - sums.players, event.line
        assert not replay.differs
        assert replay.state == self.state
        assert sums.bank == sums.counted + self.state.bank.loose
        assert sums.bank + sums.complimentary == -sums.players


def won_by(bank: BankBook) -> int:
    """What the chips that a bank holds, its box and the cage say that it has won so far, in cents."""
    holds = worth(bank.inventory.pieces.items()) + bank.drop + bank.credits - bank.fills
    return holds - bank.opening + bank.loose


def bodies(events: Sequence[Recorded]) -> Iterator[bytes]:
    """Give the texts of events."""
    return (event.body for event in events)
