"""The journal read for what is roulette's alone."""
