"""The settlement of one spin, from the JSON object to the JSON answer (interface, `capotavolo settle`)."""

from collections.abc import Mapping

from .book import LISTS, Book, money
from .french import announcement
from .layout import POSITIONS
from .limits import reduce_notes
from .paying import Stakes, payments
from .reading import Entry, read_spin
from .winning import settle_winning
from .zero import settle_zero


def put_aside(book: Book, stack: list[Entry]) -> list[Entry]:
    """Rules 5: doubtful notes are counted first, prisoners apart, and the excess goes back."""
    left, returned = reduce_notes([entry for entry in stack if not entry.enferme])
    for entry, amount in returned:
        book.write_entry("returned", entry, amount)
    prisoners = [entry for entry in stack if entry.enferme]
    return sorted(left + prisoners, key=lambda entry: entry.place)


def settle(spin: Mapping[str, object]) -> dict[str, object]:
    """Settle one spin; a ValueError says what is wrong with it."""
    told = read_spin(spin)
    book = Book()
    winning: Stakes = {}
    for name, entries in told.stacks.items():
        position = POSITIONS[name]
        stack = put_aside(book, entries)
        if told.number in position.numbers:
            winning[name] = settle_winning(book, position, stack)
        elif told.number == 0 and position.kind == "even-money":
            settle_zero(book, stack, told.house, last=told.last)
        else:
            for entry in stack:
                book.lose(entry)
    paid = payments(told.number, told.cylinder, winning)
    total = sum(amount for _, amount in paid)
    return {
        "number": told.number,
        "announcement": announcement(told.number),
        "payments": [item for item, _ in paid],
        **{name: book.listed(name) for name in LISTS},
        "standing": book.standing(),
        "bank": {
            "taken": money(book.taken),
            "paid": money(total),
            "result": money(book.taken - total),
            "notes": money(book.notes),
            "complimentary": money(book.complimentary),
        },
    }
