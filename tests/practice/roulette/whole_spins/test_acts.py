"""The row of acts: the same at every moment, and each sentence of the procedure has its button."""

import pytest

from app.practice.roulette.whole_spins.acts import (
    ACTS,
    SAID,
    Act,
    act_field,
    doing,
    letter_of,
    saying,
)
from app.practice.roulette.whole_spins.simulated import Simulated
from app.practice.saying import Quote
from app.rules.side import Side
from app.table.prompts import Prompt
from app.table.roulette.spin_prompt import SpinTask
from tests.houses import house
from tests.practice.roulette.whole_spins.a_table import opened


def test_the_row_is_the_same_whatever_is_right() -> None:
    row = act_field(Act.OPEN).choices
    assert all(act_field(act).choices == row for act in Act)
    assert act_field(Act.OPEN).is_row
    assert [act_field(act).right for act in ACTS] == [(letter_of(act),) for act in ACTS]


def test_what_is_said_stands_in_the_row_word_for_word() -> None:
    """7.1: the sentences of the phrase book; none of them twice."""
    row = act_field(Act.OPEN).choices
    said = [choice.values["words"] for choice in row if "words" in choice.values]
    assert said == [Quote(words) for words in SAID.values()]
    assert len(set(said)) == len(said)


def test_through_a_spin_each_sentence_that_is_due_is_found() -> None:
    """Rules 8: opening, rien ne va plus, the call, tout est payé; then the next bets."""
    table = opened()
    found = [saying(table.said(), table.state)]
    table.do("throw")
    table.do("no_more_bets")
    found.append(saying(table.said(), table.state))
    table.fall(17)
    found.append(saying(table.said(), table.state))
    assert doing(table.due()) == (Act.DOLLY, Act.CLEAR)
    table.do("cleared")
    found.append(saying(table.said(), table.state))
    table.do("next")
    found.append(saying(table.said(), table.state))
    assert found == [Act.OPEN, Act.NO_MORE, Act.CALL, Act.ALL_PAID, Act.BETS]


def test_what_nobody_does_with_his_hands_is_not_found() -> None:
    with pytest.raises(LookupError):
        doing([Prompt(SpinTask.OPEN_STACKS)])
    with pytest.raises(LookupError):
        saying(("Bonsoir",), Simulated(house("venezia"), Side.LEFT).state)
