"""What the number did to stakes besides paying them, with the chips of each, in house order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import NamedTuple

from app.desks.common.looks import Look, Piles, change_of, look_of
from app.desks.common.roulette.cloth_names import cloth_name
from app.desks.common.seats import seated
from app.rules.chips import Piece
from app.rules.house import House, colour_label
from app.rules.money import Cents
from app.rules.roulette.bets import Entry, Stack
from app.rules.roulette.halving import halves
from app.rules.roulette.layout import BY_NAME
from app.rules.roulette.lying import entries_on
from app.rules.roulette.position_words import words_of_positions
from app.rules.roulette.settled import Part, Settlement
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.table.roulette.outcomes import BEFORE_PAYMENTS, Fate, Outcome, outcomes
from app.table.roulette.resting import Lying
from app.table.roulette.settling import house_of, spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


class Halved(NamedTuple):
    """What is done with the chips of one stake.

    Attributes:
        bank: what the bank takes.
        stays: the player's half.
        change: what the bank lays back, where no chips that lie there are half.
        notes: banknotes of the stake, which go into the box; cents.
    """

    bank: Piles
    stays: Piles
    change: Piles = ()
    notes: int = 0


def _of_one_stake(one: Part, part: Part) -> bool:
    """Whether two parts are of one stake."""
    colours = [None if item.chip is None else item.chip.colour for item in (one, part)]
    return (one.position, one.owner, colours[0]) == (part.position, part.owner, colours[1])


def _stakes(bets: tuple[Stack, ...], part: Part) -> Iterator[list[Entry]]:
    """Find what was divided as one: all that one owner has there, or the employees; else each by itself."""
    colour = None if part.chip is None else part.chip.colour
    free = [
        entry
        for entry in entries_on(bets, part.position)
        if not entry.enferme and not entry.prison and entry.colour == colour
    ]
    if part.owner is None:
        yield from ([entry] for entry in free if entry.unowned)
        if theirs := [entry for entry in free if entry.employees]:
            yield theirs
    else:
        yield [entry for entry in free if entry.owner == part.owner]


def _halved(house: House, settlement: Settlement, part: Part, stake: list[Entry]) -> Halved | None:
    """Say how the dealer halves a stake of which a part is the bank's; None where its chips make no half."""
    prison = spin_rules(house).zero is ZeroRule.PRISON
    shut = sum(one.amount for one in settlement.enferme if _of_one_stake(one, part)) if prison else 0
    returned = (one for one in settlement.returned if one.kind is Piece.NOTES)
    back = sum(one.amount for one in returned if _of_one_stake(one, part))
    whole = sum(entry.amount for entry in stake) - back
    unit = house.unit if part.chip is None else part.chip.value
    if shut > unit or abs(whole - shut - 2 * part.amount) > unit:
        return None
    if part.chip is not None:  # a colour is counted in pieces, whatever a piece is worth
        left, odd = divmod(whole - shut - part.amount, part.chip.value)
        look = look_of(house, part.chip.value, part.chip.colour)
        return (
            None
            if odd or part.pieces is None
            else Halved(((look, part.pieces),), ((look, left),) if left else ())
        )
    chips: Counter[Cents] = Counter()
    for entry in stake:
        if entry.kind is not Piece.NOTES:
            chips[entry.value] += entry.pieces
    notes = whole - sum(value * pieces for value, pieces in chips.items())
    hands = halves(chips, part.amount, shut, house.chips, notes=notes)
    if hands is None:
        return None
    bank, stays, change = (
        tuple((look_of(house, value, None), pieces) for value, pieces in counted)
        for counted in (hands.bank, hands.stays, hands.change)
    )
    return Halved(bank, stays, change, notes)


class Of(StrEnum):
    """What the chips of a share are, where that must be said."""

    STAKE = "stake"
    STAKE_AND_WINNINGS = "stake_and_winnings"
    NOTES = "notes"


class Handed(NamedTuple):
    """Chips that are handed over, or laid elsewhere.

    Attributes:
        chips: each kind once, with how many of it.
        changed: the chip that must be changed for it, because no whole one is so much; None where none is.
    """

    chips: Piles
    changed: Look | None = None


class Share(NamedTuple):
    """What the number did to a stake besides paying it.

    Attributes:
        fate: what became of it.
        place: where it lay, in what the house speaks as all of payments (rules 8): "su nero".
        owner: whose it is, as it is said; empty where nobody knows.
        listed: the list of the settlement in which it stands.
        order: its place in it, from 1.
        done: whether the dealer has ticked it.
        of: what it is made of, where that must be said.
        halved: the chips of a stake that zero divides; None where they are not known, and of all others.
        stake_back: cents of a winning stake that are given for what is taken back.
        handed: the chips that go back or are put elsewhere; none where only the amount is known.
        shut: what of a halved stake is shut in with it: one stake is one step.
    """

    fate: Fate
    place: str
    look: Look | None
    owner: str
    pieces: int | None
    amount: int
    listed: str = ""
    order: int = 0
    done: bool = False
    of: Of | None = None
    halved: Halved | None = None
    stake_back: int = 0
    handed: Handed = Handed(())
    shut: Share | None = None

    @property
    def ticks(self) -> tuple[Share, ...]:
        """What is ticked with it, each by itself: the half, and what is shut in of the same stake."""
        return (self,) if self.shut is None else (self._replace(shut=None), self.shut)

    @property
    def before(self) -> bool:
        """Whether it is done before the first payment."""
        return self.fate in BEFORE_PAYMENTS


