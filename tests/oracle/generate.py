"""Random valid spins, dense round the winning number, and the spin that follows an answer.

Everything is drawn from the random generator that is given, so that a seed is a spin.
"""

import random
from collections.abc import Mapping

from .announce import names
from .houses import CHIPS, NOTES, House, house_named
from .layout import LAYOUT, POSITIONS, Position
from .reading import VOISINS_ABOVE

Json = dict[str, object]

COLOURS = ("red", "blue", "green", "yellow", "pink", "brown", "white", "violet")
SEATS = ("seat 1", "seat 2", "seat 3", "seat 4")
COLOUR_VALUES = (
    "2.50",
    "2.50",
    "2.50",
    "5.00",
    "5.00",
    "7.50",
    "10.00",
    "12.50",
    "32.50",
    "100.00",
    "700.00",
)


def money(cents: int) -> str:
    """Cents as a text."""
    return f"{cents // 100}.{cents % 100:02d}"


def random_colours(rng: random.Random) -> Json:
    """Some colours; the player of one in two also bets value chips."""
    names = rng.sample(COLOURS, rng.randint(0, 4))
    seats = rng.sample(SEATS, len(SEATS))
    colours: Json = {}
    for name in names:
        declared: Json = {"value": rng.choice(COLOUR_VALUES)}
        if rng.random() < 0.5:
            declared["owner"] = seats.pop()
        colours[name] = declared
    return colours


def offered(house: House) -> list[Position]:
    """The positions of a house."""
    return [p for p in LAYOUT if house.doubles or not p.kind.startswith("double-")]


def random_positions(rng: random.Random, number: int, house: House) -> list[Position]:
    """Where there are bets: mostly what the number wins, the even-money chances at zero, and some others."""
    positions = offered(house)
    density = rng.choice((0.2, 0.5, 0.9))
    chosen = []
    for position in positions:
        likely = number in position.numbers or (number == 0 and position.kind == "even-money")
        if rng.random() < (density if likely else 0.04):
            chosen.append(position)
    rng.shuffle(chosen)
    return chosen


def random_pieces(rng: random.Random, worth: int, most: int) -> int:
    """Few pieces, or as many as come near the maximum or go over it."""
    if rng.random() < 0.6:
        return rng.randint(1, 6)
    aim = most * rng.choice((10, 25, 33, 50, 60, 80, 99, 100, 101, 130, 200, 350)) // 100
    return max(1, aim // worth + rng.choice((-1, 0, 0, 0, 1)))


def sensible_chips(rng: random.Random, most: int, denominations: tuple[int, ...]) -> int:
    """A denomination, more often one of those that people bet there."""
    usual = [chip for chip in denominations if chip <= most]
    return rng.choice(usual if usual and rng.random() < 0.9 else denominations)


def random_owner(rng: random.Random, seats: list[str]) -> Json:
    """Whose value chips: mostly one of a few players, sometimes nobody knows."""
    return {} if rng.random() < 0.2 else {"owner": rng.choice(seats)}


def value_entry(rng: random.Random, position: Position, seats: list[str], most: int, *, prison: bool) -> Json:
    """An entry of value chips, complimentary chips or notes, near the maximum `most`."""
    draw = rng.random()
    if not position.inside and draw < 0.25:
        worth = sensible_chips(rng, most, NOTES)
        entry: Json = {"value": money(worth), "kind": "notes"}
        if not prison and rng.random() < 0.5:
            entry["up_to_maximum"] = True
    else:
        worth = sensible_chips(rng, most, CHIPS)
        entry = {"value": money(worth)}
        if position.inside and draw < 0.2:
            entry["kind"] = "complimentary"
        elif draw > 0.95:
            entry["kind"] = "chips"
    entry["pieces"] = random_pieces(rng, worth, most)
    return entry | random_owner(rng, seats)


def random_entry(
    rng: random.Random, position: Position, seats: list[str], colours: Json, house: House
) -> Json:
    """One entry with the flags that its place allows."""
    most = house.maximum[position.kind]
    prison = house.prison and position.kind == "even-money" and rng.random() < 0.2
    if colours and rng.random() < 0.4:
        name = rng.choice(sorted(colours))
        declared = colours[name]
        if not isinstance(declared, dict):
            raise TypeError(name)
        worth = int(str(declared["value"]).replace(".", ""))
        entry: Json = {"colour": name, "pieces": random_pieces(rng, worth, most)}
    else:
        entry = value_entry(rng, position, seats, most, prison=prison)
    if prison and entry.get("kind") != "notes":
        entry["enferme"] = True
        entry["pieces"] = rng.choice((1, 1, 1, 2, 3))
    elif not position.inside and rng.random() < 0.4:
        entry["kept"] = rng.choice((0, 0, 1, 1, 2))
    if house.announces and position.name in VOISINS_ABOVE and rng.random() < 0.3:
        entry["over_maximum"] = True
    if rng.random() < 0.05:
        entry.setdefault(rng.choice(("enferme", "up_to_maximum", "over_maximum")), False)
    return choose_prison(rng, entry, position) if house.zero == "choice" else entry


def choose_prison(rng: random.Random, entry: Json, position: Position) -> Json:
    """House `france`: the player chooses prison for about half of what lies on the even-money chances."""
    if position.kind == "even-money" and not entry.get("enferme") and rng.random() < 0.5:
        return entry | {"prison": True}
    return entry | {"prison": False} if rng.random() < 0.05 else entry


def random_stack(
    rng: random.Random, position: Position, seats: list[str], colours: Json, house: House
) -> list[Json]:
    """Up to six entries, some of them alike, some of them differing in one thing only."""
    stack: list[Json] = []
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 4, 6))):
        if stack and rng.random() < 0.15:
            again = dict(rng.choice(stack))
            again["pieces"] = rng.randint(1, 4)
            stack.append(again)
        else:
            stack.append(random_entry(rng, position, seats, colours, house))
    return stack


