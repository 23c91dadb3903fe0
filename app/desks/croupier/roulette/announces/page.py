"""An announce: touched on the race track or in the palette, repeated and shown as it lies, then taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from app.desks.common import theme
from app.desks.common.language import tr
from app.desks.common.lettering import RIGHT, Weight, ink, width_of, write
from app.desks.common.seats import SEATS, seat_name
from app.desks.common.theme import GAP, TARGET, Scale
from app.desks.croupier.forms.kit import Key
from app.desks.croupier.pages.form_key import FormKey, show_keys
from app.desks.croupier.pages.page import ENTER, Page
from app.desks.croupier.payments.panel import EdgeButton
from app.desks.croupier.roulette.announces import draft as said
from app.desks.croupier.roulette.announces.asked import asked_of, foot_of
from app.desks.croupier.roulette.announces.beside_page import Change, Saying, winning_announces
from app.desks.croupier.roulette.announces.draft import CAPO_TAVOLO, Leaf
from app.desks.croupier.roulette.announces.going_on import Going, listed, winners
from app.desks.croupier.roulette.announces.hand import AnnounceHand
from app.desks.croupier.roulette.announces.leaf import ASK_WON, WIDE, AcceptAgain, Does, Says, TakeBack, Turn
from app.desks.croupier.roulette.announces.picture import AnnouncePicture, draw_line
from app.desks.croupier.roulette.announces.same import again_note
from app.desks.croupier.roulette.announces.showing import Showing, showing
from app.desks.croupier.roulette.announces.track import COLUMNS, LeafKeys, Slots, TrackKeys
from app.desks.croupier.roulette.announces.typed import Around
from app.desks.croupier.roulette.announces.words import accepted_note, back_note, refused_words, taken_words
from app.desks.croupier.roulette.spin_dealing import SpinDealing
from app.desks.croupier.roulette.spin_screen import SpinScreen
from app.latest import Latest
from app.rules.money import Cents
from app.rules.side import Side
from app.table.roulette.announced_before import SameAgain, again_command, same_again
from app.table.roulette.spin_commands import TakeAnnounce
from app.table.roulette.spin_state import Announced
from app.table.roulette.spin_table import SpinTable

_PAD: Final = 16
_TOP: Final = 88
_FOOT: Final = 12
_ROWS: Final = 5
_AT_FOOT: Final = ((0, 2), (2, 3), (2, 3), (5, 3), (5, 3), (8.25, 3.75))
"""From which column on each key of the foot stands, and how many it is wide."""
_SEATS: Final = tuple(seat_name(seat) or "" for seat in range(1, SEATS + 1))
_winners: Final = Latest(winners)
"""How what won can go on; the table is asked once for each of its states."""


class AnnouncePage(Page):
    """The race track across the whole desk, and beneath it what is asked and what it will be."""

    wide = True
    OFTEN = True

    def __init__(self, scale: Scale, parent: QWidget, dealing: SpinDealing, left: Callable[[], None]) -> None:
        super().__init__(scale, parent)
        self._dealing, self._left = dealing, left
        self.hand = AnnounceHand()
        self._showing: Showing | None = None
        self._going_back: tuple[Going | Announced, str] | None = None
        self.track = TrackKeys(scale, self, self._told)
        self.picture = AnnouncePicture(scale, self)
        self.leaves = {leaf: LeafKeys(scale, self, self._told) for leaf in Leaf}
        self._first: dict[Leaf, int] = {}
        self.given = EdgeButton(scale, self, lambda: self._told(ASK_WON))
        self.foot = [FormKey(scale, self, self._told) for _ in _AT_FOOT]
        self.undo, self.other, self.asks_won, self.capo, self.same, self.accept = self.foot
        self.back = FormKey(scale, self, self._told)
        self.back.show_key(Key(tr("Indietro"), Does.LEAVE))
        self._asked = False
        self._given_again: tuple[SameAgain, ...] = ()
        self._typing = QRectF()
        self._begun = False

    def _told(self, says: object) -> None:
        """Take a touch for what it means; what was said is changed unless it is on its way."""
        match says:
            case Says(does, of):
                self._change(lambda: self.hand.change(does(self.hand.draft, *of)))
            case Does.UNDO:
                self._change(self.hand.undo)
            case Does.ACCEPT:
                self._accept()
            case Does.LEAVE:
                self._left()
            case TakeBack(item):
                self._take_back(item)
            case AcceptAgain(same):
                self._accept_again((same,))
            case Turn(first) if self._showing is not None:
                self._first[self._showing.leaf] = first
                self._draw()
            case _:
                raise LookupError(says)

    def _change(self, change: Callable[[], None]) -> None:
        self._asked = False
        if not self.hand.waiting:
            change()
            self._draw()

    def _take_back(self, item: Going | Announced) -> None:
        """Let an announce not go on after all, or take back one that was given."""
        live, shown = self._dealing.live, self._showing
        if self.hand.waiting or shown is None or live is None:
            return
        self._going_back = item, back_note(live.state.house, item)
        said = item.said if isinstance(item, Going) else item
        by = self._capo() if shown.listed.late and said is item else None
        over = TakeAnnounce(name=said.name, owner=said.owner, of=said.seq, over=True, accepted_by=by)
        self._dealing.announce(over)

    def _capo(self) -> str:
        """Name the capo tavolo as he was named last this evening, or by his office."""
        return self._dealing.decider(CAPO_TAVOLO)

    def _accept(self) -> None:
        """Send what is shown, once, and wait for nothing."""
        live, shown = self._dealing.live, self._showing
        if shown is not None and shown.again:
            self._accept_again(shown.again)
            return
        if live is None or shown is None or shown.command is None or self.hand.waiting:
            return
        self._asked = False
        owner = shown.command.owner
        self.hand.send(
            live, owner, ((refused_words(live.state.house, shown.title, owner), ""), *shown.picture.told)
        )
        change = Cents(0) if shown.sheet is None else shown.sheet.price.change
        self._dealing.announce(shown.command, Change(owner, change))
        if not self.isHidden():
            self._draw()

    def _accept_again(self, items: tuple[SameAgain, ...]) -> None:
        """Give announces of the last spin once more, each by its own command."""
        live = self._dealing.live
        if live is None or self.hand.waiting:
            return
        self._given_again = items
        self.hand.send(live, many=len(items))
        for same in items:
            self._dealing.announce(again_command(same))
        if not self.isHidden():
            self._draw()

    def unsigned(self) -> None:
        """Nobody signed it: what was said of it stays, and may be sent again."""
        self._going_back = None
        self.hand.hold_back()
        self._draw()

    def begin(self, screen: SpinScreen) -> None:  # noqa: ARG002 - it asks the same of every screen
        """Begin with nothing, or with what won."""
        self._asked = False
        if self._dealing.live is not None:
            self._begun = self._dealing.live.state.betting is not None
            saying = self._dealing.draft.said.saying
            self.hand.begin(self._dealing.live.state, None if saying is None else saying.draft)

    def show_screen(self, screen: SpinScreen) -> None:
        """Hear what the table made of what was sent; taken, the page is the next player's."""
        if self._dealing.live is None:
            return
        accepted = self.hand.draft.accepted_by
        if screen.number is not None and accepted is not None and not self.hand.waiting:
            self.hand.change(said.accept_by(self.hand.draft, accepted))  # for the spin that is over
        if self._dealing.live.state.betting is None:
            self._begun = False  # a number fell: once the layout is clear the next spin's are asked
        elif not self._begun:
            self._begun = True
            if self.hand.untouched:
                self.begin(screen)  # the layout is clear now: what won is asked first
        self._hear_back(self._dealing.live.state)
        if self.hand.hear(self._dealing.live) and not self._next_player(self._dealing.live.state):
            self._left()
        else:
            self._draw()

    def _next_player(self, state: SpinTable) -> bool:
        """Make room for the next player's announce, and say which one was taken; a row keeps its place.

        Whoever let the last one that won go on is paid next: then the page is left.

        Returns:
            Whether the page stays.
        """
        draft, betting = self.hand.draft, state.betting
        if draft.leaf is Leaf.SAME and any(not same.in_play for same in same_again(state)):
            return True
        if draft.goes_on is not None and not _winners(state):
            return False
        self.hand.begin(state)
        if len(self._given_again) > 1 and draft.leaf is Leaf.SAME:
            self.hand.note = again_note(self._given_again)
        elif betting is not None and betting.announces:
            self.hand.note = accepted_note(state.house, betting.announces[-1])
        return True

    def _hear_back(self, state: SpinTable) -> None:
        """Once an announce is taken back, say what goes back to its player."""
        if self._going_back is None:
            return
        item, note = self._going_back
        if item not in listed(state, ()).items:
            self._going_back = None
            self.hand.note = note

    def _draw(self) -> None:
        live = self._dealing.live
        if live is None:
            return
        state = live.state
        shown = self._showing = showing(state, self.hand, _winners(state))
        money = width_of(shown.money, self._scale.px(18))
        cut = shown.sheet is not None and bool(shown.sheet.price.over_maximum)
        paint = theme.ALARM if cut else theme.GOLD
        self.entitle(shown.title, shown.below, shown.warned, beside=int(money), paint=paint)
        name = shown.sheet.price.announce.name if shown.sheet is not None else None
        self.track.show_announce(name, shown.covered, shown.lying, state.house.speech)
        self.picture.show_picture(shown.picture)
        for leaf, keys in self.leaves.items():
            keys.setVisible(shown.leaf is leaf)
        self.leaves[shown.leaf].show_leaf(asked_of(state, self.hand, shown, self._first.get(shown.leaf, 0)))
        self.given.say("", name=taken_words(shown.picture.spin))
        self.given.setVisible(self.picture.rows)
        feet = foot_of(self.hand, shown, self._capo(), sure=self._asked, clear=state.betting is not None)
        show_keys(self.foot, feet)
        self._dealing.say(self._saying(state, shown))
        self.update()

    def _saying(self, state: SpinTable, shown: Showing) -> Saying | None:
        """What is being said, as long as it was not taken: a number that falls over it must not lose it."""
        page, kept = shown.sheet, self._dealing.draft.said.saying
        if page is None or state.betting is None:  # before the layout is clear nothing is worked out
            draft = self.hand.draft
            return kept._replace(draft=draft) if kept is not None and draft.name is not None else None
        spin, at, hand = state.betting.spin, self._dealing.clock(), self.hand
        return Saying(hand.draft, page.repeat, page.owner or "", spin, at, hand.sent_at, shown.command)

    def take_key(self, key: int) -> None:
        """Letters and figures are the line; Enter takes the announce, Backspace takes a letter back.

        What would be refused is never recorded by one key, and never taken by Enter: the second records it.
        That the capo tavolo repeats it is touched, or typed: "capo" (rules 6) [5].
        """
        live, shown = self._dealing.live, self._showing
        if live is None or self.hand.waiting:
            return
        sure = shown is None or not shown.refuses or shown.command is None or self._asked
        if key in ENTER and sure:
            self.accept.click()
            return
        self._asked = key in ENTER
        around = Around(live.state.house, _SEATS, tuple(said.seq for said in winning_announces(live.state)))
        if key == Qt.Key.Key_Backspace:
            self.hand.rub_out(around)
        elif Qt.Key.Key_Space <= key <= Qt.Key.Key_Z:
            self.hand.type(chr(key).lower(), around)
        self._draw()

    MIRRORED = True

    def place(self, side: Side) -> None:
        """The race track across the page; what pays nothing but decides lies at the dealer's outer hand."""
        px = self._scale.px
        pad, gap, target = px(_PAD), px(GAP), px(TARGET)
        wide, height = self.width() - 2 * pad, 3 * target + 2 * gap
        unit = (wide + gap) / COLUMNS
        self.track.setGeometry(pad, px(_TOP), wide, height)
        self.track.place(side)
        top = px(_TOP) + height + px(12)
        room = self.height() - px(_FOOT) - top
        slots = Slots(unit, (room - target) / (_ROWS - 1), target, gap)
        asked, seen = round(WIDE * unit - gap), round((COLUMNS - WIDE) * unit - 2 * gap)
        left = side is Side.LEFT
        ask_x, see_x = (self.width() - pad - asked, pad) if left else (pad, self.width() - pad - seen)
        for panel in self.leaves.values():
            panel.setGeometry(ask_x, top, asked, round(3 * slots.step) + target)
            panel.place(slots)
        for button, (column, span) in zip(self.foot, _AT_FOOT, strict=True):
            at = column if left else WIDE - column - span  # what takes the announce stands at the outer end
            button.setGeometry(slots.at(_ROWS - 1, at, span).translated(ask_x, top))
        self.picture.setGeometry(see_x, top, seen, round(4 * slots.step) - gap)
        self.given.setGeometry(self.picture.geometry().adjusted(-px(6), -px(2), px(2), 0))
        foot = self.height() - px(_FOOT) - target
        typed = seen - px(144)
        self.back.setGeometry(see_x if left else see_x + typed + px(12), foot, px(132), target)
        self._typing = QRectF(see_x + px(144) if left else see_x, foot, typed, target)
        self._draw()

    def draw_more(self, painter: QPainter) -> None:
        """Draw what it costs, and the line that is typed."""
        px, shown = self._scale.px, self._showing
        if shown is None:
            return
        right = QRectF(self.width() * 0.6, px(14), self.width() * 0.4 - px(24), px(40))
        write(painter, right, shown.total, px(34), weight=Weight.BOLD, paint=ink(theme.GOLD), align=RIGHT)
        under = QRectF(right.x(), px(54), right.width(), px(26))
        write(painter, under, shown.money, px(18), paint=ink(theme.TEXT), align=RIGHT)
        draw_line(painter, self._typing, self.hand, self._scale)
