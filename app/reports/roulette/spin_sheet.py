"""A spin as one page: what fell, what was paid and why, who objected, what was put right, and the seal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final, NamedTuple

from msgspec.structs import replace

from app.local_time import local
from app.reports.day_words import undecided
from app.reports.event_words import corrected_words
from app.reports.frame_lines import FrameLine, frame_lines
from app.reports.gaming_day import local_moment
from app.reports.printed import Printed
from app.reports.put_right_words import correction_words, difference_words
from app.reports.roulette.page_words import ROULETTE as PAGE_WORDS
from app.reports.roulette.position_words import position_words, rule_words, why_words
from app.reports.roulette.spin_event_words import event_words
from app.reports.roulette.spin_evidence import bet_parts, signature_parts, where_from
from app.reports.roulette.spin_objections import Objection
from app.reports.roulette.spin_payments import Changed, PaidOtherwise, SpinPayment
from app.reports.roulette.spin_step import ReaderTold, Step
from app.reports.roulette.spin_story import SpinStory, since
from app.reports.roulette.spin_words import arithmetic, fate_words
from app.reports.sheet import Figures, Heading, Note, Part, Row, Rows, Seal, Sheet
from app.reports.stamp import Stamp
from app.reports.voice import Voice
from app.reports.wording import clocks_words, count, moment_words, money, tr
from app.rules.roulette.french_call import announcement
from app.rules.roulette.layout import BY_NAME
from app.table import events as happened
from app.table.event_record import WireLines
from app.table.roulette import events as spun
from app.table.roulette.outcomes import Outcome

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_ON_THE_CLOTH: Final = (
    spun.BetPlaced,
    spun.BetRemoved,
    spun.BetMoved,
    spun.WinnersEntered,
    happened.CommandRefused,
)
"""What stands in the list of the bets, and not among the steps."""


def spin_sheet(
    story: SpinStory,
    zone: tzinfo | None = None,
    voice: Voice | None = None,
    *,
    drawn: bytes | None = None,
    printed: Printed | None = None,
) -> Sheet:
    """Lay a spin out as a page.

    Args:
        story: the spin, as the journal tells it; of at least one step.
        zone: whose clocks are shown; None is this machine's.
        voice: says what the table and its readers wrote; None as it was written.
        drawn: the layout with every bet that is known, as PNG; None where nobody draws it.
        printed: who prints it when; None where it is only shown.
    """
    title = tr("Colpo {spin}, tavolo {table}").format(spin=story.spin, table=story.table)
    when = moment_words(local_moment(_moment(story), zone))
    voice = house_voice(story, voice or Voice(games=(PAGE_WORDS,)))
    clocks = clocks_words(zone, story.steps[0].stamp.at, story.steps[-1].stamp.at)
    where = where_from(story, zone, printed)
    return Sheet(title, when, tuple(_parts(story, zone, voice, _Around(where, drawn))), clocks)


def house_voice(story: SpinStory, voice: Voice) -> Voice:
    """Let colours be called as the spin's house calls them."""
    return voice.at(story.steps[-1].state.house)


def seconds_words(microseconds: int | None) -> str:
    """Write how long something took: "4,2 s", "2 min 05 s"; nothing where nobody knows."""
    if microseconds is None:
        return ""
    tenths = microseconds // 100_000
    if tenths < 600:
        return f"{money(tenths * 10)[:-1]} s"
    return f"{tenths // 600} min {tenths // 10 % 60:02d} s"


def step_clock(stamp: Stamp, zone: tzinfo | None) -> str:
    """Write the time of day of a step, to the second."""
    return local_moment(stamp.at, zone).strftime("%H:%M:%S")


def _another_day(stamp: Stamp, began: Stamp, zone: tzinfo | None) -> str:
    """Write day and time of what happened on another day than the spin; nothing where it was the same day."""
    moment = local_moment(stamp.at, zone)
    return "" if moment.date() == local_moment(began.at, zone).date() else moment.strftime("%d/%m/%y %H:%M")


