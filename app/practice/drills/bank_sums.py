"""What must add up at the bank: a change with the cage, a fill's document, the result of a day [3.4, 3.5]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from app.practice import forms
from app.practice.answers import letter
from app.practice.exercise import Field, Sitting, Step, Task, one_field, slips_of
from app.practice.saying import Chips, Say, Sum, Symbols, Term
from app.rules.bank import BankBook
from app.rules.chips import Chip
from app.rules.inventory import Bundle, bundle, worth
from app.rules.italian import euro
from app.rules.money import Cents, money_text

SIGNATURES: Final = ("capo-tavolo", "municipal-inspector", "house-inspector")
"""Who signs a fill and a credit [3.5]."""
_MISSING: Final = (Say("bank.nobody"), *(Say(f"bank.{name}") for name in SIGNATURES))
_SIDES: Final = (Say("bank.won"), Say("bank.lost"))
_CHIPS_OFF: Final = (1000, 2000, 5000, 10000, 20000, 50000, 100000)
"""One chip too many or too few, cents."""
_THOUSAND: Final = 1000_00

Wrong = Iterator[tuple[str, tuple[str, ...]]]


def exchange(sitting: Sitting) -> Task:
    """A change with the cage: chips go, others come; how many of the last kind make it even [3.4]?"""
    chance = sitting.chance
    high, low, last = Chip(Cents(50000)), Chip(Cents(2000)), Chip(chance.choice((Cents(500), Cents(1000))))
    goes = bundle({high: chance.randint(1, 6), Chip(Cents(10000)): chance.choice((5, 10, 15))})
    total = worth(goes)
    many = chance.randint(1, total // low.value - 5)
    pieces = (total - many * low.value) // last.value
    comes: Bundle = ((low, many),)
    fields = one_field("pieces", forms.COUNT, str(pieces))
    rest = total - many * low.value
    return Task(
        Say(
            "bank.ask-cage",
            {"goes": Chips(goes), "comes": Chips(comes), "last": Sum(last.value)},
        ),
        fields,
        (
            Step(Say("bank.goes", {"sum": _summed(goes)}), "3.4"),
            Step(Say("bank.comes", {"sum": _summed(comes)}), "3.4"),
            Step(
                Say(
                    "bank.even",
                    {
                        "sum": Symbols(f"{euro(total)} − {euro(total - rest)} = {euro(rest)}"),
                        "pieces": pieces,
                    },
                ),
                "3.4",
            ),
        ),
        slips_of(
            fields,
            ((name, (str(wrong),)) for name, wrong in _wrong_pieces(goes, comes, last, pieces) if wrong > 0),
        ),
    )


def _summed(heap: Bundle) -> Symbols:
    parts = " + ".join(f"{pieces} × {euro(chip.value)}" for chip, pieces in heap)
    return Symbols(f"{parts} = {euro(worth(heap))}")


def _plus(*amounts: int) -> Symbols:
    return Symbols(f"{' + '.join(map(euro, amounts))} = {euro(sum(amounts))}")


def _less(amount: int, taken: int) -> Symbols:
    return Symbols(f"{euro(amount)} − {euro(taken)} = {euro(amount - taken)}")


def _wrong_pieces(goes: Bundle, comes: Bundle, last: Chip, pieces: int) -> Iterator[tuple[str, int]]:
    yield "comes-forgotten", worth(goes) // last.value
    for chip, count in (*goes, *comes):
        yield "kind-forgotten", pieces - chip.value * count // last.value
        yield "one-too-many", pieces + chip.value // last.value
        yield "one-too-few", pieces - chip.value // last.value
    yield "value-wrong", pieces * 2
    yield "value-wrong", pieces // 2
    for off in (1, -1, 2, -2, 5, -5, 10, -10, 20, -20):
        yield "miscounted", pieces + off


def document(sitting: Sitting) -> Task:
    """A fill's or credit's document: by how much does it differ from the chips, who has not signed [3.5]?"""
    chance = sitting.chance
    operation = sitting.variant.removesuffix("-document")
    values = chance.sample(sitting.house.chips[2:], 3)
    heap = bundle({Chip(value): chance.choice((5, 10, 20, 40)) for value in values})
    total = worth(heap)
    off = chance.choice((0, 0, *(sign * chip.value for chip, _ in heap for sign in (1, -1))))
    missing = chance.choice((None, *SIGNATURES))
    signed = tuple(name for name in SIGNATURES if name != missing)
    fields = (
        Field("difference", forms.MONEY, (money_text(abs(off)),)),
        Field("missing", forms.CHOICE, (_missing_letter(missing),), _MISSING),
    )
    return Task(
        Say(
            f"bank.ask-{operation}-{len(signed)}",
            {
                "chips": Chips(heap),
                "total": Sum(Cents(total + off)),
                **{f"who{place}": Term(name) for place, name in enumerate(signed, 1)},
            },
        ),
        fields,
        (
            Step(Say("bank.chips-read", {"sum": _summed(heap)}), "3.5"),
            Step(
                Say("bank.adds-up" if off == 0 else "bank.differs", {"difference": Sum(Cents(abs(off)))}),
                "3.5",
            ),
            Step(Say("bank.signed"), "3.5"),
        ),
        slips_of(fields, _wrong_documents(heap, abs(off), missing)),
    )


def _missing_letter(missing: str | None) -> str:
    return letter(0 if missing is None else 1 + SIGNATURES.index(missing))


def _wrong_documents(heap: Bundle, off: int, missing: str | None) -> Wrong:
    for other in (None, *SIGNATURES):
        yield "signature-wrong", (money_text(off), _missing_letter(other))
    for wrong in _CHIPS_OFF:
        yield "difference-wrong", (money_text(wrong), _missing_letter(missing))
    for chip, pieces in heap:
        for wrong in (0, chip.value, 2 * chip.value, chip.value * pieces, off + chip.value):
            yield "difference-wrong", (money_text(wrong), _missing_letter(missing))


def result(sitting: Sitting) -> Task:
    """The figures of a day: how much has the table won, or lost [3.5]?"""
    book = _drawn_book(sitting)
    won = book.result or 0
    fields = (
        Field("result", forms.MONEY, (money_text(abs(won)),)),
        Field("side", forms.CHOICE, (_side(won),), _SIDES),
    )
    figures = {name: Sum(Cents(amount)) for name, amount in _figures(book).items()}
    given = book.opening + book.fills
    there = (book.closing or 0) + book.credits + book.drop
    return Task(
        Say("bank.ask-result", figures),
        fields,
        (
            Step(Say("bank.there", {"sum": _plus(book.closing or 0, book.credits, book.drop)}), "3.5"),
            Step(Say("bank.given", {"sum": _plus(book.opening, book.fills)}), "3.5"),
            Step(Say("bank.result", {"sum": _less(there, given)}), "3.5"),
        ),
        slips_of(fields, _wrong_results(book)),
    )


def _drawn_book(sitting: Sitting) -> BankBook:
    """Draw the figures of a day that was won, or lost, by a likely amount."""
    chance = sitting.chance
    sign = 1 if sitting.variant == "result-won" else -1
    won = sign * chance.randint(5, 90) * _THOUSAND // 2
    opening = chance.randint(120, 200) * _THOUSAND
    fills = chance.randint(1, 20) * _THOUSAND
    credit = chance.randint(1, 15) * _THOUSAND
    drop = chance.randint(20, 400) * _THOUSAND // 10
    closing = opening + fills + won - credit - drop
    return BankBook(begun=True, opening=opening, fills=fills, credits=credit, drop=drop, closing=closing)


def _figures(book: BankBook) -> dict[str, int]:
    return {
        "opening": book.opening,
        "closing": book.closing or 0,
        "fills": book.fills,
        "credits": book.credits,
        "drop": book.drop,
    }


def _side(won: int) -> str:
    return letter(0 if won > 0 else 1)


def _wrong_results(book: BankBook) -> Wrong:
    """What comes of a figure that is forgotten or taken the wrong way, and of the wrong side."""
    won = book.result or 0
    yield "side-wrong", (money_text(abs(won)), _side(-won))
    for name, amount in _figures(book).items():
        sign = -1 if name in {"opening", "fills"} else 1
        for times, slip in ((1, "figure-forgotten"), (2, "wrong-sign")):
            wrong = won - times * sign * amount
            yield slip, (money_text(abs(wrong)), _side(wrong))
    for off in (_THOUSAND, -_THOUSAND, 10 * _THOUSAND):
        yield "miscounted", (money_text(abs(won + off)), _side(won))
