"""Chips are counted: each with its picture, a pad for figures, stacks of twenty by one touch (rules 9)."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.desks.common import theme
from app.desks.common.language import euro, labelled, tr
from app.desks.common.lettering import LEFT as TO_LEFT
from app.desks.common.lettering import Weight, ink, write, write_wrapped
from app.desks.common.stacks import draw_groups, laid_out_words
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.bank.bank_desk import View, recording
from app.desks.croupier.bank.bank_view import FOOT, LEFT, TOP, Bank, BankView
from app.desks.croupier.bank.bank_words import (
    balance_words,
    coin_words,
    deed_hint,
    deed_words,
    notes_words,
)
from app.desks.croupier.bank.chip_tile import ChipTile, place_tiles
from app.desks.croupier.bank.count_pad import CountPad
from app.desks.croupier.bank.deeds import SIGNED, Deed, sentence_before
from app.desks.croupier.bank.tally import Coin, coin_rows, is_counted_otherwise, look_in_play
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.screen import Screen
from app.desks.croupier.words.reasons import reason_words
from app.rules.cutting import STACK, Group, GroupKind
from app.rules.side import Side
from app.table.overnight import lay_before

_RIGHT: Final = 382
_TILE: Final = 108
_KEY: Final = 56
_MOST_TILES: Final = 40
_HUNDRED: Final = 100
_FIVE: Final = 5


def piles_of(pieces: int) -> tuple[Group, ...]:
    """Lay pieces out as they are counted: hundreds, stacks of twenty, and what is over in fives."""
    if pieces < _FIVE:
        return (Group(GroupKind.SPREAD, pieces),) if pieces else ()
    rest, fives = pieces % STACK, pieces % STACK // _FIVE
    found = [Group(GroupKind.HUNDRED, _HUNDRED)] * (pieces // _HUNDRED)
    found += [Group(GroupKind.STACK, STACK)] * (pieces % _HUNDRED // STACK)
    if rest:
        found.append(Group(GroupKind.CUT, rest, piles=(_FIVE,) * fives, fraction=rest % _FIVE))
    return tuple(found)


class CountView(BankView):
    """Tiles on the left, the pad on the right, the sum beneath it."""

    def __init__(self, bank: Bank, parent: QWidget, back: View = View.MENU) -> None:
        """Count nothing yet.

        Args:
            bank: what it works with.
            parent: what it lies on.
            back: which window comes before it.
        """
        super().__init__(bank, parent, back)
        self.tiles = [ChipTile(bank.scale, self) for _ in range(_MOST_TILES)]
        self._coins: tuple[tuple[Coin, ...], ...] = ()
        self._sentence = ""
        for place, tile in enumerate(self.tiles):
            tile.clicked.connect(partial(self._choose, place))
        self.comes, self.goes = TouchButton(bank.scale, self), TouchButton(bank.scale, self)
        self.comes.clicked.connect(lambda: self._turn(going=False))
        self.goes.clicked.connect(lambda: self._turn(going=True))
        self._pad = CountPad(bank.scale, self, self._press)
        self.pad = self._pad.keys
        self.forgets = TouchButton(bank.scale, self, Role.TAKE)
        self.forgets.single = True
        self.forgets.clicked.connect(self._forget)
        self.goes_on = self.offer(Role.STEP, self.go_on)

    def show_screen(self, screen: Screen) -> None:
        """Show what was counted so far."""
        desk = self.bank.desk
        self._coins = self.coin_rows()
        changes = desk.two_sides and desk.paid is None
        if desk.coin is None and self._coins and not changes:
            desk.choose(self._coins[0][0])  # what is counted in its order begins with the first
        self._sentence = self.head()
        self.setAccessibleDescription(self._sentence)
        self._show_tiles()
        self._show_keys()
        self.arrange(screen.side)

    def coin_rows(self) -> tuple[tuple[Coin, ...], ...]:
        """Name what can be counted, row by row."""
        desk = self.bank.desk
        return coin_rows(self.live.state, self.bank.dealing.house, desk.deed, desk.tally)

    def head(self) -> str:
        """Write the title; gives what the dealer says meanwhile."""
        desk = self.bank.desk
        title = deed_words(desk.deed)
        if desk.righting:
            title = tr("Correggere: {what}").format(what=deed_words(desk.deed))
        self.entitle(title, deed_hint(desk.deed))
        return (
            ""
            if desk.righting
            else sentence_before(self.bank.dealing.house.speech, desk.deed, desk.tally.coming)
        )

    def _show_tiles(self) -> None:
        desk, house, state = self.bank.desk, self.bank.dealing.house, self.live.state
        counts = desk.counts_all
        coins = [coin for row in self._coins for coin in row]
        for place, tile in enumerate(self.tiles):
            tile.setVisible(place < len(coins))
        for coin, tile in zip(coins, self.tiles, strict=False):
            comes, goes = desk.tally.pieces(coin, going=False), desk.tally.pieces(coin, going=True)
            count = _both(comes, goes) if desk.balanced else f"{comes}"
            worth = (comes - goes) * coin.value if desk.balanced else comes * coin.value
            words = coin_words(house, coin, state)
            name = tr("{chip}: {pieces} pezzi").format(chip=words, pieces=count or 0)
            look = look_in_play(state, house, coin) if counts else coin.look(house)
            seat = whose_colour(state, coin.colour)
            at = "{value}" if seat else tr("a {value}")  # beside a seat there is room for the value alone
            at = at.format(value=euro(coin.value)) if is_counted_otherwise(state, coin) else ""
            below = euro(abs(worth)) if worth else at if counts else ""
            shown = count if comes or goes else ""
            under = " · ".join(filter(None, (below, seat)))
            tile.show_pieces(look, shown, under, name, chosen=coin == desk.coin)

    def _show_keys(self) -> None:
        desk = self.bank.desk
        self._pad.name_keys(enabled=desk.coin is not None)
        for button, words, going in ((self.comes, tr("Entra"), False), (self.goes, tr("Esce"), True)):
            amount = desk.tally.going if going else desk.tally.coming
            button.say(words, f"€ {euro(amount)}")
            button.choose(chosen=desk.going is going)
            button.setVisible(desk.two_sides)
        self.back.say(tr("Indietro"), tr("il conto resta"))
        self.forgets.say(tr("Azzerare"))
        self.forgets.setEnabled(not desk.tally.empty and not desk.righting)
        self.goes_on.say(self.step_words(), f"€ {euro(desk.tally.coming or desk.tally.going)}")
        self.goes_on.setEnabled(self.may_go_on() and desk.asks is None)

    def may_go_on(self) -> bool:
        """Whether what was counted so far can be recorded."""
        desk = self.bank.desk
        balanced = not desk.balanced or desk.tally.coming == desk.tally.going
        counted = bool(desk.tally.comes)  # also a chip of which there is none
        return balanced and (counted if desk.counts_all else not desk.tally.empty)

    def step_words(self) -> str:
        """Say what comes next."""
        desk = self.bank.desk
        if desk.righting:
            return tr("Avanti: perché")
        if desk.deed in SIGNED:
            return tr("Avanti: documento")
        if desk.deed is Deed.BOX:
            return tr("Avanti: chi conta")
        return tr("Confrontare") if self._compares else tr("Registrare")

    @property
    def _compares(self) -> bool:
        """Whether the count is shown beside what should lie there before it is recorded."""
        deed = self.bank.desk.deed
        return deed is Deed.CLOSE or (deed is Deed.OPEN and lay_before(self.live.state) is not None)

    def _choose(self, place: int) -> None:
        """Count a chip; touched again, it takes what is missing."""
        coins, desk = [coin for row in self._coins for coin in row], self.bank.desk
        if coins[place] == desk.coin:
            desk.fill_up()
        else:
            desk.choose(coins[place])
        self.bank.redraw()

    def _fill_up(self) -> None:
        self.bank.desk.fill_up()
        self.bank.redraw()

    def _turn(self, *, going: bool) -> None:
        self.bank.desk.turn(going=going)
        self.bank.redraw()

    def _press(self, sign: str) -> None:
        """Do what a key of the pad says."""
        desk = self.bank.desk
        if sign.isdigit():
            desk.figure(int(sign))
        elif sign in "⌫C":
            desk.wipe(whole=sign == "C")
        else:
            desk.add(int(sign.replace("−", "-")))
        self.bank.redraw()

    def _forget(self) -> None:
        self.bank.desk.forget()
        self.bank.redraw()

    def go_on(self) -> None:
        """Ask what is still to be asked, or record it."""
        desk = self.bank.desk
        if desk.righting:
            self.go(View.RIGHTING)
        elif desk.deed in SIGNED:
            self.go(View.PAPER)
        elif desk.deed is Deed.BOX:
            self.go(View.BOX)
        elif self._compares:
            self.go(View.CHECK)
        else:
            desk.ask(self.live, desk.deed)
            self.bank.dealing.ask(recording(desk.deed, desk.tally, by=self.live.state.dealer))
            self.bank.redraw()

    def place(self, side: Side) -> None:
        """Put the tiles on the left, the pad on the right."""
        super().place(side)
        px, gap = self._scale.px, self._scale.px(theme.GAP)
        right = self.width() - px(LEFT) - px(_RIGHT)
        wide = right - px(20) - px(LEFT)
        place_tiles(self._scale, self.tiles, self._coins, (px(LEFT), px(TOP)), wide, px(_TILE))
        half = (px(_RIGHT) - gap) // 2
        for button, x in ((self.comes, right), (self.goes, right + half + gap)):
            button.setGeometry(x, px(158), half, px(_KEY))
        self._pad.place(right, px(222), px(_RIGHT))
        self.forgets.setGeometry(px(LEFT) + px(192), self.foot, px(180), px(FOOT))

    def draw_more(self, painter: QPainter) -> None:
        """Draw the chip that is counted, its stacks, and what all of it is worth."""
        px, desk, house = self._scale.px, self.bank.desk, self.bank.dealing.house
        self.draw_sentence(painter, self._sentence)
        right = self.width() - px(LEFT) - px(_RIGHT)
        paint, quiet, least = ink(theme.TEXT), ink(theme.QUIET), px(theme.SMALLEST)
        if desk.coin is not None:
            box = QRectF(right, px(TOP), px(_RIGHT), px(30))
            words = coin_words(house, desk.coin, self.live.state)
            write(painter, box, words, px(20), paint=quiet, align=TO_LEFT, least=least)
            count = QRectF(right, px(TOP) + px(26), px(_RIGHT), px(40))
            worth = f"{desk.pieces} × {euro(desk.coin.value)} = {euro(desk.pieces * desk.coin.value)}"
            write(painter, count, worth, px(28), weight=Weight.BOLD, paint=paint, align=TO_LEFT, least=least)
            self._draw_stacks(painter, desk.coin)
        line = QRectF(right, px(478), px(_RIGHT), px(52))
        total = tr("Totale € {amount}").format(amount=euro(desk.tally.coming))
        if desk.balanced:
            total = balance_words(desk.tally.coming, desk.tally.going, desk.owed)
        if desk.trouble:
            total = reason_words(desk.trouble, self.bank.dealing.house)
        colour = ink(theme.ALARM) if desk.trouble else ink(theme.GOLD)
        write_wrapped(
            painter, line, total, px(26), weight=Weight.BOLD, paint=colour, align=TO_LEFT, least=px(16)
        )

    def _draw_stacks(self, painter: QPainter, coin: Coin) -> None:
        """Draw the pieces of the chip in hand as they stand on the cloth."""
        px, desk = self._scale.px, self.bank.desk
        last = max(
            (tile.geometry().bottom() for tile in self.tiles if tile.isVisibleTo(self)), default=px(TOP)
        )
        right = self.width() - px(LEFT) - px(_RIGHT) - px(20)
        top = last + px(34)
        words = QRectF(px(LEFT), last + px(6), right - px(LEFT), px(26))
        groups = piles_of(desk.pieces)
        chip = coin_words(self.bank.dealing.house, coin, self.live.state)
        lie = notes_words(desk.pieces) if coin.note else laid_out_words(groups)
        said = labelled(chip, lie) if groups else ""
        if desk.rest:
            rest = tr("Toccarlo di nuovo: altri {pieces}, e i conti sono pari").format(pieces=desk.rest)
            said = tr("Toccarlo di nuovo: un altro, e i conti sono pari") if desk.rest == 1 else rest
        write(painter, words, said, px(17), paint=ink(theme.QUIET), align=TO_LEFT, least=px(theme.SMALLEST))
        room = QRectF(px(LEFT), top, right - px(LEFT), self.foot - px(10) - top)
        if groups and room.height() >= px(70):
            look = coin.look(self.bank.dealing.house)
            draw_groups(painter, room, look, groups, self._scale.factor)

    def in_order(self) -> list[QAbstractButton]:
        """The arrows go from chip to chip."""
        return [tile for tile in self.tiles if tile.isVisibleTo(self)]

    def take_key(self, key: int) -> None:
        """Take a figure, a stack, the next chip, the other side, or go on."""
        if self._pad.take_key(key):
            return
        if key == Qt.Key.Key_Space:
            self._turn(going=not self.bank.desk.going)
        elif key == Qt.Key.Key_Equal:
            self._fill_up()
        elif key in self._feet:
            if self._feet[key].isEnabled():
                self._feet[key].click()
        else:
            self._step_coin(key)

    @property
    def _feet(self) -> dict[int, QAbstractButton]:
        """What stands at the foot: back to the list, all of the count forgotten, and on."""
        enter = dict.fromkeys((int(Qt.Key.Key_Return), int(Qt.Key.Key_Enter)), self.goes_on)
        return {int(Qt.Key.Key_Home): self.back, int(Qt.Key.Key_End): self.forgets, **enter}

    def _step_coin(self, key: int) -> None:
        """Go to the next chip with the arrows, and from row to row."""
        coins, desk = [coin for row in self._coins for coin in row], self.bank.desk
        steps = {int(Qt.Key.Key_Right): 1, int(Qt.Key.Key_Left): -1}
        wide = max((len(row) for row in self._coins), default=1)
        steps |= {int(Qt.Key.Key_Down): wide, int(Qt.Key.Key_Up): -wide}
        if key in steps and coins:
            before = coins.index(desk.coin) if desk.coin in coins else -1 if steps[key] > 0 else 0
            step = steps[key] if desk.coin in coins else 1 if steps[key] > 0 else -1
            desk.choose(coins[(before + step) % len(coins)])
            self.bank.redraw()


def _both(comes: int, goes: int) -> str:
    """Write what comes with a plus and what goes with a minus."""
    return " ".join(filter(None, (f"+{comes}" if comes else "", f"−{goes}" if goes else "")))
