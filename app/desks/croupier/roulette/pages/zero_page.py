"""At zero: half back or prison where the player chooses, and a colour's pieces grouped (rules 4) [4.1]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import owner_words
from app.desks.common.roulette.cloth_words import cloth_words
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.roulette.at_zero import AtZero, Stake, at_zero
from app.desks.croupier.screen import Screen
from app.rules.house import colour_label
from app.table.roulette.layout_fold import HALF_BACK, PRISON

_GROUP: Final = QT_TRANSLATE_NOOP("", "RAGGRUPPARE, e poi dividere: i colori su più chance semplici")
_GONE: Final = QT_TRANSLATE_NOOP("", "RIPRESO PRIMA DEL LANCIO: toccare quello che non c'era più")
_KNOWN: Final = 6
"""Stakes from before at once; what was taken up makes room for the next."""
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

        self.gone = [TouchButton(scale, self, Role.TAKE) for _ in range(_KNOWN)]
        for place, key in enumerate(self.gone):
            key.single = True
            key.clicked.connect(lambda _=False, place=place: self._take_up(place))

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - it begins with the first stake
        """Begin with the first stake."""
        self._first = 0

    def _shown(self) -> tuple[Stake, ...]:
        return self._zero.stakes[self._first : self._first + self._each()]

    def _each(self) -> int:
        """How many stakes there is room for: one row less where something may have been taken up."""
        return _SHOWN - bool(self._zero.lying)

    def _choose(self, place: int, choice: str) -> None:
        stake = self._shown()[place]
        if stake.shut is (choice == PRISON):
            return
        self._dealing.ask(commands.choose(stake.position.name, stake.owner, choice))

    def _group(self, colour: str) -> None:
        self._dealing.ask(commands.group(colour, over=dict(self._zero.groupable)[colour]))

    def _take_up(self, place: int) -> None:
        lump = self._zero.lying[place]
        self._dealing.take_up(lump.position, lump.owner)

    def _show_more(self) -> None:
        after = self._first + self._each()
        self._first = after if after < len(self._zero.stakes) else 0
        self._dealing.redraw()

    def show_screen(self, screen: Screen) -> None:
        """Show the stakes, and what was chosen of them."""
        live = self._dealing.live
        self._zero = AtZero() if live is None else at_zero(live.state)
        below = tr("La metà che resta è del cliente: resta, si sposta o si riprende.")
        if self._zero.stakes:
            below = tr("Chi non dice niente riprende la metà.")
        self.entitle(tr("Allo zero"), below)
        rows = [*self._stake_rows(), *self._group_rows(), *self._gone_rows()]
        self.rows = tuple(rows)
        self.more.say(tr("Altri…"))
        self.more.setVisible(len(self._zero.stakes) > self._each())
        self.arrange(screen.side)

    def _stake_rows(self) -> list[Row]:
        rows: list[Row] = []
        shown = self._shown()
        for place, (half, prison) in enumerate(self.choices):
            for button in (half, prison):
                button.setVisible(place < len(shown))
            if place >= len(shown):
                continue
            stake = shown[place]
            whose = f"{cloth_words(stake.position)} · {colour_label(self._dealing.house, stake.owner)}"
            half.say(tr("Metà"), name=f"{whose}: {tr('Metà')}")
            prison.say(tr("Prigione"), name=f"{whose}: {tr('Prigione')}")
            half.choose(chosen=not stake.shut)
            prison.choose(chosen=stake.shut)
            last = (self.more,) if place == self._each() - 1 else ()
            rows.append(Row(whose, (half, prison, *last)))
        return rows

    def _gone_rows(self) -> list[Row]:
        """Name what the table knows from before; a prisoner cannot be taken up, and is not among it."""
        lying = self._zero.lying[: _KNOWN // 2 if self._zero.stakes else _KNOWN]
        for place, button in enumerate(self.gone):
            button.setVisible(place < len(lying))
            if place < len(lying):
                position, owner, amount = lying[place]
                whose = colour_label(self._dealing.house, owner)
                button.say(f"{cloth_words(position)} · {owner_words(whose)}", f"€ {euro(amount)}")
        return [Row(_GONE, self.gone[: len(lying)], 3)] if lying else []

    def _group_rows(self) -> list[Row]:
        groupable = dict(self._zero.groupable)
        for name, button in self.colours.items():
            button.setVisible(name in groupable)
            label = colour_label(self._dealing.house, name)
            look, live = look_of(self._dealing.house, 0, name), self._dealing.live
            seat = "" if live is None else whose_colour(live.state, name)
            button.show_chip(look, label, chosen=groupable.get(name, False), owner=seat)
        shown = [button for name, button in self.colours.items() if name in groupable]
        return [Row(_GROUP, shown, max(8, len(shown)))] if shown else []
