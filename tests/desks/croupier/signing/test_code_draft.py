"""A code as it is touched: only digits, only so many, a new one twice."""

from functools import reduce

import pytest

from app.desks.croupier.signing.code_draft import DIFFERENT, FRESH, CodeDraft, Step, answered, given, touched
from app.desks.croupier.signing.people import Checked, Outcome


def typed(digits: str, draft: CodeDraft | None = None) -> CodeDraft:
    return reduce(touched, digits, draft or CodeDraft())


def test_digits_are_touched_taken_back_and_wiped() -> None:
    draft = typed("58201")
    assert (draft.digits, draft.long_enough) == ("58201", False)
    assert typed("3", draft).long_enough
    assert touched(draft, "⌫").digits == "5820"
    assert touched(draft, "C").digits == ""
    assert typed("1234567890123").digits == "123456789012"


def test_a_code_of_before_may_have_six_digits_and_a_new_one_eight() -> None:
    assert typed("582013").long_enough
    assert not typed("5820132", FRESH).long_enough
    assert typed("58201327", FRESH).long_enough
    again = given(typed("58201327", FRESH))
    assert (again.least, FRESH.least, CodeDraft().least) == (8, 8, 6)


@pytest.mark.parametrize(
    ("digits", "dots"),
    [("", "––––––––"), ("582014", "●●●●●●––"), ("58201427", "●●●●●●●●"), ("582014271", "●●●●●●●●●")],
)
def test_as_many_places_are_shown_as_a_new_code_has(digits: str, dots: str) -> None:
    """A code of before may be shorter: whose it is nobody sees."""
    assert CodeDraft(digits=digits).dots.split() == [*dots]


def test_while_a_code_is_compared_nothing_is_typed() -> None:
    waiting = given(typed("58201327"))
    assert waiting.waiting
    assert not waiting.long_enough
    assert all(touched(waiting, sign) == waiting for sign in "1⌫C")


@pytest.mark.parametrize("outcome", [Outcome.WRONG, Outcome.LOCKED, Outcome.BUSY])
def test_what_was_not_taken_is_asked_again_until_the_next_touch(outcome: Outcome) -> None:
    draft = answered(given(typed("58201327")), Checked(outcome))
    assert (draft.step, draft.digits, draft.waiting) == (Step.CODE, "", False)
    assert draft.said == Checked(outcome)
    assert touched(draft, "1").said is None


def test_a_first_code_is_followed_by_one_of_his_own_given_twice() -> None:
    draft = answered(given(typed("61928427")), Checked(Outcome.MUST_CHANGE))
    assert (draft.step, draft.own) == (Step.FRESH, "61928427")
    draft = given(typed("27182827", draft))
    assert (draft.step, draft.digits, draft.waiting) == (Step.AGAIN, "", False)
    done = given(typed("27182827", draft))
    assert (done.waiting, done.own, done.fresh) == (True, "61928427", "27182827")
    again = given(typed("27182927", draft))
    assert (again.step, again.fresh, again.own) == (Step.FRESH, "", "61928427")
    assert again.said is not None
    assert again.said.reason == DIFFERENT


def test_a_weak_new_code_is_refused_before_it_is_asked_twice() -> None:
    draft = given(typed("12345678", FRESH))
    assert (draft.step, draft.digits) == (Step.FRESH, "")
    assert draft.said == Checked(Outcome.REFUSED, reason="a code is no run of digits")


def test_a_new_code_that_was_refused_is_chosen_anew_with_the_own_one_known() -> None:
    waiting = CodeDraft(Step.AGAIN, "61928427", own="61928427", fresh="61928427", waiting=True)
    refused = answered(waiting, Checked(Outcome.REFUSED, reason="x"))
    assert (refused.step, refused.own, refused.digits) == (Step.FRESH, "61928427", "")
