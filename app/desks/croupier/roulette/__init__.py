"""Roulette's half of the dealer's screen: the entry, the announces, its own pages and words."""
