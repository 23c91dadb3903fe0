"""Roulette at a table: its events, spins and throws, what is laid and announced, what a reader says."""
