"""A file for whoever is asked for help: where to, and that it is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import Weight, ink, write_wrapped
from app.desks.common.taking_away import take_away
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Bundled, Folder, FolderSeen, Setup
from app.desks.croupier.words.reasons import reason_words

_WHERE: Final = QT_TRANSLATE_NOOP("", "DOVE")
_FOLDERS: Final = {
    Folder.STICK: QT_TRANSLATE_NOOP("", "Chiavetta"),
    Folder.DESKTOP: QT_TRANSLATE_NOOP("", "Scrivania"),
    Folder.DOWNLOADS: QT_TRANSLATE_NOOP("", "Scaricati"),
    Folder.DOCUMENTS: QT_TRANSLATE_NOOP("", "Documenti"),
    Folder.JOURNAL: QT_TRANSLATE_NOOP("", "Accanto al registro"),
}
_MOST: Final = 8
_COLUMNS: Final = 3


class SupportPage(ChoicePage):
    """A folder is chosen, one button makes the file; the table plays on meanwhile.

    Attributes:
        folders: the buttons of the folders by their path.
        said: what came of it, as it stands on the page.
    """

    WIDE = True
    _seen = Signal(object)
    _made = Signal(object)

    def __init__(self, scale: Scale, parent: QWidget, setup: Setup, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._setup = setup
        self._found: tuple[FolderSeen, ...] = ()
        self._chosen, self._making = "", False
        self.said, self._trouble = "", False
        self.folders: dict[str, TouchButton] = {}
        self.again = TouchButton(scale, self)
        self.again.clicked.connect(self._look)
        self.makes = self.offer(Role.STEP, self._make)
        # Both tell on threads of their own: the signals bring it to the windows'.
        self._seen.connect(self._take_folders)
        self._made.connect(self._take)
        self.rows = (Row(_WHERE, (self.again,), _COLUMNS),)

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it is the same on every screen
        """Look where the file can be put; what was said of the last one is gone, unless it is being made."""
        if not self._making:
            self.said, self._trouble = "", False
        self._say()
        self._look()

    def _look(self) -> None:
        if self._setup.support is not None:
            self._setup.support.look(self._seen.emit)

    def _take_folders(self, found: Sequence[FolderSeen]) -> None:
        """Offer the folders that are there; the first is chosen until somebody chooses another."""
        self._found = tuple(found)[:_MOST]
        paths = [folder.path for folder in self._found]
        if self._chosen not in paths:
            self._chosen = paths[0] if paths else ""
        take_away(self.folders.values())
        self.folders = {path: TouchButton(self._scale, self) for path in paths}
        for path, button in self.folders.items():
            button.clicked.connect(partial(self._choose, path))
            button.show()
        self.rows = (Row(_WHERE, (*self.folders.values(), self.again), _COLUMNS),)
        if not self.isHidden():
            self.arrange()
        self._say()

    def _choose(self, path: str) -> None:
        self._chosen = path
        self._say()

    def _make(self) -> None:
        support = self._setup.support
        if support is None or not self._chosen or self._making:
            return
        self._making, self._trouble = True, False
        self.said = tr("Si prepara: il tavolo intanto va avanti.")
        support.make(self._chosen, self._made.emit)
        self._say()

    def _take(self, bundled: Bundled) -> None:
        self._making, self._trouble = False, bool(bundled.trouble)
        text = tr("Non è riuscito: {why}") if self._trouble else tr("Fatto: {path}")
        self.said = text.format(why=reason_words(bundled.trouble), path=bundled.path)
        self._say()

    def _say(self) -> None:
        self.entitle(
            tr("Pacchetto per l'assistenza"),
            tr("Un file solo, da mandare a chi aiuta: nessun nome vi sta dentro."),
        )
        self.again.say(tr("Cercare di nuovo"))
        for folder in self._found:
            button = self.folders[folder.path]
            button.say(tr(_FOLDERS[folder.kind]), folder.path)
            button.choose(chosen=folder.path == self._chosen)
        below = tr("un momento…") if self._making else "" if self._chosen else tr("prima una cartella")
        self.makes.say(tr("Fare il pacchetto"), below)
        self.makes.setEnabled(bool(self._chosen) and not self._making)
        self.setAccessibleDescription(self.said)
        self.update()

    def draw_more(self, painter: QPainter) -> None:
        """Write what is in it, and what came of it."""
        super().draw_more(painter)
        px = self._scale.px
        top = max(button.geometry().bottom() for row in self.rows for button in row.buttons) + px(16)
        room = QRectF(px(24), top, self.width() - px(48), px(110))
        write_wrapped(painter, room, self._contents(), px(17), paint=ink(theme.QUIET), align=_TOP)
        told = QRectF(px(24), room.bottom(), room.width(), self.back.y() - room.bottom() - px(12))
        colour = theme.ALARM if self._trouble else theme.GOLD
        write_wrapped(painter, told, self.said, px(20), weight=Weight.BOLD, paint=ink(colour), align=_TOP)

    def _contents(self) -> str:
        return tr(
            "Dentro: gli eventi dell'ultima ora, quello che ha detto il lettore, le versioni, lo stato della "
            "macchina e le impostazioni. Le persone sono «person-1», «person-2»…; quello che qualcuno ha "
            "scritto con parole sue resta fuori."
        )


_TOP: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
