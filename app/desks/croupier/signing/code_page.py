"""The second person touches his name and gives his code, in place; what was being entered waits beneath."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import LEFT, Weight, ink, write, write_wrapped
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.forms.kit import shown
from app.desks.croupier.forms.typed import Name, names
from app.desks.croupier.pages.form_key import FormKey
from app.desks.croupier.pages.page import Page
from app.desks.croupier.signing import code_draft
from app.desks.croupier.signing.code_draft import CodeDraft, Step
from app.desks.croupier.signing.code_keys import HEIGHT, WIDTH, CodeKeys
from app.desks.croupier.signing.people import Checked, Told
from app.desks.croupier.signing.signed_words import checked_words
from app.people.names import same_person
from app.people.permissions import Signed
from app.rules.side import Side


class NameKeys:
    """So many names as there is room for, and where there are more, a key that turns the page.

    Attributes:
        chosen: who was touched; empty for nobody.
        buttons: in the order in which they stand.
    """

    def __init__(self, scale: Scale, parent: QWidget, told: Callable[[], None], room: int) -> None:
        """Show nobody yet.

        Args:
            scale: of the window.
            parent: what they lie on.
            told: told whenever somebody else is chosen.
            room: for how many buttons.
        """
        self._told, self._room = told, room
        self._people: tuple[Signed, ...] | None = None
        self._turned = 0
        self.chosen = ""
        self.buttons = [FormKey(scale, parent) for _ in range(room)]
        for button in self.buttons:
            button.clicked.connect(lambda _=False, button=button: self._touch(button.says))

    def offer(self, people: Sequence[Signed]) -> None:
        """Offer these people; one alone is chosen at once."""
        if tuple(people) == self._people:
            return
        self._people, self._turned = tuple(people), 0
        if not any(each.name == self.chosen for each in people):
            self.chosen = ""
        self.show()
        if len(people) == 1:
            self.choose(people[0].name)

    def forget(self) -> None:
        """Let nobody be chosen, and ask anew whom there is; one alone is chosen again."""
        self.chosen, self._people = "", None

    def choose(self, name: str) -> None:
        """Take a person by name; nobody where there is none of this name."""
        found = next((each.name for each in self._people or () if same_person(each.name, name)), "")
        other, self.chosen = found != self.chosen, found
        self.show()
        if other:
            self._told()

    def step(self, by: int) -> None:
        """Choose the next one, or the one before."""
        found = [each.name for each in self._people or ()]
        if found:
            place = found.index(self.chosen) + by if self.chosen in found else (0 if by > 0 else -1)
            place %= len(found)
            self._turned = place // (self._room - (len(found) > self._room))
            self.choose(found[place])

    def show(self) -> None:
        """Write who stands where."""
        row = names(self._people or (), self.chosen, "", self._room, lines=1)
        for button, key in zip_longest(self.buttons, shown(row, self._turned)):
            if key is None:
                button.hide()
            else:
                button.show_key(key)

    def _touch(self, says: object) -> None:
        if isinstance(says, Name):
            self.choose(says.name)
        else:
            self._turned += 1
            self.show()


_TOP: Final = 122
_FOOT: Final = 72
_NAME: Final = 68
_COLUMNS: Final = 2
_ROWS: Final = 3
_LINE: Final = 26


class CodePage(Page):
    """Names on one side, the pad on the other; dots alone are seen of a code.

    Attributes:
        told: what is signed, as it is read there.
        names: of those who may sign.
        pad: what is touched of the code.
        given: told of a name and a draft whose code is to be compared.
        without: goes on without a code, where that is allowed.
    """

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        given: Callable[[str, CodeDraft], None],
        left: Callable[[], None],
        unsigned: Callable[[], None],
    ) -> None:
        """Ask nothing yet.

        Args:
            scale: of the window.
            parent: what the page lies on.
            given: told of a name and a draft whose code is to be compared.
            left: told that it is given up.
            unsigned: told that it goes on without a code.
        """
        super().__init__(scale, parent)
        self.given = given
        self._himself = ""
        self.told = Told()
        self._before = ""
        """who was chosen before"""
        self._anew = False
        self.names = NameKeys(scale, self, self._chosen, _COLUMNS * _ROWS)
        self.pad = CodeKeys(scale, self, self.redraw)
        self.back = TouchButton(scale, self)
        self.back.clicked.connect(left)
        self.without = TouchButton(scale, self)
        self.without.single = True
        self.without.clicked.connect(unsigned)
        self.sign = TouchButton(scale, self, Role.STEP)
        self.sign.single, self.sign.size_of_text = True, 22
        self.sign.clicked.connect(self._give)

    def ask(
        self, title: str, below: str, told: Told, himself: str = "", *, later: bool, unsigned: bool
    ) -> None:
        """Ask for a code; what was half touched before is forgotten.

        Args:
            title: what is signed.
            below: under it.
            told: the same in full, beneath the names: nobody signs what he does not see.
            himself: who signs for himself that he deals; empty for all else.
            later: it is asked again where it is given up now.
            unsigned: it may go on without a code.
        """
        self.entitle(title, below)
        self.back.say(tr("Più tardi") if later else tr("Indietro"))
        self.told, self._himself = told, himself
        self.without.setVisible(unsigned)
        self.without.say(tr("Avanti senza firma"), tr("resta scritto, e avvisa"))
        self.names.forget()
        self._before, self._anew = "", False
        self.forget()

    def answer(self, checked: Checked) -> None:
        """Show what became of the code."""
        self.pad.draft = code_draft.answered(self.pad.draft, checked)
        self.redraw()

    def shut(self, why: str) -> None:
        """Let nothing be signed, and say why; empty where it can be. What was touched stays."""
        if why != self.over:
            self.show_over(why)
            self.redraw()

    def forget(self) -> None:
        """Let no digit stay behind: a code that was compared is given once more."""
        self.pad.draft = CodeDraft()
        self.redraw()

    def _chosen(self) -> None:
        """Digits touched before any name count for the first one; another person's code begins anew."""
        if self._before:
            self._anew = bool(self.pad.draft.digits)
            self.pad.draft = CodeDraft()
        self._before = self.names.chosen
        self.redraw()

    def _give(self) -> None:
        if self.is_over or not (self.names.chosen and self.pad.draft.long_enough):
            return
        self.pad.draft = code_draft.given(self.pad.draft)
        self.redraw()
        if self.pad.draft.waiting:
            self.given(self.names.chosen, self.pad.draft)

    def redraw(self) -> None:
        """Show who is offered now, and what was touched."""
        draft = self.pad.draft
        self.pad.enable(enabled=not (draft.waiting or self.is_over))
        for button in (*self.names.buttons, self.without):
            button.setEnabled(not draft.waiting)
        if self.is_over:
            self.without.setEnabled(False)
        self.sign.setEnabled(bool(self.names.chosen) and draft.long_enough and not self.is_over)
        said = tr("Avanti") if draft.step is Step.FRESH else tr("Firmare")
        self.sign.say(tr("Un momento…") if draft.waiting else said, self.names.chosen)
        touched = tr("{count} cifre toccate").format(count=len(draft.digits))
        heard = (self.told.what, *self.told.more, self.words(), touched)
        self.setAccessibleDescription(" ".join(filter(None, heard)))
        self.update()

    def words(self) -> str:
        """Say what is asked now, or why the last code was not taken."""
        if self.is_over:
            return tr("Adesso non c'è niente da firmare.")
        draft = self.pad.draft
        return self._asked_words(draft) if draft.said is None else checked_words(draft.said)

    def _asked_words(self, draft: CodeDraft) -> str:
        """Say what is asked now."""
        if not self.names.chosen:
            return tr("Prima toccare il nome.") if any(self._offered()) else self.nobody()
        match draft.step:
            case Step.CODE if self._anew and not draft.digits:
                return tr("Altro nome: il codice ricomincia. Il codice di {name}.").format(
                    name=self.names.chosen
                )
            case Step.CODE:
                return tr("Il codice di {name}.").format(name=self.names.chosen)
            case Step.FRESH:
                return tr("Il primo codice si cambia: sceglierne uno proprio, da 8 a 12 cifre.")
            case Step.AGAIN:
                return tr("Lo stesso codice nuovo, ancora una volta.")

    def _offered(self) -> list[QAbstractButton]:
        return [button for button in self.names.buttons if not button.isHidden()]

    def nobody(self) -> str:
        """Say that there is nobody who could sign."""
        if self._himself:
            return tr("Nel registro non c'è {name} fra chi tiene il tavolo.").format(name=self._himself)
        return tr("Nel registro non c'è nessun altro che possa firmare: lo aggiunge un responsabile di sala.")

    def take_key(self, key: int) -> None:
        """Digits are the code, arrows choose the name, Enter signs."""
        if self.pad.draft.waiting or (not self.is_over and self.pad.take_key(key)):
            return
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focus = self.window().focusWidget()
            if isinstance(focus, QAbstractButton) and self.isAncestorOf(focus) and focus.isEnabled():
                focus.click()
            else:
                self.sign.click()
        elif key in {Qt.Key.Key_Down, Qt.Key.Key_Right}:
            self.names.step(1)
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Left}:
            self.names.step(-1)

    def place(self, side: Side) -> None:
        """The pad at the dealer's outer hand, beside the payments; the way back far from what signs."""
        px, gap = self._scale.px, self._scale.px(GAP)
        pad, wide = px(24), px(WIDTH)
        left = side is Side.LEFT
        pad_x = self.width() - pad - wide if left else pad
        self.pad.place(QRect(pad_x, px(_TOP), wide, px(HEIGHT)))
        names_x = pad if left else 2 * pad + wide
        step = (self.width() - 3 * pad - wide + gap) // _COLUMNS
        for place, button in enumerate(self.names.buttons):
            down, along = divmod(place, _COLUMNS)
            y = px(_TOP) + down * (px(_NAME) + gap)
            button.setGeometry(names_x + along * step, y, step - gap, max(px(_NAME), px(TARGET)))
        foot = self.height() - px(20) - px(_FOOT)
        self.back.setGeometry(pad, foot, px(180), px(_FOOT))
        self.without.setGeometry(pad + px(180 + 2 * GAP), foot, px(230), px(_FOOT))
        self.sign.setGeometry(self.width() - pad - px(320), foot, px(320), px(_FOOT))

    def draw_more(self, painter: QPainter) -> None:
        """Draw the dots, and what is asked or was wrong."""
        px = self._scale.px
        self.pad.draw(painter)
        head = QRectF(px(24), px(_TOP) - px(30), self.width() - px(48), px(24))
        words, quiet = tr("CHI FIRMA, E IL SUO CODICE"), ink(theme.QUIET)
        write(painter, head, words, px(15), weight=Weight.SEMI, paint=quiet, align=LEFT)
        self._draw_told(painter)
        y = px(_TOP) + px(HEIGHT) + px(10)
        room = QRectF(px(24), y, self.width() - px(48), self.back.y() - y - px(6))
        wrong = self.pad.draft.said is not None or not any(self._offered())
        paint = ink(theme.QUIET if self.is_over else theme.ALARM if wrong else theme.GOLD)
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        write_wrapped(painter, room, self.words(), px(22), paint=paint, align=top)

    def _draw_told(self, painter: QPainter) -> None:
        """Draw what is signed where no name stands, down to where the pad ends."""
        if not self.told.what and not self.told.more:
            return
        px = self._scale.px
        lowest = max(
            (button.geometry().bottom() for button in self.names.buttons if not button.isHidden()),
            default=px(_TOP),
        )
        first = self.names.buttons[0].geometry()
        across = self.names.buttons[_COLUMNS - 1].geometry().right() - first.x()
        room = QRectF(first.x(), lowest + px(14), across, px(_TOP) + px(HEIGHT) - lowest - px(14))
        where = QRectF(room.x(), room.y(), room.width(), px(_LINE + 4))
        text, quiet, least = ink(theme.TEXT), ink(theme.QUIET), px(theme.SMALLEST)
        write(painter, where, self.told.what, px(21), weight=Weight.SEMI, paint=text, align=LEFT, least=least)
        left = QRectF(room.x(), where.bottom(), room.width(), room.bottom() - where.bottom())
        lines = len(self.told.more)
        for place, line in enumerate(self.told.more):
            high = left.height() if lines == 1 else min(px(_LINE), left.height() / lines)
            where = QRectF(left.x(), left.y() + place * high, left.width(), high)
            top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            write_wrapped(painter, where, line, px(17), paint=quiet, align=top, least=least)
