"""Repeater Bets at the pit boss's desk."""
