"""Colour and value: what a piece is worth, and into which chips it goes (rules 2 and 7; sections 2 and 4.4)."""

from collections.abc import Sequence

from .book import money
from .cut import STACK
from .houses import CHIPS, UNIT, fewest_chips
from .pay import pay

FEWEST_ON_THE_LAYOUT = 5

Chips = list[tuple[int, int]]  # (denomination, pieces), highest first


def worth_of_colour(minimum: int, personalised: int | None = None) -> int:
    """What a piece is worth when it is bought: the table's minimum, or what the capo tavolo has personalised.

    It keeps this value whatever the minimum becomes.
    """
    worth = minimum if personalised is None else personalised
    if worth <= 0 or worth % UNIT:
        raise ValueError(f"no multiple of the unit: {worth}")
    return worth


def foreign_worth(opening_minimum: int, *, wins: bool) -> int:
    """A piece of another table: paid at that table's opening minimum when it wins, taken when it loses."""
    return opening_minimum if wins else 0


def in_cents(pieces: int, worth: int) -> int:
    """What so many pieces are worth."""
    return pieces * worth_of_colour(worth)


def in_pieces(cents: int, worth: int) -> tuple[int, int]:
    """How many pieces an amount buys, and what is left over."""
    return divmod(cents, worth_of_colour(worth))


def counts_as(chip: int, worth: int) -> int | None:
    """For how many pieces of a colour a value chip stands; none where that is no whole number."""
    if chip not in CHIPS:
        raise ValueError(f"no chip of this house: {chip}")
    pieces, rest = in_pieces(chip, worth)
    return None if rest or not pieces else pieces


def into_value(pieces: int, worth: int) -> Chips:
    """A colour that is changed into value, in the fewest chips of the house."""
    return fewest_chips(in_cents(pieces, worth))


def total(chips: Chips) -> int:
    """What a heap of value chips is worth."""
    return sum(chip * count for chip, count in chips)


def into_colour(chips: Chips, worth: int) -> tuple[int, Chips]:
    """Value that is changed into colour: the pieces, and what is left over in the fewest chips."""
    pieces, rest = in_pieces(total(chips), worth)
    return pieces, fewest_chips(rest)


def stacks(pieces: int) -> tuple[int, int]:
    """Stacks of twenty, and the rest."""
    return divmod(pieces, STACK)


def laid_with_value(pieces: int, worth: int, denominations: Sequence[int]) -> list[dict[str, object]]:
    """A colour's payment in pieces and these value chips, group by group as it is laid (see `pay`)."""
    answer = pay(pieces, colour_value=money(worth), with_=[money(chip) for chip in denominations])
    groups = answer["groups"]
    if not isinstance(groups, list):
        raise TypeError("groups")
    return groups


def paid_with_value(pieces: int, worth: int, denominations: Sequence[int]) -> tuple[int, Chips]:
    """The same added up: how many pieces of the colour stay colour, and the value chips, highest first."""
    colour = 0
    value: dict[int, int] = {}
    for group in laid_with_value(pieces, worth, denominations):
        chips = group["chips"]
        if not isinstance(chips, list):
            raise TypeError("chips")
        for item in chips:
            if "colour" in item:
                colour += item["pieces"]
            else:
                chip = int(item["value"].replace(".", ""))
                value[chip] = value.get(chip, 0) + item["pieces"]
    return colour, sorted(value.items(), reverse=True)


def too_few(pieces: int) -> bool:
    """A colour with fewer than five pieces on the layout: a warning, no refusal."""
    return pieces < FEWEST_ON_THE_LAYOUT
