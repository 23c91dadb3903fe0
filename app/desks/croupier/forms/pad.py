"""The figures with which pieces are counted, a stack of twenty by one touch; by keys too (rules 9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.croupier.forms.kit import ERASE, PAGE_DOWN, PAGE_UP, WIPE_OUT, Key, Row

_SIGNS: Final = ("7", "8", "9", "+20", "4", "5", "6", "+5", "1", "2", "3", "+1", "⌫", "0", "C", "−1")
_BETWEEN: Final = 4
_KEYS: Final = {"+20": PAGE_UP, "+5": PAGE_DOWN, "+1": "+", "−1": "-", "⌫": ERASE, "C": WIPE_OUT}


class Press(NamedTuple):
    """A key of a pad was touched: a figure, "+20", "⌫" for the last figure, or "C" for all of them."""

    sign: str


def pad(*, can: bool) -> Row:
    """Give the keys, four by four; `can` says whether there is anything to count."""
    names = {"⌫": tr("cancellare una cifra"), "C": tr("azzerare questo gettone")}
    keys = (
        Key(
            sign,
            Press(sign),
            name=names.get(sign) or tr("{pieces} pezzi").format(pieces=sign),
            can=can,
            size=24,
            key=_KEYS.get(sign, sign),
        )
        for sign in _SIGNS
    )
    return Row("", tuple(keys), 4, typed=True, gap=_BETWEEN)
