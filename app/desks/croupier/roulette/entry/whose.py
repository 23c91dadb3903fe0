"""Whose chips are whose owner was left open, asked at their payment: the dealer must ask [4.3.1]."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from app.desks.croupier.payments.shown import Mark
from app.desks.croupier.roulette.entry.draft import give_owner
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.entry.hand import Stacks
from app.desks.croupier.roulette.entry.unsaid import is_known
from app.desks.croupier.roulette.payments.beside import SpinPayments
from app.rules.chips import Piece
from app.rules.roulette.bets import Entry
from app.rules.roulette.layout import Position
from app.rules.roulette.lying import entries_on
from app.rules.roulette.settled import Payment, Settlement


class Whose(NamedTuple):
    """Chips of which it is asked whose they are.

    Attributes:
        position: where they lie.
        entry: which chips; they have no owner.
    """

    position: Position
    entry: Entry


def given_to(draft: SpinDraft, whose: Whose, owned: Entry) -> SpinDraft:
    """Give the chips of which it is asked to an owner, or to the employees; the chip in hand is not meant."""
    position, entry = whose
    given = give_owner(draft, entry, owned, ((position, entry.pieces),))
    return replace(given, entering=draft.entering)


def asked_whose(settled: Settlement | None, paid: SpinPayments, draft: SpinDraft) -> Whose | None:
    """Find the chips of the payment shown large whose owner nobody has said.

    While winners are entered with chips of value in hand, a seat says whose the next ones are instead; once
    a payment is marked or looked at, it is asked of that which is shown. Of a disputed one nobody is asked
    before it is decided: the dispute is about these chips as they are (rules 3).

    Args:
        settled: what is paid, as it is being entered; None where nothing is settled.
        paid: its payments, as they are shown.
        draft: the entry.

    Returns:
        The chips, or None where nothing is asked, or what is asked of was not entered by the dealer.
    """
    value_in_hand = draft.hand is not None and draft.hand.colour is None
    return None if draft.entering and value_in_hand else unnamed(settled, paid, draft.stacks)


def unnamed(settled: Settlement | None, paid: SpinPayments, stacks: Stacks) -> Whose | None:
    """Find the chips of the payment shown large that have no owner; None where the dealer entered none."""
    large = paid.large
    if settled is None or large is None or large.mark in {Mark.PAID, Mark.DISPUTED}:
        return None
    if large.differs is not None or large.order > len(settled.payments):  # a side game's stand behind them
        return None
    payment = settled.payments[large.order - 1]
    return _unowned(stacks, payment, notes=large.beside.kind is Piece.NOTES) if payment.unowned else None


def asks_owner(paid: SpinPayments, draft: SpinDraft, unnamed: Whose | None) -> bool:
    """Whether it must be asked once whose the payment is that is due.

    Its chips are nobody's yet [4.3.1].

    Args:
        paid: the payments, as they are shown.
        draft: knows whether it was asked, or said that nobody knows.
        unnamed: the chips that are paid; None where the dealer did not enter them.
    """
    large = paid.large
    if large is None or not large.unowned or large.order != paid.current:
        return False
    known = unnamed is not None and is_known(draft.unsaid, unnamed.position, unnamed.entry)
    return not known and draft.unowned != large.order


def _unowned(stacks: Stacks, payment: Payment, *, notes: bool) -> Whose | None:
    """An entry without an owner is a payment by itself (rules 3): it is found by its place and its chip."""
    position = payment.winning[0].position
    for entry in entries_on(stacks, position):
        its_chip = payment.chip is None or entry.value == payment.chip.value
        if entry.unowned and its_chip and (entry.kind is Piece.NOTES) is notes:
            return Whose(position, entry)
    return None
