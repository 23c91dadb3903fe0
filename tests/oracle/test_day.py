"""`day` on small stories, worked out by hand from rules 9 and the README's day's page."""

from collections import Counter
from datetime import date
from typing import Any

import pytest

from .day import boxes, day_of, figures, gaming_day, reconciliation, span
from .day_rows import bank_rows
from .piles import Line, added, fewest
from .till import book

ROME = "Europe/Rome"
TWENTIES = {"value": "20.00", "pieces": 100}
HUNDREDS = {"value": "100.00", "pieces": 50}
RED = {"colour": "red", "value": "2.50", "pieces": 200}


class Story:
    """Events as the export prints them, a minute each."""

    def __init__(self) -> None:
        self.events: list[Line] = []
        self.tell("table.opened", colours={"red": {"value": "2.50"}})
        self.bank("open", [TWENTIES, HUNDREDS, RED], "7500.00")

    def tell(self, kind: str, spin: int | None = None, **fields: Any) -> int:
        seq = len(self.events) + 1
        at = f"2026-10-21T{19 + seq // 60:02d}:{seq % 60:02d}:00.000000Z"
        self.events.append({"kind": kind, "seq": seq, "at": at, "spin": spin, **fields})
        return seq

    def bank(self, operation: str, chips: list[Line], amount: str) -> int:
        return self.tell("bank.moved", operation=operation, chips=chips, amount=amount, document=None)

    def notes(self, euros: int) -> None:
        """Notes are changed for chips of 100.00."""
        pieces = euros // 100
        given = {"value": "100.00", "pieces": -pieces}
        self.bank("drop", [{"value": "100.00", "pieces": pieces, "kind": "notes"}, given], f"{euros}.00")

    def correct(self, of: int, instead: Line, **fields: Any) -> int:
        return self.tell("entry.corrected", of=of, instead=instead, **fields)

    def spin(self, *, complete: bool = True, mark: bool = True, **lists: list[Line]) -> int:
        """One spin in which 700.00 are paid on a straight of 20.00 and 100.00 are lost; gives the mark's place."""
        chip = {"value": "20.00"}
        winning = [{"position": "straight-8", "pieces": 1, "pays": 35}]
        payment = {"section": "inside", "chip": chip, "owner": "seat 1", "winning": winning, "pieces": 35}
        lost = [
            {
                "position": "straight-3",
                "chip": {"value": "100.00"},
                "owner": None,
                "pieces": 1,
                "amount": "100.00",
            }
        ]
        empty: list[Line] = []
        bank = {"taken": "100.00" if complete else None, "paid": "700.00", "notes": "0.00"}
        forms = {
            "lost": lost,
            "partage": empty,
            "returned": empty,
            "withdrawn": empty,
            "standing": empty,
        } | lists
        self.tell("spin.number", 1, number=8)
        payments = [payment | {"amount": "700.00"}]
        self.tell("spin.settled", 1, complete=complete, payments=payments, bank=bank, **forms)
        made = self.tell("payment.made", 1, order=1, chips=[chip | {"pieces": 35}]) if mark else 0
        self.tell("spin.closed", 1, entered=mark)
        return made

    def closed(self, twenties: int, hundreds: int) -> int:
        left = [{"value": "20.00", "pieces": twenties}, {"value": "100.00", "pieces": hundreds}, RED]
        amount = f"{twenties * 20 + hundreds * 100 + 500}.00"
        return self.bank("close", left, amount)

    def day(self) -> dict[str, int | None]:
        return figures(day_of(self.events, date(2026, 10, 21), ROME))

    def way(self) -> dict[str, int]:
        found = reconciliation(day_of(self.events, date(2026, 10, 21), ROME))
        assert found is not None
        return {name: amount for name, amount in found.items() if amount}


def righted(of: int, was: int, now: int) -> Line:
    difference = f"{now - was}.00"
    return {"payment": {"spin": 1, "order": 1, "was": f"{was}.00", "difference": difference}, "of": of}


def test_rules_9_result_is_closing_credits_and_drop_less_opening_and_fills() -> None:
    story = Story()
    story.bank("fill", [{"value": "100.00", "pieces": 10}], "1000.00")
    story.bank("credit", [{"value": "100.00", "pieces": 4}], "400.00")
    notes = {"value": "200.00", "pieces": 1, "kind": "notes"}
    story.bank("drop", [notes, {"colour": "red", "value": "2.50", "pieces": -80}], "200.00")
    story.bank("tip", [{"value": "5.00", "pieces": 3}], "15.00")
    story.spin()
    story.bank(
        "close",
        [{"value": "20.00", "pieces": 65}, {"value": "100.00", "pieces": 57}, RED | {"pieces": 120}],
        "7300.00",
    )
    found = story.day()
    assert (found["taken"], found["paid"], found["tips"], found["drop"]) == (100_00, 700_00, 15_00, 200_00)
    assert found["result"] == 7300_00 + 400_00 + 200_00 - 7500_00 - 1000_00 == -600_00
    assert story.way() == {"taken": 100_00, "paid": -700_00, "result": -600_00}


def test_what_should_lie_there_follows_each_chip() -> None:
    story = Story()
    story.spin()
    closing = story.closed(65, 50)
    assert book(story.events, 2, closing) == Counter({2000: 65, 10000: 51, "red": 200})
    assert story.way()["counted"] == -100_00


