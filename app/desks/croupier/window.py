"""The croupier's window: puts the parts of the desk where they belong, and shows each what it draws."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QCloseEvent,
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QWidget

from app.desks.common import theme
from app.desks.common.application import keep_still
from app.desks.common.box import Box
from app.desks.common.chips import forget_idle_pictures, forget_pictures
from app.desks.common.language import speak, tr
from app.desks.common.lettering import ink, set_least
from app.desks.common.second_touch import SECOND_TOUCH
from app.desks.common.speech import Speech, station_speech
from app.desks.common.text_size import set_text_size
from app.desks.common.theme import Scale
from app.desks.croupier.acts import Act, AnyAct
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.felt import EntryKeys, Felt
from app.desks.croupier.keyboard import Keyboard
from app.desks.croupier.night_button import NightButton
from app.desks.croupier.pages.pages import BESIDE_A_PAGE, Pages
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.regions import MARGIN, regions
from app.desks.croupier.screen import sayable
from app.desks.croupier.sending import Send, SendSigned
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.signing.named import WhoDeals
from app.desks.croupier.signing.signing import Signing
from app.desks.croupier.strip import Strip
from app.desks.croupier.top_bar import TopBar
from app.desks.croupier.words.game_words import speak_of
from app.rules.side import Side
from app.settings import Settings
from app.table.live import Live


class Backdrop(QWidget):
    """What lies beneath everything: the dark ground, and in practice the hatched frame."""

    def __init__(self, scale: Scale, parent: QWidget) -> None:
        super().__init__(parent)
        self._scale = scale
        self.practice = False

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the ground, the band behind the sentence, and the frame."""
        painter = QPainter(self)
        px = self._scale.px
        painter.setBackground(ink(theme.GROUND))
        painter.eraseRect(self.rect())  # `fillRect` would load all of Qt's gradients
        painter.setBackground(ink(theme.BAND))
        painter.eraseRect(0, 0, self.width(), px(MARGIN + 82))
        if self.practice:
            self._draw_frame(painter, px(MARGIN - 3))
        painter.end()

    def _draw_frame(self, painter: QPainter, thick: int) -> None:
        width, height = self.width(), self.height()
        hatch = QBrush(ink(theme.GOLD), Qt.BrushStyle.BDiagPattern)
        for rect in (
            QRectF(0, 0, width, thick),
            QRectF(0, height - thick, width, thick),
            QRectF(0, 0, thick, height),
            QRectF(width - thick, 0, thick, height),
        ):
            painter.fillRect(rect, QColor("#5b4410"))
            painter.fillRect(rect, hatch)


