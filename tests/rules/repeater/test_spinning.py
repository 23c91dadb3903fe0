"""What a spin does to a round, and what becomes of one that is abandoned."""

from random import Random

from app.rules.repeater.round import Round
from app.rules.repeater.spinning import Exposure, Taking, abandoned, exposure, spun
from app.rules.repeater.values import TALLIED
from app.rules.repeater.wagers import WAGERS
from tests.rules.repeater.tables import PLAIN, PLUS, made, played

ALL = tuple(wager.code for wager in WAGERS)


def test_forty_for_one_is_two_hundred_for_five_and_the_wager_is_spent() -> None:
    found = spun(PLUS, played(made("repeat-12"), 12), 12)
    (payment,) = found.payments
    assert (payment.payment, payment.envy, found.round.standing) == (20_000, 1_000, ())
    assert found.taking == Taking(taken=0, paid=19_500, envy=1_000)
    assert found.taking.result == -20_500


def test_one_spin_pays_all_that_it_completes_in_the_order_of_the_tables() -> None:
    round_ = played(made(*ALL), 12, 2)
    found = spun(PLUS, round_, 2)
    assert [(each.stake.wager, each.payment) for each in found.payments] == [
        ("repeat-2", 20_000),
        ("downtown", 7_500),
        ("citywide", 4_500),
        ("repeater-even", 6_000),
        ("horn", 6_000),
    ]
    assert found.taking.result == -42_500


def test_a_seven_takes_all_in_order_and_opens_the_next_round() -> None:
    found = spun(PLUS, made(*ALL), 7)
    assert [stake.wager for stake in found.lost] == list(ALL)
    assert (found.round, found.payments, found.taking) == (Round(2), (), Taking(taken=9_500))


def test_a_zero_does_nothing_but_that_no_wager_is_new_any_more() -> None:
    before = made("repeat-2")
    found = spun(PLUS, before, None)
    assert (found.payments, found.lost, found.round.tallies) == ((), (), {})
    assert (before.standing[0].new, found.round.standing[0].new) == (500, 0)


def test_no_envy_where_the_house_gives_none_nor_on_groups() -> None:
    assert spun(PLAIN, played(made("repeat-2"), 2), 2).payments[0].envy == 0
    assert spun(PLUS, played(made("horn"), 2), 2).payments[0].envy == 0


def test_the_exposure_is_the_dearest_next_value_and_the_lowest_of_equals() -> None:
    assert exposure(PLUS, made("repeat-2")) is None
    round_ = played(made("repeat-2", "repeat-12"), 12)
    assert exposure(PLUS, round_) == Exposure(12, 20_500)
    assert exposure(PLUS, played(round_, 2)) == Exposure(2, 20_500)


def test_an_abandoned_round_pays_what_is_printed_and_returns_the_rest() -> None:
    found = abandoned(PLUS, played(made("repeat-2", "repeat-5", "horn"), 2))
    assert [(each.stake.wager, each.payment) for each in found.payments] == [("repeat-2", 3_000)]
    assert [stake.wager for stake in found.returned] == ["repeat-5", "horn"]
    assert found.round == Round(2)


def test_an_abandoned_round_returns_all_where_nothing_may_be_surrendered() -> None:
    found = abandoned(PLAIN, played(made("repeat-2"), 2))
    assert (found.payments, len(found.returned)) == ((), 1)


def test_the_exposure_is_what_the_dearest_spin_would_cost_whatever_stands() -> None:
    rng = Random(9)
    for _ in range(100):
        values = [rng.choice(TALLIED) for _ in range(rng.randrange(12))]
        round_ = played(made(*rng.sample(ALL, 8)), *values)
        costs = {value: -spun(PLUS, round_, value).taking.result for value in TALLIED}
        dearest = max(costs.values())
        first = min(value for value, cost in costs.items() if cost == dearest)
        assert exposure(PLUS, round_) == (Exposure(first, dearest) if dearest else None)
