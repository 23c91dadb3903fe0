"""A colour is sold, handed in or given to a seat, a tip is given: chip, count, recorded (rules 9)."""

from __future__ import annotations

from enum import Enum
from functools import partial
from itertools import chain
from typing import NamedTuple

from app.desks.common import theme
from app.desks.common.language import euro, tr
from app.desks.common.owner_words import owner_words, seat_sign, seat_words
from app.desks.common.seats import SEATS, seat_name
from app.desks.common.touch_role import Role
from app.desks.croupier.bank import bank_words
from app.desks.croupier.bank import colours_and_tips as exchange
from app.desks.croupier.bank.bank_commands import recording
from app.desks.croupier.bank.bank_desk import BankDesk
from app.desks.croupier.bank.colours_and_tips import Exchange, ExchangeDesk, Planned, Wants
from app.desks.croupier.bank.deeds import Deed, sentence_before
from app.desks.croupier.bank.tally import Coin, coin_rows
from app.desks.croupier.colour_seats import given_to_seat, whose_colour
from app.desks.croupier.forms.amounts import owners_with_colours
from app.desks.croupier.forms.bank_count import Coins, in_hand, tiles
from app.desks.croupier.forms.kit import SPACE, Asks, Desk, Do, Form, Key, Line, Part, Row, Said
from app.desks.croupier.forms.typed import Press, pad
from app.desks.croupier.trying import why_not
from app.desks.croupier.words.reasons import reason_words
from app.table.colour_in_play import colour_in_play
from app.table.command import Command
from app.table.named import Office


class Touch(Enum):
    """What needs no more words."""

    FORGET = "forget"
    EXCHANGED = "exchanged"
    """it is recorded as sold, or as handed in"""
    TIPPED = "tipped"


class Others(NamedTuple):
    """Told to whoever made the page: it is counted at the bank chip by chip, or the bank itself first."""

    bank: bool


class Last(NamedTuple):
    """Told to whoever made the page: what was recorded last is looked at, and corrected there."""

    seq: int


def exchanging(bank: BankDesk, *, of_payment: bool = False) -> Asks[ExchangeDesk]:
    """What was counted is kept by the bank while the page is closed.

    Args:
        bank: keeps it.
        of_payment: the tip is of the payment that is shown large: its chip is chosen.
    """
    kept = bank.tip if of_payment else bank.exchange

    def begin(desk: Desk, _left: ExchangeDesk | None) -> ExchangeDesk:
        kept.hear(desk.live)  # it may have been recorded while the page was closed
        kept.trouble = ""
        if of_payment:
            _begin_tip(desk, kept)
        return kept

    def follow(desk: Desk, kept: ExchangeDesk) -> Said[ExchangeDesk]:
        recorded = kept.hear(desk.live)
        kept.draft = exchange.at_worth(kept.draft, list(chain(*_coins(desk, kept.draft))))
        return Said(kept, leaves=recorded)

    form = partial(_form, bank=bank, of_payment=of_payment)
    return Asks(begin, form, _told, wide=True, follows=follow)


def _begin_tip(desk: Desk, kept: ExchangeDesk) -> None:
    """Begin in the chip of the payment that is shown large, or go on with its tip."""
    large = desk.screen.payments.large
    if large is not None:
        coin = None if large.chip is None else Coin(large.chip.value, large.chip.colour)
        draft = Exchange() if coin is None else exchange.touched(Exchange(), coin)
        kept.begin((desk.screen.heading.spin, desk.screen.number, large.title, coin), draft)


def _coins(desk: Desk, draft: Exchange) -> Coins:
    return coin_rows(desk.state, desk.house, Deed.DROP, exchange.so_far(draft)[1])


def _form(desk: Desk, kept: ExchangeDesk, bank: BankDesk, *, of_payment: bool) -> Form:
    """Notes, colours and chips of value; the seats of the colour; the pad; at the foot what is recorded."""
    house, draft, rows = desk.house, kept.draft, _coins(desk, kept.draft)
    plan, tip = exchange.exchange_of(draft, house), exchange.tip_of(draft)
    asked = tip if of_payment else plan
    refused, waits = kept.trouble or _why_not(desk, asked), kept.asks is not None
    words, below = bank_words.step_words(house, draft, plan)
    sells = Key(words, Touch.EXCHANGED, below, can=_can(desk, kept, plan), single=True)
    below = bank_words.planned_words(house, draft, tip)
    tips = Key(tr("Mancia"), Touch.TIPPED, below, can=_can(desk, kept, tip), single=True)
    does, beside = (tips, sells) if of_payment else (sells, tips)
    said = reason_words(refused, house) if refused else bank_words.wants_words(draft, asked)
    warns = bool(refused) and (bool(kept.trouble) or not tips.can)
    says = not (refused or of_payment) and plan.wants is Wants.NOTHING
    return Form(
        tr("Mancia") if of_payment else tr("Colori e mance"),
        tr("Un tocco su un biglietto è uno. Il colore: di chi è, quanti pezzi."),
        sentence=sentence_before(house.speech, plan.deed, plan.amount) if says else "",
        parts=(
            *tiles(rows, {coin: _tile(desk, draft, coin) for coin in chain(*rows)}),
            *_seats(desk, draft),
        ),
        right=(
            *_in_hand(desk, draft),
            pad(can=draft.hand is not None),
            Line(said, 19, theme.ALARM if warns else theme.TEXT, wraps=True, high=56),
            SPACE,
            Row("", (_others(desk, can=not waits),), 1),
        ),
        does=does._replace(role=Role.STEP, size=22),
        beside=beside,
        foot=_foot(desk, bank, draft),
        described=said,
        back=Key(tr("Indietro"), None, "" if draft.empty else tr("il conto resta")),
    )


