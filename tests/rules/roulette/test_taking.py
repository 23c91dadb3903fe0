"""A spin pays out of the bank in the chips that are laid, and takes what lost, to the cent (rules 7, 9)."""

from collections.abc import Collection, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules import round_bank
from app.rules.bank import BankBook, after_operation, closed, opened
from app.rules.chips import Chip, Piece
from app.rules.house import House
from app.rules.inventory import Bundle, Certainty, Inventory, worth
from app.rules.money import Cents
from app.rules.payment_laying import lay_payment
from app.rules.roulette.settled import Settlement
from app.rules.roulette.settlement import settle
from app.rules.roulette.taking import taking_of
from app.rules.round_bank import NONE_LAID, LaidChips
from app.table.roulette.spin_form import read_spin
from tests.houses import house
from tests.properties.layouts import Form, houses_and_spins

TWENTY, TEN, FIVE, RED = Chip(Cents(2000)), Chip(Cents(1000)), Chip(Cents(500)), Chip(Cents(250), "red")
HUNDRED, DEAR_RED = Chip(Cents(10_000)), Chip(Cents(500), "red")


def after_spin(
    book: BankBook, settlement: Settlement, under: House, *, complete: bool, laid: LaidChips = NONE_LAID
) -> BankBook:
    """The bank after a spin of which all stakes were entered, or only those that won."""
    brought = taking_of(settlement, complete=complete, whole_pieces=False)
    return round_bank.after_round(book, settlement.payments, brought, under, laid=laid)


def before_payment(
    book: BankBook,
    settlement: Settlement,
    order: int,
    under: House,
    *,
    complete: bool,
    laid: LaidChips = NONE_LAID,
) -> Inventory:
    brought = taking_of(settlement, complete=complete, whole_pieces=False)
    return round_bank.before_payment(book, settlement.payments, brought, order, under, laid=laid)


def lay_in_turn(
    book: BankBook,
    settlement: Settlement,
    under: House,
    due: Collection[int],
    *,
    complete: bool,
    laid: LaidChips = NONE_LAID,
) -> Iterator[tuple[int, Bundle]]:
    brought = taking_of(settlement, complete=complete, whole_pieces=False)
    return round_bank.lay_in_turn(book, settlement.payments, brought, under, due, laid=laid)


@given(st.lists(houses_and_spins(), min_size=1, max_size=4))
def test_the_result_is_what_the_spins_brought(cases: list[tuple[House, Form]]) -> None:
    book, brought = opened({Chip(Cents(100_000)): 1_000}), 0
    for under, form in cases:
        profile, spin = read_spin(form, {form.get("house", "venezia"): under}.__getitem__)
        settlement = settle(profile, spin)
        book = after_spin(book, settlement, profile, complete=True)
        brought += settlement.bank.result
    book = closed(book, book.inventory.pieces)
    assert book.result is not None
    assert book.result + book.loose == brought


def test_before_a_count_there_is_no_bank_to_follow() -> None:
    book = BankBook()
    profile, spin = read_spin({"number": 8, "bets": []}, house)
    assert after_spin(book, settle(profile, spin), profile, complete=True) == book


def test_rules_7_a_payment_is_laid_from_what_the_ones_before_it_leave() -> None:
    """Rules 7: 35 twenties go first, and 10s for an amount; with all stakes entered the lost ones came in."""
    profile, settlement = settled(eight())
    book = opened({TWENTY: 100, TEN: 5, RED: 50})
    first = before_payment(book, settlement, 1, profile, complete=False)
    third = before_payment(book, settlement, 3, profile, complete=False)
    assert first.pieces == book.inventory.pieces
    assert {chip: third.pieces[chip] for chip in (TWENTY, TEN, RED)} == {TWENTY: 64, TEN: 4, RED: 50}
    known = before_payment(book, settlement, 3, profile, complete=True)
    assert (known.pieces[RED], known.certainty) == (57, Certainty.KNOWN)


