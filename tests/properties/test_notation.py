"""A line of the notation and what it says are one: written and read, read and written (rules 2, 3, 6)."""

from collections.abc import Callable, Mapping
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.rules.chips import Chip, Colour, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.payment import Odds
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import POSITIONS, Position
from app.rules.roulette.notation import (
    ANNOUNCES,
    MOST_CENTS,
    MOST_PIECES,
    SECTIONS,
    GoingOn,
    NotationError,
    SpokenAnnounce,
)
from app.rules.roulette.notation_reading import (
    read_announce,
    read_bet,
    read_layout,
    read_payment,
    read_position,
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
from app.rules.roulette.settlement import settle
from app.rules.side import Side
from app.table.roulette.spin_form import read_spin as read_spin_form
from tests.properties.layouts import VENEZIA, Form, houses_and_spins
from tests.properties.lots import Lots, drawn
from tests.rules.roulette.spins import house_with

Colours = Mapping[str, Colour]
T = TypeVar("T")


def other_letters() -> House:
    """A house whose letters are not all capitals from A to Z."""
    colours = VENEZIA.profile["colours"]
    assert isinstance(colours, list)
    letters = zip(colours, 'r"É7xZQ ', strict=True)
    return house_with(
        colours=[{**colour, "letter": letter} for colour, letter in letters if isinstance(colour, dict)]
    )


HOUSES = (VENEZIA, other_letters())
USUAL = ("red", "blue", "green", "brown")
NAMES = ("seat 4", "4", "seat 04", "Anna", "Anna-B_2", "red", '"', "\\", "a\\{22}", "- ", ":", "x")
SHORT_TEXT = st.text(st.characters(), min_size=1, max_size=5)
TEXT = st.text(st.characters())


def name_by(lots: Lots) -> str:
    """A name that is usual, that looks like a seat, or that is any text."""
    match lots.below(3):
        case 0:
            return lots.of(NAMES)
        case 1:
            return "seat " + "".join(lots.of("0123456789") for _ in range(lots.between(1, 5)))
        case _:
            return lots.draw(SHORT_TEXT)


def owner_by(lots: Lots) -> str | None:
    return name_by(lots) if lots.below(4) else None


def amount_by(lots: Lots) -> Cents:
    return Cents(lots.of((250, 500, 2000, MOST_CENTS)) if lots.once_in(2) else lots.between(1, 100_000))


def pieces_by(lots: Lots) -> int:
    return lots.of((1_000_000, MOST_PIECES)) if lots.once_in(2) else lots.between(1, 40)


def colours_by(lots: Lots) -> Colours:
    def named() -> tuple[str, Colour]:
        name = name_by(lots) if lots.below(4) else lots.of(USUAL)
        return name, Colour(amount_by(lots), owner_by(lots))

    return dict(lots.some(4, named))


def entry_by(colours: Colours, lots: Lots) -> Entry:
    """A player's, or laid for the employees."""
    owned = owned_entry_by(colours, lots)
    return owned._replace(owner=None, employees=True) if lots.once_in(2) else owned


def owned_entry_by(colours: Colours, lots: Lots) -> Entry:
    """Anything that may lie somewhere, and some that may not."""
    pieces, shut, over = pieces_by(lots), lots.once_in(2), lots.once_in(2)
    kept = lots.below(3) if lots.once_in(2) else None
    if colours and lots.once_in(2):
        name = lots.of(sorted(colours))
        value, owner = colours[name].value, colours[name].owner or name
        return Entry(pieces, value, name, owner, enferme=shut, over_maximum=over, kept=kept)
    kind = lots.of(tuple(Piece))
    up_to = kind is Piece.NOTES and lots.once_in(2)
    return Entry(pieces, amount_by(lots), None, owner_by(lots), kind, up_to, shut, over, kept)


def layout_by(colours: Colours, lots: Lots) -> tuple[Stack, ...]:
    where = dict.fromkeys(lots.some(4, lambda: lots.of(POSITIONS)))
    return tuple(Stack(position, tuple(lots.some(4, lambda: entry_by(colours, lots)))) for position in where)


def spin_by(lots: Lots) -> Spin:
    colours = colours_by(lots)
    number, side, last = lots.below(37), lots.of(tuple(Side)), lots.once_in(2)
    return Spin(number, side, last, colours, layout_by(colours, lots))


def winning_by(lots: Lots) -> Winning:
    pieces = pieces_by(lots) if lots.below(3) else None
    odds = Odds(9999 if lots.once_in(2) else lots.between(1, 40), lots.between(1, 3))
    return Winning(lots.of(POSITIONS), pieces, amount_by(lots), odds)


def payment_by(colours: Colours, lots: Lots) -> Payment:
    of_colours = [Chip(colour.value, name) for name, colour in sorted(colours.items())]
    chip = lots.of((None, Chip(amount_by(lots)), lots.of((*of_colours, None))))
    employees = lots.once_in(2)
    return Payment(
        section=lots.of(sorted(SECTIONS)),
        chip=chip,
        owner=None if employees else owner_by(lots),
        employees=employees,
        winning=tuple(lots.some(3, lambda: winning_by(lots))),
        pieces=pieces_by(lots) if chip is not None and lots.below(3) else None,
        amount=amount_by(lots),
    )


def announce_by(colours: Colours, lots: Lots) -> SpokenAnnounce:
    each = owned_entry_by(colours, lots)
    kind = Piece.CHIPS if each.kind is Piece.NOTES else each.kind
    return SpokenAnnounce(
        name=lots.of(sorted(ANNOUNCES)),
        each=Entry(each.pieces, each.value, each.colour, each.owner, kind),
        straights=tuple(lots.some(5, lambda: lots.below(37))),
        held=lots.once_in(2),
        going_on=lots.of(tuple(GoingOn)) if lots.once_in(2) else None,
    )


def with_house(made: Callable[[Colours, Lots], T]) -> st.SearchStrategy[tuple[House, Colours, T]]:
    """A house, colours that are in play there, and what is made of them."""

    def one(lots: Lots) -> tuple[House, Colours, T]:
        colours = colours_by(lots)
        return lots.of(HOUSES), colours, made(colours, lots)

    return drawn(one)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.name)
