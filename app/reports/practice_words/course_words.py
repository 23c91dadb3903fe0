"""What is said where something is practised: of any game, and what a game adds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from app.practice.saying import Value
from app.practice.scene import Scene
from app.reports.practice_words.scenes import Labels


class CourseWords(NamedTuple):
    """The words of a game's drills, in Italian where nothing else is said.

    Attributes:
        sentences: by their keys, of which the drill's name comes first.
        terms: words of the house that each language has, by their names.
        cases: what the cases of the drills' levels are called (`variants`).
        parts: what a star in a case stands for; what one drill alone calls so has its name before it.
        calls: likewise, but called so at the table in every language.
        said: says a value as it stands in a sentence; None where it is none of these drills' own.
        scene: likewise what a scene shows, given what the house calls its colours.
    """

    sentences: Mapping[str, object]
    terms: Mapping[str, object] = {}
    cases: Mapping[str, object] = {}
    parts: Mapping[str, object] = {}
    calls: Mapping[str, str] = {}
    said: Callable[[Value], str | None] = lambda _value: None
    scene: Callable[[Scene, Labels], str | None] = lambda _scene, _labels: None
