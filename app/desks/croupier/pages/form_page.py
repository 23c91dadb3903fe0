"""Draws any form: its rows of keys, its lines and its foot; what is touched is told to the page it draws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.language import tr
from app.desks.common.theme import TARGET, Scale
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.forms.kit import (
    ENTER,
    NO_DESK,
    TURN,
    Asks,
    Desk,
    Drawn,
    Form,
    Key,
    Panel,
    Part,
    Row,
    Said,
    answer,
    carry_out,
    same_key,
    shown,
)
from app.desks.croupier.pages import rows_page
from app.desks.croupier.pages.choice_page import ChoicePage
from app.desks.croupier.pages.form_key import FormKey, FormLine, PanelWidget
from app.desks.croupier.pages.form_painting import write_aside, write_beneath, write_sentence
from app.desks.croupier.pages.key_signs import sign_of
from app.desks.croupier.pages.told_leaves import ToldLeaves
from app.desks.croupier.screen import Screen
from app.rules.side import Side

_GAP: Final = 12
_BESIDE: Final = 340
_APART: Final = 28
"""More than the gap between it and the key at the foot, where there is room."""
_ALONE: Final = 240
_FOOT: Final = 240
"""As wide a key next to the way back is where there is room."""
_LEAVES: Final = 230
_HEAD: Final = 190


class FormPage(ChoicePage):
    """One page over the desk, whatever it asks.

    Attributes:
        draft: what was said on it so far; its form says what that is.
        form: what it shows now.
        does: the key at the foot.
        beside: the key next to that.
        leaves: of the text that is told.
        panel: draws what a form has drawn by hand; whoever makes the page puts it there.
        opens: told whenever the page has opened.
        closes: told whenever it is seen no more.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        asks: Asks[Any],
        dealing: Dealing | None,
        leave: Callable[[], None],
        tell: Callable[[Any], object] = lambda _what: None,
    ) -> None:
        """Ask nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            asks: what it shows, and what a touch means.
            dealing: the dealer's side of the desk; None before there is a table.
            leave: closes the page.
            tell: told what only whoever made the page can do.
        """
        super().__init__(scale, parent, self._go_back)
        self._asks, self._dealing, self._leave, self._tell = asks, dealing, leave, tell
        self.draft: Any = None  # each page's own
        self.form = Form("")
        self._turned: dict[int, int] = {}
        self._drawn: object = None
        self._aside = QRectF()
        self._pools: list[list[FormKey]] = []
        self._lines: list[FormLine] = []
        self._feet: list[FormKey] = []
        self._heads: list[FormKey] = []
        self.does, self.beside = self._made(), self._made()
        self.doing = self.does
        self.leaves = ToldLeaves(scale, self, self.refresh)
        self.leaves.key.hide()
        self.opens: Callable[[], None] = lambda: None
        self.closes: Callable[[], None] = lambda: None
        self.panel: PanelWidget | None = None
        self._again = QTimer(self)
        self._again.setInterval(asks.every)
        self._again.timeout.connect(self.refresh)

    def _made(self) -> FormKey:
        key = FormKey(self._scale, self)
        key.clicked.connect(lambda: self._touched(key))
        key.hide()
        return key

    def _desk(self) -> Desk | None:
        if self._dealing is None:
            return NO_DESK
        live, screen = self._dealing.live, self._dealing.screen
        return None if live is None or screen is None else Desk(self._dealing, live, screen)

    def showEvent(self, event: QShowEvent) -> None:
        """Draw it anew every now and then, where it asks for that."""
        super().showEvent(event)
        if self._asks.every:
            self._again.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Draw it no more."""
        self._again.stop()
        self.closes()
        super().hideEvent(event)

    def begin(self, screen: Screen | None = None) -> None:  # noqa: ARG002 - the desk has it
        """Begin with the draft that the page begins with."""
        self._turned = {}
        self.leaves.leaf = None
        if (desk := self._desk()) is not None:
            self.draft = self._asks.begin(desk, self.draft)
            self.order = self._asks.order(self.draft)
        self.opens()

    def show_screen(self, screen: Screen | None = None) -> None:  # noqa: ARG002 - the desk has it
        """Let the draft follow the table, and show what the page shows of it now."""
        if (desk := self._desk()) is not None:
            self._carry_out(self._asks.follows(desk, self.draft))
        if (desk := self._desk()) is not None:
            self._show(self._asks.form(desk, self.draft))

    def refresh(self) -> None:
        """Show what the page shows now, while it is open."""
        if not self.isHidden() and not self.is_over and (desk := self._desk()) is not None:
            self._show(self._asks.form(desk, self.draft))

    def tell(self, says: object) -> None:
        """Take a touch for what it means."""
        if (desk := self._desk()) is None:
            return
        self.leaves.leaf = None
        self._carry_out(answer(self._asks, desk, self.draft, says))
        self.refresh()

    def _carry_out(self, said: Said[Any]) -> None:
        self.draft = said.draft
        if self._dealing is not None:
            carry_out(said, self._dealing)
        if said.tells is not None:
            self._tell(said.tells)
        if said.leaves:
            self._leave()

    def unsigned(self) -> None:
        """Nobody signed what was sent."""
        self.draft = self._asks.unsigned(self.draft)
        self.refresh()

    def _go_back(self) -> None:
        if self.form.back is None or self.form.back.says is None:
            self._leave()
        else:
            self.tell(self.form.back.says)

    def _touched(self, key: FormKey) -> None:
        if key.says == TURN:
            place = next(place for place, keys in enumerate(self._pools) if key in keys)
            self._turned[place] = self._turned.get(place, 0) + 1
            self.refresh()
        else:
            self.tell(key.says)

    def key(self, says: object) -> FormKey:
        """Find the key that means something now, or else has these words.

        Raises:
            LookupError: where none does.
        """
        keys = self.keys
        for key in (*(k for k in keys if k.says == says), *(k for k in keys if k.text() == says)):
            return key
        raise LookupError(says)

    @property
    def keys(self) -> tuple[FormKey, ...]:
        """All that can be seen of it."""
        rows = [key for keys in self._pools for key in keys]
        rows += () if self.panel is None or self.panel.isHidden() else self.panel.keys()
        return tuple(
            key for key in (*rows, *self._heads, *self._feet, self.does, self.beside) if not key.isHidden()
        )

    def _show(self, form: Form) -> None:
        """Draw a form; a key that means something else now is not the one that the keyboard has marked."""
        drawn = form, self.leaves.leaf, tuple(self._turned.items())
        if drawn == self._drawn:
            return
        self._drawn = drawn
        marked = self.marked()
        meant = marked.says if isinstance(marked, FormKey) else None
        self._show_all(form)
        if isinstance(marked, FormKey) and (marked.isHidden() or marked.says != meant):
            marked.clearFocus()
            self.window().setFocus()
        if self.width() > 0:
            self.arrange()
            self.update()

    def _show_all(self, form: Form) -> None:
        self.form = form
        self.entitle(form.title, form.below, form.warned, paint=form.warns_in)
        self.setAccessibleDescription(form.described)
        parts, self.wide = self._parts(form), form.wide
        first = len(parts) - len(form.right)
        count = sum(isinstance(part, Drawn) for part in parts)
        while len(self._lines) < count:
            self._lines.append(FormLine(self._scale, self))
        lines = iter(self._lines)
        rows = [
            self._row(place, part, lines)._replace(right=place >= first) for place, part in enumerate(parts)
        ]
        for keys in self._pools[len(parts) :]:
            _hide(keys)
        _hide(self._lines[count:])
        back = form.back or Key(tr("Indietro"))
        self.back.say(back.words, back.below)
        self._show_feet(form)
        if self.panel is not None and not any(isinstance(part, Panel) for part in parts):
            self.panel.hide()
        if [row.buttons for row in rows] != [row.buttons for row in self.rows]:
            self._left_at = None
        self.rows = tuple(rows)

    def _show_feet(self, form: Form) -> None:
        """Show the keys beside the way back, as many as there are."""
        for pool, keys in ((self._feet, form.foot), (self._heads, form.head)):
            pool += [self._made() for _ in keys[len(pool) :]]
        feet = (*zip_longest(self._feet, form.foot), *zip_longest(self._heads, form.head))
        for button, key in (*feet, (self.does, form.does), (self.beside, form.beside)):
            if key is None:
                button.hide()
            else:
                button.show_key(key)

    def _parts(self, form: Form) -> tuple[Part, ...]:
        """Give what stands there: while the leaves of a text are turned the first row alone, unmarked."""
        first = form.parts[0] if form.parts else None
        if self.leaves.leaf is None or not isinstance(first, Row):
            return form.parts + form.right
        return (first._replace(keys=tuple(key._replace(chosen=False) for key in first.keys)),)

    def _row(self, place: int, part: Part, lines: Iterator[FormLine]) -> rows_page.Row:
        while len(self._pools) <= place:
            self._pools.append([])
        if isinstance(part, Panel):
            return self._panelled(place, part)
        if not isinstance(part, Row):
            _hide(self._pools[place])
            line = next(lines)
            line.show_line(part)
            return rows_page.Row("", [line], 1, line.high(), 0)
        keys, pool = shown(part, self._turned.get(place, 0)), self._pools[place]
        while len(pool) < len(keys):
            pool.append(self._made())
        for button, key in zip(pool, keys, strict=False):
            button.show_key(key)
        _hide(pool[len(keys) :])
        below = max((len(button.label) for button in pool[: len(keys)]), default=0)
        return rows_page.Row(
            part.name,
            pool[: len(keys)],
            part.columns,
            part.high,
            part.gap,
            below=below,
            typed=part.typed,
            first=part.first,
            said=part.said,
        )

    def _panelled(self, place: int, part: Panel) -> rows_page.Row:
        _hide(self._pools[place])
        if self.panel is None:
            raise LookupError(part)
        self.panel.show_panel(part.shows)
        self.panel.show()
        return rows_page.Row("", [self.panel], 1, self.panel.high())

    def place(self, side: Side) -> None:
        """Put the rows, and at the foot what stands beside the way back."""
        super().place(side)
        px, back, does = self._scale.px, self.back.geometry(), self.does.geometry()
        end = self.width() - px(24) if self.does.isHidden() else does.x() - px(_GAP)
        x = back.right() + 1 + px(_GAP)
        for place, head in enumerate(reversed([key for key in self._heads if not key.isHidden()]), 1):
            left = self.width() - px(24) - place * px(_HEAD + _GAP) + px(_GAP)
            head.setGeometry(left, px(20), px(_HEAD), px(TARGET))
        feet = [key for key in self._feet if not key.isHidden()]
        aside = 0 if self.beside.isHidden() else px(_BESIDE - 120) + px(_GAP)
        for key in feet:
            key.setGeometry(
                x,
                back.y(),
                min(px(_FOOT), (end - aside - back.right()) // len(feet) - px(_GAP)),
                back.height(),
            )
            x += key.width() + px(_GAP)
        wide = min(px(_ALONE if self.does.isHidden() else _BESIDE), end - x)
        apart = end - wide - (0 if self.does.isHidden() else px(_APART))
        self.beside.setGeometry(max(x, apart), back.y(), wide, back.height())
        last = max((button.geometry().bottom() for row in self.rows for button in row.buttons), default=0)
        left, top = x - px(_GAP) + px(28), last + px(12)
        self._aside = QRectF(left, top, end - left, self.height() - px(18) - top)
        if self.panel is not None:
            self.panel.place(side)
        if self.form.told is not None:
            top = max(button.geometry().bottom() for row in self.rows for button in row.buttons)
            room = QRectF(px(24), top, self.width() - px(48), back.y() - top)
            self.leaves.show(*self.form.told, room)
            self.leaves.key.setGeometry(x, back.y(), min(px(_LEAVES), end - x), back.height())

    def in_order(self) -> Sequence[QAbstractButton]:
        """The rows, what is drawn by hand, and what stands beside the way back."""
        panel = () if self.panel is None or self.panel.isHidden() else self.panel.in_order()
        return [*super().in_order(), *panel, *self._heads, *self._feet, self.beside, self.leaves.key]

    def take_key(self, key: int) -> None:
        """Take a key that does the same as one that is touched; else the arrows go on."""
        same = same_key(self.form, sign_of(key))
        if same is None:
            super().take_key(key)
        else:
            self.tell(same.says)

    def meaning_of_key(self, key: int) -> object:
        """A key that decides something means what the key at the foot, or the marked one, says."""
        meaning, marked = super().meaning_of_key(key), self.marked()
        if meaning is self:
            return self
        enter = same_key(self.form, ENTER)
        return (
            meaning,
            None if enter is None else enter.says,
            marked.says if isinstance(marked, FormKey) else None,
        )

    def draw_more(self, painter: QPainter) -> None:
        """Write the names of the rows, beneath each chip what is said of it, and the text that is told."""
        super().draw_more(painter)
        if self.form.told is not None:
            self.leaves.draw(painter)
        write_aside(painter, self.mirrored(self._aside), self.form, self._scale)
        write_sentence(painter, self.width(), self.form, self._scale)
        write_beneath(painter, self.keys, self._scale)


def _hide(keys: Sequence[QWidget]) -> None:
    for key in keys:
        key.hide()


class WideFormPage(FormPage):
    """A page that takes the place of the panel too."""

    WIDE = True
