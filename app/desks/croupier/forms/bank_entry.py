"""One thing that was recorded of the bank: its chips, its slip, what may still be done (rules 9)."""

from __future__ import annotations

from msgspec import UNSET

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words
from app.desks.common.touch_role import Role
from app.desks.croupier.bank import bank_words
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import Deed, View, deed_of
from app.desks.croupier.bank.shown import sum_of
from app.desks.croupier.bank.tally import in_order_of_house, is_counted_otherwise, look_in_play, tally_of
from app.desks.croupier.commands import CAPO
from app.desks.croupier.forms.bank_touches import Touch
from app.desks.croupier.forms.kit import Desk, Form, Key, Line, Lines, at_foot
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import moment_words
from app.reports.opening_words import differs_words
from app.rules.house import House, colour_label
from app.rules.money import parse_money
from app.table.bank_fold import pieces_of
from app.table.command import Command
from app.table.events import BankMoved
from app.table.overnight import counted_otherwise, read_pieces
from app.table.put_right import Righted
from app.table.table_commands import ChangeDocument

_NOTE = 34


def entry_form(desk: Desk, bank: BankDesk) -> Form:
    """What was recorded, as it stands now; the first stays beneath it, struck through."""
    moved, corrected = desk.state.movements[bank.of], desk.state.righted.get(bank.of)
    what = bank_words.deed_words(deed_of(moved.operation, moved.change or ""))
    when, notes = moment_words(desk.live.moments.get(bank.of)), _notes(desk, bank, moved)
    return Form(
        f"{what} · € {euro(parse_money(moved.amount))}",
        tr("Nel registro alle {when}").format(when=when) if when else "",
        sentence=bank.said,
        parts=(
            Lines(_chips(desk, moved)),
            *(Line(note, 18, loud=True, high=_NOTE) for note in notes),
            *(() if corrected is None else _first(desk.house, corrected)),
        ),
        does=_printing(desk, bank, moved),
        foot=(Key(tr("Correggere…"), Touch.CORRECT, role=Role.TAKE, can=bank.asks is None),),
        described=". ".join(notes),
        back=Key(tr("Indietro"), View.MENU),
    )


def _chips(desk: Desk, moved: BankMoved) -> tuple[Line, ...]:
    """Its chips; at a count with what one was counted at, where its pieces in play are worth another."""
    state, house, deed = desk.state, desk.house, deed_of(moved.operation, moved.change or "")
    counted = deed in {Deed.OPEN, Deed.CLOSE}
    sides = bank_words.sides_of(in_order_of_house(state, house, deed, tally_of(moved.chips)))
    return tuple(
        Line(
            f"{sign}{pieces} × {(bank_words.coin_words if otherwise else bank_words.coin_name)(house, coin)}",
            18,
            chips=((look_in_play(state, house, coin) if counted else coin.look(house), 1),),
            end=f"€ {euro(pieces * coin.value)}",
        )
        for sign, side in sides
        for coin, pieces in side.items()
        for otherwise in (counted and is_counted_otherwise(state, coin),)
    )


def _first(house: House, corrected: Righted) -> tuple[Line, ...]:
    """What was recorded first, struck through, and why it does not count."""
    first = corrected.first
    chips = (
        f"{sign}{pieces} × {bank_words.coin_name(house, coin)}"
        for sign, side in bank_words.sides_of(tally_of(first.chips))
        for coin, pieces in side.items()
    )
    words = ", ".join((*chips, *filter(None, (first.document,))))
    why = tr("Corretto: {reason} · {by}, testimone {witness}").format(
        reason=reason_words(corrected.reason), by=corrected.by, witness=corrected.witness
    )
    return (
        Line(f"€ {euro(parse_money(first.amount))} · {words}", 17, high=_NOTE, struck=True),
        Line(why, 18, theme.GOLD, wraps=True, high=_NOTE),
    )


def _printing(desk: Desk, bank: BankDesk, moved: BankMoved) -> Key | None:
    paper, can = desk.state.documents.get(moved.document or ""), bank.setup.papers is not None
    if paper is None:
        return None
    words = tr("Stampare di nuovo") if paper.prints else tr("Stampare il documento")
    copy = tr("copia, stampa n. {copy}").format(copy=paper.prints + 1) if paper.prints else ""
    return at_foot(
        words, Touch.PRINT, copy if can else tr("qui non si stampa"), can=can and bank.asks is None
    )


def print_slip(desk: Desk, bank: BankDesk) -> Command | None:
    """Record a print: where to is asked once, and the slip is written when the journal has it."""
    papers, number = bank.setup.papers, desk.state.movements[bank.of].document
    if papers is None or number is None:
        return None
    bank.print_of = number
    if not papers.folder:
        bank.go(View.FOLDER)
        return None
    bank.ask(desk.live, prints=desk.state.documents[number].prints)
    return ChangeDocument(number=number, by=desk.state.dealer or CAPO)


def _notes(desk: Desk, bank: BankDesk, moved: BankMoved) -> tuple[str, ...]:
    """Say all that is known of it besides its chips."""
    found: list[str] = []
    if moved.document:
        found.append(tr("Documento {number}").format(number=moved.document))
    if moved.signatures:
        found.append(tr("Firma: {names}").format(names=", ".join(map(reason_words, moved.signatures))))
    if moved.by:
        found.append(tr("Ha contato {name}").format(name=reason_words(moved.by)))
    found.append(_differs(desk, moved))
    if moved.operation == "close":
        parts = sum_of(desk.state.bank, desk.state.bank.closing or 0)
        result = tr("Risultato {result} = {sum}")
        found.append(
            result.format(result=bank_words.signed_euro(parts.result), sum=bank_words.sum_words(parts))
        )
    told = bank.papers_told
    if told is not None and told.number == moved.document:
        failed = tr("Non stampato: {reason}").format(reason=reason_words(told.trouble))
        found.append(failed if told.trouble else tr("Si trova in {path}").format(path=told.path))
    return tuple(filter(None, found))


def _differs(desk: Desk, moved: BankMoved) -> str:
    """Say by what a count, as it stands, is not what should lie there; of the box what should."""
    if moved.drop is not UNSET:
        return bank_words.box_words(parse_money(moved.drop), parse_money(moved.amount))
    lay = desk.state.lay if moved.operation == "open" else None
    text = tr("Diversa dall'ultima chiusura: {differs}")
    if moved.book is not UNSET:
        lay, text = read_pieces(moved.book), tr("Diversa da quanto doveva esserci: {differs}")
    differs = counted_otherwise(lay, pieces_of(moved))
    words = differs_words(differs, lambda name: owner_words(colour_label(desk.house, name)), euro)
    return text.format(differs=words) if differs else ""
