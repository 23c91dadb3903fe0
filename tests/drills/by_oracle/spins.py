"""What lies on a scene's layout, as the oracle's `settle` is given a spin."""

from app.practice.roulette.scenes import OnLayout
from app.rules.money import money_text
from app.rules.roulette.bets import Entry
from tests.oracle.settle import settle

Json = dict[str, object]


def entry_of(entry: Entry) -> Json:
    """One entry; what is as usual is left out."""
    told: Json = {"pieces": entry.pieces}
    if entry.colour is not None:
        told["colour"] = entry.colour
    else:
        told["value"] = money_text(entry.value)
        if entry.owner is not None:
            told["owner"] = entry.owner
        if entry.kind != "chips":
            told["kind"] = entry.kind.value
    for flag in ("up_to_maximum", "enferme", "over_maximum", "prison"):
        if getattr(entry, flag):
            told[flag] = True
    if entry.kept is not None:
        told["kept"] = entry.kept
    return told


def settled(scene: OnLayout, *numbers: int, house: str = "venezia", last: bool = False) -> list[Json]:
    """What the oracle says of the numbers one after the other; what stands after one is bet on the next."""
    entries = [entry for stack in scene.bets for entry in stack.entries]
    colours = {
        entry.colour: {"value": money_text(entry.value), "owner": entry.owner or entry.colour}
        for entry in entries
        if entry.colour is not None
    }
    bets: object = [
        {"position": stack.position.name, "stack": [entry_of(entry) for entry in stack.entries]}
        for stack in scene.bets
    ]
    told = []
    for place, number in enumerate(numbers):
        spin = {
            "house": house,
            "number": number,
            "cylinder": scene.side.value,
            "last_spin": last and place == len(numbers) - 1,
            "colours": colours,
            "bets": bets,
        }
        told.append(settle(spin))
        bets = told[-1]["standing"]
    return told


def items(answer: Json, name: str) -> list[Json]:
    """One list of an answer."""
    listed = answer[name]
    assert isinstance(listed, list)
    return listed


def cents(item: Json, name: str = "amount") -> int:
    """An amount of an item."""
    return int(str(item[name]).replace(".", ""))


def total(answer: Json, *names: str) -> int:
    """All amounts of some lists together, in cents."""
    return sum(cents(item) for name in names for item in items(answer, name))
