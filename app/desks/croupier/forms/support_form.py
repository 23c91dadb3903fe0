"""A file for whoever is asked for help: where to, and that it is there."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.croupier.forms.kit import Asks, Desk, Form, Key, Line, Row, Said, at_foot
from app.desks.croupier.settings.setup import Bundled, Folder, FolderSeen
from app.desks.croupier.words.reasons import reason_words

_FOLDERS: Final = {
    Folder.STICK: QT_TRANSLATE_NOOP("", "Chiavetta"),
    Folder.DESKTOP: QT_TRANSLATE_NOOP("", "Scrivania"),
    Folder.DOWNLOADS: QT_TRANSLATE_NOOP("", "Scaricati"),
    Folder.DOCUMENTS: QT_TRANSLATE_NOOP("", "Documenti"),
    Folder.JOURNAL: QT_TRANSLATE_NOOP("", "Accanto al registro"),
}
_MOST: Final = 8
LOOK: Final = "look"
"""Told to whoever made the page: look for folders again."""


class MakeFile(NamedTuple):
    """Told to whoever made the page: make the file in this folder."""

    folder: str


class Found(NamedTuple):
    """These folders are there; told to the page."""

    folders: tuple[FolderSeen, ...]


class Bundle(NamedTuple):
    """What is known of the file.

    Attributes:
        found: the folders that are there.
        chosen: the path of one; the first one where that is not there.
        making: it is being made, and the table plays on meanwhile.
        made: what came of the last one; None before one was made.
    """

    found: tuple[FolderSeen, ...] = ()
    chosen: str = ""
    making: bool = False
    made: Bundled | None = None

    @property
    def folder(self) -> str:
        """Where it is put; empty where no folder is there."""
        paths = [folder.path for folder in self.found]
        return self.chosen if self.chosen in paths else next(iter(paths), "")


def _begin(_desk: Desk, left: Bundle | None) -> Bundle:
    """What was said of the last one is gone, unless it is being made."""
    return Bundle() if left is None else left if left.making else left._replace(made=None)


def _form(_desk: Desk, draft: Bundle) -> Form:
    folders = (
        Key(tr(_FOLDERS[each.kind]), each.path, each.path, chosen=each.path == draft.folder)
        for each in draft.found
    )
    below = tr("un momento…") if draft.making else "" if draft.folder else tr("prima una cartella")
    can = bool(draft.folder) and not draft.making
    failed, said = draft.made is not None and bool(draft.made.trouble), _said(draft)
    contents = tr(
        "Dentro: gli eventi dell'ultima ora, quello che ha detto il lettore, le versioni, lo stato della "
        "macchina e le impostazioni. Le persone sono «person-1», «person-2»…; quello che qualcuno ha "
        "scritto con parole sue resta fuori."
    )
    return Form(
        tr("Pacchetto per l'assistenza"),
        tr("Un file solo, da mandare a chi aiuta: nessun nome vi sta dentro."),
        parts=(
            Row(tr("DOVE"), (*folders, Key(tr("Cercare di nuovo"), LOOK))),
            Line(contents, 17, theme.QUIET, wraps=True, high=110),
            Line(said, 20, theme.ALARM if failed else theme.GOLD, loud=True, wraps=True),
        ),
        does=at_foot(tr("Fare il pacchetto"), MakeFile(draft.folder), below, can=can),
        described=said,
    )


def _said(draft: Bundle) -> str:
    if draft.making:
        return tr("Si prepara: il tavolo intanto va avanti.")
    if draft.made is None:
        return ""
    text = tr("Non è riuscito: {why}") if draft.made.trouble else tr("Fatto: {path}")
    return text.format(why=reason_words(draft.made.trouble), path=draft.made.path)


def _told(_desk: Desk, draft: Bundle, says: object) -> Said[Bundle]:
    """A touch, or what came of it on another thread."""
    match says:
        case Found(folders):
            return Said(draft._replace(found=folders[:_MOST]))
        case Bundled():
            return Said(draft._replace(making=False, made=says))
        case MakeFile() if not draft.making:
            return Said(draft._replace(making=True, made=None), tells=says)
        case str(path) if path != LOOK:
            return Said(draft._replace(chosen=path))
        case str():
            return Said(draft, tells=LOOK)
        case _:
            return Said(draft)


SUPPORT: Final = Asks(_begin, _form, _told, wide=True)
