"""The wheel's readers: which port and what kind, and what comes in on it, before a table depends on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Signal
from PySide6.QtGui import QHideEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.ageing import Ageing
from app.desks.common.language import tr
from app.desks.common.taking_away import take_away
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Heard, PortSeen, Said, Setup
from app.desks.croupier.settings.what_came import WhatCame
from app.desks.croupier.words.device_words import kind_words, port_words
from app.desks.croupier.words.lamp_words import reader_lines, utc_now
from app.desks.croupier.words.reasons import reason_words
from app.rules.side import Side

_PORT: Final = QT_TRANSLATE_NOOP("", "LA PORTA")
_KIND: Final = QT_TRANSLATE_NOOP("", "IL LETTORE")
_READERS: Final = {
    "wheel": QT_TRANSLATE_NOOP("", "Primo lettore"),
    "second": QT_TRANSLATE_NOOP("", "Secondo lettore"),
}
"""The readers of one wheel, by the setting of their port."""
_OF_LINES: Final = ("baudrate=", "framing=")
_MOST: Final = 6
"""Ports that are shown; of more, those that somebody plugged in come first."""
_COLUMNS: Final = 4
_WIDE: Final = 190


class DevicesPage(ChoicePage):
    """Port and kind hold from the next start on; listening changes nothing at all.

    Attributes:
        ports: the buttons of the ports by what opens them, under an empty name that of none.
        kinds: the buttons of the kinds of reader by name.
        readers: the buttons that say which of two readers is set, by the setting of its port.
        heard: what came in, and what it says.
    """

    WIDE = True
    _seen = Signal(object)
    _told = Signal(int, object)

    def __init__(
        self, scale: Scale, parent: QWidget, dealing: Dealing, setup: Setup, left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._setup = dealing, setup
        self._found: tuple[PortSeen, ...] = ()
        self._listening, self._asked = False, 0
        self._ageing = Ageing(self)
        self._reader = "wheel"
        self.heard = WhatCame()
        self.ports: dict[str, TouchButton] = {}
        self.again = TouchButton(scale, self)
        self.again.clicked.connect(self._look)
        names = setup.devices.kinds if setup.devices is not None else ()
        self.kinds = {name: self._button(partial(self._take_kind, name)) for name in names}
        self.readers = {name: self._button(partial(self._turn_to, name)) for name in _READERS}
        self.recognises = self._button(self._recognise)
        self.recognises.single = True
        self.listens = self.offer(Role.STEP, self._listen_or_stop)
        # Devices tell on threads of their own: the signals bring it to the windows'.
        self._seen.connect(self._take_ports)
        self._told.connect(self._take)

    @property
    def _url(self) -> str:
        """The port of the reader that is looked at."""
        return str(getattr(self._setup.settings, self._reader))

    @property
    def _kind(self) -> str:
        return str(getattr(self._setup.settings, f"{self._reader}_kind"))

    @property
    def _others(self) -> str:
        """The port of the other reader, which cannot be this one's too."""
        settings = self._setup.settings
        return settings.second if self._reader == "wheel" else settings.wheel

    def _button(self, does: Callable[[], None]) -> TouchButton:
        button = TouchButton(self._scale, self)
        button.clicked.connect(does)
        return button

    def _take_kind(self, kind: str) -> None:
        self._setup.change(**{f"{self._reader}_kind": kind, **self._line_options(kind)})
        self._stop()
        self._list_ports()

    def _line_options(self, kind: str) -> Mapping[str, tuple[str, ...]]:
        """A kind that was recognised is taken with the line as it was heard; the other options stay."""
        if kind not in self.heard.guessed:
            return {}
        name = f"{self._reader}_options"
        kept = [word for word in getattr(self._setup.settings, name) if not word.startswith(_OF_LINES)]
        return {name: (*kept, *self.heard.guessed[kind])}

    def _take_port(self, url: str) -> None:
        self._setup.change(**{self._reader: url})
        self._forget()

    def _turn_to(self, reader: str) -> None:
        self._reader = reader
        self._forget()

    def _forget(self) -> None:
        """What came in on another port says nothing of this one, nor what still comes of it."""
        self._stop()
        self._listening = False
        self._asked += 1
        self.heard.clear()
        self._list_ports()

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - devices are the same on every screen
        """Look for the ports; what came in the last time is forgotten."""
        self._reader = "wheel"
        self._forget()
        self._look()

    def show_screen(self, screen: Screen) -> None:
        """Show what the table's own line hears."""
        self._ageing.keep(on=bool(screen.heading.reader.number_at))
        self._say()

    def in_order(self) -> Sequence[QAbstractButton]:
        """The rows, then which reader it is, and what recognises it."""
        return [*super().in_order(), *self.readers.values(), self.recognises]

    def place(self, side: Side) -> None:
        """Which of the readers it is stands beside the title, what recognises it beside what listens."""
        super().place(side)
        px, gap = self._scale.px, self._scale.px(12)
        right, wide = self.width() - px(24), px(_WIDE)
        for place, button in enumerate(reversed(self.readers.values())):
            button.setGeometry(right - (place + 1) * wide - place * gap, px(20), wide, px(TARGET))
        foot, back = self.listens.geometry(), self.back.geometry()
        left = back.right() + 2 * gap
        self.recognises.setGeometry(left, foot.y(), foot.x() - 2 * gap - left, foot.height())

    def _look(self) -> None:
        if self._setup.devices is not None:
            self._setup.devices.look(self._seen.emit)

    def _take_ports(self, found: Sequence[PortSeen]) -> None:
        self._found = tuple(found)[:_MOST]
        self._list_ports()

    def _list_ports(self) -> None:
        """Name the ports that are there, and the one that is set even if it is not."""
        urls = list(dict.fromkeys(("", *(port.url for port in self._found), self._url)))
        if urls != list(self.ports):
            take_away(self.ports.values())
            self.ports = {url: self._button(partial(self._take_port, url)) for url in urls}
            for button in self.ports.values():
                button.show()
            kinds = list(self.kinds.values())
            self.rows = (
                Row(_PORT, (*self.ports.values(), self.again), _COLUMNS),
                *((Row(_KIND, kinds, _COLUMNS),) if kinds else ()),
            )
            if not self.isHidden():
                self.arrange()
        self._say()

    def _say(self) -> None:
        self.entitle(
            tr("Lettore del tamburo") if self._dealing.house.draws else tr("Lettore del cilindro"),
            tr("Porta e lettore valgono dal prossimo avvio; ascoltare non cambia nulla."),
        )
        for reader, button in self.readers.items():
            button.say(tr(_READERS[reader]))
            button.choose(chosen=reader == self._reader)
        self._say_ports()
        self.again.say(tr("Cercare di nuovo"))
        for kind, button in self.kinds.items():
            understands = kind in self.heard.guessed
            button.say(kind_words(kind), tr("capisce quello che arriva") if understands else "")
            button.choose(chosen=kind == self._kind)
        self._say_listening()
        self.update()

    def _say_ports(self) -> None:
        there = {name: port for port in self._found for name in (port.device, *port.also, port.url)}
        first = self._reader == "wheel"
        none = tr("i numeri si scrivono a mano") if first else tr("il primo conta da solo")
        for url, button in self.ports.items():
            port = there.get(url)
            taken = bool(url) and self._others in {url, *(name for name in there if there[name] is port)}
            title = url.rsplit("/", 1)[-1] if port is not None else url
            below = tr("ora non c'è") if port is None else port_words(port)
            if taken:
                below = tr("è dell'altro lettore")
            button.say(title or tr("Nessun lettore"), below if url else none)
            button.choose(chosen=url == self._url)
            button.setEnabled(not taken)

    def _say_listening(self) -> None:
        url, devices = self._url, self._setup.devices
        self.listens.role = Role.QUIET if self._listening else Role.STEP
        used = devices is not None and devices.is_in_use(url)
        if self._listening:
            self.listens.say(tr("Smettere di ascoltare"))
        elif used:
            self.listens.say(tr("Ascoltare"), tr("questa porta l'ascolta il tavolo"))
        else:
            self.listens.say(tr("Ascoltare"), "" if url else tr("prima una porta"))
        free = devices is not None and bool(url) and not used
        self.listens.setEnabled(self._listening or free)
        self.recognises.say(tr("Riconoscere"), tr("quale lettore capisce quello che arriva"))
        self.recognises.setEnabled(free and not self._listening)

    def _recognise(self) -> None:
        if self._setup.devices is not None:
            self._setup.devices.recognise(self._url, self._begin_listening())
            self._say()

    def _listen_or_stop(self) -> None:
        devices = self._setup.devices
        if self._listening:
            self._stop()
        elif devices is not None:
            told = self._begin_listening()
            devices.listen(self._url, self._kind, told, second=self._reader == "second")
        self._say()

    def _begin_listening(self) -> Callable[[Heard], None]:
        """Forget what came before, and give what takes what comes now."""
        self.heard.clear()
        self._listening = True
        self._asked += 1
        return partial(self._told.emit, self._asked)

    def _stop(self) -> None:
        if self._listening and self._setup.devices is not None:
            self._setup.devices.stop()

    def _take(self, asked: int, heard: Heard) -> None:
        """Show what came in, and mark the kinds that understand it: a touch takes one."""
        if asked != self._asked:
            return
        self.heard.take(heard)
        if heard.said in {Said.GUESSED, Said.OVER}:
            self._listening = self._listening and heard.said is not Said.OVER
            self._say()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever leaves the page listens no more."""
        self._stop()
        super().hideEvent(event)

    def draw_more(self, painter: QPainter) -> None:
        """Write what came in on the left, and what it says on the right."""
        super().draw_more(painter)
        px = self._scale.px
        top = max(button.geometry().bottom() for row in self.rows for button in row.buttons) + px(10)
        where = QRectF(px(24), top, self.width() - px(48), self.back.y() - px(8) - top)
        self.heard.draw(painter, where, self._scale, self._own_line())

    def _own_line(self) -> list[str]:
        """What the table's own line hears, where the port is the table's."""
        devices, screen = self._setup.devices, self._dealing.screen
        if devices is None or screen is None or not devices.is_in_use(self._url):
            return []
        live = self._dealing.live
        reason = live.reader.reason if live is not None else ""
        said = reader_lines(screen.heading.reader, utc_now())
        return [*said, *([reason_words(reason)] if reason else [])]
