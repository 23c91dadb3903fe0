"""At zero: half back or prison where the player chooses, and a colour's pieces grouped (rules 4) [4.1]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.cloth_names import cloth_name
from app.desks.common.language import tr
from app.desks.common.looks import look_of
from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier import commands
from app.desks.croupier.at_zero import AtZero, Stake, at_zero
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.entry.palette import ChipButton
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.screen import Screen
from app.rules.explanation import colour_label
from app.table.layout_fold import HALF_BACK, PRISON

_GROUP: Final = QT_TRANSLATE_NOOP("", "RAGGRUPPARE, e poi dividere: i colori su più chance semplici")
_SHOWN: Final = 4
"""Stakes at once; what was chosen makes room for the next."""


class ZeroPage(ChoicePage):
    """Who chooses what; whoever says nothing has half of it back."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: Dealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent, left)
        self._dealing = dealing
        self._zero = AtZero()
        self._first = 0
        self.choices = [(TouchButton(scale, self), TouchButton(scale, self)) for _ in range(_SHOWN)]
        for place, (half, prison) in enumerate(self.choices):
            half.clicked.connect(lambda _=False, place=place: self._choose(place, HALF_BACK))
            prison.clicked.connect(lambda _=False, place=place: self._choose(place, PRISON))
        self.more = TouchButton(scale, self)
        self.more.clicked.connect(self._show_more)
        self.colours = {chip.name: ChipButton(scale, self) for chip in dealing.house.colours}
        for name, button in self.colours.items():
            button.clicked.connect(lambda _=False, name=name: self._group(name))

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it begins with the first stake
        """Begin with the first stake."""
        self._first = 0

    def _shown(self) -> tuple[Stake, ...]:
        return self._zero.stakes[self._first : self._first + _SHOWN]

    def _choose(self, place: int, choice: str) -> None:
        stake = self._shown()[place]
        if stake.shut is (choice == PRISON):
            return
        self._dealing.ask(commands.choose(stake.position.name, stake.owner, choice))

    def _group(self, colour: str) -> None:
        self._dealing.ask(commands.group(colour, over=dict(self._zero.groupable)[colour]))

    def _show_more(self) -> None:
        self._first = self._first + _SHOWN if self._first + _SHOWN < len(self._zero.stakes) else 0
        self._dealing.redraw()

    def show_screen(self, screen: Screen) -> None:
        """Show the stakes, and what was chosen of them."""
        live = self._dealing.live
        self._zero = AtZero() if live is None else at_zero(live.state)
        self.entitle(tr("Allo zero"), tr("Chi non dice niente riprende la metà."))
        rows = [*self._stake_rows(), *self._group_rows()]
        self.rows = tuple(rows)
        self.more.say(tr("Altri…"))
        self.more.setVisible(len(self._zero.stakes) > _SHOWN)
        self.place(screen.side)

    def _stake_rows(self) -> list[Row]:
        rows: list[Row] = []
        shown = self._shown()
        for place, (half, prison) in enumerate(self.choices):
            for button in (half, prison):
                button.setVisible(place < len(shown))
            if place >= len(shown):
                continue
            stake = shown[place]
            whose = f"{cloth_name(stake.position)} · {colour_label(self._dealing.house, stake.owner)}"
            half.say(tr("Metà"), name=f"{whose}: {tr('Metà')}")
            prison.say(tr("Prigione"), name=f"{whose}: {tr('Prigione')}")
            half.choose(chosen=not stake.shut)
            prison.choose(chosen=stake.shut)
            last = (self.more,) if place == _SHOWN - 1 else ()
            rows.append(Row(whose, (half, prison, *last)))
        return rows

    def _group_rows(self) -> list[Row]:
        groupable = dict(self._zero.groupable)
        for name, button in self.colours.items():
            button.setVisible(name in groupable)
            label = colour_label(self._dealing.house, name)
            button.show_chip(look_of(self._dealing.house, 0, name), label, chosen=groupable.get(name, False))
        shown = [button for name, button in self.colours.items() if name in groupable]
        return [Row(_GROUP, shown, max(8, len(shown)))] if shown else []
