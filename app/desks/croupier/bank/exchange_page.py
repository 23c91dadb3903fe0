"""A colour is sold, handed in or given to a seat, a tip is given: chip, count, recorded (rules 9)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.theme import TARGET, Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import Act, why_not
from app.desks.croupier.bank import exchange_draft as exchange
from app.desks.croupier.bank.bank_desk import BankDesk, recording
from app.desks.croupier.bank.bank_view import FOOT, LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import coin_words, deed_words
from app.desks.croupier.bank.chip_tile import ChipTile, place_tiles
from app.desks.croupier.bank.count_pad import CountPad
from app.desks.croupier.bank.deeds import Deed, sentence_before
from app.desks.croupier.bank.exchange_draft import Exchange, Planned, Wants, exchange_of, so_far, tip_of
from app.desks.croupier.bank.exchange_words import recorded_words, step_words, tip_words, wants_words
from app.desks.croupier.bank.seat_row import SeatRow
from app.desks.croupier.bank.tally import Coin, coin_rows
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.screen import Screen
from app.desks.croupier.settings.setup import Setup
from app.desks.croupier.words.reasons import reason_words
from app.rules.side import Side

_RIGHT: Final = 382
_TILE: Final = 108
_MOST_TILES: Final = 40
_PAD_TOP: Final = 158
_WANTS: Final = 408
_SEATS: Final = 444
"""Where the name of the seats' row begins."""


