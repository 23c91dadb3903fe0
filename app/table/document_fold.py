"""The papers of a night's fills and credits, folded: used, void, printed.

Journals of before have papers that went with two things, or with something though they were void: then all
holds that was ever said of one.
"""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from app.table import events as happened
from app.table.paper_numbers import leading
from app.table.state import Document, S, TableState

DocumentEvent = happened.BankMoved | happened.DocumentVoided | happened.DocumentPrinted


def with_document(state: S, event: DocumentEvent) -> S:
    """Let a paper be used, declared void or printed."""
    match event:
        case happened.BankMoved():
            return state if event.document is None else _used(state, event.document, event.operation)
        case happened.DocumentVoided():
            return _used(state, event.number, event.operation, void=True)
        case happened.DocumentPrinted(number=number):
            known = state.documents.get(number, Document(""))
            printed = replace(known, prints=max(event.copy, known.prints + 1))
            return replace(state, documents={**state.documents, number: printed})
        case _ as never:
            assert_never(never)


def with_document_righted(state: S, was: happened.BankMoved, now: happened.BankMoved) -> S:
    """Let an operation go with another paper: the one named by mistake is free, and leads no series.

    Args:
        state: of the table, where the operation stands still as it was.
        was: the operation before.
        now: the operation as it is put right.
    """
    if now.document is None or was.document == now.document:
        return state
    papers, leads = dict(state.documents), dict(state.last_documents)
    if was.document is not None and _frees(state, was.document):
        del papers[was.document]
        if leads.get(now.operation) == was.document:
            del leads[now.operation]
    return _used(
        replace(state, documents=papers, last_documents=leads),
        now.document,
        now.operation,
        base=leads.get(now.operation),
    )


def _frees(state: TableState, number: str) -> bool:
    """Whether nothing else goes with a paper once one operation does no more."""
    users = [moved for moved in state.movements.values() if moved.document == number]
    return len(users) == 1 and not state.documents[number].void


def _used(state: S, number: str, operation: str, *, void: bool = False, base: str | None = None) -> S:
    """Let a paper go with something, or be void; what it was already it stays.

    The highest of its pad among the night's papers leads its series, in whatever order they are recorded.

    Args:
        state: of the table.
        number: the paper's.
        operation: with what it goes, or whose series it is of.
        void: it is declared void.
        base: a paper of the pad that leads; None where this one's does.
    """
    known = state.documents.get(number, Document(""))
    paper = replace(known, operation=known.operation or operation, void=known.void or void)
    papers = {**state.documents, number: paper}
    series = [each for each, paper in papers.items() if paper.operation == operation]
    lead = leading(base or number, series)
    return replace(state, documents=papers, last_documents={**state.last_documents, operation: lead})
