"""The commands about a spin that this desk sends."""

from __future__ import annotations

from typing import cast

from app.desks.croupier.commands import CAPO
from app.rules.roulette.bets import Stack
from app.table.command import Command
from app.table.json_text import Json
from app.table.roulette.procedure import VoidReason
from app.table.roulette.settlement_form import stack_form
from app.table.roulette.spin_commands import EnterDifference, EnterWinners, ExplainVoid, TypeNumber
from app.table.roulette.spin_state import SpinState
from app.table.roulette.uncounted import Unexplained
from app.table.sources import HAND


def winners(stacks: tuple[Stack, ...], *, made: bool = False) -> Command:
    """The winning stacks that the dealer entered, all of them; `made` lets a payment change."""
    bets: Json = [cast("Json", stack_form(stack)) for stack in stacks]
    return EnterDifference(bets=bets) if made else EnterWinners(bets=bets)


def contradict(fallen: int, paying: SpinState | None) -> Command:
    """Write the command for another number than was said, or one that no reader may tell.

    It is in the capo tavolo's name.

    Args:
        fallen: the number, 0 to 36.
        paying: the spin whose number it is; None where none has fallen for it.
    """
    reason = "numero scritto per errore" if paying is not None and paying.source == HAND else ""
    said = "il lettore ha sbagliato" if paying is not None else "il numero vale"
    return TypeNumber(number=fallen, by=CAPO, reason=reason or said)


def explain(void: Unexplained, reason: str) -> Command:
    """Why a throw was void; a reason of his own is the capo tavolo's, who stands at the table."""
    by = CAPO if reason == VoidReason.CAPO_TAVOLO else None
    return ExplainVoid(spin=void.spin, throw=void.throw, reason=str(reason), by=by)