def _moment(story: SpinStory) -> str:
    fell = [step.stamp.at for step in story.steps if isinstance(step.event, spun.SpinNumber)]
    own = [step.stamp.at for step in story.steps if step.own]
    return (fell[-1:] or own or [story.steps[0].stamp.at])[0]


class _Around(NamedTuple):
    """What a page shows besides what the journal tells.

    Attributes:
        where: house, table, clocks, and who printed it.
        drawn: the layout.
    """

    where: Sequence[tuple[str, str]]
    drawn: bytes | None


def _parts(story: SpinStory, zone: tzinfo | None, voice: Voice, around: _Around) -> Iterator[Part]:
    yield from _loud(story)
    yield Figures((*around.where, *_figures(story)))
    yield from bet_parts(story, zone, voice, around.drawn)
    yield Heading(tr("Pagamenti, nell'ordine della casa"))
    yield from _payments(story, zone, voice)
    yield from _outcomes(story, voice)
    yield from _objections(story, zone, voice)
    yield Heading(tr("Come è andato"))
    yield from _steps(story, zone, voice)
    yield from signature_parts(story, zone, voice)
    yield from _raw(story, zone)
    yield Heading(tr("Sigillo"))
    text = tr(
        "Chi conserva questo foglio può provare, con «capotavolo verify --head», che il registro fino a "
        "questo colpo non è stato cambiato."
    )
    yield Note(text)
    yield Seal(story.seal)


def _loud(story: SpinStory) -> Iterator[Note]:
    if not story.closed:
        yield Note(tr("Il colpo non è chiuso: il foglio è provvisorio."), loud=True)
    if story.late:
        yield Note(tr("Giocato dopo il conteggio di chiusura: il risultato non può valere."), loud=True)
    if any(each.ruling is None for each in story.objections()):
        still = tr("Una contestazione non è ancora decisa.")
        yield Note(tr("Una contestazione non fu mai decisa.") if story.closed else still, loud=True)
    if any(isinstance(step.event, happened.EntryCorrected) for step in story.steps):
        yield Note(tr("Corretto dopo la registrazione: la prima voce resta, sbarrata."), loud=True)
    closings = [step.event for step in story.steps if isinstance(step.event, spun.SpinClosed)]
    if story.closed and closings and not closings[-1].entered:
        yield Note(tr("Chiuso con pagamenti che nessuno ha registrato."), loud=True)


def _figures(story: SpinStory) -> tuple[tuple[str, str], ...]:
    spin = story.shown(story.last)
    fell = tr("nessun numero") if spin is None or spin.number is None else announcement(spin.number)
    if spin is not None and story.instead is not None:
        fell = tr("{number}; detto prima: {first}").format(
            number=announcement(story.instead), first=spin.number
        )
    source = "" if spin is None or spin.source is None else _source(spin.source)
    return (
        (tr("Numero"), fell),
        (tr("Detto da"), source),
        (tr("Croupier"), story.dealer()),
        (tr("Dal numero all'ultimo pagamento"), seconds_words(story.took()) or "–"),
        (tr("Pagato"), money(story.paid())),
    )


def _source(source: str) -> str:
    return tr("a mano") if source == "hand" else tr("dal lettore")


