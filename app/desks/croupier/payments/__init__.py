"""What is paid, drawn as the dealer lays it."""
