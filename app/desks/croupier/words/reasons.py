"""What table, reader and journal say is wrong, in the language of the desk.

They speak English, in sentences of their own. A sentence that nobody has put into words here is shown as it
came: a croupier who reads English is better off than one who reads nothing.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.common.owner_words import owner_words
from app.desks.common.people_words import desk_words
from app.desks.common.seats import label_of
from app.desks.croupier.words.game_words import spoken_of
from app.desks.croupier.words.recorded_texts import CAUSES, CHOSEN, SOURCES, WARNINGS
from app.desks.croupier.words.trouble_texts import TROUBLES
from app.house_copy.troubles import HouseTrouble
from app.journal.troubles import JournalTrouble
from app.people.refusals import SigningRefusal
from app.rules.house import House
from app.rules.italian import elided
from app.sentence import Catalogue, Line, Sentence, Value
from app.table.bank_refusals import BankRefusal
from app.table.people_troubles import PeopleTrouble
from app.table.refusals import Refusal
from app.table.round_refusals import RoundRefusal
from app.table.troubles import Trouble

_CODES: Final = {"cause": CAUSES, "source": SOURCES}
_SECTION: Final = re.compile(r"( \(rules [^()]+\))?( \[[^\[\]]+\])?$")
"""The section on which a sentence rests stands behind it: the desk says the sentence."""


class _Known(NamedTuple):
    """A sentence that was recognised: the desk's text, and what stands in its places."""

    text: object
    places: Mapping[str, str]


class _Sentence(NamedTuple):
    """A sentence that may be recognised: what it begins and ends with, itself, and the desk's text."""

    begins: str
    ends: str
    said: str
    text: object


CATALOGUES: Final[tuple[type[Catalogue], ...]] = (
    Refusal,
    RoundRefusal,
    BankRefusal,
    SigningRefusal,
    Trouble,
    PeopleTrouble,
    JournalTrouble,
    HouseTrouble,
)
"""Whose lines a journal may have whatever is played; a game's own are of its words."""
_PLACE: Final = re.compile(r"\{\w+\}")


@cache
def _sentences(catalogues: tuple[type[Catalogue], ...]) -> tuple[_Sentence, ...]:
    """What may be recorded: the more special sentence before the more general that would fit it too."""
    lines = sorted(
        ((line.said, line) for catalogue in catalogues for line in catalogue),
        key=lambda each: -len(_PLACE.sub("", each[0])),
    )
    return tuple(
        _Sentence(said.partition("{")[0], said.rpartition("}")[2], said, text)
        for said, text in (*lines, *TROUBLES.items(), *CHOSEN, *WARNINGS)
    )


@cache
def _pattern(said: str) -> re.Pattern[str]:
    """Make a pattern of a sentence that may be the one: all of them at once take long."""
    parts = re.split(r"\{(\w+)\}", said)
    places = (f"(?P<{part}>.+?)" if odd % 2 else re.escape(part) for odd, part in enumerate(parts))
    return re.compile("".join(places))


@lru_cache(maxsize=256)
def _known(reason: str, of_games: tuple[type[Catalogue], ...]) -> _Known | None:
    for begins, ends, said, text in _sentences((*CATALOGUES, *of_games)):
        if reason.startswith(begins) and reason.endswith(ends):
            found = _pattern(said).fullmatch(reason)
            if found is not None:
                return _Known(text, found.groupdict())
    return None


def reason_words(reason: str, house: House | None = None) -> str:
    """Say a reason in the language of the desk; one that has no words here is given as it is.

    What somebody chose on this desk as a reason stands in the journal in Italian, and is found again.

    Args:
        reason: as table, reader or journal say it.
        house: what calls the colours by name; where none is given a colour is called as the journal does.
    """
    if isinstance(reason, Sentence):
        return _filled(reason.line.text_of(reason.values), reason.values, house)
    of_games = tuple(catalogue for game in spoken_of() for catalogue in game.catalogues)
    known = _known(_SECTION.sub("", reason), of_games) or _known(reason, of_games)
    if known is None:
        return tr(reason)
    text = known.text.text_of(known.places) if isinstance(known.text, Line) else known.text
    return _filled(text, known.places, house)


def _filled(text: object, values: Mapping[str, Value], house: House | None) -> str:
    return elided(tr(text).format(**{name: _place(name, value, house) for name, value in values.items()}))


def _place(name: str, value: Value, house: House | None) -> str:
    """Say what stands in a place as the desk says it."""
    said = value if isinstance(value, str) else str(value)
    match name:
        case "position":
            return next((words for game in spoken_of() if (words := game.wager(said)) != said), said)
        case "owner" | "colour":
            return owner_words(label_of(house, said))
        case "more" | "fault" | "why":  # a sentence, or what was read out of a recorded one
            return reason_words(said, house)
        case "cause" | "source":
            return tr(_CODES[name].get(said, said))
        case "desk":
            return desk_words(said)
        case "said":
            return said.replace(" and ", tr(" e "))
        case _:
            return said
