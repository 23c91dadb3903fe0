"""Touches and keys write the same answers."""

from app.desks.trainee.typing import Typing
from app.practice import forms
from app.practice.exercise import Field, Form
from app.practice.roulette.forms import PLACES
from app.practice.saying import Say

CHOICES = (Say("a"), Say("b"), Say("c"))


def typing(*forms: Form) -> Typing:
    return Typing([Field("asked", form, (), CHOICES) for form in forms])


def test_figures_are_written_one_by_one() -> None:
    of = typing(forms.COUNT)
    for sign in "121":
        of.type(sign)
    of.erase()
    assert of.texts == ["12"]


def test_a_touch_adds_a_word_and_takes_back_one() -> None:
    of = typing(forms.CHIPS)
    for word in ("100", "100", "20"):
        of.add(word)
    assert of.texts == ["100 100 20"]
    of.erase()
    assert of.texts == ["100 100"]


def test_figures_say_how_many_of_what_is_touched_next() -> None:
    """59 chips are not touched 59 times."""
    of = typing(forms.CHIPS)
    for word in ("5x", "9x", "C", "100", "2x", "20"):
        of.add(word)
    assert of.texts == ["59xC 100 2x20"]
    of.add("3x")
    of.erase()
    of.erase()
    assert of.texts == ["59xC 100"]


def test_a_choice_takes_the_place_of_another() -> None:
    of = typing(forms.CHOICE)
    of.add("A")
    of.add("C")
    assert of.texts == ["C"]


def test_a_typed_letter_takes_the_place_of_another_and_no_other_sign_counts() -> None:
    """Where the field itself is not shown, letters that pile up would be seen by nobody."""
    of = typing(forms.CHOICE)
    for sign, stands in (("a", "A"), ("B", "B"), ("D", "B"), (" ", "B"), ("7", "B"), ("c", "C")):
        of.type(sign)
        assert of.texts == [stands], sign
    of.erase()
    assert of.texts == [""]


def test_an_order_is_built_and_taken_apart() -> None:
    of = typing(forms.ORDER)
    for word in ("B", "A", "C", "A"):
        of.add(word)
    assert of.texts == ["BC"]


def test_several_are_chosen_and_let_go_by_touch_or_key_and_no_other_sign_counts() -> None:
    of = typing(forms.SEVERAL)
    for sign, stands in (("a", "A"), ("C", "AC"), ("7", "AC"), ("D", "AC"), ("a", "C")):
        of.type(sign)
        assert of.texts == [stands], sign
    of.add("B")
    of.add("C")
    assert of.texts == ["B"]


def test_fields_follow_each_other() -> None:
    of = typing(forms.COUNT, forms.COUNT)
    of.type("1")
    assert (of.next_field(), of.complete) == (True, False)
    of.type("2")
    assert (of.texts, of.complete, of.next_field()) == (["1", "2"], True, False)


def test_nobody_writes_without_end() -> None:
    of = typing(PLACES, forms.COUNT)
    for _ in range(300):
        of.add("4/7")
    of.turn_to(1)
    for _ in range(300):
        of.type("1")
    assert max(map(len, of.texts)) <= 200
