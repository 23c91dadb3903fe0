"""What a number does to everything that lies on the layout (rules 3–5) [3, 4].

The layout is walked once, position by position in printed order. Losing chips go to the bank; a chance that
wins is paid, frees its prisoners and may leave its winnings lying; zero divides the simple chances; what wins
inside is gathered and paid in the order of the house.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import repeat
from operator import attrgetter
from typing import Final, cast

from app.rules.chips import Chip, Piece
from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette import kept_winnings, zero
from app.rules.roulette.at_zero import at_zero
from app.rules.roulette.bets import Entry, Spin, Stack
from app.rules.roulette.layout import Position
from app.rules.roulette.maxima import Stake, owner_key, within_maximum, without_doubt
from app.rules.roulette.odds import ODDS
from app.rules.roulette.payment_order import Paid, chance_payments, inside_order, inside_payments
from app.rules.roulette.settled import Bank, Part, Payment, Settlement
from app.rules.roulette.spin_rules import ZeroRule, spin_rules

RULES_VERSION: Final = 5
"""Recorded with every opening; higher whenever a settlement, what it leaves or what it pays from differs."""


def settle(house: House, spin: Spin) -> Settlement:
    """Settle one spin: who is paid what and in which order, what is lost, halved, shut in, freed and left.

    Args:
        house: the profile that holds.
        spin: the number and all that lies; every position once, chips as the house has them.

    Returns:
        The whole settlement; over the maximum or under a minimum is not an error.
    """
    ledger, number = _Ledger(house, spin), spin.number
    losing: list[Stack] = []
    for stack in sorted(spin.bets, key=_printed_order):
        position = stack.position
        if number == 0 and position.even_money:
            ledger.at_zero(stack)
        elif position.mask >> number & 1:
            (ledger.win_inside if position.inside else ledger.win_chance)(stack)
        elif position.inside or not _doubtful(stack.entries):
            losing.append(stack)
        else:
            ledger.lose(stack)
    ledger.lose_all(losing)
    return ledger.closed()


def _printed_place(returned: tuple[int, Part]) -> tuple[int, int]:
    """By position, and within it as the entries lay."""
    place, part = returned
    return part.position.index, place


_ORDINARY: Final = {Piece.CHIPS}
_amount = attrgetter("amount")
_kind = attrgetter("kind")
_up_to_maximum = attrgetter("up_to_maximum")
_enferme = attrgetter("enferme")
_chip_and_owner = attrgetter("value", "colour", "owner")
_chip = lru_cache(maxsize=1024)(Chip)
_printed_order = attrgetter("position.index")
_new: Final = cast("Callable[[type[Part], tuple[object, ...]], Part]", tuple.__new__)
"""Makes a part of its fields in order at half the price of its constructor: a full layout has hundreds."""


def _doubtful(entries: Sequence[Entry]) -> bool:
    """Whether notes lie there that count up to the maximum only."""
    return any(map(_up_to_maximum, entries))


def _part(position: Position, entry: Entry, amount: int) -> Part:
    """Write cents of an entry, in pieces where they are whole."""
    pieces, cut = divmod(amount, entry.value)
    chip = _chip(entry.value, entry.colour)
    return Part(position, chip, entry.owner, None if cut else pieces, Cents(amount), entry.kind)


def _merged(entries: Sequence[Entry]) -> tuple[Entry, ...]:
    """Put equal entries together at the lowest, or farthest, place."""
    if len(entries) == 1 or len(set(map(_chip_and_owner, entries))) == len(entries):
        return tuple(entries)
    pieces: dict[tuple[object, ...], int] = {}
    first: dict[tuple[object, ...], Entry] = {}
    for entry in entries:
        pieces[entry[1:]] = pieces.get(entry[1:], 0) + entry.pieces
        first.setdefault(entry[1:], entry)
    return tuple(first[same]._replace(pieces=count) for same, count in pieces.items())


class _Ledger:
    """The lists of one settlement while they grow."""

    def __init__(self, house: House, spin: Spin) -> None:
        self.house, self.spin = house, spin
        self.chances: list[Payment] = []
        self.inside: dict[Position, list[Paid]] = {}
        self.lost: list[Part] = []
        self.partage: list[Part] = []
        self.enferme: list[Part] = []
        self.freed: list[Part] = []
        self.returned: list[tuple[int, Part]] = []
        self.withdrawn: list[Part] = []
        self.standing: list[Stack] = []
        self.notes = 0

    def lose_all(self, stacks: Sequence[Stack]) -> None:
        """The bank takes all that lies on these, prisoners too; most of a layout."""
        parts = [
            (position, _chip(value, colour), owner, pieces, pieces * value, kind)
            for position, entries in stacks
            for pieces, value, colour, owner, kind, *_ in entries
        ]
        singly = self.lost
        self.lost = list(map(_new, repeat(Part), parts))
        if singly:
            self.lost = sorted([*self.lost, *singly], key=_printed_order)

    def lose(self, stack: Stack) -> None:
        """The bank takes all of a chance, prisoners too; doubtful notes only up to the maximum."""
        position = stack.position
        stakes = self._stakes(stack)
        self._return_over(position, stakes)
        self.lost += [_part(position, entry, amount) for entry, amount in stakes if amount]

    def win_inside(self, stack: Stack) -> None:
        """A combination wins: it is paid in its turn; the stake plays on only if its owner is certain."""
        position = stack.position
        all_stakes = self._stakes(stack)
        stakes = within_maximum(all_stakes, self.house.maximum(position))
        if stakes is not all_stakes:
            self._return_over(position, stakes)
        paid: list[Paid] = []
        left: list[Entry] = []
        for place, stake in enumerate(stakes):
            entry, amount = stake
            if not amount:
                continue
            paid.append(Paid(position, place, entry, amount))
            if entry.unowned:
                self.withdrawn.append(_part(position, entry, amount))
            else:
                left += kept_winnings.standing_chips(stake, self.house.chips)
        self.inside[position] = paid
        self._leave(position, left)

    def win_chance(self, stack: Stack) -> None:
        """A chance wins: its prisoners are freed, what counts is paid, winnings are left where wished."""
        position = stack.position
        stakes = self._counted(stack)
        self._return_over(position, stakes)
        paid: list[Paid] = []
        for place, (entry, amount) in enumerate(stakes):
            if entry.enferme:
                self.freed.append(_part(position, entry, amount))
            elif amount:
                paid.append(Paid(position, place, entry, amount))
                self._box(entry, amount)
        self.chances += chance_payments(paid)
        self._keep(position, stakes)

    def _counted(self, stack: Stack) -> list[Stake]:
        """Count what lies on a chance that won, up to the maximum; prisoners take no room."""
        stakes, maximum = self._stakes(stack), self.house.maximum(stack.position)
        if not any(map(_enferme, stack.entries)):
            return within_maximum(stakes, maximum)
        free = iter(within_maximum([stake for stake in stakes if not stake.entry.enferme], maximum))
        return [stake if stake.entry.enferme else next(free) for stake in stakes]

    def _keep(self, position: Position, stakes: Sequence[Stake]) -> None:
        """Leave on a chance that won what stands there: stakes, winnings left lying, freed pieces."""
        odds, chips = ODDS[position.kind], self.house.chips
        standing = [kept_winnings.standing_chips(stake, chips) if stake.amount else [] for stake in stakes]
        if all(entry.kept is None for entry, _ in stakes):
            self._leave(position, [entry for entries in standing for entry in entries])
            return
        grown = [kept_winnings.with_winnings(entries, odds) for entries in standing]
        amounts = [sum(entry.amount for entry in entries) for entries in grown]
        lumps = kept_winnings.lumps_of(stakes, amounts)
        left: list[Entry] = []
        for place, stake in enumerate(stakes):
            lump = lumps.get(owner_key(place, stake.entry))
            if stake.entry.kept is None or lump is None:
                left += standing[place]
            elif lump.taken_off(self.house.maximum(position)):
                if amounts[place]:
                    self.withdrawn.append(_part(position, stake.entry, amounts[place]))
            else:
                left += [entry._replace(kept=lump.spins) for entry in grown[place]]
        self._leave(position, left)

    def at_zero(self, stack: Stack) -> None:
        """Zero on a simple chance, by the house's rule."""
        position = stack.position
        if spin_rules(self.house).zero is ZeroRule.ALL_LOST:
            self.lose(stack)
            return
        shares = zero.shares(self._divided(stack), last_spin=self.spin.last_spin)
        told = at_zero(self.house, position, shares, self.odd_pieces, last_spin=self.spin.last_spin)
        self.partage += told.partage
        self.enferme += told.enferme
        self.returned += told.returned
        self.withdrawn += told.withdrawn
        self._leave(position, told.left)

    @cached_property
    def odd_pieces(self) -> Mapping[tuple[Position, str], zero.Odd]:
        """What becomes of odd pieces that are grouped: of all colours by the house's rule, or of some."""
        grouped = self.spin.colours.keys() if spin_rules(self.house).group_even_money else self.spin.grouped
        return zero.odd_pieces(sorted(self.spin.bets, key=_printed_order), grouped) if grouped else {}

    def _divided(self, stack: Stack) -> list[Stake]:
        """Take the prisoners and count what is free, to be divided; divided notes go into the box."""
        stakes = self._stakes(stack)
        self._return_over(stack.position, stakes)
        for stake in stakes:
            if stake.entry.enferme:
                self.lost.append(_part(stack.position, stake.entry, stake.amount))
            elif not stake.entry.prison or self.spin.last_spin:
                self._box(stake.entry, stake.amount)
        return stakes

    def _stakes(self, stack: Stack) -> list[Stake]:
        """Count what lies there, doubtful notes up to the maximum only."""
        if stack.position.inside or not _doubtful(stack.entries):
            return [Stake(entry, entry.pieces * entry.value) for entry in stack.entries]
        return without_doubt(stack.entries, self.house.maximum(stack.position))

    def _return_over(self, position: Position, stakes: Sequence[Stake]) -> None:
        """Give back what does not count."""
        for place, (entry, amount) in enumerate(stakes):
            if over := entry.pieces * entry.value - amount:
                self.returned.append((place, _part(position, entry, over)))

    def _box(self, entry: Entry, amount: int) -> None:
        """Notes that are won or divided go into the box, as those that are lost do."""
        if entry.kind is Piece.NOTES:
            self.notes += amount

    def _leave(self, position: Position, entries: list[Entry]) -> None:
        if entries:
            self.standing.append(Stack(position, _merged(entries)))

    def _lost_of(self, kind: Piece) -> int:
        """Add up what was lost of notes, or of complimentary chips."""
        return sum(part.amount for part in self.lost if part.kind is kind)

    def closed(self) -> Settlement:
        """Pay the number in the order of the house and add everything up."""
        order = inside_order(self.house, self.spin.number, self.spin.side)
        winning = [paid for position in order for paid in self.inside.get(position, ())]
        payments = (*self.chances, *inside_payments(winning))
        complimentary = notes = 0
        if set(map(_kind, self.lost)) != _ORDINARY:
            complimentary, notes = self._lost_of(Piece.COMPLIMENTARY), self._lost_of(Piece.NOTES)
        taken = sum(map(_amount, self.lost)) + sum(map(_amount, self.partage)) - complimentary
        bank = Bank(
            taken=Cents(taken),
            paid=Cents(sum(payment.amount for payment in payments)),
            notes=Cents(self.notes + notes),
            complimentary=Cents(complimentary),
        )
        return Settlement(
            self.spin.number,
            payments,
            tuple(self.lost),
            tuple(self.partage),
            tuple(self.enferme),
            tuple(self.freed),
            tuple(part for _, part in sorted(self.returned, key=_printed_place)),
            tuple(self.withdrawn),
            tuple(self.standing),
            bank,
        )
