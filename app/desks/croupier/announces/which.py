"""Which announce it is, where the race track does not show it: finals, figures; and the ones that won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.announces.draft import GoesOn
from app.desks.croupier.announces.going_on import WAYS, Going, Won, played
from app.desks.croupier.announces.slots import LABEL, LeafPanel, Slots
from app.desks.croupier.announces.words import going_words, owner_words, way_words
from app.rules.announce_wins import Again
from app.rules.announces import ANNOUNCES, Announce, Family
from app.rules.house import House
from app.table.state import Announced

_SHOWN: Final = 4
"""Announces that won and are offered at once; the next comes when one of them goes on."""


def finals_astride() -> tuple[tuple[Announce, ...], tuple[Announce, ...]]:
    """Give the finals of numbers side by side, the short one last, and of those one before the other."""
    astride = [announce for announce in ANNOUNCES if announce.family is Family.FINALE_A_CAVALLO]
    beside = [announce for announce in astride if _apart(announce) == 1]
    ridotta = [announce for announce in ANNOUNCES if announce.family is Family.FINALE_RIDOTTA]
    return (*beside, *ridotta), tuple(announce for announce in astride if _apart(announce) == 3)


def _apart(announce: Announce) -> int:
    one, other = announce.name.removeprefix("finale-").split("-")
    return int(other) - int(one)


class WhichLeaf(LeafPanel):
    """The palette of the announces that follow the cloth.

    Attributes:
        keys: by the announce's name.
        won: leads back to the announces that won.
    """

    def __init__(
        self, scale: Scale, parent: QWidget, choose: Callable[[str], None], ask_won: Callable[[], None]
    ) -> None:
        super().__init__(scale, parent)
        beside, before = finals_astride()
        finals = tuple(announce for announce in ANNOUNCES if announce.family is Family.FINALE)
        figures = tuple(announce for announce in ANNOUNCES if announce.family is Family.FIGURE)
        self._rows = (finals, beside, before, figures)
        self.keys: dict[str, TouchButton] = {}
        for announce in (announce for row in self._rows for announce in row):
            button = self.keys[announce.name] = TouchButton(scale, self)
            button.size_of_text = 20
            button.clicked.connect(lambda _=False, n=announce.name: choose(n))
            button.say(*_face(announce), name=announce.spoken)
        self.won = TouchButton(scale, self)
        self.won.clicked.connect(ask_won)
        self.won.hide()

    def show_won(self, won: int) -> None:
        """Say how many announces won and can go on."""
        self.won.setVisible(won > 0)
        self.won.say(tr("Vinti {count}").format(count=won))
        self.label(
            (
                (0, LABEL, tr("Finali")),
                (1, LABEL, tr("A cavallo")),
                (3, LABEL, tr("… e le sue figure")),
            )
        )

    def place_keys(self, slots: Slots) -> None:
        """Four rows."""
        for row, announces in enumerate(self._rows):
            slots.lay(row, [self.keys[announce.name] for announce in announces])
        self.won.setGeometry(slots.at(1, LABEL + 8, 2))


def _face(announce: Announce) -> tuple[str, str]:
    """What stands on an announce's key: "4", "8/9", and "8/9" with "ridotta" beneath."""
    name = announce.name.split("-", 1)[1]
    if announce.family is Family.FINALE_RIDOTTA:
        return "8/9", tr("ridotta")
    return name.replace("-", "/"), ""


def goes_whole(announce: Announce) -> bool:
    """Whether an announce can go on per il tutto at all: vicini and serie without straights (rules 6)."""
    return announce.family in {Family.VICINI, Family.SERIE} and not announce.straights


class WonLeaf(LeafPanel):
    """The announces that won, each with the ways in which it can go on.

    Attributes:
        ways: the keys, three to each row.
        back: the key of each row that takes back what goes on already.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        go_on: Callable[[int, Again], None],
        take_back: Callable[[Announced], None],
    ) -> None:
        super().__init__(scale, parent)
        self._won: tuple[Won, ...] = ()
        self._going: tuple[Going, ...] = ()
        self.back = [TouchButton(scale, self, Role.TAKE) for _ in range(_SHOWN)]
        for row, key in enumerate(self.back):
            key.single = True
            key.clicked.connect(lambda _=False, r=row: take_back(self._going[r - len(self._won)].said))
        self.ways = [[TouchButton(scale, self) for _ in WAYS] for _ in range(_SHOWN)]
        for key in (key for keys in self.ways for key in keys):
            key.size_of_text = 16
        for row, keys in enumerate(self.ways):
            for again, key in zip(WAYS, keys, strict=True):
                key.clicked.connect(lambda _=False, r=row, a=again: go_on(self._won[r].said.seq, a))

    def show_won(
        self,
        house: House,
        won: tuple[Won, ...],
        goes_on: GoesOn | None,
        going: tuple[Going, ...] = (),
    ) -> None:
        """Show what won and the way that was chosen, and beneath it what goes on already."""
        self._won = won[:_SHOWN]
        self._going = going[: _SHOWN - len(self._won)]
        self._show_ways(goes_on)
        first = len(self._won)
        for row, key in enumerate(self.back):
            key.setVisible(first <= row < first + len(self._going))
        for key, item in zip(self.back[first:], self._going, strict=False):
            words = tr("Revocare")
            key.say(words, tr("non prosegue"), name=f"{words}: {item.said.repeat}, {item.said.owner}")
        names = [f"{item.said.repeat} — {owner_words(house, item.said.owner)}" for item in self._won]
        names += [going_words(house, item) for item in self._going]
        wide = [6] * len(self._won) + [8] * len(self._going)
        self.label(
            tuple(
                (row, columns, f"{row + 1}. {name}")
                for row, (columns, name) in enumerate(zip(wide, names, strict=True))
            )
        )

    def _show_ways(self, goes_on: GoesOn | None) -> None:
        for row, keys in enumerate(self.ways):
            for place, key in enumerate(keys):
                key.setVisible(row < len(self._won))
                if row < len(self._won):
                    way = self._won[row].ways[place]
                    said = self._won[row].said
                    words = way_words(way.goes_on.again)
                    key.say(words, name=f"{words}: {said.repeat}, {said.owner}")
                    key.setEnabled(way.goes_on.again is not Again.TUTTO or goes_whole(played(said)))
                    key.choose(chosen=way.goes_on == goes_on)

    def place_keys(self, slots: Slots) -> None:
        """The announce, and its three ways beside it."""
        for row, keys in enumerate(self.ways):
            slots.lay(row, keys, start=6, wide=2)
            self.back[row].setGeometry(slots.at(row, 9, 3))
