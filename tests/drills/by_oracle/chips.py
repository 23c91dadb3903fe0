"""The chips of a payment, from a bank that has everything or all but one chip (rules 7, section 4.4)."""

from app.practice.exercise import Exercise
from app.practice.roulette.scenes import OnLayout
from app.practice.saying import Sum
from tests.oracle.book import money
from tests.oracle.cut import STACK
from tests.oracle.houses import CHIPS
from tests.oracle.pay import FRACTION, Counts, fewest_of, pay

Group = dict[str, int]
"""How many of each chip; a colour by its letter."""

LETTERS = dict(
    zip(("red", "blue", "green", "yellow", "lilac", "orange", "sky", "brown"), "RBVGLACN", strict=True)
)
"""As they stand on the chips of the house."""


def answers(exercise: Exercise) -> tuple[str, ...]:
    task = exercise.task
    key = task.ask.key.removeprefix("chips.ask.")
    pieces = task.ask.values["pieces"]
    assert isinstance(pieces, int)
    asked = {name: int(value.cents) for name, value in task.ask.values.items() if isinstance(value, Sum)}
    assert isinstance(task.scene, OnLayout)
    groups = _groups(key, pieces, asked, LETTERS.get(task.scene.bets[0].entries[0].colour or "", ""))
    if len(task.fields) == 1:
        groups = [total(groups)]
    return tuple(map(written, groups))


def _groups(key: str, pieces: int, asked: dict[str, int], colour: str) -> list[Group]:
    worth = asked["value"]
    if key == "same-value":
        return [{name(worth): pieces}]
    if key == "mixed":
        return [lying(group, colour) for group in listed(pay(pieces, value=money(worth), mixed=True))]
    if key in {"finished-same", "finished-mixed"}:
        return without(pieces * worth, worth, asked["finished"])
    wanted = [
        asked[each] for each in ("with", "also") if each in asked and asked[each] != asked.get("finished")
    ]
    answer = pay(pieces, colour_value=money(worth), with_=[money(chip) for chip in wanted])
    return hundreds(listed(answer), colour)


def listed(answer: dict[str, object]) -> list[dict[str, object]]:
    groups = answer["groups"]
    assert isinstance(groups, list)
    return groups


def hundreds(groups: list[dict[str, object]], colour: str) -> list[Group]:
    """A group ends where a hundred does; stacks and the rest beside them are one."""
    found: list[Group] = []
    open_ = False
    count = 0
    for group in groups:
        lies, pieces = lying(group, colour), group["pieces"]
        assert isinstance(pieces, int)
        if open_:
            found[-1] = total([found[-1], lies])
        else:
            found.append(lies)
        count += pieces
        open_ = count % 100 != 0
    return found


def lying(group: dict[str, object], colour: str) -> Group:
    chips = group["chips"]
    assert isinstance(chips, list)
    return {
        colour if "colour" in chip else chip["value"].removesuffix(".00"): chip["pieces"] for chip in chips
    }


def without(amount: int, played: int, finished: int) -> list[Group]:
    """Five hundreds: the first with what was played, if there is any; every other in the fewest chips."""
    there = [chip for chip in CHIPS if chip != finished]
    groups: list[Counts] = []
    while amount:
        size = min(FRACTION, amount)
        counts = None if groups or played == finished else first(size, played, there)
        counts = counts or fewest_of(size, there)
        assert counts is not None
        groups.append(counts)
        amount -= size
    return [{name(chip): count for chip, count in counts.items() if count} for counts in groups]


def first(size: int, played: int, there: list[int]) -> Counts | None:
    """At most a stack of what was played, filled up with higher chips, or where they cannot with any."""
    for others in ([chip for chip in there if chip > played], [chip for chip in there if chip != played]):
        for count in range(min(STACK, size // played), 0, -1):
            rest = fewest_of(size - count * played, others)
            if rest is not None:
                return {played: count, **rest}
    return None


def name(chip: int) -> str:
    return money(chip).removesuffix(".00")


def total(groups: list[Group]) -> Group:
    found: Group = {}
    for group in groups:
        for chip, count in group.items():
            found[chip] = found.get(chip, 0) + count
    return found


def written(group: Group) -> str:
    """Colours first, then value from the highest."""
    in_order = sorted(group, key=lambda chip: (not chip.isalpha(), 0 if chip.isalpha() else -float(chip)))
    return " ".join(chip if group[chip] == 1 else f"{group[chip]}x{chip}" for chip in in_order)
