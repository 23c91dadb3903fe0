"""A line of the notation while it is read: numbers, money, names, chips (the grammar: `notation`)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, TypeVar

from app.rules.chips import Chip, Colour, Piece
from app.rules.house import House, colour_letters
from app.rules.money import Cents, parse_typed_money
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.notation import FOR_EMPLOYEES, POSITION_OF, NotationError
from app.rules.roulette.wheel import is_number

T = TypeVar("T")
Colours = Mapping[str, Colour]

_POSITION: Final = re.compile(r"[A-Za-z0-9/-]+")
_WORD: Final = re.compile(r"[a-z0-9-]+")
_NUMBER: Final = re.compile(r"(?:0|[1-9][0-9]?)(?![0-9])")
_COUNT: Final = re.compile(r'[1-9][0-9]{0,11}(?=[xA-Z"])')
_MONEY: Final = re.compile(r"(?:0|[1-9][0-9]{0,12})(?:\.[0-9]{2})?(?![0-9])")
_LETTER: Final = re.compile(r"[A-Z]")
_QUOTED: Final = re.compile(r'"((?:[^"\\\x00-\x1f\x7f]|\\\{(?:10[0-9a-f]{4}|[0-9a-f]{1,5})\})+)"')
_ESCAPED: Final = re.compile(r"\\\{([0-9a-f]+)\}")
_BARE: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*")
_SEAT: Final = re.compile(r"[1-9][0-9]{0,3}(?![0-9])")
_KEPT: Final = re.compile(r"[0-2](?![0-9])")

_CHIPS: Final = 'chips: 20, 3x20, 2R or 2"grey"'


class Line:
    """A line while it is read, and the place that was reached.

    Attributes:
        colours: the colours in play; a spin declares its own.
    """

    def __init__(self, text: str, house: House | None = None, colours: Colours | None = None) -> None:
        self._text, self._place = text, 0
        letters = {} if house is None else colour_letters(house)
        self._names = {letter: name for name, letter in letters.items()}
        self.colours: Colours = {} if colours is None else colours
        self.spaces()

    @property
    def place(self) -> int:
        """How many signs were passed."""
        return self._place

    def fault(self, expected: str, place: int | None = None) -> NotationError:
        """Say that something else should have stood here, or at a place that was passed."""
        return NotationError((self._place if place is None else place) + 1, expected)

    def sees(self, signs: str) -> bool:
        """Whether these signs come next."""
        return self._text.startswith(signs, self._place)

    def passes(self, signs: str) -> bool:
        """Pass these signs if they come next."""
        if not self.sees(signs):
            return False
        self._place += len(signs)
        return True

    def spaces(self) -> bool:
        """Pass any spaces; gives whether there were some."""
        before = self._place
        while self.passes(" "):
            pass
        return self._place > before

    def ended(self) -> bool:
        """Whether nothing is left."""
        return self._place == len(self._text)

    def end(self) -> None:
        """Pass the spaces at the end.

        Raises:
            NotationError: something else is left.
        """
        self.spaces()
        if not self.ended():
            raise self.fault("the end")

    def sign(self, signs: str) -> None:
        """Pass signs that must come next.

        Raises:
            NotationError: they do not.
        """
        if not self.passes(signs):
            raise self.fault(signs)

    def gap(self) -> None:
        """Pass the spaces between two words; there must be one.

        Raises:
            NotationError: there is none.
        """
        if not self.spaces():
            raise self.fault("a space")

    def part(self, pattern: re.Pattern[str], expected: str) -> str:
        """Pass what the pattern finds, which must come next.

        Raises:
            NotationError: it does not.
        """
        match = pattern.match(self._text, self._place)
        if match is None:
            raise self.fault(expected)
        self._place = match.end()
        return match.group()

    def maybe(self, pattern: re.Pattern[str]) -> str | None:
        """Pass what the pattern finds, if it comes next."""
        match = pattern.match(self._text, self._place)
        return None if match is None else self.part(pattern, "")

    def one_of(self, words: Mapping[str, T], expected: str, pattern: re.Pattern[str] = _WORD) -> T:
        """Read a word that must be one of these.

        Raises:
            NotationError: it is none; the column is where it begins.
        """
        start = self._place
        word = self.part(pattern, expected)
        if word not in words:
            raise self.fault(expected, start)
        return words[word]

    def position(self) -> Position:
        """Read a position."""
        return self.one_of(POSITION_OF, "a position: 8, 8/11, 7-9, c34, d1, R", _POSITION)

    def number(self) -> int:
        """Read a number of the wheel."""
        start, expected = self._place, "a number from 0 to 36"
        number = int(self.part(_NUMBER, expected))
        if not is_number(number):
            raise self.fault(expected, start)
        return number

    def money(self, expected: str = "an amount: 20 or 2.50") -> Cents:
        """Read an amount of more than nothing."""
        start = self._place
        amount = parse_typed_money(self.part(_MONEY, expected))
        if amount == 0:
            raise self.fault(expected, start)
        return amount

    def colour_name(self) -> str | None:
        """Read a colour by its letter or its name, if one comes next."""
        start = self._place
        if self.sees('"'):
            return self.quoted()
        letter = self.maybe(_LETTER)
        if letter is not None and letter not in self._names:
            raise self.fault(f"a colour of the house: {', '.join(self._names)}", start)
        return None if letter is None else self._names[letter]

    def quoted(self) -> str:
        """Read a name in quotation marks; what cannot be printed stands as its code point."""
        name = self.part(_QUOTED, 'a name in quotation marks: "Anna"')[1:-1]
        return _ESCAPED.sub(lambda code: chr(int(code.group(1), 16)), name)

    def owner(self) -> str | None:
        """Read whose something is, if that was said."""
        if not self.passes("@"):
            return None
        if self.sees('"'):
            return self.quoted()
        seat = self.maybe(_SEAT)
        return self.part(_BARE, 'a seat or a name: 4, Anna, "Anna B."') if seat is None else f"seat {seat}"

    def chip(self) -> tuple[int, Chip]:
        """Read chips of one kind and how many they are; one where no count is said."""
        start = self._place
        count = self.maybe(_COUNT)
        pieces = 1 if count is None else int(count)
        if count is not None and self.passes("x"):
            return pieces, Chip(self.money("an amount after the x: 3x20"))
        return pieces, self.colour_chip(start) or Chip(self.money(_CHIPS))

    def colour_chip(self, start: int) -> Chip | None:
        """Read a colour in play, if one comes next; a fault has the column where its count began."""
        name = self.colour_name()
        if name is None:
            return None
        if name not in self.colours:
            in_play = ", ".join(self.colours) or "none"
            raise self.fault(f"a colour in play ({in_play})", start)
        return Chip(self.colours[name].value, name)

    def entry(self) -> Entry:
        """Read pieces of one chip and of one owner, and their state."""
        enferme = self.passes("(")
        pieces, chip = self.chip()
        kind, up_to = Piece.CHIPS, False
        if chip.colour is None:
            notes = self.passes("b")
            up_to = notes and self.passes("<")
            kind = Piece.NOTES if notes else Piece.COMPLIMENTARY if self.passes("*") else Piece.CHIPS
        over = self.passes("!")
        kept = int(self.part(_KEPT, "for how many spins: 0, 1 or 2")) if self.passes(">") else None
        employees = self.passes(FOR_EMPLOYEES)
        owner = None if employees else self._owner_of(chip)
        if enferme:
            self.sign(")")
        found = Entry(pieces, chip.value, chip.colour, owner, kind, up_to, enferme, over, kept)
        return found._replace(employees=True) if employees else found

    def _owner_of(self, chip: Chip) -> str | None:
        """Read whose chips of value are; a colour tells its own."""
        if chip.colour is None:
            return self.owner()
        return self.colours[chip.colour].owner or chip.colour
