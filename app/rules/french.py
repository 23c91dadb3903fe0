"""What the dealer says in French: in every house the number, in a French one payments and positions too.

The call is number, colour, parity, half; zero alone [7.2]. Payments are French where the house's profile says
so (rules 8); `italian` has the same names.
"""

from __future__ import annotations

from typing import Final

# The words of the printed table, letter for letter: number 1 is called "Premiere", without an accent.
_SMALL: Final = (
    "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze",
    "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf",
)  # fmt: skip
_TENS: Final = (
    "", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt",
    "quatre-vingt",
)  # fmt: skip
_LARGE: Final = ((10**9, "milliard"), (10**6, "million"))
_MOST: Final = 10**12


def number_words(number: int) -> str:
    """Say a number: 69 "soixante-neuf", 1040 "mille quarante", 80 "quatre-vingts".

    Args:
        number: 0 to 999,999,999,999: a bank that is counted by slips has words too.

    Raises:
        ValueError: the number is outside that.
    """
    if not 0 <= number < _MOST:
        raise ValueError(f"no words for {number}")
    for size, name in _LARGE:
        many, rest = divmod(number, size)
        if many:
            head = f"{_hundreds(many, ends=True)} {name}{'s' * (many > 1)}"
            return f"{head} {number_words(rest)}" if rest else head
    thousands, rest = divmod(number, 1_000)
    head = "" if not thousands else "mille" if thousands == 1 else f"{_hundreds(thousands)} mille"
    if head and not rest:
        return head
    return " ".join(filter(None, (head, _hundreds(rest, ends=True))))


def _hundreds(number: int, *, ends: bool = False) -> str:
    """Cent and vingt take an s where there are several and nothing follows, not even mille."""
    hundreds, rest = divmod(number, 100)
    head = "" if not hundreds else "cent" if hundreds == 1 else f"{_SMALL[hundreds]} cent"
    if head and not rest:
        return f"{head}s" if ends and hundreds > 1 else head
    return " ".join(filter(None, (head, _below_hundred(rest, ends=ends))))


def _below_hundred(number: int, *, ends: bool) -> str:
    tens, ones = divmod(number, 10)
    if tens < 2:
        return _SMALL[number]
    if tens in {7, 9}:
        ones += 10
    word = _TENS[tens]
    if not ones:
        return f"{word}s" if tens == 8 and ends else word
    and_ = " et " if ones in {1, 11} and tens < 8 else "-"
    return f"{word}{and_}{_SMALL[ones]}"


def pieces_words(pieces: int) -> str:
    """Say a count: "une pièce", "vingt et une pièces", "deux millions de pièces".

    Args:
        pieces: 0 to 999,999,999,999.

    Raises:
        ValueError: the number is outside that.
    """
    words = number_words(pieces)
    if words.endswith("un"):
        words += "e"
    of = "de " if words.rstrip("s").endswith(tuple(name for _, name in _LARGE)) else ""
    return f"{words} {of}pièce{'s' * (pieces > 1)}"


def money_words(amount: int) -> str:
    """Say an amount in cents: 17250 "cent soixante-douze euros cinquante", 17200 "cent soixante-douze".

    Without "euros" between them twenty and five would sound like twenty-five.
    """
    euros, cents = divmod(amount, 100)
    if cents == 0:
        return number_words(euros)
    if euros == 0:
        return f"{number_words(cents)} centime{'s' * (cents > 1)}"
    return f"{number_words(euros)} euro{'s' * (euros > 1)} {number_words(cents)}"


def to_the(noun: str) -> str:
    """To a colour: "au rouge", "à l'orange"."""
    return f"à l'{noun}" if noun[:1].casefold() in {*"aeiouhéè"} else f"au {noun}"


def player_words(owner: str) -> str:
    """Name a player as the journal does not, which calls a seat "posto 4": "place 4"."""
    return f"place {owner.removeprefix('posto ')}" if owner.startswith("posto ") else owner


def to_employees() -> str:
    """Say to whom goes what is won for them, and where it is put."""
    return "aux employés : à la boîte"
