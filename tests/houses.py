"""The houses, as roulette is dealt in them."""

from app import houses
from app.rules.house import House
from app.rules.roulette.house_reading import read_house


def house(name: str) -> House:
    """One that is shipped."""
    return houses.house(name, read_house)


def house_from(word: str) -> House:
    """One that is shipped, or that of a file."""
    return houses.house_from(word, read_house)
