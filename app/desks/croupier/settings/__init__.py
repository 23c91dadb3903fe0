"""How a table is set up: its house, its place, its devices."""
