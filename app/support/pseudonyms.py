"""Nobody's name leaves the house: each person is `person-1`, `person-2` …, the same one wherever he stands.

Theory. Names stand in members of events that are made for them, and those are replaced whatever they say.
They also stand inside other texts, a refusal or a path, where they are looked for however they are spelt:
names of four letters or more anywhere, shorter ones as whole words, figures and single letters not at all. An
office is no name. Neither is a colour of the house where chips stand under it that nobody owned to; but a
person who is called like a colour is a person, and then also his chips are. What somebody typed in words of
his own (notes, a reason) may name people of whom nothing is known here; it is left out, and only how long it
was stays.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from app.support.folding import folded, one_spelling

_NAMES: Final = frozenset({"dealer", "by", "witness", "told", "owner", "accepted_by", "signatures", "first"})
"""Members that hold a name, or a list of names, in events and commands."""
_TYPED: Final = frozenset({"notes", "note"})
_REASON: Final = "reason"
_CODE: Final = re.compile(r"[a-z0-9_]*")
"""A reason that the program knows by name."""
_PROGRAM_SAYS: Final = ("reader.", "command.refused", "spin.candidate")
"""Kinds of events whose reason nobody types."""
_ENVELOPE: Final = frozenset({"kind", "at", "boot", "table", "seq", "v"})
"""Members of the event itself that stay as they are."""
_OFFICES: Final = frozenset({"", "capo tavolo", "ispettore", "direzione"})
"""Who is meant by these is no person by name; compared as everything here, in one spelling."""
_OWNER: Final = "owner"
_OWNERS: Final = frozenset({"bank", "house"})
"""Whose chips may be nobody's; the colours of the house are learnt."""
_RULES: Final = "table.rules"
_SEAT: Final = re.compile(r"(?:seat|posto|place) \d+", re.IGNORECASE)
_ANYWHERE: Final = 4
_SHORTEST: Final = 2


class Pseudonyms:
    """Who stands for whom, within one bundle."""

    def __init__(self) -> None:
        """Nobody is known yet."""
        self._known: dict[str, str] = {}
        self._owners = set(_OWNERS)
        self._words: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None
        self._cleaned: dict[str, str] = {}

    def learn(self, name: str) -> None:
        """Remember a person by his name, and by each word of it."""
        key = one_spelling(name)
        if key in _OFFICES or key in self._known:
            return
        self._known[key] = f"person-{len(self._known) + 1}"
        parts = () if _SEAT.fullmatch(key) else re.findall(r"[^\W\d_]{3,}", key)
        for word in (key, *parts):
            if len(word) >= _SHORTEST and not word.isdigit():
                self._words.setdefault(word, self._known[key])
        self._pattern = None

    def learn_event(self, body: Mapping[str, object]) -> None:
        """Remember all people whom an event names, and the colours of the house, which are nobody."""
        if body.get("kind") == _RULES:
            self._owners |= {one_spelling(colour) for colour in _colours(body.get("profile"))}
        for key, name in _named(body):
            if key != _OWNER or one_spelling(name) not in self._owners:
                self.learn(name)

    def of(self, name: str) -> str:
        """Say who stands for a name; an office stays what it is."""
        key = one_spelling(name)
        if key in _OFFICES:
            return name
        self.learn(name)
        return self._known[key]

    def owner(self, name: str) -> str:
        """Say who stands for the owner of chips; a colour of the house that is nobody's name stays."""
        key = one_spelling(name)
        return name if key in self._owners and key not in self._known else self.of(name)

    def event(self, body: Mapping[str, object]) -> dict[str, object]:
        """Write an event without names."""
        kind = str(body.get("kind", ""))
        told = self._members(body, typed=not kind.startswith(_PROGRAM_SAYS))
        return told | {key: body[key] for key in _ENVELOPE & body.keys() if isinstance(body[key], str | int)}

    def text(self, text: str) -> str:
        """Write a text without the names that are known."""
        if self._pattern is None:
            self._pattern, self._cleaned = _pattern(self._words), {}
        found = self._cleaned.get(text)
        if found is None:
            found = self._cleaned[text] = self._replaced(self._pattern, text)
        return found

    def _replaced(self, pattern: re.Pattern[str], text: str) -> str:
        """Replace each name that is found in the folded text where it lies in the text as it is."""
        pieces, done, spelt = [], 0, folded(text)
        for hit in pattern.finditer(spelt.text):
            begin, end = spelt.span(*hit.span())
            pieces += [text[done:begin], self._words[" ".join(hit[0].split())]]
            done = max(done, end)
        return "".join([*pieces, text[done:]])

    def _members(self, form: Mapping[str, object], *, typed: bool) -> dict[str, object]:
        person = _is_person(form)
        cleaned: dict[str, object] = {}
        for key, value in form.items():
            named = key in _NAMES or (key == "name" and person)
            if named and not isinstance(value, dict):
                stands = self.owner if key == _OWNER else self.of
                cleaned[self.text(key)] = self._person(value, stands, typed=typed)
            elif key in _TYPED or (key == _REASON and typed):
                cleaned[key] = _left_out(value, reason=key == _REASON)
            else:
                # In a command that was refused everything was typed.
                cleaned[self.text(key)] = self._value(value, typed=typed or key == "asked")
        return cleaned

    def _value(self, value: object, *, typed: bool) -> object:
        match value:
            case str():
                return self.text(value)
            case dict():
                return self._members(value, typed=typed)
            case list():
                return [self._value(each, typed=typed) for each in value]
            case _:
                return value

    def _person(self, value: object, stands: Callable[[str], str], *, typed: bool) -> object:
        match value:
            case str():
                return stands(value)
            case list():
                return [self._person(each, stands, typed=typed) for each in value]
            case _:
                return self._value(value, typed=typed)


