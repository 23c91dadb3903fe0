"""In whose name something is recorded stands beneath its button."""

from app.desks.croupier.words.decider_words import decider_below
from app.table.named import Office


def test_who_was_named_stands_there_and_an_office_alone_does_not() -> None:
    assert decider_below("Bianchi") == "lo dice Bianchi"
    assert [decider_below(office) for office in Office] == ["", ""]
