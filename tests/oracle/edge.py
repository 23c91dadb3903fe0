"""The house's edge on every bet, by settling every number (interface, `capotavolo edge`)."""

from fractions import Fraction

from .houses import House, house_named
from .layout import LAYOUT, Position
from .settle import settle

Json = dict[str, object]

NUMBERS = 37
BETS = {
    "straight": "straight",
    "split": "split",
    "street": "street",
    "trio": "trio",
    "corner": "corner",
    "first-four": "first-four",
    "line": "line",
    "dozen": "dozen",
    "column": "column",
    "double-dozen": "double-dozen",
    "double-column": "double-column",
    "even-money": "even-money",
    "even-money-indivisible": "even-money",
}


def listed(answer: Json, name: str) -> list[Json]:
    """A list of the answer."""
    found = answer[name]
    if not isinstance(found, list):
        raise TypeError(name)
    return found


def bank_result(answer: Json) -> Fraction:
    """What the bank has won, in the currency."""
    bank = answer["bank"]
    if not isinstance(bank, dict):
        raise TypeError("bank")
    return Fraction(str(bank["result"]))


def prisoners(answer: Json) -> list[Json]:
    """What is shut in afterwards, as the next spin's bets."""
    found: list[Json] = []
    for bet in listed(answer, "standing"):
        shut_in = [entry for entry in listed(bet, "stack") if entry.get("enferme")]
        if shut_in:
            found.append({"position": bet["position"], "stack": shut_in})
    return found


def mean_loss(house: str, bets: list[Json]) -> Fraction:
    """What these bets lose on the average; a prisoner is followed until it is freed or taken."""
    loss = Fraction(0)
    for number in range(NUMBERS):
        answer = settle({"house": house, "number": number, "bets": bets})
        loss += bank_result(answer)
        shut_in = prisoners(answer)
        if shut_in:
            loss += mean_loss(house, shut_in)
    return loss / NUMBERS


def edge_of(house: str, position: Position, stake: str) -> Fraction:
    """The mean loss for a stake of one."""
    entry = {"value": stake, "pieces": 1, "owner": "somebody"}
    return mean_loss(house, [{"position": position.name, "stack": [entry]}]) / Fraction(stake)


def percent(edge: Fraction) -> str:
    """To four decimals, half up."""
    ten_thousandths = int(edge * 1_000_000 + Fraction(1, 2))
    return f"{ten_thousandths // 10_000}.{ten_thousandths % 10_000:04d}"


def offers(house: House, bet: str) -> bool:
    """Whether the house has this bet; only where the half must be whole units is a piece indivisible."""
    if bet == "even-money-indivisible":
        return house.zero == "partage"
    return house.doubles or not bet.startswith("double-")


def edges(house: str) -> list[dict[str, str]]:
    """The `bets` of the answer; all positions of a kind must have the same edge."""
    told = house_named(house)
    found = []
    for bet, kind in BETS.items():
        if not offers(told, bet):
            continue
        stake = "2.50" if bet == "even-money-indivisible" else "5.00"
        different = {edge_of(house, position, stake) for position in LAYOUT if position.kind == kind}
        if len(different) != 1:
            raise AssertionError(f"{bet}: {different}")
        edge = different.pop()
        found.append({"bet": bet, "edge": str(edge), "percent": percent(edge)})
    return found
