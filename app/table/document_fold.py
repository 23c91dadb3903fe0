"""The papers of a night's fills and credits, folded: used, void, printed."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from app.table import events as happened
from app.table.state import Document, TableState

DocumentEvent = happened.BankMoved | happened.DocumentVoided | happened.DocumentPrinted


def with_document(state: TableState, event: DocumentEvent) -> TableState:
    """Let a paper be used, declared void or printed."""
    match event:
        case happened.BankMoved():
            return state if event.document is None else _used(state, event.document, event.operation)
        case happened.DocumentVoided():
            return _used(state, event.number, event.operation, void=True)
        case happened.DocumentPrinted(number=number):
            known = state.documents.get(number, Document(""))
            printed = replace(known, prints=event.copy)
            return replace(state, documents={**state.documents, number: printed})
        case _ as never:
            assert_never(never)


def with_document_righted(state: TableState, was: happened.BankMoved, now: happened.BankMoved) -> TableState:
    """Let an operation go with another paper: the one named by mistake is free, and leads no series."""
    if was.document is None or now.document is None or was.document == now.document:
        return state
    papers = {number: paper for number, paper in state.documents.items() if number != was.document}
    last = {
        series: now.document if number == was.document else number
        for series, number in state.last_documents.items()
    }
    return replace(state, documents={**papers, now.document: Document(now.operation)}, last_documents=last)


def _used(state: TableState, number: str, operation: str, *, void: bool = False) -> TableState:
    return replace(
        state,
        documents={**state.documents, number: Document(operation, void=void)},
        last_documents={**state.last_documents, operation: number},
    )
