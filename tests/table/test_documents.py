"""The papers of fills and credits: in sequence, void ones kept, second prints marked (rules 9) [3.5]."""

import pytest

from app.table.documents import next_document
from tests.table.playing import Played

NAMES = ["Carla", "Ugo", "Ines"]


def counted() -> Played:
    table = Played()
    table.do("open")
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
