"""What a player took up before the throw did not play (rules 4, 5) [4.1]."""

import pytest

from app.rules.roulette.lying import NotThereError
from app.table.fold import fold
from app.table.roulette import events as spun
from app.table.roulette.live_form import spin_form
from tests.table.playing import Played, colour, fall, fallen, stack


def left() -> Played:
    """What red and blue won at 8 was left lying; then zero falls."""
    table = fallen(8)
    table.do("winners", bets=[stack("black", colour("red", 3)), stack("even", colour("blue", 1))])
    table.do("leave", order=1)
    table.do("leave", order=2)
    table.do("next")
    fall(table, 0)
    table.do("paid_all")
    return table


def halved(table: Played) -> list[tuple[str, str | None]]:
    """Whose stakes zero halved."""
    assert table.paying.settlement is not None
    return [(part.position.name, part.owner) for part in table.paying.settlement.partage]


def test_what_was_left_lying_and_taken_up_is_not_divided() -> None:
    table = left()
    assert halved(table) == [("black", "red"), ("even", "blue")]
    assert table.do("taken_up", position="black", owner="red") == ("bet.removed", "spin.settled")
    assert halved(table) == [("even", "blue")]
    assert "knows of no stake" in table.refused("taken_up", position="black", owner="red")


def test_4_1_a_prisoner_cannot_be_taken_up() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("red", 3))])
    table.do("next")
    fall(table, 8)
    assert "cannot be taken up" in table.refused("taken_up", position="black", owner="red")


def test_a_payment_that_is_made_is_taken_back_first() -> None:
    """What was left lying plays at the next number: it is not paid twice over."""
    table = left()
    table.do("next")
    fall(table, 8)
    table.do("paid_all")
    assert table.paying.payable.paid
    assert "take the payment back" in table.refused("taken_up", position="black", owner="red")
    table.do("unpaid", order=1)
    table.do("taken_up", position="black", owner="red")
    assert table.paying.settlement is not None
    assert [payment.owner for payment in table.paying.settlement.payments] == ["blue"]


def test_only_what_lies_on_a_chance_is_known_from_before() -> None:
    assert "chance" in left().bad_input("taken_up", position="straight-8", owner="red")


def test_what_was_said_to_be_taken_up_by_a_slip_lies_there_after_all() -> None:
    table = left()
    settled = table.paying.settlement
    table.do("taken_up", position="black", owner="red")
    back = table.do("taken_up", position="black", owner="red", over=True)
    assert back == ("bet.back", "spin.settled")
    assert table.paying.settlement == settled
    assert "nobody said" in table.refused("taken_up", position="black", owner="red", over=True)


def test_5_winnings_that_are_said_to_be_gone_lie_there_after_all() -> None:
    """Said of a payment: what was left lying is put back with the count of the spins that it lay."""
    table = fallen(8)
    table.do("winners", bets=[stack("black", colour("red", 3), colour("blue", 1))])
    for order in (1, 2):
        table.do("leave", order=order)
    table.do("next")
    fall(table, 17)
    lying, settled = table.paying.bets, table.paying.settlement
    for order in (1, 1):
        table.do("leave", order=order, gone=True)
    assert table.paying.bets == ()
    for owner in ("red", "blue"):
        table.do("taken_up", position="black", owner=owner, over=True)
    assert table.paying.bets == lying
    assert settled is None or table.paying.settlement == settled


def test_what_is_put_back_changes_no_payment_that_is_made() -> None:
    """Two colours on black: the farther one was said to be gone, and the other's payment is made."""
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("red", 4))])
    table.do("next")
    fall(table, 8)
    table.do("winners", bets=[stack("black", colour("red", 2))])
    made = table.do("leave", order=1)
    assert made
    table.do("next")
    fall(table, 17)
    table.do("taken_up", position="black", owner="red")
    table.do("winners", bets=[stack("black", colour("red", 1))])
    table.do("paid", order=1)
    assert "take the payment back" in table.refused("taken_up", position="black", owner="red", over=True)
    table.do("unpaid", order=1)
    table.do("taken_up", position="black", owner="red", over=True)


def test_3_a_chip_that_was_meant_there_is_not_from_before() -> None:
    """Misplaced red plays on black by the dealer's word: what is said to be taken up is what lay there."""
    table = left()
    table.do("next")
    fall(table, 8)
    entry = colour("blue", 2)
    table.do("misplaced", position="odd", meant="black", entry=entry, told="Carla")
    assert "knows of no stake" in table.refused("taken_up", position="black", owner="blue")


def test_what_was_taken_up_stands_in_the_state_while_it_can_be_put_back() -> None:
    table = left()
    assert "taken_up" not in spin_form(table.paying, table.state)
    table.do("taken_up", position="black", owner="red")
    said = [{"position": "black", "owner": "red"}]
    assert spin_form(table.paying, table.state)["taken_up"] == said


def test_what_nobody_said_cannot_be_put_back_by_a_record_either() -> None:
    """A journal in which it stands all the same does not hold."""
    back = spun.BetBack(spin=3, position="black", owner="red")
    with pytest.raises(NotThereError):
        fold(left().state, back)