def test_every_position_comes_back(position: Position) -> None:
    """All positions, the doubles included, under their sign and under their name."""
    assert read_position(write_position(position)) is position
    assert read_position(position.name) is position


@given(with_house(layout_by))
def test_every_layout_comes_back(case: tuple[House, Colours, tuple[Stack, ...]]) -> None:
    """Whatever lies, of whomever: the line says all of it, and is one line."""
    house, colours, layout = case
    line = write_layout(layout, house, colours)
    assert read_layout(line, house, colours) == layout
    assert line.isprintable()
    for stack in layout:
        assert read_bet(write_bet(stack, house, colours), house, colours) == stack


@given(drawn(spin_by), st.sampled_from(HOUSES))
def test_every_spin_comes_back(spin: Spin, house: House) -> None:
    """Number, side, last spin, colours in their order, and the layout."""
    line = write_spin(spin, house)
    read = read_spin(line, house)
    assert (read, list(read.colours)) == (spin, list(spin.colours))
    assert write_spin(read, house) == line


@given(with_house(payment_by))
def test_every_payment_comes_back(case: tuple[House, Colours, Payment]) -> None:
    """What is paid, in what, to whom and for what."""
    house, colours, payment = case
    assert read_payment(write_payment(payment, house, colours), house, colours) == payment
    assert read_winning(write_winning(payment.winning)) == payment.winning


@given(with_house(announce_by))
def test_every_announce_comes_back(case: tuple[House, Colours, SpokenAnnounce]) -> None:
    """Name, chips, straights, held, how it goes on."""
    house, colours, announce = case
    assert read_announce(write_announce(announce, house, colours), house, colours) == announce


@given(houses_and_spins())
def test_what_a_table_settles_can_be_written_down(drawn: tuple[House, Form]) -> None:
    """Every spin that scripts may send, every payment that it makes and all that stands afterwards."""
    under, form = drawn
    _, spin = read_spin_form(form, lambda _: under)
    assert read_spin(write_spin(spin, under), under) == spin
    settled = settle(under, spin)
    for payment in settled.payments:
        assert read_payment(write_payment(payment, under, spin.colours), under, spin.colours) == payment
    standing = write_layout(settled.standing, under, spin.colours)
    assert read_layout(standing, under, spin.colours) == settled.standing


