"""The settings: what holds at once, and what holds from the next start on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import NAMES, euro, tr
from app.desks.common.lettering import ink, write_wrapped
from app.desks.common.owner_words import owner_words
from app.desks.common.speech import Speech
from app.desks.common.taking_away import take_away
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import MonitorSeen, Setup
from app.desks.croupier.words.words import act_words
from app.rules.house import House
from app.rules.roulette.layout import Kind
from app.rules.side import Side
from app.settings import TEXT_SIZES

_TEXT: Final = QT_TRANSLATE_NOOP("", "GRANDEZZA DEI TESTI, MOVIMENTO, FINESTRA")
_DISPLAY: Final = QT_TRANSLATE_NOOP("", "SCHERMO DEI GIOCATORI")
_LANGUAGE: Final = QT_TRANSLATE_NOOP("", "LINGUA, E VOCE")
_LATER: Final = QT_TRANSLATE_NOOP("", "DAL PROSSIMO AVVIO, E AIUTO")
_COLUMNS: Final = 4
_LOOKS_EVERY: Final = 1000
"""Milliseconds after which the monitors are looked for again while the page is open."""
_LIMITS: Final = (
    (Kind.STRAIGHT, QT_TRANSLATE_NOOP("", "pieno")),
    (Kind.SPLIT, QT_TRANSLATE_NOOP("", "cavallo")),
    (Kind.STREET, QT_TRANSLATE_NOOP("", "terzina")),
    (Kind.CORNER, QT_TRANSLATE_NOOP("", "carré")),
    (Kind.LINE, QT_TRANSLATE_NOOP("", "sestina")),
    (Kind.DOZEN, QT_TRANSLATE_NOOP("", "dozzina e colonna")),
    (Kind.EVEN_MONEY, QT_TRANSLATE_NOOP("", "chance semplici")),
)


_TOGETHER: Final = "\N{NO-BREAK SPACE}"
"""A kind of bet and its maximum are never parted by the end of a line."""


def house_lines(house: House) -> tuple[str, ...]:
    """Say a house's limits and colours, and where they are written: they are not changed here."""
    if not house.maxima:
        return ()
    least = tr("minimo {amount}").format(amount=euro(house.minimum))
    most = (f"{tr(words)} {euro(house.maxima[kind])}".replace(" ", _TOGETHER) for kind, words in _LIMITS)
    colours = ", ".join(f"{owner_words(chip.label)} {chip.letter}" for chip in house.colours)
    return (
        tr("{house}, dal profilo «{name}»: limiti e colori si cambiano lì.").format(
            house=house.title, name=house.name
        ),
        tr("Limiti: {limits}").format(limits=" · ".join((least, *most))),
        tr("Colori: {colours}").format(colours=colours),
    )


