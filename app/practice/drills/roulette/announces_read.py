"""How an announce is written in chips, and read back from them [5.2, 5.3]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from app.practice import forms
from app.practice.answers import chips_text, letter
from app.practice.drills.roulette.announced import called, drawn_announce
from app.practice.exercise import Drill, Field, Sitting, Step, Task, one_field, slips_of
from app.practice.pace import Pace
from app.practice.roulette.scenes import OnTrack
from app.practice.saying import Chips, Quote, Say, Sum, Symbols
from app.rules.chips import Chip
from app.rules.house import House
from app.rules.inventory import Bundle
from app.rules.italian import euro
from app.rules.money import Cents, fewest_chips, money_text
from app.rules.roulette.announce_names import announce_named
from app.rules.roulette.announce_prices import over_maximum
from app.rules.roulette.announce_writings import Reading, Writing, common_writings, printed_writings, readings
from app.rules.roulette.announces import Announce, Family, track_piles

_LEVELS: Final = (
    ("equal-vicini", "equal-serie", "equal-orfanelli", "equal-laterali"),
    ("read-vicini-low", "read-serie-low"),
    ("read-vicini-high", "read-serie-high", "read-same-total"),
    ("write-vicini-low", "write-serie-low"),
    ("write-vicini-high", "write-serie-high", "write-equal"),
)
_FAMILIES: Final = (Family.VICINI, Family.SERIE, Family.ORFANELLI, Family.LATERALI)
"""What is written on the race track, in the order in which it can be chosen [5.2]."""
_CHOICES: Final = tuple(Say(f"announces-read.{family.value}") for family in _FAMILIES)
_COUNTS: Final = {Family.VICINI: 9, Family.SERIE: 6, Family.ORFANELLI: 5, Family.LATERALI: 5}
_LOW: Final = 4000
"""Cents: below it and at it the tables write in lower chips."""
_TABLES: Final = tuple(Cents(euros * 100) for euros in (5, 10, 20, 30, 40, 50, 60, 70, 80, 120))
_SAME_TOTAL: Final = (("vicini", 2000), ("serie", 3000), ("vicini", 4000), ("serie", 6000), ("vicini", 8000),
                      ("serie", 12000))  # fmt: skip
"""Announces of 180, 360 and 720: the total does not tell them apart (rules 6)."""
_MISCOUNTED: Final = (4, 5, 6, 7, 8, 9, 10)
_UNIT: Final = 250
"""What a piece may be worth goes in these steps, cents: nobody reads another value out of chips."""
_NEAR: Final = tuple(
    Cents(sign * cents) for cents in (250, 500, 750, 1000, 1500, 2000, 2500, 3000) for sign in (1, -1)
)


class _Written(NamedTuple):
    """An announce and the chips in which it is written.

    Attributes:
        announce: what is played.
        value: cents of a share.
        writing: the chips, the highest first.
    """

    announce: Announce
    value: Cents
    writing: Writing

    @property
    def total(self) -> Cents:
        """What it costs, cents."""
        return Cents(self.announce.pieces * self.value)


def _task(sitting: Sitting) -> Task:
    way, _, which = sitting.variant.partition("-")
    if way == "equal" or which == "equal":
        written = _equal(sitting, which)
    elif which == "same-total":
        name, value = sitting.chance.choice(_SAME_TOTAL)
        written = _chosen(sitting, announce_named(name), (Cents(value),))
    else:
        name, _, height = which.partition("-")
        values = tuple(value for value in _TABLES if (value <= _LOW) == (height == "low"))
        written = _chosen(sitting, announce_named(name), values)
    return _to_write(sitting, written) if way == "write" else _to_read(sitting, written)


def _equal(sitting: Sitting, which: str) -> _Written:
    """Draw an announce in equal chips, one to the piece."""
    kind = which if which in _COUNTS else sitting.chance.choice(_FAMILIES)
    announce, house = drawn_announce(kind, sitting.chance), sitting.house
    values = [chip for chip in house.chips if not over_maximum(announce, chip, house, held=False)]
    return _chosen(sitting, announce, tuple(values), equal=True)


def _chosen(
    sitting: Sitting, announce: Announce, values: tuple[Cents, ...], *, equal: bool = False
) -> _Written:
    """Draw one of the writings that an announce has at some values."""
    find = common_writings if equal else printed_writings
    found = [
        _Written(announce, value, writing)
        for value in values
        for writing in find(announce, value, sitting.house)
        if not equal or len(writing) == 1
    ]
    return sitting.chance.choice(found)


def _on_track(written: _Written) -> OnTrack:
    """Lay the chips as they are written: equal ones stacked and spread, others side by side [5.2, 5.3]."""
    chips = tuple(Chip(value) for value, count in written.writing for _ in range(count))
    stacked = track_piles(written.announce)[0] if len(written.writing) == 1 else 0
    return OnTrack(chips, stacked)


def _text(writing: Writing) -> str:
    return chips_text(_chips(writing), {})


def _chips(writing: Writing) -> Bundle:
    """Name chips as the tables print them, the highest first."""
    return tuple((Chip(value), count) for value, count in writing)


def _sum_of(writing: Writing, total: Cents) -> Symbols:
    parts = " + ".join(f"{count} × {euro(value)}" for value, count in writing)
    return Symbols(f"{parts} = {euro(total)}")


# Reading


def _to_read(sitting: Sitting, written: _Written) -> Task:
    """These chips lie there: which announce are they, and at what value?"""
    right = _read(written, sitting.house)
    fields = (
        Field("announce", forms.CHOICE, (_letter(right.announce.family),), _CHOICES),
        Field("value", forms.MONEY, (money_text(right.value),)),
    )
    laterali = written.announce.family is Family.LATERALI
    number = int(written.announce.name.removeprefix("laterali-")) if laterali else 0
    ask = Say("announces-read.ask-square", {"number": number}) if laterali else Say("announces-read.ask")
    return Task(
        ask,
        fields,
        tuple(_how_read(written, sitting.house)),
        slips_of(fields, _misread(written)),
        _on_track(written),
    )


def _read(written: _Written, house: House) -> Reading:
    """Read the chips; where they lie tells the announces of one count apart (rules 6)."""
    found = {reading.announce: reading for reading in readings(written.writing, house)}
    return found[written.announce]


def _letter(family: Family) -> str:
    return letter(_FAMILIES.index(family))


def _how_read(written: _Written, house: House) -> Iterator[Step]:
    yield Step(Say("announces-read.total", {"sum": _sum_of(written.writing, written.total)}), "5.3")
    if len(written.writing) == 1:
        key = f"announces-read.lies-{written.announce.family.value}"
        yield Step(Say(key, {"pieces": written.announce.pieces}), "5.2")
    else:
        yield Step(Say("announces-read.table", _named(written)), "5.3", _on_track(written))
        yield from _same_total(written, house)
    yield Step(Say("announces-read.value", {"sum": _division(written)}), "5.3")


def _named(written: _Written) -> dict[str, Quote | Sum | Chips]:
    return {
        "announce": called(written.announce),
        "value": Sum(written.value),
        "chips": Chips(_chips(written.writing)),
    }


def _division(written: _Written) -> Symbols:
    return Symbols(f"{euro(written.total)} : {written.announce.pieces} = {euro(written.value)}")


def _same_total(written: _Written, house: House) -> Iterator[Step]:
    """Show the other announce of the tables that costs as much, which is written otherwise [5.3]."""
    for other in _of_same_total(written, house):
        yield Step(Say("announces-read.same-total", _named(other)), "5.3", _on_track(other))


def _of_same_total(written: _Written, house: House) -> Iterator[_Written]:
    for name in ("vicini", "serie"):
        other = announce_named(name)
        value, rest = divmod(written.total, other.pieces)
        if other != written.announce and not rest:
            for writing in printed_writings(other, Cents(value), house)[:1]:
                yield _Written(other, Cents(value), writing)


def _misread(written: _Written) -> Iterator[tuple[str, tuple[str, str]]]:
    """What is read by who takes the count, the total or a chip for something else."""
    own = _letter(written.announce.family)
    for family in _FAMILIES:
        if written.total % (_COUNTS[family] * _UNIT) == 0:
            yield "other-announce", (_letter(family), money_text(written.total // _COUNTS[family]))
        yield "other-announce", (_letter(family), money_text(written.value))
    yield "total-for-value", (own, money_text(written.total))
    for value, _ in written.writing:
        yield "chip-for-value", (own, money_text(value))
    for count in _MISCOUNTED:
        if written.total % (count * _UNIT) == 0:
            yield "other-count", (own, money_text(written.total // count))
    for by in _NEAR:
        if written.value + by > 0:
            yield "near-value", (own, money_text(written.value + by))


# Writing


def _to_write(sitting: Sitting, written: _Written) -> Task:
    """This announce at this value: in which chips is it written?"""
    announce, value, house = written.announce, written.value, sitting.house
    right = common_writings(announce, value, house)
    fields = one_field("chips", forms.CHIPS, *map(_text, right))
    return Task(
        Say("announces-read.ask-write", {"announce": called(announce), "value": Sum(value)}),
        fields,
        tuple(_how_written(written, right, house)),
        slips_of(fields, ((name, (_text(wrong),)) for name, wrong in _miswritten(written, right, house))),
    )


def _how_written(written: _Written, right: tuple[Writing, ...], house: House) -> Iterator[Step]:
    product = f"{written.announce.pieces} × {euro(written.value)} = {euro(written.total)}"
    yield Step(Say("announces-read.total", {"sum": Symbols(product)}), "5.3")
    for place, writing in enumerate(right):
        one = written._replace(writing=writing)
        key = "announces-read.table" if place == 0 else "announces-read.or-so"
        yield Step(Say(key, _named(one)), "5.3", _on_track(one))
    yield from _same_total(written, house)


def _miswritten(written: _Written, right: tuple[Writing, ...], house: House) -> Iterator[tuple[str, Writing]]:
    """What is written by who takes the fewest chips, another announce, another value, or a chip too many."""
    for other in _of_same_total(written, house):
        yield "other-announce", other.writing
    yield "fewest-chips", tuple(fewest_chips(written.total, house.chips))
    for near in _TABLES:
        if abs(near - written.value) <= 2000:
            yield from (("other-value", wrong) for wrong in common_writings(written.announce, near, house))
    if written.value in house.chips:
        yield from (("other-count", ((written.value, count),)) for count in _MISCOUNTED)
    for writing in right:
        yield from _one_chip_off(writing, house)


def _one_chip_off(writing: Writing, house: House) -> Iterator[tuple[str, Writing]]:
    """One chip more, one less, or all of a denomination in a lower one."""
    for chip, count in writing:
        yield "chip-too-many", _with(writing, chip, count + 1)
        if len(writing) > 1 or count > 1:
            yield "chip-forgotten", _with(writing, chip, count - 1)
        for lower in house.chips:
            if lower < chip and lower not in dict(writing):
                yield "other-chip", _with(_with(writing, chip, 0), lower, count)


def _with(writing: Writing, chip: Cents, count: int) -> Writing:
    """The same chips with another count of one of them; none where it is 0."""
    counted = {**dict(writing), chip: count}
    return tuple((value, counted[value]) for value in sorted(counted, reverse=True) if counted[value])


ANNOUNCES_READ: Final = Drill("announces-read", _LEVELS, _task, pace=Pace(12))
