"""Mistakes are kept once each, and never a right answer among them."""

from app.practice import forms
from app.practice.exercise import Field, Slip, one_field, slips_of


def test_each_wrong_answer_keeps_its_first_name() -> None:
    fields = one_field("pieces", forms.COUNT, "35", "36")
    mistakes = [("right", ("36",)), ("one-off", ("34",)), ("half", ("17",)), ("miscounted", ("34",))]
    assert slips_of(fields, mistakes) == (Slip("one-off", ("34",)), Slip("half", ("17",)))


def test_one_wrong_field_makes_a_mistake() -> None:
    fields = (Field("half", forms.COUNT, ("5",)), Field("prisoner", forms.COUNT, ("1",)))
    assert slips_of(fields, [("forgotten", ("5", "0")), ("right", ("5", "1"))]) == (
        Slip("forgotten", ("5", "0")),
    )
