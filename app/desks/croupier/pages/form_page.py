"""Draws any form: its rows of keys, its lines and its foot; what is touched is told to the page it draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common.language import tr
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.forms import kit
from app.desks.croupier.forms.kit import Asks, Desk, Form, Key, Row, Said
from app.desks.croupier.pages.form_key import FormKey, show_keys, write_aside, write_beneath, write_sentence
from app.desks.croupier.pages.form_parts import FormParts
from app.desks.croupier.pages.page import ENTER as ENTERS
from app.desks.croupier.pages.page import STEPS, Page, mark_next
from app.desks.croupier.pages.told_leaves import ToldLeaves
from app.desks.croupier.screen import Screen
from app.rules.side import Side

_SIGNS: Final = {
    **dict.fromkeys(ENTERS, kit.ENTER),
    int(Qt.Key.Key_Backspace): kit.ERASE,
    int(Qt.Key.Key_Delete): kit.WIPE_OUT,
    int(Qt.Key.Key_Up): kit.UP,
    int(Qt.Key.Key_Down): kit.DOWN,
    int(Qt.Key.Key_Left): kit.LEFT,
    int(Qt.Key.Key_Right): kit.RIGHT,
    int(Qt.Key.Key_PageUp): kit.PAGE_UP,
    int(Qt.Key.Key_PageDown): kit.PAGE_DOWN,
    int(Qt.Key.Key_Home): kit.HOME,
    int(Qt.Key.Key_End): kit.END,
}


def sign_of(key: int) -> str:
    """Give the sign of a key: a letter, a figure, or one of the kit's; empty for any other."""
    letter = int(Qt.Key.Key_Space) <= key <= int(Qt.Key.Key_Z)
    return _SIGNS.get(key) or (chr(key) if letter else "")


_GAP: Final = 12
_HIGH: Final = 72
_BESIDE: Final = 340
_APART: Final = 28
"""More than the gap between it and the key at the foot, where there is room."""
_ALONE: Final = 240
_FOOT: Final = 240
"""As wide a key next to the way back is where there is room."""
_LEAVES: Final = 230
_HEAD: Final = 190


