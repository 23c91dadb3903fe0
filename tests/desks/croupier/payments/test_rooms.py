"""The rooms of what is shown large: words have more where texts are larger, and a touch's size keeps its own."""

from collections.abc import Iterator

import pytest

from app.desks.common.text_size import set_text_size
from app.desks.common.theme import TARGET, Scale
from app.desks.croupier.payments.rooms import beside_picture, instead_of_spoken, pay_high, rooms
from app.settings import TEXT_SIZES

LARGER = pytest.mark.parametrize("size", [size for size in TEXT_SIZES if size > 100])


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    yield
    set_text_size(100)


@LARGER
def test_words_have_more_room_as_they_are_larger(size: int) -> None:
    """Screens: the sentence and the why grow; what they take comes from the list, and not from the chips."""
    usual = rooms(Scale(), tight=False, told=False)
    set_text_size(size)
    found = rooms(Scale(), tight=False, told=False)
    assert found.spoken >= usual.spoken * size // 100
    assert found.head > usual.head
    assert (found.figures, found.picture) == (usual.figures, usual.picture)
    assert rooms(Scale(), tight=False, told=True).picture > usual.picture


@LARGER
def test_where_the_list_has_no_line_to_give_all_is_as_high_as_before(size: int) -> None:
    """At zero a key stands beneath the list: three lines of it are seen, as large as they are set."""
    usual, pays = rooms(Scale(), tight=True, told=False).high, pay_high(Scale(), tight=True)
    set_text_size(size)
    assert rooms(Scale(), tight=True, told=False).high <= usual
    assert TARGET <= pay_high(Scale(), tight=True) < pays


@pytest.mark.parametrize("size", TEXT_SIZES)
def test_what_is_touched_beside_the_picture_stays_beside_it(size: int) -> None:
    set_text_size(size)
    for tight in (False, True):
        found = rooms(Scale(), tight=tight, told=False)
        top = beside_picture(Scale(), found)
        assert found.above_picture <= top <= found.above_picture + found.picture - TARGET
        middle = instead_of_spoken(Scale(), found) + TARGET / 2
        assert abs(middle - found.above_spoken - found.spoken / 2) <= 1
