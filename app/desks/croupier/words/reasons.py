"""What table, reader and journal say is wrong, in the language of the desk.

They speak English, in sentences of their own. A sentence that nobody has put into words here is shown as it
came: a croupier who reads English is better off than one who reads nothing.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final, NamedTuple

from app.desks.common.language import tr
from app.desks.common.owner_words import owner_words
from app.desks.common.people_words import desk_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.seats import label_of
from app.desks.croupier.words.chosen_reasons import CHOSEN
from app.desks.croupier.words.fault_texts import CAUSES, FAULTS, SOURCES
from app.desks.croupier.words.house_texts import HOUSE_TROUBLES
from app.desks.croupier.words.refusal_texts import REFUSALS
from app.desks.croupier.words.trouble_texts import TROUBLES
from app.desks.croupier.words.warning_texts import WARNINGS
from app.rules.house import House
from app.rules.italian import elided
from app.rules.roulette.layout import BY_NAME

_SECTION: Final = re.compile(r"( \(rules [^()]+\))?( \[[^\[\]]+\])?$")
"""The section on which a sentence rests stands behind it: the desk says the sentence."""


class _Known(NamedTuple):
    """A sentence that was recognised: the desk's text, and what stands in its places."""

    text: object
    places: dict[str, str]


class _Sentence(NamedTuple):
    """A sentence that may be recognised: what it begins and ends with, itself, and the desk's text."""

    begins: str
    ends: str
    said: str
    text: object


_SENTENCES: Final = tuple(
    _Sentence(said.partition("{")[0], said.rpartition("}")[2], said, text)
    for said, text in (*REFUSALS, *TROUBLES, *HOUSE_TROUBLES, *CHOSEN, *FAULTS, *WARNINGS)
)


@cache
def _pattern(said: str) -> re.Pattern[str]:
    """Make a pattern of a sentence that may be the one: all of them at once take long."""
    parts = re.split(r"\{(\w+)\}", said)
    places = (f"(?P<{part}>.+?)" if odd % 2 else re.escape(part) for odd, part in enumerate(parts))
    return re.compile("".join(places))


@lru_cache(maxsize=256)
def _known(reason: str) -> _Known | None:
    for begins, ends, said, text in _SENTENCES:
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
    known = _known(reason) or _known(_SECTION.sub("", reason))
    if known is None:
        return tr(reason)
    places = {name: _place(name, said, house) for name, said in known.places.items()}
    return elided(tr(known.text).format(**places))


def _place(name: str, said: str, house: House | None) -> str:
    match name:
        case "position" if said in BY_NAME:
            return cloth_words(BY_NAME[said])
        case "owner" | "colour":
            return owner_words(label_of(house, said))
        case "more" | "fault" | "why":
            return reason_words(said, house)
        case "cause":
            return tr(CAUSES.get(said, said))
        case "source":
            return tr(SOURCES.get(said, said))
        case "desk":
            return desk_words(said)
        case "said":
            return said.replace(" and ", tr(" e "))
        case _:
            return said
