"""What must add up at the bank [3.4, 3.5]; rules 9."""

import pytest

from app.practice.drills.bank_sums import SIGNATURES
from app.practice.exercise import Task
from app.practice.line import Line
from app.practice.marking import mark
from app.practice.saying import Chips, Sum, Term
from tests.schooling import exercise


def tasks(level: int, variant: str) -> list[Task]:
    return [exercise(Line("bank", level, variant, seed)).task for seed in range(60)]


def cents(task: Task, name: str) -> int:
    found = task.ask.values[name]
    assert isinstance(found, Sum)
    return found.cents


def worth(task: Task, name: str) -> int:
    found = task.ask.values[name]
    assert isinstance(found, Chips)
    return sum(chip.value * pieces for chip, pieces in found.chips)


def test_section_3_4_what_goes_is_worth_what_comes() -> None:
    for task in tasks(4, "cage-change"):
        pieces = int(task.fields[0].right[0])
        assert worth(task, "goes") == worth(task, "comes") + pieces * cents(task, "last")
        assert not mark(task, (str(pieces + 1),)).right


@pytest.mark.parametrize("variant", ["fill-document", "credit-document"])
def test_section_3_5_the_document_and_three_signatures(variant: str) -> None:
    seen = set()
    for task in tasks(4, variant):
        signed = {value.name for value in task.ask.values.values() if isinstance(value, Term)}
        missing = [name for name in SIGNATURES if name not in signed]
        off = abs(cents(task, "total") - worth(task, "chips"))
        answer = "ABCD"[1 + SIGNATURES.index(missing[0])] if missing else "A"
        assert mark(task, (f"{off / 100:.2f}", answer)).right
        seen.add(answer)
    assert seen == {*"ABCD"}


@pytest.mark.parametrize(("variant", "side"), [("result-won", "A"), ("result-lost", "B")])
def test_rules_9_closing_credits_and_drop_less_opening_and_fills(variant: str, side: str) -> None:
    for task in tasks(5, variant):
        there = cents(task, "closing") + cents(task, "credits") + cents(task, "drop")
        won = there - cents(task, "opening") - cents(task, "fills")
        assert cents(task, "closing") > 0
        assert mark(task, (f"{abs(won) / 100:.2f}", side)).right
        assert mark(task, (f"{abs(won) / 100:.2f}", "AB".replace(side, ""))).slip == "side-wrong"
