"""The words of the bank's windows, in the language of the desk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.desks.common.language import euro, labelled, tr
from app.desks.common.owner_words import owner_words, title_words
from app.desks.common.seats import seated
from app.desks.croupier.bank.bank_commands import BESIDE, BY, COUNTER, NUMBER, REASON, SIGNERS, WITNESS
from app.desks.croupier.bank.colours_and_tips import Exchange, Planned, Wants
from app.desks.croupier.bank.deeds import Deed, deed_of
from app.desks.croupier.bank.payment_draft import PaidLine
from app.desks.croupier.bank.shown import Difference, Sum
from app.desks.croupier.bank.tally import Coin, Tally, tally_of
from app.rules.cutting import STACK
from app.rules.house import House, colour_label
from app.table.bank_events import BankMoved
from app.table.colour_in_play import colour_in_play
from app.table.state import TableState

_DEEDS: Final = {
    Deed.OPEN: QT_TRANSLATE_NOOP("", "Conta d'apertura"),
    Deed.CLOSE: QT_TRANSLATE_NOOP("", "Conta di chiusura"),
    Deed.FILL: QT_TRANSLATE_NOOP("", "Fill"),
    Deed.CREDIT: QT_TRANSLATE_NOOP("", "Credit"),
    Deed.BANK_CHANGE: QT_TRANSLATE_NOOP("", "Cambio alla banca"),
    Deed.CHANGE: QT_TRANSLATE_NOOP("", "Cambio gettoni"),
    Deed.MASS: QT_TRANSLATE_NOOP("", "Massa al cambio"),
    Deed.DROP: QT_TRANSLATE_NOOP("", "Biglietti al cambio"),
    Deed.TIP: QT_TRANSLATE_NOOP("", "Boîte (mance)"),
    Deed.BOX: QT_TRANSLATE_NOOP("", "Conta della cassetta"),
}
_WAYS: Final = {
    Deed.FILL: QT_TRANSLATE_NOOP("", "dalla cassa al banco"),
    Deed.CREDIT: QT_TRANSLATE_NOOP("", "dal banco alla cassa"),
    Deed.BANK_CHANGE: QT_TRANSLATE_NOOP("", "pari con la cassa"),
    Deed.CHANGE: QT_TRANSLATE_NOOP("", "pari col giocatore"),
    Deed.MASS: QT_TRANSLATE_NOOP("", "pari col giocatore"),
    Deed.DROP: QT_TRANSLATE_NOOP("", "dal giocatore alla cassetta"),
    Deed.TIP: QT_TRANSLATE_NOOP("", "dal giocatore alla boîte"),
    Deed.BOX: QT_TRANSLATE_NOOP("", "in due, quando si vuota"),
}
"""Whence and whither it goes: an amount by itself does not say it; a count goes nowhere."""
_ASCENDING: Final = QT_TRANSLATE_NOOP("", "In ordine crescente, dal gettone più basso.")
_HINTS: Final = {
    Deed.DROP: QT_TRANSLATE_NOOP("", "Dal biglietto più grande; ogni venti si dice «biglietti conosciuti»."),
    Deed.MASS: QT_TRANSLATE_NOOP("", "A stecche da venti, una pareggiata con un altro colore."),
    Deed.BANK_CHANGE: QT_TRANSLATE_NOOP("", "In ordine crescente; nessun annuncio lì vicino."),
    Deed.BOX: QT_TRANSLATE_NOOP("", "Dal biglietto più grande; si conta in due, senza guardare il registro."),
    Deed.TIP: QT_TRANSLATE_NOOP("", "Prima i gettoni di valore, poi i colori; guarda il capo tavolo."),
}
_FIELDS: Final = {
    NUMBER: QT_TRANSLATE_NOOP("", "documento"),
    SIGNERS[0]: QT_TRANSLATE_NOOP("", "capo tavolo"),
    SIGNERS[1]: QT_TRANSLATE_NOOP("", "ispettore comunale"),
    SIGNERS[2]: QT_TRANSLATE_NOOP("", "ispettore della casa"),
    REASON: QT_TRANSLATE_NOOP("", "perché"),
    BY: QT_TRANSLATE_NOOP("", "chi lo dice"),
    WITNESS: QT_TRANSLATE_NOOP("", "testimone"),
    COUNTER: QT_TRANSLATE_NOOP("", "chi conta"),
    BESIDE: QT_TRANSLATE_NOOP("", "chi conta con lui"),
}
SPOILED_WHY: Final = (
    QT_TRANSLATE_NOOP("", "Scritto male"),
    QT_TRANSLATE_NOOP("", "Strappato"),
    QT_TRANSLATE_NOOP("", "Fuori sequenza"),
)
RIGHTED_WHY: Final = (
    QT_TRANSLATE_NOOP("", "Contato male"),
    QT_TRANSLATE_NOOP("", "Scritto male"),
    QT_TRANSLATE_NOOP("", "Pezzi di un altro valore"),
)
PAID_WHY: Final = (
    QT_TRANSLATE_NOOP("", "Calcolato male"),
    QT_TRANSLATE_NOOP("", "Puntata scritta male"),
    QT_TRANSLATE_NOOP("", "Gettoni tagliati male"),
    QT_TRANSLATE_NOOP("", "Pagato a un altro"),
)
"""Reasons that are offered; they stand in the journal in Italian."""


def deed_words(deed: Deed) -> str:
    """Name what is done."""
    return tr(_DEEDS[deed])


def way_words(deed: Deed) -> str:
    """Say whence chips or notes come, and whither they go; empty for a count."""
    return tr(_WAYS[deed]) if deed in _WAYS else ""


def deed_hint(deed: Deed) -> str:
    """Say in which order it is counted, and what else the house wants of it (rules 9)."""
    return tr(_HINTS.get(deed, _ASCENDING))


def field_words(name: str) -> str:
    """Name what is written."""
    return tr(_FIELDS[name])


def coin_words(house: House, coin: Coin, state: TableState | None = None) -> str:
    """Name a chip, a colour or a note.

    Args:
        house: calls its colours.
        coin: the chip.
        state: knows which seat has a colour now; None for what was recorded before, whoever had it then.
    """
    if coin.colour is not None:
        owner = None if state is None else colour_in_play(state, coin.colour).owner
        colour = owner_words(seated(colour_label(house, coin.colour), owner))
        return tr("{colour} da {value}").format(colour=colour, value=euro(coin.value))
    text = tr("biglietto da {value}") if coin.note else tr("da {value}")
    return text.format(value=euro(coin.value))


def notes_words(pieces: int) -> str:
    """Say how notes lie, by twenties as they are called, and what is left of them: "2 × 20 + 3"."""
    twenties, rest = divmod(pieces, STACK)
    return " + ".join(filter(None, (f"{twenties} × {STACK}" if twenties else "", str(rest) if rest else "")))


def coin_name(house: House, coin: Coin) -> str:
    """Name a chip shortly, beside its picture: "rosso", "20"."""
    return euro(coin.value) if coin.colour is None else owner_words(colour_label(house, coin.colour))


def sides_of(tally: Tally) -> tuple[tuple[str, Mapping[Coin, int]], ...]:
    """Say before the chips of each side which way they go: where both are there in words, else by a minus."""
    both = any(tally.comes.values()) and any(tally.goes.values())
    if not both:
        return ("", tally.comes), ("−", tally.goes)
    comes, goes = tr("entra"), tr("esce")
    return (f"{comes} ", tally.comes), (f"{goes} ", tally.goes)


def signed_euro(amount: int) -> str:
    """Write an amount with its sign: "+ € 120", "− € 40", "€ 0"."""
    return f"{'− ' if amount < 0 else '+ ' if amount > 0 else ''}€ {euro(abs(amount))}"


def difference_words(each: Difference) -> str:
    """Say what is wanting, or too much: "−2 mancano", "+1 in più", "torna"."""
    if each.expected is None:
        return ""
    if not each.more:
        return tr("torna")
    if each.more == -1:
        return tr("−1: manca")
    text = tr("−{pieces}: mancano") if each.more < 0 else tr("+{pieces}: in più")
    return text.format(pieces=abs(each.more))


def box_words(drop: int, counted: int) -> str:
    """Say what is recorded to be in the note box, and by what its count differs; amounts in cents."""
    if counted == drop:
        return tr("Nel registro € {drop}: torna.").format(drop=euro(drop))
    text = tr("Nel registro € {drop}: mancano € {amount}.")
    if counted > drop:
        text = tr("Nel registro € {drop}: € {amount} in più.")
    return text.format(drop=euro(drop), amount=euro(abs(counted - drop)))


def off_words(off: int) -> str:
    """Say by how much a count of the note box, as it stands, differs from what is recorded; cents."""
    if not off:
        return tr("torna")
    text = tr("mancano € {amount}") if off < 0 else tr("€ {amount} in più")
    return text.format(amount=euro(abs(off)))


def sum_words(parts: Sum) -> str:
    """Say the result with its arithmetic."""
    text = tr("chiusura {closing} + credit {credits} + biglietti {drop} − apertura {opening} − fill {fills}")
    return text.format(**{name: euro(cents) for name, cents in parts._asdict().items()})


def balance_words(coming: int, going: int, owed: int = 0) -> str:
    """Say what comes, what goes, and what is still wanting on which side.

    Args:
        coming: cents.
        going: cents.
        owed: by how much more must come than go, cents; below zero less.
    """
    if not coming and not going and not owed:
        return tr("toccare un gettone")
    over = coming - going - owed
    if over:
        text = tr("mancano {amount} in uscita") if over > 0 else tr("mancano {amount} in entrata")
        return text.format(amount=euro(abs(over)))
    if owed:
        return tr("giusto: {difference}").format(difference=change_words(-owed))
    return tr("pari: entrano {amount}, escono {amount}").format(amount=euro(coming))


def change_words(more: int) -> str:
    """Say what becomes of a payment's difference.

    Args:
        more: cents that are paid more than at first; below zero they are taken back.
    """
    if not more:
        return tr("stesso importo, altri gettoni")
    words = tr("si dà ancora € {amount}") if more > 0 else tr("si riprende € {amount}")
    return words.format(amount=euro(abs(more)))


def changed_words(more: int) -> str:
    """Say what became of a payment's difference, once it is recorded."""
    if not more:
        return tr("stesso importo, altri gettoni")
    words = tr("dati ancora {amount}") if more > 0 else tr("ripresi {amount}")
    return words.format(amount=f"€ {euro(abs(more))}")