def shares(
    state: SpinTable, spin: SpinState, settlement: Settlement, asked: Collection[Lying] = ()
) -> tuple[Share, ...]:
    """Say what the number did to stakes besides paying them.

    Args:
        state: the table.
        spin: with the winners that the settlement is of.
        settlement: of these.
        asked: winnings that rested, of which nobody has said yet whether they are taken: they are taken off
            only if they are not.
    """
    bets = spin_to_settle(state, spin).bets
    there = [
        outcome
        for outcome in outcomes(spin, bets, settlement)
        if outcome.fate is not Fate.WITHDRAWN
        or (outcome.part.position.name, outcome.part.owner or "") not in asked
    ]
    found = [_share(house_of(state, spin), outcome, settlement, bets) for outcome in there]
    return _joined(tuple(zip(there, found, strict=True)))


def _joined(found: tuple[tuple[Outcome, Share], ...]) -> tuple[Share, ...]:
    """Put what is shut in of a stake into the step of its half: one player, one place (rules 4)."""
    shut = [(outcome, share) for outcome, share in found if outcome.fate is Fate.SHUT]
    joined: list[Share] = []
    for outcome, share in found:
        own = outcome.fate is Fate.HALVED
        rest = next((each for each in shut if own and _of_one_stake(each[0].part, outcome.part)), None)
        if rest is None:
            joined.append(share)
            continue
        shut.remove(rest)
        joined.append(share._replace(shut=rest[1], done=share.done and rest[1].done))
    alone = [share for _, share in shut]
    return tuple(share for share in joined if share.fate is not Fate.SHUT or share in alone)


def _share(house: House, outcome: Outcome, settlement: Settlement, bets: tuple[Stack, ...]) -> Share:
    """What is halved has a picture of its own; what is taken back lies in the player's own chips."""
    part, fate, look, half = outcome.part, outcome.fate, None, None
    owner, hands = part.owner or "", fate is not Fate.TAKEN_BACK or part.pieces is not None
    if part.chip is not None:
        look = look_of(house, part.chip.value, part.chip.colour, part.kind)
    if part.chip is not None and part.chip.colour is not None:
        owner = seated(colour_label(house, part.chip.colour), part.owner)
    if fate is Fate.HALVED:
        stakes = (_halved(house, settlement, part, stake) for stake in _stakes(bets, part))
        half, hands = next(filter(None, stakes), None), False
    return Share(
        fate,
        _where(house, outcome),
        look,
        owner,
        part.pieces,
        part.amount,
        outcome.listed,
        outcome.place,
        outcome.done,
        _of(outcome, settlement.number),
        half,
        outcome.stake_back,
        handed(house, part) if hands else Handed(()),
    )


def _where(house: House, outcome: Outcome) -> str:
    """Say where a stake lies; of a misplaced chip also where it is laid, as on the cloth: "9 → 8/11"."""
    if outcome.meant:
        return f"{cloth_name(outcome.part.position)} → {cloth_name(BY_NAME[outcome.meant])}"
    return words_of_positions(house.speech).where(outcome.part.position)


def _of(outcome: Outcome, number: int) -> Of | None:
    """Notes are said to be notes; of what is taken off whether its winnings are in it (rules 5)."""
    part = outcome.part
    if outcome.fate is Fate.WITHDRAWN:
        wins = number != 0 and not part.position.inside
        return Of.STAKE_AND_WINNINGS if wins else Of.STAKE
    return Of.NOTES if part.kind is Piece.NOTES else None


def handed(house: House, part: Part) -> Handed:
    """Say in which chips a stake goes back or is put elsewhere (rules 5).

    Whole chips of it go as they lie; what is left of one that counts in part is the bank's change, in the
    fewest chips.

    Args:
        house: has the chips.
        part: what goes back, or is put elsewhere.

    Returns:
        The chips; none where those of the house cannot make it up.
    """
    look, whole, rest = None, 0, int(part.amount)
    if part.chip is not None and part.chip.value:
        look = look_of(house, part.chip.value, part.chip.colour, part.kind)
        whole, rest = divmod(rest, part.chip.value)
    lying = ((look, whole),) if look is not None and whole else ()
    change = change_of(house, Cents(rest))
    if rest and not change:
        return Handed(())
    return Handed((*lying, *change), look if change else None)
