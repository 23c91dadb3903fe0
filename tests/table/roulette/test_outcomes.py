"""What becomes of stakes besides paying, in its order, and what the dealer has ticked of it (rules 3, 4, 5)."""

from typing import Final

from app.table.roulette.outcomes import Fate, outcomes
from app.table.roulette.settling import settlement_of, spin_to_settle
from tests.table.playing import Played, chips, colour, fall, fallen, stack


def said(table: Played) -> list[tuple[Fate, str, str | None, int, bool]]:
    """What became of the stakes at the number being paid."""
    spin = table.paying
    bets = spin_to_settle(table.state, spin).bets
    found = outcomes(spin, bets, settlement_of(table.state, spin))
    return [(o.fate, o.part.position.name, o.part.owner, o.part.amount, o.done) for o in found]


def zero() -> Played:
    """At zero four of red lie on black and three on even; seat 2 has the straight."""
    table = fallen(0)
    table.do(
        "winners",
        bets=[
            stack("black", colour("red", 4)),
            stack("even", colour("red", 3)),
            stack("straight-0", chips("5.00", owner="seat 2")),
        ],
    )
    return table


HALVES: Final = [
    (Fate.HALVED, "black", "red", 500, False),
    (Fate.HALVED, "even", "red", 250, False),
    (Fate.SHUT, "even", "red", 250, False),
]


def test_4_1_the_bank_has_its_halves_before_anything_is_shut_in() -> None:
    assert said(zero()) == HALVES


def test_4_1_prisoners_that_a_second_zero_takes_come_first() -> None:
    """Whose, where, how much: the bank takes them before it divides again."""
    table = zero()
    table.do("next")
    fall(table, 0)
    table.do("winners", bets=[stack("black", colour("red", 2))])
    assert said(table) == [
        (Fate.TAKEN, "even", "red", 250, False),
        (Fate.HALVED, "black", "red", 250, False),
    ]


def test_a_prisoner_on_a_chance_that_loses_is_taken_and_one_that_wins_is_freed() -> None:
    table = fallen(0)
    table.do("winners", bets=[stack("black", colour("red")), stack("high", colour("blue"))])
    table.do("next")
    fall(table, 8)
    assert said(table) == [
        (Fate.TAKEN, "high", "blue", 250, False),
        (Fate.FREED, "black", "red", 250, False),
    ]


def test_5_doubtful_notes_go_back_before_anything_else() -> None:
    table = fallen(0)
    note = chips("500.00", 3, kind="notes", up_to_maximum=True)
    table.do("winners", bets=[stack("black", note), stack("even", colour("red", 2))])
    assert [fate for fate, *_ in said(table)] == [Fate.NOTES_BACK, Fate.HALVED, Fate.HALVED]


def test_a_tick_is_recorded_and_taken_back() -> None:
    table = zero()
    assert table.do("done", listed="partage", place=2)[-1] == "stake.done"
    assert [done for *_, done in said(table)] == [False, True, False]
    assert "seen to already" in table.refused("done", listed="partage", place=2)
    assert "not seen to" in table.refused("done", listed="partage", place=1, over=True)
    table.do("done", listed="partage", place=2, over=True)
    assert said(table) == HALVES


def test_a_tick_stays_with_what_is_settled_again_alike_and_goes_with_what_is_not() -> None:
    table = zero()
    table.do("done", listed="partage", place=1)
    table.do("done", listed="partage", place=2)
    table.do("winners", bets=[stack("black", colour("red", 4)), stack("even", colour("red", 5))])
    assert [(place, amount, done) for _, place, _, amount, done in said(table)] == [
        ("black", 500, True),
        ("even", 500, False),
        ("even", 250, False),
    ]


def test_of_two_that_are_alike_the_first_is_ticked_first() -> None:
    table = fallen(0)
    nobodys = chips("5.00", owner=None), chips("10.00", owner=None), chips("5.00", owner=None)
    table.do("winners", bets=[stack("black", *nobodys)])
    table.do("done", listed="partage", place=3)
    assert [(amount, done) for *_, amount, done in said(table)] == [(250, True), (500, False), (250, False)]
    table.do("done", listed="partage", place=3)
    assert [done for *_, done in said(table)] == [True, False, True]


def test_there_is_nothing_to_tick_that_is_not_there() -> None:
    table = zero()
    assert "has no stake 3 in partage" in table.refused("done", listed="partage", place=3)
    assert "must be one of" in table.bad_input("done", listed="payments", place=1)
    assert "whole number" in table.bad_input("done", listed="partage", place=0)


def test_nothing_waits_for_a_tick() -> None:
    """Screens: none is demanded, a dealer halves by eye."""
    table = zero()
    table.do("paid_all")
    assert "spin.closed" in table.do("next")
