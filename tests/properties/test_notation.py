"""A line of the notation and what it says are one: written and read, read and written (rules 2, 3, 6)."""

from collections.abc import Callable, Mapping

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
from tests.rules.roulette.spins import house_with

Colours = Mapping[str, Colour]


def other_letters() -> House:
    """A house whose letters are not all capitals from A to Z."""
    colours = VENEZIA.profile["colours"]
    assert isinstance(colours, list)
    letters = zip(colours, 'r"É7xZQ ', strict=True)
    return house_with(
        colours=[{**colour, "letter": letter} for colour, letter in letters if isinstance(colour, dict)]
    )


HOUSES = st.sampled_from([VENEZIA, other_letters()])
NAMES = (
    st.sampled_from(
        ["seat 4", "4", "seat 04", "Anna", "Anna-B_2", "red", '"', "\\", "a\\{22}", "- ", ":", "x"]
    )
    | st.text(st.characters(), min_size=1, max_size=5)
    | st.from_regex(r"seat [0-9]{1,5}", fullmatch=True)
)
AMOUNTS = (st.integers(1, 100_000) | st.sampled_from([250, 500, 2000, MOST_CENTS])).map(Cents)
PIECES = st.integers(1, 40) | st.sampled_from([1_000_000, MOST_PIECES])
COLOURS = st.dictionaries(
    st.sampled_from(["red", "blue", "green", "brown"]) | NAMES,
    st.builds(Colour, AMOUNTS, st.none() | NAMES),
    max_size=4,
)


def entries(colours: Colours) -> st.SearchStrategy[Entry]:
    """A player's, or laid for the employees."""
    owned = owned_entries(colours)
    return owned | owned.map(lambda entry: entry._replace(owner=None, employees=True))


@st.composite
def owned_entries(draw: st.DrawFn, colours: Colours) -> Entry:
    """Anything that may lie somewhere, and some that may not."""
    pieces, shut, over = draw(PIECES), draw(st.booleans()), draw(st.booleans())
    kept = draw(st.none() | st.integers(0, 2))
    coloured = draw(st.booleans())
    if colours and coloured:
        name = draw(st.sampled_from(sorted(colours)))
        value, owner = colours[name].value, colours[name].owner or name
        return Entry(pieces, value, name, owner, enferme=shut, over_maximum=over, kept=kept)
    kind = draw(st.sampled_from(Piece))
    up_to = kind is Piece.NOTES and draw(st.booleans())
    return Entry(pieces, draw(AMOUNTS), None, draw(st.none() | NAMES), kind, up_to, shut, over, kept)


def stacks(position: Position, colours: Colours) -> st.SearchStrategy[Stack]:
    lying = st.lists(entries(colours), max_size=4).map(tuple)
    return lying.map(lambda found: Stack(position, found))


@st.composite
def layouts(draw: st.DrawFn, colours: Colours) -> tuple[Stack, ...]:
    where = draw(st.lists(st.sampled_from(POSITIONS), max_size=4, unique_by=lambda p: p.name))
    return tuple(draw(stacks(position, colours)) for position in where)


@st.composite
def spins(draw: st.DrawFn) -> Spin:
    colours = draw(COLOURS)
    number, side, last = draw(st.integers(0, 36)), draw(st.sampled_from(Side)), draw(st.booleans())
    return Spin(number, side, last, colours, draw(layouts(colours)))


WINNING = st.builds(
    Winning,
    st.sampled_from(POSITIONS),
    st.none() | PIECES,
    AMOUNTS,
    st.builds(Odds, st.integers(1, 40) | st.just(9999), st.integers(1, 3)),
)


@st.composite
def payments(draw: st.DrawFn, colours: Colours) -> Payment:
    of_colours = [Chip(colour.value, name) for name, colour in sorted(colours.items())]
    chip = draw(st.none() | AMOUNTS.map(Chip) | st.sampled_from([*of_colours, None]))
    employees = draw(st.booleans())
    return Payment(
        section=draw(st.sampled_from(sorted(SECTIONS))),
        chip=chip,
        owner=None if employees else draw(st.none() | NAMES),
        employees=employees,
        winning=tuple(draw(st.lists(WINNING, max_size=3))),
        pieces=None if chip is None else draw(st.none() | PIECES),
        amount=draw(AMOUNTS),
    )


@st.composite
def announces(draw: st.DrawFn, colours: Colours) -> SpokenAnnounce:
    each = draw(owned_entries(colours))
    kind = Piece.CHIPS if each.kind is Piece.NOTES else each.kind
    return SpokenAnnounce(
        name=draw(st.sampled_from(sorted(ANNOUNCES))),
        each=Entry(each.pieces, each.value, each.colour, each.owner, kind),
        straights=tuple(draw(st.lists(st.integers(0, 36), max_size=5))),
        held=draw(st.booleans()),
        going_on=draw(st.none() | st.sampled_from(GoingOn)),
    )


@pytest.mark.parametrize("position", POSITIONS, ids=lambda p: p.name)
def test_every_position_comes_back(position: Position) -> None:
    """All positions, the doubles included, under their sign and under their name."""
    assert read_position(write_position(position)) is position
    assert read_position(position.name) is position


@given(st.data(), HOUSES, COLOURS)
def test_every_layout_comes_back(data: st.DataObject, house: House, colours: dict[str, Colour]) -> None:
    """Whatever lies, of whomever: the line says all of it, and is one line."""
    layout = data.draw(layouts(colours))
    line = write_layout(layout, house, colours)
    assert read_layout(line, house, colours) == layout
    assert line.isprintable()
    for stack in layout:
        assert read_bet(write_bet(stack, house, colours), house, colours) == stack


@given(spins(), HOUSES)
def test_every_spin_comes_back(spin: Spin, house: House) -> None:
    """Number, side, last spin, colours in their order, and the layout."""
    line = write_spin(spin, house)
    read = read_spin(line, house)
    assert (read, list(read.colours)) == (spin, list(spin.colours))
    assert write_spin(read, house) == line


@given(st.data(), HOUSES, COLOURS)
def test_every_payment_comes_back(data: st.DataObject, house: House, colours: dict[str, Colour]) -> None:
    """What is paid, in what, to whom and for what."""
    payment = data.draw(payments(colours))
    assert read_payment(write_payment(payment, house, colours), house, colours) == payment
    assert read_winning(write_winning(payment.winning)) == payment.winning


@given(st.data(), HOUSES, COLOURS)
def test_every_announce_comes_back(data: st.DataObject, house: House, colours: dict[str, Colour]) -> None:
    """Name, chips, straights, held, how it goes on."""
    announce = data.draw(announces(colours))
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
BITS = st.sampled_from([*WORDS.split(), *[" ", ", ", ": "] * 4, "\n", "\x00"])
ANY_TEXT = st.text(st.characters()) | st.lists(BITS, max_size=14).map("".join)


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A line that was right, with something put in, taken out, or put in the place of something."""
    line = draw(
        spins().map(lambda spin: write_spin(spin, VENEZIA))
        | layouts(IN_PLAY).map(lambda layout: write_layout(layout, VENEZIA, IN_PLAY))
        | payments(IN_PLAY).map(lambda payment: write_payment(payment, VENEZIA, IN_PLAY))
        | announces(IN_PLAY).map(lambda announce: write_announce(announce, VENEZIA, IN_PLAY))
    )
    start = draw(st.integers(0, len(line)))
    end = draw(st.integers(start, min(start + 3, len(line))))
    return line[:start] + draw(BITS | st.just("")) + line[end:]


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
@given(text=ANY_TEXT | damaged())
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
