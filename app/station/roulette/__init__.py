"""Roulette at a station: what its wheel and its tumbler say, and what that means for the spin."""
