"""An announce: where it lies, what it costs, how it is written and repeated (rules 6; section 5; interface)."""

from collections.abc import Sequence

from .amounts import cents_given, said, whole_given
from .book import money as written
from .houses import CHIPS, UNIT, house_named
from .layout import POSITIONS
from .printed import SECTORS, SPLIT_FINALS, WHEEL, WRITINGS
from .reading import VOISINS_ABOVE

Bet = tuple[str, int]

MINIMUM = UNIT  # house venezia: the table's minimum is 2.50 as well


def laterali(number: int) -> list[Bet]:
    """Section 5.5: a number and its two neighbours on each side of the wheel, clockwise."""
    place = WHEEL.index(number)
    return [(f"straight-{WHEEL[(place + step) % len(WHEEL)]}", 1) for step in (-2, -1, 0, 1, 2)]


def digital_root(number: int) -> int:
    """The sum of the digits, and of its digits again."""
    return number if number < 10 else digital_root(sum(int(digit) for digit in str(number)))


def figures(root: int) -> list[Bet]:
    """Section 5.2: the numbers whose digits come to the same; zero has none."""
    return [(f"straight-{number}", 1) for number in range(1, 37) if digital_root(number) == root]


def final(unit: int) -> list[Bet]:
    """Section 5.2: numbers that end alike."""
    return [(f"straight-{number}", 1) for number in range(37) if number % 10 == unit]


def split_final(low: int, high: int) -> list[Bet]:
    """Section 5.2: splits where the two touch, straights where they do not; a pair off the layout is left out."""
    bets: list[Bet] = []
    for tens in range(0, 40, 10):
        one, two = low + tens, high + tens
        if two > 36:
            break
        together = f"split-{one}-{two}"
        bets += [(together, 1)] if together in POSITIONS else [(f"straight-{one}", 1), (f"straight-{two}", 1)]
    return bets


def catalogue() -> dict[str, tuple[list[Bet], str]]:
    """Every announce by its name: its pieces, and how it is called."""
    found = {name: (list(bets), name.replace("-", " ")) for name, bets in SECTORS.items()}
    found["finale-8-9-ridotta"] = (list(SECTORS["finale-8-9-ridotta"]), "finale 8/9 ridotta")
    for number in range(37):
        found[f"laterali-{number}"] = (laterali(number), f"laterali del {number}")
    for root in range(1, 10):
        found[f"figure-{root}"] = (figures(root), f"{root} e le sue figure")
    for unit in range(10):
        found[f"finale-{unit}"] = (final(unit), f"finale {unit}")
    for low, high in SPLIT_FINALS:
        found[f"finale-{low}-{high}"] = (split_final(low, high), f"finale {low}/{high}")
    return found


CATALOGUE = catalogue()


def names() -> list[str]:
    """All announces that exist."""
    return list(CATALOGUE)


def with_straights(bets: list[Bet], straights: Sequence[int]) -> dict[str, int]:
    """Pieces by position: the announce, then the straights added; one item a position."""
    pieces: dict[str, int] = {}
    for position, count in [*bets, *((f"straight-{number}", 1) for number in straights)]:
        pieces[position] = pieces.get(position, 0) + count
    return pieces


def piece_worth(value: str | None, money: int | None, pieces: int) -> int | None:
    """What one piece is worth: as told, or as much as the money covers; none if neither is given."""
    if value is not None:
        worth = cents_given(value, "value")
        if worth == 0 or worth % UNIT:
            raise ValueError(f"value: no multiple of the unit: {value}")
        return worth
    if money is None:
        return None
    worth = money // (pieces * MINIMUM) * MINIMUM
    if worth == 0:
        raise ValueError("money: too little")
    return worth


def writings(name: str, worth: int | None, pieces: int, *, alone: bool) -> list[list[dict[str, object]]]:
    """Section 5.3: the printed writings in printed order, then equal chips where the denomination exists."""
    if worth is None:
        return []
    ways = list(WRITINGS.get(name, {}).get(worth, ())) if alone else []
    if worth in CHIPS:
        ways.append(((worth, pieces),))
    return [[{"value": written(chip), "pieces": count} for chip, count in way] for way in ways]


def repeated(called: str, straights: Sequence[int], worth: int | None, total: int | None) -> str:
    """What the dealer repeats: the value, the announce with its straights, the total if it is told."""
    things = [called, *map(str, straights)]
    parts = [*things[:-2], " e ".join(things[-2:])]
    if worth is not None:
        parts.insert(0, f"da {said(worth)}")
    if total is not None:
        parts.append(said(total))
    text = ", ".join(parts)
    return text[0].upper() + text[1:]


def check(name: str, value: str | None, colour_pieces: int | None, money: str | None) -> None:
    """What cannot be asked for."""
    if name not in CATALOGUE:
        raise ValueError(f"no such announce: {name}")
    if colour_pieces is not None:
        whole_given(colour_pieces, "colour pieces", 1)
        if value is not None or money is not None:
            raise ValueError("colour pieces: neither with a value nor with money")


def too_much(name: str, stakes: dict[str, int], *, held: bool) -> list[str]:
    """Positions over the maximum; held voisins may exceed it on the trio and the corner (section 5.2)."""
    maxima = house_named("venezia").maximum
    allowed = VOISINS_ABOVE if name == "vicini" and held else set()
    return [
        position
        for position, stake in stakes.items()
        if stake > maxima[POSITIONS[position].kind] and position not in allowed
    ]


def announce(
    name: str,
    value: str | None = None,
    colour_pieces: int | None = None,
    money: str | None = None,
    straights: Sequence[int] = (),
    held: bool = False,
) -> dict[str, object]:
    """The answer of `capotavolo announce` for the house `venezia`; a ValueError says what is wrong."""
    check(name, value, colour_pieces, money)
    for number in straights:
        if whole_given(number, "straights", 0) > 36:
            raise ValueError(f"straights: no such number: {number}")
    bets, called = CATALOGUE[name]
    each = 1 if colour_pieces is None else colour_pieces
    on = {position: each * count for position, count in with_straights(bets, straights).items()}
    pieces = sum(on.values())
    given = None if money is None else cents_given(money, "money")
    worth = piece_worth(value, given, pieces)
    total = None if worth is None else worth * pieces
    change = 0 if given is None or total is None else given - total
    if change < 0:
        raise ValueError("money: too little")
    counted_at = MINIMUM if worth is None else worth
    stakes = {position: counted_at * count for position, count in on.items()}
    return {
        "announce": name,
        "pieces": pieces,
        "bets": [{"position": position, "pieces": count} for position, count in on.items()],
        "total": None if total is None else written(total),
        "change": written(change),
        "over_maximum": too_much(name, stakes, held=held),
        "writings": writings(name, worth, pieces, alone=not straights),
        "repeat": repeated(called, straights, worth, total if held or change else None),
    }
