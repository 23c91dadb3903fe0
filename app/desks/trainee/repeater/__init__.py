"""Repeater Bets at the trainee's desk."""
