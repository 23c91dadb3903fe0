"""Putting right what was recorded: nothing is changed, and what is true is said beside it, before a witness.

What it says instead counts where it is an operation of this night's bank, or the number of a spin that is
closed or what was paid for it, of this night or an earlier one; of all else it is there to be read.
"""

from __future__ import annotations

from typing import Final

from msgspec import UNSET, UnsetType

from app.people.names import same_person
from app.rules.bank import BankBook
from app.rules.chips import Chip, Piece
from app.rules.inventory import Certainty
from app.rules.money import Cents, money_text, parse_money
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.bank import read_counted, read_movement
from app.table.bank_fold import book_of, books_corrected, corrected_movement, pieces_of
from app.table.corrected_payments import (
    PutRight,
    book_put_right,
    chips_off,
    difference_left,
    payment_made,
    put_right_form,
    waits,
)
from app.table.documents import check_document
from app.table.earlier_payments import Earlier, book_put_right_later, chips_off_later, is_earlier
from app.table.event_record import Form
from app.table.fell import Fell
from app.table.fields import at, members, money, recordable
from app.table.game import game_of
from app.table.json_text import Json
from app.table.note_box import off_by
from app.table.overnight import differs_form, read_pieces
from app.table.put_right import MadePayment
from app.table.refusals import Refusal
from app.table.round_refusals import RoundRefusal
from app.table.state import TableState
from app.table.station_opening import Opening
from app.table.table_commands import Correct
from app.table.turn import Turn, refuse

_RULE: Final = "rules 9"
_MOVEMENT: Final = frozenset({"chips", "document"})
_PAYMENT: Final = frozenset({"amount", "chips"})


def correct(turn: Turn, said: Correct, _opening: Opening) -> None:
    """Say what something recorded should have been, why, by whom and before whom."""
    state, of, by, witness = turn.state, said.of, said.by, said.witness
    if of > state.seq:
        refuse(Refusal.NOTHING_RECORDED(of=of, seq=state.seq))
    if of in state.corrections:
        refuse(Refusal.CORRECTION_ITSELF(of=of))
    if same_person(by, witness):
        refuse(Refusal.WITNESS_IS_FIRST(), rule=_RULE)
    payment: Form | UnsetType = UNSET
    fell: Form | UnsetType = UNSET
    if (number := _number_at(turn, of, said.instead)) is not None:
        now_fell = at("instead", lambda value: _read_number(value, number, state), said.instead)
        instead, fell, book = {"number": now_fell}, {"spin": number.spin, "was": number.number}, state.bank
    elif (made := _payment_at(turn, of, said.instead)) is not None:
        _check_witness(state, made, witness)
        now = at("instead", lambda value: _read_payment(value, made, state), said.instead)
        instead, payment = put_right_form(made.spin, made.order, made.amount, now)
        book = _book_after(state, made, now)
    else:
        instead = at("instead", lambda value: _read_instead(value, of, state), said.instead)
        book = _book_instead(state, of, instead)
    turn.happen(
        happened.EntryCorrected(
            of=of,
            reason=said.reason,
            by=by,
            witness=witness,
            instead=instead,
            result=None if book.result is None else money_text(Cents(book.result)),
            payment=payment,
            differs=_differs(state, of, instead),
            book=_should_have_lain(state, of),
            fell=fell,
            drop=_in_the_box(state, of),
            off=_off_the_drop(state, of, instead),
        )
    )


def _number_at(turn: Turn, of: int, instead: Json) -> Fell | None:
    """Find the number that is put right; None where something else is, or something else is said of it."""
    return turn.fell(of) if type(instead) is dict and "number" in instead else None


def _read_number(value: Json, was: Fell, state: TableState) -> int:
    """Read the number that fell instead."""
    form = members(value, frozenset({"number"}), ("number",))
    number = at("number", game_of(state).read_result, form["number"])
    if state.paying is not None and state.paying.spin == was.spin:
        refuse(RoundRefusal.NUMBER_STILL_PAID(spin=was.spin))
    if number == was.number:
        refuse(RoundRefusal.NUMBER_STANDS(spin=was.spin, number=number))
    return number


def _payment_at(turn: Turn, of: int, instead: Json) -> MadePayment | Earlier | None:
    """Find the payment that is put right; None where something else is, or something else is said of it."""
    if type(instead) is not dict or not _PAYMENT.intersection(instead):
        return None
    state, paying = turn.state, turn.state.paying
    if is_earlier(state, of):
        before = turn.earlier(of)
        if before is not None and difference_left(state, before.spin, before.order) is not None:
            refuse(Refusal.DIFFERENCE_OF_THIS_NIGHT(order=before.order, spin=before.spin))
        return before
    if paying is not None and of in paying.payable.made.values():
        order = next(order for order, seq in paying.payable.made.items() if seq == of)
        refuse(Refusal.MARK_STILL_PAID(spin=paying.spin, order=order))
    made = payment_made(state, of)
    if made is not None and waits(state, made):
        refuse(Refusal.DIFFERENCE_UNANSWERED(order=made.order, spin=made.spin))
    return made


