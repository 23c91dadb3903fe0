"""What is written beside chips: a slip's number, names, reasons; offered, touched, or typed (rules 9)."""

from __future__ import annotations

from typing import Final, NamedTuple

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.touch_role import Role
from app.desks.croupier.bank import bank_commands, bank_words
from app.desks.croupier.bank.bank_commands import BESIDE, BY, COUNTER, NUMBER, REASON, SIGNERS, WITNESS
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.deeds import View
from app.desks.croupier.bank.payment_draft import PaymentDraft, otherwise_paid, paid_line
from app.desks.croupier.bank.shown import names_offered
from app.desks.croupier.commands import CAPO, INSPECTOR
from app.desks.croupier.forms.bank_touches import Field, Touch, Word
from app.desks.croupier.forms.kit import ENTER, SPACE, Desk, Form, Key, Row, at_foot
from app.desks.croupier.forms.typed import Letter, Spelt, letters
from app.desks.croupier.words.reasons import reason_words
from app.people.permissions import Act
from app.rules.money import parse_money
from app.table.command import Command
from app.table.note_box import should_hold

_FIELDS: Final = 4
_OFFERED: Final = 12
_COLUMNS: Final = 6
_BETWEEN: Final = 4


class _Asked(NamedTuple):
    """What one window asks.

    Attributes:
        fields: in their order.
        back: which window comes before it.
        reasons: that are offered; none where no reason is asked.
        act: whoever may do it is offered by name.
    """

    fields: tuple[str, ...]
    back: View
    reasons: tuple[object, ...] = ()
    act: Act = Act.CORRECT


_ASKED: Final = {
    View.PAPER: _Asked((NUMBER, *SIGNERS), View.COUNT, act=Act.FILL),
    View.SPOILED: _Asked((NUMBER, REASON, BY), View.PAPER, bank_words.SPOILED_WHY),
    View.BOX: _Asked((COUNTER, BESIDE), View.COUNT, act=Act.COUNT),
    View.CORRECTION: _Asked((REASON, BY, WITNESS), View.COUNT, bank_words.RIGHTED_WHY),
    View.PAID_WHY: _Asked((REASON, BY, WITNESS), View.PAYMENT, bank_words.PAID_WHY),
}


def fields_form(desk: Desk, bank: BankDesk) -> Form:
    """A row of fields, what is offered for the one that is written, and letters for anything else."""
    written, names = bank.fields(desk.state), _fields(desk, bank)
    now = _now(desk, bank)
    said = ((name, reason_words(written[name]) or "…", bank_words.field_words(name)) for name in names)
    slots = (Key(words, Field(name), below, chosen=name == now, size=20) for name, words, below in said)
    offered = (
        Key(reason_words(word), Word(word), chosen=written[now] == word) for word in _offered(desk, bank, now)
    )
    missing = [bank_words.field_words(name) for name in names if not written[name].strip()]
    why = "" if missing else desk.dealing.why_not(_command(desk, bank))
    refused = reason_words(why or bank.trouble, desk.house)
    title, below = _head(desk, bank)
    words = tr("Annullare il documento") if bank.view is View.SPOILED else tr("Registrare")
    return Form(
        title,
        below,
        parts=(
            Row("", tuple(slots), _FIELDS, high=64, gap=theme.GAP),
            Row("", tuple(offered), _COLUMNS, gap=theme.GAP),
            SPACE,
            letters(figures=True)._replace(gap=_BETWEEN),
        ),
        does=at_foot(words, Touch.GO_ON, can=not (missing or why) and bank.asks is None),
        foot=_foot(desk, bank),
        typed=(Key("", Touch.NEXT_FIELD, can=_next(desk, bank) is not None, key=ENTER),),
        aside=tr("Da scrivere: {fields}").format(fields=", ".join(missing)) if missing else refused,
        aside_in=theme.ALARM,
        back=Key(tr("Indietro"), _ASKED[bank.view].back),
    )


def _fields(desk: Desk, bank: BankDesk) -> tuple[str, ...]:
    """What is written here; a correction of what a slip goes with may say another number."""
    numbered = bank.view is View.CORRECTION and NUMBER in bank.fields(desk.state)
    return (*_ASKED[bank.view].fields, NUMBER) if numbered else _ASKED[bank.view].fields


def _now(desk: Desk, bank: BankDesk) -> str:
    """The field that is written: the first that is empty, until another one is touched."""
    names, written = _fields(desk, bank), bank.fields(desk.state)
    if bank.writes not in names:
        bank.writes = next((name for name in names if not written[name]), names[0])
    return bank.writes


def _next(desk: Desk, bank: BankDesk) -> str | None:
    """The next field that is empty, after the one that is written; None where none is."""
    names, written = _fields(desk, bank), bank.fields(desk.state)
    place = names.index(_now(desk, bank))
    after = (*names[place + 1 :], *names[:place])
    return next((name for name in after if not written[name].strip()), None)


