"""Putting right what was recorded: said beside it, before a witness, and counted where it is the bank's (rules 9)."""

import pytest

from tests.table.playing import Form, Played, fall, opened

SIGNED = ["Ugo", "Ines", "Ida"]
WHO = {"reason": "miscounted", "by": "Ugo", "witness": "Ines"}


def value(worth: str, pieces: int, **more: object) -> Form:
    """Pieces of a chip of value."""
    return {"value": worth, "pieces": pieces, **more}


def banked(*moves: Form) -> Played:
    """A table whose bank was counted with a hundred 20s, and then moved."""
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=[value("20.00", 100)])
    for move in moves:
        table.do("bank", **move)
    return table


def seq_of(table: Played, operation: str) -> int:
    """Where an operation stands in the record."""
    kinds = [getattr(event, "operation", None) for event in table.story]
    return 1 + len(kinds) - 1 - kinds[::-1].index(operation)


FILL: Form = {"operation": "fill", "chips": [value("20.00", 50)], "document": "F1", "signatures": SIGNED}
CREDIT: Form = {"operation": "credit", "chips": [value("20.00", 10)], "document": "C1", "signatures": SIGNED}


@pytest.mark.parametrize(
    ("operation", "instead", "result"),
    [
        ("open", [value("20.00", 110)], "-200.00"),
        ("fill", [value("20.00", 40)], "200.00"),
        ("credit", [value("20.00", 15)], "100.00"),
        ("close", [value("20.00", 141)], "20.00"),
    ],
)
def test_rules_9_a_corrected_count_fill_or_credit_corrects_the_result(
    operation: str, instead: list[Form], result: str
) -> None:
    """Result = closing + credits + drop - opening - fills: 140 + 10 - 100 - 50 is nothing, and then what is off."""
    table = banked(FILL, CREDIT, {"operation": "close", "chips": [value("20.00", 140)]})
    assert table.last()["result"] == "0.00"
    said = {"chips": instead}
    assert table.do("correct", of=seq_of(table, operation), instead=said, **WHO) == ("entry.corrected",)
    assert table.last()["result"] == result
    assert table.last()["instead"]["chips"] == instead


def twice(first: int = 100, filled: int = 50, closed: int = 150, fell: int = 0) -> Played:
    """A bank that is counted for the last time, and then open again with what lies there."""
    fill = {**FILL, "chips": [value("20.00", filled)]}
    table = opened(all_entered=True)
    table.do("bank", operation="open", chips=[value("20.00", first)])
    table.do("bank", **fill)
    table.do("bank", operation="close", chips=[value("20.00", closed)])
    table.do("bank", operation="open", chips=[value("20.00", 150 + fell)])
    table.do("bank", **CREDIT)
    return table


@pytest.mark.parametrize(
    ("operation", "instead", "right"),
    [("open", 110, {"first": 110}), ("fill", 40, {"filled": 40}), ("close", 141, {"closed": 141})],
)
def test_rules_9_what_is_put_right_of_a_count_that_is_over_leaves_the_present_one_as_it_is(
    operation: str, instead: int, right: dict[str, int]
) -> None:
    """Result = closing + credits + drop - opening - fills, of each count by itself."""
    table, wanted = twice(), twice(**right)
    opened_again = seq_of(table, "open")
    of = next(
        place
        for place, event in enumerate(table.story, 1)
        if getattr(event, "operation", None) == operation and place < opened_again
    )
    table.do("correct", of=of, instead={"chips": [value("20.00", instead)]}, **WHO)
    state, other = table.state, wanted.state
    assert (state.bank, state.books_before, state.lay) == (other.bank, other.books_before, other.lay)
    table.do("bank", operation="close", chips=[value("20.00", 140)])
    assert table.last()["result"] == "0.00"
    assert table.again == table.state


def test_rules_9_the_second_opening_count_put_right_is_the_second_books_alone() -> None:
    table = twice(fell=2)
    table.do("correct", of=seq_of(table, "open"), instead={"chips": [value("20.00", 150)]}, **WHO)
    state, other = table.state, twice().state
    assert (state.bank, state.books_before, state.lay) == (other.bank, other.books_before, other.lay)
    assert "differs" not in table.last()


