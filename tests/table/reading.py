"""The events of a table of roulette, read from their recorded texts."""

from app.table.event_reading import reader_of
from app.table.roulette.game import ROULETTE

KINDS = reader_of(ROULETTE).kinds
"""All that may happen at one."""
read_event = reader_of(ROULETTE).read