class FormPage(Page):
    """One page over the desk, whatever it asks.

    Attributes:
        draft: what was said on it so far; its form says what that is.
        form: what it shows now.
        does: the key at the foot.
        beside: the key next to that.
        leaves: of the text that is told.
        parts: what is between its title and its foot; whoever makes the page puts its panel there.
        opens: told whenever the page has opened.
        closes: told whenever it is seen no more.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        asks: Asks[Any],
        dealing: Dealing | None,
        leave: Callable[[], object],
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
        super().__init__(scale, parent)
        self.wide = asks.wide
        self._asks, self._dealing, self._leave, self._tell = asks, dealing, leave, tell
        self.draft: Any = None  # each page's own
        self.form = Form("")
        self._drawn: object = None
        self._aside = QRectF()
        self._left_at: QAbstractButton | None = None
        self.parts = FormParts(scale, self, self._made)
        self._feet: list[FormKey] = []
        self._heads: list[FormKey] = []
        self.does, self.beside = self._made(), self._made()
        self.back = TouchButton(scale, self)
        self.back.clicked.connect(self._go_back)
        self.leaves = ToldLeaves(scale, self, self.refresh)
        self.leaves.key.hide()
        self.opens: Callable[[], None] = lambda: None
        self.closes: Callable[[], None] = lambda: None
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
            return kit.NO_DESK
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
        self.parts.turned = {}
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
        self._carry_out(kit.answer(self._asks, desk, self.draft, says))
        self.refresh()

    def _carry_out(self, said: Said[Any]) -> None:
        self.draft = said.draft
        if self._dealing is not None:
            kit.carry_out(said, self._dealing)
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
        if key.says == kit.TURN:
            self.parts.turn(key)
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
        foot = (*self._heads, *self._feet, self.does, self.beside)
        return tuple(key for key in (*self.parts.keys, *foot) if not key.isHidden())

    def _show(self, form: Form) -> None:
        """Draw a form; a key that means something else now is not the one that the keyboard has marked."""
        drawn = form, self.leaves.leaf, tuple(self.parts.turned.items())
        if drawn == self._drawn:
            return
        self._drawn = drawn
        known = tuple(key for key in (self.marked(), self._left_at) if isinstance(key, FormKey))
        meant, first = [key.says for key in known], self.parts.begins_at
        self._show_all(form)
        if self.parts.begins_at != first:
            self._left_at = None
        for key, says in zip(known, meant, strict=True):
            if key.isHidden() or key.says != says:
                self._forget(key)
        if self.width() > 0:
            self.arrange()
            self.update()

    def _show_all(self, form: Form) -> None:
        self.form = form
        beside = self._scale.px(len(form.head) * (_HEAD + _GAP))
        self.entitle(form.title, form.below, form.warned, beside=beside, paint=form.warns_in)
        self.setAccessibleDescription(form.described)
        turning, first = self.leaves.leaf is not None, form.parts[0] if form.parts else None
        if turning and isinstance(first, Row):  # while the leaves of a text are turned it stands there alone
            self.parts.show(
                (first._replace(keys=tuple(key._replace(chosen=False) for key in first.keys)),), 0
            )
        else:
            self.parts.show((*form.parts, *form.right), len(form.right))
        back = form.back or Key(tr("Indietro"))
        self.back.say(back.words, back.below)
        self.back.setEnabled(back.can)
        show_keys(self._feet, form.foot, self._made)
        show_keys(self._heads, form.head, self._made)
        show_keys([self.does, self.beside], (form.does, form.beside))

    def _forget(self, key: FormKey) -> None:
        """Let the keyboard not go on from a key that means something else now."""
        if self._left_at is key:
            self._left_at = None
        if self.marked() is key:
            key.clearFocus()
            self.window().setFocus()

    def place(self, side: Side) -> None:
        """Put the rows, and at the foot what stands beside the way back."""
        px, foot = self._scale.px, self.height() - self._scale.px(20 + _HIGH)
        right, width = self.parts.place(self.form.wide, foot, side), self.width() - 2 * px(24)
        wide = min(px(420), width - px(220), right)
        self.back.setGeometry(px(24), foot, px(180), px(_HIGH))
        self.does.setGeometry(px(24) + width - wide, foot, wide, px(_HIGH))
        self._place_foot()
        if self.parts.panel is not None:
            self.parts.panel.place(side)

    def _place_foot(self) -> None:
        """Put what stands at the foot and beside the title."""
        px, back, does = self._scale.px, self.back.geometry(), self.does.geometry()
        end = self.width() - px(24) if self.does.isHidden() else does.x() - px(_GAP)
        x = back.right() + 1 + px(_GAP)
        for place, head in enumerate(reversed([key for key in self._heads if not key.isHidden()]), 1):
            left = self.width() - px(24) - place * px(_HEAD + _GAP) + px(_GAP)
            head.setGeometry(left, px(20), px(_HEAD), px(TARGET))
        feet = [key for key in self._feet if not key.isHidden()]
        aside = 0 if self.beside.isHidden() else px(_BESIDE - 120) + px(_GAP)
        for key in feet:
            wide = min(px(_FOOT), (end - aside - back.right()) // len(feet) - px(_GAP))
            key.setGeometry(x, back.y(), wide, back.height())
            x += key.width() + px(_GAP)
        wide = min(px(_ALONE if self.does.isHidden() else _BESIDE), end - x)
        apart = end - wide - (0 if self.does.isHidden() else px(_APART))
        self.beside.setGeometry(max(x, apart), back.y(), wide, back.height())
        last = self.parts.bottom()
        left, top = x - px(_GAP) + px(28), last + px(12)
        self._aside = QRectF(left, top, end - left, self.height() - px(18) - top)
        if self.form.told is not None:
            room = QRectF(px(24), last, self.width() - px(48), back.y() - last)
            self.leaves.show(*self.form.told, room)
            self.leaves.key.setGeometry(x, back.y(), min(px(_LEAVES), end - x), back.height())

    def in_order(self) -> Sequence[QAbstractButton]:
        """Give what the arrows go through: rows, panel, what stands beside the title and at the foot."""
        foot = (*self._heads, *self._feet, self.beside, self.leaves.key, self.back, self.does)
        return [key for key in (*self.parts.in_order(), *foot) if key.isEnabled() and not key.isHidden()]

    def take_key(self, key: int) -> None:
        """Take a key that does the same as one that is touched; else the arrows go from key to key."""
        same = kit.same_key(self.form, sign_of(key))
        if same is not None:
            self.tell(same.says)
        elif key in STEPS:
            mark_next(self.in_order(), self.marked() or self._left_at, key)

    def take_marked(self) -> bool:
        """Take the marked key; the arrows go on from there."""
        self._left_at = self.marked() or self._left_at
        return super().take_marked()

    def meaning_of_key(self, key: int) -> object:
        """A key that decides something means what the key at the foot, or the marked one, says."""
        meaning, marked = super().meaning_of_key(key), self.marked()
        if meaning is self:
            return self
        enter = kit.same_key(self.form, kit.ENTER)
        return (
            meaning,
            None if enter is None else enter.says,
            marked.says if isinstance(marked, FormKey) else None,
        )

    def draw_more(self, painter: QPainter) -> None:
        """Write the names of the rows, beneath each chip what is said of it, and the text that is told."""
        self.parts.draw(painter)
        if self.form.told is not None:
            self.leaves.draw(painter)
        write_aside(painter, self.mirrored(self._aside), self.form, self._scale)
        write_sentence(painter, self.width() - self._beside, self.form, self._scale)
        write_beneath(painter, self.keys, self._scale)
