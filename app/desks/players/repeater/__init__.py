"""What the players see of Repeater Bets: a board beneath that of the game whose spins they follow."""
