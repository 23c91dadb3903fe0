"""The papers of a night, folded."""

from app.table import events as happened
from app.table.document_fold import with_document
from app.table.state import Document, unopened


def test_a_fill_uses_its_paper_and_a_change_has_none() -> None:
    fill = happened.BankMoved(operation="fill", chips=[], amount="0.00", document="A-7")
    state = with_document(unopened("T1"), fill)
    assert state.documents == {"A-7": Document("fill")}
    assert state.last_documents == {"fill": "A-7"}
    assert with_document(state, happened.BankMoved(operation="change", chips=[], amount="0.00")) is state


def test_void_and_printed_are_known_of_each() -> None:
    voided = happened.DocumentVoided(number="V-1", operation="credit", reason="torn", by="Carla")
    state = with_document(unopened("T1"), voided)
    state = with_document(state, happened.DocumentPrinted(number="V-1", by="Carla", copy=1))
    assert state.documents == {"V-1": Document("credit", void=True, prints=1)}
