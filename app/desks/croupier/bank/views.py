"""The windows of the bank."""

from __future__ import annotations

from enum import StrEnum


class View(StrEnum):
    """Which of them is open."""

    MENU = "menu"
    COUNT = "count"
    CHECK = "check"
    """a closing count is compared, and asked for once more"""
    PAPER = "paper"
    """the paper's number and who signs it"""
    SPOILED = "spoiled"
    """a paper is declared void"""
    BOX = "box"
    """who counts the note box, and whose night it is of"""
    ENTRY = "entry"
    """one thing that was recorded"""
    CORRECTION = "correction"
    """why it is corrected, by whom, and before whom"""
    HOLDINGS = "holdings"
    FOLDER = "folder"
    """where papers are written to"""
    PAYMENTS = "payments"
    """what was paid this night"""
    LEFT = "left"
    """a payment that nobody had marked, and whether it was made"""
    PAYMENT = "payment"
    """one payment, and what should have been paid"""
    CHIPS = "chips"
    """in which chips its difference changes hands"""
    PAID_WHY = "paid_why"
    """why it is corrected, by whom, and before whom"""
