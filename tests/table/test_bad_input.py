"""What is wrong is always said with where it stands (interface, "Bad input")."""

import pytest

from app.table.bad_input import BadInputError, Step


@pytest.mark.parametrize(
    ("path", "pointer"),
    [
        ((), ""),
        (("bets", 0, "position"), "/bets/0/position"),
        (("a/b",), "/a~1b"),
        (("m~n",), "/m~0n"),
        (("~1",), "/~01"),
        (("",), "/"),
        ((" ",), "/ "),
    ],
)
def test_a_place_is_a_json_pointer(path: tuple[Step, ...], pointer: str) -> None:
    """Interface: a JSON pointer as RFC 6901 spells it, tilde before slash."""
    assert BadInputError("is wrong", *path).pointer == pointer


def test_the_sentence_names_the_place_before_the_fault() -> None:
    """Interface: `/bets/0/position: no such position`; of the whole value the fault alone is said."""
    assert (
        str(BadInputError("no such position", "bets", 0, "position")) == "/bets/0/position: no such position"
    )
    assert str(BadInputError("must be an object")) == "must be an object"


def test_a_rule_that_is_broken_is_named_behind_the_fault_wherever_it_was_found() -> None:
    """Bad input: said with the rule's section; the fault by itself is without it, so that it is named once."""
    broken = BadInputError("no such chip", "value", rule="rules 2").inside("entry")
    assert str(broken) == "/entry/value: no such chip (rules 2)"
    assert (broken.fault, broken.rule) == ("no such chip", "rules 2")
    assert BadInputError("is missing").inside("entry").rule is None


def test_a_fault_found_deeper_is_told_from_the_root() -> None:
    """Interface: whoever reads an inner value knows only its inner place; the outer one comes before it."""
    inner = BadInputError("is missing", "pieces")
    outer = inner.inside("stack", 2).inside("bets", 0)
    assert (outer.pointer, outer.fault) == ("/bets/0/stack/2/pieces", "is missing")
    assert inner.pointer == "/pieces"
