"""Which table this is: its name, its house and its side; asked at the first start, changed for the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import NAMES, euro, tr
from app.desks.common.letter_keys import COLUMNS, LetterKeys
from app.desks.common.lettering import ink, write_wrapped
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup
from app.houses import house, house_from
from app.journal.place import default_database
from app.rules.house import House, ZeroRule
from app.rules.house_profile import ProfileError
from app.rules.side import Side
from resources import house_names

_WHO: Final = QT_TRANSLATE_NOOP("", "IL TAVOLO, E DOVE STA IL CILINDRO VISTO DAL CROUPIER")
_ZEROS: Final = {
    ZeroRule.PRISON: QT_TRANSLATE_NOOP("", "zero: metà, enfermé"),
    ZeroRule.HALF_BACK: QT_TRANSLATE_NOOP("", "zero: metà resa"),
    ZeroRule.ALL_LOST: QT_TRANSLATE_NOOP("", "zero: tutto perde"),
    ZeroRule.CHOICE: QT_TRANSLATE_NOOP("", "zero: sceglie il giocatore"),
}
_SIDES: Final = {
    Side.LEFT: QT_TRANSLATE_NOOP("", "Cilindro a sinistra"),
    Side.RIGHT: QT_TRANSLATE_NOOP("", "Cilindro a destra"),
}


class HouseOffered(NamedTuple):
    """A house that can be chosen: as the settings name it, and as people do; None where it cannot be read."""

    name: str
    house: House | None


@cache
def _shipped() -> tuple[HouseOffered, ...]:
    return tuple(HouseOffered(name, house(name)) for name in house_names())


def houses_offered(chosen: str) -> tuple[HouseOffered, ...]:
    """Name the houses that are shipped, and the one of the station's own that is chosen.

    Args:
        chosen: as the settings name it; a file of one's own stands last, also when it is wrong.
    """
    if any(chosen == offered.name for offered in _shipped()):
        return _shipped()
    try:
        return (*_shipped(), HouseOffered(chosen, house_from(chosen)))
    except (LookupError, ProfileError, OSError):
        return (*_shipped(), HouseOffered(chosen, None))


def house_words(offered: HouseOffered) -> tuple[str, str]:
    """Name a house, and say what it does at zero and its minimum."""
    if offered.house is None:
        return offered.name, tr("non si può leggere")
    zero = tr(_ZEROS[offered.house.zero])
    return offered.house.title, f"{zero} · min {euro(offered.house.minimum)}"


class StationPage(ChoicePage):
    """The name is touched or typed; side and house are chosen; what is not asked here can wait.

    Attributes:
        name: chosen so far.
        side: chosen so far; None before anybody said it, at the first start.
        house: chosen so far, as the settings name it.
    """

    WIDE = True

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        setup: Setup,
        left: Callable[[], None],
        *,
        first: bool = False,
        sentence: str = "",
    ) -> None:
        """Ask nothing before `begin`.

        Args:
            scale: of the window.
            parent: what the page lies on.
            setup: what is read and changed.
            left: goes back, or gives up the first start.
            first: whether nothing was ever set: then nobody has said the side yet.
            sentence: what was wrong with what was set before; empty at other times.
        """
        super().__init__(scale, parent, left)
        self._setup, self._left, self._first, self._sentence = setup, left, first, sentence
        self.done: Callable[[], None] = left
        self.name, self.house = "", ""
        self.side: Side | None = None
        self._choosing_house = False
        self.called, self.which = TouchButton(scale, self), TouchButton(scale, self)
        self.called.clicked.connect(lambda: self.turn_to(houses=False))
        self.which.clicked.connect(lambda: self.turn_to(houses=True))
        self.sides = {side: TouchButton(scale, self) for side in Side}
        for side, button in self.sides.items():
            button.clicked.connect(lambda _=False, side=side: self.choose_side(side))
        self.keys = LetterKeys(scale, self, self._typed, figures=True)
        self.offered: dict[str, TouchButton] = {}
        self.languages = {language: TouchButton(scale, self) for language in setup.languages if first}
        for language, button in self.languages.items():
            button.say(NAMES[language])
            button.clicked.connect(lambda _=False, language=language: setup.change(language=language))
        self.goes_on = self.offer(Role.STEP, self._go_on)
        self._top = Row(_WHO, (self.called, *self.sides.values(), self.which), 4)

    def begin(self, screen: Screen | None) -> None:  # noqa: ARG002 - it asks the same of every screen
        """Begin with what is set."""
        settings = self._setup.settings
        self.side = settings.cylinder if settings.table or not self._first else None
        self.house = settings.house
        self._make_houses()
        self.keys.write(settings.table)
        self.turn_to(houses=False)

    def _make_houses(self) -> None:
        for offered in houses_offered(self.house):
            if offered.name not in self.offered:
                button = TouchButton(self._scale, self)
                button.clicked.connect(lambda _=False, name=offered.name: self.choose_house(name))
                button.say(*house_words(offered))
                button.setEnabled(offered.house is not None)
                self.offered[offered.name] = button

    def turn_to(self, *, houses: bool) -> None:
        """Show the houses to choose from, or the letters of the name."""
        self._choosing_house = houses
        shown, hidden = list(self.offered.values()), self.keys.buttons
        if not houses:
            shown, hidden = hidden, shown
        for button in hidden:
            button.hide()
        for button in shown:
            button.show()
        self.rows = (self._top, Row("", shown, 3 if houses else COLUMNS))
        if self.width() > 0:
            self.arrange()
        self._say()

    def choose_side(self, side: Side) -> None:
        """Say where the cylinder stands."""
        self.side = side
        self._say()

    def choose_house(self, name: str) -> None:
        """Say whose rules are dealt."""
        self.house = name
        self.turn_to(houses=False)

    def _typed(self) -> None:
        self.name = self.keys.text
        self._say()

    def in_order(self) -> Sequence[QAbstractButton]:
        """The letters are typed: the arrows go through what is chosen."""
        houses = self.offered.values() if self._choosing_house else ()
        return [*self._top.buttons, *houses, *self.languages.values()]

    def place(self, side: Side) -> None:
        """Put the languages, where they are asked, between what goes back and what goes on."""
        super().place(side)
        if self.doing is None or not self.languages:
            return
        gap, foot = self._scale.px(12), self.back.geometry()
        left = foot.right() + 1 + 2 * gap
        step = (self.doing.x() - 2 * gap - left + gap) // len(self.languages)
        for place, button in enumerate(self.languages.values()):
            button.setGeometry(left + place * step, foot.y(), step - gap, foot.height())

    def go_on_from(self, other: StationPage) -> None:
        """Stand where another page stood that was written in another language."""
        self.side, self.house = other.side, other.house
        self.keys.write(other.keys.text)
        self.turn_to(houses=other.is_choosing_house)

    @property
    def is_choosing_house(self) -> bool:
        """Whether the houses are shown, and not the letters."""
        return self._choosing_house

    def take_key(self, key: int) -> None:
        """Letters and figures are typed; arrows and Enter choose and go on."""
        if self._choosing_house or not self.keys.take_key(key):
            super().take_key(key)

    def _say(self) -> None:
        title = tr("Quale tavolo è questo?") if self._first else tr("Nome, casa e lato")
        below = tr("Si chiede una volta sola; tutto il resto può aspettare.")
        self.entitle(title, self._sentence or (below if self._first else tr("Vale dal prossimo avvio.")))
        self.called.say(self.name or tr("Nome"), tr("il nome del tavolo"))
        self.called.choose(chosen=not self._choosing_house)
        for side, button in self.sides.items():
            button.say(tr(_SIDES[side]), tr("scelto") if side is self.side else "")
            button.choose(chosen=side is self.side)
        chosen = next(offered for offered in houses_offered(self.house) if offered.name == self.house)
        self.which.say(*house_words(chosen))
        self.which.choose(chosen=self._choosing_house)
        for language, button in self.languages.items():
            button.choose(chosen=language is self._setup.settings.language)
        for name, button in self.offered.items():
            button.choose(chosen=name == self.house)
        lacking = self._lacking(readable=chosen.house is not None)
        self.goes_on.say(tr("Avanti") if self._first else tr("Tenere"), lacking)
        self.goes_on.setEnabled(not lacking)
        self.update()

    def _lacking(self, *, readable: bool) -> str:
        """Say what must still be answered; empty when one can go on."""
        if not self._setup.kept:
            return tr("in prova non si cambia")
        if not self.name.strip():
            return tr("prima il nome")
        if self.side is None:
            return tr("prima il lato del cilindro")
        return "" if readable else tr("prima una casa che si possa leggere")

    def _go_on(self) -> None:
        # Another table has a journal of its own: it never goes on in the file that was named for this one.
        moved = {} if self._is_same else {"database": ""}
        self._setup.change(table=self.name.strip(), cylinder=self.side, house=self.house, **moved)
        self.done()

    def notes(self) -> tuple[str, ...]:
        """Say where the journal lies, and that the rest can wait."""
        if not self.name.strip():
            return ()
        database = self._setup.settings.database if self._is_same else ""
        path = database or str(default_database(self.name.strip()))
        lies = tr("Il registro del tavolo: {path}").format(path=path)
        if self._first:
            return lies, tr("Il lettore del cilindro si sceglie poi: Tavolo… → Impostazioni…")
        return lies, tr("Un tavolo aperto resta com'è, finché non si chiude.")

    @property
    def _is_same(self) -> bool:
        return self.name.strip() == self._setup.settings.table

    def draw_more(self, painter: QPainter) -> None:
        """Write the notes beneath the keys."""
        super().draw_more(painter)
        px = self._scale.px
        last = max(button.geometry().bottom() for row in self.rows for button in row.buttons)
        room = QRectF(px(24), last + px(8), self.width() - px(48), self.back.y() - last - px(14))
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        write_wrapped(painter, room, "\n".join(self.notes()), px(17), paint=ink(theme.QUIET), align=top)
