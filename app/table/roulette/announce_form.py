"""An announce and its price as JSON."""

from __future__ import annotations

from app.rules.house import House
from app.rules.money import money_text
from app.rules.roulette.announce_prices import Price, repeated
from app.rules.roulette.announce_writings import Writing, common_writings


def announce_form(price: Price, house: House, *, held: bool) -> dict[str, object]:
    """Write what an announce is made of, what it costs, how it is written in chips and how it is repeated.

    Args:
        price: the announce and what is played on it.
        house: whose chips there are.
        held: whether it stays on the race track.
    """
    announce, value = price.announce, price.value
    found = () if value is None else common_writings(announce, value, house)
    return {
        "announce": announce.name,
        "pieces": price.pieces,
        "bets": [{"position": bet.position.name, "pieces": bet.pieces} for bet in price.bets],
        "total": None if price.total is None else money_text(price.total),
        "change": money_text(price.change),
        "over_maximum": [position.name for position in price.over_maximum],
        "writings": [_writing_form(writing) for writing in found],
        "repeat": repeated(price, house.speech, held=held),
    }


def _writing_form(writing: Writing) -> list[dict[str, object]]:
    return [{"value": money_text(chip), "pieces": pieces} for chip, pieces in writing]
