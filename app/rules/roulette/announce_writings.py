"""How an announce is written in chips of value, and read back from them (rules 6) [5.3].

Theory. A writing is a number of chips of each denomination. A dealer who finds it on the race track knows the
total, and several announces may cost that: 180 is vicini da 20, serie da 30, a finale da 45. So no two
announces of different counts may share a writing. Those of one count (orfanelli and the laterali, five
pieces) always do; where the chips lie tells them apart: in a sector, or on a number's square.

For each total the writings are handed out in three rounds:

1. The printed ones, for vicini and serie at the values of the tables.
2. As many equal chips as there are shares, where the denomination exists.
3. A count that has neither is spelled: what stands stacked on the race track (five shares of vicini and
   serie) in the fewest chips, and beside it each other share in the fewest chips. So spelled, serie da 120 is
   500 + 100 and 100 + 20, which is what the source prints for it. If another announce has that writing
   already, the highest chip is broken into lower ones until nobody has it; higher counts are spelled first.
   Chips that are all equal always say one chip a piece (ten 20s may be serie da 20 with four straights), and
   are broken likewise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from app.rules.house import House
from app.rules.money import Cents, fewest_chips
from app.rules.roulette.announces import ANNOUNCES, TRACK_PILES, Announce, Family

Writing = tuple[tuple[Cents, int], ...]
"""Pairs of denomination (cents) and pieces, the highest first, each denomination once, never 0 pieces."""


class Reading(NamedTuple):
    """What a stack of chips may be.

    Attributes:
        announce: the announce.
        value: cents that a share is worth.
    """

    announce: Announce
    value: Cents


def _row(*chips: tuple[int, int]) -> Writing:
    """A printed writing: pieces and the euros of a chip."""
    return tuple((Cents(euros * 100), pieces) for pieces, euros in chips)


_VICINI: Final = {
    5: (_row((4, 10), (1, 5)),),
    10: (_row((4, 20), (1, 10)), _row((1, 50), (4, 10))),
    20: (_row((1, 100), (4, 20)),),
    30: (_row((1, 200), (3, 20), (1, 10)),),
    40: (_row((1, 200), (8, 20)),),
    50: (_row((4, 100), (1, 50)),),
    60: (_row((4, 100), (7, 20)),),
    70: (_row((5, 100), (1, 50), (4, 20)),),
    80: (_row((1, 500), (1, 100), (6, 20)),),
}
_SERIE: Final = {
    5: (_row((2, 10), (2, 5)), _row((1, 20), (2, 5))),
    10: (_row((2, 20), (2, 10)), _row((1, 50), (1, 10))),
    20: (_row((1, 100), (1, 20)),),
    30: (_row((1, 100), (1, 50), (3, 10)), _row((3, 50), (3, 10))),
    40: (_row((2, 100), (2, 20)), _row((1, 200), (2, 20))),
    50: (_row((2, 100), (2, 50)), _row((1, 200), (2, 50))),
    60: (_row((3, 100), (3, 20)),),
    70: (_row((3, 100), (2, 50), (1, 20)),),
    80: (_row((4, 100), (4, 20)), _row((2, 200), (4, 20))),
    120: (_row((1, 500), (2, 100), (1, 20)),),
}
_PRINTED: Final = {Family.VICINI: _VICINI, Family.SERIE: _SERIE}
"""The tables of [5.3], by the euros that a share is worth."""

_COUNTS: Final = {
    count: next(announce for announce in ANNOUNCES if announce.pieces == count)
    for count in sorted({announce.pieces for announce in ANNOUNCES}, reverse=True)
}
"""One announce of each count, the higher counts first; vicini and serie are the only ones of theirs."""


def printed_writings(announce: Announce, value: Cents, house: House) -> tuple[Writing, ...]:
    """Give the writings that the tables print for an announce, in printed order [5.3].

    Args:
        announce: one with added straights has none: the tables are for the sector alone.
        value: cents that a share is worth.
        house: a writing with a chip that it does not have is left out.
    """
    euros, cents = divmod(value, 100)
    table = _PRINTED.get(announce.family, {})
    rows = () if cents or announce.straights else table.get(euros, ())
    return tuple(row for row in rows if all(chip in house.chips for chip, _ in row))


def equal_writing(announce: Announce, value: Cents, house: House) -> Writing | None:
    """Write an announce in equal chips, one to the piece; None where the house has no such chip [5.3]."""
    return ((value, announce.pieces),) if value in house.chips else None


def common_writings(announce: Announce, value: Cents, house: House) -> tuple[Writing, ...]:
    """Give the printed writings and then the one in equal chips, as far as there are any (rules 6) [5.3]."""
    equal = equal_writing(announce, value, house)
    return (*printed_writings(announce, value, house), *([equal] if equal else []))


def writings(announce: Announce, value: Cents, house: House) -> tuple[Writing, ...]:
    """Give every way to write an announce: the common ones, or a spelling if there are none (rules 6) [5.3].

    Args:
        announce: what is played; one with added straights is written in equal chips alone.
        value: cents that a share is worth, a multiple of the house's unit.
        house: whose chips there are.

    Returns:
        The writings; none that an announce of another count has. Empty where the house's chips allow none.
    """
    if announce.straights:
        return common_writings(announce, value, house)
    return _handed_out(Cents(announce.pieces * value), house).get(announce.pieces, ())


def readings(chips: Iterable[tuple[Cents, int]], house: House) -> tuple[Reading, ...]:
    """Say what announces a stack of chips may be, wherever it lies (rules 6) [5.3].

    Args:
        chips: pairs of denomination in cents and pieces, in any order.
        house: whose chips they are.

    Returns:
        The readings, all of one count and of one value; empty where no announce is written so. Announces with
        added straights are not read: they are placed, and each piece then lies where it plays.
    """
    written = _in_order(chips)
    total = sum(chip * pieces for chip, pieces in written)
    handed = _handed_out(Cents(total), house)
    return tuple(
        Reading(announce, Cents(total // announce.pieces))
        for announce in ANNOUNCES
        if written in handed.get(announce.pieces, ())
    )


def _in_order(chips: Iterable[tuple[Cents, int]]) -> Writing:
    counted: Counter[Cents] = Counter()
    for chip, pieces in chips:
        counted[chip] += pieces
    return tuple((chip, counted[chip]) for chip in sorted(counted, reverse=True) if counted[chip])


def _handed_out(total: Cents, house: House) -> dict[int, tuple[Writing, ...]]:
    """Give to each count of pieces that costs this total its writings, none to two."""
    values = {
        count: Cents(total // count) for count in _COUNTS if total and total % (count * house.unit) == 0
    }
    found = {count: common_writings(_COUNTS[count], value, house) for count, value in values.items()}
    taken = {writing for row in found.values() for writing in row}
    for count, value in values.items():
        if not found[count]:
            spelled = (w for w in _spellings(count, value, house) if len(w) > 1 and w not in taken)
            free = next(spelled, None)
            found[count] = () if free is None else (free,)
            taken.update(found[count])
    return found


def _spellings(count: int, value: Cents, house: House) -> Iterator[Writing]:
    """Spell an announce: the stacked shares together, the others one by one; then with ever lower chips."""
    stacked, spread = TRACK_PILES.get(_COUNTS[count].family, (0, count))
    chips = [*fewest_chips(stacked * value, house.chips)]
    chips += [(chip, pieces * spread) for chip, pieces in fewest_chips(value, house.chips)]
    writing = _in_order(chips)
    yield writing
    while writing[0][0] > house.unit:
        chip = writing[0][0]
        lower = tuple(other for other in house.chips if other < chip)
        writing = _in_order([*writing, (chip, -1), *fewest_chips(chip, lower)])
        yield writing
