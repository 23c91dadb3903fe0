"""What was recorded of the bank comes back from the record as it was."""

import pytest

from app.rules.chips import Chip
from app.rules.money import Cents
from app.table import events as happened
from app.table.fold import fold
from tests.table.playing import opened


@pytest.mark.parametrize(
    ("operation", "pieces", "twenties"),
    [("fill", 5, 15), ("credit", 5, 5), ("change", -5, 5), ("drop", -5, 5), ("tip", 5, 10)],
)
def test_each_operation_moves_the_chips_its_way(operation: str, pieces: int, twenties: int) -> None:
    state = opened().state
    count = [{"value": "20.00", "pieces": 10}]
    state = fold(state, happened.BankMoved(operation="open", chips=count, amount="200.00"))
    moved = [{"value": "20.00", "pieces": pieces}, {"value": "100.00", "pieces": 3, "kind": "notes"}]
    state = fold(state, happened.BankMoved(operation=operation, chips=moved, amount="100.00"))
    assert state.bank.inventory.pieces == {Chip(Cents(2000)): twenties}
    sums = {
        "fill": state.bank.fills,
        "credit": state.bank.credits,
        "drop": state.bank.drop,
        "tip": state.bank.tips,
    }
    assert {name: amount for name, amount in sums.items() if amount} == (
        {} if operation == "change" else {operation: 10_000}
    )
