"""The call of the number, in French in every house: number, colour, parity, half; zero alone [7.2]."""

from __future__ import annotations

from typing import Final

from app.rules.roulette.wheel import RED

# The words of the printed table, letter for letter: number 1 is called "Premiere", without an accent.
_WORDS: Final = (
    "Zéro", "Premiere", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf", "Dix", "Onze",
    "Douze", "Treize", "Quatorze", "Quinze", "Seize", "Dix-sept", "Dix-huit", "Dix-neuf", "Vingt",
    "Vingt et un", "Vingt-deux", "Vingt-trois", "Vingt-quatre", "Vingt-cinq", "Vingt-six", "Vingt-sept",
    "Vingt-huit", "Vingt-neuf", "Trente", "Trente et un", "Trente-deux", "Trente-trois", "Trente-quatre",
    "Trente-cinq", "Trente-six",
)  # fmt: skip


def call_words(number: int) -> tuple[str, ...]:
    """Give the words of the call one by one, as a screen sets them.

    Args:
        number: 0 to 36.

    Raises:
        ValueError: the wheel has no such number.
    """
    if not 0 <= number <= 36:
        raise ValueError(f"the wheel has no number {number}")
    if number == 0:
        return (_WORDS[0],)
    return (
        _WORDS[number],
        "Rouge" if number in RED else "Noir",
        "Impair" if number % 2 else "Pair",
        "Manque" if number <= 18 else "Passe",
    )


def announcement(number: int) -> str:
    """Give the whole call in one line ("Huit, Noir, Pair, Manque").

    Args:
        number: 0 to 36.

    Raises:
        ValueError: the wheel has no such number.
    """
    return ", ".join(call_words(number))
