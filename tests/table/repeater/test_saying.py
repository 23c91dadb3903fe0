"""What a dealer says of a spin and of a payment at the side wagers, and what is paid with one mark."""

from __future__ import annotations

from app.table.game import marked_beside, said_beside, why_paid
from app.table.repeater.acts import PayWin
from tests.table.repeater.night import Night


def said(night: Night) -> tuple[str, ...]:
    return said_beside(night.state, night.state.house)


def why(night: Night) -> list[str]:
    paying = night.state.paying
    assert paying is not None
    return [why_paid(night.state, night.state.house, each) for each in paying.payable.payments or ()]


def two_wins() -> Night:
    night = Night()
    night.book("repeat-2", amount="10.00")
    night.book("before-7-3-11")
    night.book("horn", "seat 1", "10.00")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    return night


def test_a_value_is_said_with_its_count_a_seven_and_a_zero_in_their_own_words() -> None:
    night = Night()
    assert said(night) == ()
    for number, words in ((8, "Valore 4, 1ª volta"), (0, "Zero, non conta"), (3, "Valore 4, 2ª volta")):
        night.fall(number)
        assert said(night) == (words,)
        night.do("cleared")
        night.do("next")
    night.fall(6)
    assert said(night) == ("Valore 7, il giro è chiuso",)


def test_nothing_is_said_in_a_house_that_deals_none() -> None:
    night = Night("venezia")
    night.fall(8)
    assert said(night) == ()


def test_a_win_is_said_with_what_the_box_gets_and_a_group_by_its_name() -> None:
    night = two_wins()
    night.do("repeater_paid", order=1)
    assert why(night) == ["repeater 2 · busta 20", "busta, repeater 2", "Horn"]


def test_in_a_house_without_envy_no_box_is_spoken_of() -> None:
    night = Night("repeater-bets-plain")
    night.book("repeat-2")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    night.do("repeater_paid", order=1)
    assert why(night) == ["repeater 2"]


def test_a_win_and_its_envy_are_one_mark_while_neither_has_one() -> None:
    night = two_wins()
    assert [marked_beside(night.state, order) for order in (1, 2, 3, 4)] == [
        PayWin(order=1),
        None,
        None,
        None,
    ]
    night.do("paid", order=1)
    assert marked_beside(night.state, 1) is None


def test_a_disputed_envy_does_not_go_with_its_win() -> None:
    night = two_wins()
    night.do("dispute", order=2, reason="busta")
    assert marked_beside(night.state, 1) is None


def test_wins_alone_are_counted() -> None:
    night = Night()
    night.book("repeat-2")
    night.book("repeat-2", "seat 1")
    night.spin(1)
    night.fall(1)
    night.do("cleared")
    assert marked_beside(night.state, 3) == PayWin(order=2)
