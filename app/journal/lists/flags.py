"""What is marked of spins and payments: what was out of the ordinary, and every other quality."""

from enum import Enum, IntFlag
from typing import Final

BLOCK: Final = 32_768
"""Spins of a block: a quality's marks in it are as many bytes, before they are packed."""

SLOTS: Final = 8
"""Payments of a spin in a layer: from the ninth on they have their bits in the next layer's string."""


class Flag(IntFlag):
    """What was out of the ordinary in a spin.

    Attributes:
        VOID: a throw of it was void.
        CORRECTED: its number was put right or taken back, a mark "paid" was taken back, a payment that was
            made was changed, it was opened again, or something recorded of it was corrected later.
        DISPUTED: somebody objected to a payment.
        OVERRIDDEN: somebody decided otherwise than the reader or the rule: a number typed against the
            reader's, a bet or an announce that the capo tavolo allowed, a payment out of its order.
        NOT_ENTERED: it was closed with payments that nobody entered.
        BROKEN_OFF: its night ended before it was closed.
        BY_HAND: a person typed the number.
    """

    VOID = 1
    CORRECTED = 2
    DISPUTED = 4
    OVERRIDDEN = 8
    NOT_ENTERED = 16
    BROKEN_OFF = 32
    BY_HAND = 64


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
