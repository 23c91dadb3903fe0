"""Pages of roulette: a spin, its bets, the wheel."""
