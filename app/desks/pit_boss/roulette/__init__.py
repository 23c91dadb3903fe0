"""What the pit boss sees of roulette: the picture of a spin, the wheel."""