def paid_words(line: PaidLine) -> str:
    """Name a payment: its spin, the number, whose it is."""
    text = tr("Colpo {spin}, numero {number} · {owner}")
    return text.format(spin=line.spin, number=line.number, owner=title_words(line.title))


def pieces_words(house: House, coin: Coin | None, pieces: int) -> str:
    """Say how many of a chip, beside its picture: "40 × rosso"."""
    return "" if coin is None else f"{pieces} × {coin_name(house, coin)}"


def wants_words(draft: Exchange, planned: Planned) -> str:
    """Say what is wanting, or in which chips of value the rest is given; empty where there is no rest."""
    match planned.wants:
        case Wants.CHIP:
            return tr("Toccare il colore o il gettone.")
        case Wants.PIECES:
            return tr("Toccare i biglietti, o scrivere i pezzi.")
        case Wants.NOTES:
            return tr("Mancano {amount} in biglietti.").format(amount=euro(planned.amount))
        case Wants.OTHERS:
            over = euro(planned.amount)
            rest = tr("{amount} non si fa in gettoni: contarli con «Altri gettoni…».").format(amount=over)
            return rest if planned.amount else tr("Mancia, o «Altri gettoni…» per cambiarlo.")
        case _:
            value = {coin: n for coin, n in planned.tally.goes.items() if coin != draft.coin}
            return tr("In valore: {chips}").format(chips=_chips(value)) if value else ""


