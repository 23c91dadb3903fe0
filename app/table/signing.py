"""Who signed a command with a code is recorded with what it causes: two do what one may not (rules 6, 8, 9).

The table knows no codes. Whoever drives it has asked for them, and hands over who gave one; here is verified
that the second person may sign this, and is another than whoever deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import UNSET

from app.people.held import Held
from app.people.names import same_person
from app.people.permissions import Act, Signed, may, why_not_signed
from app.rules.money import MoneyError, parse_money
from app.sentence import Sentence
from app.table import events as happened
from app.table.bad_input import BadInputError
from app.table.json_text import Json
from app.table.refusals import Refusal
from app.table.roulette.procedure import Phase
from app.table.roulette.voiding import unexplained_of
from app.table.state import TableState
from app.table.turn import Turn, refuse
from app.table.unmarked import unmarked_at
from app.table.unsigned import record_unsigned

_Form = dict[str, Json]
_RULE: Final = "rules 9"
_OF_WHAT_FELL: Final = frozenset({Act.RULE, Act.CORRECT})
"""What is about the number that fell, also where the next spin is bet on already."""


def act_of(state: TableState, form: Json) -> Act | None:
    """Tell which act of the table of permissions a command is, as the table stands now.

    Args:
        state: of the table.
        form: the command.

    Returns:
        None for all that a dealer does by himself.
    """
    if type(form) is not dict or not isinstance(name := form.get("do"), str):
        return None
    told = _ACTS.get(name)
    return None if told is None else told(state, form)


def signs_after(form: Json) -> bool:
    """Whether who signed is recorded behind what it causes: a night begins with its opening."""
    return type(form) is dict and form.get("do") == "open"


def sign(turn: Turn, form: Json, signed: Sequence[Signed], held: Held | None = None) -> None:
    """Record who signed a command, before what it causes; or that it takes a code, and nobody gave one.

    Args:
        turn: takes the event.
        form: the command.
        signed: who gave a code for it.
        held: the register of people; where nobody says which one holds, nothing is recorded of who did not.

    Raises:
        RefusedError: they may not sign this, the second person is the first, or the command is nothing but
            a signature and nobody gave one.
    """
    act = act_of(turn.state, form)
    if not signed and type(form) is dict and form.get("do") == "deal":
        refuse(Refusal.DEALER_WITHOUT_CODE())
    if act is None:
        return
    if not signed:
        record_unsigned(turn, act, form, held, _spin_of(turn.state, act, form))
        return
    first = "" if signs_after(form) else turn.state.dealer
    if act is Act.DEAL:
        _check_himself(form, signed)
    elif why := why_not_signed(act, first, signed) or _why_not_named(act, form, signed):
        refuse(why, rule=_RULE)
    people = [{"name": each.name, "role": each.role.value} for each in signed]
    turn.happen(
        happened.PeopleSigned(
            spin=_spin_of(turn.state, act, form),
            act=act.value,
            people=people,
            first=first,
            without_code=_without_code(act, form, signed) or UNSET,
        )
    )


def _spin_of(state: TableState, act: Act, form: Json) -> int | None:
    """Tell of which spin the act is: a void throw that is explained may be one that is long closed."""
    if type(form) is dict and form.get("do") == "explain":
        try:
            void = unexplained_of(state, form)
        except BadInputError:  # the command says itself what is wrong with its form, and nothing is done
            return None
        return None if void is None else void[1].spin
    paying, betting = state.paying, state.betting
    spin = (paying or betting) if act in _OF_WHAT_FELL else (betting or paying)
    return None if spin is None else spin.spin


def _why_not_named(act: Act, form: Json, signed: Sequence[Signed]) -> Sentence | None:
    """Whoever gave a code for a fill or a credit is one of those whose names stand on its paper (rules 9)."""
    names = _on_paper(act, form)
    if names is None:
        return None
    for each in signed:
        if not any(same_person(each.name, name) for name in names):
            return Refusal.NOT_AMONG_SIGNERS(name=each.name)
    return None


def _without_code(act: Act, form: Json, signed: Sequence[Signed]) -> list[str]:
    """Name those who stand on the paper and gave no code: the register has fewer who may sign, or failed."""
    return [
        name
        for name in _on_paper(act, form) or ()
        if not any(same_person(each.name, name) for each in signed)
    ]


def _on_paper(act: Act, form: Json) -> list[str] | None:
    """Give the names on the paper of a fill or a credit; None where no paper is signed."""
    if act not in {Act.FILL, Act.CREDIT} or type(form) is not dict:
        return None
    named = form.get("signatures")
    return [name for name in named if isinstance(name, str)] if isinstance(named, list) else []


def _check_himself(form: Json, signed: Sequence[Signed]) -> None:
    """Whoever deals from here on has signed for himself, and may deal."""
    name = form.get("name", form.get("dealer")) if isinstance(form, dict) else None
    himself = [each for each in signed if isinstance(name, str) and same_person(each.name, name)]
    if not himself:
        refuse(Refusal.SIGNS_FOR_HIMSELF(), rule=_RULE)
    name = himself[0].name
    if not may(himself[0].role, Act.DEAL):
        refuse(Refusal.MAY_NOT_DEAL(name=name), rule=_RULE)


def _announced(state: TableState, form: _Form) -> Act | None:
    """After "Rien ne va plus" the capo tavolo takes an announce, or lets it be taken back (rules 6)."""
    spin = state.betting
    late = spin is not None and spin.phase is Phase.NO_MORE_BETS
    return Act.LATE_ANNOUNCE if late and "accepted_by" in form else None


def _numbered(_state: TableState, form: _Form) -> Act | None:
    """A number in somebody's name says that the reader was wrong."""
    return Act.CORRECT if "by" in form else None