class SettingsPage(ChoicePage):
    """Every touch holds at once and is kept; what cannot be so has pages of its own.

    Attributes:
        screens: the buttons of the monitors by name, under an empty one that of none.
    """

    WIDE = True

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        setup: Setup,
        speech: Speech,
        *,
        leave: Callable[[], None],
        go: Callable[[Act], None],
    ) -> None:
        super().__init__(scale, parent, leave)
        self._mouth = speech
        self._dealing, self._setup = dealing, setup
        self.sizes = {size: self._button(text_size=size) for size in TEXT_SIZES}
        self.still = TouchButton(scale, self)
        self.still.clicked.connect(lambda: self._change(still=not self._setup.settings.still))
        self.full = TouchButton(scale, self)
        self.full.clicked.connect(lambda: self._fill(go))
        self.languages = {language: self._button(language=language) for language in self._setup.languages}
        self.speech = TouchButton(scale, self)
        self.speech.clicked.connect(lambda: self._change(speech=not self._setup.settings.speech))
        self.screens: dict[str, TouchButton] = {}
        self.later = {act: TouchButton(scale, self) for act in (Act.STATION, Act.DEVICES, Act.SUPPORT)}
        for act, button in self.later.items():
            button.clicked.connect(lambda _=False, act=act: go(act))
        self._again = QTimer(self)
        self._again.setInterval(_LOOKS_EVERY)
        self._again.timeout.connect(self._look)

    def _button(self, **fields: object) -> TouchButton:
        button = TouchButton(self._scale, self)
        button.clicked.connect(lambda: self._change(**fields))
        return button

    def _fill(self, go: Callable[[Act], None]) -> None:
        go(Act.FILL)
        self._look()

    def _change(self, **fields: object) -> None:
        self._setup.change(**fields)
        self._look()

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - the settings are the same on every screen
        """Show what is set, and which monitors are there."""
        self._look()

    def showEvent(self, event: QShowEvent) -> None:
        """Look for the monitors as long as the page is open."""
        super().showEvent(event)
        self._again.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no more."""
        self._again.stop()
        super().hideEvent(event)

    def _look(self) -> None:
        """The list of monitors is a live one: it changes while it is looked at."""
        there = {monitor.name: monitor for monitor in self._setup.monitors() if monitor.name}
        names = list(dict.fromkeys(("", *there, self._setup.settings.display)))
        if names != list(self.screens):
            self._list_screens(names)
        self._say(there)

    def _list_screens(self, names: Sequence[str]) -> None:
        take_away(self.screens.values())
        self.screens = {name: self._button(display=name) for name in names}
        self.rows = (
            Row(_TEXT, (*self.sizes.values(), self.still, self.full), len(self.sizes) + 2),
            Row(_LANGUAGE, (*self.languages.values(), self.speech), _COLUMNS),
            Row(_DISPLAY, list(self.screens.values()), _COLUMNS),
            Row(_LATER, list(self.later.values()), _COLUMNS),
        )
        for button in self.screens.values():
            button.show()
        if not self.isHidden():
            self.arrange()

    def _say(self, there: Mapping[str, MonitorSeen]) -> None:
        settings, kept = self._setup.settings, self._setup.kept
        lasts = tr("Ogni tocco vale subito, e resta: {path}").format(path=kept)
        self.entitle(
            tr("Impostazioni"), lasts if kept else tr("In prova valgono fino alla fine del programma.")
        )
        for size, button in self.sizes.items():
            button.say(f"{size} %", name=tr("testi al {size} per cento").format(size=size))
            button.choose(chosen=size == settings.text_size)
        self.still.say(tr("Senza movimento"))
        self.still.choose(chosen=settings.still)
        self.full.say(act_words(Act.FILL), "F11")
        self.full.choose(chosen=self.window().isFullScreen())
        for language, button in self.languages.items():
            button.say(NAMES[language])
            button.choose(chosen=language is settings.language)
        self.speech.say(tr("Annunciare a voce"), self._mouth.program or tr("qui nessuna voce"))
        self.speech.choose(chosen=settings.speech)
        for name, button in self.screens.items():
            self._say_screen(button, name, there.get(name))
        self._say_later()
        self.update()

    def _say_screen(self, button: TouchButton, name: str, monitor: MonitorSeen | None) -> None:
        """The croupier's own monitor is never given to the players."""
        own = bool(name) and name == self.window().screen().name()
        if not name:
            below = ""
        elif monitor is None:
            below = tr("ora non c'è")
        elif own:
            below = tr("qui sta il croupier")
        else:
            below = f"{monitor.width}×{monitor.height} {monitor.model}".strip()
        button.say(name or tr("Nessuno"), below)
        button.setEnabled(not own)
        button.choose(chosen=name == self._setup.settings.display)

    def _say_later(self) -> None:
        settings = self._setup.settings
        side = tr("a sinistra") if settings.cylinder is Side.LEFT else tr("a destra")
        known = settings.table != ""
        draws = self._dealing.house.draws
        where = tr("tavolo {table}, tamburo {side}") if draws else tr("tavolo {table}, cilindro {side}")
        station = where.format(table=settings.table, side=side)
        self.later[Act.STATION].say(act_words(Act.STATION), station if known else tr("mai chiesto"))
        none, wired = tr("nessuno: numeri a mano"), self._setup.devices is not None
        reader = settings.wheel or none
        simulated = tr("in prova è simulato")
        self.later[Act.DEVICES].say(act_words(Act.DEVICES, draws=draws), reader if wired else simulated)
        self.later[Act.DEVICES].setEnabled(wired)
        self.later[Act.STATION].setEnabled(wired)
        without = tr("l'ultima ora, senza nomi")
        helped = self._setup.support is not None
        self.later[Act.SUPPORT].say(act_words(Act.SUPPORT), without if helped else tr("in prova non serve"))
        self.later[Act.SUPPORT].setEnabled(helped)

    def draw_more(self, painter: QPainter) -> None:
        """Write the house's limits and colours beside the way back."""
        super().draw_more(painter)
        px = self._scale.px
        last = max(button.geometry().bottom() for row in self.rows for button in row.buttons)
        room = QRectF(px(24) + self.back.width() + px(28), last + px(12), 0, 0)
        room.setRight(self.width() - px(24))
        room.setBottom(self.height() - px(18))
        room = self.mirrored(room)
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        lines = "\n".join(house_lines(self._dealing.house))
        write_wrapped(painter, room, lines, px(17), paint=ink(theme.QUIET), align=middle)
