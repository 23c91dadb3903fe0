"""Spins as lists have them: what is out of the ordinary, and the words of a search."""

import pytest

from app.rules.roulette.layout import POSITIONS, Kind
from app.rules.roulette.notation import SHORT
from app.table import events as happened
from app.table.event_record import Event
from app.table.listing import Flag
from app.table.roulette import events as spun
from app.table.roulette.listing import LISTING
from tests.table.playing import paying_eight


def number(instead_of: int | None = None) -> spun.SpinNumber:
    return spun.SpinNumber(spin=1, number=8, source="hand", announcement="8", instead_of=instead_of)


@pytest.mark.parametrize(
    ("event", "typed", "flags"),
    [
        (spun.SpinVoid(spin=1, throw=1, reason="", source="hand"), False, Flag.VOID),
        (spun.SpinValid(spin=1, throw=1, reason=""), False, Flag.CORRECTED),
        (number(), False, Flag(0)),
        (number(9), False, Flag.OVERRIDDEN),
        (number(9), True, Flag(0)),
        (happened.TableClosed(minimum="2.50", dealer="Anna"), False, Flag(0)),
    ],
)
def test_a_word_against_the_reader_is_out_of_the_ordinary_and_a_slip_of_the_hand_is_not(
    event: Event, typed: bool, flags: Flag
) -> None:
    assert LISTING.flags(event, typed) == flags


def test_each_bet_of_a_payment_begins_with_its_position_and_has_its_kind() -> None:
    played = paying_eight()
    for payment in played.paying.payable.payments or ():
        positions = [bet.split(" ")[0] for bet in LISTING.write(payment.winning).split(", ")]
        assert positions == [SHORT[item.position] for item in payment.winning]
        assert set(LISTING.kinds(payment.winning).split()) == set(map(LISTING.words.kind, positions))


def test_every_position_is_found_by_its_name_in_the_lists() -> None:
    for position in POSITIONS:
        assert LISTING.words.position(SHORT[position]) == SHORT[position]
        assert LISTING.words.kind(SHORT[position]) == position.kind
        assert LISTING.wins(SHORT[position], 8) == position.wins(8)
    assert LISTING.words.position("nowhere") is None


def test_every_kind_of_bet_is_searched_by_a_word() -> None:
    assert LISTING.words.kinds.keys() == {kind.value for kind in Kind}


@pytest.mark.parametrize(("word", "is_number"), [("0", True), ("36", True), ("37", False), ("00", False)])
def test_a_number_is_one_of_the_wheels(word: str, is_number: bool) -> None:
    assert LISTING.words.is_number(word) == is_number
