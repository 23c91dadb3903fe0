"""What is done at the bank, in which window, and when the table takes it: pure (rules 9) [3.1–3.6]."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from msgspec.structs import replace

from app.desks.croupier.trying import why_not
from app.rules.tongue import Phrase, Speech, tongue
from app.table.state import TableState
from app.table.table_commands import MoveBank


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
    BOX = "box"
    """the note box is emptied, and counted by two"""


OPERATIONS: Final = {**{deed: deed.value for deed in Deed}, Deed.MASS: "change", Deed.BANK_CHANGE: "change"}
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
    """Say why the table would refuse this now, whatever is counted; empty where it would not."""
    operation = "change" if deed in BALANCED else OPERATIONS[deed]
    said = MoveBank(operation=operation, chips=[])
    if deed in SIGNED:
        said = replace(said, document="?", signatures=("1", "2", "3"))
    elif deed is Deed.BOX:
        said = replace(said, by="1", signatures=("2",))
    return why_not(state, said)


_BEFORE: Final = {
    Deed.CHANGE: Phrase("{amount} al cambio", "{amount} au change"),
    Deed.MASS: Phrase("Massa al cambio: {amount}", "Masse au change : {amount}"),
    Deed.BANK_CHANGE: Phrase("Cambio alla banca", "Change à la banque"),
    Deed.DROP: Phrase("Biglietti al cambio: {amount}", "Billets au change : {amount}"),
    Deed.FILL: Phrase("Fill: {amount}", "Fill : {amount}"),
    Deed.CREDIT: Phrase("Credit: {amount}", "Credit : {amount}"),
    Deed.TIP: Phrase("Cambio alla boîte", "Change à la boîte"),
}
_UNCOUNTED: Final = _BEFORE | {
    Deed.CHANGE: Phrase("", ""),
    Deed.MASS: Phrase("Massa al cambio", "Masse au change"),
    Deed.DROP: Phrase("Biglietti al cambio", "Billets au change"),
    Deed.FILL: Phrase("", ""),
    Deed.CREDIT: Phrase("", ""),
}
"""The same before anything was counted."""
_AFTER: Final = {
    Deed.MASS: Phrase("La massa è cambiata", "La masse est changée"),
    Deed.BANK_CHANGE: Phrase("Cambiato alla Banca: {amount}", "Changé à la banque : {amount}"),
}
_NOTHING: Final = Phrase("", "")


def sentence_before(speech: Speech, deed: Deed, amount: int) -> str:
    """Give what the dealer says while the chips are laid out; empty where it is nothing.

    Args:
        speech: the language of the house.
        deed: what is done.
        amount: of what came, in cents; 0 before anything was counted.
    """
    return _sentence(_BEFORE if amount else _UNCOUNTED, speech, deed, amount)


def sentence_after(speech: Speech, deed: Deed, amount: int) -> str:
    """Give what the dealer says once it is recorded; empty where it is nothing."""
    return _sentence(_AFTER, speech, deed, amount)


def _sentence(phrases: Mapping[Deed, Phrase], speech: Speech, deed: Deed, amount: int) -> str:
    words = phrases.get(deed, _NOTHING).said(speech, amount=tongue(speech).money_words(amount))
    return words[:1].upper() + words[1:]


class View(StrEnum):
    """Which of them is open."""

    MENU = "menu"
    COUNT = "count"
    CHECK = "check"
    """a closing count is compared, and asked for once more"""
    PAPER = "paper"
    """the paper's number and who signs it"""
    SPOILED = "spoiled"
    """a paper is declared void"""
    BOX = "box"
    """who counts the note box, and whose night it is of"""
    ENTRY = "entry"
    """one thing that was recorded"""
    CORRECTION = "correction"
    """why it is corrected, by whom, and before whom"""
    HOLDINGS = "holdings"
    FOLDER = "folder"
    """where papers are written to"""
    PAYMENTS = "payments"
    """what was paid this night"""
    LEFT = "left"
    """a payment that nobody had marked, and whether it was made"""
    PAYMENT = "payment"
    """one payment, and what should have been paid"""
    CHIPS = "chips"
    """in which chips its difference changes hands"""
    PAID_WHY = "paid_why"
    """why it is corrected, by whom, and before whom"""
