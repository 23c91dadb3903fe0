"""Repeater Bets at the dealer's desk: the board beside the cloth, and the page where wagers are booked."""
