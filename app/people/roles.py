"""What somebody is in the house (rules 8, screens)."""

from __future__ import annotations

from enum import StrEnum


class Role(StrEnum):
    """What a person is; the register keeps one role for each."""

    DEALER = "dealer"
    INSPECTOR = "inspector"
    """the capo tavolo, and the inspectors of the city and of the house: each signs beside a dealer"""
    PIT_BOSS = "pit_boss"
    TRAINER = "trainer"
    AUDITOR = "auditor"
    """reads everything, and does nothing; also an inspector who only looks on"""