class ExchangePage(BankView):
    """Notes, colours and chips of value; the seats of the colour; the pad; what is recorded at the foot.

    What was counted is kept by the bank's desk, whatever closes the page.
    """

    WIDE = True

    def __init__(
        self,
        scale: Scale,
        parent: QWidget,
        dealing: Dealing,
        kept: tuple[BankDesk, Setup],
        ways: tuple[Callable[[], None], Callable[[Act], None]],
        *,
        of_payment: bool = False,
    ) -> None:
        """Show nothing yet.

        Args:
            scale: of the window.
            parent: what it lies on.
            dealing: the dealer's side of the desk.
            kept: the drafts, and the station's settings.
            ways: closes the page; opens another one.
            of_payment: the tip is of the payment that is shown large: its chip is chosen.
        """
        self._leave, self._open = ways
        self._kept = kept[0].tip if of_payment else kept[0].exchange
        super().__init__(Bank(scale, dealing, *kept, self._leave, self.redraw), parent, None)
        self._of_payment = of_payment
        self._screen: Screen | None = None
        self._coins: tuple[tuple[Coin, ...], ...] = ()
        self._plan, self._tip = Planned(Deed.CHANGE), Planned(Deed.TIP)
        self._said, self._refused, self._warns = "", False, False
        self.tiles = [ChipTile(scale, self) for _ in range(_MOST_TILES)]
        for place, tile in enumerate(self.tiles):
            tile.clicked.connect(partial(self._touch, place))
        self.seats = SeatRow(scale, self, dealing)
        self._pad = CountPad(scale, self, self._press)
        self.pad = self._pad.keys
        self.forgets, self.tips = TouchButton(scale, self, Role.TAKE), TouchButton(scale, self)
        self.others, self.last = TouchButton(scale, self), TouchButton(scale, self)
        for key, act in (
            (self.forgets, self._forget),
            (self.tips, lambda: self._record(self._tip)),
            (self.others, self._count_others),
            (self.last, self._look_at_last),
        ):
            key.single = True
            key.clicked.connect(act)
        self.records = self.offer(Role.STEP, lambda: self._record(self._plan))
        if of_payment:
            self.records.role, self.tips.role, self.doing = Role.QUIET, Role.STEP, self.tips
            self.tips.size_of_text, self.records.size_of_text = 22, 18

    @property
    def draft(self) -> Exchange:
        """What was touched and typed so far."""
        return self._kept.draft

    def begin(self, screen: Screen) -> None:
        """Go on with what was counted; the tip of a payment is in its chip."""
        large = screen.payments.large
        self._kept.hear(self.live)  # it may have been recorded while the page was closed
        self._kept.trouble = ""
        if self._of_payment and large is not None:
            coin = None if large.chip is None else Coin(large.chip.value, large.chip.colour)
            draft = Exchange() if coin is None else exchange.touched(Exchange(), coin)
            self._kept.begin((screen.heading.spin, screen.number, large.title, coin), draft)

    def redraw(self) -> None:
        """Show what was counted."""
        if self._screen is not None and not self.isHidden():
            self.show_screen(self._screen)

    def show_screen(self, screen: Screen) -> None:
        """Show what was counted so far, and what the table would not take of it."""
        self._screen = screen
        if self._kept.hear(self.live):
            self._leave()
            return
        state, house = self.live.state, self.bank.dealing.house
        self._coins = coin_rows(state, house, Deed.DROP, exchange.so_far(self.draft)[1])
        self._kept.draft = exchange.at_worth(self.draft, [coin for row in self._coins for coin in row])
        self._plan, self._tip = exchange_of(self.draft, house), tip_of(self.draft)
        self.seats.show_colour(self.draft.coin)
        self._show_tiles()
        self._show_keys()
        self.entitle(
            tr("Mancia") if self._of_payment else tr("Colori e mance"),
            tr("Un tocco su un biglietto è uno. Il colore: di chi è, quanti pezzi."),
        )
        self.arrange(screen.side)

    def _show_tiles(self) -> None:
        house, draft = self.bank.dealing.house, self.draft
        coins = [coin for row in self._coins for coin in row]
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(coins))
        for coin, tile in zip(coins, self.tiles, strict=False):
            count = draft.notes.get(coin, 0) if coin.note else draft.bought if coin == draft.coin else 0
            words, whose = coin_words(house, coin, self.live.state), self.seats.whose(coin)
            below = whose or (euro(count * coin.value) if count else "")
            name = tr("{chip}: {pieces} pezzi").format(chip=words, pieces=count)
            chosen = coin in {draft.coin, draft.hand}
            tile.means = coin  # a second note is the same act as the first: it waits for nothing
            tile.show_pieces(
                coin.look(house),
                str(count) if count else "",
                below,
                name,
                chosen=chosen,
            )

    def _show_keys(self) -> None:
        house, draft, waits = self.bank.dealing.house, self.draft, self._kept.asks is not None
        self._pad.name_keys(enabled=draft.hand is not None)
        self.back.say(tr("Indietro"), "" if draft.empty else tr("il conto resta"))
        self.forgets.say(tr("Azzerare"))
        self.forgets.setEnabled(draft != Exchange())
        if self._uncounted:
            self.others.say(deed_words(Deed.OPEN) + "…")
        else:
            self.others.say(tr("Altri gettoni…"), tr("contarli uno per uno"))
        self.others.setEnabled(not waits)
        self.records.say(*step_words(house, draft, self._plan))
        self.tips.say(*tip_words(house, draft, self._tip))
        for key, plan in ((self.records, self._plan), (self.tips, self._tip)):
            key.setEnabled(plan.wants is Wants.NOTHING and not self._why_not(plan) and not waits)
        asked = self._tip if self._of_payment else self._plan
        refused = self._kept.trouble or self._why_not(asked)
        self._refused = bool(refused)
        self._warns = bool(self._kept.trouble) or not self.tips.isEnabled()
        self._said = reason_words(refused, house) if refused else wants_words(draft, asked)
        last = self._last()
        self.last.setVisible(last > 0)
        if last:
            moved = self.live.state.movements[last]
            self.last.say(tr("Correggere…"), recorded_words(house, moved))
        self.setAccessibleDescription(self._said)

    @property
    def _uncounted(self) -> bool:
        """Whether the bank must be counted before chips are sold or handed in; a tip waits for nothing."""
        return not self.live.state.bank.open

    def _why_not(self, plan: Planned) -> str:
        """Say why the table would not take it now; empty where it would, or something is wanting."""
        if plan.wants is not Wants.NOTHING:
            return ""
        return why_not(self.live.state, recording(plan.deed, plan.tally))

    def _last(self) -> int:
        """Give the place of what was recorded last from here; 0 where nothing was."""
        last = max(self.bank.desk.exchange.recorded, self.bank.desk.tip.recorded)
        return last if last in self.live.state.movements else 0

    def _touch(self, place: int) -> None:
        coins = [coin for row in self._coins for coin in row]
        self._change(exchange.touched(self.draft, coins[place]))

    def _press(self, sign: str) -> None:
        if sign.isdigit():
            self._change(exchange.figure(self.draft, int(sign)))
        elif sign in "⌫C":
            self._change(exchange.wiped(self.draft, whole=sign == "C"))
        else:
            self._change(exchange.added(self.draft, int(sign.replace("−", "-"))))

    def _forget(self) -> None:
        self._change(Exchange())

    def _change(self, draft: Exchange) -> None:
        self._kept.change(draft)
        self.redraw()

    def _record(self, plan: Planned) -> None:
        """Send it once; the page closes when the table has it."""
        if self._kept.asks is None and plan.wants is Wants.NOTHING:
            self._kept.ask(self.live)
            self.bank.dealing.ask(recording(plan.deed, plan.tally, by=self.live.state.dealer))
            self.redraw()

    def _count_others(self) -> None:
        """Count it chip by chip at the bank, with what was counted here where nothing waits there.

        Where the bank was not counted yet, that comes first, and what was counted here stays.
        """
        desk, uncounted = self.bank.desk, self._uncounted
        deed, tally = so_far(self.draft)
        self._open(Act.BANK)
        desk.count(Deed.OPEN if uncounted else deed)
        if not uncounted and desk.tally.empty and not tally.empty:
            desk.keep(tally)
            self._kept.change(Exchange())
        self.bank.dealing.redraw()

    def _look_at_last(self) -> None:
        """Look at what was recorded last from here: there it is put right."""
        last = self._last()
        self._open(Act.BANK)
        self.bank.desk.look_at(last)
        self.bank.dealing.redraw()

    def unsigned(self) -> None:
        """Nobody signed for the seat: all stays as it is."""
        self.redraw()

    def place(self, side: Side) -> None:
        """Put the tiles and the seats on the left, the pad on the right."""
        super().place(side)
        px, right = self._scale.px, self.width() - self._scale.px(LEFT + _RIGHT)
        wide = right - px(20) - px(LEFT)
        place_tiles(self._scale, self.tiles, self._coins, (px(LEFT), px(TOP)), wide, px(_TILE))
        self.seats.setGeometry(px(LEFT), px(_SEATS), wide, px(theme.LINE_ROOM + TARGET))
        self._pad.place(right, px(_PAD_TOP), px(_RIGHT))
        self.others.setGeometry(right, px(_SEATS) + px(theme.LINE_ROOM), px(_RIGHT), px(TARGET))
        for key, x, width in ((self.forgets, 192, 150), (self.last, 354, 230)):
            key.setGeometry(px(LEFT + x), self.foot, px(width), px(FOOT))
        main, beside = self._both()
        main.setGeometry(right, self.foot, px(_RIGHT), px(FOOT))
        beside.setGeometry(right - px(20 + 210), self.foot, px(210), px(FOOT))

    def _both(self) -> tuple[TouchButton, TouchButton]:
        """Give what the page is opened for, large, and what else can be recorded."""
        return (self.tips, self.records) if self._of_payment else (self.records, self.tips)

    def draw_more(self, painter: QPainter) -> None:
        """Write what the dealer says, what is counted, and what is wanting."""
        px, draft, house = self._scale.px, self.draft, self.bank.dealing.house
        if not (self._refused or self._of_payment) and self._plan.wants is Wants.NOTHING:
            self.draw_sentence(painter, sentence_before(house.speech, self._plan.deed, self._plan.amount))
        right = self.width() - px(LEFT + _RIGHT)
        hand, least = draft.hand, px(theme.SMALLEST)
        if hand is not None:
            box = QRectF(right, px(TOP - 4), px(_RIGHT), px(28))
            words = coin_words(house, hand, self.live.state)
            write(painter, box, words, px(19), paint=ink(theme.QUIET), align=TO_LEFT, least=least)
            count, line = draft.in_hand(), QRectF(right, px(TOP + 22), px(_RIGHT), px(38))
            worth = f"{count} × {euro(hand.value)} = {euro(count * hand.value)}"
            paint = ink(theme.TEXT)
            write(painter, line, worth, px(26), weight=Weight.BOLD, paint=paint, align=TO_LEFT, least=least)
        below = QRectF(right, px(_WANTS), px(_RIGHT), px(52))
        paint = ink(theme.ALARM if self._refused and self._warns else theme.TEXT)
        write_wrapped(painter, below, self._said, px(19), paint=paint, align=TO_LEFT, least=least)

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go from chip to chip, to the seats, and to what stands at the foot."""
        tiles = [tile for tile in self.tiles if tile.isVisibleTo(self)]
        return [*tiles, *self.seats.keys, self.others, self.forgets, self.last, self._both()[1]]

    def take_key(self, key: int) -> None:
        """Take a figure or a stack; all else goes from button to button."""
        if not self._pad.take_key(key):
            super().take_key(key)
