"""All that the board shows, as plain data: marks and needs, who has what, and what may be given up."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from app.rules.money import Cents
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.round import Round, offers
from app.rules.repeater.wagers import BY_CODE, REPEATERS, Wager
from app.table.live import Live
from app.table.repeater.acts import may_be_booked
from app.table.repeater.memory import Wagers, value_at, wagers_at


class Box(NamedTuple):
    """One wager on the board.

    Attributes:
        wager: that it is.
        tally: how often its values have come.
        owners: who has something on it, and how much, as first booked.
        free: it may be booked.
        blocked: the values whose marks keep it from being booked.
        last: its value came last.
        offered: what giving it up pays, in all, cents; nothing where nobody may.
    """

    wager: Wager
    tally: int
    owners: tuple[tuple[str, Cents], ...]
    free: bool
    blocked: tuple[int, ...] = ()
    last: bool = False
    offered: Cents = Cents(0)

    @property
    def need(self) -> int:
        """How often its values must come."""
        return self.wager.goals[0].need


class OfferShown(NamedTuple):
    """What an owner may have for giving a wager up.

    Attributes:
        wager: that it is.
        owner: whose it is.
        tally: how often its values have come.
        payment: all that is handed over, cents.
        fresh: it is to be said aloud: no throw has declined it yet.
    """

    wager: Wager
    owner: str
    tally: int
    payment: Cents
    fresh: bool


class Shown(Struct, frozen=True):
    """The board.

    Attributes:
        round: its number.
        boxes: of the repeaters that the house offers, in the order of the paytables' values.
        groups: of all other wagers.
        last: the value that came last, the seven too; None at first, and where a zero came.
        offers: what may be given up now, first what is to be said aloud.
    """

    round: int
    boxes: tuple[Box, ...]
    groups: tuple[Box, ...]
    last: int | None
    offers: tuple[OfferShown, ...]


def shown(live: Live) -> Shown | None:
    """Give what the board shows; None where the house deals none, or the table is closed."""
    state = live.state
    rules = repeater_rules(state.house) if state.opened else None
    if rules is None:
        return None
    wagers = wagers_at(state)
    last, round_ = _last(wagers), wagers.round
    free = frozenset(wager.code for wager in may_be_booked(state, rules))
    boxes = [_box(rules, round_, wager, last, free=wager.code in free) for wager in rules.wagers]
    singles = sorted(
        (box for box in boxes if box.wager in REPEATERS),
        key=lambda box: (len(box.wager.values), box.wager.values),
    )
    return Shown(
        round_.number,
        tuple(singles),
        tuple(box for box in boxes if box.wager not in REPEATERS),
        last,
        _offers(rules, wagers),
    )


def _offers(rules: RepeaterRules, wagers: Wagers) -> tuple[OfferShown, ...]:
    told = {(each.wager, each.owner, each.tally): not each.declined for each in wagers.kept.told}
    found = (
        OfferShown(
            BY_CODE[each.stake.wager],
            each.stake.owner,
            each.tally,
            each.payment,
            fresh=told.get((each.stake.wager, each.stake.owner, each.tally), False),
        )
        for each in offers(rules, wagers.round)
    )
    return tuple(sorted(found, key=lambda offer: not offer.fresh))


def _box(rules: RepeaterRules, round_: Round, wager: Wager, last: int | None, *, free: bool) -> Box:
    standing = [stake for stake in round_.standing if stake.wager == wager.code]
    pays = wager.surrender.get(round_.tally(wager.values), 0) if rules.surrender else 0
    return Box(
        wager,
        round_.tally(wager.values),
        tuple((stake.owner, stake.amount) for stake in standing),
        free,
        tuple(value for value in wager.values if value in round_.tallies),
        wager.values == (last,),
        Cents(pays * sum(stake.amount for stake in standing)),
    )


def _last(wagers: Wagers) -> int | None:
    """Find the value that came last this night; None where none came, or a zero."""
    spin = wagers.last_marked
    return None if spin is None else value_at(wagers, spin)