def test_before_the_closing_count_the_banks_chips_follow() -> None:
    """A fill of forty and not of fifty: ten 20s fewer lie there."""
    table = banked(FILL)
    twenties = {chip.value: pieces for chip, pieces in table.state.bank.inventory.pieces.items()}
    assert twenties == {2000: 150}
    table.do("correct", of=seq_of(table, "fill"), instead={"chips": [value("20.00", 40)]}, **WHO)
    twenties = {chip.value: pieces for chip, pieces in table.state.bank.inventory.pieces.items()}
    assert twenties == {2000: 140}


def test_an_entry_may_be_corrected_again_and_a_correction_may_not() -> None:
    """The second correction counts from what the first one said."""
    table = banked(FILL)
    fill = seq_of(table, "fill")
    table.do("correct", of=fill, instead={"chips": [value("20.00", 40)]}, **WHO)
    assert "correction itself" in table.refused("correct", of=len(table.story), instead={"chips": []}, **WHO)
    table.do("correct", of=fill, instead={"chips": [value("20.00", 45)]}, **WHO)
    assert table.state.bank.fills == 90000


def test_what_is_no_operation_of_the_bank_is_said_and_changes_nothing() -> None:
    """A number that was put down wrong in an earlier spin."""
    table = banked()
    fall(table, 8)
    table.do("next")
    before = table.state
    assert table.do("correct", of=3, instead={"number": 9}, **WHO) == ("entry.corrected",)
    assert (table.state.bank, table.state.numbers) == (before.bank, before.numbers)
    assert (table.last()["of"], table.last()["instead"]) == (3, {"number": 9})


def test_a_correction_needs_something_a_witness_and_something_to_correct() -> None:
    """Each is told apart."""
    table = banked(FILL)
    assert "witness is another" in table.refused(
        "correct", of=1, instead={"a": 1}, **{**WHO, "witness": "Ugo"}
    )
    assert "nothing is recorded" in table.refused("correct", of=900, instead={"a": 1}, **WHO)
    assert "something" in table.bad_input("correct", of=1, instead={}, **WHO)
    assert "instead" in table.bad_input("correct", of=1, instead=[], **WHO)
    assert "number" in table.bad_input("correct", of=seq_of(table, "fill"), instead={"number": 9}, **WHO)
    assert "of" in table.bad_input("correct", of=0, instead={"a": 1}, **WHO)


def test_what_is_said_of_a_change_must_add_up_too() -> None:
    """Two 100s for ten 20s: two 50s would not do."""
    change: Form = {"operation": "change", "chips": [value("20.00", -10), value("100.00", 2)]}
    table = banked(change)
    wrong = {"chips": [value("20.00", -10), value("50.00", 2)]}
    assert "differ by 100.00" in table.refused("correct", of=seq_of(table, "change"), instead=wrong, **WHO)
    right = {"chips": [value("20.00", -5), value("100.00", 1)]}
    table.do("correct", of=seq_of(table, "change"), instead=right, **WHO)
    pieces = {chip.value: count for chip, count in table.state.bank.inventory.pieces.items()}
    assert pieces == {2000: 95, 10000: 1}


def test_a_correction_does_not_contradict_the_document_of_a_fill() -> None:
    """Its total holds until another document is named."""
    fill = {**FILL, "document": {"number": "F9", "total": "1000.00"}}
    table = banked(fill)
    assert table.last()["document_total"] == "1000.00"
    less = {"chips": [value("20.00", 40)]}
    assert "document says 1000.00" in table.refused("correct", of=seq_of(table, "fill"), instead=less, **WHO)
    anew = {**less, "document": {"number": "F9/2", "total": "800.00"}}
    table.do("correct", of=seq_of(table, "fill"), instead=anew, **WHO)
    assert table.state.bank.fills == 80000


def test_what_is_said_instead_is_nested_no_deeper_than_an_event_is_read() -> None:
    """Interface: a line that is no command is refused the same way, and the table goes on."""
    table = opened()
    said = {"of": 1, "reason": "camera", "by": "Carla", "witness": "Rossi"}
    deep: object = 1
    for _ in range(400):
        deep = [deep]
    assert "nested no deeper than 20" in table.bad_input("correct", **said, instead={"dealer": deep})
    assert table.do("correct", **said, instead={"dealer": "Berta"}) == ("entry.corrected",)
