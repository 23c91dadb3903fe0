"""The drills of Repeater Bets."""
