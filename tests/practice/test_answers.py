"""Answers have one normal form; what a hurried hand types is read, and nonsense is refused."""

import pytest
from hypothesis import example as tried
from hypothesis import given
from hypothesis import strategies as st

from app.practice.answers import NonsenseError, chips_text, example_of, normal, piles_text, places_text
from app.practice.exercise import Field, Form
from app.practice.saying import Say
from app.rules.chips import Chip
from app.rules.cutting import lay_out
from app.rules.money import Cents
from app.rules.roulette.layout import POSITIONS

THREE = tuple(Say(f"choice.{place}") for place in range(3))
READ = [
    (Form.COUNT, " 035 ", "35"),
    (Form.MONEY, "1.040", "1040.00"),
    (Form.MONEY, "€ 172,50", "172.50"),
    (Form.MONEY, "172.50", "172.50"),
    (Form.NUMBERS, "5, 8,10", "5 8 10"),
    (Form.NUMBERS, "10 8 5", "10 8 5"),
    (Form.NUMBER_SET, "10 8 5 8", "5 8 10"),
    (Form.PLACES, "4/7, 2x0/2/3 4/7", "2x0/2/3 2x4/7"),
    (Form.PLACES, "r C34 8", "c34 R 8"),
    (Form.CHIPS, "3x20 500 500", "2x500 3x20"),
    (Form.CHIPS, "2x2.50 100xr", "100xR 2x2.50"),
    (Form.PILES, "20  20-5", "20 20-5"),
    (Form.PILES, "5+5+2", "5+5+2"),
    (Form.ORDER, "c a b", "CAB"),
    (Form.CHOICE, "b", "B"),
]
NONSENSE = [
    (Form.COUNT, "thirty"),
    (Form.COUNT, "-1"),
    (Form.COUNT, "3.5"),
    (Form.MONEY, "1.0"),
    (Form.MONEY, "12,5"),
    (Form.NUMBERS, "5 37"),
    (Form.NUMBER_SET, ","),
    (Form.PLACES, "4/10"),
    (Form.PLACES, "0x4/7"),
    (Form.CHIPS, "3x"),
    (Form.CHIPS, "3x20.30"),
    (Form.PILES, "20-5+5"),
    (Form.ORDER, "AB"),
    (Form.ORDER, "AAB"),
    (Form.CHOICE, "D"),
    (Form.CHOICE, ""),
]


def field(form: Form) -> Field:
    return Field("asked", form, (), THREE)


@pytest.mark.parametrize(("form", "typed", "read"), READ)
def test_what_is_typed_is_read(form: Form, typed: str, read: str) -> None:
    assert normal(field(form), typed) == read


@pytest.mark.parametrize(("form", "typed"), NONSENSE)
def test_nonsense_is_refused(form: Form, typed: str) -> None:
    with pytest.raises(NonsenseError) as fault:
        normal(field(form), typed)
    assert fault.value.form is form


@given(st.sampled_from(Form), st.text(max_size=30))
@tried(Form.CHIPS, "ß")
def test_a_normal_form_stays_as_it_is(form: Form, typed: str) -> None:
    try:
        once = normal(field(form), typed)
    except NonsenseError:
        return
    assert normal(field(form), once) == once


@given(st.dictionaries(st.sampled_from(POSITIONS), st.integers(1, 40), min_size=1))
def test_places_are_read_as_they_are_written(pieces: dict[object, int]) -> None:
    written = places_text(pieces)  # type: ignore[arg-type] # hypothesis keeps the type of a sample to itself
    assert normal(field(Form.PLACES), written) == written


@given(st.dictionaries(st.sampled_from([250, 500, 2000, 100000]), st.integers(1, 40), min_size=1))
def test_chips_are_read_as_they_are_written(pieces: dict[int, int]) -> None:
    chips = (*((Chip(Cents(value)), count) for value, count in pieces.items()), (Chip(Cents(250), "red"), 7))
    written = chips_text(chips, {"red": "R"})
    assert normal(field(Form.CHIPS), written) == written
    assert written.startswith("7xR ")


@given(st.integers(1, 400), st.booleans(), st.integers(1, 3))
def test_piles_are_read_as_they_are_written(pieces: int, colour: bool, positions: int) -> None:
    written = piles_text(lay_out(pieces, colour=colour, positions=positions))
    assert normal(field(Form.PILES), written) == written


@pytest.mark.parametrize(
    ("pieces", "text"), [(8, "4+4"), (9, "4+4+1"), (12, "5+5+2"), (35, "20 20-5"), (103, "100 3")]
)
def test_the_piles_of_the_procedure(pieces: int, text: str) -> None:
    """4.4: 8, 9 and 12 pieces cut, a straight of 35."""
    assert piles_text(lay_out(pieces, colour=True)) == text


@pytest.mark.parametrize("form", Form)
def test_an_example_is_an_answer_of_its_form_and_never_the_right_one(form: Form) -> None:
    """Who sees how an answer is written is not told what it is."""
    first = example_of(Field("asked", form, ("",), THREE))
    other = example_of(Field("asked", form, (normal(Field("asked", form, ("",), THREE), first),), THREE))
    for example in (first, other):
        assert normal(Field("asked", form, ("",), THREE), example) == example
    assert first != other
