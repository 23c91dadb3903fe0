"""What roulette asks before it is done."""
