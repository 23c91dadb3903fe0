"""What somebody is to answer for: what is asked of it, and what is not answered together with the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.desks.common.language import tr
from app.desks.pit_boss.writer import Fact
from app.people.names import same_person
from app.reports.voice import Voice
from app.table import events as happened
from app.table.event_record import Event


def asked_words(event: Event, voice: Voice) -> str:
    """Say what is asked of whoever answers for an event; what asks the same has the same words."""
    match event:
        case happened.BankMoved() | happened.EntryCorrected() | happened.BankShort():
            return tr("Da dove viene la differenza")
        case happened.PitBossAgain() | happened.RegisterDiffers():
            return tr("Chi lo ha voluto")
        case _:
            return voice.asked(event) or tr("Che cosa si è trovato")


class Left(NamedTuple):
    """Something that is not answered for with the others, and why."""

    fact: Fact
    why: str


class Parted(NamedTuple):
    """What is answered for under one code, and what is left for another time."""

    together: tuple[Fact, ...]
    left: tuple[Left, ...]


def parted(facts: Sequence[Fact], by: str = "") -> Parted:
    """Part what one person answers for at once from what he does not.

    All of it stands in one table's journal, which is written in one go; and nobody answers for what is about
    himself.

    Args:
        facts: what was chosen.
        by: who answers; empty while nobody has said.
    """
    together: list[Fact] = []
    left: list[Left] = []
    for fact in facts:
        if why := _why_not(fact, facts[0], by):
            left.append(Left(fact, why))
        else:
            together.append(fact)
    return Parted(tuple(together), tuple(left))


def _why_not(fact: Fact, first: Fact, by: str) -> str:
    if (fact.entry.journal, fact.entry.table) != (first.entry.journal, first.entry.table):
        return tr("sta nel registro di un altro tavolo")
    if fact.not_by and by and same_person(fact.not_by, by):
        return tr("riguarda {name}: ne risponde un altro").format(name=fact.not_by)
    return ""


def fact_words(fact: Fact) -> str:
    """Say where something is recorded and what it was."""
    words = tr("Tavolo {table}, n. {seq}: {fact}")
    return words.format(table=fact.entry.table, seq=fact.entry.seq, fact=fact.words)
