"""What was recorded of the bank, folded into its book."""

from __future__ import annotations

from msgspec.structs import replace

from app.rules.bank import BankBook, after_operation, after_spin
from app.rules.bets import Piece
from app.rules.money import parse_money
from app.rules.settled import Chip
from app.table import events as happened
from app.table.state import SpinState, TableState


def fold_bank(state: TableState, event: happened.BankMoved | happened.ChipMissing) -> TableState:
    """Let something be recorded of the bank."""
    if isinstance(event, happened.ChipMissing):
        chip, inventory = _chip(event.chip), state.bank.inventory
        marked = inventory.marked(chip) if event.missing else inventory.unmarked(chip)
        return replace(state, bank=state.bank._replace(inventory=marked))
    pieces: dict[Chip, int] = {}
    for item in event.chips:
        if item.get("kind") != Piece.NOTES.value:
            chip = _chip(item)
            pieces[chip] = pieces.get(chip, 0) + item["pieces"]
    return replace(
        state, bank=after_operation(state.bank, event.operation, pieces, parse_money(event.amount))
    )


def book_after(state: TableState, spin: SpinState) -> BankBook:
    """Say what the bank is once a spin is closed."""
    if spin.settlement is None:
        return state.bank
    return after_spin(state.bank, spin.settlement, state.house, complete=state.all_entered)


def _chip(form: happened.Form) -> Chip:
    return Chip(parse_money(form["value"]), form.get("colour"))
