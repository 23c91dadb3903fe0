"""The players and colours of one spin: each is called as he was called first in it, and has one maximum."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from app.rules.spelling import SpellingError, Spellings, is_plain
from app.table.bad_input import BadInputError
from app.table.fields import at
from app.table.json_text import Json
from app.table.player_names import PLAYERS, each, with_names


def spin_spelled(form: Json) -> Json:
    """Give the spin of `settle` with its players and colours each in the spelling that came first in it.

    Raises:
        BadInputError: a name is no name, or two colours have one.
    """
    if type(form) is not dict or all(map(is_plain, _said(form))):
        return form
    said, names = dict(form), Spellings()
    if type(colours := form.get("colours")) is dict:
        said["colours"] = at("colours", lambda _: _colours(colours, names), colours)
    if type(bets := form.get("bets")) is list:
        said["bets"] = at("bets", lambda _: each(bets, partial(_bet, names)), bets)
    return said


def _said(form: dict[str, Json]) -> Iterator[str]:
    """Each name that stands in a spin, where one may stand."""
    colours, bets = form.get("colours"), form.get("bets")
    holders: list[Json] = []
    if type(colours) is dict:
        yield from colours
        holders += colours.values()
    if type(bets) is list:
        stacks = [bet.get("stack") for bet in bets if type(bet) is dict]
        holders += [entry for stack in stacks if type(stack) is list for entry in stack]
    for holder in holders:
        if type(holder) is dict:
            yield from (name for key in PLAYERS if type(name := holder.get(key)) is str)


def _colours(colours: dict[str, Json], names: Spellings) -> Json:
    found: dict[str, Json] = {}
    for name, colour in colours.items():
        try:
            called = names.of(name) if name else name
        except SpellingError as fault:
            raise BadInputError(str(fault), name) from fault
        if called in found:
            raise BadInputError("stands there twice", name)
        found[called] = colour
    return {name: at(name, partial(with_names, names), colour) for name, colour in found.items()}


def _bet(names: Spellings, bet: Json) -> Json:
    if type(bet) is not dict or type(stack := bet.get("stack")) is not list:
        return bet
    return {**bet, "stack": at("stack", lambda _: each(stack, partial(with_names, names)), stack)}