def test_where_a_losing_stake_was_not_entered_nothing_is_known() -> None:
    story = Story()
    story.spin(complete=False)
    assert book(story.events, 2, story.closed(65, 51)) is None
    assert (story.day()["taken"], story.day()["result"]) == (None, -600_00)


def test_what_is_put_right_and_moves_no_chips_has_a_line() -> None:
    story = Story()
    made = story.spin()
    story.closed(65, 51)
    story.correct(**righted(made, 700, 680), instead={"amount": "680.00", "chips": []})
    assert story.way() == {"taken": 100_00, "paid": -680_00, "unmoved": -20_00, "result": -600_00}
    story.correct(
        **righted(made, 680, 660), instead={"amount": "660.00", "chips": [{"value": "20.00", "pieces": 1}]}
    )
    assert story.way() == {"taken": 100_00, "paid": -660_00, "unmoved": -20_00, "result": -580_00}
    assert story.day()["put_right"] == 20_00


def test_an_answer_after_the_count_moves_no_chips_and_one_before_it_does() -> None:
    for before, way in (
        (True, {"taken": 100_00, "counted": -700_00, "result": -600_00}),
        (False, {"taken": 100_00, "unmoved": -700_00, "result": -600_00}),
    ):
        story = Story()
        story.spin(mark=False)
        answer = {"order": 1, "paid": False, "amount": "700.00"}
        if before:
            story.tell("payment.answered", 1, **answer)
        story.closed(65, 51)
        if not before:
            story.tell("payment.answered", 1, **answer)
        assert story.way() == way


def test_halves_to_the_cent_leave_what_no_chip_makes_up() -> None:
    """Five pieces of 2.50 are halved: two come into the bank in their own colour, and half a piece in nothing."""
    half = {"position": "black", "chip": {"colour": "red"}, "owner": "red", "pieces": None, "amount": "6.25"}
    story = Story()
    story.spin(partage=[half])
    story.events[3]["bank"]["taken"] = "106.25"
    closing = story.closed(65, 51)
    assert book(story.events, 2, closing) == Counter({2000: 65, 10000: 51, "red": 202})
    assert story.way()["loose"] == -1_25


def test_an_entry_that_was_put_right_counts_as_it_stands_and_both_are_lines() -> None:
    story = Story()
    filled = story.bank("fill", [{"value": "100.00", "pieces": 10}], "1000.00")
    said = story.correct(filled, {"chips": [{"value": "100.00", "pieces": 8}], "amount": "800.00"})
    assert story.day()["fills"] == 800_00
    rows = [tuple(row) for row in bank_rows(day_of(story.events, date(2026, 10, 21), ROME))]
    assert rows[1:] == [(filled, "fill", 1000_00, "", False), (said, "fill", 800_00, "", True)]


def test_the_count_of_the_box_is_compared_with_what_had_gone_in_by_then() -> None:
    """Notes of 300.00 went in, 250.00 are found; 100.00 more go in, and lie there still."""
    story = Story()
    story.notes(300)
    story.bank("box", [{"value": "50.00", "pieces": 5, "kind": "notes"}], "250.00")
    story.notes(100)
    found = boxes(day_of(story.events, date(2026, 10, 21), ROME))
    assert found == {"counted": 250_00, "drop": 300_00, "difference": -50_00, "left": 100_00}
    assert story.day()["drop"] == 400_00


def test_a_box_that_is_counted_in_a_later_night_is_that_of_the_night_it_names() -> None:
    story = Story()
    story.notes(300)
    opened = story.tell("table.opened", colours={})
    notes = [{"value": "100.00", "pieces": 3, "kind": "notes"}]
    story.tell("bank.moved", operation="box", chips=notes, amount="300.00", document=None, night=1)
    first, second = day_of(story.events, date(2026, 10, 21), ROME)
    assert boxes([first]) == {"counted": 300_00, "drop": 300_00, "difference": 0, "left": 0}
    assert boxes([second]) is None
    rows = {row.what: row.seq for row in bank_rows([first])}
    assert rows["box"] == opened + 1
    assert bank_rows([second]) == []


def test_the_day_on_which_clocks_are_put_back_has_twenty_five_hours() -> None:
    assert span(date(2026, 10, 24), ROME) == ("2026-10-24T04:00:00.000000Z", "2026-10-25T05:00:00.000000Z")
    assert span(date(2026, 10, 25), ROME) == ("2026-10-25T05:00:00.000000Z", "2026-10-26T05:00:00.000000Z")


@pytest.mark.parametrize(
    ("moment", "day"),
    [("2026-10-25T04:59:59Z", 24), ("2026-10-25T05:00:00Z", 25), ("2026-10-24T03:59:59Z", 23)],
)
def test_a_gaming_day_begins_at_six_by_the_clocks_of_the_house(moment: str, day: int) -> None:
    assert gaming_day(moment, ROME) == date(2026, 10, day)


def test_the_fewest_chips_go_either_way() -> None:
    assert fewest(187_50) == Counter({10000: 1, 5000: 1, 2000: 1, 1000: 1, 500: 1, 250: 1})
    assert added(fewest(187_50), fewest(-187_50)) == Counter()
    assert fewest(1_25) == Counter()
