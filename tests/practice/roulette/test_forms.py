"""Numbers and places are read as a hurried hand types them, and nonsense is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.practice.answers import NonsenseError, normal
from app.practice.exercise import Field, Form
from app.practice.roulette.forms import NUMBER_SET, NUMBERS, PLACES, places_text
from app.rules.roulette.layout import POSITIONS

READ = [
    (NUMBERS, "5, 8,10", "5 8 10"),
    (NUMBERS, "10 8 5", "10 8 5"),
    (NUMBER_SET, "10 8 5 8", "5 8 10"),
    (PLACES, "4/7, 2x0/2/3 4/7", "2x0/2/3 2x4/7"),
    (PLACES, "r C34 8", "c34 R 8"),
]
NONSENSE = [
    (NUMBERS, "5 37"),
    (NUMBER_SET, ","),
    (PLACES, "4/10"),
    (PLACES, "0x4/7"),
]


def field(form: Form) -> Field:
    return Field("asked", form, ())


@pytest.mark.parametrize(("form", "typed", "read"), READ)
def test_what_is_typed_is_read(form: Form, typed: str, read: str) -> None:
    assert normal(field(form), typed) == read


@pytest.mark.parametrize(("form", "typed"), NONSENSE)
def test_nonsense_is_refused(form: Form, typed: str) -> None:
    with pytest.raises(NonsenseError) as fault:
        normal(field(form), typed)
    assert fault.value.form is form


@given(st.dictionaries(st.sampled_from(POSITIONS), st.integers(1, 40), min_size=1))
def test_places_are_read_as_they_are_written(pieces: dict[object, int]) -> None:
    written = places_text(pieces)  # type: ignore[arg-type] # hypothesis keeps the type of a sample to itself
    assert normal(field(PLACES), written) == written
