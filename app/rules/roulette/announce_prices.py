"""What an announce costs, what comes back, and the sentence by which it is repeated (rules 6) [5]."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.roulette.announce_calls import announce_call
from app.rules.roulette.announces import Announce, Placing, may_exceed_maximum
from app.rules.roulette.layout import Position
from app.rules.tongue import Phrase, Speech

_OF_VALUE: Final = Phrase("Da {value}", "Par {value}")
_AND: Final = Phrase(" e ", " et ")


class OffUnitError(ValueError):
    """An amount is not made of the house's smallest payable units, or is nothing at all.

    Attributes:
        amount: cents.
        unit: cents.
    """

    def __init__(self, amount: int, unit: int) -> None:
        self.amount, self.unit = amount, unit
        fault = f"is no multiple of {money_text(unit)}" if amount else "must be more than nothing"
        super().__init__(f"{money_text(amount)} {fault}")


class TooLittleMoneyError(ValueError):
    """The money does not cover the announce: it is refused [5].

    Attributes:
        money: cents that the player gave.
        needed: cents that it takes at the least.
    """

    def __init__(self, money: int, needed: int) -> None:
        self.money, self.needed = money, needed
        super().__init__(f"{money_text(money)} is too little: the announce takes {money_text(needed)}")


class Price(NamedTuple):
    """An announce and what is played on it.

    Attributes:
        announce: what is played.
        value: cents that a share is worth; None in colour.
        colour_pieces: pieces of colour to the share; 1 in value.
        change: cents that come back.
        over_maximum: the positions on which it is more than one player may have.
    """

    announce: Announce
    value: Cents | None
    colour_pieces: int
    change: Cents
    over_maximum: tuple[Position, ...]

    @property
    def pieces(self) -> int:
        """All pieces that are laid."""
        return self.announce.pieces * self.colour_pieces

    @property
    def bets(self) -> tuple[Placing, ...]:
        """The pieces on each position, in the order in which they are placed."""
        return tuple(Placing(bet.position, bet.pieces * self.colour_pieces) for bet in self.announce.bets)

    @property
    def total(self) -> Cents | None:
        """What it costs in cents; None in colour, which is counted in pieces."""
        return None if self.value is None else Cents(self.announce.pieces * self.value)


def verify_units(amount: Cents, house: House) -> None:
    """An amount at the table is made of the smallest payable unit (rules 2).

    Args:
        amount: cents.
        house: whose unit it is.

    Raises:
        OffUnitError: it is nothing, or not whole units.
    """
    if amount == 0 or amount % house.unit:
        raise OffUnitError(amount, house.unit)


def _checked_money(announce: Announce, value: Cents, money: Cents) -> None:
    if money < announce.pieces * value:
        raise TooLittleMoneyError(money, announce.pieces * value)


def price_in_value(
    announce: Announce, value: Cents, house: House, *, money: Cents | None = None, held: bool = False
) -> Price:
    """Price an announce in chips of value; money that does not divide gives change (rules 6) [5].

    Args:
        announce: what is played.
        value: cents that a share is worth.
        house: whose unit and maxima hold.
        money: cents that the player gave; None if he gave the sum itself.
        held: whether it is left on the race track, paid and not placed.

    Raises:
        OffUnitError: value or money is no multiple of the house's unit.
        TooLittleMoneyError: the money does not cover it.
    """
    verify_units(value, house)
    change = Cents(0)
    if money is not None:
        verify_units(money, house)
        _checked_money(announce, value, money)
        change = Cents(money - announce.pieces * value)
    return Price(announce, value, 1, change, over_maximum(announce, value, house, held=held))


def price_in_colour(
    announce: Announce, pieces: int, house: House, *, worth: Cents | None = None, held: bool = False
) -> Price:
    """Price an announce in colour: so many pieces to the share, and no amount (rules 6) [5].

    Args:
        announce: what is played.
        pieces: to the share, at least 1.
        house: whose maxima hold.
        worth: cents that a piece of the colour is worth; the house's minimum where None.
        held: whether it is left on the race track.

    Raises:
        ValueError: fewer than 1 piece.
    """
    if pieces < 1:
        raise ValueError(f"an announce has at least 1 piece to the share, not {pieces}")
    share = Cents(pieces * (house.minimum if worth is None else worth))
    return Price(announce, None, pieces, Cents(0), over_maximum(announce, share, house, held=held))


def highest_value(announce: Announce, money: Cents, minimum: Cents, least: Cents) -> Cents:
    """Say what a share is worth for a player who only gives his money: as much as it covers (rules 6) [5].

    Args:
        announce: what is played.
        money: cents.
        minimum: the table's, cents.
        least: cents of which the value is a multiple: the lowest chip, where chips make it up.

    Returns:
        The highest such value that the money covers, cents; at least the minimum.

    Raises:
        TooLittleMoneyError: it does not even cover the minimum.
    """
    _checked_money(announce, minimum, money)
    return max(minimum, Cents(money // (announce.pieces * least) * least))


def over_maximum(announce: Announce, value: Cents, house: House, *, held: bool) -> tuple[Position, ...]:
    """Name the positions on which an announce is more than one player may have (rules 5) [2, 5.2].

    Args:
        announce: what is played.
        value: cents that a share is worth.
        house: whose maxima hold.
        held: whether it is left on the race track: the trio and the corner of held voisins may exceed theirs.
    """
    return tuple(
        bet.position
        for bet in announce.bets
        if bet.pieces * value > house.maximum(bet.position)
        and not may_exceed_maximum(announce, bet.position, held=held)
    )


def repeated(price: Price, speech: Speech, *, held: bool) -> str:
    """Repeat an announce: value and name, held or with change the total: "Da 20, serie, 120" (rules 6) [5].

    Args:
        price: the announce and what is played on it; colour is repeated without a value.
        speech: the language of the house.
        held: whether it is left on the race track.
    """
    words = _listed(speech, [announce_call(price.announce, speech), *map(str, price.announce.straights)])
    if price.value is not None and price.total is not None:
        words.insert(0, _OF_VALUE.said(speech, value=_amount(price.value)))
        if held or price.change:
            words.append(_amount(price.total))
    sentence = ", ".join(words)
    return sentence[0].upper() + sentence[1:]


def _listed(speech: Speech, played: list[str]) -> list[str]:
    """Say what is played as one list, "serie, 8, 11, 23 e 30", so that no straight is heard as the total."""
    return [*played[:-2], _AND.said(speech).join(played[-2:])]


def _amount(cents: int) -> str:
    """Write an amount as it is spoken, without grouping: "120", "2,50", "1200"."""
    whole, rest = divmod(cents, 100)
    return f"{whole},{rest:02d}" if rest else str(whole)
