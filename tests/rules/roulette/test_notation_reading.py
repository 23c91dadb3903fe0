"""Whole lines of the notation, read: bets, layouts, spins, payments, announces (rules 2, 3, 6)."""

from collections.abc import Callable

import pytest

from app.rules.chips import Chip, Colour, Piece
from app.rules.money import Cents
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.notation import GoingOn, NotationError, SpokenAnnounce
from app.rules.roulette.notation_reading import (
    read_announce,
    read_bet,
    read_layout,
    read_payment,
    read_position,
    read_spin,
    read_winning,
)
from app.rules.roulette.settled import Payment, Winning
from app.rules.roulette.settlement import settle
from app.rules.side import Side
from tests.rules.roulette.spins import VENEZIA

COLOURS = {"red": Colour(Cents(250)), "blue": Colour(Cents(500))}
SPLIT, BLACK, COLUMN = BY_NAME["split-8-11"], BY_NAME["black"], BY_NAME["column-34"]
RED2 = Entry(2, Cents(250), "red", "red")
BLUE_SHUT = Entry(1, Cents(500), "blue", "blue", enferme=True)
TWENTY = Entry(1, Cents(2000), owner="seat 4")
INTERFACE = "8 sx R=2.50 B=5: 8/11 2R 20@4, N (1B)"
"""The spin that the interface prints as its example."""


def test_a_position() -> None:
    """Spaces around it do not matter."""
    assert read_position(" 8/11 ") is SPLIT


def test_a_bet_is_a_stack_from_the_bottom() -> None:
    """Rules 2: entries as they lie; a stroke of the dealer's alone where nothing does."""
    assert read_bet("8/11 2R 20@4", VENEZIA, COLOURS) == Stack(SPLIT, (RED2, TWENTY))
    assert read_bet("8/11  2R   20@4 ", VENEZIA, COLOURS) == Stack(SPLIT, (RED2, TWENTY))
    assert read_bet("8/11 -", VENEZIA, COLOURS) == Stack(SPLIT, ())


def test_a_layout_is_bets_with_commas() -> None:
    """Each position once, in any order; nothing at all is a stroke."""
    expected = (Stack(SPLIT, (RED2,)), Stack(BLACK, (BLUE_SHUT,)), Stack(COLUMN, ()))
    assert read_layout("8/11 2R, N (1B), c34 -", VENEZIA, COLOURS) == expected
    assert read_layout("8/11 2R ,  noir (1B),c34 -", VENEZIA, COLOURS) == expected
    assert read_layout("-", VENEZIA, COLOURS) == ()


