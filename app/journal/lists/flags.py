"""What is marked of spins and payments: what was out of the ordinary, and every other quality."""

from enum import Enum, IntFlag
from typing import Final

BLOCK: Final = 32_768
"""Spins of a block: a quality's marks in it are as many bytes, before they are packed."""

SLOTS: Final = 8
"""Payments of a spin in a layer: from the ninth on they have their bits in the next layer's string."""


class PaymentFlag(IntFlag):
    """What was out of the ordinary in a payment.

    Attributes:
        DISPUTED: somebody objected to it.
        OUT_OF_ORDER: somebody ordered it to be made before another.
        TAKEN_BACK: its mark was taken back once.
        EMPLOYEES: it was won for the employees, and went to the boîte; it has no owner.
    """

    DISPUTED = 1
    OUT_OF_ORDER = 2
    TAKEN_BACK = 4
    EMPLOYEES = 8


class Quality(Enum):
    """What is marked of spins and payments; the word of a mark is this and its value."""

    NUMBER = "number"
    DEALER = "dealer"
    FLAG = "is"
    PAID = "paid"
    """there is a payment at all"""
    CHIP = "chip"
    POSITION = "on"
    KIND = "kind"
    OVER = "over"
    """a payment of more than so many cents"""
    UNDER = "under"
    """a payment of less"""
    AMOUNT = "amount"
    """a payment of an amount in one of many drawers: what is sought to the cent lies in a single one"""

    def word(self, value: object = "") -> str:
        """Name a mark: `number 8`, `over 20000`."""
        return f"{self._value_} {value}" if value != "" else str(self._value_)
