"""How roulette is practised at the desk: its pads and what draws its scenes."""
