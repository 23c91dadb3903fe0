"""The sentences of roulette's drills, one file for each."""