def _tile(desk: Desk, draft: Exchange, coin: Coin) -> Key:
    house, state = desk.house, desk.state
    count = draft.notes.get(coin, 0) if coin.note else draft.bought if coin == draft.coin else 0
    words = bank_words.coin_words(house, coin, state)
    return Key(
        str(count) if count else "",
        coin,
        whose_colour(state, coin.colour) or (euro(count * coin.value) if count else ""),
        tr("{chip}: {pieces} pezzi").format(chip=words, pieces=count),
        chosen=coin in {draft.coin, draft.hand},
        look=coin.look(house),
        tile=True,
    )


def _in_hand(desk: Desk, draft: Exchange) -> tuple[Part, ...]:
    words = "" if draft.hand is None else bank_words.coin_words(desk.house, draft.hand, desk.state)
    return in_hand(words, draft.hand, draft.in_hand())


def _seats(desk: Desk, draft: Exchange) -> tuple[Part, ...]:
    """A key for each seat, while a colour is chosen; one whose player has another colour says which."""
    coin, house = draft.coin, desk.house
    if coin is None or coin.colour is None:
        return ()
    others, owner = owners_with_colours(desk.state), colour_in_play(desk.state, coin.colour).owner
    keys, whys = [], []
    for seat in range(1, SEATS + 1):
        other = others.get(seat_name(seat) or "", coin.colour)
        taken = "" if other == coin.colour else bank_words.coin_name(house, Coin(coin.value, other))
        command = given_to_seat(desk.state, coin.colour, seat, desk.dealing.decider(Office.CAPO_TAVOLO))
        why = "" if taken else why_not(desk.state, command)
        name = ", ".join(filter(None, (seat_words(seat), taken)))
        says, chosen, can = Do(command, leaves=False), owner == seat_name(seat), not (taken or why)
        keys.append(Key(seat_sign(seat), says, taken, name, chosen, can, single=True))
        whys.append(why)
    name = owner_words(bank_words.coin_name(house, coin)).upper()
    words = reason_words(next(filter(None, whys), ""), house)
    return (Row(tr("DI CHI È {colour}").format(colour=name), tuple(keys), SEATS, said=words),)


def _others(desk: Desk, *, can: bool) -> Key:
    """Chip by chip it is counted at the bank; where that was not counted yet, that comes first."""
    if not desk.state.bank.open:
        return Key(bank_words.deed_words(Deed.OPEN) + "…", Others(bank=True), can=can, single=True)
    words, below = tr("Altri gettoni…"), tr("contarli uno per uno")
    return Key(words, Others(bank=False), below, can=can, single=True)


def _foot(desk: Desk, bank: BankDesk, draft: Exchange) -> tuple[Key, ...]:
    """All of the count is forgotten, and what was recorded last from here is looked at."""
    forget = Key(tr("Azzerare"), Touch.FORGET, role=Role.TAKE, can=draft != Exchange(), single=True)
    last = max(bank.exchange.recorded, bank.tip.recorded)
    moved = desk.state.movements.get(last)
    if moved is None:
        return (forget,)
    return forget, Key(
        tr("Correggere…"), Last(last), bank_words.recorded_words(desk.house, moved), single=True
    )


def _why_not(desk: Desk, plan: Planned) -> str:
    """Say why the table would not take it now; empty where it would, or something is wanting."""
    if plan.wants is not Wants.NOTHING:
        return ""
    return why_not(desk.state, recording(plan.deed, plan.tally))


def _can(desk: Desk, kept: ExchangeDesk, plan: Planned) -> bool:
    return plan.wants is Wants.NOTHING and not _why_not(desk, plan) and kept.asks is None


def _told(desk: Desk, kept: ExchangeDesk, says: object) -> Said[ExchangeDesk]:
    match says:
        case Touch.EXCHANGED:
            return Said(kept, _record(desk, kept, exchange.exchange_of(kept.draft, desk.house)))
        case Touch.TIPPED:
            return Said(kept, _record(desk, kept, exchange.tip_of(kept.draft)))
        case Touch.FORGET:
            kept.change(Exchange())
        case Coin():
            kept.change(exchange.touched(kept.draft, says))
        case Press(sign):
            kept.change(exchange.pressed(kept.draft, sign))
        case _:
            return Said(kept, tells=says)
    return Said(kept)


def _record(desk: Desk, kept: ExchangeDesk, plan: Planned) -> Command | None:
    """Send it once; the page closes when the table has it."""
    if kept.asks is not None or plan.wants is not Wants.NOTHING:
        return None
    kept.ask(desk.live)
    return recording(plan.deed, plan.tally, by=desk.state.dealer)