def test_the_interfaces_example_is_one_line() -> None:
    """Interface: the printed spin, and the payments that it prints for it."""
    spin = read_spin(INTERFACE, VENEZIA)
    bets = (Stack(SPLIT, (RED2, TWENTY)), Stack(BLACK, (BLUE_SHUT,)))
    assert spin == Spin(8, Side.LEFT, False, COLOURS, bets)
    assert settle(VENEZIA, spin).payments == (
        read_payment("inside 17x20=340@4: 8/11 1=20 x17", VENEZIA, COLOURS),
        read_payment("inside 34R=85@red: 8/11 2=5 x17", VENEZIA, COLOURS),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0 dx: -", Spin(0, Side.RIGHT, False, {}, ())),
        ("0 right:-", Spin(0, Side.RIGHT, False, {}, ())),
        ("36 sx derniere: -", Spin(36, Side.LEFT, True, {}, ())),
        ("36 left last :-", Spin(36, Side.LEFT, True, {}, ())),
        ('1 sx "grey"=10@4: -', Spin(1, Side.LEFT, False, {"grey": Colour(Cents(1000), "seat 4")}, ())),
        ("1 sx derniere R=2.50: -", Spin(1, Side.LEFT, True, {"red": Colour(Cents(250))}, ())),
    ],
)
def test_a_spin_says_number_side_last_and_colours(text: str, expected: Spin) -> None:
    """Rules 2, 8: all that a settlement depends on besides the house."""
    assert read_spin(text, VENEZIA) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "inside 34R=85@red: 8/11 2=5 x17",
            Payment("inside", Chip(Cents(250), "red"), "red", (Winning(SPLIT, 2, Cents(500), Odds(17, 1)),), 34, Cents(8500)),
        ),
        (
            "black ?=40@4: N ?=40 x1",
            Payment("black", None, "seat 4", (Winning(BLACK, None, Cents(4000), Odds(1, 1)),), None, Cents(4000)),
        ),
        (
            "double-column ?x10=5: c34/35 ?=10 x1/2",
            Payment(
                "double-column", Chip(Cents(1000)), None,
                (Winning(BY_NAME["double-column-34-35"], None, Cents(1000), Odds(1, 2)),), None, Cents(500),
            ),
        ),
        (
            "double-dozen ?R=1.25@red: d1/2 1=2.50 x1/2",
            Payment(
                "double-dozen", Chip(Cents(250), "red"), "red",
                (Winning(BY_NAME["double-dozen-1-2"], 1, Cents(250), Odds(1, 2)),), None, Cents(125),
            ),
        ),
        ("inside 20=20: -", Payment("inside", Chip(Cents(2000)), None, (), 1, Cents(2000))),
    ],
)  # fmt: skip
def test_a_payment_says_what_is_paid_to_whom_and_for_what(text: str, expected: Payment) -> None:
    """Rules 3, interface: `pieces` null where it is no whole number of one chip."""
    assert read_payment(text, VENEZIA, COLOURS) == expected


def test_the_stakes_of_a_payment_stand_alone_too() -> None:
    """Interface, export: `winning` in notation."""
    assert read_winning("8/11 2=5 x17, 8 1=2.50 x35/1") == (
        Winning(SPLIT, 2, Cents(500), Odds(17, 1)),
        Winning(BY_NAME["straight-8"], 1, Cents(250), Odds(35, 1)),
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("serie 20@4", SpokenAnnounce("serie", TWENTY)),
        ("vicini 2R", SpokenAnnounce("vicini", RED2)),
        ("serie 20@4 +8,11,23,30", SpokenAnnounce("serie", TWENTY, (8, 11, 23, 30))),
        ("serie 20@4 +8, 11", SpokenAnnounce("serie", TWENTY, (8, 11))),
        ("laterali-17 20@4 piazzare", SpokenAnnounce("laterali-17", TWENTY, (), True)),
        ("laterali-17 20@4 held", SpokenAnnounce("laterali-17", TWENTY, (), True)),
        ("orfanelli 20@4 rifare", SpokenAnnounce("orfanelli", TWENTY, going_on=GoingOn.RIFARE)),
        ("serie 20@4  +8  piazzare  tutto", SpokenAnnounce("serie", TWENTY, (8,), True, GoingOn.TUTTO)),
        ("finale-8-9-ridotta 20@4 completare", SpokenAnnounce("finale-8-9-ridotta", TWENTY, going_on=GoingOn.COMPLETARE)),
        ("nassa 20*@4", SpokenAnnounce("nassa", TWENTY._replace(kind=Piece.COMPLIMENTARY))),
    ],
)  # fmt: skip
def test_an_announce_says_value_straights_where_it_lies_and_how_it_goes_on(
    text: str, expected: SpokenAnnounce
) -> None:
    """Rules 6: "Da 20, serie, 8, 11, 23 e 30"; placed or pagato a piazzare; rifare, completare, per il tutto."""
    assert read_announce(text, VENEZIA, COLOURS) == expected


def bet(text: str) -> object:
    return read_bet(text, VENEZIA, COLOURS)


def layout(text: str) -> object:
    return read_layout(text, VENEZIA, COLOURS)


def spin(text: str) -> object:
    return read_spin(text, VENEZIA)


def payment(text: str) -> object:
    return read_payment(text, VENEZIA, COLOURS)


def announce(text: str) -> object:
    return read_announce(text, VENEZIA, COLOURS)


