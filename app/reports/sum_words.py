"""A sum in words, as it stands on a paper that people sign: in the language of the page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale

from app.rules.french import number_words as french
from app.rules.italian import number_words as italian

_MOST: Final = 999_999
"""Euro that are written in words; a sum beyond it stands in figures alone."""
_ENGLISH: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
)  # fmt: skip
_ENGLISH_TENS: Final = (
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
)  # fmt: skip


def sum_words(cents: int) -> str:
    """Write a sum in words with its currency, "five hundred euros"; nothing where it is too large for that.

    Args:
        cents: none below nothing.
    """
    euros, rest = divmod(cents, 100)
    if not 0 <= euros <= _MOST:
        return ""
    match QLocale().language():
        case QLocale.Language.French:
            return _joined(
                (f"{french(euros)} {'euro' if euros < 2 else 'euros'}"),
                f"{french(rest)} {'centime' if rest < 2 else 'centimes'}" if rest else "",
                " et ",
            )
        case QLocale.Language.English:
            return _joined(
                f"{english(euros)} {'euro' if euros == 1 else 'euros'}",
                f"{english(rest)} {'cent' if rest == 1 else 'cents'}" if rest else "",
                " and ",
            )
        case _:
            return _joined(
                f"{'un' if euros == 1 else italian(euros)} euro",
                ("un centesimo" if rest == 1 else f"{italian(rest)} centesimi") if rest else "",
                " e ",
            )


def _joined(euros: str, cents: str, and_: str) -> str:
    return f"{euros}{and_}{cents}" if cents else euros


def english(number: int) -> str:
    """Write a number in English, "one thousand two hundred and five".

    Args:
        number: 0 to 999,999.
    """
    thousands, rest = divmod(number, 1_000)
    head = f"{_english_hundreds(thousands)} thousand" if thousands else ""
    if not rest:
        return head or _ENGLISH[0]
    and_ = " and " if head and rest < 100 else " " if head else ""
    return f"{head}{and_}{_english_hundreds(rest)}"


def _english_hundreds(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    head = f"{_ENGLISH[hundreds]} hundred" if hundreds else ""
    tail = "" if hundreds and not rest else _english_tens(rest)
    return " and ".join(filter(None, (head, tail)))


def _english_tens(number: int) -> str:
    tens, ones = divmod(number, 10)
    if tens < 2:
        return _ENGLISH[number]
    return _ENGLISH_TENS[tens] if not ones else f"{_ENGLISH_TENS[tens]}-{_ENGLISH[ones]}"
