"""Zero on the simple chances: prisoners first, then à partager, then enfermé (rules 4) [4.1]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from app.rules.chips import Chip, Piece
from app.rules.house import House
from app.rules.money import Cents, fewest_chips
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.kept_winnings import Lump, count_after_zero
from app.rules.roulette.layout import Position
from app.rules.roulette.maxima import Stake, owner_key
from app.rules.roulette.settled import Part


class Share(NamedTuple):
    """One owner's free stake on one chance, divided as one: a colour by itself, value and notes together.

    Attributes:
        places: where its entries lie.
        stakes: what is divided, as it lies.
        prison: its player has all of it shut in.
    """

    places: tuple[int, ...]
    stakes: tuple[Stake, ...]
    prison: bool

    @property
    def first(self) -> int:
        """The place of its first entry."""
        return self.places[0]

    @property
    def entry(self) -> Entry:
        """Its first entry, which names owner and colour."""
        return self.stakes[0].entry

    @property
    def amount(self) -> int:
        """The whole stake, in cents."""
        return sum(stake.amount for stake in self.stakes)

    @property
    def kind(self) -> Piece:
        """Notes only if all of it was."""
        notes = all(stake.entry.kind is Piece.NOTES for stake in self.stakes)
        return Piece.NOTES if notes else Piece.CHIPS

    @property
    def kept(self) -> int | None:
        """The highest count of the winnings that lie in it; None if none do."""
        return max((s.entry.kept for s in self.stakes if s.entry.kept is not None), default=None)

    @property
    def owner(self) -> str | int:
        """Whose it is; an unknown owner is told by the place."""
        return owner_key(self.first, self.entry)


class Division(NamedTuple):
    """What one share became, in cents.

    Attributes:
        bank: the bank's part.
        shut: what is indivisible: imprisoned, or handed back on the last spin.
        left: the player's part.
    """

    share: Share
    bank: int
    shut: int
    left: int


def shares(stakes: Sequence[Stake], *, last_spin: bool) -> list[Share]:
    """Sort the free stakes of one chance into the shares that are divided, in the order of their places.

    Args:
        stakes: what lies there.
        last_spin: nothing is shut in, whatever was wanted.
    """
    found: dict[tuple[str | int, str | None, bool], list[tuple[int, Stake]]] = {}
    for place, stake in enumerate(stakes):
        entry = stake.entry
        if not entry.enferme and stake.amount:
            key = owner_key(place, entry), entry.colour, entry.prison and not last_spin
            found.setdefault(key, []).append((place, stake))
    return [
        Share(tuple(place for place, _ in group), tuple(stake for _, stake in group), prison)
        for (_, _, prison), group in found.items()
    ]


class Odd(Enum):
    """What becomes of the piece that no half has."""

    SHUT = "shut"
    BANK = "bank"
    LEFT = "left"


def with_prison(share: Share, unit: Cents, odd: Odd = Odd.SHUT) -> Division:
    """Halve a share in units of the house, or a colour in its pieces; an odd one is shut in.

    Args:
        share: one owner's free stake on one chance.
        unit: the house's smallest payable amount, cents.
        odd: where it is grouped with another chance's odd piece, which of the two it is.
    """
    piece = share.entry.value if share.entry.colour else unit
    half, more = divmod(share.amount // piece, 2)
    bank, left = half + more * (odd is Odd.BANK), half + more * (odd is Odd.LEFT)
    return Division(share, bank * piece, more * (odd is Odd.SHUT) * piece, left * piece)


def odd_pieces(stacks: Iterable[Stack], colours: Collection[str]) -> dict[tuple[Position, str], Odd]:
    """Group a colour's odd pieces on several simple chances: every two of them are divided too [4.1].

    Of two the bank has the one that is printed first, and the player keeps the other; the last is shut in
    where it has no partner.

    Args:
        stacks: what lies on the layout, in printed order.
        colours: those that are grouped.

    Returns:
        What becomes of each odd piece of these colours, by where it lies.
    """
    lying: dict[str, list[Position]] = {}
    for position, entries in stacks:
        for colour, pieces in _free_pieces(entries).items() if position.even_money else ():
            if pieces % 2 and colour in colours:
                lying.setdefault(colour, []).append(position)
    fates: dict[tuple[Position, str], Odd] = {}
    for colour, positions in lying.items():
        pairs = len(positions) // 2
        for position, odd in zip(positions, [Odd.BANK, Odd.LEFT] * pairs + [Odd.SHUT], strict=False):
            fates[position, colour] = odd
    return fates


def _free_pieces(entries: Iterable[Entry]) -> Counter[str]:
    """Count the pieces of each colour that are its player's own, and no prisoners."""
    free: Counter[str] = Counter()
    for entry in entries:
        if entry.colour is not None and not (entry.enferme or entry.employees):
            free[entry.colour] += entry.pieces
    return free


