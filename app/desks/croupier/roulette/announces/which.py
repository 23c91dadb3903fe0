"""Which announce it is, where the race track does not show it: finals, figures; and the ones that won."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.roulette.announces.draft import GoesOn
from app.desks.croupier.roulette.announces.going_on import WAYS, Going, Listed, Won
from app.desks.croupier.roulette.announces.rows_leaf import SHOWN, RowsLeaf
from app.desks.croupier.roulette.announces.slots import LABEL, LeafPanel, Slots
from app.desks.croupier.roulette.announces.words import (
    back_words,
    given_line,
    going_words,
    lowered_words,
    owner_words,
    share_words,
    way_words,
)
from app.rules.house import House
from app.rules.roulette.announce_wins import Again
from app.rules.roulette.announces import ANNOUNCES, Announce, Family
from app.table.roulette.going_on import announce_of
from app.table.roulette.spin_state import Announced


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
        won: leads back to the announces that won, or to taking one back; it lies at the foot of the page.
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
        self.won = TouchButton(scale, parent, Role.TAKE)
        self.won.clicked.connect(ask_won)
        self.won.hide()

    def show_won(self, listed: Listed) -> None:
        """Say how many announces won and can go on, or else how many were given."""
        if listed.wins:
            self.won.role = Role.QUIET
            self.won.say(tr("Vinti {count}").format(count=listed.wins), tr("proseguire o revocare"))
        else:
            self.won.role = Role.TAKE
            self.won.say(tr("Revocare…"), tr("{count} in gioco").format(count=len(listed.items)))
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


def _face(announce: Announce) -> tuple[str, str]:
    """What stands on an announce's key: "4", "8/9", and "8/9" with "ridotta" beneath."""
    name = announce.name.split("-", 1)[1]
    if announce.family is Family.FINALE_RIDOTTA:
        return "8/9", tr("ridotta")
    return name.replace("-", "/"), ""


def goes_whole(announce: Announce) -> bool:
    """Whether an announce can go on per il tutto at all: vicini and serie without straights (rules 6)."""
    return announce.family in {Family.VICINI, Family.SERIE} and not announce.straights


class WonLeaf(RowsLeaf):
    """The announces that won, each with the ways in which it can go on; and what can be taken back.

    Attributes:
        ways: the keys, three to each row.
        back: the key of each row that takes back what goes on already, or was given for the next spin.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        go_on: Callable[[int, Again], None],
        take_back: Callable[[Going | Announced], None],
    ) -> None:
        super().__init__(scale, parent)
        self._listed = Listed()
        self._house: House | None = None
        self._goes_on: GoesOn | None = None
        self.back = [TouchButton(scale, self, Role.TAKE) for _ in range(SHOWN)]
        for row, key in enumerate(self.back):
            key.single = True
            key.clicked.connect(lambda _=False, r=row: self._taken_back(r, take_back))
        self.ways = [[TouchButton(scale, self) for _ in WAYS] for _ in range(SHOWN)]
        for key in (key for keys in self.ways for key in keys):
            key.size_of_text = 16
        for row, keys in enumerate(self.ways):
            for again, key in zip(WAYS, keys, strict=True):
                key.clicked.connect(lambda _=False, r=row, a=again: self._chosen(r, a, go_on))

    def _chosen(self, row: int, again: Again, go_on: Callable[[int, Again], None]) -> None:
        item = self._rows()[row]
        if isinstance(item, Won):
            go_on(item.said.seq, again)

    def _taken_back(self, row: int, take_back: Callable[[Going | Announced], None]) -> None:
        item = self._rows()[row]
        if not isinstance(item, Won):
            take_back(item)

    def show_won(self, house: House, listed: Listed, goes_on: GoesOn | None) -> None:
        """Show what won and the way that was chosen; beneath it what goes on already, and what was given."""
        self._house, self._listed, self._goes_on = house, listed, goes_on
        self.show_rows()

    def _rows(self) -> Sequence[Won | Going | Announced]:
        """Give the rows that are shown now."""
        return self.turned_to(self._listed.items)

    def show_rows(self) -> None:
        """Show the rows, each with its ways or with what takes it back."""
        if self._house is None:
            return
        rows = self._rows()
        for row in range(SHOWN):
            item = rows[row] if row < len(rows) else None
            self._show_ways(self._house, row, item if isinstance(item, Won) else None)
            self._show_back(row, None if isinstance(item, Won) else item)
        names = [
            (row, 6 if isinstance(item, Won) else 8, self.numbered(row, _name(self._house, item)))
            for row, item in enumerate(rows)
        ]
        self.label_rows(names, len(self._listed.items))

    def _show_ways(self, house: House, row: int, won: Won | None) -> None:
        for place, key in enumerate(self.ways[row]):
            key.setVisible(won is not None)
            if won is not None:
                way, said = won.ways[place], won.said
                words = way_words(way.goes_on.again)
                offered = way.goes_on.again is not Again.TUTTO or goes_whole(announce_of(said))
                lower = "" if way.lowered is None else share_words(said, way.lowered)
                below = lower if offered else tr("solo vicini, serie")
                why = lowered_words(said, way) if offered else tr("solo vicini e serie senza pieni")
                name = f"{words}: {said.repeat}, {owner_words(house, said.owner)}"
                key.say(words, below, name=". ".join(filter(None, (name, why))))
                key.setEnabled(offered)
                key.choose(chosen=way.goes_on == self._goes_on)

    def _show_back(self, row: int, item: Going | Announced | None) -> None:
        key = self.back[row]
        key.setVisible(item is not None)
        if item is None:
            return
        said = item.said if isinstance(item, Going) else item
        words, late = tr("Revocare"), self._listed.late
        what = tr("non prosegue") if isinstance(item, Going) else tr("non gioca più")
        what = tr("lo dice il capo tavolo") if late else what
        named = f"{words}, {what}" if late else words
        key.say(words, what, name=f"{named}: {said.repeat}, {said.owner}")

    def place_keys(self, slots: Slots) -> None:
        """The announce, and its three ways beside it."""
        for row, keys in enumerate(self.ways):
            slots.lay(row, keys, start=6, wide=2)
            self.back[row].setGeometry(slots.at(row, 9, 3))
        super().place_keys(slots)


def _name(house: House, item: Won | Going | Announced) -> str:
    """Name a row: what is repeated, and whose it is; of what goes on how, of what was given where it lies.

    Beneath it stands what changes hands if it is taken back, or why what won goes on lower than it was.
    """
    if isinstance(item, Won):
        lower = next(filter(None, (lowered_words(item.said, way) for way in item.ways)), "")
        return "\n".join(filter(None, (f"{item.said.repeat} — {owner_words(house, item.said.owner)}", lower)))
    line = going_words(house, item) if isinstance(item, Going) else given_line(house, item)
    return f"{line}\n{back_words(item)}"
