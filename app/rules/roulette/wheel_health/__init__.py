"""Whether a wheel is fair, from the numbers that fell on it: figures, and what may be said about them."""
