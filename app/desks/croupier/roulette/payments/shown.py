"""The payments of a spin, with what else the number did, drawn up from what the dealer has entered so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from app.desks.croupier.payments.drawing_up import OfGame, payments
from app.desks.croupier.payments.wishes import NO_WISHES, Wishes
from app.desks.croupier.roulette.payments.beside import SpinBeside, SpinPayments
from app.desks.croupier.roulette.payments.limits import below_minimum, held_over
from app.desks.croupier.roulette.payments.parted import parted, with_chips
from app.desks.croupier.roulette.payments.said import said_of
from app.desks.croupier.roulette.payments.shares import shares
from app.desks.croupier.roulette.payments.short_why import short_why
from app.rules.inventory import Inventory
from app.rules.payment_laying import Wish
from app.rules.roulette.explanation import Explanation, explain
from app.rules.roulette.settled import Payment, Settlement
from app.table.differences import difference
from app.table.roulette.paid_before import moved
from app.table.roulette.paid_notes import paid_notes
from app.table.roulette.resting import resting, resting_of
from app.table.roulette.settling import house_of, payable_of, spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

if TYPE_CHECKING:
    from app.table.roulette.kept_back import GoingOn


def spin_payments(
    state: SpinTable,
    spin: SpinState,
    settlement: Settlement,
    looking: int | None,
    *,
    durable: bool,
    wishes: Wishes = NO_WISHES,
) -> SpinPayments:
    """Draw up a settlement beside the marks that the journal has.

    Args:
        state: the table, with its house and its bank.
        spin: the spin being paid, with what is marked, and the winners that the settlement is of.
        settlement: of the entry as it stands.
        looking: the payment to show large, or None for the next one to be paid.
        durable: whether the journal has the entry; until then nothing is said aloud.
        wishes: the chips that players asked for.
    """
    spin = as_entered(state, spin, settlement)
    house, bets = house_of(state, spin), spin_to_settle(state, spin).bets
    rests, notes = resting(state, spin, settlement), paid_notes(bets, settlement)
    going = _going_on(spin) if durable else {}
    done = shares(state, spin, settlement, {lying for lying, rest in rests.items() if rest.asked})

    def beside(order: int, payment: Payment) -> SpinBeside:
        if difference(spin.payable, order) is not None:  # it is given or taken back, whatever rests
            return SpinBeside(notes=notes.get(order))
        parts = parted(going[order], payment.amount) if order in going else None
        return SpinBeside(resting=resting_of(rests, payment), parted=parts, notes=notes.get(order))

    def explained(
        owed: tuple[Payment, ...], order: int, bank: Inventory | None, wish: Wish
    ) -> tuple[Explanation, SpinBeside]:
        item = explain(house, settlement._replace(payments=owed), order, bank, wish)
        payment, spoken, known = item.payment, item.spoken, beside(order, item.payment)
        if known.parted is not None:
            parts, spoken = with_chips(known.parted, house, settlement, item, bank, wish)
            known = replace(known, parted=parts)
        known = replace(
            known,
            over=held_over(house, bets, payment),
            below=below_minimum(house, bets, spin, payment),
            short=short_why(house.speech, payment),
            amounts=_amounts(known),
        )
        return item._replace(spoken=said_of(house.speech, spoken, known, item.title)), known

    game = OfGame(house, settlement.bank.result, done, beside, explained)
    return payments(state, spin.payable, game, looking, durable=durable, wishes=wishes)


def _amounts(beside: SpinBeside) -> tuple[int, ...]:
    """Both parts that are handed over, and what rests."""
    handed = () if beside.parted is None else (beside.parted.handed, beside.parted.stake_back)
    return handed if beside.resting is None else (*handed, beside.resting.amount)


def as_entered(state: SpinTable, spin: SpinState, settlement: Settlement) -> SpinState:
    """Show a spin with the settlement of its entry as it stands: what was given goes with its payments."""
    payable, places = payable_of(state, spin.payable, settlement)
    return replace(spin, settlement=settlement, payable=payable, gone_on=moved(spin.gone_on, places))


def _going_on(spin: SpinState) -> Mapping[int, GoingOn]:
    """What of the payments goes on; announces are worked out only where one has gone on."""
    if not spin.gone_on:
        return {}
    from app.table.roulette.kept_back import going_on  # noqa: PLC0415 - when it is first needed

    return going_on(spin)
