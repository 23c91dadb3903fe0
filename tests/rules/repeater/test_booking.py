"""Wagers booked, taken back, surrendered; and each refusal in its order."""

import pytest

from app.rules.money import Cents
from app.rules.repeater.booking import book, surrender, take_back
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.refusing import RefusedError
from app.rules.repeater.round import Round
from app.rules.repeater.wagers import BY_CODE
from tests.rules.repeater.tables import PLAIN, PLUS, made, played


def refusal(round_: Round, code: str, cents: int, rules: RepeaterRules = PLUS) -> tuple[str, object]:
    with pytest.raises(RefusedError) as refused:
        book(rules, round_, BY_CODE[code], "seat 3", Cents(cents))
    return refused.value.reason, dict(refused.value.facts)


def test_a_second_wager_adds_to_the_first_also_after_a_spin_while_nothing_is_marked() -> None:
    round_ = played(made("repeat-6"), 8)
    booked = book(PLUS, round_, BY_CODE["repeat-6"], "seat 3", Cents(250))
    assert (booked.stake.amount, booked.stake.new) == (750, 250)


def test_each_refusal_and_their_order() -> None:
    came = played(Round(), 12, 2)
    assert refusal(came, "horn", 1, PLAIN) == ("not-offered", {})
    assert refusal(came, "horn", 1) == ("marked", {"marked": (2, 12)})
    assert refusal(Round(), "horn", 1) == ("not-payable", {"unit": 250})
    assert refusal(Round(), "horn", 250) == ("below-minimum", {"minimum": 500})
    assert refusal(made("horn", cents=5_000), "horn", 250) == ("above-maximum", {"maximum": 5_000})


def test_what_is_new_may_be_taken_back_and_what_stood_at_a_spin_may_not() -> None:
    round_ = played(made("horn", "repeat-5"), None)
    round_ = made("horn", cents=250, before=round_)
    back = take_back(round_, BY_CODE["horn"], "seat 3")
    assert (back.returned, back.left, len(back.round.standing)) == (250, 500, 2)
    for code, reason in (("horn", "already-spun"), ("repeat-6", "no-such-wager")):
        with pytest.raises(RefusedError) as refused:
            take_back(back.round, BY_CODE[code], "seat 3")
        assert refused.value.reason == reason


def test_a_wager_that_is_all_new_is_gone_when_it_is_taken_back() -> None:
    back = take_back(made("horn"), BY_CODE["horn"], "seat 3")
    assert (back.returned, back.left, back.round) == (500, 0, Round())


def test_a_wager_is_given_up_whole_and_its_tally_stays() -> None:
    given = surrender(PLUS, played(made("repeat-9"), 9, 9, 9, 9), BY_CODE["repeat-9"], "seat 3")
    assert (given.offer.tally, given.offer.pays, given.offer.payment) == (4, 30, 15_000)
    assert given.round == Round(tallies={9: 4})


@pytest.mark.parametrize(
    ("rules", "code", "facts"),
    [
        (PLAIN, "horn", ("no-surrender", {})),
        (PLUS, "horn", ("not-surrenderable", {})),
        (PLUS, "repeat-6", ("no-such-wager", {})),
        (PLUS, "repeat-5", ("too-early", {"tally": 2, "first": 3})),
    ],
)
def test_each_refusal_to_surrender_and_their_order(
    rules: RepeaterRules, code: str, facts: tuple[str, object]
) -> None:
    with pytest.raises(RefusedError) as refused:
        surrender(rules, played(made("repeat-5"), 5, 5), BY_CODE[code], "seat 3")
    assert (refused.value.reason, dict(refused.value.facts)) == facts