def test_rules_7_the_last_payment_leaves_what_the_spin_leaves() -> None:
    """Rules 7: after all payments the bank is what it is once the spin is closed, marked or not."""
    profile, settlement = settled(eight())
    last = len(settlement.payments) + 1
    for twenties, marked in ((100, 0), (100, 2), (10, 2), (10, 3)):
        book = opened({TWENTY: twenties, TEN: 100, RED: 50, HUNDRED: 50})
        laid = dict(lay_in_turn(book, settlement, profile, range(1, marked + 1), complete=True))
        after = before_payment(book, settlement, last, profile, complete=True, laid=laid)
        assert after == after_spin(book, settlement, profile, complete=True, laid=laid).inventory


@given(st.integers(1, 60), st.sampled_from(["red", "black", "even", "odd", "low", "high"]))
def test_rules_4_what_zero_takes_of_a_colour_comes_in_in_its_own_pieces(pieces: int, chance: str) -> None:
    """Rules 4: half of the pieces are the bank's, the odd one is shut in; no chip of value moves."""
    stake = {"position": chance, "stack": [{"colour": "red", "pieces": pieces}]}
    profile, settlement = settled({"number": 0, "colours": {"red": {"value": "2.50"}}, "bets": [stake]})
    book = after_spin(opened({RED: 100, FIVE: 100}), settlement, profile, complete=True)
    assert book.inventory.certainty is Certainty.KNOWN
    assert {chip: count for chip, count in book.inventory.pieces.items() if count} == {
        RED: 100 + pieces // 2,
        FIVE: 100,
    }


def test_of_a_bank_that_is_not_counted_only_the_marks_hold() -> None:
    """Rules 7: before the opening count and after the closing one there are no figures."""
    profile, settlement = settled(eight())
    begun = opened({TWENTY: 3})
    for book in (BankBook(), after_operation(begun, "close", {TWENTY: 3}, 6000)):
        marked = book._replace(inventory=book.inventory.marked(TWENTY))
        found = before_payment(marked, settlement, 2, profile, complete=False)
        assert not found.pieces
        assert (found.certainty, found.missing) == (Certainty.ESTIMATED, frozenset({TWENTY}))


def test_rules_9_a_bank_books_the_chips_that_were_laid_and_stays_known() -> None:
    """Rules 9: 700 for a straight of 20, of which four are left: these, two 10s, and the rest in 100s."""
    profile, settlement = settled(eight())
    book = opened({TWENTY: 5, TEN: 7, HUNDRED: 20, RED: 50})
    laid = dict(lay_in_turn(book, settlement, profile, (1, 2, 3), complete=True))
    after = after_spin(book, settlement, profile, complete=True, laid=laid)
    assert after.inventory.certainty is Certainty.KNOWN
    assert all(pieces >= 0 for pieces in after.inventory.pieces.values())
    # Seven red that lost come in; 30 are paid in 20 and 10.
    assert laid == {
        1: ((TEN, 1), (TWENTY, 1)),
        2: ((TEN, 2), (TWENTY, 4), (HUNDRED, 6)),
        3: ((RED, 35),),
    }
    assert after.inventory.pieces == {TWENTY: 0, TEN: 4, HUNDRED: 14, RED: 22}
    owed = after_spin(book, settlement, profile, complete=True)
    assert owed.inventory.certainty is Certainty.ESTIMATED
    assert worth(owed.inventory.pieces.items()) == worth(after.inventory.pieces.items())


def test_rules_7_what_was_laid_first_is_gone_whatever_its_place() -> None:
    """Rules 7: the last payment was made first, in ten 5s; the first has none of these left."""
    profile, settlement = settled(eight())
    book = opened({TEN: 3, FIVE: 10, RED: 100})
    found = before_payment(book, settlement, 1, profile, complete=False, laid={3: ((FIVE, 9), (RED, 17))})
    assert found.pieces == {TEN: 3, FIVE: 1, RED: 83}
    made = before_payment(book, settlement, 3, profile, complete=False, laid={3: ((FIVE, 9), (RED, 17))})
    assert made.pieces == {FIVE: 9, RED: 17}


