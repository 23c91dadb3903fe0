"""What the dealer can do on this desk."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class AnyAct(StrEnum):
    """Every button that is not a chip, a count or a place on the cloth, at any table or at one game's."""


class Act(AnyAct):
    """What the dealer can do at any table."""

    OPEN = "open"
    CLOSE = "close"
    NUMBER = "number"
    CONFIRM = "confirm"
    REFUSE = "refuse"
    VOID = "void"
    """Rien va: it holds as soon as it is said, and why is asked afterwards"""
    WHY_VOID = "why_void"
    """why a throw was void, and who decided it"""
    VALID = "valid"
    """il colpo vale: a void throw counts after all"""
    LAST = "last"
    RELIEF = "relief"
    """one more throw, then another dealer"""
    PAID = "paid"
    """what is shown large is done: a payment is pushed over, or another stake is seen to"""
    UNPAID = "unpaid"
    PAID_ALL = "paid_all"
    SEEN_TO_ALL = "seen_to_all"
    """all that is done before the payments, or after them, at once: a dealer halves by eye"""
    NEXT = "next"
    REOPEN = "reopen"
    """the spin that was closed last is paid again, until the next "Rien ne va plus" """
    FINISHED = "finished"
    """the bank has no more of the payment's chip, or has it again"""
    UNDO = "undo"
    REDO = "redo"
    BEFORE = "before"
    """look at the payment before"""
    AFTER = "after"
    LINES = "lines"
    """all the payments, to look at one"""
    DUE = "due"
    """back to the payment that is due"""
    PUT_RIGHT = "put_right"
    """take what the journal holds, because the table refused the entry"""
    DISMISS = "dismiss"
    OTHER_NOTICE = "other_notice"
    """look at the notice that waits behind the one that is shown"""
    WAS_PAID = "was_paid"
    """a payment that nobody had marked when its spin was closed was made"""
    WAS_NOT_PAID = "was_not_paid"
    TABLE = "table"
    """all that is rarely done, two touches away"""
    MINIMUM = "minimum"
    COLOUR = "colour"
    """a colour of a player, at a value of his own"""
    HAND_OVER = "hand_over"
    SUSPEND = "suspend"
    """and take up again"""
    PAYMENT = "payment"
    """what else there is to say about the payment that is shown large"""
    OTHER_NUMBER = "other_number"
    """the reader is contradicted"""
    BANK = "bank"
    """counts, fills, credits, changes, and what was recorded of them"""
    EXCHANGE = "exchange"
    """a colour is sold, handed in or given to a seat, or a tip is given, by the short way"""
    TIP = "tip"
    """a tip of the payment that is shown large"""
    ANSWER = "answer"
    """somebody answers by name for what needed it"""
    BESIDE = "beside"
    """the board of the side games"""
    HELP = "help"
    """the manual, at the page that belongs to what is seen"""
    KEYS = "keys"
    """the sheet of keys"""
    SETTINGS = "settings"
    STATION = "station"
    """the table's name, its house and its side from the next start on"""
    DEVICES = "devices"
    """the wheel's reader, from the next start on"""
    SUPPORT = "support"
    """a file for whoever is asked for help"""
    DISPLAY = "display"
    """show the players' display, or hide it"""
    FILL = "fill"
    """the desk over the whole screen, or in a window"""
    NEW_JOURNAL = "new_journal"
    """leave a journal that takes nothing any more, and go on in a new one"""
    QUIT = "quit"
    """end the program, whatever the table does"""


ALWAYS: Final[frozenset[AnyAct]] = frozenset(
    {
        Act.TABLE,
        Act.BANK,
        Act.HELP,
        Act.KEYS,
        Act.SETTINGS,
        Act.STATION,
        Act.DEVICES,
        Act.SUPPORT,
        Act.DISPLAY,
        Act.FILL,
        Act.QUIT,
        Act.OTHER_NOTICE,
    }
)
"""What can be opened or looked at whatever the table does."""


def which(acts: Mapping[AnyAct, object]) -> set[AnyAct]:
    """Name the acts for which something stands, or which are so."""
    return {act for act, something in acts.items() if something}
