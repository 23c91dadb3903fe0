"""An evening as a story, one line for each thing that happened: written down as it is played, read from the journal."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator
from contextlib import redirect_stdout
from itertools import zip_longest
from pathlib import Path
from typing import Any

from app.__main__ import main
from tests.end_to_end.entered import Form, plain_bets

Line = list[Any]
SKIPPED = {"table.rules", "spin.bets_open", "spin.settled", "reader.connected", "reader.lost"}
"""What comes when the wheel or the program has it, and is looked at by itself."""

_WAGER = ("spin", "wager", "owner", "amount")
FIELDS = {
    "table.opened": ("minimum", "dealer", "day"),
    "table.closed": ("minimum", "dealer", "colours_out"),
    "table.minimum": ("minimum", "from", "by", "out"),
    "table.dealer": ("dealer", "notes"),
    "table.relief": ("over",),
    "table.suspended": ("suspended", "reason", "by"),
    "colour.assigned": ("colour", "value", "owner", "by"),
    "bank.missing": ("chip", "missing"),
    "spin.last": ("spin",),
    "spin.thrown": ("spin", "source"),
    "spin.no_more_bets": ("spin", "source"),
    "spin.number": ("spin", "number", "source"),
    "spin.candidate": ("spin", "number", "reason"),
    "candidate.refused": ("spin", "number"),
    "spin.void": ("spin", "reason", "throw", "source", "by"),
    "void.explained": ("spin", "throw", "reason", "by"),
    "spin.cleared": ("spin",),
    "bet.removed": ("spin", "position", "entry"),
    "bet.back": ("spin", "position", "owner"),
    "payment.unmade": ("spin", "order"),
    "stake.done": ("spin", "listed", "place", "over"),
    "payment.disputed": ("spin", "order", "reason"),
    "payment.ruled": ("spin", "order", "by", "reason"),
    "bet.left": ("spin", "order", "position", "owner", "over"),
    "entry.corrected": ("fell", "instead", "by", "witness", "reason"),
    "repeater.booked": (*_WAGER, "by"),
    "repeater.refused": (*_WAGER, "reason", "why"),
    "repeater.returned": _WAGER,
    "repeater.marked": ("spin", "value", "count"),
    "repeater.taken_back": ("spin",),
    "repeater.won": (*_WAGER, "pays", "payment", "envy"),
    "repeater.lost": _WAGER,
    "repeater.round": ("spin", "round", "paid"),
    "repeater.offered": (*_WAGER, "tally", "payment"),
    "repeater.declined": (*_WAGER, "tally", "payment"),
    "repeater.abandoned": ("spin", "round", "reason", "by", "payments", "returned"),
    "repeater.surrendered": (*_WAGER, "tally", "pays", "payment"),
}
_SAID = ("spin", "name", "owner", "value", "money", "held", "accepted_by", "straights")


class Story:
    """Lines in a file, so that an evening without end needs no more memory than its beginning."""

    def __init__(self, path: Path, mode: str = "w") -> None:
        self._path = path
        self._file = path.open(mode, encoding="utf-8")

    def __reduce__(self) -> tuple[type[Story], tuple[Path, str]]:
        """Let whoever reads what a program left go on with its story."""
        self._file.flush()
        return Story, (self._path, "a")

    def tell(self, line: Line) -> None:
        self._file.write(json.dumps(line, sort_keys=True) + "\n")

    def lines(self) -> Iterator[Line]:
        self._file.flush()
        with self._path.open(encoding="utf-8") as file:
            yield from map(json.loads, file)

    def close(self) -> None:
        self._file.close()


def journal_of(database: Path) -> Iterator[Form]:
    """The journal as another program reads it: `capotavolo export`."""
    answer = io.TextIOWrapper(io.BytesIO(), encoding="utf-8")
    with redirect_stdout(answer):
        status = main(["export", "--database", str(database), "--what", "journal", "--format", "jsonl"])
    assert status == 0
    answer.seek(0)
    yield from map(json.loads, answer)


def told(events: Iterable[Form]) -> Iterator[Line]:
    """The story that a journal tells."""
    settled: dict[int, Form] = {}
    beside: list[Form] = []
    for event in events:
        if event["kind"] in {"repeater.marked", "repeater.taken_back"}:
            beside.clear()
        elif event["kind"] == "repeater.won":
            beside.extend(_won(event))
        if event["kind"] == "spin.settled":
            settled[event["spin"]] = {**event, "beside": [*beside]}
        elif event["kind"] not in SKIPPED:
            yield [event["kind"], *_told(event, settled)]


def _told(event: Form, settled: dict[int, Form]) -> Line:
    """What matters of an event; of a kind that no dealer causes, all of it.

    Args:
        settled: the last settlement of each spin.
    """
    match event["kind"]:
        case "winners.entered":
            return [event["spin"], event["revision"], _bets(event["bets"])]
        case "repeater.corrected":
            said = [event[name] for name in ("spin", "value", "to_pay", "to_reclaim", "envy", "returned")]
            return [*said, _round(event["now"])]
        case "payment.made":
            return _made(event, settled[event["spin"]])
        case "spin.closed":
            answer = settled.pop(event["spin"], None)
            return [event["spin"], event["entered"], _bets(event["carried"]), _answer(answer)]
        case "announce.refused":
            assert event["reason"]
            return [event.get(name) for name in _SAID]
        case "announce.accepted":
            said = [event.get(name) for name in _SAID]
            return [*said, event["total"], event["change"], _of(event["repeat"]), _bets(event["bets"])]
        case kind:
            return [event.get(name) for name in FIELDS[kind]] if kind in FIELDS else [event]


def _made(event: Form, settled: Form) -> Line:
    """A mark says its place; whose payment that is and how much says the settlement of its revision."""
    assert settled["revision"] == event["revision"]
    item = [*settled["payments"], *settled["beside"]][event["order"] - 1]
    what = item["owner"], item["section"], item["amount"]
    return [event["spin"], event["order"], *what, event.get("by"), event.get("reason")]


def _won(event: Form) -> Iterator[Form]:
    """A wager that was won is paid, and right behind it what the dealers' box gets."""
    yield {"owner": event["owner"], "section": "repeater", "amount": event["payment"]}
    if event["envy"] != "0.00":
        yield {"owner": None, "section": "repeater", "amount": event["envy"]}


def _round(now: Form) -> Line:
    """The round that a correction leaves: its number, what is marked, and what stands."""
    stakes = [[stake["wager"], stake["owner"], stake["amount"]] for stake in now["standing"]]
    return [now["number"], now["tallies"], stakes]


_ANSWER = (
    "number", "announcement", "payments", "lost", "partage", "enferme", "freed", "returned", "withdrawn",
    "standing", "bank",
)  # fmt: skip


def _answer(settled: Form | None) -> Form | None:
    return None if settled is None else {name: settled[name] for name in _ANSWER}


def _of(repeat: str) -> str:
    """The oracle's documents print "del" before every number."""
    return repeat.replace("dell'", "del ").replace("dello ", "del ")


def _bets(forms: list[Form]) -> Form:
    return plain_bets({form["position"]: form["stack"] for form in forms})


def first_difference(wanted: Iterable[Line], found: Iterable[Line]) -> str:
    """Say where two stories part; nothing where they are one."""
    for place, (one, other) in enumerate(zip_longest(wanted, found)):
        if one != other:
            return f"line {place}:\n the dealer did   {_short(one)}\n the journal says {_short(other)}"
    return ""


def _short(line: Line | None) -> str:
    return json.dumps(line, sort_keys=True)[:4000]
