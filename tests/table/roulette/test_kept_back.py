"""What of a payment goes on with an announce, and what the dealer pushes over (rules 6) [5.2]."""

from app.rules.money import Cents
from app.table.roulette.kept_back import GoingOn, going_on, kept_back
from app.table.state_form import state_form
from tests.table.going_on import SEAT, goes_on, paid_to, seq_of, won
from tests.table.playing import Form, Played, chips, fall, opened


def forms(table: Played) -> tuple[list[Form], list[Form]]:
    """The payments and what goes on, as scripts see them."""
    spin: Form = state_form(table.state)["paying"]  # type: ignore[assignment]
    return spin["payments"], spin["gone_on"]


def test_5_2_a_rifare_the_payment_says_what_is_kept_and_what_is_pushed_over() -> None:
    """[5.2] Serie da 20 on the 8: of 340, 120 are kept; 220 and the stake are handed over."""
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    ((payment,), (gone,)) = forms(table)
    assert (payment["amount"], payment["goes_on"], payment["handed_over"]) == ("340.00", "120.00", "220.00")
    assert gone == {
        "of": seq_of(table),
        "after": "rifare",
        "kept": "120.00",
        "plays_on": "0.00",
        "stake_back": "20.00",
        "paid": "220.00",
        "handed_over": "240.00",
    }


def test_per_il_tutto_nothing_is_pushed_over() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "tutto")
    ((payment,), _) = forms(table)
    assert (payment["goes_on"], payment["handed_over"]) == ("340.00", "0.00")


def test_where_two_denominations_are_paid_each_keeps_its_own_pieces() -> None:
    """Serie da 30 lies as 20 and 10: six twenties and six tens are kept."""
    table = won("serie", 8, value="30.00")
    goes_on(table, "serie", "rifare")
    assert kept_back(table.paying) == {1: 12_000, 2: 6_000}
    table = won("serie", 8, value="30.00")
    goes_on(table, "serie", "completare")
    assert kept_back(table.paying) == {1: 10_000, 2: 5_000}


def test_what_its_chips_do_not_have_comes_out_of_its_other_payments() -> None:
    """Serie da 30 triples to 90, in a fifty and two twenties: all that was won is kept."""
    table = won("serie", 8, value="30.00")
    goes_on(table, "serie", "tutto")
    assert kept_back(table.paying) == {1: 34_000, 2: 17_000}


def test_another_players_payment_keeps_nothing() -> None:
    table = opened(all_entered=True)
    table.do("place", position="split-5-8", entry=chips("100.00", owner="seat 9"))
    table.do("place", position="straight-8", entry=chips("50.00", owner=SEAT))
    table.do("announce", name="serie", owner=SEAT, value="20.00")
    fall(table, 8)
    table.do("cleared")
    assert kept_back(table.paying) == {}
    goes_on(table, "serie", "completare")
    payments, _ = forms(table)
    kept = [(p["owner"], p["amount"], p.get("goes_on"), p.get("handed_over")) for p in payments]
    assert kept == [
        ("seat 9", "1700.00", None, None),
        (SEAT, "340.00", "100.00", "240.00"),
        (SEAT, "1750.00", None, None),
    ]


def test_two_announces_share_a_payment() -> None:
    table = opened(all_entered=True)
    for name in ("serie", "finale-8"):
        table.do("announce", name=name, owner=SEAT, value="20.00")
    fall(table, 8)
    table.do("cleared")
    goes_on(table, "serie", "rifare")
    goes_on(table, "finale-8", "rifare", of=seq_of(table, 1))
    assert kept_back(table.paying) == {1: 12_000 + 6_000}
    assert paid_to(table) == (17 + 35) * 2000


def test_a_colours_payment_keeps_pieces_of_the_colour() -> None:
    table = won("orfanelli", 17, colour_pieces=4)
    goes_on(table, "orfanelli", "completare")
    assert kept_back(table.paying) == {1: 3 * 4 * 250}


def test_without_a_settlement_nothing_is_kept() -> None:
    table = won("serie", 8, value="20.00")
    assert kept_back(table.paying) == {}
    assert kept_back(table.betting) == {}


def parts(kept: int, plays_on: int, stake_back: int) -> GoingOn:
    return GoingOn(Cents(kept), Cents(plays_on), Cents(stake_back))


def test_5_2_a_rifare_the_stake_goes_back_with_what_is_paid() -> None:
    """Serie da 20 on the 8: 120 are kept, 220 and the stake of 20 are handed over."""
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "rifare")
    assert going_on(table.paying) == {1: parts(12_000, 0, 2_000)}


def test_5_2_a_completare_the_stake_plays_on_where_it_lies() -> None:
    table = won("serie", 8, value="20.00")
    goes_on(table, "serie", "completare")
    assert going_on(table.paying) == {1: parts(10_000, 2_000, 0)}


def test_the_stake_of_two_denominations_stands_beside_the_first() -> None:
    table = won("serie", 8, value="30.00")
    goes_on(table, "serie", "rifare")
    assert going_on(table.paying) == {1: parts(12_000, 0, 3_000), 2: parts(6_000, 0, 0)}


def test_nothing_goes_on_where_nobody_said_so() -> None:
    assert going_on(won("serie", 8, value="20.00").paying) == {}
