"""The words of what is sold, handed in or given as a tip, in the language of the desk (rules 9)."""

from __future__ import annotations

from collections.abc import Mapping

from app.desks.common.language import euro, labelled, tr
from app.desks.croupier.bank.bank_words import coin_name
from app.desks.croupier.bank.deeds import Deed, deed_of
from app.desks.croupier.bank.exchange_draft import Exchange, Planned, Wants
from app.desks.croupier.bank.tally import Coin, tally_of
from app.rules.house import House
from app.table.bank_events import BankMoved


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
    return words, _of(house, draft, planned)


def tip_words(house: House, draft: Exchange, planned: Planned) -> tuple[str, str]:
    """Say what is given as a tip."""
    return tr("Mancia"), _of(house, draft, planned)


def _of(house: House, draft: Exchange, planned: Planned) -> str:
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
