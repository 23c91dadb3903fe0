"""Moments are exercises: each mistake is wrong, and named by what a table would say of it."""

import pytest

from app.practice import forms
from app.practice.exercise import LEAST_SLIPS
from app.practice.marking import mark
from app.practice.roulette.whole_spins.acts import ACTS, Act, letter_of
from app.practice.roulette.whole_spins.moments import Asked, acting, chosen, counted, moneyed, working
from app.practice.saying import Say

ASKED = Asked("bet", "bet.late")


@pytest.mark.parametrize("right", Act)
def test_one_act_is_right_and_every_other_wrong(right: Act) -> None:
    task = acting(ASKED, right, "2", "bet.late").task
    assert mark(task, [letter_of(right)]).right
    slips = {act: mark(task, [letter_of(act)]).slip for act in ACTS if act is not right}
    assert None not in slips.values()


@pytest.mark.parametrize(
    ("right", "done", "slip"),
    [
        (Act.REFUSE, Act.LEAVE, "let-pass"),
        (Act.CAPO, Act.ACCEPT, "let-pass"),
        (Act.ACCEPT, Act.REFUSE, "turned-away"),
        (Act.REFUSE, Act.THROW, "no-answer"),
        (Act.THROW, Act.NO_MORE, "not-said"),
        (Act.NO_MORE, Act.REFUSE, "player-first"),
        (Act.CLEAR, Act.PAY, "not-now"),
    ],
)
def test_a_wrong_act_is_called_what_it_is(right: Act, done: Act, slip: str) -> None:
    assert mark(acting(ASKED, right, "2", "bet.late").task, [letter_of(done)]).slip == slip


def test_several_fields_have_mistakes_in_each_of_them() -> None:
    count, counts = counted("pieces", 17)
    amount, amounts = moneyed("amount", 0, 250)
    which, all_of_them = chosen("next", [1], (Say("a"), Say("b")))
    task = working(ASKED, (which, count, amount), (all_of_them, counts, amounts), ()).task
    assert (amount.right, amount.form) == (("0.00",), forms.MONEY)
    assert len(task.slips) >= LEAST_SLIPS
    assert mark(task, ["B", "17", "0.00"]).right
    assert mark(task, ["A", "17", "0.00"]).slip == "wrong-next"
    assert mark(task, ["B", "18", "0.00"]).slip == "wrong-pieces"
    assert not any(answer.startswith("-") for answer in (*counts, *amounts))
