"""An answer is right, wrong, or nonsense; a known mistake is named."""

import pytest

from app.practice import forms
from app.practice.exercise import Field, Slip, Task
from app.practice.marking import NonsenseInFieldError, mark
from app.practice.saying import Say

TASK = Task(
    Say("asked"),
    (Field("pieces", forms.COUNT, ("35", "36")), Field("change", forms.MONEY, ("2.50",))),
    (),
    (Slip("swapped", ("2", "35.00")),),
)


def test_any_right_answer_is_right() -> None:
    for pieces in ("35", "36"):
        marked = mark(TASK, (pieces, "2,50"))
        assert (marked.right, marked.slip) == (True, None)


def test_each_field_is_marked_by_itself() -> None:
    marked = mark(TASK, ("35", "5"))
    assert (marked.right, marked.fields, marked.answers) == (False, (True, False), ("35", "5.00"))


def test_a_known_mistake_is_named() -> None:
    assert mark(TASK, ("2", "35")).slip == "swapped"


def test_no_answer_is_wrong_and_no_nonsense() -> None:
    marked = mark(TASK, ("", " "))
    assert (marked.right, marked.answers, marked.slip) == (False, ("", ""), None)


def test_nonsense_names_its_field_and_is_not_marked() -> None:
    with pytest.raises(NonsenseInFieldError) as fault:
        mark(TASK, ("35", "two"))
    assert (fault.value.place, fault.value.form) == (1, forms.MONEY)


def test_every_field_is_answered() -> None:
    with pytest.raises(ValueError, match="shorter"):
        mark(TASK, ("35",))
