"""What makes the page of a spin evidence: the layout with every bet, who signed, who printed it where."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import tzinfo
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.people.names import same_person
from app.reports.gaming_day import local_moment
from app.reports.printed import Printed
from app.reports.role_words import role_words
from app.reports.roulette.laid_bets import Known, LaidBet, became, laid_bets
from app.reports.roulette.position_words import position_words
from app.reports.roulette.spin_event_words import event_words
from app.reports.roulette.spin_step import Step
from app.reports.roulette.spin_story import SpinStory
from app.reports.roulette.spin_words import fate_words
from app.reports.sheet import Heading, Note, Part, Picture, Row, Rows
from app.reports.signed_words import act_words
from app.reports.stamp import Stamp
from app.reports.voice import Voice
from app.reports.wording import money, tr
from app.rules.chips import Piece
from app.rules.roulette.settled import Settlement
from app.table import events as happened
from app.table.roulette import events as spun

_WIDE: Final = 100
"""Of the page's width, in hundredths: chips must be counted on it."""
_KINDS: Final = {
    Piece.NOTES: QT_TRANSLATE_NOOP("", "biglietti"),
    Piece.COMPLIMENTARY: QT_TRANSLATE_NOOP("", "omaggio"),
}
_NAMES: Final = ("by", "told", "witness", "accepted_by")
"""The fields in which an event names a person."""


def where_from(story: SpinStory, zone: tzinfo | None, printed: Printed | None) -> list[tuple[str, str]]:
    """Name the house and the table, and who printed the page when.

    Args:
        story: the spin.
        zone: whose clocks are shown.
        printed: who prints; None where nobody does yet.
    """
    found = [
        (tr("Casa"), story.steps[-1].state.house.title),
        (tr("Tavolo"), story.table),
    ]
    if printed is not None:
        found.append((tr("Stampato"), printed_words(printed, zone)))
    return found


def printed_words(printed: Printed, zone: tzinfo | None) -> str:
    """Say when something was printed, and by whom."""
    here = local_moment(printed.at, zone)
    who = tr("{person}, con codice") if printed.person else tr("utente {user} di {machine}, senza codice")
    who = who.format(person=printed.person, user=printed.user, machine=printed.machine)
    return f"{here:%d/%m/%Y %H:%M:%S} · {who}"


def bet_parts(story: SpinStory, zone: tzinfo | None, voice: Voice, drawn: bytes | None) -> Iterator[Part]:
    """Show the layout, and every bet that is known, with when it was laid and what became of it.

    Args:
        story: the spin.
        zone: whose clocks are shown.
        voice: says what the table wrote.
        drawn: the layout as PNG; None where nobody draws it.
    """
    bets = laid_bets(story)
    if not bets:
        return
    yield Heading(tr("Il tappeto"))
    if drawn is not None:
        yield Picture("layout", drawn, _WIDE)
    settled = [step.event for step in story.steps if isinstance(step.event, spun.SpinSettled)]
    if not (settled and settled[-1].complete):
        yield Note(tr("Non tutte le poste sono registrate: mancano quelle che nessuno ha scritto."))
    columns = (tr("Puntata"), tr("Dove"), tr("Di chi"), tr("Gettoni"), tr("Importo"), tr("Esito"))
    found = story.settled(story.last)
    settlement = None if found is None else found[2]
    rows = [Row(_bet(bet, settlement, zone, voice), struck=bet.up is not None) for bet in bets]
    yield Rows(columns, rows, right=frozenset({4}))


def _bet(bet: LaidBet, settlement: Settlement | None, zone: tzinfo | None, voice: Voice) -> tuple[str, ...]:
    pile = bet.pile
    chip = f"{bet.pieces} × {money(pile.chip.value)}"
    kind = tr(_KINDS[pile.kind]) if pile.kind in _KINDS else ""
    whose = tr("personale") if pile.employees else voice.whose(pile.owner) or tr("non detto")
    colour = voice.whose(pile.chip.colour)
    chips = ", ".join(filter(None, (chip, colour, kind, "enfermé" if pile.enferme else "")))
    cells = _when_laid(bet, zone), position_words(pile.position), whose, chips
    return (*cells, money(bet.amount), _became_words(bet, settlement, zone))


