"""Capotavolo: the assistant at a live roulette table."""
