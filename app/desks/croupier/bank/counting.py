"""Pieces of the chip in hand are counted at the bank: by figures, by twenties, or as many as are missing."""

from __future__ import annotations

from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.tally import Coin, count_after, goes_by_itself


def goes(bank: BankDesk, coin: Coin) -> bool:
    """Say whether a chip is counted as going."""
    return bank.going if bank.paid is not None else goes_by_itself(bank.deed, coin, going=bank.going)


def pieces(bank: BankDesk) -> int:
    """Say how many of the chip in hand were counted."""
    return 0 if bank.coin is None else bank.tally.pieces(bank.coin, going=goes(bank, bank.coin))


def missing(bank: BankDesk) -> int:
    """Say how many more of the chip in hand make both sides even; 0 where they do not divide."""
    if bank.coin is None or not bank.balanced:
        return 0
    more = bank.tally.coming - bank.tally.going - bank.owed
    count, left = divmod(more if goes(bank, bank.coin) else -more, bank.coin.value)
    return count if left == 0 and count > 0 else 0


def choose(bank: BankDesk, coin: Coin) -> None:
    """Count another chip: the next figure begins anew."""
    bank.coin, bank.fresh = coin, True


def turn(bank: BankDesk, *, going: bool) -> None:
    """Count what leaves the bank, or what comes."""
    if bank.two_sides:
        bank.going, bank.fresh = going, True


def add(bank: BankDesk, more: int) -> None:
    """Count more pieces, or below zero fewer: a stack of twenty is one touch."""
    _count(bank, pieces(bank) + more)
    bank.fresh = True


def press(bank: BankDesk, sign: str) -> None:
    """Do what a key of the pad says."""
    count, fresh = count_after(sign, pieces(bank), fresh=bank.fresh)
    _count(bank, count)
    bank.fresh = fresh


def _count(bank: BankDesk, count: int) -> None:
    if bank.coin is not None:
        bank.keep(bank.tally.counted(bank.coin, count, going=goes(bank, bank.coin)))
        bank.fresh = False
