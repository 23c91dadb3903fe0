"""Where papers are written to: asked once, and remembered as long as the program runs."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.file_dialog import folder_to_choose
from app.desks.common.language import tr
from app.desks.common.touch import TouchButton
from app.desks.croupier.bank.bank_desk import View
from app.desks.croupier.bank.bank_view import LEFT, TOP, Bank, BankView
from app.desks.croupier.screen import Screen
from app.rules.side import Side

_MOST: Final = 5


class FolderView(BankView):
    """The folders that are offered, and any other one by a window."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.ENTRY)
        self._folders: tuple[str, ...] = ()
        self.folders = [TouchButton(bank.scale, self) for _ in range(_MOST)]
        for place, button in enumerate(self.folders):
            button.single = True
            button.clicked.connect(partial(self._take, place))
        self.other = TouchButton(bank.scale, self)
        self.other.clicked.connect(self._look_for)

    def show_screen(self, screen: Screen) -> None:
        """Offer the folders that are there."""
        papers = self.bank.setup.papers
        self._folders = () if papers is None else tuple(papers.folders())[:_MOST]
        self.entitle(
            tr("Dove vanno i documenti?"), tr("Si chiede una volta, finché il programma resta aperto.")
        )
        for place, button in enumerate(self.folders):
            button.setVisible(place < len(self._folders))
        for path, button in zip(self._folders, self.folders, strict=False):
            button.say(path)
        self.other.say(tr("Un'altra cartella…"))
        self.back.say(tr("Indietro"))
        self.arrange(screen.side)

    def _take(self, place: int) -> None:
        self.choose(self._folders[place])

    def _look_for(self) -> None:
        path = folder_to_choose(self, tr("Dove vanno i documenti?"))
        if path:
            self.choose(path)

    def choose(self, path: str) -> None:
        """Take a folder, and go on with what is printed."""
        papers = self.bank.setup.papers
        if papers is not None:
            papers.folder = path
            self.go(View.ENTRY)

    def place(self, side: Side) -> None:
        """Put the folders one under the other."""
        super().place(side)
        px, high = self._scale.px, self._scale.px(64)
        wide = self.width() - 2 * px(LEFT)
        for place, button in enumerate((*self.folders[: len(self._folders)], self.other)):
            button.setGeometry(px(LEFT), px(TOP) + place * (high + px(theme.GAP)), wide, high)

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go from folder to folder."""
        return [each for each in (*self.folders, self.other) if each.isVisibleTo(self)]
