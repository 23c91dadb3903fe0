"""What a person records of the bank: counts, fills, credits, changes, drop and boîte (rules 9) [3.1–3.6]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from app.people.names import name_key
from app.rules.bank import BankBook, after_operation
from app.rules.chips import Chip, Colour, Piece
from app.rules.inventory import worth
from app.rules.money import Cents, money_text, parse_money
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.bank_refusals import BankRefusal
from app.table.chip_form import held_chip_form
from app.table.documents import check_document
from app.table.event_record import Form
from app.table.fields import MOST_PIECES, at, items, members, money, one_of, payable, text, whole
from app.table.json_text import Json
from app.table.known_bank import refuse_what_is_not_there, should_lie_there
from app.table.laid_chips import laid_chips_form
from app.table.note_box import BOX
from app.table.overnight import differs_form, lay_before
from app.table.refusals import Refusal
from app.table.state import TableState
from app.table.station_opening import Opening
from app.table.table_commands import MarkMissing, MoveBank
from app.table.turn import Turn, refuse

_SIGNATURES: Final = 3
"""The capo tavolo and both inspectors sign a fill and a credit."""
_SIGNED: Final = frozenset({"fill", "credit"})
_BOTH_WAYS: Final = frozenset({"change", "drop"})
_BRINGS: Final = frozenset({"fill", "change", "drop"})
"""What brings chips beside what is there; a count ends every mark anyway."""
_CHIP: Final = frozenset({"colour", "value"})
_CHIP_FIELDS: Final = frozenset({"colour", "value", "pieces", "kind"})

Counted = list[tuple[Chip, int, Piece]]


def read_chip(form: Mapping[str, Json], state: TableState, kind: Piece = Piece.CHIPS) -> Chip:
    """Read a chip of the table: a colour, a chip of value or a note.

    A colour is worth what it is worth now, or the `value` beside it: pieces that were bought at another value
    keep it.

    Raises:
        BadInputError: the table has no such chip.
    """
    if "colour" in form:
        return _read_colour(form, state)
    if "value" not in form:
        raise BadInputError("must have a colour or a value")
    value = at("value", money, form["value"])
    notes = kind is Piece.NOTES
    if value not in (state.house.notes if notes else state.house.chips):
        raise BadInputError(
            f"{state.house.name} has no such {'note' if notes else 'chip'}", "value", rule="rules 2"
        )
    return Chip(value)


def _read_colour(form: Mapping[str, Json], state: TableState) -> Chip:
    name = at("colour", text, form["colour"])
    if name not in state.colours:
        raise BadInputError(f"{state.house.name} has no such colour: {name}", "colour", rule="rules 2")
    if "value" not in form:
        return Chip(state.colours[name].value, name)
    return Chip(at("value", lambda value: payable(value, state.house.unit), form["value"]), name)


def read_counted(value: Json, state: TableState, *, both_ways: bool) -> Counted:
    """Read pieces by chip, as a count or a movement of the bank has them.

    Args:
        value: as it was read.
        state: of the table.
        both_ways: notes may be among them, and with negative pieces chips leave the bank.

    Raises:
        BadInputError: the table has no such chip, or no such number of pieces.
    """
    found: Counted = []
    for place, item in enumerate(items(value)):
        try:
            found.append(_read_item(item, state, both_ways=both_ways))
        except BadInputError as fault:
            raise fault.inside(place) from fault
    return found


def _read_item(value: Json, state: TableState, *, both_ways: bool) -> tuple[Chip, int, Piece]:
    form = members(value, _CHIP_FIELDS, ("pieces",))
    kinds = {Piece.CHIPS.value: Piece.CHIPS, Piece.NOTES.value: Piece.NOTES}
    kind = at("kind", lambda word: one_of(word, kinds), form["kind"]) if "kind" in form else Piece.CHIPS
    if kind is Piece.NOTES and not both_ways:
        raise BadInputError("notes lie in the box, and are counted there", "kind", rule="rules 9")
    chip = read_chip(form, state, kind)
    least = -MOST_PIECES if both_ways and kind is Piece.CHIPS else 0
    return chip, at("pieces", lambda count: whole(count, least, MOST_PIECES), form["pieces"]), kind


class Movement(Struct, frozen=True):
    """An operation of the bank, as it was read.

    Attributes:
        chips: what came and went, as it is recorded.
        pieces: the same by chip, without notes.
        amount: what it is about, cents.
        document: its number.
        total: what it says that it is about, cents; None where it was not said.
    """

    chips: list[Form]
    pieces: Mapping[Chip, int]
    amount: int
    document: str | None
    total: Cents | None


def read_movement(operation: str, chips: Json, document: Json | UnsetType, state: TableState) -> Movement:
    """Read what came and went.

    Raises:
        BadInputError: a field is wrong.
        RefusedError: it does not add up.
    """
    both_ways = operation in _BOTH_WAYS or operation == BOX
    if operation == "close":
        state = replace(state, colours=as_opened(state))
    counted = at("chips", lambda value: read_counted(value, state, both_ways=both_ways), chips)
    pieces: dict[Chip, int] = {}
    for chip, count, kind in counted:
        if kind is Piece.CHIPS:
            pieces[chip] = pieces.get(chip, 0) + count
    notes = sum(chip.value * count for chip, count, kind in counted if kind is Piece.NOTES)
    amount = _amount(operation, pieces, notes)
    forms = [_item_form(chip, count, kind) for chip, count, kind in counted]
    return Movement(forms, pieces, amount, *_document(document, operation, amount))


def move_bank(turn: Turn, said: MoveBank, _opening: Opening) -> None:
    """Record a count, or chips and notes that came or went."""
    state = turn.state
    if not (state.opened or state.bank.open):
        refuse(Refusal.TABLE_CLOSED())
    operation = said.operation
    if said.night is not None:
        raise BadInputError("is said of a count of the box alone", "night")
    _check_time(state.bank, operation)
    read = read_movement(operation, said.chips, said.document, state)
    if read.document is not None:
        check_document(state, read.document)
    refuse_what_is_not_there(state, operation, read.pieces)
    after = after_operation(state.bank, operation, read.pieces, read.amount)
    book = should_lie_there(state) if operation == "close" else None
    lay = lay_before(state) if operation == "open" else book
    turn.happen(
        happened.BankMoved(
            operation=operation,
            chips=read.chips,
            amount=money_text(Cents(read.amount)),
            document=read.document,
            document_total=UNSET if read.total is None else money_text(read.total),
            signatures=_signatures(said),
            by=said.by,
            result=None if after.result is None else money_text(Cents(after.result)),
            change=_change_of(said),
            differs=differs_form(lay, read.pieces),
            book=UNSET if book is None else laid_chips_form(book),
        )
    )
    if operation in _BRINGS:
        _there_again(turn, read.pieces)


def _there_again(turn: Turn, pieces: Mapping[Chip, int]) -> None:
    """What was finished and came is there again: payments are laid in it as before (rules 7)."""
    came = [chip for chip, count in pieces.items() if count > 0]
    for chip in turn.state.bank.inventory.finished_of(came):
        turn.happen(_missing(chip, missing=False))


def _change_of(said: MoveBank) -> str | UnsetType:
    """Read what kind of change it is: a player's whole mass, or one with the cage (rules 9) [3.3, 3.4]."""
    if said.change is None:
        return UNSET
    if said.operation != "change":
        raise BadInputError("is said of a change alone", "change")
    return said.change


