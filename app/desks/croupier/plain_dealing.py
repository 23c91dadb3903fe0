"""What is drawn and done at the dealer's desk of any plain game, in the words that the game says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.desks.croupier.acts import ALWAYS, Act, AnyAct
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.heading import Heading, Meaning, journal_lamp, reader_lamp
from app.desks.croupier.notices import banner
from app.desks.croupier.payments.drawing_up import OfGame, payments
from app.desks.croupier.payments.payment_acts import marking_acts, turns
from app.desks.croupier.payments.shown import NOTHING_TO_PAY, AnyPayments, Beside, Step
from app.desks.croupier.screen import Screen, screen_of
from app.desks.croupier.trying import ASKED, not_refused
from app.desks.croupier.words.game_words import dealt
from app.rules.explanation import explained_simply
from app.rules.house import House
from app.sentence import QT_TRANSLATE_NOOP
from app.table.game import game_of
from app.table.live import Live
from app.table.plain_rounds import PlainTable
from app.table.state import Round

PLAIN_MEANINGS: Final[Mapping[Meaning, object]] = {
    Meaning.CLOSED: QT_TRANSLATE_NOOP("", "Tavolo chiuso"),
    Meaning.SUSPENDED: QT_TRANSLATE_NOOP("", "Tutto resta com'è, finché la direzione non riprende il gioco"),
    Meaning.BETS_OPEN: QT_TRANSLATE_NOOP("", "Le puntate sono aperte"),
    Meaning.PAY: QT_TRANSLATE_NOOP("", "{call} — pagare nell'ordine"),
    Meaning.ALL_PAID: QT_TRANSLATE_NOOP("", "Tutto è pagato"),
}
"""What stands beneath what is called, at a game that says nothing else."""
_STEPS: Final = (Act.OPEN, Act.PAID, Act.NEXT)


def of_round(house: House, round_: Round) -> OfGame[Beside, Step]:
    """What a plain game says of its payments: what the round brings the bank, and nothing besides."""
    owed = round_.payable
    return OfGame[Beside, Step](
        house,
        owed.taking.taken - sum(payment.amount for payment in owed.payments or ()),
        (),
        lambda _order, _payment: Beside(),
        lambda payment, *laid: (explained_simply(house, payment, *laid), Beside()),
    )


class PlainDealing(Dealing):
    """The dealer's side of a desk at which a plain game is dealt."""

    live: Live[PlainTable] | None

    def _drawn(self) -> Screen | None:
        if self.live is None:
            return None
        live, draft, paid = self.live, self.draft, NOTHING_TO_PAY
        settled, notice = game_of(live.state).as_settled(live.state), banner(live, draft)
        if settled.paying is not None:
            of_game = of_round(settled.house, settled.paying)
            paid = payments(settled, settled.paying.payable, of_game, draft, durable=True)
        can: set[AnyAct] = {*ALWAYS, *not_refused(live.state, ASKED)}
        if notice is not None:
            can |= {Act.DISMISS, *notice.acts}
        if live.state.paying is not None and live.state.suspended is None and draft.asked is None:
            can |= marking_acts(paid) | turns(paid) | ({Act.PAYMENT} if paid.large is not None else set())
        heading, step = _heading(live, paid), next((act for act in _STEPS if act in can), None)
        shown = {"heading": heading, "number": heading.number, "payments": paid, "banner": notice}
        return screen_of(Screen, live, draft, can=frozenset(can), primary=step, **shown)


def _heading(live: Live[PlainTable], paid: AnyPayments) -> Heading:
    state, paying = live.state, live.state.paying
    now, (said, meaning) = paying or state.betting, _called(state, paid)
    return Heading(
        table=state.table,
        title=state.house.title,
        spin=state.spins if now is None else now.spin,
        minimum=state.minimum,
        dealer=state.dealer,
        number=None if paying is None else paying.number,
        said=said,
        meaning=meaning,
        reader=reader_lamp(live),
        journal=journal_lamp(live),
        practice=live.practice,
        next_spin=None if paying is None or state.betting is None else state.betting.spin,
    )


def _called(state: PlainTable, paid: AnyPayments) -> tuple[tuple[str, ...], Meaning]:
    """What is called aloud, and what it means."""
    if not state.opened or state.suspended is not None:
        return (), Meaning.SUSPENDED if state.opened else Meaning.CLOSED
    if state.paying is None or state.paying.number is None:
        return (), Meaning.BETS_OPEN
    return dealt().called(state.paying.number), Meaning.ALL_PAID if paid.settled else Meaning.PAY