class CroupierWindow(QMainWindow):
    """The croupier's desk.

    It sends commands and never waits for them; it draws what the table published last, and over it at once
    what the dealer is entering.
    """

    practice_wanted = Signal()
    """Somebody at a closed table wants to practise."""

    def __init__(
        self,
        send: Send,
        felt: Felt,
        setup: Setup | None = None,
        speech: Speech | None = None,
        send_signed: SendSigned | None = None,
    ) -> None:
        """Make the desk.

        Args:
            send: takes each command, in the form of the program without its windows; must return at once.
            felt: what the game that is dealt here brings.
            setup: the station's settings; without them what is set holds for this run only.
            speech: says aloud what is announced; the station's own where None.
            send_signed: takes a command that others signed with their codes; as `send` where None.
        """
        super().__init__()
        self.setup, self.felt = setup or Setup(), felt
        speak_of(felt.words)
        self.scale = Scale()
        self.dealing = felt.dealing(send, self._show, send_signed=send_signed)
        self.dealing.side = self.setup.side
        self.speech = station_speech() if speech is None else speech
        self.speech.tell = self._tell_voiceless
        self._side, self._text_size, self._spin = Side.LEFT, 0, 0
        self._unasked: tuple[object, ...] = ()
        self._language = self.setup.settings.language
        self.bank, self._who_deals = BankDesk(), WhoDeals()
        self._build()
        self.keyboard = Keyboard(self.dealing, self, self)
        self.setWindowTitle("Capotavolo")
        self.setMinimumSize(960, 600)
        self.resize(theme.REFERENCE_WIDTH, theme.REFERENCE_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._settle(self.setup.settings)
        self.setup.hear(self._settle)

    def _build(self) -> None:
        """Make the desk's parts; they write themselves in the language that is spoken now."""
        self._backdrop = Backdrop(self.scale, self)
        self.setCentralWidget(self._backdrop)
        self.top_bar = TopBar(self.scale, self._backdrop)
        self.strip = Strip(self.scale, self._backdrop)
        self.middle = self.felt.middle(self.scale, self._backdrop, self.dealing)
        self.steps = self.felt.steps(self.scale, self._backdrop, self.do)
        self.night = NightButton(self.scale, self.steps, self.setup)
        self.payments: PaymentPanel[Any] | None = None
        self.beside_page = self.felt.over(self.scale, self._backdrop, self.do)
        self.pages = Pages(
            self.scale, self._backdrop, self.dealing, self._cover, self.felt.pages, self.setup, self.bank
        )
        self.signing = Signing(
            self.scale, self._backdrop, self.dealing, self.pages, self.setup, self._who_deals
        )
        self.dealing.holds = self.signing.holds
        self.dealing.by_code = self.signing.asks
        self.strip.pressed.connect(self.do)
        self.steps.practice.clicked.connect(self.practice_wanted)

    def _build_anew(self) -> None:
        """Make every part once more; what is entered and which page is open stays."""
        self.signing.cancel()
        asked = self.pages.asked
        self._build()
        self._backdrop.show()
        self._place()
        self.dealing.redraw()
        if asked is not None:
            self.pages.ask(asked)
        self.setFocus()

    def _settle(self, settings: Settings) -> None:
        """Let the settings hold that concern this window."""
        keep_still(still=settings.still)
        self.speech.enabled = settings.speech
        if settings.text_size != self._text_size:
            self._text_size = settings.text_size
            set_text_size(settings.text_size)
            forget_pictures()
            self._place()  # the rooms of lines are as high as they are
            for widget in self.findChildren(QWidget):
                widget.update()
        if settings.language is not self._language:
            self._language = settings.language
            speak(settings.language)

    def show_live(self, live: Live) -> None:
        """Draw what the table published; must be called on the thread of the windows."""
        before, self._unasked = self._unasked, _unasked(live)
        if self._unasked == before:
            self.dealing.hear(live)
            return
        with SECOND_TOUCH.coming(self, self.keyboard.keys):
            self.dealing.hear(live)

    def _tell_voiceless(self, why: str) -> None:
        with SECOND_TOUCH.coming(self, self.keyboard.keys):
            self.dealing.voiceless(why)

    def do(self, act: AnyAct) -> None:
        """Do what a button says, or ask first what must be known."""
        if act not in BESIDE_A_PAGE:
            self.signing.put_off()
        self.pages.go(act)

    def leave(self) -> None:
        """Close the page that is open, or stop taking off."""
        if self.signing.open:
            self.signing.leave()
            return
        self.pages.leave()
        self.dealing.let_go()
        focus = self.focusWidget()
        if focus is not None:
            focus.clearFocus()

    @property
    def entry(self) -> EntryKeys:
        """What the keyboard enters on the felt."""
        return self.middle.keys

    def take_key(self, key: int) -> bool:
        """Give a key to the open page; False when none is open."""
        return self.signing.take_key(key) or self.pages.take_key(key)

    def asks(self, act: AnyAct) -> bool:
        """Whether an act opens a page before anything is sent."""
        return self.pages.asks(act)

    def meaning_of_key(self, key: int) -> object:
        """Say what a key does to the open page; None when none is open."""
        page = self.signing.shown or self.pages.open
        return None if page is None else page.meaning_of_key(key)

    def _show(self) -> None:
        screen = self.dealing.screen
        if screen is None:
            return
        if screen.side is not self._side:
            self._side = screen.side
            self._place()
        if screen.heading.practice is not self._backdrop.practice:
            self._backdrop.practice = screen.heading.practice
            self._backdrop.update()
            practising = tr("PROVA")
            self.setWindowTitle(f"Capotavolo — {practising}" if screen.heading.practice else "Capotavolo")
        self.top_bar.show_heading(screen.heading, screen.side)
        self.strip.show_strip(screen)
        self.middle.show_screen(screen)
        (self.steps if screen.number is None else self._made_payments()).show_screen(screen)
        self.night.show_screen(screen)
        self.beside_page.show_screen(screen)
        self.pages.show_screen(screen)
        self.signing.show_screen(screen)
        if self.speech.enabled:
            self.speech.hear(sayable(screen))
        if screen.heading.spin != self._spin:
            self._spin = screen.heading.spin
            forget_idle_pictures()

    def _cover(self, covered: bool) -> None:  # noqa: FBT001 - its only argument
        """Show the steps or the payments, or neither where a page takes their place."""
        screen = self.dealing.screen
        paying = screen is not None and screen.number is not None
        self.beside_page.cover(covered=covered)
        self.steps.setVisible(not covered and not paying)
        self.steps.ask(self.pages.asked)
        if self.payments is not None:
            self.payments.setVisible(not covered and paying)
            self.payments.promise_key(promised=self.pages.open is None)

    def _made_payments(self) -> PaymentPanel[Any]:
        if self.payments is None:
            self.payments = self.felt.panel(self.scale, self._backdrop, self.do)
            self._place()
        return self.payments

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Bring the desk to the size of the window."""
        super().resizeEvent(event)
        before = self.scale.factor
        self.scale.fit(self.width(), self.height())
        set_least(self.scale.px(theme.LEAST_TEXT))
        if self.scale.factor != before:
            forget_pictures()
        self._place()

    def _place(self) -> None:
        parts = regions(self.width(), self.height(), self._side, self.scale)
        _put(self.top_bar, parts.top)
        _put(self.strip, parts.strip)
        _put(self.middle, parts.felt)
        _put(self.steps, parts.panel)
        self.strip.place_buttons()
        self.middle.place(parts)
        self.steps.place_buttons()
        self.night.place_over(self.steps.practice)
        self.beside_page.place(parts)
        if self.payments is not None:
            _put(self.payments, parts.panel)
            self.payments.place_buttons()
        self.pages.place(parts)
        self.signing.place()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask first where a finger on the window's frame would leave an open table; a second one does."""
        if event.spontaneous() and self._asks_before_it_closes():
            event.ignore()
            self.do(Act.QUIT)
        else:
            super().closeEvent(event)

    def _asks_before_it_closes(self) -> bool:
        screen = self.dealing.screen
        at_work = screen is not None and screen.opened and not screen.heading.practice
        return at_work and self.pages.asked is not Act.QUIT

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember a touch that nothing takes: a dim key, or the felt; what comes there was not meant."""
        SECOND_TOUCH.is_hasty(self, event, self.scale.px(theme.TARGET))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remember a key; it counts when it is released."""
        self.keyboard.press(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Do what a key means."""
        self.keyboard.release(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the desk: no button has it until somebody asks with Tab."""
        super().showEvent(event)
        self.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Make the desk anew in another language; forget the keys that are down when the keyboard is lost."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._build_anew()
        if event.type() is QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.keyboard.forget()


def _put(widget: QWidget, box: Box) -> None:
    widget.setGeometry(round(box.x), round(box.y), round(box.w), round(box.h))


def _unasked(live: Live) -> tuple[object, ...]:
    """Say what comes at any moment without this desk's hand: what a device says, what is wrong, a refusal."""
    reader, journal = live.reader, live.journal
    wrong = reader.health, reader.reason, journal.reason, journal.on_paper > 0, live.alarms, live.stopped
    return live.unasked, *wrong, live.refusal
