"""What was taken over from a journal that was refused, folded into the table as that journal said it lay."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from app.rules.chips import Colour
from app.rules.money import parse_money
from app.rules.roulette.layout import BY_NAME
from app.table.event_record import Form
from app.table.events import TableTaken
from app.table.overnight import read_pieces
from app.table.roulette.held_chips import HeldPart, HeldWhy
from app.table.roulette.held_fold import with_held
from app.table.roulette.settlement_reading import read_chip, read_standing
from app.table.state import TableState


def with_taken(state: TableState, event: TableTaken) -> TableState:
    """Let what was taken over stand as it was said to.

    Raises:
        ValueError, LookupError, TypeError: it is no such thing, or play is not open.
    """
    if event.bank is not UNSET:
        state = replace(state, lay=read_pieces(event.bank))
    if event.colours is not UNSET:
        state = _given(state, event.colours)
    if event.layout is not UNSET:
        if state.betting is None:
            raise ValueError("nothing is bet on: nothing can be taken over on the layout")
        bets = read_standing(event.layout, state.colours)
        state = replace(state, betting=replace(state.betting, bets=(*state.betting.bets, *bets)))
    if event.held is not UNSET:
        state = with_held(state, [_read_held(form, state) for form in event.held])
    return state


def _given(state: TableState, forms: Mapping[str, Form]) -> TableState:
    """Let colours be what they were given as; at a value of its own one is personalised [2]."""
    given = {name: Colour(parse_money(form["value"]), form["owner"]) for name, form in forms.items()}
    own = {name for name, colour in given.items() if colour.value != state.minimum}
    return replace(state, colours={**state.colours, **given}, personalised=state.personalised | own)


def _read_held(form: Form, state: TableState) -> HeldPart:
    return HeldPart(
        owner=form["owner"],
        position=BY_NAME[form["position"]],
        chip=read_chip(form["chip"], state.colours),
        pieces=form["pieces"],
        amount=parse_money(form["amount"]),
        why=HeldWhy(form["why"]),
    )
