"""The sub-commands that are roulette's alone."""
