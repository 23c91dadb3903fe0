"""The wheel's reader: which port and what kind, and what comes in on it, before a table depends on it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Signal
from PySide6.QtGui import QHideEvent, QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Heard, PortSeen, Said, Setup
from app.desks.croupier.words.device_words import heard_words, kind_words
from app.desks.croupier.words.words import reader_words
from app.rules.wheel import Side

_PORT: Final = QT_TRANSLATE_NOOP("", "LA PORTA")
_KIND: Final = QT_TRANSLATE_NOOP("", "IL LETTORE")
_MOST: Final = 6
"""Ports that are shown; of more, those that somebody plugged in come first."""
_KEPT: Final = 8
"""Lines that are kept of what comes in; as many are shown as there is room for."""
_LINE: Final = 24


class DevicesPage(ChoicePage):
    """Port and kind hold from the next start on; listening changes nothing at all.

    Attributes:
        ports: the buttons of the ports by what opens them, under an empty name that of none.
        came: the bytes that came last, as lines.
        said: what they say.
    """

    WIDE = True
    _seen = Signal(object)
    _heard = Signal(object)

    def __init__(
        self, scale: Scale, parent: QWidget, dealing: Dealing, setup: Setup, left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._setup = dealing, setup
        self._found: tuple[PortSeen, ...] = ()
        self._listening = False
        self.came: deque[str] = deque(maxlen=_KEPT)
        self.said: deque[str] = deque(maxlen=_KEPT)
        self.ports: dict[str, TouchButton] = {}
        self.again = TouchButton(scale, self)
        self.again.clicked.connect(self._look)
        kinds = setup.devices.kinds if setup.devices is not None else ()
        self.kinds = {kind: self._button(wheel_kind=kind) for kind in kinds}
        self.listens = self.offer(Role.STEP, self._listen_or_stop)
        # Devices tell on threads of their own: the signals bring it to the windows'.
        self._seen.connect(self._take_ports)
        self._heard.connect(self._take)

    def _button(self, **fields: object) -> TouchButton:
        button = TouchButton(self._scale, self)
        button.clicked.connect(lambda: self._change(**fields))
        return button

    def _change(self, **fields: object) -> None:
        self._setup.change(**fields)
        self._stop()
        self._list_ports()

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - devices are the same on every screen
        """Look for the ports; what came in the last time is forgotten."""
        self.came.clear()
        self.said.clear()
        self._list_ports()
        self._look()

    def show_screen(self, screen: Screen) -> None:  # noqa: ARG002 - devices are the same on every screen
        """Show what the table's own line hears."""
        self._say()

    def _look(self) -> None:
        if self._setup.devices is not None:
            self._setup.devices.look(self._seen.emit)

    def _take_ports(self, found: Sequence[PortSeen]) -> None:
        self._found = tuple(found)[:_MOST]
        self._list_ports()

    def _list_ports(self) -> None:
        """Name the ports that are there, and the one that is set even if it is not."""
        urls = list(dict.fromkeys(("", *(port.url for port in self._found), self._setup.settings.wheel)))
        if urls != list(self.ports):
            for button in self.ports.values():
                button.hide()
                button.deleteLater()
            self.ports = {url: self._button(wheel=url) for url in urls}
            for button in self.ports.values():
                button.show()
            self.rows = (
                Row(_PORT, (*self.ports.values(), self.again), 3),
                Row(_KIND, list(self.kinds.values()), 3),
            )
            if not self.isHidden():
                self.place(Side.LEFT)
        self._say()

    def _say(self) -> None:
        settings, there = self._setup.settings, {port.url: port for port in self._found}
        self.entitle(
            tr("Lettore del cilindro"),
            tr("Porta e lettore valgono dal prossimo avvio; ascoltare non cambia nulla."),
        )
        for url, button in self.ports.items():
            port = there.get(url)
            title = url.rsplit("/", 1)[-1] if port is not None else url
            below = tr("ora non c'è") if port is None else f"{port.device} {port.description}".strip()
            none = tr("i numeri si scrivono a mano")
            button.say(title or tr("Nessun lettore"), below if url else none)
            button.choose(chosen=url == settings.wheel)
        self.again.say(tr("Cercare di nuovo"))
        for kind, button in self.kinds.items():
            button.say(kind_words(kind))
            button.choose(chosen=kind == settings.wheel_kind)
        self._say_listening()
        self.update()

    def _say_listening(self) -> None:
        url, devices = self._setup.settings.wheel, self._setup.devices
        self.listens.role = Role.QUIET if self._listening else Role.STEP
        if self._listening:
            self.listens.say(tr("Smettere di ascoltare"))
        elif devices is not None and devices.is_in_use(url):
            self.listens.say(tr("Ascoltare"), tr("questa porta l'ascolta il tavolo"))
        else:
            self.listens.say(tr("Ascoltare"), "" if url else tr("prima una porta"))
        free = devices is not None and bool(url) and not devices.is_in_use(url)
        self.listens.setEnabled(self._listening or free)

    def _listen_or_stop(self) -> None:
        settings, devices = self._setup.settings, self._setup.devices
        if self._listening:
            self._stop()
        elif devices is not None:
            self.came.clear()
            self.said.clear()
            self._listening = True
            devices.listen(settings.wheel, settings.wheel_kind, self._heard.emit)
        self._say()

    def _stop(self) -> None:
        if self._listening and self._setup.devices is not None:
            self._setup.devices.stop()

    def _take(self, heard: Heard) -> None:
        """Show what came in; what is said twice in a row is shown once."""
        lines = self.came if heard.said is Said.BYTES else self.said
        words = heard_words(heard)
        if not lines or lines[-1] != words:
            lines.append(words)
        if heard.said is Said.OVER:
            self._listening = False
            self._say_listening()
        self.update()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Whoever leaves the page listens no more."""
        self._stop()
        super().hideEvent(event)

    def draw_more(self, painter: QPainter) -> None:
        """Write what came in on the left, and what it says on the right; the latest last."""
        super().draw_more(painter)
        px = self._scale.px
        top = max(button.geometry().bottom() for row in self.rows for button in row.buttons) + px(10)
        half = (self.width() - px(48)) / 2
        room = int((self.back.y() - px(8) - top - px(26)) // px(_LINE))
        own = self._own_line()
        for place, (title, lines) in enumerate(
            ((tr("QUELLO CHE ARRIVA"), list(self.came)), (tr("QUELLO CHE DICE"), own or list(self.said)))
        ):
            x = px(24) + place * half
            head = QRectF(x, top, half - px(16), px(24))
            write(painter, head, title, px(15), weight=Weight.SEMI, paint=ink(theme.QUIET), align=LEFT)
            for row, line in enumerate(lines[-room:] if room > 0 else ()):
                rect = QRectF(x, top + px(26) + row * px(_LINE), half - px(16), px(_LINE))
                write(painter, rect, line, px(16), paint=ink(theme.TEXT), align=LEFT)

    def _own_line(self) -> list[str]:
        """What the table's own line hears, where the port is the table's."""
        devices, screen = self._setup.devices, self._dealing.screen
        if devices is None or screen is None or not devices.is_in_use(self._setup.settings.wheel):
            return []
        live = self._dealing.live
        reason = live.reader.reason if live is not None else ""
        return [reader_words(screen.heading.reader), *([reason] if reason else [])]
