"""Chips are read by trying every announce of the race track at every value in the oracle's tables (rules 6)."""

from collections import Counter

from app.practice.exercise import Exercise
from app.practice.roulette.scenes import OnTrack
from tests.drills.by_oracle.announce_asked import amount, announce_of
from tests.oracle.announce import announce
from tests.oracle.book import money
from tests.oracle.houses import CHIPS
from tests.oracle.printed import WRITINGS
from tests.oracle.writing import rows

LETTERS = {"vicini": "A", "serie": "B", "orfanelli": "C", "laterali": "D"}


def answers(exercise: Exercise) -> tuple[str, ...]:
    if exercise.task.fields[0].name == "chips":
        written = _writings(announce_of(exercise), amount(exercise, "value"))
        return (written[exercise.line.seed % len(written)],)
    scene = exercise.task.scene
    assert isinstance(scene, OnTrack)
    chips = _text(Counter(money(chip.value) for chip in scene.chips))
    square = "number" in exercise.task.ask.values
    found = {
        (family, value)
        for family in LETTERS
        for value in _values()
        for writing in _writings("laterali-17" if family == "laterali" else family, value)
        if writing == chips and (family == "laterali") == square
    }
    ((family, value),) = found
    return LETTERS[family], value


def _values() -> list[str]:
    """Every value of the tables, and every chip."""
    return [money(value) for value in {*CHIPS, *WRITINGS["vicini"], *WRITINGS["serie"]}]


def _writings(name: str, value: str) -> list[str]:
    ways = announce(name, value=value)["writings"]
    assert isinstance(ways, list)
    return [_text({row["value"]: row["pieces"] for row in rows({"way": way}, "way")}) for way in ways]


def _text(chips: dict[str, int]) -> str:
    inside = sorted(chips, key=lambda value: -float(value))
    return " ".join(f"{chips[value]}x{value.removesuffix('.00')}" for value in inside)
