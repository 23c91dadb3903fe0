"""Which payments are for banknotes, and what is done with these (rules 5) [4.3]."""

from app.rules.money import Cents
from app.table.roulette.paid_notes import PaidNotes, paid_notes
from app.table.roulette.settling import settlement_of, spin_to_settle
from tests.table.playing import Form, Played, chips, colour, fallen, stack


def notes(table: Played, *entries: Form) -> dict[int, PaidNotes]:
    """Let entries lie on black at 8."""
    table.do("winners", bets=[stack("black", *entries)])
    spin = table.paying
    return paid_notes(spin_to_settle(table.state, spin).bets, settlement_of(table.state, spin))


def note(value: str, pieces: int = 1, owner: str | None = "seat 1", **more: object) -> Form:
    return chips(value, pieces, owner, kind="notes", **more)


def test_4_3_notes_are_paid_after_chips_and_colours_and_changed_into_chips() -> None:
    found = notes(fallen(8), note("100.00", 2), chips("20.00"), colour("red"))
    assert found == {3: PaidNotes(Cents(20000), Cents(0), last=True)}


def test_notes_alone_are_not_called_last() -> None:
    assert notes(fallen(8), note("100.00", 2)) == {1: PaidNotes(Cents(20000), Cents(0), last=False)}


def test_2_what_is_over_the_maximum_goes_back() -> None:
    """600 in chips beside two notes of 500 up to the maximum of 1,000."""
    found = notes(fallen(8), chips("100.00", 6), note("500.00", 2, up_to_maximum=True))
    assert found == {2: PaidNotes(Cents(40000), Cents(60000), last=True)}


def test_each_owner_has_his_own_and_notes_that_do_not_count_have_no_payment() -> None:
    found = notes(
        fallen(8),
        chips("500.00", 2),
        note("100.00"),
        note("50.00", owner="seat 2"),
        note("20.00", owner=None),
        chips("5.00", owner=None),
    )
    assert found == {
        3: PaidNotes(Cents(5000), Cents(0), last=True),
        4: PaidNotes(Cents(2000), Cents(0), last=True),
    }


def test_a_players_colour_beside_his_notes_is_no_note() -> None:
    table = fallen(8)
    assert notes(table, colour("red", 2), note("50.00", owner="seat 3")) == {
        2: PaidNotes(Cents(5000), Cents(0), last=True)
    }
    assert notes(fallen(8), colour("red", 2)) == {}