def random_spin(rng: random.Random, *, house: str = "venezia") -> Json:
    """A valid input of `settle`."""
    told = house_named(house)
    number = 0 if rng.random() < 0.25 else rng.randint(0, 36)
    if rng.random() < 0.15:
        number = rng.choice((0, 1, 2, 3, 26, 28, 34, 36))
    colours = random_colours(rng)
    seats = rng.sample(SEATS, rng.randint(1, len(SEATS)))
    if rng.random() < 0.1:
        seats.append(rng.choice(COLOURS))
    spin: Json = {
        "number": number,
        "bets": [
            {"position": position.name, "stack": random_stack(rng, position, seats, colours, told)}
            for position in random_positions(rng, number, told)
        ],
    }
    if house != "venezia" or rng.random() < 0.8:
        spin["house"] = house
    if rng.random() < 0.8:
        spin["cylinder"] = rng.choice(("left", "right"))
    if rng.random() < 0.5:
        spin["last_spin"] = rng.random() < 0.3
    if colours or rng.random() < 0.5:
        spin["colours"] = colours
    return spin


def standing_to_next(answer: Mapping[str, object], spin: Mapping[str, object], number: int) -> Json:
    """The next spin at the same table, with what an answer leaves lying as its bets."""
    following: Json = {key: spin[key] for key in ("house", "cylinder", "colours") if key in spin}
    following["number"] = number
    following["bets"] = answer["standing"]
    return following


def number_that_wins(rng: random.Random, bets: object) -> int:
    """A number for the next spin that some of the bets win, or zero."""
    names = [str(bet["position"]) for bet in bets if isinstance(bet, dict)] if isinstance(bets, list) else []
    if not names or rng.random() < 0.25:
        return 0
    return rng.choice(POSITIONS[rng.choice(names)].numbers)


