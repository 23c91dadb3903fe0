"""A search as somebody types it: `split 8/11 red over 200`, `number 17 dealer Rossi`, `void 2026-11-21`.

Theory. Words are parted by spaces; all of them must be so, and what is said of a payment of one payment.
Positions are written as in the notation. Two words mean a colour of chips and a chance at once: `red` and
`black` are the colour here, the chance is written `R` and `N` (or `rosso`, `noir`), or after its kind. A
number alone is refused, since nobody knows whether it fell or was played. What the house calls a colour is
understood too; `rosso`, which is a chance as well, once a bet inside was named: `cavallo 8/11 rosso`. So is
whatever else a desk calls things by (`said`): what it shows can be typed.

    spin 208         colpo        coup         that spin of a table
    number 17        numero       numéro       what fell
    dealer Rossi     croupier                  who dealt; "Anna B." in quotation marks
    table T4         tavolo                    at which table
    over 200         oltre, plus, >            a payment of more than that; under (sotto, moins, <): of less;
    amount 85        importo      montant      of just that
    colour blue      colore       couleur      paid in that colour; chip 50 (gettone, jeton): in that chip
    split 8/11       cavallo      cheval       pays that position, `on` (su, sur) before it or nothing;
                                               a kind without a position: any of that kind
    void corrected disputed overridden         nullo corretto contestato forzato, nul corrigé contesté forcé
    not entered  broken off  by hand           non registrato, interrotto, a mano,
                                               non enregistré, interrompu, à la main
    2026-11-21       since … until …           that day (UTC); dal … al …, du … au …: from, and before
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from datetime import date, timedelta
from typing import Final

from msgspec.structs import asdict, replace

from app.journal.errors import BadSearch
from app.journal.lists.expected import Expected
from app.journal.lists.filters import Filter
from app.journal.lists.search_words import (
    ASKED,
    FLAGS,
    Word,
    is_amount,
    longest,
    phrase_of,
    phrases,
    plain,
    typed_amount,
    words_of,
)
from app.journal.lists.times import read_moment
from app.rules.money import MoneyError, money_text
from app.sentence import Sentence
from app.table.listing import SearchWords

_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_THOUSANDS: Final = re.compile(r"[0-9]{3}(?:[.,][0-9]{2})?")
"""What goes on behind a space: 1 000,50."""
_DAY_WORDS: Final = 5
"""Words of a day as it is said at most: martedì 17 novembre 2026 22:28."""


ReadDay = Callable[[str], tuple[int, int] | None]
"""Reads a day as it is typed: from when to before when, in microseconds since 1970; None where it is none."""


def read_search(
    text: str,
    game: SearchWords,
    colours: Collection[str] = (),
    labels: Mapping[str, str] | None = None,
    days: ReadDay = lambda _word: None,
    said: Mapping[str, Filter] | None = None,
) -> Filter:
    """Read what somebody looks for.

    Args:
        text: what was typed; nothing at all finds everything.
        game: what the game that is played adds.
        colours: the names of colours, which need no word before them.
        labels: what the house calls its colours, by their names.
        days: what a day is where somebody types; what it does not know is read as a day of UTC.
        said: what else is called by some words where somebody types; a word of the notation stays one.

    Raises:
        BadSearch: something was not understood; names the word.
    """
    return _Search(text, game, colours, labels or {}, days, said or {}).read()


class _Search:
    """A search while it is read."""

    def __init__(
        self,
        text: str,
        game: SearchWords,
        colours: Collection[str],
        labels: Mapping[str, str],
        days: ReadDay,
        said: Mapping[str, Filter],
    ) -> None:
        self._text, self._game, self._days = text, game, days
        self._kinds = phrases(game.kinds)
        self._colours = {plain(name): name for name in (*game.colours, *colours)}
        self._labels = {plain(label): name for name, label in labels.items()}
        self._said = {plain(words): meant for words, meant in said.items()}
        self._longest = max(_DAY_WORDS, longest(self._said, self._labels, ASKED, FLAGS, self._kinds))
        self._words = words_of(text)
        self._at = ""
        self._typed: dict[str, str] = {}
        self._found = Filter()
        self._asked: dict[str, Callable[[], None]] = {
            "spin": self._spin,
            "number": self._number,
            "dealer": lambda: self._set("dealer", self._name("dealer", Expected.NAME())),
            "table": lambda: self._set("table", self._name("table", Expected.TABLE())),
            "over": lambda: self._set("over", self._money()),
            "under": lambda: self._set("under", self._money()),
            "amount": self._amount,
            "colour": lambda: self._set("chip", self._colour(self._name("chip", Expected.COLOUR()))),
            "chip": lambda: self._set("chip", money_text(self._money())),
            "position": lambda: self._position(self._next(Expected.POSITION())),
            "since": lambda: self._set("since", self._moment()),
            "until": lambda: self._set("until", self._moment()),
        }

    def read(self) -> Filter:
        while self._words:
            if not any(self._took_phrase(words) for words in self._beginnings(2)):
                self._take(self._words[0])
        kind, position = self._found.kind, self._found.position
        if kind is not None and position is not None and self._game.kind(position) != kind:
            raise self._fault(self._typed["position"], Expected.KIND(kind=kind))
        return self._found

    def _beginnings(self, least: int) -> list[list[Word]]:
        """The words that are left, fewer and fewer of them from the longest phrase that there is."""
        most = min(self._longest, len(self._words))
        return [self._words[:many] for many in range(most, least - 1, -1)]

    def _took_phrase(self, words: list[Word]) -> bool:
        """Take several words that mean something together."""
        phrase = phrase_of(words)
        if phrase in self._said:
            self._take_words(len(words))
            self._take_said(self._said[phrase])
        elif phrase in self._labels:
            self._take_words(len(words))
            self._set("chip", self._labels[phrase])
        elif not self._took_word_of_search(phrase, len(words)):
            return self._took_day(words)
        return True

    def _took_word_of_search(self, phrase: str, many: int) -> bool:
        """Take what every search line knows."""
        if phrase in ASKED:
            self._take_words(many)
            self._asked[ASKED[phrase]]()
        elif phrase in FLAGS:
            self._take_words(many)
            self._found = replace(self._found, flags=self._found.flags | FLAGS[phrase])
        elif phrase in self._kinds:
            self._take_words(many)
            self._set("kind", self._kinds[phrase])
        else:
            return False
        return True

    def _took_day(self, words: list[Word]) -> bool:
        known = self._days(" ".join(word.text for word in words))
        if known is None:
            return False
        self._take_words(len(words))
        self._set("since", known[0])
        self._set("until", known[1])
        return True

    def _take_said(self, meant: Filter) -> None:
        for name, value in asdict(meant).items():
            if name == "flags":
                self._found = replace(self._found, flags=self._found.flags | value)
            elif value is not None:
                self._set(name, value)

    def _take_words(self, many: int) -> list[Word]:
        """Go on behind so many words, and remember how they were typed."""
        taken, self._words = self._words[:many], self._words[many:]
        self._at = self._text[taken[0].start : taken[-1].end]
        return taken

    def _take(self, word: Word) -> None:
        """Take one word."""
        if self._took_word_of_search(word.plain, 1):
            return
        if word.plain in self._colours or self._game.position(word.text) is not None:
            self._take_words(1)
            self._colour_or_position(word)
        elif word.plain in self._labels:
            self._take_words(1)
            self._set("chip", self._labels[word.plain])
        elif word.plain in self._said and not word.text.isdecimal():
            self._take_words(1)
            self._take_said(self._said[word.plain])
        elif not self._took_day([word]):
            self._take_words(1)
            if _DAY.fullmatch(word.text):
                self._day(word.text)
            else:
                self._position(word.text, alone=self._found.kind is None)

    def _colour_or_position(self, word: Word) -> None:
        """After its kind a chance; a colour of the house once a bet inside was named; else a place."""
        if word.plain in self._colours:
            if word.text in self._game.called.get(self._found.kind or "", ()):
                self._position(word.text)
            else:
                self._set("chip", self._colour(word.text))
        elif word.plain in self._labels and self._inside:
            self._set("chip", self._labels[word.plain])
        else:
            self._position(word.text, alone=self._found.kind is None)

    @property
    def _inside(self) -> bool:
        """Whether a bet inside was named: what is called a colour then is none of the chances."""
        kind, position = self._found.kind, self._found.position
        return (kind if position is None else self._game.kind(position)) in self._game.inside

    def _position(self, word: str, *, alone: bool = False) -> None:
        position = self._game.position(word)
        if position is None or (alone and word.isdecimal()):
            raise self._fault(word, self._instead(word))
        self._set("position", position)

    def _instead(self, word: str) -> Sentence:
        if self._game.is_number(word):
            return Expected.NUMBER_OR_BET(number=word)
        if is_amount(word):
            return Expected.AMOUNT_OR_OVER(amount=word)
        return Expected.ANYTHING()

    def _spin(self) -> None:
        word = self._next(Expected.SPIN())
        if not re.fullmatch("[1-9][0-9]{0,8}", word):
            raise self._fault(word, Expected.SPIN())
        self._set("spin", int(word))

    def _number(self) -> None:
        word = self._next(Expected.NUMBER())
        if not self._game.is_number(word):
            raise self._fault(word, Expected.NUMBER())
        self._set("number", int(word))

    def _amount(self) -> None:
        """Just so much is more than a cent less, and less than a cent more."""
        cents = self._money()
        self._set("over", cents - 1)
        self._set("under", cents + 1)

    def _money(self) -> int:
        word = self._next(Expected.AMOUNT())
        try:
            while word.isdecimal() and self._words and _THOUSANDS.fullmatch(self._words[0].text):
                word += self._take_words(1)[0].text
            return typed_amount(word)
        except MoneyError:
            raise self._fault(self._at, Expected.AMOUNT()) from None

    def _colour(self, word: str) -> str:
        return self._labels.get(plain(word)) or self._colours.get(plain(word), word)

    def _day(self, word: str) -> None:
        first = self._moment_of(word)
        try:
            after = (date.fromisoformat(word) + timedelta(days=1)).isoformat()
        except OverflowError:
            raise self._fault(word, Expected.AGE()) from None
        self._set("since", first)
        self._set("until", read_moment(after))

    def _moment(self) -> int:
        for words in self._beginnings(1):
            if (known := self._days(" ".join(word.text for word in words))) is not None:
                self._take_words(len(words))
                return known[0]
        return self._moment_of(self._next(Expected.TIME()))

    def _moment_of(self, word: str) -> int:
        try:
            return read_moment(word)
        except (ValueError, OverflowError):
            raise self._fault(word, Expected.TIME_WRITTEN()) from None

    def _set(self, name: str, value: object) -> None:
        """Keep what is asked for; nothing is asked for twice."""
        if getattr(self._found, name) not in {None, value}:
            raise self._fault(self._at, Expected.ONCE(name=name))
        self._found, self._typed[name] = replace(self._found, **{name: value}), self._at

    def _next(self, expected: Sentence) -> str:
        if not self._words:
            raise self._fault("", expected)
        return self._take_words(1)[0].text

    def _name(self, field: str, expected: Sentence) -> str:
        """Take a name: the longest that is known, else one word."""
        for words in self._beginnings(1):
            meant = getattr(self._said.get(phrase_of(words), Filter()), field)
            if meant is not None:
                self._take_words(len(words))
                return str(meant)
        return self._next(expected)

    def _fault(self, word: str, expected: Sentence) -> BadSearch:
        return BadSearch(self._text, word, expected)
