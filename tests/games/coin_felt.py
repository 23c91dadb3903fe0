"""The coin game at the dealer's desk: what its hands do, its cloth with two keys, and its words."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.common.touch import TouchButton
from app.desks.croupier.acts import ALWAYS, Act
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.felt import Felt, Middle
from app.desks.croupier.heading import Heading, Meaning, journal_lamp, reader_lamp
from app.desks.croupier.notices import banner
from app.desks.croupier.payments.drawing_up import OfGame, payments
from app.desks.croupier.payments.payment_acts import marking_acts, turns
from app.desks.croupier.payments.shown import NOTHING_TO_PAY, AnyPayments, Beside, Step
from app.desks.croupier.regions import Regions
from app.desks.croupier.screen import Screen, screen_of
from app.desks.croupier.trying import ASKED, not_refused
from app.desks.croupier.words.game_words import GameWords
from app.rules.explanation import explained_simply
from app.rules.house import House
from app.rules.money import Cents
from app.table.game import game_of
from app.table.live import Live
from app.table.state import Round
from tests.games.coins import SIDES, BetOn, CoinTable, Fall

_NAMES: Final = {"heads": "Testa", "tails": "Croce"}
_FELL: Final = {number: _NAMES[side] for side, number in SIDES.items()}


def of_coins(house: House, round_: Round) -> OfGame[Beside, Step]:
    """What a coin says of its payments: which side fell, and nothing besides."""
    owed = round_.payable
    bank = owed.taking.taken - sum(payment.amount for payment in owed.payments or ())
    return OfGame[Beside, Step](
        house,
        bank,
        (),
        lambda _order, _payment: Beside(),
        lambda payment, *laid: (explained_simply(house, payment, *laid), Beside()),
    )


class CoinDealing(Dealing):
    """What the dealer's hands do where coins are thrown."""

    live: Live[CoinTable] | None

    def _drawn(self) -> Screen | None:
        if self.live is None:
            return None
        live, draft, paid = self.live, self.draft, NOTHING_TO_PAY
        settled = game_of(live.state).as_settled(live.state)
        if settled.paying is not None:
            of_game = of_coins(settled.house, settled.paying)
            paid = payments(settled, settled.paying.payable, of_game, draft, durable=True)
        heading, notice = _heading(live, paid), banner(live, draft)
        can = ALWAYS | not_refused(live.state, ASKED)
        if notice is not None:
            can |= {Act.DISMISS, *notice.acts}
        if live.state.paying is not None and draft.asked is None:
            can |= marking_acts(paid) | turns(paid) | ({Act.PAYMENT} if paid.large is not None else set())
        main = next((act for act in (Act.OPEN, Act.PAID, Act.NEXT) if act in can), None)
        shown = {"heading": heading, "number": heading.number, "payments": paid, "banner": notice}
        return screen_of(Screen, live, draft, can=can, primary=main, **shown)

    def bet(self, side: str, owner: str, amount: Cents) -> None:
        """Take a bet."""
        self._send(BetOn(side=side, owner=owner, amount=amount))

    def fall(self, side: str) -> None:
        """Say which side fell."""
        self._send(Fall(side=side))


def _heading(live: Live[CoinTable], paid: AnyPayments) -> Heading:
    state, paying = live.state, live.state.paying
    now = paying or state.betting
    meaning = Meaning.CLOSED if now is None else Meaning.BETS_OPEN if paying is None else Meaning.PAY
    return Heading(
        table=state.table,
        title=state.house.title,
        spin=state.spins if now is None else now.spin,
        minimum=state.minimum,
        dealer=state.dealer,
        number=None if paying is None else paying.number,
        said=() if paying is None else (_FELL[paying.number or 0],),
        meaning=Meaning.ALL_PAID if paying is not None and paid.settled else meaning,
        reader=reader_lamp(live),
        journal=journal_lamp(live),
        practice=live.practice,
        next_spin=None if paying is None or state.betting is None else state.betting.spin,
    )


class CoinMiddle(Middle):
    """The cloth: a key for each side."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: CoinDealing) -> None:
        super().__init__(parent)
        self.sides = {side: TouchButton(scale, self) for side in SIDES}
        for side, key in self.sides.items():
            key.say(_NAMES[side])
            key.clicked.connect(lambda _=False, side=side: dealing.fall(side))

    def show_screen(self, screen: Screen) -> None:
        for key in self.sides.values():
            key.setEnabled(screen.opened)

    def place(self, _parts: Regions) -> None:
        for place, key in enumerate(self.sides.values()):
            key.setGeometry(20 + place * (self.width() // 2), 20, self.width() // 2 - 40, self.height() - 40)


COINS_FELT: Final = Felt(
    words=GameWords(
        acts={Act.NEXT: "Prossima moneta"},
        meanings={
            Meaning.CLOSED: "Tavolo chiuso",
            Meaning.BETS_OPEN: "Le puntate sono aperte",
            Meaning.PAY: "{call} — pagare nell'ordine",
            Meaning.ALL_PAID: "Tutto è pagato",
        },
        rules=lambda _house: "testa o croce",
        reader="Lettore",
        checked="Controllo della moneta",
        stands="tavolo {table}",
        number=lambda result: _FELL[result],
        called=lambda result: (_FELL[result],),
        wager=lambda name: _NAMES.get(name, name),
    ),
    dealing=CoinDealing,
    middle=CoinMiddle,
)
