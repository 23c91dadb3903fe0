"""The counts of a bank, chip by chip: at the opening, at the closing, and what should lie there (rules 9)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from typing import NamedTuple

from msgspec import UNSET

from app.reports.sheet import Row, Rows
from app.reports.stamp import Stamp
from app.reports.voice import Voice
from app.reports.wording import clock, count, money, tr
from app.rules.chips import Chip
from app.rules.inventory import Bundle, bundle, laying_place, worth
from app.table import events as happened
from app.table.bank_fold import corrected_movement, pieces_of
from app.table.event_record import Event
from app.table.overnight import counted_otherwise, read_pieces


class Count(NamedTuple):
    """A count, as it stands now.

    Attributes:
        stamp: when it was recorded first.
        closes: it is a closing count.
        chips: what lay there.
        should: what should have; None where the bank was an estimate, and at an opening.
    """

    stamp: Stamp
    closes: bool
    chips: Bundle
    should: Bundle | None

    @property
    def differs(self) -> Bundle:
        """The chips of which more lay there than should, or below zero fewer."""
        return counted_otherwise(self.should, dict(self.chips))

    @property
    def should_be(self) -> int:
        """What should have lain there, cents; a colour at what it was counted at."""
        return worth(self.chips) - worth(self.differs)


class Counts:
    """Keeps the counts of a table; events are entered in their order."""

    def __init__(self) -> None:
        """Nothing was counted yet."""
        self._found: dict[int, tuple[Stamp, happened.BankMoved]] = {}
        self._night = 0

    def enter(self, stamp: Stamp, event: Event) -> None:
        """Enter one event; of an earlier night nothing is put right any more."""
        match event:
            case happened.TableOpened():
                self._night = stamp.seq
            case happened.BankMoved(operation="open" | "close"):
                self._found[stamp.seq] = stamp, event
            case happened.EntryCorrected(of=of) if of in self._found and of > self._night:
                first, was = self._found[of]
                self._found[of] = first, corrected_movement(was, event.instead)
            case _:
                pass

    @property
    def found(self) -> list[Count]:
        """Give them in their order, each as it was put right."""
        return [
            Count(
                stamp,
                moved.operation == "close",
                bundle(pieces_of(moved)),
                None if moved.book is UNSET else read_pieces(moved.book),
            )
            for stamp, moved in self._found.values()
        ]


def nights(counts: Sequence[Count]) -> list[tuple[Count | None, Count | None]]:
    """Put each opening count and the closing count after it side by side."""
    found: list[tuple[Count | None, Count | None]] = []
    for each in counts:
        if not each.closes:
            found.append((each, None))
        elif found and found[-1][1] is None:
            found[-1] = (found[-1][0], each)
        else:
            found.append((None, each))
    return found


def counts_rows(opening: Count | None, closing: Count | None, zone: tzinfo | None, voice: Voice) -> Rows:
    """Lay a night's counts out as a list, a line for each chip and one for their sum.

    Args:
        opening: its opening count, if there is one.
        closing: its closing count, likewise.
        zone: whose clocks are shown; None is this machine's.
        voice: says colours.
    """
    known = closing is not None and closing.should is not None
    differs = closing.differs if closing is not None else ()
    should = () if closing is None or closing.should is None else closing.should
    columns = (
        tr("Gettone"),
        tr("Apertura {at}").format(at=_at(opening, zone)),
        tr("Chiusura {at}").format(at=_at(closing, zone)),
        *((tr("Doveva esserci"), tr("Differenza")) if known else ()),
    )
    shown = [opening.chips if opening else (), closing.chips if closing else ()]
    shown += [should, differs] if known else []
    pieces = [_by_kind(each) for each in shown]
    chips = {_kind(chip): chip for each in reversed(shown) for chip, _ in each}
    rows = [
        Row(
            (
                _name(chip, voice),
                *(_pieces(each.get(kind), signed=place == 3) for place, each in enumerate(pieces)),
            )
        )
        for kind, chip in sorted(chips.items(), key=lambda item: laying_place(item[1]))
    ]
    sums = [worth(each) for each in shown]
    if closing is not None and known:
        sums[2] = closing.should_be
    there = [opening is not None, closing is not None, known, known]
    total = (money(each) if is_there else "" for each, is_there in zip(sums, there, strict=False))
    return Rows(columns, [*rows, Row((tr("Totale"), *total))], right=frozenset(range(1, len(columns))))


def _at(each: Count | None, zone: tzinfo | None) -> str:
    return "–" if each is None else clock(each.stamp.at, zone)


def _kind(chip: Chip) -> Chip | str:
    """A colour is one chip, whatever its pieces are worth."""
    return chip.colour or chip


def _by_kind(chips: Bundle) -> dict[Chip | str, int]:
    found: dict[Chip | str, int] = {}
    for chip, pieces in chips:
        found[_kind(chip)] = found.get(_kind(chip), 0) + pieces
    return found


def _name(chip: Chip, voice: Voice) -> str:
    return money(chip.value) if chip.colour is None else voice.whose(chip.colour)


def _pieces(pieces: int | None, *, signed: bool) -> str:
    if not pieces:
        return ""
    return f"{'+' if pieces > 0 else '−'}{count(abs(pieces))}" if signed else count(pieces)
