"""What is said of a payment that was put right: what was given or taken back, in which chips, if in any."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.reports.wording import count, money, tr
from app.rules.chips import Chip


def difference_words(
    cents: int, chips: Sequence[tuple[Chip, int]], colour: Callable[[str], str] = str
) -> str:
    """Say what was given or taken back: "ripresi 350,00: 3 × 100,00, 2 × 20,00, 1 × 10,00".

    Args:
        cents: what was paid more, below zero taken back.
        chips: what came back into the bank, or with negative pieces left it; none where nobody said so.
        colour: says a colour as the house calls it.
    """
    parts = [_amount_words(cents), *_chips_words(cents, chips, colour)]
    return ": ".join(part for part in parts if part)


def correction_words(
    cents: int, chips: Sequence[tuple[Chip, int]], colour: Callable[[str], str] = str
) -> str:
    """Say what a payment is more by a correction; where no chips moved nothing was given or taken back.

    Args:
        cents: what it is more, below zero less.
        chips: as in `difference_words`.
        colour: says a colour as the house calls it.
    """
    if chips:
        return difference_words(cents, chips, colour)
    more, less = tr("{amount} in più, nessun gettone mosso"), tr("{amount} in meno, nessun gettone mosso")
    return (more if cents > 0 else less).format(amount=money(abs(cents)))


def _amount_words(cents: int) -> str:
    if cents == 0:
        return tr("stesso importo, altri gettoni")
    words = tr("dati ancora {amount}") if cents > 0 else tr("ripresi {amount}")
    return words.format(amount=money(abs(cents)))


def _chips_words(cents: int, chips: Sequence[tuple[Chip, int]], colour: Callable[[str], str]) -> list[str]:
    """One way needs no word; where chips went both ways each way is said."""
    back = ", ".join(_pieces(chip, pieces, colour) for chip, pieces in chips if pieces > 0)
    out = ", ".join(_pieces(chip, -pieces, colour) for chip, pieces in chips if pieces < 0)
    if not (back and out):
        return [back or out]
    ways = (tr("ripresi {chips}").format(chips=back), tr("dati {chips}").format(chips=out))
    return ["; ".join(ways if cents <= 0 else reversed(ways))]


def _pieces(chip: Chip, pieces: int, colour: Callable[[str], str]) -> str:
    worth = f"{count(pieces)} × {money(chip.value)}"
    return worth if chip.colour is None else f"{worth} ({colour(chip.colour)})"