def write(desk: Desk, bank: BankDesk, says: object) -> None:
    """Go to a field, or write in the one that is open: a letter, or what is offered and on to the next."""
    written, now = bank.fields(desk.state), _now(desk, bank)
    match says:
        case Field(name):
            bank.writes = name
        case Letter():
            written[now] = Spelt(written[now], sentence=now == REASON).spelling(says).text
        case Word(text):
            written[now] = text
            bank.writes = next((name for name in _fields(desk, bank) if not written[name]), now)
        case _:
            bank.writes = _next(desk, bank) or now


def _offered(desk: Desk, bank: BankDesk, now: str) -> tuple[str, ...]:
    """Offer reasons for a reason, and for a name whoever may be meant and stands nowhere else."""
    asked, written = _ASKED[bank.view], bank.fields(desk.state)
    if now in {REASON, NUMBER}:
        return tuple(map(str, asked.reasons)) if now == REASON else ()
    people = bank.setup.people
    known = () if people is None or people.roster.trouble else tuple(people.roster.people)
    more = () if bank.view is View.PAPER else (desk.state.dealer, CAPO, INSPECTOR)
    others = {written[name] for name in _fields(desk, bank) if name != now}
    names = (*names_offered(desk.state, known, asked.act), *more)
    return tuple(dict.fromkeys(name for name in names if name and name not in others))[:_OFFERED]


def _foot(desk: Desk, bank: BankDesk) -> tuple[Key, ...]:
    """A slip may be void; where the box of an earlier night waits too, it is said which one is counted."""
    if bank.view is View.PAPER:
        return (Key(tr("Documento annullato…"), View.SPOILED, role=Role.TAKE),)
    if bank.view is not View.BOX or desk.state.box_before is None:
        return ()
    before = bank.box_of(desk.state) is not None
    words = tr("Della sera prima") if before else tr("Di questa sera")
    return (Key(words, Touch.OTHER_BOX, tr("toccare: l'altra cassetta"), chosen=before),)


def _head(desk: Desk, bank: BankDesk) -> tuple[str, str]:
    if bank.paid is not None:
        return _payment_head(desk, bank.paid)
    what = f"{bank_words.deed_words(bank.deed)} · € {euro(bank.tally.coming or bank.tally.going)}"
    match bank.view:
        case View.PAPER:
            return what, tr("Il documento, e chi lo firma: capo tavolo e i due ispettori.")
        case View.SPOILED:
            below = tr("Resta nella serie, con il perché; si prende il seguente.")
            return tr("Quale documento è annullato?"), below
        case View.BOX:
            return what, _beside_drop(desk, bank)
        case _:
            was = euro(parse_money(desk.state.movements[bank.of].amount))
            below = tr("€ {was} resta, barrato; conta questo.").format(was=was)
            return tr("Correggere: {what}").format(what=what), below


def _payment_head(desk: Desk, paid: PaymentDraft) -> tuple[str, str]:
    amount, difference = euro(paid.amount), bank_words.change_words(paid.more)
    text = tr("€ {was} resta, barrato; conta € {amount}: {difference}.")
    if not paid.more:
        text = tr("€ {amount}: {difference}.")
    what = bank_words.paid_words(paid_line(paid.made, desk.state))
    below = text.format(was=euro(paid.made.amount), amount=amount, difference=difference)
    return tr("Correggere: {what}").format(what=what), below


def _beside_drop(desk: Desk, bank: BankDesk) -> str:
    """Say what the record has in the box, and that somebody answers for a difference."""
    drop, counted = should_hold(desk.state, bank.box_of(desk.state)) or 0, bank.tally.coming
    said = bank_words.box_words(drop, counted)
    answers = tr("Se resta così, qualcuno ne risponde per nome.")
    return said if counted == drop else f"{said} {answers}"


def _command(desk: Desk, bank: BankDesk) -> Command:
    written = bank.fields(desk.state)
    if bank.view is View.SPOILED:
        return bank_commands.spoiling(bank.deed, written)
    if bank.paid is not None:
        said = {name: written[name] for name in _fields(desk, bank)}
        return otherwise_paid(bank.paid, desk.state, said)
    if bank.view is View.BOX:
        return bank_commands.counting(bank.tally, written, bank.box_of(desk.state))
    if bank.view is View.CORRECTION:
        return bank_commands.correcting(bank.of, bank.tally, written)
    return bank_commands.recording(bank.deed, bank.tally, written, by=desk.state.dealer)


def send_fields(desk: Desk, bank: BankDesk) -> Command:
    """Send what was counted and written, once; the window stays until the table has it."""
    command = _command(desk, bank)
    bank.ask(desk.live, bank.deed if bank.view in {View.PAPER, View.BOX} else None)
    return command
