"""A wrong order holds the same things, and wrong answers are sorted by how much of them is wrong."""

from hypothesis import given
from hypothesis import strategies as st

from app.practice import forms
from app.practice.exercise import LEAST_SLIPS, Field
from app.practice.mistaken import every_choice, field_by_field, letters, misordered
from app.practice.saying import Say

TWO = (Say("one"), Say("other"))


@given(st.integers(4, 7))
def test_a_wrong_order_has_the_same_things(many: int) -> None:
    right = tuple(range(many))
    wrong = {order for _, order in misordered(right)} - {right}
    assert len(wrong) >= LEAST_SLIPS
    assert all(sorted(order) == [*right] for order in wrong)


def test_what_is_too_early_or_too_late_keeps_the_rest_in_order() -> None:
    told = list(misordered("abcd"))
    assert ("too-early", tuple("dabc")) in told
    assert ("too-late", tuple("bcda")) in told
    assert ("backwards", tuple("dcba")) in told


def test_an_order_is_written_by_letters() -> None:
    assert letters(["c", "a", "b"], ["a", "b", "c"]) == "BCA"


def test_fewer_faults_come_first() -> None:
    fields = (Field("pieces", forms.COUNT, ("1",)), Field("why", forms.CHOICE, ("A",), TWO))
    told = list(field_by_field(fields, [["1", "2"], every_choice(fields[1])]))
    assert told == [(("why",), ("1", "B")), (("pieces",), ("2", "A")), (("pieces", "why"), ("2", "B"))]
