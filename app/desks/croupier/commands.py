"""The commands that this desk sends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from msgspec import UNSET

from app.rules.chips import Chip
from app.rules.money import Cents
from app.rules.payment_laying import AS_PLAYED, Wish
from app.rules.roulette.bets import Entry, Stack
from app.table.acting import commands_at
from app.table.chip_form import held_chip_form
from app.table.command import Command
from app.table.json_text import Json
from app.table.named import Office
from app.table.roulette.drawing import BALLS
from app.table.roulette.game import ROULETTE
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
from app.table.table_commands import (
    AssignColour,
    ChangeDealer,
    ChangeMinimum,
    HandHeld,
    MarkMissing,
    MarkPaid,
    MarkUnpaid,
    OpenPlay,
    RuleOn,
    Suspend,
)
from app.table.wishes import wish_form

CAPO: Final = Office.CAPO_TAVOLO.value
INSPECTOR: Final = Office.INSPECTOR.value
MANAGEMENT: Final = "direzione"
"""Who decides, as the journal names them where no name is known."""


def plain(what: str) -> Command:
    """Name a command without fields: `throw`, `no_more_bets`, `cleared`, `confirm`, `refuse`, `next`."""
    return commands_at(ROULETTE)[what]()


def winners(stacks: tuple[Stack, ...]) -> Command:
    """The winning stacks that the dealer entered, all of them."""
    return EnterWinners(bets=_forms(stacks))


def difference(stacks: tuple[Stack, ...]) -> Command:
    """The winning stacks, also where a payment that is made is another by them."""
    return EnterDifference(bets=_forms(stacks))


def paid(order: int, wish: Wish = AS_PLAYED) -> Command:
    """A payment was pushed over; `order` is its place, from 1, `wish` the chips that its player asked for."""
    return MarkPaid(order=order, wish=wish_form(wish))


def rule(order: int, by: str, reason: str, office: Office | None = None) -> Command:
    """The ruling about a payment: who decided, what, and whether he is the capo tavolo or the inspector."""
    return RuleOn(order=order, by=by, reason=reason, office=office)


def leave(order: int, *, over: bool = False) -> Command:
    """The winnings of a payment stay on their chance; with `over` their player takes them."""
    return LeaveWinnings(order=order, over=over)


def missing(chip: Chip, *, over: bool) -> Command:
    """The bank has no more of a chip; `over` when it is there again."""
    return MarkMissing(chip=cast("Json", held_chip_form(chip)), over=over)


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


def hand(owner: str) -> Command:
    """Hand a player what is held for him; to whom it goes that nobody owned to the capo tavolo says."""
    return HandHeld(owner=owner, by=None if owner else CAPO)


def answered(spin: int, order: int, *, paid: bool, disputed: bool = False) -> Command:
    """Say of a payment that nobody had marked when its spin was closed whether it was made.

    Of one that is disputed that is the ruling of the capo tavolo, who stands at the table.
    """
    kind = MarkPaid if paid else MarkUnpaid
    return kind(spin=spin, order=order, by=CAPO if disputed else None, reason="deciso" if disputed else None)


def explain(void: Unexplained, reason: str) -> Command:
    """Why a throw was void; a reason of his own is the capo tavolo's, who stands at the table."""
    by = CAPO if reason == VoidReason.CAPO_TAVOLO else None
    return ExplainVoid(spin=void.spin, throw=void.throw, reason=str(reason), by=by)


def opening(day: int, minimum: Cents | None = None, balls: Json = None, dealer: str = "") -> Command:
    """Open the table; the first ball is thrown from the pocket of the day of the month.

    Args:
        day: of the month.
        minimum: cents; the house's own where it is not said.
        balls: of a tumbler, as they were checked.
        dealer: who deals; as the station has it where it is not said.
    """
    if balls is not None:
        return OpenPlay(balls=balls, dealer=dealer or None, minimum=minimum)
    return OpenPlay(day=day, dealer=dealer or None, minimum=minimum)


def balls_checked(name: str, by: str) -> Json:
    """The thirty-seven balls of a set, counted and with unbroken seals."""
    return {"set": name, "count": BALLS, "seals": ["intatti"], "by": by}


def minimum(then: Cents, by: str, out: Iterable[str] | None = None) -> Command:
    """Announce another minimum: it holds from the next spin.

    Args:
        then: cents.
        by: the capo tavolo.
        out: the colours that players have; None where nobody looked, or the bank knows.
    """
    return ChangeMinimum(minimum=then, by=by, out=UNSET if out is None else tuple(out))


def colour(name: str, value: Cents, owner: str | None, by: str = CAPO) -> Command:
    """Give a colour to a player, at a value in cents; one of its own the capo tavolo gives."""
    return AssignColour(colour=name, value=value, by=by or None, owner=owner or None)


def dealer(name: str, notes: str) -> Command:
    """Hand the table over, with the dealer's own notes."""
    return ChangeDealer(name=name, notes=notes or None)


def suspend(reason: str, *, over: bool) -> Command:
    """Suspend play for the management's reason, or take it up again."""
    return Suspend(over=True) if over else Suspend(reason=reason, by=MANAGEMENT)


def _forms(stacks: tuple[Stack, ...]) -> Json:
    return [cast("Json", stack_form(stack)) for stack in stacks]
