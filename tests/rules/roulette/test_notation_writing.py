"""Whole lines of the notation, written: one form for each value, and no line for what is none (rules 2, 3, 6)."""

from collections.abc import Mapping

import pytest

from app.rules.chips import Chip, Colour, Piece
from app.rules.money import Cents
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.notation import SpokenAnnounce, UnwritableError
from app.rules.roulette.notation_reading import (
    read_announce,
    read_layout,
    read_payment,
    read_spin,
    read_winning,
)
from app.rules.roulette.notation_writing import (
    write_announce,
    write_bet,
    write_layout,
    write_payment,
    write_position,
    write_spin,
    write_winning,
)
from app.rules.roulette.settled import Payment, Winning
from app.rules.side import Side
from tests.rules.roulette.spins import VENEZIA

COLOURS: Mapping[str, Colour] = {
    "red": Colour(Cents(250)),
    "blue": Colour(Cents(500), "seat 4"),
    "grey": Colour(Cents(1000)),
}
RED = BY_NAME["red"]
TWENTY = Entry(1, Cents(2000))
STAKE = Winning(RED, 1, Cents(2000), Odds(1, 1))
PAID = Payment("red", Chip(Cents(2000)), None, (STAKE,), 1, Cents(2000))


@pytest.mark.parametrize(
    "text",
    [
        "-",
        "8/11 2R 20@4, N (1B), c34 -",
        "Pa 3x20>0@4 2x50b<@Anna 2R>2",
        "17 20& 2R& 20 2R, R (1R&) 50b&",
        '0/2/3 5R! 20*@"Anna B.", 8/12 1"grey"',
        r'R 0.05@"\{22}\{5c}\{a0}é" 2.50 (2.50@4)',
    ],
)
def test_a_layout_is_written_as_it_was_read(text: str) -> None:
    """One form for each value."""
    assert write_layout(read_layout(text, VENEZIA, COLOURS), VENEZIA, COLOURS) == text


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("split-8-11 R , rosso 1x20.00@4", "8/11 1R, R 20@4"),
        ("7/12 20,  7/9 20, 0/1/2/3 20", "7-12 20, 7-9 20, 0-3 20"),
        ('I "red" 20@"seat 4"', "D 1R 20@4"),
    ],
)
def test_what_may_be_typed_otherwise_is_written_one_way(typed: str, written: str) -> None:
    """Full names, words, decimals and spaces are read, and never written."""
    assert write_layout(read_layout(typed, VENEZIA, COLOURS), VENEZIA, COLOURS) == written


@pytest.mark.parametrize(
    "text",
    [
        "0 dx: -",
        "36 sx derniere: -",
        'sx R=2.50 B=5@4 "grey"=10@Anna: 8/11 2R 20@4, N (1B)',
    ],
)
def test_a_spin_is_written_as_it_was_read(text: str) -> None:
    """Number, side, last spin, colours in their order, layout."""
    line = text if text[0].isdigit() else f"8 {text}"
    assert write_spin(read_spin(line, VENEZIA), VENEZIA) == line


@pytest.mark.parametrize(
    "text",
    [
        "inside 34R=85@red: 8/11 2=5 x17",
        "inside 17x20=340@4: 8/11 1=20 x17",
        "inside 20=20: -",
        "inside 35x20=700&: 17 1=20 x35",
        "inside 35R=87.50&: 17 1=2.50 x35",
        "red ?=40@4: R ?=40 x1",
        "double-column ?x10=5: c34/35 ?=10 x1/2",
        'double-dozen ?"grey"=5@grey: d1/2 1=10 x1/2',
    ],
)
def test_a_payment_is_written_as_it_was_read(text: str) -> None:
    """Section, what is paid to whom, and for what; the stakes alone are the end of it."""
    payment = read_payment(text, VENEZIA, COLOURS)
    assert write_payment(payment, VENEZIA, COLOURS) == text
    stakes = text.split(": ")[1]
    assert write_winning(payment.winning) == stakes
    assert read_winning(stakes) == payment.winning


@pytest.mark.parametrize(
    "text",
    [
        "serie 20@4 +8,11,23,30",
        "vicini 3R piazzare tutto",
        "laterali-17 2.50*@4 +17 piazzare rifare",
        "finale-8-9-ridotta 20 completare",
    ],
)
def test_an_announce_is_written_as_it_was_read(text: str) -> None:
    """Name, chips a piece, straights, held, how it goes on."""
    assert write_announce(read_announce(text, VENEZIA, COLOURS), VENEZIA, COLOURS) == text


