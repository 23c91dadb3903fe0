"""What a payment of roulette shows besides its chips."""
