"""What a trainee answered, and how he stands by it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, tzinfo

from app.desks.trainee.curves import progress_of
from app.desks.trainee.screen import DrillRow, Home, Progress
from app.local_time import local
from app.practice.attempts import Attempt, Skill
from app.practice.catalogue import Catalogue
from app.practice.daily import TEN_MINUTES, daily_set
from app.practice.learned import Learned
from app.practice.progress import Standing, by_drill, days_practised, weak_spots

_Stands = tuple[dict[str, Standing], list[tuple[Skill, Standing]]]
"""How each drill stands, and what is weak."""


class Record:
    """The answers of one trainee, and all that is reckoned from them.

    Attributes:
        trainee: who; empty while nobody practises.
        attempts: in their order, those of drills that there still are.
        learned: what comes back when, and which levels are open.
    """

    def __init__(self, catalogue: Catalogue, zone: tzinfo) -> None:
        """Begin with nobody.

        Args:
            catalogue: the drills that there are.
            zone: whose days are counted.
        """
        self._catalogue, self._zone = catalogue, zone
        self.begin("", ())

    def begin(self, trainee: str, attempts: Iterable[Attempt]) -> None:
        """Begin with what is kept of a trainee.

        Args:
            trainee: who; empty for nobody.
            attempts: what was answered before, in their order.
        """
        self.trainee, self.attempts = trainee, [*known(self._catalogue, attempts)]
        self.learned = Learned(self._catalogue.pace, self.attempts)
        self._stands: _Stands | None = None

    def take(self, attempt: Attempt) -> None:
        """Take one more answer."""
        self.attempts.append(attempt)
        self.learned.take(attempt)
        self._stands = None

    def today(self, now: datetime) -> tuple[Skill, ...]:
        """What is left of today's ten minutes; once they are over, ten minutes more.

        Args:
            now: in UTC.
        """
        day = local(now, self._zone).date()
        spent = sum(
            self._catalogue.pace(attempt.skill)
            for attempt in self.attempts
            if local(attempt.at, self._zone).date() == day
        )
        left = TEN_MINUTES - spent % TEN_MINUTES
        return daily_set(self._catalogue.drills, self.learned, now, left, self._catalogue.given)

    def home(self, now: datetime, *, has_night: bool) -> Home:
        """Say how everything stands.

        Args:
            now: in UTC.
            has_night: whether a table's journal can be read here.
        """
        today, (standing, weak) = self.today(now), self._standing()
        return Home(
            trainee=self.trainee,
            today=len(today),
            repeated=sum(skill in self.learned.cards for skill in today),
            drills=tuple(
                DrillRow(
                    drill.name,
                    len(drill.levels),
                    self.learned.open_level(drill),
                    standing.get(drill.name),
                    any(skill.drill == drill.name for skill, _ in weak),
                )
                for drill in self._catalogue.drills.values()
            ),
            weak=tuple(weak),
            days=days_practised(self.attempts, local(now, self._zone).date(), self._zone),
            night=self._night(standing) if has_night else None,
        )

    def _standing(self) -> _Stands:
        """Say how each drill stands, and what is weak; reckoned once after each answer."""
        if self._stands is None:
            pace = self._catalogue.pace
            self._stands = by_drill(self.attempts, pace), weak_spots(self.attempts, pace)
        return self._stands

    def _night(self, standing: Mapping[str, Standing]) -> DrillRow | None:
        """Say how the drill stands that asks what was really played; None where there is none."""
        name = next(iter(self._catalogue.given), None)
        return None if name is None else DrillRow(name, 0, 0, standing.get(name))

    def progress(self, drill: str, now: datetime) -> Progress:
        """Say how a drill went over time; all of them together where none is named.

        Args:
            drill: its name; empty for all of them.
            now: in UTC.
        """
        today = local(now, self._zone).date()
        return progress_of(self.attempts, self.learned, drill, today, self._zone)


def known(catalogue: Catalogue, attempts: Iterable[Attempt]) -> Sequence[Attempt]:
    """Keep the answers that a drill still has: a later version may ask otherwise."""
    return [attempt for attempt in attempts if catalogue.knows(attempt.skill)]
