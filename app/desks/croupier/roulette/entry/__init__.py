"""The bets round the number, entered by touch and by keys."""