IN_PLAY = {"red": Colour(Cents(250)), "blue": Colour(Cents(500), "seat 4"), "grey": Colour(Cents(1000))}
WORDS = """
0 8 36 37 2.50 20 3x20 2R 1B R N P Pa d1 c34 8/11 7-9 0/1/2 8/12 0-3 split-8-11 d1/2 c34/35 sx dx derniere
last R=2.50 B=5@4 inside red serie laterali-17 rifare held piazzare +8,11 x17 x1/2 = ? ?x20 * b < ! >1 @4 @Anna
( ) - + "grey" " \\ \\{22} \\{d800} é ٣ ² 99999999999999999999
"""
BITS = (*WORDS.split(), *[" ", ", ", ": "] * 4, "\n", "\x00")


def damaged_by(lots: Lots) -> str:
    """A line that was right, with something put in, taken out, or put in the place of something."""
    match lots.below(4):
        case 0:
            line = write_spin(spin_by(lots), VENEZIA)
        case 1:
            line = write_layout(layout_by(IN_PLAY, lots), VENEZIA, IN_PLAY)
        case 2:
            line = write_payment(payment_by(IN_PLAY, lots), VENEZIA, IN_PLAY)
        case _:
            line = write_announce(announce_by(IN_PLAY, lots), VENEZIA, IN_PLAY)
    start = lots.between(0, len(line))
    end = lots.between(start, min(start + 3, len(line)))
    return line[:start] + (lots.of(BITS) if lots.once_in(2) else "") + line[end:]


def text_by(lots: Lots) -> str:
    """Any text, words of the notation, or a line that was right."""
    match lots.below(3):
        case 0:
            return lots.draw(TEXT)
        case 1:
            return "".join(lots.some(14, lambda: lots.of(BITS)))
        case _:
            return damaged_by(lots)


Again = Callable[[str], tuple[object, str]]
"""Reads a line; gives what it says, and that written again."""


def of_position(text: str) -> tuple[object, str]:
    position = read_position(text)
    return position, write_position(position)


def of_bet(text: str) -> tuple[object, str]:
    stack = read_bet(text, VENEZIA, IN_PLAY)
    return stack, write_bet(stack, VENEZIA, IN_PLAY)


def of_layout(text: str) -> tuple[object, str]:
    layout = read_layout(text, VENEZIA, IN_PLAY)
    return layout, write_layout(layout, VENEZIA, IN_PLAY)


def of_spin(text: str) -> tuple[object, str]:
    spin = read_spin(text, VENEZIA)
    return spin, write_spin(spin, VENEZIA)


def of_payment(text: str) -> tuple[object, str]:
    payment = read_payment(text, VENEZIA, IN_PLAY)
    return payment, write_payment(payment, VENEZIA, IN_PLAY)


def of_winning(text: str) -> tuple[object, str]:
    winning = read_winning(text)
    return winning, write_winning(winning)


def of_announce(text: str) -> tuple[object, str]:
    announce = read_announce(text, VENEZIA, IN_PLAY)
    return announce, write_announce(announce, VENEZIA, IN_PLAY)


EVERY = (of_position, of_bet, of_layout, of_spin, of_payment, of_winning, of_announce)


@pytest.mark.parametrize("again", EVERY)
@given(text=drawn(text_by))
def test_any_text_reads_or_says_where_it_goes_wrong(again: Again, text: str) -> None:
    """No text breaks a reader; what it does read is written one way, which says the same and stays as it is."""
    try:
        said, line = again(text)
    except NotationError as found:
        fault = found
    else:
        assert again(line) == (said, line)
        return
    assert 1 <= fault.column <= len(text) + 1
    assert fault.expected


@pytest.mark.parametrize("again", EVERY)
def test_each_reader_reads_something(again: Again) -> None:
    """A reader that refuses all would hold every property."""
    lines = ("8/11", "8/11 2R", "8/11 2R, N (1B)", "8 sx: -", "inside 20=20: -", "8 1=20 x35", "serie 20")
    assert again(lines[EVERY.index(again)])[1] == lines[EVERY.index(again)]
