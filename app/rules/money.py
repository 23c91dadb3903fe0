"""Money is whole cents; a division gives a quotient and a remainder, never a fraction (rules 2)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NewType

Cents = NewType("Cents", int)
"""An amount in whole cents of the house's currency."""

_EXACT = re.compile(r"(?:0|[1-9]\d{0,12})\.\d\d", re.ASCII)
_TYPED = re.compile(r"(?:0|[1-9]\d{0,12})(?:\.\d\d)?", re.ASCII)


class MoneyError(ValueError):
    """The text is no amount of money."""

    def __init__(self, text: str) -> None:
        super().__init__(f'no amount of money: "{text}" (write 20.00: digits, a point, two decimals)')


@lru_cache(maxsize=8192)
def parse_money(text: str) -> Cents:
    """Read an amount as the journal writes it: digits, a point, exactly two decimals ("2.50").

    Raises:
        MoneyError: the text is anything else.
    """
    if _EXACT.fullmatch(text) is None:
        raise MoneyError(text)
    return Cents(int(text[:-3]) * 100 + int(text[-2:]))


def parse_difference(text: str) -> int:
    """Read a difference as the journal writes it: an amount, with a minus where it is below zero.

    Raises:
        MoneyError: the text is anything else.
    """
    if text.startswith("-"):
        return -parse_money(text[1:])
    return parse_money(text)


def parse_typed_money(text: str) -> Cents:
    """Read an amount as people type it on a command line: "20" is accepted beside "20.00".

    Raises:
        MoneyError: the text is no amount.
    """
    if _TYPED.fullmatch(text) is None:
        raise MoneyError(text)
    return parse_money(text if "." in text else f"{text}.00")


def money_text(amount: int) -> str:
    """Write cents as the journal does: "172.50", and a minus before what is owed."""
    whole, rest = divmod(abs(amount), 100)
    return f"{'-' if amount < 0 else ''}{whole}.{rest:02d}"


def fewest_chips(amount: int, denominations: tuple[Cents, ...]) -> list[tuple[Cents, int]]:
    """Make up an amount in the fewest chips of the house, the highest first.

    Args:
        amount: cents, a multiple of the smallest denomination.
        denominations: the house's chips in cents, ascending; with a house's chips greedy is fewest.

    Returns:
        Pairs of denomination and pieces, the highest denomination first; no pair has 0 pieces.

    Raises:
        ValueError: the chips cannot make up the amount.
    """
    pairs: list[tuple[Cents, int]] = []
    left = amount
    for chip in reversed(denominations):
        pieces, left = divmod(left, chip)
        if pieces:
            pairs.append((chip, pieces))
    if left:
        raise ValueError(f"no chips make up {money_text(amount)}")
    return pairs