FAULTS: list[tuple[Callable[[str], object], str, int, str]] = [
    (read_position, "8/11 2R", 6, "the end"),
    (bet, "8/11", 5, "a space"),
    (bet, "8/11 ", 6, "chips"),
    (bet, "8/11 2R, 8 2R", 8, "the end"),
    (bet, "8/11 - 2R", 8, "the end"),
    (bet, "8/11 2R-", 8, "a space, a comma or the end"),
    (bet, "8/11 2R2B", 8, "a space, a comma or the end"),
    (bet, "8/10 2R", 1, "a position"),
    (layout, "", 1, "a position"),
    (layout, "8/11 2R,", 9, "a position"),
    (layout, "8/11 2R, split-8-11 2R", 10, "a position that was not named before"),
    (layout, "-, 8 2R", 2, "the end"),
    (spin, "", 1, "a number"),
    (spin, "37 sx: -", 1, "a number"),
    (spin, "8", 2, "a space"),
    (spin, "8 up: -", 3, "the cylinder's side"),
    (spin, "8 sx", 5, ":"),
    (spin, "8 sx ", 6, "a colour not declared yet"),
    (spin, "8 sx last", 10, ":"),
    (spin, "8 sx lastR=5: -", 10, ":"),
    (spin, "8 sx R: -", 7, "="),
    (spin, "8 sx R=: -", 8, "an amount"),
    (spin, "8 sx R=0: -", 8, "an amount"),
    (spin, "8 sx R=5 R=5: -", 10, "a colour not declared yet"),
    (spin, "8 sx R=5B=5: -", 9, ":"),
    (spin, "8 sx R=5:", 10, "a position"),
    (spin, "8 sx R=5: 8 1B", 13, "a colour in play (red)"),
    (spin, "8 sx: - -", 9, "the end"),
    (payment, "outside 20=20: -", 1, "a section"),
    (payment, "inside", 7, "a space"),
    (payment, "inside =20: -", 8, "chips"),
    (payment, "inside ?20=20: -", 9, "=, x20 or a colour"),
    (payment, "inside ?x=20: -", 10, "an amount"),
    (payment, 'inside ?x"red"=20: -', 10, "an amount"),
    (payment, "inside ?V=20: -", 9, "a colour in play"),
    (payment, "inside 20: -", 10, "="),
    (payment, "inside 20=20 -", 13, ":"),
    (payment, "inside 20=20: 8", 16, "a space"),
    (payment, "inside 20=20: 8 0=20 x35", 17, "pieces and stake"),
    (payment, "inside 20=20: 8 1=20", 21, "a space"),
    (payment, "inside 20=20: 8 1=20 35", 22, "odds"),
    (payment, "inside 20=20: 8 1=20 x0", 22, "odds"),
    (read_winning, "8 1=20 x35,", 12, "a position"),
    (read_winning, "", 1, "a position"),
    (announce, "finale-3-4 20", 1, "an announce"),
    (announce, "serie", 6, "a space"),
    (announce, "serie 50b", 7, "chips, neither notes"),
    (announce, "serie (20)", 7, "chips, neither notes"),
    (announce, "serie 20 +", 11, "a number"),
    (announce, "serie 20 +37", 11, "a number"),
    (announce, "serie 20+8", 9, "the end"),
    (announce, "serie 20 piazzarerifare", 18, "the end"),
    (announce, "serie 20 rifare piazzare", 17, "the end"),
    (announce, "serie 20 domani", 10, "+8, piazzare"),
]


@pytest.mark.parametrize(("read", "text", "column", "expected"), FAULTS)
def test_a_fault_says_where_and_what_could_have_stood_there(
    read: Callable[[str], object], text: str, column: int, expected: str
) -> None:
    """What cannot be read names its column, from 1, and what was expected."""
    with pytest.raises(NotationError) as fault:
        read(text)
    assert (fault.value.column, fault.value.expected[: len(expected)]) == (column, expected)
