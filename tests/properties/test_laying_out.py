"""What holds of every laid-out payment, whatever the bank has (rules 7)."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from hypothesis import given, settings
from hypothesis import strategies as st

from app.rules.chips import Chip
from app.rules.cutting import GroupKind
from app.rules.inventory import Certainty, Inventory
from app.rules.laid_payment import Cutting, LaidPayment, PaymentGroup, Run
from app.rules.mixed_payment import pay_mixed
from app.rules.money import Cents
from app.rules.pieces_payment import pay_colour, pay_value
from tests.houses import house
from tests.often import times
from tests.properties.lots import Lots, drawn

VENEZIA = house("venezia")
VALUES = tuple(Chip(value) for value in VENEZIA.chips)
FIVE_HUNDRED = 50000
UNIT = VENEZIA.unit


class Case(NamedTuple):
    """One payment: what is asked, and how to ask for it of a bank."""

    way: str
    piece: Chip
    pieces: int
    wanted: tuple[Cents, ...]
    cutting: Cutting

    @property
    def amount(self) -> int:
        return self.pieces * self.piece.value

    @property
    def usable(self) -> tuple[Chip, ...]:
        return (self.piece, *VALUES) if self.way == "colour" else VALUES

    def paid(self, bank: Inventory | None) -> LaidPayment:
        match self.way:
            case "colour":
                wanted, cutting = self.wanted, self.cutting
                return pay_colour(
                    self.pieces, self.piece, VENEZIA.chips, wanted=wanted, bank=bank, cutting=cutting
                )
            case "value":
                return pay_value(
                    self.pieces, self.piece.value, VENEZIA.chips, bank=bank, cutting=self.cutting
                )
            case _:
                amount, played = Cents(self.amount), self.piece.value
                return pay_mixed(amount, played, VENEZIA.chips, bank=bank, cutting=self.cutting)


def case_of(lots: Lots, most: int = 400) -> Case:
    """A payment of any kind."""
    way = lots.of(("colour", "value", "mixed"))
    pieces = lots.between(1, most)
    cutting = Cutting(lots.between(1, 2), lots.once_in(2), lots.once_in(2), VENEZIA.plaques)
    if way != "colour":
        return Case(way, lots.of(VALUES), pieces, (), cutting)
    worth = lots.of((250, 500, 1000, 1250, 70000))
    offered = [value for value in VENEZIA.chips if value % worth == 0]
    wanted = tuple(dict.fromkeys(lots.some(len(offered), lambda: lots.of(offered))))
    return Case(way, Chip(Cents(worth), "red"), pieces, wanted, cutting)


def bank_for(case: Case, lots: Lots, most: int = 60) -> Inventory:
    """A bank that may be short of anything, known or estimated."""
    pieces = {chip: 10_000 if lots.once_in(2) else lots.between(0, most) for chip in case.usable}
    missing = frozenset(lots.some(4, lambda: lots.of(case.usable)))
    return Inventory(pieces, lots.of(tuple(Certainty)), missing)


def case_and_bank(lots: Lots) -> tuple[Case, Inventory]:
    case = case_of(lots)
    return case, bank_for(case, lots)


def small_case_and_bank(lots: Lots) -> tuple[Case, Inventory]:
    """So few chips that every amount they make up can be listed."""
    case = case_of(lots, 40)
    case = case._replace(pieces=min(case.pieces, max(1, 500_000 // case.piece.value)))
    return case, bank_for(case, lots, 3)._replace(certainty=Certainty.KNOWN)


def cases_and_banks() -> st.SearchStrategy[tuple[Case, Inventory]]:
    return drawn(case_and_bank)


def small_cases_and_banks() -> st.SearchStrategy[tuple[Case, Inventory]]:
    return drawn(small_case_and_bank)


def used(payment: LaidPayment) -> Counter[Chip]:
    """Pieces by chip."""
    found: Counter[Chip] = Counter()
    for group in payment.groups:
        for run in group.runs:
            found[run.chip] += run.pieces
    return found


def worth(chips: Iterable[tuple[Chip, int]]) -> int:
    return sum(chip.value * pieces for chip, pieces in chips)


def reachable(stock: dict[Chip, int], most: int) -> set[int]:
    """Every amount up to `most` that a stock makes up, one piece after the other: bit n stands for n units."""
    found, all_of_it = 1, (1 << most // UNIT + 1) - 1
    for chip, pieces in stock.items():
        for _ in range(min(pieces, most // chip.value)):
            found |= found << chip.value // UNIT & all_of_it
    return {units * UNIT for units, bit in enumerate(reversed(f"{found:b}")) if bit == "1"}


def there(bank: Inventory) -> dict[Chip, int]:
    return {chip: pieces for chip, pieces in bank.pieces.items() if chip not in bank.missing}


@given(cases_and_banks())
@settings(max_examples=times(75, 300))
def test_rules_7_it_sums_to_its_amount_from_chips_that_are_there(asked: tuple[Case, Inventory]) -> None:
    """Rules 7: amounts add up; no chip that is missing, no more than a known bank holds."""
    case, bank = asked
    payment = case.paid(bank)
    assert payment.total + payment.unpaid == case.amount
    assert payment.total == sum(group.amount for group in payment.groups) == worth(used(payment).items())
    for group in payment.groups:
        assert group.amount == worth((run.chip, run.pieces) for run in group.runs)
        assert group.pieces is None or group.pieces * case.piece.value == group.amount
    for chip, pieces in used(payment).items():
        assert chip in case.usable
        assert chip not in bank.missing
        assert bank.certainty is Certainty.ESTIMATED or pieces <= bank.pieces[chip]


@given(cases_and_banks())
@settings(max_examples=times(75, 300))
def test_rules_7_every_run_is_cut_and_slid_by_the_rule(asked: tuple[Case, Inventory]) -> None:
    """Rules 7: colour before value, the highest last; each run as its count is laid; plaques in fives or apart."""
    case, bank = asked
    for group in case.paid(bank).groups:
        order = [(run.chip.colour is None, run.chip.value) for run in group.runs]
        assert order == sorted(set(order))
        for run in group.runs:
            check_run(run, case.cutting)


def check_run(run: Run, cutting: Cutting) -> None:
    """Hundreds, stacks, and one rest: spread, cut or slid."""
    assert sum(group.pieces for group in run.shown) == run.pieces
    plaque = run.chip.colour is None and run.chip.value in VENEZIA.plaques
    for group in run.shown:
        match group.kind:
            case GroupKind.SPREAD:
                most = 9 if cutting.french else 5
                assert 1 <= group.pieces <= most
                assert not plaque or group.pieces == 1 or group.pieces >= 5
            case GroupKind.SLID:
                assert run.chip.colour is not None or cutting.positions == 1
                assert group.pieces == 20 - sum(group.slid_off)
                assert max(group.slid_off) <= 5
            case GroupKind.CUT:
                assert group.pieces == sum(group.piles) + group.fraction
                assert max(group.piles) <= 5
                assert not plaque or (set(group.piles) == {5} and group.fraction == 0)
            case GroupKind.STACK:
                assert group.pieces == 20
            case GroupKind.HUNDRED:
                assert group.pieces == 100


@given(drawn(case_of))
@settings(max_examples=times(50, 200))
def test_rules_7_a_bank_without_end_pays_as_asked(case: Case) -> None:
    """Rules 7: nothing is short; hundreds, or five hundreds with the played chip in the first."""
    payment = case.paid(None)
    assert (payment.short, payment.unpaid) == ((), 0)
    assert payment.pieces == case.pieces
    by_way: dict[str, Callable[[Case, LaidPayment], None]] = {
        "colour": check_colour,
        "value": check_value,
        "mixed": check_mixed,
    }
    by_way[case.way](case, payment)


def check_value(case: Case, payment: LaidPayment) -> None:
    """One chip, each hundred by itself."""
    hundreds, rest = divmod(case.pieces, 100)
    assert [group.pieces for group in payment.groups] == [100] * hundreds + [rest] * (rest > 0)
    assert used(payment) == {case.piece: case.pieces}


def check_colour(case: Case, payment: LaidPayment) -> None:
    """Only what was wanted, and no more of the colour than could not be one more wanted chip."""
    assert set(used(payment)) <= {case.piece, *map(Chip, case.wanted)}
    *full, _ = payment.groups
    assert all(group.pieces is not None and group.pieces % 100 == 0 for group in full)
    for group in payment.groups:
        colour = sum(run.amount for run in map(Worth, group.runs) if run.chip == case.piece)
        assert all(value > colour for value in case.wanted)


class Worth(NamedTuple):
    """A run with its amount."""

    run: Run

    @property
    def chip(self) -> Chip:
        return self.run.chip

    @property
    def amount(self) -> int:
        return self.run.chip.value * self.run.pieces


def check_mixed(case: Case, payment: LaidPayment) -> None:
    """Five hundred each and the remainder; first the chip that was played, a stack of it at most."""
    first, *others = payment.groups
    if case.piece.value <= FIVE_HUNDRED:
        groups, rest = divmod(case.amount, FIVE_HUNDRED)
        expected = [FIVE_HUNDRED] * groups + [rest] * (rest > 0)
        assert [group.amount for group in payment.groups] == expected
    played = sum(run.pieces for run in first.runs if run.chip == case.piece)
    assert 1 <= played <= 20
    for group in others:
        assert count(group) == fewest(group.amount)


def count(group: PaymentGroup) -> int:
    return sum(run.pieces for run in group.runs)


@cache
def fewest(amount: int) -> int:
    """The fewest chips of the house for an amount, unit by unit."""
    best = [0]
    for units in range(1, amount // UNIT + 1):
        steps = [value // UNIT for value in VENEZIA.chips if value // UNIT <= units]
        best.append(1 + min(best[units - step] for step in steps))
    return best[amount // UNIT]


@given(small_cases_and_banks())
@settings(max_examples=times(50, 200))
def test_rules_7_it_pays_exactly_where_there_is_a_way(asked: tuple[Case, Inventory]) -> None:
    """Rules 7: what is laid is the largest part of the amount that any handful of the bank's chips makes up."""
    case, bank = asked
    ways = reachable(there(bank), case.amount)
    assert case.paid(bank).total == max(ways)


