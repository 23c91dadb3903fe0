"""The papers of a night, folded."""

from msgspec.structs import replace

from app.table import events as happened
from app.table.document_fold import with_document, with_document_righted
from app.table.roulette.game import ROULETTE
from app.table.state import Document, unopened


def test_a_fill_uses_its_paper_and_a_change_has_none() -> None:
    fill = happened.BankMoved(operation="fill", chips=[], amount="0.00", document="A-7")
    state = with_document(unopened("T1", ROULETTE), fill)
    assert state.documents == {"A-7": Document("fill")}
    assert state.last_documents == {"fill": "A-7"}
    assert with_document(state, happened.BankMoved(operation="change", chips=[], amount="0.00")) is state


def test_void_and_printed_are_known_of_each() -> None:
    voided = happened.DocumentVoided(number="V-1", operation="credit", reason="torn", by="Carla")
    state = with_document(unopened("T1", ROULETTE), voided)
    state = with_document(state, happened.DocumentPrinted(number="V-1", by="Carla", copy=1))
    assert state.documents == {"V-1": Document("credit", void=True, prints=1)}


def test_9_a_paper_stays_void_and_printed_whatever_an_older_journal_did_with_it() -> None:
    """Rules 9: a void paper is kept, and a second print says so. Once a change could be recorded with either."""
    state = unopened("T1", ROULETTE)
    state = with_document(state, moved("fill", "F-1"))
    state = with_document(state, happened.DocumentPrinted(number="F-1", by="Carla", copy=1))
    state = with_document(
        state, happened.DocumentVoided(number="F-2", operation="fill", reason="torn", by="Carla")
    )
    change, other = moved("change", "F-1"), moved("change", "F-2")
    state = with_document(with_document(state, change), other)
    known = {"F-1": Document("fill", prints=1), "F-2": Document("fill", void=True)}
    assert state.documents == known
    state = replace(state, movements={1: moved("fill", "F-1"), 5: change, 6: other})
    for seq, was, number in ((5, change, "F-7"), (6, other, "F-8")):
        now = replace(was, document=number)
        state = replace(with_document_righted(state, was, now), movements={**state.movements, seq: now})
    assert state.documents == {**known, "F-7": Document("change"), "F-8": Document("change")}


def moved(operation: str, document: str) -> happened.BankMoved:
    return happened.BankMoved(operation=operation, chips=[], amount="0.00", document=document)
