"""Changes, fills, credits, the boîte and the day's result as the oracle reckons them (rules 9)."""

from collections.abc import Iterable

from app.practice.exercise import Exercise
from app.practice.saying import Chips, Say, Sum, Term
from app.practice.scene import Heap
from app.rules.chips import Chip
from tests.oracle import bank
from tests.oracle.book import money

COLOUR = 0
ROLES = {"capo-tavolo": "capo tavolo", "municipal-inspector": "municipal inspector",
         "house-inspector": "house inspector"}  # fmt: skip


def answers(exercise: Exercise) -> tuple[str, ...]:
    asked = exercise.task.ask.key.removeprefix("bank.ask-")
    if asked.startswith("order-"):
        return (_order(exercise, asked.removeprefix("order-")),)
    if asked.startswith(("fill", "credit")):
        return _document(exercise)
    return {
        "notes": _notes,
        "mass": _mass,
        "colour": _colour,
        "sort": _sorted,
        "lay": _laid,
        "cage": _cage,
        "result": _result,
    }[asked](exercise)


def _chips(exercise: Exercise, name: str) -> dict[int, int]:
    found = exercise.task.ask.values[name]
    assert isinstance(found, Chips)
    return _counts(found.chips)


def _counts(chips: Iterable[tuple[Chip, int]]) -> dict[int, int]:
    return {chip.value: pieces for chip, pieces in chips if chip.colour is None}


def _cents(exercise: Exercise, name: str) -> int:
    found = exercise.task.ask.values[name]
    assert isinstance(found, Sum)
    return found.cents


def _notes(exercise: Exercise) -> tuple[str, ...]:
    return (money(sum(group.worth * group.notes for group in bank.note_groups(_chips(exercise, "notes")))),)


def _mass(exercise: Exercise) -> tuple[str, ...]:
    chips = _chips(exercise, "chips")
    stacks, over = bank.mass(sum(chips.values()))
    return str(stacks), str(over), money(bank.total(chips))


def _colour(exercise: Exercise) -> tuple[str, ...]:
    given = _cents(exercise, "money")
    stacks, over = bank.mass(given // _cents(exercise, "minimum"))
    return str(stacks), str(over), money(given)


def _order(exercise: Exercise, what: str) -> str:
    """Where each chip stands among the choices, in the order in which the oracle lays them."""
    (field,) = exercise.task.fields
    counts = {value: pieces for value, pieces in map(_choice, field.choices) if value}
    places = {value: place for place, (value, _) in enumerate(map(_choice, field.choices))}
    if what == "notes":
        first = [group.worth for group in bank.note_groups(counts)]
    else:
        first = [value for value, _ in bank.laid(counts, "boite" if what == "boite" else "fill")]
    if what == "boite":
        colours = dict(map(_choice, field.choices))[COLOUR]
        order, _ = bank.boite_change(counts, colours, 250)
        assert order == ["value", "colour"]
        first.append(COLOUR)
    return "".join("ABCD"[places[value]] for value in first)


def _choice(choice: Say) -> tuple[int, int]:
    """The value of the chips that can be chosen, and how many they are."""
    chips, pieces = choice.values.get("chips"), choice.values.get("pieces", 0)
    if isinstance(chips, Chips):
        ((chip, count),) = chips.chips
        return chip.value, count
    assert isinstance(pieces, int)
    return COLOUR, pieces


def _sorted(exercise: Exercise) -> tuple[str, ...]:
    scene = exercise.task.scene
    assert isinstance(scene, Heap)
    value = _counts(scene.chips)
    at_once = {chip: pieces for chip, pieces in value.items() if bank.straight_in(chip)}
    everything = sum(pieces for _, pieces in scene.chips)
    return money(bank.total(at_once)), str(everything - sum(at_once.values()))


def _laid(exercise: Exercise) -> tuple[str, ...]:
    pieces, minimum = exercise.task.ask.values["pieces"], _cents(exercise, "minimum")
    assert isinstance(pieces, int)
    groups = bank.colour_groups(pieces, minimum)
    full = groups.count(bank.colour_fraction(minimum))
    return str(full), str(sum(groups[full:])), money(bank.boite_change({}, pieces, minimum)[1])


def _cage(exercise: Exercise) -> tuple[str, ...]:
    goes, comes, last = _chips(exercise, "goes"), _chips(exercise, "comes"), _cents(exercise, "last")
    pieces = bank.missing(goes, comes) // last
    assert bank.adds_up({**comes, last: pieces}, goes)
    return (str(pieces),)


def _document(exercise: Exercise) -> tuple[str, ...]:
    asked = exercise.task.ask.values
    off = abs(_cents(exercise, "total") - bank.total(_chips(exercise, "chips")))
    names = {ROLES[value.name] for value in asked.values() if isinstance(value, Term)}
    missing = [place for place, role in enumerate(bank.SIGN, 1) if role not in names]
    assert bank.signed({role: role for role in names}) is not bool(missing)
    return money(off), "ABCD"[missing[0] if missing else 0]


def _result(exercise: Exercise) -> tuple[str, ...]:
    opening, closing, fills, credits_, drop = (
        _cents(exercise, name) for name in ("opening", "closing", "fills", "credits", "drop")
    )
    won = bank.result(opening, closing, fills=fills, credits_=credits_, drop=drop)
    return money(abs(won)), "A" if won > 0 else "B"