def amount(rng: random.Random, cents: int) -> str:
    """Money as it may be given on the command line: with decimals, or without where it is whole."""
    return str(cents // 100) if cents % 100 == 0 and rng.random() < 0.5 else money(cents)


WRONG_NAMES = (
    "vicino", "laterali", "laterali-37", "laterali-07", "figure-0", "figure-10", "finale-10", "finale-0-2",
    "finale-3-4", "finale-6-7", "finale-1-0", "finale-10-13", "finale-8-9-ridotte", "Serie", "",
)  # fmt: skip
PRINTED_VALUES = (500, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000, 7_000, 8_000, 12_000)


def announce_name(rng: random.Random) -> str:
    """An announce; those with printed writings more often, seldom one that does not exist."""
    draw = rng.random()
    if draw < 0.02:
        return rng.choice(WRONG_NAMES)
    return rng.choice(("vicini", "serie")) if draw < 0.4 else rng.choice(names())


def random_value(rng: random.Random) -> int:
    """What a piece is worth: a value of section 5.3, a chip, any multiple of the unit, seldom none of these."""
    draw = rng.random()
    if draw < 0.03:
        return rng.choice((0, 100, 249, 300, 1_001))
    if draw < 0.5:
        return rng.choice(PRINTED_VALUES)
    return rng.choice(CHIPS) if draw < 0.8 else 250 * rng.randint(1, rng.choice((20, 100, 400)))


def random_announce(rng: random.Random) -> Json:
    """Arguments of `announce`, about one in ten of them refused."""
    given: Json = {"name": announce_name(rng)}
    if rng.random() < 0.4:
        given["straights"] = [rng.randint(0, 36) for _ in range(rng.choice((0, 1, 1, 2, 3, 5)))]
    if rng.random() < 0.02:
        given["straights"] = [rng.choice((-1, 37, 100))]
    if rng.random() < 0.5:
        given["held"] = rng.random() < 0.7
    draw = rng.random()
    worth = random_value(rng)
    if draw < 0.5:
        given["value"] = amount(rng, worth)
    elif draw < 0.7:
        given["colour_pieces"] = 0 if rng.random() < 0.03 else rng.choice((1, 1, 2, 3, 5, 10, 37, 60, 100))
    if rng.random() < (0.04 if "colour_pieces" in given else 0.5):
        exact = worth * rng.choice((3, 4, 5, 5, 6, 6, 7, 9, 9, 11))
        given["money"] = amount(rng, max(0, exact + 250 * rng.choice((-4, -1, 0, 0, 0, 1, 2, 3, 8, 40))))
    if rng.random() < 0.01:
        given |= {"value": "20", "colour_pieces": 2}
    return given


def random_count(rng: random.Random) -> int:
    """How many pieces: every small count, what a bet pays, and some that are large."""
    draw = rng.random()
    if draw < 0.4:
        return rng.randint(1, 120)
    if draw < 0.7:
        return sum(rng.choice((5, 8, 11, 17, 35)) * rng.randint(1, 6) for _ in range(rng.randint(1, 3)))
    return rng.choice((34, 34, rng.randint(1, 1_000), rng.randint(1, 5_000), 100 * rng.randint(1, 12)))


def random_cut(rng: random.Random) -> Json:
    """Arguments of `cut`, all of them legal."""
    given: Json = {"pieces": random_count(rng)}
    if rng.random() < 0.7:
        given["of"] = rng.choice(("colour", "value"))
    if rng.random() < 0.5:
        given["positions"] = rng.choice((1, 1, 2, 3, 12))
    if rng.random() < 0.5:
        given["two_splits"] = rng.random() < 0.7
    return given


def random_pay(rng: random.Random) -> Json:
    """Arguments of `pay`, all of them legal."""
    given: Json = {"pieces": random_count(rng)}
    if rng.random() < 0.5:
        worth = int(rng.choice(COLOUR_VALUES).replace(".", ""))
        given["colour_value"] = amount(rng, worth)
        if rng.random() < 0.8:
            some = rng.sample(CHIPS, rng.choice((0, 1, 1, 1, 2, 2, 3, len(CHIPS))))
            given["with_"] = [amount(rng, chip) for chip in some]
        return given
    given["value"] = amount(rng, rng.choice(CHIPS))
    if rng.random() < 0.7:
        given["mixed"] = rng.random() < 0.8
    if rng.random() < 0.5:
        given["positions"] = rng.choice((1, 1, 2, 3, 12))
    return given
