"""What a person may do at the table: each command verified against the state, and answered with events.

A command is an object with `do` and its own fields. One that may not be done now is refused with a reason and
changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, cast

import msgspec

from app.rules.french import announcement
from app.rules.house import House
from app.rules.money import Cents, money_text
from app.rules.settlement import RULES_VERSION
from app.rules.wheel import Side
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.json_text import Json
from app.table.procedure import Phase
from app.table.settlement_form import stack_form
from app.table.settling import payments_kept, settlement_of
from app.table.spin_form import at, flag, members, money, read_bets, text, whole
from app.table.state import SpinState
from app.table.turn import HAND, TYPED, WHEEL, Turn, refuse

Fields = Mapping[str, Json]


@dataclass(frozen=True, slots=True)
class Opening:
    """How this station opens its table when nothing else is said.

    Attributes:
        table: its name.
        house: the profile that will be recorded.
        dealer: who deals.
        side: where the cylinder stands.
        program: the program's version, recorded with the rules.
    """

    table: str
    house: House
    dealer: str
    side: Side
    program: str


def _optional_text(fields: Fields, key: str) -> str | None:
    return at(key, text, fields[key]) if key in fields else None


def open_table(turn: Turn, opening: Opening, minimum: Cents | None = None, day: int | None = None) -> None:
    """Open play: the opening, the rules that hold, and the bets of the first spin [3.7]."""
    if turn.state.opened:
        refuse("the table is open already")
    least = money_text(opening.house.minimum if minimum is None else minimum)
    state = turn.state
    turn.happen(
        happened.TableOpened(
            table=opening.table,
            minimum=least,
            dealer=opening.dealer,
            cylinder=opening.side.value,
            day=day,
            spins=state.spins,
            numbers=list(state.numbers),
            colours={chip.name: {"value": least} for chip in opening.house.colours},
            wheels={name: msgspec.structs.asdict(game) for name, game in state.wheels.items()},
        )
    )
    turn.happen(
        happened.TableRules(
            house=opening.house.name,
            profile=dict(opening.house.profile),
            rules=RULES_VERSION,
            program=opening.program,
        )
    )
    turn.open_bets()


def _open(turn: Turn, fields: Fields, opening: Opening) -> None:
    minimum = at("minimum", money, fields["minimum"]) if "minimum" in fields else None
    if minimum is not None and (minimum == 0 or minimum % opening.house.unit):
        raise BadInputError("must be a multiple of the house's unit, and more than nothing", "minimum")
    day = at("day", lambda value: whole(value, 1, 31), fields["day"]) if "day" in fields else None
    open_table(turn, opening, minimum, day)


def _close(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    spin = turn.betting()
    if turn.state.paying is not None:
        refuse(f"spin {turn.state.paying.spin} is still being paid: mark its payments, or say next")
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        refuse(f"the ball of spin {spin.spin} is in the wheel: wait for its number")
    if spin.proposed is not None:
        refuse(f"the number {spin.proposed.number} waits for an answer: confirm it or refuse it")
    turn.happen(happened.TableClosed(minimum=money_text(turn.state.minimum), dealer=turn.state.dealer))


def _last(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    spin = turn.betting()
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        refuse("the last spin is announced before the throw")
    if spin.last:
        refuse("the last spin is announced already")
    turn.happen(happened.SpinLast(spin=spin.spin))


def _dealer(turn: Turn, fields: Fields, _opening: Opening) -> None:
    if not turn.state.opened:
        refuse("the table is closed: open it first")
    if turn.state.paying is not None:
        refuse(f"spin {turn.state.paying.spin} is still being paid: a dealer leaves when it is finished")
    turn.happen(
        happened.TableDealer(
            dealer=at("name", text, fields["name"]), notes=_optional_text(fields, "notes") or ""
        )
    )


def _suspend(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Suspend play, or with `over` take it up again."""
    if not turn.state.opened:
        refuse("the table is closed: open it first")
    over = at("over", flag, fields.get("over", False))
    reason, by = _optional_text(fields, "reason") or "", _optional_text(fields, "by") or ""
    turn.happen(happened.TableSuspended(suspended=not over, reason=reason, by=by))


