"""Marks lead to every spin that there is, and seldom to another."""

import random
from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.journal.lists.entries import PaymentEntry, SpinEntry
from app.journal.lists.flags import BLOCK, SLOTS
from app.journal.lists.marks import (
    GRADES,
    NONE,
    Marks,
    amount_word,
    kinds_in,
    laid_over,
    over_word,
    packed,
    places_ascending,
    positions_of,
    spins_marked,
    under_word,
    unpacked,
)
from app.table.listing import Flag
from tests.big.invented import Years
from tests.often import times


@cache
def fifty() -> list[SpinEntry]:
    return list(Years(1, "T").spins(1, 50))


def bits_of(*places: int) -> bytes:
    bits = bytearray(BLOCK)
    for place in places:
        bits[place] = 1 + place % 255
    return bytes(bits)


@given(st.sets(st.integers(0, BLOCK - 1), max_size=60), st.integers(0, BLOCK - 1), st.integers(0, BLOCK - 1))
def test_places_are_named_in_both_directions(places: set[int], first: int, last: int) -> None:
    bits = unpacked(packed(bits_of(*places)))
    wanted = sorted(place for place in places if first <= place <= last)
    assert list(places_ascending(bits, first, last)) == wanted
    assert list(spins_marked(bits, first, last)) == wanted[::-1]


@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 1.0])
def test_a_string_comes_back_whether_it_was_pressed_or_not(share: float) -> None:
    """One that gets hardly shorter lies there as it is: a search has it at once."""
    chance = random.Random(1)
    bits = bytes(chance.randrange(256) if chance.random() < share else 0 for _ in range(BLOCK))
    assert unpacked(packed(bits)) == bits
    assert (packed(bits) == bits) == (share == 1.0)


def test_where_nothing_is_left_nothing_more_is_laid_over_it() -> None:
    def strings() -> Iterator[bytes]:
        yield bytes([1]) + bytes(BLOCK - 1)
        yield bytes([2]) + bytes(BLOCK - 1)
        raise AssertionError

    assert laid_over(strings()) == NONE


def test_an_amount_sought_to_the_cent_has_a_mark_that_few_others_bear() -> None:
    marks = Marks()
    for spin in fifty():
        marks.add(spin)
    found = {(mark.word, mark.layer): mark.bits for mark in marks.taken()}
    for spin in fifty():
        for payment in spin.payments:
            layer, slot = divmod(payment.order - 1, SLOTS)
            assert found[amount_word(payment.amount), layer][spin.spin] >> slot & 1
    words = {amount_word(cents) for cents in range(500, 10_000, 250)}
    assert len(words) == len(range(500, 10_000, 250))


def test_what_is_no_mark_is_refused() -> None:
    for stored in (b"", b"nonsense", packed(b"short")):
        with pytest.raises(ValueError, match="mark"):
            unpacked(stored)


def test_the_positions_of_a_payment_are_those_that_the_notation_names() -> None:
    assert positions_of("8/11 2=5 x17, R 1=2.50 x1") == ("8/11", "R")
    assert positions_of("-") == ()
    assert kinds_in("split even-money") == ("split", "even-money")
    assert kinds_in("") == ()


@settings(deadline=None)
@given(st.integers(1, 2 * 10**8), st.integers(0, 2 * 10**8))
def test_an_amount_bears_every_mark_that_is_looked_for(amount: int, asked: int) -> None:
    """Where the mark that is looked for is not borne, the amount is not what is asked for."""
    marks = Marks()
    payment = PaymentEntry(1, None, None, "-", "", None, amount, None, 0)
    marks.add(fifty()[0]._replace(payments=(payment,)))
    words = {mark.word for mark in marks.taken() if mark.bits[1] & 1}
    over, under = over_word(asked), under_word(asked)
    if amount > asked:
        assert over is None or over in words
    if amount < asked:
        assert under is None or under in words
    if asked in GRADES:
        assert (over in words, under in words) == (amount > asked, amount < asked)


def test_two_qualities_of_two_payments_are_not_those_of_one() -> None:
    payments = [
        PaymentEntry(1, None, "red", "8/11 1=2.50 x17", "split", 17, 4_250, None, 0),
        PaymentEntry(2, None, "blue", "8 1=2.50 x35", "straight", 35, 8_750, None, 0),
    ]
    marks = Marks()
    marks.add(fifty()[0]._replace(payments=tuple(payments)))
    found = {mark.word: mark.bits for mark in marks.taken() if mark.layer == 0}
    assert any(laid_over([found["chip red"], found["on 8/11"]]))
    assert not any(laid_over([found["chip red"], found["on 8"]]))
    assert any(laid_over([found["chip red"], found["kind split"], found["under 5000"], found["over 4000"]]))


def test_a_whole_spins_mark_goes_with_each_of_its_payments() -> None:
    spins = [spin._replace(payments=spin.payments * 3, flags=int(Flag.VOID)) for spin in fifty()]
    marks = Marks()
    for spin in spins:
        marks.add(spin)
    found = {mark.word: mark.bits for mark in marks.taken() if mark.layer == 0}
    both = laid_over([found["is 1"], found["paid"]])
    assert list(places_ascending(both, 0, BLOCK - 1)) == [spin.spin for spin in spins if spin.payments]


def test_a_ninth_payment_is_marked_in_the_next_layer() -> None:
    ten = [PaymentEntry(n, None, "red", "8 1=2.50 x35", "straight", 35, 8_750, None, 0) for n in range(1, 11)]
    ten[8] = ten[8]._replace(chip="blue")
    marks = Marks()
    marks.add(fifty()[0]._replace(payments=tuple(ten)))
    found = {(mark.word, mark.layer): mark.bits[fifty()[0].spin] for mark in marks.taken()}
    assert (found["chip red", 0], found["chip red", 1]) == (0xFF, 0b10)
    assert ("chip blue", 0) not in found
    assert found["chip blue", 1] == 0b01


@given(
    st.lists(
        st.lists(st.integers(0, BLOCK - 1), min_size=1, max_size=900).map(lambda found: bits_of(*found)),
        min_size=1,
        max_size=4,
    )
)
@settings(deadline=None, max_examples=times(15, 40))
def test_strings_are_laid_over_one_another_byte_by_byte(strings: list[bytes]) -> None:
    plain = strings[0]
    for other in strings[1:]:
        plain = bytes(one & two for one, two in zip(plain, other, strict=True))
    assert laid_over(strings) == plain


def test_what_was_taken_is_forgotten() -> None:
    marks = Marks()
    marks.flag(random.Random(1).randrange(BLOCK), Flag.CORRECTED)
    assert [mark[:3] for mark in marks.taken()] == [(0, "is 2", 0)]
    assert list(marks.taken()) == []
