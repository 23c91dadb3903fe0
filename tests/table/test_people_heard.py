"""What a station finds of codes beside the game is recorded, and waits for an answer once."""

from app.table.people_heard import PutOffHeard
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
