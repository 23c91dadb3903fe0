"""A count beside what should lie there, asked for once more; and what should lie there now (rules 7, 9)."""

from __future__ import annotations

from itertools import chain
from typing import Final

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.touch_role import Role
from app.desks.croupier import commands
from app.desks.croupier.bank import bank_words
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import Deed, View
from app.desks.croupier.bank.shown import Difference, differences, expected_at, is_known, pieces_there, sum_of
from app.desks.croupier.bank.tally import Coin, Tally, coin_rows, is_counted_otherwise, look_in_play
from app.desks.croupier.colour_seats import whose_colour
from app.desks.croupier.forms.bank_count import tiles
from app.desks.croupier.forms.bank_touches import Mark, Touch
from app.desks.croupier.forms.kit import Desk, Form, Key, Line, Lines, at_foot
from app.desks.croupier.words.reasons import reason_words
from app.rules.chips import Chip
from app.rules.inventory import worth
from app.table.command import Command

_HELD: Final = 112


def check_form(desk: Desk, bank: BankDesk) -> Form:
    """Each chip with what should lie there, the result with its arithmetic, and once more: is it so?"""
    coins = chain(*coin_rows(desk.state, desk.house, bank.deed, bank.tally))
    expected, opens = expected_at(desk.state, bank.deed), bank.deed is Deed.OPEN
    found = differences(expected, bank.tally, tuple(coins))
    result, said = _outcome(desk, bank, found)
    counted = f"€ {euro(bank.tally.coming)}"
    words = tr("Registrare l'apertura") if opens else tr("Registrare la chiusura")
    return Form(
        tr("È giusta questa conta d'apertura?") if opens else tr("È giusta questa conta di chiusura?"),
        _beneath(desk, bank, found, known=expected is not None),
        parts=(
            Lines(tuple(_line(desk, each) for each in found)),
            Line(result, 32, theme.GOLD, loud=True, high=46),
            Line(said, 18, wraps=True, high=50),
        ),
        does=at_foot(words, Touch.GO_ON, counted, Role.TAKE, can=bank.asks is None),
        described=". ".join((*(_said(desk, each) for each in found), result, said)),
        back=Key(tr("Ricontare"), View.COUNT),
    )


def _beneath(desk: Desk, bank: BankDesk, found: tuple[Difference, ...], *, known: bool) -> str:
    wrong = sum(bool(each.more) for each in found)
    if bank.trouble:
        return reason_words(bank.trouble, desk.house)
    if not known:
        return tr("Banca stimata: le puntate perse non sono scritte, e non si sa quanti pezzi mancano.")
    if not wrong and bank.deed is Deed.OPEN:
        return tr("È quello che ha lasciato l'ultima chiusura, pezzo per pezzo.")
    if not wrong:
        return tr("Torna tutto, pezzo per pezzo.")
    if wrong == 1:
        return tr("Uno non torna. Guardare ancora una volta.")
    return tr("Non tornano: {count}. Guardare ancora una volta.").format(count=wrong)


def _line(desk: Desk, each: Difference) -> Line:
    name = bank_words.coin_words if is_counted_otherwise(desk.state, each.coin) else bank_words.coin_name
    text = tr("{chip}: {pieces}") if each.expected is None else tr("{chip}: {pieces} di {expected}")
    words = text.format(chip=name(desk.house, each.coin), pieces=each.counted, expected=each.expected)
    chip = (look_in_play(desk.state, desk.house, each.coin), 1)
    return Line(words, 18, chips=(chip,), end=bank_words.difference_words(each), wrong=bool(each.more))


def _said(desk: Desk, each: Difference) -> str:
    words = bank_words.coin_words(desk.house, each.coin, desk.state)
    counted = tr("{chip}: {pieces}").format(chip=words, pieces=each.counted)
    if each.expected is None:
        return counted
    expected = tr("{counted} di {expected}").format(counted=counted, expected=each.expected)
    return f"{expected}, {bank_words.difference_words(each)}"


