"""A form at a real table, and a hand that touches and types on it: no window is made."""

from __future__ import annotations

from typing import Generic

from app.desks.croupier.forms.kit import (
    DOWN,
    ENTER,
    TURN,
    UP,
    Asks,
    D,
    Desk,
    Form,
    Key,
    Panel,
    Row,
    Said,
    answer,
    carry_out,
    same_key,
    shown,
)
from app.desks.croupier.roulette.forms.places import Places
from tests.desks.desk import Desk as Table

__all__ = ["DOWN", "ENTER", "UP", "Asked"]


class Asked(Generic[D]):
    """What whoever draws a form does with it.

    Attributes:
        draft: what was said on it.
        told: what was told to whoever made the page.
        left: whether the page was closed.
    """

    def __init__(self, asks: Asks[D], table: Table) -> None:
        self._asks, self.table = asks, table
        self.told: list[object] = []
        self._turned: dict[str, int] = {}
        self.open()

    def open(self) -> None:
        """Open the page, for the first time or again."""
        self._turned, self.left = {}, False
        self.draft = self._asks.begin(self._desk, getattr(self, "draft", None))
        self.follow()

    def follow(self) -> None:
        """Let the page follow the table."""
        self._take(self._asks.follows(self._desk, self.draft))

    def unsigned(self) -> None:
        """Let nobody sign what was sent."""
        self.draft = self._asks.unsigned(self.draft)

    @property
    def _desk(self) -> Desk:
        dealing = self.table.dealing
        assert dealing.live is not None
        assert dealing.screen is not None
        return Desk(dealing, dealing.live, dealing.screen)

    @property
    def form(self) -> Form:
        """What is shown now."""
        return self._asks.form(self._desk, self.draft)

    @property
    def rows(self) -> tuple[Row, ...]:
        """The rows of keys, each with the keys that have room."""
        rows = (part for part in (*self.form.parts, *self.form.right) if isinstance(part, Row))
        return tuple(row._replace(keys=shown(row, self._turned.get(row.name, 0))) for row in rows)

    @property
    def keys(self) -> tuple[Key, ...]:
        """Whatever can be seen and touched."""
        foot = filter(None, (*self.form.foot, self.form.beside, self.form.does))
        panels = (part.shows for part in self.form.parts if isinstance(part, Panel))
        drawn = (key for shown in panels if isinstance(shown, Places) for key in _on_the_layout(shown))
        return (*(key for row in self.rows for key in row.keys), *drawn, *foot)

    @property
    def does(self) -> Key:
        """The key at the foot."""
        assert self.form.does is not None
        return self.form.does

    @property
    def chosen(self) -> list[str]:
        """What is marked."""
        return [key.words for key in self.keys if key.chosen]

    @property
    def words(self) -> str:
        """All that is written in its head."""
        return ". ".join(filter(None, (self.form.title, self.form.warned, self.form.below)))

    def key(self, says: object) -> Key:
        """Find a key by what it means, or by what stands on it."""
        found = [key for key in self.keys if key.says == says] or [k for k in self.keys if k.words == says]
        assert found, says
        return found[0]

    def touch(self, *says: object) -> None:
        """Touch keys that are there and can be touched."""
        for each in says:
            key = self.key(each)
            assert key.can, each
            if key.says == TURN:
                row = next(row.name for row in self.rows if key in row.keys)
                self._turned[row] = self._turned.get(row, 0) + 1
            else:
                self._tell(key.says)

    def hear(self, told: object) -> None:
        """Let the page be told what came on another thread."""
        self._tell(told)

    def do(self) -> None:
        """Touch the key at the foot."""
        self.touch(self.does.says)

    def go_back(self) -> None:
        """Touch the way back."""
        back = self.form.back
        if back is None or back.says is None:
            self.left = True
        else:
            self._tell(back.says)

    def type(self, line: str) -> None:
        """Type letter by letter."""
        self.press(*line.upper())

    def press(self, *signs: str) -> None:
        """Press keys of the keyboard; nothing happens where one does nothing."""
        for sign in signs:
            key = same_key(self.form, sign)
            if key is not None:
                self._tell(key.says)

    def _tell(self, says: object) -> None:
        self._take(answer(self._asks, self._desk, self.draft, says))
        self.follow()

    def _take(self, said: Said[D]) -> None:
        self.draft = said.draft
        carry_out(said, self.table.dealing)
        if said.tells is not None:
            self.told.append(said.tells)
        self.left = self.left or said.leaves


def _on_the_layout(shown: Places) -> tuple[Key, ...]:
    return (*shown.chances, *shown.numbers, *shown.bets)
