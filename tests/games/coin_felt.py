"""The coin game at the dealer's desk: its draft, what it shows, its hands, its cloth with two keys, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtWidgets import QWidget

from app.desks.common.theme import Scale
from app.desks.common.touch import Role, TouchButton
from app.desks.croupier.acts import ALWAYS, Act, AnyAct
from app.desks.croupier.dealing import Dealing
from app.desks.croupier.draft import Draft
from app.desks.croupier.felt import BesidePage, Do, EntryMeanings, Felt, Middle, Steps
from app.desks.croupier.heading import Heading, Meaning, journal_lamp, reader_lamp
from app.desks.croupier.keys import Key
from app.desks.croupier.notices import banner
from app.desks.croupier.payments.drawing_up import OfGame, payments
from app.desks.croupier.payments.panel import PaymentPanel
from app.desks.croupier.payments.payment_acts import marking_acts, turns
from app.desks.croupier.payments.shown import NOTHING_TO_PAY, Beside, Payments, Step
from app.desks.croupier.regions import Regions
from app.desks.croupier.screen import Screen, screen_of
from app.desks.croupier.trying import could, why_not
from app.desks.croupier.words.game_words import GameWords
from app.reports.voice import PageWords
from app.rules.explanation import Explanation, explained
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.money import Cents
from app.rules.payment_laying import Wish, lay_payment
from app.rules.payment_words import payment_words
from app.table.command import Command
from app.table.game import game_of
from app.table.given import AnyPayment
from app.table.live import Live
from app.table.plain_payments import PlainBet
from app.table.state import Round
from app.table.table_commands import ClosePlay, NextSpin, OpenPlay, ReopenSpin
from tests.games.coins import SIDES, BetOn, CoinTable, Fall

_NAMES: Final = {"heads": "Testa", "tails": "Croce"}
_FELL: Final = {number: _NAMES[side] for side, number in SIDES.items()}
_ASKED: Final[Mapping[AnyAct, Command]] = {
    Act.OPEN: OpenPlay(),
    Act.CLOSE: ClosePlay(),
    Act.REOPEN: ReopenSpin(),
}
_SENT: Final[Mapping[AnyAct, Command]] = {Act.NEXT: NextSpin(), Act.REOPEN: ReopenSpin()}


def of_coins(house: House, round_: Round) -> OfGame[Beside, Step]:
    """What a coin says of its payments: which side fell, and nothing besides."""
    owed = round_.payable
    bank = owed.taking.taken - sum(payment.amount for payment in owed.payments or ())

    def explanation(
        payment: AnyPayment, place: tuple[int, int], bank: Inventory | None, wish: Wish
    ) -> tuple[Explanation[PlainBet], Beside]:
        laid = lay_payment(house, payment, bank, wish)
        said, side = payment_words(laid, house.speech), payment.winning[0].position.name
        return explained(house, payment, place, laid, why=side, said=said), Beside()

    return OfGame(house, bank, (), lambda _order, _payment: Beside(), explanation)


def _payments(live: Live[CoinTable], draft: Draft) -> Payments[Beside, Step]:
    state = game_of(live.state).as_settled(live.state)
    if state.paying is None:
        return NOTHING_TO_PAY
    return payments(state, state.paying.payable, of_coins(state.house, state.paying), draft, durable=True)


def _can(live: Live[CoinTable], draft: Draft, paid: Payments[Beside, Step]) -> frozenset[AnyAct]:
    acts = set(ALWAYS) | {act for act, command in _ASKED.items() if could(live.state, command)}
    if live.state.opened:
        acts |= {Act.SUSPEND, Act.HAND_OVER, Act.MINIMUM, Act.EXCHANGE}
    if live.refusal is not None or draft.blocked:
        acts.add(Act.DISMISS)
    if live.state.paying is not None and draft.asked is None:
        acts |= marking_acts(paid) | turns(paid) | ({Act.PAYMENT} if paid.large is not None else set())
    return frozenset(acts)


def _heading(live: Live[CoinTable], paid: Payments[Beside, Step]) -> Heading:
    state, paying = live.state, live.state.paying
    now = paying or state.betting
    meaning = Meaning.CLOSED if now is None else Meaning.BETS_OPEN if paying is None else Meaning.PAY
    return Heading(
        table=state.table,
        title=state.house.title,
        spin=state.spins if now is None else now.spin,
        minimum=state.minimum,
        most=Cents(0),
        dealer=state.dealer,
        number=None if paying is None else paying.number,
        said=() if paying is None else (_FELL[paying.number or 0],),
        meaning=Meaning.ALL_PAID if paying is not None and paid.settled else meaning,
        prompts=(),
        labels={},
        reader=reader_lamp(live),
        journal=journal_lamp(live),
        practice=live.practice,
        next_spin=None if paying is None or state.betting is None else state.betting.spin,
    )


class CoinDealing(Dealing):
    """What the dealer's hands do where coins are thrown."""

    live: Live[CoinTable] | None

    def _nothing(self) -> Draft:
        return Draft(0)

    def _follow(self, live: Live[Any]) -> None:
        now = live.state.paying or live.state.betting
        if now is not None and now.spin != self.draft.spin:
            self.draft = Draft(now.spin, refusals_read=self.draft.refusals_read)

    def _drawn(self) -> Screen | None:
        live = self.live
        if live is None:
            return None
        paid = _payments(live, self.draft)
        heading, can = _heading(live, paid), _can(live, self.draft, paid)
        notice = banner(live, self.draft)
        main = next((act for act in (Act.OPEN, Act.PAID, Act.NEXT) if act in can), None)
        return screen_of(
            Screen,
            live,
            self.draft,
            heading=heading,
            number=heading.number,
            payments=paid,
            can=can,
            banner=notice,
            primary=main,
        )

    def _payment(self, order: int) -> AnyPayment | None:
        due = None if self.live is None else game_of(self.live.state).as_settled(self.live.state).paying
        owed = () if due is None else due.payable.payments or ()
        return owed[order - 1] if order <= len(owed) else None

    def why_not_now(self, act: AnyAct) -> str:
        """Say why the table would refuse what a key asks for."""
        if self.live is None or act not in _ASKED:
            return ""
        return why_not(self.live.state, _ASKED[act])

    def enter(self, act: AnyAct) -> None:
        """Go on to the next coin, or back to the one before; all else that a coin has is on its cloth."""
        if act in _SENT:
            self._send(_SENT[act])

    def bet(self, side: str, owner: str, amount: Cents) -> None:
        """Take a bet."""
        self._send(BetOn(side=side, owner=owner, amount=amount))

    def fall(self, side: str) -> None:
        """Say which side fell."""
        self._send(Fall(side=side))


