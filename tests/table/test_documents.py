"""The papers of fills and credits: in sequence, void ones kept, second prints marked (rules 9) [3.5]."""

import pytest

from app.table.documents import next_document
from tests.table.playing import Played, opened

NAMES = ["Carla", "Ugo", "Ines"]


def counted() -> Played:
    table = opened()
    table.do("bank", operation="open", chips=fifty(100))
    return table


def fifty(pieces: int) -> list[dict[str, object]]:
    return [{"value": "50.00", "pieces": pieces}]


def moved(table: Played, operation: str, document: str) -> None:
    table.do("bank", operation=operation, chips=fifty(2), document=document, signatures=NAMES)


def test_each_series_counts_up_from_its_last_paper() -> None:
    table = counted()
    assert (next_document(table.state, "fill"), next_document(table.state, "credit")) == ("F-0001", "C-0001")
    moved(table, "fill", "F-0001")
    moved(table, "credit", "pad 7/99")
    assert (next_document(table.state, "fill"), next_document(table.state, "credit")) == (
        "F-0002",
        "pad 7/100",
    )


@pytest.mark.parametrize(
    ("last", "following"), [("A-0009", "A-0010"), ("99", "100"), ("B", "B-1"), ("2026/A-1", "2026/A-2")]
)
def test_a_pads_own_numbers_are_followed(last: str, following: str) -> None:
    table = counted()
    moved(table, "fill", last)
    assert next_document(table.state, "fill") == following


def test_the_sequence_goes_on_after_the_night() -> None:
    table = counted()
    moved(table, "fill", "A-0041")
    table.do("close")
    table.do("bank", operation="close", chips=fifty(102))
    table.do("open")
    assert next_document(table.state, "fill") == "A-0042"
    assert table.state.documents == {}


def test_9_a_paper_goes_with_one_thing_alone() -> None:
    table = counted()
    moved(table, "fill", "F-0001")
    why = table.refused("bank", operation="credit", chips=fifty(1), document="F-0001", signatures=NAMES)
    assert "document F-0001 goes with a fill already" in why
    assert "rules 9" in why


def test_9_a_void_paper_is_kept_and_passed_over() -> None:
    table = counted()
    assert table.do("document", number="F-0001", void=True, operation="fill", reason="torn", by="Carla") == (
        "document.voided",
    )
    assert next_document(table.state, "fill") == "F-0002"
    why = table.refused("bank", operation="fill", chips=fifty(1), document="F-0001", signatures=NAMES)
    assert "document F-0001 is void: take F-0002" in why
    again = {"number": "F-0001", "void": True, "operation": "fill", "reason": "torn", "by": "Carla"}
    assert "void already" in table.refused("document", **again)


def test_9_a_paper_that_was_used_is_corrected_and_not_made_void() -> None:
    table = counted()
    moved(table, "fill", "F-0001")
    void = {"number": "F-0001", "void": True, "operation": "fill", "reason": "torn", "by": "Carla"}
    assert "correct that" in table.refused("document", **void)


def test_9_a_number_typed_by_mistake_is_free_again_and_leads_no_series() -> None:
    table = counted()
    moved(table, "fill", "F-0100")
    of = len(table.story)
    said = {"of": of, "reason": "numero sbagliato", "by": "Carla", "witness": "Rossi"}
    table.do("correct", **said, instead={"document": "F-0010"})
    assert table.state.last_documents == {"fill": "F-0010"}
    assert next_document(table.state, "fill") == "F-0011"
    moved(table, "credit", "F-0100")
    why = table.refused("correct", **said, instead={"document": "F-0100"})
    assert "document F-0100 goes with a credit already" in why


def righted(table: Played, of: int, document: str) -> None:
    said = {"of": of, "reason": "numero sbagliato", "by": "Carla", "witness": "Rossi"}
    table.do("correct", **said, instead={"document": document})


