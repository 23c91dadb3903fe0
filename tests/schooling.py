"""All that there is to be practised, as the program offers it."""

from app.desks.trainee.courses import COURSES
from app.desks.trainee.school import School
from app.rules.house import House
from tests.houses import house


def school_at(dealt: House) -> School:
    """What a house deals, as it is offered to whoever practises it."""
    return School(course for course in COURSES.values() if course.deals(dealt))


EVERYWHERE = School(COURSES.values())
"""What any house deals."""
SCHOOL = school_at(house("venezia"))
CATALOGUE, WORDS = SCHOOL.catalogue, EVERYWHERE.words
DRILLS, ALL_DRILLS = CATALOGUE.drills, EVERYWHERE.catalogue.all
BESIDE = COURSES["repeater"].drills
"""The drills of Repeater Bets."""
exercise, sentence = EVERYWHERE.catalogue.exercise, WORDS.sentence