def _chips(pieces: Mapping[Coin, int]) -> str:
    return " + ".join(f"{count} × {euro(coin.value)}" for coin, count in pieces.items())


def step_words(house: House, draft: Exchange, planned: Planned) -> tuple[str, str]:
    """Say what the large key records, and of what."""
    words = {Deed.DROP: tr("Venduto"), Deed.CHANGE: tr("Reso in valore")}[planned.deed]
    if planned.deed is Deed.CHANGE and draft.empty:
        words = tr("Venduto o reso")
    return words, planned_words(house, draft, planned)


def planned_words(house: House, draft: Exchange, planned: Planned) -> str:
    """Say how many of the chip, and what it comes to; empty where something is wanting."""
    if planned.wants is not Wants.NOTHING:
        return ""
    pieces, coin = pieces_words(house, draft.coin, draft.bought), draft.coin
    rest = planned.amount - draft.bought * coin.value if coin is not None else 0
    return f"{pieces} + € {euro(rest)}" if rest else f"{pieces} · € {euro(planned.amount)}"


def recorded_words(house: House, moved: BankMoved) -> str:
    """Say shortly what was recorded last: "Mancia: 5 × rosso"."""
    tally, deed = tally_of(moved.chips), deed_of(moved.operation, moved.change or "")
    of = tally.goes if deed is Deed.DROP else tally.comes
    colours = [coin for coin in of if coin.colour is not None] or list(of)
    words = {Deed.DROP: tr("Venduto"), Deed.CHANGE: tr("Reso in valore"), Deed.TIP: tr("Mancia")}
    if not colours:
        return words[deed]
    return labelled(words[deed], pieces_words(house, colours[0], of[colours[0]]))