def _named(value: object) -> Iterable[tuple[str, str]]:
    """All names that stand in members made for them, with the member's."""
    if isinstance(value, list):
        for each in value:
            yield from _named(each)
    elif isinstance(value, dict):
        person = _is_person(value)
        for key, member in value.items():
            if key in _NAMES or (key == "name" and person):
                yield from ((key, name) for name in _strings(member))
            yield from _named(member)


def _colours(profile: object) -> Iterable[str]:
    """Name the colours of a house's profile, whatever may stand in it."""
    colours = profile.get("colours") if isinstance(profile, dict) else None
    for colour in colours if isinstance(colours, list) else ():
        if isinstance(colour, dict):
            yield from (word for key in ("name", "label") if isinstance(word := colour.get(key), str))


def _strings(value: object) -> Iterable[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for each in value:
            yield from _strings(each)


def _is_person(form: Mapping[str, object]) -> bool:
    """Whether `name` is a person's here, and not an announce's: somebody with a role, or a new dealer."""
    return "role" in form or form.get("do") == "dealer"


def _left_out(value: object, *, reason: bool) -> object:
    """Say how long it was; a reason that the program knows by name stays."""
    if not isinstance(value, str):
        return None if value is None else "(left out)"
    if not value or (reason and _CODE.fullmatch(value)):
        return value
    return f"(left out, {len(value)} letters)"


def _pattern(words: Iterable[str]) -> re.Pattern[str]:
    """Match any known name in a folded text, the longest first."""
    parts = []
    for word in sorted(words, key=len, reverse=True):
        plain = r"\s+".join(map(re.escape, word.split(" ")))
        if len(word) < _ANYWHERE and word != word.upper():  # what has no capitals is written without spaces
            plain = rf"(?<!\w){plain}(?!\w)"
        elif word[-1].isdigit():
            plain = rf"{plain}(?!\d)"
        parts.append(plain)
    return re.compile("|".join(parts) or r"(?!)")
