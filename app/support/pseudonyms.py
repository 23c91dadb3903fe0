"""Nobody's name leaves the house: each person is `person-1`, `person-2` …, the same one wherever he stands.

Theory. Names stand in members of events that are made for them, and those are replaced whatever they say.
They also stand inside other texts, a refusal or a path, where they are looked for: names of four letters or
more anywhere, shorter ones as whole words, figures and single letters not at all. An office is no name, and
neither is a colour of the house, under which chips stand that nobody owned to. What somebody typed in words
of his own (notes, a reason) may name people of whom nothing is known here; it is left out, and only how long
it was stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

_NAMES: Final = frozenset({"dealer", "by", "witness", "told", "owner", "accepted_by", "signatures", "first"})
"""Members that hold a name, or a list of names, in events and commands."""
_TYPED: Final = frozenset({"notes", "note"})
_REASON: Final = "reason"
_CODE: Final = re.compile(r"[a-z0-9_]*")
"""A reason that the program knows by name."""
_PROGRAM_SAYS: Final = ("reader.", "command.refused", "spin.candidate")
"""Kinds of events whose reason nobody types."""
_AS_IT_IS: Final = frozenset({"kind", "at", "boot", "table", "seq", "v"})
_NOBODY: Final = frozenset({"", "capo tavolo", "ispettore", "direzione", "bank", "house"})
"""Offices, and what is no person; compared without regard to capitals."""
_RULES: Final = "table.rules"
_SEAT: Final = re.compile(r"(?:seat|posto|place) \d+", re.IGNORECASE)
_ANYWHERE: Final = 4
_SHORTEST: Final = 2


class Pseudonyms:
    """Who stands for whom, within one bundle."""

    def __init__(self) -> None:
        """Nobody is known yet."""
        self._known: dict[str, str] = {}
        self._nobody = set(_NOBODY)
        self._words: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None
        self._cleaned: dict[str, str] = {}

    def learn(self, name: str) -> None:
        """Remember a person by his name, and by each word of it."""
        key = name.strip().casefold()
        if key in self._nobody or key in self._known:
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
            self._nobody |= {colour.casefold() for colour in _colours(body.get("profile"))}
        for name in _named(body):
            self.learn(name)

    def of(self, name: str) -> str:
        """Say who stands for a name; an office stays what it is."""
        key = name.strip().casefold()
        if key in self._nobody:
            return name
        self.learn(name)
        return self._known[key]

    def event(self, body: Mapping[str, object]) -> dict[str, object]:
        """Write an event without names."""
        kind = str(body.get("kind", ""))
        return self._members(body, typed=not kind.startswith(_PROGRAM_SAYS))

    def text(self, text: str) -> str:
        """Write a text without the names that are known."""
        if self._pattern is None:
            self._pattern, self._cleaned = _pattern(self._words), {}
        found = self._cleaned.get(text)
        if found is None:
            found = self._pattern.sub(lambda hit: self._words[hit[0].casefold()], text)
            self._cleaned[text] = found
        return found

    def _members(self, form: Mapping[str, object], *, typed: bool) -> dict[str, object]:
        person = _is_person(form)
        cleaned: dict[str, object] = {}
        for key, value in form.items():
            named = key in _NAMES or (key == "name" and person)
            if key in _AS_IT_IS and isinstance(value, str | int):
                cleaned[key] = value
            elif named and not isinstance(value, dict):
                cleaned[self.text(key)] = self._person(value, typed=typed)
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

    def _person(self, value: object, *, typed: bool) -> object:
        match value:
            case str():
                return self.of(value)
            case list():
                return [self._person(each, typed=typed) for each in value]
            case _:
                return self._value(value, typed=typed)


def _named(value: object) -> Iterable[str]:
    """All names that stand in members made for them."""
    if isinstance(value, list):
        for each in value:
            yield from _named(each)
    elif isinstance(value, dict):
        person = _is_person(value)
        for key, member in value.items():
            if key in _NAMES or (key == "name" and person):
                yield from _strings(member)
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
    """Match any known name, the longest first."""
    parts = []
    for word in sorted(words, key=len, reverse=True):
        plain = re.escape(word)
        if len(word) < _ANYWHERE:
            plain = rf"(?<!\w){plain}(?!\w)"
        elif word[-1].isdigit():
            plain = rf"{plain}(?!\d)"
        parts.append(plain)
    return re.compile("|".join(parts) or r"(?!)", re.IGNORECASE)
