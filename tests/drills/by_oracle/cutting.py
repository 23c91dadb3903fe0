"""How pieces are laid, and which rule a laid payment breaks, beside how it should lie (rules 7, section 4.4)."""

from app.practice import forms
from app.practice.exercise import Exercise
from app.practice.scene import Laid
from tests.oracle.cut import cut

Group = tuple[str, int, tuple[int, ...]]
"""What it is, its pieces, and its piles or what was slid off."""


def answers(exercise: Exercise) -> tuple[str, ...]:
    task = exercise.task
    asked = task.ask.key.split(".")[-1]
    pieces = task.ask.values["pieces"]
    assert isinstance(pieces, int)
    found = should_lie(pieces, asked)
    if task.fields[0].form is forms.PILES:
        return (" ".join(map(text, found)),)
    assert isinstance(task.scene, Laid)
    broken = rule_broken([*lies(task.scene)], found)
    keys = [choice.key.split(".")[-1] for choice in task.fields[0].choices]
    return ("ABCDEFGHIJKLMNOP"[keys.index(broken)],)


def should_lie(pieces: int, asked: str) -> list[Group]:
    answer = cut(
        pieces,
        of="colour" if asked.startswith("colour") else "value",
        positions=2 if asked.startswith("several") else 1,
        two_splits=asked.endswith("splits"),
    )
    groups = answer["groups"]
    assert isinstance(groups, list)
    found = []
    for group in groups:
        piles = [*group.get("piles", []), *([group["fraction"]] if group.get("fraction") else [])]
        found.append((group["kind"], group["pieces"], tuple(group.get("slid_off", piles))))
    return found


def lies(scene: Laid) -> list[Group]:
    return [
        (
            group.kind.value,
            group.pieces,
            group.slid_off or group.piles + ((group.fraction,) if group.fraction else ()),
        )
        for part in scene.payment.groups
        for run in part.runs
        for group in run.shown
    ]


def text(group: Group) -> str:
    kind, pieces, parts = group
    if kind == "slid":
        return "-".join(["20", *map(str, parts)])
    return "+".join(map(str, parts)) if parts else str(pieces)


def rule_broken(there: list[Group], right: list[Group]) -> str:
    """Compare from the outside in: the pieces, the hundreds, the stacks, and then what is left."""
    if there == right:
        return "right"
    if sum(pieces for _, pieces, _ in there) != sum(pieces for _, pieces, _ in right):
        return "count"
    kinds, wanted = [kind for kind, _, _ in there], [kind for kind, _, _ in right]
    for kind, rule in (("hundred", "hundred"), ("stack", "no-stack")):
        if kinds.count(kind) < wanted.count(kind):
            return rule
    return rest_broken(there[-1], right[-1])


def rest_broken(there: Group, right: Group) -> str:
    """What is left below a stack."""
    (kind, _, parts), (wanted, pieces, _) = there, right
    if "spread" in {kind, wanted}:
        return "spread" if kind == "spread" else "not-spread"
    if kind == "slid":
        return "slid" if pieces >= 15 else "slid-too-many"
    if wanted == "slid":
        return "not-slid"
    return "too-high" if max(parts) > 5 else "unequal"
