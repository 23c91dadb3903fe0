"""An announce is paid, and only then its player lets it go on: what comes back (rules 6) [5.2]."""

from app.rules.money import Cents
from app.table.roulette.going_on import announce_won
from app.table.roulette.outcomes import Fate, outcomes
from app.table.roulette.paid_before import late_payments, moved, paid_before, unmade
from app.table.roulette.settling import spin_to_settle
from app.table.state_form import state_form
from tests.table.going_on import SEAT, goes_on, seq_of, won
from tests.table.playing import Form, Played, chips, stack


def steps(table: Played) -> list[tuple[Fate, int, int, bool]]:
    """What the dealer is to do besides paying: what comes back, the stake given for it, whether it is done."""
    spin = table.paying
    assert spin.settlement is not None
    found = outcomes(spin, spin_to_settle(table.state, spin).bets, spin.settlement)
    return [(o.fate, o.part.amount, o.stake_back, o.done) for o in found]


def paid() -> Played:
    """A table at which serie da 20 has won on the 8, and is paid whole."""
    table = won("serie", 8, value="20.00")
    table.do("paid_all")
    return table


def test_5_2_a_rifare_after_it_was_paid_what_is_kept_comes_back_and_the_stake_goes() -> None:
    """Serie da 20 on the 8: 340 were paid; 120 come back, and 20 are given."""
    table = paid()
    goes_on(table, "serie", "rifare")
    assert steps(table) == [(Fate.TAKEN_BACK, 12000, 2000, False)]
    table.do("done", listed="paid_before", place=1)
    assert steps(table) == [(Fate.TAKEN_BACK, 12000, 2000, True)]
    assert "seen to already" in table.refused("done", listed="paid_before", place=1)
    assert "no stake 2" in table.refused("done", listed="paid_before", place=2)


def test_5_2_a_completare_after_it_was_paid_the_stake_stays() -> None:
    table = paid()
    goes_on(table, "serie", "completare")
    assert steps(table) == [(Fate.TAKEN_BACK, 10000, 0, False)]


def test_before_it_is_paid_nothing_comes_back() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    table.do("paid", order=1)
    assert steps(table) == []


def test_of_what_is_paid_anew_nothing_comes_back() -> None:
    """The mark is taken back: the payment that is made then keeps its pieces, and the tick is gone with it."""
    table = paid()
    goes_on(table, "serie", "rifare")
    table.do("done", listed="paid_before", place=1)
    assert table.do("unpaid", order=1) == ("stake.done", "payment.unmade")
    assert table.paying.done == ()
    table.do("paid", order=1)
    assert steps(table) == []
    assert "no stake 1" in table.refused("done", listed="paid_before", place=1)


def test_one_that_does_not_go_on_after_all_takes_its_tick_along() -> None:
    table = paid()
    goes_on(table, "serie", "rifare")
    table.do("done", listed="paid_before", place=1)
    table.do("announce", name="serie", owner=SEAT, of=seq_of(table), over=True)
    assert (steps(table), table.paying.done) == ([], ())
    goes_on(table, "serie", "completare")
    assert steps(table) == [(Fate.TAKEN_BACK, 10000, 0, False)]


def test_of_two_payments_only_what_was_paid_before_comes_back() -> None:
    """Seat 4's own 50 on the 8 are another payment, and nothing of the announce's."""
    table = won("serie", 8, value="20.00", entered=False)
    table.do("winners", bets=[stack("straight-8", chips("50.00", owner=SEAT))])
    table.do("paid", order=1)
    goes_on(table, "serie", "rifare")
    assert [(p.owner, p.amount) for p in table.paying.settlement.payments] == [  # type: ignore[union-attr]
        (SEAT, Cents(34000)),
        (SEAT, Cents(175000)),
    ]
    assert steps(table) == [(Fate.TAKEN_BACK, 12000, 2000, False)]
    table.do(
        "winners", bets=[stack("black", chips("50.00")), stack("straight-8", chips("50.00", owner=SEAT))]
    )
    (gone,) = table.paying.gone_on
    assert gone.late == {2}, "the payment stands second now, and is found again"
    assert steps(table) == [(Fate.TAKEN_BACK, 12000, 2000, False)]


def test_scripts_see_what_was_paid_before() -> None:
    table = paid()
    goes_on(table, "serie", "rifare")
    spin: Form = state_form(table.state)["paying"]  # type: ignore[assignment]
    (gone,) = spin["gone_on"]
    assert gone["paid_before"] == {"place": 1, "taken_back": "120.00", "stake_back": "20.00"}
    table.do("unpaid", order=1)
    spin = state_form(table.state)["paying"]  # type: ignore[assignment]
    assert "paid_before" not in spin["gone_on"][0]


def test_a_colour_comes_back_in_pieces() -> None:
    table = won("serie", 8, colour_pieces=2)
    table.do("paid_all")
    goes_on(table, "serie", "rifare")
    (late,) = paid_before(table.paying)
    assert (late.part.pieces, late.part.amount, late.stake_back) == (12, 3000, 500)


def test_the_payments_before_it_are_found_by_their_places() -> None:
    table = paid()
    goes_on(table, "serie", "rifare")
    said = announce_won(table.state, seq_of(table))
    assert said is not None
    assert late_payments(table.paying, said) == {1}
    (gone,) = moved(table.paying.gone_on, {1: 4})
    assert gone.late == {4}
    (gone,) = unmade((gone,), 4)
    assert gone.late == frozenset()
