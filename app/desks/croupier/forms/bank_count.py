"""Chips are counted: each with its picture, a pad for figures, stacks of twenty by one touch (rules 9)."""

from __future__ import annotations

from itertools import chain
from typing import Final

from app.desks.common import theme
from app.desks.common.language import euro, labelled, tr
from app.desks.common.piles import laid_out_words
from app.desks.common.touch_role import Role
from app.desks.croupier.bank import bank_words, counting
from app.desks.croupier.bank.bank_commands import recording
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import SIGNED, Deed, View, sentence_before
from app.desks.croupier.bank.payment_draft import paid_line
from app.desks.croupier.bank.tally import Coin, coin_rows, is_counted_otherwise, look_in_play
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms import kit
from app.desks.croupier.forms.bank_touches import Fill, Going, Step, Touch
from app.desks.croupier.forms.kit import Desk, Form, Key, Line, Part, Piles, Row, at_foot
from app.desks.croupier.forms.typed import pad
from app.desks.croupier.words.reasons import reason_words
from app.rules.cutting import STACK, Group, GroupKind
from app.table.command import Command
from app.table.overnight import lay_before

_TILE: Final = 108
_BETWEEN: Final = 4
_HUNDRED: Final = 100
_FIVE: Final = 5
Coins = tuple[tuple[Coin, ...], ...]


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


def tiles(rows: Coins, keys: dict[Coin, Key], high: int = _TILE) -> tuple[Row, ...]:
    """Give rows of chips to be touched, one beneath the other."""
    columns = max((len(row) for row in rows), default=1)
    return tuple(Row("", tuple(keys[coin] for coin in row), columns, high=high, gap=_BETWEEN) for row in rows)


def counted_coins(desk: Desk, bank: BankDesk) -> Coins:
    """Name what can be counted, row by row."""
    if bank.paid is not None:
        return bank.paid.coin_rows()
    return coin_rows(desk.state, desk.house, bank.deed, bank.tally)


def begin_count(desk: Desk, bank: BankDesk) -> None:
    """What is counted in its order begins with the first chip."""
    changes, coins = bank.two_sides and bank.paid is None, counted_coins(desk, bank)
    if bank.coin is None and coins and not changes:
        counting.choose(bank, coins[0][0])


def count_form(desk: Desk, bank: BankDesk) -> Form:
    """The chips on the left with the stacks of the one in hand, the pad on the right, the sum beneath it."""
    coins, tally = counted_coins(desk, bank), bank.tally
    held = "" if bank.coin is None else bank_words.coin_words(desk.house, bank.coin, desk.state)
    title, below, sentence = _head(desk, bank)
    forgets = not tally.empty and not bank.correcting
    back = Key(tr("Indietro"), View.MENU if bank.paid is None else View.PAYMENT, tr("il conto resta"))
    return Form(
        title,
        below,
        sentence=sentence,
        parts=(
            *tiles(coins, {coin: _tile(desk, bank, coin) for coin in chain(*coins)}),
            *_stacks(desk, bank),
        ),
        right=(
            *in_hand(held, bank.coin, counting.pieces(bank)),
            *_sides(bank),
            pad(can=bank.coin is not None),
            _sum(desk, bank),
        ),
        does=at_foot(
            _next_words(desk, bank),
            Touch.GO_ON,
            f"€ {euro(tally.coming or tally.going)}",
            can=_may_go_on(desk, bank) and bank.asks is None,
        ),
        foot=(Key(tr("Azzerare"), Touch.FORGET, role=Role.TAKE, can=forgets, key=kit.END),),
        typed=_typed(bank, back, max((len(row) for row in coins), default=1)),
        described=sentence,
        back=back,
    )


def _head(desk: Desk, bank: BankDesk) -> tuple[str, str, str]:
    """What is counted, in which order, and what the dealer says meanwhile."""
    if bank.paid is not None:
        what = bank_words.paid_words(paid_line(bank.paid.made, desk.state))
        return tr("In quali gettoni: {what}").format(what=what), bank_words.change_words(bank.paid.more), ""
    title, hint = bank_words.deed_words(bank.deed), bank_words.deed_hint(bank.deed)
    if bank.correcting:
        return tr("Correggere: {what}").format(what=title), hint, ""
    return title, hint, sentence_before(desk.house.speech, bank.deed, bank.tally.coming)


def _tile(desk: Desk, bank: BankDesk, coin: Coin) -> Key:
    house, state, tally = desk.house, desk.state, bank.tally
    comes, goes = tally.pieces(coin, going=False), tally.pieces(coin, going=True)
    count = _both(comes, goes) if bank.balanced else f"{comes}"
    worth = (comes - (goes if bank.balanced else 0)) * coin.value
    seat = whose_colour(state, coin.colour)
    at = "{value}" if seat else tr("a {value}")  # beside a seat there is room for the value alone
    at = at.format(value=euro(coin.value)) if is_counted_otherwise(state, coin) else ""
    below = euro(abs(worth)) if worth else at if bank.counts_all else ""
    words = bank_words.coin_words(house, coin, state)
    return Key(
        count if comes or goes else "",
        Fill(coin) if coin == bank.coin else coin,
        " · ".join(filter(None, (below, seat))),
        tr("{chip}: {pieces} pezzi").format(chip=words, pieces=count or 0),
        chosen=coin == bank.coin,
        look=look_in_play(state, house, coin) if bank.counts_all else coin.look(house),
        tile=True,
    )


