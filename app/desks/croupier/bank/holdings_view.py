"""What should lie in the bank now, chip by chip, and which chips are finished (rules 7, 9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.croupier import commands
from app.desks.croupier.bank.bank_desk import View
from app.desks.croupier.bank.bank_view import LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import coin_words
from app.desks.croupier.bank.chip_tile import ChipTile, place_tiles
from app.desks.croupier.bank.deeds import Deed
from app.desks.croupier.bank.shown import is_known, pieces_there
from app.desks.croupier.bank.tally import Coin, Tally, coin_rows
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.screen import Screen
from app.rules.bank import chips_worth
from app.rules.chips import Chip
from app.rules.side import Side

_TILE: Final = 112
_MOST_TILES: Final = 40


class HoldingsView(BankView):
    """A touch on a chip marks it as finished, another one takes the mark back."""

    def __init__(self, bank: Bank, parent: QWidget) -> None:
        super().__init__(bank, parent, View.MENU)
        self.tiles = [ChipTile(bank.scale, self) for _ in range(_MOST_TILES)]
        self._coins: tuple[tuple[Coin, ...], ...] = ()
        for place, tile in enumerate(self.tiles):
            tile.single = True
            tile.clicked.connect(partial(self._mark, place))

    def show_screen(self, screen: Screen) -> None:
        """Show what is recorded, and say how far it may be believed."""
        state, house = self.live.state, self.bank.dealing.house
        self._coins = coin_rows(state, house, Deed.FILL, Tally())
        coins = [coin for row in self._coins for coin in row]
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(coins))
        for coin, tile in zip(coins, self.tiles, strict=False):
            there = pieces_there(state.bank, coin)
            pieces = "?" if there is None else str(there)
            gone, words = self._missing(coin), coin_words(house, coin, state)
            said = tr("{chip}: {pieces} pezzi").format(chip=words, pieces=pieces)
            finished = tr("finito") if gone else whose_colour(state, coin.colour)
            tile.show_pieces(
                coin.look(house),
                pieces,
                finished,
                f"{said} {finished}".strip(),
                chosen=gone,
            )
            tile.setEnabled(state.opened and state.suspended is None)
        self.entitle(tr("Che cosa c'è nel banco"), self._beneath())
        self.back.say(tr("Indietro"))
        self.arrange(screen.side)

    def _missing(self, coin: Coin) -> bool:
        """Whether a chip is marked, a colour whatever it is worth."""
        marked = self.live.state.bank.inventory.missing
        if coin.colour is None:
            return Chip(coin.value) in marked
        return any(chip.colour == coin.colour for chip in marked)

    def _beneath(self) -> str:
        book = self.live.state.bank
        if not book.begun:
            return tr("Il banco non è stato contato: non si sa.")
        worth = chips_worth(book.inventory.pieces)
        amount = euro(worth)
        if is_known(book):
            return tr("Conosciuto al pezzo dopo la conta: € {amount}.").format(amount=amount)
        if worth < 0:
            return tr("Non si sa: le puntate perse non sono scritte a una a una.")
        text = tr("Stima, circa € {amount}: le puntate perse non sono scritte a una a una.")
        return text.format(amount=amount)

    def _mark(self, place: int) -> None:
        coin = [coin for row in self._coins for coin in row][place]
        marked = self.live.state.bank.inventory.missing
        known = [
            chip
            for chip in marked
            if (chip.colour == coin.colour) and (coin.colour or chip.value == coin.value)
        ]
        for chip in known:
            self.bank.dealing.ask(commands.missing(chip, over=True))
        if not known:
            self.bank.dealing.ask(commands.missing(Chip(coin.value, coin.colour), over=False))

    def place(self, side: Side) -> None:
        """Put the tiles over the whole width."""
        super().place(side)
        px = self._scale.px
        corner = px(LEFT), px(TOP)
        place_tiles(self._scale, self.tiles, self._coins, corner, self.width() - 2 * px(LEFT), px(_TILE))

    def draw_more(self, painter: QPainter) -> None:
        """Say what a touch does, and what came and went so far."""
        px, book = self._scale.px, self.live.state.bank
        last = max(
            (tile.geometry().bottom() for tile in self.tiles if tile.isVisibleTo(self)), default=px(TOP)
        )
        wide = self.width() - 2 * px(LEFT)
        hint = tr("Toccare un gettone finito: non viene più proposto nei pagamenti. Di nuovo: c'è ancora.")
        box = QRectF(px(LEFT), last + px(10), wide, px(30))
        write(painter, box, hint, px(18), paint=ink(theme.QUIET), align=TO_LEFT, least=px(14))
        text = tr("Apertura {opening} · fill {fills} · credit {credits} · biglietti {drop} · boîte {tips}")
        said = text.format(
            opening=euro(book.opening),
            fills=euro(book.fills),
            credits=euro(book.credits),
            drop=euro(book.drop),
            tips=euro(book.tips),
        )
        line = QRectF(px(LEFT), last + px(48), wide, px(56))
        paint = ink(theme.TEXT)
        write_wrapped(
            painter, line, said, px(21), weight=Weight.SEMI, paint=paint, align=TO_LEFT, least=px(15)
        )

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go from chip to chip; Enter marks."""
        return [tile for tile in self.tiles if tile.isVisibleTo(self)]
