"""The payment that is shown large is laid with the chips that the bank has (rules 7)."""

import pytest

from app.desks.croupier.acts import Act
from app.desks.croupier.commands import paid
from app.desks.croupier.payments.differing import Lack
from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.roulette.payments import shown as drawn
from app.rules.chips import Chip
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.payment_laying import Wish
from app.rules.roulette.explanation import Explanation, explain_payment
from app.rules.roulette.settled import Payment
from app.table.table_commands import MarkPaid
from tests.desks.desk import Desk, enter_eight

FULL = [{"value": value, "pieces": 400} for value in ("2.50", "5.00", "10.00", "50.00", "100.00", "500.00")]
TWENTY = "20"


def do(desk: Desk, **command: object) -> None:
    desk.station.send(command)


def count_bank(desk: Desk, twenties: int) -> None:
    chips = [*FULL, {"value": "20.00", "pieces": twenties}, {"colour": "red", "pieces": 300}]
    do(desk, do="bank", operation="open", chips=chips)


def won_fifty_two(desk: Desk) -> None:
    """Number 8: a split and a straight of 20."""
    desk.station.fall(8)
    desk.value(20, "posto 4", "split-8-11", "straight-8")


def test_a_full_bank_pays_in_the_chip_that_was_played(desk: Desk) -> None:
    count_bank(desk, 400)
    won_fifty_two(desk)
    found = desk.large
    assert [pile.pieces for pile in found.laid.piles] == [20, 20, 12]
    assert found.spoken == "Cinquantadue pezzi, mille e quaranta, posto 4"
    assert found.lack == Lack()


def test_rules_7_a_known_bank_without_twenties_says_that_a_fill_is_due(desk: Desk) -> None:
    count_bank(desk, 22)
    won_fifty_two(desk)
    found = desk.large
    assert [(group.counted, len(group.chips)) for group in found.laid.groups] == [
        ("500", 2),
        ("500", 1),
        ("40", 1),
    ]
    assert found.spoken == "Cinquecento, cinquecento, quaranta, posto 4"
    assert found.lack.short == (TWENTY,)


def test_rules_7_an_estimate_says_nothing(desk: Desk) -> None:
    count_bank(desk, 22)
    desk.station.fall(5)
    desk.station.say("next")
    won_fifty_two(desk)
    found = desk.large
    assert found.lack == Lack()
    assert [pile.pieces for pile in found.laid.piles] == [20, 20, 12]


def test_without_a_count_nothing_is_doubted(desk: Desk) -> None:
    won_fifty_two(desk)
    assert desk.large.lack == Lack()


def test_rules_7_finished_is_obeyed_at_once_and_taken_back(desk: Desk) -> None:
    won_fifty_two(desk)
    usual = desk.large
    desk.dealing.act(Act.FINISHED)
    marked = desk.large
    assert (marked.finished, marked.lack.short) == (True, (TWENTY,))
    assert [group.counted for group in marked.laid.groups] == ["500", "40"]
    desk.dealing.act(Act.FINISHED)
    assert desk.large == usual
    assert [command["do"] for command in desk.station.sent[-2:]] == ["missing", "missing"]


def test_2_a_colour_is_finished_whatever_its_pieces_are_worth(desk: Desk) -> None:
    """[2] Red was marked at 2.50, and is then given to a player at 10.00: it is the same chip."""
    do(desk, do="missing", chip={"colour": "red"})
    do(desk, do="colour", colour="red", value="10.00", owner="posto 4", by="Carla")
    desk.station.fall(8)
    desk.colour("red", "straight-8")
    assert (desk.large.finished, desk.large.lack.short) == (True, ("rosso",))
    desk.dealing.act(Act.FINISHED)
    assert desk.station.state.bank.inventory.missing == frozenset()
    assert not desk.large.finished


def test_an_amount_of_several_chips_names_none_that_could_be_finished(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(20, "posto 1", "low")
    desk.value(5, "posto 1", "low")
    assert desk.large.chip is None
    assert Act.FINISHED not in desk.screen.can


def test_only_the_payment_that_is_shown_large_is_laid(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Laying costs; the list of a full number must not."""
    laid: list[int] = []

    def counting(
        house: House, payment: Payment, place: tuple[int, int], bank: Inventory, wish: Wish
    ) -> Explanation:
        laid.append(place[0])
        return explain_payment(house, payment, place, bank, wish)

    desk.station.fall(8)
    for name in ("red", "blue", "green"):
        desk.colour(name, "straight-8")
    monkeypatch.setattr(drawn, "explain_payment", counting)
    desk.dealing.act(Act.AFTER)
    assert len(desk.screen.payments.rows) == 3
    assert laid == [2]


def test_rules_9_what_is_marked_is_what_was_shown_and_is_shown_so_afterwards(desk: Desk) -> None:
    """Rules 9: 22 twenties; the picture of the payment is what leaves the bank, even once 20s are finished."""
    count_bank(desk, 22)
    won_fifty_two(desk)
    pictured = desk.large
    desk.dealing.act(Act.PAID)
    spin = desk.station.state.paying
    assert spin is not None
    assert spin.payable.laid == {
        1: ((Chip(Cents(2000)), 22), (Chip(Cents(10_000)), 1), (Chip(Cents(50_000)), 1))
    }
    do(desk, do="missing", chip={"value": "20.00"})
    assert desk.large.mark is Mark.PAID
    assert desk.large.laid == pictured.laid
    assert desk.large.spoken == pictured.spoken


def test_not_paid_takes_back_what_was_marked_last_whatever_its_place(desk: Desk) -> None:
    """Paid 1, then 3 before its turn, then 2: each touch takes back the one before."""
    desk.station.fall(8)
    enter_eight(desk)
    for order in (1, 3, 2):
        desk.station.send(
            MarkPaid(order=order, by="capo tavolo", reason="ha fretta") if order == 3 else paid(order)
        )
    taken = []
    while (last := desk.screen.payments.takes_back) is not None:
        taken.append(last)
        desk.dealing.act(Act.UNPAID)
    assert taken == [2, 3, 1]


def test_what_was_marked_last_is_found_where_a_later_entry_puts_it(desk: Desk) -> None:
    desk.station.fall(8)
    desk.value(20, "posto 4", "straight-8")
    desk.colour("blue", "straight-8")
    desk.station.send(MarkPaid(order=2, by="capo tavolo", reason="ha fretta"))
    desk.colour("red", "split-8-11")
    marks = [row.mark for row in desk.screen.payments.rows]
    assert marks.count(Mark.PAID) == 1
    assert desk.screen.payments.takes_back == marks.index(Mark.PAID) + 1 == 3
