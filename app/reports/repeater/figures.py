"""The figures of a day of side wagers, for whoever answers for the tables; amounts in cents."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from msgspec import Struct, field

from app.reports.stamp import Stamp
from app.rules.money import parse_money
from app.rules.repeater.spinning import Exposure
from app.table.repeater.events import ValueCorrected


class RoundPlayed(Struct):
    """A round, or what of it was played this day; amounts in cents.

    Attributes:
        number: of the table's rounds.
        began: its first event of the day.
        earlier: it was begun on a day before.
        ended: when a seven ended it, or somebody abandoned it; None where it goes on.
        abandoned: it was given up.
        spins: numbers that fell in it, zeros too.
        wagers: how many stood in it, and were not taken back.
        stood: what these were.
        spent: what of it was won or given up: it is within what was handed over for it.
        paid: what those that were won are paid, the wagers within it.
        surrendered: what was handed over for those that were given up.
        lost: what the seven took.
        returned: what an abandoned round or a correction gave back.
        envy: what the dealers' box gets.
    """

    number: int
    began: Stamp
    earlier: bool = False
    ended: Stamp | None = None
    abandoned: bool = False
    spins: int = 0
    wagers: int = 0
    stood: int = 0
    spent: int = 0
    paid: int = 0
    surrendered: int = 0
    lost: int = 0
    returned: int = 0
    envy: int = 0

    @property
    def result(self) -> int:
        """What the bank has won by the wagers that are resolved."""
        return self.lost + self.spent - self.paid - self.surrendered - self.envy

    def resolve(self, amount: str) -> int:
        """Count a wager that stands no more; gives what it was."""
        cents = parse_money(amount)
        self.wagers += 1
        self.stood += cents
        return cents


class Dealt(Struct):
    """What came of the offers of one dealer, and what he refused.

    Attributes:
        dealer: who.
        offered: surrenders that he offered aloud.
        taken: those of them that were given up, also after a zero.
        declined: those behind which the next throw came.
        refused: wagers that he asked for on a value that had come.
        envy: what the dealers' box gets for the spins that he dealt, cents.
    """

    dealer: str
    offered: int = 0
    taken: int = 0
    declined: int = 0
    refused: int = 0
    envy: int = 0


class Refused(Struct, frozen=True):
    """A wager that was asked for on a value that had come already.

    Attributes:
        stamp: when.
        spin: that was bet on.
        dealer: who asked for it.
        wager: by its code.
        owner: for whom.
        amount: cents.
        values: of the wager that had come.
        late: spins since the first of them came; None where that was on a day before, or counts no more.
    """

    stamp: Stamp
    spin: int
    dealer: str
    wager: str
    owner: str
    amount: int
    values: tuple[int, ...]
    late: int | None


class Alarm(Struct):
    """The dearest next value would have cost more than the house's alarm.

    Attributes:
        began: when.
        spin: that was bet on, or that had fallen, then.
        dearest: value of all that while, and what it would have cost.
        over: when it would have cost no more than the alarm again; None where it still does.
    """

    began: Stamp
    spin: int | None
    dearest: Exposure
    over: Stamp | None = None


class Corrected(NamedTuple):
    """A number was put right once its spin was closed: what is to be paid and had back for it.

    Attributes:
        stamp: when.
        event: that says so.
        swept: wagers that come off the board by it, cents; below zero what is put back there from the bank.
    """

    stamp: Stamp
    event: ValueCorrected
    swept: int


class Played(Struct):
    """All of a day.

    Attributes:
        rounds: in their order.
        dealt: by dealer, as they first dealt.
        refused: as marked, in their order.
        alarms: in their order.
        corrected: in their order.
        values: how often each came, 7 too; None is a zero.
        exposure: the dearest next value as it stands at the end; None where none costs anything.
    """

    rounds: list[RoundPlayed] = field(default_factory=list)
    dealt: list[Dealt] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    alarms: list[Alarm] = field(default_factory=list)
    corrected: list[Corrected] = field(default_factory=list)
    values: Counter[int | None] = field(default_factory=Counter)
    exposure: Exposure | None = None
