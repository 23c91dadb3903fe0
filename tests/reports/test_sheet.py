"""A page is plain data: two that say the same are the same."""

from app.reports.sheet import Figures, Heading, Row, Rows, Sheet


def test_what_is_not_said_is_neither_summed_nor_struck() -> None:
    assert not Figures((("Colpi", "1"),)).summed
    assert not Row(("1",)).struck
    assert Rows(("Ora",), ()).right == frozenset()


def test_two_pages_that_say_the_same_are_the_same() -> None:
    assert Sheet("T", "d", (Heading("x"),)) == Sheet("T", "d", (Heading("x"),))
    assert Sheet("T", "d", (Heading("x"),)) != Sheet("T", "d", (Heading("y"),))
