"""The payments of a spin, with what else the number did, drawn up from what the dealer has entered so far."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from app.desks.croupier.payments.drawing_up import OfGame, payments
from app.desks.croupier.roulette.entry.entered import SpinDraft
from app.desks.croupier.roulette.payments.beside import (
    NOTHING_TO_PAY,
    SpinBeside,
    SpinPayments,
    below_minimum,
    held_over,
    parted,
    short_why,
    with_chips,
)
from app.desks.croupier.roulette.payments.shares import shares
from app.latest import Latest
from app.rules.house import House
from app.rules.inventory import Inventory
from app.rules.payment_laying import Wish
from app.rules.payment_words import amount_words, uncapitalised
from app.rules.roulette.explanation import Explanation, explain_payment
from app.rules.roulette.settled import Payment, Settlement
from app.rules.tongue import Phrase, Speech, tongue
from app.table.differences import difference
from app.table.roulette.paid_before import moved
from app.table.roulette.paid_notes import paid_notes
from app.table.roulette.resting import resting, resting_of
from app.table.roulette.settling import house_of, payable_of, spin_to_settle
from app.table.roulette.spin_state import SpinState
from app.table.roulette.spin_table import SpinTable

if TYPE_CHECKING:
    from app.table.roulette.kept_back import GoingOn

_Asked = tuple[House, Payment, tuple[int, int], Inventory | None, Wish]
_ALL_PLAYS: Final = Phrase("Tutto in gioco, {whose}", "Tout reste en jeu, {whose}")
_NOTES: Final = Phrase("Biglietti: {said}", "Billets : {said}")
_NOTES_LAST: Final = Phrase("Biglietti per ultimi: {said}", "Billets en dernier : {said}")
_RESTS: Final = Phrase("{said}: resta, {amount} in gioco", "{said} : reste, {amount} en jeu")
_TAKEN_OFF: Final = Phrase(
    "{said}: non si passa, si ritira tutto, {amount}", "{said} : on ne passe pas, on retire tout, {amount}"
)


def spin_payments(
    state: SpinTable, settlement: Settlement | None, draft: SpinDraft, *, durable: bool
) -> SpinPayments:
    """Draw up a settlement of the entry as it stands beside the marks that the journal has.

    Args:
        state: the table, with its house and its bank.
        settlement: of the entry as it stands; None where nothing is settled.
        draft: the entry.
        durable: whether the journal has the entry too; until then nothing is said aloud.
    """
    if settlement is None or state.paying is None:
        return NOTHING_TO_PAY
    spin = as_entered(state, replace(state.paying, winners=draft.stacks), settlement)
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
        payment: Payment, place: tuple[int, int], bank: Inventory | None, wish: Wish
    ) -> tuple[Explanation, SpinBeside]:
        item = _explained((house, payment, place, bank, wish))
        spoken, known = item.spoken, beside(item.order, payment)
        if known.parted is not None:
            parts, spoken = with_chips(known.parted, house, item, bank, wish)
            known = replace(known, parted=parts)
        handed = () if known.parted is None else (known.parted.handed, known.parted.stake_back)
        rest = () if known.resting is None else (known.resting.amount,)
        known = replace(
            known,
            over=held_over(house, bets, payment),
            below=below_minimum(house, bets, spin, payment),
            short=short_why(house.speech, payment),
            amounts=(*handed, *rest),
        )
        return item._replace(spoken=_said(house.speech, spoken, known, item.title)), known

    game = OfGame(house, settlement.bank.result, done, beside, explained)
    return payments(state, spin.payable, game, draft, durable=durable)


_explained: Final = Latest[_Asked, Explanation](lambda asked: explain_payment(*asked))
"""The large payment is the same when the entry is written as when it was drafted."""


def _said(speech: Speech, spoken: str, beside: SpinBeside, whose: str) -> str:
    """Say a payment; until its owner has said that winnings rest again they are paid (rules 5, 8) [4.3]."""
    parts, rests, notes = beside.parted, beside.resting, beside.notes
    if parts is not None and not parts.to_the_player:
        return _ALL_PLAYS.said(speech, whose=tongue(speech).player_words(uncapitalised(whose)))
    if notes is not None:
        spoken = (_NOTES_LAST if notes.last else _NOTES).said(speech, said=uncapitalised(spoken))
    if rests is None or rests.asked:
        return spoken
    rest = _RESTS if rests.taken_off is None else _TAKEN_OFF
    return rest.said(speech, said=spoken, amount=amount_words(speech, rests.amount))


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
