"""Says what an exercise says: its sentence in the language of the page, with its values in it.

Bets, announces and payments are called in Italian in every language, and the number in French, as they are
at the table (rules 8): that is what the trainee learns.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from app.practice.attempts import Skill
from app.practice.exercise import Form
from app.practice.saying import Say, Term, Value
from app.practice.scene import Scene
from app.reports.practice_words.any_game import ANY_GAME
from app.reports.practice_words.course_words import CourseWords
from app.reports.practice_words.scenes import Labels
from app.reports.practice_words.single import key_of
from app.reports.wording import tr
from app.rules import italian

_LEVEL: Final = QT_TRANSLATE_NOOP("", "{title}, livello {level}")


class PracticeWords:
    """The words of any game's drills, and of some courses.

    Attributes:
        sentences: every sentence by its key, in Italian.
    """

    def __init__(self, courses: Iterable[CourseWords]) -> None:
        """Speak of some courses."""
        self._all = (ANY_GAME, *courses)
        self.sentences = _together(each.sentences for each in self._all)
        self._terms = _together(each.terms for each in self._all)
        self._cases = _together(each.cases for each in self._all)
        self._parts = _together(each.parts for each in self._all)
        self._calls = {part: called for each in self._all for part, called in each.calls.items()}

    def sentence(self, say: Say) -> str:
        """Say a sentence of an exercise.

        Raises:
            KeyError: there is none of that key, or it wants a value that is not there.
        """
        values = {name: self._said(value) for name, value in say.values.items()}
        return italian.elided(tr(self.sentences[key_of(say, self.sentences)]).format_map(values))

    def title(self, drill: str) -> str:
        """Call a drill by its title."""
        return self.sentence(Say(f"{drill}.title"))

    def how(self, form: Form, example: str) -> str:
        """Say how an answer is written, with an example of its form."""
        return tr(self.sentences[f"how.{form.name}"]).format(example=example)

    def skill(self, skill: Skill) -> str:
        """Name what is practised: the drill, its level, and which case of it."""
        named = tr(_LEVEL).format(title=self.title(skill.drill), level=skill.level)
        return f"{named} ({self.case(skill)})"

    def short_skill(self, skill: Skill) -> str:
        """Name what is practised: the drill and which case of it."""
        return f"{self.title(skill.drill)} ({self.case(skill)})"

    def case(self, skill: Skill) -> str:
        """Name the case of a level, as a trainee would call it.

        Raises:
            KeyError: it has no words.
        """
        parts = skill.variant.split("-")
        for named in range(len(parts), -1, -1):
            of = parts[named:]
            key = "-".join([*parts[:named], *["*"] * bool(of)])
            if key == "*" and of[-1] == "many":
                key, of = "*-many", of[:-1]
            if f"{skill.drill}.{key}" in self._cases:
                return tr(self._cases[f"{skill.drill}.{key}"]).format(of=self._parts_words(skill.drill, of))
        raise KeyError(f"{skill.drill}.{skill.variant}")

    def scene(self, scene: Scene, labels: Labels) -> str:
        """Say what a scene shows.

        Args:
            scene: what is shown.
            labels: what the house calls its colours.

        Raises:
            TypeError: nobody says scenes of that kind.
        """
        told = (words for each in self._all if (words := each.scene(scene, labels)) is not None)
        words = next(told, None)
        if words is None:
            raise TypeError(f"no scene: {scene!r}")
        return words

    def _parts_words(self, drill: str, parts: list[str]) -> str:
        """Say what the end of a variant names: an amount, a place, bets, an announce."""
        if parts and all(part.isdecimal() for part in parts):
            return ",".join(parts)
        if parts and all(part in self._calls for part in parts):
            return " + ".join(self._calls[part] for part in parts)
        known = [self._parts.get(f"{drill}.{part}", self._parts.get(part)) for part in parts]
        if any(word is None for word in known):
            return " ".join(parts)
        return " + ".join(tr(word) for word in known)

    def _said(self, value: Value) -> str:
        """Say a value as it stands in a sentence."""
        if isinstance(value, Term):
            return tr(self._terms[value.name])
        told = (words for each in self._all if (words := each.said(value)) is not None)
        words = next(told, None)
        if words is None:
            raise TypeError(f"no value of a sentence: {value!r}")
        return words


def begun(text: str) -> str:
    """Begin a sentence with a capital letter, also where it begins with the name of a bet."""
    mark = "«" if text.startswith("«") else ""
    text = text.removeprefix(mark)
    return f"{mark}{text[:1].upper()}{text[1:]}"


def _together(words: Iterable[Mapping[str, object]]) -> dict[str, object]:
    return {name: said for each in words for name, said in each.items()}
