"""Repeater Bets settled again from the beginning of a night, as when a number was another: by the oracle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.end_to_end.entered import Form
from tests.oracle.repeater import answer
from tests.oracle.repeater_wagers import ORDER, in_cents, money


class Settled:
    """What came of some lines, each done where it still can be.

    Attributes:
        history: those that were done.
        handed: what each owner was handed for each wager, cents.
        envy: what the dealers' box got, cents.
        returned: what was booked on a value that had come.
    """

    def __init__(self, lines: Iterable[Form]) -> None:
        self.history: list[Form] = []
        self.handed: Counter[tuple[str, str]] = Counter()
        self.envy = 0
        self.returned: list[Form] = []
        for line in lines:
            self._do(line)

    def _do(self, line: Form) -> None:
        found: Form = answer(self.history, line)
        refused = found.get("refused")
        if refused == "marked":
            self.returned.append({name: line[name] for name in ("wager", "owner", "amount")})
            self._hand([line], "amount")
            return
        if refused and line["do"] != "wager":  # a limit is not asked again
            return
        self.history.append(line)
        self._hand(found.get("payments", ()), "payment")
        self._hand([found[name] for name in ("surrendered",) if name in found], "payment")
        self._hand(found["returned"] if line["do"] == "abandon" else (), "amount")
        self._hand([found["returned"]] if line["do"] == "back" else (), "amount")
        self.envy += sum(in_cents(won.get("envy", "0.00")) for won in found.get("payments", ()))

    def _hand(self, given: Iterable[Form], amount: str) -> None:
        for each in given:
            self.handed[each["wager"], each["owner"]] += in_cents(each[amount])


def differences(
    played: Counter[tuple[str, str]], right: Counter[tuple[str, str]]
) -> tuple[list[Form], list[Form]]:
    """What owners are to be handed more, and what is to be had back of them."""
    pay: list[Form] = []
    reclaim: list[Form] = []
    for code, owner in sorted(played | right, key=lambda which: (ORDER[which[0]], which[1])):
        more = right[code, owner] - played[code, owner]
        form = {"wager": code, "owner": owner, "amount": money(abs(more))}
        if more:
            (pay if more > 0 else reclaim).append(form)
    return pay, reclaim
