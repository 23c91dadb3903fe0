"""A day of Repeater Bets for other programs: money as text, times in UTC."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from app.reports.beside import Beside, Lists
from app.reports.repeater.figures import Played
from app.reports.repeater.played import played, rules_of
from app.reports.stamp import Stamp
from app.rules.money import money_text, parse_money
from app.rules.repeater.values import VALUES, WAYS
from app.table.event_record import Form

_AMOUNTS: Final = ("stood", "paid", "surrendered", "lost", "returned", "envy", "result")
_Listed: TypeAlias = "list[dict[str, str | int | None]]"


def day_lists(beside: Sequence[Beside]) -> Lists:
    """Write a day's figures as plain values; nothing where no house dealt Repeater Bets."""
    if rules_of(beside) is None:
        return {}
    day = played(beside)
    return {
        "repeater_rounds": _round_forms(day),
        "repeater_dealers": [
            {
                "dealer": each.dealer,
                "offered": each.offered,
                "taken": each.taken,
                "declined": each.declined,
                "refused": each.refused,
                "envy": money_text(each.envy),
            }
            for each in day.dealt
        ],
        "repeater_refused": _refused_forms(day),
        "repeater_alarms": _alarms_forms(day),
        "repeater_corrected": _corrected_forms(day),
        "repeater_values": _value_forms(day),
    }


def _value_forms(day: Played) -> _Listed:
    """How often each value came, and how many numbers have it; the zeros behind them."""
    ways: dict[int, int] = dict(zip(VALUES, WAYS, strict=True))
    values: _Listed = [{"value": value, "came": day.values[value], "ways": ways[value]} for value in VALUES]
    return [*values, {"value": "zero", "came": day.values[None], "ways": 0}]


def _round_forms(day: Played) -> _Listed:
    return [
        {
            "round": each.number,
            **_where(each.began),
            "earlier": each.earlier,
            "ended": _at(each.ended),
            "abandoned": each.abandoned,
            "spins": each.spins,
            "wagers": each.wagers,
            **{name: money_text(getattr(each, name)) for name in _AMOUNTS},
        }
        for each in day.rounds
    ]


def _refused_forms(day: Played) -> _Listed:
    """What was asked for on a value that had come, and how late."""
    return [
        {
            **_where(each.stamp),
            "spin": each.spin,
            "dealer": each.dealer,
            "wager": each.wager,
            "owner": each.owner,
            "amount": money_text(each.amount),
            "marked": " ".join(map(str, each.values)),
            "late": each.late,
        }
        for each in day.refused
    ]


def _alarms_forms(day: Played) -> _Listed:
    """When the dearest next value would have cost too much."""
    return [
        {
            **_where(each.began),
            "over": _at(each.over),
            "spin": each.spin,
            "value": each.dearest.value,
            "cost": money_text(each.dearest.cost),
        }
        for each in day.alarms
    ]


def _corrected_forms(day: Played) -> _Listed:
    """What is to be paid and had back for numbers that were put right, and what comes off the board."""
    return [
        {
            **_where(stamp),
            "spin": event.spin,
            "value": event.value,
            "to_pay": money_text(_sum(event.to_pay)),
            "to_reclaim": money_text(_sum(event.to_reclaim)),
            "envy": event.envy,
            "swept": money_text(swept),
        }
        for stamp, event, swept in day.corrected
    ]


def _where(stamp: Stamp) -> dict[str, str | int | None]:
    return {"seq": stamp.seq, "at": stamp.at}


def _at(stamp: Stamp | None) -> str | None:
    return None if stamp is None else stamp.at


def _sum(given: Iterable[Form]) -> int:
    return sum(parse_money(each["amount"]) for each in given)
