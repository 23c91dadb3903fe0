"""Who signed a command with a code is recorded with what it causes: two do what one may not (rules 6, 8, 9).

The table knows no codes. Whoever drives it has asked for them, and hands over who gave one; here is verified
that the second person may sign this, and is another than whoever deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET

from app.people.held import Held
from app.people.names import same_person
from app.people.permissions import Act, Signed, may, why_not_signed
from app.sentence import Sentence
from app.table import events as happened
from app.table.command import Command
from app.table.game import game_of
from app.table.refusals import Refusal
from app.table.state import TableState
from app.table.table_commands import (
    Answer,
    AssignColour,
    ChangeDealer,
    ChangeMinimum,
    ConfirmDealer,
    Correct,
    MarkPaid,
    MarkUnpaid,
    MoveBank,
    OpenPlay,
    RuleOn,
)
from app.table.turn import Turn, refuse
from app.table.unmarked import unmarked_at
from app.table.unsigned import record_unsigned

_RULE: Final = "rules 9"


def act_of(state: TableState, said: Command) -> Act | None:
    """Tell which act of the table of permissions a command is, as the table stands now.

    Args:
        state: of the table.
        said: the command.

    Returns:
        None for all that a dealer does by himself.
    """
    game, kind = game_of(state), type(said)
    side = next((each for each in game.sides if kind in each.signs), None)
    if side is not None:
        return side.signs[kind](side.among(state.beside), said)
    told = _ACTS.get(kind) or game.signs.get(kind)
    return None if told is None else told(state, said)


def signs_after(said: Command) -> bool:
    """Whether who signed is recorded behind what it causes: a night begins with its opening."""
    return isinstance(said, OpenPlay)


def sign(turn: Turn, said: Command, signed: Sequence[Signed], held: Held | None = None) -> None:
    """Record who signed a command, before what it causes; or that it takes a code, and nobody gave one.

    Args:
        turn: takes the event.
        said: the command.
        signed: who gave a code for it.
        held: the register of people; where nobody says which one holds, nothing is recorded of who did not.

    Raises:
        RefusedError: they may not sign this, the second person is the first, or the command is nothing but
            a signature and nobody gave one.
    """
    act = act_of(turn.state, said)
    if not signed and isinstance(said, ConfirmDealer):
        refuse(Refusal.DEALER_WITHOUT_CODE())
    if act is None:
        return
    if not signed:
        record_unsigned(turn, act, said, held, game_of(turn.state).round_signed(turn.state, act, said))
        return
    first = "" if signs_after(said) else turn.state.dealer
    if act is Act.DEAL:
        _check_himself(said, signed)
    elif why := why_not_signed(act, first, signed) or _why_not_named(said, signed):
        refuse(why, rule=_RULE)
    people = [{"name": each.name, "role": each.role.value} for each in signed]
    turn.happen(
        happened.PeopleSigned(
            spin=game_of(turn.state).round_signed(turn.state, act, said),
            act=act.value,
            people=people,
            first=first,
            without_code=_without_code(said, signed) or UNSET,
        )
    )


def _why_not_named(said: Command, signed: Sequence[Signed]) -> Sentence | None:
    """Whoever gave a code for a fill or a credit is one of those whose names stand on its paper (rules 9)."""
    names = _on_paper(said)
    if names is None:
        return None
    for each in signed:
        if not any(same_person(each.name, name) for name in names):
            return Refusal.NOT_AMONG_SIGNERS(name=each.name)
    return None


def _without_code(said: Command, signed: Sequence[Signed]) -> list[str]:
    """Name those who stand on the paper and gave no code: the register has fewer who may sign, or failed."""
    return [
        name for name in _on_paper(said) or () if not any(same_person(each.name, name) for each in signed)
    ]


def _on_paper(said: Command) -> tuple[str, ...] | None:
    """Give the names on the paper of a fill or a credit; None where no paper is signed."""
    if not isinstance(said, MoveBank) or said.operation not in {"fill", "credit"}:
        return None
    return said.signatures


def _check_himself(said: Command, signed: Sequence[Signed]) -> None:
    """Whoever deals from here on has signed for himself, and may deal."""
    name = said.dealer if isinstance(said, OpenPlay) else getattr(said, "name", None)
    himself = [each for each in signed if isinstance(name, str) and same_person(each.name, name)]
    if not himself:
        refuse(Refusal.SIGNS_FOR_HIMSELF(), rule=_RULE)
    name = himself[0].name
    if not may(himself[0].role, Act.DEAL):
        refuse(Refusal.MAY_NOT_DEAL(name=name), rule=_RULE)


def _answered(state: TableState, said: MarkPaid | MarkUnpaid) -> Act | None:
    """What is said of a disputed payment of a closed spin is its ruling."""
    left = None if said.spin is None else unmarked_at(state, said.spin, said.order)
    return Act.RULE if left is not None and left.disputed else None


def _coloured(state: TableState, said: AssignColour) -> Act | None:
    """A colour's value that is raised over the minimum, or given to another player, is signed [2].

    A colour of another table keeps that table's minimum.
    """
    if said.value is None or said.table is not None:
        return None
    now = state.colours.get(said.colour)
    stays = now is not None and said.value <= now.value and now.owner in {None, said.owner}
    return Act.COLOUR_VALUE if said.value > state.minimum and not stays else None


def _banked(_state: TableState, said: MoveBank) -> Act | None:
    match said.operation:
        case "open" | "close" | "box":
            return Act.COUNT
        case "fill":
            return Act.FILL
        case "credit":
            return Act.CREDIT
        case _:
            return None


def _always(act: Act) -> Callable[[TableState, Command], Act | None]:
    return lambda _state, _said: act


_ACTS: Final[Mapping[type[Command], Callable[[TableState, Any], Act | None]]] = {
    Correct: _always(Act.CORRECT),
    RuleOn: _always(Act.RULE),
    MarkPaid: _answered,
    MarkUnpaid: _answered,
    ChangeMinimum: _always(Act.LIMIT),
    Answer: _always(Act.ANSWER),
    MoveBank: _banked,
    AssignColour: _coloured,
    ChangeDealer: _always(Act.DEAL),
    ConfirmDealer: _always(Act.DEAL),
    OpenPlay: _always(Act.DEAL),
}
"""Which commands are an act for which somebody signs, and when."""
