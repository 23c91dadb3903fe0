"""Answers have one normal form; what a hurried hand types is read, and nonsense is refused."""

import pytest
from hypothesis import example as tried
from hypothesis import given
from hypothesis import strategies as st

from app.practice import forms
from app.practice.answers import NonsenseError, example_of, normal
from app.practice.exercise import Field, Form
from app.practice.roulette import forms as roulette
from app.practice.saying import Say

THREE = tuple(Say(f"choice.{place}") for place in range(3))
ALL = (*forms.FORMS, *roulette.FORMS)
READ = [
    (forms.COUNT, " 035 ", "35"),
    (forms.MONEY, "1.040", "1040.00"),
    (forms.MONEY, "€ 172,50", "172.50"),
    (forms.MONEY, "172.50", "172.50"),
    (forms.CHIPS, "3x20 500 500", "2x500 3x20"),
    (forms.CHIPS, "2x2.50 100xr", "100xR 2x2.50"),
    (forms.PILES, "20  20-5", "20 20-5"),
    (forms.PILES, "5+5+2", "5+5+2"),
    (forms.ORDER, "c a b", "CAB"),
    (forms.CHOICE, "b", "B"),
    (forms.SEVERAL, "c, a", "AC"),
    (forms.SEVERAL, "bbA", "AB"),
]
NONSENSE = [
    (forms.COUNT, "thirty"),
    (forms.COUNT, "-1"),
    (forms.COUNT, "3.5"),
    (forms.MONEY, "1.0"),
    (forms.MONEY, "12,5"),
    (forms.CHIPS, "3x"),
    (forms.CHIPS, "3x20.30"),
    (forms.PILES, "20-5+5"),
    (forms.ORDER, "AB"),
    (forms.ORDER, "AAB"),
    (forms.CHOICE, "D"),
    (forms.CHOICE, ""),
    (forms.SEVERAL, "AD"),
    (forms.SEVERAL, ""),
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


@given(st.sampled_from(ALL), st.text(max_size=30))
@tried(forms.CHIPS, "ß")
def test_a_normal_form_stays_as_it_is(form: Form, typed: str) -> None:
    try:
        once = normal(field(form), typed)
    except NonsenseError:
        return
    assert normal(field(form), once) == once


@pytest.mark.parametrize("form", ALL)
def test_an_example_is_an_answer_of_its_form_and_never_the_right_one(form: Form) -> None:
    """Who sees how an answer is written is not told what it is."""
    first = example_of(Field("asked", form, ("",), THREE))
    other = example_of(Field("asked", form, (normal(Field("asked", form, ("",), THREE), first),), THREE))
    for example in (first, other):
        assert normal(Field("asked", form, ("",), THREE), example) == example
    assert first != other
