"""What the bank's windows say of what is recorded (rules 9)."""

from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.shown import differences, expected_at, is_known, lines_of, names_offered, sum_of
from app.desks.croupier.bank.tally import Coin, Tally
from app.people.permissions import Act
from app.rules.bank import BankBook, opened
from app.rules.chips import Chip
from app.rules.inventory import Certainty
from app.rules.money import Cents
from tests.desks.croupier.made_up_people import GINA, MARCO, UGO
from tests.desks.desk import Desk

TEN, TWENTY, FIFTY = Coin(Cents(1000)), Coin(Cents(2000)), Coin(Cents(5000))
RED = Coin(Cents(250), "red")
NAMES = ["Carla", "Ugo", "Ines"]


def test_what_is_wanting_is_told_chip_by_chip() -> None:
    book = opened({Chip(Cents(2000)): 40, Chip(Cents(250), "red"): 10, Chip(Cents(500), "red"): 2})
    tally = Tally({TWENTY: 38, RED: 12, TEN: 1})
    found = differences(tuple(book.inventory.pieces.items()), tally, (RED, TEN, TWENTY, FIFTY))
    assert [(each.coin, each.counted, each.expected, each.more) for each in found] == [
        (RED, 12, 12, 0),
        (TEN, 1, 0, 1),
        (TWENTY, 38, 40, -2),
    ]


def test_of_an_estimate_nothing_is_said_to_be_wanting() -> None:
    book = opened({Chip(Cents(2000)): 40})
    guessed = book._replace(inventory=book.inventory._replace(certainty=Certainty.ESTIMATED))
    assert is_known(book)
    assert not is_known(guessed)
    assert [each.expected for each in differences(None, Tally({TWENTY: 38}), (TWENTY,))] == [None]


def test_9_at_a_closing_what_is_known_lies_there_and_at_an_opening_what_the_last_closing_left(
    desk: Desk,
) -> None:
    station = desk.station
    fifty = Chip(Cents(5000))
    assert expected_at(station.state, Deed.CLOSE) is None
    assert expected_at(station.state, Deed.OPEN) is None
    station.send({"do": "bank", "operation": "open", "chips": [{"value": "50.00", "pieces": 100}]})
    assert expected_at(station.state, Deed.CLOSE) == ((fifty, 100),)
    station.say("close")
    station.send({"do": "bank", "operation": "close", "chips": [{"value": "50.00", "pieces": 90}]})
    station.say("open")
    assert expected_at(station.state, Deed.OPEN) == ((fifty, 90),)


def test_the_result_is_closing_credits_and_drop_without_opening_and_fills() -> None:
    parts = sum_of(BankBook(begun=True, opening=100, fills=20, credits=7, drop=5), 130)
    assert parts.result == 130 + 7 + 5 - 100 - 20


def recorded(desk: Desk) -> None:
    for form in (
        {"operation": "open", "chips": [{"value": "50.00", "pieces": 100}]},
        {
            "operation": "fill",
            "chips": [{"value": "50.00", "pieces": 2}],
            "document": "F-0001",
            "signatures": NAMES,
        },
    ):
        desk.station.send({"do": "bank", **form})


def test_what_was_put_right_is_listed_with_what_it_was(desk: Desk) -> None:
    recorded(desk)
    fill = max(desk.station.state.movements)
    why = {"reason": "Contato male", "by": "Rossi", "witness": "Carla"}
    for pieces in (3, 4):
        instead = {"chips": [{"value": "50.00", "pieces": pieces}]}
        desk.station.send({"do": "correct", "of": fill, **why, "instead": instead})
    void = {"void": True, "operation": "fill", "reason": "Strappato", "by": "Carla", "number": "F-0002"}
    desk.station.send({"do": "document", **void})
    lines = lines_of(desk.station.state)
    assert [(line.document, line.amount, line.first) for line in lines] == [
        ("F-0001", 200_00, 100_00),
        ("", 5000_00, None),
        ("F-0002", 0, None),
    ]
    assert lines[-1].seq == 0


def test_who_signed_last_is_offered_first(desk: Desk) -> None:
    recorded(desk)
    offered = names_offered(desk.station.state, (MARCO, GINA, UGO), Act.FILL)
    assert offered == (*NAMES, MARCO.name, GINA.name)
