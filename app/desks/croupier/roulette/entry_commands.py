"""The commands about a spin that this desk sends."""

from __future__ import annotations

from typing import cast

from app.desks.croupier.commands import CAPO
from app.rules.roulette.bets import Entry, Stack
from app.table.command import Command
from app.table.json_text import Json
from app.table.roulette.drawing import BALLS
from app.table.roulette.procedure import VoidReason
from app.table.roulette.settlement_form import entry_form, stack_form
from app.table.roulette.spin_commands import (
    EnterDifference,
    EnterWinners,
    ExplainVoid,
    LeaveWinnings,
    Misplace,
    TypeNumber,
)
from app.table.roulette.spin_state import SpinState
from app.table.roulette.uncounted import Unexplained
from app.table.sources import HAND


def winners(stacks: tuple[Stack, ...]) -> Command:
    """The winning stacks that the dealer entered, all of them."""
    return EnterWinners(bets=_forms(stacks))


def difference(stacks: tuple[Stack, ...]) -> Command:
    """The winning stacks, also where a payment that is made is another by them."""
    return EnterDifference(bets=_forms(stacks))


def leave(order: int, *, over: bool = False) -> Command:
    """The winnings of a payment stay on their chance; with `over` their player takes them."""
    return LeaveWinnings(order=order, over=over)


def contradict(fallen: int, paying: SpinState | None) -> Command:
    """Another number than was said, or one that no reader may tell, in the capo tavolo's name.

    Args:
        fallen: the number.
        paying: the spin whose number it is; None where none has fallen for it.
    """
    reason = "numero scritto per errore" if paying is not None and paying.source == HAND else ""
    said = "il lettore ha sbagliato" if paying is not None else "il numero vale"
    return TypeNumber(number=fallen, by=CAPO, reason=reason or said)


def misplaced(
    lies: str,
    meant: str,
    entry: Entry,
    told: str,
    *,
    doubt: str | None = None,
    ruled: int | None = None,
    reason: str | None = None,
) -> Command:
    """A chip lies wrong and plays as it was meant; with a doubt its payment waits for the ruling.

    Args:
        lies: the position where it lies.
        meant: where it plays.
        entry: the chip, and how many.
        told: who was told, or who ruled.
        doubt: what is in doubt.
        ruled: which payment waited for the ruling, with the `reason` of it.
        reason: of the ruling.
    """
    form = cast("Json", entry_form(entry))
    return Misplace(
        position=lies, meant=meant, entry=form, told=told, doubt=doubt, ruled=ruled, reason=reason
    )


def explain(void: Unexplained, reason: str) -> Command:
    """Why a throw was void; a reason of his own is the capo tavolo's, who stands at the table."""
    by = CAPO if reason == VoidReason.CAPO_TAVOLO else None
    return ExplainVoid(spin=void.spin, throw=void.throw, reason=str(reason), by=by)


def balls_checked(name: str, by: str) -> Json:
    """The thirty-seven balls of a set, counted and with unbroken seals."""
    return {"set": name, "count": BALLS, "seals": ["intatti"], "by": by}


def _forms(stacks: tuple[Stack, ...]) -> Json:
    return [cast("Json", stack_form(stack)) for stack in stacks]
