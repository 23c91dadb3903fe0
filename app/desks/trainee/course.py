"""What a game brings where it is practised."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from app.practice.exercise import Drill, Form
from app.practice.night import PlayedRound
from app.reports.practice_words.course_words import CourseWords
from app.rules.house import House
from app.rules.house_profile import ReadHouse

if TYPE_CHECKING:  # what is only printed touches and draws nothing
    from app.desks.trainee.drawings import Drawing
    from app.desks.trainee.pads import MakePad
    from app.desks.trainee.stage import MakeStage


Played: TypeAlias = Callable[[House, Any], PlayedRound | None]


class CourseViews(NamedTuple):
    """What a game's exercises are touched with, and drawn by.

    Attributes:
        pads: by the game's own forms of answers.
        drawings: by the game's own kinds of scenes, those that are painted.
        stages: likewise, those that widgets of their own show.
    """

    pads: Mapping[Form, MakePad] = {}
    drawings: Mapping[type, Drawing] = {}
    stages: Mapping[type, MakeStage] = {}


class Course(NamedTuple):
    """A game as it is practised.

    Attributes:
        drills: in the order in which a trainee meets them, those of any game that belong to it among them.
        read_house: reads the profile of a house in which it is played.
        words: what its drills say.
        views: what they are touched with and drawn by, made ready where something is shown.
        played: makes a round that was really played ready to be practised by a house's rules, from the table
            right before it was closed; None where nothing can be asked of it.
        called: how a result of its rounds is called at the table, where a side game asks it by ear.
        deals: whether a house deals what is practised; it is offered there only.
    """

    drills: tuple[Drill, ...]
    read_house: ReadHouse
    words: CourseWords
    views: Callable[[], CourseViews] = CourseViews
    played: Played = lambda _house, _state: None
    called: Callable[[int], str] = str
    deals: Callable[[House], bool] = lambda _house: True
