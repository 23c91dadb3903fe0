"""Where the pieces of an announce lie, as the oracle retyped it (rules 6)."""

from app.practice.exercise import Exercise
from tests.drills.by_oracle.announce_asked import announce_of, count, straights_of
from tests.oracle.announce import announce
from tests.oracle.writing import rows


def answers(exercise: Exercise) -> tuple[str, ...]:
    found = announce(
        announce_of(exercise), colour_pieces=count(exercise, "each"), straights=straights_of(exercise)
    )
    return (" ".join(f"{bet['pieces']}x{bet['position']}" for bet in rows(found, "bets")),)
