"""A player's colour at a value of its own: the capo tavolo gives it, with card and marker (rules 2) [2]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP
from PySide6.QtWidgets import QWidget

from app.desks.common.language import euro, tr
from app.desks.common.looks import look_of
from app.desks.common.owner_words import of_words, owner_words, seat_sign, seat_words
from app.desks.common.seats import seat_name
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier import commands
from app.desks.croupier.chip_button import ChipButton
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.commands import Command
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.pages.amount_keys import AmountKeys
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.rows_page import Row
from app.desks.croupier.pages.table_choices import owners_with_colours
from app.desks.croupier.roulette.entry.palette_keys import SEATS
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.decider_words import decider_below
from app.rules.house import House
from app.table.colour_in_play import colour_in_play
from app.table.named import Office

_COLOURS: Final = QT_TRANSLATE_NOOP("", "IL COLORE")
_VALUES: Final = QT_TRANSLATE_NOOP("", "QUANTO VALE UN PEZZO")
_OWNERS: Final = QT_TRANSLATE_NOOP("", "DI CHI È")


class ColourPage(ChoicePage):
    """Colour, value and player are chosen; what the table would refuse cannot be given."""

    def __init__(
        self, scale: Scale, parent: QWidget, house: House, dealing: Dealing, left: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent, left)
        self._dealing, self._left = dealing, left
        self._colour = house.colours[0].name if house.colours else ""
        self._owner: str | None = None
        self._labels_of = {chip.name: owner_words(chip.label) for chip in house.colours}
        self.give = self.offer(Role.STEP, self._give)
        self.keys = AmountKeys(scale, self, house, self._say)
        self.colours = {chip.name: ChipButton(scale, self) for chip in house.colours}
        for name, button in self.colours.items():
            button.clicked.connect(lambda _=False, name=name: self.choose_colour(name))
        self.seats = [TouchButton(scale, self) for _ in range(SEATS + 1)]
        for seat, key in enumerate(self.seats):
            key.say(seat_sign(seat), name=seat_words(seat))
            key.clicked.connect(lambda _=False, seat=seat: self.choose_owner(seat_name(seat)))
        self.rows = (
            Row(_COLOURS, list(self.colours.values()), max(1, len(self.colours))),
            Row(_VALUES, self.keys.buttons, len(self.keys.buttons)),
            Row(_OWNERS, self.seats, SEATS + 1),
        )

    def begin(self, screen: Screen) -> None:  # noqa: ARG002 - the table is asked for its colours
        """Begin with the first colour as it is now."""
        self.choose_colour(self._colour)

    def show_screen(self, screen: Screen) -> None:  # noqa: ARG002 - the table is asked whether it would do it
        """Say anew whether it can be given."""
        self._say()

    def choose_colour(self, name: str) -> None:
        """Take a colour, with the value and the player that it has."""
        self._colour = name
        live = self._dealing.live
        if live is not None and name:
            now = colour_in_play(live.state, name)
            self._owner = now.owner
            self.keys.choose(now.value)
        self._say()

    def choose_owner(self, owner: str | None) -> None:
        """Say whose it is to be; None for nobody whom one knows."""
        self._owner = owner
        self._say()

    def _command(self) -> Command:
        by = self._dealing.decider(Office.CAPO_TAVOLO)
        return commands.colour(self._colour, self.keys.amount, self._owner, by)

    def _say(self) -> None:
        live = self._dealing.live
        owners = {} if live is None else owners_with_colours(live.state)
        for name, button in self.colours.items():
            worth = 0 if live is None else colour_in_play(live.state, name).value
            look = look_of(self._dealing.house, worth, name)
            whose = "" if live is None else whose_colour(live.state, name)
            words = " ".join(filter(None, (self._labels_of[name], whose)))
            button.show_chip(look, words, chosen=name == self._colour, owner=whose)
        for seat, key in enumerate(self.seats):
            key.choose(chosen=seat_name(seat) == self._owner)
            key.setEnabled(owners.get(seat_name(seat) or "", self._colour) == self._colour)
        label = self._labels_of.get(self._colour, "")
        self.entitle(
            tr("Colore personale: {colour}").format(colour=label.lower()),
            tr("Cartellino rosso e marker; un giocatore ha un colore solo."),
        )
        owner = self._owner
        at_minimum = live is not None and self.keys.amount == live.state.minimum
        least = tr("valore minimo") if at_minimum else ""
        whose = of_words(owner) if owner else tr("di chi lo gioca")
        self.give.say(
            tr("{colour} a {value}").format(
                colour=label[:1].upper() + label[1:], value=euro(self.keys.amount)
            ),
            " · ".join(
                filter(None, (least, whose, decider_below(self._dealing.decider(Office.CAPO_TAVOLO))))
            ),
        )
        self.give.setEnabled(bool(self._colour) and self._dealing.could(self._command()))

    def _give(self) -> None:
        self._dealing.ask(self._command())
        self._left()