@given(small_cases_and_banks())
@settings(max_examples=times(50, 200))
def test_rules_7_groups_end_at_fractions_as_soon_as_they_can(asked: tuple[Case, Inventory]) -> None:
    """Rules 7: every group but one is whole fractions, and none could be parted at a fraction inside it."""
    case, bank = asked
    payment = case.paid(bank)
    hundreds = payment.counted_in == "pieces"
    fraction = 100 * case.piece.value if hundreds else FIVE_HUNDRED
    assert sum(group.amount % fraction > 0 for group in payment.groups) <= 1
    for group in payment.groups:
        inside = reachable({run.chip: run.pieces for run in group.runs}, group.amount)
        assert not [amount for amount in inside if amount % fraction == 0 and 0 < amount < group.amount]


@given(cases_and_banks())
def test_rules_7_what_is_short_is_what_was_asked_and_is_not_there(asked: tuple[Case, Inventory]) -> None:
    """Rules 7: a fill is due for those chips of the payment as asked that the bank lacks, and for no others."""
    case, bank = asked
    wanted, payment = case.paid(None), case.paid(bank)
    known = bank.certainty is Certainty.KNOWN
    lacking = {
        chip
        for chip, pieces in used(wanted).items()
        if chip in bank.missing or (known and pieces > bank.pieces[chip])
    }
    assert set(payment.short) == lacking
    assert lacking or payment.groups == wanted.groups


@given(cases_and_banks())
def test_rules_7_an_estimate_never_changes_a_suggestion(asked: tuple[Case, Inventory]) -> None:
    """Rules 7: whatever an estimate says, the payment is the same: only a known bank warns."""
    case, bank = asked
    estimate = bank._replace(certainty=Certainty.ESTIMATED)
    assert case.paid(estimate) == case.paid(estimate._replace(pieces={}))
