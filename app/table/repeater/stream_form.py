"""The events of a stream of repeaters as JSON: unknown fields first, then missing ones, then values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

import msgspec

from app.rules.house import House
from app.rules.money import Cents, MoneyError, parse_money
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.round import Round, Stake
from app.rules.repeater.values import TALLIED
from app.rules.repeater.wagers import BY_CODE, Wager
from app.rules.spelling import SpellingError, Spellings
from app.table.bad_input import BadInputError
from app.table.fields import MOST_EVENTS, at, flag, items, members, text, whole
from app.table.json_text import Json
from app.table.repeater.round_form import TOGETHER, tallies_form

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "open": (),
    "wager": ("wager", "owner", "amount"),
    "back": ("wager", "owner"),
    "surrender": ("wager", "owner"),
    "spin": ("number",),
    "abandon": ("reason", "by"),
}
"""What each event must have."""
_OPENING: Final = frozenset({"house", "surrender", "envy", "round", "spin", "tallies", "standing"})
"""What an opening may have."""
_USUAL_HOUSE: Final = "repeater-bets"
_STANDING: Final = ("wager", "owner", "amount")
_ZEROS: Final = frozenset({"00", "000"})
_TALLIES: Final = {str(value): value for value in TALLIED}


class Opening(NamedTuple):
    """How a stream begins.

    Attributes:
        house: in which the wagers are dealt.
        rules: of it, or as the stream says instead.
        round: that is played, as it stands.
        spin: how many spins were before.
    """

    house: House
    rules: RepeaterRules
    round: Round
    spin: int


def fields_of(form: Json) -> tuple[str, Mapping[str, Json]]:
    """Take a line as an event whose fields are known.

    Returns:
        What is to be done, and the fields by their names.

    Raises:
        BadInputError: no such event, an unknown field, or one that is missing.
    """
    if type(form) is not dict:
        raise BadInputError("must be an object")
    if "do" not in form:
        raise BadInputError("is missing", "do")
    do = form["do"]
    if type(do) is not str or do not in FIELDS:
        raise BadInputError(f"no such event: {_shown(do)}", "do")
    optional = _OPENING if do == "open" else frozenset()
    return do, members(form, frozenset({"do", *FIELDS[do]}) | optional, FIELDS[do])


def read_wager(value: Json) -> Wager:
    """Read a wager by its code.

    Raises:
        BadInputError: there is none.
    """
    if type(value) is not str or value not in BY_CODE:
        raise BadInputError(f"no such wager: {_shown(value)}")
    return BY_CODE[value]


def read_owner(names: Spellings, value: Json) -> str:
    """Read whose wager it is, in the spelling that came first.

    Raises:
        BadInputError: it is no name.
    """
    try:
        return names.of(text(value))
    except SpellingError as fault:
        raise BadInputError(str(fault)) from fault


def read_amount(value: Json) -> Cents:
    """Read an amount, more than nothing.

    Raises:
        BadInputError: it is none.
    """
    try:
        amount = parse_money(value) if type(value) is str else Cents(0)
    except MoneyError:
        amount = Cents(0)
    if not amount:
        raise BadInputError(f"an amount: {_written(value)}")
    return amount


def read_number(value: Json) -> tuple[str, int]:
    """Read a number that fell: as it is called, and as it is counted; double and triple zero count as zero.

    Raises:
        BadInputError: there is none.
    """
    if type(value) is str and value in _ZEROS:
        return value, 0
    if type(value) is not int or not 0 <= value <= 36:
        raise BadInputError(f"no such number: {_shown(value)}")
    return str(value), value


def read_opening(fields: Mapping[str, Json], names: Spellings, houses: Callable[[str], House]) -> Opening:
    """Read how a stream begins; what is not said is as the house has it, and as at a round's beginning.

    Args:
        fields: of the event, by their names.
        names: of the owners.
        houses: finds a house by its name.

    Raises:
        BadInputError: a field is wrong; the fault names it.
    """
    house, rules = at("house", partial(_read_house, houses), fields.get("house", _USUAL_HOUSE))
    surrender = at("surrender", flag, fields.get("surrender", rules.surrender))
    envy = at("envy", flag, fields.get("envy", rules.envy))
    number = at("round", partial(whole, least=1, most=MOST_EVENTS), fields.get("round", 1))
    spin = at("spin", partial(whole, least=0, most=MOST_EVENTS), fields.get("spin", 0))
    tallies = at("tallies", _read_tallies, fields.get("tallies", {}))
    round_ = at(
        "standing", partial(_read_standing, names, Round(number, tallies)), fields.get("standing", [])
    )
    return Opening(house, replace(rules, surrender=surrender, envy=envy), round_, spin)


def _read_house(houses: Callable[[str], House], value: Json) -> tuple[House, RepeaterRules]:
    name = text(value)
    try:
        house = houses(name)
    except LookupError as fault:
        raise BadInputError(str(fault.args[0])) from fault
    rules = repeater_rules(house)
    if rules is None:
        raise BadInputError(f"deals no Repeater Bets: {name}")
    return house, rules


def _read_tallies(value: Json) -> dict[int, int]:
    """Read how often each value has come; one that is not said never came."""
    if type(value) is not dict:
        raise BadInputError("must be an object")
    if unknown := [key for key in value if key not in {*_TALLIES, TOGETHER}]:
        raise BadInputError("no such value", unknown[0])
    said = {key: at(key, partial(whole, least=0, most=MOST_EVENTS), each) for key, each in value.items()}
    tallies = {_TALLIES[key]: often for key, often in said.items() if key in _TALLIES and often}
    together = tallies_form(Round(tallies=tallies))[TOGETHER]
    if said.get(TOGETHER, together) != together:
        raise BadInputError(f"does not add up: {said[TOGETHER]}", TOGETHER)
    return tallies


def _read_standing(names: Spellings, round_: Round, value: Json) -> Round:
    """Read what stands in a round, none of it new."""
    for place, item in enumerate(items(value)):
        try:
            round_ = _with_standing(names, round_, item)
        except BadInputError as fault:
            raise fault.inside(place) from fault
    return round_


def _with_standing(names: Spellings, round_: Round, item: Json) -> Round:
    fields = members(item, frozenset({*_STANDING, "missing"}), _STANDING)
    wager = at("wager", read_wager, fields["wager"])
    owner = at("owner", partial(read_owner, names), fields["owner"])
    amount = at("amount", read_amount, fields["amount"])
    if round_.stake(wager, owner) is not None:
        raise BadInputError("stands there twice")
    if round_.resolved(wager):
        raise BadInputError("is resolved")
    missing = round_.missing(wager)
    if "missing" in fields and fields["missing"] != missing:
        raise BadInputError(f"the tallies say {missing}", "missing")
    return round_.with_stake(Stake(wager.code, owner, amount))


def _shown(value: Json) -> str:
    """Show a value in a sentence: a text as it is, all else as JSON writes it."""
    return value if type(value) is str else _written(value)


def _written(value: Json) -> str:
    return msgspec.json.encode(value).decode()
