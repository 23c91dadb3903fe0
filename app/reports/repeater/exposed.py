"""The alarm that the next value would cost too much, as a table stands; nothing but the exposure ends it."""

from __future__ import annotations

from app.reports.wording import money, tr
from app.rules.repeater.house_rules import repeater_rules
from app.rules.repeater.spinning import exposure
from app.table.repeater.due import due
from app.table.repeater.memory import wagers_at
from app.table.state import TableState


def alarm_now(state: TableState) -> str:
    """Say that the dearest next value would cost more than the house's alarm; empty where none would.

    While a number still has to pay or take wagers nothing is said: what it resolves is no exposure.
    """
    rules, kept = repeater_rules(state.house), wagers_at(state).kept
    if rules is None or due(rules, kept, 0) is not None:
        return ""
    dearest = exposure(rules, kept.round)
    return "" if dearest is None or dearest.cost <= rules.alarm else alarm_words(*dearest, rules.alarm)


def alarm_words(value: int, cost: int, alarm: int) -> str:
    """Say which next value would cost how much, beyond which alarm; cents."""
    words = tr(
        "Repeater Bets, esposizione: se esce il valore {value} il banco ci rimette {cost}; "
        "allarme oltre {alarm}"
    )
    return words.format(value=value, cost=money(cost), alarm=money(alarm))
