"""One object explains a payment: why, in what order, how much, how it is laid and said [4.2-4.4]."""

import pytest

from app.rules.chips import Chip
from app.rules.cutting import Group, GroupKind
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.roulette.explanation import Explanation, explain
from app.rules.roulette.settlement import settle
from app.table.roulette.spin_form import read_spin
from tests.rules.roulette.spins import VENEZIA, Form, chips, colour, house_with, spin, with_maximum


def explained(
    bets: dict[str, list[Form]], number: int = 8, under: House = VENEZIA, bank: Inventory | None = None
) -> list[Explanation]:
    """Settle and explain every payment."""
    settlement = settle(*read_spin(spin(number, bets), lambda _: under))
    return [explain(under, settlement, order, bank) for order in range(1, len(settlement.payments) + 1)]


def shown(one: Explanation) -> list[Group]:
    """What is cut, slid and stacked, in laying order."""
    return [part for group in one.laid.groups for run in group.runs for part in run.shown]


def chips_of(one: Explanation) -> list[dict[int, int]]:
    """Each group's chips of value, by their euros."""
    return [{run.chip.value // 100: run.pieces for run in group.runs} for group in one.laid.groups]


def test_a_payment_knows_its_place() -> None:
    """[4.3] First of two, second of two; there is no third, and none before the first."""
    found = explained({"split-8-11": [colour("red"), chips("20.00")]})
    assert [(one.order, one.of, one.payment.amount) for one in found] == [(1, 2, 34000), (2, 2, 4250)]
    settlement = settle(*read_spin(spin(8, {"straight-8": [colour("red")]}), lambda _: VENEZIA))
    for order in (0, 2):
        with pytest.raises(IndexError, match=f"no payment {order} of 1"):
            explain(VENEZIA, settlement, order)


def test_4_2_the_arithmetic_adds_up_to_what_is_paid() -> None:
    """[4.2] Two splits and a straight: 2×17 + 1×35 = 69, laid as three stacks, 4+4+1."""
    (one,) = explained({"split-8-11": [colour("red", 2)], "straight-8": [colour("red")]})
    assert one.terms == ((2, 17), (1, 35))
    assert sum(pieces * times for pieces, times in one.terms) == one.payment.pieces == 69
    assert [group.pieces for group in shown(one)] == [20, 20, 20, 9]
    assert one.why == "2 cavalli 8/11 + 1 pieno 8"


def test_4_2_equal_odds_are_one_term() -> None:
    """[4.2] Splits on two positions are counted together."""
    (one,) = explained({"split-8-11": [colour("red", 2)], "split-5-8": [colour("red", 3)]})
    assert one.terms == ((5, 17),)


def test_4_4_two_split_pieces_are_slid_three_and_three() -> None:
    """[4.4] 34 of a split slides 3 and 3; so in value on one position, but not on two."""
    slid = [Group(GroupKind.STACK, 20), Group(GroupKind.SLID, 14, slid_off=(3, 3))]
    assert shown(explained({"split-8-11": [colour("red", 2)]})[0]) == slid
    assert shown(explained({"split-8-11": [colour("red")], "split-8-9": [colour("red")]})[0]) == slid
    assert shown(explained({"split-8-11": [chips("5.00", 2)]})[0]) == slid
    two = explained({"split-8-11": [chips("5.00")], "split-8-9": [chips("5.00")]})[0]
    assert shown(two)[1].piles == (5, 5)


def test_4_4_the_house_s_spread_is_followed() -> None:
    """[4.4] A house that spreads up to nine sees eight pieces spread."""
    bets = {"corner-8-12": [colour("red")]}
    assert shown(explained(bets)[0])[0].piles == (4, 4)
    french = explained(bets, under=house_with(french_spread=True))[0]
    assert shown(french) == [Group(GroupKind.SPREAD, 8)]


def test_what_is_no_count_of_one_chip_is_said_in_money() -> None:
    """[4.3] Several denominations together: an amount, no arithmetic, the fewest chips, the highest last."""
    (one,) = explained({"low": [chips("20.00"), chips("5.00")]})
    assert (one.terms, one.why, one.laid.pieces) == ((), "25 su manque", None)
    assert [list(group.items()) for group in chips_of(one)] == [[(5, 1), (20, 1)]]
    assert one.spoken == "Venticinque, seat 1"


def test_4_3_each_payment_names_the_rule_that_puts_it_there() -> None:
    """[4.3] Chances; value by combination, position, value; colour by combination, position, place."""
    found = explained({"low": [colour("red")], "straight-8": [chips("5.00"), colour("red")]})
    assert [one.rule.split(":")[0] for one in found] == ["4.3, chance", "4.3, valuta", "4.3, colore"]
    assert found[1].rule != found[2].rule


def test_a_payment_says_whose_it_is_and_how_it_is_pushed_over() -> None:
    """[4.4] Colours in pieces by the house's name for them, value in pieces and money, nobody's with a question."""
    found = explained(
        {"straight-8": [chips("5.00", owner="seat 4"), chips("2.50", owner=None), colour("red")]}
    )
    assert [one.title for one in found] == ["Seat 4", "Di chi è?", "Rosso"]
    assert [one.spoken for one in found] == [
        "Trentacinque pezzi, centosettantacinque, seat 4",
        "Trentacinque pezzi, ottantasette e cinquanta",
        "Trentacinque pezzi al rosso",
    ]


def test_a_single_piece_and_a_colour_that_the_house_has_not() -> None:
    """Interface: colours are declared with the spin; one that the profile lacks goes by its own name."""
    settlement = settle(*read_spin(
        spin(8, {"low": [{"colour": "pink", "pieces": 1}]}, colours={"pink": {"value": "2.50"}}), lambda _: VENEZIA
    ))  # fmt: skip
    one = explain(VENEZIA, settlement, 1)
    assert (one.title, one.spoken, one.why) == ("Pink", "Due e cinquanta al pink", "1 su manque")
    assert one.laid.groups[0].runs[0].chip == Chip(Cents(250))


def test_a_cut_chip_is_explained_in_money() -> None:
    """Interface: where a maximum cuts a chip the payment is an amount, for colours too."""
    settlement = settle(*read_spin(
        spin(8, {"straight-8": [{"colour": "pink", "pieces": 1}]}, colours={"pink": {"value": "100.00"}}), lambda _: VENEZIA
    ))  # fmt: skip
    one = explain(VENEZIA, settlement, 1)
    assert (one.terms, one.why) == ((), "60 su pieno 8")
    assert chips_of(one) == [{500: 1}] * 4 + [{100: 1}]
    assert one.spoken == "Cinquecento, cinquecento, cinquecento, cinquecento, cento al pink"


def test_rules_7_what_is_said_fits_what_lies_there() -> None:
    """Rules 7: without 20s the 1,040 go in value and are counted so; without red its value counts as pieces."""
    twenties = {"split-8-11": [chips("20.00")], "straight-8": [chips("20.00")]}
    marked = Inventory({}).estimated().marked(Chip(Cents(2000))).marked(Chip(Cents(250), "red"))
    (usual,) = explained(twenties)
    assert usual.spoken == "Cinquantadue pezzi, mille e quaranta, seat 1"
    (mixed,) = explained(twenties, bank=marked)
    assert (mixed.laid.short, mixed.spoken) == (
        (Chip(Cents(2000)),),
        "Cinquecento, cinquecento, quaranta, seat 1",
    )
    (red,) = explained({"straight-8": [colour("red")]}, bank=marked)
    assert sum(run.chip.value * run.pieces for run in red.laid.groups[0].runs) == 35 * 250
    assert {run.chip.colour for run in red.laid.groups[0].runs} == {None}
    assert red.spoken == "Trentacinque pezzi al rosso"


def test_a_half_unit_that_no_chip_makes_up_is_said_and_stays_visible() -> None:
    """Rules 2: 2.50 is the least that chips pay; half of it, won on two dozens, is left."""
    under = house_with(doubles=True)
    (one,) = explained({"double-dozen-1-2": [chips("2.50", 3)]}, under=under)
    assert (one.payment.amount, one.laid.total, one.laid.unpaid) == (375, 250, 125)
    assert one.spoken == "Due e cinquanta, restano uno e venticinque, seat 1"
    (alone,) = explained({"double-dozen-1-2": [chips("2.50", owner=None)]}, under=under)
    assert (alone.laid.groups, alone.spoken) == ((), "Restano uno e venticinque")


def test_a_payment_for_which_there_are_no_words_is_written_in_figures() -> None:
    """A payment over 999,999.99 is no payment of a table: nothing is laid, all of it is left."""
    large = {"straight-8": [chips("1000.00", 1000)]}
    (one,) = explained(large, under=with_maximum("straight", "5000000.00"))
    assert (one.laid.groups, one.laid.unpaid) == ((), one.payment.amount)
    assert one.spoken == "Restano € 35.000.000, seat 1"


def test_on_a_chance_the_amount_alone_is_said() -> None:
    """Nobody says "un pezzo, cento" where a hundred is paid on noir: chips of value on a chance are an amount."""

    def said(place: str, value: str, pieces: int) -> str:
        (one,) = explained({place: [{**chips(value, pieces), "owner": "posto 2"}]})
        return one.spoken

    assert said("black", "100.00", 1) == "Cento, posto 2"
    assert said("column-35", "20.00", 2) == "Ottanta, posto 2"
    assert said("straight-8", "20.00", 1) == "Trentacinque pezzi, settecento, posto 2"
    (of_colour,) = explained({"black": [colour("red", 3)]})
    assert of_colour.spoken == "Tre pezzi al rosso"


@pytest.mark.parametrize(
    ("speech", "title", "coloured", "why", "spoken"),
    [
        ("it", "Impiegati", "Impiegati, rosso", "1 pieno 8, alla boîte", "agli impiegati: alla boîte"),
        ("fr", "Employés", "Employés, rosso", "1 plein 8, à la boîte", "aux employés : à la boîte"),
    ],
)
def test_what_is_won_for_the_employees_is_said_to_go_to_the_boite(
    speech: str, title: str, coloured: str, why: str, spoken: str
) -> None:
    """Rules 9: no player is paid; the dealer says whose it is, and where it is put."""
    bets = {"straight-8": [chips("20.00", 1, None, employees=True), colour("red", employees=True)]}
    value, of_colour = explained(bets, under=house_with(speech=speech))
    assert (value.title, value.why) == (title, why)
    assert (of_colour.title, of_colour.why) == (coloured, why)
    assert value.spoken.endswith(f", {spoken}")
    assert of_colour.spoken.endswith(f", {spoken}")
