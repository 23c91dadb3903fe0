"""What zero leaves to decide: half back or prison where a player may choose; what is grouped (rules 4)."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from app.rules.house import House
from app.rules.money import Cents
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import Layout
from app.rules.roulette.spin_rules import ZeroRule, spin_rules
from app.table.roulette.choosing import free_chances
from app.table.roulette.settling import merged_bets
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable


class Stake(Struct, frozen=True):
    """A free stake on a simple chance whose owner may choose.

    Attributes:
        owner: whose it is.
        shut: whether he had it shut in; otherwise half of it goes back.
    """

    position: Position
    owner: str
    shut: bool


class Lump(Struct, frozen=True):
    """What an owner has on one chance; cents, all of it."""

    position: Position
    owner: str
    amount: Cents


class AtZero(Struct, frozen=True):
    """What can be decided.

    Attributes:
        stakes: of players who may choose.
        groupable: the colours with pieces on several simple chances, and whether they are grouped.
        lying: free stakes on simple chances that the table knows from before: their players may have taken
            them up before the throw.
    """

    stakes: tuple[Stake, ...] = ()
    groupable: tuple[tuple[str, bool], ...] = ()
    lying: tuple[Lump, ...] = ()


def at_zero(state: SpinTable) -> AtZero:
    """Say what can be decided at the number that is being paid; nothing where it is not zero."""
    spin = state.paying
    if spin is None or spin.number != 0:
        return AtZero()
    lying = () if state.all_entered else _lumps(spin.bets, enferme=False)
    if spin.last:
        return AtZero(lying=lying)
    bets = merged_bets(spin.bets, spin.winners)
    return AtZero(_stakes(state.house, spin, bets), _groupable(state.house, spin, bets), lying)


def _stakes(house: House, spin: SpinState, bets: Layout) -> tuple[Stake, ...]:
    if spin_rules(house).zero is not ZeroRule.CHOICE:
        return ()
    found = {
        (stack.position, entry.owner)
        for stack in bets
        if stack.position.even_money
        for entry in stack.entries
        if entry.owner is not None and not entry.enferme
    }
    ordered = sorted(found, key=lambda stake: (stake[0].name, stake[1]))
    return tuple(Stake(place, owner, (place.name, owner) in spin.shut) for place, owner in ordered)


def _groupable(house: House, spin: SpinState, bets: Layout) -> tuple[tuple[str, bool], ...]:
    rules = spin_rules(house)
    if rules.zero is not ZeroRule.PRISON or rules.group_even_money:
        return ()
    names = (chip.name for chip in house.colours if len(free_chances(bets, chip.name)) > 1)
    return tuple((name, name in spin.grouped) for name in names)


def prisoners(state: SpinTable) -> tuple[Lump, ...]:
    """Name who is in prison where, and can move: owners whom nobody knows cannot."""
    return () if state.betting is None else _lumps(state.betting.bets, enferme=True)


def _lumps(bets: Layout, *, enferme: bool) -> tuple[Lump, ...]:
    """Add up what known owners have on the simple chances, in prison or free."""
    found: Counter[tuple[Position, str]] = Counter()
    for stack in bets:
        for entry in stack.entries if stack.position.even_money else ():
            if entry.enferme is enferme and entry.owner is not None:
                found[stack.position, entry.owner] += entry.amount
    ordered = sorted(found.items(), key=lambda item: (item[0][0].name, item[0][1]))
    return tuple(Lump(position, owner, Cents(amount)) for (position, owner), amount in ordered)
