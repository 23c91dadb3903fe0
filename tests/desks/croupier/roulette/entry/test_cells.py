"""Who owns what on a place of three owners and more is read, or what is left out is counted."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.desks.common.lettering import Written, proofread
from app.desks.common.looks import look_of
from app.desks.common.roulette.laid_stacks import Pile
from app.desks.common.theme import Scale
from app.desks.croupier.roulette.entry.cells import cells_of, draw_cells, laid_out
from app.rules.money import Cents
from tests.desks.letters import reading
from tests.desks.played import Played
from tests.houses import house

HOUSE = house("venezia")
ROOM = 56.0
MORE = 20.0


def pile(pieces: int, euros: int, owner: str) -> Pile:
    return Pile(look_of(HOUSE, Cents(100 * euros), None), pieces, owner=owner)


def colour(pieces: int, name: str) -> Pile:
    return Pile(look_of(HOUSE, HOUSE.minimum, name), pieces)


def test_each_owner_has_a_cell_with_what_is_his_the_uppermost_first() -> None:
    cells = cells_of((pile(2, 20, "posto 4"), colour(1, "red"), colour(3, "blue"), pile(1, 5, "")))
    assert [(cell.whose, cell.what) for cell in cells] == [("?", "5"), ("", "3 B"), ("", "R"), ("P4", "2×20")]


def test_what_lies_there_for_the_employees_has_their_sign_a_colour_too() -> None:
    theirs = tuple(each._replace(employees=True) for each in (pile(2, 20, ""), colour(1, "red")))
    cells = cells_of((*theirs, colour(1, "red")))
    assert [(cell.whose, cell.what) for cell in cells] == [("", "R"), ("Imp", "R"), ("Imp", "2×20")]


@given(st.lists(st.floats(10, ROOM), min_size=1, max_size=9))
def test_no_cell_leaves_the_place_and_the_first_ones_are_shown_in_their_order(widths: list[float]) -> None:
    lines = laid_out(tuple(widths), ROOM, MORE)
    shown = [place for line in lines for place in line]
    assert shown == list(range(len(shown)))
    assert 1 <= len(lines) <= 3
    for line in lines:
        assert sum(widths[place] for place in line) + len(line) - 1 <= ROOM + 1e-9
    if len(shown) < len(widths):
        assert sum(widths[place] + 1 for place in lines[-1]) + MORE <= ROOM + 1e-9


@pytest.mark.parametrize("names", [("green", "blue", "red"), ("green", "blue", "red", "sky", "yellow")])
def test_every_colour_of_a_crowded_place_is_written_there(played: Played, names: tuple[str, ...]) -> None:
    played.fall(8)
    for name in names:
        played.colour(name)
        played.place("straight-8")
    letters = {chip.letter for chip in HOUSE.colours if chip.name in names}
    target = next(
        t for t in played.entry.ground.targets if t.target and t.target.position.name == "straight-8"
    )
    with reading() as read:
        read.look_at(target)
    assert {letter.text for letter in read.letters} == letters
    assert not any(letter.cut for letter in read.letters)


def test_letters_are_as_large_as_all_of_it_has_room_for(played: Played) -> None:
    """Screens: a place is read at arm's length; the fewer share it, the larger they are written."""
    played.fall(8)
    sizes = []
    target = next(
        t for t in played.entry.ground.targets if t.target and t.target.position.name == "straight-8"
    )
    for name in ("green", "blue", "red", "sky", "yellow", "lilac", "orange", "brown"):
        played.colour(name)
        played.place("straight-8")
        with reading() as read:
            read.look_at(target)
        sizes.append(min(letter.pixels for letter in read.letters))
    assert sizes[2] >= 17
    assert min(sizes) >= 14
    assert sizes[2:] == sorted(sizes[2:], reverse=True)


@given(
    st.lists(
        st.tuples(
            st.sampled_from([1, 2, 9, 20, 40]), st.sampled_from([5, 20, 100, 500, 1000]), st.integers(1, 8)
        ),
        min_size=3,
        max_size=7,
        unique_by=lambda each: each[2],
    )
)
@settings(deadline=None)
@pytest.mark.usefixtures("qapp")
def test_what_a_chip_is_worth_is_never_cut_off(laid: list[tuple[int, int, int]]) -> None:
    """A full stack of a seat is wider than its place: the seat and the count give way to lines of their own."""
    piles = tuple(pile(pieces, euros, f"posto {seat}") for pieces, euros, seat in laid)
    found: list[Written] = []
    picture = QPixmap(56, 56)
    painter = QPainter(picture)
    proofread(lambda written, _painter: found.append(written))
    draw_cells(painter, Scale(), QRectF(0, 0, 56, 56), piles)
    proofread(None)
    painter.end()
    assert not any(written.cut for written in found), [written.shown for written in found]
    told = "".join(written.text for written in found)
    pieces, euros, seat = laid[-1]
    assert f"P{seat}" in told
    assert str(euros) in told
    assert pieces == 1 or f"{pieces}×" in told or "+" in told, "the count gives way to the others' sign alone"
    signs = [written.text for written in found if written.text.startswith("P")]
    left = [written.text for written in found if written.text.startswith("+")]
    assert len(signs) + sum(int(text) for text in left) == len(laid)
