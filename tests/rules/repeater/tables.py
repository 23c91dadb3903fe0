"""The shipped houses' rules of Repeater Bets, and rounds that were played so far."""

from app.rules.money import Cents
from app.rules.repeater.booking import book
from app.rules.repeater.house_rules import RepeaterRules, repeater_rules
from app.rules.repeater.round import Round
from app.rules.repeater.spinning import spun
from app.rules.repeater.wagers import BY_CODE
from tests.houses import house


def rules_of(name: str) -> RepeaterRules:
    rules = repeater_rules(house(name))
    assert rules is not None
    return rules


PLUS, PLAIN = rules_of("repeater-bets"), rules_of("repeater-bets-plain")


def made(*codes: str, owner: str = "seat 3", cents: int = 500, before: Round | None = None) -> Round:
    """A round in which an owner made some wagers, one behind the other."""
    round_ = Round() if before is None else before
    for code in codes:
        round_ = book(PLUS, round_, BY_CODE[code], owner, Cents(cents)).round
    return round_


def played(round_: Round, *values: int | None, rules: RepeaterRules = PLUS) -> Round:
    """The round after some spins, by their values."""
    for value in values:
        round_ = spun(rules, round_, value).round
    return round_
