"""What an announce is made of, what it costs and how it is repeated (rules 6) [5]."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.rules.house import House
    from app.rules.money import Cents
    from app.rules.roulette.announce_prices import Price
    from app.rules.roulette.announces import Announce

HELP = "say what an announce is made of, what it costs and how it is repeated"
_MOST_PIECES = 1_000_000


class _RefusedError(ValueError):
    """An argument is wrong; the sentence names it."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's own arguments."""
    parser.add_argument(
        "name", metavar="NAME", nargs="?", help="vicini, serie, laterali-17, figure-2, finale-0-1 …"
    )
    parser.add_argument("--value", help="what a piece is worth, in chips of value")
    parser.add_argument("--colour-pieces", help="pieces of colour to each piece of the announce")
    parser.add_argument("--money", help="what the player gives; what is over is his change")
    parser.add_argument("--with", dest="straights", metavar="NUMBERS", help="straights added to it: 8,11")
    parser.add_argument("--held", action="store_true", help="it stays on the race track, paid and not placed")
    parser.add_argument(
        "--chips", metavar="AMOUNTS", help="without NAME: read a stack back as its announce, 500,100,100,20"
    )
    parser.add_argument(
        "--house", default="venezia", help="a house that is shipped, or a .toml file of your own"
    )


def run(chosen: argparse.Namespace, complain: Callable[[str], int]) -> int:
    """Print the announce."""
    import msgspec

    from app.houses import house_from
    from app.rules.house_profile import ProfileError
    from app.rules.roulette.house_reading import read_house
    from app.table.roulette.announce_form import announce_form

    try:
        house = house_from(chosen.house, read_house)
        if chosen.chips is not None:
            sys.stdout.write(msgspec.json.encode(_read_back(chosen, house)).decode() + "\n")
            return 0
        price = _priced(chosen, _named(chosen), house)
    except (LookupError, ProfileError) as fault:
        return complain(f"--house: {fault.args[0]}")
    except _RefusedError as fault:
        return complain(str(fault))
    answer = announce_form(price, house, held=chosen.held)
    sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    return 0


def _read_back(chosen: argparse.Namespace, house: House) -> dict[str, object]:
    """Say which announces a stack of chips may be, and at what value."""
    from app.rules.money import money_text
    from app.rules.roulette.announce_writings import readings

    others = (chosen.name, chosen.value, chosen.colour_pieces, chosen.money, chosen.straights)
    if chosen.held or any(other is not None for other in others):
        raise _RefusedError("--chips: goes with --house alone")
    chips = [_chip(word, house) for word in chosen.chips.split(",")]
    found = readings([(chip, 1) for chip in chips], house)
    return {
        "total": money_text(sum(chips)),
        "readings": [{"announce": one.announce.name, "value": money_text(one.value)} for one in found],
    }


def _chip(word: str, house: House) -> Cents:
    from app.rules.money import money_text

    amount = _amount("--chips", word, house)
    if amount is None or amount not in house.chips:
        raise _RefusedError(f"--chips: {house.name} has no such chip: {money_text(amount or 0)}")
    return amount


def _named(chosen: argparse.Namespace) -> Announce:
    from app.rules.roulette.announce_names import UnknownAnnounceError, announce_named
    from app.rules.roulette.announces import UnknownStraightError, with_straights

    if chosen.name is None:
        raise _RefusedError("NAME: is missing: say which announce, or --chips")
    try:
        announce = announce_named(chosen.name)
    except UnknownAnnounceError as fault:
        raise _RefusedError(f"NAME: {fault}") from fault
    if chosen.straights is None:
        return announce
    try:
        return with_straights(announce, [_whole("--with", word, 0) for word in chosen.straights.split(",")])
    except UnknownStraightError as fault:
        raise _RefusedError(f"--with: {fault}") from fault


def _priced(chosen: argparse.Namespace, announce: Announce, house: House) -> Price:
    from app.rules.roulette.announce_prices import (
        TooLittleMoneyError,
        highest_value,
        price_in_colour,
        price_in_value,
    )
    from app.rules.roulette.spin_rules import spin_rules

    if not spin_rules(house).announces:
        raise _RefusedError(f"--house: {house.name} takes no announces")
    if chosen.colour_pieces is not None:
        for name, word in (("--value", chosen.value), ("--money", chosen.money)):
            if word is not None:
                raise _RefusedError(
                    f"{name}: colour is counted in pieces: leave out {name} or --colour-pieces"
                )
        pieces = _whole("--colour-pieces", chosen.colour_pieces, 1)
        return price_in_colour(announce, pieces, house, held=chosen.held)
    money = _amount("--money", chosen.money, house)
    value = _amount("--value", chosen.value, house)
    try:
        if value is None and money is not None:
            value = highest_value(announce, money, house.minimum, house.minimum)
        if value is None:
            return price_in_colour(announce, 1, house, held=chosen.held)
        return price_in_value(announce, value, house, money=money, held=chosen.held)
    except TooLittleMoneyError as fault:
        raise _RefusedError(f"--money: {fault}") from fault


def _amount(name: str, word: str | None, house: House) -> Cents | None:
    from app.rules.money import MoneyError, parse_typed_money
    from app.rules.roulette.announce_prices import OffUnitError, verify_units

    if word is None:
        return None
    try:
        amount = parse_typed_money(word)
        verify_units(amount, house)
    except (MoneyError, OffUnitError) as fault:
        raise _RefusedError(f"{name}: {fault}") from fault
    return amount


def _whole(name: str, word: str, least: int) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 20 and least <= int(word) <= _MOST_PIECES):
        raise _RefusedError(f"{name}: must be whole numbers from {least}, not {word[:40]}")
    return int(word)
