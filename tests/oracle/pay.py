"""How a payment is laid out in chips (rules 7; section 4.4; interface, `capotavolo pay`)."""

from collections.abc import Sequence

from .amounts import cents_given, said, whole_given
from .book import money, pieces_in
from .cut import HUNDRED, STACK, cut
from .houses import CHIPS, UNIT, fewest_chips

FRACTION = 500_00  # value that is paid in mixed value lies in groups of this

Item = dict[str, object]
Counts = dict[int, int]  # how many of each chip


def reachable(room: int, sizes: Sequence[int]) -> list[bool]:
    """Which sums up to the room can be made of these sizes."""
    sums = [True] + [False] * room
    for size in sizes:
        for total in range(size, room + 1):
            sums[total] = sums[total] or sums[total - size]
    return sums


def best_fill(room: int, sizes: Sequence[int]) -> Counts:
    """As much of the room as possible in these sizes; of the ways to do so, the highest first."""
    left = max(total for total, can in enumerate(reachable(room, sizes)) if can)
    found: Counts = {}
    highest_first = sorted(sizes, reverse=True)
    for place, size in enumerate(highest_first):
        after = reachable(left, highest_first[place + 1 :])
        found[size] = next(count for count in range(left // size, -1, -1) if after[left - count * size])
        left -= found[size] * size
    return found


def fewest_of(amount: int, chips: Sequence[int]) -> Counts | None:
    """An amount in the fewest of these chips, of equal ways the one with the highest; none if it cannot be."""
    best: list[Counts | None] = [{}]
    for total in range(UNIT, amount + 1, UNIT):
        ways = []
        for chip in sorted(chips, reverse=True):
            before = best[(total - chip) // UNIT] if chip <= total else None
            if before is not None:
                ways.append({**before, chip: before.get(chip, 0) + 1})
        best.append(min(ways, key=lambda way: sum(way.values())) if ways else None)
    return best[amount // UNIT]


def value_chips(counts: Counts) -> list[Item]:
    """Lower chips first, higher last."""
    return [{"value": money(chip), "pieces": count} for chip, count in sorted(counts.items()) if count]


def group(chips: list[Item], pieces: int | None, amount: int) -> Item:
    """One group on the table."""
    return {"chips": chips, "pieces": pieces, "amount": money(amount)}


def as_cut(pieces: int, worth: int, chip: dict[str, object]) -> list[Item]:
    """Hundreds, stacks and the rest, all of one chip."""
    groups = cut(pieces)["groups"]
    if not isinstance(groups, list):
        raise TypeError("groups")
    counts = [int(found["pieces"]) for found in groups]
    return [group([{**chip, "pieces": count}], count, count * worth) for count in counts]


def plaques(hundreds: int, sizes: Counts) -> tuple[list[int], int]:
    """Chips of several hundred pieces, the highest first, each by itself; and the hundreds that are left."""
    found: list[int] = []
    for chip, size in sorted(sizes.items(), reverse=True):
        if size > HUNDRED:
            if size % HUNDRED:
                raise AssertionError("a chip of more than a hundred pieces is whole hundreds")
            count = hundreds // (size // HUNDRED)
            found += [chip] * count
            hundreds -= count * (size // HUNDRED)
    return found, hundreds


def colour_groups(pieces: int, worth: int, denominations: Sequence[int]) -> list[Item]:
    """A colour, with value chips that count as pieces: each hundred, and what is below it.

    Inside a group the colour's pieces lie first, then the value chips, the highest last. What has no value
    chip in it is laid as if there were none.
    """
    colour: Item = {"colour": money(worth)}
    sizes = {chip: chip // worth for chip in denominations if chip % worth == 0}
    big, hundreds = plaques(pieces // HUNDRED, sizes)
    groups = [group(value_chips({chip: 1}), sizes[chip], chip) for chip in big]
    small = [size for size in sizes.values() if size <= HUNDRED]
    for room in [HUNDRED] * hundreds + [pieces % HUNDRED]:
        if room == 0:
            continue
        counts = {size * worth: count for size, count in best_fill(room, small).items() if count}
        if not counts:
            groups += as_cut(room, worth, colour)
            continue
        rest = room - sum(chip // worth * count for chip, count in counts.items())
        lying = [{**colour, "pieces": rest}] if rest else []
        groups.append(group(lying + value_chips(counts), room, room * worth))
    return groups


def first_mixed(pieces: int, worth: int) -> Counts:
    """The first group of mixed value: the denomination played, at most a stack, filled up with the highest.

    As many of it as leave a rest that higher chips can make up; where they cannot, lower ones do.
    """
    target = min(FRACTION, pieces * worth)
    most = min(STACK, pieces, target // worth)
    higher = [chip for chip in CHIPS if chip > worth]
    for count in range(most, 0, -1):
        rest = fewest_of(target - count * worth, higher)
        if rest is not None:
            return {worth: count, **rest}
    rest = fewest_of(target - most * worth, [chip for chip in CHIPS if chip != worth])
    if rest is None:
        raise AssertionError("the other chips make up every amount that is left")
    return {worth: most, **rest}


def mixed_groups(pieces: int, worth: int) -> list[Item]:
    """Value in groups of 500; after the first, each 500 and what remains in the fewest chips."""
    total = pieces * worth
    groups = []
    done = 0
    while done < total:
        amount = min(FRACTION, total - done)
        counts = dict(fewest_chips(amount)) if done else first_mixed(pieces, worth)
        groups.append(group(value_chips(counts), pieces_in(amount, worth), amount))
        done += amount
    return groups


def pezzi(pieces: int) -> str:
    """A count, as it is said."""
    return "1 pezzo" if pieces == 1 else f"{pieces} pezzi"


def denominations_given(with_: Sequence[str]) -> list[int]:
    """The value chips to use, highest first."""
    chips = sorted({cents_given(chip, "with") for chip in with_}, reverse=True)
    for chip in chips:
        if chip not in CHIPS:
            raise ValueError(f"with: no chip of this house: {chip}")
    return chips


def pay_colour(pieces: int, colour_value: str, with_: Sequence[str]) -> tuple[list[Item], int, str]:
    """A colour: the groups, what a piece is worth, what is said."""
    worth = cents_given(colour_value, "colour value")
    if worth == 0 or worth % UNIT:
        raise ValueError("colour value: no multiple of the unit")
    return colour_groups(pieces, worth, denominations_given(with_)), worth, pezzi(pieces)


def pay_value(pieces: int, value: str, *, mixed: bool) -> tuple[list[Item], int, str]:
    """Value chips: the groups, what a chip is worth, what is said."""
    worth = cents_given(value, "value")
    if worth not in CHIPS:
        raise ValueError("value: no chip of this house")
    if mixed:
        groups = mixed_groups(pieces, worth)
        amounts = [int(str(found["amount"]).replace(".", "")) for found in groups]
        return groups, worth, ", ".join(said(amount) for amount in amounts)
    groups = as_cut(pieces, worth, {"value": money(worth)})
    return groups, worth, f"{pezzi(pieces)} da {said(worth)}, {said(pieces * worth)}"


def pay(
    pieces: int,
    colour_value: str | None = None,
    with_: Sequence[str] = (),
    value: str | None = None,
    mixed: bool = False,
    positions: int = 1,
) -> dict[str, object]:
    """The answer of `capotavolo pay` with a bank that has everything."""
    whole_given(pieces, "pieces", 1)
    whole_given(positions, "positions", 1)
    if colour_value is not None and value is None:
        if mixed or positions != 1:
            raise ValueError("mixed and positions are for value")
        groups, worth, spoken = pay_colour(pieces, colour_value, with_)
    elif value is not None and colour_value is None:
        if with_:
            raise ValueError("with is for colour")
        groups, worth, spoken = pay_value(pieces, value, mixed=mixed)
    else:
        raise ValueError("a colour's value or a value")
    return {
        "groups": groups,
        "pieces": pieces,
        "total": money(pieces * worth),
        "counted_in": "value" if mixed else "pieces",
        "spoken": spoken,
    }
