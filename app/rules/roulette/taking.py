"""What a spin brings into the bank: stakes that lost, and its part of those zero halves (rules 7, 9)."""

from __future__ import annotations

from app.rules.chips import Piece
from app.rules.money import Cents
from app.rules.roulette.settled import Settlement
from app.rules.round_bank import Taking


def taking_of(settlement: Settlement, *, complete: bool, whole_pieces: bool = True) -> Taking:
    """Say what a spin brings into the bank.

    Args:
        settlement: of the spin.
        complete: every stake was entered.
        whole_pieces: a colour's half comes in its whole pieces; nights of before count it in chips of value.
    """
    bank = settlement.bank
    if not complete:
        return Taking(complete=False, taken=_notes_kept(settlement), notes=bank.notes)
    parts = (*settlement.lost, *(with_whole_pieces(settlement) if whole_pieces else settlement).partage)
    chips = tuple(
        (part.chip, part.pieces)
        for part in parts
        if part.kind is Piece.CHIPS and part.chip is not None and part.pieces is not None
    )
    return Taking(complete=True, chips=chips, taken=bank.taken, notes=bank.notes)


def with_whole_pieces(settlement: Settlement) -> Settlement:
    """Say how many whole pieces of a colour its half brings into the bank; half a piece is no chip [4.1]."""
    parts = settlement.partage
    if all(part.pieces is not None or part.chip is None for part in parts):
        return settlement
    return settlement._replace(
        partage=tuple(
            part._replace(pieces=part.amount // part.chip.value)
            if part.pieces is None and part.chip is not None and part.chip.colour is not None
            else part
            for part in parts
        )
    )


def _notes_kept(settlement: Settlement) -> Cents:
    """What the bank keeps of the notes that were entered: those that lost, and its part of divided ones.

    For all other notes in the box chips were given. Where losing stakes are not entered nothing else is known
    of what the bank took; but what is in the box is known, and so is what was given for it.
    """
    parts = (*settlement.lost, *settlement.partage)
    return Cents(sum(part.amount for part in parts if part.kind is Piece.NOTES))
