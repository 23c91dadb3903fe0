"""A payment that is put right moves the bank by its difference, in the chips that changed hands (rules 9)."""

from typing import Any

import msgspec
import pytest

from app.rules.chips import Chip
from app.rules.inventory import Certainty
from app.rules.money import Cents
from app.table import events as happened
from app.table.corrected_payments import payment_made
from app.table.earlier_payments import Earlier
from app.table.replay import Replay
from app.table.roulette.game import ROULETTE
from tests.table.playing import Form, Played, chips, fall, form_of, opened, stack

TWENTY, HUNDRED = Chip(Cents(2000)), Chip(Cents(10000))
WHO = {"reason": "one lay there, and not two", "by": "Carla", "witness": "Ugo"}
COUNT: list[Form] = [{"value": "20.00", "pieces": 200}, {"value": "100.00", "pieces": 50}]


def value(worth: str, pieces: int) -> Form:
    """Pieces of a chip, which come back or with a minus leave the bank."""
    return {"value": worth, "pieces": pieces}


def paid_spin(*, all_entered: bool = True, bank: bool = True, disputed: bool = False) -> Played:
    """A table that has paid 700.00 in 20s on number 8, and closed the spin."""
    table = opened(all_entered=all_entered)
    if bank:
        table.do("bank", operation="open", chips=COUNT)
    bet = chips("20.00")
    if all_entered:
        table.do("place", position="straight-8", entry=bet)
    fall(table, 8)
    if not all_entered:
        table.do("winners", bets=[stack("straight-8", bet)])
    if disputed:
        table.do("dispute", order=1, by="seat 1", reason="two lay there")
        table.do("rule", order=1, by="Carla", reason="one lay there")
    table.do("paid", order=1)
    table.do("next")
    return table


def mark_of(table: Played) -> int:
    """Where the last mark stands in the record."""
    marks = [place for place, event in enumerate(table.story, 1) if isinstance(event, happened.PaymentMade)]
    return marks[-1]


def put_right(table: Played, of: int | None = None, **instead: Any) -> Form:
    """Put the payment right; gives the event."""
    of = mark_of(table) if of is None else of
    assert table.do("correct", of=of, instead=instead, **WHO) == ("entry.corrected",)
    return table.last()


def test_rules_9_what_was_paid_too_much_comes_back_in_its_chips() -> None:
    table = paid_spin()
    before = table.pieces(TWENTY), table.pieces(HUNDRED)
    event = put_right(
        table, amount="350.00", chips=[value("100.00", 3), value("20.00", 2), value("10.00", 1)]
    )
    assert (table.pieces(TWENTY), table.pieces(HUNDRED)) == (before[0] + 2, before[1] + 3)
    assert table.state.bank.inventory.certainty is Certainty.KNOWN
    assert event["payment"] == {"spin": 1, "order": 1, "was": "700.00", "difference": "-350.00"}
    assert event["instead"]["amount"] == "350.00"


def test_rules_9_what_was_paid_too_little_leaves_the_bank() -> None:
    table = paid_spin()
    before = table.pieces(HUNDRED)
    put_right(table, amount="900.00", chips=[value("100.00", -2)])
    assert table.pieces(HUNDRED) == before - 2


def test_chips_that_were_exchanged_are_put_right_without_an_amount() -> None:
    """It was paid in seven 100s and not in 20s."""
    table = paid_spin()
    before = table.pieces(TWENTY), table.pieces(HUNDRED)
    event = put_right(table, chips=[value("20.00", 35), value("100.00", -7)])
    assert (table.pieces(TWENTY), table.pieces(HUNDRED)) == (before[0] + 35, before[1] - 7)
    assert event["payment"]["difference"] == "0.00"


def test_of_a_counted_bank_the_chips_are_said_and_are_the_difference() -> None:
    table, wrong = paid_spin(), {"chips": [value("100.00", 3)]}
    of = mark_of(table)
    assert "say in which chips" in table.refused("correct", of=of, instead={"amount": "350.00"}, **WHO)
    said = table.refused("correct", of=of, instead={"amount": "350.00", **wrong}, **WHO)
    assert "by 50.00 (rules 9)" in said
    notes = {"amount": "650.00", "chips": [{**value("50.00", 1), "kind": "notes"}]}
    assert "made in chips" in table.bad_input("correct", of=of, instead=notes, **WHO)
    assert "nothing is put right" in table.refused("correct", of=of, instead={"amount": "700.00"}, **WHO)


def test_of_an_estimate_an_amount_will_do() -> None:
    """At a live table the bank is an estimate once it has paid: the fewest chips are taken to have come back."""
    table = paid_spin(all_entered=False)
    assert table.state.bank.inventory.certainty is Certainty.ESTIMATED
    before = table.pieces(TWENTY), table.pieces(HUNDRED)
    event = put_right(table, amount="580.00")
    assert (table.pieces(TWENTY), table.pieces(HUNDRED)) == (before[0] + 1, before[1] + 1)
    assert "chips" not in event["instead"]


def test_without_a_bank_the_correction_is_recorded_alone() -> None:
    table = paid_spin(bank=False)
    before = table.state.bank
    assert put_right(table, amount="350.00")["payment"]["difference"] == "-350.00"
    assert table.state.bank == before


def test_a_bank_that_would_hold_less_than_nothing_is_an_estimate() -> None:
    table = paid_spin()
    instead = {"amount": "1700.00", "chips": [value("1000.00", -1)]}
    kinds = table.do("correct", of=mark_of(table), instead=instead, **WHO)
    assert kinds == ("entry.corrected", "bank.short")
    assert table.state.bank.inventory.certainty is Certainty.ESTIMATED