def _both(comes: int, goes: int) -> str:
    """Write what comes with a plus and what goes with a minus."""
    return " ".join(filter(None, (f"+{comes}" if comes else "", f"−{goes}" if goes else "")))


def _stacks(desk: Desk, bank: BankDesk) -> tuple[Part, ...]:
    """The pieces of the chip in hand as they stand on the cloth, and how they lie in words."""
    coin, pieces, missing = bank.coin, counting.pieces(bank), counting.missing(bank)
    if coin is None:
        return ()
    groups = piles_of(pieces)
    lie = bank_words.notes_words(pieces) if coin.note else laid_out_words(groups)
    said = labelled(bank_words.coin_words(desk.house, coin, desk.state), lie) if groups else ""
    if missing:
        said = tr("Toccarlo di nuovo: altri {pieces}, e i conti sono pari").format(pieces=missing)
        said = tr("Toccarlo di nuovo: un altro, e i conti sono pari") if missing == 1 else said
    return Line(said, 17, theme.QUIET, high=26), Piles(coin.look(desk.house), groups)


def in_hand(words: str, coin: Coin | None, pieces: int) -> tuple[Part, ...]:
    """Name the chip in hand, and say what its pieces are worth."""
    worth = "" if coin is None else f"{pieces} × {euro(coin.value)} = {euro(pieces * coin.value)}"
    return Line(words, 20, theme.QUIET, high=24), Line(worth, 28, loud=True, high=34)


def _sides(bank: BankDesk) -> tuple[Part, ...]:
    """What comes and what goes, where of the same chips both may be; the pad stands in the same place."""
    if not bank.two_sides:
        return (Line("", high=theme.TARGET + 8),)
    sides = (tr("Entra"), False, bank.tally.coming), (tr("Esce"), True, bank.tally.going)
    keys = (
        Key(words, Going(going), f"€ {euro(amount)}", chosen=bank.going is going)
        for words, going, amount in sides
    )
    return (Row("", tuple(keys), 2, typed=True, gap=8),)


def _sum(desk: Desk, bank: BankDesk) -> Line:
    """What all of it is worth, what is still wanting, or why the table said no."""
    tally = bank.tally
    if bank.trouble:
        words, paint = reason_words(bank.trouble, desk.house), theme.ALARM
    elif bank.balanced:
        words, paint = bank_words.balance_words(tally.coming, tally.going, bank.owed), theme.GOLD
    else:
        words, paint = tr("Totale € {amount}").format(amount=euro(tally.coming)), theme.GOLD
    return Line(words, 26, paint, loud=True, wraps=True)


def _may_go_on(desk: Desk, bank: BankDesk) -> bool:
    """Whether what was counted so far can be recorded."""
    if bank.paid is not None:
        return bank.paid.may_go_on(desk.state)
    balanced = not bank.balanced or bank.tally.coming == bank.tally.going
    counted = bool(bank.tally.comes)  # also a chip of which there is none
    return balanced and (counted if bank.counts_all else not bank.tally.empty)


def _compares(desk: Desk, bank: BankDesk) -> bool:
    """Whether the count is shown beside what should lie there before it is recorded."""
    return bank.deed is Deed.CLOSE or (bank.deed is Deed.OPEN and lay_before(desk.state) is not None)


def _next_words(desk: Desk, bank: BankDesk) -> str:
    if bank.paid is not None or bank.correcting:
        return tr("Avanti: perché")
    if bank.deed in SIGNED:
        return tr("Avanti: documento")
    if bank.deed is Deed.BOX:
        return tr("Avanti: chi conta")
    return tr("Confrontare") if _compares(desk, bank) else tr("Registrare")


def _typed(bank: BankDesk, back: Key, wide: int) -> tuple[Key, ...]:
    """The arrows go from chip to chip, the other keys to the other side, to what is missing, and back."""
    steps = ((kit.RIGHT, 1), (kit.LEFT, -1), (kit.DOWN, wide), (kit.UP, -wide))
    fills = () if bank.coin is None else (Key("", Fill(bank.coin), key="="),)
    turns = Key("", Going(not bank.going), key=" ")
    return (
        *(Key("", Step(places), key=sign) for sign, places in steps),
        *fills,
        turns,
        back._replace(key=kit.HOME),
    )


def step(bank: BankDesk, coins: Coins, places: int) -> None:
    """Count the chip so many places further; where none is in hand the first, or the last."""
    found = tuple(chain(*coins))
    before = found.index(bank.coin) if bank.coin in found else 0 if places < 0 else -1
    places = places if bank.coin in found else places // abs(places)
    if found:
        counting.choose(bank, found[(before + places) % len(found)])


def count_goes_on(desk: Desk, bank: BankDesk) -> Command | None:
    """Ask what is still to be asked, or record what was counted."""
    if bank.paid is not None:
        bank.go(View.PAID_WHY)
    elif bank.correcting:
        bank.go(View.CORRECTION)
    elif bank.deed in SIGNED:
        bank.go(View.PAPER)
    elif bank.deed is Deed.BOX:
        bank.go(View.BOX)
    elif _compares(desk, bank):
        bank.go(View.CHECK)
    else:
        return record_count(desk, bank)
    return None


def record_count(desk: Desk, bank: BankDesk) -> Command:
    """Record what was counted."""
    bank.ask(desk.live, bank.deed)
    return recording(bank.deed, bank.tally, by=desk.state.dealer)
