"""That a journal is damaged, and up to where it holds: said on a page, at a desk and for a program."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

from msgspec.structs import replace

from app.journal.readable import Damage
from app.reports.gaming_day import local_moment
from app.reports.sheet import Note, Sheet
from app.reports.wording import count, moment_words, tr


def damage_words(damage: Damage, zone: tzinfo | None) -> str:
    """Say of a table up to where its journal holds, and that nothing is shown of what comes after."""
    if not damage.table:
        return tr(
            "Qualcuno ha cambiato com'è fatto il file del registro: ogni fatto che si mostra regge. "
            "Lo esamina «capotavolo verify»."
        )
    if not damage.at:
        words = tr(
            "REGISTRO GUASTO: del tavolo {table} non regge nemmeno il primo fatto, e niente se ne mostra. "
            "Lo esamina «capotavolo verify»."
        )
        return words.format(table=damage.table)
    words = tr(
        "REGISTRO GUASTO: del tavolo {table} regge fino al fatto n. {last}, del {when}; dal n. {first} in "
        "poi non si mostra niente, né ciò che vi fu detto di prima. Lo esamina «capotavolo verify»."
    )
    when = moment_words(local_moment(damage.at, zone))
    return words.format(table=damage.table, last=count(damage.seq - 1), first=count(damage.seq), when=when)


def marked(sheet: Sheet, damage: Sequence[Damage], table: str, zone: tzinfo | None) -> Sheet:
    """Put above a page that its journal is damaged: what was said later of what stands on it is not known.

    Args:
        sheet: the page.
        damage: of the journal.
        table: whose page it is: another table's damage is none of it.
        zone: whose clocks are shown; None is this machine's.
    """
    notes = marks(damage, table, zone)
    return replace(sheet, parts=(*notes, *sheet.parts)) if notes else sheet


def marks(damage: Sequence[Damage], table: str, zone: tzinfo | None) -> list[Note]:
    """Say of a table's journal where it is damaged; nothing where it holds."""
    return [Note(damage_words(each, zone), loud=True) for each in damage if each.table in {"", table}]


def damage_form(damage: Sequence[Damage], table: str) -> dict[str, object]:
    """Write the same as plain values; nothing where the table's journal holds."""
    found = [each for each in damage if each.table in {"", table}]
    return {"damaged": {"seq": found[0].seq or None, "after": found[0].at or None}} if found else {}
