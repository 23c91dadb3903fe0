"""What is offered in the fields of the bank's windows, where nobody wrote anything yet (rules 9)."""

from __future__ import annotations

from app.desks.croupier.bank.bank_commands import BESIDE, BY, COUNTER, NUMBER, REASON, SIGNERS, WITNESS
from app.desks.croupier.bank.deeds import OPERATIONS, Deed, View
from app.desks.croupier.bank.shown import last_signatures
from app.desks.croupier.commands import CAPO, INSPECTOR
from app.table.bank_events import BankMoved
from app.table.documents import next_document
from app.table.named import Office
from app.table.state import TableState


def offered(
    view: View, deed: Deed, state: TableState, moved: BankMoved | None, *, by_code: bool
) -> dict[str, str]:
    """Give what stands in each field of a window when it opens.

    Args:
        view: the window.
        deed: what is counted.
        state: of the table.
        moved: what is corrected; None where that is a payment, or nothing is.
        by_code: people are named by their codes here: then nobody is named by himself.
    """
    capo, by = "" if by_code else state.names.get(Office.CAPO_TAVOLO, ""), state.dealer or CAPO
    beside = capo or (INSPECTOR if by == CAPO else CAPO)
    match view:
        case View.PAPER:
            names = (*last_signatures(state.movements), "", "", "")
            signers = dict(zip(SIGNERS, names, strict=False))
            first = signers[SIGNERS[0]] or capo
            return {NUMBER: next_document(state, OPERATIONS[deed]), **signers, SIGNERS[0]: first}
        case View.BOX:
            return {COUNTER: by, BESIDE: beside}
        case View.SPOILED:
            return {NUMBER: next_document(state, OPERATIONS[deed]), REASON: "", BY: capo or CAPO}
        case _:
            number = {} if moved is None or moved.document is None else {NUMBER: moved.document}
            return {**number, REASON: "", BY: by, WITNESS: beside}