def _outcome(desk: Desk, bank: BankDesk, found: tuple[Difference, ...]) -> tuple[str, str]:
    """Say what it comes to, and beneath it how; at the opening, what differs from the last closing."""
    if bank.deed is Deed.CLOSE:
        parts = sum_of(desk.state.bank, bank.tally.coming)
        result = tr("Risultato {result}").format(result=bank_words.signed_euro(parts.result))
        return result, bank_words.sum_words(parts)
    if not any(each.more for each in found):
        return tr("Come l'ultima chiusura"), ""
    more = sum(each.more * each.coin.value for each in found)
    words = tr("Differenza dall'ultima chiusura {amount}").format(amount=bank_words.signed_euro(more))
    return words, tr("Se resta così, qualcuno ne risponde per nome: «Tavolo…», «Chi ne risponde…».")


def holdings_form(desk: Desk, _bank: BankDesk) -> Form:
    """What should lie there now; a touch on a chip marks it as finished, another one takes the mark back."""
    book, rows = desk.state.bank, coin_rows(desk.state, desk.house, Deed.FILL, Tally())
    text = tr("Apertura {opening} · fill {fills} · credit {credits} · biglietti {drop} · boîte {tips}")
    sums = book.opening, book.fills, book.credits, book.drop, book.tips
    opening, fills, credits_, drop, tips = map(euro, sums)
    said = text.format(opening=opening, fills=fills, credits=credits_, drop=drop, tips=tips)
    hint = tr("Toccare un gettone finito: non viene più proposto nei pagamenti. Di nuovo: c'è ancora.")
    return Form(
        tr("Che cosa c'è nel banco"),
        _how_sure(desk),
        parts=(
            *tiles(rows, {coin: _held(desk, coin) for coin in chain(*rows)}, _HELD),
            Line(hint, 18, theme.QUIET, high=34),
            Line(said, 21, loud=True, wraps=True, high=56),
        ),
        back=Key(tr("Indietro"), View.MENU),
    )


def _held(desk: Desk, coin: Coin) -> Key:
    state, there = desk.state, pieces_there(desk.state.bank, coin)
    pieces, gone = "?" if there is None else str(there), bool(_marked(desk, coin))
    words, can = bank_words.coin_words(desk.house, coin, state), state.opened and state.suspended is None
    said = tr("{chip}: {pieces} pezzi").format(chip=words, pieces=pieces)
    finished = tr("finito") if gone else whose_colour(state, coin.colour)
    key = Key(pieces, Mark(coin), finished, f"{said} {finished}".strip(), gone, can, tile=True, single=True)
    return key._replace(look=coin.look(desk.house))


def _marked(desk: Desk, coin: Coin) -> tuple[Chip, ...]:
    """Give what is marked as finished of a chip, of a colour whatever each is worth."""
    marked = desk.state.bank.inventory.missing
    return tuple(
        chip for chip in marked if chip.colour == coin.colour and (coin.colour or chip.value == coin.value)
    )


def marking(desk: Desk, coin: Coin) -> tuple[Command, ...]:
    """Mark a chip as finished, or take back every mark that it has."""
    marked = _marked(desk, coin)
    finished = commands.missing(Chip(coin.value, coin.colour), over=False)
    return tuple(commands.missing(chip, over=True) for chip in marked) or (finished,)


def _how_sure(desk: Desk) -> str:
    """Say how far the record may be believed."""
    book = desk.state.bank
    if not book.begun:
        return tr("Il banco non è stato contato: non si sa.")
    about = worth(book.inventory.pieces.items())
    if is_known(book):
        return tr("Conosciuto al pezzo dopo la conta: € {amount}.").format(amount=euro(about))
    if about < 0:
        return tr("Non si sa: le puntate perse non sono scritte a una a una.")
    text = tr("Stima, circa € {amount}: le puntate perse non sono scritte a una a una.")
    return text.format(amount=euro(about))