def test_the_second_correction_counts_from_the_first_and_none_is_of_a_correction() -> None:
    table = paid_spin()
    of = mark_of(table)
    before = table.pieces(HUNDRED)
    first = len(table.story) + 1
    put_right(table, of, amount="500.00", chips=[value("100.00", 2)])
    again = {"amount": "600.00", "chips": [value("100.00", -1)]}
    assert "is a correction itself" in table.refused("correct", of=first, instead=again, **WHO)
    event = put_right(table, of, **again)
    assert event["payment"] == {"spin": 1, "order": 1, "was": "500.00", "difference": "100.00"}
    assert table.pieces(HUNDRED) == before + 1
    made = payment_made(table.state, of)
    assert made is not None
    assert (made.number, made.amount, made.payment.amount) == (8, 600_00, 700_00)
    assert made.laid == ((TWENTY, 35),)
    assert [(each.was, each.chips) for each in made.put_right] == [
        (700_00, ((HUNDRED, 2),)),
        (500_00, ((HUNDRED, -1),)),
    ]
    assert {(each.reason, each.by, each.witness) for each in made.put_right} == {tuple(WHO.values())}


@pytest.mark.parametrize("witness", ["Carla", "carla", " CARLA "])
def test_rules_9_the_second_person_is_never_the_first(witness: str) -> None:
    """However the name is written."""
    table = paid_spin()
    said = {"reason": "x", "by": "Carla", "witness": witness, "instead": {"amount": "350.00"}}
    assert "another person" in table.refused("correct", of=mark_of(table), **said)


def test_while_the_spin_is_being_paid_its_mark_is_taken_back() -> None:
    table = opened()
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", chips("20.00"))])
    table.do("paid", order=1)
    said = table.refused("correct", of=mark_of(table), instead={"amount": "350.00"}, **WHO)
    assert said == "spin 1 is being paid still: take the mark of payment 1 back instead"


def test_a_mark_that_followed_another_settlement_is_found_at_its_new_place() -> None:
    """More winners move a payment that was made; its mark in the record is the same."""
    table = opened()
    fall(table, 8)
    table.do("winners", bets=[stack("straight-8", chips("20.00"))])
    table.do("paid", order=1)
    of = mark_of(table)
    table.do(
        "winners", bets=[stack("straight-8", chips("20.00")), stack("black", chips("10.00", owner="seat 2"))]
    )
    table.do("paid_all")
    table.do("next")
    made = payment_made(table.state, of)
    assert made is not None
    assert (made.order, made.amount) == (2, 70_000)


def closed_night() -> Played:
    """The bank is counted for the last time: what is there is what there should be."""
    table = paid_spin()
    table.do("close")
    held = table.state.bank.inventory.pieces
    lying = [value(f"{chip.value // 100}.00", count) for chip, count in held.items()]
    table.do("bank", operation="close", chips=lying)
    return table


def test_rules_9_what_comes_back_after_the_closing_count_is_added_to_it_and_to_the_result() -> None:
    table = closed_night()
    assert table.last()["result"] == "-700.00"
    event = put_right(table, amount="600.00", chips=[value("100.00", 1)])
    assert event["result"] == "-600.00"
    assert put_right(table, amount="650.00", chips=[value("50.00", -1)])["result"] == "-650.00"


def test_after_the_closing_count_what_was_only_written_wrong_moves_nothing() -> None:
    """Nothing changes hands: what was counted lies there."""
    table = closed_night()
    assert put_right(table, amount="600.00", chips=[])["result"] == "-700.00"


def test_what_is_no_amount_of_a_payment_is_there_to_be_read() -> None:
    table = paid_spin()
    before = table.state.bank
    event = put_right(table, owner="seat 5")
    assert "payment" not in event
    assert table.state.bank == before


@pytest.mark.parametrize(
    ("field", "forged", "fault"),
    [
        ("payment", {"spin": 1, "order": 1, "was": "900.00", "difference": "-550.00"}, "at first"),
        ("instead", {"amount": "350.00", "chips": [{"value": "100.00", "pieces": 3}]}, "not its difference"),
        ("result", "-1.00", "not what the bank gives"),
        ("of", 2, "no payment of a closed spin"),
    ],
)
def test_verify_finds_a_correction_that_is_forged(field: str, forged: object, fault: str) -> None:
    table = paid_spin()
    put_right(table, amount="350.00", chips=[value("50.00", 7)])
    story = [form_of(event) for event in table.story]
    story[-1][field] = forged
    replay = Replay("T1", ROULETTE)
    faults = [said for form in story if (said := replay.step(msgspec.json.encode(form)))]
    assert len(faults) == 1
    assert fault in faults[0]


def test_9_whoever_ruled_on_a_payment_does_not_witness_its_correction() -> None:
    """That night and in a later one; of another spin he may."""
    table = paid_spin(disputed=True)
    who = {"by": "Moro", "reason": "again"}
    instead = {"amount": "680.00", "chips": [value("20.00", 1)]}
    of = mark_of(table)
    reason = table.refused("correct", of=of, witness="carla", instead=instead, **who)
    assert reason == "carla ruled on a payment of spin 1: another person is the witness (rules 9)"
    assert table.do("correct", of=of, witness="Ugo", instead=instead, **who) == ("entry.corrected",)
    table.do("bank", operation="close", chips=COUNT)
    table.do("close")
    was = Earlier(1, 1, Cents(68000), ruled=("Carla",))
    later = Played(table.state, earlier={of: was}.get)
    later.do("open")
    assert "ruled on a payment" in later.refused(
        "correct", of=of, witness="Carla", instead={"amount": "1.00"}, **who
    )
