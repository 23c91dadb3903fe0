"""What the players see of roulette: the last numbers, the limits, the phase, the house's edge."""
