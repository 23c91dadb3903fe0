"""What zero makes of the stakes on one simple chance, by the rule of the house (rules 4) [4.1]."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import NamedTuple, assert_never

from app.rules.house import House
from app.rules.roulette import zero
from app.rules.roulette.bets import Entry
from app.rules.roulette.kept_winnings import Lump
from app.rules.roulette.layout import Position
from app.rules.roulette.settled import Part
from app.rules.roulette.spin_rules import ZeroRule, spin_rules


class AtZero(NamedTuple):
    """What became of the free stakes on one chance.

    Attributes:
        returned: what is handed back, with the place at which it lay.
        left: what stands there afterwards.
    """

    partage: list[Part]
    enferme: list[Part]
    returned: list[tuple[int, Part]]
    withdrawn: list[Part]
    left: list[Entry]


def at_zero(
    house: House,
    position: Position,
    shares: Sequence[zero.Share],
    odd_pieces: Mapping[tuple[Position, str], zero.Odd],
    *,
    last_spin: bool,
) -> AtZero:
    """Divide, owner by owner, what is free on a simple chance.

    Args:
        house: whose rule holds.
        position: the chance.
        shares: what each owner has there, in the order of their places.
        odd_pieces: what becomes of the odd pieces of colours that are grouped.
        last_spin: nothing is imprisoned.
    """
    told = AtZero([], [], [], [], [])
    match spin_rules(house).zero:
        case ZeroRule.PRISON:
            divisions = [_division(house, position, share, odd_pieces) for share in shares]
            _prison(told, house, position, divisions, last_spin=last_spin)
        case ZeroRule.CHOICE:
            left = [entry for share in shares for entry in _chosen(told, house, position, share)]
            told.left.extend(entry for _, entry in sorted(left, key=_place))
        case ZeroRule.HALF_BACK:
            for share in shares:
                _half_back(told, position, share)
        case ZeroRule.ALL_LOST:
            raise ValueError(f"{house.name} divides nothing at zero")
        case _ as never:
            assert_never(never)
    return told


def _half_back(told: AtZero, position: Position, share: zero.Share) -> None:
    """The bank's half is taken, the player's half goes back to the cent; nothing stands."""
    division = zero.half_back(share)
    told.partage.append(zero.banks_part(position, division))
    told.returned.append((share.first, zero.players_part(position, division, division.left)))


_place = itemgetter(0)


def _chosen(told: AtZero, house: House, position: Position, share: zero.Share) -> list[tuple[int, Entry]]:
    """Half back, or all of it shut in, as its player chose; gives what stands, each at its place."""
    if not share.prison:
        _half_back(told, position, share)
        return []
    told.enferme.append(zero.shut_stake(position, zero.shut_whole(share)))
    return zero.imprisoned(share, house)


def _division(
    house: House,
    position: Position,
    share: zero.Share,
    odd_pieces: Mapping[tuple[Position, str], zero.Odd],
) -> zero.Division:
    colour = None if share.entry.employees else share.entry.colour
    odd = odd_pieces.get((position, colour), zero.Odd.SHUT) if colour else zero.Odd.SHUT
    return zero.with_prison(share, house.unit, odd)


def _prison(
    told: AtZero, house: House, position: Position, divisions: Sequence[zero.Division], *, last_spin: bool
) -> None:
    """Half to the bank, half stays, the odd piece is shut in, or handed back on the last spin."""
    lumps = zero.lumps_at_zero(divisions)
    for division in divisions:
        if division.bank:
            told.partage.append(zero.banks_part(position, division))
        _players_half(told, house, position, division, lumps.get(division.share.owner))
        if division.shut and last_spin:
            told.returned.append((division.share.first, zero.shut_part(position, division)))
        elif division.shut:
            told.enferme.append(zero.shut_part(position, division))
            told.left.extend(zero.new_prisoner(division))


def _players_half(
    told: AtZero, house: House, position: Position, division: zero.Division, lump: Lump | None
) -> None:
    """The half that stays lies on, unless its winnings have lain long enough."""
    if division.share.kept is None or lump is None:
        told.left.extend(zero.left_standing(division, None, house))
    elif not lump.taken_off(house.maximum(position)):
        told.left.extend(zero.left_standing(division, lump.spins, house))
    elif division.left:
        told.withdrawn.append(zero.players_part(position, division, division.left))
