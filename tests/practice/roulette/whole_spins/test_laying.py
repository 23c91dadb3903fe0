"""A payment of a spin is laid as section 4.4 has it, or as its player wants it."""

import random

import pytest

from app.practice import forms
from app.practice.exercise import LEAST_SLIPS
from app.practice.marking import mark
from app.practice.roulette.on_the_cloth import colour, value
from app.practice.roulette.whole_spins.laying import Laying, laying
from app.practice.roulette.whole_spins.simulated import Simulated
from app.rules.payment_laying import AS_PLAYED
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import BY_NAME
from tests.practice.roulette.whole_spins.a_table import key_of, opened, scripts


def paid(bets: dict[str, Entry], *, wishes: bool = False, seed: int = 1) -> tuple[Simulated, Laying | None]:
    """Let the 8 fall on some bets; gives the table, and how the first payment is laid."""
    table = opened()
    for name, entry in bets.items():
        table.place(BY_NAME[name], entry)
    table.do("throw")
    table.do("no_more_bets")
    table.fall(8)
    table.do("cleared")
    payment = table.settlement().payments[0]
    return table, laying(table, payment, random.Random(seed), wishes=wishes)


@pytest.mark.parametrize(
    ("bets", "key", "piles"),
    [
        ({"straight-8": colour(1, 250, "red")}, "colour", "20 20-5"),
        ({"split-8-11": colour(2, 250, "red")}, "colour-splits", "20 20-3-3"),
        ({"corner-8-12": value(1, 1000, "posto 2")}, "one", "4+4"),
        (
            {"corner-8-12": value(1, 1000, "posto 2"), "line-7-12": value(1, 1000, "posto 2")},
            "several",
            "5+5+3",
        ),
        ({"straight-8": value(1, 1000, "posto 2")}, "one", "20 20-5"),
    ],
)
def test_it_is_cut_by_what_was_played_and_where(bets: dict[str, Entry], key: str, piles: str) -> None:
    """4.4: 35 is a stack and one less 5; two splits 34, three and three; value for several is never slid."""
    _, how = paid(bets)
    assert how is not None
    assert how.wish == AS_PLAYED
    assert key_of(how.moment) == f"pay.cut.{key}"
    assert mark(how.moment.task, [piles]).right
    assert len(how.moment.task.slips) >= LEAST_SLIPS


def test_what_is_only_spread_is_not_asked() -> None:
    assert paid({"line-7-12": colour(1, 250, "red")})[1] is None


def test_who_wants_other_chips_gets_them_and_the_table_records_it() -> None:
    """4.4: 35 pieces of 2.50 with a chip of 20: eight pieces each."""
    table, how = paid({"straight-8": colour(1, 250, "red")}, wishes=True)
    assert how is not None
    (worth,) = how.wish.values
    assert how.moment.task.fields[0].form is forms.CHIPS
    assert not table.refuses("paid", order=1, wish={"with": [f"{worth // 100}.00"]})
    assert mark(how.moment.task, ["3xR 4x20"]).right == (worth == 2000)


def test_value_is_paid_in_what_was_played_whatever_may_be_wished() -> None:
    _, how = paid({"straight-8": value(1, 1000, "posto 2")}, wishes=True)
    assert how is not None
    assert how.wish == AS_PLAYED


@pytest.mark.parametrize("level", [1, 5])
def test_one_payment_of_a_spin_at_most_is_laid(level: int) -> None:
    for told in scripts(level):
        spins = " ".join(key_of(one) for one in told).split("falls")
        assert all(spin.count("pay.cut.") + spin.count("pay.with") <= 1 for spin in spins)


def test_both_ways_are_met() -> None:
    keys = {key_of(one) for level in (1, 2, 5) for told in scripts(level) for one in told}
    assert "pay.with" in keys
    assert any(key.startswith("pay.cut.") for key in keys)