class NothingTyped:
    """No key of the keyboard enters anything."""

    def now(self) -> EntryMeanings:
        return self

    def can(self) -> bool:
        return False

    def means(self, key: Key) -> tuple[object, ...]:
        return (key,)

    def enter(self, key: Key) -> None:
        pass


class CoinMiddle(Middle):
    """The cloth: a key for each side."""

    def __init__(self, scale: Scale, parent: QWidget, dealing: CoinDealing) -> None:
        super().__init__(parent)
        self.keys = NothingTyped()
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


class CoinSteps(Steps):
    """One key: to open the table."""

    def __init__(self, scale: Scale, parent: QWidget, do: Do) -> None:
        super().__init__(parent)
        self.main = TouchButton(scale, self, Role.STEP)
        self.main.say("Aprire")
        self.main.clicked.connect(lambda: do(Act.OPEN))
        self.practice = TouchButton(scale, self)
        self.practice.hide()

    def show_screen(self, screen: Screen) -> None:
        self.main.setEnabled(Act.OPEN in screen.can)

    def ask(self, asked: AnyAct | None) -> None:
        self.main.setVisible(asked is not Act.OPEN)

    def place_buttons(self) -> None:
        self.main.setGeometry(20, self.height() - 90, self.width() - 40, 70)


class NothingOver(BesidePage):
    """A coin is not in the air while a page is open."""

    def __init__(self, _scale: Scale, parent: QWidget, _do: Do) -> None:
        super().__init__(parent)
        self.hide()

    def show_screen(self, screen: Screen) -> None:
        pass

    def cover(self, *, covered: bool) -> None:
        pass

    def place(self, parts: Regions) -> None:
        pass


WORDS: Final = GameWords(
    acts={Act.NEXT: "Prossima moneta"},
    beneath={},
    meanings={
        Meaning.CLOSED: "Tavolo chiuso",
        Meaning.BETS_OPEN: "Le puntate sono aperte",
        Meaning.PAY: "{call} — pagare nell'ordine",
        Meaning.ALL_PAID: "Tutto è pagato",
    },
    rules=lambda _house: "testa o croce",
    opens="{house}",
    limits={},
    tasks={},
    prompted=lambda _prompt: {},
    reader="Lettore",
    checked="Controllo della moneta",
    stands="tavolo {table}",
    readers={},
    connecting="",
    titles={},
    candidates={},
    voids={},
    round=lambda now: str(now.spin),
    signed={},
    number=lambda result: _FELL[result],
    called=lambda result: (_FELL[result],),
    ground=lambda _result: "#445566",
    wager=lambda name: _NAMES.get(name, name),
    catalogues=(),
    pages=PageWords(str, str),
)
COINS_FELT: Final = Felt(
    words=WORDS,
    dealing=CoinDealing,
    middle=CoinMiddle,
    steps=CoinSteps,
    panel=PaymentPanel,
    over=NothingOver,
    own_pages={},
)
