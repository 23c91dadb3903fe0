"""A search as somebody types it: `split 8/11 red over 200`, `number 17 dealer Rossi`, `void 2026-11-21`.

Theory. Words are parted by spaces; all of them must be so, and what is said of a payment of one payment.
Positions are written as in the notation. Two words mean a colour of chips and a chance at once: `red` and
`black` are the colour here, the chance is written `R` and `N` (or `rosso`, `noir`), or after its kind. A
number alone is refused, since nobody knows whether it fell or was played. What the house calls a colour is
understood too; `rosso`, which is a chance as well, once a bet inside was named: `cavallo 8/11 rosso`.

    number 17        numero       numéro       what fell
    dealer Rossi     croupier                  who dealt; "Anna B." in quotation marks
    table T4         tavolo                    at which table
    over 200         oltre, plus, >            a payment of more than that; under (sotto, moins, <): of less;
    amount 85        importo      montant      of just that
    colour blue      colore       couleur      paid in that colour; chip 50 (gettone, jeton): in that chip
    split 8/11       cavallo      cheval       pays that position, `on` (su, sur) before it or nothing;
                                               a kind without a position: any of that kind
    void corrected disputed overridden         annullato corretto contestato forzato,
                                               nul corrigé contesté forcé
    not-entered broken-off by-hand             non-inserito interrotto a-mano,
                                               non-saisi interrompu à-la-main
    2026-11-21       since … until …           that day (UTC); dal … al …, depuis … avant …: from, and before
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from datetime import date, timedelta
from typing import Final

from msgspec.structs import replace

from app.journal.errors import BadSearch
from app.journal.lists.filters import Filter
from app.journal.lists.flags import Flag
from app.journal.lists.times import read_moment
from app.rules.layout import BY_NAME, Kind
from app.rules.money import MoneyError, money_text, parse_typed_money
from app.rules.notation import POSITION_OF, SHORT
from app.rules.wheel import is_number

_WORD: Final = re.compile(r'"([^"]*)"|(\S+)')
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_FLAGS: Final = {
    word: flag
    for flag, words in {
        Flag.VOID: "void annullato nul",
        Flag.CORRECTED: "corrected corretto corrigé",
        Flag.DISPUTED: "disputed contestato contesté",
        Flag.OVERRIDDEN: "overridden forzato forcé",
        Flag.NOT_ENTERED: "not-entered non-inserito non-saisi",
        Flag.BROKEN_OFF: "broken-off interrotto interrompu",
        Flag.BY_HAND: "by-hand a-mano à-la-main",
    }.items()
    for word in words.split()
}
_KINDS: Final = {
    word: kind
    for kind, words in {
        Kind.STRAIGHT: "straight pieno plein",
        Kind.SPLIT: "split cavallo cheval",
        Kind.STREET: "street terzina transversale-pleine",
        Kind.TRIO: "trio",
        Kind.CORNER: "corner carré carre",
        Kind.FIRST_FOUR: "first-four quattro-primi quatre-premiers",
        Kind.LINE: "line six-line sestina sixain",
        Kind.DOZEN: "dozen dozzina douzaine",
        Kind.COLUMN: "column colonna colonne",
        Kind.EVEN_MONEY: "chance even-money",
        Kind.DOUBLE_DOZEN: "double-dozen",
        Kind.DOUBLE_COLUMN: "double-column",
    }.items()
    for word in words.split()
}
_ASKED: Final = {
    word: name
    for name, words in {
        "number": "number numero numéro",
        "dealer": "dealer croupier",
        "table": "table tavolo",
        "over": "over oltre plus >",
        "under": "under sotto moins <",
        "amount": "amount importo montant",
        "colour": "colour color colore couleur",
        "chip": "chip gettone jeton",
        "position": "on su sur",
        "since": "since dal depuis",
        "until": "until al avant",
    }.items()
    for word in words.split()
}
_INSIDE: Final = frozenset(position.kind for position in POSITION_OF.values() if position.inside)
_ALSO_COLOURS: Final = frozenset({"red", "black"})


ReadDay = Callable[[str], tuple[int, int] | None]
"""Reads a day as it is typed: from when to before when, in microseconds since 1970; None where it is none."""


def read_search(
    text: str,
    colours: Collection[str] = (),
    labels: Mapping[str, str] | None = None,
    days: ReadDay = lambda _word: None,
) -> Filter:
    """Read what somebody looks for.

    Args:
        text: what was typed; nothing at all finds everything.
        colours: the names of colours, which need no word before them.
        labels: what the house calls its colours, by their names.
        days: what a day is where somebody types; what it does not know is read as a day of UTC.

    Raises:
        BadSearch: something was not understood; names the word.
    """
    return _Search(text, colours, labels or {}, days).read()


class _Search:
    """A search while it is read."""

    def __init__(self, text: str, colours: Collection[str], labels: Mapping[str, str], days: ReadDay) -> None:
        self._text, self._days = text, days
        self._colours = {name.casefold(): name for name in (*_ALSO_COLOURS, *colours)}
        self._labels = {label.casefold(): name for name, label in labels.items()}
        self._words: Iterator[str] = (quoted or bare for quoted, bare in _WORD.findall(text))
        self._found = Filter()
        self._asked: dict[str, Callable[[], None]] = {
            "number": self._number,
            "dealer": lambda: self._set("dealer", self._next("a name")),
            "table": lambda: self._set("table", self._next("the table's name")),
            "over": lambda: self._set("over", self._money()),
            "under": lambda: self._set("under", self._money()),
            "amount": self._amount,
            "colour": lambda: self._set("chip", self._colour(self._next("a colour"))),
            "chip": lambda: self._set("chip", money_text(self._money())),
            "position": lambda: self._position(self._next("a position: 8/11, c34, R")),
            "since": lambda: self._set("since", self._moment(self._next("a day or a time"))),
            "until": lambda: self._set("until", self._moment(self._next("a day or a time"))),
        }

    def read(self) -> Filter:
        for word in self._words:
            self._take(word)
        kind, position = self._found.kind, self._found.position
        if kind is not None and position is not None and POSITION_OF[position].kind is not kind:
            raise self._fault(position, f"a {kind.value}")
        return self._found

    def _take(self, word: str) -> None:
        plain = word.casefold()
        if plain in _ASKED:
            self._asked[_ASKED[plain]]()
        elif plain in _FLAGS:
            self._found = replace(self._found, flags=self._found.flags | _FLAGS[plain])
        elif plain in _KINDS:
            self._set("kind", _KINDS[plain])
        elif plain in self._colours:
            self._chance_or_colour(word)
        elif plain in self._labels and (self._inside or plain not in POSITION_OF):
            self._set("chip", self._labels[plain])
        elif plain not in POSITION_OF and (known := self._days(word)) is not None:
            self._set("since", known[0])
            self._set("until", known[1])
        elif _DAY.fullmatch(word):
            self._day(word)
        else:
            self._position(word, alone=self._found.kind is None)

    def _chance_or_colour(self, word: str) -> None:
        """After its kind a chance, else a colour."""
        if self._found.kind is Kind.EVEN_MONEY and word in BY_NAME:
            self._position(word)
        else:
            self._set("chip", self._colour(word))

    @property
    def _inside(self) -> bool:
        """Whether a bet inside was named: what is called a colour then is none of the chances."""
        kind, position = self._found.kind, self._found.position
        if position is not None:
            return POSITION_OF[position].inside
        return kind is not None and kind in _INSIDE

    def _position(self, word: str, *, alone: bool = False) -> None:
        position = POSITION_OF.get(word) or POSITION_OF.get(word.casefold())
        if position is None or (alone and word.isdecimal()):
            raise self._fault(word, self._instead(word))
        self._set("position", SHORT[position])

    def _instead(self, word: str) -> str:
        if word.isdecimal():
            return f"number {word}, or straight {word}"
        return "a position (8/11, c34, R), a colour, a day, number, dealer, table, over, void …"

    def _number(self) -> None:
        word = self._next("a number from 0 to 36")
        if not word.isdecimal() or not is_number(int(word)):
            raise self._fault(word, "a number from 0 to 36")
        self._set("number", int(word))

    def _amount(self) -> None:
        """Just so much is more than a cent less, and less than a cent more."""
        cents = self._money()
        self._set("over", cents - 1)
        self._set("under", cents + 1)

    def _money(self) -> int:
        word = self._next("an amount: 200 or 2.50")
        try:
            return parse_typed_money(word)
        except MoneyError:
            raise self._fault(word, "an amount: 200 or 2.50") from None

    def _colour(self, word: str) -> str:
        plain = word.casefold()
        return self._labels.get(plain) or self._colours.get(plain, word)

    def _day(self, word: str) -> None:
        first = self._moment(word)
        try:
            after = (date.fromisoformat(word) + timedelta(days=1)).isoformat()
        except OverflowError:
            raise self._fault(word, "a day of this age") from None
        self._set("since", first)
        self._set("until", read_moment(after))

    def _moment(self, word: str) -> int:
        if (known := self._days(word)) is not None:
            return known[0]
        try:
            return read_moment(word)
        except (ValueError, OverflowError):
            raise self._fault(word, "a day (2026-11-21) or a time (2026-11-21T22:30), UTC") from None

    def _set(self, name: str, value: object) -> None:
        """Keep what is asked for; nothing is asked for twice."""
        if getattr(self._found, name) not in {None, value}:
            raise self._fault(str(value), f"{name} once only")
        self._found = replace(self._found, **{name: value})

    def _next(self, expected: str) -> str:
        word = next(self._words, None)
        if word is None:
            raise self._fault("", expected)
        return word

    def _fault(self, word: str, expected: str) -> BadSearch:
        return BadSearch(self._text, word, expected)