def test_a_colour_is_one_chip_whatever_its_pieces_are_worth() -> None:
    """The bank counted red at 2.50, and pays it at 5.00: there are enough pieces of it, until they end."""
    form = {
        "number": 8,
        "colours": {"red": {"value": "5.00"}},
        "bets": [{"position": "straight-8", "stack": [{"colour": "red", "pieces": 1}]}],
    }
    profile, settlement = settled(form)
    for pieces, certainty in ((40, Certainty.KNOWN), (35, Certainty.KNOWN), (34, Certainty.ESTIMATED)):
        after = after_spin(opened({RED: pieces}), settlement, profile, complete=True)
        assert after.inventory.pieces == {RED: pieces, DEAR_RED: -35}
        assert after.inventory.certainty is certainty


def test_at_a_live_table_what_was_laid_is_booked_and_the_bank_an_estimate() -> None:
    """Rules 7: losing stakes are not entered there; what was paid is known all the same."""
    profile, settlement = settled(eight())
    book = opened({TWENTY: 5, TEN: 7, HUNDRED: 20, RED: 50})
    laid = dict(lay_in_turn(book, settlement, profile, (1, 2, 3), complete=False))
    after = after_spin(book, settlement, profile, complete=False, laid=laid)
    assert after.inventory.certainty is Certainty.ESTIMATED
    assert after.inventory.pieces == book.inventory.moved(gone(laid)).pieces


@pytest.mark.parametrize(
    ("number", "chips", "won"),
    [(8, -40_000, -20_000), (3, 0, 20_000), (0, -10_000, 10_000)],
    ids=["won: paid, and changed", "lost", "zero: half of it back"],
)
def test_notes_at_a_live_table_go_into_the_box_and_their_chips_leave_the_bank(
    number: int, chips: int, won: int
) -> None:
    """Rules 9: two notes of 100 on black. Notes that won were changed: without their chips the bank has too much."""
    notes = {"value": "100.00", "pieces": 2, "kind": "notes"}
    form = {"number": number, "bets": [{"position": "black", "stack": [notes]}]}
    profile, settlement = settled(form)
    book = opened({HUNDRED: 50})
    after = after_spin(book, settlement, profile, complete=False)
    moved = worth(after.inventory.pieces.items()) - worth(book.inventory.pieces.items())
    assert (after.drop, moved, moved + after.drop) == (20_000, chips, won)
    assert after.inventory.certainty is Certainty.ESTIMATED
    whole = after_spin(book, settlement, profile, complete=True)
    assert (whole.drop, whole.inventory.pieces) == (after.drop, after.inventory.pieces)


@given(houses_and_spins())
def test_an_estimate_is_the_whole_less_the_chips_that_lost(case: tuple[House, Form]) -> None:
    """Notes are known where they were entered: of the rest a live table knows what it paid and not what it took."""
    under, form = case
    profile, spin = read_spin(form, {form.get("house", "venezia"): under}.__getitem__)
    settlement = settle(profile, spin)
    book = opened({Chip(Cents(100_000)): 1_000})
    estimate, whole = (after_spin(book, settlement, profile, complete=known) for known in (False, True))
    lost = [*settlement.lost, *settlement.partage]
    in_chips = sum(part.amount for part in lost if part.kind is Piece.CHIPS)
    assert whole.drop == estimate.drop
    assert of(whole) - of(estimate) == in_chips


def of(book: BankBook) -> int:
    """What is in the bank, also what no chip makes up."""
    return worth(book.inventory.pieces.items()) + book.loose


SMALL = st.integers(0, 12) | st.integers(0, 200)


