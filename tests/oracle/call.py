"""The French number call part by part, and back (rules 3.1; the table of section 7.2)."""

from dataclasses import dataclass

from .french import announcement, number_word

COLOURS = ("Rouge", "Noir")
PARITIES = ("Impair", "Pair")
HALVES = ("Manque", "Passe")


@dataclass(frozen=True)
class Call:
    """What is said of a number; of zero the number alone."""

    number: str
    colour: str | None
    parity: str | None
    half: str | None

    @property
    def words(self) -> tuple[str, ...]:
        """What is said, in order."""
        return tuple(part for part in (self.number, self.colour, self.parity, self.half) if part is not None)


def call(number: int) -> Call:
    """The call of a number."""
    if not 0 <= number <= 36:
        raise ValueError(f"no such number: {number}")
    said = announcement(number).split(", ")
    if number == 0:
        return Call(said[0], None, None, None)
    return Call(*said)


def number_called(words: str) -> int:
    """The number whose whole call, or whose word alone, this is; letter for letter."""
    for number in range(37):
        if words in {announcement(number), number_word(number)}:
            return number
    raise ValueError(f"no such call: {words}")


def numbers_called(colour: str, parity: str, half: str) -> list[int]:
    """The numbers that have these three in their call."""
    if colour not in COLOURS or parity not in PARITIES or half not in HALVES:
        raise ValueError(f"no such call: {colour}, {parity}, {half}")
    return [number for number in range(1, 37) if call(number).words[1:] == (colour, parity, half)]
