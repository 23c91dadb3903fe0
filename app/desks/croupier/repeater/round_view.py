"""The round on the page of the side wagers: what stands in it, what it may cost, and how it is abandoned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.touch_role import Role
from app.desks.croupier.forms.kit import SPACE, Desk, Form, Key, Line, Lines, Row, Said, at_foot
from app.desks.croupier.forms.typed import Letter, letters
from app.desks.croupier.repeater.board_words import exposure_words, round_words, tally_sign, whose_words
from app.desks.croupier.repeater.booking_draft import Abandon, Booking, Handed, View, Why
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import decider_below
from app.rules.money import Cents, parse_money
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Round
from app.rules.repeater.wagers import BY_CODE
from app.table.named import Office
from app.table.repeater.acts import AbandonRound
from app.table.repeater.answers import given_up
from app.table.repeater.events import RoundAbandoned, ValueMarked, WagerBooked
from app.table.repeater.memory import Wagers, wagers_at

_REASONS: Final = (
    QT_TRANSLATE_NOOP("", "Evacuazione"),
    QT_TRANSLATE_NOOP("", "Guasto"),
    QT_TRANSLATE_NOOP("", "Decisione della direzione"),
)
_SIZE: Final = 19
"""Of what is read from the lines, in pixels of the reference."""


def round_form(desk: Desk, draft: Booking, rules: RepeaterRules) -> Form:
    """Show what stands in the round and what the dearest next value costs; and abandon it, step by step."""
    wagers = wagers_at(desk.state)
    if not wagers.round.standing:
        return _nothing_stands(wagers)
    match draft.view:
        case View.ABANDON:
            return _abandoning(desk, draft, wagers.round, _abandon(desk, draft, rules, wagers.round))
        case View.NAME:
            return _naming(desk, draft, _abandon(desk, draft, rules, wagers.round))
        case _:
            return _standing(rules, wagers.round)


def told_of_round(draft: Booking, says: object) -> Said[Booking]:
    """Take a touch that leads to another view, or says why the round is abandoned, and by whom."""
    match says:
        case View():
            return Said(Booking(draft.owner, draft.wager, view=says, reason=draft.reason))
        case Why(reason):
            return Said(draft._replace(reason=reason))
        case Letter():
            return Said(draft._replace(name=draft.name.spelling(says)))
        case Abandon(command, _):
            return Said(draft, command)
        case _:
            return Said(draft)


def _standing(rules: RepeaterRules, round_: Round) -> Form:
    """What is neither won, given up nor lost."""
    lines = []
    for stake in round_.standing:
        wager = BY_CODE[stake.wager]
        end = f"{tally_sign(round_, wager)} · € {euro(stake.amount)}"
        lines.append(Line(whose_words(stake.owner, wager), size=_SIZE, end=end))
    total = euro(Cents(sum(stake.amount for stake in round_.standing)))
    return Form(
        _title(round_.number),
        exposure_words(rules, round_),
        parts=(Row(tr("IN GIOCO: € {amount}").format(amount=total)), Lines(tuple(lines))),
        does=at_foot(tr("Abbandonare il giro…"), View.ABANDON, role=Role.TAKE),
        back=_back_to(View.BOOK),
    )


def _title(number: int) -> str:
    words = round_words(number)
    return words[:1].upper() + words[1:]


def _back_to(view: View) -> Key:
    return Key(tr("Indietro"), view)


def _nothing_stands(wagers: Wagers) -> Form:
    """Nothing is in play; of a round that was just abandoned it is read what is handed to whom."""
    gone = _just_abandoned(wagers)
    if gone is None:
        empty = Line(tr("Niente è in gioco."))
        return Form(_title(wagers.round.number), parts=(empty, SPACE), back=_back_to(View.BOOK))
    handed = handed_over(gone)
    return Form(
        tr("{round}: abbandonato").format(round=_title(gone.round)),
        f"{tr(gone.reason)} · {gone.by}",
        sums_words(handed),
        theme.GOLD,
        parts=(Row(tr("DA CONSEGNARE")), _listed(handed)),
        back=_back_to(View.BOOK),
    )


def _just_abandoned(wagers: Wagers) -> RoundAbandoned | None:
    """Find the round that was abandoned, until something is booked or falls after it."""
    for deed in reversed(wagers.deeds):
        if isinstance(deed, RoundAbandoned):
            return deed
        if isinstance(deed, ValueMarked | WagerBooked):
            return None
    return None


def handed_over(gone: RoundAbandoned) -> tuple[Handed, ...]:
    """List what each owner is handed: first what is paid, then what is returned."""
    both = ((gone.payments, "payment", False), (gone.returned, "amount", True))
    return tuple(
        Handed(
            whose_words(form["owner"], BY_CODE[form["wager"]]), parse_money(form[field]), returned=returned
        )
        for forms, field, returned in both
        for form in forms
    )


def sums_words(handed: Sequence[Handed]) -> str:
    """Say what is paid and what is returned, in all."""
    paid, returned = (
        euro(Cents(sum(each.amount for each in handed if each.returned is way))) for way in (False, True)
    )
    words = tr("Si pagano € {paid} e si rendono € {returned}; niente in busta.")
    return words.format(paid=paid, returned=returned)


def _listed(handed: Sequence[Handed]) -> Lines:
    """List what each owner is handed; the wager itself says so."""
    ways = {False: "€ {amount}", True: tr("resi € {amount}")}
    ends = (ways[each.returned].format(amount=euro(each.amount)) for each in handed)
    return Lines(tuple(Line(each.words, size=_SIZE, end=end) for each, end in zip(handed, ends, strict=True)))


def _abandoning(desk: Desk, draft: Booking, round_: Round, abandon: Abandon) -> Form:
    """Say what every owner would get, before it is done; the reason is touched first."""
    why, names = desk.dealing.why_not(abandon.command), not desk.dealing.by_code()
    reasons = tuple(Key(tr(each), Why(str(each)), chosen=draft.reason == each) for each in _REASONS)
    nameless = names and abandon.command.by == Office.CAPO_TAVOLO
    can, other = bool(draft.reason) and not why, Key(tr("Altro nome…"), View.NAME)
    words = tr("Chi lo decide…") if nameless else tr("Abbandonare il giro")
    says, below = View.NAME if nameless else abandon, decider_below(abandon.command.by)
    return Form(
        tr("{round}: abbandonarlo?").format(round=_title(round_.number)),
        sums_words(abandon.handed),
        reason_words(why, desk.house) if why else "",
        parts=(Row(tr("PERCHÉ"), reasons), Row(tr("A CHI")), _listed(abandon.handed)),
        does=at_foot(words, says, below, Role.TAKE, can=can),
        foot=(other._replace(can=can),) if names and not nameless else (),
        back=_back_to(View.ROUND),
    )


def _abandon(desk: Desk, draft: Booking, rules: RepeaterRules, round_: Round) -> Abandon:
    """Give what abandons the round, in the name that is typed, or as the table chief was named last.

    Where people sign, their code says who.
    """
    typed = draft.name.name if draft.view is View.NAME else ""
    by = typed or desk.dealing.decider(Office.CAPO_TAVOLO)
    gone = given_up(rules, round_, 0, draft.reason, by)
    return Abandon(AbandonRound(reason=draft.reason or "?", by=by), handed_over(gone))


def _naming(desk: Desk, draft: Booking, abandon: Abandon) -> Form:
    """Whoever abandons it and has no name yet is named."""
    can = bool(draft.name.name) and desk.dealing.could(abandon.command)
    return Form(
        tr("Chi abbandona il giro?"),
        tr("Scrivere il nome di chi decide"),
        parts=(Line(draft.name.text, size=26, loud=True), letters()),
        does=at_foot(tr("Abbandonare il giro"), abandon, draft.name.name, Role.TAKE, can=can),
        back=_back_to(View.ABANDON),
    )