def noted(table: Played, **fields: object) -> str:
    """Have notes of 100.00 changed with a paper that is no more to be used; gives why not."""
    notes = [{"value": "100.00", "pieces": 1, "kind": "notes"}, {"value": "50.00", "pieces": -2}]
    return table.refused("bank", operation="drop", chips=notes, **fields)


def test_9_whatever_moves_the_bank_takes_a_paper_that_is_still_to_be_used() -> None:
    """Rules 9: the documents justify what leaves; one that is void, or goes with a fill, justifies no change."""
    table = counted()
    moved(table, "fill", "F-0001")
    table.do("document", number="F-0001", by="Carla")
    table.do("document", number="F-0002", void=True, operation="fill", reason="torn", by="Carla")
    mass = [{"value": "50.00", "pieces": -2}, {"value": "100.00", "pieces": 1}]
    for number, why in (("F-0001", "goes with a fill already"), ("F-0002", "is void: take F-0003")):
        assert f"document {number} {why}" in table.refused(
            "bank", operation="change", chips=mass, document=number
        )
        assert f"document {number} {why}" in noted(table, document=number)
    assert (table.state.documents["F-0001"].prints, table.state.documents["F-0002"].void) == (1, True)
    table.do("bank", operation="change", chips=mass, document="17")
    assert "document 17 goes with a change already" in noted(table, document="17")


def test_9_a_change_that_is_given_a_paper_afterwards_uses_it() -> None:
    table = counted()
    table.do(
        "bank", operation="change", chips=[{"value": "50.00", "pieces": -2}, {"value": "100.00", "pieces": 1}]
    )
    righted(table, len(table.story), "F-0001")
    why = table.refused("bank", operation="fill", chips=fifty(1), document="F-0001", signatures=NAMES)
    assert "document F-0001 goes with a change already" in why


def test_9_a_number_that_a_correction_gives_counts_on_in_its_series_over_the_nights() -> None:
    """[3.5] F-0003 is used: the next night does not offer it again."""
    table = counted()
    moved(table, "fill", "F-0001")
    first = len(table.story)
    moved(table, "fill", "F-0002")
    righted(table, first, "F-0003")
    night_over(table)
    assert next_document(table.state, "fill") == "F-0004"


def test_9_papers_that_are_recorded_late_set_no_series_back() -> None:
    """[3.5] What was used this night counts on, in whatever order it was recorded; another pad leads at once."""
    table = counted()
    for number in ("F-0001", "F-0004", "F-0002"):
        moved(table, "fill", number)
    table.do("document", number="F-0003", void=True, operation="fill", reason="torn", by="Carla")
    assert table.state.last_documents == {"fill": "F-0004"}
    moved(table, "fill", "F-0100")
    righted(table, len(table.story), "F-0000")
    assert table.state.last_documents == {"fill": "F-0004"}
    moved(table, "fill", "A-0002")
    assert table.state.last_documents == {"fill": "A-0002"}
    night_over(table)
    moved(table, "fill", "A-0001")  # of another night: here the pad goes on from where somebody says
    assert next_document(table.state, "fill") == "A-0002"


def night_over(table: Played) -> None:
    table.do("close")
    table.do("bank", operation="close", chips=[])
    table.do("open")
    table.do("bank", operation="open", chips=fifty(100))


def test_a_void_paper_says_of_which_series_it_is_and_why() -> None:
    table = counted()
    assert "operation" in table.bad_input("document", number="F-0001", void=True, reason="torn", by="Carla")
    assert "reason" in table.bad_input("document", number="F-0001", void=True, operation="fill", by="Carla")


def test_each_print_is_counted() -> None:
    table = counted()
    assert "no document F-0001" in table.refused("document", number="F-0001", by="Carla")
    moved(table, "fill", "F-0001")
    for copy in (1, 2):
        assert table.do("document", number="F-0001", by="Carla") == ("document.printed",)
        assert table.last()["copy"] == copy
    assert table.state.documents["F-0001"].prints == 2