def _voided(_state: TableState, form: _Form) -> Act | None:
    """Whoever decided that a throw is void signs when the reason is said: the sentence holds at once."""
    return Act.VOID if form.get("reason") else None


def _answered(state: TableState, form: _Form) -> Act | None:
    """What is said of a disputed payment of a closed spin is its ruling."""
    spin, order = form.get("spin"), form.get("order")
    if type(spin) is not int or type(order) is not int:
        return None
    left = unmarked_at(state, spin, order)
    return Act.RULE if left is not None and left.disputed else None


def _misplaced(_state: TableState, form: _Form) -> Act | None:
    """In doubt, where it plays is ruled."""
    return Act.RULE if "ruled" in form else None


def _coloured(state: TableState, form: _Form) -> Act | None:
    """A colour's value that is raised over the minimum, or given to another player, is signed [2].

    A colour of another table keeps that table's minimum.
    """
    value, name = form.get("value"), form.get("colour")
    if not isinstance(value, str) or not isinstance(name, str) or "table" in form:
        return None
    try:
        worth = parse_money(value)
    except MoneyError:
        return None  # the command itself says what is wrong with it
    now = state.colours.get(name)
    stays = now is not None and worth <= now.value and now.owner in {None, form.get("owner")}
    return Act.COLOUR_VALUE if worth > state.minimum and not stays else None


def _banked(_state: TableState, form: _Form) -> Act | None:
    match form.get("operation"):
        case "open" | "close" | "box":
            return Act.COUNT
        case "fill":
            return Act.FILL
        case "credit":
            return Act.CREDIT
        case _:
            return None


def _always(act: Act) -> Callable[[TableState, _Form], Act | None]:
    return lambda _state, _form: act


_ACTS: Final[dict[str, Callable[[TableState, _Form], Act | None]]] = {
    "announce": _announced,
    "void": _voided,
    "explain": _always(Act.VOID),
    "number": _numbered,
    "correct": _always(Act.CORRECT),
    "rule": _always(Act.RULE),
    "paid": _answered,
    "unpaid": _answered,
    "misplaced": _misplaced,
    "minimum": _always(Act.LIMIT),
    "answer": _always(Act.ANSWER),
    "bank": _banked,
    "colour": _coloured,
    "dealer": _always(Act.DEAL),
    "deal": _always(Act.DEAL),
    "open": _always(Act.DEAL),
}
"""Which commands are an act for which somebody signs, and when."""
