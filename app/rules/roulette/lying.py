"""What lies on the layout, piece by piece: laid on, taken off, moved, and left for the next spin (rules 3–5).

A layout is a stack for each position. On a combination the last entry is the highest, on a chance it lies
nearest the wheel; equal chips that come together are one entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator

from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Settlement

Layout = tuple[Stack, ...]


class NotThereError(ValueError):
    """Fewer pieces lie there than are taken.

    Attributes:
        pieces: how many lie there.
    """

    def __init__(self, pieces: int) -> None:
        self.pieces = pieces
        super().__init__(f"{pieces} such pieces lie there")


def alike(one: Entry, other: Entry) -> bool:
    """Whether two entries are of the same chip, owner and state, in any number of pieces."""
    return one[1:] == other[1:]


def entries_on(layout: Iterable[Stack], position: Position) -> tuple[Entry, ...]:
    """Give what lies on a position."""
    for stack in layout:
        if stack.position is position:
            return stack.entries
    return ()


def laid(layout: Layout, position: Position, entry: Entry) -> Layout:
    """Lay pieces on top of a stack, or on a chance nearest the wheel."""
    before = entries_on(layout, position)
    if before and alike(before[-1], entry):
        return _with(layout, position, (*before[:-1], _more(before[-1], entry.pieces)))
    return _with(layout, position, (*before, entry))


def taken(layout: Layout, position: Position, entry: Entry) -> Layout:
    """Take pieces off a position, from the top.

    Args:
        layout: what lies.
        position: where.
        entry: which chips, and how many of them.

    Raises:
        NotThereError: there are not as many.
    """
    before = entries_on(layout, position)
    there = sum(lying.pieces for lying in before if alike(lying, entry))
    if there < entry.pieces:
        raise NotThereError(there)
    wanted = entry.pieces
    left: list[Entry] = []
    for lying in reversed(before):
        off = min(wanted, lying.pieces) if alike(lying, entry) else 0
        wanted -= off
        if off < lying.pieces:
            left.append(_more(lying, -off))
    return _with(layout, position, tuple(reversed(left)))


def taken_off(before: tuple[Entry, ...], after: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Say what was taken off a position, from the top.

    Args:
        before: what lay there until then.
        after: what lies there since.
    """
    return tuple(off for _, off in _off_by_place(before, after))


def put_back(
    layout: Layout, position: Position, before: tuple[Entry, ...], after: tuple[Entry, ...]
) -> Layout:
    """Lay what was taken off a position where it lay.

    Where something else was done there since, it lies before the first chips that lay nearer the wheel and
    are still there, in whatever number.

    Args:
        layout: what lies.
        position: where.
        before: what lay there until some of it was taken off.
        after: what lay there then.
    """
    entries = list(entries_on(layout, position))
    if tuple(entries) == after:
        return _with(layout, position, before)
    for place, off in _off_by_place(before, after):
        nearer = (i for other in before[place + 1 :] for i, e in enumerate(entries) if alike(e, other))
        entries.insert(next(nearer, len(entries)), off)
    return _with(layout, position, tuple(entries))


def _off_by_place(before: tuple[Entry, ...], after: tuple[Entry, ...]) -> Iterator[tuple[int, Entry]]:
    """Give the places in what lay there from which pieces are gone, with these; those below stayed first."""
    stayed = Counter[tuple[object, ...]]()
    for entry in after:
        stayed[entry[1:]] += entry.pieces
    for place, entry in enumerate(before):
        kept = min(entry.pieces, stayed[entry[1:]])
        stayed[entry[1:]] -= kept
        if kept < entry.pieces:
            yield place, entry._replace(pieces=entry.pieces - kept)


def all_laid(layout: Layout, pieces: Iterable[tuple[Position, Entry]]) -> Layout:
    """Lay pieces on the layout one after another, as `laid` lays each."""
    stacks = {stack.position: stack.entries for stack in layout}
    for position, entry in pieces:
        before = stacks.get(position, ())
        if before and alike(before[-1], entry):
            stacks[position] = (*before[:-1], _more(before[-1], entry.pieces))
        else:
            stacks[position] = (*before, entry)
    return tuple(map(Stack._make, stacks.items()))


def joined(below: Layout, above: Layout) -> Layout:
    """Lay one layout on another."""
    if not above:
        return below
    return all_laid(below, ((stack.position, entry) for stack in above for entry in stack.entries))


def as_moved(entry: Entry, to: Position) -> Entry:
    """Say what pieces are where they were moved to [4.1].

    A prisoner is one on another simple chance too, and an ordinary bet anywhere else; winnings that were left
    lying play on as a stake.
    """
    return entry._replace(enferme=entry.enferme and to.even_money, kept=None, over_maximum=False)


def bound(layout: Layout) -> Layout:
    """Leave of a layout what no player may take up before the next number, or said that he leaves there."""
    for stack in layout:
        left = tuple(entry for entry in stack.entries if _bound(entry))
        layout = _with(layout, stack.position, left) if left != stack.entries else layout
    return layout


def left_for_the_next(whole: Settlement, known: Settlement) -> Layout:
    """Say what the table knows to lie there when the next spin begins.

    Prisoners and winnings left lying are known, whoever entered them. An ordinary stake that won is known
    only if it was known before the number: of another the player may have taken it up.

    Args:
        whole: the settlement of all that was known and entered.
        known: the settlement of what was known before the number alone.
    """
    layout: Layout = ()
    for stack in whole.standing:
        ordinary = [entry for entry in entries_on(known.standing, stack.position) if not _bound(entry)]
        for entry in stack.entries:
            there = entry.pieces if _bound(entry) else sum(e.pieces for e in ordinary if alike(e, entry))
            if pieces := min(entry.pieces, there):
                layout = laid(layout, stack.position, entry._replace(pieces=pieces))
    return layout


def without_colours(layout: Layout, colours: Collection[str]) -> Layout:
    """Take all pieces of some colours off the layout."""
    for stack in layout:
        left = tuple(entry for entry in stack.entries if entry.colour not in colours)
        layout = _with(layout, stack.position, left)
    return layout


def without_kept(layout: Layout, position: Position, owner: str) -> Layout:
    """Take what an owner had left lying on a position off the layout, his prisoners and other chips apart."""
    before = entries_on(layout, position)
    left = tuple(e for e in before if e.owner != owner or e.kept is None or e.enferme)
    return _with(layout, position, left) if before else layout


def without_stakes(layout: Layout, stakes: Collection[tuple[str, str]]) -> Layout:
    """Take what some owners have free on some positions off the layout; prisoners stay.

    Args:
        layout: what lies.
        stakes: positions by their names, with the owner.
    """
    for stack in layout:
        name = stack.position.name
        left = tuple(e for e in stack.entries if _bound(e) or (name, e.owner) not in stakes)
        layout = _with(layout, stack.position, left) if left != stack.entries else layout
    return layout


def _bound(entry: Entry) -> bool:
    return entry.enferme or entry.kept is not None


def _more(entry: Entry, pieces: int) -> Entry:
    return entry._replace(pieces=entry.pieces + pieces)


def _with(layout: Layout, position: Position, entries: tuple[Entry, ...]) -> Layout:
    """Put other entries on a position; one without any is no part of the layout."""
    now = (Stack(position, entries),) if entries else ()
    for place, stack in enumerate(layout):
        if stack.position is position:
            return layout[:place] + now + layout[place + 1 :]
    return layout + now
