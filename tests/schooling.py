"""All that there is to be practised, as the program offers it."""

from app.desks.trainee.courses import COURSES
from app.desks.trainee.school import School

SCHOOL = School(COURSES.values())
CATALOGUE, WORDS = SCHOOL.catalogue, SCHOOL.words
DRILLS, ALL_DRILLS = CATALOGUE.drills, CATALOGUE.all
exercise, sentence = CATALOGUE.exercise, WORDS.sentence
