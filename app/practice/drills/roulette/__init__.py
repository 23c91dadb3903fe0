"""Roulette's drills, one file each."""
