"""A bet announced at the race track: said, composed, priced and placed."""
