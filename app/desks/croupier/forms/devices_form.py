"""The wheel's readers: which port and what kind, and what comes in on it, before a table depends on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.common.touch_role import Role
from app.desks.croupier.forms.kit import Asks, Columns, Desk, Form, Key, Row, Said, at_foot
from app.desks.croupier.settings.setup import Heard, PortSeen, Setup
from app.desks.croupier.settings.setup import Said as Came
from app.desks.croupier.words.device_words import heard_words, kind_words, port_words
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.top_words import reader_lines, utc_now

_READERS: Final = {
    "first": QT_TRANSLATE_NOOP("", "Primo lettore"),
    "second": QT_TRANSLATE_NOOP("", "Secondo lettore"),
}
"""The readers of a table, by the setting of their port."""
_OF_LINES: Final = ("baudrate=", "framing=")
_MOST: Final = 6
"""Ports that are shown; of more, those that somebody plugged in come first."""
_KEPT: Final = 8
"""Lines that are kept of what comes in; as many are shown as there is room for."""
_COLUMNS: Final = 4
_EVERY: Final = 1000
"""Milliseconds after which the age of the last number is told anew."""


class Listening(NamedTuple):
    """What was said and heard so far.

    Attributes:
        reader: the one that is looked at, by the setting of its port.
        found: the ports that are there.
        on: whether a port is listened to.
        asked: how often something else was listened to: what comes late says nothing of this.
        came: the bytes that came last, as lines.
        said: what they say.
        guessed: the kinds of reader that understand them, the best first, with the options that each needs.
    """

    reader: str = "first"
    found: tuple[PortSeen, ...] = ()
    on: bool = False
    asked: int = 0
    came: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    guessed: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Do(Enum):
    """Told to whoever made the page: devices tell on threads of their own."""

    LOOK = "look"
    LISTEN = "listen"
    RECOGNISE = "recognise"
    STOP = "stop"


class Reader(NamedTuple):
    """The other reader is looked at."""

    name: str


class Port(NamedTuple):
    """A port is taken, by what opens it; empty for none."""

    url: str


class Kind(NamedTuple):
    """A kind of reader is taken."""

    name: str


class Found(NamedTuple):
    """These ports are there."""

    ports: tuple[PortSeen, ...]


class Told(NamedTuple):
    """Something came in, for whoever asked so many times."""

    asked: int
    heard: Heard


def devices(setup: Setup) -> Asks[Listening]:
    """Port and kind hold from the next start on; listening changes nothing at all.

    Args:
        setup: the settings as they are, and how devices are listened to.
    """

    def begin(_desk: Desk, left: Listening | None) -> Listening:
        """What came in the last time is forgotten."""
        return Listening(asked=0 if left is None else left.asked + 1)

    return Asks(begin, partial(_form, setup), partial(_told, setup), wide=True, every=_EVERY)


def url_of(setup: Setup, draft: Listening) -> str:
    """The port of the reader that is looked at."""
    return str(getattr(setup.settings, draft.reader))


def _form(setup: Setup, desk: Desk, draft: Listening) -> Form:
    readers = (Key(tr(words), Reader(name), chosen=name == draft.reader) for name, words in _READERS.items())
    kinds = _kinds(setup, draft)
    said = tuple(_own_line(desk, setup, draft)) or draft.said
    return Form(
        tr(dealt(desk.house.instrument).reader),
        tr("Porta e lettore valgono dal prossimo avvio; ascoltare non cambia nulla."),
        head=tuple(readers),
        parts=(
            Row(tr("LA PORTA"), (*_ports(setup, draft), Key(tr("Cercare di nuovo"), Do.LOOK)), _COLUMNS),
            *((Row(tr("IL LETTORE"), kinds, _COLUMNS),) if kinds else ()),
            Columns(((tr("QUELLO CHE ARRIVA"), draft.came), (tr("QUELLO CHE DICE"), said))),
        ),
        beside=_recognises(setup, draft),
        does=_listens(setup, draft),
    )


def _ports(setup: Setup, draft: Listening) -> tuple[Key, ...]:
    """The ports that are there, and the one that is set even if it is not."""
    urls = dict.fromkeys(("", *(port.url for port in draft.found), url_of(setup, draft)))
    return tuple(_port(setup, draft, url) for url in urls)


def _port(setup: Setup, draft: Listening, url: str) -> Key:
    there = {name: port for port in draft.found for name in (port.device, *port.also, port.url)}
    port, settings, first = there.get(url), setup.settings, draft.reader == "first"
    other = settings.second if first else settings.first
    taken = bool(url) and other in {url, *(name for name in there if there[name] is port)}
    none = tr("i numeri si scrivono a mano") if first else tr("il primo conta da solo")
    below = tr("ora non c'è") if port is None else port_words(port)
    below = tr("è dell'altro lettore") if taken else below if url else none
    title = (url.rsplit("/", 1)[-1] if port is not None else url) or tr("Nessun lettore")
    return Key(title, Port(url), below, chosen=url == url_of(setup, draft), can=not taken)


def _kinds(setup: Setup, draft: Listening) -> tuple[Key, ...]:
    """What understands what comes in is marked: a touch takes it."""
    names = () if setup.devices is None else setup.devices.kinds
    now = getattr(setup.settings, f"{draft.reader}_kind")
    below = dict.fromkeys(dict(draft.guessed), tr("capisce quello che arriva"))
    return tuple(Key(kind_words(name), Kind(name), below.get(name, ""), chosen=name == now) for name in names)


def _is_free(setup: Setup, draft: Listening) -> bool:
    url = url_of(setup, draft)
    return setup.devices is not None and bool(url) and not setup.devices.is_in_use(url)


def _recognises(setup: Setup, draft: Listening) -> Key:
    words, below = tr("Riconoscere"), tr("quale lettore capisce quello che arriva")
    return Key(words, Do.RECOGNISE, below, can=_is_free(setup, draft) and not draft.on, single=True)


def _listens(setup: Setup, draft: Listening) -> Key:
    url = url_of(setup, draft)
    if draft.on:
        return at_foot(tr("Smettere di ascoltare"), Do.STOP, role=Role.QUIET)
    used = setup.devices is not None and setup.devices.is_in_use(url)
    below = tr("questa porta l'ascolta il tavolo") if used else "" if url else tr("prima una porta")
    return at_foot(tr("Ascoltare"), Do.LISTEN, below, can=_is_free(setup, draft))


def _own_line(desk: Desk, setup: Setup, draft: Listening) -> Sequence[str]:
    """What the table's own line hears, where the port is the table's."""
    if setup.devices is None or not setup.devices.is_in_use(url_of(setup, draft)):
        return ()
    reason = desk.live.reader.reason
    said = reader_lines(desk.screen.heading.reader, utc_now())
    return (*said, *((reason_words(reason),) if reason else ()))


def _told(setup: Setup, _desk: Desk, draft: Listening, says: object) -> Said[Listening]:
    match says:
        case Reader(name):
            return _forget(draft._replace(reader=name))
        case Port(url):
            setup.change(**{draft.reader: url})
            return _forget(draft)
        case Kind(name):
            setup.change(**{f"{draft.reader}_kind": name, **_line_options(setup, draft, name)})
            return Said(draft, tells=Do.STOP if draft.on else None)
        case Found(ports):
            return Said(draft._replace(found=ports[:_MOST]))
        case Told(asked, heard):
            return Said(_taken(draft, heard) if asked == draft.asked else draft)
        case Do.LISTEN | Do.RECOGNISE:
            begun = draft._replace(on=True, asked=draft.asked + 1, came=(), said=(), guessed=())
            return Said(begun, tells=says)
        case _:
            return Said(draft, tells=says)


def _forget(draft: Listening) -> Said[Listening]:
    """What came in on another port says nothing of this one, nor what still comes of it."""
    nothing = Listening(draft.reader, draft.found, asked=draft.asked + 1)
    return Said(nothing, tells=Do.STOP if draft.on else None)


def _line_options(setup: Setup, draft: Listening, kind: str) -> Mapping[str, tuple[str, ...]]:
    """A kind that was recognised is taken with the line as it was heard; the other options stay."""
    understands = dict(draft.guessed)
    if kind not in understands:
        return {}
    name = f"{draft.reader}_options"
    kept = [word for word in getattr(setup.settings, name) if not word.startswith(_OF_LINES)]
    return {name: (*kept, *understands[kind])}


def _taken(draft: Listening, heard: Heard) -> Listening:
    """Keep what came in; what is said twice in a row is kept once."""
    words = heard_words(heard)
    if heard.said is Came.BYTES:
        return draft._replace(came=_kept(draft.came, words))
    guessed = dict(draft.guessed)
    if heard.said is Came.GUESSED:
        guessed[heard.detail] = heard.options
    return draft._replace(
        said=_kept(draft.said, words),
        guessed=tuple(guessed.items()),
        on=draft.on and heard.said is not Came.OVER,
    )


def _kept(lines: tuple[str, ...], words: str) -> tuple[str, ...]:
    return lines if lines[-1:] == (words,) else (*lines, words)[-_KEPT:]
