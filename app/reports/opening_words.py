"""By how much, and of what, an opening count is not what the last closing count left (rules 9)."""

from __future__ import annotations

from collections.abc import Callable

from app.reports.wording import count, money, tr
from app.rules.inventory import Bundle, worth
from app.rules.settled import Chip


def differs_words(differs: Bundle, colour: Callable[[str], str] = str) -> str:
    """Say it: "mancano 145,00: −3 × 50,00, +2 × rosso".

    Args:
        differs: the chips with how many lie there more, or below zero fewer.
        colour: says a colour as the house calls it.
    """
    pieces = ", ".join(_pieces(chip, more, colour) for chip, more in differs)
    return tr("{name}: {said}").format(name=_sum_words(worth(differs)), said=pieces)


def _sum_words(cents: int) -> str:
    if not cents:
        return tr("stesso importo, altri gettoni")
    words = tr("mancano {amount}") if cents < 0 else tr("in più {amount}")
    return words.format(amount=money(abs(cents)))


def _pieces(chip: Chip, more: int, colour: Callable[[str], str]) -> str:
    what = money(chip.value) if chip.colour is None else colour(chip.colour)
    return f"{'−' if more < 0 else '+'}{count(abs(more))} × {what}"
