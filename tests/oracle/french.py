"""What is said when a number has fallen (rules 3.1; section 7.2 of the Venice procedure)."""

from .layout import POSITIONS

UNDER_TEN = ("Zéro", "Premiere", "Deux", "Trois", "Quatre", "Cinq", "Six", "Sept", "Huit", "Neuf")
TEENS = ("Dix", "Onze", "Douze", "Treize", "Quatorze", "Quinze", "Seize", "Dix-sept", "Dix-huit", "Dix-neuf")
UNITS = ("", "", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf")


def number_word(number: int) -> str:
    """The number alone."""
    tens, unit = divmod(number, 10)
    if tens < 2:
        return (UNDER_TEN, TEENS)[tens][unit]
    word = {2: "Vingt", 3: "Trente"}[tens]
    if unit == 0:
        return word
    return f"{word} et un" if unit == 1 else f"{word}-{UNITS[unit]}"


def announcement(number: int) -> str:
    """Number, colour, parity, half; zero alone."""
    if number == 0:
        return number_word(0)
    said = {
        "red": "Rouge",
        "black": "Noir",
        "odd": "Impair",
        "even": "Pair",
        "low": "Manque",
        "high": "Passe",
    }
    won = [word for name, word in said.items() if number in POSITIONS[name].numbers]
    return ", ".join([number_word(number), *won])
