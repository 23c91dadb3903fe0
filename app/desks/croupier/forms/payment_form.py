"""What else is said about a payment: an objection and its ruling, winnings that stay, another order."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.owner_words import title_words
from app.desks.common.touch_role import Role
from app.desks.croupier import commands
from app.desks.croupier.acts import Act
from app.desks.croupier.forms.kit import Asks, Desk, Form, Key, Row, Said
from app.desks.croupier.forms.typed import Letter, Spelt, letters
from app.desks.croupier.payments.shown import Beside, LargePayment, Mark, PaymentRow
from app.desks.croupier.payments.wishes import all_in_value, toggled
from app.desks.croupier.situation import situation
from app.desks.croupier.words.reasons import reason_words
from app.desks.croupier.words.words import act_words
from app.rules.payment_laying import AS_PLAYED, Wish
from app.table.command import Command
from app.table.named import Office
from app.table.table_commands import Dispute, MarkPaid, RuleOn

DISPUTES: Final = {
    "di chi è": QT_TRANSLATE_NOOP("", "Di chi è"),
    "quanto è": QT_TRANSLATE_NOOP("", "Quanto è"),
    "dove stava": QT_TRANSLATE_NOOP("", "Dove stava"),
}
"""What a player objects, as the journal keeps it in Italian, with the words on its key."""
EARLIER: Final = {
    "il giocatore ha fretta": QT_TRANSLATE_NOOP("", "Il giocatore ha fretta"),
    "deciso dal capo tavolo": QT_TRANSLATE_NOOP("", "Altro motivo"),
}
"""Why a payment is made before its turn."""
_RULING: Final = "si paga così"
_OFFICES: Final = {
    Office.CAPO_TAVOLO: QT_TRANSLATE_NOOP("", "Il capo tavolo"),
    Office.INSPECTOR: QT_TRANSLATE_NOOP("", "L'ispettore"),
}
OTHER_NAME: Final = "other name"
USUAL: Final = "usual"
"""What the way back says from a name."""


class OfPayment(NamedTuple):
    """What the page is about: the payment that was shown large when it opened, and a name that is asked."""

    order: int
    naming: bool = False
    name: Spelt = Spelt()


class Say(NamedTuple):
    """Something is said of the payment as it stands; with no command its winnings were gone."""

    command: Command | None
    of: object


class Rule(NamedTuple):
    """Whoever has an office decides that the payment, as it stands, is paid so; `by` is who does."""

    office: Office
    by: str
    of: object


class Wanted(NamedTuple):
    """The player asks for these chips."""

    order: int
    wish: Wish


def _begin(desk: Desk, _left: OfPayment | None) -> OfPayment:
    large = desk.screen.payments.large
    return OfPayment(0 if large is None else large.order)


def _about(desk: Desk, draft: OfPayment) -> OfPayment:
    """What it is about now: a payment that is there no more is asked about no more."""
    return draft if draft.order <= len(desk.screen.payments.rows) else _begin(desk, None)


def _form(desk: Desk, said: OfPayment) -> Form:
    """The choices about the payment; what the table would refuse is dimmed."""
    draft = _about(desk, said)
    if not draft.order:
        return Form("")
    row = desk.screen.payments.rows[draft.order - 1]
    below, objection = f"{row.why} · € {euro(row.amount)}", reason_words(row.objection, desk.house)
    large = desk.screen.payments.large
    large = large if large is not None and large.order == draft.order else None
    why = "" if large is None else wish_limits(large)
    decides = Row(tr("TOCCARE CHI DECIDE: vale subito"), _deciders(desk, draft, row))
    if draft.naming:
        below = f"{below} · {draft.name.text or tr('Scrivere il nome di chi decide')}"
    return Form(
        tr("Pagamento {order}: {owner}").format(order=row.order, owner=title_words(row.title)),
        below,
        tr("Contestato: {reason}.").format(reason=objection) if row.objection else "",
        theme.GOLD,
        parts=(letters(), decides) if draft.naming else _usual(desk, draft, row, large, why),
        beside=None if draft.naming else Key(act_words(Act.TIP), Act.TIP, tr("per gli impiegati")),
        described=why,
        back=Key(tr("Indietro"), USUAL) if draft.naming else None,
    )


def _usual(
    desk: Desk, draft: OfPayment, row: PaymentRow[Beside], large: LargePayment[Beside] | None, why: str
) -> tuple[Row, ...]:
    wishes = _wishes(desk, draft.order, large)
    other = Key(tr("Altro nome…"), OTHER_NAME, can=row.mark is Mark.DISPUTED)
    decision = tr(
        "DECISIONE: si paga così. Pezzi sbagliati: prima correggerli. Di chi è: il posto si tocca dopo"
    )
    return (
        Row(tr("COME LA VUOLE IL GIOCATORE"), wishes, len(wishes), said=why),
        Row(tr("CONTESTATO: aspetta il capo tavolo, poi l'ispettore"), _disputes(desk, draft.order, row)),
        Row(decision, (*_deciders(desk, draft, row), other)),
        Row(
            tr("IL GIOCATORE LASCIA LA VINCITA, O IL CAPO TAVOLO FA PAGARE SUBITO"),
            (*_rests(desk, draft.order, row), *_earlier(desk, draft.order, row)),
        ),
    )


def _wishes(desk: Desk, order: int, large: LargePayment[Beside] | None) -> tuple[Key, ...]:
    """The chips in which it can be laid, while it is not made; the picture beside shows it at once."""
    shown = large if large is not None and large.mark is not Mark.PAID else None
    offered = () if shown is None else shown.offered
    mixes, wished = shown is not None and shown.mixes, AS_PLAYED if shown is None else shown.wish
    can, in_value = bool(offered) or mixes, all_in_value(offered)
    words, below, name = (
        (tr("Tutto"), tr("in valuta"), None) if offered else (tr("Mista"), "", tr("in valuta mista"))
    )
    played = Wanted(order, AS_PLAYED)
    return (
        Key(tr("Uguale"), played, "", tr("nei gettoni giocati"), chosen=wished == AS_PLAYED, can=can),
        Key(words, Wanted(order, in_value), below, name, chosen=wished == in_value, can=can),
        *(
            Key(
                euro(value),
                Wanted(order, toggled(wished, value)),
                name=tr("con gettoni da {value}").format(value=euro(value)),
                chosen=value in wished.values,
                can=value in offered,
            )
            for value in desk.house.chips
        ),
    )


def _key(
    desk: Desk,
    row: PaymentRow[Beside],
    words: object,
    command: Command | None,
    *,
    can: bool,
    role: Role = Role.QUIET,
    below: str = "",
) -> Key:
    """A choice about the payment as it stands."""
    return Key(
        tr(words), Say(command, (situation(desk.screen).moment, row)), below, can=can, role=role, single=True
    )


def _disputes(desk: Desk, order: int, row: PaymentRow[Beside]) -> tuple[Key, ...]:
    """What may be objected to it: it waits for its ruling."""
    asked = ((words, Dispute(order=order, reason=reason)) for reason, words in DISPUTES.items())
    return tuple(
        _key(desk, row, words, command, can=desk.dealing.could(command), role=Role.TAKE)
        for words, command in asked
    )


def _rests(desk: Desk, order: int, row: PaymentRow[Beside]) -> tuple[Key, ...]:
    """Its winnings stay; of those that rest already, that they do not, or that they were gone."""
    asked, rests = row.beside.asks, row.beside.rests
    command = desk.dealing.leave(order, over=rests)
    if command is None:
        return ()
    words = tr("Non c'era più") if asked else tr("Non resta: incassa") if rests else tr("Resta sulla chance")
    can = desk.dealing.could_be_gone(order) if asked else desk.dealing.could(command)
    below = tr("ultimo colpo: si incassa") if desk.screen.heading.bets_over else ""
    return (_key(desk, row, words, None if asked else command, can=can, below=below),)


def _earlier(desk: Desk, order: int, row: PaymentRow[Beside]) -> tuple[Key, ...]:
    """Why it may be made before its turn."""
    waits = order != desk.screen.payments.current
    asked = (
        (words, MarkPaid(order=order, by=commands.CAPO, reason=reason)) for reason, words in EARLIER.items()
    )
    return tuple(
        _key(desk, row, words, command, can=waits and desk.dealing.could(command)) for words, command in asked
    )


def _deciders(desk: Desk, draft: OfPayment, row: PaymentRow[Beside]) -> tuple[Key, ...]:
    """In whose name it would be decided."""
    return tuple(_decider(desk, draft, row, office) for office in Office)


def _decider(desk: Desk, draft: OfPayment, row: PaymentRow[Beside], office: Office) -> Key:
    by = _by(desk, draft, office)
    asks = tr("poi il nome") if _is_nameless(desk, draft, office) and not draft.naming else ""
    could = desk.dealing.could(RuleOn(order=draft.order, by=by, reason=_RULING, office=office))
    return Key(
        tr(_OFFICES[office]),
        Rule(office, by, (situation(desk.screen).moment, row)),
        asks if by == office.value else by,
        can=could and not (draft.naming and not draft.name.name),
        single=True,
    )


def _by(desk: Desk, draft: OfPayment, office: Office) -> str:
    """Say who decides: who is being named, who was named last this evening, or the office."""
    return (draft.name.name if draft.naming else "") or desk.dealing.decider(office.value)


def _is_nameless(desk: Desk, draft: OfPayment, office: Office) -> bool:
    """Whether nobody knows the name of who decides; where people sign, their code says it."""
    return not desk.dealing.by_code() and _by(desk, draft, office) == office.value


def _told(desk: Desk, said: OfPayment, says: object) -> Said[OfPayment]:
    """Whoever decides and has no name yet is named first (rules 3)."""
    draft = _about(desk, said)
    match says:
        case Say(command, _):
            return Said(draft, command, leaves=True, tells=draft.order if command is None else None)
        case Rule(office, _, _) if _is_nameless(desk, draft, office):
            return Said(draft._replace(naming=True, name=Spelt()))
        case Rule(office, by, _):
            return Said(draft, RuleOn(order=draft.order, by=by, reason=_RULING, office=office), leaves=True)
        case Letter():
            return Said(draft._replace(name=draft.name.spelling(says)))
        case "other name" | "usual":
            return Said(draft._replace(naming=says == OTHER_NAME, name=Spelt()))
        case _:
            return Said(draft, tells=says)


PAYMENT: Final = Asks(_begin, _form, _told, order=lambda draft: draft.order)


def wish_limits(large: LargePayment[Beside]) -> str:
    """Say in which chips a payment can be asked for at all, and so why the others cannot be chosen."""
    if large.mark is Mark.PAID:
        return tr("è già pagato")
    if large.mixes:
        return tr("la valuta si paga uguale o mista; i singoli tagli sono per i colori")
    if large.offered:
        return tr("un colore si paga nei suoi pezzi, o in tagli che ne fanno di interi")
    return tr("si paga come sta: non c'è altro da scegliere")
