"""Every drill of every game, as the program offers them."""

from app.desks.trainee.courses import COURSES
from app.practice.catalogue import Catalogue

CATALOGUE = Catalogue(drill for course in COURSES for drill in course.drills)
DRILLS, ALL_DRILLS = CATALOGUE.drills, CATALOGUE.all
exercise = CATALOGUE.exercise