def _when_laid(bet: LaidBet, zone: tzinfo | None) -> str:
    if bet.at is None:
        return tr("dal colpo prima")
    at = _clock(bet.at, zone)
    return tr("{time}, a numero uscito").format(time=at) if bet.known is Known.ENTERED else at


def _became_words(bet: LaidBet, settlement: Settlement | None, zone: tzinfo | None) -> str:
    if bet.up is not None:
        return tr("tolta {time}").format(time=_clock(bet.up, zone))
    if settlement is None:
        return "–"
    then = became(bet.pile, settlement)
    words = [tr("vince")] if then.won else []
    words += [tr("perde")] if then.lost else []
    words += [fate_words(fate).lower() for fate in then.fates]
    return ", ".join(words) or "–"


def _clock(stamp: Stamp, zone: tzinfo | None) -> str:
    return local_moment(stamp.at, zone).strftime("%H:%M:%S")


def _moment(stamp: Stamp, began: Stamp, zone: tzinfo | None) -> str:
    """Write the time of day, with its day where that is another than the spin's."""
    at, first = (local_moment(each.at, zone) for each in (stamp, began))
    return at.strftime("%H:%M:%S") if at.date() == first.date() else at.strftime("%d/%m/%y %H:%M")


def signature_parts(story: SpinStory, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    """List who signed with a code, and who was only named.

    Args:
        story: the spin.
        zone: whose clocks are shown.
        voice: says what the table wrote.
    """
    began = story.steps[0].stamp
    rows = [
        Row((_moment(step.stamp, began, zone), str(step.stamp.seq), *cells))
        for step, cells in _signatures(story.steps, voice)
    ]
    yield Heading(tr("Chi ha firmato"))
    if not rows:
        yield Note(tr("Nessuno ha firmato con un codice, e nessuno è nominato."))
        return
    yield Rows((tr("Ora"), tr("N."), tr("Chi"), tr("Che cosa"), tr("Come")), rows, right=frozenset({1}))
    yield Note(tr("«Solo nominato»: il nome fu scritto al tavolo, e nessuno diede un codice."))


def _signatures(steps: tuple[Step, ...], voice: Voice) -> Iterator[tuple[Step, tuple[str, str, str]]]:
    """Who gave a code stands before what it causes; a name in that which gave none is only a name."""
    told: list[str] = []
    for step in steps:
        event = step.event
        if isinstance(event, happened.PeopleSigned | happened.PeopleUnsigned):
            found = list(_people(event, voice))
            told = [name for name, *_ in found]
            yield from ((step, (who, act_words(event.act, step.counted), how)) for _, who, how in found)
        elif names := _named_in(event):
            words = event_words(event, voice)
            new = (name for name in names if not any(same_person(name, other) for other in told))
            yield from ((step, (voice.who(name), words, tr("solo nominato"))) for name in new)
            told = []


def _people(
    event: happened.PeopleSigned | happened.PeopleUnsigned, voice: Voice
) -> Iterator[tuple[str, str, str]]:
    """Give each name, as it is called on the page, and whether he gave a code."""
    if isinstance(event, happened.PeopleSigned):
        for each in event.people:
            name, role = str(each.get("name", "")), str(each.get("role", ""))
            yield name, _with_role(name, role), tr("con codice")
        named = event.without_code if isinstance(event.without_code, list) else []
    else:
        named = event.names
    for name in named:
        yield name, voice.who(name), tr("solo nominato")


def _with_role(name: str, role: str) -> str:
    return f"{name}, {role_words(role)}" if role else name


def _named_in(event: object) -> list[str]:
    """Name the people whom an event names, each once; whoever disputes, or is refused, signs nothing."""
    if isinstance(event, happened.PaymentDisputed | happened.CommandRefused):
        return []
    found = [getattr(event, field, None) for field in _NAMES]
    return list(dict.fromkeys(name for name in found if isinstance(name, str) and name))