def half_back(share: Share) -> Division:
    """Halve a share to the cent."""
    half = share.amount // 2
    return Division(share, share.amount - half, 0, half)


def shut_whole(share: Share) -> Division:
    """Imprison a whole stake, as its player chose."""
    return Division(share, 0, share.amount, 0)


def banks_part(position: Position, division: Division) -> Part:
    """Write what the bank takes; it is in notes only if all that was divided was."""
    return players_part(position, division, division.bank)._replace(kind=division.share.kind)


def players_part(position: Position, division: Division, amount: int) -> Part:
    """Write a divided amount: value without its chips, a colour in its pieces where they are whole.

    What a player keeps of divided notes is chips: the notes themselves went into the box.
    """
    entry = division.share.entry
    if entry.colour is None:
        return Part(position, None, entry.owner, None, Cents(amount))
    pieces, cut = divmod(amount, entry.value)
    chip = Chip(entry.value, entry.colour)
    return Part(position, chip, entry.owner, None if cut else pieces, Cents(amount))


def shut_part(position: Position, division: Division) -> Part:
    """Write the one indivisible piece: a piece of the colour, or one unit of value."""
    entry = division.share.entry
    chip = Chip(Cents(division.shut), entry.colour)
    return Part(position, chip, entry.owner, 1, Cents(division.shut))


def shut_stake(position: Position, division: Division) -> Part:
    """Write a stake that is shut in whole: in its own chip where it is of one, in notes if all of it was."""
    share = division.share
    entry = share.entry
    alike = {(stake.entry.value, stake.entry.kind) for stake in share.stakes} == {(entry.value, entry.kind)}
    part = players_part(position, division, division.shut)._replace(kind=share.kind)
    if not alike or division.shut % entry.value:
        return part
    return part._replace(chip=Chip(entry.value, entry.colour), pieces=division.shut // entry.value)


def lumps_at_zero(divisions: Sequence[Division]) -> dict[str | int, Lump]:
    """Put together what each owner still leaves lying after the division, counts one higher where begun."""
    lumps: dict[str | int, Lump] = {}
    for division in divisions:
        if division.share.kept is not None:
            before = lumps.get(division.share.owner, Lump(0, 0))
            count = max(before.spins, count_after_zero(division.share.kept))
            lumps[division.share.owner] = Lump(count, before.amount + division.left)
    return lumps


def left_standing(division: Division, kept: int | None, house: House) -> list[Entry]:
    """Say in what chips the player's half stands: value in the fewest, a colour in its pieces."""
    entry = division.share.entry
    if entry.colour is not None:
        pieces = division.left // entry.value
        stands = Entry(pieces, entry.value, entry.colour, entry.owner, kept=kept, employees=entry.employees)
        return [stands] if pieces else []
    return [
        Entry(pieces, value, owner=entry.owner, kept=kept, employees=entry.employees)
        for value, pieces in fewest_chips(division.left, house.chips)
    ]


def imprisoned(share: Share, house: House) -> list[tuple[int, Entry]]:
    """Say what of a stake that was shut in whole lies on the outer line: its own chips, each at its place."""
    left: list[tuple[int, Entry]] = []
    for place, (entry, amount) in zip(share.places, share.stakes, strict=True):
        pieces, cut = divmod(amount, entry.value)
        if not cut:
            left.append((place, _shut_in(entry, pieces, entry.value)))
        else:
            left += [
                (place, _shut_in(entry._replace(kind=Piece.CHIPS), pieces, value))
                for value, pieces in fewest_chips(amount, house.chips)
            ]
    return left


def _shut_in(entry: Entry, pieces: int, value: Cents) -> Entry:
    """Make prisoners of chips: whose they are stays, what else held for them falls away."""
    prisoner = Entry(pieces, value, entry.colour, entry.owner, entry.kind, enferme=True)
    return prisoner._replace(employees=True) if entry.employees else prisoner


def new_prisoner(division: Division) -> list[Entry]:
    """Say what lies on the outer line of the chance from now on."""
    entry = division.share.entry
    return [_shut_in(entry._replace(kind=Piece.CHIPS), 1, Cents(division.shut))]
