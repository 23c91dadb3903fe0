"""Repeater Bets on pages of others: what happened to side wagers, in the language of the page."""
