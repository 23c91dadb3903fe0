"""What was recorded of the bank, folded into its book."""

from __future__ import annotations

from typing import assert_never

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.bank import BankBook, after_correction, after_operation, below_nothing
from app.rules.chips import Chip, Piece
from app.rules.inventory import bundle
from app.rules.money import parse_money
from app.rules.round_bank import after_round
from app.table import events as happened
from app.table.corrected_payments import with_payment_put_right
from app.table.differences import difference, differing
from app.table.document_fold import with_document, with_document_righted
from app.table.earlier_payments import is_earlier, with_earlier_put_right
from app.table.event_record import Form
from app.table.laid_chips import all_laid
from app.table.note_box import BOX, boxed_put_right, with_box_counted
from app.table.overnight import lay_before
from app.table.payable import Payable
from app.table.put_right import Righted
from app.table.state import S, TableState

BankEvent = (
    happened.BankMoved
    | happened.BankShort
    | happened.ChipMissing
    | happened.EntryCorrected
    | happened.DocumentVoided
    | happened.DocumentPrinted
)


def fold_bank(state: S, event: BankEvent) -> S:
    """Let something be recorded of the bank, or put right."""
    match event:
        case happened.ChipMissing():
            chip, inventory = _chip(event.chip), state.bank.inventory
            marked = inventory.marked(chip) if event.missing else inventory.unmarked(chip)
            return replace(state, bank=state.bank._replace(inventory=marked))
        case happened.BankMoved():
            movements = {**state.movements, state.seq: event}
            return with_document(replace(_moved(state, event), movements=movements), event)
        case happened.BankShort():
            book = state.bank
            short = below_nothing(
                book.inventory.pieces
            )  # no more where the spin is opened again that made it so
            return (
                replace(state, bank=book._replace(inventory=book.inventory.estimated())) if short else state
            )
        case happened.EntryCorrected():
            return _corrected(state, event)
        case happened.DocumentVoided() | happened.DocumentPrinted():
            return with_document(state, event)
        case _ as never:
            assert_never(never)


def _moved(state: S, event: happened.BankMoved) -> S:
    """Write an operation into the bank's book; a count that opens one again keeps what was closed before."""
    if event.operation == BOX:
        return with_box_counted(state, event)
    book = after_operation(state.bank, event.operation, pieces_of(event), parse_money(event.amount))
    if event.operation != "open":
        return replace(state, bank=book)
    before = (*state.books_before, state.bank) if state.bank.begun else state.books_before
    return replace(state, bank=book, books_before=before, lay=lay_before(state))


def _corrected(state: S, event: happened.EntryCorrected) -> S:
    """The state after a correction, of a number, of a payment or of an operation of the bank."""
    corrected = replace(state, corrections=state.corrections | {state.seq})
    if event.fell is not UNSET:  # what a game remembers of it is the game's
        return corrected
    if event.payment is not UNSET:
        put_right = with_earlier_put_right if is_earlier(state, event.of) else with_payment_put_right
        return put_right(corrected, event)
    was = state.movements.get(event.of)
    if was is None:
        return corrected
    now = corrected_movement(was, event.instead)
    *books, book = books_corrected(state, event.of, now)
    before = state.righted.get(event.of)
    first = was if before is None else before.first
    righted = Righted(first, event.reason, event.by, event.witness)
    more = parse_money(now.amount) - parse_money(was.amount)
    return replace(
        with_document_righted(corrected, was, now),
        bank=book,
        boxed=boxed_put_right(state, event.of, more) if was.operation == "drop" else state.boxed,
        books_before=tuple(books),
        lay=bundle(books[-1].inventory.pieces) if books else state.lay,
        movements={**state.movements, event.of: now},
        righted={**state.righted, event.of: righted},
    )


def corrected_movement(was: happened.BankMoved, instead: Form) -> happened.BankMoved:
    """The operation `was`, with the fields of `instead` in place of its own."""
    return replace(
        was,
        chips=instead.get("chips", was.chips),
        amount=instead.get("amount", was.amount),
        document=instead.get("document", was.document),
    )


def book_of(state: TableState, of: int) -> int:
    """Find the book in which an operation of this night stands: a bank may be counted open again (rules 9).

    Args:
        state: of the table.
        of: the operation's place in the table's record.

    Returns:
        The book's place among those that were closed before and the present one, which is the last.
    """
    opened = sum(moved.operation == "open" for seq, moved in state.movements.items() if seq <= of)
    return max(opened - 1, 0)


def books_corrected(state: TableState, of: int, now: happened.BankMoved) -> tuple[BankBook, ...]:
    """This night's books with operation `of` replaced by `now`, the present book last.

    Raises:
        KeyError: there is no such operation of this night.
    """
    books, place = [*state.books_before, state.bank], book_of(state, of)
    books[place] = _book_corrected(books[place], state.movements[of], now)
    return tuple(books)


def _book_corrected(book: BankBook, was: happened.BankMoved, now: happened.BankMoved) -> BankBook:
    before, after = pieces_of(was), pieces_of(now)
    more = {chip: after.get(chip, 0) - before.get(chip, 0) for chip in before.keys() | after.keys()}
    amount = parse_money(now.amount) - parse_money(was.amount)
    return after_correction(book, was.operation, more, amount)


def pieces_of(event: happened.BankMoved) -> dict[Chip, int]:
    """The pieces of each chip in an operation; banknotes are none, they lie in the box."""
    pieces: dict[Chip, int] = {}
    for item in event.chips:
        if item.get("kind") != Piece.NOTES.value:
            chip = _chip(item)
            pieces[chip] = pieces.get(chip, 0) + item["pieces"]
    return pieces


def book_after(state: TableState, payable: Payable) -> BankBook:
    """The bank's book after a round is closed: it paid in the chips that were laid."""
    if payable.payments is None:
        return state.bank
    laid = all_laid(payable)
    due = (difference(payable, order) for order in differing(payable) if order in laid)
    owed = [each for each in due if each is not None]
    return after_round(state.bank, payable.payments, payable.brought, state.house, laid=laid, due=owed)


def _chip(form: Form) -> Chip:
    return Chip(parse_money(form["value"]), form.get("colour"))
