"""An exercise in one line: who has the line has the exercise, on paper too.

products 3 split-straight 4711            drill, level, variant, seed
zero 2 prison 17 sanremo                  and a house where it is not the Casinò di Venezia
night 3 order 17: 8 sx R=2.50: 8/11 2R    and a round that was really played
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from app.practice.saying import Say, Symbols, Value

HOME: Final = "venezia"
MOST_SEED: Final = 999_999
"""So that a line is short enough to be copied by hand."""
_WORD: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
_LEVEL: Final = re.compile(r"[1-9]", re.ASCII)
_SEED: Final = re.compile(r"0|[1-9]\d{0,5}", re.ASCII)


class LineError(ValueError):
    """The text is no line of an exercise; the sentence says what should have stood there.

    Attributes:
        say: the same for a desk, in its language.
    """

    def __init__(self, sentence: str, key: str, **values: Value) -> None:
        """Compose it.

        Args:
            sentence: in English, for a shell.
            key: of the desk's sentence.
            values: that stand in it.
        """
        self.say = Say(f"line.{key}", values)
        super().__init__(sentence)


class Line(NamedTuple):
    """Which exercise it is.

    Attributes:
        drill: its name.
        level: from 1.
        variant: of the level.
        seed: 0 to 999,999.
        house: whose rules.
        given: the round that is asked about, what lay and what fell; empty where one is drawn.
    """

    drill: str
    level: int
    variant: str
    seed: int
    house: str = HOME
    given: str = ""

    def __str__(self) -> str:
        """Write it, the house only where it is another one, the round only where one is given."""
        return f"{self.head}: {self.given}" if self.given else self.head

    @property
    def head(self) -> str:
        """All of it but the round that is given."""
        away = "" if self.house == HOME else f" {self.house}"
        return f"{self.drill} {self.level} {self.variant} {self.seed}{away}"


def read_line(text: str) -> Line:
    """Read a line as somebody typed it; how many spaces there are does not matter.

    Raises:
        LineError: it is none.
    """
    head, _, given = text.partition(":")
    words = head.lower().split()
    if len(words) not in {4, 5}:
        raise LineError("an exercise is drill, level, variant and seed: products 1 split 4711", "exercise")
    drill, level, variant, seed = words[:4]
    for word, what in ((drill, "drill"), (variant, "variant"), *((word, "house") for word in words[4:])):
        if _WORD.fullmatch(word) is None:
            raise LineError(f"no name of a {what}: {word}", "no-name", word=Symbols(word))
    if _LEVEL.fullmatch(level) is None:
        raise LineError(f"no level: {level} (1 to 9)", "no-level", word=Symbols(level))
    if _SEED.fullmatch(seed) is None:
        raise LineError(f"no seed: {seed} (0 to {MOST_SEED})", "no-seed", word=Symbols(seed), most=MOST_SEED)
    house = words[4] if len(words) == 5 else HOME
    return Line(drill, int(level), variant, int(seed), house, " ".join(given.split()))