def _check_witness(state: TableState, made: MadePayment | Earlier, witness: str) -> None:
    """Whoever ruled on a payment does not witness that his ruling was wrong, or right."""
    ruled = made.ruled if isinstance(made, Earlier) else state.ruled.get(made.spin, ())
    if any(same_person(witness, name) for name in ruled):
        refuse(Refusal.WITNESS_RULED(witness=witness, spin=made.spin), rule=_RULE)


def _book_after(state: TableState, was: MadePayment | Earlier, now: PutRight) -> BankBook:
    if isinstance(was, Earlier):
        return book_put_right_later(state, was, now)
    return book_put_right(state, was, now)


def _read_payment(value: Json, was: MadePayment | Earlier, state: TableState) -> PutRight:
    """Read what a payment should have been, and in which chips the difference changes hands (rules 9)."""
    form = members(value, _PAYMENT, ())
    amount = at("amount", money, form["amount"]) if "amount" in form else was.amount
    chips = at("chips", lambda chips: _read_chips(chips, state), form["chips"]) if "chips" in form else None
    now = PutRight(amount, chips)
    if amount == was.amount and not chips:
        refuse(Refusal.SAME_AMOUNT(amount=money_text(amount)))
    if chips is None and _is_known(state.bank):
        refuse(
            Refusal.DIFFERENCE_IN_CHIPS(),
            rule=_RULE,
        )
    if chips is not None and (off := _off(state, was, now)):
        refuse(Refusal.CHIPS_DIFFER(amount=money_text(abs(off))), rule=_RULE)
    return now


def _off(state: TableState, was: MadePayment | Earlier, now: PutRight) -> int:
    """Say by how much the chips are not the difference, in cents."""
    return chips_off_later(was, now) if isinstance(was, Earlier) else chips_off(state, was, now)


def _is_known(book: BankBook) -> bool:
    """Whether each chip of the bank is known, so that what it is given in must be too."""
    return book.begun and book.inventory.certainty is Certainty.KNOWN


def _read_chips(value: Json, state: TableState) -> tuple[tuple[Chip, int], ...]:
    """Read chips that come back, or with negative pieces leave the bank; nobody is paid in notes."""
    counted = read_counted(value, state, both_ways=True)
    for place, (_, _, kind) in enumerate(counted):
        if kind is Piece.NOTES:
            raise BadInputError("a payment is made in chips", place, "kind", rule="rules 2")
    return tuple((chip, pieces) for chip, pieces, _ in counted)


def _read_instead(value: Json, of: int, state: TableState) -> Form:
    """The fields that a correction replaces: chips or slip of a bank operation, any field of all else."""
    if type(value) is not dict:
        raise BadInputError("must be an object")
    if not value:
        raise BadInputError("must say something instead")
    was = state.movements.get(of)
    if was is None:
        return {key: at(key, recordable, item) for key, item in value.items()}
    form = members(value, _MOVEMENT, ())
    chips, document = form.get("chips", list(was.chips)), form.get("document", _document_of(was))
    read = read_movement(was.operation, chips, document, state)
    instead: Form = {"chips": read.chips, "amount": money_text(Cents(read.amount))}
    if read.document is None:
        return instead
    if read.document != was.document:
        check_document(state, read.document)
    return {**instead, "document": read.document}


def _document_of(was: happened.BankMoved) -> Json | UnsetType:
    """The slip of an operation as a command names it: its number, with its total where it has one."""
    if was.document is None:
        return UNSET
    if was.document_total is UNSET:
        return was.document
    return {"number": was.document, "total": was.document_total}


def _book_instead(state: TableState, of: int, instead: Form) -> BankBook:
    """The bank's book with entry `of` replaced by `instead`."""
    was = state.movements.get(of)
    return state.bank if was is None else books_corrected(state, of, corrected_movement(was, instead))[-1]


def _differs(state: TableState, of: int, instead: Form) -> list[Form] | UnsetType:
    """What a corrected count still differs by from the chips that should have lain there."""
    was = state.movements.get(of)
    if was is None:
        return UNSET
    now = pieces_of(corrected_movement(was, instead))
    if was.book is not UNSET:
        return differs_form(read_pieces(was.book), now)
    if was.operation != "open" or book_of(state, of) < len(state.books_before):
        return UNSET  # what lay there before a count that is closed again nobody keeps
    return differs_form(state.lay, now)


def _in_the_box(state: TableState, of: int) -> str | UnsetType:
    """What was in the note box when it was counted, as the count recorded it."""
    was = state.movements.get(of)
    return UNSET if was is None else was.drop


def _off_the_drop(state: TableState, of: int, instead: Form) -> str | UnsetType:
    """What a corrected count of the note box still differs by."""
    was = state.movements.get(of)
    if was is None or was.drop is UNSET:
        return UNSET
    return off_by(parse_money(was.drop), parse_money(corrected_movement(was, instead).amount))


def _should_have_lain(state: TableState, of: int) -> list[Form] | UnsetType:
    """The chips that should have lain there at a closing count, as it recorded them."""
    was = state.movements.get(of)
    return UNSET if was is None else was.book
