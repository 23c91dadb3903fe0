"""How a payment is laid out with real chips, and what is said (rules 7) [4.4]."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.rules.chips import Chip
    from app.rules.house import House
    from app.rules.inventory import Inventory
    from app.rules.laid_payment import Cutting, LaidPayment
    from app.rules.money import Cents

HELP = "lay a payment out with the bank's chips: colour, colour with value, value, mixed value"
_HOUSE = "venezia"
_MOST_PIECES = 1_000_000
_MOST_PAID = 999_999_99


class _RefusedError(ValueError):
    """An argument is wrong; the sentence names it."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument("--pieces", required=True, help="how many pieces are paid, at least 1")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--colour-value", metavar="AMOUNT", help="they are a colour, worth so much a piece")
    what.add_argument("--value", metavar="AMOUNT", help="they are chips of value")
    parser.add_argument(
        "--with", dest="wanted", metavar="AMOUNTS", help="colour: pay in these chips of value too, 50,20"
    )
    parser.add_argument("--mixed", action="store_true", help="value: pay in groups of 500, in several chips")
    parser.add_argument("--positions", default="1", help="how many winning positions it pays (default 1)")
    parser.add_argument(
        "--bank",
        metavar="FILE",
        help='all that the bank holds: {"chips": [{"value": "20.00", "pieces": 40}, {"colour": "red", '
        '"pieces": 120}]}, where one colour is paid that one alone (default: no end of any chip)',
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print the payment; status 1 where the bank cannot pay it as asked."""
    import msgspec

    from app.rules.tongue import Speech
    from app.table.payment_form import payment_form

    try:
        payment = _payment(chosen)
    except _RefusedError as fault:
        return complain(str(fault))
    sys.stdout.write(msgspec.json.encode(payment_form(payment, Speech.ITALIAN)).decode() + "\n")
    return 1 if payment.short or payment.unpaid else 0


def _payment(chosen: argparse.Namespace) -> LaidPayment:
    """Read the words and lay the payment.

    Raises:
        _RefusedError: a word is wrong; the sentence names it.
    """
    from app.games import read_house
    from app.houses import house
    from app.rules.laid_payment import Cutting

    under = house(_HOUSE, read_house)
    pieces = _count("--pieces", chosen.pieces)
    positions = _count("--positions", chosen.positions)
    cutting = Cutting(positions, french=under.french_spread, plaques=under.plaques)
    if chosen.colour_value is None:
        return _value_payment(chosen, under, pieces, cutting)
    return _colour_payment(chosen, under, pieces, cutting)


def _value_payment(chosen: argparse.Namespace, house: House, pieces: int, cutting: Cutting) -> LaidPayment:
    from app.rules.mixed_payment import pay_mixed
    from app.rules.money import Cents
    from app.rules.pieces_payment import pay_value

    if chosen.wanted is not None:
        raise _RefusedError("--with: goes with --colour-value, not with --value")
    value = _house_chip("--value", chosen.value, house)
    _bounded(pieces, value)
    bank = None if chosen.bank is None else _bank(chosen.bank, house, house.minimum)
    if chosen.mixed:
        return pay_mixed(Cents(pieces * value), value, house.chips, bank=bank, cutting=cutting)
    return pay_value(pieces, value, house.chips, bank=bank, cutting=cutting)


def _colour_payment(chosen: argparse.Namespace, house: House, pieces: int, cutting: Cutting) -> LaidPayment:
    from app.rules.money import money_text
    from app.rules.pieces_payment import pay_colour

    if chosen.mixed:
        raise _RefusedError("--mixed: goes with --value, not with --colour-value")
    piece = _amount("--colour-value", chosen.colour_value)
    if piece == 0 or piece % house.unit:
        raise _RefusedError(f"--colour-value: must be a multiple of {money_text(house.unit)}")
    _bounded(pieces, piece)
    wanted = _wanted(chosen.wanted, house, piece)
    bank = None if chosen.bank is None else _bank(chosen.bank, house, piece)
    colour = _colour_of(bank, piece)
    return pay_colour(pieces, colour, house.chips, wanted=wanted, bank=bank, cutting=cutting)


def _colour_of(bank: Inventory | None, piece: Cents) -> Chip:
    """The bank's colour, or one that is named after what a piece of it is worth."""
    from app.rules.chips import Chip
    from app.rules.money import money_text

    colours = [] if bank is None else [chip for chip in bank.pieces if chip.colour is not None]
    if len(colours) > 1:
        names = ", ".join(str(chip.colour) for chip in colours)
        raise _RefusedError(f"--bank: has several colours, and one is paid: {names}")
    return colours[0] if colours else Chip(piece, money_text(piece))


def _wanted(words: str | None, house: House, piece: Cents) -> list[Cents]:
    """The chips of value that go with the colour: each a whole number of pieces, none twice."""
    from app.rules.money import money_text

    found: list[Cents] = []
    for word in words.split(",") if words is not None else ():
        chip = _house_chip("--with", word, house)
        if chip % piece:
            each = money_text(piece)
            raise _RefusedError(f"--with: {money_text(chip)} is no whole number of pieces of {each}")
        if chip in found:
            raise _RefusedError(f"--with: {money_text(chip)} is there twice")
        found.append(chip)
    return found


def _bank(file: str, house: House, piece: Cents) -> Inventory:
    from app.foreign import content
    from app.table.bad_input import BadInputError
    from app.table.json_text import read_json
    from app.table.payment_form import read_bank

    try:
        return read_bank(read_json(content(Path(file))), house, piece)
    except OSError as fault:
        raise _RefusedError(f"--bank: {file}: cannot be read: {fault.strerror}") from fault
    except BadInputError as fault:
        raise _RefusedError(f"--bank: {file}: {fault}") from fault


def _count(name: str, word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 20 and 1 <= int(word) <= _MOST_PIECES):
        raise _RefusedError(f"{name}: must be a whole number from 1 to {_MOST_PIECES}, not {word[:40]}")
    return int(word)


def _amount(name: str, word: str) -> Cents:
    from app.rules.money import MoneyError, parse_typed_money

    try:
        return parse_typed_money(word)
    except MoneyError as fault:
        raise _RefusedError(f"{name}: {fault}") from fault


def _house_chip(name: str, word: str, house: House) -> Cents:
    from app.rules.money import money_text

    value = _amount(name, word)
    if value not in house.chips:
        raise _RefusedError(f"{name}: no chip of the house: {money_text(value)}")
    return value


def _bounded(pieces: int, piece: Cents) -> None:
    """No payment comes near a million; from there on there are no words for it."""
    from app.rules.money import money_text

    if pieces * piece > _MOST_PAID:
        raise _RefusedError(f"--pieces: pays more than {money_text(_MOST_PAID)}")