def _payments(story: SpinStory, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    payments = story.payments()
    if not payments:
        yield Note(tr("Niente da pagare, o niente di registrato."))
        return
    columns = (
        tr("N."), tr("A chi"), tr("Perché"), tr("Conto"), tr("Regola"), tr("Importo"), tr("Pagato"),
    )  # fmt: skip
    rows: list[Row] = []
    for payment in payments:
        rows += [Row(_payment(payment, stamp, zone, voice), struck=True) for stamp in payment.taken_back]
        otherwise = payment.put_right
        struck = bool(otherwise) or payment.not_paid is not None
        rows.append(Row(_payment(payment, payment.made, zone, voice), struck=struck))
        rows += [Row(_changed(payment, each, zone, voice)) for each in payment.changed]
        if payment.not_paid is not None:
            rows.append(Row(_not_paid(payment, payment.not_paid, zone, voice)))
        rows += [
            Row(
                _put_right(payment, each, story.steps[0].stamp, zone, voice), struck=each is not otherwise[-1]
            )
            for each in otherwise
        ]
    yield Rows(columns, rows, right=frozenset({5, 6}))


def _payment(payment: SpinPayment, stamp: Stamp | None, zone: tzinfo | None, voice: Voice) -> tuple[str, ...]:
    item = payment.item
    made = "–" if stamp is None else step_clock(stamp, zone)
    why, terms = voice.paid(item.payment) or why_words(item.payment), arithmetic(item.payment)
    title = voice.title(item.title)
    return (str(item.order), title, why, terms, rule_words(item.rule), money(item.payment.amount), made)


def _changed(payment: SpinPayment, each: Changed, zone: tzinfo | None, voice: Voice) -> tuple[str, ...]:
    """What was given after it was paid, or taken back, is in its amount already."""
    title, what = voice.title(payment.item.title), difference_words(each.amount, ())
    return (str(payment.item.order), title, what, "", "", "", step_clock(each.stamp, zone))


def _not_paid(payment: SpinPayment, said: Stamp, zone: tzinfo | None, voice: Voice) -> tuple[str, ...]:
    """What nobody had marked, and was not paid."""
    item = payment.item
    why = tr("non pagato, detto a colpo chiuso")
    return (
        str(item.order),
        voice.title(item.title),
        why,
        "",
        "",
        money(payment.amount),
        step_clock(said, zone),
    )


def _put_right(
    payment: SpinPayment, each: PaidOtherwise, began: Stamp, zone: tzinfo | None, voice: Voice
) -> tuple[str, ...]:
    """What holds instead stands beneath what was marked first."""
    title = voice.title(payment.item.title)
    why = tr("corretto: {reason} ({by}, testimone {witness})").format(
        reason=voice.reason(each.reason), by=voice.who(each.by), witness=voice.who(each.witness)
    )
    changed = correction_words(each.amount - each.was, each.chips, voice.whose)
    when = _another_day(each.stamp, began, zone) or step_clock(each.stamp, zone)
    item = payment.item
    return (str(item.order), title, why, changed, rule_words(item.rule), money(each.amount), when)


def _outcomes(story: SpinStory, voice: Voice) -> Iterator[Part]:
    found = story.outcomes(story.last)
    if not found:
        return
    yield Heading(tr("Oltre ai pagamenti"))
    rows = [Row(outcome_cells(outcome, voice)) for outcome in found]
    yield Rows((tr("Che cosa"), tr("Dove"), tr("Di chi"), tr("Importo")), rows, right=frozenset({3}))


def outcome_cells(outcome: Outcome, voice: Voice) -> tuple[str, str, str, str]:
    """Say what became of a stake, where it lay, whose it was and how much it is."""
    part = outcome.part
    amount = money(part.amount + outcome.stake_back)
    where = position_words(part.position)
    if outcome.meant:
        where = f"{where} → {position_words(BY_NAME[outcome.meant])}"
    return fate_words(outcome.fate), where, voice.whose(part.owner), amount


def _objections(story: SpinStory, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    found = story.objections()
    if not found:
        return
    yield Heading(tr("Contestazioni"))
    columns = (
        tr("Ora"), tr("Pagamento"), tr("Contestazione"), tr("Contesta"), tr("Decisione"), tr("Decide"),
    )  # fmt: skip
    rows = [
        Row(
            (
                step_clock(each.stamp, zone),
                str(each.order),
                voice.reason(each.claim) if each.claim else tr("contestato"),
                voice.whose(each.by) or tr("non detto"),
                undecided(lapsed=story.closed) if each.ruling is None else voice.reason(each.ruling),
                voice.who(each.ruled_by),
            )
        )
        for each in found
    ]
    yield Rows(columns, rows, right=frozenset({1}))


def claim_words(objection: Objection, voice: Voice) -> str:
    """Say what was claimed, and by whom."""
    claim = (
        tr("«{claim}»").format(claim=voice.reason(objection.claim)) if objection.claim else tr("contestato")
    )
    return f"{claim}, {voice.whose(objection.by)}" if objection.by else claim


def _is_told(step: Step) -> bool:
    """Whether a step has a row: of what was taken up, what was said of it once the number had fallen."""
    paying = step.state.paying
    if isinstance(step.event, spun.BetRemoved) and paying is not None and paying.spin == step.event.spin:
        return True
    return not isinstance(step.event, _ON_THE_CLOTH)


def _steps(story: SpinStory, zone: tzinfo | None, voice: Voice) -> Iterator[Part]:
    struck = story.struck()
    told = [step for step in story.steps if _is_told(step)]
    rows: list[Row] = []
    before: Stamp | None = None
    for step in told:
        row = _step(step, before, zone, voice, struck)
        if later := _another_day(step.stamp, told[0].stamp, zone):
            row = replace(row, cells=(later, "", *row.cells[2:]))
        rows.append(row)
        before = step.stamp
    yield Rows((tr("Ora"), tr("Dopo"), tr("N."), tr("Fatto")), rows, right=frozenset({1, 2}))
    bets = sum(isinstance(step.event, spun.BetPlaced) for step in story.steps)
    if bets:
        yield Note(tr("Puntate registrate una per una: {count}.").format(count=count(bets)))
    refused = sum(isinstance(step.event, happened.CommandRefused) for step in story.steps)
    if refused:
        yield Note(
            tr("Richieste che una regola ha rifiutato in quel tempo: {count}.").format(count=count(refused))
        )


def _step(step: Step, before: Stamp | None, zone: tzinfo | None, voice: Voice, struck: dict[int, int]) -> Row:
    words = event_words(step.event, voice, step.counted)
    if isinstance(step.event, happened.EntryCorrected):
        words = f"{words}: {corrected_words(step.event, voice)}"
    took = since(before, step.stamp)
    after = "" if took is None else f"+{seconds_words(took)}"
    cells = (step_clock(step.stamp, zone), after, str(step.stamp.seq), words)
    return Row(cells, struck=step.stamp.seq in struck)


def _raw(story: SpinStory, zone: tzinfo | None) -> Iterator[Part]:
    lines = raw_lines(story, zone)
    if lines:
        yield Heading(tr("Che cosa ha detto il lettore"))
        for line in lines:
            yield Note(line)


def raw_lines(story: SpinStory, zone: tzinfo | None = None) -> tuple[str, ...]:
    """Give what the reader sent for the number in its order, each line with time and place, and its log.

    Args:
        story: the spin.
        zone: whose clocks are shown; None is this machine's.
    """
    found: list[str] = []
    for step in story.steps:
        if not isinstance(step.event, ReaderTold):
            continue
        times = story.raw_times.get(step.stamp.seq)
        lines = dict.fromkeys(frame_lines(step.event, times))  # some are the phase's and the number's
        found += (_line_words(line, zone) for line in lines)
        wire = step.event.wire
        if isinstance(wire, WireLines):
            text = tr("{frames} righe di stato, {damaged} illeggibili")
            found.append(text.format(frames=count(wire.frames), damaged=count(wire.damaged)))
            if wire.log is not None:
                found.append(
                    tr("registro grezzo {log}, dal byte {offset}").format(log=wire.log, offset=wire.offset)
                )
    return tuple(found)


def _line_words(line: FrameLine, zone: tzinfo | None) -> str:
    """Write a line behind its time and its place; one whose time nobody knows says so with a dash."""
    at = line.heard.at
    moment = None if at is None else local(_EPOCH + timedelta(microseconds=at), zone)
    clock = "–" if moment is None else f"{moment:%H:%M:%S}.{moment.microsecond // 1000:03d}"
    place = "" if line.heard.place is None else tr("byte {place}").format(place=line.heard.place)
    return "  ".join(filter(None, (clock, place, line.line)))
