"""What is owed for a round, payment by payment in the order of the house, and what was done about each."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from app.rules.inventory import Bundle
from app.rules.payment_laying import Wish
from app.rules.round_bank import NOTHING_TAKEN, Taking
from app.table.given import AnyPayment, Given
from app.table.side_payments import NOTHING_BESIDE, Owed, both_taken


class Payable(Struct, frozen=True):
    """The payments of one round; each is named by its place in the order, from 1.

    Attributes:
        payments: what is owed by the last settlement; None while nothing is settled.
        taking: what the round brings into the bank by it.
        beside: what side games owe for it, behind the game's own, and what they bring; also while nothing is
            settled.
        result: how the round came out, as a number; it means nothing while nothing is settled.
        revision: how many settlements were recorded; 0 is none.
        paid: the payments that are marked as paid.
        marked: the same in the order in which they were marked.
        made: where each mark stands in the table's record.
        laid: the chips in which they were laid; only where the bank was counted.
        wished: what their players asked to be paid in.
        given: what was given for each so far: all of it where it is marked as paid.
        gone: the same of payments that were made and are owed no more; their places follow the others'.
        disputed: the payments that wait for a ruling.
        objections: what was said against each of these; empty where nobody said what.
    """

    payments: tuple[AnyPayment, ...] | None = None
    taking: Taking = NOTHING_TAKEN
    beside: Owed = NOTHING_BESIDE
    result: int = 0
    revision: int = 0
    paid: frozenset[int] = frozenset()
    marked: tuple[int, ...] = ()
    made: Mapping[int, int] = {}
    laid: Mapping[int, Bundle] = {}
    wished: Mapping[int, Wish] = {}
    given: Mapping[int, tuple[Given, ...]] = {}
    gone: tuple[tuple[Given, ...], ...] = ()
    disputed: frozenset[int] = frozenset()
    objections: Mapping[int, str] = {}

    @property
    def owed(self) -> int:
        """How many payments are owed; behind their places stand those that are owed no more."""
        return len(self.payments or ())

    @property
    def brought(self) -> Taking:
        """What the round brings into the bank, side games and all."""
        return self.taking if self.beside is NOTHING_BESIDE else both_taken(self.taking, self.beside.taking)


NOTHING_OWED = Payable()
"""Of a round that is not settled."""


def unsettled(payable: Payable) -> Payable:
    """The same before any settlement; what was given once stands."""
    nobody: frozenset[int] = frozenset()
    return replace(
        payable, payments=None, taking=NOTHING_TAKEN, result=0, disputed=nobody, objections={}, wished={}
    )
