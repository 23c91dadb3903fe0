"""What is said beside a code: what is signed, and why a code was not taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import tr
from app.desks.common.people_words import register_words
from app.desks.croupier.signing.people import Checked, Outcome
from app.people.permissions import Act, Signed, codes_for
from app.table.command import Command
from app.table.note_box import BOX
from app.table.table_commands import ChangeDealer, ConfirmDealer, MoveBank, OpenPlay

TITLES: Final = {
    Act.DEAL: QT_TRANSLATE_NOOP("", "Cambio impiegato"),
    Act.LATE_ANNOUNCE: QT_TRANSLATE_NOOP("", "Annuncio dopo «Rien ne va plus»"),
    Act.VOID: QT_TRANSLATE_NOOP("", "Colpo nullo: chi lo conferma?"),
    Act.CORRECT: QT_TRANSLATE_NOOP("", "Correzione: chi la conferma?"),
    Act.RULE: QT_TRANSLATE_NOOP("", "Decisione: chi la prende?"),
    Act.ANSWER: QT_TRANSLATE_NOOP("", "Chi ne risponde?"),
    Act.LIMIT: QT_TRANSLATE_NOOP("", "Cambio di minimo: chi lo decide?"),
    Act.COLOUR_VALUE: QT_TRANSLATE_NOOP("", "Colore personale: chi lo decide?"),
    Act.COUNT: QT_TRANSLATE_NOOP("", "Conta della banca: chi la firma?"),
    Act.FILL: QT_TRANSLATE_NOOP("", "Fill: chi lo firma?"),
    Act.CREDIT: QT_TRANSLATE_NOOP("", "Credit: chi lo firma?"),
}


def title(act: Act, command: Command) -> str:
    """Say what is signed."""
    if act is Act.DEAL and not isinstance(command, ChangeDealer):
        return tr("Chi è al tavolo: il suo codice")
    if act is Act.COUNT and isinstance(command, MoveBank) and command.operation == BOX:
        return tr("Conta della cassetta: chi la firma?")
    return tr(TITLES[act])


def beneath(act: Act, command: Command, first: str, signed: Sequence[Signed], due: int) -> str:
    """Say whose code is asked for now.

    Args:
        act: what is signed.
        command: what is to be sent.
        first: who deals; empty where nobody knows.
        signed: who has signed it already.
        due: how many codes are asked for; 0 where nobody can sign.
    """
    if act is Act.DEAL and isinstance(command, OpenPlay):
        return tr("Una volta, e il tavolo si apre.")
    if act is Act.DEAL and isinstance(command, ConfirmDealer):
        return tr("Una volta per turno; le puntate restano come sono.")
    if act is Act.DEAL:
        return tr("Chi viene fa il suo codice, e il tavolo è suo.")
    if codes_for(act) > 1 and due:
        count = tr("Firma {place} di {due}, ognuno con il suo codice.").format(place=len(signed) + 1, due=due)
        done = tr("Già firmato: {names}.").format(names=", ".join(each.name for each in signed))
        few = tr("Gli altri nomi non sono nel registro: restano scritti, senza codice.")
        said = (count, done if signed else "", few if due < codes_for(act) else "")
        return " ".join(part for part in said if part)
    if first:
        return tr("Serve una seconda persona, con il suo codice. Al tavolo c'è {name}.").format(name=first)
    return tr("Serve una seconda persona, con il suo codice.")


def checked_words(checked: Checked) -> str:
    """Say why a code was not taken; empty where it was."""
    match checked.outcome:
        case Outcome.WRONG:
            return tr("Nome o codice sbagliato.")
        case Outcome.LOCKED:
            words = tr("Troppi codici sbagliati: bloccato ancora {minutes} min.")
            if checked.until:
                words = tr("Troppi codici sbagliati: bloccato ancora {minutes} min, fino alle {until}.")
            return words.format(minutes=checked.minutes, until=checked.until)
        case Outcome.BUSY:
            return tr("Un altro programma usa il registro delle persone: riprovare.")
        case Outcome.REFUSED:
            return register_words(checked.reason)
        case Outcome.TROUBLE:
            return tr("Il registro delle persone non si legge: {reason}").format(reason=checked.reason)
        case Outcome.RIGHT | Outcome.MUST_CHANGE:
            return ""
