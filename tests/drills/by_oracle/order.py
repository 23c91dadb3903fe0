"""The oracle settles what lies there; its payments are found among the choices by what they say."""

from app.practice.answers import letter
from app.practice.exercise import Exercise
from app.practice.roulette.scenes import OnLayout
from app.practice.roulette.values import Placings
from app.practice.saying import Say, Sum, Symbols, Term
from app.rules.money import money_text
from app.rules.roulette.layout import Position
from tests.drills.by_oracle.spins import Json, items, settled


def answers(exercise: Exercise) -> tuple[str, ...]:
    scene = exercise.task.scene
    assert isinstance(scene, OnLayout)
    assert scene.number is not None
    told = settled(scene, scene.number, house=exercise.line.house)[0]
    called = [called_by(choice) for choice in exercise.task.fields[0].choices]
    order = [first(called, payment) for payment in items(told, "payments")[: len(called)]]
    return ("".join(map(letter, order)),)


def first(called: list[frozenset[str]], payment: Json) -> int:
    """The one choice that says no more than the payment does."""
    said = said_of(payment)
    found = [place for place, words in enumerate(called) if words <= said]
    assert len(found) == 1, (called, payment)
    return found[0]


def called_by(choice: Say) -> frozenset[str]:
    """Whose it is, of what chip, and where how much lies."""
    words = {"unknown"} & {choice.key.rpartition(".")[2]}
    for name, value in choice.values.items():
        match value:
            case Placings():
                words |= {f"{place.name} {pieces}" for place, pieces in value.pieces}
            case Position():
                words.add(value.name)
            case Sum():
                words.add(money_text(value.cents))
            case Term():
                words.add(f"colour {value.name}")
            case Symbols():
                words.add(value.text if name == "player" else f"{name} {value.text}")
            case int():
                words.add(f"posto {value}")
            case _:
                raise TypeError(value)
    return frozenset(words)


def said_of(payment: Json) -> frozenset[str]:
    """All that can be said of a payment."""
    words = {"unknown" if payment["owner"] is None else str(payment["owner"])}
    chip = payment["chip"]
    if isinstance(chip, dict):
        euros, _, cents = str(chip.get("value", "0.00")).partition(".")
        worth = f"{int(euros):,}".replace(",", ".") + (f",{cents}" if cents != "00" else "")
        words |= {f"value {worth}", f"colour {chip.get('colour')}"}
    for stake in items(payment, "winning"):
        words |= {f"{stake['position']} {stake.get('pieces')}", str(stake["position"])}
        words.add(_amount(stake, chip))
    return frozenset(words)


def _amount(stake: Json, chip: object) -> str:
    """What is staked, in money."""
    if "amount" in stake:
        return str(stake["amount"])
    worth = str(chip["value"]) if isinstance(chip, dict) and "value" in chip else "0.00"
    return money_text(int(str(stake["pieces"])) * int(worth.replace(".", "")))
