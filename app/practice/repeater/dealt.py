"""What a house deals of Repeater Bets, as it is practised."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from app.practice.line import LineError
from app.practice.saying import Symbols
from app.rules.house import House
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.wagers import Wager


class Named(NamedTuple):
    """A wager by its code, as it stands in a sentence."""

    wager: str


def deals(house: House) -> bool:
    """Whether a house deals Repeater Bets."""
    return repeater_rules(house) is not None


def rules_dealt(house: House) -> RepeaterRules:
    """Give the rules by which a house deals Repeater Bets.

    Raises:
        LineError: it deals none, so that nothing can be asked of them there.
    """
    rules = repeater_rules(house)
    if rules is None:
        sentence = f"{house.name} deals no Repeater Bets"
        raise LineError(sentence, "no-repeater-bets", word=Symbols(house.name))
    return rules


def offered(rules: RepeaterRules, meant: Collection[Wager]) -> Sequence[Wager]:
    """Keep the wagers that a house offers; where it offers none of them, give all that it does offer."""
    return [wager for wager in rules.wagers if wager in meant] or rules.wagers