@st.composite
def banks(draw: st.DrawFn, under: House) -> BankBook:
    """A bank that has little of most, and the odd chip marked as finished."""
    colours = ((250, "red"), (500, "red"), (1250, "blue"), (70_000, "green"))
    chips = [*map(Chip, under.chips), *(Chip(Cents(value), name) for value, name in colours)]
    book = opened({chip: draw(SMALL) for chip in chips})
    missing = draw(st.frozensets(st.sampled_from(chips), max_size=2))
    return book._replace(inventory=book.inventory._replace(missing=missing))


@st.composite
def spins_of_small_banks(draw: st.DrawFn) -> tuple[BankBook, House, Settlement]:
    """A settled spin, and the bank that pays it."""
    under, form = draw(houses_and_spins())
    profile, spin = read_spin(form, {form.get("house", "venezia"): under}.__getitem__)
    return draw(banks(profile)), profile, settle(profile, spin)


@given(spins_of_small_banks(), st.data())
def test_rules_9_a_known_bank_that_paid_in_chips_it_had_stays_known(
    case: tuple[BankBook, House, Settlement], data: st.DataObject
) -> None:
    """All payments marked, in any order: nothing below nothing but for what no chip made up, or for notes."""
    book, profile, settlement = case
    laid: dict[int, Bundle] = {}
    for order in data.draw(st.permutations(range(1, len(settlement.payments) + 1))):
        ((_, laid[order]),) = lay_in_turn(book, settlement, profile, (order,), complete=True, laid=laid)
    after = after_spin(book, settlement, profile, complete=True, laid=laid)
    won = (
        worth(after.inventory.pieces.items())
        + after.drop
        + after.loose
        - worth(book.inventory.pieces.items())
    )
    assert won == settlement.bank.result
    for order, payment in enumerate(settlement.payments, 1):
        assert worth(laid[order]) <= payment.amount
    if all(worth(laid[order]) == payment.amount for order, payment in enumerate(settlement.payments, 1)):
        lost_notes = settlement.bank.notes
        assert after.inventory.certainty is Certainty.KNOWN or lost_notes
        values = [count for chip, count in after.inventory.pieces.items() if chip.colour is None]
        assert lost_notes or min(values) >= 0


@given(spins_of_small_banks())
def test_rules_7_payments_in_turn_are_laid_as_one_after_the_other_and_as_they_are_shown(
    case: tuple[BankBook, House, Settlement],
) -> None:
    """Rules 7: what is laid at once is what each would be by itself; and what was laid is shown for ever."""
    book, profile, settlement = case
    due = [order for order in range(1, len(settlement.payments) + 1) if order != 2]
    one_by_one: dict[int, Bundle] = {}
    for order in due:
        payment = settlement.payments[order - 1]
        shown = before_payment(book, settlement, order, profile, complete=True, laid=one_by_one)
        one_by_one[order] = lay_payment(profile, payment, shown).chips
    assert dict(lay_in_turn(book, settlement, profile, due, complete=True)) == one_by_one
    for order in due:
        shown = before_payment(book, settlement, order, profile, complete=True, laid=one_by_one)
        again = lay_payment(profile, settlement.payments[order - 1], shown)
        assert again.chips == one_by_one[order]
        assert again.unpaid == settlement.payments[order - 1].amount - worth(one_by_one[order])


def gone(laid: LaidChips) -> list[tuple[Chip, int]]:
    return [(chip, -pieces) for chips in laid.values() for chip, pieces in chips]


def settled(form: Form) -> tuple[House, Settlement]:
    profile, spin = read_spin(form, house)
    return profile, settle(profile, spin)


def eight() -> Form:
    """Number 8: 30 on manque in two denominations, 20 on the straight, red lost 7 pieces and won one."""
    return {
        "number": 8,
        "colours": {"red": {"value": "2.50"}},
        "bets": [
            {"position": "low", "stack": [stake("20.00"), stake("10.00")]},
            {"position": "straight-8", "stack": [stake("20.00"), {"colour": "red", "pieces": 1}]},
            {"position": "straight-9", "stack": [{"colour": "red", "pieces": 7}]},
        ],
    }


def stake(value: str) -> Form:
    return {"value": value, "pieces": 1, "owner": "seat 1"}
