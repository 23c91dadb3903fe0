"""By how much, and of what, an opening count is not what the last closing count left (rules 9)."""

from __future__ import annotations

from collections.abc import Callable

from app.reports.wording import count, money, tr
from app.rules.chips import Chip
from app.rules.inventory import Bundle, worth


def differs_words(
    differs: Bundle, colour: Callable[[str], str] = str, sum_of: Callable[[int], str] = money
) -> str:
    """Say it: "mancano 145,00: −3 × 50,00, +2 × rosso".

    Args:
        differs: the chips with how many lie there more, or below zero fewer.
        colour: says a colour as the house calls it.
        sum_of: writes cents: as papers do, or as whoever shows it.
    """
    pieces = ", ".join(_pieces(chip, more, colour, sum_of) for chip, more in differs)
    return tr("{name}: {said}").format(name=_sum_words(worth(differs), sum_of), said=pieces)


def _sum_words(cents: int, sum_of: Callable[[int], str]) -> str:
    if not cents:
        return tr("stesso importo, altri gettoni")
    words = tr("mancano {amount}") if cents < 0 else tr("in più {amount}")
    return words.format(amount=sum_of(abs(cents)))


def _pieces(chip: Chip, more: int, colour: Callable[[str], str], sum_of: Callable[[int], str]) -> str:
    what = sum_of(chip.value) if chip.colour is None else colour(chip.colour)
    return f"{'−' if more < 0 else '+'}{count(abs(more))} × {what}"
