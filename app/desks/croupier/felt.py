"""A game's half of the dealer's screen: one record, made by its own room, and what it draws."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct
from PySide6.QtWidgets import QWidget

from app.desks.common.language import tr
from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import AnyAct
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.keys import Key
from app.desks.croupier.moment_button import MomentButton
from app.desks.croupier.pages.making import PAGES, Make
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.regions import Regions
from app.desks.croupier.screen import Screen
from app.desks.croupier.situation import meaning_of, situation
from app.desks.croupier.words.game_words import GameWords
from app.desks.croupier.words.words import act_words

PAD: Final = 16
MAIN: Final = 84
"""How far the large button stands from the edge, and how high it is."""
Do: TypeAlias = Callable[[AnyAct], None]
"""Does what a button says."""


class EntryMeanings(Protocol):
    """What each key enters at one moment, to be compared with what it does at another."""

    def can(self, key: Key) -> bool:
        """Whether a key enters anything."""

    def means(self, key: Key) -> tuple[object, ...]:
        """Say what a key enters."""


class EntryKeys(Protocol):
    """Enters what a key means."""

    def now(self) -> EntryMeanings:
        """Take what each key means now, also once it means something else."""

    def enter(self, key: Key) -> None:
        """Enter it, if anything can be entered."""


class _NothingTyped:
    """No key enters anything."""

    def now(self) -> EntryMeanings:
        return self

    def can(self, _key: Key) -> bool:
        return False

    def means(self, key: Key) -> tuple[object, ...]:
        return (key,)

    def enter(self, _key: Key) -> None:
        pass


class Middle(QWidget):
    """The game's cloth, and what is entered on it.

    Attributes:
        keys: enter what the keyboard means.
        low: a side game has some of its room: what nobody needs between rounds is left out.
    """

    keys: EntryKeys = _NothingTyped()
    low = False

    def show_screen(self, screen: Any) -> None:
        """Show what the game's own kind of screen says."""
        raise NotImplementedError

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""
        raise NotImplementedError


class Steps(QWidget):
    """Where the round is, and what the dealer does next: the large button at least.

    Attributes:
        main: does what is next.
        practice: begins practice, at a table that is closed.
    """

    def __init__(self, scale: Scale, parent: QWidget, do: Do) -> None:
        super().__init__(parent)
        self._scale, self._do = scale, do
        self._next: AnyAct | None = None
        self._asked: AnyAct | None = None
        self.main = MomentButton(scale, self, self._step, Role.STEP)
        self.main.single, self.main.size_of_text = True, 25
        self.practice = TouchButton(scale, self)
        self.practice.hide()

    def _step(self) -> None:
        if self._next is not None:
            self._do(self._next)

    def show_screen(self, screen: Any) -> None:
        """Show which step it is, and what can be done."""
        self.show_next(screen, screen.primary)

    def show_next(self, screen: Screen, act: AnyAct | None) -> None:
        """Let the large button do an act; None where nothing is next."""
        self._next = act
        self.main.moment, self.main.means = (*situation(screen).moment, act), meaning_of(act, screen)
        self.main.say(tr("In attesa") if act is None else act_words(act, screen.heading.instrument))
        self.ask(self._asked)

    def ask(self, asked: AnyAct | None) -> None:
        """Dim the large button while the page that it opens is open: what goes on stands there.

        Args:
            asked: what the open page asks; None where none is open.
        """
        self._asked = asked
        self.main.setEnabled(self._next not in {None, asked})

    def place_buttons(self) -> None:
        """Lay everything out: the large button stands at the bottom."""
        pad, high = self._scale.px(PAD), self._scale.px(MAIN)
        self.main.setGeometry(pad, self.height() - pad - high, self.width() - 2 * pad, high)


class BesidePage(QWidget):
    """What can be done at once where a wide page lies over the steps: nothing."""

    def __init__(self, _scale: Scale, parent: QWidget, _do: Do) -> None:
        super().__init__(parent)
        self.hide()

    def show_screen(self, screen: Any) -> None:
        """Say what it does at this moment."""

    def cover(self, *, covered: bool) -> None:
        """Stand there while a wide page hides the steps and the payments."""

    def place(self, parts: Regions) -> None:
        """Lay everything out for a window of this size."""


class Felt(Struct, frozen=True, eq=False, kw_only=True):
    """What a game brings to the dealer's screen.

    Attributes:
        words: what it says there.
        dealing: what the dealer's hands do.
        middle: makes the game's cloth.
        steps: makes what stands beside it until there is something to pay.
        panel: makes what stands there then.
        over: makes what stands over a wide page.
        own_pages: how its own pages are made, by what opens each.
    """

    words: GameWords
    dealing: type[Dealing]
    middle: Callable[[Scale, QWidget, Any], Middle]
    steps: Callable[[Scale, QWidget, Do], Steps] = Steps
    panel: Callable[[Scale, QWidget, Do], PaymentPanel[Any]] = PaymentPanel
    over: Callable[[Scale, QWidget, Do], BesidePage] = BesidePage
    own_pages: Mapping[AnyAct, Make] = {}

    @property
    def pages(self) -> Mapping[AnyAct, Make]:
        """All pages at a table where it is dealt, by what opens each."""
        return {**PAGES, **self.own_pages}
