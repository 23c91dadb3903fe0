"""What must follow at the side wagers, event by event: a turn lets it happen, a check asks for it."""

from __future__ import annotations

from collections.abc import Iterable

from app.rules.money import money_text
from app.rules.repeater.house_rules import RepeaterRules
from app.rules.repeater.round import Offer, offers
from app.rules.repeater.spinning import payment_for
from app.rules.repeater.values import SEVEN
from app.rules.repeater.wagers import BY_CODE
from app.table.event_record import Form
from app.table.repeater.events import (
    RoundEnded,
    SurrenderDeclined,
    SurrenderOffered,
    ValueMarked,
    WagerLost,
    WagerWon,
)
from app.table.repeater.memory import Kept, Told
from app.table.repeater.round_form import payment_form, stake_form


def marked(kept: Kept, spin: int, value: int | None) -> ValueMarked:
    """Mark a value, with how often it has come in this round; a zero does not count, and a seven ends it."""
    if value is None:
        return ValueMarked(spin=spin, value=None, count=None)
    return ValueMarked(spin=spin, value=value, count=1 if value == SEVEN else kept.round.tally([value]) + 1)


def due(rules: RepeaterRules, kept: Kept, spin: int) -> WagerWon | WagerLost | RoundEnded | None:
    """Say what must happen next because of a number that was marked.

    Args:
        rules: of the house.
        kept: as it stands.
        spin: whose number it was.

    Returns:
        The payment of the first wager that is complete; after a seven the loss of the first that stands, then
        the end of the round. None where nothing is left to happen.
    """
    standing = kept.round.standing
    if kept.seven:
        if not standing:
            return RoundEnded(spin=spin, round=kept.round.number, paid=money_text(kept.paid))
        first = standing[0]
        return WagerLost(spin=spin, **stake_form(first))
    won = next((stake for stake in standing if kept.round.resolved(BY_CODE[stake.wager])), None)
    if won is None:
        return None
    return WagerWon(spin=spin, **payment_form(payment_for(rules, won)))


def to_be_offered(rules: RepeaterRules, kept: Kept, spin: int) -> Iterable[SurrenderOffered]:
    """Say which offers are to be said aloud: those that were not since the last mark on their values."""
    said = {(told.wager, told.owner, told.tally) for told in kept.told}
    for offer in offers(rules, kept.round):
        if (offer.stake.wager, offer.stake.owner, offer.tally) not in said:
            yield SurrenderOffered(spin=spin, **_offered(offer))


def declined(rules: RepeaterRules, kept: Kept, spin: int) -> Iterable[SurrenderDeclined]:
    """Say which offers nobody took, once a throw has come."""
    for offer in offers(rules, kept.round):
        if _told(offer) in kept.told:
            yield SurrenderDeclined(spin=spin, **_offered(offer))


def _offered(offer: Offer) -> Form:
    """Write an offer that is said aloud: what it pays for 1 is not said."""
    return {**stake_form(offer.stake), "tally": offer.tally, "payment": money_text(offer.payment)}


def _told(offer: Offer) -> Told:
    return Told(offer.stake.wager, offer.stake.owner, offer.tally)
