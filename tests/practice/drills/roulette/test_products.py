"""4.2, the table of payments: every product of it is an exercise that is marked by it."""

import pytest

from app.practice.line import Line
from app.practice.marking import mark
from app.practice.roulette.values import Terms
from app.rules.roulette.layout import Kind
from tests.schooling import exercise

TABLE = {
    Kind.LINE: (5, 10, 15, 20, 25, 30, 35, 40, 45, 50),
    Kind.STREET: (11, 22, 33, 44, 55, 66, 77, 88, 99, 110),
    Kind.CORNER: (8, 16, 24, 32, 40, 48, 56, 64, 72, 80),
    Kind.SPLIT: (17, 34, 51, 68, 85, 102, 119, 136, 153, 170),
    Kind.STRAIGHT: (35, 70, 105, 140, 175, 210, 245, 280, 315, 350),
}
"""As it is printed, one to ten pieces."""


@pytest.mark.parametrize("kind", TABLE)
def test_the_table_is_what_is_asked_for(kind: Kind) -> None:
    asked: dict[int, str] = {}
    for level, variant in ((1, kind.value), (2, f"{kind.value}-many")):
        for seed in range(200):
            task = exercise(Line("products", level, variant, seed)).task
            bets = task.ask.values["bets"]
            assert isinstance(bets, Terms)
            asked[bets.pieces[0][1]] = task.fields[0].right[0]
    printed = {pieces: str(paid) for pieces, paid in enumerate(TABLE[kind], 1) if pieces > 1}
    assert {pieces: paid for pieces, paid in asked.items() if pieces <= 10} == printed


def test_a_sum_is_worked_out_term_by_term() -> None:
    task = exercise(Line("products", 3, "straight-split", 1)).task
    assert [step.say.key for step in task.steps] == ["products.term", "products.term", "products.total"]
    assert {step.section for step in task.steps} == {"4.2"}


def test_who_counts_the_stake_is_told_so() -> None:
    task = exercise(Line("products", 1, "split", 1)).task
    bets = task.ask.values["bets"]
    assert isinstance(bets, Terms)
    pieces = bets.pieces[0][1]
    assert mark(task, [str(18 * pieces)]).slip == "stake-counted"