def as_opened(state: TableState) -> Mapping[str, Colour]:
    """A colour that is back counts as it did at the opening, whatever it was bought at meanwhile.

    Args:
        state: of the table, with this night's counts.
    """
    counts = [moved.chips for moved in state.movements.values() if moved.operation == "open"]
    opened = {
        item["colour"]: Colour(parse_money(item["value"]))
        for chips in counts[-1:]
        for item in chips
        if "colour" in item
    }
    return {**state.colours, **opened}


def _check_time(book: BankBook, operation: str) -> None:
    if operation == "open" and book.open:
        refuse(BankRefusal.COUNTED_ALREADY(), rule="rules 9")
    if operation not in {"open", "tip"} and not book.open:
        refuse(BankRefusal.NOT_COUNTED(), rule="rules 9")


def _amount(operation: str, pieces: Mapping[Chip, int], notes: int) -> int:
    """Say what an operation is about, in cents; what comes and what goes must be worth the same."""
    if operation == BOX:
        if pieces:
            raise BadInputError("notes alone lie in the box", "chips", rule="rules 9")
        return notes
    if operation not in _BOTH_WAYS:
        return worth(pieces.items())
    balance = worth(pieces.items()) + notes
    if balance:
        refuse(BankRefusal.EXCHANGE_DIFFERS(amount=money_text(Cents(abs(balance)))), rule="rules 9")
    if operation == "change" and notes:
        refuse(BankRefusal.NOTES_GO_BY_DROP(), rule="rules 9")
    if operation == "drop" and not notes:
        refuse(BankRefusal.NO_NOTES_CHANGED(), rule="rules 9")
    return notes or sum(chip.value * count for chip, count in pieces.items() if count > 0)


def _document(said: Json | UnsetType, operation: str, amount: int) -> tuple[str | None, Cents | None]:
    """Read a document: its number, or `{"number", "total"}`, whose total must be that of the chips."""
    if said is UNSET:
        if operation in _SIGNED:
            refuse(BankRefusal.DOCUMENT_MISSING(operation=operation), rule="rules 9")
        return None, None
    number, total = at("document", _read_document, said)
    if total is not None and total != amount:
        refuse(
            BankRefusal.DOCUMENT_DIFFERS(total=money_text(total), amount=money_text(Cents(amount))),
            rule="rules 9",
        )
    return number, total


def _read_document(value: Json) -> tuple[str, Cents | None]:
    if type(value) is not dict:
        return text(value), None
    form = members(value, frozenset({"number", "total"}), ("number", "total"))
    return at("number", text, form["number"]), at("total", money, form["total"])


def _signatures(said: MoveBank) -> list[str]:
    names, operation = list(said.signatures), said.operation
    if operation in _SIGNED and len({key for name in names if (key := name_key(name))}) < _SIGNATURES:
        refuse(BankRefusal.THREE_SIGN(operation=operation), rule="rules 9")
    return names


def _item_form(chip: Chip, count: int, kind: Piece) -> Form:
    form: Form = {**held_chip_form(chip), "pieces": count}
    return form if kind is Piece.CHIPS else {**form, "kind": kind.value}


def mark_missing(turn: Turn, said: MarkMissing, _opening: Opening) -> None:
    """Mark a chip as finished, or with `over` as there again: no payment is laid in it (rules 7)."""
    state = turn.state
    if not state.opened:
        refuse(Refusal.TABLE_CLOSED())
    chip = at("chip", lambda value: read_chip(members(value, _CHIP, ()), state), said.chip)
    missing = not said.over
    if (chip in state.bank.inventory.missing) is missing:
        refuse(BankRefusal.CHIP_MARKED())
    turn.happen(_missing(chip, missing=missing))


def _missing(chip: Chip, *, missing: bool) -> happened.ChipMissing:
    return happened.ChipMissing(chip=cast("Form", held_chip_form(chip)), missing=missing)
