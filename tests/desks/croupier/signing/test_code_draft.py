"""A code as it is touched: only digits, only so many, a new one twice."""

from functools import reduce

import pytest

from app.desks.croupier.signing.code_draft import (
    DIFFERENT,
    CodeDraft,
    Step,
    answered,
    fresh_begins,
    given,
    rubbed,
    typed,
    wiped,
)
from app.desks.croupier.signing.people import Checked, Outcome


def touched(digits: str, draft: CodeDraft | None = None) -> CodeDraft:
    return reduce(typed, digits, draft or CodeDraft())


def test_digits_are_touched_taken_back_and_wiped() -> None:
    draft = touched("58201")
    assert (draft.digits, draft.long_enough) == ("58201", False)
    assert touched("3", draft).long_enough
    assert rubbed(draft).digits == "5820"
    assert wiped(draft).digits == ""
    assert touched("1234567890123").digits == "123456789012"


def test_a_code_of_before_may_have_six_digits_and_a_new_one_eight() -> None:
    assert touched("582013").long_enough
    assert not touched("5820132", fresh_begins()).long_enough
    assert touched("58201327", fresh_begins()).long_enough
    again = given(touched("58201327", fresh_begins()))
    assert (again.least, fresh_begins().least, CodeDraft().least) == (8, 8, 6)


@pytest.mark.parametrize(("digits", "places"), [("", 8), ("582014", 8), ("58201427", 8), ("582014271", 9)])
def test_as_many_places_are_shown_as_a_new_code_has(digits: str, places: int) -> None:
    """A code of before may be shorter: whose it is nobody sees."""
    assert CodeDraft(digits=digits).places == places


def test_while_a_code_is_compared_nothing_is_touched() -> None:
    waiting = given(touched("58201327"))
    assert waiting.waiting
    assert not waiting.long_enough
    assert typed(waiting, "1") == rubbed(waiting) == wiped(waiting) == waiting


@pytest.mark.parametrize("outcome", [Outcome.WRONG, Outcome.LOCKED, Outcome.BUSY])
def test_what_was_not_taken_is_asked_again_until_the_next_touch(outcome: Outcome) -> None:
    draft = answered(given(touched("58201327")), Checked(outcome))
    assert (draft.step, draft.digits, draft.waiting) == (Step.CODE, "", False)
    assert draft.said == Checked(outcome)
    assert typed(draft, "1").said is None


def test_a_first_code_is_followed_by_one_of_his_own_given_twice() -> None:
    draft = answered(given(touched("61928427")), Checked(Outcome.MUST_CHANGE))
    assert (draft.step, draft.own) == (Step.FRESH, "61928427")
    draft = given(touched("27182827", draft))
    assert (draft.step, draft.digits, draft.waiting) == (Step.AGAIN, "", False)
    done = given(touched("27182827", draft))
    assert (done.waiting, done.own, done.fresh) == (True, "61928427", "27182827")
    again = given(touched("27182927", draft))
    assert (again.step, again.fresh, again.own) == (Step.FRESH, "", "61928427")
    assert again.said is not None
    assert again.said.reason == DIFFERENT


def test_a_weak_new_code_is_refused_before_it_is_asked_twice() -> None:
    draft = given(touched("12345678", fresh_begins()))
    assert (draft.step, draft.digits) == (Step.FRESH, "")
    assert draft.said == Checked(Outcome.REFUSED, reason="a code is no run of digits")


def test_a_new_code_that_was_refused_is_chosen_anew_with_the_own_one_known() -> None:
    waiting = CodeDraft(Step.AGAIN, "61928427", own="61928427", fresh="61928427", waiting=True)
    refused = answered(waiting, Checked(Outcome.REFUSED, reason="x"))
    assert (refused.step, refused.own, refused.digits) == (Step.FRESH, "61928427", "")