def test_a_position_by_its_sign() -> None:
    """Short, as it is typed."""
    assert write_position(BY_NAME["corner-8-12"]) == "8/12"


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        (TWENTY._replace(pieces=0), "no pieces: 0"),
        (TWENTY._replace(pieces=10**12), "no pieces: 1000000000000"),
        (TWENTY._replace(value=Cents(0)), "no amount of more than nothing: 0 cents"),
        (TWENTY._replace(value=Cents(10**15)), "no amount"),
        (TWENTY._replace(owner=""), "a name is empty"),
        (TWENTY._replace(kept=3), "winnings lie for 0, 1 or 2 spins, not 3"),
        (TWENTY._replace(kept=-1), "winnings lie for 0, 1 or 2 spins, not -1"),
        (TWENTY._replace(up_to_maximum=True), "only notes play up to the maximum"),
        (Entry(1, Cents(250), "pink", "pink"), "no colour in play at 250 cents: pink"),
        (Entry(1, Cents(500), "red", "red"), "no colour in play at 500 cents: red"),
        (Entry(1, Cents(250), "red", "seat 4"), "a colour is its player's, and no note: red"),
        (Entry(1, Cents(250), "red"), "a colour is its player's, and no note: red"),
        (Entry(1, Cents(500), "blue", "blue"), "a colour is its player's, and no note: blue"),
        (Entry(1, Cents(250), "red", "red", Piece.NOTES), "a colour is its player's, and no note: red"),
    ],
)
def test_what_is_no_entry_has_no_line(entry: Entry, fault: str) -> None:
    """Rules 2: a colour has one worth and one player; pieces and amounts are more than nothing."""
    with pytest.raises(UnwritableError, match=f"^cannot be written: {fault}"):
        write_bet(Stack(RED, (entry,)), VENEZIA, COLOURS)


def test_a_position_stands_once() -> None:
    """What could not be read again is not written."""
    with pytest.raises(UnwritableError, match="a position stands twice"):
        write_layout([Stack(RED, ()), Stack(RED, (TWENTY,))], VENEZIA, COLOURS)


def test_a_colour_without_a_name_is_none() -> None:
    """A colour is told by its letter or its name."""
    with pytest.raises(UnwritableError, match="a name is empty"):
        write_spin(Spin(8, Side.LEFT, False, {"": Colour(Cents(250))}, ()), VENEZIA)


def test_the_wheel_has_no_thirty_seven() -> None:
    """Rules 1: a spin has a number of the wheel."""
    with pytest.raises(UnwritableError, match="no number of the wheel: 37"):
        write_spin(Spin(37, Side.LEFT, False, {}, ()), VENEZIA)


@pytest.mark.parametrize(
    ("payment", "fault"),
    [
        (PAID._replace(section="outside"), "no section of the payments: outside"),
        (PAID._replace(chip=None), "a payment has pieces but no chip"),
        (PAID._replace(pieces=0), "no pieces: 0"),
        (PAID._replace(amount=Cents(0)), "no amount"),
        (PAID._replace(chip=Chip(Cents(500), "red")), "no colour in play at 500 cents: red"),
        (PAID._replace(winning=(STAKE._replace(odds=Odds(0, 1)),)), "no odds: 0 to 1"),
        (PAID._replace(winning=(STAKE._replace(odds=Odds(1, 10_000)),)), "no odds: 1 to 10000"),
    ],
)
def test_what_is_no_payment_has_no_line(payment: Payment, fault: str) -> None:
    """Rules 3: a payment has its place in the order, a chip for its pieces, and odds."""
    with pytest.raises(UnwritableError, match=f"^cannot be written: {fault}"):
        write_payment(payment, VENEZIA, COLOURS)


@pytest.mark.parametrize(
    ("announce", "fault"),
    [
        (SpokenAnnounce("finale-3-4", TWENTY), "no such announce: finale-3-4"),
        (SpokenAnnounce("serie", TWENTY._replace(kind=Piece.NOTES)), "an announce has chips"),
        (SpokenAnnounce("serie", TWENTY._replace(enferme=True)), "an announce has chips"),
        (SpokenAnnounce("serie", TWENTY, (37,)), "no number of the wheel: 37"),
    ],
)
def test_what_is_no_announce_has_no_line(announce: SpokenAnnounce, fault: str) -> None:
    """Rules 6: there is no other finale a cavallo; an announce is made with chips."""
    with pytest.raises(UnwritableError, match=f"^cannot be written: {fault}"):
        write_announce(announce, VENEZIA, COLOURS)