def _colour(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Give a colour to a player, at the table's minimum or at a value of his own [2]."""
    state = turn.state
    if not state.opened:
        refuse("the table is closed: open it first")
    name = at("colour", text, fields["colour"])
    if name not in {chip.name for chip in state.house.colours}:
        raise BadInputError(f"{state.house.name} has no such colour: {name}", "colour")
    value = at("value", money, fields["value"]) if "value" in fields else state.minimum
    if value == 0 or value % state.house.unit:
        raise BadInputError("must be a multiple of the house's unit, and more than nothing", "value")
    owner, by = _optional_text(fields, "owner"), _optional_text(fields, "by")
    taken = {colour.owner or key: key for key, colour in state.colours.items() if key != name}
    if (owner or name) in taken:
        refuse(f"{owner or name} has the colour {taken[owner or name]} already: a player has one")
    if value != state.minimum and by is None:
        refuse("a value of its own is given to a colour by the capo tavolo: say by whom")
    turn.happen(happened.ColourAssigned(colour=name, value=money_text(value), owner=owner, by=by))


def _throw(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    spin = turn.betting()
    if turn.state.suspended is not None:
        refuse("play is suspended")
    if turn.state.paying is not None:
        refuse(f"spin {turn.state.paying.spin} is still being paid: mark its payments, or say next")
    if spin.phase not in {Phase.COMING, Phase.BETS_OPEN}:
        refuse(f"the ball of spin {spin.spin} is in the wheel already")
    if spin.proposed is not None:
        refuse(f"the number {spin.proposed.number} waits for an answer: confirm it or refuse it")
    if spin.phase is Phase.COMING:
        turn.happen(happened.SpinBetsOpen(spin=spin.spin, source=HAND))
    turn.happen(happened.SpinThrown(spin=spin.spin, source=HAND))


def _no_more_bets(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    spin = turn.betting()
    if spin.phase is not Phase.THROWN:
        refuse("the ball is not in the wheel: throw it first")
    turn.happen(happened.SpinNoMoreBets(spin=spin.spin, source=HAND))


def _number(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Type a number, which then waits for a yes; or contradict the reader, with a name and a reason."""
    number = at("number", lambda value: whole(value, 0, 36), fields["number"])
    by, reason = _optional_text(fields, "by"), _optional_text(fields, "reason")
    if by is not None or reason is not None:
        _contradict(turn, number, by, reason)
        return
    paying = turn.state.paying
    if turn.state.opened and turn.state.betting is None and paying is not None:
        refuse(f"spin {paying.spin} has its number: to contradict the reader say by whom and the reason")
    spin = turn.betting()
    turn.happen(happened.SpinCandidate(spin=spin.spin, number=number, reason=TYPED))


def _contradict(turn: Turn, number: int, by: str | None, reason: str | None) -> None:
    spin = turn.paying()
    if by is None or reason is None:
        refuse("to contradict the reader say by whom and the reason")
    if spin.paid:
        refuse(f"payments of spin {spin.spin} are made: the number can only be corrected now")
    if number == spin.number:
        refuse(f"spin {spin.spin} has that number already")
    turn.happen(
        happened.SpinNumber(
            spin=spin.spin,
            number=number,
            announcement=announcement(number),
            source=HAND,
            instead_of=spin.number,
            by=by,
            reason=reason,
        )
    )


def _proposal(turn: Turn) -> SpinState:
    spin = turn.betting()
    if spin.proposed is None:
        refuse("no number waits for an answer")
    return spin


def _confirm(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    proposed = _proposal(turn).proposed
    if proposed is not None:
        turn.fall(proposed.number, HAND if proposed.reason == TYPED else WHEEL, proposed)


def _refuse(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    spin = _proposal(turn)
    number = spin.proposed.number if spin.proposed else 0
    turn.happen(happened.CandidateRefused(spin=spin.spin, number=number))
    turn.open_bets()


def _void(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Rien va: the throw is void and the bets are open again [3.7]."""
    spin = turn.betting()
    if spin.phase not in {Phase.THROWN, Phase.NO_MORE_BETS}:
        refuse("no ball is in the wheel: there is no throw to declare void")
    reason = at("reason", text, fields["reason"])
    turn.happen(happened.SpinVoid(spin=spin.spin, reason=reason, throw=spin.throw, source=HAND))
    turn.happen(happened.SpinBetsOpen(spin=spin.spin, source=HAND))


def _cleared(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    spin = turn.paying()
    if spin.phase is not Phase.FALLEN:
        refuse("the layout is cleared already")
    turn.clear()


def _winners(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Enter what won besides what the table knows; as often as the dealer changes it."""
    spin = turn.clear()
    bets = at("bets", lambda value: read_bets(value, turn.state.house, spin.colours), fields["bets"])
    before, paid = spin.settlement, spin.paid
    number = spin.number if spin.number is not None else 0
    for place, stack in enumerate(bets):
        if not stack.position.wins(number) and not (number == 0 and stack.position.even_money):
            raise BadInputError(f"does not win at {number}", "bets", place, "position")
    forms = [cast("happened.Form", stack_form(stack)) for stack in bets]
    turn.happen(happened.WinnersEntered(spin=spin.spin, bets=forms, revision=spin.entered + 1))
    if before is None:
        return
    if payments_kept(before, paid, settlement_of(turn.state, turn.paying())) is None:
        refuse("that would change a payment that is made: take the payment back first")
    turn.settle_anew()


def _order(spin: SpinState, value: Json) -> int:
    payments = len(spin.settlement.payments) if spin.settlement else 0
    order = at("order", lambda value: whole(value, 1, 1_000_000), value)
    if order > payments:
        refuse(f"spin {spin.spin} has {payments} payments, there is no payment {order}")
    return order


def _paid(turn: Turn, fields: Fields, _opening: Opening) -> None:
    """Mark a payment as made, in the order of the house; in another with a name and a reason [4.3]."""
    turn.clear()
    spin = turn.settle()
    order = _order(spin, fields["order"])
    if order in spin.paid:
        refuse(f"payment {order} is made already")
    by, reason = _optional_text(fields, "by"), _optional_text(fields, "reason")
    first = next(n for n in range(1, order + 1) if n not in spin.paid)
    if order != first and (by is None or reason is None):
        refuse(f"payment {first} comes first: to change the order say by whom and the reason")
    turn.happen(
        happened.PaymentMade(spin=spin.spin, revision=spin.revision, order=order, by=by, reason=reason)
    )


def _unpaid(turn: Turn, fields: Fields, _opening: Opening) -> None:
    spin = turn.paying()
    order = _order(spin, fields["order"])
    if order not in spin.paid:
        refuse(f"payment {order} is not made")
    by, reason = _optional_text(fields, "by"), _optional_text(fields, "reason")
    turn.happen(
        happened.PaymentUnmade(spin=spin.spin, revision=spin.revision, order=order, by=by, reason=reason)
    )


def _paid_all(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    turn.clear()
    spin = turn.settle()
    payments = len(spin.settlement.payments) if spin.settlement else 0
    for order in range(1, payments + 1):
        if order not in spin.paid:
            turn.happen(happened.PaymentMade(spin=spin.spin, revision=spin.revision, order=order))


def _next(turn: Turn, _fields: Fields, _opening: Opening) -> None:
    """Tout est payé au numéro."""
    turn.paying()
    turn.close_paying()


Act = Callable[[Turn, Fields, Opening], None]
_BY: Final = frozenset({"by", "reason"})

_ACTS: Final[dict[str, tuple[Act, frozenset[str], frozenset[str]]]] = {
    "open": (_open, frozenset(), frozenset({"minimum", "day"})),
    "close": (_close, frozenset(), frozenset()),
    "last": (_last, frozenset(), frozenset()),
    "dealer": (_dealer, frozenset({"name"}), frozenset({"notes"})),
    "suspend": (_suspend, frozenset(), _BY | {"over"}),
    "colour": (_colour, frozenset({"colour"}), frozenset({"value", "owner", "by"})),
    "throw": (_throw, frozenset(), frozenset()),
    "no_more_bets": (_no_more_bets, frozenset(), frozenset()),
    "number": (_number, frozenset({"number"}), _BY),
    "confirm": (_confirm, frozenset(), frozenset()),
    "refuse": (_refuse, frozenset(), frozenset()),
    "void": (_void, frozenset({"reason"}), frozenset()),
    "cleared": (_cleared, frozenset(), frozenset()),
    "winners": (_winners, frozenset({"bets"}), frozenset()),
    "paid": (_paid, frozenset({"order"}), _BY),
    "unpaid": (_unpaid, frozenset({"order"}), _BY),
    "paid_all": (_paid_all, frozenset(), frozenset()),
    "next": (_next, frozenset(), frozenset()),
}
"""Each command: what it does, the fields it must have, and those it may have."""


def command(turn: Turn, form: Json, opening: Opening) -> None:
    """Do what a person asks.

    Args:
        turn: takes the events.
        form: `{"do": "paid", "order": 1}`.
        opening: how this station opens its table.

    Raises:
        BadInputError: the form is no command; the fault names the field.
        RefusedError: it may not be done now.
    """
    if type(form) is not dict:
        raise BadInputError("must be an object with do")
    name = at("do", text, form["do"]) if "do" in form else ""
    if name not in _ACTS:
        raise BadInputError(f"no such command: {name}" if name else "is missing", "do")
    act, required, optional = _ACTS[name]
    fields = members(form, required | optional | {"do"}, sorted(required))
    act(turn, fields, opening)
