"""What a station finds of codes beside the game is recorded, and waits for an answer once."""

import pytest

from app.people.held import NONE, UNREADABLE
from app.table.people_heard import PutOffHeard, differs_sentence
from tests.table.playing import opened


def test_each_code_that_is_put_off_is_recorded_and_one_warning_waits() -> None:
    table = opened()
    assert table.hear(PutOffHeard("Anna", 1)) == ("people.unsigned", "reader.warning")
    assert table.hear(PutOffHeard("Anna", 2)) == ("people.unsigned",)
    assert (table.last()["spin"], table.last()["act"], table.last()["later"]) == (2, "deal", True)
    assert table.hear(PutOffHeard("Marco", 3)) == ("people.unsigned", "reader.warning")
    first, _ = table.state.unanswered
    table.do("answer", of=first, by="Gina")
    assert table.hear(PutOffHeard("Anna", 4)) == ("people.unsigned", "reader.warning"), "since the answer"


@pytest.mark.parametrize(
    ("now", "begins"),
    [
        (NONE, "the register of people that this table knew is not there"),
        (UNREADABLE, "the register of people that this table knew cannot be read"),
        ("people:2:ab", "the register of people is another than this table knew, or older"),
    ],
)
def test_what_lies_there_is_said_in_one_sentence(now: str, begins: str) -> None:
    assert differs_sentence(now) == f"{begins}: nobody has answered for it."
