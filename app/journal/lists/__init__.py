"""The lists: what millions of spins came to, in tables for the screens; `verify` never believes them."""
