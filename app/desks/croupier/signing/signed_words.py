"""What is signed, said to whoever signs it: the paper, its chips, the sum; what was, and what is instead.

What is about one ball names its spin, and its throw where that is not the first: so it says something else
once it would be signed for another ball.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, cast

from msgspec import UNSET
from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words
from app.desks.common.people_words import register_words
from app.desks.croupier.bank.bank_words import box_words, coin_name, deed_words, sides_of, way_words
from app.desks.croupier.bank.deeds import Deed, deed_of
from app.desks.croupier.bank.tally import Coin, Tally, tally_of
from app.desks.croupier.payments.left import left_of
from app.desks.croupier.signing.code_draft import DIFFERENT
from app.desks.croupier.signing.people import Checked, Outcome, Told
from app.desks.croupier.words.game_words import dealt
from app.desks.croupier.words.words import answer_words, left_of_words, left_words, moment_words
from app.people.permissions import Act, Signed, codes_for
from app.rules.house import House, colour_label
from app.rules.money import parse_money
from app.table import table_commands
from app.table.bank_fold import corrected_movement
from app.table.command import Command
from app.table.corrected_payments import payment_made
from app.table.event_record import Form
from app.table.live import Live
from app.table.note_box import BOX, should_hold
from app.table.state import TableState
from app.table.unmarked import unmarked_at

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
    if act is Act.DEAL and not isinstance(command, table_commands.ChangeDealer):
        return tr("Chi è al tavolo: il suo codice")
    if act is Act.COUNT and isinstance(command, table_commands.MoveBank) and command.operation == BOX:
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
    if act is Act.DEAL and isinstance(command, table_commands.OpenPlay):
        return tr("Una volta, e il tavolo si apre.")
    if act is Act.DEAL and isinstance(command, table_commands.ConfirmDealer):
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
            anew = tr("Non erano uguali: scegliere il codice nuovo da capo.")
            return anew if checked.reason == DIFFERENT else register_words(checked.reason)
        case Outcome.TROUBLE:
            return tr("Il registro delle persone non si legge: {reason}").format(reason=checked.reason)
        case Outcome.RIGHT | Outcome.MUST_CHANGE:
            return ""


def what_is_signed(live: Live, house: House, command: Command) -> Told:
    """Say what a command does, for whoever signs it.

    Args:
        live: what the table published.
        house: that is dealt by.
        command: what is to be sent once it is signed.
    """
    match command:
        case table_commands.MoveBank():
            return _paper(live.state, house, command)
        case table_commands.Correct():
            return _correction(live, house, command)
        case _:
            told = {**_TOLD, **dealt().signed}.get(type(command))
            return Told() if told is None else told(live.state, house, command)


def _minimum(state: TableState, _house: House, said: table_commands.ChangeMinimum) -> Told:
    return Told(tr("Minimo: {was} → {now}").format(was=euro(state.minimum), now=euro(said.minimum)))


def _answered(
    state: TableState, _house: House, command: table_commands.MarkPaid | table_commands.MarkUnpaid
) -> Told:
    found = unmarked_at(state, command.spin or 0, command.order)
    if found is None:
        return Told()
    left = left_of(state, found)
    paid, not_paid = answer_words(left)
    said = tr("decisione: {reason}").format(
        reason=paid if isinstance(command, table_commands.MarkPaid) else not_paid
    )
    return Told(left_of_words(left, 1), (left_words(left), said))


def _colour(state: TableState, house: House, command: table_commands.AssignColour) -> Told:
    label = owner_words(colour_label(house, command.colour))
    known = state.colours.get(command.colour)
    was = state.minimum if known is None else known.value
    now = was if command.value is None else command.value
    said = tr("{colour}: {was} → {now}").format(colour=label, was=euro(was), now=euro(now))
    return Told(" · ".join(filter(None, (said, owner_words(command.owner) if command.owner else ""))))


def _paper(state: TableState, house: House, command: table_commands.MoveBank) -> Told:
    deed = deed_of(command.operation, command.change or "")
    tally = tally_of(cast("Sequence[Form]", command.chips))
    document = str(command.document or "")
    amount = f"€ {euro(tally.coming)}"
    if deed is Deed.BOX:
        drop = should_hold(state, command.night) or 0
        what = f"{deed_words(deed)} · {amount}"
        return Told(what, tuple(filter(None, (_chips(house, tally), box_words(drop, tally.coming)))))
    what = " · ".join(filter(None, (deed_words(deed), document, amount, way_words(deed))))
    return Told(what, (_chips(house, tally),))


def _correction(live: Live, house: House, command: table_commands.Correct) -> Told:
    of, instead = command.of, cast("Mapping[str, object]", command.instead)
    state, when = live.state, moment_words(live.moments.get(of))
    chips = tally_of(cast("Sequence[Form]", instead.get("chips", ())))
    reason = tr("perché: {reason}").format(reason=tr(command.reason))
    was = state.movements.get(of)
    if was is not None:
        now = corrected_movement(was, cast("Form", instead))
        deed = deed_of(was.operation, "" if was.change is UNSET else was.change)
        text = tr("{what}: € {was} → € {now}")
        what = " ".join(filter(None, (deed_words(deed), now.document)))
        what = ", ".join(filter(None, (what, when)))
        said = text.format(what=what, was=euro(parse_money(was.amount)), now=euro(chips.coming))
        before = tr("era: {chips}").format(chips=_chips(house, tally_of(was.chips)))
        return Told(said, (before, tr("ora: {chips}").format(chips=_chips(house, chips)), reason))
    made = payment_made(state, of)
    if made is None or "amount" not in instead:
        return Told(when, (reason,))
    text = tr("Pagamento {order} del colpo {spin}: € {was} → € {now}")
    amount = parse_money(str(instead["amount"]))
    said = text.format(order=made.order, spin=made.spin, was=euro(made.amount), now=euro(amount))
    return Told(said, tuple(filter(None, (_difference(house, chips), reason))))


def _ruling(state: TableState, house: House, command: table_commands.RuleOn) -> Told:
    order = command.order
    payments = () if state.paying is None else state.paying.payable.payments or ()
    decided = tr("decisione: {reason}").format(reason=tr(command.reason))
    if not 0 < order <= len(payments):
        return Told(more=(decided,))
    payment = payments[order - 1]
    whose = owner_words(colour_label(house, payment.owner)) if payment.owner else ""
    text = tr("Pagamento {order}: € {amount}")
    said = text.format(order=order, amount=euro(payment.amount))
    of_round = dealt(house.instrument).round(state.paying)
    return Told(" · ".join(filter(None, (of_round, said, whose))), (decided,))


def _difference(house: House, tally: Tally) -> str:
    """Say with which chips a payment is put right, in its own page's words: "si dà 30 × rosso"."""
    sides = ((tr("rientra"), tally.comes), (tr("si dà"), tally.goes))
    return _listed(house, [(f"{way} ", side) for way, side in sides])


def _chips(house: House, tally: Tally) -> str:
    """List chips as they are counted, and which way they go."""
    return _listed(house, sides_of(tally))


def _listed(house: House, sides: Iterable[tuple[str, Mapping[Coin, int]]]) -> str:
    colours = [chip.name for chip in house.colours]

    def place(coin: Coin) -> tuple[bool, int, int]:
        colour = colours.index(coin.colour) if coin.colour in colours else len(colours)
        return coin.note, colour, coin.value

    return ", ".join(
        f"{sign}{pieces} × {coin_name(house, coin)}"
        for sign, side in sides
        for coin, pieces in sorted(side.items(), key=lambda item: place(item[0]))
        if pieces
    )


_TOLD: Final[Mapping[type[Command], Callable[[TableState, House, Any], Told]]] = {
    table_commands.AssignColour: _colour,
    table_commands.ChangeMinimum: _minimum,
    table_commands.MarkPaid: _answered,
    table_commands.RuleOn: _ruling,
    table_commands.MarkUnpaid: _answered,
}
"""What each command of any table that is signed says of itself, papers and corrections apart."""
