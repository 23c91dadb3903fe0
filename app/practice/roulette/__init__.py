"""Practice of roulette beside its drills: chips on the cloth, nights, whole spins."""
