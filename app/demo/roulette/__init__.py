"""How roulette is demonstrated: who plays, what they lay, and what is told of a spin."""
