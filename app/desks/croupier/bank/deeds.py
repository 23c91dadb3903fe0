"""What is done at the bank, and when the table takes it: pure (rules 9) [3.1–3.6]."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from app.desks.croupier.acts import why_not
from app.rules.italian import money_words
from app.table.json_text import Json
from app.table.state import TableState


class Deed(StrEnum):
    """One thing that a dealer does at the bank."""

    OPEN = "open"
    CLOSE = "close"
    FILL = "fill"
    CREDIT = "credit"
    BANK_CHANGE = "bank_change"
    """chips for chips, with the cage or another table"""
    CHANGE = "change"
    """chips for chips, with a player"""
    MASS = "mass"
    """a player's whole mass"""
    DROP = "drop"
    """banknotes for chips"""
    TIP = "tip"


OPERATIONS: Final = {
    **{deed: deed.value for deed in Deed},
    Deed.MASS: "change",
    Deed.BANK_CHANGE: "change",
}
"""What the table calls each."""
CHANGES_OF: Final = {Deed.MASS: "mass", Deed.BANK_CHANGE: "cage"}
"""Which change it is, as the table records it."""
SIGNED: Final = frozenset({Deed.FILL, Deed.CREDIT})
"""They go with a paper that three sign."""
TWO_SIDES: Final = frozenset({Deed.CHANGE, Deed.MASS, Deed.BANK_CHANGE})
"""Of the same chips some may come and some go."""
BALANCED: Final = TWO_SIDES | {Deed.DROP}
"""What comes and what goes is worth the same."""


def deed_of(operation: str, change: str = "") -> Deed:
    """Tell what was done from what was recorded.

    Args:
        operation: as the table calls it.
        change: which one it is; empty for a player's, and all that is none.
    """
    return next((deed for deed, kind in CHANGES_OF.items() if kind == change), Deed(operation))


def why_not_now(state: TableState, deed: Deed) -> str:
    """Say why the table would refuse this now, whatever is counted; empty where it would not.

    Args:
        state: of the table.
        deed: what is to be done.
    """
    operation = "change" if deed in BALANCED else OPERATIONS[deed]
    form: Mapping[str, Json] = {"do": "bank", "operation": operation, "chips": []}
    if deed in SIGNED:
        form = {**form, "document": "?", "signatures": ["1", "2", "3"]}
    return why_not(state, form)


def sentence_before(deed: Deed, amount: int) -> str:
    """Give what the dealer says while the chips are laid out, in Italian; empty where it is nothing.

    Args:
        deed: what is done.
        amount: of what came, cents; 0 before anything was counted.
    """
    words = money_words(amount)
    match deed:
        case Deed.CHANGE:
            return f"{words.capitalize()} al cambio" if amount else ""
        case Deed.MASS:
            return f"Massa al cambio: {words}" if amount else "Massa al cambio"
        case Deed.BANK_CHANGE:
            return "Cambio alla banca"
        case Deed.DROP:
            return f"Biglietti al cambio: {words}" if amount else "Biglietti al cambio"
        case Deed.FILL:
            return f"Fill: {words}" if amount else ""
        case Deed.CREDIT:
            return f"Credit: {words}" if amount else ""
        case Deed.TIP:
            return "Cambio alla boîte"
        case _:
            return ""


def sentence_after(deed: Deed, amount: int) -> str:
    """Give what the dealer says once it is recorded, in Italian; empty where it is nothing."""
    match deed:
        case Deed.MASS:
            return "La massa è cambiata"
        case Deed.BANK_CHANGE:
            return f"Cambiato alla Banca: {money_words(amount)}"
        case _:
            return ""
