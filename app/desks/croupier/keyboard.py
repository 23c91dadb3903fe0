"""From keys to acts: a key counts when it is released, and a repeat never; what each does at a moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.desks.common.second_touch import HASTE, SECOND_TOUCH, Keys
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.felt import EntryKeys, EntryMeanings
from app.desks.croupier.held_keys import Down, HeldKeys
from app.desks.croupier.keys import Hit, Key, key_meaning
from app.desks.croupier.pages.page import DECIDING
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import Situation, meaning_of, situation


class Pressed(NamedTuple):
    """A key of the keyboard.

    Attributes:
        code: Qt's number of it.
        key: what it means where no page is open; None for nothing.
    """

    code: int
    key: Key | None


class KeyMeanings(NamedTuple):
    """Says what each key does at a moment: to the open page, to the button in focus, or to the spin.

    Attributes:
        screen: what the desk shows; None before the table said anything.
        entry: what the keys enter.
        focus: what has the keyboard in the window; None for nothing.
        pressed: what Enter does to that, where it is a button.
        of_page: what a key does to the open page, by Qt's number of it; None where none is open.
        asks: whether an act only opens a page: of another number or throw that is no other act.
    """

    screen: Screen | None
    entry: EntryMeanings
    focus: QWidget | None
    pressed: object
    of_page: Callable[[int], object]
    asks: Callable[[AnyAct], bool]

    def means(self, code: int, key: Key | None) -> object:
        """Say what a key does, whether it can be done or not."""
        screen = self.screen
        of_page = self.of_page(code)
        if of_page is not None or key is None or screen is None:
            return of_page
        match key.hit:
            case Hit.PAY if code == Qt.Key.Key_Space:
                return meaning_of(Act.PAID, screen)
            case Hit.PRESS | Hit.PAY:
                return self.focus, self.pressed, screen.number
            case Hit.STEP:
                return meaning_of(screen.primary, screen)
            case Hit.ACT if key.act is not None and self.asks(key.act):
                return key
            case Hit.ACT:
                return meaning_of(key.act, screen)
            case _:
                return key, *self.entry.means(key), screen.number

    def does(self, pressed: object) -> object:
        """Say what a key does; None where it does nothing."""
        if not isinstance(pressed, Pressed):
            return None
        idle = self.of_page(pressed.code) is None and not self._can(*pressed)
        return None if idle else self.means(*pressed)

    def _can(self, code: int, key: Key | None) -> bool:
        """Whether a key does something where no page is open."""
        screen = self.screen
        if screen is None or key is None:
            return False
        match key.hit:
            case Hit.PAY if code == Qt.Key.Key_Space or self.pressed is None:
                return Act.PAID in screen.can
            case Hit.PRESS | Hit.PAY:
                return self.pressed is not None
            case Hit.STEP:
                return screen.primary not in {None, Act.PAID}
            case Hit.ACT:
                return key.act in screen.can
            case Hit.LEAVE:
                return False
            case _:
                return self.entry.can(key)


class Pages(Protocol):
    """What the keyboard needs of the pages over the felt."""

    def take_key(self, key: int) -> bool:
        """Give a key to the open page; False when none is open."""

    def meaning_of_key(self, key: int) -> object:
        """Say what a key does to the open page; None when none is open."""

    def asks(self, act: AnyAct) -> bool:
        """Whether an act opens a page before anything is sent."""

    def leave(self) -> None:
        """Close the open page."""

    def do(self, act: AnyAct) -> None:
        """Do what a button of the window says."""

    @property
    def entry(self) -> EntryKeys:
        """What the keyboard enters on the felt."""


_ENTRY: Final = frozenset(Hit) - {Hit.PAY, Hit.PRESS, Hit.STEP, Hit.LEAVE, Hit.ACT}
"""What is entered while payments come and go: with the next key down already when the last one goes up."""


_HELD_WITH: Final = frozenset(
    map(int, (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta))
)
"""Keys that are only held with others."""


class _Began(NamedTuple):
    """What a key was pressed for.

    Attributes:
        does: what it did then.
        came: how often something had come by itself by then.
        hasty: it was meant for what it did before something came by itself.
    """

    situation: Situation
    does: object
    came: int
    hasty: bool


class Keyboard:
    """Remembers which keys are down, with what was held, and for which number and payment they were pressed.

    A key that was pressed for one number and released after the next has fallen means nothing. Nor does one
    that does something else by what came by itself, while it was down or a moment before.
    """

    def __init__(self, dealing: Dealing, pages: Pages, window: QWidget) -> None:
        self._dealing, self._pages, self._window = dealing, pages, window
        self._held = HeldKeys(window, self._let_go, self._begin)
        self._last: tuple[object, object, int] = None, None, -HASTE
        """The key that counted last, what it did, and when it went up."""

    def press(self, event: QKeyEvent) -> None:
        """Remember a key that went down; a repeat is none."""
        self._held.press(event)

    def release(self, event: QKeyEvent) -> None:
        """Let a key count that was pressed for what is still there."""
        self._held.release(event)

    def _begin(self, code: int, modifiers: Qt.KeyboardModifier) -> _Began:
        key, now = key_meaning(code, modifiers), situation(self._dealing.screen)
        does = self._meanings().does(pressed := Pressed(code, key))
        return _Began(now, does, SECOND_TOUCH.came, SECOND_TOUCH.is_hasty_key(self._window, pressed, does))

    def _let_go(self, down: Down) -> None:
        SECOND_TOUCH.see(self._window)
        key = key_meaning(down.key, down.modifiers)
        if self._is_still_meant(down, key) and not self._is_hasty(down, key):
            self._count(down.key, key)

    def _is_still_meant(self, down: Down, key: Key | None) -> bool:
        """Whether a key does what it was pressed for; what the hand itself entered meanwhile is no other."""
        began, now = down.began, situation(self._dealing.screen)
        if not isinstance(began, _Began) or began.hasty:
            return False
        if began.came != SECOND_TOUCH.came and began.does != self._meanings().does(Pressed(down.key, key)):
            return False
        enters = key is not None and key.hit in _ENTRY
        return began.situation == now or (enters and began.situation.moment == now.moment)

    def _is_hasty(self, down: Down, key: Key | None) -> bool:
        """Tell whether a key that comes again at once was meant for what it did before; else remember it."""
        if down.key in _HELD_WITH:
            return False
        last, did, up = self._last
        pressed = down.key, down.modifiers, SECOND_TOUCH.counted  # no touch came between
        does, (at, goes_up) = self.meaning(down.key, key), down.at
        if pressed == last and did != does and 0 <= at - up < HASTE:
            return True
        self._last = pressed, does, goes_up
        return False

    def meaning(self, code: int, key: Key | None) -> object:
        """Say what a key does now: to the open page, to the button that has the focus, or to the spin."""
        return self._meanings().means(code, key)

    def keys(self) -> Keys:
        """Say what each key does now, also once it does something else."""
        typed, decides = map(self._pages.meaning_of_key, (int(Qt.Key.Key_0), int(Qt.Key.Key_Return)))
        now = self._meanings()
        return now._replace(of_page=lambda code: decides if code in DECIDING else typed).does

    def _meanings(self) -> KeyMeanings:
        """Take them as they are, also of a button that means something else later."""
        pages, focus = self._pages, QApplication.focusWidget()
        pressed = focus.meaning() if isinstance(focus, TouchButton) else None
        entry, of_page = pages.entry.now(), pages.meaning_of_key
        return KeyMeanings(self._dealing.screen, entry, focus, pressed, of_page, pages.asks)

    def _count(self, code: int, key: Key | None) -> None:
        if code == Qt.Key.Key_Escape:
            self._pages.leave()
        elif not self._pages.take_key(code) and key is not None:
            self._do(key, code)

    def forget(self) -> None:
        """Forget what was down: the window lost the keyboard."""
        self._held.forget()

    def _do(self, key: Key, code: int) -> None:
        match key.hit:
            case Hit.PAY:
                self._pay(code)
            case Hit.PRESS:
                _press_focused()
            case Hit.STEP:
                self._step()
            case Hit.ACT:
                if key.act is not None:
                    self._act(key.act)
            case Hit.LEAVE:
                self._pages.leave()
            case _:
                self._pages.entry.enter(key)

    def _act(self, act: AnyAct) -> None:
        """Do what a key says; what cannot be done now is not passed over in silence."""
        screen = self._dealing.screen
        if screen is None or act in screen.can or not self._dealing.asked_too_early(act):
            self._pages.do(act)

    def _pay(self, code: int) -> None:
        """The space bar always pays; the number pad's Enter does, unless a button has the focus."""
        if code == Qt.Key.Key_Space or not _press_focused():
            self._dealing.act(Act.PAID)

    def _step(self) -> None:
        screen = self._dealing.screen
        if screen is not None and screen.primary is not None and screen.primary is not Act.PAID:
            self._pages.do(screen.primary)


def _press_focused() -> bool:
    """Press the button that has the focus; False where none has."""
    focus = QApplication.focusWidget()
    if not isinstance(focus, QAbstractButton) or not focus.isEnabled():
        return False
    focus.click()
    return True
