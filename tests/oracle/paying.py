"""Who is paid, and in what order (rules 3.5 and 3.6)."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from .book import Item, chip_named, money
from .layout import LAYOUT, Position, inside_order, section
from .limits import Stake

Stakes = dict[str, list[Stake]]


def payment(stakes: list[Stake]) -> tuple[Item, int]:
    """One payment from stakes that are in position order, and what it comes to in cents.

    It is counted in pieces where it is of one chip, none of them cut, at whole odds; otherwise in money.
    """
    first = stakes[0].entry
    chips = {(stake.entry.colour, stake.entry.worth) for stake in stakes}
    halves = any(stake.entry.position.pays.denominator != 1 for stake in stakes)
    in_pieces = len(chips) == 1 and not halves and not any(stake.cut for stake in stakes)
    staked: dict[str, int] = {}
    odds: dict[str, Fraction] = {}
    for stake in stakes:
        name = stake.entry.position.name
        staked[name] = staked.get(name, 0) + stake.counted
        odds[name] = stake.entry.position.pays
    winning = []
    for name, amount in staked.items():
        how_much = {"pieces": amount // first.worth} if in_pieces else {"amount": money(amount)}
        pays = odds[name].numerator if odds[name].denominator == 1 else str(odds[name])
        winning.append({"position": name, **how_much, "pays": pays})
    total = sum((amount * odds[name] for name, amount in staked.items()), Fraction(0))
    if total.denominator != 1:
        raise AssertionError("a payment is whole cents")
    item: Item = {
        "section": section(first.position),
        "chip": chip_named(first.colour, first.worth) if len(chips) == 1 else None,
        "owner": first.owner,
        "winning": winning,
        "pieces": int(total) // first.worth if in_pieces else None,
        "amount": money(int(total)),
    }
    return item, int(total)


def together(stakes: list[Stake], whose: Callable[[Stake], object]) -> list[list[Stake]]:
    """Stakes that are paid at once, each heap at the place of its first."""
    heaps: dict[object, list[Stake]] = {}
    for stake in stakes:
        heaps.setdefault(whose(stake), []).append(stake)
    return list(heaps.values())


def person_there(stake: Stake) -> object:
    """A known owner, wherever his stake lies; an unknown one is only this entry."""
    entry = stake.entry
    return entry.owner if entry.owner is not None else (entry.position.name, entry.place)


def chance_heaps(position: Position, stakes: list[Stake]) -> list[list[Stake]]:
    """The payments on one chance: value, then colours, then notes, farthest from the wheel first.

    In a column the value with the highest chip is first.
    """
    chips = [stake for stake in stakes if stake.entry.colour is None and stake.entry.kind != "notes"]
    colours = [stake for stake in stakes if stake.entry.colour is not None]
    notes = [stake for stake in stakes if stake.entry.kind == "notes"]
    value = together(chips, person_there)
    if position.kind == "column":
        value.sort(key=lambda heap: -max(stake.entry.worth for stake in heap))
    return value + together(colours, lambda stake: stake.entry.colour) + together(notes, person_there)


def value_heaps(winners: Sequence[Position], stakes: Stakes) -> list[list[Stake]]:
    """Inside, value chips: the first position, its highest chip, all of that chip anywhere; then again."""
    left = [stake for p in winners for stake in stakes.get(p.name, []) if stake.entry.colour is None]
    heaps = []
    while left:
        first_position = left[0].entry.position
        highest = max(stake.entry.worth for stake in left if stake.entry.position == first_position)
        now = [stake for stake in left if stake.entry.worth == highest]
        heaps += together(now, person_there)
        left = [stake for stake in left if stake.entry.worth != highest]
    return heaps


def colour_heaps(winners: Sequence[Position], stakes: Stakes) -> list[list[Stake]]:
    """Inside, colours: the first position, the colour that lies highest there, all of it; then again."""
    left = [stake for p in winners for stake in stakes.get(p.name, []) if stake.entry.colour is not None]
    heaps = []
    while left:
        first_position = left[0].entry.position
        here = [stake for stake in left if stake.entry.position == first_position]
        top = max(here, key=lambda stake: stake.entry.place).entry.colour
        heaps.append([stake for stake in left if stake.entry.colour == top])
        left = [stake for stake in left if stake.entry.colour != top]
    return heaps


def payments(number: int, cylinder: str, stakes: Stakes) -> list[tuple[Item, int]]:
    """All payments of the spin: the chances in their order, then the number."""
    heaps = []
    for position in LAYOUT:
        if position.name in stakes and not position.inside:
            heaps += chance_heaps(position, stakes[position.name])
    winners = inside_order(number, cylinder)
    heaps += value_heaps(winners, stakes)
    heaps += colour_heaps(winners, stakes)
    return [payment(heap) for heap in heaps]
