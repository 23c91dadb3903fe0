"""What roulette's own pages ask, as plain data: what is shown and what a touch means."""
