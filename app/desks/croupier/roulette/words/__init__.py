"""What roulette means, in the words of the desk."""
